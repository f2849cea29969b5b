//go:build linux

package windowtest

import (
	"bytes"
	"fmt"
	"image"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/jezek/xgb/xproto"
)

// The benchmarks of this file are the figures of docs/performance.md that only
// a whole program can show. They are not tests: what they report depends on
// the machine.

// part returns the pixels of a part of the screen.
func (s *screen) part(r image.Rectangle) []byte {
	s.t.Helper()
	p, err := xproto.GetImage(s.x, xproto.ImageFormatZPixmap, xproto.Drawable(s.root), int16(r.Min.X), int16(r.Min.Y),
		uint16(r.Dx()), uint16(r.Dy()), ^uint32(0)).Reply()
	if err != nil {
		s.t.Fatal(err)
	}
	return p.Data
}

// still waits until a part of the screen has not changed for a while, and
// returns when it last did.
func (s *screen) still(r image.Rectangle, quiet time.Duration) time.Time {
	s.t.Helper()
	last, at := s.part(r), time.Now()
	for time.Since(at) < quiet {
		time.Sleep(10 * time.Millisecond)
		if next := s.part(r); !bytes.Equal(last, next) {
			last, at = next, time.Now()
		}
	}
	return at
}

// cpu returns the processor time a process has taken.
func (p *program) cpu() time.Duration {
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", p.cmd.Process.Pid))
	if err != nil {
		p.t.Fatal(err)
	}
	f := strings.Fields(string(data[bytes.LastIndexByte(data, ')')+1:]))
	user, _ := strconv.Atoi(f[11])
	system, _ := strconv.Atoi(f[12])
	return time.Duration(user+system) * 10 * time.Millisecond
}

// memory returns a line of the process's status in MB: "VmRSS", "VmHWM".
func (p *program) memory(line string) float64 {
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.cmd.Process.Pid))
	if err != nil {
		p.t.Fatal(err)
	}
	for l := range strings.Lines(string(data)) {
		if rest, ok := strings.CutPrefix(l, line+":"); ok {
			kb, _ := strconv.Atoi(strings.Fields(rest)[0])
			return float64(kb) / 1024
		}
	}
	p.t.Fatalf("no %s", line)
	return 0
}

// BenchmarkFirstFrame is from starting the program to the first picture of the
// menu on the screen, and to the last change of it.
func BenchmarkFirstFrame(b *testing.B) {
	if _, err := build(); err != nil {
		b.Fatal(err)
	}
	var first, whole []time.Duration
	for range b.N {
		s := newScreen(b, 1600, 1000)
		middle := image.Rect(700, 400, 900, 600)
		black := s.part(middle)
		begun, shown := time.Now(), make(chan time.Time, 1)
		go func() {
			for bytes.Equal(black, s.part(middle)) {
				time.Sleep(2 * time.Millisecond)
			}
			shown <- time.Now()
		}()
		p := startIn(s, b.TempDir())
		first = append(first, (<-shown).Sub(begun))
		whole = append(whole, s.still(image.Rect(0, 0, 1600, 1000), time.Second).Sub(begun))
		p.kill()
	}
	report(b, first, "first")
	report(b, whole, "whole")
}

func report(b *testing.B, d []time.Duration, name string) {
	slices.Sort(d)
	b.ReportMetric(float64(d[len(d)/2].Milliseconds()), "ms-"+name+"-median")
	b.ReportMetric(float64(d[len(d)-1].Milliseconds()), "ms-"+name+"-worst")
}

// BenchmarkDeal is from pressing Begin to the last change on the screen with
// motions off: by then every visible picture is painted.
func BenchmarkDeal(b *testing.B) {
	var all []time.Duration
	for range b.N {
		s := newScreen(b, 1920, 1080)
		dir := b.TempDir()
		quick(b, dir)
		p := startIn(s, dir, "-seed", "5", "-window", "1920x1080")
		p.click("tile-dracoliath")
		p.click("several")
		p.setup()
		p.click("options")
		p.click("begin.0")
		at := p.at("start")
		s.still(image.Rect(0, 0, 1920, 1080), time.Second)
		p.clickAt(at)
		begun := time.Now()
		s.move(image.Pt(900, 20))
		// The banner of the turn is a caption, not art: it lies over the River, so
		// the hands and the mat beside it tell.
		all = append(all, s.still(image.Rect(0, 600, 1920, 1080), 1500*time.Millisecond).Sub(begun))
		p.kill()
	}
	report(b, all, "painted")
}

// BenchmarkAtRest is what a table takes that nobody touches, and then whether
// and how soon short clicks are heard there.
func BenchmarkAtRest(b *testing.B) {
	s := newScreen(b, 1600, 1000)
	dir := b.TempDir()
	quick(b, dir)
	p := startIn(s, dir, "-seed", "5")
	p.begin()
	whole := image.Rectangle{Max: s.size}
	s.still(whole, 3*time.Second)
	card := p.table().usable()[0]
	at := p.middle(card)
	felt := s.place(p.window).Min.Add(image.Pt(400, 160))
	before, begun := p.cpu(), time.Now()
	time.Sleep(10 * time.Second)
	b.ReportMetric(100*(p.cpu()-before).Seconds()/time.Since(begun).Seconds(), "%-of-a-core")

	const clicks = 40
	around := image.Rect(at.X-75, at.Y-100, at.X+75, at.Y+100)
	rnd := rand.New(rand.NewPCG(1, 1))
	heard := p.mirror().Heard
	var waits []time.Duration
	before = p.cpu()
	for i := range clicks {
		if i%2 == 0 {
			s.move(at) // picks the card up
		} else {
			s.move(felt) // puts it back
		}
		time.Sleep(900*time.Millisecond + time.Duration(rnd.IntN(100))*time.Millisecond) // at rest again
		old, pressed := s.part(around), time.Now()
		s.down(1)
		time.Sleep(12 * time.Millisecond)
		s.up(1)
		for time.Since(pressed) < time.Second {
			if !bytes.Equal(old, s.part(around)) {
				waits = append(waits, time.Since(pressed))
				break
			}
		}
		time.Sleep(100 * time.Millisecond) // a hand rests before it goes on
	}
	time.Sleep(time.Second)
	b.ReportMetric(float64((p.cpu()-before).Milliseconds())/clicks, "ms-of-cpu-a-click")
	b.ReportMetric(float64(p.mirror().Heard-heard)/2, "clicks-heard-of-40")
	b.ReportMetric(float64(len(waits)), "clicks-seen-of-40")
	if len(waits) > 0 {
		report(b, waits, "reaction")
	}
}

// BenchmarkMemory is the memory of a table in windows of three sizes, after
// some answers. By software the pictures of the graphics card count as well.
func BenchmarkMemory(b *testing.B) {
	for _, size := range []image.Point{{1280, 720}, {1920, 1080}, {3840, 2160}} {
		b.Run(fmt.Sprintf("%dx%d", size.X, size.Y), func(b *testing.B) {
			s := newScreen(b, size.X, size.Y)
			dir := b.TempDir()
			quick(b, dir)
			p := startIn(s, dir, "-seed", "5", "-window", fmt.Sprintf("%dx%d", size.X, size.Y))
			p.begin()
			rnd := rand.New(rand.NewPCG(2, 2))
			for range 8 {
				p.act(rnd, false)
			}
			s.still(image.Rectangle{Max: s.size}, 2*time.Second)
			b.ReportMetric(p.memory("VmRSS"), "MB")
			b.ReportMetric(p.memory("VmHWM"), "MB-peak")
		})
	}
}
