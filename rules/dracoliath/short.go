package dracoliath

import (
	"strconv"
	"strings"

	"wyrmtable/rules"
)

// On the table a card is as wide as a thumb. What its face says in words is
// then written short: numbers and signs in place of words, each sign by its
// name in braces, "{life} < {life} adverse". The full sentence stands on the
// large face and in Card.Text.

// shortHead writes the head of a line short: when it acts, and under which
// condition. A Storm acts in the turn of each player.
func shortHead(l *Line, storm bool) rules.Text {
	var parts []rules.Text
	switch {
	case l.Kind == StartTurn && storm:
		parts = append(parts, rules.Text{FR: "{hourglass} Début de chaque tour", EN: "{hourglass} Start of each turn"})
	case l.Kind == StartTurn:
		parts = append(parts, rules.Text{FR: "{hourglass} Début du tour", EN: "{hourglass} Turn start"})
	case l.Kind == EndTurn && storm:
		parts = append(parts, rules.Text{FR: "{empty-hourglass} Fin de chaque tour", EN: "{empty-hourglass} End of each turn"})
	case l.Kind == EndTurn:
		parts = append(parts, rules.Text{FR: "{empty-hourglass} Fin du tour", EN: "{empty-hourglass} Turn end"})
	case l.Kind == Instead, l.Kind == Also:
		parts = append(parts, shortTrigger(l))
	}
	if l.If.Is != NoCompare {
		parts = append(parts, shortCond(l.If))
	}
	var t rules.Text
	for i, p := range parts {
		if i > 0 {
			t = join(t, rules.Same("\n"))
		}
		t = join(t, p)
	}
	return t
}

// comparisons are the signs of comparisons.
var comparisons = [...]string{Less: "<", AtMost: "≤", Equal: "=", AtLeast: "≥", More: ">"}

// shortCond writes a condition: "Si {card-red} à vous ≥ 2".
func shortCond(c Cond) rules.Text {
	is := "\u00a0" + comparisons[c.Is] + "\u00a0"
	if c.Right.Of != Number {
		if c.Left.Of == CardsIn {
			return capital(versusText(c, false))
		}
		sign := counterSign(c.Left.Of)
		return rules.Text{FR: "Si\u00a0" + sign + is + sign + "\u00a0adverse", EN: "If\u00a0" + sign + is + "foe’s\u00a0" + sign}
	}
	n := is + strconv.Itoa(c.Right.N)
	var what rules.Text
	switch {
	case c.Left.Of == CardsIn:
		what = shortGroup(c.Left.Cards, true)
	case c.Left.Whom == Me:
		what = rules.Same(counterSign(c.Left.Of))
	default:
		what = rules.Text{FR: counterSign(c.Left.Of) + "\u00a0adverse", EN: "foe’s\u00a0" + counterSign(c.Left.Of)}
	}
	return rules.Text{FR: "Si\u00a0" + what.FR + n, EN: "If\u00a0" + what.EN + n}
}

func counterSign(q Quantity) string {
	return [...]string{LifeOf: "{life}", PowerOf: "{power}", FocusOf: "{focus}"}[q]
}

// cardSign is the sign of the cards of a filter: their colour, and the mark of their
// type as on their own faces; empty where there is none.
func cardSign(f Filter) string {
	switch {
	case f.Double:
		return ""
	case f.Fusion:
		return "{fusion}"
	}
	kind := map[Type]string{Magic: "{magic-swirl}", Treasure: "{open-treasure-chest}", Storm: "{tornado}"}[f.Type]
	colour := map[Color]string{Red: "{card-red}", Green: "{card-green}", Blue: "{card-blue}", Violet: "{card-violet}"}[f.Color]
	return colour + kind
}

// shortGroup writes cards with their place: "{storm} visibles".
func shortGroup(g Group, plural bool) rules.Text {
	s := ""
	if plural {
		s = "s"
	}
	fr, en := cardSign(g.Filter), cardSign(g.Filter)
	if fr == "" {
		fr, en = nounFR(g.Filter, plural).noun, nounEN(g.Filter, plural)
	}
	switch g.At {
	case Mine:
		return rules.Text{FR: fr + "\u00a0à\u00a0vous", EN: "your\u00a0" + en}
	case Theirs:
		return rules.Text{FR: fr + "\u00a0adverse" + s, EN: "foe’s\u00a0" + en}
	case River:
		return rules.Text{FR: fr + " de\u00a0Rivière", EN: "River\u00a0" + en}
	case Top:
		return rules.Text{FR: "dessus de Pioche", EN: "top of the deck"}
	}
	return rules.Text{FR: fr + "\u00a0visible" + s, EN: "visible\u00a0" + en}
}

// shortTrigger writes what sets a line off: "Vous gagnez {life} :".
func shortTrigger(l *Line) rules.Text {
	me := l.Whom == Me
	pick := func(you, he string) string {
		if me {
			return "Vous " + you
		}
		return "L’adversaire " + he
	}
	pickEN := func(you, he string) string {
		if me {
			return "You " + you
		}
		return "Foe " + he
	}
	var fr, en string
	card, cardEN := cardSign(l.Card), cardSign(l.Card)
	if card == "" {
		card, cardEN = nounFR(l.Card, false).one(), "a "+nounEN(l.Card, false)
	}
	switch l.On {
	case OnDeal:
		fr, en = pick("infligez", "inflige")+" {damage}", pickEN("deal", "deals")+" {damage}"
	case OnSuffer:
		fr, en = pick("subissez", "subit")+" {damage}", pickEN("suffer", "suffers")+" {damage}"
	case OnLife, OnPower, OnFocus:
		sign := [...]string{OnLife: "{life}", OnPower: "{power}", OnFocus: "{focus}"}[l.On]
		fr, en = pick("gagnez ", "gagne ")+sign, pickEN("gain ", "gains ")+sign
	case OnPowerLoss, OnFocusLoss:
		sign := [...]string{OnPowerLoss: "{power}", OnFocusLoss: "{focus}"}[l.On]
		fr, en = pick("perdez ", "perd ")+sign, pickEN("lose ", "loses ")+sign
	case OnPlay:
		fr, en = pick("jouez ", "joue ")+card, pickEN("play ", "plays ")+cardEN
	case OnTake:
		fr, en = pick("prenez ", "prend ")+card, pickEN("take ", "takes ")+cardEN
	case OnReroll:
		fr, en = pick("renouvelez", "renouvelle"), pickEN("renew", "renews")
	case OnNothing:
		fr, en = pick("jouez, ", "joue, ")+"rien ne se\u00a0passe", pickEN("play, ", "plays, ")+"nothing happens"
	}
	return rules.Text{FR: fr + "\u00a0:", EN: en + ":"}
}

// shortPer writes "for each card of the group".
func shortPer(g Group) rules.Text {
	t := shortGroup(g, false)
	if own, ok := strings.CutPrefix(t.EN, "your\u00a0"); ok {
		t.EN = own + " of\u00a0yours"
	}
	return rules.Text{FR: "par\u00a0" + t.FR, EN: "per\u00a0" + t.EN}
}

// shortCancel writes which effects are ignored.
func shortCancel(l *Line) rules.Text {
	t := shortGroup(l.Cards, true)
	if l.Others { // "the other ones" must not be lost
		return capital(lineText(l))
	}
	annulled := " annulés"
	if l.Cards.Type == Storm { // a Tempête is feminine, a Trésor is not
		annulled = " annulées"
	}
	return rules.Text{FR: "{cancel} " + t.FR + annulled, EN: "{cancel} " + t.EN + " ignored"}
}

// shortAgain writes when a card is played once more; empty where it always is.
func shortAgain(l *Line) rules.Text {
	if l.If.Is == NoCompare || l.Cards.At != NoPlace {
		return rules.Text{}
	}
	return shortCond(l.If)
}

// shortLoss writes the loss of Concentration.
func shortLoss(e *Effect, both bool) rules.Text {
	loss := "\u00a0: −" + strconv.Itoa(max(e.N, 1)) + "\u00a0{focus}"
	switch {
	case both:
		return rules.Text{FR: "Chacun" + loss, EN: "Each" + loss[2:]}
	case e.Whom == Me:
		return rules.Text{FR: "Vous" + loss, EN: "You" + loss[2:]}
	}
	return rules.Text{FR: "Adversaire" + loss, EN: "Foe" + loss[2:]}
}

// shortAct writes an act short; empty where its sentence is short enough.
func shortAct(e *Effect) rules.Text {
	one := func(fr, en string) rules.Text {
		if e.All {
			return rules.Text{}
		}
		t := shortGroup(e.From, false)
		return rules.Text{FR: fr + " " + t.FR, EN: en + " " + t.EN}
	}
	switch e.Op {
	case Control:
		return rules.Text{FR: "Jouez son prochain tour", EN: "Play their next turn"}
	case AddSlot:
		return rules.Text{FR: "+1 place de Rivière", EN: "+1 River place"}
	case Swap:
		a, b := shortGroup(e.From, false), shortGroup(e.With, false)
		return rules.Text{FR: a.FR + " contre " + b.FR, EN: a.EN + " for " + b.EN}
	case Discard:
		return one("Défaussez", "Discard")
	case Replace:
		return one("Remplacez", "Replace")
	case Flip:
		if e.From.At == NoPlace {
			return rules.Text{FR: "Retournez-la", EN: "Turn it over"}
		}
	}
	return rules.Text{}
}

// Tag writes what a card does in as few signs as possible, for a tag the size
// of a stamp: "{hourglass} {life} < {life} adv. : {life}{life}".
func Tag(f rules.Face) rules.Text {
	c := &Cards[f]
	var out rules.Text
	for i := range c.Lines {
		if i > 0 {
			out = join(out, rules.Same("\n"))
		}
		out = join(out, tagLine(&c.Lines[i]))
	}
	return out
}

// When says whether some line of a card acts at the start or the end of turns.
func When(f rules.Face) (start, end bool) { return Cards[f].starts, Cards[f].ends }

func tagLine(l *Line) rules.Text {
	var head rules.Text
	switch l.Kind {
	case StartTurn:
		head = rules.Text{FR: "{hourglass}\u00a0Début", EN: "{hourglass}\u00a0Start"}
	case EndTurn:
		head = rules.Text{FR: "{empty-hourglass}\u00a0Fin", EN: "{empty-hourglass}\u00a0End"}
	case Instead, Also:
		head = shortTrigger(l)
		head.FR, head.EN = strings.TrimSuffix(head.FR, "\u00a0:"), strings.TrimSuffix(head.EN, ":")
	}
	if l.If.Is != NoCompare {
		if !head.Empty() {
			head = join(head, rules.Same(", "))
		}
		cond := shortCond(l.If)
		head = join(head, rules.Text{FR: strings.TrimPrefix(cond.FR, "Si\u00a0"), EN: strings.TrimPrefix(cond.EN, "If\u00a0")})
	}
	if !head.Empty() {
		head = join(head, rules.Text{FR: "\u00a0: ", EN: ": "})
	}
	return join(head, tagResult(l))
}

// tagResult writes what a line does in signs.
func tagResult(l *Line) rules.Text {
	sign := opSigns[variationOf[min(int(l.On), len(variationOf)-1)]]
	switch l.Kind {
	case Modify:
		return rules.Same(sign + "\u00a0" + map[bool]string{true: "+1", false: "−1"}[l.Mod > 0])
	case Forbid:
		return rules.Text{FR: "pas de\u00a0" + sign, EN: "no\u00a0" + sign}
	case Cancel:
		return shortCancel(l)
	case Again:
		return rules.Text{FR: "encore une fois", EN: "once more"}
	}
	out := tagEffects(l.X)
	if l.Y != nil {
		y := tagEffects(l.Y)
		out = rules.Text{FR: out.FR + " / " + y.FR, EN: out.EN + " / " + y.EN}
	}
	if l.Kind == Instead {
		out = join(out, rules.Text{FR: " à la place", EN: " instead"})
	}
	return out
}

var opSigns = map[Op]string{Damage: "{damage}", Life: "{life}", Power: "{power}", PowerLoss: "{power-loss}",
	Focus: "{focus}", FocusLoss: "−{focus}", Replay: "{replay}"}

func tagEffects(list []Effect) rules.Text {
	var out rules.Text
	for i := range list {
		e := &list[i]
		if e.Twin {
			continue
		}
		if i > 0 {
			out = join(out, rules.Same(" "))
		}
		sign, ok := opSigns[e.Op]
		if !ok {
			out = join(out, shortAct(e))
			continue
		}
		switch n := max(e.N, 1); {
		case e.Same:
			sign = "=\u00a0" + sign
		case n <= 3:
			sign = strings.Repeat(sign, n)
		default:
			sign += "\u00a0×" + strconv.Itoa(n)
		}
		t := rules.Same(sign)
		switch {
		case i+1 < len(list) && list[i+1].Twin:
			t = join(t, rules.Text{FR: " aux deux", EN: " to both"})
		case e.Whom != Me:
			t = join(t, rules.Text{FR: "\u00a0adverse", EN: "\u00a0to foe"})
		}
		if e.Per.At != NoPlace {
			t = join(join(t, rules.Same(" ")), shortPer(e.Per))
		}
		out = join(out, t)
	}
	return out
}
