package table

import (
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules/bots"
	"wyrmtable/scenes/table/advice"
	"wyrmtable/scenes/table/look"
)

// advisedRig opens the table of a match of one person against the lowest level, in
// which advice may be asked for.
func advisedRig(t *testing.T, lk *look.Look, seed uint64, w, h int) *rig {
	t.Helper()
	s := aloneSession(t, lk.Game, seed, "page")
	s.Advice = true
	sc := New(newKit(false), lk, Doors{}, s, game.Head{})
	set := func(k *game.Settings) { k.Speed = game.Instant }
	r := &rig{gametest.New(t, game.Options{Store: game.NewMemory(),
		Home: func() game.Scene { return &opener{sc, set} }}, w, h), sc}
	r.Blind = true
	r.Run(100 * time.Millisecond)
	r.await(t)
	return r
}

// advised waits until the advice that was asked for is there.
func (r *rig) advised(t *testing.T) {
	t.Helper()
	for end := time.Now().Add(time.Minute); r.table.advice.Stage == advice.Thinking; {
		if time.Now().After(end) {
			t.Fatal("there is no advice")
		}
		r.Run(20 * time.Millisecond)
		time.Sleep(time.Millisecond)
	}
	r.Run(40 * time.Millisecond)
}

// heard is what the mirror has read out last.
func (r *rig) heard() string {
	log := r.App.Mirror().Log
	if len(log) == 0 {
		return ""
	}
	return log[len(log)-1]
}

// TestAdviceInTwoSteps asks for advice by its sign, its key and by touch: first it
// shows where to look, then the answer, and a last press gives it.
func TestAdviceInTwoSteps(t *testing.T) {
	for _, lk := range looked() {
		t.Run(lk.Game.ID, func(t *testing.T) {
			r := advisedRig(t, lk, 5, 1280, 720)
			r.PressMirror("advice")
			r.Run(20 * time.Millisecond)
			if r.table.advice.Stage == advice.Off {
				t.Fatal("nobody thinks about it")
			}
			r.advised(t)
			if r.table.advice.Stage != advice.Where {
				t.Fatalf("after the thinking comes step %d", r.table.advice.Stage)
			}
			s := r.table.match.Session
			before, want := s.Len(), r.table.advice.Found().Best.Action
			_, words := r.table.advised()
			label := words.Answer
			if !r.table.question.Ask.Legal(want) || label == "" {
				t.Fatalf("%+v is no answer, and called %q", want, label)
			}
			if first := r.heard(); strings.Contains(first, label) {
				t.Errorf("where to look tells the answer already: %q", first)
			}
			r.Press("c")
			r.Run(40 * time.Millisecond)
			if said := r.heard(); r.table.advice.Stage != advice.What || !strings.HasPrefix(said, label) {
				t.Fatalf("step %d says %q, not %q", r.table.advice.Stage, said, label)
			}
			if said := r.heard(); strings.Contains(said, "..") {
				t.Errorf("a sentence ends twice: %q", said)
			}
			if s.Len() != before {
				t.Fatal("the answer was given before it was asked for")
			}
			r.Click(r.place(t, "advicenext"))
			r.Run(40 * time.Millisecond)
			if s.Len() <= before || s.Action(before) != want {
				t.Errorf("%d actions after %d, not %+v", s.Len(), before, want)
			}
			if r.table.advice.Stage != advice.Off {
				t.Error("the advice stays when its answer was given")
			}
		})
	}
}

// place is the middle of a button of the mirror.
func (r *rig) place(t *testing.T, id string) game.Point {
	t.Helper()
	it, ok := r.App.Mirror().Find(id)
	if !ok {
		t.Fatalf("there is no %q", id)
	}
	return it.At.Center()
}

// TestOwnAnswerDropsAdvice gives another answer while the program thinks, and when
// it has advised: the advice is gone. Escape puts it away, too.
func TestOwnAnswerDropsAdvice(t *testing.T) {
	for _, wait := range []bool{false, true} {
		r := advisedRig(t, looked()[0], 5, 1280, 720)
		r.Press("c")
		r.Run(20 * time.Millisecond)
		if wait {
			r.advised(t)
		}
		before := r.table.match.Session.Len()
		r.plays(t, bots.New(r.table.look.Game, bots.Page, 0, 1))
		r.Run(40 * time.Millisecond)
		if r.table.advice.Stage != advice.Off || r.table.match.Session.Len() <= before {
			t.Errorf("waited %v: step %d after an own answer", wait, r.table.advice.Stage)
		}
		r.await(t)
		r.Press("c")
		r.advised(t)
		r.Press("Escape")
		r.Run(40 * time.Millisecond)
		if r.table.advice.Stage != advice.Off || r.table.sheet.Lies() {
			t.Errorf("waited %v: step %d after Escape, panel %d", wait, r.table.advice.Stage, r.table.sheet.Kind)
		}
	}
}

// TestNoAdviceWhereItIsOff opens a match that was set up without: neither sign nor
// key does anything.
func TestNoAdviceWhereItIsOff(t *testing.T) {
	r := advisedRig(t, looked()[0], 5, 1280, 720)
	r.table.match.Session.Advice = false
	r.table.refresh()
	r.Run(40 * time.Millisecond)
	if _, ok := r.App.Mirror().Find("advice"); ok {
		t.Error("the sign is there")
	}
	r.Press("c")
	r.Run(40 * time.Millisecond)
	if r.table.advice.Stage != advice.Off {
		t.Error("the key asks for advice")
	}
}

// TestAdviceKeepsHands asks at a table of two persons where hands lie face down:
// nobody is advised while no hand is shown.
func TestAdviceKeepsHands(t *testing.T) {
	for _, lk := range looked() {
		if !lk.Game.Hidden {
			continue
		}
		s := aloneSession(t, lk.Game, 5, "")
		s.Advice = true
		r := newRigOf(t, lk, s, 1280, 720, game.SharedHands)
		r.Press("c")
		r.Run(100 * time.Millisecond)
		if r.table.advice.Stage != advice.Off {
			t.Errorf("%s: advised with the hand face down", lk.Game.ID)
		}
	}
}
