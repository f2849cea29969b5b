package dracoliath

import (
	"encoding/binary"

	"wyrmtable/rules"
)

// A frameKind says what a frame resolves.
type frameKind uint8

const (
	playFrame    frameKind = iota // a card being played, from effects to discard
	effectsFrame                  // the lines of a card
	listFrame                     // several cards, one after the other
	sortFrame                     // one change of a counter, through SORT
)

// A mode says why lines of a card are carried out, and so which of them.
type mode uint8

const (
	modePlay    mode = iota // the card was played: its Do lines, and again if it says so
	modeFuse                // it is activated as a fusion: its Do lines once (D33, D48)
	modeStart               // its StartTurn lines
	modeEnd                 // its EndTurn lines
	modeTrigger             // its one line that was set off
	modeAlso                // the cards that follow a SORT pass
)

// maxList is how many cards a list can hold; more fusions than that do not fit
// into a hand.
const maxList = 30

// A frame is something that is being resolved. Which fields count depends on
// its kind; it is one flat value, so that a match can be copied and compared.
type frame struct {
	Kind frameKind
	Mode mode
	Step uint8 // of playFrame and sortFrame: where it stands
	Me   rules.Seat
	Card rules.CardID // the card whose effects these are
	Face rules.Face   // what was printed on it when it began

	// Of effectsFrame.
	Line, Effect int8
	Side         int8 // of a choice: 0 not yet made, 1 X, 2 Y
	Inside       bool // the condition of Line was met
	Repeats      int8 // how often the lines are still to be repeated
	Asked        bool // whether repeats were counted
	Settle       bool // an effect is done: tokens may have to be converted (D17)
	Inner        bool // within a SORT pass, which must end before converting

	// Of sortFrame.
	Op        Op
	Whom      rules.Seat // whose counter changes
	Amount    int16
	Over      int16 // Life beyond the maximum
	Same      int16 // of effectsFrame: the amount of what set it off
	Triggered On

	// Of sortFrame and the frames it pushes: the passives that have applied in
	// this chain (D29, D30). Of playFrame: the cards that lay open when it began (R5).
	Used cardSet

	// Of listFrame and sortFrame: what is still to come, and which line of it.
	Cards [maxList]rules.CardID
	Lines [maxList]int8
	N     int8
	Pick  rules.CardID // the one that was chosen to come next
}

func (m *Match) push(f frame) { m.stack = append(m.stack, f) }

func (m *Match) pop() { m.stack = m.stack[:len(m.stack)-1] }

// last returns the frame to work on; it is good until the next push.
func (m *Match) last() *frame { return &m.stack[len(m.stack)-1] }

// drop removes entry i of the list.
func (f *frame) drop(i int) {
	copy(f.Cards[i:], f.Cards[i+1:f.N])
	copy(f.Lines[i:], f.Lines[i+1:f.N])
	f.N--
	f.Cards[f.N], f.Lines[f.N] = 0, 0
}

// list adds an entry.
func (f *frame) list(id rules.CardID, line int) {
	if f.N < maxList {
		f.Cards[f.N], f.Lines[f.N] = id, int8(line)
		f.N++
	}
}

func (f *frame) appendState(dst []byte) []byte {
	le := binary.LittleEndian
	dst = append(dst, byte(f.Kind), byte(f.Mode), f.Step, byte(f.Me), byte(f.Card),
		byte(f.Line), byte(f.Effect), byte(f.Side), rules.Bit(f.Inside), byte(f.Repeats), rules.Bit(f.Asked),
		rules.Bit(f.Settle), rules.Bit(f.Inner), byte(f.Op), byte(f.Whom), byte(f.Triggered))
	for _, n := range [...]uint16{uint16(f.Face), uint16(f.Amount), uint16(f.Over), uint16(f.Same)} {
		dst = le.AppendUint16(dst, n)
	}
	dst = le.AppendUint64(le.AppendUint64(dst, f.Used[0]), f.Used[1])
	for i := range f.N {
		dst = append(dst, byte(f.Cards[i]), byte(f.Lines[i]))
	}
	return append(dst, byte(f.N), byte(f.Pick))
}
