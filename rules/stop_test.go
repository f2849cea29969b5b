package rules_test

import (
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
	"wyrmtable/rules/rulestest/tiny"
)

// TestPaces checks what a pace makes of a decision: everything is asked, only
// what somebody did, or nothing.
func TestPaces(t *testing.T) {
	window, call := &rules.Stop{}, &rules.Stop{Call: true}
	turn, block := &rules.Stop{Quiet: true}, &rules.Stop{Call: true, Grave: true}
	for _, c := range []struct {
		pace rules.Pace
		stop *rules.Stop
		set  rules.Standing
		want rules.Standing
	}{
		{rules.AsSet, window, rules.Idle, rules.Idle},
		{rules.AsSet, call, rules.Always, rules.Always},
		{rules.HoldAll, window, rules.Always, rules.Asked},
		{rules.PassOn, window, rules.Asked, rules.Always},
		{rules.PassOn, call, rules.Asked, rules.Asked},
		{rules.PassOn, call, rules.Idle, rules.Idle},
		{rules.PassOn, turn, rules.Asked, rules.Asked},
		{rules.PassAll, call, rules.Asked, rules.Always},
		{rules.PassAll, turn, rules.Asked, rules.Always},
		{rules.PassAll, block, rules.Asked, rules.Asked},
		{rules.PassAll, block, rules.Always, rules.Always},
		{rules.PassOn, block, rules.Asked, rules.Asked},
	} {
		if got := c.pace.Treats(c.stop, c.set); got != c.want {
			t.Errorf("pace %d of %+v set to %d: %d, want %d", c.pace, *c.stop, c.set, got, c.want)
		}
	}
}

// TestStopOf checks that the first stop that fits a question is its stop, that
// a draft which was begun is not settled, and how often who is asked.
func TestStopOf(t *testing.T) {
	g := *tiny.Duel
	second := false
	g.Stops = []rules.Stop{
		{Ask: "priority", Verb: "confirm", When: func(*rules.Board, *rules.Ask) bool { return second }},
		{Ask: "priority", Verb: "pass"},
	}
	s, err := rules.NewSession(&g, rulestest.Setup(&g, 2, 1), nil)
	if err != nil {
		t.Fatal(err)
	}
	k, view := &s.Match().Asks()[0], s.View(rules.Nobody)
	if _, i := g.StopOf(view, k); i != 1 {
		t.Errorf("stop %d, want the second: the first does not fit", i)
	}
	second = true
	if _, i := g.StopOf(view, k); i != 0 {
		t.Errorf("stop %d, want the first", i)
	}
	second = false
	for how, want := range map[rules.Standing]bool{rules.Asked: false, rules.Idle: len(k.Answers) == 1, rules.Always: true} {
		a, ok := g.Settled(view, k, func(int) rules.Standing { return how })
		if ok != want || ok && g.Layout(s.Setup()).Verbs[a.Verb].Name != "pass" {
			t.Errorf("standing %d: %+v, %v", how, a, ok)
		}
	}
	if _, ok := g.Settled(view, k, func(int) rules.Standing { return rules.Idle }); ok {
		t.Error("who can cast a spell is not asked")
	}
	g.Stops[1].Beside = "cast"
	if a, ok := g.Settled(view, k, func(int) rules.Standing { return rules.Idle }); !ok || g.Layout(s.Setup()).Verbs[a.Verb].Name != "pass" {
		t.Error("who can do nothing but what does not count is asked")
	}
	k.Draft = []rules.CardID{1}
	if _, ok := g.Settled(view, k, func(int) rules.Standing { return rules.Always }); ok {
		t.Error("a draft that was begun is ended unasked")
	}
}
