package table

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/motion"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/table/press"
	"wyrmtable/scenes/ui"
	"wyrmtable/sounds"
)

// This file aims what is held at a player: a card is carried onto his panel, or
// he is pressed, and an arrow goes there while the card waits in its place.

// aimGoal is the goal that is being considered: under the dragged card, the
// mouse or the keyboard. It is -1 when there is none.
func (t *Scene) aimGoal() int {
	n := len(t.hand.Goals())
	switch {
	case n == 0:
	case t.drag.Card != 0:
		if t.drag.Legal && t.drag.Goal < n {
			return t.drag.Goal
		}
	case t.keyedGoal > 0 && t.keyedGoal <= n:
		return t.keyedGoal - 1
	case t.hover.over && t.modal == noModal:
		return t.tableau.GoalAt(t.hover.pos)
	}
	return -1
}

// aimSeat is the player that is being considered, or Nobody.
func (t *Scene) aimSeat() rules.Seat {
	if i := t.aimGoal(); i >= 0 && t.hand.Goals()[i].ToSeat() {
		return t.hand.Goals()[i].Whom
	}
	return rules.Nobody
}

// followAim tells what would come of it when another player is considered.
func (t *Scene) followAim(c *game.Context) {
	if t.preview.Aim(&t.shown, &t.hand, t.aimGoal(), t.aimSeat()) {
		t.refresh()
		c.Redraw()
	}
}

// aimAmong lets a player be chosen among answers that differ in nothing else,
// and reports whether they are such.
func (t *Scene) aimAmong(c *game.Context, card rules.CardID, answers []rules.Answer) bool {
	if card == 0 || !t.hand.Aim(card, answers) {
		return false
	}
	t.drag = press.Drag{}
	t.preview.Clear()
	t.hideZoom()
	t.tableau.AimAll(c, homeStyle)
	for _, id := range [...]rules.CardID{answers[0].Card, answers[0].Target} {
		t.lift(c, id)
	}
	c.Sound.Play(sounds.Click)
	if t.ui.Focused() != "" {
		t.toGoal = true // the next key aims
	}
	t.refresh()
	c.Redraw()
	return true
}

// lift raises a card a little in its place.
func (t *Scene) lift(c *game.Context, id rules.CardID) {
	s, ok := t.tableau.Pose(id)
	if id == 0 || !ok {
		return
	}
	s.Lift, s.Y = 0.6, s.Y-6
	t.tableau.Stage.Cards[id].Aim(s, motion.Style{Time: motionTime(c, homeStyle.Time/2), Ease: motion.Land}, 0, c.Settings.ReducedMotion)
}

// among reports whether a card is one of those that are being aimed together.
func (t *Scene) among(id rules.CardID) bool {
	a := t.hand.Aimed()
	return len(a) > 0 && id != 0 && (a[0].Card == id || a[0].Target == id)
}

// drawArrow draws the arrow from what is held to the player being considered.
func (t *Scene) drawArrow(dst *game.Frame) {
	s := t.aimSeat()
	if s < 0 || t.busy() {
		return
	}
	from, bend, to := t.arrowTo(&t.lay.Seats[s])
	const n = 22
	var line [n + 1]layout.Point
	for i := range line {
		k := float64(i) / n
		line[i] = layout.Point{X: (1-k)*(1-k)*from.X + 2*k*(1-k)*bend.X + k*k*to.X, Y: (1-k)*(1-k)*from.Y + 2*k*(1-k)*bend.Y + k*k*to.Y}
	}
	b := &t.brush
	b.Ribbon(dst, t.arrowPicture("table.shaft", 8, 3*pictures.ArrowWidth, pictures.Shaft), line[:n-1], 3*pictures.ArrowWidth)
	tip, back := line[n], line[n-2]
	angle := math.Atan2(tip.Y-back.Y, tip.X-back.X)
	const size = pictures.ArrowWidth * 6
	b.Sprite(dst, t.arrowPicture("table.arrowhead", size, size, pictures.ArrowHead), tip.X-math.Cos(angle)*pictures.ArrowWidth*1.6, tip.Y-math.Sin(angle)*pictures.ArrowWidth*1.6, size, size, angle, 1)
}

// arrowTo is the course of the arrow to a panel: from the plaque, or from the
// held card where there is none.
func (t *Scene) arrowTo(l *layout.Seat) (from, bend, to layout.Point) {
	p, mid := t.lay.Plaque, l.Panel.Center()
	to = layout.Point{X: mid.X, Y: l.Panel.Y + l.Panel.H + 4}
	if p.Empty() || !t.plaqueOn {
		s := t.tableau.Stage.Cards[t.hand.Card()].Now()
		from = layout.Point{X: s.X, Y: s.Y - s.Width*.7}
		return from, layout.Point{X: to.X, Y: from.Y}, to
	}
	right := mid.X >= p.X+p.W/2
	if t.lay.Portrait {
		from = layout.Point{X: p.X + 46, Y: p.Y + 4}
		if right {
			from.X = p.X + p.W - 46
		}
		return from, layout.Point{X: from.X + (from.X-t.lay.W/2)*.12, Y: (from.Y + to.Y) / 2}, to
	}
	from = layout.Point{X: p.X + 4, Y: p.Y + p.H/2}
	if right {
		from.X = p.X + p.W - 4
	}
	if math.Abs(mid.X-p.X-p.W/2) < p.W*.4 { // above the piles: round them
		side := 1.0
		if !right {
			side = -1
		}
		to.X = mid.X + side*l.Panel.W*.32
		return from, layout.Point{X: from.X + side*70, Y: to.Y + 60}, to
	}
	return from, layout.Point{X: to.X, Y: from.Y}, to
}

func (t *Scene) arrowPicture(kind string, w, h float64, paint func(c *art.Canvas)) *ebiten.Image {
	k := ui.Key{Kind: kind}
	if img, ok := t.kit.Pics.Find(k, w, h); ok {
		return img
	}
	return t.kit.Pics.Get(k, w, h, paint)
}
