package bots

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"

	"wyrmtable/rules"
)

// A Review looks back on a match: how likely each side was to win at each answer
// that was a choice, and which of them changed that most.
//
// The match is over, so hands lie open: a position is judged with all that anybody
// at the table knew, and what nobody knew is dealt afresh for each try. So all sides
// have one chance, the chances of a position add up to one, and what a deck or the
// dice held in store counts only when it came.
type Review struct {
	game  *rules.Game
	style *rules.Style
	habit rules.Habit
	sides []rules.Seat // one seat of each

	start   rules.Match
	actions []rules.Action
	moments []Moment
	wanted  []int // tries wanted of each moment

	seating rules.Seating
	out     rules.Outcome
	over    bool
	fresh   bool // no draft is under way at pos

	pass   int // 0: the moments are looked for
	at     int // actions that the position has behind it
	next   int // the moment that comes next
	pos    rules.Match
	trial  rules.Match
	steps  int
	piece  int // of habit's answer that is under way
	until  int
	trying bool
	done   bool
	events []rules.Event

	pcg rand.PCG
	rng *rand.Rand // over pcg
}

// A Moment is a position of a match in which somebody had a choice, or its end.
type Moment struct {
	At    int        // actions done before it
	Seat  rules.Seat // who chose; Nobody at the end
	Side  rules.Seat // the one of the sides that is his
	Win   [rules.MaxSeats]float64
	Tries int // from which Win is; 0: not known yet

	tried [rules.MaxSeats]float64 // how well the tries went
	luck  bool                    // something came out after it that nobody knew
}

const (
	glances = 6  // tries of each moment
	looks   = 60 // of those before and after the answers that seem to count most
	closer  = 6  // how many these are
	again   = 3  // how often they are chosen anew
)

// NewReview begins to look back on a session. It copies what it needs of it.
func NewReview(s *rules.Session) (*Review, error) {
	first, err := s.Branch(0)
	if err != nil {
		return nil, err
	}
	r := &Review{game: s.Game(), style: s.Game().Style, habit: chance, start: first.Match()}
	if r.style == nil {
		r.style = &plain
	}
	if r.style.Habit != nil {
		r.habit = r.style.Habit(rules.Keen)
	}
	r.rng = rand.New(&r.pcg)
	for i := range s.Len() {
		r.actions = append(r.actions, s.Action(i))
	}
	seats := len(s.Setup().Seats)
	seating := s.Game().Seated(seats)
	for _, team := range seating.Teams {
		r.sides = append(r.sides, team[0])
	}
	if seating.Teams == nil {
		for i := range seats {
			r.sides = append(r.sides, rules.Seat(i))
		}
	}
	r.seating = seating
	r.out, r.over = s.Match().Outcome()
	r.pos = r.start.CloneInto(nil)
	r.fresh = true
	return r, nil
}

// Sides are the seats that stand for each side.
func (r *Review) Sides() []rules.Seat { return r.sides }

// Known is the share of the moments of which something is known.
func (r *Review) Known() float64 {
	if r.pass == 0 {
		return 0
	}
	n := 0
	for i := range r.moments {
		if r.moments[i].Tries > 0 {
			n++
		}
	}
	return float64(n) / float64(len(r.moments))
}

// Moments are the moments of the match in their order, for reading until the next
// Step.
func (r *Review) Moments() []Moment { return r.moments }

// list goes one action on to find the moments: before each answer that was a choice,
// where a draft is one answer with all its steps.
func (r *Review) list() {
	if r.at == len(r.actions) {
		r.end()
		r.wanted = make([]int, len(r.moments))
		r.begin()
		return
	}
	a := r.actions[r.at]
	k := rules.AskOf(r.pos, a.Seat)
	if r.fresh && k != nil && choices(k) > 1 {
		r.moments = append(r.moments, Moment{At: r.at, Seat: a.Seat, Side: r.sideOf(a.Seat)})
	}
	var err error
	if r.events, err = r.pos.Apply(a, r.events[:0]); err != nil {
		r.actions = r.actions[:r.at] // cannot happen: it was legal before
		return
	}
	for i := range r.events {
		if n := len(r.moments); n > 0 && uncovers(&r.events[i]) {
			r.moments[n-1].luck = true
		}
	}
	r.fresh = len(r.events) > 0
	r.at++
}

// uncovers reports whether something comes out that nobody at the table knew.
func uncovers(e *rules.Event) bool { return e.Knew == 0 && e.Teaches(rules.Together) }

// tell says how likely each side was to win, by the tries and by what came: who answers
// does not make his own chances better by it, for what he could do he could do before.
// Where tries by habit go better after an answer, it is one that habit does not see, and
// the chances before it were as good. Only luck makes them better.
func (r *Review) tell() {
	for i := len(r.moments) - 1; i >= 0; i-- {
		m := &r.moments[i]
		if m.Seat == rules.Nobody {
			continue // the end
		}
		m.Win = m.tried
		if m.luck || m.Tries == 0 {
			continue
		}
		if next := &r.moments[i+1]; next.Tries > 0 && next.Win[m.Side] > m.Win[m.Side] {
			m.Win = next.Win
		}
	}
}

// sideOf is the one of the sides to which a seat belongs.
func (r *Review) sideOf(seat rules.Seat) rules.Seat {
	if t := r.seating.Team(seat); t >= 0 {
		return r.seating.Teams[t][0]
	}
	return seat
}

// choices is how many answers lead on.
func choices(k *rules.Ask) (n int) {
	for i := range k.Answers {
		if !k.Answers[i].Back {
			n++
		}
	}
	return n
}

// end adds the last moment, of which everything is known.
func (r *Review) end() {
	last := Moment{At: len(r.actions), Seat: rules.Nobody, Side: rules.Nobody}
	if r.over {
		last.Tries = looks
	}
	for _, side := range r.sides {
		last.Win[side] = float64(1+r.out.For(side)) / 2
	}
	r.share(&last)
	r.moments = append(r.moments, last)
}

// share makes the chances of the sides add up to one.
func (r *Review) share(m *Moment) {
	sum := 0.0
	for _, side := range r.sides {
		sum += m.Win[side]
	}
	for _, side := range r.sides {
		if sum > 0 {
			m.Win[side] /= sum
		} else {
			m.Win[side] = 1 / float64(len(r.sides))
		}
	}
}

// begin begins a pass through the match: first over some moments far apart, so that
// there is soon something to see, then over all, then more closely over those where
// the chances changed most.
func (r *Review) begin() {
	r.pos, r.at, r.next = r.start.CloneInto(r.pos), 0, 0
	clear(r.wanted)
	switch {
	case r.pass == 0: // the moments have just been found
		step := max(1, len(r.moments)/24)
		for i := 0; i < len(r.moments); i += step {
			r.wanted[i] = glances
		}
	case r.pass == 1:
		for i := range r.wanted {
			r.wanted[i] = glances
		}
	case r.pass < 2+again:
		for _, i := range r.turning(closer) {
			r.wanted[i], r.wanted[i+1] = looks, looks
		}
	default:
		r.done = true
	}
	r.pass++
}

// Step works until stop says so, and reports whether the review is complete. A nil
// stop never says so. Stop is asked between two small pieces of work.
func (r *Review) Step(stop func() bool) (done bool) {
	for !r.done {
		r.work()
		if stop != nil && stop() {
			break
		}
	}
	return r.done
}

// work does one small piece: it goes on to the next moment, or goes on with a try.
func (r *Review) work() {
	switch {
	case r.pass == 0:
		r.list()
		return
	case r.trying:
		r.play()
		return
	}
	for r.next < len(r.moments) && r.moments[r.next].Tries >= r.wanted[r.next] {
		r.next++
	}
	switch {
	case r.next == len(r.moments):
		r.begin()
	case r.at < r.moments[r.next].At:
		r.events, _ = r.pos.Apply(r.actions[r.at], r.events[:0])
		r.at++
	default:
		r.try()
	}
}

// try begins a try of the moment: the same number is the same deal at each.
func (r *Review) try() {
	r.pcg.Seed(seedOfTries, uint64(r.moments[r.next].Tries))
	r.trial = r.pos.RedealInto(r.trial, rules.Together, r.rng)
	r.steps, r.until, r.trying = 0, lastTurn(r.style, r.trial), true
}

const seedOfTries = 0x2545f4914f6cdd1d

// play plays on, a piece of an answer by habit, and ends the try when its turn is over.
func (r *Review) play() {
	k := waiting(r.trial)
	if r.piece > 0 || k != nil && !ended(r.style, r.trial, r.steps, r.until) {
		a, done := r.habit(r.trial, k.Decider, r.rng, r.piece)
		if r.piece++; done {
			r.steps++
			r.piece = 0
			r.events, _ = r.trial.Apply(a, r.events[:0])
		}
		return
	}
	var now Moment
	for _, side := range r.sides {
		now.Win[side] = valueOf(r.style, r.trial, side)
	}
	r.share(&now)
	m := &r.moments[r.next]
	for _, side := range r.sides {
		m.tried[side] = (m.tried[side]*float64(m.Tries) + now.Win[side]) / float64(m.Tries+1)
	}
	m.Tries++
	r.trying = false
	r.tell()
}

// turning are the numbers of the n moments whose answers changed the chances most, the
// greatest change first.
func (r *Review) turning(n int) []int {
	var all []int
	for i := range len(r.moments) - 1 {
		all = append(all, i)
	}
	slices.SortStableFunc(all, func(a, b int) int {
		_, p := changed(r.moments, r.sides, a)
		_, q := changed(r.moments, r.sides, b)
		return cmp.Compare(q, p)
	})
	return all[:min(n, len(all))]
}

// changed is for which side the answer of moment i changed the chances most, and by
// how much; 0 where that is not known.
func changed(ms []Moment, sides []rules.Seat, i int) (side rules.Seat, by float64) {
	side = ms[i].Side
	if i+1 >= len(ms) || ms[i].Tries == 0 || ms[i+1].Tries == 0 {
		return side, 0
	}
	by = math.Abs(ms[i+1].Win[side] - ms[i].Win[side])
	for _, s := range sides {
		if d := math.Abs(ms[i+1].Win[s] - ms[i].Win[s]); d > by+equal {
			side, by = s, d
		}
	}
	return side, by
}

// equal is up to what difference two changes are the same.
const equal = 1e-6

// A Turning is an answer that changed the chances.
type Turning struct {
	At       int        // actions done before it
	Seat     rules.Seat // who gave it
	Side     rules.Seat // whose chances it changed most
	From, To float64
}

// least is by how much an answer must have changed the chances to be named.
const least = 0.02

// Turnings are the n answers that changed the chances most, as far as moments tell,
// the greatest change first. Told are the chances of whom it changed them most for,
// among equals of who answered.
func Turnings(ms []Moment, sides []rules.Seat, n int) (out []Turning) {
	r := Review{moments: ms, sides: sides}
	for _, i := range r.turning(n) {
		side, by := changed(ms, sides, i)
		if by < least {
			break
		}
		out = append(out, Turning{ms[i].At, ms[i].Seat, side, ms[i].Win[side], ms[i+1].Win[side]})
	}
	return out
}
