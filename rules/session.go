package rules

import "errors"

// Errors of a session.
var (
	// ErrNoUndo is returned by Undo when nothing of the seat's can be taken
	// back.
	ErrNoUndo = errors.New("rules: nothing to undo")
)

// A Session is one match as the people at a table play it: the setup, what was
// done so far, what of it may be taken back, and the story to retell. It owns
// its match; read it through [Session.Match], change it only by [Session.Do].
//
// A match may be one of a [Series], which it then carries along.
type Session struct {
	// OpenUndo lets undo pass every barrier, for friends who agree.
	OpenUndo bool
	// Advice lets people ask the program what it would answer in their place.
	Advice bool
	// Series is what the match is a part of; nil for a match alone.
	Series *Series
	// Program are the seats that the program plays for now: at first those of the
	// setup with a Level. The screen is not handed to them.
	Program SeatSet

	game   *Game
	setup  Setup
	start  *Board // the given position; nil when the match was dealt
	first  Board  // the board before the first action
	match  Match
	done   []deed
	events []Event // of all actions, the Referee's
	marks  []uint64
	fresh  []Event // memory for the events of one action

	safe   Match // a copy from the last barrier, from which undo replays
	safeAt int   // how many actions safe has behind it

	views  [MaxSeats + 2]Board // by seat+1, then of all seats together
	viewAt [MaxSeats + 2]int   // version of each view; 0 is never
	now    int                 // the version of the board
	buf    []byte
}

// A deed is one action done.
type deed struct {
	action  Action
	end     int  // its events end before events[end]
	barrier bool // it showed something that no undo can take back
}

// markEvery is how many actions lie between two fingerprints.
const markEvery = 16

// NewSession begins a match of g. With a position it begins there
// ([Game.At]), otherwise the match is dealt ([Game.New]). Setup and position
// are copied.
func NewSession(g *Game, setup Setup, position *Board) (*Session, error) {
	if err := g.Check(&setup); err != nil {
		return nil, err
	}
	s := &Session{game: g, setup: setup.clone()}
	if position != nil {
		if err := position.inRange(); err != nil {
			return nil, err
		}
		s.start = position.Clone()
	}
	m, err := s.begin()
	if err != nil {
		return nil, err
	}
	for i, p := range setup.Seats {
		if p.Level != "" {
			s.Program = s.Program.With(Seat(i))
		}
	}
	s.match, s.safe = m, m.CloneInto(nil)
	s.first.CopyFrom(m.Board())
	s.now = 1
	return s, nil
}

func (s *Session) begin() (Match, error) {
	if s.start != nil {
		return s.game.At(&s.setup, s.start.Clone())
	}
	return s.game.New(&s.setup)
}

// Branch returns a session of its own in which the first n actions were done, to
// be played on another way. It is a match alone.
func (s *Session) Branch(n int) (*Session, error) {
	out, err := NewSession(s.game, s.setup, s.start)
	if err != nil {
		return nil, err
	}
	out.OpenUndo, out.Advice = s.OpenUndo, s.Advice
	for _, d := range s.done[:n] {
		if err := out.Do(d.action); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// Game returns the game that is played.
func (s *Session) Game() *Game { return s.game }

// Setup returns how the match began, for reading.
func (s *Session) Setup() *Setup { return &s.setup }

// Start returns the position in which the match began, for reading; nil where it
// was dealt.
func (s *Session) Start() *Board { return s.start }

// Match returns the match, for reading.
func (s *Session) Match() Match { return s.match }

// Len returns how many actions were done and not taken back.
func (s *Session) Len() int { return len(s.done) }

// Action returns action i, counted from 0.
func (s *Session) Action(i int) Action { return s.done[i].action }

// Alone reports whether seat is played by the only person at the table: the program
// plays for all others.
func (s *Session) Alone(seat Seat) bool {
	return !s.Program.Has(seat) && s.Program.Len() == len(s.setup.Seats)-1
}

// View returns what seat may see now (Nobody: the public; Together: what the
// seats know put together; the Referee: all).
// The board is the session's, for reading, and good until the next Do or Undo.
func (s *Session) View(seat Seat) *Board {
	if seat == Referee {
		return s.match.Board()
	}
	i := int(seat) + 1
	if seat == Together {
		i = MaxSeats + 1
	}
	if s.viewAt[i] != s.now {
		s.match.Board().View(seat, &s.views[i])
		s.viewAt[i] = s.now
	}
	return &s.views[i]
}

// Asks returns the open questions as seat may see them.
func (s *Session) Asks(seat Seat) []Ask { return AsksFor(s.match, seat, nil) }

// Do does one legal answer. Its events are read with [Session.Seen]. An
// illegal one is refused with ErrIllegal and changes nothing.
func (s *Session) Do(a Action) error {
	events, err := s.match.Apply(a, s.fresh[:0])
	if err != nil {
		return err
	}
	s.fresh = events
	s.events = append(s.events, events...)
	d := deed{action: a, end: len(s.events)}
	d.barrier = anyReveals(events) || s.handsOver(a.Seat)
	s.done = append(s.done, d)
	s.now++
	if d.barrier {
		s.safe, s.safeAt = s.match.CloneInto(s.safe), len(s.done)
	}
	if len(s.done)%markEvery == 0 {
		s.marks = append(s.marks, s.Fingerprint())
	}
	return nil
}

// handsOver reports whether the screen goes on to another person after an answer
// of seat in a game with secrets: then the next one has looked at his cards.
func (s *Session) handsOver(seat Seat) bool {
	if !s.game.Hidden {
		return false
	}
	for i := len(s.done); i > 0 && s.Program.Has(seat); i-- {
		seat = s.done[i-1].action.Seat // the person who has the screen
	}
	others := false
	asks := s.match.Asks()
	for i := range asks {
		if asks[i].Decider == seat && !asks[i].Answered {
			return false
		}
		others = others || !s.Program.Has(asks[i].Decider)
	}
	return others
}

func anyReveals(events []Event) bool {
	for i := range events {
		if events[i].Reveals() {
			return true
		}
	}
	return false
}

// CanUndo reports whether seat may take back the last action of a person: it was
// his own, nobody but the program has answered since, and nothing new was shown
// to anybody by it or since. With OpenUndo any seat may.
func (s *Session) CanUndo(seat Seat) bool {
	i := s.LastOfPerson()
	if i < 0 || s.Conceded() >= 0 {
		return false
	}
	if s.OpenUndo {
		return true
	}
	for _, d := range s.done[i:] {
		if d.barrier {
			return false
		}
	}
	return s.done[i].action.Seat == seat
}

// LastOfPerson returns the number of the last action that no seat of the program
// has done, or -1. Undo goes back to it.
func (s *Session) LastOfPerson() int {
	i := len(s.done) - 1
	for i >= 0 && s.Program.Has(s.done[i].action.Seat) {
		i--
	}
	return i
}

// Undo takes back the last action of a person, with what the program has answered
// since, or returns ErrNoUndo. To play it backwards on a screen, read its events
// with Seen before.
func (s *Session) Undo(seat Seat) error {
	if !s.CanUndo(seat) {
		return ErrNoUndo
	}
	return s.rewind(s.LastOfPerson())
}

// BackTo goes back to the point where n actions were done, whatever was shown since
// and whoever did them: for who teaches.
func (s *Session) BackTo(n int) error {
	if n < 0 || n >= len(s.done) {
		return nil
	}
	return s.rewind(n)
}

// rewind goes back to the point where n actions were done.
func (s *Session) rewind(n int) error {
	if n < s.safeAt {
		m, err := s.begin()
		if err != nil {
			return err
		}
		s.safe, s.safeAt = m, 0
	}
	if m, ok := s.match.(conceded); ok {
		s.match = m.Match
	}
	m := s.safe.CloneInto(s.match)
	var scratch []Event
	for _, d := range s.done[s.safeAt:n] {
		var err error
		if scratch, err = m.Apply(d.action, scratch[:0]); err != nil {
			return err // cannot happen: it was legal before
		}
	}
	s.match = m
	s.done = s.done[:n]
	s.events = s.events[:s.eventsEnd(n)]
	s.marks = s.marks[:n/markEvery]
	s.now++
	return nil
}

// eventsEnd returns where the events of the first n actions end.
func (s *Session) eventsEnd(n int) int {
	if n == 0 {
		return 0
	}
	return s.done[n-1].end
}

// Seen appends to dst the events of the actions from number from on, as seat
// may see them. The story since a person's last look is
// Seen(seat, lenAtThatTime, nil).
func (s *Session) Seen(seat Seat, from int, dst []Event) []Event {
	from = min(from, len(s.done)) // an undo may have gone behind it
	for _, e := range s.events[s.eventsEnd(from):] {
		if e, ok := Redact(e, seat); ok {
			dst = append(dst, e)
		}
	}
	return dst
}

// Retell calls tell for each event that seat may see from action number from
// on, with the board as it was for that seat right after it. A log calls
// Game.Tell there.
// Of the Referee it is the whole truth: for the end of a match only.
func (s *Session) Retell(seat Seat, from int, tell func(action int, view *Board, e *Event)) {
	r := s.Replay(seat)
	if from > len(s.done)/2 { // it is nearer from the end
		r.view.CopyFrom(s.View(seat))
		r.at = len(s.done)
	}
	r.Seek(from)
	for n := r.At(); n < r.Len(); n++ {
		r.step(func(e *Event) { tell(n, &r.view, e) })
	}
}

// Fingerprint returns a hash of the whole state, equal on every platform.
func (s *Session) Fingerprint() uint64 {
	s.buf = s.match.AppendState(s.buf[:0])
	return hashOf(s.buf)
}
