package puzzle

import (
	"errors"
	"fmt"

	"wyrmtable/rules"
	"wyrmtable/rules/scenario"
)

// goal reads a goal: what a scenario can expect of how things stand, and what is
// said of puzzles only.
func (p *Problem) goal(c *scenario.Cursor) (func(m rules.Match) bool, error) {
	switch start := *c; {
	case c.Word("win") && c.Done():
		return func(m rules.Match) bool {
			o, over := m.Outcome()
			return over && o.Winners.Has(p.Solver)
		}, nil
	case c.Word("survive"):
		seat := p.Solver
		var err error
		if !c.Done() {
			seat, err = p.table.Seat(c.Next())
		}
		return func(m rules.Match) bool {
			o, over := m.Outcome()
			return !over || o.Winners.Has(seat)
		}, or(err, c.End)
	case c.Word("lies"):
		return p.lies(c)
	default:
		*c = start
	}
	k, err := p.table.Condition(c)
	return k.Holds, or(err, c.End)
}

// lies reads "CARD in ZONE [SEAT]".
func (p *Problem) lies(c *scenario.Cursor) (func(m rules.Match) bool, error) {
	ref, err := p.table.Ref(c)
	if err != nil {
		return nil, err
	}
	if !c.Word("in") {
		return nil, fmt.Errorf("\"in\" and a zone are needed, not %s", c.Peek())
	}
	z, err := p.table.Zone(c)
	if err == nil && z == rules.Nowhere {
		err = errors.New("what lies nowhere cannot be seen")
	}
	return func(m rules.Match) bool {
		b := m.Board()
		for _, id := range b.Zone(z) {
			if id != 0 && b.Cards[id].Face == ref.Face {
				return true
			}
		}
		return false
	}, or(err, c.End)
}
