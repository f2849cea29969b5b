package aestery

import (
	"testing"

	"wyrmtable/rules"
)

// Lists of people are read with the section that each card obviously belongs to,
// also where a name is short for several: they are offered, for that section.
func TestListsOfPeople(t *testing.T) {
	type line struct {
		section, card string
		count         int
	}
	for _, c := range []struct {
		list  string
		want  []line
		short []int // the sections of the faults, each with three Chimères or more
	}{
		{"Deck\r\n3 Chimère\r\n2 Éruption\r\n\r\nSideboard\r\n1 Meurtre\r\n", []line{{"main", "eruption", 2}, {"side", "meurtre-111", 1}}, []int{0}},
		{"Main deck:\n1 Éruption\nSide board:\n3 Chimère\n", []line{{"main", "eruption", 1}}, []int{2}},
		{"Héros : Vaelis\n2 Chimère de verre // le plan\n1 Eruption ; feu", []line{{"hero", "vaelis", 1}, {"main", "chimere-de-verre", 2}, {"main", "eruption", 1}}, nil},
		{"3 Éruption (ABY) 12\n2X Meurtre 111\n1 Chimère berceuse [R]", []line{{"main", "eruption", 3}, {"main", "meurtre-111", 2}, {"main", "chimere-berceuse", 1}}, nil},
		{"Éruption (3)\nMeurtre - 2\nMeurtre 111 1", []line{{"main", "eruption", 3}, {"main", "meurtre-111", 3}}, nil},
		{"1 Baleine cathedrale\n1 Bernard l´ermite\nSB: 2 Roi oiseau", []line{{"main", "baleine-cathedrale", 1}, {"main", "bernard-l-ermite", 1}, {"side", "roi-oiseau", 2}}, nil},
	} {
		r := Game.ParseDeck(c.list)
		for _, w := range c.want {
			if n := r.Deck.In(w.section, w.card); n != w.count {
				t.Errorf("%q: %d of %s in %s, want %d", c.list, n, w.card, w.section, w.count)
			}
		}
		if len(r.Deck.Lines) != len(c.want) || len(r.Faults) != len(c.short) || len(r.Aside) > 0 {
			t.Errorf("%q: it is read as %+v", c.list, r)
			continue
		}
		for i, f := range r.Faults {
			if f.Section != c.short[i] || f.Count != 3 || len(f.Near) < 3 {
				t.Errorf("%q: %+v, want chimeras for section %d", c.list, f, c.short[i])
			}
		}
	}
}

// Every card is found under each of its names, as a list writes them.
func TestEveryNameIsFound(t *testing.T) {
	for f := range Game.Faces {
		if f == 0 || Game.Deck.Home(rules.Face(f)) < 0 {
			continue
		}
		for _, name := range []string{Game.Faces[f].Name.FR, Game.Faces[f].Name.EN, Game.Faces[f].ID} {
			r := Game.ParseDeck("2 " + name)
			if len(r.Deck.Lines) != 1 || r.Deck.Lines[0].Card != Game.Faces[f].ID {
				t.Errorf("2 %s: %+v", name, r)
			}
		}
	}
}
