package players

import (
	"fmt"
	"runtime/debug"
	"sync/atomic"
	"time"

	"wyrmtable/rules"
	"wyrmtable/rules/bots"
)

// A job is the thinking about one question.
type job struct {
	seat     rules.Seat
	at       int // how many actions had been done
	thought  *bots.Thought
	end      time.Time   // when it comes to an answer, whatever it has found
	deadline time.Time   // when a simple player answers instead
	given    chan Answer // of a goroutine
	over     atomic.Bool // nobody waits for it any more
	found    *Answer
	late     bool
}

// patience is how long a short thought is waited for at least: a busy machine is no
// fault.
const patience = 2 * time.Second

// think begins to think for a seat.
func (p *Players) think(seat rules.Seat, brief bool) *job {
	level, _ := p.Level(seat)
	most, now := budget(level, brief), time.Now()
	j := &job{seat: seat, at: p.session.Len(), given: make(chan Answer, 1)}
	j.end, j.deadline = now.Add(most), now.Add(max(2*most, patience))
	fault := try(func() { j.thought = p.player(seat).Think(p.session.Match()) })
	switch {
	case fault != "":
		j.found = &Answer{Fault: fault}
	case j.thought == nil:
		j.found = &Answer{Fault: "no question to think about"}
	default:
		j.start()
	}
	return j
}

// cancel says that the answer is not wanted.
func (j *job) cancel() { j.over.Store(true) }

// poll returns the answer when there is one.
func (j *job) poll() (Answer, bool) {
	if j.found == nil {
		select {
		case a := <-j.given:
			j.found = &a
		default:
			if time.Now().Before(j.deadline) {
				return Answer{}, false
			}
			j.cancel()
			j.late, j.found = true, &Answer{Fault: "no answer in twice the time"}
		}
	}
	return *j.found, true
}

// work thinks until stop says so, and gives the answer away once it is found or has
// to be.
func (j *job) work(stop func() bool) {
	done, a := false, Answer{}
	fault := try(func() {
		if done = j.thought.Step(stop) || j.over.Load() || !time.Now().Before(j.end); done {
			a.Action = j.thought.Answer()
		}
	})
	if fault != "" {
		done, a = true, Answer{Fault: fault}
	}
	if done {
		j.given <- a
	}
}

// try runs f and returns what it panicked with.
func try(f func()) (fault string) {
	defer func() {
		if p := recover(); p != nil {
			fault = fmt.Sprintf("%v\n%s", p, debug.Stack())
		}
	}()
	f()
	return ""
}
