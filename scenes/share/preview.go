package share

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/scenes/ui"
)

// A Choice is something that can be done with what was received.
type Choice struct {
	ID   string
	Text game.Text
	Says game.Text // what comes of it, under the buttons
	Do   func(c *game.Context)
}

// A Card is what a page says before anything is done.
type Card struct {
	Title   game.Text
	Theme   *art.Theme // of the game it is about; nil: of none
	Says    []game.Text
	Warns   game.Text
	Choices []Choice
}

// Preview is a page that says what was received and asks what to do with it. Called
// off it does nothing at all, and pops with nil.
type Preview struct {
	ui   *ui.UI
	read func(c *game.Context) Card
	card Card
	done bool // it was read
}

// NewPreview returns the page of a card, which read makes when it is first seen.
func NewPreview(k *ui.Kit, read func(c *game.Context) Card) *Preview {
	return &Preview{ui: ui.New(k), read: read}
}

// Overlay implements game.Overlay.
func (p *Preview) Overlay() bool { return true }

// Update implements game.Scene.
func (p *Preview) Update(c *game.Context) {
	if !p.done {
		p.done, p.card = true, p.read(c)
	}
	p.ui.Update(c, p.build)
}

// Draw implements game.Scene.
func (p *Preview) Draw(c *game.Context, dst *game.Frame) { p.ui.Draw(c, dst, p.build) }

// Mirror implements game.Mirrored.
func (p *Preview) Mirror(c *game.Context) game.Mirror { return p.ui.Mirror(c.T(p.card.Title)) }

func (p *Preview) build(c *game.Context) {
	u, card := p.ui, &p.card
	page := ui.Page{Title: c.T(card.Title), Overlay: true, Wide: 620, Snug: true, Game: card.Theme}
	back := u.Page(page, func(x, y, w float64) float64 {
		f := u.Rows(x, y, w)
		for i, line := range card.Says {
			t := ui.BodyText
			if i == 0 {
				t = ui.HeadText.Sized(19)
			}
			f.Text(c.T(line), t)
		}
		if !card.Warns.Empty() {
			f.Text(c.T(card.Warns), ui.BodyText.In(ui.Alert))
		}
		f.Gap(6)
		for i := range card.Choices {
			p.choice(c, f, i)
		}
		f.Gap(8)
		return f.Height()
	}, nil)
	if back {
		c.Pop(nil)
	}
}

// choice is a button with what comes of it.
func (p *Preview) choice(c *game.Context, f *ui.Rows, i int) {
	k := &p.card.Choices[i]
	b := ui.Button{Text: c.T(k.Text)}
	if i == 0 {
		b.Look = ui.EmberLook
	}
	high := max(50, p.ui.ButtonHeight(b, f.Width()))
	if p.ui.Button(k.ID, f.Take(high), b) {
		k.Do(c)
	}
	f.Text(c.T(k.Says), ui.AsideText)
}
