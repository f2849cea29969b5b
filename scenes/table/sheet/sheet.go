// Package sheet has the sheets that lie over the table and take all input while
// they are open: the menu, piles of cards, the answers given beforehand …
//
// A [Sheet] knows which one is open and what it is about. A [Page] describes it; it
// is given what it shows and returns what was pressed.
package sheet

import (
	"wyrmtable/game"
	"wyrmtable/rules"
)

// A Kind is a kind of sheet.
type Kind uint8

// The kinds of sheets.
const (
	None Kind = iota
	Menu
	Aid
	Log
	Save       // under a name
	Standing   // the answers given beforehand
	Until      // how far to let things go
	Comparison // what would come of the answers, on a phone
	Hand       // the open hand of Seat, whose place shows no cards
	Piles      // the piles of Seat, whose places show none
	Browse     // the cards of Zone
	Lasting    // the lasting cards, where there is no room for all their chips
)

// A Topic is a kind of sheet and what it is about.
type Topic struct {
	Kind Kind
	Seat rules.Seat // of Hand and Piles
	Zone rules.Zone // of Browse
}

// A Sheet is the one over a table, if any. Its zero value lies under none.
type Sheet struct {
	Topic
	Leaving rules.Seat // who was asked last whether he gives the match up

	name game.TextField // of Save
}

// Lies reports whether there is a sheet over the table.
func (s *Sheet) Lies() bool { return s.Kind != None }

// Open lays a sheet over the table, in the place of another.
func (s *Sheet) Open(k Topic) { s.Topic = k }

// AskName begins the sheet that asks for the name of a save, and offers one.
func (s *Sheet) AskName(c *game.Context, name string) {
	s.name.Label = text("Nom de la partie", "Name of the game")
	s.name.SetValue(name)
	s.name.Focus(c)
}

// Close takes the sheet away.
func (s *Sheet) Close(c *game.Context) {
	if s.Kind == Save {
		s.name.Blur(c)
	}
	s.Topic = Topic{}
}

func text(fr, en string) game.Text { return game.Text{FR: fr, EN: en} }
