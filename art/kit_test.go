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
