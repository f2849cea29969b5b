package look

import (
	"wyrmtable/art"
	"wyrmtable/rules"
)

// A Fixture is a piece of furniture that a game paints itself, in the place of
// that name in its layout (layout.Table.Fixtures).
type Fixture struct {
	Name   string
	Region rules.Text // what it is called for those who hear the table
	Margin float64    // the room around it for shadows
	// Tells says that it tells what comes of what is being decided: a text that could
	// stand elsewhere keeps off it.
	Tells bool
	// Show says what it shows now.
	Show func(k *Telling, w, h float64) Shown
}

// Shown is what a piece of furniture shows. Nothing is shown where Paint is
// nil.
type Shown struct {
	Key   string // all that the picture depends on besides its size
	Paint func(c *art.Canvas, w, h float64)
	Cards []ShownCard
	Shift float64      // to the right of its place
	Less  float64      // narrower than its place
	Said  []rules.Text // the same for those who hear the table
}

// A ShownCard is a card pictured on a fixture: its place from the upper left
// corner, its width, and the card.
type ShownCard struct {
	X, Y, W float64
	Card    rules.CardID
}

// A Bench is the panel of a player where the game paints it from what the
// table shows.
type Bench struct {
	Margin float64
	Show   func(k *Telling, s rules.Seat, lit bool, w, h float64) Shown
}
