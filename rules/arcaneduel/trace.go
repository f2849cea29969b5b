package arcaneduel

import (
	"slices"

	"wyrmtable/rules"
	"wyrmtable/rules/cardfile"
)

// The markers that wait for an attack. What they say is heard when they act, and
// not when somebody else is attacked.
var markers = [...]struct {
	v    rules.Var
	word string
}{{VarVeil, "veil"}, {VarArmour, "armour"}, {VarShock, "shock"}, {VarTrap, "snare"}}

// spells is how many cards and combinations there are, by their number in
// state.Cast; the first is none.
var spells = uint8(cardCount + len(Combos) + 1)

// says reports whether an effect has a word of the card file.
func (e *Effect) says(word string) bool {
	switch word {
	case "attack":
		return e.Aim != NoAim
	case "recover":
		return e.Recover != NoRecovery
	}
	if n := countWords[word]; n != nil {
		return *n(e) > 0
	}
	if n := cardWords[word]; n != nil {
		return *n(e) > 0
	}
	return *flagWords[word](e)
}

// place says where in the file a word of a spell stands.
func place(cast uint8, word string) cardfile.Place {
	p := cardfile.Place{Part: slices.Index(effectWords, word)}
	if int(cast) <= cardCount {
		p.Card, p.Line = Cards[cast].ID, builtIn.cardLines[cast]
		return p
	}
	c := &Combos[int(cast)-cardCount-1]
	p.Card, p.Line = c.Name.EN, builtIn.comboLines[c.Number-1]
	return p
}

// sentences lists what the cards and combinations say, for a count of what of it
// has been shown: one sentence for each word of an effect. Whom a spell attacks
// does nothing by itself.
func sentences() (list []cardfile.Sentence) {
	for cast := uint8(1); cast < spells; cast++ {
		for _, word := range effectWords {
			if !effectOf(cast).says(word) {
				continue
			}
			waits := word == "spark"
			for _, k := range markers {
				waits = waits || k.word == word
			}
			list = append(list, cardfile.Sentence{Place: place(cast, word), Trigger: waits, Effect: word != "attack"})
		}
	}
	return list
}

// did reports that a word of a spell was carried out, and whether it changed
// anything.
func (m *Match) did(cast uint8, word string, changed bool) {
	if !m.traced.On() || !effectOf(cast).says(word) {
		return
	}
	p := place(cast, word)
	m.traced.Ran(p)
	m.traced.Did(p, changed)
}

// sprung reports that a marker has acted.
func (m *Match) sprung(word string) { m.waited(word, true) }

func (m *Match) waited(word string, acts bool) {
	if !m.traced.On() {
		return
	}
	for cast := uint8(1); cast < spells; cast++ {
		if effectOf(cast).says(word) {
			m.traced.Heard(place(cast, word), acts)
			m.traced.Did(place(cast, word), acts)
		}
	}
}

// traceMarks reports the markers that a spell leaves.
func (m *Match) traceMarks(e *Effect) {
	if !m.traced.On() {
		return
	}
	for _, word := range [...]string{"veil", "armour", "shock", "spark", "snare"} {
		if e.says(word) {
			m.traced.Ran(place(m.state.Cast, word))
		}
	}
}

// traceSpark reports whether a spark has found somebody.
func (m *Match) traceSpark(found bool) { m.waited("spark", found) }

// traceIdle reports the markers that stay silent at an attack: those of players
// who are not attacked.
func (m *Match) traceIdle() {
	if !m.traced.On() || m.effect().Aim == NoAim {
		return
	}
	for s := range m.seats() {
		for _, k := range markers {
			if m.board.Var(VarAimed, s) == 0 && m.board.Var(k.v, s) > 0 {
				m.waited(k.word, false)
			}
		}
	}
}

// traceCaster reports what a spell does to its caster, who would change by so much
// without its healing.
func (m *Match) traceCaster(e *Effect, change int32) {
	if !m.traced.On() {
		return
	}
	s := m.active()
	m.did(m.state.Cast, "self", m.life(s) > 0)
	bare := min(max(m.life(s)+change, 0), maxLife)
	m.did(m.state.Cast, "heal", min(max(m.life(s)+change+e.Heal, 0), maxLife) != bare)
}

// traceParry reports what a Defence card does to an attack of so much damage.
func (m *Match) traceParry(f rules.Face, coming int32) {
	if !m.traced.On() {
		return
	}
	cast := uint8(f)
	m.did(cast, "block", coming > 0)
	m.did(cast, "share", coming > 1)
	m.did(cast, "deflect", true)
	m.did(cast, "thorns", true)
}
