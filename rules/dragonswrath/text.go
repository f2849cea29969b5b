package dragonswrath

import (
	"strconv"
	"strings"

	"wyrmtable/rules"
)

// cardLines writes what a card does from what the match executes, a line for
// each thing.
func cardLines(c *Card) []rules.Text {
	var lines []rules.Text
	if c.Type == Province && c.Colour == Magic {
		lines = append(lines, rules.Text{FR: "Vaut n’importe quelle couleur. Phase magique, au lieu d’un rituel\u00a0: la défausser pour récupérer jusqu’à la fin du tour toute autre province défaussée par qui que ce soit.",
			EN: "Counts as any colour. Magic phase, instead of a ritual: discard it to recover every other province discarded by anybody until the end of the turn."})
	}
	if c.Type == Item {
		if s := strengths(c.PM, c.PP); !s.Empty() {
			lines = append(lines, rules.Text{FR: "Le porteur a " + s.FR + ".", EN: "The bearer has " + s.EN + "."})
		}
	}
	for i := range c.Abilities {
		lines = append(lines, abilityText(c, &c.Abilities[i]))
	}
	return lines
}

// strengths writes "+1 PM et +2 PP".
func strengths(pm, pp int8) rules.Text {
	var t rules.Text
	if pm != 0 {
		t = rules.Same(rules.Signed(int(pm)) + "\u00a0PM")
	}
	if pm != 0 && pp != 0 {
		t = rules.Join(t, rules.Text{FR: " et ", EN: " and "})
	}
	if pp != 0 {
		t = rules.Join(t, rules.Same(rules.Signed(int(pp))+"\u00a0PP"))
	}
	return t
}

// noun writes a filter as "créature rouge volante adverse", "enemy red flying
// creature".
func noun(fr, en string, f Filter) rules.Text {
	t := rules.Text{FR: fr, EN: en}
	add := func(w rules.Text) {
		t.FR += " " + w.FR
		t.EN = w.EN + " " + t.EN
	}
	if f.Trait != NoTrait {
		add(f.Trait.Name())
	}
	if f.Colour != NoColour {
		add(f.Colour.Name())
	}
	switch f.Side {
	case Yours:
		add(rules.Text{FR: "alliée", EN: "allied"})
	case Enemy:
		add(rules.Text{FR: "adverse", EN: "enemy"})
	}
	return t
}

func article(en string) string {
	if strings.ContainsRune("aeiou", rune(en[0])) {
		return "an " + en
	}
	return "a " + en
}

func oneOf(f Filter) rules.Text {
	t := noun("créature", "creature", f)
	return rules.Text{FR: "une " + t.FR, EN: article(t.EN)}
}

func eachOf(f Filter) rules.Text {
	t := noun("créature", "creature", f)
	return rules.Text{FR: "chaque " + t.FR, EN: "each " + t.EN}
}

func capital(t rules.Text) rules.Text {
	return rules.Text{FR: rules.Capital(t.FR), EN: rules.Capital(t.EN)}
}

// aimed writes what an ability chooses.
func aimed(a *Ability) rules.Text {
	switch a.Aim {
	case AimItem:
		switch a.Of.Side {
		case Enemy:
			return rules.Text{FR: "un objet adverse", EN: "an enemy item"}
		case Yours:
			return rules.Text{FR: "un objet allié", EN: "an allied item"}
		}
		return rules.Text{FR: "un objet", EN: "an item"}
	case AimRite:
		return rules.Text{FR: "un rituel durable", EN: "a lasting ritual"}
	case AimLeader:
		return rules.Text{FR: "un adversaire", EN: "an opponent"}
	}
	return oneOf(a.Of)
}

func abilityText(c *Card, a *Ability) rules.Text {
	switch a.When {
	case Always:
		s := strengths(a.PM, a.PP)
		t := eachOf(a.Of)
		t = rules.Text{FR: t.FR + " a " + s.FR + ".", EN: t.EN + " has " + s.EN + "."}
		if c.Type == Ritual {
			return rules.Join(rules.Text{FR: "Tant que le rituel dure, ", EN: "While the ritual lasts, "}, t)
		}
		return capital(t)
	case Against:
		s, t := strengths(a.PM, a.PP), oneOf(a.Of)
		return rules.Text{FR: s.FR + " contre " + t.FR + ".", EN: s.EN + " against " + t.EN + "."}
	case Shun:
		t := noun("créature", "creature", a.Of) // the subject, so that no word must agree with the name of the card
		return rules.Text{FR: "Aucune " + t.FR + " ne peut l’attaquer.", EN: "No " + t.EN + " can attack it."}
	}
	out := sentences(c, a)
	switch a.When {
	case OnArrive:
		return rules.Join(rules.Text{FR: "Arrivée\u00a0: ", EN: "Arrival: "}, out)
	case OnFall:
		return rules.Join(rules.Text{FR: "Destruction\u00a0: ", EN: "Destruction: "}, out)
	}
	return capital(out)
}

// sentences writes what an ability does, one sentence for each effect; both
// strengths of the same creatures make one.
func sentences(c *Card, a *Ability) rules.Text {
	var out rules.Text
	named := false
	for i := 0; i < len(a.Do); {
		e := &a.Do[i]
		who := whom(c, a, e, named)
		var pm, pp int8
		n := 0
		for ; i+n < len(a.Do) && a.Do[i+n].strengthens(e); n++ {
			if a.Do[i+n].Op == OpPM {
				pm += a.Do[i+n].N
			} else {
				pp += a.Do[i+n].N
			}
		}
		t := effectText(e, who)
		if n > 0 {
			t = strengthText(e, who, pm, pp)
		}
		if !out.Empty() {
			out, t = rules.Join(out, rules.Same(" ")), capital(t)
		}
		out = rules.Join(out, t, rules.Same("."))
		named = named || e.Who == Target || e.Who == Leader
		i += max(n, 1)
	}
	return out
}

// strengthens reports whether an effect changes a strength of the same creatures
// as another, for as long.
func (e *Effect) strengthens(o *Effect) bool {
	return e.Op <= OpPP && e.Who == o.Who && e.Each == o.Each && e.Lasting == o.Lasting
}

func strengthText(e *Effect, who rules.Text, pm, pp int8) rules.Text {
	s := strengths(pm, pp)
	verb, until := " gagne ", rules.Text{FR: " jusqu’à la fin du tour", EN: " until the end of the turn"}
	if pm < 0 || pp < 0 {
		verb = " subit "
	}
	if e.Lasting {
		until = rules.Text{FR: " tant qu’elle est en jeu", EN: " while it is in play"}
	}
	return rules.Text{FR: who.FR + verb + s.FR + until.FR, EN: who.EN + " gets " + s.EN + until.EN}
}

// whom writes to whom an effect is done; named says that the target was named.
func whom(c *Card, a *Ability, e *Effect, named bool) rules.Text {
	switch e.Who {
	case Each:
		return eachOf(e.Each)
	case You:
		if c.Type == Creature || c.Type == Item {
			return rules.Text{FR: "son leader", EN: "its leader"}
		}
		return rules.Text{FR: "le lanceur", EN: "the caster"}
	case Opponents:
		return rules.Text{FR: "chaque adversaire", EN: "each opponent"}
	}
	if named && e.Who == Leader {
		return rules.Text{FR: "cet adversaire", EN: "that opponent"}
	}
	if named {
		return rules.Text{FR: "cette créature", EN: "that creature"}
	}
	return aimed(a)
}

func count(n int8, fr, en string) rules.Text {
	t := rules.Text{FR: strconv.Itoa(int(n)) + "\u00a0" + fr, EN: strconv.Itoa(int(n)) + " " + en}
	if n > 1 {
		t.FR, t.EN = t.FR+"s", t.EN+"s"
	}
	return t
}

func effectText(e *Effect, w rules.Text) rules.Text {
	say := func(fr, en string) rules.Text {
		return rules.Text{FR: strings.ReplaceAll(fr, "$", w.FR), EN: strings.ReplaceAll(en, "$", w.EN)}
	}
	switch e.Op {
	case OpDestroy:
		return say("détruire $", "destroy $")
	case OpReturn:
		return say("renvoyer $ dans la main de son propriétaire et défausser ses objets", "return $ to its owner’s hand and discard its items")
	case OpBind:
		return say("$ n’attaque plus ce tour", "$ does not attack any more this turn")
	case OpWard:
		return say("$ ne peut être détruite ce tour", "$ cannot be destroyed this turn")
	case OpRouse:
		return say("$ peut attaquer une fois de plus ce tour", "$ may attack once more this turn")
	case OpLose:
		n := count(e.N, "province", "province")
		return say("$ perd "+n.FR+" de son choix", "$ loses "+n.EN+" of their choice")
	case OpDraw:
		n := count(e.N, "carte", "card")
		return say("$ tire "+n.FR, "$ draws "+n.EN)
	case OpDiscard:
		n := rules.Text{FR: rules.CountFR(int(e.N), "allié", "alliés"), EN: rules.CountEN(int(e.N), "ally", "allies")}
		return say("$ défausse "+n.FR+" de sa main au hasard", "$ discards "+n.EN+" from hand at random")
	case OpRecover:
		if e.N == 1 {
			return say("$ récupère la province de sa défausse qui y est allée en dernier", "$ recovers the province that went to their discard last")
		}
		n := strconv.Itoa(int(e.N))
		return say("$ récupère les "+n+"\u00a0provinces de sa défausse qui y sont allées en dernier", "$ recovers the "+n+" provinces that went to their discard last")
	case OpRaise:
		n := noun("créature", "creature", e.Each)
		return say("$ reprend en main la "+n.FR+" de sa défausse qui y est allée en dernier", "$ takes the "+n.EN+" that went to their discard last back to hand")
	case OpDispel:
		return say("dissiper $", "dispel $")
	}
	return rules.Text{}
}
