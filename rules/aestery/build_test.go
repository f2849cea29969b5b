package aestery

import (
	"strings"
	"testing"

	"wyrmtable/rules"
)

// builder is a game for its rules of construction alone.
func builder() *rules.Game {
	g := &rules.Game{Deck: Building}
	for i := range Cards {
		g.Faces = append(g.Faces, rules.FaceInfo{ID: Cards[i].ID, Name: Cards[i].Name, Rules: Cards[i].Text})
	}
	return g
}

// TestReadyDecks checks that there are eight ready decks, that each is legal
// with its sideboard and has a name and a plan in both languages.
func TestReadyDecks(t *testing.T) {
	g := builder()
	heroes := map[string]bool{}
	without := 0
	for i := range Building.Ready {
		d := &Building.Ready[i]
		for _, p := range g.DeckProblems(&d.Deck) {
			t.Errorf("%s: %s", d.ID, p.Text.EN)
		}
		if n := d.Deck.Size("main"); n != leastMain {
			t.Errorf("%s has %d cards", d.ID, n)
		}
		if n := d.Deck.Size("side"); n != sideSize {
			t.Errorf("%s has %d cards in its sideboard", d.ID, n)
		}
		if d.Name.FR == "" || d.Name.EN == "" || len(d.Plan.FR) < 40 || len(d.Plan.EN) < 40 {
			t.Errorf("%s: name %v, plan %v", d.ID, d.Name, d.Plan)
		}
		switch hero := d.Deck.Cards("hero"); len(hero) {
		case 0:
			without++
		default:
			heroes[hero[0]] = true
		}
	}
	if len(Building.Ready) != 8 || without != 1 || len(heroes) != 7 {
		t.Errorf("%d decks, %d heroes, %d decks without one", len(Building.Ready), len(heroes), without)
	}
}

// TestBuilding checks each rule of construction with a deck that breaks it,
// and the examples of the sheet.
func TestBuilding(t *testing.T) {
	g := builder()
	legal := func(id string) rules.Deck {
		for i := range Building.Ready {
			if Building.Ready[i].ID == id {
				return Building.Ready[i].Deck.Clone()
			}
		}
		t.Fatalf("no deck %s", id)
		return rules.Deck{}
	}
	for _, c := range []struct {
		name, deck string
		change     func(d *rules.Deck)
		want       string // "" for legal
	}{
		{"sixty", "chats-et-jardins", func(d *rules.Deck) {}, ""},
		{"fifty-nine", "chats-et-jardins", func(d *rules.Deck) { d.Add("main", "chat-de-quart", -1) }, "59 cartes (au moins 60)"},
		{"more", "chats-et-jardins", func(d *rules.Deck) { d.Add("main", "contremaitre", 4) }, ""},
		{"five", "chats-et-jardins", func(d *rules.Deck) { d.Add("main", "chat-de-quart", 1) }, "5 exemplaires"},
		{"five with the side", "chats-et-jardins", func(d *rules.Deck) {
			d.Add("side", "rappel-d-usine", -1)
			d.Add("side", "chat-de-quart", 1)
		}, "5 exemplaires"},
		{"no side", "chats-et-jardins", func(d *rules.Deck) {
			for _, id := range d.Cards("side") {
				d.Add("side", id, -1)
			}
		}, ""},
		{"side of 14", "chats-et-jardins", func(d *rules.Deck) { d.Add("side", "rappel-d-usine", -1) }, "14 cartes (exactement 15 ou aucune)"},
		{"Chimère de cendres with Tristan", "chats-et-jardins", func(d *rules.Deck) { d.Add("main", "chimere-de-cendres", 1) },
			"« Chimère de cendres » (Rouge) n’a pas une couleur de Tristan (Blanc et Vert)."},
		{"the same in the side", "chats-et-jardins", func(d *rules.Deck) {
			d.Add("side", "rappel-d-usine", -1)
			d.Add("side", "chimere-de-cendres", 1)
		}, "n’a pas une couleur de Tristan"},
		{"Meurtre 111 with Vaelis", "premier-sang", func(d *rules.Deck) { d.Add("main", "meurtre-111", 1) }, ""},
		{"Chimère de cendres with Séraphine", "l-usine", func(d *rules.Deck) { d.Add("main", "chimere-de-cendres", 1) },
			"Séraphine est un Héros Argent et n’admet que des cartes Argent."},
		{"seven colours without a hero", "sept-couleurs", func(d *rules.Deck) { d.Add("main", "chimere-de-cendres", 1) }, ""},
		{"two heroes", "chats-et-jardins", func(d *rules.Deck) { d.Add("hero", "seraphine", 1) }, "2 cartes"},
		{"a token", "chats-et-jardins", func(d *rules.Deck) { d.Add("main", "chaton", 1) }, "ne va pas dans cette partie"},
		{"a hero among the cards", "sept-couleurs", func(d *rules.Deck) { d.Add("main", "tristan", 1) }, "ne va pas dans cette partie"},
	} {
		d := legal(c.deck)
		c.change(&d)
		var said []string
		for _, p := range g.DeckProblems(&d) {
			said = append(said, strings.ReplaceAll(p.Text.FR, "\u00a0", " "))
			if p.Text.EN == "" {
				t.Errorf("%s: no English for %q", c.name, p.Text.FR)
			}
		}
		switch all := strings.Join(said, "\n"); {
		case c.want == "" && all != "":
			t.Errorf("%s: %s", c.name, all)
		case !strings.Contains(all, c.want):
			t.Errorf("%s: got %q, want %q", c.name, all, c.want)
		}
	}
}

// TestFacets checks that every card of the collection has its place in each
// facet that all cards have, and that no value is empty.
func TestFacets(t *testing.T) {
	for _, f := range Building.Facets {
		used := make([]int, len(f.Values))
		for face := range Cards {
			if face == 0 || Cards[face].Is(Token) {
				continue
			}
			values := f.Of(rules.Face(face))
			all := f.Name == "color" || f.Name == "type" || f.Name == "rarity" || (f.Name == "cost" || f.Name == "pitch") && isMain(rules.Face(face))
			if all && len(values) == 0 {
				t.Errorf("%s has no %s", Cards[face].ID, f.Name)
			}
			for _, v := range values {
				if v < 0 || v >= len(used) {
					t.Fatalf("%s: %s %d of %d", Cards[face].ID, f.Name, v, len(used))
				}
				used[v]++
			}
		}
		for v, n := range used {
			if n == 0 && !(f.Name == "cost" && v == 0) {
				t.Errorf("no card has %s %s", f.Name, f.Values[v].Name)
			}
		}
	}
}

// TestParseDeckErrors checks the faults of a file of decks.
func TestParseDeckErrors(t *testing.T) {
	for _, c := range []struct{ src, want string }{
		{"4 chat-de-quart", `d.txt:1: "4" before the first deck`},
		{"deck Ä", `d.txt:1: deck id "Ä"`},
		{"deck a\ndeck a", `d.txt:2: deck "a" already stands above`},
		{"deck a\nname A", `d.txt:2: name "A": give "name French | English"`},
		{"deck a\nhreo tristan", `d.txt:2: unknown entry "hreo": did you mean "hero"?`},
		{"deck a\nhero tristam", `d.txt:2: unknown card "tristam": did you mean "tristan"?`},
		{"deck a\n4 chat-de-qart", `d.txt:2: unknown card "chat-de-qart": did you mean "chat-de-quart"?`},
		{"deck a\n0 chat-de-quart", `d.txt:2: "0" behind chat-de-quart: a number from 1 to 60 is expected`},
		{"deck a\n2 chat-de-quart\n2 chat-de-quart", `d.txt:3: card "chat-de-quart" stands twice in deck a`},
	} {
		_, err := parseDecks("d.txt", c.src)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q\n got  %v\n want %s", c.src, err, c.want)
		}
	}
}
