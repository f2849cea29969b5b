package watch

import (
	"time"

	"wyrmtable/art"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
)

// A Watch is all that a table knows of who looks at it.
type Watch struct {
	*Eyes
	Standing *Standing
	Report   *Report

	raised time.Duration // when the curtain was raised; 0: it is gone
}

// A save says under these keys that its match is played with open hands, and what
// each seat has decided beforehand.
const (
	OpenKey     = "open"
	StandingKey = "standing"
)

// Over returns the watch over a match. saved is what a save of it carries; die
// paints the die of a player of a game that keeps its first counter by dice.
func Over(lk *look.Look, s *rules.Session, n *look.Numbers, m *look.Meanings, saved map[string]string,
	die func(s rules.Seat, n int) func(c *art.Canvas, side float64)) *Watch {
	e := New(lk, s, saved[OpenKey] != "")
	if e.Mail = ReadMail(saved); e.Mail.On() && (int(e.Mail.Here) >= len(s.Setup().Seats) || s.Program != 0) {
		e.Mail = Mail{Here: rules.Nobody}
	}
	return &Watch{Eyes: e, Standing: NewStanding(e, n, saved[StandingKey]), Report: NewReport(e, n, m, die)}
}

// Write notes in info what a save has to carry.
func (w *Watch) Write(info map[string]string) {
	w.Mail.Write(info)
	if w.look.Game.Hidden && len(w.look.Game.Stops) > 0 {
		info[StandingKey] = w.Standing.Write()
	}
	if w.Open {
		info[OpenKey] = "1"
	}
}

// riseTime is how long the curtain takes out of sight.
const riseTime = time.Second

// Raise lets the curtain rise from now on.
func (w *Watch) Raise(now time.Duration) { w.raised = now }

// Drop ends that: another curtain, or a recap, is put on the table.
func (w *Watch) Drop() { w.raised = 0 }

// Pass lets time pass, and reports whether the curtain moves.
func (w *Watch) Pass(now time.Duration) bool {
	if w.raised == 0 {
		return false
	}
	if now-w.raised > riseTime {
		w.raised = 0
	}
	return true
}

// Rising reports whether the curtain is on its way, and for how long.
func (w *Watch) Rising(now time.Duration) (time.Duration, bool) { return now - w.raised, w.raised != 0 }
