package dracoliath

import (
	"strconv"

	"wyrmtable/rules"
)

// A frenchNoun is a noun with what its neighbours must agree with.
type frenchNoun struct {
	noun   string
	fem    bool
	plural bool
}

func (n frenchNoun) agree(participle string) string {
	if n.fem {
		participle += "e"
	}
	if n.plural {
		participle += "s"
	}
	return participle
}

func (n frenchNoun) one() string {
	if n.fem {
		return "une " + n.noun
	}
	return "un " + n.noun
}

// nounFR names the cards of a filter: "cartes rouges", "Trésors verts".
func nounFR(f Filter, plural bool) frenchNoun {
	n := frenchNoun{noun: "carte", fem: true, plural: plural}
	switch {
	case f.Fusion:
		n.noun = "Fusion"
	case f.Type == Magic:
		n.noun = "Magie"
	case f.Type == Treasure:
		n.noun, n.fem = "Trésor", false
	case f.Type == Storm:
		n.noun = "Tempête"
	}
	if plural {
		n.noun += "s"
	}
	colour := ""
	switch f.Color {
	case Red:
		colour = " rouge"
	case Green:
		colour = " " + n.gender("vert", "verte")
	case Blue:
		colour = " " + n.gender("bleu", "bleue")
	case Violet:
		colour = " " + n.gender("violet", "violette")
	}
	if plural && colour != "" {
		colour += "s"
	}
	n.noun += colour
	if f.Double {
		n.noun += " recto-verso"
	}
	return n
}

func (n frenchNoun) gender(masc, fem string) string {
	if n.fem {
		return fem
	}
	return masc
}

// nounEN names the cards of a filter: "red cards", "green Treasures".
func nounEN(f Filter, plural bool) string {
	s := "card"
	switch {
	case f.Fusion:
		s = "Fusion"
	case f.Type == Magic:
		s = "Magic"
	case f.Type == Treasure:
		s = "Treasure"
	case f.Type == Storm:
		s = "Storm"
	}
	if f.Double {
		s = "double-faced " + s
	}
	if f.Color != AnyColor {
		s = colorWords[f.Color] + " " + s
	}
	switch {
	case plural && f.Type == Magic && !f.Fusion:
		s += " cards"
	case plural:
		s += "s"
	}
	return s
}

// chosen writes which cards are discarded or replaced: one of them, or all.
func chosen(e *Effect) rules.Text {
	if !e.All {
		return oneOf(e.From)
	}
	many, en := nounFR(e.From.Filter, true), nounEN(e.From.Filter, true)
	all := many.gender("tous", "toutes")
	switch e.From.At {
	case Mine:
		return rules.Text{FR: all + " vos " + many.noun, EN: "all your " + en}
	case Theirs:
		return rules.Text{FR: all + " les " + many.noun + " adverses", EN: "all opposing " + en}
	case River:
		return rules.Text{FR: all + " les " + many.noun + " de la Rivière", EN: "all " + en + " in the River"}
	case Top:
		return oneOf(e.From)
	}
	return rules.Text{FR: all + " les " + many.noun + " visibles", EN: "all visible " + en}
}

// oneOf writes one card of a group: "une de vos cartes rouges".
func oneOf(g Group) rules.Text {
	one, many := nounFR(g.Filter, false), nounFR(g.Filter, true)
	en := nounEN(g.Filter, false)
	switch g.At {
	case Mine:
		return rules.Text{FR: one.gender("un", "une") + " de vos " + many.noun, EN: "one of your " + nounEN(g.Filter, true)}
	case Theirs:
		return rules.Text{FR: one.one() + " adverse", EN: "an opposing " + en}
	case River:
		return rules.Text{FR: one.one() + " de la Rivière", EN: "a " + en + " in the River"}
	case Top:
		return rules.Text{FR: "la carte visible de la Pioche", EN: "the visible card of the deck"}
	}
	return rules.Text{FR: one.one() + " visible", EN: "a visible " + en}
}

// ofCards writes "of the cards of the group", for what is cancelled; others tells
// that the card is one of them itself.
func ofCards(g Group, others bool) rules.Text {
	otherFR, otherEN := "", ""
	if others {
		otherFR, otherEN = "autres ", "other "
	}
	fr, en := nounFR(g.Filter, true).noun, nounEN(g.Filter, true)
	switch g.At {
	case Mine:
		return rules.Text{FR: "de vos " + otherFR + fr, EN: "of your " + otherEN + en}
	case Theirs:
		return rules.Text{FR: "des " + fr + " adverses", EN: "of opposing " + en}
	case River:
		return rules.Text{FR: "des " + otherFR + fr + " de la Rivière", EN: "of " + otherEN + en + " in the River"}
	case Top:
		return rules.Text{FR: "de la carte visible de la Pioche", EN: "of the visible card of the deck"}
	}
	return rules.Text{FR: "des " + otherFR + fr + " visibles", EN: "of " + otherEN + "visible " + en}
}

// perText writes "for each card of the group".
func perText(g Group) rules.Text {
	fr, en := nounFR(g.Filter, false), nounEN(g.Filter, false)
	t := rules.Text{FR: " pour chaque " + fr.noun, EN: " for each " + en}
	switch g.At {
	case Mine:
		return join(t, rules.Text{FR: " que vous possédez", EN: " you possess"})
	case Theirs:
		return join(t, rules.Text{FR: " adverse", EN: " your opponent possesses"})
	case River:
		return join(t, rules.Text{FR: " de la Rivière", EN: " in the River"})
	case Top:
		return join(t, rules.Text{FR: " au sommet de la Pioche", EN: " on top of the deck"})
	}
	return join(t, rules.Text{FR: " visible", EN: " that is visible"})
}

// atLeast returns the same comparison with a printed number as "at least n" or
// "at most n"; exact tells that it is "exactly n".
func atLeast(is Compare, n int) (least, most, exact bool, num int) {
	switch is {
	case Less:
		return false, true, false, n - 1
	case AtMost:
		return false, true, false, n
	case Equal:
		return false, false, true, n
	case More:
		return true, false, false, n + 1
	}
	return true, false, false, n
}

// condText writes a condition: "si vous possédez au moins 2 cartes rouges".
// named tells that the sentence has named the opponent.
func condText(c Cond, named bool) rules.Text {
	if c.Right.Of != Number {
		return versusText(c, named)
	}
	if c.Left.Of == CardsIn {
		return countText(c, named)
	}
	_, most, exact, n := atLeast(c.Is, c.Right.N)
	unit := [...]Op{LifeOf: Life, PowerOf: Power, FocusOf: Focus}[c.Left.Of]
	fr, en := unitsFR(unit, n), unitsEN(unit, n)
	if unit == Power && n > 1 {
		fr = strconv.Itoa(n) + " de Puissance"
	}
	switch {
	case exact:
		fr, en = "exactement "+fr, "exactly "+en
	case most:
		fr, en = fr+" ou moins", en+" or less"
	default:
		fr, en = fr+" ou plus", en+" or more"
	}
	if c.Left.Whom == Me {
		return rules.Text{FR: "si vous avez " + fr, EN: "if you have " + en}
	}
	if named {
		return rules.Text{FR: "s’il a " + fr, EN: "if they have " + en}
	}
	return rules.Text{FR: "si votre adversaire a " + fr, EN: "if your opponent has " + en}
}

// countText writes a condition on a number of cards.
func countText(c Cond, named bool) rules.Text {
	g := c.Left.Cards
	if g.At == Top {
		fr, en := nounFR(g.Filter, false).one(), nounEN(g.Filter, false)
		return rules.Text{FR: "si la carte visible de la Pioche est " + fr, EN: "if the visible card of the deck is a " + en}
	}
	least, most, _, n := atLeast(c.Is, c.Right.N)
	one := nounFR(g.Filter, n > 1)
	fr := strconv.Itoa(n) + " " + one.noun
	en := strconv.Itoa(n) + " " + nounEN(g.Filter, n != 1)
	none := n == 0 && !least
	switch {
	case none:
		fr, en = one.gender("aucun ", "aucune ")+one.noun, "no "+nounEN(g.Filter, false)
	case least:
		fr, en = "au moins "+fr, "at least "+en
	case most:
		fr, en = "au plus "+fr, "at most "+en
	default:
		fr, en = "exactement "+fr, "exactly "+en
	}
	if g.At == Theirs && named {
		return rules.Text{FR: "s’il " + map[bool]string{true: "ne "}[none] + "possède " + fr, EN: "if they possess " + en}
	}
	return whereText(g.At, fr, en, none, one, n > 1)
}

// whereText puts counted cards in their place.
func whereText(at Place, fr, en string, none bool, noun frenchNoun, plural bool) rules.Text {
	not := ""
	if none {
		not = "ne "
	}
	switch at {
	case Mine:
		return rules.Text{FR: "si vous " + not + "possédez " + fr, EN: "if you possess " + en}
	case Theirs:
		return rules.Text{FR: "si votre adversaire " + not + "possède " + fr, EN: "if your opponent possesses " + en}
	case River:
		if none {
			return rules.Text{FR: "s’il n’y a " + fr + " dans la Rivière", EN: "if " + en + " is in the River"}
		}
		return rules.Text{FR: "s’il y a " + fr + " dans la Rivière", EN: "if the River holds " + en}
	}
	if none {
		return rules.Text{FR: "si " + fr + " n’est visible", EN: "if " + en + " is visible"}
	}
	if plural {
		return rules.Text{FR: "si " + fr + " sont visibles", EN: "if " + en + " are visible"}
	}
	return rules.Text{FR: "si " + fr + " est visible", EN: "if " + en + " is visible"}
}

// versusText writes a comparison of mine with the opponent's.
func versusText(c Cond, named bool) rules.Text {
	fr := [...]string{Less: "moins de ", AtMost: "autant ou moins de ", Equal: "autant de ",
		AtLeast: "autant ou plus de ", More: "plus de "}[c.Is]
	en := [...]string{Less: "less %", AtMost: "no more %", Equal: "as much %",
		AtLeast: "at least as much %", More: "more %"}[c.Is]
	than, he := " as ", "votre adversaire"
	if c.Is == Less || c.Is == AtMost || c.Is == More {
		than = " than "
	}
	if named {
		than, he = than+"they do", "lui"
	} else {
		than += "your opponent"
	}
	cut := func(unit string) string { return en[:len(en)-1] + unit + than }
	if c.Left.Of != CardsIn {
		unit := [...]Op{LifeOf: Life, PowerOf: Power, FocusOf: Focus}[c.Left.Of]
		return rules.Text{FR: "si vous avez " + fr + unitFR(unit, 1) + " que " + he,
			EN: "if you have " + cut(unitEN(unit))}
	}
	en = [...]string{Less: "fewer %", AtMost: "no more %", Equal: "as many %",
		AtLeast: "at least as many %", More: "more %"}[c.Is]
	return rules.Text{FR: "si vous possédez " + fr + nounFR(c.Left.Cards.Filter, true).noun + " que " + he,
		EN: "if you possess " + cut(nounEN(c.Left.Cards.Filter, true))}
}
