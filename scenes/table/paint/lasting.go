package paint

import (
	"slices"

	"wyrmtable/rules"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/table/tableau"
)

// Lasting are the lasting cards, each with the colour of its threads.
type Lasting struct {
	Cards  []rules.CardID // from left to right
	Looked rules.CardID   // the one that is looked at, or 0
	inks   []threadInk
}

// Read lists the lasting cards from left to right, so that their threads
// do not cross, and gives each a colour that it keeps.
func (l *Lasting) Read(on *tableau.Tableau) {
	if on.Look.InPlay.Lasting == nil {
		return
	}
	l.Cards = on.Look.InPlay.Lasting(on.View, l.Cards[:0])
	if on.Lay != nil && len(l.Cards) > 1 {
		slices.SortStableFunc(l.Cards, func(a, b rules.CardID) int {
			p, _ := on.Pose(a)
			q, _ := on.Pose(b)
			return int(p.X - q.X)
		})
	}
	l.inks = slices.DeleteFunc(l.inks, func(k threadInk) bool { return !slices.Contains(l.Cards, k.card) })
	for _, id := range l.Cards {
		if l.Ink(id) < 0 {
			l.inks = append(l.inks, threadInk{id, l.freeInk()})
		}
	}
}

// threadInk is the colour of a card's threads, as an index of threadInks.
type threadInk struct {
	card rules.CardID
	ink  int
}

// Ink returns the colour of a lasting card, or -1.
func (l *Lasting) Ink(id rules.CardID) int {
	for _, k := range l.inks {
		if k.card == id {
			return k.ink
		}
	}
	return -1
}

// freeInk is the first colour that no card has; when all are taken, the one
// that the fewest have.
func (l *Lasting) freeInk() int {
	var used [len(pictures.Inks)]int
	for _, k := range l.inks {
		used[k.ink]++
	}
	best := 0
	for i, n := range used {
		if n < used[best] {
			best = i
		}
	}
	return best
}
