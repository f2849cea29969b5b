package link

import (
	"hash/fnv"
	"slices"
	"strconv"

	"wyrmtable/rules"
)

// session carries a match: how it began, what was answered, and a sign of how it
// stands then, which has to be the same on the other side.
func (w *wire) session(g *rules.Game, s **rules.Session) error {
	played := 0
	if !w.reads() {
		played = (*s).Len()
	}
	fresh, err := w.deal(g, *s)
	if err != nil || w.bad {
		return err
	}
	if w.count(&played, mostActions-w.played); w.bad {
		return nil
	}
	w.played += played
	for i := range played {
		var a rules.Action
		if !w.reads() {
			a = (*s).Action(i)
		}
		if w.answer(fresh.Match(), &a); w.bad {
			return nil
		}
		if fresh.Do(a) != nil {
			return &Error{Kind: Diverged, At: i}
		}
	}
	if err := w.ending(fresh, *s); err != nil {
		return err
	}
	if err := w.series(g, fresh, *s); err != nil {
		return err
	}
	if w.reads() {
		*s = fresh
	}
	return nil
}

// deal begins a match anew, the one of s when writing.
func (w *wire) deal(g *rules.Game, s *rules.Session) (*rules.Session, error) {
	var setup rules.Setup
	var state []byte
	var open, advice, given bool
	if !w.reads() {
		setup, open, advice = *s.Setup(), s.OpenUndo, s.Advice
		if b := s.Start(); b != nil {
			state, given = b.AppendState(nil), true
		}
	}
	w.setup(g, &setup)
	w.flag(&open)
	w.flag(&advice)
	if w.flag(&given); given {
		w.bytes(&state, mostData)
	}
	if w.bad {
		return nil, nil
	}
	if err := g.Check(&setup); err != nil {
		return nil, &Error{Kind: BadSetup, What: err.Error()}
	}
	var start *rules.Board
	if given {
		if start = g.BoardOf(&setup, state); start == nil {
			return nil, &Error{Kind: Damaged}
		}
	}
	fresh, err := rules.NewSession(g, setup, start)
	if err != nil {
		return nil, &Error{Kind: BadSetup, What: err.Error()}
	}
	fresh.OpenUndo, fresh.Advice = open, advice
	return fresh, nil
}

// answer carries which one of all legal answers was given.
func (w *wire) answer(m rules.Match, a *rules.Action) {
	var all []rules.Action
	for _, k := range m.Asks() {
		if !k.Answered {
			for i := range k.Answers {
				all = append(all, k.Answers[i].Action)
			}
		}
	}
	i := slices.Index(all, *a)
	if w.num(&i, len(all)); !w.bad {
		*a = all[i]
	}
}

// ending carries who has given the match up, and a sign of how it stands: rules that
// have changed without a word of theirs would lead elsewhere.
func (w *wire) ending(fresh, s *rules.Session) error {
	by := rules.Nobody
	if !w.reads() {
		by = s.Conceded()
	}
	w.seat(&by, len(fresh.Setup().Seats))
	if w.bad {
		return nil
	}
	if by >= 0 && fresh.Concede(by) != nil {
		return &Error{Kind: Damaged}
	}
	sign := int(fresh.Fingerprint() & (mostOf - 1))
	was := sign
	if w.num(&was, mostOf); was != sign {
		return &Error{Kind: Diverged, At: fresh.Len()}
	}
	return nil
}

// series carries what the match is a part of, with the matches before.
func (w *wire) series(g *rules.Game, fresh, s *rules.Session) error {
	var r rules.Series
	if !w.reads() && s.Series != nil {
		r = *s.Series
	}
	if w.num(&r.Of, 100); w.bad || r.Of == 0 {
		return nil
	}
	if w.past {
		w.fail() // a match before is no series of its own
		return nil
	}
	w.past = true
	defer func() { w.past = false }()
	n := len(r.Decks)
	if w.num(&n, rules.MaxSeats+1); w.reads() {
		r.Decks = make([]rules.Deck, n)
	}
	for i := range r.Decks {
		w.deck(g, &r.Decks[i])
	}
	n = len(r.Past)
	if w.num(&n, mostPast); w.reads() {
		r.Past = make([]rules.PastMatch, n)
	}
	for i := range r.Past {
		if err := w.before(g, &r.Past[i]); err != nil || w.bad {
			return err
		}
	}
	fresh.Series = &r
	return nil
}

// before carries a match of a series that is over.
func (w *wire) before(g *rules.Game, p *rules.PastMatch) error {
	var s *rules.Session
	if !w.reads() {
		var err error
		if s, _, err = rules.Load(p.Save, func(string) *rules.Game { return g }); err != nil {
			w.fail()
			return nil
		}
	}
	if err := w.session(g, &s); err != nil || w.bad {
		return err
	}
	if w.reads() {
		out, _ := s.Match().Outcome()
		p.Winners, p.Save = out.Winners, s.Save(rules.Meta{})
	}
	return nil
}

// Same reports whether two matches began alike, so that one may be the other played
// on.
func Same(a, b *rules.Session) bool { return Name(a) == Name(b) }

// Common returns how many answers two matches have in common from their start.
func Common(a, b *rules.Session) int {
	n := 0
	for n < min(a.Len(), b.Len()) && a.Action(n) == b.Action(n) {
		n++
	}
	return n
}

// Name returns a name of a match that stays the same while it is played: whatever
// began so has it.
func Name(s *rules.Session) string {
	w := writing()
	setup := *s.Setup()
	w.setup(s.Game(), &setup)
	if b := s.Start(); b != nil {
		state := b.AppendState(nil)
		w.bytes(&state, mostData)
	}
	h := fnv.New64a()
	h.Write([]byte(s.Game().ID))
	h.Write(w.enc.end())
	return strconv.FormatUint(h.Sum64(), 36)
}
