package aestery

import (
	"image"
	"regexp"
	"strconv"
	"strings"

	"wyrmtable/art"
	"wyrmtable/rules"
	"wyrmtable/rules/aestery"
	"wyrmtable/scenes/theme"
)

// Aestery is how the cards of Aestery look.
var Theme = theme.Theme{
	ID:    "aestery",
	Card:  func(f rules.Face, o theme.Options) theme.Card { return aesteryFace{AesteryCard(f, o)} },
	Backs: []func(px int) *image.RGBA{art.AesteryBack},
	Kind:  func(f rules.Face) rules.Text { return aestery.Cards[f].TypeLine() },
	Ink:   aesteryInk,
	Facets: []theme.Facet{
		{Name: rules.Text{FR: "Couleur", EN: "Colour"}, All: theme.ForHer, Values: aesteryColourNames(), Has: func(f rules.Face, v int) bool {
			c := aestery.Cards[f].Color
			if v == len(aestery.Colors) {
				return c == aestery.Silver
			}
			return c&aestery.Colors[v] != 0
		}},
		{Name: rules.Text{FR: "Type", EN: "Type"}, All: theme.ForHim, Values: aesteryTypeNames, Has: func(f rules.Face, v int) bool {
			return aestery.Cards[f].Is(aesteryTypes[v])
		}},
		{Name: rules.Text{FR: "Coût", EN: "Cost"}, All: theme.ForHim, Values: aesteryCosts, Has: func(f rules.Face, v int) bool {
			c := &aestery.Cards[f]
			if c.Is(aestery.Hero | aestery.Token) {
				return false
			}
			return min(int(c.Cost), len(aesteryCosts)-1) == v
		}},
		{Name: rules.Text{FR: "Pitch", EN: "Pitch"}, All: theme.ForHim, Values: theme.Numbers(1, 3), Has: func(f rules.Face, v int) bool {
			return int(aestery.Cards[f].Pitch) == v+1
		}},
		{Name: rules.Text{FR: "Rareté", EN: "Rarity"}, All: theme.ForHer, Values: theme.Names(aesteryRarities), Has: func(f rules.Face, v int) bool {
			return aestery.Cards[f].Rarity == aesteryRarities[v]
		}},
		{Name: rules.Text{FR: "Mot-clé", EN: "Keyword"}, All: theme.ForHim, Values: theme.Names(aesteryKeywords), Has: func(f rules.Face, v int) bool {
			return aestery.Cards[f].Words[aesteryKeywords[v]] != 0
		}},
	},
}

var (
	aesteryTypes     = []aestery.Type{aestery.Fighter, aestery.Story, aestery.Ephemeral, aestery.Hero, aestery.Token}
	aesteryTypeNames = []rules.Text{{FR: "Combattant", EN: "Fighter"}, {FR: "Histoire", EN: "Story"},
		{FR: "Éphémère", EN: "Ephemeral"}, {FR: "Héros", EN: "Hero"}, {FR: "Jeton", EN: "Token"}}
	aesteryCosts    = append(theme.Numbers(0, 5), rules.Same("6+"))
	aesteryRarities = []aestery.Rarity{aestery.Common, aestery.Uncommon, aestery.Rare, aestery.Mythic}
	aesteryKeywords = []aestery.Word{aestery.Bravery, aestery.Devotion, aestery.Efficiency, aestery.Enthrall, aestery.Madness,
		aestery.Unblockable, aestery.Elusive, aestery.Dive, aestery.Marvel, aestery.Reach, aestery.Repeat, aestery.Slumber,
		aestery.Bloodthirst, aestery.Support, aestery.Flying}
)

func aesteryColourNames() []rules.Text {
	return append(theme.Names(aestery.Colors[:]), aestery.Silver.Name())
}

var aesteryColours = map[aestery.Color]art.AesteryColour{aestery.Blue: art.AesteryBlue, aestery.White: art.AesteryWhite,
	aestery.Green: art.AesteryGreen, aestery.Red: art.AesteryRed, aestery.Black: art.AesteryBlack, aestery.Purple: art.AesteryViolet}

// aesteryInk is the colour of a colour among the facets of decks: they name them
// in the order of aestery.Colors, and Silver last.
func aesteryInk(facet string, value int) (theme.Ink, bool) {
	if facet != "color" {
		return theme.Ink{}, false
	}
	k := art.AesterySilver
	if value < len(aestery.Colors) {
		k = aesteryColours[aestery.Colors[value]]
	}
	return theme.Ink{Col: art.Hex(k.Dye()), Letter: k.Letter()}, true
}

// AesteryColours are the colours of a set, as package art draws them.
func AesteryColours(c aestery.Color) []art.AesteryColour {
	var out []art.AesteryColour
	for _, k := range aestery.Colors {
		if c&k != 0 {
			out = append(out, aesteryColours[k])
		}
	}
	if out == nil {
		return []art.AesteryColour{art.AesterySilver}
	}
	return out
}

// swimmers are the species that live under the sea.
var swimmers = map[aestery.Species]bool{aestery.Siren: true, aestery.Serpent: true, aestery.Crustacean: true,
	aestery.Fish: true, aestery.Octopus: true}

// aesteryScene is what lies behind a card: under the sea for what lives there.
func aesteryScene(c *aestery.Card) art.Scene {
	if c.Scene == "sea" && swimmers[c.Species] {
		return art.SceneDeep
	}
	return theme.Backdrops[c.Scene]
}

// aesteryTall knows the cards of many words.
var aesteryTall theme.Tallness

// aesteryFace is a card without the Experience of heroes on the table: it
// changes, and the table shows it over the card.
type aesteryFace struct{ *art.AesteryCard }

func (k aesteryFace) RenderTable(picture *image.RGBA, widthPx int) *image.RGBA {
	bare := *k.AesteryCard
	bare.Experience = ""
	return bare.RenderTable(picture, widthPx)
}

// AesteryCard describes a face of Aestery for package art.
func AesteryCard(f rules.Face, o theme.Options) *art.AesteryCard {
	k := aesteryCard(f, o)
	k.Tall = aesteryTall.Of(f, func(l rules.Lang) bool { return aesteryCard(f, theme.Options{Lang: l}).Crowded() })
	return k
}

func aesteryCard(f rules.Face, o theme.Options) *art.AesteryCard {
	c := &aestery.Cards[f]
	k := &art.AesteryCard{
		Name: c.Name.In(o.Lang), Pitch: int(c.Pitch), Colours: AesteryColours(c.Color), ColourTag: aesteryColourTag(c.Color, o.Lang),
		TypeLine: c.TypeLine().In(o.Lang), Legendary: c.Legendary, Token: c.Is(aestery.Token), Hero: c.Is(aestery.Hero),
		Fighter: c.Is(aestery.Fighter), Icon: c.Icon, Scene: aesteryScene(c), Seed: uint32(f)*7 + 3,
		ColourLetter: o.Letters, Contrast: o.Contrast,
	}
	if c.Rarity != aestery.NoRarity {
		k.Rarity = art.AesteryRarity(c.Rarity - aestery.Common)
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
		k.Glow = art.GlowAether
	case aestery.WonderFace:
		k.Glow = art.GlowMarvel
	}
	if k.Fighter {
		k.Force, k.Defence = strconv.Itoa(int(c.Force)), strconv.Itoa(int(c.Defence))
	}
	if k.Hero {
		k.Experience = strconv.Itoa(int(c.Experience))
	}
	aesteryLines(c, k, o.Lang)
	return k
}

// aesteryColourTag names the colours one by one: "Bleu · Vert".
func aesteryColourTag(c aestery.Color, lang rules.Lang) string {
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

// aesteryLines sets the words: what a hero's power costs stands on a plate
// beside it, everything else is a paragraph.
func aesteryLines(c *aestery.Card, k *art.AesteryCard, lang rules.Lang) {
	para := func(t []art.Token) {
		if len(k.Text) > 0 {
			k.Text = append(k.Text, art.Token{Break: true})
		}
		k.Text = append(k.Text, t...)
	}
	first := len(c.Lines) - len(c.Abilities) // keywords come before the abilities
	for i, l := range c.Lines {
		words := aesteryWords(l.In(lang))
		if i >= first && c.Abilities[i-first].On == aestery.OnPower {
			k.Abilities = append(k.Abilities, art.AesteryAbility{Cost: powerCost(int(c.Abilities[i-first].Cost.Experience)), Text: words})
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

// aesteryWords turns a text of Aestery's rules into rich text for package art:
// stressed words are bold, Aether is its sign.
func aesteryWords(s string) []art.Token {
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
