// Package story is the match as far as it has been told on the screen: what is
// still to be told, the log, how the counters came to their values, and the
// differences shown beside them. It tells whoever looks, and nobody else: what it
// is given are the events and boards that he may see.
package story

import (
	"time"

	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/reason"
)

// A Story is what one match has told so far.
type Story struct {
	Log     []Entry
	Reasons map[reason.Counter]*reason.Reason
	Bursts  []Burst

	look     *look.Look
	session  *rules.Session
	numbers  *look.Numbers
	meanings *look.Meanings

	queue []rules.Event
	told  int           // events of queue that were told
	why   []reason.Step // what was weighed of the change that comes next
	till  time.Duration // until then the bursts are shown
}

// An Entry is a line of the log.
type Entry struct {
	Text    rules.Text
	Meaning *look.Meaning
	Action  int               // that it tells of, counted from 0; -1 before the first
	Why     *reason.Explained // how it came to that; nil where the order of resolution had no part

	Plain string // the text without marks, in the language Lang, once it was read out
	Lang  rules.Lang
}

// A Burst is the difference shown beside a counter, until another player acts
// or for burstFor after the motions.
type Burst struct {
	Counter  reason.Counter
	Old, New int32
	action   int
}

// burstFor is how long a difference stays when all is at rest.
const burstFor = 4 * time.Second

// New returns the story of a match of which nothing has been told.
func New(lk *look.Look, s *rules.Session, n *look.Numbers, m *look.Meanings) *Story {
	return &Story{look: lk, session: s, numbers: n, meanings: m, Reasons: map[reason.Counter]*reason.Reason{}}
}

// Tell makes what seat may see of the actions from number from on be told next,
// in place of what was still to be.
func (s *Story) Tell(seat rules.Seat, from int) {
	s.queue, s.told = s.session.Seen(seat, from, s.queue[:0]), 0
}

// TellEvents makes events be told next.
func (s *Story) TellEvents(events []rules.Event) {
	s.queue, s.told = append(s.queue[:0], events...), 0
}

// Done ends the telling: what is still to be told is left out.
func (s *Story) Done() { s.queue, s.told = s.queue[:0], 0 }

// Telling reports whether the telling has begun and not been ended, though all
// may have been told.
func (s *Story) Telling() bool { return len(s.queue) > 0 }

// More reports whether there is more to tell.
func (s *Story) More() bool { return s.told < len(s.queue) }

// Rest are the events still to be told.
func (s *Story) Rest() []rules.Event { return s.queue[s.told:] }

// Reset takes away all that was made for one viewer.
func (s *Story) Reset() {
	s.Done()
	s.ForgetBursts()
	s.Log = s.Log[:0]
	clear(s.Reasons)
}

// Step tells the events of the next step, which happen together, of action
// number act. show does each of them on view before it is told; after is called
// for each with its meaning and its words, which may be empty.
func (s *Story) Step(act int, now time.Duration, view *rules.Board, show func(e *rules.Event),
	after func(e *rules.Event, m *look.Meaning, words rules.Text)) {
	n := s.queue[s.told].Step
	for s.told < len(s.queue) && s.queue[s.told].Step == n {
		e := &s.queue[s.told]
		s.told++
		show(e)
		m, words := s.tell(act, view, e)
		if e.Kind == rules.Change {
			s.burst(act, e)
			s.till = now + burstFor
		}
		after(e, m, words)
	}
	s.why = reason.Anew(s.why)
}

// Write tells the first n actions at once, as viewer may see them: their log, and
// how the counters came to their values.
func (s *Story) Write(viewer rules.Seat, n int) {
	s.Log, s.why = s.Log[:0], nil
	clear(s.Reasons)
	for _, text := range s.look.Opened(s.session, viewer) {
		s.Log = append(s.Log, Entry{Text: text, Meaning: &opening, Action: -1})
	}
	step := -1
	s.session.Retell(viewer, 0, func(act int, view *rules.Board, e *rules.Event) {
		if act >= n {
			return
		}
		if int(e.Step) != step {
			step, s.why = int(e.Step), reason.Anew(s.why)
		}
		s.tell(act, view, e)
	})
	s.why = reason.Anew(s.why)
}

// opening is what the first lines of a log mean.
var opening = look.Meaning{Mute: true, Icon: "card-draw", Tone: look.TintGold}

// tell weighs an event that view shows and logs it.
func (s *Story) tell(act int, view *rules.Board, e *rules.Event) (*look.Meaning, rules.Text) {
	m := s.meanings.Of(e)
	words := s.look.Game.Tell(s.session.Setup(), view, e)
	s.why = reason.Weigh(&s.look.Order, s.why, e, m, view, words)
	if !words.Empty() && !m.Aside {
		s.Log = append(s.Log, Entry{Text: words, Meaning: m, Action: act, Why: reason.Explain(e, m, s.why)})
	}
	if i := s.numbers.ChangedBy(e); i >= 0 {
		k := reason.Counter{Index: i, Seat: e.Seat}
		s.Reasons[k] = s.Reasons[k].And(act, reason.Change{Old: e.Old, New: e.New, Steps: s.why})
	}
	if e.Kind == rules.Change {
		s.why = nil
	}
	return m, words
}

// Remark adds a line to the log that tells of no event.
func (s *Story) Remark(words rules.Text) {
	s.Log = append(s.Log, Entry{Text: words, Meaning: &remark, Action: s.session.Len() - 1})
}

// remark is what such a line means.
var remark = look.Meaning{Mute: true, Icon: "scroll-unfurled", Tone: look.TintGold}

// burst shows the difference that an event makes; what one action does is one.
func (s *Story) burst(act int, e *rules.Event) {
	i := s.numbers.ChangedBy(e)
	if i < 0 {
		return
	}
	k := reason.Counter{Index: i, Seat: e.Seat}
	for j := range s.Bursts {
		if b := &s.Bursts[j]; b.Counter == k {
			if b.action != act {
				*b = Burst{k, e.Old, e.New, act}
			}
			b.New = e.New
			return
		}
	}
	s.Bursts = append(s.Bursts, Burst{k, e.Old, e.New, act})
}

// ForgetBursts takes the differences away.
func (s *Story) ForgetBursts() { s.Bursts = s.Bursts[:0] }

// Pass takes the differences away when they have been seen, and reports whether
// it did. busy says that something still moves.
func (s *Story) Pass(now time.Duration, busy bool) bool {
	switch {
	case len(s.Bursts) == 0:
	case busy:
		s.till = now + burstFor
	case now >= s.till:
		s.ForgetBursts()
		return true
	}
	return false
}
