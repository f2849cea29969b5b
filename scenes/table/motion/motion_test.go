package motion

import (
	"math"
	"testing"
	"time"
)

const tick = 16 * time.Millisecond

func TestTrackArrivesWhateverTheTicks(t *testing.T) {
	goal := State{X: 300, Y: 40, Width: 120, Angle: 0.1, Alpha: 1, Turn: 1}
	for _, dt := range []time.Duration{time.Millisecond, tick, 50 * time.Millisecond} {
		for _, fade := range []bool{false, true} {
			var tr Track
			tr.Put(State{X: 10, Y: 500, Width: 80, Alpha: 1})
			tr.Aim(goal, Style{Time: 300 * time.Millisecond, Arc: 1}, 40*time.Millisecond, fade)
			passed := time.Duration(0)
			for tr.Moving() {
				tr.Step(dt)
				passed += dt
				if passed > time.Second {
					t.Fatalf("dt %v: never arrives", dt)
				}
			}
			if tr.Now() != goal {
				t.Errorf("dt %v: arrives at %+v", dt, tr.Now())
			}
			if passed < 340*time.Millisecond {
				t.Errorf("dt %v: arrives after %v, before its time", dt, passed)
			}
		}
	}
}

func TestFadeDoesNotTravel(t *testing.T) {
	var tr Track
	tr.Put(State{X: 0, Alpha: 1})
	tr.Aim(State{X: 100, Alpha: 1}, Style{Time: 160 * time.Millisecond}, 0, true)
	for tr.Moving() {
		tr.Step(tick)
		if x := tr.Now().X; x != 0 && x != 100 {
			t.Fatalf("a fading card is at %v, on the way", x)
		}
	}
}

func TestNoTimeIsAtOnce(t *testing.T) {
	var tr Track
	tr.Aim(State{X: 7}, Style{}, time.Second, false)
	if tr.Moving() || tr.Now().X != 7 {
		t.Errorf("after an instant motion: moving %v, at %v", tr.Moving(), tr.Now())
	}
}

func TestNewGoalOnTheWayStartsWhereTheCardIs(t *testing.T) {
	var tr Track
	tr.Put(State{})
	tr.Aim(State{X: 100}, Style{Time: 200 * time.Millisecond}, 0, false)
	for range 6 {
		tr.Step(tick)
	}
	mid := tr.Now().X
	tr.Aim(State{X: 0}, Style{Time: 200 * time.Millisecond}, 0, false)
	tr.Step(time.Microsecond)
	if math.Abs(tr.Now().X-mid) > 1 {
		t.Errorf("the card jumps from %v to %v", mid, tr.Now().X)
	}
}

func TestEasesBeginAndEnd(t *testing.T) {
	for _, e := range []Ease{Glide, Land, Spring} {
		if a, b := e.At(0), e.At(1); math.Abs(a) > 1e-9 || math.Abs(b-1) > 1e-9 {
			t.Errorf("ease %d runs from %v to %v", e, a, b)
		}
		if v := e.At(7); math.Abs(v-1) > 1e-9 {
			t.Errorf("ease %d goes on after its end: %v", e, v)
		}
	}
}

func TestStageFinish(t *testing.T) {
	s := NewStage(3, 2)
	s.Cards[1].Aim(State{X: 9}, Style{Time: time.Second}, 0, false)
	s.Slides[1].Aim(4, Style{Time: time.Second})
	s.Hold(time.Second)
	if !s.Busy() {
		t.Fatal("a stage with motions is not busy")
	}
	s.Finish()
	if s.Busy() || s.Cards[1].Now().X != 9 || s.Slides[1].Now() != 4 {
		t.Error("Finish leaves motions behind")
	}
}

func TestStageHoldEnds(t *testing.T) {
	s := NewStage(1, 0)
	s.Hold(100 * time.Millisecond)
	n := 0
	for busy := true; busy; n++ {
		_, busy = s.Step(tick)
	}
	if n < 6 || n > 8 {
		t.Errorf("a hold of 100 ms lasts %d ticks of 16 ms", n)
	}
}

func TestStepAllocatesNothing(t *testing.T) {
	s := NewStage(80, 8)
	for i := range s.Cards {
		s.Cards[i].Aim(State{X: 9}, Style{Time: time.Hour}, 0, false)
	}
	if n := testing.AllocsPerRun(100, func() { s.Step(tick) }); n != 0 {
		t.Errorf("Step allocates %v times", n)
	}
}
