package ui

import (
	"strings"

	"wyrmtable/art"
	"wyrmtable/game"
)

// An Option is one of the things a Strip offers.
type Option struct {
	Name string
	Icon string // name of an icon of package art; empty for none
}

// Strip puts options side by side in r, the chosen one lit, and returns the one
// that is pressed, or -1; the chosen one can be pressed too. label says for the
// mirror what is chosen; where it is empty the names speak for themselves. Its
// height should be that of StripHigh.
func (u *UI) Strip(id string, r game.Rect, label string, options []Option, chosen int) int {
	pressed := -1
	u.Well(r)
	w := (r.W - 6) / float64(len(options))
	for i, o := range options {
		seg := game.Rect{X: r.X + 3 + w*float64(i), Y: r.Y + 3, W: w, H: r.H - 6}
		say := o.Name
		if label != "" {
			say = label + u.T(Colon) + o.Name
		}
		h := u.Hit(u.Kit.sub(id, i), seg, Place{Label: say, On: i == chosen})
		if h.Pressed {
			pressed = i
		}
		if !u.mute {
			u.stripPart(seg, o, i == chosen, h, u.stripForm(r.W, options))
		}
	}
	if strings.HasPrefix(u.focus, id+".") { // along the strip, whatever lies near it
		switch {
		case u.Key(game.Left):
			u.StepAmong(u.ctx, id+".", -1)
		case u.Key(game.Right):
			u.StepAmong(u.ctx, id+".", 1)
		}
	}
	return pressed
}

// Chip puts a small button in r that is lit while it is on, and reports whether
// it was pressed. label is for the mirror.
func (u *UI) Chip(id string, r game.Rect, name, label string, on bool) bool {
	h := u.Hit(id, r, Place{Label: label, On: on})
	if !u.mute {
		u.Well(r)
		u.stripPart(r.Inset(3), Option{Name: name}, on, h, besideForm)
	}
	return h.Pressed
}

// ChipWide returns how wide a Chip of a name is.
func (u *UI) ChipWide(name string) float64 { return u.TextWidth(name, stripText) + 30 }

// A stripForm is where the names of a strip stand.
type stripForm uint8

const (
	besideForm stripForm = iota // beside their icons, or alone
	belowForm                   // small, below their icons, in up to two lines
	bareForm                    // nowhere: there is room for icons only
)

var (
	stripText  = Text{Face: StrongText.Face, Size: 16, Col: Sand, Align: art.Centre}
	stripBelow = Text{Face: StrongText.Face, Size: 12.5, Col: Sand, Align: art.Centre, Lead: 1.12}
)

const stripShrink = 0.85 // of letters that stand beside an icon

// stripForm chooses how the options of a strip w units wide are set.
func (u *UI) stripForm(w float64, options []Option) stripForm {
	part := (w-6)/float64(len(options)) - 12
	form := besideForm
	for _, o := range options {
		if o.Icon == "" {
			continue
		}
		if u.TextWidth(o.Name, stripText)*stripShrink > part-u.stripIcon()-6 {
			form = max(form, belowForm)
		}
		for word := range strings.FieldsSeq(o.Name) {
			if u.TextWidth(word, stripBelow) > part+8 {
				return bareForm
			}
		}
	}
	return form
}

func (u *UI) stripIcon() float64 { return min(u.Size(24), 40) }

// StripHigh returns the height of a strip of options w units wide.
func (u *UI) StripHigh(w float64, options []Option) float64 {
	switch u.stripForm(w, options) {
	case belowForm:
		return u.stripIcon() + 2*u.LineHeight(stripBelow) + 16
	case bareForm:
		return max(u.stripIcon()+20, 50)
	}
	part := (w-6)/float64(len(options)) - 10
	high := 0.0
	for _, o := range options {
		if t, lines := u.stripLines(o, part, stripText); lines {
			high = max(high, u.ParaHeight(part, o.Name, t))
		}
	}
	return max(50, high+14, u.Size(stripText.Size)+18)
}

// stripLines reports whether a name without an icon has to be set in lines w
// units wide, and how. A word that is too long for that is better shrunk than
// broken.
func (u *UI) stripLines(o Option, w float64, t Text) (Text, bool) {
	t.Size *= stripShrink
	t.Lead = 1.1
	if o.Icon != "" || u.TextWidth(o.Name, t) <= w {
		return t, false
	}
	for word := range strings.FieldsSeq(o.Name) {
		if u.TextWidth(word, t) > w {
			return t, false
		}
	}
	return t, true
}

// stripPart draws one option in r.
func (u *UI) stripPart(r game.Rect, o Option, on bool, h Hit, form stripForm) {
	t, col := stripText, Sand
	switch {
	case on:
		u.face(Key{Kind: "segment"}, r, 255, paintSegment)
		col = White
	case h.Hot:
		col = Cream
	}
	t.Col = col
	d := u.stripIcon()
	in := r.Inset(5)
	small, lines := u.stripLines(o, in.W, t)
	switch {
	case lines:
		u.Lines(in.X, r.Y+(r.H-u.ParaHeight(in.W, o.Name, small))/2, in.W, o.Name, small)
	case o.Icon == "":
		u.line(in, o.Name, t)
	case form == bareForm:
		u.Icon(o.Icon, r.Center(), d, col)
	case form == belowForm:
		u.Icon(o.Icon, game.Point{X: r.X + r.W/2, Y: r.Y + 4 + d/2}, d, col)
		t = stripBelow.In(col)
		free := r.H - d - 6
		u.Lines(r.X+2, r.Y+d+5+(free-u.ParaHeight(r.W-4, o.Name, t))/2, r.W-4, o.Name, t)
	default:
		w := min(u.TextWidth(o.Name, t), in.W-d-6)
		x := in.X + (in.W-w-d-6)/2
		u.Icon(o.Icon, game.Point{X: x + d/2, Y: r.Y + r.H/2}, d, col)
		u.line(game.Rect{X: x + d + 6, Y: r.Y, W: w + 1, H: r.H}, o.Name, t)
	}
	if h.Focused {
		u.ring(r)
	}
	if form == bareForm && h.Tip {
		u.Tip(r, o.Name)
	}
}
