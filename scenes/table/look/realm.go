package look

import (
	"slices"

	"wyrmtable/art"
	"wyrmtable/art/lands"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
)

// A Realm says how what a player rules is shown: as a map, each card a
// territory of it (layout.Placed), under his name and what is counted of him.
type Realm struct {
	// Zones are the zones whose cards are territories, by their names; Least is how
	// many a map has at least.
	Zones []string
	Least int
	// Home reports whether a card began as a territory of a seat: it keeps its
	// place, and leaves a ruin.
	Home func(b *rules.Board, id rules.CardID, s rules.Seat) bool
	// Margin is the room around the map for its shadow.
	Margin float64
	// Show paints the map.
	Show func(k *Telling, s rules.Seat, lands *Lands) Shown
	// Shape divides a map into n territories.
	Shape func(r layout.Rect, n int, s rules.Seat) *lands.Lands
	// Tally is what is counted: of a seat, as many cards as lie in some zones.
	Tally []Tally
	// Plate paints the numbers of the tally, Name the name of a player with his
	// Note.
	Plate func(c *art.Canvas, w, h float64, n []int, lit bool)
	Name  func(c *art.Canvas, w, h float64, name, note string)
	// Piles are zones that are looked through by a press on the plate.
	Piles []string
	// Note says in a word how a seat stands; empty for nothing.
	Note func(b *rules.Board, s rules.Seat) rules.Text
}

// A Tally is a number of cards.
type Tally struct {
	Icon  string
	Name  rules.Text
	Zones []string
	// Most is what it reaches in a match; of a tally that has one the result and
	// the list of saved games tell too.
	Most int
}

// Of counts it for a seat.
func (k *Tally) Of(b *rules.Board, s rules.Seat) int {
	n := 0
	for _, name := range k.Zones {
		if z, ok := b.Layout().ZoneOf(name, s); ok {
			n += b.Count(z)
		}
	}
	return n
}

// Told are the tallies that have a Most.
func (look *Look) Told() (all []Tally) {
	if look.InPlay.Realm != nil {
		for _, k := range look.InPlay.Realm.Tally {
			if k.Most > 0 {
				all = append(all, k)
			}
		}
	}
	return all
}

// Placing is what the place of a card may depend on.
type Placing struct {
	View *rules.Board
	Ask  *rules.Ask // open on the screen, or nil
	Lay  *layout.Table
	// At returns where another card rests.
	At func(id rules.CardID) layout.Pose
	// Lands are the territories of each seat.
	Lands [rules.MaxSeats]Lands
}

// Lands are the territories of a realm.
type Lands struct {
	Cards []rules.CardID // which card lies in each; 0 for a ruin
	Shape *lands.Lands
	At    []layout.Rect // the place by which each is pressed, on the table

	homes []rules.CardID
	Place layout.Rect // the map that Shape was made for
}

// Read finds out which card lies in which territory of a realm: each at
// home, those won from others in what has become free.
func (l *Lands) Read(look *Look, b *rules.Board, r layout.Rect, s rules.Seat) {
	k := look.InPlay.Realm
	if l.homes == nil {
		for id := rules.CardID(1); int(id) < len(b.Cards); id++ {
			if k.Home(b, id, s) {
				l.homes = append(l.homes, id)
			}
		}
	}
	var room [64]rules.CardID
	held := room[:0]
	for _, name := range k.Zones {
		if z, ok := b.Layout().ZoneOf(name, s); ok {
			held = append(held, b.Zone(z)...)
		}
	}
	slices.Sort(held)
	n := max(k.Least, len(l.homes), len(held))
	l.Cards = slices.Grow(l.Cards[:0], n)[:n]
	clear(l.Cards)
	for i, id := range l.homes {
		if _, ok := slices.BinarySearch(held, id); ok {
			l.Cards[i] = id
		}
	}
	free := n - 1
	for _, id := range held {
		if slices.Contains(l.Cards, id) {
			continue
		}
		for l.Cards[free] != 0 {
			free--
		}
		l.Cards[free] = id
	}
	if len(l.At) == n && l.Place == r {
		return
	}
	l.Place, l.Shape, l.At = r, k.Shape(r, n, s), l.At[:0]
	for i := range n {
		x, y := l.Shape.Middle(i)
		_, _, w, h := l.Shape.Box(i)
		l.At = append(l.At, layout.Around(layout.Point{X: r.X + x, Y: r.Y + y}, w, h))
	}
}
