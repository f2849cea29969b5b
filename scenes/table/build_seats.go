package table

import (
	"strconv"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/reason"
	"wyrmtable/scenes/table/sheet"
	"wyrmtable/scenes/ui"
)

// buildSeat describes a player.
func (t *Scene) buildSeat(c *game.Context, s rules.Seat) {
	d, l, m := &t.desk, &t.tableau.Lay.Seats[s], t.moodOf(s)
	switch {
	case t.look.Players.Hero != nil:
		d.Home(s, m)
		t.buildPowers(c, s)
		d.Stores(s)
	case t.look.InPlay.Realm != nil:
		k := t.telling()
		if d.Realm(s, m, &k, &t.tableau.Now().Lands[s]) {
			t.openOn(c, sheet.Topic{Kind: sheet.Piles, Seat: s})
		}
	case t.look.Players.Bench != nil:
		k := t.telling()
		k.Then, k.Effects, k.Head = t.compared()
		d.Bench(s, m, &k, t.tableau.From.Below == s)
	case t.look.Players.Panel != nil:
		k := panel.Person{Mood: m, Chosen: t.chosen() == s,
			Change: t.preview.Counters.Of(reason.Counter{Index: 0, Seat: s}) != nil}
		if d.Person(s, k) {
			t.openOn(c, sheet.Topic{Kind: sheet.Hand, Seat: s})
		}
	case l.Plate:
		d.Plate(c, s)
	default:
		d.Seat(c, s)
	}
	d.Beads(s)
}

// buildGauge makes the instrument of a counter, in r, a place to look at: how
// its value, of at most most, came about.
func (t *Scene) buildGauge(k reason.Counter, r layout.Rect, most int) {
	v := t.shown.Var(t.desk.Numbers.Counters[k.Index], k.Seat)
	label := t.in(t.look.Players.Counters[k.Index].Name) + t.colon() + strconv.Itoa(int(v)) + " / " + strconv.Itoa(most)
	if v := t.preview.Counters.Of(k); v != nil {
		label += " → " + strconv.Itoa(int(v.Value))
	}
	h := t.ui.Hit(t.ui.Sub(t.ui.Sub("ruler", k.Index), int(k.Seat)), game.Rect(r), ui.Place{Label: label})
	if t.explain.Look(k, h.Pressed, h.Hot || h.Focused) {
		t.top.Changed()
	}
}

// moodOf says why a player's panel stands out.
func (t *Scene) moodOf(s rules.Seat) panel.Mood {
	if t.aimSeat() == s {
		return panel.AimedAt
	}
	if t.chosen() == s {
		return panel.Attacked
	}
	for _, g := range t.hand.Goals() {
		if g.Card == 0 && g.Whom == s {
			return panel.Maybe
		}
	}
	if t.question.Ask != nil && t.look.Players.Incoming(&t.shown, s) > 0 {
		return panel.Attacked
	}
	if t.question.Ask != nil && t.question.Ask.Decider == s && t.match.Replay == nil {
		return panel.HisTurn
	}
	return panel.Calm
}

// chosen is the player at whom the answer before was aimed, while the same
// person chooses another one for the same card; otherwise Nobody.
func (t *Scene) chosen() rules.Seat {
	if n := t.match.Session.Len(); n > 0 && t.question.Ask != nil && t.hand.Bound() {
		if a := t.match.Session.Action(n - 1); a.Seat == t.question.Ask.Decider {
			return a.Whom
		}
	}
	return rules.Nobody
}

// buildPowers are the buttons of what a hero can do.
func (t *Scene) buildPowers(c *game.Context, s rules.Seat) {
	id := t.desk.HeroOf(s)
	if id == 0 {
		return
	}
	h := t.look.Players.Hero
	p := t.desk.Powers(s, id, func(p *look.Power) (now bool, why string) {
		if _, now = t.powerAnswer(id, p); !now && h.Why != nil {
			why = t.plain(t.powerWhy(s, p))
		}
		return now, why
	})
	if p == nil {
		return
	}
	if a, now := t.powerAnswer(id, p); !now {
		t.say(c, t.powerWhy(s, p))
	} else if t.input.Guard.Pass(c.Now, "power") {
		t.do(c, a.Action)
	}
}

// powerWhy says why a power cannot be used now: what is being paid for comes
// first.
func (t *Scene) powerWhy(s rules.Seat, p *look.Power) rules.Text {
	if t.question.Ask != nil && t.question.Ask.Source != 0 && t.look.Play.Verbs != nil && !t.busy() {
		if _, ok := t.question.Bare(t.look.Play.Verbs.Back); ok {
			n := t.look.Game.Faces[t.look.Game.FaceOf(&t.shown, t.question.Ask.Source)].Name
			return rules.Text{FR: "Il faut d’abord confirmer ou annuler " + n.FR + ".",
				EN: "First confirm or call off " + n.EN + "."}
		}
	}
	return t.look.Players.Hero.Why(&t.shown, s, p)
}

// powerAnswer is the answer that uses a power of a hero.
func (t *Scene) powerAnswer(id rules.CardID, p *look.Power) (rules.Answer, bool) {
	if t.question.Ask == nil || t.busy() {
		return rules.Answer{}, false
	}
	for i := range t.question.Ask.Answers {
		a := &t.question.Ask.Answers[i]
		if a.Card == id && a.Num == p.Num && t.shown.Layout().Verbs[a.Verb].Name == t.look.Players.Hero.Verb {
			return *a, true
		}
	}
	return rules.Answer{}, false
}

// buildLasting puts up the chips of lasting cards on both sides.
func (t *Scene) buildLasting(c *game.Context) {
	var chips []panel.Chip
	for _, id := range t.painter.Lasting.Cards {
		chips = append(chips, panel.Chip{Card: id, Ink: max(0, t.painter.Lasting.Ink(id))})
	}
	k := t.desk.Chips(chips)
	if k.Looked != 0 {
		t.painter.Lasting.Looked = k.Looked
	}
	if k.All {
		t.open(c, sheet.Lasting)
	}
	if k.Pressed != 0 {
		t.showZoom(c, k.Pressed, true)
	}
}

// fixtureTelling is what the furniture that the game paints may tell of.
func (t *Scene) fixtureTelling() look.Telling {
	k := t.telling()
	k.Then, k.Effects, k.Head = t.compared()
	if t.look.Preview.Targeting != nil {
		k.Then, k.Targets = t.preview.Targets.Then, t.preview.Targets.Prepared
	}
	if t.question.Answered() {
		k.Ask = nil // it is settled, and the next one not yet asked
	}
	return k
}

// compared is what would come of the answer considered: the table then, what
// becomes of cards and players, and what the answer is called where it is not
// just to let things go on.
func (t *Scene) compared() (then *rules.Board, effects []look.Effect, head string) {
	k := &t.preview.Comparison
	col := k.Marked()
	if col == nil {
		return nil, nil, ""
	}
	if k.Mark > 0 || col.Answer.Card != 0 {
		head = col.Head
	}
	return col.After, col.Effects, head
}
