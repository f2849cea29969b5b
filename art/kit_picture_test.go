package art_test

import (
	"testing"

	"wyrmtable/art"
	"wyrmtable/art/arttest"
	"wyrmtable/art/dracoliath"
)

func TestKitPictures(t *testing.T) {
	c := art.NewCanvas(640, 420, 0.75)
	c.Fill(art.Rect(0, 0, 640, 420), art.Solid("#26272f"))
	for i, k := range []art.PanelKind{art.PanelSlate, art.PanelLeather, art.PanelWood, art.PanelParchment} {
		x := 12 + float64(i)*156
		c.Drop(x, 12, 144, 96, 10)
		c.Panel(x, 12, 144, 96, k)
		if k == art.PanelParchment {
			c.HeadingDark(x+12, 20, 120, 16, "Journal")
		} else {
			c.Heading(x+12, 20, 120, 16, "Journal")
		}
	}
	c.EmberEdge(12, 12, 144, 96)
	for i, s := range []art.State{art.StateNormal, art.StateHover, art.StatePressed, art.StateDisabled} {
		c.Button(12+float64(i)*156, 124, 144, 44, "Fin d’étape", art.ButtonKind(i%2), s)
		c.RoundButton(40+float64(i)*60, 200, 20, "settings-knobs", s)
		c.Tab(270+float64(i)*90, 180, 86, 34, "Règles", s)
	}
	c.TitlePlate(12, 236, 220, 44, "Dracoliath")
	for i := range art.PlayerColours {
		c.Avatar(270+float64(i)*58, 258, 22, i, "dragon-head")
	}
	for s := art.SymNone + 1; s <= art.SymBearer; s++ {
		i := int(s - 1)
		c.Symbol(s, 28+float64(i%21)*29, 312+float64(i/21)*38, 12)
	}
	c.Tooltip(12, 375, 120, 34, 150, 395)
	c.Slider(170, 392, 100, 0.4, art.StateNormal)
	c.Toggle(290, 380, 50, 24, true, art.StateNormal)
	c.Burst(380, 392, 20, "−2", art.SymDamage)
	dracoliath.Mastery(c, 430, 392, 16, 1)
	dracoliath.Mastery(c, 470, 392, 16, 2)
	dracoliath.DayNight(c, 510, 392, 16, true)
	c.FocusLozenge(550, 392, 14, true)
	c.FocusLozenge(590, 392, 14, false)
	c.TargetArrow(610, 412, 630, 362, 6, 4, "#ff9a5e")
	arttest.MatchPicture(t, "kit", c.Img)
}
