package table

import (
	"strconv"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/sheet"
	"wyrmtable/scenes/ui"
)

// buildZones makes every card that lies still a place to press.
func (t *Scene) buildZones(c *game.Context) {
	for pass := range 2 {
		for z := range t.tableau.Lay.Zones {
			sp := &t.tableau.Lay.Zones[z]
			if sp.Kind == layout.Away || (sp.Kind == layout.Tucked) != (pass == 0) {
				continue // what lies under others is pressed after them
			}
			t.buildZone(c, rules.Zone(z))
		}
	}
}

// buildZone does it for one zone.
func (t *Scene) buildZone(c *game.Context, z rules.Zone) {
	l, sp := t.shown.Layout(), &t.tableau.Lay.Zones[z]
	name := t.in(l.Zones[z].Text)
	if s := l.Zones[z].Seat; s >= 0 {
		name += " — " + t.name(s)
	}
	t.ui.Region(t.ui.Sub("zone", int(z)), name)
	cards := t.shown.Zone(z)
	first := 0
	if sp.Heaped() {
		first = max(0, len(cards)-1)
		t.ui.Say(name + t.colon() + strconv.Itoa(len(cards)))
	}
	for _, id := range cards[first:] {
		if id != 0 {
			t.buildCard(c, id, l.Zones[z].Name)
		}
	}
	t.places().Pile(c, l.Zones[z].Name, sp, len(cards))
	t.places().Gaps(z, sp)
}

// buildCard makes a card that lies still a place to press.
func (t *Scene) buildCard(c *game.Context, id rules.CardID, zone string) {
	tr := &t.tableau.Stage.Cards[id]
	if tr.Moving() || id == t.input.Drag.Card {
		return
	}
	n, top := t.tableau.Heaped(id)
	if !top {
		return
	}
	label := t.plain(t.look.Game.Faces[t.look.Game.FaceOf(&t.shown, id)].Name)
	if f := t.look.Game.FaceOf(&t.shown, id); f == 0 {
		label = c.T(text("carte cachée", "hidden card"))
	} else {
		label += ". " + t.in(t.look.Theme.KindOf(f)) + ". " + t.plain(t.look.Game.Faces[f].Rules)
	}
	if f := t.look.InPlay.Field; f != nil && f.Words != nil {
		if words := f.Words(&t.shown, id); !words.Empty() {
			label += " " + t.plain(words)
		}
	}
	if n > 1 {
		label = strconv.Itoa(n) + " × " + label
	}
	may := t.hand.CanPick(id)
	if may {
		label += c.T(text(" (jouable)", " (can be used)"))
	}
	h := t.ui.Hit(t.ui.Sub("card", int(id)), t.tableau.InSight(id),
		ui.Place{Label: label, On: t.hand.Card() == id, Land: t.tableau.Land(id), Ringed: true})
	if looked := h.Hot || h.Focused; looked {
		if t.painter.Lasting.Ink(id) >= 0 {
			t.painter.Lasting.Looked = id
		}
		if may {
			t.hand.Hinted = id
		}
	}
	if h.Focused {
		t.input.Keys.Card = id
	} else if t.input.Keys.Card == id {
		t.input.Keys.Card = 0
	}
	switch {
	case h.Alt:
		t.showZoom(c, id, true)
	case h.Pressed && t.hand.Card() == 0 && t.browses(id, may):
		t.openOn(c, sheet.Topic{Kind: sheet.Browse, Zone: t.shown.Cards[id].Zone})
	case h.Pressed:
		t.pressCard(c, id)
	}
}

// buildGoals makes the goals of the held card places to press.
func (t *Scene) buildGoals(c *game.Context) {
	if t.hand.Card() == 0 || t.input.Drag.Card != 0 {
		t.input.Keys.ToGoal = false
		return
	}
	if t.busy() {
		return
	}
	if t.input.Keys.ToGoal {
		t.input.Keys.ToGoal = false
		t.ui.Focus(t.ui.Sub("goal", t.firstGoal()))
	}
	t.ui.Region("goals", c.T(text("Où la poser", "Where to put it")))
	for _, i := range t.tableau.GoalsBySize() {
		g := t.hand.Goals()[i]
		answers := t.tableau.HeldFor(g)
		if len(answers) == 0 || g.Card != 0 && t.tableau.InPile(g.Card) && answers[0].Target != g.Card {
			continue // of the cards of a pile the first stands for all
		}
		label := t.plain(t.look.Game.Label(t.match.Session.Setup(), &t.shown, t.question.Ask, &answers[0]))
		if g.Card == 0 && g.Whom < 0 && t.question.IsLarge(answers) {
			label += " (" + t.in(t.shown.Layout().Zones[g.Zone].Text) + ")" // the large button says the same
		}
		h := t.ui.Hit(t.ui.Sub("goal", i), t.tableau.GoalRect(g), ui.Place{Label: label, Land: t.tableau.Land(g.Card)})
		if h.Focused {
			t.input.Keys.Goal = i + 1
		} else if t.input.Keys.Goal == i+1 {
			t.input.Keys.Goal = 0
		}
		if h.Pressed && t.input.Guard.Pass(c.Now, "give") {
			t.give(c, answers)
			return
		}
	}
}

// buildMarks lights where the held card may go: the free place of a hand, or
// the common row. Where a card that is only looked at might go shines faintly.
func (t *Scene) buildMarks(c *game.Context) {
	t.places().Home()
	hints := t.hand.Hint(t.hand.Card() == 0 && !t.busy() && !t.choice.Shown())
	if t.hand.Card() != 0 {
		for _, g := range t.hand.Goals() {
			t.places().Mark(c, g)
		}
		return
	}
	if len(hints) == 0 {
		return
	}
	t.ui.Faded(hintShine, func() {
		for _, g := range hints {
			t.places().Mark(c, g)
		}
	})
}

// hintShine is how strongly the goals of a card shine that is only looked at.
const hintShine = 0.5

// buildGoalWords writes what the lit zones are for over the cards that lie there,
// and on the held card what it does where it lies.
func (t *Scene) buildGoalWords() {
	if t.hand.Card() == 0 || t.input.Drag.Card != 0 || t.busy() || t.choice.Shown() {
		return
	}
	for _, g := range t.hand.Goals() {
		t.places().Word(t.top, g)
	}
	t.places().InPlace(t.top)
}
