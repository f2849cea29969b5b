package scenario

import (
	"fmt"

	"wyrmtable/rules"
)

// A Value is a number that can be read off a board.
type Value struct {
	what valueKind
	v    rules.Var
	attr rules.Attr
	seat rules.Seat
	zone rules.Zone
	card *Ref
	name string // as an error says it
}

type valueKind uint8

const (
	counterValue valueKind = iota
	countValue             // how many cards lie in a zone
	markValue              // of a card
)

// Value reads "COUNTER [SEAT]", "zone NAME [SEAT]" or "attr NAME CARD".
func (tb *Table) Value(c *Cursor) (Value, error) {
	switch {
	case c.Word("zone"):
		z, err := tb.Zone(c)
		return Value{what: countValue, zone: z, name: tb.zoneName(z)}, err
	case c.Word("attr"):
		a, err := tb.Attr(c.Next())
		if err != nil {
			return Value{}, err
		}
		ref, err := tb.Ref(c)
		return Value{what: markValue, attr: a, card: ref, name: "it"}, err
	}
	name := c.Peek().Text
	v, err := tb.Counter(c.Next())
	if err != nil {
		return Value{}, err
	}
	s := rules.Nobody
	if tb.isSeat(c.Peek()) {
		s, err = tb.Seat(c.Next())
	}
	return Value{what: counterValue, v: v, seat: s, name: name + " " + tb.seatName(s)}, err
}

// On returns the value on the Referee's board; false where the card of an attribute
// does not lie on it.
func (v *Value) On(b *rules.Board) (int, bool) {
	switch v.what {
	case countValue:
		return b.Count(v.zone), true
	case markValue:
		all := v.card.Copies(b)
		if n := max(v.card.Copy, 1); n <= len(all) {
			return int(b.Attr(all[n-1], v.attr)), true
		}
		return 0, false
	}
	return int(b.Var(v.v, v.seat)), true
}

// A Condition may be true of a match, whatever has led there.
type Condition struct {
	outcome bool // of how the match has ended, not of a value
	over    bool
	won     rules.SeatSet

	value Value
	sign  rune // = < > ≤ ≥
	than  int
}

// Condition reads what can be said of how things stand: "VALUE = N" (or <, >, <=,
// >=), "win SEAT, SEAT", "draw" or "no outcome".
func (tb *Table) Condition(c *Cursor) (Condition, error) {
	switch {
	case c.Word("win"):
		won, err := tb.seats(c)
		return Condition{outcome: true, over: true, won: won}, err
	case c.Word("draw"):
		return Condition{outcome: true, over: true}, nil
	case c.Peek().Text == "no":
		c.Next()
		if !c.Word("outcome") {
			return Condition{}, fmt.Errorf("after \"no\" comes outcome, not %s", c.Peek())
		}
		return Condition{outcome: true}, nil
	}
	v, err := tb.Value(c)
	if err != nil {
		return Condition{}, err
	}
	return tb.compared(c, v)
}

// compared reads the sign and the number that a value is compared with.
func (tb *Table) compared(c *Cursor, v Value) (Condition, error) {
	switch c.Peek().Kind {
	case '=', '<', '>', '≤', '≥':
	default:
		return Condition{}, fmt.Errorf("a \"=\" (or <, >, <=, >=) is needed, not %s", c.Peek())
	}
	sign := c.Next().Kind
	n, err := tb.number(c)
	return Condition{value: v, sign: sign, than: n}, err
}

// seats reads names of players, with commas.
func (tb *Table) seats(c *Cursor) (rules.SeatSet, error) {
	var out rules.SeatSet
	for !c.Done() {
		s, err := tb.Seat(c.Next())
		if err != nil {
			return 0, err
		}
		out = out.With(s)
		c.Sign(',')
	}
	return out, nil
}

// Holds reports whether the condition is true of a match.
func (k *Condition) Holds(m rules.Match) bool {
	if k.outcome {
		o, over := m.Outcome()
		return over == k.over && (!over || o.Winners == k.won)
	}
	n, ok := k.value.On(m.Board())
	if !ok {
		return false
	}
	switch k.sign {
	case '<':
		return n < k.than
	case '>':
		return n > k.than
	case '≤':
		return n <= k.than
	case '≥':
		return n >= k.than
	}
	return n == k.than
}

// Wrong says why a condition is not true of a match; nil where it is.
func (tb *Table) Wrong(k *Condition, m rules.Match) error {
	switch {
	case k.Holds(m):
		return nil
	case k.outcome:
		return tb.wrongOutcome(k, m)
	}
	n, ok := k.value.On(m.Board())
	if !ok {
		return fmt.Errorf("%q does not lie on the table", tb.faceName(k.value.card.Face))
	}
	sign := string(k.sign) + " "
	if k.sign == '=' {
		sign = ""
	}
	return fmt.Errorf("%s is %d, want %s%d", k.value.name, n, sign, k.than)
}

func (tb *Table) wrongOutcome(k *Condition, m rules.Match) error {
	o, over := m.Outcome()
	switch {
	case !over:
		return fmt.Errorf("the match is not over; open: %s", tb.Open(m))
	case !k.over:
		return fmt.Errorf("the match is over: %s", o.Reason.EN)
	case o.Winners == 0:
		return fmt.Errorf("the match is a draw")
	}
	return fmt.Errorf("the match is won by %s", tb.seatNames(o.Winners))
}
