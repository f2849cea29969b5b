package ui

import (
	"image/color"

	"wyrmtable/art"
	"wyrmtable/game"
)

// sized returns the size of t in units after the settings.
func (u *UI) sized(t Text) float64 {
	if t.Fixed {
		return t.Size
	}
	return u.Size(t.Size)
}

// colour returns the colour of t: high contrast lifts asides on dark ground.
func (u *UI) colour(t Text) color.NRGBA {
	if !u.contrast() {
		return t.Col
	}
	switch t.Col {
	case Sand, Gold:
		return White
	case InkPale:
		return Ink
	}
	return t.Col
}

// minShrink is how far a label shrinks to fit its place before it is cut.
const minShrink = 0.62

// Label sets one line in r, anchored as t says and centred in height. A line
// too wide shrinks; one that would become too small to read is cut with an
// ellipsis. The mirror gets the whole text.
func (u *UI) Label(r game.Rect, s string, t Text) {
	u.Say(s)
	u.line(r, s, t)
}

// Words is Label for words that the mirror has already: a button's, for
// instance.
func (u *UI) Words(r game.Rect, s string, t Text) { u.line(r, s, t) }

func (u *UI) line(r game.Rect, s string, t Text) {
	if s == "" || u.mute || u.hidden(r) && u.Kit.Audit == nil {
		return
	}
	size, fitted := u.fit(s, t, r.W)
	w := art.TextWidth(t.Face, size, fitted)
	x := r.X
	switch t.Align {
	case art.Centre:
		x += (r.W - w) / 2
	case art.Right:
		x += r.W - w
	}
	y := r.Y + r.H/2 + 0.34*size
	u.Kit.Audit.note(u, game.Rect{X: x, Y: y - 0.62*size, W: w, H: 0.76 * size}, s, fitted != s)
	if !u.hidden(r) {
		u.words(x, y, size, fitted, t)
	}
}

// fit returns the size at which s goes into w, and s cut if it does not.
func (u *UI) fit(s string, t Text, w float64) (float64, string) {
	size := u.sized(t)
	size = art.FitText(t.Face, size, size*minShrink, w, s)
	if art.TextWidth(t.Face, size, s) <= w+0.5 {
		return size, s
	}
	runes := []rune(s)
	for len(runes) > 1 && art.TextWidth(t.Face, size, string(runes)+"…") > w {
		runes = runes[:len(runes)-1]
	}
	return size, string(runes) + "…"
}

// words puts letters with their baseline beginning at x, y.
func (u *UI) words(x, y, size float64, s string, t Text) {
	at := game.Rect{X: x, Y: y - 0.62*size, W: art.TextWidth(t.Face, size, s), H: 0.76 * size}
	if u.Kit.Audit.letter(u, Letters{At: u.visible(at), Words: s, Col: u.colour(t), Size: size}, t.Face) {
		return
	}
	img, w, h, pad, up := u.Kit.Label(t.Face, size, t.Shadow, s)
	u.sprite(img, game.Rect{X: x - pad, Y: y - up, W: w, H: h}, u.colour(t))
}

// TextWidth returns the width of one line of s.
func (u *UI) TextWidth(s string, t Text) float64 {
	return art.TextWidth(t.Face, u.sized(t), s)
}

// LineHeight returns the height of one line of t.
func (u *UI) LineHeight(t Text) float64 { return u.sized(t) * t.lead() }

// Para sets a text over as many lines as it needs in width w, from y down, and
// returns its height.
func (u *UI) Para(x, y, w float64, s string, t Text) (h float64) {
	if s == "" {
		return 0
	}
	u.Say(s)
	return u.Lines(x, y, w, s, t)
}

// Lines is Para for words that the mirror has already.
func (u *UI) Lines(x, y, w float64, s string, t Text) (h float64) {
	size, lead := u.sized(t), u.LineHeight(t)
	for _, l := range u.Kit.Wrap(t.Face, size, w, s) {
		u.line(game.Rect{X: x, Y: y + h, W: w, H: lead}, l, t)
		h += lead
	}
	return h
}

// ParaHeight returns the height Para would take.
func (u *UI) ParaHeight(w float64, s string, t Text) float64 {
	if s == "" {
		return 0
	}
	return float64(len(u.Kit.Wrap(t.Face, u.sized(t), w, s))) * u.LineHeight(t)
}

// Heading is a Label that the mirror reads as the name of what follows.
func (u *UI) Heading(r game.Rect, s string, t Text) {
	u.mirror.add(game.Item{Role: game.HeadingItem, Label: s})
	u.line(r, s, t)
}
