package dragonswrath

import (
	"image"
	"regexp"
	"strconv"
	"strings"

	"wyrmtable/art"
	paint "wyrmtable/art/dragonswrath"
	"wyrmtable/rules"
	"wyrmtable/rules/dragonswrath"
	"wyrmtable/scenes/theme"
)

// Theme is how the cards of Dragon's Wrath look.
var Theme = theme.Theme{
	ID:   "dragons-wrath",
	Card: func(f rules.Face, o theme.Options) theme.Card { return cardOf(f, o) },
	Backs: []func(px int) *image.RGBA{
		func(px int) *image.RGBA { return paint.Back(false, px) },
		func(px int) *image.RGBA { return paint.Back(true, px) },
	},
	BackOf: back,
	Kind:   typeLine,
	Ink:    inkOf,
	Facets: []theme.Facet{
		{Name: rules.Text{FR: "Type", EN: "Type"}, All: theme.ForHim, Values: theme.Names(types),
			Has: func(f rules.Face, v int) bool {
				return dragonswrath.Cards[f].Type == types[v]
			}},
		{Name: rules.Text{FR: "Couleur", EN: "Colour"}, All: theme.ForHer, Values: colourNames[:],
			Has: func(f rules.Face, v int) bool {
				return int(dragonswrath.Cards[f].Colour) == v
			}},
		{Name: rules.Text{FR: "Sphères", EN: "Spheres"}, All: theme.ForHer, Values: theme.Numbers(0, 4),
			Has: func(f rules.Face, v int) bool {
				c := &dragonswrath.Cards[f]
				return c.Ally() && c.Cost.Spheres() == v
			}},
		{Name: rules.Text{FR: "Caractéristique", EN: "Characteristic"}, All: theme.ForHer, Values: theme.Names(allTraits),
			Has: func(f rules.Face, v int) bool {
				return dragonswrath.Cards[f].Has(allTraits[v])
			}},
		{Name: rules.Text{FR: "Sorte d’objet", EN: "Sort of item"}, All: theme.ForHer, Values: theme.Names(sorts),
			Has: func(f rules.Face, v int) bool {
				return dragonswrath.Cards[f].Sort == sorts[v]
			}},
	},
}

var (
	types = []dragonswrath.Type{dragonswrath.Province, dragonswrath.Creature, dragonswrath.Item, dragonswrath.Ritual,
		dragonswrath.Malefice}
	allTraits = []dragonswrath.Trait{dragonswrath.Incorporeal, dragonswrath.Flying, dragonswrath.Armoured,
		dragonswrath.Undead,
		dragonswrath.Fanatic, dragonswrath.Demonic, dragonswrath.Magical, dragonswrath.Mercenary, dragonswrath.Insect}
	sorts = []dragonswrath.Sort{dragonswrath.Defence, dragonswrath.Weapon, dragonswrath.Projectile, dragonswrath.Other}
)

// colourNames are the colours as they stand behind a masculine noun.
var colourNames = [...]rules.Text{dragonswrath.NoColour: {FR: "sans couleur", EN: "colourless"},
	dragonswrath.Red: {FR: "rouge", EN: "red"}, dragonswrath.Green: {FR: "vert", EN: "green"},
	dragonswrath.Blue: {FR: "bleu", EN: "blue"}, dragonswrath.Grey: {FR: "gris", EN: "grey"},
	dragonswrath.Magic: {FR: "magique", EN: "magic"}}

// allLetters are what colours go by for those who cannot tell them apart.
var allLetters = [...]string{dragonswrath.NoColour: "–", dragonswrath.Red: "R", dragonswrath.Green: "V",
	dragonswrath.Blue: "B",
	dragonswrath.Grey: "G", dragonswrath.Magic: "M"}

// inkOf is the colour of a colour among the facets of decks.
func inkOf(facet string, value int) (theme.Ink, bool) {
	if facet != "colour" || value < 0 || value >= len(allLetters) {
		return theme.Ink{}, false
	}
	return theme.Ink{Col: art.Hex(paint.Colour(value).Dye()), Letter: allLetters[value]}, true
}

// back is the back of provinces where those are kept, and else that of
// allies.
func back(b *rules.Board, id rules.CardID) int {
	for s := range rules.Seat(b.Layout().Seats) {
		switch b.Cards[id].Zone {
		case dragonswrath.ZoneProvinces(s), dragonswrath.ZoneAside(s), dragonswrath.ZoneLost(s):
			return 1
		}
	}
	return 0
}

// colourOf is a colour of the rules as package art draws it; both count them
// in the same order.
func colourOf(c dragonswrath.Colour) paint.Colour { return paint.Colour(c) }

// sortOf is a sort of items as package art draws it.
func sortOf(s dragonswrath.Sort) paint.Sort {
	return paint.Sort(max(s, dragonswrath.Defence) - dragonswrath.Defence)
}

// kind is the kind of a card as package art tells them apart.
func kind(c *dragonswrath.Card) paint.Kind {
	switch {
	case c.Type == dragonswrath.Ritual && c.Lasting():
		return paint.Rite
	case c.Type == dragonswrath.Ritual:
		return paint.Ritual
	case c.Type == dragonswrath.Creature:
		return paint.Creature
	case c.Type == dragonswrath.Item:
		return paint.Item
	case c.Type == dragonswrath.Malefice:
		return paint.Malefice
	}
	return paint.Province
}

// typeLine is what kind of card a face is: "Rituel durable bleu".
func typeLine(f rules.Face) rules.Text {
	c := &dragonswrath.Cards[f]
	t := c.Type.Name()
	if c.Lasting() {
		t = rules.Text{FR: t.FR + " durable", EN: "Lasting ritual"}
	}
	if c.Colour != dragonswrath.NoColour {
		hue := colourNames[c.Colour]
		if c.Type == dragonswrath.Province || c.Type == dragonswrath.Creature {
			hue = c.Colour.Name() // feminine
		}
		t = rules.Text{FR: t.FR + " " + hue.FR, EN: rules.Capital(hue.EN) + " " + uncapital(t.EN)}
	}
	if c.Type == dragonswrath.Item {
		of := c.Sort.Name()
		t = rules.Text{FR: t.FR + " — " + uncapital(of.FR), EN: t.EN + " — " + uncapital(of.EN)}
	}
	return t
}

// uncapital is a name as it stands within a sentence; names of types begin with
// plain letters.
func uncapital(s string) string { return strings.ToLower(s[:1]) + s[1:] }

// cardOf describes a face of Dragon's Wrath for package art.
func cardOf(f rules.Face, o theme.Options) *paint.Card {
	c := &dragonswrath.Cards[f]
	k := &paint.Card{
		Name: c.Name.In(o.Lang), Kind: kind(c), Colour: colourOf(c.Colour), Spheres: spheres(&c.Cost),
		Sort: sortOf(c.Sort), Bearer: c.Bearer, TypeLine: typeLine(f).In(o.Lang),
		Foot: strings.ToUpper(c.Type.Name().In(o.Lang)),
		Icon: c.Icon, Scene: theme.Backdrops[c.Scene], Seed: uint32(f)*13 + 7, Letters: o.Letters, Contrast: o.Contrast,
		Tiny: o.Tiny,
	}
	if c.Type == dragonswrath.Creature {
		k.PM, k.PP = strconv.Itoa(int(c.PM)), strconv.Itoa(int(c.PP))
	}
	linesOf(c, k, o.Lang)
	return k
}

// spheres lists the spheres of a cost one by one.
func spheres(cost *dragonswrath.Cost) []paint.Colour {
	var out []paint.Colour
	for c, n := range cost {
		for range n {
			out = append(out, paint.Colour(c))
		}
	}
	return out
}

// linesOf sets the words: characteristics first, then what the card does, and
// at the foot a reminder of how it is paid for.
func linesOf(c *dragonswrath.Card, k *paint.Card, lang rules.Lang) {
	para := func(t ...art.Token) {
		if len(k.Text) > 0 {
			k.Text = append(k.Text, art.Token{Break: true})
		}
		k.Text = append(k.Text, t...)
	}
	traits := ""
	for _, t := range c.Traits {
		if t != dragonswrath.NoTrait {
			traits += rules.Capital(t.Name().In(lang)) + ". "
		}
	}
	if traits != "" {
		para(art.B(strings.TrimSpace(traits)))
	}
	if c.Type == dragonswrath.Province {
		para(pays(c, lang)...)
	}
	for _, l := range c.Lines {
		para(wordsOf(l.In(lang), lang, c.Ally())...)
	}
	if t := verses[c.ID].In(lang); t != "" {
		para(art.I(t))
	}
	if t := reminder(c, k); !t.Empty() {
		before, after, sign := strings.Cut(t.In(lang), "{}")
		para(art.I(before))
		if sign {
			k.Text = append(k.Text, art.Sym(art.SymBearer), art.I(after))
		}
	}
}

// pays says what a province is good for while it is in hand.
func pays(c *dragonswrath.Card, lang rules.Lang) []art.Token {
	t := rules.Text{FR: "En main, elle compte pour votre puissance et montre ",
		EN: "In hand it counts for your power and shows "}
	if c.Colour != dragonswrath.Magic {
		return []art.Token{art.T(t.In(lang) + "1\u00a0"), art.Sym(colourOf(c.Colour).Sphere()), art.T(".")}
	}
	return []art.Token{art.T(t.In(lang) + "1\u00a0"), art.Sym(art.SymRedSphere), art.Sym(art.SymGreenSphere),
		art.Sym(art.SymBlueSphere),
		art.Sym(art.SymGreySphere), art.T(rules.Text{FR: " au choix.", EN: " of your choice."}.In(lang))}
}

// reminder says how a card is paid for; {} stands for the sign of bearers.
func reminder(c *dragonswrath.Card, k *paint.Card) rules.Text {
	free := len(k.Spheres) == 0
	switch k.Kind {
	case paint.Item:
		return [...]rules.Text{
			paint.Defence: {FR: "Pour une créature alliée {} sans autre défense.",
				EN: "For an allied creature {} with no other defence."},
			paint.Weapon: {FR: "Pour une créature alliée {} sans autre arme.",
				EN: "For an allied creature {} with no other weapon."},
			paint.Projectile: {FR: "Pour une créature alliée {} sans autre projectile.",
				EN: "For an allied creature {} with no other projectile."},
			paint.Other: {FR: "Pour une créature alliée {} sans autre objet divers.",
				EN: "For an allied creature {} with no other such item."},
		}[k.Sort]
	case paint.Creature:
		if !free {
			return rules.Text{FR: "Achat\u00a0: défaussez une des provinces montrées.",
				EN: "Purchase: discard one of the provinces shown."}
		}
		return rules.Text{FR: "Achat\u00a0: aucune province à montrer.", EN: "Purchase: no province to show."}
	case paint.Rite, paint.Ritual:
		if !free {
			return rules.Text{FR: "Coût\u00a0: défaussez une des provinces montrées.",
				EN: "Cost: discard one of the provinces shown."}
		}
	case paint.Malefice:
		if !free {
			return rules.Text{FR: "Coût\u00a0: mettez de côté les provinces montrées.",
				EN: "Cost: set the provinces shown aside."}
		}
		return rules.Text{FR: "Coût\u00a0: aucune province à montrer.", EN: "Cost: no province to show."}
	}
	return rules.Text{}
}

// stressMarks finds what is bold in a text: the moment before a colon, and the
// characteristics, as on the printed cards.
var stressMarks = func() (out [2]*regexp.Regexp) {
	for lang := range out {
		words := []string{`^(?:Arrivée|Arrival|Destruction)`}
		for _, t := range allTraits {
			words = append(words, `\b`+t.Name().In(rules.Lang(lang))+`\b`)
		}
		out[lang] = regexp.MustCompile(strings.Join(words, "|"))
	}
	return out
}()

// strength is the name of a strength behind its number.
var strength = regexp.MustCompile("\u00a0(PM|PP)")

// wordsOf turns a text of Dragon's Wrath's rules into rich text for package
// art: strengths are their signs, and where stress is wanted characteristics are
// bold.
func wordsOf(s string, lang rules.Lang, stress bool) []art.Token {
	var out []art.Token
	plain := func(t string) {
		for stress {
			at := stressMarks[lang].FindStringIndex(t)
			if at == nil {
				break
			}
			if at[0] > 0 {
				out = append(out, art.T(t[:at[0]]))
			}
			out = append(out, art.B(t[at[0]:at[1]]))
			t = t[at[1]:]
		}
		if t != "" {
			out = append(out, art.T(t))
		}
	}
	for {
		at := strength.FindStringSubmatchIndex(s)
		if at == nil {
			plain(s)
			return out
		}
		plain(s[:at[2]])
		sym := art.SymSpell
		if s[at[2]:at[3]] == "PP" {
			sym = art.SymForce
		}
		out = append(out, art.Sym(sym))
		s = s[at[1]:]
	}
}

// rite is what a ritual that lasts does, in few words and signs for the list
// of those that are in force: "rouges adverses: −1 PM −1 PP".
func rite(f rules.Face, lang rules.Lang) []art.Token {
	var out []art.Token
	for _, a := range dragonswrath.Cards[f].Abilities {
		if a.When != dragonswrath.Always {
			continue
		}
		if out != nil {
			out = append(out, art.T(" "))
		}
		out = append(out, art.T(whom(a.Of).In(lang)+rules.Text{FR: "\u00a0:", EN: ":"}.In(lang)))
		for i, n := range [2]int8{a.PM, a.PP} {
			if n != 0 {
				out = append(out, art.B(" "+rules.Signed(int(n))), art.Sym([2]art.Symbol{art.SymSpell, art.SymForce}[i]))
			}
		}
	}
	return out
}

// whom names the creatures of a filter by their properties alone: "volantes
// alliées".
func whom(f dragonswrath.Filter) rules.Text {
	var fr, en []string
	if f.Trait != dragonswrath.NoTrait {
		fr, en = append(fr, strings.ReplaceAll(f.Trait.Name().FR, "-", "s-")+"s"), append(en, f.Trait.Name().EN)
	}
	if f.Colour != dragonswrath.NoColour {
		fr, en = append(fr, f.Colour.Name().FR+"s"), append(en, f.Colour.Name().EN)
	}
	switch f.Side {
	case dragonswrath.Yours:
		fr, en = append(fr, "alliées"), append([]string{"allied"}, en...)
	case dragonswrath.Enemy:
		fr, en = append(fr, "adverses"), append([]string{"enemy"}, en...)
	}
	if fr == nil {
		return rules.Text{FR: "toutes", EN: "all"}
	}
	return rules.Text{FR: strings.Join(fr, " "), EN: strings.Join(en, " ")}
}
