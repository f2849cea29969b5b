package zoom

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/prints"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/tableau"
	"wyrmtable/scenes/theme"
	"wyrmtable/scenes/ui"
	"wyrmtable/sounds"
)

// A Page is what a card shown large stands on.
type Page struct {
	UI      *ui.UI
	Desk    *panel.Desk
	Tableau *tableau.Tableau
	Options theme.Options // by which cards are painted
	spread
}

// A spread is a card shown large, measured: the side that is read, beside it
// the other one if the card has two, and the words.
type spread struct {
	front, back rules.Face // back is 0 for a card of one side
	w, backW    float64    // of the pictures
	side        float64    // of the panel of words
	up          rules.Face // the side that lies on the table
	at          game.Rect  // of the front
}

// backShare is how large the other side is beside the one that is read.
const backShare = 0.74

const gap = 10.0

// whole is how wide all of it is, side by side.
func (p *spread) whole() float64 {
	if p.back == 0 {
		return p.w + gap + p.side
	}
	return p.w + p.backW + 2*gap + p.side
}

// Place is where the card is shown with all that stands beside it.
func (p *Page) Place() game.Rect { return game.Rect{X: p.at.X, Y: p.at.Y, W: p.whole(), H: p.at.H} }

// Other is where the other side of a double-faced card is shown.
func (p *Page) Other() game.Rect {
	h := p.backW * layout.CardRatio
	return game.Rect{X: p.at.X + p.w + gap, Y: p.at.Y + p.at.H - h, W: p.backW, H: h}
}

// Measure lays out the card that is shown large.
func (z *Zoom) Measure(c *game.Context, p *Page) {
	p.spread = spread{up: p.Desk.Look.Game.FaceOf(p.Desk.View, z.Card), side: 270}
	p.front, p.back = p.up, p.Desk.Look.Game.BehindOf(p.up)
	if p.back != 0 && z.Back {
		p.front, p.back = p.back, p.front
	}
	p.w = max(270, min(320, c.H*.39))
	if p.Desk.Lay.Portrait {
		p.w, p.side = min(300, c.W-30), min(360, c.W-16)
		if p.back != 0 {
			p.w = (c.W - 16 - gap) / (1 + backShare)
		}
	}
	p.backW = p.w * backShare
	if p.back != 0 && !p.Desk.Lay.Portrait {
		p.w = min(p.w, (c.W-p.side-2*gap-16)/(1+backShare))
		p.backW = p.w * backShare
	}
	p.at = z.place(c, p)
}

// Build shows the card large, with its words and those of the glossary; of a
// double-faced card both sides. It reports whether that has changed by a press.
func (z *Zoom) Build(c *game.Context, p *Page) (changed bool) {
	if z.Card == 0 || p.Desk.Look.Game.FaceOf(p.Desk.View, z.Card) == 0 {
		return false
	}
	z.Measure(c, p)
	covers := z.Covers(p.Desk.Lay)
	if covers && p.closed(c) {
		return z.Hide()
	}
	p.UI.Region("zoom", p.Desk.Plain(p.Desk.Look.Game.Faces[p.front].Name))
	p.UI.Image(p.picture(p.front, p.w), p.at, ui.White)
	if p.back != 0 && p.turned(covers) {
		z.Back, changed = !z.Back, true
		c.Sound.Play(sounds.CardFlip)
	}
	p.words(c, z.Card)
	return changed
}

// Covers reports whether a card is shown large over the table until it is put
// away, rather than only while the mouse rests.
func (z *Zoom) Covers(lay *layout.Table) bool { return z.Card != 0 && (z.Fixed || lay.Portrait) }

// picture is a face at a width.
func (p *Page) picture(f rules.Face, w float64) *ebiten.Image {
	return prints.Picture(p.UI.Kit, p.Desk.Look.Theme, f, w, true, p.Options)
}

// closed darkens the table under a card that stays until it is put away, and
// reports whether it is.
func (p *Page) closed(c *game.Context) bool {
	u := p.UI
	u.Veil(0.45)
	return u.Hit("zoomveil", c.Bounds(), ui.Place{}).Pressed || u.Key(game.Cancel) || u.Key(game.Zoom)
}

// turned shows the other side of a double-faced card, and reports whether it shall
// come to the front: it is pressed, or a key; the side that lies on the table is
// marked.
func (p *Page) turned(keys bool) bool {
	u := p.UI
	r := p.Other()
	name := p.Desk.Plain(p.Desk.Look.Game.Faces[p.back].Name)
	label := p.Desk.In(rules.Text{FR: "Lire l’autre côté\u00a0: ", EN: "Read the other side: "}) + name + ". " +
		p.Desk.Plain(p.Desk.Look.Game.Faces[p.back].Rules)
	hit := u.Hit("otherside", r, ui.Place{Label: label})
	u.Image(p.picture(p.back, p.backW), r, ui.White)
	if hit.Hot || hit.Focused {
		u.FocusRing(r)
	}
	u.Medal("anticlockwise-rotation", game.Point{X: r.X - gap/2, Y: r.Y + r.H/2}, 19)
	up, under := p.Desk.In(rules.Text{FR: "Sur la table", EN: "On the table"}),
		p.Desk.In(rules.Text{FR: "Au dos", EN: "On the back"})
	if p.front != p.up {
		up, under = under, up
	}
	p.sideMark(p.at, up, p.front == p.up)
	p.sideMark(r, under, p.front != p.up)
	return hit.Pressed || keys && (u.Key(game.Confirm) || u.Key(game.Left) || u.Key(game.Right))
}

// sideMark writes over the upper edge of a side where it lies now.
func (p *Page) sideMark(r game.Rect, words string, on bool) {
	style := ui.CaptionText.At(art.Centre).Sized(13.5).In(ui.Sand)
	if on {
		style = style.In(ui.White)
		p.UI.FocusRing(r)
	}
	w := min(r.W, p.UI.TextWidth(words, style)+30)
	plate := game.Rect{X: r.X + (r.W-w)/2, Y: r.Y - 16, W: w, H: 24}
	p.UI.Picture(ui.Key{Kind: "table.sidemark", A: look.Int(on)}, plate,
		func(cv *art.Canvas) { paintSideMark(cv, plate.W, plate.H, on) })
	p.UI.Label(plate, words, style)
}

func paintSideMark(c *art.Canvas, w, h float64, on bool) {
	p := art.RoundRect(1.5, 1.5, w-3, h-3, h/2-1.5)
	top, foot := "#3a2d25", "#140c08"
	if on {
		top, foot = "#c2461f", "#5a130a"
	}
	c.Fill(p, art.Linear(0, 0, 0, h, art.S(0, top), art.S(1, foot)))
	c.Stroke(p, 1.6, art.Gold(0, 0, w, h))
}

// words writes what the side says that is read, and what its words
// mean.
func (p *Page) words(c *game.Context, id rules.CardID) {
	u, f := p.UI, p.front
	body := ui.BodyText.Sized(16)
	term := ui.Text{Face: body.Face, Size: 14.5, Col: ui.Sand, Lead: 1.15}
	rulesText, terms := p.Desk.Plain(p.Desk.Look.Game.Faces[f].Says()), p.Desk.Look.Words.TermsOf(f)
	if now := p.stateOf(id); now != "" {
		rulesText += "\n" + now
	}
	box := game.Rect{X: p.at.X + p.whole() - p.side, Y: p.at.Y, W: p.side}
	if p.Desk.Lay.Portrait {
		box.X, box.Y = (c.W-p.side)/2, p.at.Y+p.at.H+8
	}
	inner := p.side - 32
	box.H = 64 + u.ParaHeight(inner, rulesText, body)
	for _, k := range terms {
		box.H += 12 + u.ParaHeight(inner, p.Desk.In(k.Word)+p.Desk.Colon()+p.Desk.Plain(k.Text), term)
	}
	box.Y = max(6, min(box.Y, c.H-box.H-6))
	u.Panel(box)
	kind := p.Desk.In(p.Desk.Look.Theme.KindOf(f))
	u.Label(game.Rect{X: box.X + 16, Y: box.Y + 10, W: inner, H: 24}, kind,
		panel.Fit(u, kind, ui.HeadText.Sized(16), inner))
	y := box.Y + 38
	y += u.Para(box.X+16, y, inner, rulesText, body)
	for _, k := range terms {
		y += 6
		u.Rule(box.X+30, y, p.side-60)
		y += 6
		y += u.Para(box.X+16, y, inner, p.Desk.In(k.Word)+p.Desk.Colon()+p.Desk.Plain(k.Text), term)
	}
}

// stateOf says how a card lies now, beyond what is printed on it.
func (p *Page) stateOf(id rules.CardID) string {
	if f := p.Desk.Look.InPlay.Field; f != nil && f.Words != nil {
		if now := p.Desk.Plain(f.Words(p.Desk.View, id)); now != "" {
			return p.Desk.In(rules.Text{FR: "À présent :", EN: "Now:"}) + now
		}
	}
	return ""
}

// place puts the large card beside the one it shows, where it hides least
// of what matters: that card, and where it may go.
func (z *Zoom) place(c *game.Context, p *Page) game.Rect {
	w, whole := p.w, p.whole()
	h := w * layout.CardRatio
	if p.Desk.Lay.Portrait {
		if p.back != 0 {
			return game.Rect{X: (c.W - w - gap - p.backW) / 2, Y: 70, W: w, H: h}
		}
		return game.Rect{X: (c.W - w) / 2, Y: 60, W: w, H: h}
	}
	if z.Fixed {
		return game.Rect{X: (c.W - whole) / 2, Y: (c.H - h) / 2, W: w, H: h}
	}
	s := p.Tableau.Stage.Cards[z.Card].Now()
	own := game.Rect(layout.Around(layout.Point{X: s.X, Y: s.Y}, s.Width, s.Width*layout.CardRatio))
	goals := p.Tableau.GoalsOf(z.Card)
	best, least := game.Rect{}, math.Inf(1)
	for _, y := range [...]float64{s.Y - h/2, 44, c.H - h - 8} {
		for _, x := range [...]float64{s.X + s.Width/2 + 16, s.X - s.Width/2 - 16 - whole, (c.W - whole) / 2} {
			r := game.Rect{X: max(8, min(x, c.W-whole-8)), Y: max(44, min(y, c.H-h-8)), W: whole, H: h}
			hides := 4 * common(r, own)
			for _, g := range goals {
				hides += common(r, g)
			}
			if hides < least {
				best, least = r, hides
			}
		}
	}
	best.W = w
	return best
}

// common is the area that two places share.
func common(a, b game.Rect) float64 {
	w := min(a.X+a.W, b.X+b.W) - max(a.X, b.X)
	h := min(a.Y+a.H, b.Y+b.H) - max(a.Y, b.Y)
	return max(0, w) * max(0, h)
}
