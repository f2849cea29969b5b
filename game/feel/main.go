//go:build unix && !js

// Feel measures what a player feels of the app when nothing moves: how much of
// a processor it takes, and whether a short click is heard, and how soon.
//
//	xvfb-run -a go run ./game/feel [-clicks 40] [-rest 10s]
//
// It opens a window, rests, then clicks in it with xdotool, which must be
// installed. The times include xdotool's own start. With -listen it only tells
// what it hears.
package main

import (
	"flag"
	"fmt"
	"image/color"
	"os"
	"os/exec"
	"slices"
	"sync/atomic"
	"syscall"
	"time"

	"wyrmtable/game"
)

func main() {
	clicks := flag.Int("clicks", 40, "how many clicks")
	rest := flag.Duration("rest", 10*time.Second, "how long to measure the rest")
	listen := flag.Bool("listen", false, "open a window and print each event")
	flag.Parse()
	if *listen {
		run(&listener{})
		return
	}
	if _, err := exec.LookPath("xdotool"); err != nil {
		fmt.Fprintln(os.Stderr, "feel: xdotool is needed:", err)
		os.Exit(1)
	}
	s := &felt{}
	go s.measure(*clicks, *rest)
	run(s)
}

func run(s game.Scene) {
	app := game.New(game.Options{Home: func() game.Scene { return s }, Title: game.Text{FR: "feel", EN: "feel"}, Window: [2]int{640, 360}})
	if err := app.Run(); err != nil {
		fmt.Fprintln(os.Stderr, "feel:", err)
		os.Exit(1)
	}
}

// felt is a scene that changes its colour at each tap.
type felt struct {
	taps  atomic.Int64
	drawn atomic.Int64 // taps, when last drawn
	at    atomic.Int64 // when that was, in nanoseconds
	over  atomic.Bool
}

// Update implements game.Scene.
func (s *felt) Update(c *game.Context) {
	for e := range c.Events() {
		if e.Kind == game.Tap {
			s.taps.Add(1)
		}
	}
	if s.over.Load() {
		c.Quit()
	}
}

// Draw implements game.Scene.
func (s *felt) Draw(_ *game.Context, dst *game.Frame) {
	n := s.taps.Load()
	dst.Fill(color.RGBA{uint8(n * 40), 80, 70, 255})
	if n != s.drawn.Load() {
		s.drawn.Store(n)
		s.at.Store(time.Now().UnixNano())
	}
}

func (s *felt) measure(clicks int, rest time.Duration) {
	defer s.over.Store(true)
	time.Sleep(3 * time.Second) // the window opens
	// On a screen of 1280 by 720 the window, which is centred, is now under it.
	before, start := cpu(), time.Now()
	time.Sleep(rest)
	fmt.Printf("at rest: %.1f %% of one core over %v\n", 100*(cpu()-before).Seconds()/time.Since(start).Seconds(), rest)

	var waits []time.Duration
	for i := range clicks {
		// Uneven pauses, long enough for the app to be at rest each time.
		time.Sleep(700*time.Millisecond + time.Duration(i*37%101)*time.Millisecond)
		want := s.taps.Load() + 1
		began := time.Now()
		if err := exec.Command("xdotool", "mousemove", "600", "350", "mousedown", "1", "sleep", "0.012", "mouseup", "1").Run(); err != nil {
			fmt.Println("xdotool:", err)
			return
		}
		for deadline := began.Add(500 * time.Millisecond); time.Now().Before(deadline) && s.drawn.Load() < want; {
			time.Sleep(time.Millisecond)
		}
		if s.drawn.Load() >= want {
			waits = append(waits, time.Unix(0, s.at.Load()).Sub(began))
		}
	}
	fmt.Printf("clicks of 12 ms heard: %d of %d\n", s.taps.Load(), clicks)
	if len(waits) > 0 {
		slices.Sort(waits)
		fmt.Printf("from starting xdotool to the frame drawn: median %v, worst %v\n",
			waits[len(waits)/2].Round(time.Millisecond), waits[len(waits)-1].Round(time.Millisecond))
	}
}

// cpu returns the processor time this process has taken.
func cpu() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
