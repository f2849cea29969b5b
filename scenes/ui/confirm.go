package ui

import (
	"wyrmtable/art"
	"wyrmtable/game"
)

// Confirm is an overlay that asks one question. It pops with true or false.
type Confirm struct {
	ui       *UI
	question game.Text
	detail   game.Text
	yes, no  game.Text
	grave    bool
	begun    bool
}

// NewConfirm asks question, explained by detail. yes and no are the words on
// the buttons; grave questions (deleting) begin with the keyboard on no.
func NewConfirm(k *Kit, question, detail, yes, no game.Text, grave bool) *Confirm {
	return &Confirm{ui: New(k), question: question, detail: detail, yes: yes, no: no, grave: grave}
}

// Overlay implements game.Overlay.
func (d *Confirm) Overlay() bool { return true }

// Update implements game.Scene.
func (d *Confirm) Update(c *game.Context) {
	if !d.begun {
		d.begun = true
		d.ui.Focus("yes")
		if d.grave {
			d.ui.Focus("no")
		}
		d.ui.keys = true // what Enter will answer is seen
	}
	d.ui.Update(c, d.build)
}

// Draw implements game.Scene.
func (d *Confirm) Draw(c *game.Context, dst *game.Frame) { d.ui.Draw(c, dst, d.build) }

// Mirror implements game.Mirrored.
func (d *Confirm) Mirror(c *game.Context) game.Mirror { return d.ui.Mirror(c.T(d.question)) }

func (d *Confirm) build(c *game.Context) {
	u := d.ui
	u.Veil(0.6)
	u.Block("veil", c.Bounds())
	w := min(u.Size(520), c.W-24)
	in := w - 56
	head := HeadText.Sized(22).At(art.Centre)
	body := BodyText.At(art.Centre)
	hh, bh := u.ParaHeight(in, c.T(d.question), head), u.ParaHeight(in, c.T(d.detail), body)
	bt := max(u.Size(46), 46)
	h := 28 + hh + 12 + bh + 20 + bt + 26
	r := game.Rect{X: (c.W - w) / 2, Y: (c.H - h) / 2, W: w, H: h}
	u.Region("confirm", c.T(d.question))
	u.Panel(r)
	u.Para(r.X+28, r.Y+28, in, c.T(d.question), head)
	u.Para(r.X+28, r.Y+40+hh, in, c.T(d.detail), body)
	bw := (in - 16) / 2
	y := r.Y + r.H - 26 - bt
	if u.Button("no", game.Rect{X: r.X + 28, Y: y, W: bw, H: bt}, Button{Text: c.T(d.no)}) || u.Key(game.Cancel) {
		c.Pop(false)
	}
	if u.Button("yes", game.Rect{X: r.X + 44 + bw, Y: y, W: bw, H: bt}, Button{Text: c.T(d.yes), Look: EmberLook}) {
		c.Pop(true)
	}
}
