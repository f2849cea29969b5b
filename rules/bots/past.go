package bots

import (
	"hash/fnv"
	"slices"

	"wyrmtable/rules"
)

// A past is what a player has answered lately and where, so that it does not run
// in circles. What was answered twice in a position is not answered there again;
// once is allowed, for people take answers back.
type past struct {
	did   [64]deed
	times [64]int
	next  int
}

type deed struct {
	where uint64
	what  rules.Action
}

func (p *past) add(d deed) {
	if i := slices.Index(p.did[:], d); i >= 0 {
		p.times[i]++
		return
	}
	i := p.next % len(p.did)
	p.did[i], p.times[i] = d, 1
	p.next++
}

func (p *past) worn(d deed) bool {
	i := slices.Index(p.did[:], d)
	return i >= 0 && p.times[i] > 1
}

// A plan is what follows in a draft whose first step was given: each step with the
// position in which it is meant.
type plan []deed

// next returns the step that is meant in a position, if there is one.
func (p plan) next(where uint64) (rules.Action, bool) {
	for _, d := range p {
		if d.where == where {
			return d.what, true
		}
	}
	return rules.Action{}, false
}

// whereabouts tells positions apart as seat sees them when it is asked: what lies
// on the table, whenever that is, and what it is in the middle of choosing.
func (t *Thought) whereabouts(m rules.Match, k *rules.Ask) uint64 {
	m.Board().View(k.Decider, &t.view)
	for _, v := range t.p.style.Clock {
		t.view.Do(&rules.Event{Kind: rules.Change, Key: uint8(v), Seat: rules.Nobody, Old: t.view.Var(v, rules.Nobody)})
	}
	t.bytes = t.view.AppendState(t.bytes[:0])
	t.bytes = append(t.bytes, byte(k.Kind), byte(k.Source), byte(k.Source>>8), byte(k.Num), byte(len(k.Draft)))
	for _, id := range k.Draft {
		t.bytes = append(t.bytes, byte(id), byte(id>>8))
	}
	for i := range k.Answers {
		a := &k.Answers[i]
		t.bytes = append(t.bytes, byte(a.Verb), byte(a.Card), byte(a.Card>>8), byte(a.Target), byte(a.Target>>8),
			byte(a.Zone), byte(a.Place), byte(a.Whom), byte(a.Num), rules.Bit(a.Back))
	}
	h := fnv.New64a()
	h.Write(t.bytes)
	return h.Sum64()
}
