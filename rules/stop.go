package rules

// A Stop is a kind of question that somebody may answer once and for all, so
// that the screen need not be handed to him for it. It is an option, and it says
// what it gives away: who is not asked has, to everybody's eyes, decided
// beforehand.
type Stop struct {
	Ask  string // the kind of question, by its name in the layout
	Verb string // the standing answer; it names no card, place or seat, and is always legal
	Text Text   // what the option is called: "Se défendre"
	// Gives says what the others learn when the answer is given only where there
	// is no other (Idle), and AlwaysGives what they learn when it always is.
	Gives, AlwaysGives Text
}

// A Standing is what somebody has decided about a Stop.
type Standing uint8

// The ways of treating a Stop.
const (
	Asked  Standing = iota // he is asked each time
	Idle                   // not where there is no other answer
	Always                 // never: the standing answer is given
	standings
)

// Standings is how many ways there are to treat a Stop.
const Standings = int(standings)

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

// StopOf returns the game's Stop for a kind of question, and its number, or
// nil.
func (g *Game) StopOf(l *Layout, kind AskKind) (*Stop, int) {
	for i := range g.Stops {
		if g.Stops[i].Ask == l.Asks[kind].Name {
			return &g.Stops[i], i
		}
	}
	return nil, -1
}

// Settled returns the answer that is given to k unasked by somebody who treats
// its Stop so, and whether there is one.
func (g *Game) Settled(l *Layout, k *Ask, how func(stop int) Standing) (Answer, bool) {
	s, i := g.StopOf(l, k.Kind)
	if s == nil {
		return Answer{}, false
	}
	a, ok := k.Plain(l, s.Verb)
	switch how(i) {
	case Idle:
		return a, ok && len(k.Answers) == 1
	case Always:
		return a, ok
	}
	return Answer{}, false
}
