package drakerion

import (
	"image"
	"strconv"
	"strings"

	"wyrmtable/art"
	paint "wyrmtable/art/drakerion"
	"wyrmtable/rules"
	"wyrmtable/rules/drakerion"
	"wyrmtable/scenes/theme"
)

// Drakerion is how the cards of Drakerion look.
var Theme = theme.Theme{
	ID:     "drakerion",
	Card:   func(f rules.Face, o theme.Options) theme.Card { return cardOf(f, o) },
	Backs:  backs(),
	BackOf: func(b *rules.Board, id rules.CardID) int { return int(drakerion.Livery(b, id)) },
	Kind:   typeLine,
	Ink:    inkOf,
	Facets: []theme.Facet{
		{Name: rules.Text{FR: "Faction", EN: "Faction"}, All: theme.ForHer, Values: theme.Names(factions),
			Has: func(f rules.Face, v int) bool {
				return drakerion.Cards[f].Faction == factions[v]
			}},
		{Name: rules.Text{FR: "Type", EN: "Type"}, All: theme.ForHim, Values: theme.Names(types),
			Has: func(f rules.Face, v int) bool {
				return drakerion.Cards[f].Type == types[v]
			}},
		{Name: rules.Text{FR: "Coût", EN: "Cost"}, All: theme.ForHim, Values: costs, Has: func(f rules.Face, v int) bool {
			c := &drakerion.Cards[f]
			return c.Main() && int(c.Cost) == v
		}},
		{Name: rules.Text{FR: "Nature", EN: "Kind"}, All: theme.ForHer, Values: theme.Names(kinds),
			Has: func(f rules.Face, v int) bool {
				return drakerion.Cards[f].Kind == kinds[v]
			}},
		{Name: rules.Text{FR: "École", EN: "School"}, All: theme.ForHer, Values: theme.Names(schools),
			Has: func(f rules.Face, v int) bool {
				return drakerion.Cards[f].School == schools[v]
			}},
	},
}

var (
	factions = []drakerion.Faction{drakerion.Neutral, drakerion.Ember, drakerion.Mist, drakerion.Sap, drakerion.Cog,
		drakerion.Dawn}
	types = []drakerion.Type{drakerion.Character, drakerion.Event, drakerion.Attachment, drakerion.Manoeuvre,
		drakerion.Banner, drakerion.City, drakerion.Retreat}
	kinds = []drakerion.Kind{drakerion.Soldier, drakerion.Mage, drakerion.Beast, drakerion.Spirit, drakerion.Machine,
		drakerion.Dragon}
	schools = []drakerion.School{drakerion.Supply, drakerion.Tactic}
	costs   = theme.Numbers(0, 6)

	cardKinds = map[drakerion.Type]paint.Kind{drakerion.Banner: paint.Banner, drakerion.City: paint.City,
		drakerion.Retreat: paint.Retreat, drakerion.Manoeuvre: paint.Manoeuvre, drakerion.Character: paint.Character,
		drakerion.Event: paint.Event, drakerion.Attachment: paint.Attachment}
)

// backs are the backs in the colours of each faction.
func backs() []func(px int) *image.RGBA {
	var out []func(px int) *image.RGBA
	for _, f := range factions {
		out = append(out, func(px int) *image.RGBA { return paint.Back(paint.Faction(f), px) })
	}
	return out
}

// allLetters are what factions go by for those who cannot tell colours, in the
// order of the sheet; two begin with the same letter.
var allLetters = [...]string{"N", "Ba", "Bu", "S", "R", "A"}

// inkOf is the colour of a faction among the facets of decks.
func inkOf(facet string, value int) (theme.Ink, bool) {
	if facet != "faction" || value < 0 || value >= len(allLetters) {
		return theme.Ink{}, false
	}
	return theme.Ink{Col: art.Hex(paint.Faction(value).Dye()), Letter: allLetters[value]}, true
}

// stats are the values of a Character in the order of their shields.
var stats = [4]drakerion.Stat{paint.Melee: drakerion.Melee, paint.Ranged: drakerion.Ranged,
	paint.Riposte: drakerion.Riposte, paint.Life: drakerion.Life}

var labels = [4]rules.Text{{FR: "Mêlée", EN: "Melee"}, {FR: "Distance", EN: "Ranged"},
	{FR: "Riposte", EN: "Riposte"}, {FR: "Vie", EN: "Life"}}

// typeLine is what kind of card a face is: "Personnage Renommé — Soldat".
func typeLine(f rules.Face) rules.Text {
	c := &drakerion.Cards[f]
	t := c.Type.Name()
	if c.Renowned() {
		t = rules.Text{FR: t.FR + " Renommé", EN: "Renowned " + t.EN}
	}
	var of rules.Text
	switch c.Type {
	case drakerion.Character:
		of = c.Kind.Name()
	case drakerion.Manoeuvre:
		of = c.School.Name()
	case drakerion.Banner, drakerion.City:
		of = c.Faction.Name()
	}
	if of.Empty() {
		return t
	}
	return rules.Text{FR: t.FR + " — " + of.FR, EN: t.EN + " — " + of.EN}
}

// tallFaces knows the cards of many words.
var tallFaces theme.Tallness

// cardOf describes a face of Drakerion for package art.
func cardOf(f rules.Face, o theme.Options) *paint.Card {
	k := theCard(f, o)
	k.Tall = tallFaces.Of(f, func(l rules.Lang) bool { return theCard(f, theme.Options{Lang: l}).Crowded() })
	return k
}

func theCard(f rules.Face, o theme.Options) *paint.Card {
	c := &drakerion.Cards[f]
	k := &paint.Card{
		Name: c.Name.In(o.Lang), Renowned: c.Renowned(), Title: c.Title.In(o.Lang),
		Kind:    cardKinds[c.Type],
		Faction: paint.Faction(c.Faction), TypeLine: typeLine(f).In(o.Lang), Number: theme.CardNumber(c.Number),
		Icon: c.Icon, Scene: theme.Backdrops[c.Scene], Seed: uint32(f)*11 + 5, Letters: o.Letters, Contrast: o.Contrast,
	}
	if c.Main() {
		k.Cost = strconv.Itoa(int(c.Cost))
	}
	switch c.Type {
	case drakerion.Character:
		k.Prestige = strconv.Itoa(int(c.Prestige))
		for i, s := range stats {
			k.Stats[i], k.Labels[i] = strconv.Itoa(int(c.Stats[s])), labels[i].In(o.Lang)
		}
	case drakerion.Manoeuvre:
		k.Gold, k.GoldLabel = strconv.Itoa(int(c.Gold)), rules.Text{FR: "Or", EN: "Gold"}.In(o.Lang)
		k.Draw, k.DrawLabel = strconv.Itoa(int(c.Draw)), rules.Text{FR: "Cartes", EN: "Cards"}.In(o.Lang)
		if c.Draw == 1 {
			k.DrawLabel = rules.Text{FR: "Carte", EN: "Card"}.In(o.Lang)
		}
	case drakerion.Banner:
		k.Initiative, k.InitiativeLabel = strconv.Itoa(int(c.Initiative)),
			rules.Text{FR: "Initiative", EN: "Initiative"}.In(o.Lang)
	}
	for _, l := range c.Signs {
		para(k, wordsOf(l.In(o.Lang)))
	}
	if t := c.Flavor.In(o.Lang); t != "" {
		para(k, []art.Token{art.I(t)})
	}
	return k
}

func para(k *paint.Card, t []art.Token) {
	if len(k.Text) > 0 {
		k.Text = append(k.Text, art.Token{Break: true})
	}
	k.Text = append(k.Text, t...)
}

// statIcons are the signs of the rules texts, as package art draws them.
var statIcons = map[string]art.Symbol{"melee": art.SymMelee, "riposte": art.SymRiposte, "ranged": art.SymRanged,
	"life": art.SymVigour, "gold": art.SymGold, "prestige": art.SymPrestige}

// wordsOf turns a text of Drakerion's rules into rich text for package art:
// stressed words are bold, signs in braces are drawn.
func wordsOf(s string) []art.Token {
	var out []art.Token
	for _, p := range rules.Spans(s) {
		style := art.T
		if p.Strong {
			style = art.B
		}
		text := p.Text
		for {
			before, rest, open := strings.Cut(text, "{")
			name, after, closed := strings.Cut(rest, "}")
			sym, known := statIcons[name]
			if !open || !closed || !known {
				break
			}
			if before != "" {
				out = append(out, style(signSpace(before)))
			}
			out = append(out, art.Sym(sym))
			text = after
		}
		if text != "" {
			out = append(out, style(text))
		}
	}
	return out
}

// signSpace keeps a number and the sign behind it on one line.
func signSpace(s string) string {
	if n := len(s); n > 1 && s[n-1] == ' ' && s[n-2] >= '0' && s[n-2] <= '9' {
		return s[:n-1] + "\u00a0"
	}
	return s
}
