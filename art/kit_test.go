package art

import (
	"image"
	"testing"

	"wyrmtable/art/arttest"
)

// furniture draws every piece into the box 40,40 to 240,100 of a sheet.
var furniture = map[string]func(c *Canvas, s State){
	"ember button": func(c *Canvas, s State) { c.Button(40, 40, 200, 60, "Fin d’étape", ButtonEmber, s) },
	"slate button": func(c *Canvas, s State) { c.Button(40, 40, 200, 60, "Annuler", ButtonSlate, s) },
	"round button": func(c *Canvas, s State) { c.RoundButton(140, 70, 30, "cycle", s) },
	"slider":       func(c *Canvas, s State) { c.Slider(40, 70, 200, 0.4, s) },
	"toggle":       func(c *Canvas, s State) { c.Toggle(100, 55, 60, 30, true, s) },
	"scrollbar":    func(c *Canvas, s State) { c.Scrollbar(140, 40, 60, 0.2, 0.7, s) },
	"tab":          func(c *Canvas, s State) { c.Tab(60, 50, 150, 44, "Réglages", s) },
	"phase":        func(c *Canvas, s State) { c.PhaseDisc(140, 70, 26, "card-play", "2", s) },
}

// TestFurnitureStaysInPlace: nothing reaches further out of its rectangle
// than a shadow or a glow may.
func TestFurnitureStaysInPlace(t *testing.T) {
	room := image.Rect(40, 40, 240, 100).Inset(-22)
	for name, draw := range furniture {
		for s := StateNormal; s <= StateChosen; s++ {
			c := NewCanvas(280, 140, 1)
			draw(c, s)
			if b := inked(c.Img); b.Empty() || !b.In(room) {
				t.Errorf("%s in state %d: ink in %v, want something within %v", name, s, b, room)
			}
		}
	}
}

// TestStatesShow: a control that can be used, one under the pointer and one
// out of use look different.
func TestStatesShow(t *testing.T) {
	for _, name := range []string{"ember button", "slate button", "round button"} {
		seen := map[string]State{}
		for _, s := range []State{StateNormal, StateHover, StatePressed, StateDisabled} {
			c := NewCanvas(280, 140, 1)
			furniture[name](c, s)
			if old, ok := seen[string(c.Img.Pix)]; ok {
				t.Errorf("%s: states %d and %d look the same", name, old, s)
			}
			seen[string(c.Img.Pix)] = s
		}
	}
	on, off := NewCanvas(80, 40, 1), NewCanvas(80, 40, 1)
	on.Toggle(10, 5, 60, 30, true, StateNormal)
	off.Toggle(10, 5, 60, 30, false, StateNormal)
	if arttest.SamePicture(on.Img, off.Img) {
		t.Error("a toggle looks the same on and off")
	}
}

func TestPlayersAreTold(t *testing.T) {
	seen := map[string]int{}
	for i := range PlayerColours {
		if old, ok := seen[PlayerInk(i)]; ok {
			t.Errorf("players %d and %d have the same ink", old, i)
		}
		seen[PlayerInk(i)] = i
		if got := PlayerInk(i - PlayerColours); got != PlayerInk(i) {
			t.Errorf("colour %d is not that of %d: colours go round", i-PlayerColours, i)
		}
	}
}

func TestKitPictures(t *testing.T) {
	c := NewCanvas(640, 420, 0.75)
	c.Fill(Rect(0, 0, 640, 420), Solid("#26272f"))
	for i, k := range []PanelKind{PanelSlate, PanelLeather, PanelWood, PanelParchment} {
		x := 12 + float64(i)*156
		c.Drop(x, 12, 144, 96, 10)
		c.Panel(x, 12, 144, 96, k)
		if k == PanelParchment {
			c.HeadingDark(x+12, 20, 120, 16, "Journal")
		} else {
			c.Heading(x+12, 20, 120, 16, "Journal")
		}
	}
	c.EmberEdge(12, 12, 144, 96)
	for i, s := range []State{StateNormal, StateHover, StatePressed, StateDisabled} {
		c.Button(12+float64(i)*156, 124, 144, 44, "Fin d’étape", ButtonKind(i%2), s)
		c.RoundButton(40+float64(i)*60, 200, 20, "settings-knobs", s)
		c.Tab(270+float64(i)*90, 180, 86, 34, "Règles", s)
	}
	c.TitlePlate(12, 236, 220, 44, "Dracoliath")
	for i := range PlayerColours {
		c.Avatar(270+float64(i)*58, 258, 22, i, "dragon-head")
	}
	for s := SymNone + 1; s < symbolCount; s++ {
		i := int(s - 1)
		c.Symbol(s, 28+float64(i%21)*29, 312+float64(i/21)*38, 12)
	}
	c.Tooltip(12, 375, 120, 34, 150, 395)
	c.Slider(170, 392, 100, 0.4, StateNormal)
	c.Toggle(290, 380, 50, 24, true, StateNormal)
	c.Burst(380, 392, 20, "−2", SymDamage)
	c.Mastery(430, 392, 16, 1)
	c.Mastery(470, 392, 16, 2)
	c.DayNight(510, 392, 16, true)
	c.FocusLozenge(550, 392, 14, true)
	c.FocusLozenge(590, 392, 14, false)
	c.TargetArrow(610, 412, 630, 362, 6, 4, "#ff9a5e")
	arttest.MatchPicture(t, "kit", c.Img)
}
