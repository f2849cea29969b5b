//go:build linux

package windowtest

import (
	"math/rand/v2"
	"os"
	"strconv"
	"testing"
	"time"
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
		if !over {
			p.act(rnd, true)
			time.Sleep(time.Duration(rnd.IntN(60_000)) * time.Microsecond) // anywhere in it
		}
		p.kill()

		k, ok := autosave(t, dir)
		switch {
		case !ok && over:
		case !ok && known > 0 && endedBy(t, dir):
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

// endedBy reports whether the last, unawaited action ended the match: then its
// autosave is gone, and its previous version with it.
func endedBy(t *testing.T, dir string) bool {
	left, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range left {
		if f.Name() != settingsFile && f.Name() != settingsFile+".bak" {
			return false
		}
	}
	return true
}
