// Package tableau lays the cards of a match on the table: where each rests and
// which way it moves there, which lies over which, what lies at a point, and where
// a card that is held may go. It draws nothing and answers nothing.
package tableau

import (
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/motion"
	"wyrmtable/scenes/table/pick"
	"wyrmtable/scenes/table/press"
)

// Sources are what a tableau is laid out from. What they point at belongs to the
// table and changes.
type Sources struct {
	Look    *look.Look
	View    *rules.Board // the board as it is shown
	Numbers *look.Numbers
	Hand    *pick.Hand
	Drag    *press.Drag
	// Question is the open question, or nil, and whether it is answered already.
	Question func() (ask *rules.Ask, answered bool)
}

// A Tableau is all cards of a match on the table.
type Tableau struct {
	Sources
	Stage *motion.Stage
	Lay   *layout.Table  // nil before anything is laid out
	From  Standpoint     // from which it is laid out
	Order []rules.CardID // the cards that are drawn, the lowest first
	Faces []rules.Face   // by card: the face last seen on it
	Drawn []bool         // by card: it is in Order
	Stood rules.CardID   // the card of a fan that stands up out of the others, 0 for none
	Share float64        // of the way up

	scale    float64    // pixels in a unit
	spots    []Spot     // by card: where it lies in a row with heaps
	heads    []heapHead // of arrange
	arranged bool       // spots are those of the present board
	placing  look.Placing
	landed   bool           // its territories are those of the present board
	signs    [][]look.Badge // by card
}

// New returns the tableau of a match on boards with layout l, before it is laid
// out.
func New(s Sources, l *rules.Layout) *Tableau {
	n := l.Cards + 1
	stage := motion.NewStage(n, len(s.Look.Players.Counters)*l.Seats)
	return &Tableau{Sources: s, Stage: stage, Faces: make([]rules.Face, n), Drawn: make([]bool, n),
		From: Standpoint{Below: rules.Nobody}}
}

// ask is the question put last, or nil; open is the same until it is answered.
func (t *Tableau) ask() *rules.Ask {
	k, _ := t.Question()
	return k
}

func (t *Tableau) open() *rules.Ask {
	k, answered := t.Question()
	if answered {
		return nil
	}
	return k
}

// Forget forgets what was seen by whoever looked.
func (t *Tableau) Forget() {
	t.Stage.Finish()
	clear(t.Faces)
	clear(t.Drawn)
}
