package pictures

import (
	"image/color"
	"image/draw"
	"strconv"

	"wyrmtable/art"
	"wyrmtable/art/dice"
	"wyrmtable/scenes/table/look"
)

// This file paints the small pictures that the table is put together from.
// Each is painted once, at its size on the screen.

// Bar is the ground of the bar at the top.
func Bar(c *art.Canvas) {
	const w = 4000 // wider than any window; the canvas cuts it
	h := 38.0
	if c.Img.Rect.Dx() < c.Img.Rect.Dy()*16 {
		h = 46
	}
	c.Fill(art.Rect(0, 0, w, h), art.Linear(0, 0, 0, h, art.S(0, "#2c2430"), art.S(.5, "#1d1822"), art.S(1, "#120e15")))
	c.Fill(art.Rect(0, h-2.2, w, 1.2), art.Linear(0, 0, w/2, 0, art.SA(0, "#e9c46a", .35), art.SA(.4, "#e9c46a", .8),
		art.SA(1, "#e9c46a", .3)))
	c.Fill(art.Rect(0, h-1, w, 1), art.SolidA("#000000", .8))
}

// Halo is around a round button that is pointed at.
func Halo(c *art.Canvas) {
	w := float64(c.Img.Rect.Dx()) / c.Scale()
	c.Glow(art.Circle(w/2, w/2, w/2-4), .5, 3, art.HexA("#ffd45e", .8))
}

// EmberEdge is the glow around the panel of the player whose turn it is.
// Its place is 8 units larger than the panel on each side.
func EmberEdge(c *art.Canvas) {
	w, h := float64(c.Img.Rect.Dx())/c.Scale(), float64(c.Img.Rect.Dy())/c.Scale()
	p := art.RoundRect(8, 8, w-16, h-16, 11)
	c.Glow(p, 1, 5, art.HexA("#ff7a34", .8))
	c.Erase(art.RoundRect(10, 10, w-20, h-20, 9))
	c.Stroke(p, 2, art.Linear(0, 0, w*.3, h, art.S(0, "#ffd08a"), art.S(.5, "#ef7b3a"), art.S(1, "#c9501f")))
}

// Token is the place of a token, w wide, lit where there is one.
func Token(c *art.Canvas, w float64, lit bool) { c.FocusLozenge(w/2, w/2, w*.34, lit) }

// Level is a band of most beads, of which the first n shine.
func Level(c *art.Canvas, w, h float64, n, most int) {
	c.Fill(art.RoundRect(.5, .5, w-1, h-1, (h-1)/2), art.SolidA("#0d0a0c", .92))
	c.Stroke(art.RoundRect(.5, .5, w-1, h-1, (h-1)/2), .8, art.SolidA("#e9c46a", .7))
	for i := range most {
		x := w/2 + (float64(i)-float64(most-1)/2)*h*.62
		tone := art.Solid("#4a4038")
		if i < n {
			tone = art.Solid("#ffd778")
		}
		c.Fill(art.Circle(x, h/2, h*.22), tone)
	}
}

// Phase is the disc of phase n on the track.
func Phase(c *art.Canvas, r float64, icon string, n int, on bool) {
	st := art.StateNormal
	if on {
		st = art.StateChosen
	}
	c.PhaseDisc(r+8, r+8, r, icon, strconv.Itoa(n), st)
}

// LogIcon is the icon of a line of the log.
func LogIcon(c *art.Canvas, r float64, m *look.Meaning) {
	x := r + 1
	c.Fill(art.Circle(x, x, r), art.Solid("#0d0a0c"))
	tone := m.Tone
	if tone.A == 0 {
		tone = art.Hex("#5a4a3a")
	}
	c.Fill(art.Circle(x, x, r-.6), art.Radial(x, x, r, x-r*.3, x-r*.4, art.Stop{At: 0, Col: tone}, art.S(1, "#17110e")))
	c.Stroke(art.Circle(x, x, r-.6), 1.1, art.SolidA("#e9c46a", .7))
	c.Icon(m.Icon, x, x, r*1.3, art.Solid("#fff3d8"))
}

func Renew(c *art.Canvas, r float64, on, hot bool) {
	x := r + 12
	st := art.StateNormal
	switch {
	case !on:
		st = art.StateDisabled
	case hot:
		st = art.StateHover
	}
	if on {
		c.Glow(art.Circle(x, x, r), 1, 5, art.HexA("#b57bee", .7))
	}
	c.RoundButton(x, x, r, "clockwise-rotation", st)
	c.FocusLozenge(x+r*.8, x+r*.72, r*.28, on)
}

// Gap is an empty place of the common row, w units wide.
func Gap(w float64, icon string) func(c *art.Canvas) {
	return func(c *art.Canvas) {
		icon, word := icon, ""
		if w < 60 {
			icon = ""
		}
		c.EmptySlot(2, 2, w-4, w*1.4-4, word, icon)
	}
}

// A Glow is why a card glows.
type Glow int

const (
	NoGlow   Glow = iota
	MayAct        // something can be done with it
	IsGoal        // the held card may go to it
	IsHeld        // it is held
	IsKeyed       // the keyboard is on it
	IsActive      // its effect lasts
	IsPaired      // it makes a pair with another card
	glowKinds
)

// Shadows and glows are painted around one card of baseWidth and stretched to
// every other.
const (
	baseWidth  = 120.0
	GlowMargin = 16.0
	dropMargin = 40.0
)

func paintGlow(kind Glow) func(c *art.Canvas) {
	col := map[Glow]string{MayAct: "#ffd45e", IsGoal: "#8ff0e0", IsHeld: "#ffc24a", IsKeyed: "#b9fff2",
		IsActive: "#ff7a34", IsPaired: "#ffb42a"}[kind]
	return glowIn(kind, art.Hex(col))
}

// glowIn paints a glow in a colour.
func glowIn(kind Glow, ink color.NRGBA) func(c *art.Canvas) {
	with := func(a float64) color.NRGBA { k := ink; k.A = uint8(255 * a); return k }
	return func(c *art.Canvas) {
		p := art.RoundRect(GlowMargin, GlowMargin, baseWidth, baseWidth*1.4, 7)
		c.Glow(p, 2, 5, with(.85))
		if kind == IsHeld || kind == IsGoal {
			c.Glow(p, 1, 3, with(.9))
		}
		edge := with(.95)
		if kind == IsPaired {
			c.Glow(p, 4, 8, with(.9))
			c.Glow(p, 1, 3, art.HexA("#fff0b0", .95))
			edge = art.HexA("#ffe070", .95)
		}
		c.Stroke(art.RoundRect(GlowMargin-1, GlowMargin-1, baseWidth+2, baseWidth*1.4+2, 8), 2.4, art.Ink(edge))
		if kind == IsKeyed { // it lies over the card
			c.Erase(art.RoundRect(GlowMargin+1, GlowMargin+1, baseWidth-2, baseWidth*1.4-2, 6))
			c.Stroke(art.RoundRect(GlowMargin-4, GlowMargin-4, baseWidth+8, baseWidth*1.4+8, 10), 1.6, art.Solid("#ffffff"))
		}
	}
}

// paintDrop is the shadow of a card: near the table one of contact and one of
// the room, lifted only a wide one.
func paintDrop(lifted bool) func(c *art.Canvas) {
	return func(c *art.Canvas) {
		p := art.RoundRect(dropMargin, dropMargin, baseWidth, baseWidth*1.4, 7)
		if lifted {
			c.Shadow(p, 6, 16, 11, art.HexA("#000000", .55))
			return
		}
		c.Shadow(p, 1, 2, 2.2, art.HexA("#000000", .60))
		c.Shadow(p, 2, 7, 8, art.HexA("#000000", .42))
	}
}

// LaneGoal lights the lane when the held card may go there.
func LaneGoal(w, h float64) func(c *art.Canvas) {
	return func(c *art.Canvas) {
		p := art.RoundRect(10, 10, w-20, h-20, 14)
		c.Glow(p, 2, 5, art.HexA("#8ff0e0", .8))
		c.Erase(art.RoundRect(12, 12, w-24, h-24, 12))
		c.Stroke(p, 2.6, art.SolidA("#8ff0e0", .95))
	}
}

// GoalWord is the plate of the word on such a frame.
func GoalWord(c *art.Canvas, w, h float64) {
	p := art.RoundRect(1.5, 1.5, w-3, h-3, h/2-2)
	c.Fill(p, art.SolidA("#0b1a1c", .96))
	c.Stroke(p, 1.6, art.SolidA("#8ff0e0", .95))
}

// CaptionGround is the colour of the plates of captions until they are painted.
var CaptionGround = art.Hex("#120b0d")

// Caption is the plate of what is said over the table.
func Caption(c *art.Canvas, w, h float64, warn bool) {
	p := art.Plate(6, 6, w-12, h-12, 16)
	c.Shadow(p, 0, 3, 4, art.HexA("#000000", .7))
	edge := art.Gold(6, 6, w-12, h-12)
	c.Fill(p, art.SolidA("#120b0d", .94))
	if warn {
		edge = art.Solid("#ff8f78")
	}
	c.Stroke(art.Plate(7, 7, w-14, h-14, 15), 1.6, edge)
}

// Banner is the band across the table.
func Banner(c *art.Canvas, w, h float64) {
	c.Fill(art.Rect(0, 8, w, h-16), art.Linear(0, 0, w, 0, art.SA(0, "#0a0609", 0), art.SA(.2, "#0a0609", .92),
		art.SA(.8, "#0a0609", .92), art.SA(1, "#0a0609", 0)))
	for _, y := range []float64{9, h - 10} {
		c.Fill(art.Rect(0, y, w, 1.4), art.Linear(0, 0, w, 0, art.SA(0, "#e9c46a", 0), art.SA(.5, "#fff0b8", 1),
			art.SA(1, "#e9c46a", 0)))
	}
}

// Cross is the sign that closes a panel.
func Cross(hot bool) func(c *art.Canvas) {
	return func(c *art.Canvas) {
		ink := art.Solid("#cdbb9a")
		if hot {
			c.Glow(art.Circle(22, 22, 14), 1, 4, art.HexA("#ffd45e", .6))
			ink = art.Solid("#fff6df")
		}
		c.Stroke(art.Circle(22, 22, 15), 1.6, art.Gold(6, 6, 32, 32))
		c.StrokeRound(art.Line(16.5, 16.5, 27.5, 27.5), 3, ink)
		c.StrokeRound(art.Line(27.5, 16.5, 16.5, 27.5), 3, ink)
	}
}

// The painters of what surrounds every card, made once so that asking for
// their pictures makes no garbage.
var (
	paintDrops = [2]func(c *art.Canvas){paintDrop(false), paintDrop(true)}
	paintGlows = [glowKinds]func(c *art.Canvas){
		MayAct: paintGlow(MayAct), IsGoal: paintGlow(IsGoal), IsHeld: paintGlow(IsHeld),
		IsKeyed: paintGlow(IsKeyed), IsActive: paintGlow(IsActive), IsPaired: paintGlow(IsPaired),
	}
	paintInks = func() (all [len(Inks)]func(c *art.Canvas)) {
		for i, ink := range Inks {
			all[i] = glowIn(IsActive, ink)
		}
		return all
	}()
)

// Die puts a die in the middle of a square canvas.
func Die(c *art.Canvas, d dice.Die, spin dice.Spin, lift float64) {
	side := float64(c.Img.Rect.Dx()) / (1 + 2*dice.Margin)
	img := d.Render(side, spin, lift)
	draw.Draw(c.Img, c.Img.Rect, img, img.Rect.Min, draw.Src)
}

// Hold is the button that holds everything.
func Hold(c *art.Canvas, w float64, icon string, on, hot bool) {
	edge, ink := art.SolidA("#bff5e8", .5), art.Solid("#d8fff6")
	field := "#0a2a30"
	if on {
		field, ink = "#7a1150", art.Solid("#ffe0f2")
	}
	if hot {
		edge = art.Solid("#8ff0e0")
	}
	c.Fill(art.Circle(w/2, w/2, w*.42), art.Solid(field))
	c.Stroke(art.Circle(w/2, w/2, w*.42), 1.6, edge)
	c.Icon(icon, w/2, w/2, w*.5, ink)
}

// Count is the number of cards of a pile.
func Count(w float64, n int) func(c *art.Canvas) {
	return func(c *art.Canvas) { c.CountBadge(w/2, w/2, w/2-1.5, strconv.Itoa(n)) }
}
