package aestery

import (
	"strconv"
	"strings"
)

// A phrase is a noun with what describes it, in both languages: the words of
// a [Filter].
type phrase struct {
	noun
	other          bool
	adjectives     []string // French, masculine singular, behind the noun
	tailFR, tailEN []string // behind everything
	frontEN        []string // English adjectives, before the noun
	yours          bool     // "your fighters"
	optional       bool
}

// A det is the way in which a phrase stands in a sentence.
type det uint8

const (
	aOne    det = iota // un Combattant
	aTarget            // un Combattant ciblé
	theMany            // les Combattants, vos Combattants: a subject
	allMany            // tous les Combattants: an object
	every              // chaque Combattant
	noOne              // aucun Combattant
	bare               // Combattant
	bares              // Combattants
	thisOne            // ce Combattant
)

func digits[T ~int8 | ~int](n T) string { return strconv.Itoa(int(n)) }

// headOf is the noun of a filter.
func headOf(f Filter) noun {
	switch {
	case f.Mine:
		return mineNoun
	case f.Wonder:
		return wonderNoun
	case f.Species != 0:
		return inPlace(speciesNouns[f.Species], f.Where)
	case f.Kind != 0:
		return inPlace(kindNouns[f.Kind], f.Where)
	}
	switch f.Types {
	case Permanent:
		return permanentNoun
	case Fighter | Story | Ephemeral:
		if f.Where == Stack {
			return spellNoun
		}
		return cardNoun
	case Token:
		return tokenNoun
	}
	var list []noun
	for _, k := range [...]struct {
		t Type
		n noun
	}{{Fighter, fighterNoun}, {Story, storyNoun}, {Ephemeral, ephemeralNoun}} {
		if f.Types&k.t != 0 {
			list = append(list, k.n)
		}
	}
	n := list[0]
	for _, m := range list[1:] {
		n = noun{n.fr + " ou " + m.fr, n.frs + " ou " + m.frs, n.en + " or " + m.en, n.ens + " or " + m.ens, n.fem}
	}
	return inPlace(n, f.Where)
}

// inPlace says "carte Chat" of a Chat that is neither in play nor being cast.
func inPlace(n noun, w Where) noun {
	if w == Battlefield || w == Stack {
		return n
	}
	return cardOf(n)
}

// cardOf makes "carte Chat" of "Chat", for cards that are not in play.
func cardOf(n noun) noun {
	return noun{"carte " + n.fr, "cartes " + n.fr, n.en + " card", n.en + " cards", true}
}

var stateAdjectives = [...]struct {
	s      State
	fr, en string
}{
	{IsLegendary, "légendaire", "legendary"}, {IsFlashed, "flashé", "flashed"},
	{IsEngaged, "engagé", "engaged"}, {IsReady, "dégagé", "disengaged"}, {IsAttacking, "attaquant", "attacking"},
	{IsBlocking, "bloquant", "blocking"}, {IsBlocked, "bloqué", "blocked"}, {IsAsleep, "endormi", "sleeping"},
}

var stateTails = [...]struct {
	s      State
	fr, en string
}{
	{IsToken, "qui est un Jeton", "that is a Token"}, {NotToken, "qui n’est pas un Jeton", "that is not a Token"},
	{IsTired, "avec de la Fatigue", "with Fatigue"}, {IsBloody, "avec le *First Blood*", "with *First Blood*"},
	{IsMarked, "avec un marqueur +1/+1", "with a +1/+1 marker"},
	{NotYours, "de votre adversaire", "that your opponent owns"},
}

// describe makes the phrase of a filter.
func describe(f Filter) phrase {
	p := phrase{noun: headOf(f), other: f.State&NotThis != 0, optional: f.Optional}
	both := func(fr, en string) { p.tailFR, p.tailEN = append(p.tailFR, fr), append(p.tailEN, en) }
	if f.Side == Theirs && (f.Where == Battlefield || f.Where == Stack) {
		p.adjectives = append(p.adjectives, "adverse")
	}
	var colours []string
	for _, c := range Colors {
		if f.Color&c != 0 {
			p.adjectives = append(p.adjectives, strings.ToLower(c.Name().FR))
			colours = append(colours, strings.ToLower(c.Name().EN))
		}
	}
	if f.Silver {
		p.adjectives, colours = append(p.adjectives, "Argent"), append(colours, "Silver")
	}
	for _, a := range stateAdjectives {
		if f.State&a.s != 0 {
			p.adjectives, p.frontEN = append(p.adjectives, a.fr), append(p.frontEN, a.en)
		}
	}
	if f.Side == Theirs && (f.Where == Battlefield || f.Where == Stack) {
		p.frontEN = append(p.frontEN, "enemy")
	}
	p.frontEN = append(p.frontEN, colours...)
	for _, a := range stateTails {
		if f.State&a.s != 0 {
			both(a.fr, a.en)
		}
	}
	if f.Word != 0 {
		both("avec *"+wordNames[f.Word].FR+"*", "with *"+wordNames[f.Word].EN+"*")
	}
	if f.Stat != 0 {
		fr := [...]string{CostStat: "de coût ", ForceStat: "de Force ", DefenceStat: "de Défense "}[f.Stat]
		en := [...]string{CostStat: "of cost ", ForceStat: "of Force ", DefenceStat: "of Defence "}[f.Stat]
		n := digits(f.N)
		both(fr+n+[...]string{AtLeast: " ou plus", AtMost: " ou moins", Equal: ""}[f.Is],
			en+n+[...]string{AtLeast: " or more", AtMost: " or less", Equal: ""}[f.Is])
	}
	p.whereabouts(f, both)
	return p
}

// whereabouts adds under whose control or in which place.
func (p *phrase) whereabouts(f Filter, both func(fr, en string)) {
	switch {
	case f.Side == Yours && (f.Where == Battlefield || f.Where == Stack):
		p.yours = true
		return
	case f.Where == Battlefield || f.Where == Stack:
		return
	}
	place := [...]struct{ fr, fem, en string }{
		Graveyard: {"cimetière", "de", "graveyard"}, InHand: {"main", "de", "hand"},
		InDeck: {"deck", "de", "deck"}, InExile: {"exil", "de", "exile"},
	}[f.Where]
	switch f.Side {
	case Yours:
		both("de votre "+place.fr, "in your "+place.en)
	case Theirs:
		both("de son "+place.fr, "in their "+place.en)
	default:
		if f.Where == InExile {
			both("en exil", "in exile")
			return
		}
		both("d’un "+place.fr, "in a "+place.en)
	}
}

// inflect makes a French adjective agree.
func inflect(adj string, fem, many bool) string {
	if adj == "Argent" {
		return adj
	}
	if fem {
		switch {
		case adj == "blanc":
			adj = "blanche"
		case adj == "violet":
			adj = "violette"
		case !strings.HasSuffix(adj, "e"):
			adj += "e"
		}
	}
	if many {
		adj += "s"
	}
	return adj
}

// vowel reports whether a French or English word begins with a sound before
// which articles change.
func vowel(s string) bool {
	return s != "" && strings.ContainsRune("aeiouAEIOUÉéÊêHh", []rune(s)[0])
}

// french writes the phrase.
func (p phrase) french(d det) string {
	fem := func(m, f string) string {
		if p.fem {
			return f
		}
		return m
	}
	many := d == theMany || d == allMany || d == bares
	head := p.fr
	if many {
		head = p.frs
	}
	var w []string
	switch d {
	case aOne, aTarget:
		if p.optional {
			w = append(w, "au plus")
		}
		w = append(w, fem("un", "une"))
	case theMany, allMany:
		if d == allMany {
			w = append(w, fem("tous", "toutes"))
		}
		if p.yours {
			w = append(w, "vos")
		} else {
			w = append(w, "les")
		}
	case every:
		w = append(w, "chaque")
	case noOne:
		w = append(w, fem("aucun", "aucune"))
	case thisOne:
		if p.fem {
			return "cette " + head
		}
		if vowel(head) {
			return "cet " + head
		}
		return "ce " + head
	}
	if p.other {
		w = append(w, inflect("autre", false, many))
	}
	w = append(w, head)
	for _, a := range p.adjectives {
		w = append(w, inflect(a, p.fem, many))
	}
	if d == aTarget {
		w = append(w, fem("ciblé", "ciblée"))
	}
	w = append(w, p.tailFR...)
	if p.yours && d != theMany && d != allMany {
		w = append(w, "que vous contrôlez")
	}
	return strings.Join(w, " ")
}

// english writes the phrase.
func (p phrase) english(d det) string {
	many := d == theMany || d == allMany || d == bares
	head := strings.Join(append(append([]string{}, p.frontEN...), p.en), " ")
	if many {
		head = strings.Join(append(append([]string{}, p.frontEN...), p.ens), " ")
	}
	var w []string
	switch d {
	case aOne, aTarget:
		if p.optional {
			w = append(w, "up to one")
			if p.other {
				w = append(w, "other")
			}
		} else if d == aOne || p.other {
			w = append(w, article(p.other, head))
		}
		if d == aTarget {
			w = append(w, "target")
		}
	case theMany, allMany:
		if d == allMany {
			w = append(w, "all")
		}
		if p.yours {
			w = append(w, "your")
		}
	case every:
		w = append(w, "each")
	case noOne:
		w = append(w, "no")
	case thisOne:
		return "that " + p.en
	}
	if p.other && d != aOne && d != aTarget {
		w = append(w, "other")
	}
	w = append(w, head)
	w = append(w, p.tailEN...)
	if p.yours && d != theMany && d != allMany {
		w = append(w, "you control")
	}
	return strings.Join(w, " ")
}

// article returns a, an or another.
func article(other bool, head string) string {
	switch {
	case other:
		return "another"
	case vowel(head) && !strings.HasPrefix(head, "Hu"):
		return "an"
	}
	return "a"
}

// counted writes a number of the described cards: "deux Chats", "two Cats".
func (p phrase) counted(n int8) (fr, en string) {
	if n == 1 {
		return p.french(aOne), p.english(aOne)
	}
	return numberFR(n, p.fem) + " " + p.french(bares), numberEN(n) + " " + p.english(bares)
}

var numbersFR = [...]string{"zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"}
var numbersEN = [...]string{"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}

func numberFR(n int8, fem bool) string {
	switch {
	case n == 1 && fem:
		return "une"
	case n >= 0 && int(n) < len(numbersFR):
		return numbersFR[n]
	}
	return digits(n)
}

func numberEN(n int8) string {
	if n >= 0 && int(n) < len(numbersEN) {
		return numbersEN[n]
	}
	return digits(n)
}
