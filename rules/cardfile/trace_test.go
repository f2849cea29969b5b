//go:build !js

package cardfile

import (
	"slices"
	"strings"
	"testing"
)

// The card of these tests waits, under a condition, and then does something.
var (
	waits   = Place{Card: "chat", Line: 7}
	acts    = Place{Card: "chat", Line: 8}
	acts2   = Place{Card: "chat", Line: 8, Part: 1}
	phrases = []Sentence{
		{Place: waits, Conds: 1, Trigger: true, Effect: true},
		{Place: acts, Effect: true},
		{Place: acts2, Limited: true},
	}
)

// showAll reports everything that there is to see of the card, each report by
// its name, but for those that are left out.
func showAll(t *Trace, leave ...string) {
	for _, r := range []struct {
		name string
		show func()
	}{
		{"ran", func() { t.Ran(waits) }},
		{"met", func() { t.Held(waits, 0, true) }},
		{"unmet", func() { t.Held(waits, 0, false) }},
		{"fired", func() { t.Heard(waits, true) }},
		{"silent", func() { t.Heard(waits, false) }},
		{"changed", func() { t.Did(waits, true) }},
		{"ran 2", func() { t.Ran(acts) }},
		{"changed 2", func() { t.Did(acts, true) }},
		{"ran 3", func() { t.Ran(acts2) }},
		{"works", func() { t.Limited(acts2, false) }},
		{"kept", func() { t.Limited(acts2, true) }},
		{"again", func() { t.Limited(acts2, false) }},
	} {
		if !slices.Contains(leave, r.name) {
			r.show()
		}
	}
}

// TestGaps plants each gap alone and checks that it, and nothing else, is listed
// by card and line.
func TestGaps(t *testing.T) {
	full := NewTrace("f", phrases)
	showAll(full)
	if gaps := full.Gaps(); len(gaps) > 0 {
		t.Errorf("everything was shown, and yet: %v", gaps)
	}
	for leave, want := range map[string]string{
		"ran":       "f:7: chat 1 was never carried out",
		"met":       "f:7: chat 1 never had condition 1 met",
		"unmet":     "f:7: chat 1 never had condition 1 unmet",
		"fired":     "f:7: chat 1 never fired",
		"silent":    "f:7: chat 1 never had to stay silent",
		"changed":   "f:7: chat 1 never differed from doing nothing",
		"ran 2":     "f:8: chat 2 was never carried out",
		"changed 2": "f:8: chat 2 never differed from doing nothing",
		"ran 3":     "f:8: chat 3 was never carried out",
		"again":     "f:8: chat 3 never worked again in another turn after that",
	} {
		tr := NewTrace("f", phrases)
		showAll(tr, leave)
		if gaps := tr.Gaps(); len(gaps) != 1 || gaps[0].String() != want {
			t.Errorf("without %q: %v, want %s", leave, gaps, want)
		}
	}
}

// TestLimits checks that what works once a turn has to be kept from working again, and
// to work again afterwards in the same match.
func TestLimits(t *testing.T) {
	tr := NewTrace("f", phrases)
	showAll(tr, "kept", "again")
	tr.Limited(acts2, false)
	if gaps := tr.Gaps(); len(gaps) != 2 || gaps[0].String() != "f:8: chat 3 was never kept by its limit from working again" {
		t.Errorf("%v", gaps)
	}
	tr = NewTrace("f", phrases)
	showAll(tr, "again")
	tr.Begin()
	tr.Limited(acts2, false)
	if gaps := tr.Gaps(); len(gaps) != 1 || gaps[0].Missing != "never worked again in another turn after that" {
		t.Errorf("what works in another match counts: %v", gaps)
	}
}

// TestDidNothing checks that an effect that left all as it was is a gap.
func TestDidNothing(t *testing.T) {
	tr := NewTrace("f", phrases)
	showAll(tr, "changed 2")
	tr.Did(acts, false)
	if gaps := tr.Gaps(); len(gaps) != 1 || gaps[0].Key() != "chat 2 never differed from doing nothing" {
		t.Errorf("%v", gaps)
	}
}

// TestUnlisted checks that nothing can be carried out beside what is counted.
func TestUnlisted(t *testing.T) {
	for want, report := range map[string]func(*Trace){
		"f:9: no sentence 0 of card chat":       func(tr *Trace) { tr.Ran(Place{Card: "chat", Line: 9}) },
		"f:8: card chat has no limit there":     func(tr *Trace) { tr.Limited(acts, true) },
		"f:8: card chat has no condition 0":     func(tr *Trace) { tr.Held(acts, 0, true) },
		"f:8: part 1 of card chat is listed tw": func(*Trace) { NewTrace("f", append(phrases, phrases[2])) },
	} {
		func() {
			defer func() {
				if got, _ := recover().(string); !strings.HasPrefix(got, want) {
					t.Errorf("%q, want %q", got, want)
				}
			}()
			report(NewTrace("f", phrases))
		}()
	}
}

// TestOff checks that a trace that is off takes every report and costs nothing.
func TestOff(t *testing.T) {
	var off *Trace
	if off.On() || !NewTrace("f", nil).On() {
		t.Error("only a trace that is none is off")
	}
	if n := testing.AllocsPerRun(100, func() {
		off.Ran(waits)
		off.Held(waits, 0, true)
		off.Heard(waits, true)
		off.Did(waits, true)
		off.Limited(acts2, true)
		off.Begin()
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
