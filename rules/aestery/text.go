package aestery

import (
	"strings"

	"wyrmtable/rules"
)

// A writer puts one ability into words. While sentences are built, glossary
// words stand between asterisks.
type writer struct {
	card  *Card
	a     *Ability
	cards []Card
	named [MaxTargets]bool // the target has been described
}

// write makes the texts of a card: Lines with the glossary words stressed, and
// Text without.
func (c *Card) write(cards []Card) {
	c.Lines = nil
	if t := c.keywordLine(); !t.Empty() {
		c.Lines = append(c.Lines, stressed(t))
	}
	var fr, en []string
	if len(c.Lines) > 0 {
		fr, en = append(fr, rules.Plain(c.Lines[0].FR)), append(en, rules.Plain(c.Lines[0].EN))
	}
	for i := range c.Abilities {
		w := writer{card: c, a: &c.Abilities[i], cards: cards}
		t := stressed(w.line())
		c.Lines = append(c.Lines, t)
		chip := rules.Text{}
		if w.a.On == OnPower {
			n := signed(w.a.Cost.Experience)
			chip = rules.Text{FR: n + "\u00a0: ", EN: n + ": "}
		}
		fr, en = append(fr, chip.FR+rules.Plain(t.FR)), append(en, chip.EN+rules.Plain(t.EN))
	}
	c.Text = rules.Text{FR: strings.Join(fr, " "), EN: strings.Join(en, " ")}
}

// keywordLine lists the keywords of a card.
func (c *Card) keywordLine() rules.Text {
	var fr, en []string
	for w := NoWord + 1; w < wordEnd; w++ {
		if n := c.Words[w]; n != 0 {
			t := w.with(n)
			fr, en = append(fr, "*"+t.FR+"*."), append(en, "*"+t.EN+"*.")
		}
	}
	return rules.Text{FR: strings.Join(fr, " "), EN: strings.Join(en, " ")}
}

// stressed turns asterisks into the marks of stressed words.
func stressed(t rules.Text) rules.Text {
	mark := func(s string) string {
		parts := strings.Split(s, "*")
		for i := 1; i < len(parts); i += 2 {
			parts[i] = rules.Strong(parts[i])
		}
		return strings.Join(parts, "")
	}
	return rules.Text{FR: mark(t.FR), EN: mark(t.EN)}
}

// capital writes the first letter large, behind the star of stressed words too.
func capital(s string) string {
	if rest, ok := strings.CutPrefix(s, "*"); ok {
		return "*" + capital(rest)
	}
	return rules.Capital(s)
}

// signed writes +1, 0 or −8, with a true minus.
func signed(n int8) string {
	if n == 0 {
		return "0"
	}
	return rules.Signed(int(n))
}

// line writes the whole ability.
func (w *writer) line() rules.Text {
	a := w.a
	var fr, en string
	lead := func(f, e string) { fr, en = fr+"*"+f+"* — ", en+"*"+e+"* — " }
	if a.Privilege {
		lead("Privilège", "Privilege")
	}
	rest := rules.Text{} // "quand cette carte attaque, "
	switch {
	case a.On == OnArrival && a.Of == This:
		lead("Arrivée", "Entry")
	case a.On == OnDeparture && a.Of == This:
		lead("Départ", "Leaving")
	case a.On == OnHit && a.Of == This:
		lead("Hit", "Hit")
	case a.On == OnActivate:
		rest = w.price()
	case a.On == OnAlways || a.On == OnPower || a.On == OnResolve:
	default:
		rest = w.moment()
	}
	if a.Once && a.On != OnActivate {
		rest.FR, rest.EN = "une fois par tour, "+rest.FR, "once per turn, "+rest.EN
	}
	if a.If.Of != NoQuantity {
		c := w.cond(a.If)
		rest.FR, rest.EN = rest.FR+c.FR+", ", rest.EN+c.EN+", "
	}
	body := w.effects()
	if rest.Empty() {
		body = rules.Text{FR: capital(body.FR), EN: capital(body.EN)}
	}
	return rules.Text{FR: fr + capital(rest.FR+body.FR), EN: en + capital(rest.EN+body.EN)}
}

// price writes what an activation costs.
func (w *writer) price() rules.Text {
	c := &w.a.Cost
	var fr, en []string
	add := func(f, e string) { fr, en = append(fr, f), append(en, e) }
	if c.Aether > 0 {
		add(digits(c.Aether)+"\u00a0Aether", digits(c.Aether)+"\u00a0Aether")
	}
	if c.Engage {
		add("engagez cette carte", "engage this card")
	}
	switch c.Sacrifice {
	case This:
		add("sacrifiez cette carte", "sacrifice this card")
	case Pick:
		p := describe(c.Filter)
		p.yours = false // one sacrifices only what one controls
		add("sacrifiez "+p.french(aOne), "sacrifice "+p.english(aOne))
	}
	if c.Discard > 0 {
		f, e := phrase{noun: cardNoun}.counted(c.Discard)
		add("défaussez "+f, "discard "+e)
	}
	if c.Life > 0 {
		add("perdez "+lifeFR(c.Life), "lose "+digits(c.Life)+" life")
	}
	t := rules.Text{FR: strings.Join(fr, ", ") + "\u00a0: ", EN: strings.Join(en, ", ") + ": "}
	switch {
	case w.a.Anytime && w.a.Once:
		t.FR, t.EN = "à tout moment, une fois par tour — "+t.FR, "at any time, once per turn — "+t.EN
	case w.a.Anytime:
		t.FR, t.EN = "à tout moment — "+t.FR, "at any time — "+t.EN
	case w.a.Once:
		t.FR, t.EN = "une fois par tour — "+t.FR, "once per turn — "+t.EN
	}
	return t
}

// effects joins the effects of the ability into sentences.
func (w *writer) effects() rules.Text {
	var clauses []clause
	do := w.a.Do
	for i := 0; i < len(do); i++ {
		n := together(do[i:])
		if i > 0 && adds(&do[i-1], &do[i]) {
			clauses = append(clauses, w.more(&do[i]))
			continue
		}
		clauses = append(clauses, w.clause(do[i:i+n]))
		i += n - 1
	}
	if w.a.May {
		return mayText(clauses)
	}
	var fr, en strings.Builder
	joined := 0
	for i, c := range clauses {
		switch {
		case i == 0:
			fr.WriteString(c.fr)
			en.WriteString(c.en)
		case c.imperative && clauses[i-1].imperative && joined == 0 && !c.own && !clauses[i-1].own:
			fr.WriteString(", puis " + c.fr)
			en.WriteString(", then " + c.en)
			joined = 2
		default:
			fr.WriteString(". " + capital(c.fr))
			en.WriteString(". " + capital(c.en))
		}
		joined = max(0, joined-1)
	}
	return rules.Text{FR: fr.String() + ".", EN: en.String() + "."}
}

// mayText writes what one is free to do, in the infinitive that French asks for.
func mayText(clauses []clause) rules.Text {
	var fr, en []string
	for _, c := range clauses {
		fr, en = append(fr, c.infinitive), append(en, c.bareEN)
	}
	return rules.Text{FR: "vous pouvez " + strings.Join(fr, ", puis ") + ".", EN: "you may " + strings.Join(en, ", then ") + "."}
}

// together returns how many of the first effects are written as one: what the
// same permanents gain, and what one player loses and the other gains.
func together(do []Effect) int {
	if len(do) > 1 && drains(&do[0], &do[1]) {
		return 2
	}
	n := 1
	for n < len(do) && gains(&do[0]) && gains(&do[n]) && do[n].Who == do[0].Who && do[n].Filter == do[0].Filter &&
		do[n].Per.Of == NoQuantity && do[n-1].Per.Of == NoQuantity && !do[n].IfDone && do[n].If == (Cond{}) && do[0].If == (Cond{}) {
		n++
	}
	return n
}

// adds reports whether an effect does more of what the one before it has done, if
// something is so.
func adds(first, more *Effect) bool {
	return (more.Op == OpLose || more.Op == OpGain) && first.Op == more.Op && first.Who == more.Who && more.Who != Both &&
		more.If.Of != NoQuantity && first.Per.Of == NoQuantity && more.Per.Of == NoQuantity
}

// more writes such an effect: "si …, il en perd 2 de plus".
func (w *writer) more(e *Effect) clause {
	verb := map[Op]verb{OpLose: toLose, OpGain: toGain}[e.Op]
	cond, n := w.cond(e.If), digits(e.N)
	if e.Who == Opponent {
		return clause{fr: cond.FR + ", il en " + verb.he + " " + n + " de plus", en: cond.EN + ", they " + verb.en + " " + n + " more", own: true}
	}
	return clause{fr: cond.FR + ", vous en " + verb.you + " " + n + " de plus", en: cond.EN + ", you " + verb.en + " " + n + " more", own: true}
}

func gains(e *Effect) bool { return e.Op == OpBoost || e.Op == OpGrant || e.Op == OpBlood }

// drains reports whether the opponent loses life and you gain as much.
func drains(lose, gain *Effect) bool {
	return *lose == Effect{Op: OpLose, Who: Opponent, N: lose.N} && *gain == Effect{Op: OpGain, Who: You, N: lose.N}
}
