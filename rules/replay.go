package rules

// A Replay shows a session's story again for one viewer: position k is the
// board after k actions. It is good until the session's next Undo; later
// actions may be watched too.
type Replay struct {
	session *Session
	seat    Seat
	at      int
	view    Board
}

// Replay returns a replay for seat, at the beginning. The Referee sees all
// cards: for the end of a match, when nothing is secret any more.
func (s *Session) Replay(seat Seat) *Replay {
	r := &Replay{session: s, seat: seat}
	s.first.View(seat, &r.view)
	return r
}

// Len returns the last position.
func (r *Replay) Len() int { return len(r.session.done) }

// At returns the position.
func (r *Replay) At() int { return r.at }

// Board returns the board at the position. It belongs to the replay.
func (r *Replay) Board() *Board { return &r.view }

// Next plays the next action and returns its events; none at the end.
func (r *Replay) Next() []Event {
	var out []Event
	r.step(func(e *Event) { out = append(out, *e) })
	return out
}

// step plays the next action and calls seen after each of its events.
func (r *Replay) step(seen func(e *Event)) {
	if r.at >= r.Len() {
		return
	}
	s := r.session
	for _, e := range s.events[s.eventsEnd(r.at):s.eventsEnd(r.at+1)] {
		if e, ok := Redact(e, r.seat); ok {
			r.view.Do(&e)
			seen(&e)
		}
	}
	r.at++
}

// Back takes the last action back and returns its events in the order in which
// they were undone: last first.
func (r *Replay) Back() []Event {
	if r.at == 0 {
		return nil
	}
	s := r.session
	r.at--
	var out []Event
	events := s.events[s.eventsEnd(r.at):s.eventsEnd(r.at+1)]
	for i := len(events) - 1; i >= 0; i-- {
		if e, ok := Redact(events[i], r.seat); ok {
			r.view.Undo(&e)
			out = append(out, e)
		}
	}
	return out
}

// Seek goes to position k, or to the nearest there is.
func (r *Replay) Seek(k int) {
	k = max(0, min(k, r.Len()))
	for r.at < k {
		r.step(func(*Event) {})
	}
	for r.at > k {
		r.Back()
	}
}
