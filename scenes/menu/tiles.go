package menu

import (
	"strconv"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
)

// factsOf is what a tile says last: how many play it and how long, or what is in
// it.
func factsOf(l *look.Look) game.Text {
	g := l.Game
	if l.Tile.Time == "" || len(g.Seats) == 0 {
		return l.Tile.Facts
	}
	lo, hi := g.Seats[0], g.Seats[len(g.Seats)-1]
	n := rules.Same(strconv.Itoa(lo))
	switch {
	case len(g.Seats) == 2:
		n = rules.Text{FR: n.FR + " ou " + strconv.Itoa(hi), EN: n.EN + " or " + strconv.Itoa(hi)}
	case hi > lo:
		n = rules.Text{FR: n.FR + " à " + strconv.Itoa(hi), EN: n.EN + " to " + strconv.Itoa(hi)}
	}
	return rules.Join(n, rules.Text{FR: " joueurs · " + l.Tile.Time, EN: " players · " + l.Tile.Time})
}

// tile is one game on the menu, in r.
func (m *Menu) tile(c *game.Context, l *look.Look, r game.Rect) {
	u := m.ui
	label := l.Game.Name + ". " + c.T(l.Tile.Motto) + ". " + c.T(factsOf(l))
	h := u.Hit("tile-"+l.Game.ID, r, place(label))
	if h.Pressed && m.doors.Setup != nil {
		c.Push(m.doors.Setup(l.Game))
	}
	m.drawTile(c, l, r, h.Hot || h.Focused || !m.anyHot)
	if h.Focused {
		u.FocusRing(r)
	}
}
