package players

import (
	"time"

	"wyrmtable/rules"
	"wyrmtable/rules/bots"
	"wyrmtable/scenes/beside"
)

// A job is the thinking about one question.
type job struct {
	seat     rules.Seat
	at       int // how many actions had been done
	work     *beside.Work
	answer   rules.Action // once the work has ended
	deadline time.Time    // when a simple player answers instead
	found    *Answer
	late     bool
}

// patience is how long a short thought is waited for at least: a busy machine is no
// fault.
const patience = 2 * time.Second

// think begins to think for a seat.
func (p *Players) think(seat rules.Seat, brief bool) *job {
	level, _ := p.Level(seat)
	most := Budget(level, brief)
	j := &job{seat: seat, at: p.session.Len(), deadline: time.Now().Add(max(2*most, patience))}
	var thought *bots.Thought
	fault := beside.Try(func() { thought = p.player(seat).Think(p.session.Match()) })
	switch {
	case fault != "":
		j.found = &Answer{Fault: fault}
	case thought == nil:
		j.found = &Answer{Fault: "no question to think about"}
	default:
		j.work = beside.Begin(most, thought.Step, func() { j.answer = thought.Answer() })
	}
	return j
}

// cancel says that the answer is not wanted.
func (j *job) cancel() {
	if j.work != nil {
		j.work.Cancel()
	}
}

// goOn thinks on and returns the answer when there is one.
func (j *job) goOn() (Answer, bool) {
	if j.found == nil {
		switch {
		case j.work.GoOn():
			j.found = &Answer{Action: j.answer, Fault: j.work.Fault()}
		case time.Now().Before(j.deadline):
			return Answer{}, false
		default:
			j.cancel()
			j.late, j.found = true, &Answer{Fault: "no answer in twice the time"}
		}
	}
	return *j.found, true
}
