package art

import (
	"math"
	"strconv"

	"wyrmtable/fonts"
)

// AesterySeat is the part of a player's panel that changes seldom. Cards lie on
// the places that AesterySeatPlan gives.
type AesterySeat struct {
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

// AesteryPlan says where things lie on a player's panel, in its units from its
// upper left corner. Cards are 7/5 as high as wide.
type AesteryPlan struct {
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

// AesterySeatPlan lays out a panel of w by h units, for a hero or without one.
func AesterySeatPlan(w, h float64) AesteryPlan {
	k := math.Min(w/232, h/332)
	y := h / 332 // rows spread over what height there is
	return AesteryPlan{W: w, H: h,
		NameX: 12 * k, NameY: 27 * y, NameW: w - 70*k, NameSize: 17 * k, RoleY: 43 * y, RoleSize: 13 * k,
		LifeX: w - 28*k, LifeY: 36 * y, LifeR: 23 * k,
		HeroX: 10 * k, HeroY: 62 * y, HeroW: 84 * k,
		AbilityX: 100 * k, AbilityY: 80 * y, AbilityW: w - 110*k, AbilityH: 30 * k, AbilityPitch: 34 * k,
		PileX: 10 * k, PileY: 190 * y, PileW: 46 * k, PilePitch: (w - 66*k) / 3,
		PitchX: 8 * k, PitchY: 280 * y, PitchW: w - 16*k, PitchH: 44 * k,
		PitchCardX: 86 * k, PitchCardW: 26 * k}
}

// AesterySeat draws a player's panel: name, life, the places of his cards. The
// hero, the piles and the pitched cards are drawn over it.
func (c *Canvas) AesterySeat(x, y, w, h float64, s AesterySeat) {
	p := AesterySeatPlan(w, h)
	c.TidePanel(x, y, w, h, s.Active)
	c.Push(Translate(x, y))
	defer c.Pop()
	room := p.NameW
	if s.Then != "" {
		room -= p.LifeR * 1.5
	}
	size := FitText(fonts.Title, p.NameSize, p.NameSize*0.6, room, s.Name)
	c.engraved(fonts.Title, size, p.NameX, p.NameY, Left, shortened(fonts.Title, size, room, s.Name), "#e6fff6")
	size = FitText(fonts.Rules, p.RoleSize, p.RoleSize*0.75, p.NameW, s.Role)
	c.Text(fonts.Rules, size, p.NameX, p.RoleY, Left, shortened(fonts.Rules, size, p.NameW, s.Role), Solid("#a5d2cd"))
	c.LifePoints(p.LifeX, p.LifeY, p.LifeR, s.Life, s.Then != "")
	if s.Then != "" {
		c.lifeThen(p.LifeX-p.LifeR*1.12, p.LifeY-p.LifeR*0.62, p.LifeR*0.94, s.Then)
	}
	if s.Hero {
		y := p.HeroY + p.NameSize*0.62
		c.Text(fonts.Label, p.RoleSize*0.86, p.AbilityX+2, y, Left, s.ExperienceName, Solid("#a5d2cd"))
		c.Text(nameFace, p.RoleSize*0.96, p.AbilityX+p.AbilityW-2, y, Right, s.Experience, Solid("#ffe2b0"))
	}
	for i, name := range s.Piles {
		px := p.PileX + float64(i)*p.PilePitch
		c.PilePlace(px, p.PileY, p.PileW, p.PileW*1.4, i == 3)
		ink := "#e2fff6"
		if i == 3 {
			ink = "#e6d0ff"
		}
		size := FitText(fonts.LabelBold, p.PileW*0.25, 4, p.PilePitch-2, name)
		c.Text(fonts.LabelBold, size, px+p.PileW/2, p.PileY+p.PileW*1.4+size*1.40, Centre, name, Solid(ink))
	}
	c.TideWell(p.PitchX, p.PitchY, p.PitchW, p.PitchH)
	c.pitchWords(&p, &s)
}

// lifeThen is the pill with the life foretold, its right end at x.
func (c *Canvas) lifeThen(x, cy, h float64, text string) {
	size := h * 0.70
	w := TextWidth(nameFace, size, text) + h*1.55
	b := box{x - w, cy - h/2, w, h}
	c.Shadow(b.round(h/2), 0, 1.5, 1.5, HexA("#000", 0.6))
	c.Fill(b.round(h/2), Solid("#7a1150"))
	c.Stroke(b.inset(0.6).round(h/2), 1.2, Solid("#ff8ac4"))
	ax := b.x + h*0.40
	c.StrokeRound(new(Path).MoveTo(ax, cy).LineTo(ax+h*0.40, cy), h*0.10, Solid("#ffe0f2"))
	c.StrokeRound(new(Path).MoveTo(ax+h*0.24, cy-h*0.17).LineTo(ax+h*0.42, cy).LineTo(ax+h*0.24, cy+h*0.17), h*0.10, Solid("#ffe0f2"))
	c.Text(nameFace, size, b.x+h*1.02, cy+size*0.33, Left, text, Solid("#ffe0f2"))
}

func (c *Canvas) pitchWords(p *AesteryPlan, s *AesterySeat) {
	mid := p.PitchY + p.PitchH/2
	room := p.PitchCardX - p.PitchX - p.PitchH*0.3
	x := p.PitchX + p.PitchH*0.22
	size := FitText(fonts.Title, p.PitchH*0.28, 4, room, s.PitchName)
	c.Text(fonts.Title, size, x, mid-p.PitchH*0.06, Left, s.PitchName, Solid("#e2fff6"))
	size = FitText(fonts.Rules, p.PitchH*0.27, 4, room, s.PitchNote)
	c.Text(fonts.Rules, size, x, mid+p.PitchH*0.28, Left, s.PitchNote, Solid("#a5d2cd"))
	if s.Pitched <= 0 {
		return
	}
	r, right := p.PitchH*0.25, p.PitchX+p.PitchW-p.PitchH*0.36
	if s.Pitched > 4 {
		c.LozengeNumber(right-r*0.4, mid, r*1.25, LozengeAether, strconv.Itoa(s.Pitched))
		return
	}
	for i := range s.Pitched {
		c.Lozenge(right-float64(i)*r*1.62, mid, r, LozengeAether)
	}
}

// PilePlace is the place of a pile that is empty; hidden that of a Cachette.
func (c *Canvas) PilePlace(x, y, w, h float64, hidden bool) {
	b := box{x, y, w, h}
	ink := "#bff5e8"
	if hidden {
		ink = "#b98cff"
	}
	c.Fill(b.round(w*0.09), SolidA("#000", 0.35))
	c.StrokeDash(b.inset(0.5).round(w*0.08), 1, []float64{3, 2}, SolidA(ink, 0.45))
	if hidden {
		c.Icon("padlock-open", x+w/2, y+h/2, w*0.40, SolidA("#b98cff", 0.28))
	}
}

// CachetteLock is what lies on a card in a Cachette, w by h units: violet light
// around it and a padlock; open from the turn on which it may be played.
func (c *Canvas) CachetteLock(x, y, w, h float64, open bool) {
	b := box{x, y, w, h}
	c.Glow(ringOf(b.inset(-3), w*0.12, b, w*0.06), 0.5, 3, HexA("#b98cff", 0.75))
	c.Stroke(b.inset(-1).round(w*0.07), 1.4, SolidA("#d9b8ff", 0.9))
	icon := "padlock"
	if open {
		icon = "padlock-open"
	}
	r := w * 0.27
	c.Shadow(Circle(x+w/2, y+h/2, r), 0, r*0.12, r*0.15, HexA("#000", 0.7))
	c.Fill(Circle(x+w/2, y+h/2, r*1.1), Solid("#d9b8ff"))
	c.Fill(Circle(x+w/2, y+h/2, r), Solid("#1d0f36"))
	c.Icon(icon, x+w/2, y+h/2, r*1.24, Solid("#e6d0ff"))
}

// PileCount is the dark disc with the number of cards of a pile.
func (c *Canvas) PileCount(cx, cy, r float64, text string) {
	c.Shadow(Circle(cx, cy, r), 0, r*0.14, r*0.16, HexA("#000", 0.7))
	c.Fill(Circle(cx, cy, r*1.06), Nacre(cx-r, cy-r, 2*r, 2*r))
	c.Fill(Circle(cx, cy, r*0.90), Solid(abyss))
	size := FitText(nameFace, r*1.24, r*0.5, r*1.5, text)
	c.Text(nameFace, size, cx, cy+size*0.33, Centre, text, Solid("#f2fff8"))
}

// AbilityButton is an ability of a hero on his player's panel: what it costs on
// a plate, and beside it what it does, as far as three lines have room for it.
func (c *Canvas) AbilityButton(x, y, w, h float64, cost string, words []Token, state State) {
	b := box{x, y, w, h}
	field, edge, ink := 0.42, SolidA("#bff5e8", 0.60), "#e2fff6"
	switch state {
	case StateDisabled:
		field, edge, ink = 0.25, SolidA("#5f8d8c", 0.40), "#8fb3b0"
	case StateHover, StateChosen, StatePressed:
		field, edge = 0.55, Solid("#8ff0e0")
		c.Glow(b.round(h*0.24), 0.5, 3, HexA("#8ff0e0", 0.55))
	}
	c.Fill(b.round(h*0.24), SolidA("#000", field))
	c.Stroke(b.inset(0.5).round(h*0.24), 1.1, edge)
	pw := h * 1.08
	c.AbilityPlate(x+h*0.10, y+h*0.16, pw, h*0.68, cost, state)
	style := TextStyle{Size: h * 0.42, Lead: 1.0, Gap: 0.01, Plain: fonts.Rules, Bold: fonts.Name, Italic: fonts.RulesItalic, Ink: Hex(ink)}
	room := w - pw - h*0.36
	t := Clip(words, style, room, h*0.94, h*0.31)
	c.Block(t, x+pw+h*0.24, y+(h-t.Height)/2)
}
