package tabletest

import (
	"runtime"
	"strings"
	"testing"
	"time"
)

// NoGarbage demands that a full table in motion makes no garbage of its own: what is
// allocated in its frames is allocated by the engine, and none of it in a function
// of ours.
func NoGarbage(t *testing.T, r *Rig) {
	t.Helper()
	r.Blind = true // the frames on the way are nobody's
	r.Leap(4 * time.Second)
	r.Restless()
	r.Leap(time.Second)
	r.Blind = false
	if n := testing.AllocsPerRun(200, func() { r.App.Update() }); n > 0 {
		t.Errorf("%.1f allocations an Update", n)
	}
	const frames = 60
	pix := make([]byte, 4*1280*720)
	ours := allocatedBy("wyrmtable/", func() {
		for range frames {
			r.Step(time.Second / 60)
			r.Screen().ReadPixels(pix) // or what is asked of the engine would pile up
		}
	})
	for name, n := range ours {
		if n >= frames/2 && !strings.HasSuffix(name, ".allocations") && !strings.HasSuffix(name, ".mirrored") {
			t.Errorf("%s: %d allocations in %d frames", name, n, frames)
		}
	}
}

// allocatedBy counts the allocations that f makes in functions whose
// names begin with prefix, by name.
func allocatedBy(prefix string, f func()) map[string]int64 {
	old := runtime.MemProfileRate
	runtime.MemProfileRate = 1
	defer func() { runtime.MemProfileRate = old }()
	before := allocations(prefix)
	f()
	after := allocations(prefix)
	for line, n := range before {
		after[line] -= n
	}
	return after
}

// mirrored reports whether something was allocated for the mirror, which is for
// pages and is made five times a second there.
func mirrored(stack []uintptr) bool {
	for frames := runtime.CallersFrames(stack); ; {
		f, more := frames.Next()
		if strings.HasSuffix(f.Function, ").Mirror") {
			return true
		}
		if !more {
			return false
		}
	}
}

func allocations(prefix string) map[string]int64 {
	runtime.GC()
	runtime.GC() // the profile is of two collections ago
	var records []runtime.MemProfileRecord
	n, ok := runtime.MemProfile(nil, true)
	for !ok { // there are more places than the last time
		records = make([]runtime.MemProfileRecord, n+500)
		n, ok = runtime.MemProfile(records, true)
	}
	found := map[string]int64{}
	for _, r := range records[:n] {
		if mirrored(r.Stack()) {
			continue
		}
		for stack := runtime.CallersFrames(r.Stack()); ; {
			f, more := stack.Next()
			if !strings.HasPrefix(f.Function, "runtime.") {
				if strings.HasPrefix(f.Function, prefix) {
					found[f.Function] += r.AllocObjects
				}
				break
			}
			if !more {
				break
			}
		}
	}
	return found
}
