package scenes

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"wyrmtable/art"
	"wyrmtable/art/arttest"
	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/scenes/looks"
	"wyrmtable/scenes/ui"
)

// opened shows a screen by its name above the menu. Names are those of everyName,
// and of what is come to from there: a game's offer, its set-up with the options
// open, its course, a lesson and the result of a match.
func opened(t *testing.T, kit *ui.Kit, name string, w, h int, set func(k *game.Settings)) *gametest.Rig {
	t.Helper()
	router := &Router{Kit: kit, Looks: looks.All, Seed: 5}
	opt := game.Options{Home: router.Home, Store: game.NewMemory()}
	what, rest, _ := strings.Cut(name, ":")
	then := map[string][]string{"offer": {"tile-" + rest}, "options": {"tile-" + rest, "several", "options"},
		"course": {"learn-" + rest}, "lesson": {"learn-" + rest, "next"}}[what]
	if then != nil {
		name = "menu"
	}
	var scene game.Scene
	if what == "result" {
		scene = router.Result(finished(t), game.Head{})
	} else {
		var err error
		if scene, err = router.Named(name); err != nil {
			t.Fatal(err)
		}
	}
	if scene != nil {
		opt.Over = []game.Scene{scene}
	}
	r := gametest.New(t, opt, w, h)
	r.Blind = true
	c := r.App.Context()
	set(c.Settings)
	c.Settings.Speed = game.Instant
	c.Redraw()
	r.Run(100 * time.Millisecond)
	for _, id := range then {
		r.PressMirror(id)
		r.Run(400 * time.Millisecond) // a mirror is not told anew at once while things move
	}
	r.Run(900 * time.Millisecond) // what unfolds, unfolds
	return r
}

// reached are the screens that people come to.
func reached() []string {
	all := append(everyName(), "result")
	for _, g := range looks.Games() {
		all = append(all, "options:"+g.ID)
	}
	for _, what := range []string{"offer", "course", "lesson"} {
		all = append(all, what+":dracoliath")
	}
	slices.Sort(all)
	return all
}

// TestTargetsAndWordsInNarrowWindows opens every screen in windows as narrow as 320
// pixels, with text of the usual size and of twice that: what can be pressed is at
// least 24 pixels wide and high, and no word is cut or leaves its place.
func TestTargetsAndWordsInNarrowWindows(t *testing.T) {
	kit := ui.NewKit()
	kit.Pics.Sketch, kit.Pics.Sync = true, true
	for _, px := range [][2]int{{320, 640}, {390, 844}, {1280, 720}} {
		for _, text := range []int{100, 200} {
			for _, name := range reached() {
				r := opened(t, kit, name, px[0], px[1], func(k *game.Settings) { k.TextSize = text })
				audit := &ui.Audit{}
				kit.Audit = audit
				r.App.Context().Redraw()
				r.Run(50 * time.Millisecond)
				at := fmt.Sprintf("%s at %dx%d, text %d %%", name, px[0], px[1], text)
				for _, what := range audit.Found() {
					if strings.HasPrefix(what, "\"") { // on a table places lie on others; words may not
						t.Errorf("%s: %s", at, what)
					}
				}
				for _, what := range small(audit.Targets(), r.App.Context().View) {
					if onMap := name == "table:dragons-wrath" && strings.HasPrefix(what, "card."); !onMap {
						t.Errorf("%s: %s", at, what) // what lies on a map lies where it is
					}
				}
				if len(audit.Targets()) == 0 {
					t.Errorf("%s: nothing to press", at)
				}
				kit.Audit = nil
			}
		}
	}
}

// small lists the targets that are smaller than 24 device-independent pixels and do
// not stand apart: a circle of 24 pixels around the middle of each meets no other
// target, nor another such circle. Scroll bars are left out: what they move is moved
// by a finger, the wheel and the keys.
func small(all []ui.Target, v game.View) (found []string) {
	const least = 24
	k := v.Scale / v.Device
	tiny := func(r game.Rect) bool { return r.W*k < least-0.1 || r.H*k < least-0.1 }
	for _, target := range all {
		if !tiny(target.At) || strings.HasSuffix(target.ID, ".-1") {
			continue
		}
		at := target.At.Center()
		for _, other := range all {
			away := distance(at, other.At) * k
			if tiny(other.At) {
				c := other.At.Center()
				away = min(away, math.Hypot(c.X-at.X, c.Y-at.Y)*k-least/2)
			}
			if other.ID != target.ID && away < least/2-0.1 {
				found = append(found, fmt.Sprintf("%s is %.0f by %.0f pixels, and %.0f from %s",
					target.ID, target.At.W*k, target.At.H*k, away, other.ID))
				break
			}
		}
	}
	return found
}

// distance is how far a point is from a rectangle.
func distance(p game.Point, r game.Rect) float64 {
	return math.Hypot(max(r.X-p.X, 0, p.X-r.X-r.W), max(r.Y-p.Y, 0, p.Y-r.Y-r.H))
}

// TestTextsStandOut measures the contrast of every line of text that can be seen on
// every screen, in ordinary colours and in high contrast: that of its ink to what
// the frame has behind it, which is drawn once without any letters.
func TestTextsStandOut(t *testing.T) {
	for _, high := range []bool{false, true} {
		measured := 0
		for _, name := range reached() {
			r := opened(t, kit, name, 1280, 720, func(k *game.Settings) { k.HighContrast = high })
			measured += standsOut(t, r, fmt.Sprintf("%s, high contrast %v", name, high))
		}
		if measured < 600 {
			t.Errorf("only %d lines of text were measured", measured)
		}
	}
}

// off is the ink of buttons that cannot be pressed now.
var off = art.Hex("#a89a80")

func standsOut(t *testing.T, r *gametest.Rig, at string) (measured int) {
	t.Helper()
	frame := func(bare bool) (*ui.Audit, *image.RGBA) {
		audit := &ui.Audit{Bare: bare}
		kit.Audit = audit
		r.App.Context().Redraw()
		r.Run(50 * time.Millisecond)
		return audit, r.Picture()
	}
	defer func() { kit.Audit = nil }()
	_, ground := frame(true)
	audit, seen := frame(false)
	k := r.App.Context().View.Scale
	for _, l := range audit.Letters() {
		box := image.Rect(int(l.At.X*k), int(l.At.Y*k), int(math.Ceil((l.At.X+l.At.W)*k)), int(math.Ceil((l.At.Y+l.At.H)*k)))
		box = box.Intersect(seen.Bounds())
		if l.Col == off || !inked(seen, ground, box) {
			continue // something lies over it
		}
		measured++
		least := 4.5
		if l.Size >= 24 || l.Bold && l.Size >= 18.66 {
			least = 3
		}
		behind := mean(ground, box)
		if got := arttest.Contrast(l.Col, behind); got < least-0.005 {
			t.Errorf("%s: %q (%.0f units) is #%02x%02x%02x on #%02x%02x%02x: %.2f, want %.1f", at, l.Words, l.Size,
				l.Col.R, l.Col.G, l.Col.B, behind.R, behind.G, behind.B, got, least)
		}
	}
	return measured
}

// inked reports whether letters can be seen in a part of a frame.
func inked(seen, ground *image.RGBA, box image.Rectangle) bool {
	differ := 0
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			a, b := seen.RGBAAt(x, y), ground.RGBAAt(x, y)
			if max(a.R, b.R)-min(a.R, b.R) > 24 || max(a.G, b.G)-min(a.G, b.G) > 24 {
				differ++
			}
		}
	}
	return differ*20 > box.Dx()*box.Dy()
}

// mean is the colour of a part of a frame.
func mean(of *image.RGBA, box image.Rectangle) color.NRGBA {
	var sum [3]int
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			p := of.RGBAAt(x, y)
			sum[0], sum[1], sum[2] = sum[0]+int(p.R), sum[1]+int(p.G), sum[2]+int(p.B)
		}
	}
	n := max(1, box.Dx()*box.Dy())
	return color.NRGBA{uint8(sum[0] / n), uint8(sum[1] / n), uint8(sum[2] / n), 255}
}

// TestAShortMatchByKeysAlone and TestAShortMatchByAReaderAlone take each game from
// the menu through twelve answers to its result, given up by the menu of the table,
// and back: nothing but Tab and Enter, or nothing but the buttons of the mirror.
func TestAShortMatchByKeysAlone(t *testing.T) {
	for _, g := range looks.Games() {
		t.Run(g.ID, func(t *testing.T) { shortMatch(t, g, true) })
	}
}

func TestAShortMatchByAReaderAlone(t *testing.T) {
	for _, g := range looks.Games() {
		t.Run(g.ID, func(t *testing.T) { shortMatch(t, g, false) })
	}
}

// A visitor sees nothing: he knows what the mirror says.
type visitor struct {
	*gametest.Rig
	t    *testing.T
	keys bool
	did  []string
}

func shortMatch(t *testing.T, g *rules.Game, keys bool) {
	router := &Router{Kit: unpainted, Looks: looks.All, Seed: 5}
	v := &visitor{Rig: gametest.New(t, game.Options{Home: router.Home}, 1280, 720), t: t, keys: keys}
	v.Blind = true
	v.Run(300 * time.Millisecond)
	v.App.Context().Settings.Speed = game.Instant
	for _, id := range []string{"tile-" + g.ID, "several", "options", "begin.0", "start"} {
		if id != "begin.0" || v.has(id) { // who begins is part of some games
			v.press(id)
		}
	}
	for n := 0; v.answers() < 12; n++ {
		if n == 200 {
			t.Fatalf("%d answers after %d presses: %v; there is %v", v.answers(), n, v.did, v.offered())
		}
		v.press(v.pick(n))
	}
	if g.ID == "drakerion" {
		return // whose hidden questions nobody gives up in: TestDrakerionMatchByKeys plays to the end
	}
	for n := 0; !v.has("concede"); n++ {
		if n == 30 {
			t.Fatalf("there is no way to give up, but %v, after %v", v.offered(), v.did)
		}
		v.Run(time.Second) // a curtain may be falling
		if v.has("menu") {
			v.press("menu")
		} else {
			v.press(v.pick(n))
		}
	}
	v.press("concede")
	v.press("yes")
	v.Run(time.Second)
	if !v.has("rematch") {
		t.Fatalf("given up, there is %v", v.offered())
	}
	v.press("menu")
	if !v.has("tile-" + g.ID) {
		t.Errorf("after the result there is %v", v.offered())
	}
}

// answers is how many answers the match has that is kept.
func (v *visitor) answers() int {
	head, ok := v.App.Context().Saves.Latest()
	if !ok {
		return 0
	}
	_, data, _, err := v.App.Context().Saves.Load(head.ID)
	if err != nil {
		v.t.Fatal(err)
	}
	return strings.Count(string(data), "\na ")
}

func (v *visitor) has(id string) bool {
	_, ok := v.App.Mirror().Find(id)
	return ok
}

// offered lists what can be pressed.
func (v *visitor) offered() (ids []string) {
	for _, region := range v.App.Mirror().Regions {
		for _, it := range region.Items {
			if it.Role == game.ButtonItem && !it.Disabled && !it.Hint {
				ids = append(ids, it.ID)
			}
		}
	}
	return ids
}

// pick chooses what answers: where something must be chosen, that; else cards, and
// now and then the large button.
func (v *visitor) pick(n int) string {
	var goals, cards, rest []string
	for _, region := range v.App.Mirror().Regions {
		for _, it := range region.Items {
			kind, _, _ := strings.Cut(it.ID, ".")
			switch {
			case it.Role != game.ButtonItem || it.Disabled || it.Hint:
			case kind == "lift", kind == "hand", kind == "option":
				return it.ID
			case kind == "goal":
				goals = append(goals, it.ID)
			case kind == "card" && strings.Contains(it.Label, "(jouable)"):
				cards = append(cards, it.ID)
			case kind == "act", kind == "end", kind == "pass", kind == "nobody", kind == "reveal":
				rest = append(rest, it.ID)
			}
		}
	}
	if len(goals) > 0 {
		return goals[0]
	}
	if len(cards) > 0 && (n%3 != 0 || len(rest) == 0) {
		return cards[n%len(cards)]
	}
	if len(rest) > 0 {
		return rest[n%len(rest)]
	}
	return ""
}

// press presses a button of the mirror, or walks to it and presses Enter. Nothing
// named: it waits.
func (v *visitor) press(id string) {
	v.t.Helper()
	v.did = append(v.did, id)
	switch {
	case id == "":
	case !v.keys:
		if !v.has(id) {
			v.t.Fatalf("there is no %q but %v, after %v", id, v.offered(), v.did)
		}
		v.PressMirror(id)
	default:
		for n := 0; ; n++ {
			it, _ := v.App.Mirror().Find(id)
			if it.Focused {
				break
			}
			if n == 200 {
				v.t.Fatalf("Tab never reaches %q of %v, after %v", id, v.offered(), v.did)
			}
			v.Rig.Press("Tab")
		}
		v.Rig.Press("Enter")
	}
	v.Run(600 * time.Millisecond)
}
