package aestery

import (
	"math"
	"strconv"

	"wyrmtable/art"
	"wyrmtable/fonts"
)

// Seat is the part of a player's panel that changes seldom. Cards lie on
// the places that SeatPlan gives.
type Seat struct {
	Name, Role string // "Maëlys", "Corsaire Blaise · défenseur"
	Life       string
	Then       string // life foretold, "12"; "" for no change
	Active     bool
	Hero       bool
	// ExperienceName and Experience are the words "Expérience" and the number.
	ExperienceName, Experience string
	Piles                      [4]string // names of deck, graveyard, exile, Cachette
	PitchName, PitchNote       string    // "Pitch", "1 carte"
	Pitched                    int       // Aether pitched this turn: lozenges
}

// Plan says where things lie on a player's panel, in its units from its
// upper left corner. Cards are 7/5 as high as wide.
type Plan struct {
	W, H                             float64
	NameX, NameY, NameW, NameSize    float64 // left end and baseline
	RoleY, RoleSize                  float64
	LifeX, LifeY, LifeR              float64
	HeroX, HeroY, HeroW              float64
	AbilityX, AbilityY               float64
	AbilityW, AbilityH, AbilityPitch float64
	PileX, PileY, PileW, PilePitch   float64
	PitchX, PitchY, PitchW, PitchH   float64
	PitchCardX, PitchCardW           float64 // the first pitched card
}

// SeatPlan lays out a panel of w by h units, for a hero or without one.
func SeatPlan(w, h float64) Plan {
	k := math.Min(w/232, h/332)
	y := h / 332 // rows spread over what height there is
	return Plan{W: w, H: h,
		NameX: 12 * k, NameY: 27 * y, NameW: w - 70*k, NameSize: 17 * k, RoleY: 43 * y, RoleSize: 13 * k,
		LifeX: w - 28*k, LifeY: 36 * y, LifeR: 23 * k,
		HeroX: 10 * k, HeroY: 62 * y, HeroW: 84 * k,
		AbilityX: 100 * k, AbilityY: 80 * y, AbilityW: w - 110*k, AbilityH: 30 * k, AbilityPitch: 34 * k,
		PileX: 10 * k, PileY: 190 * y, PileW: 46 * k, PilePitch: (w - 66*k) / 3,
		PitchX: 8 * k, PitchY: 280 * y, PitchW: w - 16*k, PitchH: 44 * k,
		PitchCardX: 86 * k, PitchCardW: 26 * k}
}

// Seat draws a player's panel: name, life, the places of his cards. The
// hero, the piles and the pitched cards are drawn over it.
func DrawSeat(c *art.Canvas, x, y, w, h float64, s Seat) {
	p := SeatPlan(w, h)
	TidePanel(c, x, y, w, h, s.Active)
	c.Push(art.Translate(x, y))
	defer c.Pop()
	room := p.NameW
	if s.Then != "" {
		room -= p.LifeR * 1.5
	}
	size := art.FitText(fonts.Title, p.NameSize, p.NameSize*0.6, room, s.Name)
	c.Engraved(fonts.Title, size, p.NameX, p.NameY, art.Left, art.Shortened(fonts.Title, size, room, s.Name), "#e6fff6")
	size = art.FitText(fonts.Rules, p.RoleSize, p.RoleSize*0.75, p.NameW, s.Role)
	c.Text(fonts.Rules, size, p.NameX, p.RoleY, art.Left, art.Shortened(fonts.Rules, size, p.NameW, s.Role), art.Solid("#a5d2cd"))
	LifePoints(c, p.LifeX, p.LifeY, p.LifeR, s.Life, s.Then != "")
	if s.Then != "" {
		lifeThen(c, p.LifeX-p.LifeR*1.12, p.LifeY-p.LifeR*0.62, p.LifeR*0.94, s.Then)
	}
	if s.Hero {
		y := p.HeroY + p.NameSize*0.62
		c.Text(fonts.Label, p.RoleSize*0.86, p.AbilityX+2, y, art.Left, s.ExperienceName, art.Solid("#a5d2cd"))
		c.Text(art.NameFace, p.RoleSize*0.96, p.AbilityX+p.AbilityW-2, y, art.Right, s.Experience, art.Solid("#ffe2b0"))
	}
	for i, name := range s.Piles {
		px := p.PileX + float64(i)*p.PilePitch
		PilePlace(c, px, p.PileY, p.PileW, p.PileW*1.4, i == 3)
		ink := "#e2fff6"
		if i == 3 {
			ink = "#e6d0ff"
		}
		size := art.FitText(fonts.LabelBold, p.PileW*0.25, 4, p.PilePitch-2, name)
		c.Text(fonts.LabelBold, size, px+p.PileW/2, p.PileY+p.PileW*1.4+size*1.40, art.Centre, name, art.Solid(ink))
	}
	TideWell(c, p.PitchX, p.PitchY, p.PitchW, p.PitchH)
	pitchWords(c, &p, &s)
}

// lifeThen is the pill with the life foretold, its right end at x.
func lifeThen(c *art.Canvas, x, cy, h float64, text string) {
	size := h * 0.70
	w := art.TextWidth(art.NameFace, size, text) + h*1.55
	b := art.BoxAt(x-w, cy-h/2, w, h)
	c.Shadow(b.Round(h/2), 0, 1.5, 1.5, art.HexA("#000", 0.6))
	c.Fill(b.Round(h/2), art.Solid("#7a1150"))
	c.Stroke(b.Inset(0.6).Round(h/2), 1.2, art.Solid("#ff8ac4"))
	ax := b.X + h*0.40
	c.StrokeRound(new(art.Path).MoveTo(ax, cy).LineTo(ax+h*0.40, cy), h*0.10, art.Solid("#ffe0f2"))
	c.StrokeRound(new(art.Path).MoveTo(ax+h*0.24, cy-h*0.17).LineTo(ax+h*0.42, cy).LineTo(ax+h*0.24, cy+h*0.17), h*0.10, art.Solid("#ffe0f2"))
	c.Text(art.NameFace, size, b.X+h*1.02, cy+size*0.33, art.Left, text, art.Solid("#ffe0f2"))
}

func pitchWords(c *art.Canvas, p *Plan, s *Seat) {
	mid := p.PitchY + p.PitchH/2
	room := p.PitchCardX - p.PitchX - p.PitchH*0.3
	x := p.PitchX + p.PitchH*0.22
	size := art.FitText(fonts.Title, p.PitchH*0.28, 4, room, s.PitchName)
	c.Text(fonts.Title, size, x, mid-p.PitchH*0.06, art.Left, s.PitchName, art.Solid("#e2fff6"))
	size = art.FitText(fonts.Rules, p.PitchH*0.27, 4, room, s.PitchNote)
	c.Text(fonts.Rules, size, x, mid+p.PitchH*0.28, art.Left, s.PitchNote, art.Solid("#a5d2cd"))
	if s.Pitched <= 0 {
		return
	}
	r, right := p.PitchH*0.25, p.PitchX+p.PitchW-p.PitchH*0.36
	if s.Pitched > 4 {
		LozengeNumber(c, right-r*0.4, mid, r*1.25, LozengeAether, strconv.Itoa(s.Pitched))
		return
	}
	for i := range s.Pitched {
		Lozenge(c, right-float64(i)*r*1.62, mid, r, LozengeAether)
	}
}

// PilePlace is the place of a pile that is empty; hidden that of a Cachette.
func PilePlace(c *art.Canvas, x, y, w, h float64, hidden bool) {
	b := art.BoxAt(x, y, w, h)
	ink := "#bff5e8"
	if hidden {
		ink = "#b98cff"
	}
	c.Fill(b.Round(w*0.09), art.SolidA("#000", 0.35))
	c.StrokeDash(b.Inset(0.5).Round(w*0.08), 1, []float64{3, 2}, art.SolidA(ink, 0.45))
	if hidden {
		c.Icon("padlock-open", x+w/2, y+h/2, w*0.40, art.SolidA("#b98cff", 0.28))
	}
}

// CachetteLock is what lies on a card in a Cachette, w by h units: violet light
// around it and a padlock; open from the turn on which it may be played.
func CachetteLock(c *art.Canvas, x, y, w, h float64, open bool) {
	b := art.BoxAt(x, y, w, h)
	c.Glow(art.RingOf(b.Inset(-3), w*0.12, b, w*0.06), 0.5, 3, art.HexA("#b98cff", 0.75))
	c.Stroke(b.Inset(-1).Round(w*0.07), 1.4, art.SolidA("#d9b8ff", 0.9))
	icon := "padlock"
	if open {
		icon = "padlock-open"
	}
	r := w * 0.27
	c.Shadow(art.Circle(x+w/2, y+h/2, r), 0, r*0.12, r*0.15, art.HexA("#000", 0.7))
	c.Fill(art.Circle(x+w/2, y+h/2, r*1.1), art.Solid("#d9b8ff"))
	c.Fill(art.Circle(x+w/2, y+h/2, r), art.Solid("#1d0f36"))
	c.Icon(icon, x+w/2, y+h/2, r*1.24, art.Solid("#e6d0ff"))
}

// PileCount is the dark disc with the number of cards of a pile.
func PileCount(c *art.Canvas, cx, cy, r float64, text string) {
	c.Shadow(art.Circle(cx, cy, r), 0, r*0.14, r*0.16, art.HexA("#000", 0.7))
	c.Fill(art.Circle(cx, cy, r*1.06), Nacre(cx-r, cy-r, 2*r, 2*r))
	c.Fill(art.Circle(cx, cy, r*0.90), art.Solid(abyss))
	size := art.FitText(art.NameFace, r*1.24, r*0.5, r*1.5, text)
	c.Text(art.NameFace, size, cx, cy+size*0.33, art.Centre, text, art.Solid("#f2fff8"))
}

// AbilityButton is an ability of a hero on his player's panel: what it costs on
// a plate, and beside it what it does, as far as three lines have room for it.
func AbilityButton(c *art.Canvas, x, y, w, h float64, cost string, words []art.Token, state art.State) {
	b := art.BoxAt(x, y, w, h)
	field, edge, ink := 0.42, art.SolidA("#bff5e8", 0.60), "#e2fff6"
	switch state {
	case art.StateDisabled:
		field, edge, ink = 0.25, art.SolidA("#5f8d8c", 0.40), "#8fb3b0"
	case art.StateHover, art.StateChosen, art.StatePressed:
		field, edge = 0.55, art.Solid("#8ff0e0")
		c.Glow(b.Round(h*0.24), 0.5, 3, art.HexA("#8ff0e0", 0.55))
	}
	c.Fill(b.Round(h*0.24), art.SolidA("#000", field))
	c.Stroke(b.Inset(0.5).Round(h*0.24), 1.1, edge)
	pw := h * 1.08
	AbilityPlate(c, x+h*0.10, y+h*0.16, pw, h*0.68, cost, state)
	style := art.TextStyle{Size: h * 0.42, Lead: 1.0, Gap: 0.01, Plain: fonts.Rules, Bold: fonts.Name, Italic: fonts.RulesItalic, Ink: art.Hex(ink)}
	room := w - pw - h*0.36
	t := art.Clip(words, style, room, h*0.94, h*0.31)
	c.Block(t, x+pw+h*0.24, y+(h-t.Height)/2)
}
