package table

import (
	"image/color"
	"strconv"

	"wyrmtable/art"
	"wyrmtable/scenes/table/look"
)

// This file paints the small pictures that the table is put together from.
// Each is painted once, at its size on the screen.

func paintBar(c *art.Canvas) {
	const w = 4000 // wider than any window; the canvas cuts it
	h := 38.0
	if c.Img.Rect.Dx() < c.Img.Rect.Dy()*16 {
		h = 46
	}
	c.Fill(art.Rect(0, 0, w, h), art.Linear(0, 0, 0, h, art.S(0, "#2c2430"), art.S(.5, "#1d1822"), art.S(1, "#120e15")))
	c.Fill(art.Rect(0, h-2.2, w, 1.2), art.Linear(0, 0, w/2, 0, art.SA(0, "#e9c46a", .35), art.SA(.4, "#e9c46a", .8), art.SA(1, "#e9c46a", .3)))
	c.Fill(art.Rect(0, h-1, w, 1), art.SolidA("#000000", .8))
}

func paintHalo(c *art.Canvas) {
	w := float64(c.Img.Rect.Dx()) / c.Scale()
	c.Glow(art.Circle(w/2, w/2, w/2-4), .5, 3, art.HexA("#ffd45e", .8))
}

// paintEmberEdge is the glow around the panel of the player whose turn it is.
// Its place is 8 units larger than the panel on each side.
func paintEmberEdge(c *art.Canvas) {
	w, h := float64(c.Img.Rect.Dx())/c.Scale(), float64(c.Img.Rect.Dy())/c.Scale()
	p := art.RoundRect(8, 8, w-16, h-16, 11)
	c.Glow(p, 1, 5, art.HexA("#ff7a34", .8))
	c.Erase(art.RoundRect(10, 10, w-20, h-20, 9))
	c.Stroke(p, 2, art.Linear(0, 0, w*.3, h, art.S(0, "#ffd08a"), art.S(.5, "#ef7b3a"), art.S(1, "#c9501f")))
}

func paintToken(c *art.Canvas, w float64, lit bool) { c.FocusLozenge(w/2, w/2, w*.34, lit) }

func paintPhase(c *art.Canvas, r float64, icon string, n int, on bool) {
	st := art.StateNormal
	if on {
		st = art.StateChosen
	}
	c.PhaseDisc(r+8, r+8, r, icon, strconv.Itoa(n), st)
}

func paintLogIcon(c *art.Canvas, r float64, m *look.Meaning) {
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

func paintRenew(c *art.Canvas, r float64, on, hot bool) {
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

// paintGap is an empty place of the common row, w units wide.
func paintGap(w float64, icon string) func(c *art.Canvas) {
	return func(c *art.Canvas) {
		icon, word := icon, ""
		if w < 60 {
			icon = ""
		}
		c.EmptySlot(2, 2, w-4, w*1.4-4, word, icon)
	}
}

// glowKind is why a card glows.
type glowKind int

const (
	noGlow   glowKind = iota
	mayAct            // something can be done with it
	isGoal            // the held card may go to it
	isHeld            // it is held
	isKeyed           // the keyboard is on it
	isActive          // its effect lasts
	isPaired          // it makes a pair with another card
	glowKinds
)

// Shadows and glows are painted around one card of baseWidth and stretched to
// every other.
const (
	baseWidth  = 120.0
	glowMargin = 16.0
	dropMargin = 40.0
)

func paintGlow(kind glowKind) func(c *art.Canvas) {
	col := map[glowKind]string{mayAct: "#ffd45e", isGoal: "#8ff0e0", isHeld: "#ffc24a", isKeyed: "#b9fff2", isActive: "#ff7a34", isPaired: "#ffb42a"}[kind]
	return glowOf(kind, art.Hex(col))
}

// glowOf paints a glow in a colour.
func glowOf(kind glowKind, ink color.NRGBA) func(c *art.Canvas) {
	with := func(a float64) color.NRGBA { k := ink; k.A = uint8(255 * a); return k }
	return func(c *art.Canvas) {
		p := art.RoundRect(glowMargin, glowMargin, baseWidth, baseWidth*1.4, 7)
		c.Glow(p, 2, 5, with(.85))
		if kind == isHeld || kind == isGoal {
			c.Glow(p, 1, 3, with(.9))
		}
		edge := with(.95)
		if kind == isPaired {
			c.Glow(p, 4, 8, with(.9))
			c.Glow(p, 1, 3, art.HexA("#fff0b0", .95))
			edge = art.HexA("#ffe070", .95)
		}
		c.Stroke(art.RoundRect(glowMargin-1, glowMargin-1, baseWidth+2, baseWidth*1.4+2, 8), 2.4, art.Ink(edge))
		if kind == isKeyed { // it lies over the card
			c.Erase(art.RoundRect(glowMargin+1, glowMargin+1, baseWidth-2, baseWidth*1.4-2, 6))
			c.Stroke(art.RoundRect(glowMargin-4, glowMargin-4, baseWidth+8, baseWidth*1.4+8, 10), 1.6, art.Solid("#ffffff"))
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

// paintLaneGoal lights the lane when the held card may go there.
func paintLaneGoal(w, h float64) func(c *art.Canvas) {
	return func(c *art.Canvas) {
		p := art.RoundRect(10, 10, w-20, h-20, 14)
		c.Glow(p, 2, 5, art.HexA("#8ff0e0", .8))
		c.Erase(art.RoundRect(12, 12, w-24, h-24, 12))
		c.Stroke(p, 2.6, art.SolidA("#8ff0e0", .95))
	}
}

// paintGoalWord is the plate of the word on such a frame.
func paintGoalWord(c *art.Canvas, w, h float64) {
	p := art.RoundRect(1.5, 1.5, w-3, h-3, h/2-2)
	c.Fill(p, art.SolidA("#0b1a1c", .96))
	c.Stroke(p, 1.6, art.SolidA("#8ff0e0", .95))
}

// captionGround is the colour of the plates of captions until they are painted.
var captionGround = art.Hex("#120b0d")

func paintCaption(c *art.Canvas, w, h float64, warn bool) {
	p := art.Plate(6, 6, w-12, h-12, 16)
	c.Shadow(p, 0, 3, 4, art.HexA("#000000", .7))
	edge := art.Gold(6, 6, w-12, h-12)
	c.Fill(p, art.SolidA("#120b0d", .94))
	if warn {
		edge = art.Solid("#ff8f78")
	}
	c.Stroke(art.Plate(7, 7, w-14, h-14, 15), 1.6, edge)
}

func paintBanner(c *art.Canvas, w, h float64) {
	c.Fill(art.Rect(0, 8, w, h-16), art.Linear(0, 0, w, 0, art.SA(0, "#0a0609", 0), art.SA(.2, "#0a0609", .92), art.SA(.8, "#0a0609", .92), art.SA(1, "#0a0609", 0)))
	for _, y := range []float64{9, h - 10} {
		c.Fill(art.Rect(0, y, w, 1.4), art.Linear(0, 0, w, 0, art.SA(0, "#e9c46a", 0), art.SA(.5, "#fff0b8", 1), art.SA(1, "#e9c46a", 0)))
	}
}

// paintCross is the sign that closes a panel.
func paintCross(hot bool) func(c *art.Canvas) {
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
		mayAct: paintGlow(mayAct), isGoal: paintGlow(isGoal), isHeld: paintGlow(isHeld),
		isKeyed: paintGlow(isKeyed), isActive: paintGlow(isActive), isPaired: paintGlow(isPaired),
	}
	paintInks = func() (all [len(threadInks)]func(c *art.Canvas)) {
		for i, ink := range threadInks {
			all[i] = glowOf(isActive, ink)
		}
		return all
	}()
)
