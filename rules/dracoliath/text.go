package dracoliath

import (
	"strconv"
	"strings"

	"wyrmtable/rules"
)

// cardText writes the effects of a card as sentences, one line of the card to a
// line of text. It reads the same values that the engine executes.
func cardText(c *Card) rules.Text {
	var fr, en []string
	add := func(t rules.Text) {
		fr = append(fr, sentence(t.FR))
		en = append(en, sentence(t.EN))
	}
	told := c.Type != Storm // that "you" is each player
	for i := range c.Lines {
		if !told && c.Lines[i].Kind != Cancel {
			told = true
			add(eachPlayer)
		}
		add(lineText(&c.Lines[i]))
	}
	if c.Fusion {
		add(rules.Text{FR: "Fusion", EN: "Fusion"})
	}
	return rules.Text{FR: strings.Join(fr, "\n"), EN: strings.Join(en, "\n")}
}

// sentence begins with a capital and ends with a full stop.
func sentence(s string) string {
	for i, r := range s {
		s = strings.ToUpper(string(r)) + s[i+len(string(r)):]
		break
	}
	if strings.HasSuffix(s, ":") {
		return s
	}
	return s + "."
}

func join(a, b rules.Text) rules.Text { return rules.Text{FR: a.FR + b.FR, EN: a.EN + b.EN} }

// lineText writes one line of a card, without capital and full stop.
func lineText(l *Line) rules.Text {
	head := lineHead(l)
	named := namesOpponent(head)
	if !head.Empty() {
		head = join(head, rules.Text{FR: ", ", EN: ", "})
	}
	return join(head, lineResult(l, named))
}

// namesOpponent reports whether a text has named the opponent: what follows in the
// same sentence says "il".
func namesOpponent(t rules.Text) bool { return strings.Contains(t.FR, "votre adversaire") }

// lineHead writes when a line acts: its trigger and its condition. It is empty
// for what acts at once.
func lineHead(l *Line) rules.Text {
	var parts []rules.Text
	switch l.Kind {
	case StartTurn:
		parts = append(parts, rules.Text{FR: "au début de votre tour", EN: "at the start of your turn"})
	case EndTurn:
		parts = append(parts, rules.Text{FR: "à la fin de votre tour", EN: "at the end of your turn"})
	case Modify, Instead, Also:
		parts = append(parts, onText(l))
	}
	if l.If.Is != NoCompare {
		parts = append(parts, condText(l.If, len(parts) > 0 && namesOpponent(parts[0])))
	}
	var t rules.Text
	for i, p := range parts {
		if i > 0 {
			t = join(t, rules.Text{FR: ", ", EN: ", "})
		}
		t = join(t, p)
	}
	return t
}

// lineResult writes what a line does; named tells that its head has named the
// opponent.
func lineResult(l *Line, named bool) rules.Text {
	switch l.Kind {
	case Modify:
		return modText(l)
	case Forbid:
		return forbidText(l)
	case Cancel:
		return join(join(rules.Text{FR: "les effets ", EN: "ignore the effects "}, ofCards(l.Cards, l.Others)),
			rules.Text{FR: " sont annulés", EN: ""})
	case Again:
		if l.Cards.At == NoPlace {
			return rules.Text{FR: "cette carte est jouée une fois de plus", EN: "this card is played once more"}
		}
		fr, en := nounFR(l.Cards.Filter, true), nounEN(l.Cards.Filter, true)
		return rules.Text{FR: "vos " + fr.noun + " sont " + fr.agree("joué") + " une fois de plus",
			EN: "your " + en + " are played once more"}
	}
	t := effectsText(l.X, named)
	if l.Y != nil {
		t = choiceText(t, effectsText(l.Y, named), l.parts())
		if l.Kind == Instead {
			return join(rules.Text{FR: "à la place, ", EN: "instead, "}, t)
		}
	}
	if l.Kind == Instead {
		t = join(t, rules.Text{FR: " à la place", EN: " instead"})
	}
	return t
}

// choiceText writes a choice. Where a side has several parts each side stands on a
// line of its own, under a number: it must be plain what belongs to which.
func choiceText(x, y rules.Text, parts bool) rules.Text {
	if parts {
		return rules.Text{FR: "choisissez\u00a0:\n1) " + x.FR + "\u00a0;\n2) " + y.FR, EN: "choose:\n1) " + x.EN + ";\n2) " + y.EN}
	}
	return rules.Text{FR: "choisissez\u00a0: " + x.FR + " ou " + y.FR, EN: "choose: " + x.EN + " or " + y.EN}
}

// parts reports whether a side of a choice does more than one thing.
func (l *Line) parts() bool { return l.Y != nil && (len(l.X) > 1 || len(l.Y) > 1) }

// effectsText writes effects one after the other; named tells that the sentence
// has named the opponent.
func effectsText(list []Effect, named bool) rules.Text {
	var fr, en []string
	for i := range list {
		if list[i].Twin {
			continue
		}
		t := effectText(&list[i], i+1 < len(list) && list[i+1].Twin, named)
		named = named || namesOpponent(t)
		fr, en = append(fr, t.FR), append(en, t.EN)
	}
	return rules.Text{FR: chain(fr, ", puis "), EN: chain(en, ", then ")}
}

func chain(parts []string, last string) string {
	if len(parts) < 2 {
		return strings.Join(parts, "")
	}
	n := len(parts) - 1
	return strings.Join(parts[:n], ", ") + last + parts[n]
}

// effectText writes one effect; both tells that it is done to both players, and
// named that the sentence has named the opponent.
func effectText(e *Effect, both, named bool) rules.Text {
	switch e.Op {
	case Replay:
		return rules.Text{FR: "rejouez", EN: "play again"}
	case Control:
		if named {
			return rules.Text{FR: "jouez son prochain tour à sa place", EN: "play their next turn in their place"}
		}
		return rules.Text{FR: "jouez le prochain tour de votre adversaire à sa place",
			EN: "play your opponent’s next turn in their place"}
	case AddSlot:
		return rules.Text{FR: "ajoutez définitivement une carte à la Rivière", EN: "add a card to the River for good"}
	case Swap:
		return join(join(rules.Text{FR: "échangez ", EN: "swap "}, oneOf(e.From)),
			join(rules.Text{FR: " avec ", EN: " with "}, oneOf(e.With)))
	case Discard:
		return join(rules.Text{FR: "défaussez ", EN: "discard "}, chosen(e))
	case Replace:
		return join(rules.Text{FR: "remplacez ", EN: "replace "}, chosen(e))
	case Flip:
		if e.From.At == NoPlace {
			return rules.Text{FR: "retournez cette carte", EN: "turn this card over"}
		}
		return join(rules.Text{FR: "retournez ", EN: "turn over "}, oneOf(e.From))
	}
	t := variationText(e, both, named)
	if e.Per.At != NoPlace {
		t = join(t, perText(e.Per))
	}
	return t
}

// variationText writes the change of a counter.
func variationText(e *Effect, both, named bool) rules.Text {
	fr, en := unitsFR(e.Op, e.N), unitsEN(e.Op, e.N)
	if e.Same {
		fr, en = sameFR(e.Op), "that much "+unitEN(e.Op)
	}
	v := verbsOf[e.Op]
	switch {
	case both && named: // he has a ruler of his own
		return rules.Text{FR: "lui et vous " + v.youFR + " chacun " + fr, EN: "they and you each " + v.youEN + " " + en}
	case both:
		return rules.Text{FR: "vous et votre adversaire " + v.youFR + " chacun " + fr, EN: "you and your opponent each " + v.youEN + " " + en}
	case e.Whom == Me:
		return rules.Text{FR: v.youFR + " " + fr, EN: v.youEN + " " + en}
	case e.Op == Damage:
		return rules.Text{FR: "infligez " + fr, EN: "deal " + en}
	case named:
		return rules.Text{FR: "il " + v.heFR + " " + fr, EN: "they " + v.youEN + " " + en}
	}
	return rules.Text{FR: "votre adversaire " + v.heFR + " " + fr, EN: "your opponent " + v.heEN + " " + en}
}

// verbsOf are the verbs of the variations: an order to you, and what he does.
var verbsOf = [...]struct{ youFR, heFR, youEN, heEN string }{
	Damage:    {"subissez", "subit", "suffer", "suffers"},
	Life:      {"gagnez", "gagne", "gain", "gains"},
	Power:     {"gagnez", "gagne", "gain", "gains"},
	PowerLoss: {"perdez", "perd", "lose", "loses"},
	Focus:     {"gagnez", "gagne", "gain", "gains"},
	FocusLoss: {"perdez", "perd", "lose", "loses"},
}

// units writes so many units of what an Op counts.
func units(o Op, n int) rules.Text { return rules.Text{FR: unitsFR(o, n), EN: unitsEN(o, n)} }

func unitsFR(o Op, n int) string { return strconv.Itoa(n) + " " + unitFR(o, n) }

func unitFR(o Op, n int) string {
	switch o {
	case Damage:
		if n > 1 {
			return "Dégâts"
		}
		return "Dégât"
	case Life:
		if n > 1 {
			return "Vies"
		}
		return "Vie"
	case Focus, FocusLoss:
		return "Concentration"
	}
	return "Puissance"
}

func sameFR(o Op) string {
	if o == Damage {
		return "autant de Dégâts"
	}
	return "autant de " + unitFR(o, 1)
}

func unitsEN(o Op, n int) string { return strconv.Itoa(n) + " " + unitEN(o) }

func unitEN(o Op) string {
	switch o {
	case Damage:
		return "Damage"
	case Life:
		return "Life"
	case Focus, FocusLoss:
		return "Concentration"
	}
	return "Power"
}
