package puzzle

import (
	"bytes"
	"encoding/binary"
	"math/bits"
	"slices"

	"wyrmtable/rules"
)

// A world is one truth that the solver's seat may be in. Cards whose face nobody
// knows are no part of it: they lie in an order of their own, and which of them
// comes to light is decided when it does, in every way there is.

// knownToNobody reports whether a card's face is still open in a world.
func knownToNobody(c *rules.Card) bool { return c.Face != 0 && c.Known == 0 }

// settle brings the cards that nobody knows into the order of their faces, so
// that worlds which differ by nothing else are one.
func (s *Search) settle(b *rules.Board) {
	for i := 1; i < len(b.Cards); i++ {
		if !knownToNobody(&b.Cards[i]) {
			continue
		}
		for j := i + 1; j < len(b.Cards); j++ {
			c, d := &b.Cards[i], &b.Cards[j]
			if d.Back == c.Back && knownToNobody(d) && d.Face < c.Face {
				c.Face, d.Face = d.Face, c.Face
			}
		}
	}
}

// An outcome is what comes of an answer in one world.
type outcome struct {
	world rules.Match
	seen  uint64 // what the solver's seat sees of it
	drawn bool   // chance has decided of it, and not every draw was tried
}

// outcomes appends to dst what can come of an answer in a world.
func (s *Search) outcomes(w rules.Match, a rules.Action, dst []outcome) []outcome {
	pre := w.CloneInto(s.get())
	dst = s.tries(pre, a, nil, dst)
	s.put(pre)
	return dst
}

// tries gives the answer in a copy of pre, in which the faces of fixed cards are
// decided, and decides of another card if one comes to light by it.
func (s *Search) tries(pre rules.Match, a rules.Action, fixed []rules.CardID, dst []outcome) []outcome {
	if s.pause(); s.out {
		return dst
	}
	m := pre.CloneInto(s.get())
	events, err := m.Apply(a, s.events[:0])
	s.events = events[:0]
	s.positions++
	if err != nil {
		s.put(m) // listed, and yet refused: the suite of the game looks for that
		return dst
	}
	id, chance := s.revealed(pre, m, events, fixed)
	switch {
	case chance && !s.drawing:
		s.put(m)
		return s.draws(pre, a, fixed, dst)
	case id == 0:
		seen := s.sees(events, m)
		s.settle(m.Board())
		return append(dst, outcome{m, seen, false})
	}
	s.put(m)
	return s.faces(pre, a, fixed, id, dst)
}

// faces gives the answer with every face that the card id may have.
func (s *Search) faces(pre rules.Match, a rules.Action, fixed []rules.CardID, id rules.CardID, dst []outcome) []outcome {
	fixed = append(slices.Clip(fixed), id)
	cards := pre.Board().Cards
	var done []rules.Face
	for i := range cards {
		c := &cards[i]
		if !knownToNobody(c) || c.Back != cards[id].Back || slices.Contains(done, c.Face) ||
			rules.CardID(i) != id && slices.Contains(fixed, rules.CardID(i)) {
			continue
		}
		done = append(done, c.Face)
		p := pre.CloneInto(s.get())
		in := p.Board().Cards
		in[i].Face, in[id].Face = in[id].Face, in[i].Face
		dst = s.tries(p, a, fixed, dst)
		s.put(p)
	}
	return dst
}

// revealed returns the first card that comes to light by events and whose face is
// not decided yet, and whether chance had its hand in what happened: more than by
// a shuffle of which nothing was seen.
func (s *Search) revealed(pre, m rules.Match, events []rules.Event, fixed []rules.CardID) (id rules.CardID, chance bool) {
	shuffled := false
	cards := pre.Board().Cards
	for i := range events {
		e := &events[i]
		switch e.Kind {
		case rules.Shuffle:
			shuffled = true
		case rules.Note:
			chance = chance || e.Knows != 0
		case rules.Move, rules.Seen:
			if e.Knew != 0 || e.Knows == 0 || e.Face == 0 || e.From.Zone == rules.Nowhere && e.Kind == rules.Move {
				continue
			}
			if shuffled || !knownToNobody(&cards[e.Card]) {
				chance = true // it lay somewhere else before
			} else if id == 0 && !slices.Contains(fixed, e.Card) {
				id = e.Card
			}
		}
	}
	return id, chance || !shuffled && s.drew(pre, m)
}

// drew reports whether the source of chance of a match has gone on.
func (s *Search) drew(pre, m rules.Match) bool { return !bytes.Equal(s.source(pre, 0), s.source(m, 1)) }

// source returns the state of the source of chance, which games write behind the
// board; nothing if it is not there.
func (s *Search) source(m rules.Match, i int) []byte {
	s.bytes[i] = m.AppendState(s.bytes[i][:0])
	at := bytes.Index(s.bytes[i], []byte("pcg:"))
	if at < 0 || at+20 > len(s.bytes[i]) {
		return nil
	}
	return s.bytes[i][at : at+20]
}

// mostDraws is how often chance is tried where it may decide, and fewDraws how often
// it must come to the same before it is taken to decide nothing.
const mostDraws, fewDraws = 48, 16

// A reseeder is a match that can be given another source of chance: those of all
// games of the table are.
type reseeder interface{ Reseed(seed uint64) }

// draws gives an answer by which chance may decide, with many sources of chance. If
// it comes to more than one thing, what follows is no proof.
func (s *Search) draws(pre rules.Match, a rules.Action, fixed []rules.CardID, dst []outcome) []outcome {
	s.drawing = true
	first := len(dst)
	var met []uint64
	for i := range uint64(mostDraws) {
		if i == fewDraws && len(met) == 1 {
			break
		}
		p := pre.CloneInto(s.get())
		if r, ok := p.(reseeder); ok && i > 0 {
			r.Reseed(i)
		}
		at := len(dst)
		dst = s.tries(p, a, fixed, dst)
		s.put(p)
		kept := at
		for _, o := range dst[at:] {
			key := o.seen ^ bits.RotateLeft64(s.hashBoard(o.world), 7)
			if slices.Contains(met, key) {
				s.put(o.world)
				continue
			}
			met = append(met, key)
			dst[kept] = o
			kept++
		}
		dst = dst[:kept]
	}
	s.drawing = false
	_, can := pre.(reseeder)
	for i := first; i < len(dst); i++ {
		dst[i].drawn = len(met) > 1 || !can
	}
	return dst
}

// sees returns a number for what the solver's seat sees: two worlds in which it is
// the same cannot be told apart by it.
func (s *Search) sees(events []rules.Event, m rules.Match) uint64 {
	h := uint64(seed)
	for i := range events {
		e, ok := rules.Redact(events[i], s.p.Solver)
		if !ok {
			continue
		}
		h = mix(h, uint64(e.Kind)|uint64(e.Key)<<8|uint64(uint8(e.Seat))<<16|uint64(e.Step)<<24|uint64(uint16(e.Card))<<40)
		h = mix(h, uint64(uint16(e.Other))|uint64(uint16(e.Cause))<<16|uint64(e.Face)<<32|uint64(e.Knew)<<48|uint64(e.Knows)<<56)
		h = mix(h, uint64(uint16(e.From.Zone))|uint64(uint16(e.From.Place))<<16|uint64(uint16(e.To.Zone))<<32|uint64(uint16(e.To.Place))<<48)
		h = mix(h, uint64(uint32(e.Old))|uint64(uint32(e.New))<<32)
	}
	return s.seesAsked(h, m)
}

// seesAsked adds what the solver's seat sees of the open questions.
func (s *Search) seesAsked(h uint64, m rules.Match) uint64 {
	s.asks = rules.AsksFor(m, s.p.Solver, s.asks[:0])
	for i := range s.asks {
		k := &s.asks[i]
		h = mix(h, uint64(k.Kind)|uint64(k.Mode)<<8|uint64(uint8(k.Decider))<<16|uint64(uint8(k.Subject))<<24|
			uint64(uint16(k.Source))<<32|uint64(uint16(k.Num))<<48)
		h = mix(h, uint64(rules.Bit(k.Answered))|uint64(len(k.Answers))<<8)
		for j := range k.Answers {
			h = mixAction(h, &k.Answers[j].Action)
		}
		for _, id := range k.Draft {
			h = mix(h, uint64(uint16(id)))
		}
	}
	return h
}

func mixAction(h uint64, a *rules.Action) uint64 {
	h = mix(h, uint64(uint8(a.Seat))|uint64(a.Verb)<<8|uint64(uint16(a.Card))<<16|uint64(uint16(a.Target))<<32|uint64(uint16(a.Zone))<<48)
	return mix(h, uint64(uint16(a.Place))|uint64(uint8(a.Whom))<<16|uint64(uint16(a.Num))<<32)
}

// Of hashing: wyhash's way to mix, which is quick and good enough to tell some
// millions of positions apart.
const (
	seed  = 0x9e3779b97f4a7c15
	prime = 0xe7037ed1a0b428db
)

func mix(h, v uint64) uint64 {
	hi, lo := bits.Mul64(h^v, prime)
	return hi ^ lo ^ seed
}

func hash(data []byte) uint64 {
	h := uint64(len(data)) ^ seed
	for len(data) >= 8 {
		h = mix(h, binary.LittleEndian.Uint64(data))
		data = data[8:]
	}
	for _, c := range data {
		h = mix(h, uint64(c))
	}
	return h
}

// hashMatch returns a number for the whole state of a match.
func (s *Search) hashMatch(m rules.Match) uint64 {
	s.bytes[0] = m.AppendState(s.bytes[0][:0])
	return hash(s.bytes[0])
}

// hashBoard returns one for its board alone.
func (s *Search) hashBoard(m rules.Match) uint64 {
	s.bytes[0] = m.Board().AppendState(s.bytes[0][:0])
	return hash(s.bytes[0])
}

// get returns the memory of a match that is no longer needed, or nil.
func (s *Search) get() rules.Match {
	if n := len(s.pool); n > 0 {
		m := s.pool[n-1]
		s.pool = s.pool[:n-1]
		return m
	}
	return nil
}

func (s *Search) put(m rules.Match) { s.pool = append(s.pool, m) }
