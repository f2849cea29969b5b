//go:build !js

package cardfile

import (
	"fmt"
	"slices"
)

// A Trace counts, while a game is played, what each sentence of its cards has
// shown. The executor of the game reports to it what it does. On a nil Trace
// every report does nothing and costs one comparison, so a match carries one
// always; what a report would have to work out first is asked for by On.
//
// A Trace is for one goroutine. In a browser there is none: what is counted for
// tests is no part of the download.
type Trace struct {
	file string
	list []Sentence
	at   map[Place]int
	seen []sighting
	kept []bool // in this match: a sentence was kept by its limit from working again
}

// A sighting is what one sentence has shown so far.
type sighting struct {
	ran, fired, silent, changed bool
	kept, again                 bool
	met, unmet                  []bool // by condition
}

// NewTrace returns a trace that has seen nothing yet of the sentences of a file.
// They are given in the order of the file, each once.
func NewTrace(file string, list []Sentence) *Trace {
	t := &Trace{file: file, list: list, at: map[Place]int{}, seen: make([]sighting, len(list)), kept: make([]bool, len(list))}
	for i, s := range list {
		if _, twice := t.at[s.Place]; twice {
			panic(fmt.Sprintf("%s:%d: part %d of card %s is listed twice", file, s.Line, s.Part, s.Card))
		}
		t.at[s.Place] = i
		t.seen[i].met, t.seen[i].unmet = make([]bool, s.Conds), make([]bool, s.Conds)
	}
	return t
}

// On reports whether anybody counts.
func (t *Trace) On() bool { return t != nil }

// Ran reports that a sentence was carried out.
func (t *Trace) Ran(p Place) {
	if t != nil {
		t.find(p).ran = true
	}
}

// Held reports that a condition of a sentence, from 0, was looked at.
func (t *Trace) Held(p Place, cond int, held bool) {
	if t != nil {
		t.hold(p, cond, held)
	}
}

func (t *Trace) hold(p Place, cond int, held bool) {
	s := t.find(p)
	if cond < 0 || cond >= len(s.met) {
		panic(fmt.Sprintf("%s:%d: card %s has no condition %d there", t.file, p.Line, p.Card, cond))
	}
	if held {
		s.met[cond] = true
	} else {
		s.unmet[cond] = true
	}
}

// Heard reports that a sentence that waits was asked whether this is what it
// waits for, and what came of it.
func (t *Trace) Heard(p Place, fired bool) {
	if t != nil {
		t.hear(p, fired)
	}
}

func (t *Trace) hear(p Place, fired bool) {
	if s := t.find(p); fired {
		s.fired = true
	} else {
		s.silent = true
	}
}

// Begin reports that another match begins.
func (t *Trace) Begin() {
	if t != nil {
		clear(t.kept)
	}
}

// Limited reports that a sentence that works once a turn was to work, and whether it
// was kept from it. One that was, and works later in the match, has shown its limit.
func (t *Trace) Limited(p Place, kept bool) {
	if t != nil {
		t.limit(p, kept)
	}
}

func (t *Trace) limit(p Place, kept bool) {
	s, i := t.find(p), t.at[p]
	if !t.list[i].Limited {
		panic(fmt.Sprintf("%s:%d: card %s has no limit there", t.file, p.Line, p.Card))
	}
	s.kept = s.kept || kept
	s.again = s.again || !kept && t.kept[i]
	t.kept[i] = kept
}

// Did reports that a sentence has done its work, and whether that left anything
// otherwise than before.
func (t *Trace) Did(p Place, changed bool) {
	if t != nil && changed {
		t.find(p).changed = true
	}
}

// find returns what a sentence has shown. One that is not listed is a mistake of
// the executor or of the list: nothing may be carried out beside what is counted.
func (t *Trace) find(p Place) *sighting {
	i, ok := t.at[p]
	if !ok {
		panic(fmt.Sprintf("%s:%d: no sentence %d of card %s is listed there", t.file, p.Line, p.Part, p.Card))
	}
	return &t.seen[i]
}

// Gaps returns everything that was not shown, in the order of the file.
func (t *Trace) Gaps() (gaps []Gap) {
	nth := map[string]int{}
	for i := range t.list {
		s := &t.list[i]
		nth[s.Card]++
		for _, missing := range t.seen[i].missing(s) {
			gaps = append(gaps, Gap{t.file, s.Place, nth[s.Card], missing})
		}
	}
	return gaps
}

// missing says what of a sentence was not shown. Of one that was never carried
// out that is all there is to say, but for what kept it from that.
func (s *sighting) missing(of *Sentence) (list []string) {
	need := func(shown bool, what string) {
		if !shown {
			list = append(list, what)
		}
	}
	need(s.ran, "was never carried out")
	for i := range s.met {
		need(s.met[i], fmt.Sprintf("never had condition %d met", i+1))
		need(s.unmet[i], fmt.Sprintf("never had condition %d unmet", i+1))
	}
	if of.Trigger {
		need(s.fired, "never fired")
		need(s.silent, "never had to stay silent")
	}
	if of.Limited {
		need(s.kept, "was never kept by its limit from working again")
		need(s.again, "never worked again in another turn after that")
	}
	if of.Effect && s.ran {
		need(s.changed, "never differed from doing nothing")
	}
	return slices.Clip(list)
}
