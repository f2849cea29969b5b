package game

import (
	"slices"
	"strings"
	"time"
)

// Decks are the decks that players have built, kept in a Store beside the saved
// games and as carefully: each in a file of its own. Their data is opaque here.
type Decks struct {
	store Store
	now   func() time.Time
}

const deckSuffix = ".deck"

// NewDecks returns the decks in a store.
func NewDecks(st Store) *Decks { return &Decks{store: st, now: time.Now} }

// A KeptDeck is a deck as it was kept.
type KeptDeck struct {
	Head        // ID, Name, Game and Saved
	Data []byte // as given to Keep
	Warn Text   // says that an older version stands for one that cannot be read
}

// List returns the decks of a game by their names, and the files that cannot be
// read, which are left alone.
func (d *Decks) List(game string) ([]KeptDeck, []Damaged) {
	names, err := d.store.Names()
	if err != nil {
		return nil, []Damaged{{File: d.store.Place(), Why: Reason(err)}}
	}
	var all []KeptDeck
	var damaged []Damaged
	for _, name := range names {
		id, ok := strings.CutSuffix(name, deckSuffix)
		if !ok {
			continue
		}
		k, err := d.read(id)
		switch {
		case err != nil:
			damaged = append(damaged, Damaged{id, name, Reason(err)})
		case k.Game == game:
			all = append(all, k)
		}
	}
	slices.SortStableFunc(all, func(a, b KeptDeck) int {
		return strings.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name))
	})
	return all, damaged
}

// FileOf names the file of a deck.
func (d *Decks) FileOf(id string) string { return id + deckSuffix }

// read returns a deck, or its version before where the newest is damaged.
func (d *Decks) read(id string) (KeptDeck, error) {
	file, err := d.store.Read(id + deckSuffix)
	if err == nil {
		var k KeptDeck
		if k.Head, k.Data, err = DecodeSave(file); err == nil {
			k.ID = id
			return k, nil
		}
	}
	if old, err2 := d.store.Read(id + deckSuffix + Previous); err2 == nil {
		var k KeptDeck
		if k.Head, k.Data, err2 = DecodeSave(old); err2 == nil {
			k.ID = id
			why := Reason(err)
			k.Warn = Text{
				FR: "«\u00a0" + k.Name + "\u00a0»\u00a0: dernière version illisible (" + why.FR + "), la précédente est reprise.",
				EN: "“" + k.Name + "”: its last version cannot be read (" + why.EN + "), the one before is used.",
			}
			return k, nil
		}
	}
	return KeptDeck{}, err
}

// Keep writes a deck under h.Name. An empty h.ID makes a new one; otherwise that
// one is written over. It returns the head as written.
func (d *Decks) Keep(h Head, data []byte) (Head, error) {
	if h.ID == "" {
		h.ID = newID()
	}
	h.Saved = d.now()
	file, err := EncodeSave(h, data)
	if err != nil {
		return h, err
	}
	return h, d.store.Write(h.ID+deckSuffix, file)
}

// Delete forgets a deck.
func (d *Decks) Delete(id string) error { return d.store.Delete(id + deckSuffix) }

// listSuffix is the ending of files that hold a deck as plain text.
const listSuffix = ".txt"

// Export gives a deck list to the player as a text file: in his downloads
// folder, or as a download of the browser. It returns where the file is.
func (d *Decks) Export(name, list string) (where string, err error) {
	return exportFile(d.store, fileName(name)+listSuffix, []byte(list))
}

// Importable lists the text files that may hold a deck, newest first, as paths
// for ReadFile. In a browser there are none.
func (d *Decks) Importable() []string { return importable(d.store, listSuffix) }
