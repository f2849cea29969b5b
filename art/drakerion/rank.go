package drakerion

import (
	"math"
	"strconv"

	"wyrmtable/art"
	"wyrmtable/art/texture"
	"wyrmtable/fonts"
)

// Front is the edge of a line of Characters that looks at the enemy.
type Front uint8

// The fronts.
const (
	FrontNone  Front = iota
	FrontAbove       // of the player below
	FrontBelow       // of the player above
)

// RankHead is how wide the strip with the name of a rank is.
const RankHead = 26.0

// Rank is a line of Characters on the map: its name upright at the left over a
// sign, and at its front steel spikes for melee; support has dashes all round.
// lit, when a held card may be laid there.
func Rank(c *art.Canvas, x, y, w, h float64, title string, melee bool, front Front, lit bool) {
	b := art.BoxAt(x, y, w, h)
	field, line := art.SolidA("#0c0905", 0.26), art.SolidA("#e8d2a2", 0.42)
	if lit {
		field, line = art.SolidA("#ffe6a8", 0.13), art.SolidA("#ffe9b0", 0.95)
	}
	c.Fill(b.Round(7), field)
	c.InnerShadow(b.Round(7), 0, 2, 6, art.HexA("#000", 0.30))
	c.StrokeDash(b.Inset(0.6).Round(7), 1.2, []float64{4, 3}, line)
	head := art.BoxAt(x+2, y+2, RankHead-2, h-4)
	c.Fill(head.Round(5), art.Linear(head.X, 0, head.X+head.W, 0, art.SA(0, "#14181d", 0.72), art.SA(1, "#14181d", 0.40)))
	icon := "high-shot"
	if melee {
		icon = "crossed-swords"
	}
	cx := head.X + head.W/2
	c.Icon(icon, cx, y+h-16, 16, art.Solid("#e8dcc2"))
	size := art.FitText(fonts.Title, 12, 5, h-42, title)
	c.Push(art.RotateAbout(-math.Pi/2, cx, y+(h-24)/2))
	c.Text(fonts.Title, size, cx, y+(h-24)/2+size*0.35, art.Centre, title, art.Solid("#f0e2c4"))
	c.Pop()
	if !melee {
		return
	}
	switch front {
	case FrontAbove:
		spikes(c, x+4, y-2, w-8, -1)
	case FrontBelow:
		spikes(c, x+4, y+h+2, w-8, 1)
	}
}

// spikeHigh is how far the spikes of a front reach from their rail.
const spikeHigh = 11.5

// spikes are points of steel on a rail from (x, y), w units long, that look up
// or down the table as sign tells.
func spikes(c *art.Canvas, x, y, w, sign float64) {
	n := max(3, int(w/20))
	pitch := w / float64(n)
	p := new(art.Path)
	for i := range n {
		cx := x + (float64(i)+0.5)*pitch
		p.Append(art.Poly(cx-5.4, y, cx, y+sign*spikeHigh, cx+5.4, y), art.Identity())
	}
	c.Shadow(p, 1, 2.2, 1.6, art.HexA("#000", 0.65))
	c.Stroke(p, 1.5, art.Solid(soot))
	c.Fill(p, art.Linear(0, y, 0, y+sign*spikeHigh, art.S(0, "#aab4bc"), art.S(1, "#ffffff")))
	for i := range n { // the side away from the light
		cx := x + (float64(i)+0.5)*pitch
		c.Fill(art.Poly(cx, y, cx, y+sign*spikeHigh, cx+5.4, y), art.SolidA("#0d1318", 0.42))
	}
	rail := art.BoxAt(x, y-2.2, w, 4.4)
	c.Fill(rail.Inset(-0.8).Round(2.6), art.Solid(soot))
	c.Fill(rail.Round(2), art.Linear(0, rail.Y, 0, rail.Y+rail.H, art.S(0, "#e4ebf0"), art.S(0.5, "#8a959f"), art.S(1, "#3c464f")))
}

// PrestigeMark is where a player stands on the track of prestige.
type PrestigeMark struct {
	Points int  // 0 to 20; more stand at the top
	Left   bool // on the left side of the track, or the right
	Then   int  // foretold; the same as Points for no change
	Hue    Faction
}

// PrestigeTop is the prestige that wins.
const PrestigeTop = 20

// PrestigePlace is the height of a number of points on a track of h units from
// its top: 20 at the top, 0 at the foot.
func PrestigePlace(h float64, points int) float64 {
	p := float64(max(0, min(PrestigeTop, points)))
	top, foot := prestigeHead(h), h-34
	return foot - (foot-top)*p/PrestigeTop
}

func prestigeHead(h float64) float64 { return math.Min(40, h*0.08) }

// PrestigeTrack is the upright track of prestige from 0 to 20: a rod of bronze
// with numbered rings on a board, the star at its top. Marks stand beside it.
func PrestigeTrack(c *art.Canvas, x, y, w, h float64, title string, marks []PrestigeMark) {
	b := art.BoxAt(x, y, w, h)
	c.Shadow(b.Round(7), 1, 4, 6, art.HexA("#000", 0.55))
	c.Fill(b.Round(7), c.Tile(texture.WoodTile(), 1))
	c.Fill(b.Round(7), art.Linear(x, 0, x+w, 0, art.SA(0, "#000", 0.45), art.SA(0.5, "#000", 0.05), art.SA(1, "#000", 0.5)))
	c.Stroke(b.Inset(1).Round(6.5), 1.8, bronze(b))
	cx := x + w/2
	top, foot := y+PrestigePlace(h, PrestigeTop), y+PrestigePlace(h, 0)
	c.Fill(art.Rect(cx-3.2, top, 6.4, foot-top), art.Solid(soot))
	c.Fill(art.Rect(cx-2.2, top, 4.4, foot-top), art.Linear(cx-2.2, 0, cx+2.2, 0, art.S(0, "#ffdf9c"), art.S(0.5, "#b97a34"), art.S(1, "#4a2809")))
	for i := range PrestigeTop + 1 {
		py := y + PrestigePlace(h, i)
		if i%5 != 0 {
			c.Fill(art.Rect(cx-w*0.16, py-0.8, w*0.32, 1.6), art.SolidA("#f0c98a", 0.75))
			continue
		}
		r := w * 0.26
		c.Fill(art.Circle(cx, py, r*1.12), art.Solid(soot))
		c.Fill(art.Circle(cx, py, r), art.Bronze(cx-r, py-r, 2*r, 2*r))
		c.Fill(art.Circle(cx, py, r*0.78), art.Solid("#1d1712"))
		c.Text(art.NameFace, r*1.02, cx, py+r*0.35, art.Centre, strconv.Itoa(i), art.Solid("#ffe6b8"))
	}
	PrestigeStar(c, cx, y+top-y-w*0.52, w*0.34, "")
	size := art.FitText(fonts.Title, 9.5, 4, w-3, title)
	c.Text(fonts.Title, size, cx, y+h-8, art.Centre, title, art.Solid("#f0d79a"))
	for _, m := range marks {
		if m.Then != m.Points {
			prestigeFlag(c, cx, y+PrestigePlace(h, m.Then), w, m.Then, m, 0.45)
		}
	}
	for _, m := range marks {
		prestigeFlag(c, cx, y+PrestigePlace(h, m.Points), w, m.Points, m, 1)
	}
}

// prestigeFlag is a pennon that points at the track from one side.
func prestigeFlag(c *art.Canvas, cx, cy, w float64, points int, m PrestigeMark, alpha float64) {
	side := 1.0
	if m.Left {
		side = -1
	}
	k := w / 38
	at := func(x float64) float64 { return cx + side*x*k }
	p := art.Poly(at(8), cy, at(15), cy-11*k, at(33), cy-11*k, at(33), cy+11*k, at(15), cy+11*k)
	l := m.Hue.look()
	if alpha == 1 {
		c.Shadow(p, 1, 2, 2, art.HexA("#000", 0.7))
	}
	c.Fill(p, art.Linear(0, cy-11*k, 0, cy+11*k, art.S(0, l.cloth[0]), art.S(0.5, l.cloth[1]), art.S(1, l.cloth[2])).Alpha(alpha))
	if alpha == 1 {
		c.Stroke(p, 1.5*k, art.Bronze(cx-17*k, cy-11*k, 34*k, 22*k))
	} else {
		c.StrokeDash(p, 1.3*k, []float64{3, 2}, art.SolidA("#ffe6b8", 0.8))
	}
	size := 15 * k
	c.Text(art.NameFace, size, at(23.5), cy+size*0.33, art.Centre, strconv.Itoa(points), art.SolidA("#fffdf2", 0.55+0.45*alpha))
}
