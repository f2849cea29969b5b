package rulestest

import (
	"slices"

	"wyrmtable/rules"
)

// step does an action on the match and checks the story that it tells.
func (p *play) step(a rules.Action) {
	before := &p.before
	before.CopyFrom(p.m.Board())
	events, err := p.m.Apply(a, p.events)
	if err != nil {
		p.fault("answers", "the listed answer %+v is refused: %v", a, err)
		return
	}
	prior := len(p.prior)
	if len(events) < prior || !slices.Equal(events[:prior], p.prior) {
		p.fault("events", "Apply does not append to the events it is given")
		return
	}
	fresh := events[prior:]
	p.checkEvents(before, fresh)
	p.checkStory(before, p.m.Board(), fresh)
	p.done = append(p.done, a)
	if len(fresh) > 0 {
		// The next answer is given these to append to. All events of the game would be
		// compared over and over.
		p.prior = append(p.prior[:0], fresh...)
		p.events = append(events[:0], fresh...)
	}
}

// checkEvents checks each event for itself and with those after it, and that cards
// come from and go to nowhere only as tokens do.
func (p *play) checkEvents(before *rules.Board, events []rules.Event) {
	b := &p.told
	b.CopyFrom(before)
	step := uint16(0)
	for i := range events {
		e := &events[i]
		if idle(b, e) {
			p.fault("events", "an event changes nothing: %+v", *e)
		}
		if e.Step < step || i == 0 && e.Step != 0 {
			p.fault("events", "event %d has step %d after step %d (is the writer made by rules.Begin?)", i, e.Step, step)
		}
		step = e.Step
		b.Do(e)
		p.checkForgetting(b, e, events[i+1:])
	}
	if !b.Equal(p.m.Board()) {
		p.fault("events", "the events do not lead to the board: something changed without an event")
	}
	if conserved(before, events) != faces(p.m.Board()) {
		p.fault("cards", "cards were lost or made")
	}
}

// checkForgetting checks of an event that has just changed b that a card that nobody
// knows any more was shuffled: else the people at the table still know it, whatever
// the board says.
func (p *play) checkForgetting(b *rules.Board, e *rules.Event, later []rules.Event) {
	if e.Kind != rules.Move && e.Kind != rules.Seen || e.Knew == 0 || e.Knows != 0 {
		return
	}
	if zone := b.Cards[e.Card].Zone; zone != rules.Nowhere && !shuffledLater(later, e.Card, zone) {
		p.fault("shuffle", "card %d is forgotten by all and was not shuffled: %+v", e.Card, *e)
	}
}

// shuffledLater reports whether a card that lies in zone is shuffled in the
// events, there or where it has moved meanwhile.
func shuffledLater(events []rules.Event, card rules.CardID, zone rules.Zone) bool {
	for i := range events {
		switch e := &events[i]; {
		case e.Kind == rules.Move && e.Card == card:
			zone = e.To.Zone
		case e.Kind == rules.Shuffle && e.From.Zone == zone:
			return true
		}
	}
	return false
}

// idle reports whether an event changes nothing on b.
func idle(b *rules.Board, e *rules.Event) bool {
	switch e.Kind {
	case rules.Move:
		return e.From == e.To && e.Knew == e.Knows
	case rules.Seen:
		return e.Knew == e.Knows
	case rules.Set, rules.Change:
		return e.Old == e.New
	case rules.Swap, rules.Mix:
		return e.Card == e.Other
	}
	return false
}

// A census counts faces as a hash that does not depend on their order.
type census struct{ sum, squares uint64 }

func (c *census) add(f rules.Face, n int) {
	x := (uint64(f) + 1) * 0x9e3779b97f4a7c15
	c.sum += uint64(n) * x
	c.squares += uint64(n) * x * x
}

// faces counts the faces in play.
func faces(b *rules.Board) census {
	var c census
	for id := 1; id < len(b.Cards); id++ {
		if b.Cards[id].Zone != rules.Nowhere {
			c.add(b.Cards[id].Face, 1)
		}
	}
	return c
}

// conserved is what faces must give after the events.
func conserved(before *rules.Board, events []rules.Event) census {
	c := faces(before)
	for i := range events {
		e := &events[i]
		if e.Kind != rules.Move || e.From.Zone == e.To.Zone {
			continue
		}
		if e.From.Zone == rules.Nowhere {
			c.add(e.Face, 1)
		}
		if e.To.Zone == rules.Nowhere {
			c.add(e.Face, -1)
		}
	}
	return c
}

// viewers are the seats, the public and the referee.
func (p *play) viewers() []rules.Seat {
	out := []rules.Seat{rules.Referee, rules.Nobody}
	for s := range rules.Seat(p.seats) {
		out = append(out, s)
	}
	return out
}

// A story is what checkStory looks at; it is used over and over.
type story struct {
	view, want rules.Board
	last       []rules.Board // what each viewer saw after the last answer
	seen       []rules.Event
}

// checkStory checks for each viewer that what he saw before, with his events, is
// what he sees after, and backwards; and that every event has its words.
func (p *play) checkStory(before, after *rules.Board, events []rules.Event) {
	viewers := p.viewers()
	if p.story.last == nil {
		p.story.last = make([]rules.Board, len(viewers))
		for i, s := range viewers {
			before.View(s, &p.story.last[i])
		}
	}
	view, want := &p.story.view, &p.story.want
	for i, s := range viewers {
		first := &p.story.last[i]
		view.CopyFrom(first)
		after.View(s, want)
		seen := p.story.seen[:0]
		for _, e := range events {
			if e, ok := rules.Redact(e, s); ok {
				view.Do(&e)
				seen = append(seen, e)
				if p.full {
					p.checkTell(view, &e)
				}
			}
		}
		p.story.seen = seen
		if !view.Equal(want) {
			p.fault("events", "the view of seat %d and its events do not meet", s)
		}
		for i := len(seen) - 1; i >= 0; i-- {
			view.Undo(&seen[i])
		}
		if !view.Equal(first) {
			p.fault("events", "the events of seat %d do not play back to the start", s)
		}
		*first, *want = *want, *first
	}
}

// checkBoard checks that each card lies in one place and numbers are in range.
func (p *play) checkBoard() {
	b := p.m.Board()
	l := b.Layout()
	found := make([]int, len(b.Cards))
	for z := range l.Zones {
		for _, id := range b.Zone(rules.Zone(z)) {
			if id != 0 && b.Cards[id].Zone == rules.Zone(z) {
				found[id]++
			}
		}
	}
	for id, n := range found[1:] {
		if n != 1 {
			p.fault("cards", "card %d lies in %d places", id+1, n)
		}
	}
	for id := 1; id < len(b.Cards); id++ {
		if b.Cards[id].Zone != rules.Nowhere && b.Cards[id].Face == 0 {
			p.fault("cards", "card %d is in play without a face", id)
		}
	}
	p.checkCounters(b)
}

func (p *play) checkCounters(b *rules.Board) {
	l := b.Layout()
	for v, info := range l.Vars {
		for s := rules.Nobody; int(s) < p.seats; s++ {
			if n := b.Var(rules.Var(v), s); n < info.Min || n > info.Max {
				p.fault("counters", "%s of seat %d is %d, not in %d…%d", info.Name, s, n, info.Min, info.Max)
			}
		}
	}
	for a, info := range l.Attrs {
		for id := 1; id < len(b.Cards); id++ {
			if n := b.Attr(rules.CardID(id), rules.Attr(a)); n < info.Min || n > info.Max {
				p.fault("counters", "%s of card %d is %d, not in %d…%d", info.Name, id, n, info.Min, info.Max)
			}
		}
	}
}
