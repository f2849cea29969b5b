//go:build linux

package windowtest

import (
	"math/rand/v2"
	"os"
	"strconv"
	"testing"
	"time"

	"wyrmtable/rules"
)

// kills is how often the program is killed.
func kills(t *testing.T) int {
	s := os.Getenv("WYRMTABLE_KILLS")
	if s == "" {
		return 15
	}
	n, err := strconv.Atoi(s)
	if err != nil || n < 1 {
		t.Fatalf("WYRMTABLE_KILLS is %q, not a number", s)
	}
	return n
}

// The program is killed again and again while a duel is played, somewhere
// around an action. Each time the autosave is a whole match at most one action
// behind what the screen had told, and Continue goes on with it.
func TestKilledAtAnyMoment(t *testing.T) {
	s := desk(t)
	dir := t.TempDir()
	quick(t, dir)
	rnd := rand.New(rand.NewPCG(1, 2))
	behind := 0
	for i := range kills(t) {
		p := start(s, dir, "-seed", strconv.Itoa(i+1))
		known := 0
		if k, ok := autosave(t, dir); ok {
			known = k.session.Len()
			p.click("resume")
			p.until("a question", (*mirror).open)
			p.actions(known)
		} else {
			p.begin()
		}
		for range 1 + rnd.IntN(3) {
			p.act(rnd, false)
			known++
		}
		over := p.mirror().over()
		mayEnd := false
		if !over {
			k := mustAutosave(t, dir)
			mayEnd = canEnd(t, k.data, known-k.session.Len()+2)
			p.act(rnd, true)
			time.Sleep(time.Duration(rnd.IntN(60_000)) * time.Microsecond) // anywhere in it
		}
		p.kill()

		k, ok := autosave(t, dir)
		switch {
		case !ok && over:
		case !ok && mayEnd: // by the last action
		case !ok:
			t.Fatalf("kill %d: nothing to continue after %d actions", i, known)
		case k.err != nil:
			t.Fatalf("kill %d: the autosave is no match: %v", i, k.err)
		case k.session.Len() < known-1 || k.session.Len() > known+1:
			t.Fatalf("kill %d: %d actions are kept of %d", i, k.session.Len(), known)
		case k.session.Len() < known:
			behind++
		}
	}
	t.Logf("one action was missing %d times of %d", behind, kills(t))
}

// canEnd reports whether a kept match can be over within so many actions.
func canEnd(t *testing.T, data []byte, within int) bool {
	k := kept{data: data}
	k.load()
	if k.err != nil {
		t.Fatal(k.err)
	}
	if _, over := k.session.Match().Outcome(); over || within == 0 {
		return over
	}
	for _, ask := range k.session.Match().Asks() {
		for _, a := range ask.Answers {
			k.load()
			if err := k.session.Do(a.Action); err != nil {
				t.Fatal(err)
			}
			if canEnd(t, k.session.Save(rules.Meta{}), within-1) {
				return true
			}
		}
	}
	return false
}
