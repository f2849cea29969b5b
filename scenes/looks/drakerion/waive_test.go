package drakerion_test

import (
	"testing"

	"wyrmtable/game"
	"wyrmtable/rules/drakerion"
)

// TestPassingAnActionIsTheLesserButton checks that whoever can act reads in the
// larger place what he can do, and passes by the smaller button; in a combat, where
// letting things be is often right, it is the other way round.
func TestPassingAnActionIsTheLesserButton(t *testing.T) {
	s := drakPosition(t, aSurprise)
	r := newDrakRig(t, s, 1280, 720, game.GameHands)
	r.Quick()
	larger := func(id, than string) {
		t.Helper()
		a, _ := r.App.Mirror().Find(id)
		b, _ := r.App.Mirror().Find(than)
		if a.At.W*a.At.H <= b.At.W*b.At.H {
			t.Errorf("%q at %v is no larger than %q at %v", a.Label, a.At, b.Label, b.At)
		}
	}
	if r.Table.Question.Ask.Kind != drakerion.AskAction {
		t.Fatalf("question %d is open", r.Table.Question.Ask.Kind)
	}
	larger("end", "pass")
	for _, a := range r.Table.Question.Ask.Answers {
		if a.Verb == drakerion.VerbAttack {
			r.Table.Do(r.App.Context(), a.Action)
			break
		}
	}
	r.Run(2e9)
	if r.Table.Question.Ask.Kind != drakerion.AskCombat {
		t.Fatalf("question %d is open", r.Table.Question.Ask.Kind)
	}
	larger("pass", "end")
}
