package table

import (
	"strconv"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/pick"
	"wyrmtable/scenes/table/pictures"
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
	t.buildPileCount(c, l.Zones[z].Name, sp, len(cards))
	t.buildGaps(z, sp)
}

// buildGaps marks the empty places of the common row.
func (t *Scene) buildGaps(z rules.Zone, sp *layout.Spread) {
	if sp.Kind != layout.Slots {
		return
	}
	cards, n := t.shown.Zone(z), t.desk.Numbers.Places(&t.shown, z)
	for i := range min(n, len(cards)) {
		if cards[i] == 0 {
			t.ui.Picture(ui.Key{Kind: "table.gap"}, game.Rect(sp.Pose(i, n).Bounds()),
				pictures.Gap(sp.Pose(i, n).Width, t.look.Ground.Gap))
		}
	}
}

func (t *Scene) buildPileCount(c *game.Context, zone string, sp *layout.Spread, n int) {
	switch zone {
	case t.look.Play.Pile:
		if p := sp.Pose(0, 1); n == 0 {
			t.ui.Picture(ui.Key{Kind: "table.gap"}, game.Rect(p.Bounds()), pictures.Gap(p.Width, t.look.Ground.Gap))
		}
		if !t.tableau.Lay.DeckName.Empty() {
			t.pileName(game.Rect(t.tableau.Lay.DeckName), c.T(text("Pioche", "Deck")))
		}
	case t.look.Play.Discard:
		if n > 0 {
			label := c.T(text("Défausse · ", "Discard · ")) + strconv.Itoa(n)
			if t.tableau.Lay.Pile.W < 70 {
				label = strconv.Itoa(n)
			}
			t.pileName(game.Rect(t.tableau.Lay.Pile), label)
		} else {
			p := sp.Pose(0, 1)
			t.ui.Picture(ui.Key{Kind: "table.gap"}, game.Rect(p.Bounds()), pictures.Gap(p.Width, t.look.Ground.Gap))
		}
	}
}

// pileName writes the name of a pile over it. Where the table has ornaments they
// would run through the words: there these lie on a shade.
func (t *Scene) pileName(r game.Rect, label string) {
	u := t.ui
	style := panel.Capped(u, ui.Text{Face: ui.CaptionText.Face, Size: 14, Col: ui.White, Align: art.Centre, Shadow: true},
		17)
	if !t.tableau.Lay.DeckName.Empty() {
		w := min(r.W, u.TextWidth(label, style)) + 14
		box := game.Rect{X: r.X + (r.W-w)/2, Y: r.Y + r.H/2 - 10, W: w, H: 20}
		u.Picture(ui.Key{Kind: "table.pilename"}, box, func(cv *art.Canvas) {
			cv.Fill(art.RoundRect(0, 0, box.W, box.H, 8), art.SolidA("#1c0c34", .78))
		})
	}
	u.Label(r, label, style)
}

// buildCard makes a card that lies still a place to press.
func (t *Scene) buildCard(c *game.Context, id rules.CardID, zone string) {
	tr := &t.tableau.Stage.Cards[id]
	if tr.Moving() || id == t.drag.Card {
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
		ui.Place{Label: label, On: t.hand.Card() == id, Land: t.tableau.Land(id)})
	if looked := h.Hot || h.Focused; looked {
		if t.painter.Lasting.Ink(id) >= 0 {
			t.painter.Lasting.Looked = id
		}
		if may {
			t.hand.Hinted = id
		}
	}
	if h.Focused {
		t.keys.Card = id
	} else if t.keys.Card == id {
		t.keys.Card = 0
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
	if t.hand.Card() == 0 || t.drag.Card != 0 {
		t.keys.ToGoal = false
		return
	}
	if t.busy() {
		return
	}
	if t.keys.ToGoal {
		t.keys.ToGoal = false
		t.toFirstGoal()
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
			t.keys.Goal = i + 1
		} else if t.keys.Goal == i+1 {
			t.keys.Goal = 0
		}
		if h.Pressed && t.guard.Pass(c.Now, "give") {
			t.give(c, answers)
			return
		}
	}
}

// buildMarks lights where the held card may go: the free place of a hand, or
// the common row. Where a card that is only looked at might go shines faintly.
func (t *Scene) buildMarks(c *game.Context) {
	t.buildHome()
	hints := t.hand.Hint(t.hand.Card() == 0 && !t.busy() && !t.choice.Shown())
	if t.hand.Card() != 0 {
		for _, g := range t.hand.Goals() {
			t.buildMark(c, g)
		}
		return
	}
	if len(hints) == 0 {
		return
	}
	t.ui.Faded(hintShine, func() {
		for _, g := range hints {
			t.buildMark(c, g)
		}
	})
}

// hintShine is how strongly the goals of a card shine that is only looked at.
const hintShine = 0.5

func (t *Scene) buildMark(c *game.Context, g pick.Goal) {
	if g.Card != 0 && t.tableau.Buried(g.Card) { // the pile glows
		r := game.Rect(t.tableau.Lay.Zones[t.shown.Cards[g.Card].Zone].Drop)
		t.ui.Picture(ui.Key{Kind: "table.lanegoal"}, r.Inset(-9), pictures.LaneGoal(r.W+18, r.H+18))
		return
	}
	if g.Card != 0 || g.Whom >= 0 || g == pick.InPlace {
		return // the card itself glows, or the player's panel
	}
	if p, ok := t.tableau.FreePlace(g); ok {
		name := t.in(t.shown.Layout().Zones[g.Zone].Text)
		hint := c.T(text("déposez la carte ici", "drop the card here"))
		r := game.Rect(p.Bounds()).Inset(-4)
		t.ui.Picture(ui.Key{Kind: "table.handslot", Text: name, A: int(t.desk.Lang)}, r.Inset(-8), func(cv *art.Canvas) {
			cv.HandSlot(8, 8, r.W, r.H, name, hint, true)
		})
		return
	}
	r := t.tableau.ZoneGoal(g)
	t.ui.Picture(ui.Key{Kind: "table.lanegoal"}, r.Inset(-9), pictures.LaneGoal(r.W+18, r.H+18))
	if t.drag.Card != 0 { // the dragged card stays over the words
		t.buildGoalWord(t.ui, g)
	}
}

// buildGoalWords writes what the lit zones are for over the cards that lie there.
func (t *Scene) buildGoalWords() {
	if t.hand.Card() == 0 || t.drag.Card != 0 || t.busy() || t.choice.Shown() {
		return
	}
	for _, g := range t.hand.Goals() {
		t.buildGoalWord(t.top, g)
	}
}

// goalWord is what it would be to put the held card into a zone: the verb, if
// there is one, or else the name of the zone. Two places of one name would look
// like two things to do: what the large button does already is only a place.
func (t *Scene) goalWord(g pick.Goal) string {
	l := t.shown.Layout()
	answers := t.hand.To(g)
	for _, a := range answers {
		if a.Verb != answers[0].Verb {
			return t.in(l.Zones[g.Zone].Text)
		}
	}
	if len(answers) == 0 {
		return ""
	}
	if t.question.IsLarge(answers) {
		return t.in(rules.Text{FR: "Déposer ici", EN: "Put it here"})
	}
	if _, named := t.look.Words.Names[l.Zones[g.Zone].Name]; named { // several places to do the same at
		for _, o := range t.hand.Goals() {
			if o.Card == 0 && o.Whom < 0 && o.Zone != g.Zone && o != pick.InPlace && t.hand.To(o)[0].Verb == answers[0].Verb {
				return t.zoneName(g.Zone)
			}
		}
	}
	return t.in(l.Verbs[answers[0].Verb].Text)
}

// buildGoalWord writes on the frame around a lit zone what it stands for: below a
// pile, whose name stands above it, and above anything else.
func (t *Scene) buildGoalWord(u *ui.UI, g pick.Goal) {
	if g.Card != 0 || g.Whom >= 0 || g == pick.InPlace || t.tableau.Lay.Zones[g.Zone].Kind == layout.Slots {
		return
	}
	if _, free := t.tableau.FreePlace(g); free {
		return // which has words of its own
	}
	words := t.goalWord(g)
	if words == "" {
		return
	}
	r, s := t.tableau.ZoneGoal(g), ui.StrongText.Sized(15).At(art.Centre).In(art.Hex("#d8fff6"))
	s = panel.Capped(u, s, 24)
	at := t.goalPlate(g.Zone, r, u.TextWidth(words, s)+26)
	u.Plate(ui.Key{Kind: "table.goalword"}, at, 1.5, art.Hex("#0b1a1c"),
		func(cv *art.Canvas) { pictures.GoalWord(cv, at.W, at.H) })
	u.Label(at, words, s)
}

// goalPlate is where a word of width w stands on the frame r around a zone; all
// of it is on the screen, where piles reach down to the edge too.
func (t *Scene) goalPlate(z rules.Zone, r game.Rect, w float64) game.Rect {
	at := game.Rect{X: r.X + (r.W-w)/2, Y: r.Y - 14, W: w, H: 28}
	switch {
	case t.shown.Layout().Zones[z].Pile:
		at.Y = r.Y + r.H - 14
	case t.tableau.Lay.Portrait:
		at.X = r.X + 8 // clear of the piles
	}
	at.X = max(4, min(at.X, t.tableau.Lay.W-at.W-4))
	at.Y = max(4, min(at.Y, t.tableau.Lay.H-at.H-4))
	return at
}

// buildInPlace writes on a held card what a second press on it does where it
// lies.
func (t *Scene) buildInPlace() {
	id := t.hand.Card()
	if id == 0 || t.drag.Card != 0 || t.busy() || t.choice.Shown() {
		return
	}
	answers := t.hand.To(pick.InPlace)
	if len(answers) == 0 {
		return
	}
	u, r := t.top, t.tableau.Place(id)
	words := t.in(t.shown.Layout().Verbs[answers[0].Verb].Text)
	s := panel.Capped(u, ui.StrongText.Sized(14).At(art.Centre).In(art.Hex("#d8fff6")), 19)
	w := u.TextWidth(words, s) + 24
	at := game.Rect{X: r.X + (r.W-w)/2, Y: r.Y + r.H - 12, W: w, H: 25}
	u.Plate(ui.Key{Kind: "table.goalword"}, at, 1.5, art.Hex("#0b1a1c"),
		func(cv *art.Canvas) { pictures.GoalWord(cv, at.W, at.H) })
	u.Label(at, words, s)
}

// buildHome marks the place that a dragged card has left and goes back to.
func (t *Scene) buildHome() {
	id := t.drag.Card
	if id == 0 {
		return
	}
	s, ok := t.tableau.Pose(id)
	if !ok || t.tableau.Room(t.shown.Cards[id].Zone) > 0 {
		return
	}
	r := layout.Around(layout.Point{X: s.X, Y: s.Y}, s.Width, s.Width*layout.CardRatio)
	name := t.plain(t.look.Game.Faces[t.look.Game.FaceOf(&t.shown, id)].Name)
	t.ui.Picture(ui.Key{Kind: "table.home", Text: name}, game.Rect(r), func(c *art.Canvas) {
		c.EmptySlot(2, 2, r.W-4, r.H-4, name, "")
	})
}
