package drakerion

import (
	"math"

	"wyrmtable/art"
	"wyrmtable/art/texture"
	"wyrmtable/fonts"
)

// Seat is the part of a player's panel that changes seldom. His Banner, City
// and sign of retreat lie on the places that SeatPlan gives.
type Seat struct {
	Name, Role          string // "Maëlys", "la Braise"
	Faction             Faction
	Initiative          string
	InitiativeLabel     string // "Init."
	Gold                string
	GoldLabel, GoldNote string    // "Or", "+8 ce tour"
	Places              [3]string // "Bannière", "Cité", "Retraite"
	Active              bool
}

// Plan says where things lie on a player's panel, in its units from its
// upper left corner. Cards are 7/5 as high as wide.
type Plan struct {
	W, H                          float64
	ClothX, ClothY, ClothW        float64
	ClothH                        float64
	TextX, TextW                  float64 // name, faction and gold
	NameY, RoleY                  float64 // baselines
	NameSize, RoleSize            float64
	InitX, InitY, InitR           float64
	GoldX, GoldY, GoldR           float64
	CardX, CardY, CardW, CardStep float64
}

// SeatPlan lays out a panel of w by h units.
func SeatPlan(w, h float64) Plan {
	k := math.Min(w/216, h/254)
	y := h / 254 // rows spread over what height there is
	step := (w - 80*k) / 2
	return Plan{W: w, H: h, ClothX: 13*k + 1, ClothY: 8 * y, ClothW: 60 * k, ClothH: 116 * y,
		TextX: 89 * k, TextW: w - 140*k, NameY: 32 * y, RoleY: 50 * y, NameSize: 18 * k, RoleSize: 13.5 * k,
		InitX: w - 26*k, InitY: 34 * y, InitR: 17 * k, GoldX: 109 * k, GoldY: 92 * y, GoldR: 19 * k,
		CardX: 10 * k, CardY: 136 * y, CardW: 60 * k, CardStep: step}
}

// SeatPanel draws a player's panel: the cloth of his faction on its rod, his
// name, Initiative and gold, and the places of his three cards.
func SeatPanel(c *art.Canvas, x, y, w, h float64, s Seat) {
	p := SeatPlan(w, h)
	WarPanel(c, x, y, w, h, s.Active)
	c.Push(art.Translate(x, y))
	defer c.Pop()
	ClothBanner(c, p.ClothX, p.ClothY, p.ClothW, p.ClothH, s.Faction)
	face, size, name := seatName(p.NameSize, p.TextW, s.Name)
	c.Engraved(face, size, p.TextX, p.NameY, art.Left, name, "#fbf1dc")
	size = art.FitText(fonts.Rules, p.RoleSize, p.RoleSize*0.75, p.TextW, s.Role)
	c.Text(fonts.Rules, size, p.TextX, p.RoleY, art.Left, art.Shortened(fonts.Rules, size, p.TextW, s.Role), art.Solid(s.Faction.Ink()))
	InitiativeShield(c, p.InitX, p.InitY, p.InitR, s.Initiative, s.Faction)
	size = p.RoleSize * 0.82
	c.Text(fonts.LabelBold, size, p.InitX, p.InitY+p.InitR*1.12+size*1.1, art.Centre, s.InitiativeLabel, art.Solid("#d8cdb4"))
	GoldCoin(c, p.GoldX, p.GoldY, p.GoldR, s.Gold)
	gx := p.GoldX + p.GoldR*1.5
	room := w - gx - 10
	c.Engraved(fonts.Title, p.RoleSize*1.05, gx, p.GoldY-p.RoleSize*0.10, art.Left, s.GoldLabel, "#f8e4bc")
	size = art.FitText(fonts.Rules, p.RoleSize, 4, room, s.GoldNote)
	c.Text(fonts.Rules, size, gx, p.GoldY+p.RoleSize*0.95, art.Left, s.GoldNote, art.Solid("#d8cdb4"))
	for i, name := range s.Places {
		px := p.CardX + float64(i)*p.CardStep
		b := art.BoxAt(px, p.CardY, p.CardW, p.CardW*1.4)
		c.Fill(b.Round(4), art.SolidA("#000", 0.34))
		c.InnerShadow(b.Round(4), 0, 2, 3, art.HexA("#000", 0.5))
		c.StrokeDash(b.Inset(0.5).Round(4), 1, []float64{3, 3}, art.SolidA("#e8d2a2", 0.40))
		size := art.FitText(fonts.LabelBold, p.RoleSize*0.95, 4, p.CardStep-2, name)
		c.Text(fonts.LabelBold, size, px+p.CardW/2, p.CardY+p.CardW*1.4+size*1.35, art.Centre, name, art.Solid("#f4eee0"))
	}
}

// ClothBanner is a banner of cloth on a bronze rod, with the arms of a faction,
// w by h units with its points.
func ClothBanner(c *art.Canvas, x, y, w, h float64, f Faction) {
	l := f.look()
	p := art.Poly(x, y+5, x+w, y+5, x+w, y+h*0.86, x+w/2, y+h, x, y+h*0.86)
	c.Shadow(p, 2, 5, 4, art.HexA("#000", 0.65))
	c.Fill(p, art.Linear(x, y, x+w*0.4, y+h, art.S(0, l.cloth[0]), art.S(0.45, l.cloth[1]), art.S(1, l.cloth[2])))
	inside := c.Clip(p)
	for i := range 4 { // folds
		at := x + w*(0.06+0.27*float64(i))
		c.Fill(art.Rect(at, y, w*0.16, h), art.Linear(at, 0, at+w*0.16, 0, art.SA(0, "#000", 0), art.SA(0.5, "#000", 0.20), art.SA(1, "#fff", 0.05)))
	}
	c.Fill(p, c.Tile(texture.HideTile(), 1).With(art.SoftLight).Alpha(0.5))
	c.Fill(art.Rect(x, y, w, h*0.14), art.Linear(0, y+4, 0, y+h*0.14, art.SA(0, "#000", 0.55), art.SA(1, "#000", 0)))
	inside()
	c.Stroke(p, 2.4, art.Bronze(x, y, w, h))
	e := w * 0.075
	in := art.Poly(x+e, y+5, x+w-e, y+5, x+w-e, y+h*0.86-e*0.4, x+w/2, y+h-e*1.4, x+e, y+h*0.86-e*0.4)
	c.StrokeDash(in, 1.1, []float64{4, 2.5}, art.SolidA("#ffe6b0", 0.6))
	size := w * 0.66
	c.Icon(l.arms, x+w/2+1, y+h*0.46+2, size, art.SolidA("#000", 0.5))
	c.Icon(l.arms, x+w/2, y+h*0.46, size, art.Linear(0, y+h*0.2, 0, y+h*0.7, art.S(0, "#ffffff"), art.S(1, "#d8cdb4")))
	rod := art.BoxAt(x-7, y, w+14, 7)
	c.Fill(rod.Inset(-0.8).Round(4), art.Solid(soot))
	c.Fill(rod.Round(3.5), art.Linear(0, y, 0, y+7, art.S(0, "#ffdf9c"), art.S(0.5, "#b97a34"), art.S(1, "#4a2809")))
	for _, ex := range [2]float64{x - 7, x + w + 7} {
		c.Fill(art.Circle(ex, y+3.5, 5.6), art.Solid(soot))
		c.Fill(art.Circle(ex, y+3.5, 4.8), art.Radial(ex, y+3.5, 6, ex-1.6, y+1.6, art.S(0, "#fff0c8"), art.S(0.5, "#c08a44"), art.S(1, "#4a2809")))
	}
}

// WarPhase is one of the three discs of a turn: lit while it is that phase.
func WarPhase(c *art.Canvas, cx, cy, r float64, icon, label string, lit, done bool) {
	ring, field, ink := Steel(cx-r, cy-r, 2*r, 2*r), "#1c242c", "#98a4ae"
	if done {
		ink = "#6c7680"
	}
	if lit {
		c.Glow(art.Circle(cx, cy, r), 1, r*0.4, art.HexA("#ffb070", 0.8))
		ring, field, ink = art.Bronze(cx-r, cy-r, 2*r, 2*r), "#a8321e", "#fff6e2"
	}
	c.Fill(art.Circle(cx, cy, r*1.08), art.Solid(soot))
	c.Fill(art.Circle(cx, cy, r), ring)
	c.Fill(art.Circle(cx, cy, r*0.86), art.Solid(field))
	c.InnerShadow(art.Circle(cx, cy, r*0.86), 0, r*0.1, r*0.14, art.HexA("#000", 0.6))
	c.Icon(icon, cx, cy, r*1.16, art.Solid(ink))
	if label != "" {
		face := fonts.Label
		if lit {
			face, ink = fonts.LabelBold, "#ffffff"
		}
		c.Text(face, r*0.72, cx, cy+r*1.85, art.Centre, label, art.Solid(ink))
	}
}

// EyeButton is the wide capsule held down to look at one's hand; open while it
// is held.
func EyeButton(c *art.Canvas, x, y, w, h float64, label, sub string, open bool) {
	b := art.BoxAt(x, y, w, h)
	c.Shadow(b.Round(h/2), 1, 3, 5, art.HexA("#000", 0.6))
	c.Fill(b.Round(h/2), art.Linear(0, y, 0, y+h, art.S(0, "#3c3227"), art.S(1, "#17110b")))
	c.Stroke(b.Inset(1.2).Round(h/2), 2.4, bronze(b))
	r := h * 0.42
	cx, cy := x+h/2, y+h/2
	glow, icon := "#1c3a6e", "sight-disabled"
	if open {
		glow, icon = "#3a7ad8", "eyeball"
		c.Glow(art.Circle(cx, cy, r), 1, r*0.35, art.HexA("#8cc4ff", 0.8))
	}
	c.Fill(art.Circle(cx, cy, r), art.Bronze(cx-r, cy-r, 2*r, 2*r))
	c.Fill(art.Circle(cx, cy, r*0.84), art.Radial(cx, cy, r, cx-r*0.2, cy-r*0.3, art.S(0, glow), art.S(1, "#081428")))
	c.Icon(icon, cx, cy, r*1.2, art.Solid("#f4fbff"))
	room := w - h*1.5
	size := art.FitText(fonts.Title, h*0.30, 5, room, label)
	c.Engraved(fonts.Title, size, x+h*1.12, y+h*0.44, art.Left, label, "#fbf1dc")
	size = art.FitText(fonts.Rules, h*0.26, 5, room, sub)
	c.Text(fonts.Rules, size, x+h*1.12, y+h*0.76, art.Left, sub, art.Solid("#d8cdb4"))
}

// seatName sets a player's name: in capitals where they have room, or else in the
// narrower letters of cards' names, and cut only if these do not fit either.
func seatName(size, room float64, name string) (fonts.Face, float64, string) {
	least := size * 0.6
	fit := art.FitText(fonts.Title, size, least, room, name)
	if art.Shortened(fonts.Title, fit, room, name) == name {
		return fonts.Title, fit, name
	}
	fit = art.FitText(fonts.Name, size, least, room, name)
	return fonts.Name, fit, art.Shortened(fonts.Name, fit, room, name)
}
