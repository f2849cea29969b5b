package game

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

var kindNames = map[Kind]string{
	PointerDown: "down", PointerMove: "move", PointerUp: "up", PointerCancel: "cancel", Wheel: "wheel",
	Hover: "hover", HoverEnd: "hoverend", Tap: "tap", AltTap: "alttap", LongPress: "long",
	DragStart: "start", DragMove: "drag", Drop: "drop", DragCancel: "dragcancel",
}

// play feeds a short script to a pointer and writes down what came out of it.
//
//	d10,20 mouse down   m10,20 move   u10,20 up   r second button   R second button up
//	t1:10,20 finger 1 down   n1:… its move   e1:… its end   c1 taken by the system
//	b focus lost   l mouse leaves   +500 milliseconds pass
func play(t *testing.T, v View, script string) string {
	t.Helper()
	var p pointer
	var now time.Duration
	var out []Event
	for word := range strings.FieldsSeq(script) {
		var r Raw
		var ms int
		rest := word[1:]
		if strings.ContainsRune("tnec", rune(word[0])) {
			id, at, _ := strings.Cut(rest, ":")
			fmt.Sscan(id, &r.Pointer)
			r.Touch, rest = true, at
		}
		fmt.Sscanf(rest, "%f,%f", &r.X, &r.Y)
		switch word[0] {
		case 'd', 't':
			r.Kind = RawDown
		case 'm', 'n':
			r.Kind = RawMove
		case 'u', 'e':
			r.Kind = RawUp
		case 'c':
			r.Kind = RawCancel
		case 'l':
			r.Kind = RawLeave
		case 'r':
			r.Kind, r.Button = RawDown, 2
		case 'R':
			r.Kind, r.Button = RawUp, 2
		case 'b':
			out = p.lose(out)
			continue
		case '+':
			fmt.Sscan(rest, &ms)
			now += time.Duration(ms) * time.Millisecond
			out = p.tick(now, out)
			continue
		default:
			t.Fatalf("script: %q", word)
		}
		out = p.feed(r, v, now, out)
	}
	var names []string
	for _, e := range out {
		names = append(names, kindNames[e.Kind])
	}
	return strings.Join(names, " ")
}

func TestGestures(t *testing.T) {
	tests := []struct{ name, script, want string }{
		{"click", "m5,5 d5,5 u5,5", "hover down up tap"},
		{"click with a tremble", "d5,5 m8,5 u8,5", "down move up tap"},
		{"drag", "d5,5 m20,5 m30,5 u30,5", "down move start move drag up drop"},
		{"fast drag: released far from the last move", "d5,5 u90,5", "down move start up drop"},
		{"hover", "m5,5 m5,5 m6,5 l", "hover hover hoverend"},
		{"second button calls a drag off", "d5,5 m20,5 r20,5 R20,5 m30,5 u30,5", "down move start cancel dragcancel"},
		{"second button during a press", "d5,5 r5,5 R5,5 u5,5", "down cancel"},
		{"second button alone", "r5,5 R5,5", "alttap"},
		{"first button while the second is down", "r5,5 d5,5 u5,5 R5,5", "alttap down up tap"},
		{"focus lost in a drag", "d5,5 m20,5 b u20,5", "down move start cancel dragcancel"},
		{"release never seen, then a new press", "d5,5 m20,5 d7,7 u7,7", "down move start cancel dragcancel down up tap"},
		{"tap", "t1:5,5 e1:5,5", "down up tap"},
		{"tap with a thick finger", "t1:5,5 n1:12,5 e1:12,5", "down move up tap"},
		{"touch drag", "t1:5,5 n1:18,5 e1:18,5", "down move start up drop"},
		{"second finger ignored", "t1:5,5 t2:50,50 n2:90,90 e2:90,90 e1:5,5", "down up tap"},
		{"mouse ignored while a finger is down", "t1:5,5 d50,50 m90,90 u90,90 e1:5,5", "down up tap"},
		{"finger taken by the system", "t1:5,5 n1:30,5 c1:30,5 t1:5,5 e1:5,5", "down move start cancel dragcancel down up tap"},
		{"another finger taken by the system", "t1:5,5 c2:0,0 e1:5,5", "down up tap"},
		{"long press", "t1:5,5 +449 +1 n1:60,5 e1:60,5", "down long move up"},
		{"no long press once it moves", "t1:5,5 n1:30,5 +600 e1:30,5", "down move start up drop"},
		{"no long press with a mouse", "d5,5 +600 u5,5", "down up tap"},
		{"finger ends hovering", "m5,5 t1:9,9 e1:9,9", "hover hoverend down up tap"},
		{"up without down", "u5,5 e1:5,5", ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := play(t, ViewOf(1280, 720, 1), test.script); got != test.want {
				t.Errorf("%s\n got: %s\nwant: %s", test.script, got, test.want)
			}
		})
	}
}

// Thresholds are a matter of hands: they do not grow with the table.
func TestThresholdIsInScreenPixels(t *testing.T) {
	small, large := ViewOf(640, 360, 1), ViewOf(3840, 2160, 1)
	for _, v := range []View{small, large} {
		if got := play(t, v, "d50,50 m53,50 u53,50"); !strings.HasSuffix(got, "tap") {
			t.Errorf("scale %.1f: 3 pixels: %s", v.Scale, got)
		}
		if got := play(t, v, "d50,50 m56,50 u56,50"); !strings.HasSuffix(got, "drop") {
			t.Errorf("scale %.1f: 6 pixels: %s", v.Scale, got)
		}
	}
	if got := play(t, ViewOf(2560, 1440, 2), "d50,50 m56,50 u56,50"); !strings.HasSuffix(got, "tap") {
		t.Errorf("3 pixels of a screen of density 2: %s", got)
	}
}

func TestTapIsWhereItWasPressed(t *testing.T) {
	v := ViewOf(2560, 1440, 1)
	var p pointer
	out := p.feed(Raw{Kind: RawDown, X: 200, Y: 100}, v, 0, nil)
	out = p.feed(Raw{Kind: RawUp, X: 202, Y: 100}, v, 0, out)
	tap := out[len(out)-1]
	if tap.Kind != Tap || tap.Pos != (Point{100, 50}) {
		t.Errorf("got %+v, want a tap at 100, 50 units", tap)
	}
}

// Fifty clicks a second, some of them three buttons at once: as many taps as
// clicks, no more.
func TestManyClicks(t *testing.T) {
	script := strings.Repeat("d5,5 u5,5 ", 50)
	if got := strings.Count(play(t, ViewOf(1280, 720, 1), script), "tap"); got != 50 {
		t.Errorf("%d taps of 50 clicks", got)
	}
}
