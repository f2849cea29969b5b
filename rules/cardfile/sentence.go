package cardfile

import "fmt"

// A Place is where a sentence stands: in a card, a line of the file and, where
// one line says several things, the how-manieth of it, from 0.
type Place struct {
	Card       string
	Line, Part int
}

// A Sentence is one thing that a card says, and what of it can go two ways.
type Sentence struct {
	Place
	Conds   int  // how many conditions it has
	Trigger bool // it waits for something, and stays silent at anything else
	Effect  bool // it does something by itself: its end can differ from its beginning
	Limited bool // it works once a turn
}

// A Gap is something that a sentence has not shown.
type Gap struct {
	File string
	Place
	Nth     int    // which sentence of its card it is, from 1: that stays when the file grows
	Missing string // "was never carried out"
}

// String names the gap for whoever closes it.
func (g Gap) String() string { return fmt.Sprintf("%s:%d: %s", g.File, g.Line, g.Key()) }

// Key names the gap without its line, for lists that outlive changes of the file.
func (g Gap) Key() string { return fmt.Sprintf("%s %d %s", g.Card, g.Nth, g.Missing) }
