package paint

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/fonts"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/motion"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/ui"
)

// drawBadges draws the signs that lie on a card, s as it lies now: first those
// under it, later those over it.
func (t *Painter) drawBadges(dst *game.Frame, id rules.CardID, s motion.State, under bool) {
	f, signs := t.Look.InPlay.Field, t.Tableau.Signs(id)
	base := t.Tableau.Stage.Cards[id].Goal().Width
	if len(signs) == 0 || base <= 0 || s.Alpha <= 0 {
		return
	}
	sin, cos := math.Sincos(s.Angle)
	h := s.Width * layout.CardRatio
	for i := range signs {
		g := &signs[i]
		if g.Under != under {
			continue
		}
		side := math.Round(math.Max(g.Size*base, max(f.Least, leastBadge)))
		img := t.badgePicture(f, g, side)
		x, y := (g.X-0.5)*s.Width, (g.Y-0.5)*h
		side *= s.Width / base
		t.Brush.Sprite(dst, img, s.X+x*cos-y*sin, s.Y+x*sin+y*cos, side, side, s.Angle, s.Alpha)
	}
}

// leastBadge is the least side of a badge, in units: what stands on it must be
// read on the smallest cards too.
const leastBadge = 18.0

func (t *Painter) badgePicture(f *look.Field, g *look.Badge, side float64) *ebiten.Image {
	k := ui.Key{Kind: "table.badge", A: g.Sign, B: g.N, C: g.M}
	if img, ok := t.Kit.Pics.Find(k, side, side); ok {
		return img
	}
	return t.paintBadge(k, f, side)
}

func (t *Painter) paintBadge(k ui.Key, f *look.Field, side float64) *ebiten.Image {
	return t.Kit.Pics.Get(k, side, side, func(c *art.Canvas) { f.Paint(c, side, look.Badge{Sign: k.A, N: k.B, M: k.C}) })
}

// drawHeapCount says how many cards lie on a heap.
func (t *Painter) drawHeapCount(dst *game.Frame, id rules.CardID, s motion.State) {
	n, top := t.Tableau.Heaped(id)
	if n < 2 || !top {
		return
	}
	side := math.Round(math.Max(28, s.Width*0.42))
	k := ui.Key{Kind: "table.heap", A: n}
	img, ok := t.Kit.Pics.Find(k, side, side)
	if !ok {
		img = t.Kit.Pics.Get(k, side, side, func(c *art.Canvas) { paintHeapCount(c, side, k.A) })
	}
	t.Brush.Sprite(dst, img, s.X+s.Width*0.36, s.Y-s.Width*layout.CardRatio*0.36, side, side, 0, s.Alpha)
}

// paintHeapCount is a dark disc with the number of cards of a heap.
func paintHeapCount(c *art.Canvas, side float64, n int) {
	m := side / 2
	c.Shadow(art.Circle(m, m, m*.8), 0, 1.5, 2, art.HexA("#000000", .7))
	c.Fill(art.Circle(m, m, m*.84), art.Solid("#e9dcb8"))
	c.Fill(art.Circle(m, m, m*.74), art.Solid("#08181c"))
	words := "×" + strconv.Itoa(n)
	size := art.FitText(fonts.Name, m*.95, 5, m*1.3, words)
	c.Text(fonts.Name, size, m, m+size*.33, art.Centre, words, art.Solid("#fff6df"))
}

// drawPiece draws a thing that lies in place of a card.
func (t *Painter) drawPiece(dst *game.Frame, id rules.CardID, p *look.Piece, i int, s motion.State) {
	if p.Paint == nil { // something else shows it
		if id == t.Now.Keyed && !t.Now.Busy {
			t.Brush.Sprite(dst, t.pieceGlow(true), s.X, s.Y, s.Width*1.5, s.Width*1.9, 0, 0.9*s.Alpha)
		}
		t.drawBadges(dst, id, s, false)
		return
	}
	w := t.Tableau.Stage.Cards[id].Goal().Width
	h := w * layout.CardRatio
	k := ui.Key{Kind: "table.piece", A: i}
	img, ok := t.Kit.Pics.Find(k, w, h)
	if !ok {
		img = t.Kit.Pics.Get(k, w, h, func(c *art.Canvas) { p.Paint(c, w, h) })
	}
	if t.Glow(id) != pictures.NoGlow || id == t.Now.Keyed && !t.Now.Busy {
		t.Brush.Sprite(dst, t.pieceGlow(id == t.Now.Keyed), s.X, s.Y, s.Width*1.5, s.Width*1.9, 0, 0.9*s.Alpha)
	}
	t.Brush.Sprite(dst, img, s.X, s.Y, s.Width, s.Width*layout.CardRatio, s.Angle, s.Alpha)
	t.drawHeapCount(dst, id, s)
}

func (t *Painter) pieceGlow(keyed bool) *ebiten.Image {
	k := ui.Key{Kind: "table.pieceglow", A: look.Int(keyed)}
	if img, ok := t.Kit.Pics.Find(k, 60, 76); ok {
		return img
	}
	return t.Kit.Pics.Get(k, 60, 76, func(c *art.Canvas) {
		hex := "#ffd45e"
		if k.A == 1 {
			hex = "#ffffff"
		}
		c.Glow(art.Ellipse(30, 38, 15, 21), 1, 7, art.HexA(hex, .8))
	})
}
