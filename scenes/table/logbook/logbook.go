// Package logbook shows the log of a match: at the side of the table, as one line
// on a phone, and as a whole. The names of cards in it are links, and a line that
// tells of a change of a number opens its steps.
package logbook

import (
	"wyrmtable/rules"
	"wyrmtable/scenes/table/explain"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/story"
	"wyrmtable/scenes/ui"
)

// A Book is the log as it stands on the screen. Its zero value is ready.
type Book struct {
	tops  tops
	shown int // lines when the log at the side was last put to its end

	linked rules.CardID // named in it and pointed at; 0 for none
	line   int          // where it is named
}

// A Page is what is shown of a log, and where.
type Page struct {
	UI      *ui.UI
	Desk    *panel.Desk
	Entries []story.Entry
	Explain *explain.State
	Large   rules.CardID // the card that is shown large, also by what was just touched
}

// Touched is what somebody does with a log.
type Touched struct {
	Away  bool         // the card shown large is to be put away first
	Card  rules.CardID // to be shown large, or 0
	Stays bool         // until it is put away: its name was pressed
	Steps bool         // the steps of another line are open
}

// show asks for a card to be shown large.
func (t *Touched) show(card rules.CardID, stays bool) { t.Card, t.Stays = card, stays }

// Links reports whether the name of a card is pointed at.
func (b *Book) Links() bool { return b.linked != 0 }

// Forget forgets what was pointed at.
func (b *Book) Forget() { b.linked = 0 }

// Tops are where the entries at the side begin, in units from the first.
func (b *Book) Tops() []float64 { return b.tops.tops }
