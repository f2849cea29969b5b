package arcaneduel

import (
	"fmt"
	"image"
	"math"
	"testing"

	"wyrmtable/art"
	"wyrmtable/art/arttest"
	"wyrmtable/art/curtain"
	"wyrmtable/art/dice"
)

// seatSizes are the panels of the layouts: table, viewer, five players, phone.
var seatSizes = [][2]float64{{252, 128}, {236, 124}, {220, 112}, {300, 150}, {119, 150}, {88, 150}, {378, 66}, {340, 60}}

// disc is a round thing on a panel.
type disc struct {
	name    string
	x, y, r float64
}

// Nothing on a panel lies over another thing or beyond its edge, with all five
// marks and the longest hand.
func TestSeatPlans(t *testing.T) {
	for _, size := range seatSizes {
		w, h := size[0], size[1]
		p := SeatPlan(w, h)
		name := fmt.Sprintf("%gx%g", w, h)
		discs := []disc{{"avatar", p.AvatarX, p.AvatarY, p.Radius}, {"life", p.LifeX, p.LifeY, p.LifeR},
			{"count", p.CountX, p.CountY, p.LifeR * 0.9}}
		for i := range 5 {
			discs = append(discs, disc{fmt.Sprint("mark ", i), p.MarkX + float64(i)*p.MarkPitch, p.MarkY, p.MarkR})
		}
		for i := range 3 {
			discs = append(discs, disc{fmt.Sprint("star ", i), p.WinX + 2.2*float64(i)*p.WinR, p.WinY, p.WinR})
		}
		half := p.DieSide / 2
		for i, a := range discs {
			if a.x-a.r < 2 || a.x+a.r > w-2 || a.y-a.r < 2 || a.y+a.r > h-2 {
				t.Errorf("%s: %s leaves the panel: %+v", name, a.name, a)
			}
			for _, b := range discs[:i] {
				if gap := math.Hypot(a.x-b.x, a.y-b.y) - a.r - b.r; gap < -1 {
					t.Errorf("%s: %s lies %.1f over %s", name, a.name, -gap, b.name)
				}
			}
			if a.name == "life" { // may overlap the die's edge, never its pips
				for k := range dice.Pips {
					px, py := p.DieX+float64(k%3-1)*dice.PipPitch*half, p.DieY+float64(k/3-1)*dice.PipPitch*half
					if math.Hypot(a.x-px, a.y-py) < a.r+dice.PipRadius*half {
						t.Errorf("%s: the number covers pip %d", name, k)
					}
				}
				continue
			}
			dx, dy := max(0, math.Abs(a.x-p.DieX)-half), max(0, math.Abs(a.y-p.DieY)-half)
			if math.Hypot(dx, dy) < a.r-1 {
				t.Errorf("%s: %s lies over the die", name, a.name)
			}
		}
		if p.DieX-half < 2 || p.DieX+half > w-2 || p.DieY-half < 2 || p.DieY+half > h-2 {
			t.Errorf("%s: the die leaves the panel", name)
		}
		if p.NameX+p.NameW > w-2 || p.NameY < p.DieY+half && p.NameY > p.DieY-half && p.NameX < p.DieX && p.NameX+p.NameW > p.DieX-half {
			t.Errorf("%s: the name runs to %.0f", name, p.NameX+p.NameW)
		}
		if p.CardPitch > 0 && p.CardY+p.CardW*1.4 > h-4 {
			t.Errorf("%s: card backs reach %.0f", name, p.CardY+p.CardW*1.4)
		}
	}
}

// A long name shrinks to its place, and one that would be too small to read is
// cut with an ellipsis.
func TestSeatNameFits(t *testing.T) {
	for _, size := range seatSizes {
		p := SeatPlan(size[0], size[1])
		draw := func(name string) *image.RGBA {
			c := art.NewCanvas(size[0]+20, size[1]+20, 2)
			DrawSeat(c, 10, 10, size[0], size[1], Seat{Name: name, Icon: "owl", Goal: 3})
			return c.Img
		}
		a, b := draw(""), draw("Marguerite-Éléonore de la Tour")
		x0 := int((10 + p.NameX + p.NameW + 2) * 2)
		for y := range a.Rect.Dy() {
			for x := x0; x < a.Rect.Dx(); x++ {
				if a.RGBAAt(x, y) != b.RGBAAt(x, y) {
					t.Fatalf("%v: the name reaches %d, %d", size, x/2, y/2)
				}
			}
		}
	}
}

// The longest number of cards of a hand lies on the panel and not on the die: the next
// panel begins beside it.
func TestHandCountFits(t *testing.T) {
	for _, size := range seatSizes {
		w, h := size[0], size[1]
		p := SeatPlan(w, h)
		draw := func(cards string) *image.RGBA {
			c := art.NewCanvas(w+60, h+20, 2)
			DrawSeat(c, 10, 10, w, h, Seat{Icon: "owl", Goal: 3, Cards: cards})
			return c.Img
		}
		a, b := draw(""), draw("4+1")
		found := false
		for y := range a.Rect.Dy() {
			for x := range a.Rect.Dx() {
				if a.RGBAAt(x, y) == b.RGBAAt(x, y) {
					continue
				}
				found = true
				x, y := float64(x)/2-10, float64(y)/2-10
				if half := p.DieSide / 2; x > w-2 || math.Abs(x-p.DieX) < half && math.Abs(y-p.DieY) < half {
					t.Fatalf("%gx%g: the number of cards reaches %g, %g", w, h, x, y)
				}
			}
		}
		if !found {
			t.Errorf("%gx%g: there is no number of cards", w, h)
		}
	}
}

// A labelled token keeps its words on the pill.
func TestTokenLabelFits(t *testing.T) {
	long := "Piège arcanique\u00a0: jusqu’à votre prochain tour"
	if w := art.LabelWide(24, long, 130); w != 130 {
		t.Errorf("%g wide, at most 130 was asked for", w)
	}
	if a, b := art.LabelWide(24, "Poison", 400), art.LabelWide(24, long, 400); a >= b {
		t.Errorf("few words take %g, many %g", a, b)
	}
	c := art.NewCanvas(200, 40, 2)
	c.TokenLabel(8, 8, 130, 24, long, MarkTrap.Ink(), func(x, y, r float64) { Token(c, MarkTrap, x, y, r, "") })
	for x := 2 * 140; x < 400; x++ {
		for y := range 80 {
			if a := c.Img.RGBAAt(x, y).A; a != 0 {
				t.Fatalf("the words reach %d, %d", x/2, y/2)
			}
		}
	}
}

// An arrow ends at its target, whichever way it bends; a very short one is not
// drawn.
func TestSpellArrow(t *testing.T) {
	for _, lift := range []float64{-60, 0, 60} {
		c := art.NewCanvas(300, 200, 1)
		SpellArrow(c, 40, 100, 240, 100, lift, 8)
		if a := c.Img.RGBAAt(236, 100).A; a < 200 {
			t.Errorf("lift %g: alpha %d at the tip", lift, a)
		}
		for y := range 200 {
			if p := c.Img.RGBAAt(262, y); p.A > 24 {
				t.Errorf("lift %g: the arrow goes beyond its target", lift)
				break
			}
		}
	}
	c := art.NewCanvas(100, 100, 1)
	SpellArrow(c, 50, 50, 52, 50, 5, 8)
	for i := 3; i < len(c.Img.Pix); i += 4 {
		if c.Img.Pix[i] != 0 {
			t.Fatal("an arrow without length is drawn")
		}
	}
}

// The moods of a panel can be told apart.
func TestMoods(t *testing.T) {
	var moods []*image.RGBA
	for m := SeatCalm; m <= SeatDefeated; m++ {
		c := art.NewCanvas(270, 146, 0.5)
		DrawSeat(c, 9, 9, 252, 128, Seat{Name: "Inès", Colour: 5, Icon: "owl", Wins: 1, Goal: 3, Cards: "2", Mood: m})
		moods = append(moods, c.Img)
	}
	arttest.AllDiffer(t, "moods", 1, moods...)
}

func TestSeatPictures(t *testing.T) {
	c := art.NewCanvas(400, 300, 0.6)
	c.Fill(art.Rect(0, 0, 400, 300), art.Solid("#3a1c66"))
	DrawSeat(c, 10, 10, 252, 128, Seat{Name: "Maëlys", Colour: 1, Icon: "owl", Wins: 1, Goal: 3, Cards: "3", Mood: SeatActive})
	DrawSeat(c, 272, 10, 119, 150, Seat{Name: "Théo", Colour: 2, Icon: "stag-head", Goal: 3, Mood: SeatDefeated})
	art.DrawPlaque(c, 10, 150, 250, 60, art.Plaque{Icon: ComboIcon(1), Glaze: Attack.Glaze(), Kicker: "COMBINAISON", Title: "Explosion des flammes", Text: art.Markup("Infligez **3 dégâts**.")})
	SpellArrow(c, 260, 190, 330, 130, -30, 7)
	for m := range marks {
		Token(c, m, 28+40*float64(m), 245, 15, []string{"", "3"}[m%2])
	}
	c.TokenLabel(10, 268, 130, 24, "Voile d’ombre", MarkVeil.Ink(), func(x, y, r float64) { Token(c, MarkVeil, x, y, r, "") })
	for k := range kinds {
		KindBadge(c, k, 240+50*float64(k), 225, 18)
		KindValue(c, k, 240+50*float64(k), 270, 18, "2")
	}
	art.PlusSign(c, 380, 250, 12)
	art.LightThread(c, 180, 210, 230, 295)
	art.LifeChange(c, 195, 285, 7, "5", "2")
	arttest.MatchPicture(t, "arcane-seat", c.Img)
}

func TestRecapPictures(t *testing.T) {
	c := art.NewCanvas(520, 330, 0.5)
	curtain.Strip(c, 5, 5, 510, 220)
	card := testArcane(0).RenderTable(nil, 60)
	curtain.Frame(c, 20, 36, 220, 160, curtain.Shot{Number: "1", Actor: curtain.Who{Colour: 2, Icon: "owl"}, Picture: card, Icon: "card-discard"})
	veil := func(c *art.Canvas, cx, cy, r float64) { Token(c, MarkVeil, cx, cy, r, "") }
	who := curtain.Who{Colour: 1, Icon: "owl", Change: "−1"}
	curtain.Frame(c, 270, 36, 220, 160, curtain.Shot{Number: "2", Actor: who, Picture: Back(60), Now: true,
		To: []curtain.Who{who, {Colour: 3, Icon: "owl", Change: "+2", Gain: true}, {Colour: 4, Icon: "owl", Marks: []func(c *art.Canvas, cx, cy, r float64){veil}}, who}})
	if h := curtain.Caption(c, 130, 200, 200, 20, art.Markup("**Théo** joue **Voile d’ombre** sur lui-même.")); h > 40 {
		t.Errorf("the caption is %g high", h)
	}
	curtain.Medal(c, 60, 278, 30, 1, "owl")
	if got := curtain.Title(c, 260, 272, 40, 240, "Passez l’écran à Maëlys"); got > 40 || art.TextWidth(1, got, "Passez l’écran à Maëlys") > 240.5 {
		t.Errorf("the title is set at %g", got)
	}
	curtain.Rule(c, 260, 290, 120)
	c.Button(390, 255, 125, 40, "Voir ma main", art.ButtonViolet, art.StateNormal)
	c.Button(390, 298, 125, 28, "Piocher", art.ButtonViolet, art.StateDisabled)
	arttest.MatchPicture(t, "arcane-recap", c.Img)
	c = art.NewCanvas(380, 140, 0.5)
	curtain.PaintNote(c, 5, 5, 370, 130, curtain.Note{Picture: card, Kicker: "POURQUOI MAINTENANT", Title: "Défense contre Éclair", Text: art.Markup("**Aldric** lance **Éclair**.")})
	arttest.MatchPicture(t, "arcane-note", c.Img)
}
