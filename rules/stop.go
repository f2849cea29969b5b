package rules

// A Stop is a question that comes often and that somebody may answer once and
// for all, so that the screen need not be handed to him for it. It is an option,
// and it says what it gives away: who is not asked has, to everybody's eyes,
// decided beforehand.
//
// A game with priority lists one for each phase and for each thing that may be
// answered; a screen can show those with a Phase on a track, a light for each.
type Stop struct {
	Ask  string // the kind of question, by its name in the layout
	Verb string // the standing answer; it names no card, place or seat, and is always legal
	// Beside is a verb that is no reason to ask somebody who wants to be asked only
	// where there is another answer: what everybody sees that he can do, and what
	// does little by itself. It may be empty.
	Beside string
	// When narrows the stop to some questions of the kind, by what everybody sees;
	// nil is all of them. The first Stop of a game that fits a question is its stop.
	When func(view *Board, k *Ask) bool
	// Moot reports that everybody sees that only the standing answer is left, so
	// that nobody need be asked: he has neither cards nor gold. It reads nothing
	// hidden; nil where that is never to be seen.
	Moot func(view *Board, k *Ask) bool
	// Default is how it is treated by somebody who has decided nothing.
	Default Standing
	// Phase is the value of the game's phase counter at which the stop stands on a
	// track of phases, and Own says that it is for one's own turn, not for that of
	// the others. A Phase of 0 stands on no track.
	Phase int32
	Own   bool
	// Call says that somebody has done something that may be answered: a spell, an
	// attack. Other stops only give a chance to act.
	Call bool
	// Quiet says that the standing answer gives up more than a curtain should
	// offer without a look: one's own turn.
	Quiet bool
	// Grave says that the standing answer gives up more than a chance to act: who does
	// not block takes the attack. Who lets things go is asked all the same.
	Grave bool
	Text  Text // what the option is called: "Se défendre"
	// Gives says what the others learn when the answer is given only where there
	// is no other (Idle), and AlwaysGives what they learn when it always is.
	Gives, AlwaysGives Text
}

// A Standing is what somebody has decided about a Stop.
type Standing uint8

// The ways of treating a Stop. Aloud is like asking over a table of cards: the
// question is put without handing the screen over, and the standing answer is
// given on the word of the one who is asked. He alone decides, but that he wants
// the screen tells the others that he is thinking about it.
const (
	Asked  Standing = iota // he is asked each time
	Idle                   // not where there is no other answer
	Always                 // never: the standing answer is given
	Aloud                  // he is asked by whoever has the screen, and gets it if he wants it
	standings
)

// Standings is how many ways there are to treat a Stop.
const Standings = int(standings)

// A Pace is how somebody treats all stops for the moment, over what he has
// decided about each. The screen ends it: at a key, or when the turn is over.
type Pace uint8

// The paces.
const (
	AsSet   Pace = iota
	HoldAll      // he is asked each time
	PassOn       // he passes, but is asked as set when somebody does something
	PassAll      // he passes whatever can be passed, his own turn too, but what is grave
)

// Treats returns how a stop is treated at a pace by somebody who has decided so
// about it.
func (p Pace) Treats(s *Stop, set Standing) Standing {
	switch {
	case p == HoldAll:
		return Asked
	case p == PassAll && !s.Grave, p == PassOn && !s.Call && !s.Quiet:
		return Always
	}
	return set
}

// Plain returns the answer of k that says verb and names nothing else, and
// whether there is one.
func (k *Ask) Plain(l *Layout, verb string) (Answer, bool) {
	for _, a := range k.Answers {
		if l.Verbs[a.Verb].Name == verb && a.Action == Do(a.Seat, a.Verb) {
			return a, true
		}
	}
	return Answer{}, false
}

// others counts the answers that are another answer than the standing one of a
// stop.
func (k *Ask) others(l *Layout, s *Stop) int {
	n := 0
	for i := range k.Answers {
		if v := l.Verbs[k.Answers[i].Verb].Name; v != s.Verb && (v != s.Beside || v == "") {
			n++
		}
	}
	return n
}

// StopOf returns the game's Stop for a question, and its number, or nil. Any
// view will do, and a question of which only the kind is known.
func (g *Game) StopOf(view *Board, k *Ask) (*Stop, int) {
	l := view.Layout()
	for i := range g.Stops {
		s := &g.Stops[i]
		if s.Ask == l.Asks[k.Kind].Name && (s.When == nil || s.When(view, k)) {
			return s, i
		}
	}
	return nil, -1
}

// Settled returns the answer that is given to k unasked by somebody who treats
// its Stop so, and whether there is one. A draft that was begun is his to end.
func (g *Game) Settled(view *Board, k *Ask, how func(stop int) Standing) (Answer, bool) {
	s, i := g.StopOf(view, k)
	if s == nil || len(k.Draft) > 0 {
		return Answer{}, false
	}
	a, ok := k.Plain(view.Layout(), s.Verb)
	switch how(i) {
	case Asked:
		return a, ok && s.Moot != nil && k.others(view.Layout(), s) == 0 && s.Moot(view, k)
	case Idle:
		return a, ok && k.others(view.Layout(), s) == 0
	case Always:
		return a, ok
	}
	return Answer{}, false
}
