package deckbox

import (
	"strconv"

	"wyrmtable/rules"
)

// Summary is a deck in one line: what stands at its head, and how many cards.
func Summary(g *rules.Game, d *rules.Deck) rules.Text {
	var heads, parts []rules.Text
	for i := range g.Deck.Sections {
		sec := &g.Deck.Sections[i]
		cards := d.Cards(sec.Name)
		n := strconv.Itoa(len(cards))
		switch {
		case len(cards) == 0:
		case sec.Max == 1:
			if f, ok := g.FaceByID(cards[0]); ok {
				heads = append(heads, g.Faces[f].Name)
			}
		case sec.Side:
			parts = append(parts, rules.Text{FR: "réserve de " + n, EN: "sideboard of " + n})
		case i == 0:
			parts = append(parts, rules.Text{FR: n + " carte" + plural(len(cards) > 1),
				EN: n + " card" + plural(len(cards) != 1)})
		default:
			parts = append(parts, rules.Text{FR: n + " " + sec.Text.FR, EN: n + " " + sec.Text.EN})
		}
	}
	parts = append(heads, parts...)
	if len(parts) == 0 {
		return rules.Text{FR: "vide", EN: "empty"}
	}
	out := parts[0]
	for _, p := range parts[1:] {
		out = rules.Join(out, rules.Same(" · "), p)
	}
	return out
}

func plural(many bool) string {
	if many {
		return "s"
	}
	return ""
}
