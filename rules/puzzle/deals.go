package puzzle

import (
	"errors"
	"fmt"
	"slices"

	"wyrmtable/rules"
)

// mostDeals bounds how many deals a search begins with.
const mostDeals = 2000

// ErrDeals is found where there are too many of them.
var ErrDeals = fmt.Errorf("the others' hidden cards can be dealt in more than %d ways: give them fewer, or a smaller deck", mostDeals)

// deals returns the position in every deal that the solver's seat cannot tell
// apart. Only cards that somebody else knows are dealt: of those that nobody
// knows it is decided later.
func (p *Problem) deals() ([]*rules.Board, error) {
	if p.board == nil {
		return nil, errors.New("a puzzle lies on a table of its own: it needs zone lines")
	}
	first := *p
	first.begun = nil
	s, err := first.Session()
	if err != nil {
		return nil, err
	}
	real := s.Match().Board()
	var others, open []rules.CardID
	for i := 1; i < len(real.Cards); i++ {
		switch c := &real.Cards[i]; {
		case c.Face == 0 || c.Known.Has(p.Solver):
		case c.Known == 0:
			open = append(open, rules.CardID(i))
		default:
			others = append(others, rules.CardID(i))
		}
	}
	d := dealing{p: p, board: p.board.Clone(), hidden: append(slices.Clone(others), open...), others: len(others)}
	err = d.deal(0)
	return d.out, err
}

type dealing struct {
	p      *Problem
	board  *rules.Board
	hidden []rules.CardID // first those that somebody knows
	others int
	out    []*rules.Board
}

// deal decides of the hidden cards from number i on.
func (d *dealing) deal(i int) error {
	if i == d.others {
		if len(d.out) == mostDeals {
			return ErrDeals
		}
		d.out = append(d.out, d.board.Clone())
		return nil
	}
	cards := d.board.Cards
	at := d.hidden[i]
	var done []rules.Face
	for j := i; j < len(d.hidden); j++ {
		with := d.hidden[j]
		f := cards[with].Face
		if cards[with].Back != cards[at].Back || slices.Contains(done, f) {
			continue
		}
		done = append(done, f)
		cards[at].Face, cards[with].Face = cards[with].Face, cards[at].Face
		err := d.deal(i + 1)
		cards[at].Face, cards[with].Face = cards[with].Face, cards[at].Face
		if err != nil {
			return err
		}
	}
	return nil
}
