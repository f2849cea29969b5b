package rules

import "errors"

// A Series says that a match is one of several between the same players: who
// wins more than half of Of matches wins the series. It rides on a [Session] and
// is saved with it, with all matches before, so a series is a list of sessions
// of which the last carries the others.
//
// Between two matches players may exchange cards with their sideboards. A drawn
// match counts for nobody and is played again (ruling G5).
type Series struct {
	Of    int         `json:"of"`             // 3 for "best of three"; odd
	Decks []Deck      `json:"decks"`          // as brought to the first match, by seat
	Past  []PastMatch `json:"past,omitempty"` // the matches before, oldest first
}

// A PastMatch is a match of a series that is over.
type PastMatch struct {
	Winners SeatSet `json:"winners"` // empty for a draw
	Save    []byte  `json:"save"`    // the whole of it, to be watched again
}

// NewSeries begins a series of matches with a setup.
func NewSeries(of int, s *Setup) *Series {
	r := &Series{Of: of}
	for _, d := range s.Decks {
		r.Decks = append(r.Decks, d.Clone())
	}
	return r
}

// sound returns the series if it can be gone on with, and nil otherwise: a save
// from elsewhere may say anything.
func (r *Series) sound() *Series {
	if r == nil || r.Of < 1 || r.Of > 99 || r.Of%2 == 0 || len(r.Past) > 999 {
		return nil
	}
	return r
}

// Needed returns how many wins win the series.
func (r *Series) Needed() int { return r.Of/2 + 1 }

// Score returns the wins of each seat in the session's series, this match
// included if it is over; nil where there is no series.
func (s *Session) Score() []int {
	if s.Series == nil {
		return nil
	}
	score := make([]int, len(s.setup.Seats))
	count := func(won SeatSet) {
		for i := range score {
			if won.Has(Seat(i)) {
				score[i]++
			}
		}
	}
	for _, p := range s.Series.Past {
		count(p.Winners)
	}
	if out, over := s.match.Outcome(); over {
		count(out.Winners)
	}
	return score
}

// SeriesOf returns how many matches the session's series has, 1 for a match
// alone.
func (s *Session) SeriesOf() int {
	if s.Series == nil {
		return 1
	}
	return s.Series.Of
}

// MatchNumber returns which match of its series this is, counted from 1.
func (s *Session) MatchNumber() int {
	if s.Series == nil {
		return 1
	}
	return len(s.Series.Past) + 1
}

// Decided returns the seats that have won the series, and whether that is so:
// true for a session that is over and belongs to none.
func (s *Session) Decided() (SeatSet, bool) {
	out, over := s.match.Outcome()
	if s.Series == nil {
		return out.Winners, over
	}
	var won SeatSet
	for i, n := range s.Score() {
		if n >= s.Series.Needed() {
			won = won.With(Seat(i))
		}
	}
	return won, over && won != 0
}

// Chooser returns who chooses who begins the next match of a series: who has
// lost this one. After a draw it is Nobody: lots are drawn again (ruling E51).
func (s *Session) Chooser() Seat {
	out, over := s.match.Outcome()
	if !over || out.Winners == 0 {
		return Nobody
	}
	loser := Nobody
	for i := range s.setup.Seats {
		switch {
		case out.Winners.Has(Seat(i)):
		case loser != Nobody:
			return Nobody // more than one: they cannot choose together
		default:
			loser = Seat(i)
		}
	}
	return loser
}

// ErrNoNext is returned by Next where the series has no next match.
var ErrNoNext = errors.New("rules: the match is not over, or its series is")

// Next begins the next match of a session's series: decks by seat after the
// exchange with the sideboards, who begins (Nobody to draw lots), and a seed.
func (s *Session) Next(decks []Deck, first Seat, seed uint64) (*Session, error) {
	out, over := s.match.Outcome()
	if _, decided := s.Decided(); s.Series == nil || !over || decided {
		return nil, ErrNoNext
	}
	setup := s.setup.clone()
	setup.First, setup.Seed = first, seed
	setup.Decks = nil
	for _, d := range decks {
		setup.Decks = append(setup.Decks, d.Clone())
	}
	next, err := NewSession(s.game, setup, nil)
	if err != nil {
		return nil, err
	}
	next.OpenUndo, next.Advice = s.OpenUndo, s.Advice
	next.Series = &Series{Of: s.Series.Of, Decks: s.Series.Decks}
	next.Series.Past = append(next.Series.Past, s.Series.Past...)
	alone := *s
	alone.Series = nil
	next.Series.Past = append(next.Series.Past, PastMatch{out.Winners, alone.Save(Meta{})})
	return next, nil
}

// ExchangeProblems returns what keeps a deck from being played after an exchange
// with its sideboard: it must hold the cards that were brought, no others, and
// keep the rules of construction (ruling E50).
func (g *Game) ExchangeProblems(brought, now *Deck) []DeckProblem {
	out := g.DeckProblems(now)
	for _, l := range append(brought.Clone().Lines, now.Lines...) {
		f, _ := g.FaceByID(l.Card)
		if n, want := now.Copies(l.Card), brought.Copies(l.Card); n != want && !said(out, f) {
			name := g.Faces[f].Name
			out = append(out, DeckProblem{Section: -1, Face: f, Text: Text{
				"«\u00a0" + name.FR + "\u00a0»\u00a0: on n’échange que les cartes apportées.",
				"“" + name.EN + "”: only cards that were brought can be exchanged."}})
		}
	}
	return out
}

func said(all []DeckProblem, f Face) bool {
	for _, p := range all {
		if p.Face == f {
			return true
		}
	}
	return false
}
