package drakerion_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/drakerion"
	"wyrmtable/scenes/curtain"
	drakerionlook "wyrmtable/scenes/looks/drakerion"
	"wyrmtable/scenes/table/tabletest"
)

// newKeptDrakSpy watches a match of Drakerion with hands kept as given.
func newKeptDrakSpy(t testing.TB, seed uint64, w, h int, hands game.Hands) *tabletest.Spy {
	t.Helper()
	p := tabletest.NewSpy(t, &drakerionlook.Look, newDrakerion(t, seed), w, h)
	p.Spoken = tabletest.SpokenOf(drakerionlook.Look.Game)
	p.Spoken[drakerion.RetreatFace] = true // its name is that of what one does
	p.App.Context().Settings.Hands = hands
	p.Frame(17 * time.Millisecond)
	p.Found = nil // what was seen before that was known
	p.Look()
	return p
}

// TestNothingLeaksOfDrakerionBehindCurtains plays with hidden hands behind curtains and looks
// at every frame for what the one at the screen may not know: hands, decks and
// Manœuvres.
func TestNothingLeaksOfDrakerionBehindCurtains(t *testing.T) {
	p := newKeptDrakSpy(t, 1, 640, 360, game.CurtainHands)
	found := p.Play(2*tabletest.Spied(), rand.New(rand.NewPCG(1, 5)))
	for _, f := range found[:min(len(found), 8)] {
		t.Error(f)
	}
	t.Logf("%d frames, %d of them with the curtain, %d actions", p.Frames, p.Covered, p.Session.Len())
	if p.Covered == 0 || p.Cards == 0 || p.Session.Len() < 20 {
		t.Errorf("%d frames with a curtain, %d actions: too little was seen", p.Covered, p.Session.Len())
	}
}

// A sharedSpy plays at a shared table: it looks at the hand of who is asked, or
// answers what lies open without it.
type sharedSpy struct {
	*tabletest.Spy
	looks int // hands looked at
}

// see lets time pass. Who looks is known from what was pressed; nobody does any
// more when the table has turned the hand down.
func (p *sharedSpy) see(d time.Duration) {
	p.Step(d)
	if p.Table.Watch.Seat < 0 && !p.Table.Watch.Covered() { // under a curtain that falls the last frame stands
		p.Who = rules.Nobody
	}
	p.Look()
	if s := p.Table.Watch.Seat; s >= 0 && !p.Table.Story.Telling() && p.Table.Watch.Asked() != s {
		p.Wrong("the hand of seat %d is shown while seat %d is asked", s, p.Table.Watch.Asked())
	}
}

func (p *sharedSpy) Rest() {
	for i := range 40 {
		p.see(time.Duration(17+30*i) * time.Millisecond)
		if i > 2 && !p.Table.Busy() {
			return
		}
	}
}

// Play goes on for n answers.
func (p *sharedSpy) Play(n int, r *rand.Rand) []string {
	for range n {
		if _, over := p.Session.Match().Outcome(); over {
			break
		}
		switch p.App.Top().(type) {
		case *curtain.Scene, *curtain.Recap:
			p.Pass(r)
		}
		p.Rest()
		k := p.Table.Question.Ask
		if k == nil {
			continue
		}
		if p.Who < 0 && (len(k.Answers) == 0 || r.IntN(2) == 0) {
			p.Who = p.Table.Watch.Asked()
			p.PressMirror("eye")
			p.Look()
			p.Rest()
			p.looks++
			continue
		}
		p.Disturb(r)
		p.Rest()
		if k := p.Table.Question.Ask; k != nil && k.Decider != p.Who && p.Who >= 0 || k == nil || len(k.Answers) == 0 {
			continue
		}
		p.answerAny(r)
		p.Rest()
	}
	return p.Found
}

// answerAny gives any answer that the screen offers.
func (p *sharedSpy) answerAny(r *rand.Rand) {
	k := p.Table.Question.Ask
	a := k.Answers[r.IntN(len(k.Answers))]
	before := p.Session.Len()
	if p.OnTable(a) {
		from := p.Middle(a.Card)
		p.Table.Hand.Pick(a.Card)
		goal := p.GoalAt(a)
		p.Table.Hand.Drop()
		p.Carry(from, goal)
		p.Look()
		p.Up(goal)
	} else if a.Card == 0 {
		p.Tap(p.ButtonOf(a))
	}
	p.see(17 * time.Millisecond)
	p.Choose(a)
	if p.Session.Len() == before { // a goal under another
		p.Table.Choice.Close()
		p.Table.Do(p.App.Context(), a.Action)
		p.see(17 * time.Millisecond)
	}
}

// TestHandsTurnDownAtADrakerionTable does so at a shared table.
func TestHandsTurnDownAtADrakerionTable(t *testing.T) {
	p := &sharedSpy{Spy: newKeptDrakSpy(t, 2, 640, 360, game.SharedHands)}
	found := p.Play(4*tabletest.Spied(), rand.New(rand.NewPCG(2, 5)))
	for _, f := range found[:min(len(found), 8)] {
		t.Error(f)
	}
	t.Logf("%d frames, %d hands looked at, %d actions", p.Frames, p.looks, p.Session.Len())
	if p.looks < 3 || p.Session.Len() < 20 {
		t.Errorf("%d hands looked at, %d actions: too little was seen", p.looks, p.Session.Len())
	}
}
