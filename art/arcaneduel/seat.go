package arcaneduel

import (
	"math"

	"wyrmtable/art"
	"wyrmtable/fonts"
)

// SeatMood is how a sorcerer's panel stands out.
type SeatMood uint8

// The moods.
const (
	SeatCalm     SeatMood = iota
	SeatActive            // his turn: an edge of light
	SeatTarget            // may be chosen as a target: an edge of embers
	SeatAttack            // attacked just now: a red edge and a red field
	SeatDefeated          // out of the round: dark, with a skull
)

// Seat is the part of a sorcerer's panel that changes seldom. Dice, card
// backs and tokens move and lie on the places that SeatPlan gives.
type Seat struct {
	Name   string
	Colour int    // see Avatar
	Icon   string // his emblem
	Wins   int    // stars lit
	Goal   int    // stars in all
	Cards  string // how many cards he holds, beside the sign of a hand; may be ""
	Mood   SeatMood
}

// Plan says where things lie on a panel, in its units from its upper left
// corner.
type Plan struct {
	W, H                     float64
	AvatarX, AvatarY, Radius float64
	NameX, NameY, NameW      float64 // left end and baseline
	NameSize                 float64
	WinX, WinY, WinR         float64 // first star; the pitch is 2.2 radii
	DieX, DieY, DieSide      float64 // centre
	LifeX, LifeY, LifeR      float64 // the medal with the number, clear of all pips
	CardX, CardY, CardW      float64 // first card back, 7/5 as high
	CardPitch                float64 // 0: there is no room for backs
	CountX, CountY           float64 // middle of the sign of a hand with its number
	Upright                  bool    // that stands under it: beside it lies the next panel
	MarkX, MarkY, MarkR      float64 // first token, centre
	MarkPitch                float64 // room for five
}

// SeatPlan lays out a panel of w by h units: lying for a wide one,
// standing for a phone's.
func SeatPlan(w, h float64) Plan {
	if w < h*1.25 {
		return standingSeat(w, h)
	}
	if h < w*0.30 {
		return flatSeat(w, h)
	}
	k := math.Min(w/252, h/128)
	die := 68 * k
	p := Plan{W: w, H: h, AvatarX: 34 * k, AvatarY: 33 * k, Radius: 22 * k,
		NameX: 64 * k, NameY: 31 * k, NameSize: 19 * k, NameW: w - 64*k - die - 26*k,
		WinX: 73 * k, WinY: 47 * k, WinR: 8 * k,
		DieX: w - 14*k - die/2, DieY: 16*k + die/2, DieSide: die,
		CardX: 16 * k, CardY: h - 55*k, CardW: 31 * k, CardPitch: 25 * k,
		CountX: 118 * k, CountY: h - 30*k,
		MarkR: 11.5 * k, MarkPitch: 27 * k}
	p.LifeX, p.LifeY, p.LifeR = p.DieX-die/2-10*k, p.DieY+die/2-11*k, 14.5*k
	p.MarkX, p.MarkY = w-18*k-4*p.MarkPitch, h-20*k
	if p.MarkX < p.CountX+24*k { // marks keep clear of the number of cards
		p.MarkPitch = (w - 18*k - p.CountX - 26*k) / 4
		p.MarkX = w - 18*k - 4*p.MarkPitch
		p.MarkR = math.Min(p.MarkR, p.MarkPitch*0.46)
	}
	return p
}

// standingSeat is the panel of a phone: name above, die and number beside each
// other, marks at the foot.
func standingSeat(w, h float64) Plan {
	k := math.Min(w/119, h/150)
	die := math.Min(h*0.39, w*0.54)
	p := Plan{W: w, H: h, AvatarX: 22 * k, AvatarY: 23 * k, Radius: 15 * k,
		NameX: 42 * k, NameY: 23 * k, NameSize: 15 * k, NameW: w - 50*k,
		WinX: 49 * k, WinY: 35 * k, WinR: 6.4 * k,
		DieX: 13*k + die/2, DieY: 48*k + die/2, DieSide: die,
		LifeR: 15 * k, MarkR: 10 * k, MarkPitch: (w - 30*k) / 4, MarkX: 15 * k, MarkY: h - 19*k}
	right := (p.DieX + die/2 + w - 4*k) / 2
	p.LifeX, p.LifeY = right, 66*k
	p.CountX, p.CountY, p.Upright = right, 101*k, true
	p.MarkR = math.Min(p.MarkR, p.MarkPitch*0.45)
	return p
}

// flatSeat is a phone's own panel: everything on one line.
func flatSeat(w, h float64) Plan {
	k := math.Min(w/378, h/66)
	m := h / 2
	p := Plan{W: w, H: h, AvatarX: 34 * k, AvatarY: m, Radius: 20 * k,
		NameX: 62 * k, NameY: m - 4*k, NameSize: 18 * k, NameW: 92 * k,
		WinX: 71 * k, WinY: m + 14*k, WinR: 7.4 * k,
		DieX: 186 * k, DieY: m, DieSide: 50 * k, LifeX: 229 * k, LifeY: m, LifeR: 15 * k,
		CountX: 262 * k, CountY: m, MarkX: 288 * k, MarkY: m, MarkR: 11 * k}
	p.MarkPitch = (w - 17*k - p.MarkX) / 4
	p.MarkR = math.Min(p.MarkR, p.MarkPitch*0.46)
	return p
}

// SeatName says where the name on a panel comes to lie, in its units: x and y
// are those of its upper left corner. cut reports that it has no room.
func SeatName(w, h float64, name string) (x, y, width, height float64, cut bool) {
	p := SeatPlan(w, h)
	size, fit := p.name(name)
	return p.NameX, p.NameY - size*0.72, art.TextWidth(fonts.Title, size, fit), size * 0.8, fit != name
}

// name is the size of a name on the panel, and as much of it as has room.
func (p *Plan) name(s string) (size float64, fit string) {
	size = art.FitText(fonts.Title, p.NameSize, p.NameSize*0.45, p.NameW, s)
	return size, art.Shortened(fonts.Title, size, p.NameW, s)
}

// Seat draws the panel of a sorcerer: emblem, name, stars and the number
// of cards. Dice, backs and tokens are drawn over it.
func DrawSeat(c *art.Canvas, x, y, w, h float64, s Seat) {
	p := SeatPlan(w, h)
	c.Drop(x, y, w, h, 10)
	c.Panel(x, y, w, h, art.PanelLeather)
	c.Push(art.Translate(x, y))
	defer c.Pop()
	b := art.BoxAt(0, 0, w, h)
	if s.Mood == SeatAttack {
		c.Fill(b.Inset(4).Round(7), art.Radial(w*0.7, h/2, w*0.7, w*0.7, h/2, art.SA(0, "#ff4a2a", 0.30), art.SA(1, "#ff4a2a", 0.04)))
	}
	c.Avatar(p.AvatarX, p.AvatarY, p.Radius, s.Colour, s.Icon)
	size, name := p.name(s.Name)
	c.Engraved(fonts.Title, size, p.NameX, p.NameY, art.Left, name, "#f7e7bf")
	for i := range s.Goal {
		WinStar(c, p.WinX+float64(i)*2.2*p.WinR, p.WinY, p.WinR, i < s.Wins)
	}
	if s.Cards != "" {
		count := art.HandCount
		if p.Upright {
			count = art.HandCountUpright
		}
		count(c, p.CountX, p.CountY, p.LifeR, s.Cards)
	}
	switch s.Mood {
	case SeatActive:
		moodEdge(c, b, "#ffd45e", "#fff4c4")
	case SeatTarget, SeatAttack:
		moodEdge(c, b, "#ff6a3a", "#ffe0b8")
	case SeatDefeated:
		c.Fill(b.Inset(3).Round(8), art.SolidA("#070409", 0.66))
		c.Icon("skull-crack", p.DieX, p.DieY, p.DieSide*0.8, art.SolidA("#e8dcc8", 0.75))
	}
}

// moodEdge lights the edge of a panel.
func moodEdge(c *art.Canvas, b art.Box, hex, core string) {
	c.Glow(art.RingOf(b, 10, b.Inset(3), 8), 1.5, 6, art.HexA(hex, 0.85))
	c.Stroke(b.Inset(1.8).Round(9), 3, art.Solid(hex))
	c.Stroke(b.Inset(1.6).Round(9), 1.1, art.Solid(core))
}

// WinStar is a round won, or the socket of one to win.
func WinStar(c *art.Canvas, cx, cy, r float64, lit bool) {
	c.Fill(art.Circle(cx, cy, r), art.Solid("#0d0806"))
	c.Stroke(art.Circle(cx, cy, r*0.92), r*0.13, art.SolidA("#c9a45a", 0.75))
	if !lit {
		c.Fill(art.Star(cx, cy, r*0.60, r*0.26, 8), art.SolidA("#c9a45a", 0.26))
		return
	}
	c.Glow(art.Circle(cx, cy, r*0.6), 0, r*0.3, art.HexA("#ffc94a", 0.6))
	c.Fill(art.Star(cx, cy, r*0.84, r*0.36, 8), art.Radial(cx, cy, r*0.84, cx, cy, art.S(0, "#fffbe0"), art.S(0.5, "#ffd45e"), art.S(1, "#d98a1e")))
}
