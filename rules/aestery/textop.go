package aestery

import (
	"strings"

	"wyrmtable/rules"
)

// A clause is one effect in words, small letters first, without the stop.
type clause struct {
	fr, en     string
	infinitive string // French, for "vous pouvez"; "" where one cannot say that
	bareEN     string // English behind "you may"
	imperative bool   // it tells you to do something
	own        bool   // it stands in a sentence of its own
}

// A verb is a French verb in the forms that rules need, and the English.
type verb struct{ infinitive, you, he, en, ens string }

var (
	toDraw     = verb{"piocher", "piochez", "pioche", "draw", "draws"}
	toDiscard  = verb{"défausser", "défaussez", "défausse", "discard", "discards"}
	toPut      = verb{"mettre", "mettez", "met", "put", "puts"}
	toGain     = verb{"gagner", "gagnez", "gagne", "gain", "gains"}
	toLose     = verb{"perdre", "perdez", "perd", "lose", "loses"}
	toScry     = verb{"*regarder", "*regardez", "*regarde", "*scry", "*scries"}
	toMine     = verb{"*miner", "*minez", "*mine", "*mine", "*mines"}
	toCreate   = verb{"créer", "créez", "crée", "create", "creates"}
	toDestroy  = verb{"détruire", "détruisez", "détruit", "destroy", "destroys"}
	toExile    = verb{"exiler", "exilez", "exile", "exile", "exiles"}
	toReturn   = verb{"renvoyer", "renvoyez", "renvoie", "return", "returns"}
	toGiveUp   = verb{"sacrifier", "sacrifiez", "sacrifie", "sacrifice", "sacrifices"}
	toEngage   = verb{"engager", "engagez", "engage", "engage", "engages"}
	toUntap    = verb{"dégager", "dégagez", "dégage", "disengage", "disengages"}
	toCounter  = verb{"contrer", "contrez", "contre", "counter", "counters"}
	toTakeOver = verb{"prendre", "prenez", "prend", "gain", "gains"}
	toDeal     = verb{"infliger", "infligez", "inflige", "deal", "deals"}
)

// say makes the clause "someone does something".
func (v verb) say(who Who, fr, en string) clause {
	end := ""
	if strings.HasPrefix(v.you, "*") {
		end = "*"
	}
	switch who {
	case Opponent, PickTheirs:
		return clause{fr: "votre adversaire " + v.he + " " + fr + end, en: "your opponent " + v.ens + " " + en + end}
	case Both:
		return clause{fr: "chaque joueur " + v.he + " " + fr + end, en: "each player " + v.ens + " " + en + end}
	}
	return clause{fr: v.you + " " + fr + end, en: v.en + " " + en + end, imperative: true,
		infinitive: v.infinitive + " " + fr + end, bareEN: v.en + " " + en + end}
}

func lifeFR(n int8) string { return rules.CountFR(int(n), "point de vie", "points de vie") }

// clause writes one effect, or several that are written as one.
func (w *writer) clause(do []Effect) clause {
	e := &do[0]
	var c clause
	switch {
	case gains(e):
		c = w.gain(do)
	case len(do) == 2 && drains(e, &do[1]):
		c = toLose.say(Opponent, lifeFR(e.N)+" et vous en gagnez autant", digits(e.N)+" life and you gain as much")
	case e.Op.toPlayer():
		c = w.playerOp(e)
	case e.Op.continuous():
		c = w.continuousOp(e)
	default:
		c = w.cardOp(e)
	}
	if e.Per.Of != NoQuantity {
		per := w.per(e.Per)
		c.fr, c.en = c.fr+" "+per.FR, c.en+" "+per.EN
		c.infinitive, c.bareEN = c.infinitive+" "+per.FR, c.bareEN+" "+per.EN
	}
	if e.If.Of != NoQuantity {
		cond := w.cond(e.If)
		c.fr, c.en, c.own = cond.FR+", "+c.fr, cond.EN+", "+c.en, true
	}
	if e.IfDone {
		c.fr, c.en, c.own = "dans ce cas, "+c.fr, "if you do, "+c.en, true
	}
	return c
}

// playerOp writes what is done to players.
func (w *writer) playerOp(e *Effect) clause {
	cardsFR, cardsEN := phrase{noun: cardNoun}.counted(e.N)
	deckFR, deckEN := "de votre deck", "of your deck"
	if e.Who != You {
		deckFR, deckEN = "de son deck", "of their deck"
	}
	switch e.Op {
	case OpDraw:
		return toDraw.say(e.Who, cardsFR, cardsEN)
	case OpDiscard:
		return toDiscard.say(e.Who, cardsFR, cardsEN)
	case OpMill:
		fr, en := "la carte du dessus "+deckFR, "the top card "+deckEN
		if e.N > 1 {
			fr, en = "les "+numberFR(e.N, true)+" cartes du dessus "+deckFR, "the top "+numberEN(e.N)+" cards "+deckEN
		}
		return toPut.say(e.Who, fr+" au cimetière", en+" into the graveyard")
	case OpGain:
		return toGain.say(e.Who, lifeFR(e.N), digits(e.N)+" life")
	case OpLose:
		return toLose.say(e.Who, lifeFR(e.N), digits(e.N)+" life")
	case OpAether:
		return toGain.say(e.Who, digits(e.N)+"\u00a0Aether", digits(e.N)+"\u00a0Aether")
	case OpScry:
		return toScry.say(e.Who, digits(e.N), digits(e.N))
	case OpMine:
		return toMine.say(e.Who, digits(e.N), digits(e.N))
	case OpXP:
		w.named[e.Who-Target] = true
		return clause{fr: "*Expérience " + digits(e.N) + "*", en: "*Experience " + digits(e.N) + "*", own: true}
	case OpToken:
		fr, en := w.tokens(e)
		return toCreate.say(e.Who, fr, en)
	case OpSearch:
		return w.search(e)
	}
	return toPut.say(e.Who, "la carte du dessus "+deckFR+" dans "+cacheOf(e.Who).FR, "the top card "+deckEN+" into "+cacheOf(e.Who).EN)
}

func cacheOf(who Who) rules.Text {
	if who == You {
		return rules.Text{FR: "votre Cachette, si elle est vide", EN: "your Stash, if it is empty"}
	}
	return rules.Text{FR: "sa Cachette, si elle est vide", EN: "their Stash, if it is empty"}
}

// search writes a search of the deck.
func (w *writer) search(e *Effect) clause {
	f := e.Filter
	f.Side = Anyone
	f.Where = InHand // a card, not a permanent
	p := describe(f)
	p.tailFR, p.tailEN = p.tailFR[:len(p.tailFR)-1], p.tailEN[:len(p.tailEN)-1]
	fr, en := p.counted(e.N)
	it := rules.Text{FR: "révélez-la, prenez-la en main", EN: "reveal it, take it in hand"}
	if e.N > 1 {
		fr, en = "jusqu’à "+fr, "up to "+en
		it = rules.Text{FR: "révélez-les, prenez-les en main", EN: "reveal them, take them in hand"}
	}
	return clause{fr: "cherchez " + fr + " dans votre deck, " + it.FR + ", puis mélangez", own: true, imperative: true,
		en: "search your deck for " + en + ", " + it.EN + ", then shuffle"}
}

// tokens writes what tokens an effect creates.
func (w *writer) tokens(e *Effect) (fr, en string) {
	t := &w.cards[e.Face]
	if !t.Is(Fighter) {
		p := phrase{noun: noun{"Jeton " + t.Name.FR, "Jetons " + t.Name.FR, t.Name.EN + " Token", t.Name.EN + " Tokens", false}}
		if e.Engaged {
			p.adjectives, p.frontEN = []string{"engagé"}, []string{"engaged"}
		}
		return p.counted(e.N)
	}
	body := digits(t.Force) + "/" + digits(t.Defence)
	nameFR, nameEN := t.Name.FR+" "+body, body+" "+t.Name.EN
	p := phrase{noun: noun{"Jeton " + nameFR, "Jetons " + nameFR, nameEN + " Token", nameEN + " Tokens", false}}
	if e.Engaged {
		p.tailFR, p.frontEN = []string{many(e.N, "engagé", "engagés")}, []string{"engaged"}
	}
	var wordsFR, wordsEN []string
	for k := NoWord + 1; k < wordEnd; k++ {
		if t.Words[k] != 0 {
			with := k.with(t.Words[k])
			wordsFR, wordsEN = append(wordsFR, "*"+with.FR+"*"), append(wordsEN, "*"+with.EN+"*")
		}
	}
	if wordsFR != nil {
		p.tailFR = append(p.tailFR, "avec "+list(wordsFR, "et"))
		p.tailEN = append(p.tailEN, "with "+list(wordsEN, "and"))
	}
	return p.counted(e.N)
}

func many(n int8, one, more string) string {
	if n == 1 {
		return one
	}
	return more
}

// cardOp writes what is done to cards.
func (w *writer) cardOp(e *Effect) clause {
	if e.Op == OpFight {
		a, b := w.target(0), w.target(1)
		return clause{fr: a.FR + " et " + b.FR + " s’infligent leur Force en Fatigue",
			en: a.EN + " and " + b.EN + " deal their Force to one another as Fatigue"}
	}
	verbs := map[Op]verb{OpDestroy: toDestroy, OpExile: toExile, OpSacrifice: toGiveUp, OpEngage: toEngage,
		OpUntap: toUntap, OpCounter: toCounter}
	if e.Op == OpFreeze || e.Op == OpSilence {
		return w.fate(e)
	}
	o := w.object(e)
	v, plain := verbs[e.Op]
	switch {
	case plain && e.Op == OpSacrifice && (e.Who == Target || e.Who == That):
		return clause{fr: "sacrifiez " + o.FR, en: "sacrifice " + o.EN, imperative: true}
	case plain:
		return v.say(e.Who, o.FR, o.EN)
	}
	markers := func(fr, en string) clause {
		many, manyEN := digits(e.N)+" marqueurs ", digits(e.N)+" "+en+" markers"
		if e.N == 1 {
			many, manyEN = "un marqueur ", "a "+en+" marker"
		}
		return toPut.say(e.Who, many+fr+" sur "+o.FR, manyEN+" on "+o.EN)
	}
	n := digits(e.N)
	owner := rules.Text{FR: "de son propriétaire", EN: "its owner’s"}
	if e.Who == Each || (e.Who == Pick && e.N > 1) {
		owner = rules.Text{FR: "de leur propriétaire", EN: "their owner’s"}
	}
	f := w.filterOf(e)
	mine := f.Side == Yours && f.Where == Graveyard // what one controls may be another’s
	switch e.Op {
	case OpDamage:
		return toDeal.say(e.Who, n+" Fatigue à "+o.FR, n+" Fatigue to "+o.EN)
	case OpSoothe:
		heal := rules.Text{FR: "*Soin " + n + "*", EN: "*Heal " + n + "*"}
		if e.Who == Target && w.a.Targets[0] == (Filter{Types: Fighter}) {
			return clause{fr: heal.FR, en: heal.EN, own: true}
		}
		return clause{fr: heal.FR + " sur " + o.FR, en: heal.EN + " on " + o.EN, own: true}
	case OpMark:
		return markers("+1/+1", "+1/+1")
	case OpSlumber:
		return markers("*Sieste*", "*Slumber*")
	case OpBrave:
		return markers("*Bravoure*", "*Bravery*")
	case OpBounce, OpReturn:
		if mine {
			return toReturn.say(e.Who, o.FR+" dans votre main", o.EN+" to your hand")
		}
		return toReturn.say(e.Who, o.FR+" dans la main "+owner.FR, o.EN+" to "+owner.EN+" hand")
	case OpBury:
		if mine {
			return toPut.say(e.Who, o.FR+" sous votre deck", o.EN+" under your deck")
		}
		return toPut.say(e.Who, o.FR+" sous le deck "+owner.FR, o.EN+" under "+owner.EN+" deck")
	case OpControl:
		until := rules.Text{FR: " jusqu’à la fin du tour", EN: " until end of turn"}
		if e.Lasting {
			until = rules.Text{}
		}
		return toTakeOver.say(e.Who, "le contrôle "+contract("de", o.FR)+until.FR, "control of "+o.EN+until.EN)
	case OpRaise:
		how := rules.Text{}
		if e.Engaged {
			how = rules.Text{FR: ", engagé", EN: " engaged"}
		}
		return toPut.say(e.Who, o.FR+" sur le champ de bataille"+how.FR, o.EN+" onto the battlefield"+how.EN)
	}
	return toPut.say(e.Who, o.FR+" dans votre Cachette, si elle est vide", o.EN+" into your Stash, if it is empty") // OpCache
}

// contract joins a French preposition to what follows.
func contract(prep, s string) string {
	switch {
	case prep == "de" && strings.HasPrefix(s, "les "):
		return "des " + strings.TrimPrefix(s, "les ")
	case prep == "de" && vowel(s):
		return "d’" + s
	}
	return prep + " " + s
}

// filterOf is the description of whom an effect is done to.
func (w *writer) filterOf(e *Effect) Filter {
	switch e.Who {
	case Target, Second:
		return w.a.Targets[e.Who-Target]
	case That:
		return w.a.Watch
	}
	return e.Filter
}

// target writes a target: described the first time, referred to afterwards.
func (w *writer) target(i int) rules.Text {
	p := describe(w.a.Targets[i])
	if w.named[i] {
		return rules.Text{FR: p.french(thisOne), EN: p.english(thisOne)}
	}
	w.named[i] = true
	return rules.Text{FR: p.french(aTarget), EN: p.english(aTarget)}
}

// object writes to what an effect is done.
func (w *writer) object(e *Effect) rules.Text {
	switch e.Who {
	case This:
		return rules.Text{FR: "cette carte", EN: "this card"}
	case Target, Second:
		return w.target(int(e.Who - Target))
	case That:
		p := phrase{noun: fighterNoun}
		if w.a.Watch.Types != 0 {
			p = describe(w.a.Watch)
		}
		return rules.Text{FR: p.french(thisOne), EN: p.english(thisOne)}
	case Each:
		p := describe(e.Filter)
		return rules.Text{FR: p.french(allMany), EN: p.english(allMany)}
	case PickTheirs:
		f := e.Filter
		f.Side = Anyone
		fr, en := describe(f).counted(e.N)
		return rules.Text{FR: fr, EN: en}
	}
	n := e.N
	if e.Op.counted() {
		n = 1
	}
	fr, en := describe(e.Filter).counted(n)
	return rules.Text{FR: fr, EN: en}
}

// subject writes who gains or loses something, and whether these are several.
func (w *writer) subject(e *Effect) (t rules.Text, several bool) {
	if e.Who == Each {
		p := describe(e.Filter)
		return rules.Text{FR: p.french(theMany), EN: p.english(theMany)}, true
	}
	if e.Who == Pick && (e.Op == OpBoost || e.Op == OpGrant || e.Op == OpBlood) {
		p := describe(e.Filter)
		return rules.Text{FR: p.french(aOne), EN: p.english(aOne)}, false
	}
	return w.object(e), false
}

// gain writes what permanents gain: Force and Défense, keywords, First Blood.
func (w *writer) gain(do []Effect) clause {
	e := &do[0]
	s, several := w.subject(e)
	var fr, en []string
	lasts := false
	for i := range do {
		switch g := &do[i]; g.Op {
		case OpBoost:
			boost := rules.Signed(int(g.N)) + "/" + rules.Signed(int(g.M))
			fr, en, lasts = append(fr, boost), append(en, boost), true
		case OpGrant:
			t := g.Word.with(g.N)
			fr, en, lasts = append(fr, "*"+t.FR+"*"), append(en, "*"+t.EN+"*"), true
		case OpBlood:
			fr, en = append(fr, "le *First Blood*"), append(en, "*First Blood*")
		}
	}
	v := [...]string{" gagne ", " gains "}
	if several {
		v = [...]string{" gagnent ", " gain "}
	}
	if w.a.On == OnAlways && several {
		v = [...]string{" ont ", " have "}
	} else if w.a.On == OnAlways {
		v = [...]string{" a ", " has "}
	}
	c := clause{fr: s.FR + v[0] + list(fr, "et"), en: s.EN + v[1] + list(en, "and")}
	if lasts && w.a.On != OnAlways {
		c.fr, c.en = c.fr+" jusqu’à la fin du tour", c.en+" until end of turn"
	}
	return c
}

// list writes "a, b et c".
func list(words []string, and string) string {
	n := len(words)
	if n == 1 {
		return words[0]
	}
	return strings.Join(words[:n-1], ", ") + " " + and + " " + words[n-1]
}

// fate writes what a permanent will not do, or lose.
func (w *writer) fate(e *Effect) clause {
	s, several := w.subject(e)
	switch {
	case e.Op == OpFreeze && several:
		return clause{fr: s.FR + " sautent leur prochaine étape de dégagement", en: s.EN + " skip their next disengaging step"}
	case e.Op == OpFreeze:
		return clause{fr: s.FR + " saute sa prochaine étape de dégagement", en: s.EN + " skips its next disengaging step"}
	case several:
		return clause{fr: s.FR + " perdent leurs textes jusqu’à la fin du tour", en: s.EN + " lose their texts until end of turn"}
	}
	return clause{fr: s.FR + " perd ses textes jusqu’à la fin du tour", en: s.EN + " loses its texts until end of turn"}
}

// continuousOp writes what holds while the permanent is in play.
func (w *writer) continuousOp(e *Effect) clause {
	n := digits(e.N)
	switch e.Op {
	case OpCheaper, OpDearer:
		return w.costOp(e)
	case OpCombat:
		return clause{fr: "vos combats additionnels coûtent " + n + "\u00a0Aether de moins", en: "your additional combats cost " + n + "\u00a0Aether less"}
	case OpBites:
		return clause{fr: "vos Combattants flashés infligent leurs dégâts", en: "your flashed Fighters deal their damage"}
	case OpHand:
		return clause{fr: "votre *Main pleine* compte " + rules.CountFR(int(e.N), "carte", "cartes") + " de plus", en: "your *full hand* holds " + n + " more " + many(e.N, "card", "cards")}
	case OpMoreMines:
		return clause{fr: "vous pouvez miner " + numberFR(e.N, true) + " fois de plus par tour", en: "you may mine " + numberEN(e.N) + " more " + many(e.N, "time", "times") + " per turn"}
	}
	s, several := w.subject(e)
	verb := [...]string{"peut", "ne peut", "can", "is", "est"}
	if several {
		verb = [...]string{"peuvent", "ne peuvent", "can", "are", "sont"}
	}
	switch e.Op {
	case OpNoAttack:
		return clause{fr: s.FR + " " + verb[1] + " pas attaquer", en: s.EN + " cannot attack"}
	case OpNoBlock:
		return clause{fr: s.FR + " " + verb[1] + " pas bloquer", en: s.EN + " cannot block"}
	}
	if several {
		return clause{fr: s.FR + " ne se dégagent pas à l’entretien", en: s.EN + " do not disengage in the upkeep"}
	}
	return clause{fr: s.FR + " ne se dégage pas à l’entretien", en: s.EN + " does not disengage in the upkeep"}
}

// costOp writes what costs less or more.
func (w *writer) costOp(e *Effect) clause {
	n := digits(e.N) + "\u00a0Aether "
	more, moreEN := "de moins", "less"
	if e.Op == OpDearer {
		more, moreEN = "de plus", "more"
	}
	if e.Who == This {
		return clause{fr: "cette carte coûte " + n + more, en: "this card costs " + n + moreEN}
	}
	f := e.Filter
	f.Where, f.Side = InHand, Anyone
	if f.Types == Fighter|Story|Ephemeral {
		f.Where = Stack
	}
	p := describe(f)
	if f.Where == InHand {
		p.tailFR, p.tailEN = p.tailFR[:len(p.tailFR)-1], p.tailEN[:len(p.tailEN)-1]
	}
	if e.Op == OpDearer {
		return clause{fr: "les " + p.french(bares) + " adverses coûtent " + n + more, en: "enemy " + p.english(bares) + " cost " + n + moreEN}
	}
	return clause{fr: "vos " + p.french(bares) + " coûtent " + n + more, en: "your " + p.english(bares) + " cost " + n + moreEN}
}
