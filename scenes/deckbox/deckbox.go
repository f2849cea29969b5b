// Package deckbox is what the deck builder and the set-up of a game know of the
// decks at hand: those that a game brings along and those that were built here.
package deckbox

import (
	"encoding/json"
	"errors"
	"strconv"
	"strings"

	"wyrmtable/game"
	"wyrmtable/rules"
)

// An Entry is a deck that can be chosen.
type Entry struct {
	ID    string // unique among all entries of a game, and the same the next time
	Name  rules.Text
	Plan  rules.Text // of a ready deck: how it means to win
	Ready bool       // it comes with the game
	Deck  rules.Deck
	Warn  rules.Text // of one's own: what was wrong with the file
}

const (
	readyMark = "ready:"
	ownMark   = "own:"
)

// A Box is all decks of a game.
type Box struct {
	Own     []Entry // by name
	Ready   []Entry
	Damaged []game.Damaged // files that cannot be read, with the ids that Delete takes
}

// Open reads the decks of g.
func Open(c *game.Context, g *rules.Game) Box {
	var b Box
	if g.Deck == nil {
		return b
	}
	for i := range g.Deck.Ready {
		r := &g.Deck.Ready[i]
		b.Ready = append(b.Ready, Entry{ID: readyMark + r.ID, Name: r.Name, Plan: r.Plan, Ready: true,
			Deck: r.In(c.Settings.Lang)})
	}
	kept, damaged := c.Decks.List(g.ID)
	b.Damaged = damaged
	for _, k := range kept {
		e := Entry{ID: ownMark + k.ID, Name: rules.Same(k.Name), Warn: k.Warn}
		if err := readDeck(k.Data, &e.Deck); err != nil {
			b.Damaged = append(b.Damaged, game.Damaged{ID: k.ID, File: c.Decks.FileOf(k.ID), Why: notADeck})
			continue
		}
		e.Deck.Name = k.Name
		b.Own = append(b.Own, e)
	}
	for i := range b.Damaged {
		if d := &b.Damaged[i]; d.ID != "" {
			d.ID = ownMark + d.ID
		}
	}
	return b
}

// readDeck reads a deck as it was kept. What no deck could hold is refused before
// anything is made of it.
func readDeck(data []byte, d *rules.Deck) error {
	if len(data) > mostData {
		return errors.New("too large for a deck")
	}
	if err := json.Unmarshal(data, d); err != nil {
		return err
	}
	return d.Bounded()
}

// mostData is how many bytes a deck has at most; usual ones have five thousand.
const mostData = 256 << 10

var notADeck = game.Text{FR: "ce n’est pas un deck", EN: "not a deck"}

// Find returns the entry of an id, or nil.
func (b *Box) Find(id string) *Entry {
	for _, list := range [][]Entry{b.Own, b.Ready} {
		for i := range list {
			if list[i].ID == id {
				return &list[i]
			}
		}
	}
	return nil
}

// All returns the entries, one's own first.
func (b *Box) All() []Entry { return append(b.Own[:len(b.Own):len(b.Own)], b.Ready...) }

// Keep writes a deck down, over the one of an entry if id is one's own. It
// returns the entry's id.
func Keep(c *game.Context, g *rules.Game, id string, d rules.Deck) (string, error) {
	data, err := json.Marshal(d)
	if err != nil {
		return id, err
	}
	h := game.Head{Name: d.Name, Game: g.ID}
	h.ID, _ = strings.CutPrefix(id, ownMark)
	if strings.HasPrefix(id, readyMark) {
		h.ID = "" // what comes with the game stays as it is
	}
	h, err = c.Decks.Keep(h, data)
	return ownMark + h.ID, err
}

// Delete forgets a deck of one's own, or a file that cannot be read as one.
func Delete(c *game.Context, id string) error {
	own, ok := strings.CutPrefix(id, ownMark)
	if !ok {
		return nil
	}
	return c.Decks.Delete(own)
}

// FreeName returns a name like want that no deck in the box has.
func (b *Box) FreeName(want string) string {
	taken := map[string]bool{}
	for _, e := range b.Own {
		taken[rules.Fold(e.Name.FR)] = true
	}
	name := want
	for n := 2; taken[rules.Fold(name)]; n++ {
		name = want + " " + strconv.Itoa(n)
	}
	return name
}
