// Package panel builds the furniture of the table: bar, panels of players and
// teams, phases, plates and buttons.
//
// Each builder is a method of a [Desk], which is what a panel may know: what is
// shown, how it looks, where it lies and in which words it is said. What else a
// panel shows it is given as a value, and what was pressed it returns.
package panel

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/bots"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/reason"
	"wyrmtable/scenes/ui"
)

// A Desk is what panels are built from.
type Desk struct {
	UI      *ui.UI // where they are described
	Look    *look.Look
	Lay     *layout.Table
	View    *rules.Board // the table as it is shown
	Numbers *look.Numbers
	Setup   *rules.Setup
	Seating rules.Seating
	Lang    rules.Lang
	Grow    float64    // how much larger than usual words are, never smaller
	Below   rules.Seat // whose side of the table is below
	Ask     *rules.Ask // the question open on the screen, or nil
	// Tells are the places, besides those of the layout, that tell now what comes of what
	// is being decided.
	Tells []game.Rect
	// Answered is set while the table tells what came of the answer to it.
	Answered bool

	// Level is how well the program plays for a seat, and whether it does;
	// nil where only persons play.
	Level func(s rules.Seat) (bots.Level, bool)
	// Alone reports whether a seat is played by the only person at the table, who is
	// then told what is his as his.
	Alone func(s rules.Seat) bool
	// Tip puts words beside a place, over everything else.
	Tip func(at game.Rect, words string)
	// Gauge makes the instrument of a counter, of at most most, a place to look at.
	Gauge func(k reason.Counter, at layout.Rect, most int)
	// Card is the picture of a face at a width; nil while it is painted.
	Card func(f rules.Face, w float64) *ebiten.Image

	begun map[string]bool        // the kinds of which something was presented
	stood map[spot]*ebiten.Image // what was presented last in each place
}

func text(fr, en string) game.Text { return game.Text{FR: fr, EN: en} }

// In returns a text in the language of the screen, its references kept.
func (d *Desk) In(s rules.Text) string { return s.In(d.Lang) }

// Plain returns it without marks of references.
func (d *Desk) Plain(s rules.Text) string { return rules.Plain(d.In(s)) }

// Colon is a colon with the space that the language puts before it.
func (d *Desk) Colon() string { return rules.Text{FR: "\u00a0: ", EN: ": "}.In(d.Lang) }

// Label is an answer to the question that is open on the screen, in words.
func (d *Desk) Label(a *rules.Answer) string {
	return d.Plain(d.Look.Game.Label(d.Setup, d.View, d.Ask, a))
}

// Name is the name of a seat's player.
func (d *Desk) Name(s rules.Seat) string {
	if seats := d.Setup.Seats; s >= 0 && int(s) < len(seats) {
		return seats[s].Name
	}
	return ""
}

// Colour is the colour of a seat's player, as letters on dark ground.
func (d *Desk) Colour(s rules.Seat) color.NRGBA {
	seats := d.Setup.Seats
	if s < 0 || int(s) >= len(seats) {
		return ui.Cream
	}
	n := len(ui.PlayerColours)
	return light(ui.PlayerColours[((seats[s].Colour%n)+n)%n])
}

// light makes a colour readable as letters on dark ground.
func light(c color.NRGBA) color.NRGBA {
	mix := func(v uint8) uint8 { return uint8((int(v)*3 + 255*2) / 5) }
	return color.NRGBA{mix(c.R), mix(c.G), mix(c.B), 255}
}

// MainLook is the look of the one button that matters.
func (d *Desk) MainLook() ui.Look {
	if d.Look.Ground.Violet {
		return ui.VioletLook
	}
	return ui.EmberLook
}
