package tabletest

import (
	"math/rand/v2"
	"testing"
	"time"

	"wyrmtable/rules"
)

// A Tester plays a match at the screen, by what is on it, and checks after each
// answer that the match did just that.
type Tester struct {
	*Rig
	Session *rules.Session
	Rand    *rand.Rand
	Kinds   map[string]int // answers given, by question
}

// NewTester takes a place at a table at which nothing takes time and nobody looks
// at the frames.
func NewTester(r *Rig, s *rules.Session, seed1, seed2 uint64) Tester {
	r.Blind = true
	r.Quick()
	return Tester{r, s, rand.New(rand.NewPCG(seed1, seed2)), map[string]int{}}
}

// Given reports whether the answer number n is the one that was meant and, where
// it is not, says what stands on the screen instead.
func (p *Tester) Given(t testing.TB, n int, a rules.Action, what string, how Manner) bool {
	t.Helper()
	if p.Session.Len() > n && p.Session.Action(n) == a {
		return true
	}
	sc, l := p.Table, p.Session.Match().Board().Layout()
	t.Errorf("answer %d to %s by manner %d: %+v (%s) of %s in %s was meant, %d answers were given; choice %v, held %d, modal %v, caption %q",
		n, what, how, a, l.Verbs[a.Verb].Name, sc.CardName(a.Card), l.Zones[sc.Shown.Cards[a.Card].Zone].Name,
		p.Session.Len()-n, sc.Choice.Shown(), sc.Hand.Card(), sc.Sheet.Kind, sc.Notices.Caption.Text.FR)
	return false
}

// Ended demands that the match is over and that the table, after a while, sees it.
func (p *Tester) Ended(t testing.TB, after time.Duration) rules.Outcome {
	t.Helper()
	out, over := p.Session.Match().Outcome()
	if !over {
		t.Fatalf("no end after %d answers, %v", p.Session.Len(), p.Kinds)
	}
	p.Run(after)
	if !p.Table.Match.Ended {
		t.Error("the table does not see that the match is over")
	}
	return out
}
