package drakerion

import (
	"strconv"

	"wyrmtable/rules"
)

// whos are what an effect is done to, where it has a name.
var whos = [whoEnd]rules.Text{
	This:     {FR: "ce Personnage", EN: "this Character"},
	Host:     {FR: "le porteur", EN: "the host"},
	That:     {FR: "ce nouveau venu", EN: "that newcomer"},
	Attacker: {FR: "l’attaquant", EN: "the attacker"},
	Defender: {FR: "le défenseur", EN: "the defender"},
}

// An object is how an effect speaks of what it is done to: after a French
// imperative a target is "-le" or "-lui", everything else is a name.
type object struct {
	fr, frTo, frIs string // of a verb, after "à", as a subject
	en, enIs       string
}

// it is what the line has just named.
var it = object{"-le", "-lui", "il", "it", "it"}

func (e *Effect) object(c *Card) object {
	switch e.Who {
	case Target:
		return it
	case Each:
		what := noun(&e.Filter, false)
		each := "each " + what.EN
		return object{" chaque " + what.FR, " à chaque " + what.FR, "chaque " + what.FR, each, each}
	case Host, Defender:
		w := whos[e.Who]
		to := " au" + w.FR[2:]
		return object{" " + w.FR, to, w.FR, w.EN, w.EN}
	case This:
		w := c.Type.itself()
		return object{" " + w.FR, " à " + w.FR, w.FR, w.EN, w.EN}
	}
	w := whos[e.Who]
	return object{" " + w.FR, " à " + w.FR, w.FR, w.EN, w.EN}
}

// writeEffects writes the effects, each as a clause. Bonuses of the same thing
// are put together.
func (a *Ability) writeEffects(c *Card) (out []rules.Text) {
	for i := range a.Do {
		e := &a.Do[i]
		follows := i > 0 && a.Do[i-1].alike(e)
		goesOn := i+1 < len(a.Do) && e.alike(&a.Do[i+1])
		o := e.object(c)
		if a.named(e, c) {
			o = it
		}
		t := e.write(c, o)
		if i > 0 && e.Who == You && e.Op != OpDeploy && (a.Do[i-1].Who == Both || a.Do[i-1].Who == Opponent) {
			t = rules.Text{FR: "vous " + t.FR, EN: "you " + t.EN} // another was spoken of just now
		}
		if follows {
			stat, _ := e.Op.stat()
			and := rules.Text{FR: " et ", EN: " and "}
			if goesOn {
				and = rules.Same(", ")
			}
			t = rules.Join(out[len(out)-1], and, signed(e.N), rules.Same(" "), statText(stat))
			out = out[:len(out)-1]
		}
		if !goesOn {
			t = rules.Join(t, spans[e.Span])
		}
		if e.Per.Type != 0 {
			what := noun(&e.Per, false)
			t = rules.Text{FR: t.FR + " pour chaque " + what.FR, EN: t.EN + " for each " + what.EN}
		}
		out = append(out, t)
	}
	return out
}

// spans say how long a bonus lasts.
var spans = [...]rules.Text{
	Combat: {FR: " jusqu’à la fin du combat", EN: " until the end of the combat"},
	Turn:   {FR: " jusqu’à la fin du tour", EN: " until the end of the turn"},
}

// named reports whether what an effect is done to has just been named by the
// head of the line.
func (a *Ability) named(e *Effect, c *Card) bool {
	if a.Target.Type != 0 {
		return false
	}
	subject := This
	if c.Type == Attachment {
		subject = Host
	}
	return e.Who == subject && (a.On == OnAttack || a.On == OnAttacked || a.Cost.Damage > 0)
}

// alike reports whether two effects are bonuses that are said as one.
func (e *Effect) alike(f *Effect) bool {
	_, x := e.Op.stat()
	_, y := f.Op.stat()
	return x && y && e.Who == f.Who && e.Filter == f.Filter && e.Span == f.Span &&
		e.Per == f.Per && e.Per.Type == 0 && (e.N < 0) == (f.N < 0)
}

// signed writes the number of a further bonus; a loss is said by the verb.
func signed(n int8) rules.Text {
	if n < 0 {
		return rules.Text{FR: strconv.Itoa(int(-n)), EN: "−" + strconv.Itoa(int(-n))}
	}
	return rules.Same("+" + strconv.Itoa(int(n)))
}

// write writes one effect.
func (e *Effect) write(c *Card, o object) rules.Text {
	if stat, ok := e.Op.stat(); ok {
		return e.writeBonus(o, stat)
	}
	if e.Who.player() {
		return e.writePlayer()
	}
	lui := o == it
	fr, en := rules.French, rules.English
	say := func(fr, en string) rules.Text { return rules.Text{FR: fr, EN: en} }
	switch e.Op {
	case OpDamage:
		if lui {
			return say("infligez-lui "+damage(e.N, fr), "deal it "+damage(e.N, en))
		}
		return say("infligez "+damage(e.N, fr)+o.frTo, "deal "+damage(e.N, en)+" to "+o.en)
	case OpHeal:
		if lui {
			return say("soignez-lui "+damage(e.N, fr), "heal "+damage(e.N, en)+" from it")
		}
		return say("soignez "+damage(e.N, fr)+o.frTo, "heal "+damage(e.N, en)+" from "+o.en)
	case OpShield:
		return say(o.frIs+" gagne Bouclier "+strconv.Itoa(int(e.N)), o.enIs+" gains Shield "+strconv.Itoa(int(e.N)))
	case OpDestroy:
		return say("détruisez"+o.fr, "destroy "+o.en)
	case OpDiscardIt:
		return say("défaussez"+o.fr, "discard "+o.en)
	case OpBounce:
		return say("renvoyez"+o.fr+" dans la main de son propriétaire", "return "+o.en+" to its owner’s hand")
	case OpMove:
		return say("déplacez"+o.fr+" sur l’autre ligne", "move "+o.en+" to the other line")
	case OpIncline:
		return say("inclinez"+o.fr, "incline "+o.en)
	case OpReady:
		return say("redressez"+o.fr, "ready "+o.en)
	case OpRedirect:
		return say("redirigez l’attaque"+redirected(o), "redirect the attack to "+o.en)
	case OpReplace:
		what := indefinite(&e.Filter)
		whom := " remplacer" + o.fr
		if lui {
			whom = " le remplacer"
		}
		return say("vous pouvez"+whom+" par "+what.FR+" sans payer son coût", "you may replace "+o.en+" by "+what.EN+" without paying its cost")
	case OpReturn:
		return say("reprenez"+o.fr+" en main", "take "+o.en+" back into your hand")
	}
	return say("mettez"+o.fr+" en jeu sur la ligne de votre choix sans payer son coût", "put "+o.en+" into play on the line of your choice without paying its cost")
}

func redirected(o object) string {
	if o == it {
		return " vers lui"
	}
	return " vers" + o.fr
}

// writePlayer writes what is done to players.
func (e *Effect) writePlayer() rules.Text {
	n := strconv.Itoa(int(e.N))
	fr, en := rules.French, rules.English
	say := func(fr, en string) rules.Text { return rules.Text{FR: fr, EN: en} }
	what := rules.Text{}
	if e.Filter.Type != 0 {
		what = indefinite(&e.Filter)
	}
	switch e.Op {
	case OpSearch:
		return say("cherchez "+what.FR+", montrez-le et prenez-le en main, mélangez votre deck",
			"search for "+what.EN+", show it, take it in hand and shuffle your deck")
	case OpDeploy:
		return say("vous pouvez mettre en jeu "+what.FR+" sans payer son coût", "you may put into play "+what.EN+" without paying its cost")
	case OpCancel:
		return say("annulez ce combat", "cancel this combat")
	}
	p := players[e.Who]
	gains := map[bool]rules.Text{true: {FR: "gagnez", EN: "gain"}, false: {FR: p.FR + " gagne", EN: p.EN + " gains"}}[e.Who == You]
	switch e.Op {
	case OpDraw:
		if e.Who == You {
			return say("piochez "+cards(e.N, fr), "draw "+cards(e.N, en))
		}
		return say(p.FR+" pioche "+cards(e.N, fr), p.EN+" draws "+cards(e.N, en))
	case OpGold:
		return say(gains.FR+" "+n+" "+goldText.FR, gains.EN+" "+n+" "+goldText.EN)
	case OpPrestige:
		return say(gains.FR+" "+n+" "+sign("prestige", "prestige"), gains.EN+" "+n+" "+sign("prestige", "prestige"))
	case OpLoseGold:
		if e.Who == You {
			return say("perdez "+n+" "+goldText.FR, "lose "+n+" "+goldText.EN)
		}
		return say(p.FR+" perd "+n+" "+goldText.FR, p.EN+" loses "+n+" "+goldText.EN)
	}
	if e.Who == You {
		return say("défaussez "+cards(e.N, fr)+" de votre main", "discard "+cards(e.N, en)+" from your hand")
	}
	return say(p.FR+" défausse "+cards(e.N, fr)+" de son choix", p.EN+" discards "+cards(e.N, en)+" of their choice")
}

var players = [whoEnd]rules.Text{
	You: {FR: "vous", EN: "you"}, Opponent: {FR: "l’adversaire", EN: "the opponent"}, Both: {FR: "chaque joueur", EN: "each player"},
}

// statWords name the numbers behind a bonus.
var statWords = [statEnd]rules.Text{
	Melee: {FR: "en mêlée", EN: "melee"}, Riposte: {FR: "en riposte", EN: "riposte"}, Ranged: {FR: "à distance", EN: "ranged"}, Life: {FR: "en vie", EN: "life"},
}

// statSigns are the names of the signs that can stand for statWords.
var statSigns = [statEnd]string{Melee: "melee", Riposte: "riposte", Ranged: "ranged", Life: "life"}

// statText is how a bonus names a number: a word, or a sign.
func statText(s Stat) rules.Text {
	return rules.Text{FR: sign(statSigns[s], statWords[s].FR), EN: sign(statSigns[s], statWords[s].EN)}
}

// writeBonus writes a change of a number, but not how long it lasts.
func (e *Effect) writeBonus(o object, s Stat) rules.Text {
	n := strconv.Itoa(int(e.N))
	verb := rules.Text{FR: " gagne +" + n, EN: " gets +" + n}
	if e.N < 0 {
		n = strconv.Itoa(int(-e.N))
		verb = rules.Text{FR: " perd " + n, EN: " gets −" + n}
	}
	what := statText(s)
	return rules.Text{FR: o.frIs + verb.FR + " " + what.FR, EN: o.enIs + verb.EN + " " + what.EN}
}
