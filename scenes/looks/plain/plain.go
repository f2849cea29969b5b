// Package plain is the look of a game that has none of its own: the table is laid
// out from the game's layout, its cards are painted from their names and texts,
// and its counters stand as plates on the panels of the players. So a game can be
// played from its first day, by mouse, finger, keys and reader.
//
// A few names mean something to it. The zone "hand" is held in the hand, nearest
// to its player; the first counter that names a seat says whose turn it is, and
// "turn" counts the turns. The counters "turn", "round", "phase" and "priority",
// and those that name seats, are the table's and on nobody's panel, as are counters
// of which nobody has any. Where dropping a card throws it away is "discard".
package plain

import (
	"image"
	"slices"

	"wyrmtable/art"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
)

// Look returns the plain look of a game.
func Look(g *rules.Game) *look.Look {
	l := g.LayoutFor(g.Seats[0])
	return &look.Look{
		Game:     g,
		Theme:    themeOf(g),
		Tile:     tileOf(g),
		Meanings: meanings,
		Layout: look.Layout{
			Make:  layOut,
			Turns: true,
		},
		Ground: look.Ground{
			Mat: func(w, h int, _ image.Rectangle) *art.Mat { return art.MatWood(w, h, hash(g.ID)) },
			Gap: "card-draw",
		},
		Players: look.Players{
			Counters: counters(l),
			Bench:    &look.Bench{Margin: benchMargin, Show: bench},
		},
		Turn: look.Turn{
			Active: active(l),
			Count:  turns(l),
		},
		Play: look.Play{
			Discard: zoneNamed(l, "discard"),
			Browse:  piles(l),
		},
	}
}

// reserved are the names of counters that are the table's.
var reserved = []string{"turn", "round", "phase", "priority"}

// counters are the counters that players may have.
func counters(l *rules.Layout) []look.Counter {
	var all []look.Counter
	for _, v := range l.Vars {
		if !v.Names && !slices.Contains(reserved, v.Name) {
			all = append(all, look.Counter{Var: v.Name, Name: v.Text, Col: art.Hex("#c9a24a"), Icon: "",
				Max: int(max(v.Max, 1))})
		}
	}
	return all
}

// active is the counter of whose turn it is, or "".
func active(l *rules.Layout) string {
	for _, v := range l.Vars {
		if v.Names {
			return v.Name
		}
	}
	return ""
}

// turns is the counter of the turns, or "".
func turns(l *rules.Layout) string {
	for _, v := range l.Vars {
		if v.Name == "turn" && !v.Names {
			return v.Name
		}
	}
	return ""
}

// zoneNamed is name if a zone has it, or "".
func zoneNamed(l *rules.Layout, name string) string {
	for _, z := range l.Zones {
		if z.Name == name {
			return name
		}
	}
	return ""
}

// piles are the names of the zones whose cards lie on each other.
func piles(l *rules.Layout) []string {
	var all []string
	for _, z := range l.Zones[1:] {
		if z.Pile && !slices.Contains(all, z.Name) {
			all = append(all, z.Name)
		}
	}
	return all
}

// hash is a number that is always the same for a name.
func hash(s string) uint32 {
	h := uint32(2166136261)
	for i := range len(s) {
		h = (h ^ uint32(s[i])) * 16777619
	}
	return h
}

// held reports whether a zone is a hand.
func held(z *rules.ZoneInfo) bool { return z.Name == "hand" && z.Seat != rules.Nobody }

var _ layout.Maker = layOut
