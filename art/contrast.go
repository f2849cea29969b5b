package art

import (
	"math"

	"wyrmtable/fonts"
)

// This file holds the buttons of every table in high contrast: black and pale
// gold without grain or light. What the colours of a game's own buttons tell,
// fields and borders tell here: what has been decided is gold, what lets things
// happen is white, and the rest has a border, thinner to step back.

// plainLook is a button of one weight: its field, its words and its border, so
// many units wide.
type plainLook struct {
	field, ink, edge string
	wide             float64
}

var plainLooks = [...]plainLook{
	MainWeight: {"#ffd45e", "#000000", "#ffffff", 3},
	PassWeight: {"#fff6e0", "#000000", "#ffd45e", 3},
	BackWeight: {"#000000", "#ffffff", "#ffe9b0", 1.5},
	ActWeight:  {"#000000", "#ffffff", "#ffe9b0", 3.5},
}

// plainOff is a button that does nothing now.
var plainOff = plainLook{"#000000", "#c4b8a4", "#8a806e", 1.5}

func plainOf(weight Weight, state State) *plainLook {
	if state == StateDisabled {
		return &plainOff
	}
	return &plainLooks[weight]
}

// PlainPlate is the field of a button in high contrast, without words.
func (c *Canvas) PlainPlate(w, h float64, weight Weight, state State) {
	c.plainPlate(Box{0, 0, w, h}, 9, plainOf(weight, state), false)
}

// PlainButton is a button of a table in high contrast, with a word, and under
// it a few more where sub is not empty. A locked one, disabled, wears a padlock
// where it has room.
func (c *Canvas) PlainButton(x, y, w, h float64, label, sub string, weight Weight, state State) {
	l := plainOf(weight, state)
	if state == StatePressed {
		y++
	}
	c.plainPlate(Box{x, y, w, h}, 9, l, state == StateHover || state == StatePressed)
	p := PlainWords(w, h, label, sub, state == StateDisabled)
	if p.lock {
		c.Icon("padlock", x+w-p.pad-h*0.22, y+h/2, h*0.40, Solid(l.ink))
	}
	for i, s := range [...]string{label, sub} {
		if s != "" {
			size := p.Sizes[i]
			c.Text(p.faces[i], size, x+p.mid, y+p.At[i]+size*0.35, Centre, Shortened(p.faces[i], size, p.room, s), Solid(l.ink))
		}
	}
}

// plainPlate is the field of a button, with a second line inside its border
// under the pointer.
func (c *Canvas) plainPlate(b Box, round float64, l *plainLook, hot bool) {
	c.Fill(b.Round(round), Solid("#000"))
	c.Fill(b.Inset(1).Round(round-1), Solid(l.field))
	c.Stroke(b.Inset(1+l.wide/2).Round(round-1-l.wide/2), l.wide, Solid(l.edge))
	if hot {
		c.Stroke(b.Inset(2.5+l.wide).Round(max(2, round-2.5-l.wide)), 1.5, Solid(l.ink))
	}
}

// PlainText says how the words of a PlainButton are set: the sizes of the label
// and of the words under it, in units, and how far below the upper edge their
// middles lie. Cut reports that one of them does not fit.
type PlainText struct {
	Sizes, At [2]float64
	Cut       bool

	faces          [2]fonts.Face
	pad, mid, room float64
	lock           bool
}

// PlainWords sets the words of a PlainButton of w by h units. They are no smaller
// than on the games' own buttons, whose ends are pointed and leave less room.
func PlainWords(w, h float64, label, sub string, disabled bool) PlainText {
	p := PlainText{pad: math.Min(h*0.2, w*0.07), mid: w / 2, faces: [2]fonts.Face{fonts.Title, fonts.LabelBold}}
	p.room = w - 2*p.pad
	if p.lock = disabled && w > 2.6*h; p.lock {
		p.mid, p.room = p.mid-h*0.2, p.room-h*0.8
	}
	most := [2]float64{h * 0.42, 0}
	p.At[0] = h / 2
	if sub != "" {
		most = [2]float64{h * 0.38, h * 0.235}
		p.At = [2]float64{h * 0.35, h * 0.70}
	}
	for i, s := range [...]string{label, sub} {
		p.Sizes[i] = FitText(p.faces[i], most[i], 4, p.room, s)
		p.Cut = p.Cut || TextWidth(p.faces[i], p.Sizes[i], s) > p.room+0.5
	}
	return p
}

// PlainEye is the button that shows a hand, in high contrast: an eye, and words
// beside it where it is wide enough for them.
func (c *Canvas) PlainEye(x, y, w, h float64, label, sub string, open bool) {
	l := plainLooks[ActWeight]
	icon := "sight-disabled"
	if open {
		l, icon = plainLooks[MainWeight], "eyeball"
	}
	c.plainPlate(Box{x, y, w, h}, 9, &l, false)
	if w < 2*h { // no room for words
		c.Icon(icon, x+w/2, y+h/2, math.Min(w, h)*0.62, Solid(l.ink))
		return
	}
	c.Icon(icon, x+h*0.55, y+h/2, h*0.62, Solid(l.ink))
	room := w - h*1.2
	size := FitText(fonts.Title, h*0.30, 5, room, label)
	c.Text(fonts.Title, size, x+h*1.02, y+h*0.44, Left, label, Solid(l.ink))
	size = FitText(fonts.Rules, h*0.26, 5, room, sub)
	c.Text(fonts.Rules, size, x+h*1.02, y+h*0.76, Left, sub, Solid(l.ink))
}
