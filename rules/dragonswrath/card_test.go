package dragonswrath

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
)

// TestCards checks what every card needs: short names that are its own, an
// illustration, a text in both languages.
func TestCards(t *testing.T) {
	if len(Cards)-1 < 160 {
		t.Errorf("%d cards, at least 160 are wanted", len(Cards)-1)
	}
	seen := map[string]string{}
	for i := 1; i < len(Cards); i++ {
		c := &Cards[i]
		for _, key := range []string{"fr " + c.Name.FR, "en " + c.Name.EN, "icon " + c.Icon} {
			if seen[key] != "" {
				t.Errorf("%s and %s share %q", c.ID, seen[key], key)
			}
			seen[key] = c.ID
		}
		if utf8.RuneCountInString(c.Name.FR) > 20 || utf8.RuneCountInString(c.Name.EN) > 20 {
			t.Errorf("%s: a name has more than 20 letters", c.ID)
		}
		if c.Icon == "" {
			t.Errorf("%s: no icon", c.ID)
		}
		if c.Text.Empty() != (c.Text.EN == "") || c.Text.Empty() && len(c.Abilities) > 0 {
			t.Errorf("%s: text %+v", c.ID, c.Text)
		}
	}
}

// TestTraitsAreUsed checks that each characteristic and each colour is used by
// the effects of at least four cards, and each type and sort has its cards.
func TestTraitsAreUsed(t *testing.T) {
	var traits [traitEnd]int
	var colours [colourEnd]int
	var types [typeEnd]int
	var sorts [sortEnd]int
	for i := 1; i < len(Cards); i++ {
		c := &Cards[i]
		types[c.Type]++
		sorts[c.Sort]++
		var filters []Filter
		for _, a := range c.Abilities {
			filters = append(filters, a.Of)
			for _, e := range a.Do {
				filters = append(filters, e.Each)
			}
		}
		for k := range traits {
			if slices.ContainsFunc(filters, func(f Filter) bool { return f.Trait == Trait(k) }) {
				traits[k]++
			}
		}
		for k := range colours {
			if slices.ContainsFunc(filters, func(f Filter) bool { return f.Colour == Colour(k) }) {
				colours[k]++
			}
		}
	}
	for k := NoTrait + 1; k < traitEnd; k++ {
		if traits[k] < 4 {
			t.Errorf("%s is used by %d cards", traitWords[k], traits[k])
		}
	}
	for k := Red; k < colourEnd; k++ {
		if colours[k] < 4 {
			t.Errorf("%s is used by %d cards", colourWords[k], colours[k])
		}
	}
	if types[Province] < 20 || types[Creature] < 50 || types[Item] < 20 || types[Ritual] < 20 || types[Malefice] < 20 || slices.Min(sorts[1:]) < 5 {
		t.Errorf("types %v, sorts %v", types, sorts)
	}
}

// TestReadyDecks checks that the six ready decks can be played.
func TestReadyDecks(t *testing.T) {
	if len(Building.Ready) != 6 {
		t.Errorf("%d ready decks, want 6", len(Building.Ready))
	}
	for _, d := range Building.Ready {
		for _, p := range Game.DeckProblems(&d.Deck) {
			t.Errorf("%s: %s", d.ID, p.Text.EN)
		}
	}
}

// TestDeckRules checks what a deck may not be (S17, S19, R1).
func TestDeckRules(t *testing.T) {
	rulestest.Slips(t, Game, Building.Ready[0].Deck, []rulestest.Slip{
		{Name: "a province too many", Do: func(d *rules.Deck) { d.Add("provinces", "forge-ecarlate", 1) }, Want: "15"},
		{Name: "a province too few", Do: func(d *rules.Deck) { d.Add("provinces", "forge-ecarlate", -1) }, Want: "15"},
		{Name: "three magic provinces", Do: func(d *rules.Deck) {
			d.Add("provinces", "forge-ecarlate", -2)
			d.Add("provinces", "portail-d-onyx", 2)
		}, Want: "3 magic provinces"},
		{Name: "too few allies", Do: func(d *rules.Deck) {
			d.Lines = slices.DeleteFunc(d.Lines, func(l rules.DeckLine) bool { return l.Section == "allies" })
			d.Add("allies", "diablotin", leastAllies-1)
		}, Want: "30"},
		{Name: "too many allies", Do: func(d *rules.Deck) { d.Add("allies", "diablotin", 1-d.Size("allies")+mostAllies) }, Want: "60"},
	})
	many := Building.Ready[0].Deck.Clone()
	many.Add("allies", "diablotin", mostAllies-many.Size("allies"))
	if p := Game.DeckProblems(&many); len(p) > 0 {
		t.Errorf("copies are limited: %s", p[0].Text.EN)
	}
}

// TestTexts checks some texts word by word.
func TestTexts(t *testing.T) {
	for id, want := range map[string][2]string{
		"boule-de-feu": {"Une créature subit −3\u00a0PP jusqu’à la fin du tour.", "A creature gets −3\u00a0PP until the end of the turn."},
		"dard":         {"Une créature subit −2\u00a0PM et −2\u00a0PP jusqu’à la fin du tour.", "A creature gets −2\u00a0PM and −2\u00a0PP until the end of the turn."},
		"don-du-feu":   {"Une créature alliée gagne +2\u00a0PP tant qu’elle est en jeu.", "An allied creature gets +2\u00a0PP while it is in play."},
		"phenix-ardent": {"Destruction\u00a0: son leader reprend en main la créature magique de sa défausse qui y est allée en dernier.",
			"Destruction: its leader takes the magical creature that went to their discard last back to hand."},
		"grande-moisson": {"Le lanceur récupère la province de sa défausse qui y est allée en dernier. Le lanceur tire 2\u00a0cartes.",
			"The caster recovers the province that went to their discard last. The caster draws 2 cards."},
		"bannissement": {"Renvoyer une créature adverse dans la main de son propriétaire et défausser ses objets.",
			"Return an enemy creature to its owner’s hand and discard its items."},
		"saisie-des-biens": {"Un adversaire perd 2\u00a0provinces de son choix.", "An opponent loses 2 provinces of their choice."},
		"epee-longue":      {"Le porteur a +2\u00a0PP.", "The bearer has +2\u00a0PP."},
		"liche":            {"Chaque créature morte-vivante alliée a +1\u00a0PM.", "Each allied undead creature has +1\u00a0PM."},
		"ent-ancien":       {"Aucune créature volante ne peut l’attaquer.", "No flying creature can attack it."},
	} {
		if c := Cards[FaceOf(id)]; c.Text.FR != want[0] || c.Text.EN != want[1] {
			t.Errorf("%s: %q, %q", id, c.Text.FR, c.Text.EN)
		}
	}
}

// TestEveryWordIsUsed checks that no word of the card file is idle: each moment,
// aim, effect and person is on some card, and every line has its text in both
// languages.
func TestEveryWordIsUsed(t *testing.T) {
	used := map[string]bool{"": true}
	for i := 1; i < len(Cards); i++ {
		c := &Cards[i]
		for j := range c.Abilities {
			a := &c.Abilities[j]
			used["when "+whenWords[a.When]], used["aim "+aimWords[a.Aim]], used["side "+sideWords[a.Of.Side]] = true, true, true
			for _, e := range a.Do {
				used["op "+opWords[e.Op]], used["who "+whoWords[e.Who]] = true, true
				if e.Lasting {
					used["lasting"] = true
				}
			}
			if w := abilityText(c, a); w.FR == "" || w.EN == "" || strings.Contains(w.FR+w.EN, "$") {
				t.Errorf("%s, line %d: %+v", c.ID, j+1, w)
			}
		}
	}
	want := []string{"lasting"}
	for kind, words := range map[string][]string{"when": whenWords[1:], "aim": aimWords[1:], "op": opWords[1:], "who": whoWords, "side": sideWords} {
		for _, w := range words {
			want = append(want, kind+" "+w)
		}
	}
	for _, w := range want {
		if !used[w] {
			t.Errorf("no card says %q", w)
		}
	}
}
