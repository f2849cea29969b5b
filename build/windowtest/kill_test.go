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

// kills is how often the program is killed: usually, or as WYRMTABLE_KILLS says.
func kills(t *testing.T, usually int) int {
	s := os.Getenv("WYRMTABLE_KILLS")
	if s == "" {
		return usually
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
	quickIn(t, dir, 640, 360)
	rnd := rand.New(rand.NewPCG(1, 2))
	behind := 0
	for i := range kills(t, 15) {
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
	t.Logf("one action was missing %d times of %d", behind, kills(t, 15))
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

// The program is killed again and again while it thinks about its answer, at the
// level that thinks longest. Nothing of what was answered is lost: each time the
// autosave is a whole match at most one action behind, and Continue goes on with
// it, the program's answer included.
func TestKilledWhileItThinks(t *testing.T) {
	s := desk(t)
	dir := t.TempDir()
	settings(t, dir, map[string]any{"version": 1, "lang": "fr", "speed": "instant", "master": 0, "textSize": 100,
		"windowW": 640, "windowH": 360, "level": "dragon"})
	rnd := rand.New(rand.NewPCG(3, 4))
	thought := 0
	for i := range kills(t, 5) {
		p := start(s, dir, "-seed", strconv.Itoa(i+1))
		if k, ok := autosave(t, dir); ok && !k.done {
			p.click("resume")
		} else {
			p.click("tile-dracoliath")
			p.click("alone")
		}
		for n := 0; n < 12 && !p.thinks(); n++ {
			p.act(rnd, true)
			time.Sleep(60 * time.Millisecond) // what was pressed last is heard by then, or is pressed once more
		}
		if p.mirror().over() {
			p.kill()
			continue
		}
		time.Sleep(time.Duration(rnd.IntN(900)) * time.Millisecond) // anywhere in the thought
		if !p.mirror().open() {
			thought++
		}
		before := mustAutosave(t, dir)
		p.kill()
		if k, ok := autosave(t, dir); !ok || k.err != nil || k.session.Len() < before.session.Len() {
			t.Fatalf("kill %d: of %d actions this is kept: %+v", i, before.session.Len(), k)
		}
	}
	t.Logf("killed %d times of %d while it thought", thought, kills(t, 5))
	if thought < kills(t, 5)/3 {
		t.Errorf("only %d of %d kills fell into a thought", thought, kills(t, 5))
	}
}

// thinks waits until somebody is asked, and reports whether that is the program.
func (p *program) thinks() bool {
	p.t.Helper()
	thinks := func(m *mirror) bool { return m.says("réfléchit") }
	return thinks(p.until("a question", func(m *mirror) bool { return m.open() || thinks(m) }))
}
