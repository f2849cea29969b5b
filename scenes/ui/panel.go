package ui

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/game"
)

// Panel puts the dark plate that holds other things in r.
func (u *UI) Panel(r game.Rect) {
	if u.contrast() {
		u.face(Key{Kind: "solid"}, r, 255, paintSolid)
		return
	}
	u.wideFace(Key{Kind: "panel"}, r, 255, wideMargin, paintPanel)
}

// Parchment puts a page to read from in r.
func (u *UI) Parchment(r game.Rect) {
	u.wideFace(Key{Kind: "parchment"}, r, 255, wideMargin, paintParchment)
}

// Well puts the hollow of fields and lists in r.
func (u *UI) Well(r game.Rect) { u.face(Key{Kind: "well"}, r, 255, paintWell) }

// Veil darkens the whole screen under an overlay.
func (u *UI) Veil(alpha float64) {
	u.Bar(u.view.Bounds(), color.NRGBA{4, 3, 6, uint8(255 * alpha)})
}

// Bar fills r with one colour.
func (u *UI) Bar(r game.Rect, col color.NRGBA) {
	u.sprite(u.Kit.spareWhite(), r, col)
}

// Icon puts an icon of package art about p.
func (u *UI) Icon(name string, p game.Point, size float64, col color.NRGBA) {
	if u.mute || name == "" || u.hidden(about(p, size)) {
		return
	}
	k := Key{Kind: "icon", Text: name}
	img, ok := u.Kit.Pics.Find(k, size, size)
	if !ok {
		img = u.paintIcon(k, name, size)
	}
	u.sprite(img, game.Rect{X: p.X - size/2, Y: p.Y - size/2, W: size, H: size}, col)
}

func (u *UI) paintIcon(k Key, name string, size float64) *ebiten.Image {
	return u.Kit.Pics.Get(k, size, size, func(c *art.Canvas) {
		c.Icon(name, size/2, size/2, size, art.Solid("#ffffff"))
	})
}

// Medal puts an icon on a round dark disc with a gold rim.
func (u *UI) Medal(icon string, p game.Point, r float64) {
	u.disc(Key{Kind: "medal", Text: icon}, p, r)
}

// Emblem puts a player's emblem on a disc of his colour, an index of
// PlayerColours.
func (u *UI) Emblem(colour int, p game.Point, r float64) {
	const n = art.PlayerColours
	colour = (colour%n + n) % n // a save from elsewhere may say anything
	u.disc(Key{Kind: "emblem", Text: art.PlayerEmblems[colour], A: colour}, p, r)
}

func (u *UI) disc(k Key, p game.Point, r float64) {
	side := discSide(r)
	if u.mute || u.hidden(about(p, side)) {
		return
	}
	img, ok := u.Kit.Pics.Find(k, side, side)
	if !ok {
		img = u.paintDisc(k, r)
	}
	u.sprite(img, about(p, side), White)
}

// discSide is the side of the picture of a disc of radius r: a large one's shadow
// needs more room. The margins are whole, so that the disc keeps to its pixels.
func discSide(r float64) float64 {
	if r <= 30 {
		return 2*r + 8
	}
	return 2*r + 2*math.Round(r/4)
}

func (u *UI) paintDisc(k Key, r float64) *ebiten.Image {
	side := discSide(r)
	return u.Kit.Pics.Get(k, side, side, func(c *art.Canvas) {
		if k.Kind == "emblem" {
			c.Avatar(side/2, side/2, r, k.A, k.Text)
		} else {
			c.RoundButton(side/2, side/2, r, k.Text, art.StateNormal)
		}
	})
}

// Rule draws a fine gold line with a lozenge in its middle.
func (u *UI) Rule(x, y, w float64) {
	k := Key{Kind: "rule"}
	img, ok := u.Kit.Pics.Find(k, w, 10)
	if !ok {
		img = u.paintRule(k, w)
	}
	u.sprite(img, game.Rect{X: x, Y: y - 5, W: w, H: 10}, White)
}

func (u *UI) paintRule(k Key, w float64) *ebiten.Image {
	return u.Kit.Pics.Get(k, w, 10, func(c *art.Canvas) {
		line := art.Linear(0, 0, w, 0, art.SA(0, "#e9c46a", 0), art.SA(.5, "#e9c46a", .8), art.SA(1, "#e9c46a", 0))
		c.Fill(art.Rect(0, 4.5, w, 1), line)
		c.Fill(art.Diamond(w/2, 5, 4), art.Solid("#e9c46a"))
	})
}

// about is the square of a side about p.
func about(p game.Point, side float64) game.Rect {
	return game.Rect{X: p.X - side/2, Y: p.Y - side/2, W: side, H: side}
}

// EmblemTurned is Emblem seen at an angle: squeezed to a share of its width, as
// a coin that turns.
func (u *UI) EmblemTurned(colour int, p game.Point, r, share float64) {
	n := len(u.sprites)
	u.Emblem(colour, p, r)
	for i := n; i < len(u.sprites); i++ {
		s := &u.sprites[i]
		w := s.r.W * share
		s.r.X, s.r.W = s.r.X+(s.r.W-w)/2, w
	}
}

// GoldRing puts a gold ring around a round thing in r: strong for what is chosen.
func (u *UI) GoldRing(r game.Rect, strong bool) {
	alpha := uint8(150)
	if strong {
		alpha = 255
	}
	u.face(Key{Kind: "goldring"}, r, alpha, paintGoldRing)
}

func paintGoldRing(c *art.Canvas, w, h float64) {
	m := w / 2
	c.Glow(art.Ring(m, m, m, m-3), 0, 2, art.HexA("#ffd45e", .7))
	c.Fill(art.Ring(m, m, m, m-2.6), art.Solid("#ffe29a"))
}

// FocusRing marks r as having the keyboard, for things built on Hit.
func (u *UI) FocusRing(r game.Rect) { u.ring(r) }
