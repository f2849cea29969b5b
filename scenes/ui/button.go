package ui

import (
	"image/color"
	"slices"
	"strings"

	"wyrmtable/art"
	"wyrmtable/game"
)

// Look is how a button or panel looks.
type Look uint8

// The looks.
const (
	SlateLook  Look = iota // a pointed plate: the usual button
	EmberLook              // the main thing to do on the screen; one at most
	VioletLook             // the same, where the cloth is violet
	PanelLook              // a panel that can be pressed
	BareLook               // words only, or an icon only
)

// Button is a thing to press.
type Button struct {
	Text     string
	Sub      string      // a second, smaller line (PanelLook)
	Icon     string      // name of an icon of package art, left of the text
	Look     Look        //
	Hint     game.Action // shows the key bound to this action
	Disabled bool
	Why      string // why it is disabled, or what it does: shown and read when pointed at
	On       bool   // chosen, among several
	Folds    bool   // shows and hides something, which is shown if On
	Size     float64
	Label    string // for the mirror, where Text does not say enough
}

// Button puts a button in r and reports whether it was pressed.
func (u *UI) Button(id string, r game.Rect, b Button) bool {
	label := b.Label
	if label == "" {
		label = b.Text
		if b.Sub != "" {
			label += ". " + b.Sub
		}
	}
	if b.Disabled && b.Why != "" {
		label += " (" + b.Why + ")"
	}
	h := u.Hit(id, r, Place{Label: label, Disabled: b.Disabled, On: b.On, Folds: b.Folds})
	if u.mute {
		return h.Pressed
	}
	u.buttonFace(r, b, h)
	if h.Down {
		r.Y++
	}
	u.buttonText(r, b)
	if h.Focused {
		u.ring(r)
	}
	if b.Why != "" && h.Tip {
		u.Tip(r, b.Why)
	}
	return h.Pressed
}

func (u *UI) buttonFace(r game.Rect, b Button, h Hit) {
	hot := h.Hot || b.On && !b.Folds
	if u.contrast() && b.Look != BareLook {
		switch {
		case b.Disabled:
			u.face(Key{Kind: "solidoff"}, r, 255, paintSolidOff)
		case b.main():
			u.face(Key{Kind: "solidmain"}, r, 255, paintSolidMain)
		default:
			u.face(Key{Kind: "solid"}, r, 255, paintSolid)
		}
		if hot && !b.Disabled {
			u.face(Key{Kind: "ring"}, r, 255, paintRing)
		}
		return
	}
	if b.Look == BareLook {
		return
	}
	if b.Look == PanelLook {
		if hot && !b.Disabled {
			u.wideFace(Key{Kind: "panel", A: 1}, r, 255, wideMargin, paintPanelHot)
		} else {
			u.wideFace(Key{Kind: "panel"}, r, 255, wideMargin, paintPanel)
		}
		return
	}
	kind, state := art.ButtonSlate, art.StateNormal
	switch b.Look {
	case EmberLook:
		kind = art.ButtonEmber
	case VioletLook:
		kind = art.ButtonViolet
	}
	switch {
	case b.Disabled:
		state = art.StateDisabled
	case h.Down:
		state = art.StatePressed
	case hot:
		state = art.StateHover
	}
	u.face(Key{Kind: "button", A: int(kind), B: int(state)}, r, 255, buttonFaces[kind][state])
}

// main reports whether a button is the main thing to do.
func (b *Button) main() bool { return b.Look == EmberLook || b.Look == VioletLook }

func (u *UI) buttonText(r game.Rect, b Button) {
	t := ButtonText
	if b.Size > 0 {
		t.Size = b.Size
	}
	if b.Disabled {
		t.Col = art.Hex("#a89a80")
	} else if u.contrast() && b.main() {
		t.Col, t.Shadow = art.Hex("#000000"), false // on pale gold
	}
	if b.Look == PanelLook {
		u.panelText(r, b, t)
		return
	}
	pad := tipOf(r.W, r.H) + 4
	in := game.Rect{X: r.X + pad, Y: r.Y, W: r.W - 2*pad, H: r.H}
	if b.Look == BareLook {
		in = r
	}
	icon := min(r.H*0.52, u.Size(t.Size)*1.35)
	switch {
	case b.Icon != "" && b.Text == "":
		u.Icon(b.Icon, r.Center(), min(r.W, r.H)*0.6, t.Col)
		return
	case b.Icon != "":
		w := min(u.TextWidth(b.Text, t), in.W-icon-8)
		x := in.X + (in.W-w-icon-8)/2
		u.Icon(b.Icon, game.Point{X: x + icon/2, Y: r.Y + r.H/2}, icon, t.Col)
		in.X, in.W = x+icon+8, w+1
	}
	if key := u.KeyName(b.Hint); key != "" && in.W > u.TextWidth(b.Text, t)+60 {
		u.line(game.Rect{X: in.X, Y: r.Y, W: in.W, H: r.H}, key, CaptionText.At(art.Right).In(u.hintColour(&b)))
	}
	if u.buttonLines(b, r.W) > 1 || b.Look != BareLook && u.TextWidth(b.Text, t)*minShrink > in.W {
		u.wrapped(in, b.Text, t)
		return
	}
	u.line(in, b.Text, t)
}

// hintColour is the colour of the name of a key on a button.
func (u *UI) hintColour(b *Button) color.NRGBA {
	if u.contrast() && b.main() && !b.Disabled {
		return art.Hex("#000000")
	}
	return CaptionText.Col
}

// wrapShrink is the size of the text of a button that takes several lines.
const wrapShrink = 0.72

// wrapLeast is the least size of letters of such a text, in units.
const wrapLeast = 8.5

// broken reports whether a word of s is wider than w, and would be broken.
func (u *UI) broken(s string, t Text, w float64) bool {
	return slices.ContainsFunc(strings.Fields(s), func(word string) bool { return u.TextWidth(word, t) > w })
}

// wrapLead is how far apart its lines are, in sizes.
const wrapLead = 1.15

// buttonLines returns how many lines the text of a button of width w takes.
func (u *UI) buttonLines(b Button, w float64) int {
	t := ButtonText
	if b.Size > 0 {
		t.Size = b.Size
	}
	in := w - 2*(tipOf(w, max(44, u.Size(42)))+4)
	if b.Icon != "" {
		in -= u.Size(t.Size)*1.35 + 8
	}
	if b.Look == BareLook || u.TextWidth(b.Text, t)*minShrink <= in {
		return 1
	}
	return len(u.Kit.Wrap(t.Face, u.sized(t)*wrapShrink, in, b.Text))
}

// ButtonHeight returns how high a button of width w must be for its text to lie
// inside its frame.
func (u *UI) ButtonHeight(b Button, w float64) float64 {
	size := ButtonText.Size
	if b.Size > 0 {
		size = b.Size
	}
	if n := u.buttonLines(b, w); n > 1 {
		return u.Size(size)*wrapShrink*wrapLead*float64(n) + 18
	}
	return u.Size(size)*wrapLead + 8
}

// Wrapped sets a text that has no room for its size in one line in several
// smaller ones, in the middle of r.
func (u *UI) Wrapped(r game.Rect, s string, t Text) {
	u.Say(s)
	u.wrapped(r, s, t)
}

// wrapped is Wrapped for words that the mirror has already.
func (u *UI) wrapped(r game.Rect, s string, t Text) {
	t.Size, t.Fixed = u.sized(t)*wrapShrink, true
	t.Lead = wrapLead
	h := u.ParaHeight(r.W, s, t)
	for t.Size > wrapLeast && (h > r.H-6 || u.broken(s, t, r.W)) {
		t.Size *= 0.95
		h = u.ParaHeight(r.W, s, t)
	}
	if h > r.H-6 {
		u.Painted(r, s, true) // it reaches into the frame
	}
	u.Lines(r.X, r.Y+(r.H-h)/2, r.W, s, t)
}

// panelText sets icon, text and second line of a panel from the left.
func (u *UI) panelText(r game.Rect, b Button, t Text) {
	t.Align = art.Left
	t.Col = Gold
	if b.Disabled {
		t.Col = Sand
	}
	x := r.X + 16
	if b.Icon != "" {
		d := min(r.H*0.66, max(44, u.Size(40)))
		u.Medal(b.Icon, game.Point{X: x + d/2, Y: r.Y + r.H/2}, d/2)
		x += d + 14
	}
	in := game.Rect{X: x, Y: r.Y, W: r.X + r.W - x - 14, H: r.H}
	if b.Sub == "" {
		if u.TextWidth(b.Text, t)*minShrink > in.W {
			u.wrapped(in, b.Text, t)
		} else {
			u.line(in, b.Text, t)
		}
		return
	}
	sub := SmallText.Sized(15.5)
	h1, h2 := u.LineHeight(t), u.LineHeight(sub)
	in.Y += (r.H - h1 - h2) / 2
	in.H = h1
	u.line(in, b.Text, t)
	in.Y, in.H = in.Y+h1, h2
	u.line(in, b.Sub, sub)
}

// KeyName returns the name of the key bound to an action, or "".
func (u *UI) KeyName(a game.Action) string {
	if a == game.NoAction || u.ctx.Settings == nil {
		return ""
	}
	if ks := u.ctx.Settings.Keys[a]; len(ks) > 0 && ks[0] != "" {
		return u.T(ks[0].Label())
	}
	return ""
}
