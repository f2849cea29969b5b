package table

import (
	"math"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/prints"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/pick"
	"wyrmtable/scenes/theme"
	"wyrmtable/scenes/ui"
	"wyrmtable/sounds"
)

// A zoomPage is a card shown large, measured: the side that is read, beside it
// the other one if the card has two, and the words.
type zoomPage struct {
	front, back rules.Face // back is 0 for a card of one side
	w, backW    float64    // of the pictures
	side        float64    // of the panel of words
	up          rules.Face // the side that lies on the table
	at          game.Rect  // of the front
}

// backShare is how large the other side is beside the one that is read.
const backShare = 0.74

const zoomGap = 10.0

// whole is how wide all of it is, side by side.
func (p *zoomPage) whole() float64 {
	if p.back == 0 {
		return p.w + zoomGap + p.side
	}
	return p.w + p.backW + 2*zoomGap + p.side
}

// measureZoom lays out the card that is shown large.
func (t *Scene) measureZoom(c *game.Context) zoomPage {
	p := zoomPage{up: t.look.Game.FaceOf(&t.shown, t.zoom), side: 270}
	p.front, p.back = p.up, t.look.Game.BehindOf(p.up)
	if p.back != 0 && t.zoomBack {
		p.front, p.back = p.back, p.front
	}
	p.w = max(270, min(320, c.H*.39))
	if t.lay.Portrait {
		p.w, p.side = min(300, c.W-30), min(360, c.W-16)
		if p.back != 0 {
			p.w = (c.W - 16 - zoomGap) / (1 + backShare)
		}
	}
	p.backW = p.w * backShare
	if p.back != 0 && !t.lay.Portrait {
		p.w = min(p.w, (c.W-p.side-2*zoomGap-16)/(1+backShare))
		p.backW = p.w * backShare
	}
	p.at = t.zoomPlace(c, &p)
	return p
}

// buildZoom shows a card large, with its words and those of the glossary; of a
// double-faced card both sides.
func (t *Scene) buildZoom(c *game.Context) {
	if t.zoom == 0 || t.look.Game.FaceOf(&t.shown, t.zoom) == 0 {
		return
	}
	p := t.measureZoom(c)
	if t.zoomCovers() && t.closeZoom(c) {
		return
	}
	t.top.Region("zoom", t.plain(t.look.Game.Faces[p.front].Name))
	o := theme.Options{Lang: t.prefs.lang, Letters: t.prefs.letters, Contrast: t.prefs.contrast}
	t.top.Image(prints.Picture(t.kit, t.look.Theme, p.front, p.w, true, o), p.at, ui.White)
	if p.back != 0 {
		t.buildBack(c, &p, o)
	}
	t.buildZoomWords(c, &p)
}

// closeZoom darkens the table under a card that stays until it is put away, and
// reports whether it is put away.
func (t *Scene) closeZoom(c *game.Context) bool {
	u := t.top
	u.Veil(0.45)
	if !u.Hit("zoomveil", c.Bounds(), ui.Place{}).Pressed && !u.Key(game.Cancel) && !u.Key(game.Zoom) {
		return false
	}
	t.hideZoom()
	c.Redraw()
	return true
}

// buildBack shows the other side of a double-faced card. Pressing it, or a key,
// brings it to the front; the side that lies on the table is marked.
func (t *Scene) buildBack(c *game.Context, p *zoomPage, o theme.Options) {
	u := t.top
	h := p.backW * layout.CardRatio
	r := game.Rect{X: p.at.X + p.w + zoomGap, Y: p.at.Y + p.at.H - h, W: p.backW, H: h}
	name := t.plain(t.look.Game.Faces[p.back].Name)
	label := c.T(text("Lire l’autre côté\u00a0: ", "Read the other side: ")) + name + ". " + t.plain(t.look.Game.Faces[p.back].Rules)
	hit := u.Hit("otherside", r, ui.Place{Label: label})
	u.Image(prints.Picture(t.kit, t.look.Theme, p.back, p.backW, true, o), r, ui.White)
	if hit.Hot || hit.Focused {
		u.FocusRing(r)
	}
	u.Medal("anticlockwise-rotation", game.Point{X: r.X - zoomGap/2, Y: r.Y + r.H/2}, 19)
	up, under := c.T(text("Sur la table", "On the table")), c.T(text("Au dos", "On the back"))
	if p.front != p.up {
		up, under = under, up
	}
	t.sideMark(p.at, up, p.front == p.up)
	t.sideMark(r, under, p.front != p.up)
	if hit.Pressed || t.zoomCovers() && (u.Key(game.Confirm) || u.Key(game.Left) || u.Key(game.Right)) {
		t.zoomBack = !t.zoomBack
		c.Sound.Play(sounds.CardFlip)
		t.refresh()
		c.Redraw()
	}
}

// sideMark writes over the upper edge of a side where it lies now.
func (t *Scene) sideMark(r game.Rect, words string, on bool) {
	style := ui.CaptionText.At(art.Centre).Sized(13.5).In(ui.Sand)
	if on {
		style = style.In(ui.White)
		t.top.FocusRing(r)
	}
	w := min(r.W, t.top.TextWidth(words, style)+30)
	plate := game.Rect{X: r.X + (r.W-w)/2, Y: r.Y - 16, W: w, H: 24}
	t.top.Picture(ui.Key{Kind: "table.sidemark", A: look.Int(on)}, plate, func(cv *art.Canvas) { paintSideMark(cv, plate.W, plate.H, on) })
	t.top.Label(plate, words, style)
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

// buildZoomWords writes what the side says that is read, and what its words
// mean.
func (t *Scene) buildZoomWords(c *game.Context, p *zoomPage) {
	u, f := t.top, p.front
	body := ui.BodyText.Sized(16)
	term := ui.Text{Face: body.Face, Size: 14.5, Col: ui.Sand, Lead: 1.15}
	rulesText, terms := t.plain(t.look.Game.Faces[f].Rules), t.look.Words.TermsOf(f)
	if now := t.stateOf(t.zoom); now != "" {
		rulesText += "\n" + now
	}
	box := game.Rect{X: p.at.X + p.whole() - p.side, Y: p.at.Y, W: p.side}
	if t.lay.Portrait {
		box.X, box.Y = (c.W-p.side)/2, p.at.Y+p.at.H+8
	}
	inner := p.side - 32
	box.H = 64 + u.ParaHeight(inner, rulesText, body)
	for _, k := range terms {
		box.H += 12 + u.ParaHeight(inner, t.in(k.Word)+t.colon()+t.plain(k.Text), term)
	}
	box.Y = max(6, min(box.Y, c.H-box.H-6))
	u.Panel(box)
	kind := t.in(t.look.Theme.KindOf(f))
	u.Label(game.Rect{X: box.X + 16, Y: box.Y + 10, W: inner, H: 24}, kind, panel.Fit(u, kind, ui.HeadText.Sized(16), inner))
	y := box.Y + 38
	y += u.Para(box.X+16, y, inner, rulesText, body)
	for _, k := range terms {
		y += 6
		u.Rule(box.X+30, y, p.side-60)
		y += 6
		y += u.Para(box.X+16, y, inner, t.in(k.Word)+t.colon()+t.plain(k.Text), term)
	}
}

// stateOf says how a card lies now, beyond what is printed on it.
func (t *Scene) stateOf(id rules.CardID) string {
	if f := t.look.InPlay.Field; f != nil && f.Words != nil {
		if now := t.plain(f.Words(&t.shown, id)); now != "" {
			return t.in(rules.Text{FR: "À présent :", EN: "Now:"}) + now
		}
	}
	return ""
}

// zoomPlace puts the large card beside the one it shows, where it hides least
// of what matters: that card, and where it may go.
func (t *Scene) zoomPlace(c *game.Context, p *zoomPage) game.Rect {
	w, whole := p.w, p.whole()
	h := w * layout.CardRatio
	if t.lay.Portrait {
		if p.back != 0 {
			return game.Rect{X: (c.W - w - zoomGap - p.backW) / 2, Y: 70, W: w, H: h}
		}
		return game.Rect{X: (c.W - w) / 2, Y: 60, W: w, H: h}
	}
	if t.hover.fixed {
		return game.Rect{X: (c.W - whole) / 2, Y: (c.H - h) / 2, W: w, H: h}
	}
	s := t.tableau.Stage.Cards[t.zoom].Now()
	own := game.Rect(layout.Around(layout.Point{X: s.X, Y: s.Y}, s.Width, s.Width*layout.CardRatio))
	goals := t.goalsOf(t.zoom)
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

// goalsOf are the places where a card that is not held may go.
func (t *Scene) goalsOf(id rules.CardID) []game.Rect {
	if t.ask == nil {
		return nil
	}
	var out []game.Rect
	for i := range t.ask.Answers {
		a := &t.ask.Answers[i]
		if a.Card != id {
			continue
		}
		z := a.Zone
		switch {
		case a.Target != 0:
			out = append(out, t.tableau.GoalRect(pick.Goal{Card: a.Target}))
		case a.Whom >= 0:
			out = append(out, t.tableau.GoalRect(pick.Goal{Whom: a.Whom}))
		case z == rules.Nowhere || t.lay.Zones[z].Kind == layout.Away:
		case t.lay.Zones[z].Kind == layout.Row:
			n := len(t.shown.Zone(z))
			out = append(out, game.Rect(t.lay.Zones[z].Pose(n, n+1).Bounds()))
		default:
			out = append(out, t.tableau.GoalRect(pick.Goal{Zone: z, Place: a.Place, Whom: a.Whom}))
		}
	}
	return out
}

// common is the area that two places share.
func common(a, b game.Rect) float64 {
	w := min(a.X+a.W, b.X+b.W) - max(a.X, b.X)
	h := min(a.Y+a.H, b.Y+b.H) - max(a.Y, b.Y)
	return max(0, w) * max(0, h)
}
