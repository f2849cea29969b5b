package dracoliath

import (
	"image"
	"strconv"

	"wyrmtable/art"
	paint "wyrmtable/art/dracoliath"
	"wyrmtable/rules"
	"wyrmtable/rules/dracoliath"
	"wyrmtable/scenes/theme"
)

// Dracoliath is how the cards of Dracoliath look.
var Theme = theme.Theme{
	ID:    "dracoliath",
	Card:  func(f rules.Face, o theme.Options) theme.Card { return cardOf(f, o) },
	Backs: []func(px int) *image.RGBA{paint.Back},
	Kind: func(f rules.Face) rules.Text {
		c := &dracoliath.Cards[f]
		return kindOf(c)
	},
	Other: func(f rules.Face) rules.Face { return dracoliath.Cards[f].Other },
	Facets: []theme.Facet{
		{Name: rules.Text{FR: "Couleur", EN: "Colour"}, All: theme.ForHer, Values: theme.Names(colorList),
			Has: func(f rules.Face, v int) bool {
				return dracoliath.Cards[f].Color == colorList[v]
			}},
		{Name: rules.Text{FR: "Type", EN: "Type"}, All: theme.ForHim, Values: theme.Names(typeList),
			Has: func(f rules.Face, v int) bool {
				return dracoliath.Cards[f].Type == typeList[v]
			}},
		{Name: rules.Text{FR: "Maîtrise", EN: "Mastery"}, All: theme.ForHer, Values: theme.Numbers(0, 2),
			Has: func(f rules.Face, v int) bool {
				return dracoliath.Cards[f].Mastery == v
			}},
		{Name: rules.Text{FR: "Mot-clé", EN: "Keyword"}, All: theme.ForHim,
			Values: []rules.Text{{FR: "Fusion", EN: "Fusion"}, {FR: "Deux faces", EN: "Two sides"}},
			Has: func(f rules.Face, v int) bool {
				if v == 1 {
					return dracoliath.Cards[f].Other != 0
				}
				return dracoliath.Cards[f].Fusion
			}},
	},
}

var (
	colorList = []dracoliath.Color{dracoliath.Red, dracoliath.Green, dracoliath.Blue, dracoliath.Violet}
	typeList  = []dracoliath.Type{dracoliath.Magic, dracoliath.Treasure, dracoliath.Storm}
)

// kindOf says type and colour: "Magie rouge", "Red Magic".
func kindOf(c *dracoliath.Card) rules.Text {
	agree := map[dracoliath.Color][2]string{dracoliath.Red: {"rouge", "rouge"}, dracoliath.Green: {"vert", "verte"},
		dracoliath.Blue: {"bleu", "bleue"}, dracoliath.Violet: {"violet", "violette"}}[c.Color]
	word := agree[1] // Magie and Tempête are feminine
	if c.Type == dracoliath.Treasure {
		word = agree[0]
	}
	if c.Other != 0 {
		return legendary(c, rules.Text{FR: c.Type.Name().FR, EN: c.Color.Name().EN},
			rules.Text{FR: word, EN: c.Type.Name().EN})
	}
	return rules.Text{FR: c.Type.Name().FR + " " + word, EN: c.Color.Name().EN + " " + c.Type.Name().EN}
}

// legendary says which side of a double-faced card it is: "Trésor légendaire
// vert, côté Jour".
func legendary(c *dracoliath.Card, before, after rules.Text) rules.Text {
	side := rules.Text{FR: ", côté Jour", EN: ", Day side"}
	if c.Night {
		side = rules.Text{FR: ", côté Nuit", EN: ", Night side"}
	}
	return rules.Text{FR: before.FR + " légendaire " + after.FR + side.FR,
		EN: before.EN + " Legendary " + after.EN + side.EN}
}

var colors = map[dracoliath.Color]paint.Color{dracoliath.Red: paint.Red, dracoliath.Green: paint.Green,
	dracoliath.Blue: paint.Blue, dracoliath.Violet: paint.Violet}

var types = map[dracoliath.Type]paint.Type{dracoliath.Magic: paint.Magic,
	dracoliath.Treasure: paint.Treasure, dracoliath.Storm: paint.Storm}

// symbols are the pictograms of what effects do.
var symbols = map[dracoliath.Op]art.Symbol{
	dracoliath.Damage: art.SymDamage, dracoliath.Life: art.SymLife, dracoliath.Power: art.SymPower,
	dracoliath.PowerLoss: art.SymDrain, dracoliath.Focus: art.SymFocus, dracoliath.Replay: art.SymReplay,
	dracoliath.Control: art.SymMind, dracoliath.AddSlot: art.SymExtra, dracoliath.Swap: art.SymSwap,
	dracoliath.Discard: art.SymDiscard, dracoliath.Replace: art.SymReplace, dracoliath.Flip: art.SymFlip,
	dracoliath.FocusLoss: art.SymFocus,
}

var dirs = map[dracoliath.Arrow]art.Direction{dracoliath.NoArrow: art.ToNone, dracoliath.Down: art.ToMe,
	dracoliath.Up: art.ToOpponent, dracoliath.BothWays: art.ToBoth}

var banners = map[dracoliath.Keyword]art.Symbol{dracoliath.FusionKeyword: art.SymFusion,
	dracoliath.ReplayKeyword: art.SymReplay, dracoliath.AgainKeyword: art.SymAgain}

// cardOf describes a face of Dracoliath for package art.
func cardOf(f rules.Face, o theme.Options) *paint.Card {
	c := &dracoliath.Cards[f]
	k := &paint.Card{
		Name: c.Name.In(o.Lang), Color: colors[c.Color], Type: types[c.Type], Mastery: c.Mastery,
		TypeLabel: c.Type.Name().In(o.Lang), ColorLabel: colourLabel(c).In(o.Lang),
		Icon: c.Icon, Scene: theme.Backdrops[c.Scene], Seed: uint32(f), ColourLetter: o.Letters, Contrast: o.Contrast,
		MeLabel:       rules.Text{FR: "à vous", EN: "you"}.In(o.Lang),
		OpponentLabel: rules.Text{FR: "adversaire", EN: "opponent"}.In(o.Lang),
		BothLabel:     rules.Text{FR: "les deux", EN: "both"}.In(o.Lang),
	}
	if c.Other != 0 {
		k.Side = paint.SideDay
		if c.Night {
			k.Side = paint.SideNight
		}
		k.TypeLabel = rules.Text{FR: c.Type.Name().FR + " légendaire", EN: "Legendary " + c.Type.Name().EN}.In(o.Lang)
	}
	for i := range c.Rows {
		k.Rows = append(k.Rows, rows(&c.Rows[i], o.Lang)...)
	}
	return k
}

// colourLabel is the colour as it agrees with the type.
func colourLabel(c *dracoliath.Card) rules.Text {
	t := c.Color.Name()
	if c.Type != dracoliath.Treasure && c.Color != dracoliath.Red {
		t.FR = map[dracoliath.Color]string{dracoliath.Green: "Verte", dracoliath.Blue: "Bleue",
			dracoliath.Violet: "Violette"}[c.Color]
	}
	return t
}

// rows sets one row of the sheet. What is a sentence rather than a sign
// stands on a line of its own, where it can be read.
func rows(r *dracoliath.Row, lang rules.Lang) []paint.Row {
	switch r.Kind {
	case dracoliath.KeywordRow:
		row := paint.Row{Banner: r.Text.In(lang), BannerSym: banners[r.Keyword]}
		if !r.Short.Empty() {
			row.Short, row.ShortBanner = art.Markup(r.Short.In(lang)),
				rules.Text{FR: "Encore une fois", EN: "Once more"}.In(lang)
		}
		return []paint.Row{row}
	case dracoliath.TextRow:
		return []paint.Row{{Text: art.Markup(r.Text.In(lang)), Short: art.Markup(r.Short.In(lang)), LargeOnly: r.LargeOnly}}
	}
	x := groupsOf(r.Groups, lang)
	if r.Kind != dracoliath.ChoiceRow {
		return x
	}
	y := groupsOf(r.Alt, lang)
	if r.Parts {
		return options(x, y, lang)
	}
	if len(x) == 1 && len(y) == 1 && x[0].Text == nil && y[0].Text == nil {
		items := append(x[0].Items, paint.Sign("/"))
		return []paint.Row{{Items: append(items, y[0].Items...)}}
	}
	return append(append(x, or(lang)), y...)
}

func or(lang rules.Lang) paint.Row {
	return paint.Row{Text: []art.Token{art.I(rules.Text{FR: "ou", EN: "or"}.In(lang))}}
}

// options sets the two sides of a choice that do several things: each on a plate.
func options(x, y []paint.Row, lang rules.Lang) []paint.Row {
	for i := range x {
		x[i].Option = 1
	}
	for i := range y {
		y[i].Option = 2
	}
	return append(append(x, or(lang)), y...)
}

func groupsOf(groups []dracoliath.SymbolGroup, lang rules.Lang) []paint.Row {
	var out []paint.Row
	var row paint.Row
	flush := func() {
		if len(row.Items) > 0 {
			out = append(out, row)
			row = paint.Row{}
		}
	}
	for _, g := range groups {
		words := g.Words.In(lang)
		if g.Itself { // its word stands on a plate
			flush()
			out = append(out, paint.Row{Banner: rules.Text{FR: "Retournez", EN: "Turn over"}.In(lang), BannerSym: art.SymFlip})
			continue
		}
		if words != "" && g.Arrow == dracoliath.NoArrow { // an act
			flush()
			act := paint.Act(symbols[g.Symbol], words)
			act.Short = g.Short.In(lang)
			row.Items = []paint.Item{act}
			flush()
			continue
		}
		items := itemsOf(&g)
		if words != "" { // they belong to this symbol alone
			flush()
			last := &items[len(items)-1]
			last.Words, last.Short = words, g.Short.In(lang)
		}
		row.Items = append(row.Items, items...)
		if words != "" {
			flush()
		}
	}
	flush()
	return out
}

func itemsOf(g *dracoliath.SymbolGroup) []paint.Item {
	var out []paint.Item
	if g.Same {
		out = append(out, paint.Sign("="))
	}
	out = append(out, paint.Item{Sym: symbols[g.Symbol], N: g.Count, Dir: dirs[g.Arrow], Forbid: g.Forbidden})
	if g.Mod != 0 {
		sign := "+"
		if g.Mod < 0 {
			sign = "−"
		}
		out = append(out, paint.Sign(sign+strconv.Itoa(max(g.Mod, -g.Mod))))
	}
	return out
}
