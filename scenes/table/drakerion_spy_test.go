package table

import (
	"math/rand/v2"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/drakerion"
	"wyrmtable/scenes/curtain"
	drakerionlook "wyrmtable/scenes/looks/drakerion"
)

// newKeptDrakSpy watches a match of Drakerion with hands kept as given.
func newKeptDrakSpy(t testing.TB, seed uint64, w, h int, hands game.Hands) *spy {
	t.Helper()
	p := newSpy(t, &drakerionlook.Look, newDrakerion(t, seed), w, h)
	p.spoken = spokenOf(drakerionlook.Look.Game)
	p.spoken[drakerion.RetreatFace] = true // its name is that of what one does
	p.App.Context().Settings.Hands = hands
	p.frame(17 * time.Millisecond)
	p.found = nil // what was seen before that was known
	p.look()
	return p
}

// TestNothingLeaksOfDrakerionBehindCurtains plays with hidden hands behind curtains and looks
// at every frame for what the one at the screen may not know: hands, decks and
// Manœuvres.
func TestNothingLeaksOfDrakerionBehindCurtains(t *testing.T) {
	p := newKeptDrakSpy(t, 1, 640, 360, game.CurtainHands)
	found := p.play(2*spied(), rand.New(rand.NewPCG(1, 5)))
	for _, f := range found[:min(len(found), 8)] {
		t.Error(f)
	}
	t.Logf("%d frames, %d of them with the curtain, %d actions", p.frames, p.covered, p.s.Len())
	if p.covered == 0 || p.s.Len() < 20 {
		t.Errorf("%d frames with a curtain, %d actions: too little was seen", p.covered, p.s.Len())
	}
}

// A sharedSpy plays at a shared table: it looks at the hand of who is asked, or
// answers what lies open without it.
type sharedSpy struct {
	*spy
	looks int // hands looked at
}

// see lets time pass. Who looks is known from what was pressed; nobody does any
// more when the table has turned the hand down.
func (p *sharedSpy) see(d time.Duration) {
	p.Step(d)
	if p.table.watch.Seat < 0 && !p.table.watch.Covered() { // under a curtain that falls the last frame stands
		p.who = rules.Nobody
	}
	p.look()
	if s := p.table.watch.Seat; s >= 0 && !p.table.story.Telling() && p.table.watch.Asked() != s {
		p.wrong("the hand of seat %d is shown while seat %d is asked", s, p.table.watch.Asked())
	}
}

func (p *sharedSpy) rest() {
	for i := range 40 {
		p.see(time.Duration(17+30*i) * time.Millisecond)
		if i > 2 && !p.table.busy() {
			return
		}
	}
}

// play goes on for n answers.
func (p *sharedSpy) play(n int, r *rand.Rand) []string {
	for range n {
		if _, over := p.s.Match().Outcome(); over {
			break
		}
		switch p.App.Top().(type) {
		case *curtain.Scene, *curtain.Recap:
			p.pass(r)
		}
		p.rest()
		k := p.table.question.Ask
		if k == nil {
			continue
		}
		if p.who < 0 && (len(k.Answers) == 0 || r.IntN(2) == 0) {
			p.who = p.table.watch.Asked()
			p.PressMirror("eye")
			p.look()
			p.rest()
			p.looks++
			continue
		}
		p.disturb(r)
		p.rest()
		if k := p.table.question.Ask; k != nil && k.Decider != p.who && p.who >= 0 || k == nil || len(k.Answers) == 0 {
			continue
		}
		p.answerAny(r)
		p.rest()
	}
	return p.found
}

// answerAny gives any answer that the screen offers.
func (p *sharedSpy) answerAny(r *rand.Rand) {
	k := p.table.question.Ask
	a := k.Answers[r.IntN(len(k.Answers))]
	before := p.s.Len()
	if p.onTable(a) {
		from := p.middle(a.Card)
		p.table.hand.Pick(a.Card)
		goal := p.goalOf(a)
		p.table.hand.Drop()
		p.Carry(from, goal)
		p.look()
		p.Up(goal)
	} else if a.Card == 0 {
		p.hit(p.button(a))
	}
	p.see(17 * time.Millisecond)
	p.choose(a)
	if p.s.Len() == before { // a goal under another
		p.table.choice.Close()
		p.table.do(p.App.Context(), a.Action)
		p.see(17 * time.Millisecond)
	}
}

// TestHandsTurnDownAtADrakerionTable does so at a shared table.
func TestHandsTurnDownAtADrakerionTable(t *testing.T) {
	p := &sharedSpy{spy: newKeptDrakSpy(t, 2, 640, 360, game.SharedHands)}
	found := p.play(4*spied(), rand.New(rand.NewPCG(2, 5)))
	for _, f := range found[:min(len(found), 8)] {
		t.Error(f)
	}
	t.Logf("%d frames, %d hands looked at, %d actions", p.frames, p.looks, p.s.Len())
	if p.looks < 3 || p.s.Len() < 20 {
		t.Errorf("%d hands looked at, %d actions: too little was seen", p.looks, p.s.Len())
	}
}
