package ui

import (
	"math"
	"strconv"

	"wyrmtable/art"
	"wyrmtable/game"
)

// toggleHigh is the height of a switch; it is 1.8 times as wide.
func toggleHigh(u *UI) float64 { return min(u.Size(28), 40) }

// Toggle puts a switch with its name in r and returns whether it is on after
// what the player did.
func (u *UI) Toggle(id string, r game.Rect, label string, on bool) bool {
	h := u.Hit(id, r, Place{Label: label, On: on})
	if h.Pressed {
		return !on
	}
	if u.mute {
		return on
	}
	hgt := min(r.H-8, toggleHigh(u))
	w := hgt * 1.8
	box := game.Rect{X: r.X + r.W - w - 4, Y: r.Y + (r.H-hgt)/2, W: w, H: hgt}
	t := BodyText
	if h.Hot {
		t.Col = White
	}
	lw := r.W - w - 20
	u.Lines(r.X+4, r.Y+(r.H-u.ParaHeight(lw, label, t))/2, lw, label, t)
	kind := 0
	if on {
		kind = 1
	}
	u.face(Key{Kind: "toggle", A: kind}, box, 255, togglePainter[kind])
	if h.Focused {
		u.ring(r)
	}
	return on
}

var togglePainter = [2]facePainter{
	func(c *art.Canvas, w, h float64) { c.Toggle(0, 0, w, h, false, art.StateNormal) },
	func(c *art.Canvas, w, h float64) { c.Toggle(0, 0, w, h, true, art.StateNormal) },
}

// Slider puts a sliding value from lo to hi in r and returns it after what the
// player did. label is for the mirror; unit follows the figure.
func (u *UI) Slider(id string, r game.Rect, label string, v, lo, hi, step int, unit string) int {
	h := u.Hit(id, r, Place{Label: label + " " + strconv.Itoa(v) + unit, Adjust: true})
	num := max(u.Size(54), u.TextWidth("100"+unit, NumberText)+4)
	rail := game.Rect{X: r.X + 14, Y: r.Y + r.H/2 - 4, W: r.W - num - 30, H: 8}
	switch {
	case h.Less:
		return max(lo, v-step)
	case h.More:
		return min(hi, v+step)
	case h.Drag:
		f := (h.Pos.X - rail.X) / rail.W
		n := lo + int(math.Round(f*float64(hi-lo)/float64(step)))*step
		return min(max(n, lo), hi)
	}
	if u.mute {
		return v
	}
	u.Well(rail)
	f := float64(v-lo) / float64(hi-lo)
	if f > 0.02 {
		u.Bar(game.Rect{X: rail.X + 2, Y: rail.Y + 2, W: (rail.W - 4) * f, H: rail.H - 4}, art.Hex("#e0622c"))
	}
	d := min(r.H*0.62, 24)
	u.knob(game.Point{X: rail.X + rail.W*f, Y: rail.Y + rail.H/2}, d/2)
	u.line(game.Rect{X: r.X + r.W - num, Y: r.Y, W: num - 4, H: r.H}, strconv.Itoa(v)+unit, NumberText.At(art.Right))
	if h.Focused {
		u.ring(r)
	}
	return v
}

func (u *UI) knob(p game.Point, r float64) {
	u.face(Key{Kind: "knob"}, game.Rect{X: p.X - r, Y: p.Y - r, W: 2 * r, H: 2 * r}, 255, paintKnob)
}

func paintKnob(c *art.Canvas, w, h float64) {
	m, r := w/2, w/2
	c.Shadow(art.Circle(m, m, r), 0, 2, 2.4, art.HexA("#000000", .8))
	c.Fill(art.Circle(m, m, r), goldEdge(0, h))
	c.Fill(art.Circle(m, m, r*.78), art.Radial(m, m, r, m-r*.3, m-r*.4, art.S(0, "#fff3cf"), art.S(.5, "#d9ae5c"),
		art.S(1, "#7c5320")))
}

// Choice puts options in r, perRow side by side, and returns the chosen one
// after what the player did. label is for the mirror.
func (u *UI) Choice(id string, r game.Rect, label string, names []string, chosen, perRow int) int {
	if len(names) == 0 {
		return chosen
	}
	if perRow <= 0 || perRow > len(names) {
		perRow = len(names)
	}
	u.Well(r)
	rows := (len(names) + perRow - 1) / perRow
	w, hgt := (r.W-6)/float64(perRow), (r.H-6)/float64(rows)
	for i, n := range names {
		seg := game.Rect{X: r.X + 3 + w*float64(i%perRow), Y: r.Y + 3 + hgt*float64(i/perRow), W: w, H: hgt}
		h := u.Hit(u.Kit.sub(id, i), seg, Place{Label: label + u.T(Colon) + n, On: i == chosen})
		if h.Pressed {
			chosen = i
		}
		if !u.mute {
			u.segment(seg, n, i == chosen, h)
		}
	}
	return chosen
}

var optionText = Text{Face: BodyText.Face, Size: 16, Col: Sand, Align: art.Centre}

func (u *UI) segment(r game.Rect, name string, on bool, h Hit) {
	t := optionText
	if on {
		u.face(Key{Kind: "segment"}, r, 255, paintSegment)
		t.Col = White
		t.Face = StrongText.Face
	} else if h.Hot {
		t.Col = Cream
	}
	u.line(r.Inset(5), name, t)
	if h.Focused {
		u.ring(r)
	}
}

func paintSegment(c *art.Canvas, w, h float64) {
	c.Fill(art.RoundRect(0, 0, w, h, 7), art.Linear(0, 0, 0, h, art.S(0, "#e8703a"), art.S(.5, "#a93016"),
		art.S(1, "#6b190b")))
	c.Stroke(art.RoundRect(.8, .8, w-1.6, h-1.6, 6.4), 1.4, art.SolidA("#ffd9a0", .75))
}
