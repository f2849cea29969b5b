package table

import (
	"strconv"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/reason"
	"wyrmtable/scenes/table/sheet"
	"wyrmtable/scenes/ui"
)

// seatMargin is the room for the shadow of a painted panel.
const seatMargin = 16.0

// buildPanel describes a player where the game paints his panel.
func (t *Scene) buildPanel(c *game.Context, s rules.Seat) {
	u, l := t.ui, &t.tableau.Lay.Seats[s]
	who := t.match.Session.Setup().Seats[s]
	at := game.Rect(l.Panel)
	u.Region(u.Sub("seat", int(s)), who.Name)
	n := len(ui.PlayerColours)
	colour := ((who.Colour % n) + n) % n
	p := look.Panel{Name: who.Name, Colour: colour, Emblem: art.PlayerEmblems[colour], Goal: t.look.Players.ScoreGoal,
		Out: t.look.Players.IsOut(&t.shown, s)}
	if t.desk.Numbers.HasScore {
		p.Score = int(t.shown.Var(t.desk.Numbers.Score, s))
	}
	k := ui.Key{Kind: "table.seat", Text: p.Name, A: colour, B: p.Score, C: look.Int(p.Out)}
	u.Picture(k, at.Inset(-seatMargin), func(cv *art.Canvas) {
		cv.Push(art.Translate(seatMargin, seatMargin))
		t.look.Players.Panel(cv, at.W, at.H, p)
		cv.Pop()
	})
	if where := t.look.Players.PanelName; where != nil {
		x, y, w, h, cut := where(at.W, at.H, p.Name)
		u.Painted(game.Rect{X: at.X + x, Y: at.Y + y, W: w, H: h}, p.Name, cut)
	}
	if m := t.moodOf(s); m != panel.Calm {
		u.Picture(ui.Key{Kind: "table.mood", A: int(m)}, at.Inset(-8), panel.PaintMood(m))
	}
	if t.desk.Numbers.HasScore {
		u.Say(t.in(t.shown.Layout().Vars[t.desk.Numbers.Score].Text) + t.colon() + strconv.Itoa(p.Score) + " / " +
			strconv.Itoa(p.Goal))
	}
	if t.chosen() == s {
		u.Medal("targeting", game.Point{X: at.X, Y: at.Y + at.H/2}, 15)
		u.Say(t.in(rules.Text{FR: "déjà visé", EN: "aimed at already"}))
	}
	t.buildLookIn(c, s)
	t.desk.HandCount(s, l)
	if p.Out {
		u.Say(t.in(rules.Text{FR: "hors de la manche", EN: "out of the round"}))
		return
	}
	if len(t.look.Players.Counters) > 0 {
		t.buildGauge(reason.Counter{Index: 0, Seat: s}, l.Die, t.look.Players.Counters[0].Max)
	}
	if t.preview.Counters.Of(reason.Counter{Index: 0, Seat: s}) == nil || l.Bottom {
		t.desk.Marks(s, l)
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

// buildLookIn makes a panel the place to press for it.
func (t *Scene) buildLookIn(c *game.Context, s rules.Seat) {
	n := len(t.desk.OpenHand(s))
	if n == 0 {
		return
	}
	label := t.in(rules.Text{FR: "Regarder la main " + rules.Of(t.name(s), rules.French),
		EN: "Look at the hand of " + t.name(s)})
	r := game.Rect(t.tableau.Lay.Seats[s].Panel)
	h := t.ui.Hit(t.ui.Sub("lookin", int(s)), r, ui.Place{Label: label})
	if h.Hot || h.Focused {
		t.ui.Ring(r)
	}
	if h.Pressed {
		t.openOn(c, sheet.Topic{Kind: sheet.Hand, Seat: s})
	}
}
