package drakerion

import (
	"image"
	"math"
	"testing"

	"wyrmtable/art"
	"wyrmtable/art/arrows"
	"wyrmtable/art/arttest"
	"wyrmtable/art/cardtest"
	"wyrmtable/fonts"
)

// table lays out the pieces of the table as they lie in the picture they
// were made after, with cards at hand.
func table(scale float64) *art.Canvas {
	px := func(v float64) int { return int(math.Round(v * scale)) }
	rect := func(x, y, w, h float64) image.Rectangle { return image.Rect(px(x), px(y), px(x+w), px(y+h)) }
	mat := MatWar(px(1280), px(720), WarPlan{Map: rect(276, 42, 758, 586)}, 7).Finish()
	c := art.NewCanvasOn(mat, scale)
	cards := testDrakerion()
	put := func(k *Card, x, y, w, tilt float64, halo string) {
		s, aw, ah := k.TableArt(px(w))
		c.Push(art.RotateAbout(tilt, x+w/2, y+w*0.7))
		c.Drop(x, y, w, w*1.4, w*0.05)
		if halo != "" {
			arrows.CardHalo(c, x, y, w, w*1.4, halo)
		}
		c.Image(k.RenderTable(art.Illustrate(s, aw, ah), px(w)), x, y, w, w*1.4)
		c.Pop()
	}
	back := func(f Faction, x, y, w, tilt float64) {
		c.Push(art.RotateAbout(tilt, x+w/2, y+w*0.7))
		c.Drop(x, y, w, w*1.4, w*0.05)
		c.Image(Back(f, px(w)), x, y, w, w*1.4)
		c.Pop()
	}
	WarBar(c, 1280, 34, "Drakerion")
	for i, y := range []float64{42, 458} {
		s := Seat{Name: "Maëlys", Role: "la Braise", Faction: Ember, Initiative: "5", InitiativeLabel: "Init.", Gold: "3", GoldLabel: "Or",
			GoldNote: "+8 ce tour", Places: [3]string{"Bannière", "Cité", "Retraite"}}
		if i == 1 {
			s.Name, s.Role, s.Faction, s.Initiative, s.Gold, s.GoldNote, s.Active = "Anselme", "l’Aube", Dawn, "7", "2", "+6 ce tour", true
		}
		SeatPanel(c, 10, y, 216, 254, s)
		p := SeatPlan(216, 254)
		for j, k := range []int{4, 6, 7} {
			put(cards[k], 10+p.CardX+float64(j)*p.CardStep, y+p.CardY, p.CardW, 0, "")
		}
	}
	WarPanel(c, 10, 304, 216, 146, false)
	WarHeading(c, 20, 328, 196, 14, "Tour 4")
	c.Stroke(art.Line(56, 352, 190, 352), 1.6, art.Solid("#c09050"))
	WarPhase(c, 48, 352, 17, "compass", "Manœuvre", false, true)
	WarPhase(c, 118, 352, 17, "crossed-swords", "Action", true, false)
	WarPhase(c, 188, 352, 17, "hourglass", "Fin", false, false)
	PrestigeTrack(c, 232, 42, 38, 670, "Prestige", []PrestigeMark{{11, true, 11, Ember}, {13, false, 14, Dawn}})
	for i, y := range []float64{52, 170, 384, 502} {
		melee := i == 1 || i == 2
		title, front := "Soutien", FrontNone
		if melee {
			title, front = "Mêlée", []Front{FrontNone, FrontBelow, FrontAbove}[i]
		}
		Rank(c, 292, y, 552, 114, title, melee, front, i == 3)
	}
	put(cards[8], 334, 55, 77, 0, "")
	put(cards[8], 434, 55, 77, 0.26, "")
	put(cards[5], 334, 173, 77, 0, "")
	put(cards[5], 534, 173, 77, 0, "#ff7a52")
	put(cards[8], 734, 173, 77, 0.2, "")
	put(cards[8], 334, 387, 77, 0, "")
	put(cards[0], 534, 391, 77, 0.2, "#8fc2ff")
	put(cards[0], 334, 505, 77, 0, "")
	WoundDrop(c, 541, 228, 9.5, "1")
	WoundDrop(c, 540, 436, 9.5, "1")
	w := FateChipWide(21, "1 + 5 ≥ 5")
	FateChip(c, 622, 186, w, 21, FateFalls, "1 + 5 ≥ 5")
	FateChip(c, 622, 212, FateChipWide(21, "+1 prestige"), 21, FateGains, "+1 prestige")
	FateChip(c, 622, 466, FateChipWide(21, "1 + 4 < 6\u00a0: survit"), 21, FateHolds, "1 + 4 < 6\u00a0: survit")
	TotalPlate(c, 316, 298, 196, 72, Melee, "Attaque", "5", []TotalLine{{"3", "Ysolde"}, {"+1", "Lame runique"}, {"+1", "Renommé"}})
	TotalPlate(c, 606, 298, 196, 72, Riposte, "Riposte", "4", []TotalLine{{"2", "Wyrm cornu"}, {"+2", "Mur de lances"}})
	arrows.Draw(c, arrows.Curve{X0: 566, Y0: 388, AX: 538, AY: 350, BX: 538, BY: 320, X1: 570, Y1: 276}, 10, arrows.Charge)
	arrows.Draw(c, arrows.Curve{X0: 592, Y0: 284, AX: 606, AY: 320, BX: 608, BY: 348, X1: 592, Y1: 388}, 5, arrows.Riposte)
	for i, y := range []float64{52, 386} {
		f := []Faction{Ember, Dawn}[i]
		back(Neutral, 864, y+4, 68, 0)
		put(cards[3], 952, y+8, 64, 0, "")
		back(f, 864, y+122, 68, 0)
		put(cards[1], 952, y+126, 64, 0.06, "")
	}
	for i := range 4 {
		back(Ember, 592+float64(i)*36, 44, 38, (float64(i)-1.5)*0.05)
	}
	CombatPanel(c, 1042, 42, 228, 232, "Combat", "Mêlée", false, []art.OutcomeLine{
		{Icon: "crossed-swords", Ink: "#ff9a8a", Text: art.Markup("Wyrm\u00a0: 1 + 5 = **6** dégâts / 5")}, {Icon: "death-skull", Ink: "#ffd27a", Text: art.Markup("**Wyrm cornu** est détruit")},
		{Icon: "hearts", Ink: "#a8f08a", Text: art.Markup("Ysolde\u00a0: 1 + 4 = **5** / 6, survit")}, {Icon: "laurel-crown", Ink: "#f0c35a", Text: art.Markup("Prestige\u00a0: **13 → 14** / 20")}})
	cp := CombatPanelPlan(228, 232)
	put(cards[0], 1042+cp.LeftX, 42+cp.CardY, cp.CardW, 0, "")
	put(cards[5], 1042+cp.RightX, 42+cp.CardY, cp.CardW, 0, "")
	WarPanel(c, 1042, 282, 228, 212, false)
	WarHeading(c, 1056, 306, 200, 14, "Journal")
	TurnStrip(c, 1042, 502, 228, 30, Dawn, art.Markup("**À vous** · attaquant, action 2"))
	WarButton(c, 1042, 540, 228, 72, "Passer", "Maëlys a passé\u00a0: le combat se résout", art.MainWeight, art.StateNormal)
	WarButton(c, 1042, 618, 228, 48, "Combat\u00a0:", "1 capacité · 2 Évènements possibles", art.ActWeight, art.StateNormal)
	WarButton(c, 1042, 672, 228, 38, "Sonner la retraite", "", art.BackWeight, art.StateDisabled)
	EyeButton(c, 774, 644, 252, 60, "Maintenir", "pour regarder votre main", false)
	for i := range 5 {
		d := float64(i) - 2
		back(Dawn, 560+d*66-42, 648+d*d*3, 84, d*0.06)
	}
	return c
}

func TestDrakTableSheet(t *testing.T) { cardtest.WriteTable(t, table) }

func TestDrakTablePicture(t *testing.T) {
	arttest.MatchPicture(t, "drakerion-scene", table(0.5).Img)
}

// TestWarMatBands: the mat is the same however its rows are cut.
func TestWarMatBands(t *testing.T) {
	plan := WarPlan{Map: image.Rect(60, 40, 260, 160)}
	cardtest.SameInSlices(t, "war", func() *art.Mat { return MatWar(320, 180, plan, 3) })
	MatWar(3, 2, WarPlan{Map: image.Rect(-9, -9, 900, 900)}, 1).Finish() // no room for anything
}

// TestPrestigePlace: more prestige is higher, and all of it on the track.
func TestPrestigePlace(t *testing.T) {
	for _, h := range []float64{300, 670} {
		last := h
		for n := range PrestigeTop + 1 {
			y := PrestigePlace(h, n)
			if y >= last || y < 0 {
				t.Errorf("%g: %d points at %.1f, after %.1f", h, n, y, last)
			}
			last = y
		}
		if PrestigePlace(h, 31) != PrestigePlace(h, 20) || PrestigePlace(h, -1) != PrestigePlace(h, 0) {
			t.Errorf("%g: the track does not end at 0 and 20", h)
		}
	}
}

// TestDrakSeatPlanKeepsApart: on the panels of the layouts nothing covers
// anything else, and all stays inside.
func TestDrakSeatPlanKeepsApart(t *testing.T) {
	for _, size := range [][2]float64{{216, 254}, {200, 254}, {216, 240}} {
		p := SeatPlan(size[0], size[1])
		boxes := map[string]art.Box{
			"cloth": art.BoxAt(p.ClothX-12, p.ClothY, p.ClothW+24, p.ClothH),
			"init":  art.BoxAt(p.InitX-p.InitR, p.InitY-p.InitR, 2*p.InitR, 2.2*p.InitR),
			"gold":  art.BoxAt(p.GoldX-p.GoldR, p.GoldY-p.GoldR, 2*p.GoldR, 2*p.GoldR),
			"cards": art.BoxAt(p.CardX, p.CardY, 2*p.CardStep+p.CardW, p.CardW*1.4+p.RoleSize*1.4),
		}
		cardtest.KeepsApart(t, p.W, p.H, boxes)
	}
}

// TestFateWords: the signs of a sum are in the face that chips are set in.
func TestFateWords(t *testing.T) {
	if r := art.Lacks("1+5≥<=→\u00a0: survit", art.NameFace); r != 0 {
		t.Errorf("no glyph for %q", r)
	}
	if FateChipWide(20, "1 + 5 ≥ 5") <= FateChipWide(20, "1") {
		t.Error("more words, no more room")
	}
}

// TestLongNamesOfSeats checks that a name of fourteen letters is written whole on
// a banner's panel, and a short one in capitals.
func TestLongNamesOfSeats(t *testing.T) {
	for name, face := range map[string]fonts.Face{"Maëlys": fonts.Title, "Œdipe-François": fonts.Name} {
		if got, size, words := seatName(18, 76, name); got != face || words != name || size < 10 {
			t.Errorf("%s is written %q in face %d at %.1f", name, words, got, size)
		}
	}
}
