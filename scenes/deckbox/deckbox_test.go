package deckbox

import (
	"encoding/json"
	"strings"
	"testing"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/looks"
)

// FuzzDeckFile puts any file among the decks: each game lists it as a deck, of which
// everything can be asked, or names it as one that cannot be read, which can be
// deleted.
func FuzzDeckFile(f *testing.F) {
	for _, g := range looks.Games() {
		if g.Deck == nil {
			continue
		}
		for i := range min(2, len(g.Deck.Ready)) {
			data, err := json.Marshal(g.Deck.Ready[i].Deck)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(g.ID, data, []byte(nil))
		}
	}
	long := strings.Repeat("x", 200_000)
	for _, s := range []string{`{"lines":[{"section":"main","card":"` + long + `","n":3}]}`, `{"name":"` + long + `"}`,
		`{"lines":[{"section":"` + long + `","card":"x","n":3}]}`, "", "null", "[]", `{"lines":[{"n":1000000000}]}`, `{"lines":[{"n":-1,"card":"x"}]}`,
		`{"name":"\ud800","lines":[{"section":"main","card":"","n":3},{"section":"main","card":"","n":3}]}`} {
		f.Add("aestery", []byte(s), []byte(nil))
		f.Add("", []byte(nil), []byte(s))
	}
	f.Add("", []byte(nil), []byte(`{"wyrmtable":1,"size":9`))
	f.Fuzz(func(t *testing.T, id string, data, file []byte) {
		if len(file) == 0 { // a sound file around any deck
			var err error
			if file, err = game.EncodeSave(game.Head{Name: "x", Game: id}, data); err != nil {
				return
			}
		}
		set, store := game.DefaultSettings(), game.NewMemory()
		if err := store.Write("any.deck", file); err != nil {
			t.Fatal(err)
		}
		c := &game.Context{Settings: &set, Decks: game.NewDecks(store)}
		for _, g := range looks.Games() {
			if g.Deck == nil {
				continue
			}
			box := Open(c, g)
			for i := range box.Own {
				ask(t, g, &box.Own[i].Deck)
			}
			for _, d := range box.Damaged {
				if err := Delete(c, d.ID); err != nil || d.ID == "" || d.File != "any.deck" {
					t.Errorf("%+v: %v", d, err)
				}
				if box = Open(c, g); len(box.Own)+len(box.Damaged) > 0 {
					t.Errorf("it is still there: %+v", box)
				}
				return
			}
		}
	})
}

// ask asks for all that is said of a deck, and whether it can be written down.
func ask(t *testing.T, g *rules.Game, d *rules.Deck) {
	t.Helper()
	if err := d.Bounded(); err != nil {
		t.Error(err)
	}
	if said := Summary(g, d); len(said.FR) > 1000 {
		t.Errorf("it is summed up in %d letters", len(said.FR))
	}
	for _, p := range g.DeckProblems(d) {
		if len(p.Text.FR) > 1000 || len(p.Text.EN) > 1000 {
			t.Errorf("a problem is told in %d letters", len(p.Text.FR))
		}
	}
	g.DeckList(d, rules.French)
	for _, s := range g.Deck.Sections {
		if d.Size(s.Name) < 0 {
			t.Errorf("%d cards in %s", d.Size(s.Name), s.Name)
		}
	}
	if data, err := json.Marshal(d); err != nil || len(data) == 0 {
		t.Errorf("it cannot be kept: %v", err)
	}
}
