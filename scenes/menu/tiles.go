package menu

import (
	"strconv"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
)

// pitch is what a tile says of its game.
type pitch struct {
	name         string
	motto, facts game.Text
	time         string // how long a match takes; the number of players goes before it
}

// pitches are the words of the tiles; their look is art.ThemeOf the same id.
var pitches = map[string]pitch{
	"dracoliath":    {"Dracoliath", game.Text{FR: "Duel au sommet", EN: "Duel at the summit"}, game.Text{}, "15 min"},
	"aestery":       {"Aestery", game.Text{FR: "Les abysses d’Aether", EN: "The depths of Aether"}, game.Text{FR: "Combats et histoires", EN: "Fights and stories"}, ""},
	"drakerion":     {"Drakerion", game.Text{FR: "Mêlée et soutien", EN: "Melee and support"}, game.Text{FR: "Bannières et manœuvres", EN: "Banners and manoeuvres"}, ""},
	"dragons-wrath": {"Dragon’s Wrath", game.Text{FR: "L’atlas des provinces", EN: "The atlas of provinces"}, game.Text{FR: "Territoires et créatures", EN: "Lands and creatures"}, ""},
	"arcane-duel":   {"Arcane Duel", game.Text{FR: "Le cabinet du sorcier", EN: "The sorcerer’s study"}, game.Text{FR: "Sorts, combos et dés", EN: "Spells, combos and dice"}, ""},
}

// factsOf is what a tile says last: how many play it and how long, or what is in
// it.
func (m *Menu) factsOf(p pitch, id string) game.Text {
	g := m.built(id)
	if p.time == "" || g == nil || len(g.Seats) == 0 {
		return p.facts
	}
	lo, hi := g.Seats[0], g.Seats[len(g.Seats)-1]
	n := rules.Same(strconv.Itoa(lo))
	switch {
	case len(g.Seats) == 2:
		n = rules.Text{FR: n.FR + " ou " + strconv.Itoa(hi), EN: n.EN + " or " + strconv.Itoa(hi)}
	case hi > lo:
		n = rules.Text{FR: n.FR + " à " + strconv.Itoa(hi), EN: n.EN + " to " + strconv.Itoa(hi)}
	}
	return rules.Join(n, rules.Text{FR: " joueurs · " + p.time, EN: " players · " + p.time})
}

// tile is one game on the menu, in r. It can be entered if the game is built;
// if not, it says so when it is pointed at or pressed.
func (m *Menu) tile(c *game.Context, th art.Theme, r game.Rect) {
	u, p := m.ui, pitches[th.ID]
	g := m.built(th.ID)
	label := p.name + ". " + c.T(p.motto) + ". " + c.T(m.factsOf(p, th.ID))
	if g == nil {
		label += ". " + c.T(soonText)
	}
	h := u.Hit("tile-"+th.ID, r, place(label))
	if h.Pressed {
		if g != nil && m.doors.Setup != nil {
			c.Push(m.doors.Setup(g))
		} else {
			c.Notice(game.Text{FR: p.name + ". " + soonWhy.FR, EN: p.name + ". " + soonWhy.EN})
		}
	}
	lit := h.Hot || h.Focused || g != nil && !m.anyHot
	m.drawTile(c, th, p, r, g != nil, lit && g != nil)
	if h.Focused {
		u.FocusRing(r)
	}
	if g == nil && (h.Hot || h.Focused) {
		// On its own picture: above the tile are the title and its line, below it
		// the match to go on with.
		u.TipBelow(game.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H * 0.18}, c.T(soonWhy))
	}
}
