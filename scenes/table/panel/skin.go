package panel

import (
	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/scenes/ui"
)

// This file describes furniture in a game's own skin.

// Panel is a panel with a title; without a skin the usual one.
func (d *Desk) Panel(r game.Rect, title string) {
	u, k := d.UI, d.Look.Furniture.Skin
	if k != nil && k.Panel != nil && u.Contrast() {
		u.Panel(r)
		if title != "" { // as high as the skin's, so that the same lies under it
			u.Heading(game.Rect{X: r.X + 14, Y: r.Y + 5, W: r.W - 28, H: 20}, title,
				Capped(u, ui.HeadText.Sized(13.5).At(art.Centre), 17))
			u.Rule(r.X+30, r.Y+28, r.W-60)
		}
		return
	}
	if k == nil || k.Panel == nil {
		u.Panel(r)
		u.Label(game.Rect{X: r.X, Y: r.Y + 8, W: r.W, H: 24}, title, Capped(u, ui.HeadText.Sized(16).At(art.Centre), 21))
		u.Rule(r.X+30, r.Y+36, r.W-60)
		return
	}
	const m = 14.0
	u.Picture(ui.Key{Kind: "table.skinpanel"}, r.Inset(-m), func(c *art.Canvas) {
		c.Push(art.Translate(m, m))
		k.Panel(c, r.W, r.H, false)
		c.Pop()
	})
	if title == "" {
		return
	}
	size := Capped(u, ui.HeadText.Sized(13.5), 17).Size
	at := game.Rect{X: r.X + 14, Y: r.Y + 5, W: r.W - 28, H: 24}
	u.Picture(ui.Key{Kind: "table.skinhead", Text: title}, at, func(c *art.Canvas) { k.Heading(c, at.W, size, title) })
	u.SayHeading(title)
}

// Button is a button of a weight, with a few words under its own.
func (d *Desk) Button(id string, r game.Rect, words, sub, label string, w art.Weight, disabled bool) bool {
	u, k := d.UI, d.Look.Furniture.Skin
	if label == "" {
		label = words
		if sub != "" {
			label += ". " + sub
		}
	}
	if k == nil || k.Button == nil {
		look := ui.SlateLook
		if w == art.MainWeight {
			look = d.MainLook()
		}
		return u.Button(id, r, ui.Button{Text: words, Look: look, Label: label, Disabled: disabled,
			Size: ButtonSize(u, words, 18, r.W)})
	}
	h := u.Hit(id, r, ui.Place{Label: label, Disabled: disabled})
	state := art.StateNormal
	switch {
	case disabled:
		state = art.StateDisabled
	case h.Down:
		state = art.StatePressed
	case h.Hot:
		state = art.StateHover
	}
	const m = 8.0
	key := ui.Key{Kind: "table.skinbutton", Text: words + "\n" + sub, A: int(w), B: int(state)}
	paint := k.Button
	if u.Contrast() {
		key.Kind, paint = "table.plainbutton", plainButton
	}
	at := r.Inset(-m)
	img := u.Kit.Pics.Get(key, at.W, at.H, func(c *art.Canvas) {
		c.Push(art.Translate(m, m))
		paint(c, r.W, r.H, words, sub, w, state)
		c.Pop()
	})
	if img == nil {
		img = d.oldButton(key, words, at)
	}
	u.Image(img, at, ui.White)
	d.auditButton(r, words, sub, disabled)
	if h.Focused {
		u.Ring(r)
	}
	return h.Pressed
}

// plainButton is the button of every skin in high contrast.
func plainButton(c *art.Canvas, w, h float64, label, sub string, weight art.Weight, state art.State) {
	c.PlainButton(0, 0, w, h, label, sub, weight, state)
}

// legible is the least size of letters of a button that can be read, in units.
const legible = 7.0

// auditButton tells a test what is written on a button. Where the words lie on
// the games' own plates only these know: there it is what high contrast has.
func (d *Desk) auditButton(r game.Rect, words, sub string, disabled bool) {
	u := d.UI
	if d.UI.Kit.Audit == nil {
		return
	}
	p := art.PlainWords(r.W, r.H, words, sub, disabled)
	for i, s := range [...]string{words, sub} {
		size := p.Sizes[i]
		u.Painted(game.Rect{X: r.X, Y: r.Y + p.At[i] - size*.38, W: r.W, H: size * .76}, s, p.Cut || s != "" &&
			size < legible)
	}
}

// oldButton is a picture of a button in another state, for the frames in which
// the one of the present state is being painted: a button does not go out.
func (d *Desk) oldButton(key ui.Key, words string, at game.Rect) *ebiten.Image {
	for _, text := range [...]string{key.Text, words + "\n"} {
		for _, state := range [...]art.State{art.StateNormal, art.StateHover, art.StatePressed, art.StateDisabled} {
			key.Text, key.B = text, int(state)
			if img, ok := d.UI.Kit.Pics.Find(key, at.W, at.H); ok && img != nil {
				return img
			}
		}
	}
	return nil
}
