package illustration

import (
	"strconv"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/picture"
	"wyrmtable/scenes/theme"
	"wyrmtable/scenes/ui"
)

// This file shows a card large, with numbers beside it that name its parts.

const (
	cardWide = 250.0
	counted  = 12.0 // radius of a number
	gap      = 10.0
)

// buildCard describes it and returns its height. The names stand beside the card where
// there is room, else beneath.
func (s *Studio) buildCard(u *ui.UI, p *picture.Picture, x, y, w float64, set Setter) float64 {
	margin := 2*counted + 2*gap
	cw := min(cardWide, w-2*margin)
	r := game.Rect{X: x + margin, Y: y + 6, W: cw, H: cw * theme.Ratio}
	if u.Shows(r) {
		s.card(u, p.Face, r)
	}
	for i, part := range p.Parts {
		callOut(u, i+1, r, part)
	}
	under := r.Y + r.H + 12
	at := game.Rect{X: r.X + r.W + margin, Y: r.Y, W: w - cw - 2*margin}
	beside := at.W >= u.Size(210)
	if !beside {
		at = game.Rect{X: x, Y: under, W: w}
	}
	low := at.Y + s.words(u, p, nil, at, func(int) bool { return true }, set)
	if beside {
		low = max(low, under)
	}
	return low - y + 14
}

// callOut describes the number of a part beside the card, and the line that leads to it.
func callOut(u *ui.UI, n int, r game.Rect, part picture.Part) {
	to := game.Point{X: r.X + r.W*float64(part.X)/100, Y: r.Y + r.H*float64(part.Y)/100}
	at := game.Point{X: r.X - gap - counted, Y: to.Y}
	line := game.Rect{X: at.X + counted, Y: to.Y - 1, W: to.X - at.X - counted, H: 2}
	if part.X > 50 {
		at.X = r.X + r.W + gap + counted
		line.X, line.W = to.X, at.X-counted-to.X
	}
	u.Bar(line.Inset(-1), ringShade)
	u.Bar(line, ui.Gold)
	const dot = 9.0
	point := game.Rect{X: to.X - dot/2, Y: to.Y - dot/2, W: dot, H: dot}
	u.Picture(ui.Key{Kind: "picture.dot"}, point, func(c *art.Canvas) {
		c.Fill(art.Circle(dot/2, dot/2, dot/2), art.SolidA("#000", .7))
		c.Fill(art.Circle(dot/2, dot/2, dot/2-1.3), art.Solid("#f3d793"))
	})
	number(u, n, at, counted)
}

// number describes a number in its disc about p.
func number(u *ui.UI, n int, p game.Point, radius float64) {
	side := 2*radius + 8
	r := game.Rect{X: p.X - side/2, Y: p.Y - side/2, W: side, H: side}
	u.Picture(ui.Key{Kind: "picture.number", A: n}, r, func(c *art.Canvas) {
		c.Glow(art.Circle(side/2, side/2, radius), 1, 2, art.HexA("#000000", .8))
		c.Count(side/2, side/2, radius/1.16, strconv.Itoa(n))
	})
}

// words describes the caption and what the numbers stand for, and returns their height.
// What is not seen in the picture has no number.
func (s *Studio) words(u *ui.UI, p *picture.Picture, b *rules.Board, at game.Rect, seen func(i int) bool,
	set Setter) float64 {
	y := at.Y
	y += set(p.ID, at.X, y, at.W, p.Fill(p.Caption, b, u.Lang()), ui.AsideText) + 6
	in, radius := u.Size(30), u.Size(counted)
	for i, t := range p.Names() {
		if seen(i) {
			number(u, i+1, game.Point{X: at.X + radius + 2, Y: y + u.LineHeight(ui.BodyText)/2}, radius)
		}
		y += max(set(u.Sub(p.ID, i), at.X+in, y, at.W-in, p.Fill(t, b, u.Lang()), ui.BodyText), 2*radius+2) + 4
	}
	return y - at.Y
}

// What lies behind a picture, and around it.
var (
	frameInk  = art.Hex("#8d5f22")
	groundInk = art.Hex("#1b1411")
	ringShade = art.HexA("#000000", .55)
)
