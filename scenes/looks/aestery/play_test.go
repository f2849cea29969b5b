package aestery_test

import (
	"cmp"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/aestery"
	aesterylook "wyrmtable/scenes/looks/aestery"
	"wyrmtable/scenes/table/pick"
	"wyrmtable/scenes/table/tabletest"
)

// An aesPlayer is a tester of Aestery.
type aesPlayer struct{ tabletest.Tester }

func newAesPlayer(t testing.TB, s *rules.Session, w, h int) *aesPlayer {
	return &aesPlayer{tabletest.NewTester(newAesteryRig(t, s, w, h), s, 7, 3)}
}

// choose picks an answer: what is begun is mostly ended, fights are sought.
func (p *aesPlayer) choose() (rules.Action, bool) {
	asks := p.Session.Match().Asks()
	if len(asks) == 0 {
		return rules.Action{}, false
	}
	k := &asks[0]
	verb := func(v rules.Verb) *rules.Answer {
		for i := range k.Answers {
			if k.Answers[i].Verb == v {
				return &k.Answers[i]
			}
		}
		return nil
	}
	roll := p.Rand.IntN(10)
	if a := verb(aestery.VerbAttack); a != nil && roll < 8 {
		return a.Action, true
	}
	if a := verb(aestery.VerbConfirm); a != nil && roll < 7 {
		return a.Action, true
	}
	if a := verb(aestery.VerbPass); a != nil && (roll < 3 || k.Kind != aestery.AskMain && roll < 8) {
		return a.Action, true
	}
	if a := verb(aestery.VerbMine); a != nil && roll < 6 && p.Session.Match().Board().Var(aestery.VarMined, k.Decider) == 0 {
		return a.Action, true
	}
	for range 20 {
		if a := k.Answers[p.Rand.IntN(len(k.Answers))]; !a.Back || p.Rand.IntN(12) == 0 {
			return a.Action, true
		}
	}
	return k.Answers[0].Action, true
}

// upper is the same answer with the card that can be pressed of a heap.
func (p *aesPlayer) upper(a rules.Action) rules.Action {
	sc := p.Table
	p.Rest()
	if _, top := sc.Tableau.Heaped(a.Card); a.Card == 0 || top {
		return a
	}
	at := *sc.Tableau.SpotOf(a.Card)
	for _, id := range sc.Shown.Zone(sc.Shown.Cards[a.Card].Zone) {
		if k := sc.Tableau.SpotOf(id); k.I == at.I && k.Deep == 0 {
			a.Card = id
		}
	}
	return a
}

// give gives an answer as a person does, by what is on the screen.
func (p *aesPlayer) give(t testing.TB, a rules.Action, how tabletest.Manner) {
	t.Helper()
	sc := p.Table
	p.Rest()
	if sc.Choice.Shown() {
		p.Option(t, how, a)
		return
	}
	if a.Card == 0 {
		button := cmp.Or(p.Button(a), "more")
		p.Give(t, how, button, p.Hit(t, button))
		return
	}
	if a.Verb == aestery.VerbPower && !sc.Tableau.Lay.Portrait {
		for i, w := range aesterylook.Look.Players.Hero.Powers(sc.Shown.Cards[a.Card].Face) {
			if w.Num == a.Num {
				id := sc.UI.Sub(sc.UI.Sub("power", int(a.Seat)), i)
				p.Give(t, how, id, p.Hit(t, id))
				return
			}
		}
	}
	p.carry(t, a, how)
	if sc.Choice.Shown() { // several things could be meant
		p.Run(300 * time.Millisecond)
		p.give(t, a, how)
	}
}

// carry brings the card of an answer to its goal.
func (p *aesPlayer) carry(t testing.TB, a rules.Action, how tabletest.Manner) {
	t.Helper()
	sc := p.Table
	to := tabletest.GoalOf(a)
	if sc.Hand.Bound() {
		p.PressGoal(t, how, to, p.GoalPoint(to))
		return
	}
	if how == tabletest.ByDrag && to != (pick.Goal{Whom: rules.Nobody}) {
		p.Pull(p.Middle(a.Card), func() game.Point { return sc.Tableau.GoalRect(to).Center() })
		return
	}
	before := p.Session.Len()
	at := p.Middle(a.Card)
	// the next one of a full hand covers its right half
	if r := sc.Tableau.Place(a.Card); sc.Tableau.IsHand(sc.Shown.Cards[a.Card].Zone) {
		at.X = r.X + r.W*.22
	}
	p.Give(t, how, sc.UI.Sub("card", int(a.Card)), at)
	p.Run(300 * time.Millisecond)
	if p.Session.Len() == before && sc.Hand.Card() == a.Card {
		p.LeadsTo(t, a, to)
		p.PressGoal(t, how, to, p.GoalPoint(to))
	}
}

// play gives the next answer and reports whether there was one.
func (p *aesPlayer) play(t testing.TB, how tabletest.Manner) bool {
	t.Helper()
	a, ok := p.choose()
	if !ok {
		return false
	}
	a = p.upper(a)
	before, k := p.Session.Len(), p.Session.Match().Asks()[0]
	name := p.Session.Match().Board().Layout().Asks[k.Kind].Name
	p.Kinds[name]++
	p.give(t, a, how)
	p.Run(400 * time.Millisecond)
	if !p.Given(t, before, a, name, how) {
		t.FailNow()
	}
	return true
}

func (p *aesPlayer) playOut(t *testing.T, how ...tabletest.Manner) {
	t.Helper()
	for n := 0; n < 1500 && p.play(t, how[n%len(how)]); n++ {
	}
	out := p.Ended(t, 4*time.Second)
	t.Logf("%d answers in %d turns, %v, won by %v", p.Session.Len(), p.Session.Match().Board().Var(aestery.VarTurn, rules.Nobody),
		p.Kinds, out.Winners)
}

func TestAesteryMatchByDrag(t *testing.T) {
	s := newAestery(t, 1)
	p := &aesPlayer{tabletest.NewTester(newSeenAesteryRig(t, s, 1280, 720), s, 7, 3)} // the one that is painted
	p.playOut(t, tabletest.ByDrag)
}

func TestAesteryMatchByMouse(t *testing.T) {
	newAesPlayer(t, newAestery(t, 2), 1280, 720).playOut(t, tabletest.ByDrag, tabletest.ByClicks)
}

func TestAesteryMatchByKeys(t *testing.T) {
	newAesPlayer(t, newAestery(t, 3), 1280, 720).playOut(t, tabletest.ByKeys)
}

func TestAesteryMatchByFinger(t *testing.T) {
	newAesPlayer(t, newAestery(t, 4), 390, 844).playOut(t, tabletest.ByFinger)
}
