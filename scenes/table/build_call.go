package table

import (
	"wyrmtable/game"
	"wyrmtable/rules"
)

// buildCall puts the open question to the table.
func (t *Scene) buildCall(c *game.Context) {
	if t.tableau.Lay.Call.Empty() || t.busy() || !(t.match.Begun && t.watch.Calling()) {
		return
	}
	k := t.desk.Call(c, t.callTitle(), t.watch.Called(), t.input.Guard.Ready(c.Now, "end"))
	switch {
	case k.Pass && t.input.Guard.Pass(c.Now, "end"):
		t.passAll(c)
	case k.Claimant >= 0 && t.input.Guard.Pass(c.Now, "claim"):
		t.claim(c, k.Claimant)
	}
}

// callTitle is what the table is asked.
func (t *Scene) callTitle() string {
	if t.look.Play.Call != nil {
		return t.in(t.look.Play.Call.Title)
	}
	return t.in(callText)
}

// callStake is what the call is about, or else what is asked.
func (t *Scene) callStake() string {
	if k := t.look.Play.Call; k != nil && k.Stake != nil {
		tell := t.telling()
		if words := t.plain(k.Stake(&tell)); words != "" {
			return words
		}
	}
	return t.callTitle()
}

// callEnd is the large button while the table is called: it lets pass for all.
func (t *Scene) callEnd(c *game.Context) bool {
	if !(t.match.Begun && t.watch.Calling()) || t.busy() {
		return false
	}
	if t.input.Guard.Pass(c.Now, "end") {
		t.passAll(c)
	}
	return true
}

var callText = rules.Text{FR: "Quelqu’un veut-il répondre\u00a0?", EN: "Does anybody want to answer?"}
