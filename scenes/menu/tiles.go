package menu

import (
	"strconv"
	"strings"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/ui"
)

// factsOf is what a tile says last: how many play the game and how long.
func factsOf(l *look.Look) game.Text {
	out := seatsText(l.Game.Seats)
	if n := l.Tile.Minutes; n > 0 {
		out = rules.Join(out, rules.Same(" · "+strconv.Itoa(n)+"\u00a0min"))
	}
	return out
}

// seatsText says how many can play.
func seatsText(seats []int) game.Text {
	if len(seats) == 0 {
		return game.Text{}
	}
	lo, hi := seats[0], seats[len(seats)-1]
	n := rules.Same(strconv.Itoa(lo))
	switch {
	case len(seats) == 2:
		n = rules.Text{FR: n.FR + " ou " + strconv.Itoa(hi), EN: n.EN + " or " + strconv.Itoa(hi)}
	case hi > lo:
		n = rules.Text{FR: n.FR + " à " + strconv.Itoa(hi), EN: n.EN + " to " + strconv.Itoa(hi)}
	}
	return rules.Join(n, rules.Text{FR: " joueurs", EN: " players"})
}

// tile is one game on the menu, in r: a press plays it, and one on the plate at its
// foot leads to its lessons.
func (m *Menu) tile(c *game.Context, l *look.Look, r game.Rect) {
	u := m.ui
	label := l.Game.Name + ". " + c.T(l.Tile.Motto) + ". " + c.T(factsOf(l))
	press := r
	if m.learns(l) {
		press.H = m.learnPlace(r).Y - tileRise - r.Y
	}
	h := u.Hit("tile-"+l.Game.ID, press, place(label))
	if h.Pressed && m.doors.Setup != nil {
		c.Push(m.doors.Setup(l.Game))
	}
	lit := h.Hot || h.Focused
	m.drawTile(c, l, r, lit)
	if h.Focused {
		u.FocusRing(r)
	}
	if m.learns(l) {
		at := m.learnPlace(r)
		if lit {
			at.Y -= tileRise
		}
		b := ui.Button{Text: c.T(learnText), Icon: "sprout", Size: 15,
			Label: l.Game.Name + c.T(ui.Colon) + strings.ToLower(c.T(learnText))}
		if u.Button("learn-"+l.Game.ID, at, b) {
			c.Push(m.doors.Learn(l.Game))
		}
	}
}

// learns reports whether there is anything to learn of a game.
func (m *Menu) learns(l *look.Look) bool { return m.doors.Learns != nil && m.doors.Learns(l.Game) }

const (
	learnHigh = 44.0
	tileFoot  = 308.0 / 330.0 // the part of a tile's height that its words take
)

// learnPlace is the plate at the foot of a tile that leads to its lessons: over its
// ornament and beyond its edge, or with large text all of it beyond.
func (m *Menu) learnPlace(r game.Rect) game.Rect {
	u := m.ui
	w, h := min(r.W-12, u.Size(158)), max(learnHigh, u.Size(38))
	at := game.Rect{X: r.X + (r.W-w)/2, Y: r.Y + r.H*tileFoot, W: w, H: h}
	if u.Size(1) > 1.2 {
		at.X, at.W, at.Y = r.X, r.W, r.Y+r.H+4
	}
	return at
}

// beyond is how far the plates of lessons reach below tiles of a size.
func (m *Menu) beyond(r game.Rect) float64 {
	for _, l := range m.doors.Looks {
		if m.learns(l) {
			at := m.learnPlace(r)
			return at.Y + at.H - r.Y - r.H
		}
	}
	return 0
}
