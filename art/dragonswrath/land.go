package dragonswrath

import (
	"math"

	"wyrmtable/art"
	"wyrmtable/art/faces"
	"wyrmtable/art/lands"
	"wyrmtable/art/texture"
	"wyrmtable/fonts"
)

// LandState is how a territory of a realm stands.
type LandState uint8

// The states.
const (
	LandHidden LandState = iota // in hand, seen by its leader only
	LandKnown                   // in hand and seen: in its colour
	LandAside                   // face down until the next turn: hatched, with an eye
	LandLost                    // discarded: a ruin on bare parchment
)

// RealmLand is what is drawn on a territory.
type RealmLand struct {
	State  LandState
	Colour Colour // None where it is not known
	Name   string // "" where there is no room for it
	Lit    bool   // can be chosen now
	Chosen bool   // is chosen, or shown as proof
}

// RealmMap draws a realm, its upper left corner at the origin: lands in the
// order of its territories.
func RealmMap(c *art.Canvas, r *lands.Lands, lands []RealmLand) {
	n := min(len(lands), Len(r))
	realmShadow(c, r, lands[:n])
	for i := range n {
		land(c, r, i, &lands[i])
	}
	for i := range n {
		landEdge(c, r, i, &lands[i])
	}
	for i := range n { // light lies over all borders
		if lands[i].Lit && !lands[i].Chosen {
			landLight(c, r, i, "#ffd45e", "#ffe08a", 0.045)
		}
	}
	for i := range n {
		if lands[i].Chosen {
			c.Fill(r.Outline(i), art.SolidA("#fff6d8", 0.26))
			landLight(c, r, i, "#fff0b0", "#fff8dc", 0.075)
			c.StrokeRound(r.Outline(i), math.Max(r.Side*0.028, 1), art.Solid("#b5381d"))
		}
	}
	for i := range n {
		landSign(c, r, i, &lands[i])
	}
	for i := range n { // over the signs of neighbours
		landName(c, r, i, &lands[i])
	}
}

// RealmCoast tints the sea along a realm's shores in the colour of its leader, as
// on old maps, so that the eye knows whose it is; see Avatar for colours. It is drawn before
// RealmMap and reaches six units beyond the realm at most.
func RealmCoast(c *art.Canvas, r *lands.Lands, lands []RealmLand, colour int) {
	all := new(art.Path)
	for i := range lands[:min(len(lands), Len(r))] {
		if lands[i].State != LandLost {
			all.Append(r.Outline(i), art.Identity())
		}
	}
	k := math.Min(r.Side, 42)
	for _, band := range [3][2]float64{{0.28, 0.28}, {0.18, 0.36}, {0.09, 0.55}} {
		c.Fill(all.Outline(k*band[0], c.Scale(), true), art.SolidA(art.PlayerGlaze[art.Mod(colour, art.PlayerColours)][1], band[1]))
	}
}

// realmShadow lets all land that is left throw one shadow.
func realmShadow(c *art.Canvas, r *lands.Lands, lands []RealmLand) {
	all := new(art.Path)
	for i := range lands {
		if lands[i].State != LandLost {
			all.Append(r.Outline(i), art.Identity())
		}
	}
	k := r.Side
	c.Shadow(all, k*0.020, k*0.045, k*0.05, art.HexA("#2a1606", 0.75))
	c.Glow(all, k*0.02, k*0.05, art.HexA("#5a3a18", 0.45))
}

// land is the wash of a territory.
func land(c *art.Canvas, r *lands.Lands, i int, l *RealmLand) {
	if l.State == LandLost {
		return
	}
	k := r.Side
	p := r.Outline(i)
	x, y, w, h := r.Box(i)
	wash := l.Colour.look().wash
	if l.State == LandHidden && l.Colour == None {
		wash = [3]string{"#f0dcae", "#dcbc80", "#8c6a38"}
	}
	c.Fill(p, art.Radial(x+w*0.5, y+h*0.5, math.Max(w, h)*0.62, x+w*0.38, y+h*0.34, art.S(0, wash[0]), art.S(0.75, wash[1]), art.S(1, wash[1])))
	c.Fill(p, c.Tile(texture.ParchmentTile(), 1).With(art.Multiply).Alpha(0.55))
	c.Fill(p, c.Tile(texture.FrameTile(), 1.6).With(art.Overlay).Alpha(0.55))
	if l.State == LandAside {
		hatch(c, p, x, y, w, h, k)
	}
	c.InnerShadow(p, 0, 0, k*0.085, art.HexA(wash[2], 0.85))
	c.InnerShadow(p, -k*0.012, -k*0.022, k*0.02, art.HexA("#000", 0.38))
	c.InnerShadow(p, k*0.014, k*0.024, k*0.02, art.HexA("#fff", 0.50))
}

// hatch covers a territory that lies face down.
func hatch(c *art.Canvas, p *art.Path, x, y, w, h, k float64) {
	restore := c.Clip(p)
	defer restore()
	c.Fill(p, art.SolidA("#4a3018", 0.72))
	lines := new(art.Path)
	gap := math.Max(k*0.085, 2.4)
	for d := -h; d < w; d += gap {
		lines.MoveTo(x+d, y).LineTo(x+d+h, y+h)
		lines.MoveTo(x+d, y+h).LineTo(x+d+h, y)
	}
	c.Stroke(lines, math.Max(k*0.014, 0.6), art.SolidA("#e0bc84", 0.34))
}

// landEdge is the border of a territory.
func landEdge(c *art.Canvas, r *lands.Lands, i int, l *RealmLand) {
	k, p := r.Side, r.Outline(i)
	if l.State == LandLost {
		c.StrokeDash(p, math.Max(k*0.016, 0.8), []float64{k * 0.07, k * 0.06}, art.SolidA("#5a3a18", 0.34))
		return
	}
	c.Stroke(p, math.Max(k*0.026, 1), art.SolidA("#2c1808", 0.92))
}

// landLight is the light along the border of a territory, a share of its side
// wide.
func landLight(c *art.Canvas, r *lands.Lands, i int, glow, core string, wide float64) {
	k, p := r.Side, r.Outline(i)
	c.Glow(p.Outline(k*wide, c.Scale(), true), 0, k*0.05, art.HexA(glow, 0.85))
	c.StrokeRound(p, math.Max(k*wide, 1.7), art.Solid(core))
}

// landSign is what stands in the middle of a territory: its sphere, a question
// mark, an eye, a ruin.
func landSign(c *art.Canvas, r *lands.Lands, i int, l *RealmLand) {
	k := r.Side
	x, y, sphere := signPlace(r, i, l)
	switch {
	case l.State == LandLost:
		c.Icon("castle-ruins", x, y, k*0.34, art.SolidA("#5a3a18", 0.32))
	case l.State == LandAside:
		if l.Colour != None {
			c.Symbol(l.Colour.Sphere(), x+k*0.20, y, sphere*0.80)
			x -= k * 0.14
		}
		c.Icon("semi-closed-eye", x, y+k*0.01, k*0.40, art.SolidA("#1c0e04", 0.75))
		c.Icon("semi-closed-eye", x, y, k*0.40, art.Solid("#e8cfa0"))
	case l.Colour != None:
		c.Symbol(l.Colour.Sphere(), x, y, sphere)
	default:
		q := math.Min(k*0.46, 22)
		c.Text(fonts.TitleBlack, q, x, y+q*0.36, art.Centre, "?", art.SolidA("#6a451c", 0.80))
	}
	if l.Chosen {
		signDisc(c, x+sphere*1.25, y-sphere*0.75, sphere*0.80, "check-mark")
	}
}

// signPlace is where the sign of a territory stands, above its name, and how
// large its sphere is.
func signPlace(r *lands.Lands, i int, l *RealmLand) (x, y, sphere float64) {
	x, y = r.Middle(i)
	size, lines := nameLines(r, i, l)
	return x, y - size*0.45*float64(len(lines)), sphereSize(r)
}

// sphereSize is the radius of the spheres of colour on a realm.
func sphereSize(r *lands.Lands) float64 {
	return math.Min(math.Max(r.Side*0.155, math.Min(6.5, r.Side*0.34)), 13)
}

func landName(c *art.Canvas, r *lands.Lands, i int, l *RealmLand) {
	x, y, sphere := signPlace(r, i, l)
	size, lines := nameLines(r, i, l)
	for n, name := range lines {
		at := y + sphere + size*(0.92+0.88*float64(n))
		c.TextOutline(fonts.RulesItalic, size, x, at, art.Centre, name, size*0.26, art.SolidA("#f4e4bc", 0.72))
		c.Text(fonts.RulesItalic, size, x, at, art.Centre, name, art.Solid("#1c0e04"))
	}
}

// nameLines breaks the name of territory i for its room: on one line, or on two
// where one would be small. Ruins have no name.
func nameLines(r *lands.Lands, i int, l *RealmLand) (size float64, lines []string) {
	if l.Name == "" || l.State == LandLost {
		return 0, nil
	}
	x, y := r.Middle(i)
	most := math.Min(math.Max(r.Side*0.20, 8.5), 15)
	room := nameRoom(r, i, x, y+sphereSize(r))
	fit := func(s string) float64 { return art.FitText(fonts.RulesItalic, most, 0, room, s) }
	size = fit(l.Name)
	if a, b := faces.Halves(l.Name); b != "" && size < most*0.86 {
		if two := math.Min(most*0.86, math.Min(fit(a), fit(b))); two > size {
			return two, []string{a, b}
		}
	}
	return size, []string{l.Name}
}

// nameRoom is how wide a name below the sphere of territory i may be, set about x:
// as wide as the land is at y, and half a letter over each border. Land that is
// narrow only there lets its name reach over its neighbours, who may have more.
func nameRoom(r *lands.Lands, i int, x, y float64) float64 {
	x0, _, w, _ := r.Box(i)
	west, east := r.Breadth(i, x, y)
	least := 1.3 * math.Min(x-x0, x0+w-x)
	return math.Max(least, 2*math.Min(x-west, east-x)+r.Side*0.10)
}
