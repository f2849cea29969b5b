package look

import (
	"wyrmtable/art"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
)

// A Field says how cards lie and look that stay in play for many turns: turned
// when they are engaged, with their present numbers on them. What a game does
// not need of it is nil.
type Field struct {
	// Place returns where a card of a zone of layout.Placed rests, and whether it
	// is seen there.
	Place func(p *Placing, id rules.CardID) (layout.Pose, bool)
	// Drafted returns in which zone a card of a draft lies for the one who drafts;
	// Nowhere: where it lay before.
	Drafted func(b *rules.Board, k *rules.Ask, id rules.CardID) rules.Zone
	// Borne returns the card at whose edge one of layout.Placed lies, and with which
	// it is lifted; 0 for none. May be nil.
	Borne func(p *Placing, id rules.CardID) rules.CardID
	// Host returns the card that bears a card of a zone of layout.Tucked, under
	// which it lies; 0 for none.
	Host func(b *rules.Board, id rules.CardID) rules.CardID
	// Alike returns a number that is the same for cards that look alike and can do
	// the same: where there is no room for all they lie on one heap. It is 0 for a
	// card that lies alone.
	Alike func(b *rules.Board, id rules.CardID) uint64
	// Tilt returns how far a card is turned, in radians clockwise.
	Tilt func(b *rules.Board, id rules.CardID) float64
	// PieceOf returns which of Pieces stands for a card, or -1 where the card
	// itself is shown.
	PieceOf func(b *rules.Board, id rules.CardID, drafted bool) int
	Pieces  []Piece
	// Least is the least side of a badge; 0: leastBadge.
	Least float64
	// Signs puts the signs of the present on all cards that have some. k is the
	// open question or nil.
	Signs func(b *rules.Board, k *rules.Ask, put func(id rules.CardID, g Badge))
	// Paint paints one of them in a square of size units.
	Paint func(c *art.Canvas, size float64, g Badge)
	// Steps reports whether a card steps out of its row.
	Steps func(b *rules.Board, k *rules.Ask, id rules.CardID) bool
	// Words say the same to those who hear the table; empty where there is nothing
	// to say.
	Words func(b *rules.Board, id rules.CardID) rules.Text
}

// A Piece is a thing that lies on the table in place of a card: it is no sheet
// of paper and throws its own shadow.
type Piece struct {
	// Paint is nil where something else on the table shows the card.
	Paint func(c *art.Canvas, w, h float64)
}

// A Badge is a small sign on a card: a number, or a state.
type Badge struct {
	Sign int // which one, by the game's own numbers
	N, M int // the numbers on it
	// X and Y are its middle as shares of the card's width and height from its
	// upper left corner, Size its side as a share of the card's width.
	X, Y, Size float64
	Under      bool // it lies under the card
}
