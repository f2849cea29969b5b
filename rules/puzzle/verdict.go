package puzzle

import (
	"errors"
	"slices"
	"strings"

	"wyrmtable/rules"
)

// A Finding is what a search has found out.
type Finding uint8

const (
	Unknown Finding = iota // the limit was reached before
	Forced                 // the solver's seat can force the goal
	Refuted                // it cannot
)

// A Verdict is what a search has found out about a puzzle, or about a position in it.
type Verdict struct {
	Found   Finding
	Already bool           // the goal is reached at the beginning: then nothing was searched
	Answers int            // forced: in how many answers of the solver at fewest
	First   []rules.Action // forced: the first answers that do it in so many, equal copies apart
	Line    []Move         // forced: the shortest way, against the longest resistance
	Second  []Move         // forced: a way that does without an answer of Line; nil if there is none
	// Refutation is, of what cannot be forced, a way on which it fails, and Hidden
	// the hidden cards of others then, which Held says for a person.
	Refutation []Move
	Hidden     string
	Held       rules.Text
	// Best is the best answer to the question that is open: of the solver what does
	// it in the fewest answers, of another seat what refutes, or resists longest.
	Best rules.Action
	// Deal is the same session with other hidden cards, when only those refute: the
	// solver's seat cannot tell the two apart. Mostly nil.
	Deal *rules.Session

	Deals     int  // how many deals could not be told apart
	Positions int  // how many were looked at
	Chance    bool // chance decided somewhere, and only many draws of it were tried
	Err       error
}

// A Move is an answer of a line, with the words of a scenario for it, and of the line
// and the refutation of a verdict also with those for a person.
type Move struct {
	rules.Action
	Words string
	Says  rules.Text
}

// mostAnswers bounds how many answers of the solver are looked ahead.
const mostAnswers = 60

// Solve returns a search for the whole verdict on a puzzle, within a limit of
// positions; 0 is none.
func (p *Problem) Solve(limit int) *Search {
	s := &Search{p: p, limit: limit}
	s.begin(func() {
		root, real := s.root(nil)
		if root == nil {
			return
		}
		if s.verdict.Already = p.state(real) == Solved; s.verdict.Already {
			return
		}
		switch s.iterate(root) {
		case Forced:
			s.first(root)
			s.verdict.Line = s.line(real, root)
			s.second(real, root)
		case Refuted:
			s.refute(root, p.tried(), real)
		}
	})
	return s
}

// Look returns a search for the best answer in a session of the puzzle, and for
// whether the goal can still be forced there, within a limit of positions.
func (p *Problem) Look(session *rules.Session, limit int) *Search {
	var done []rules.Action
	for i := p.Begun(); i < session.Len(); i++ {
		done = append(done, session.Action(i))
	}
	s := &Search{p: p, limit: limit}
	s.begin(func() {
		root, real := s.root(done)
		if root == nil || p.state(real) != Open {
			return
		}
		s.iterate(root)
		if mine, _ := s.waiting(real); mine != nil {
			s.verdict.Best = s.memo[root.hash].best
			if s.verdict.Found == Refuted {
				s.refute(root, nil, real)
			}
			return
		}
		s.reply(real, root, done)
	})
	return s
}

// Verdict returns what has been found out. It is whole once Step has said so.
func (s *Search) Verdict() *Verdict {
	s.verdict.Positions = s.positions
	return &s.verdict
}

// root returns the position after some answers, and the match as it really is.
func (s *Search) root(done []rules.Action) (*position, rules.Match) {
	begun := s.p.begun
	first := *s.p
	first.begun = nil
	session, err := first.Session()
	if err != nil {
		s.verdict.Err = err
		return nil, nil
	}
	real := session.Match().CloneInto(nil)
	deals, err := s.p.deals()
	if err != nil {
		s.verdict.Err = err
		return nil, nil
	}
	root := position{}
	looks := s.looks(real)
	for _, b := range deals {
		deal, err := first.session(b)
		if err != nil || s.looks(deal.Match()) != looks {
			continue
		}
		m := deal.Match().CloneInto(nil)
		s.settle(m.Board())
		root.worlds = append(root.worlds, m)
	}
	s.verdict.Deals = len(root.worlds)
	root = s.done([]position{root})[0]
	for _, a := range slices.Concat(begun, done) {
		next := s.step(real, &root, a)
		if next == nil {
			s.verdict.Err = errors.New("this answer is not among those that were looked at")
			return nil, nil
		}
		root = *next
	}
	return &root, real
}

// looks returns a number for how a match looks to the solver's seat.
func (s *Search) looks(m rules.Match) uint64 {
	var view rules.Board
	m.Board().View(s.p.Solver, &view)
	s.bytes[0] = view.AppendState(s.bytes[0][:0])
	return s.seesAsked(hash(s.bytes[0]), m)
}

// step gives an answer in the real match and returns the position that follows;
// nil if it is none of those that the search knows.
func (s *Search) step(real rules.Match, p *position, a rules.Action) *position {
	var list []position
	if a.Seat == s.p.Solver {
		list = s.after(p, a)
	} else {
		list = s.replies(p)
	}
	events, err := real.Apply(a, nil)
	if err != nil {
		return nil
	}
	return find(list, s.sees(events, real))
}

func find(list []position, seen uint64) *position {
	for i := range list {
		if list[i].seen == seen {
			return &list[i]
		}
	}
	return nil
}

// iterate looks one answer further each time, until all is known.
func (s *Search) iterate(root *position) Finding {
	most := mostAnswers
	if s.p.most > 0 {
		most = s.p.most
	}
	for n := 0; n <= most && !s.out; n++ {
		switch s.force(root, n, 0) {
		case won:
			s.verdict.Found, s.verdict.Answers = Forced, n
			return Forced
		case lost:
			s.verdict.Found = Refuted
			return Refuted
		}
	}
	if s.p.most > 0 && !s.out {
		s.verdict.Found = Refuted
	}
	return s.verdict.Found
}

// first finds the first answers that do it in the fewest.
func (s *Search) first(root *position) {
	mine, _ := s.waiting(root.worlds[0])
	if mine == nil {
		return
	}
	for _, a := range s.choices(root.worlds[0], mine) {
		if s.forces(s.after(root, a), s.verdict.Answers-1) && !s.out {
			s.verdict.First = append(s.verdict.First, a)
		}
	}
}

// forces reports whether the goal can be forced from each of some positions.
func (s *Search) forces(list []position, n int) bool {
	for i := range list {
		if s.force(&list[i], n, 0) != won {
			return false
		}
	}
	return true
}

// need returns in how many answers a position is won, or more than most.
func (s *Search) need(p *position, most int) int {
	n := 0
	for n <= most && s.force(p, n, 0) != won {
		n++
	}
	return n
}

// line returns the shortest way to the goal in the real match, against the longest
// resistance.
func (s *Search) line(real rules.Match, p *position) []Move {
	real = real.CloneInto(nil)
	var out []Move
	left := s.verdict.Answers
	for p != nil && s.p.state(real) == Open && !s.out && len(out) < deepest {
		a, ok := s.towards(real, p, &left)
		if !ok {
			break
		}
		out = append(out, s.told(real, a))
		p = s.step(real, p, a)
	}
	return out
}

// towards returns the next answer of a line: the best of the solver, or of another
// seat the one that resists longest. left is how many answers there are still.
func (s *Search) towards(real rules.Match, p *position, left *int) (rules.Action, bool) {
	if mine, _ := s.waiting(real); mine != nil {
		*left = s.need(p, *left) - 1
		a := s.memo[p.hash].best
		return a, rules.Find(real, a) != nil
	}
	a, _, _ := s.stiffest(real, p, *left)
	return a, a != rules.Action{}
}

// stiffest returns the answer of another seat in the real match that resists
// longest, how long, and whether it refutes. Of several it is the one after which the
// solver's seat looks worst.
func (s *Search) stiffest(real rules.Match, p *position, left int) (best rules.Action, most int, refutes bool) {
	most = -1
	answers := s.answers(real)
	leads := make([]uint64, len(answers))
	for i, a := range answers {
		m := real.CloneInto(s.get())
		events, err := m.Apply(a, nil)
		if err == nil {
			leads[i] = s.sees(events, m)
		}
		s.put(m)
	}
	list := s.replies(p)
	for i := range list {
		at := slices.Index(leads, list[i].seen)
		if at < 0 {
			continue
		}
		n, kills := s.need(&list[i], left), s.force(&list[i], left, 0) == lost
		if n > most || n == most && kills && !refutes {
			best, most, refutes = answers[at], n, kills
		}
	}
	return best, most, refutes
}

func (s *Search) move(m rules.Match, a rules.Action) Move {
	return Move{Action: a, Words: s.p.table.Describe(m.Board(), a)}
}

// told is a move that says also for a person what it is.
func (s *Search) told(m rules.Match, a rules.Action) Move {
	out := s.move(m, a)
	setup := &s.p.setup
	for _, k := range m.Asks() {
		for i := range k.Answers {
			if k.Answers[i].Action == a && a.Seat >= 0 {
				label := s.p.Game.Label(setup, m.Board(), &k, &k.Answers[i])
				name := setup.Seats[a.Seat].Name
				out.Says = rules.Text{FR: name + "\u00a0: " + rules.Plain(label.FR), EN: name + ": " + rules.Plain(label.EN)}
			}
		}
	}
	return out
}

// reply finds the best answer of another seat: what resists longest in the real
// match, or what refutes, if need be with other hidden cards.
func (s *Search) reply(real rules.Match, p *position, done []rules.Action) {
	if s.verdict.Found == Refuted {
		if world := s.refute(p, nil, real); world != nil && len(s.verdict.Refutation) > 0 {
			s.verdict.Best = s.verdict.Refutation[0].Action
			if s.hashMatch(world) == s.hashMatch(s.settled(real)) {
				return
			}
			if s.verdict.Deal = s.p.inDeal(world.Board(), done); s.verdict.Deal != nil {
				return
			}
		}
	}
	left := s.verdict.Answers
	if s.verdict.Found != Forced {
		left = 6
	}
	s.verdict.Best, _, _ = s.stiffest(real, p, left)
	if (s.verdict.Best == rules.Action{}) {
		if list := s.answers(real); len(list) > 0 {
			s.verdict.Best = list[0]
		}
	}
}

// settled returns a match as a world.
func (s *Search) settled(real rules.Match) rules.Match {
	m := real.CloneInto(nil)
	s.settle(m.Board())
	return m
}

// inDeal begins the puzzle with the faces that cards have in a world, and plays the
// same answers; nil if they do not lead there.
func (p *Problem) inDeal(world *rules.Board, done []rules.Action) *rules.Session {
	b := p.board.Clone()
	for i := 1; i < len(b.Cards); i++ {
		if b.Cards[i].Face != 0 {
			b.Cards[i].Face = world.Cards[i].Face
		}
	}
	s, err := p.session(b)
	if err != nil {
		return nil
	}
	for _, a := range done {
		if s.Do(a) != nil {
			return nil
		}
	}
	return s
}

// tried returns the answers of the solver in the line of the file, as far as they
// can be given.
func (p *Problem) tried() []rules.Action {
	s, err := p.Session()
	if err != nil {
		return nil
	}
	var out []rules.Action
	for _, l := range p.lines {
		a, err := p.do(s, l)
		if err != nil {
			break
		}
		if a.Seat == p.Solver {
			out = append(out, a)
		}
	}
	return out
}

// refute finds a way on which the goal is missed, and returns the world in which it
// is: the real match if it can be. The solver's seat tries what is given, and then
// what looks best.
func (s *Search) refute(root *position, tries []rules.Action, real rules.Match) rules.Match {
	chain := []link{{p: root}}
	for !s.out && len(chain) < deepest {
		at := &chain[len(chain)-1]
		if at.p.lost || len(at.p.worlds) == 0 {
			break
		}
		var list []position
		if mine, _ := s.waiting(at.p.worlds[0]); mine != nil {
			all := s.ordered(at.p, s.choices(at.p.worlds[0], mine), 2, rules.Action{})
			if len(all) == 0 {
				break
			}
			if at.a = all[0]; len(tries) > 0 && slices.Contains(all, tries[0]) {
				at.a, tries = tries[0], tries[1:]
			} else {
				tries = nil
			}
			list = s.after(at.p, at.a)
		} else {
			list = s.replies(at.p)
		}
		next := s.missing(list)
		if next == nil {
			break
		}
		chain = append(chain, link{p: next})
	}
	return s.trace(chain, real)
}

// A link is a position on the way to where the goal is missed, and what the solver's
// seat answers there, if it is asked.
type link struct {
	p *position
	a rules.Action
}

// trace follows such a way in one world, so that it can be told.
func (s *Search) trace(chain []link, real rules.Match) rules.Match {
	worlds := slices.Clone(chain[0].p.worlds)
	if real != nil {
		is := s.hashMatch(s.settled(real))
		slices.SortStableFunc(worlds, func(a, b rules.Match) int {
			switch x, y := s.hashMatch(a) == is, s.hashMatch(b) == is; {
			case x == y:
				return 0
			case x:
				return -1
			}
			return 1
		})
	}
	for _, w := range worlds {
		if line, ok := s.lead(chain, w); ok {
			s.verdict.Refutation = line
			return w
		}
	}
	return nil
}

// lead follows the links from a world to one in which the goal is missed.
func (s *Search) lead(chain []link, w rules.Match) ([]Move, bool) {
	if len(chain) == 1 {
		return nil, !chain[0].p.lost || s.p.state(w) == Failed
	}
	answers := []rules.Action{chain[0].a}
	if (chain[0].a == rules.Action{}) {
		answers = s.answers(w)
	}
	for _, a := range answers {
		for _, o := range s.outcomes(w, a, nil) {
			if s.out || o.seen != chain[1].p.seen || s.p.state(o.world) == Solved {
				continue
			}
			if rest, ok := s.lead(chain[1:], o.world); ok {
				if s.verdict.Hidden == "" {
					s.verdict.Hidden, s.verdict.Held = s.hidden(w)
				}
				return append([]Move{s.told(w, a)}, rest...), true
			}
		}
	}
	return nil, false
}

// missing returns the first position from which the goal cannot be forced.
func (s *Search) missing(list []position) *position {
	for i := range list {
		if list[i].lost || s.memo[list[i].hash].lost && len(list[i].worlds) > 0 {
			return &list[i]
		}
	}
	for i := range list {
		if p := &list[i]; len(p.worlds) > 0 && s.memo[p.hash].won == 0 && s.force(p, mostNeed, 0) != won {
			return p
		}
	}
	return nil
}

// mostNeed is how far a refutation looks for what is not known yet.
const mostNeed = 2

// hidden lists what the solver's seat does not know of the others' cards.
func (s *Search) hidden(m rules.Match) (words string, says rules.Text) {
	b := m.Board()
	secret := func(c *rules.Card) bool { return c.Face != 0 && c.Known != 0 && !c.Known.Has(s.p.Solver) }
	var out []string
	for z := range b.Layout().Zones[1:] {
		z := rules.Zone(z + 1)
		cards := s.p.table.List(b, z, secret)
		if cards == "" {
			continue
		}
		out = append(out, cards)
		var names []rules.Text
		for _, id := range b.Zone(z) {
			if id != 0 && secret(&b.Cards[id]) {
				names = append(names, s.p.Game.Faces[b.Cards[id].Face].Name)
			}
		}
		if !says.Empty() {
			says = rules.Join(says, rules.Text{FR: "\u00a0; ", EN: "; "})
		}
		where := b.Layout().Zones[z]
		if where.Seat >= 0 {
			says = rules.Join(says, rules.Same(s.p.setup.Seats[where.Seat].Name+", "))
		}
		says = rules.Join(says, about(where.Text, rules.List(names, rules.Same(", "), rules.Text{})))
	}
	return strings.Join(out, "; "), says
}
