package aestery_test

import (
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/aestery"
	"wyrmtable/scenes/curtain"
	aesterylook "wyrmtable/scenes/looks/aestery"
	"wyrmtable/scenes/table/tabletest"
)

// newAesteryCurtains opens a match with hidden hands, and without recaps.
func newAesteryCurtains(t testing.TB, s *rules.Session) *tabletest.Rig {
	t.Helper()
	set := func(k *game.Settings) { k.Speed, k.Recap = game.Instant, game.NoRecap }
	r := tabletest.Open(t, &aesterylook.Look, s, 640, 360, false, set)
	r.Run(100 * time.Millisecond)
	return r
}

// turnCurtains plays until turn has passed, mining and casting what can be cast
// at once, and counts the curtains of that turn; stops are what both have
// decided about each of theirs.
func turnCurtains(t *testing.T, r *tabletest.Rig, s *rules.Session, turn int32, stops func(k *rules.Stop) rules.Standing) int {
	t.Helper()
	sc := r.Table
	for i := range sc.Look.Game.Stops {
		how := stops(&sc.Look.Game.Stops[i])
		sc.Watch.Standing.Set(0, i, how)
		sc.Watch.Standing.Set(1, i, how)
	}
	n, was := 0, false
	for range 600 {
		b := s.Match().Board()
		now := b.Var(aestery.VarTurn, rules.Nobody)
		if _, down := r.App.Top().(*curtain.Scene); down {
			if now == turn && !was {
				n++
			}
			was = true
			r.PressMirror("lift")
			r.Run(100 * time.Millisecond)
			continue
		}
		was = false
		if now > turn {
			return n
		}
		if sc.Question.Ask == nil {
			t.Fatalf("nobody is asked in turn %d", now)
		}
		if sc.Question.Aloud { // the one who is asked lets it be
			r.Run(300 * time.Millisecond)
			r.PressMirror("pass")
			r.Run(300 * time.Millisecond)
			continue
		}
		l := b.Layout()
		var a rules.Action
		for _, verb := range []string{"confirm", "mine", "cast", "begin", "keep", "pass", "order", "target", "discard",
			"choose", "no", "done"} {
			for i := range sc.Question.Ask.Answers {
				k := &sc.Question.Ask.Answers[i]
				free := verb != "cast" ||
					now == turn && b.Var(aestery.VarActive, rules.Nobody) == int32(sc.Question.Ask.Decider)
				if a == (rules.Action{}) && l.Verbs[k.Verb].Name == verb && free {
					a = k.Action
				}
			}
		}
		sc.Do(r.App.Context(), a)
		r.Run(50 * time.Millisecond)
	}
	t.Fatal("the turn does not end")
	return 0
}

// TestOneCurtainForATurn checks that a turn in which the other stops nowhere has
// one curtain, with which the screen comes to its player; and that the other is
// asked when something is cast unless he has decided otherwise.
func TestOneCurtainForATurn(t *testing.T) {
	s := newAestery(t, 5)
	r := newAesteryCurtains(t, s)
	nowhere := func(k *rules.Stop) rules.Standing {
		if k.Quiet {
			return rules.Asked // one's own turn
		}
		return rules.Always
	}
	turn := int32(1)
	for ; turn < 7; turn++ {
		if n := turnCurtains(t, r, s, turn, nowhere); n > 1 {
			t.Errorf("turn %d, in which the other stops nowhere, has %d curtains", turn, n)
		}
	}
	asked := func(k *rules.Stop) rules.Standing {
		if k.Default == rules.Aloud {
			return rules.Asked
		}
		return k.Default
	}
	most := 0
	for ; turn < 13; turn++ {
		most = max(most, turnCurtains(t, r, s, turn, asked))
	}
	if most < 2 {
		t.Errorf("when the other gets the screen if something is cast, a turn has at most %d curtains", most)
	}
	most, before := 0, s.Len()
	for ; turn < 19; turn++ {
		most = max(most, turnCurtains(t, r, s, turn, func(k *rules.Stop) rules.Standing { return k.Default }))
	}
	if most != 0 || s.Len() == before { // but for the one that ends the turn before
		t.Errorf("when the other is asked aloud and lets everything be, %d curtains come down in a turn without an attack",
			most)
	}
}

// TestAloud checks what is asked aloud: the screen stays with the one who has
// cast something, shows nothing of the other's hand, and goes on at the word of
// the other; the large button and its key hand it over behind a curtain; and
// hammering a key answers for nobody.
func TestAloud(t *testing.T) {
	for name, press := range map[string]func(r *tabletest.Rig){
		"lets it be":    func(r *tabletest.Rig) { r.PressMirror("pass") },
		"takes it":      func(r *tabletest.Rig) { r.PressMirror("end") },
		"key":           func(r *tabletest.Rig) { r.Press("Space") },
		"hammered keys": func(r *tabletest.Rig) { r.Press("Space"); r.Press("Space"); r.Press("Space") },
	} {
		s := newAestery(t, 5)
		r := newAesteryCurtains(t, s)
		sc := r.Table
		for range 400 {
			if _, down := r.App.Top().(*curtain.Scene); down {
				r.PressMirror("lift")
			} else if sc.Question.Aloud {
				break
			} else if sc.Question.Ask != nil {
				sc.Do(r.App.Context(), forward(s.Match().Board().Layout(), sc.Question.Ask))
			}
			r.Run(100 * time.Millisecond)
		}
		if !sc.Question.Aloud {
			t.Fatal("nothing is asked aloud")
		}
		me, len0 := sc.Watch.Seat, s.Len()
		other := 1 - me
		for _, id := range sc.Shown.Zone(sc.Zone("hand", other)) {
			if sc.Shown.Cards[id].Face != 0 {
				t.Error("the other’s hand is open while he is asked aloud")
			}
		}
		if n := len(sc.Question.Ask.Answers); n > 0 {
			t.Errorf("%d of the other’s answers are listed", n)
		}
		r.Run(400 * time.Millisecond)
		press(r)
		r.Run(600 * time.Millisecond)
		_, down := r.App.Top().(*curtain.Scene)
		if stays := name == "lets it be"; stays != (sc.Watch.Seat == me) || stays == down {
			t.Errorf("%s: seat %d looks, curtain %v", name, sc.Watch.Seat, down)
		} else if stays != (s.Len() > len0) {
			t.Errorf("%s: %d answers were given", name, s.Len()-len0)
		}
	}
}

// forward is an answer that brings a match on: cast what can be cast at once.
func forward(l *rules.Layout, k *rules.Ask) rules.Action {
	for _, verb := range []string{"confirm", "mine", "cast", "begin", "keep", "pass", "order", "target", "discard",
		"choose", "no", "done"} {
		if i := indexOfVerb(l, k, verb); i >= 0 {
			return k.Answers[i].Action
		}
	}
	return k.Answers[0].Action
}
