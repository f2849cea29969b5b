package places

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/pick"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/ui"
)

// Mark lights where a goal is, unless a card or panel glows for it.
func (p *Places) Mark(c *game.Context, g pick.Goal) {
	if g.Card != 0 && p.Tableau.Buried(g.Card) { // the pile glows
		r := game.Rect(p.Desk.Lay.Zones[p.Desk.View.Cards[g.Card].Zone].Drop)
		p.Desk.UI.Picture(ui.Key{Kind: "table.lanegoal"}, r.Inset(-9), pictures.LaneGoal(r.W+18, r.H+18))
		return
	}
	if g.Card != 0 || g.Whom >= 0 || g == pick.InPlace {
		return // the card itself glows, or the player's panel
	}
	if free, ok := p.Tableau.FreePlace(g); ok {
		name := p.Desk.In(p.Desk.View.Layout().Zones[g.Zone].Text)
		hint := c.T(text("déposez la carte ici", "drop the card here"))
		r := game.Rect(free.Bounds()).Inset(-4)
		p.Desk.UI.Picture(ui.Key{Kind: "table.handslot", Text: name, A: int(p.Desk.Lang)}, r.Inset(-8), func(cv *art.Canvas) {
			cv.HandSlot(8, 8, r.W, r.H, name, hint, true)
		})
		return
	}
	r := p.Tableau.ZoneGoal(g)
	p.Desk.UI.Picture(ui.Key{Kind: "table.lanegoal"}, r.Inset(-9), pictures.LaneGoal(r.W+18, r.H+18))
	if p.Tableau.Drag.Card != 0 { // the dragged card stays over the words
		p.Word(p.Desk.UI, g)
	}
}

// WordOf is what it would be to put the held card into a zone: the verb, if
// there is one, or else the name of the zone. Two places of one name would look
// like two things to do: what the large button does already is only a place.
func (p *Places) WordOf(g pick.Goal) string {
	l, hand := p.Desk.View.Layout(), p.Tableau.Hand
	answers := hand.To(g)
	for _, a := range answers {
		if a.Verb != answers[0].Verb {
			return p.Desk.In(l.Zones[g.Zone].Text)
		}
	}
	if len(answers) == 0 {
		return ""
	}
	if p.Question.IsLarge(answers) {
		return p.Desk.In(rules.Text{FR: "Déposer ici", EN: "Put it here"})
	}
	if _, named := p.Desk.Look.Words.Names[l.Zones[g.Zone].Name]; named { // several places to do the same at
		for _, o := range hand.Goals() {
			if o.Card == 0 && o.Whom < 0 && o.Zone != g.Zone && o != pick.InPlace && hand.To(o)[0].Verb == answers[0].Verb {
				return p.name(g.Zone)
			}
		}
	}
	return p.Desk.In(l.Verbs[answers[0].Verb].Text)
}

// Word writes on u, on the frame around a lit zone, what it stands for: below a
// pile, whose name stands above it, and above anything else.
func (p *Places) Word(u *ui.UI, g pick.Goal) {
	if g.Card != 0 || g.Whom >= 0 || g == pick.InPlace || p.Desk.Lay.Zones[g.Zone].Kind == layout.Slots {
		return
	}
	if _, free := p.Tableau.FreePlace(g); free {
		return // which has words of its own
	}
	words := p.WordOf(g)
	if words == "" {
		return
	}
	r, s := p.Tableau.ZoneGoal(g), ui.StrongText.Sized(15).At(art.Centre).In(wordInk)
	s = panel.Capped(u, s, 24)
	at := p.Plate(g.Zone, r, u.TextWidth(words, s)+26)
	plateWord(u, at, words, s)
}

// Plate is where a word of width w stands on the frame r around a zone; all
// of it is on the screen, where piles reach down to the edge too.
func (p *Places) Plate(z rules.Zone, r game.Rect, w float64) game.Rect {
	at := game.Rect{X: r.X + (r.W-w)/2, Y: r.Y - 14, W: w, H: 28}
	switch {
	case p.Desk.View.Layout().Zones[z].Pile:
		at.Y = r.Y + r.H - 14
	case p.Desk.Lay.Portrait:
		at.X = r.X + 8 // clear of the piles
	}
	at.X = max(4, min(at.X, p.Desk.Lay.W-at.W-4))
	at.Y = max(4, min(at.Y, p.Desk.Lay.H-at.H-4))
	return at
}

// InPlace writes on u, on the held card, what a second press on it does where it
// lies.
func (p *Places) InPlace(u *ui.UI) {
	answers := p.Tableau.Hand.To(pick.InPlace)
	if len(answers) == 0 {
		return
	}
	r := p.Tableau.Place(p.Tableau.Hand.Card())
	words := p.Desk.In(p.Desk.View.Layout().Verbs[answers[0].Verb].Text)
	s := panel.Capped(u, ui.StrongText.Sized(14).At(art.Centre).In(wordInk), 19)
	w := u.TextWidth(words, s) + 24
	plateWord(u, game.Rect{X: r.X + (r.W-w)/2, Y: r.Y + r.H - 12, W: w, H: 25}, words, s)
}

// plateWord writes words on a plate.
func plateWord(u *ui.UI, at game.Rect, words string, s ui.Text) {
	u.Plate(ui.Key{Kind: "table.goalword"}, at, 1.5, art.Hex("#0b1a1c"),
		func(cv *art.Canvas) { pictures.GoalWord(cv, at.W, at.H) })
	u.Label(at, words, s)
}

// wordInk is the colour of what a goal is for.
var wordInk = art.Hex("#d8fff6")

// Home marks the place that a dragged card has left and goes back to.
func (p *Places) Home() {
	id := p.Tableau.Drag.Card
	if id == 0 {
		return
	}
	s, ok := p.Tableau.Pose(id)
	if !ok || p.Tableau.Room(p.Desk.View.Cards[id].Zone) > 0 {
		return
	}
	r := layout.Around(layout.Point{X: s.X, Y: s.Y}, s.Width, s.Width*layout.CardRatio)
	name := p.Desk.Plain(p.Desk.Look.Game.Faces[p.Desk.Look.Game.FaceOf(p.Desk.View, id)].Name)
	p.Desk.UI.Picture(ui.Key{Kind: "table.home", Text: name}, game.Rect(r), func(c *art.Canvas) {
		c.EmptySlot(2, 2, r.W-4, r.H-4, name, "")
	})
}
