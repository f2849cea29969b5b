package look

import (
	"slices"

	"wyrmtable/art"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/motion"
)

// Dice say how a counter is shown on a die that lies on a player's panel.
type Dice struct {
	// Roll is how the die tumbles to another value.
	Roll motion.Style
	// Low is the value from which the number warns.
	Low int32
	// Incoming is what is on its way to a player's counter, to be taken off it when
	// nothing is done about it: those pips are dashed.
	Incoming func(b *rules.Board, s rules.Seat) int32
}

// A Mark is a token that lies on a player while a counter of his is not 0.
type Mark struct {
	Var string
	// Paint paints the token about (cx, cy), with a number on its edge unless
	// amount is empty. Ink is the colour of words about it.
	Paint  func(c *art.Canvas, cx, cy, r float64, amount string)
	Ink    string
	Number bool       // the counter is written on it
	Name   rules.Text // of what lies there
	Ends   rules.Text // what it does and what ends it
	Short  rules.Text // the same in a few words, beside a token with room; may be empty
}

// A Panel is what a player's panel shows that changes seldom.
type Panel struct {
	Name        string
	Colour      int
	Emblem      string
	Score, Goal int
	Out         bool
}

// An Act is a verb with a button of its own. It does what the open question
// offers of its verbs with the held card, or with the one card there is, or
// lets one be chosen.
type Act struct {
	Verbs []string
	Name  rules.Text // shorter than the verb; empty: the verb
	// why it cannot be pressed, where the rules say nothing of a card
	Why rules.Text
	// zones: the reason is why the top of From may not go to To of the asked seat
	From, To string
	Note     func(b *rules.Board, s rules.Seat, can bool) rules.Text // a few words under it; nil for none
}

// Does reports whether it is the button of a verb.
func (a *Act) Does(verb string) bool { return slices.Contains(a.Verbs, verb) }

// Pairs are what two cards of a hand do when they are played together.
type Pairs struct {
	Verb string
	Name rules.Text // of the book they stand in
	All  []Pair
	// Of returns which of All two faces make, or -1.
	Of func(a, b rules.Face) int
}

// A Pair is an effect of two cards.
type Pair struct {
	Name, Text    rules.Text
	Icon          string
	First, Second rules.Face
}

// A Plaque explains the spell that is being considered or in play.
type Plaque struct {
	Icon         string
	Glaze        *[3]string // of its medal: light, body, depth
	Kicker       rules.Text
	Title, Text  rules.Text
	Pair         int          // 1 + the place in Pairs.All, or 0
	First, Other rules.CardID // the cards it is about, where threads lead; 0 for none
}

// A Telling is what a plaque may be about.
type Telling struct {
	View  *rules.Board
	Ask   *rules.Ask // open on the screen, or nil
	Name  func(s rules.Seat) string
	Held  rules.CardID   // the card being held or pointed at, or 0
	Other rules.CardID   // the card it is combined with, or 0
	Pairs []rules.Answer // the pairs that could be played, each once

	Lang  rules.Lang
	Below rules.Seat // whose side of the table is below
	Table *layout.Table
	At    func(id rules.CardID) layout.Point // where the middle of a card rests
	Wide  bool                               // there is room for words on what is painted
	Seats []rules.SeatSetup
	Lit   func(id rules.CardID) bool // the card can be picked up, or what is held brought to it
	// Of the answer considered, or of letting things go on: the table as it will
	// be, what becomes of cards and players, and what the answer is called; Then is
	// nil where nothing is told, Head empty where things just go on.
	Then    *rules.Board
	Effects []Effect
	Head    string
	Grow    float64 // how much larger than usual letters are wished, from 1 to 2
	Targets Targets // what is being prepared or played, and what it works on
}

// A Why says what has led to a question: lines with references, the newest
// first, by whom it was done, and the card by which, 0 for none.
type Why struct {
	By    rules.Seat
	Face  rules.Face
	Lines []rules.Text
}

// IsOut reports that a player is out until the next round.
func (p *Players) IsOut(b *rules.Board, s rules.Seat) bool { return p.Out != nil && p.Out(b, s) }

// Incoming is what is on its way to a player's first counter.
func (p *Players) Incoming(b *rules.Board, s rules.Seat) int32 {
	if p.Dice == nil || p.Dice.Incoming == nil {
		return 0
	}
	return p.Dice.Incoming(b, s)
}
