package aestery

import (
	"image"
	"regexp"
	"strconv"
	"strings"

	"wyrmtable/art"
	paint "wyrmtable/art/aestery"
	"wyrmtable/rules"
	"wyrmtable/rules/aestery"
	"wyrmtable/scenes/theme"
)

// Aestery is how the cards of Aestery look.
var Theme = theme.Theme{
	ID:    "aestery",
	Card:  func(f rules.Face, o theme.Options) theme.Card { return face{cardOf(f, o)} },
	Backs: []func(px int) *image.RGBA{paint.Back},
	Kind:  func(f rules.Face) rules.Text { return aestery.Cards[f].TypeLine() },
	Ink:   inkOf,
	Facets: []theme.Facet{
		{Name: rules.Text{FR: "Couleur", EN: "Colour"}, All: theme.ForHer, Values: colourNames(),
			Has: func(f rules.Face, v int) bool {
				c := aestery.Cards[f].Color
				if v == len(aestery.Colors) {
					return c == aestery.Silver
				}
				return c&aestery.Colors[v] != 0
			}},
		{Name: rules.Text{FR: "Type", EN: "Type"}, All: theme.ForHim, Values: typeNames, Has: func(f rules.Face, v int) bool {
			return aestery.Cards[f].Is(types[v])
		}},
		{Name: rules.Text{FR: "Coût", EN: "Cost"}, All: theme.ForHim, Values: costs, Has: func(f rules.Face, v int) bool {
			c := &aestery.Cards[f]
			if c.Is(aestery.Hero | aestery.Token) {
				return false
			}
			return min(int(c.Cost), len(costs)-1) == v
		}},
		{Name: rules.Text{FR: "Pitch", EN: "Pitch"}, All: theme.ForHim, Values: theme.Numbers(1, 3),
			Has: func(f rules.Face, v int) bool {
				return int(aestery.Cards[f].Pitch) == v+1
			}},
		{Name: rules.Text{FR: "Rareté", EN: "Rarity"}, All: theme.ForHer, Values: theme.Names(rarities),
			Has: func(f rules.Face, v int) bool {
				return aestery.Cards[f].Rarity == rarities[v]
			}},
		{Name: rules.Text{FR: "Mot-clé", EN: "Keyword"}, All: theme.ForHim, Values: theme.Names(keywords),
			Has: func(f rules.Face, v int) bool {
				return aestery.Cards[f].Words[keywords[v]] != 0
			}},
	},
}

var (
	types     = []aestery.Type{aestery.Fighter, aestery.Story, aestery.Ephemeral, aestery.Hero, aestery.Token}
	typeNames = []rules.Text{{FR: "Combattant", EN: "Fighter"}, {FR: "Histoire", EN: "Story"},
		{FR: "Éphémère", EN: "Ephemeral"}, {FR: "Héros", EN: "Hero"}, {FR: "Jeton", EN: "Token"}}
	costs    = append(theme.Numbers(0, 5), rules.Same("6+"))
	rarities = []aestery.Rarity{aestery.Common, aestery.Uncommon, aestery.Rare, aestery.Mythic}
	keywords = []aestery.Word{aestery.Bravery, aestery.Devotion, aestery.Efficiency, aestery.Enthrall, aestery.Madness,
		aestery.Unblockable, aestery.Elusive, aestery.Dive, aestery.Marvel, aestery.Reach, aestery.Repeat, aestery.Slumber,
		aestery.Bloodthirst, aestery.Support, aestery.Flying}
)

func colourNames() []rules.Text {
	return append(theme.Names(aestery.Colors[:]), aestery.Silver.Name())
}

var allColours = map[aestery.Color]paint.Colour{aestery.Blue: paint.Blue, aestery.White: paint.White,
	aestery.Green: paint.Green, aestery.Red: paint.Red, aestery.Black: paint.Black, aestery.Purple: paint.Violet}

// inkOf is the colour of a colour among the facets of decks: they name them
// in the order of aestery.Colors, and Silver last.
func inkOf(facet string, value int) (theme.Ink, bool) {
	if facet != "color" {
		return theme.Ink{}, false
	}
	k := paint.Silver
	if value < len(aestery.Colors) {
		k = allColours[aestery.Colors[value]]
	}
	return theme.Ink{Col: art.Hex(k.Dye()), Letter: k.Letter()}, true
}

// colours are the colours of a set, as package art draws them.
func colours(c aestery.Color) []paint.Colour {
	var out []paint.Colour
	for _, k := range aestery.Colors {
		if c&k != 0 {
			out = append(out, allColours[k])
		}
	}
	if out == nil {
		return []paint.Colour{paint.Silver}
	}
	return out
}

// swimmers are the species that live under the sea.
var swimmers = map[aestery.Species]bool{aestery.Siren: true, aestery.Serpent: true, aestery.Crustacean: true,
	aestery.Fish: true, aestery.Octopus: true}

// scene is what lies behind a card: under the sea for what lives there.
func scene(c *aestery.Card) art.Scene {
	if c.Scene == "sea" && swimmers[c.Species] {
		return art.SceneDeep
	}
	return theme.Backdrops[c.Scene]
}

// tallFaces knows the cards of many words.
var tallFaces theme.Tallness

// face is a card without the Experience of heroes on the table: it
// changes, and the table shows it over the card.
type face struct{ *paint.Card }

func (k face) RenderTable(picture *image.RGBA, widthPx int) *image.RGBA {
	bare := *k.Card
	bare.Experience = ""
	return bare.RenderTable(picture, widthPx)
}

// cardOf describes a face of Aestery for package art.
func cardOf(f rules.Face, o theme.Options) *paint.Card {
	k := theCard(f, o)
	k.Tall = tallFaces.Of(f, func(l rules.Lang) bool { return theCard(f, theme.Options{Lang: l}).Crowded() })
	return k
}

func theCard(f rules.Face, o theme.Options) *paint.Card {
	c := &aestery.Cards[f]
	k := &paint.Card{
		Name: c.Name.In(o.Lang), Pitch: int(c.Pitch), Colours: colours(c.Color), ColourTag: colourTag(c.Color, o.Lang),
		TypeLine: c.TypeLine().In(o.Lang), Legendary: c.Legendary, Token: c.Is(aestery.Token), Hero: c.Is(aestery.Hero),
		Fighter: c.Is(aestery.Fighter), Icon: c.Icon, Scene: scene(c), Seed: uint32(f)*7 + 3,
		ColourLetter: o.Letters, Contrast: o.Contrast,
	}
	if c.Rarity != aestery.NoRarity {
		k.Rarity = paint.Rarity(c.Rarity - aestery.Common)
	}
	k.Dual = c.Is(aestery.Fighter) && c.Is(aestery.Story) || c.Is(aestery.Ephemeral) && c.Is(aestery.Fighter|aestery.Story)
	if !k.Token {
		k.Number = theme.CardNumber(c.Number)
	}
	if !k.Token && !k.Hero {
		k.Cost = strconv.Itoa(int(c.Cost))
	}
	switch f {
	case aestery.MineFace:
		k.Glow = paint.GlowAether
	case aestery.WonderFace:
		k.Glow = paint.GlowMarvel
	}
	if k.Fighter {
		k.Force, k.Defence = strconv.Itoa(int(c.Force)), strconv.Itoa(int(c.Defence))
	}
	if k.Hero {
		k.Experience = strconv.Itoa(int(c.Experience))
	}
	lines(c, k, o.Lang)
	return k
}

// colourTag names the colours one by one: "Bleu · Vert".
func colourTag(c aestery.Color, lang rules.Lang) string {
	var out []string
	for _, k := range aestery.Colors {
		if c&k != 0 {
			out = append(out, k.Name().In(lang))
		}
	}
	if out == nil {
		return aestery.Silver.Name().In(lang)
	}
	return strings.Join(out, " · ")
}

// lines sets the words: what a hero's power costs stands on a plate
// beside it, everything else is a paragraph.
func lines(c *aestery.Card, k *paint.Card, lang rules.Lang) {
	para := func(t []art.Token) {
		if len(k.Text) > 0 {
			k.Text = append(k.Text, art.Token{Break: true})
		}
		k.Text = append(k.Text, t...)
	}
	first := len(c.Lines) - len(c.Abilities) // keywords come before the abilities
	for i, l := range c.Lines {
		words := wordsOf(l.In(lang))
		if i >= first && c.Abilities[i-first].On == aestery.OnPower {
			k.Abilities = append(k.Abilities, paint.Ability{Cost: powerCost(int(c.Abilities[i-first].Cost.Experience)),
				Text: words})
			continue
		}
		para(words)
	}
	if t := c.Flavor.In(lang); t != "" && !k.Hero {
		para([]art.Token{art.I(t)})
	}
}

// powerCost writes what a hero's power costs or gives: +1, 0 or −8.
func powerCost(n int) string {
	switch {
	case n > 0:
		return "+" + strconv.Itoa(n)
	case n < 0:
		return "−" + strconv.Itoa(-n)
	}
	return "0"
}

// someAether is a number of Aether in a sentence, which is shown as a sign.
var someAether = regexp.MustCompile(`(\d)\x{00a0}Aether`)

// wordNumber is the number behind a glossary word.
var wordNumber = regexp.MustCompile(` (\d+)$`)

// wordsOf turns a text of Aestery's rules into rich text for package art:
// stressed words are bold, Aether is its sign.
func wordsOf(s string) []art.Token {
	var out []art.Token
	for _, p := range rules.Spans(s) {
		style := art.T
		text := p.Text
		if p.Strong { // a glossary word keeps its number
			style = art.B
			text = wordNumber.ReplaceAllString(text, "\u00a0$1")
		}
		for {
			at := someAether.FindStringSubmatchIndex(text)
			if at == nil {
				break
			}
			out = append(out, style(text[:at[3]]+"\u00a0"), art.Sym(art.SymAether))
			text = text[at[1]:]
		}
		if text != "" {
			out = append(out, style(text))
		}
	}
	return out
}
