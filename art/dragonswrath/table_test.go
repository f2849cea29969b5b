package dragonswrath

import (
	"fmt"
	"image"
	"math"
	"testing"

	"wyrmtable/art"
	"wyrmtable/art/arrows"
	"wyrmtable/art/arttest"
	"wyrmtable/art/cardtest"
)

// table lays out the pieces of the table as they lie in the picture they
// were made after, with cards at hand.
func table(scale float64) *art.Canvas {
	px := func(v float64) int { return int(math.Round(v * scale)) }
	mat := MatAtlas(px(1280), px(720), AtlasPlan{Map: image.Rect(px(10), px(48), px(1038), px(570)), Fold: px(296)}, 7).Finish()
	c := art.NewCanvasOn(mat, scale)
	cards := testWrath()
	put := func(k *Card, x, y, w, tilt float64) {
		s, aw, ah := k.TableArt(px(w))
		c.Push(art.RotateAbout(tilt, x+w/2, y+w*0.7))
		c.Drop(x, y, w, w*1.4, w*0.05)
		c.Image(k.RenderTable(art.Illustrate(s, aw, ah), px(w)), x, y, w, w*1.4)
		c.Pop()
		if !k.Bearer {
			return
		}
		for i := range sorts {
			bx, by, r := BadgePlace(i, w)
			if i%2 == 0 {
				ItemBadge(c, x+bx, y+by, r, i)
			} else {
				ItemSocket(c, x+bx, y+by, r)
			}
		}
	}
	realm := func(x, y, w, h float64, rows, colour int, lands []RealmLand) {
		c.Push(art.Translate(x, y))
		r := NewRealm(w, h, rows, uint32(colour+1))
		RealmCoast(c, r, lands, colour)
		RealmMap(c, r, lands)
		c.Pop()
	}
	names := []string{"Anselme", "Maëlys", "Théo", "Inès"}
	icons := []string{"spiked-dragon-head", "barn-owl", "stag-head", "chess-knight"}
	colours := []int{0, 1, 2, 5}
	AtlasBar(c, 1280, 38, "Dragon’s Wrath")
	for i, x := range []float64{28, 370, 712} {
		c.Avatar(x+17, 74, 16, colours[i+1], icons[i+1])
		MapName(c, x+40, 74, 120, 17, names[i+1])
		MapNote(c, x+40, 88, 120, 14, "Ligue des brisants")
		DrawTally(c, x+172, 62, 136, 24, Tally{"14", "4", "21", i == 1})
		realm(x, 94, 308, 76, 2, colours[i+1], testLands(false))
		put(cards[2], x, 179, 84, 0)
		put(cards[8], x+108, 179, 84, 0)
	}
	DrawFight(c, 20, 302, 476, 84, Fight{Stat: PP, Sign: ">",
		Left:    FightSide{Name: "Vouivre de braise", Colour: Red, Total: "6", Parts: art.Markup("PP 6 **+2** Lame **−2** Long hiver")},
		Right:   FightSide{Name: "Gargouille", Colour: Grey, Total: "4", Parts: art.Markup("PP 4")},
		Outcome: art.Markup("Sans maléfice, **Gargouille** est détruite.")})
	AtlasPanel(c, 592, 302, 440, 84, true)
	AtlasHeading(c, 592, 327, 440, 17, "Quelqu’un lance un maléfice\u00a0?")
	AtlasButton(c, 604, 338, 166, 42, "Personne", "", art.MainWeight, art.StateNormal)
	for i := range 4 {
		c.Avatar(822+float64(i)*56, 358, 22.5, colours[i], icons[i])
	}
	realm(28, 420, 430, 134, 3, colours[0], testLands(true))
	c.Avatar(44, 402, 16, colours[0], icons[0])
	MapName(c, 68, 408, 100, 19, names[0])
	DrawTally(c, 324, 390, 134, 26, Tally{"13", "6", "22", false})
	put(cards[2], 498, 409, 100, 0)
	put(cards[8], 634, 409, 100, 0)
	arrows.Draw(c, arrows.Curve{X0: 548, Y0: 409, AX: 560, AY: 340, BX: 544, BY: 320, X1: 520, Y1: 292}, 8, arrows.Assault)
	AtlasPanel(c, 1046, 48, 226, 124, false)
	AtlasHeading(c, 1046, 74, 226, 17, "An 4")
	YearPhases(c, 1052, 94, 214, 66, []YearStep{{"card-pickup", "Renforts", false, true}, {"magic-swirl", "Magie", false, true},
		{"two-coins", "Achat", false, false}, {"crossed-swords", "Combat", true, false}})
	AtlasPanel(c, 1046, 180, 226, 158, false)
	AtlasHeading(c, 1046, 206, 226, 16, "Ordre de puissance")
	for i, power := range []string{"14", "13", "9", "0"} {
		DrawPowerRow(c, 1054, 216+float64(i)*28, 210, 26, PowerRow{Rank: string(rune('1' + i)), Name: names[(i+1)%4], Power: power,
			Note: []string{"a joué", "attaque", "", ""}[i], Colour: colours[(i+1)%4], Icon: icons[(i+1)%4], Now: i == 1, Done: i == 0, Out: i == 3})
	}
	AtlasPanel(c, 1046, 346, 226, 114, false)
	AtlasHeading(c, 1046, 370, 226, 16, "Rituels durables")
	DrawRiteRow(c, 1054, 384, 210, 36, RiteRow{Blue, "snowing", "Hiver bleu", art.Markup("rouges adverses\u00a0: −1\u00a0{spell}, −1\u00a0{force}"), 1, icons[1], false})
	DrawRiteRow(c, 1054, 421, 210, 36, RiteRow{Green, "tree-growth", "Verdeur du monde", art.Markup("vertes alliées\u00a0: +1\u00a0{spell}, +1\u00a0{force}"), 2, icons[2], true})
	AtlasPanel(c, 1046, 468, 226, 132, false)
	AtlasHeading(c, 1046, 494, 226, 16, "Journal")
	AtlasButton(c, 1050, 614, 218, 54, "Fin des attaques", "", art.BackWeight, art.StateNormal)
	AtlasButton(c, 1050, 676, 218, 36, "Reprendre", "", art.ActWeight, art.StateDisabled)
	for i := range 6 {
		d := float64(i) - 2.5
		put(cards[[]int{0, 4, 3, 7, 5, 6}[i]], 512+d*108-51, 580+d*d*2, 102, d*0.03)
	}
	for i, province := range []bool{false, true} {
		x := []float64{40, 940}[i]
		c.Drop(x, 602, 74, 104, 4)
		c.Image(Back(province, px(74)), x, 602, 74, 104)
		c.CountBadge(x+37, 694, 13, "22")
	}
	return c
}

func TestWrathTableSheet(t *testing.T) { cardtest.WriteTable(t, table) }

func TestWrathTablePicture(t *testing.T) {
	arttest.MatchPicture(t, "dragonswrath-scene", table(0.5).Img)
}

// TestAtlasIsWhole: the mat covers the window whatever its shape, and comes to
// the same picture by bands and at once.
func TestAtlasIsWhole(t *testing.T) {
	for _, size := range []image.Point{{320, 180}, {120, 260}, {30, 20}} {
		plan := AtlasPlan{Map: image.Rect(5, 10, size.X-40, size.Y-30)}
		whole := cardtest.SameInSlices(t, fmt.Sprint(size), func() *art.Mat { return MatAtlas(size.X, size.Y, plan, 3) })
		arttest.NoHoles(t, fmt.Sprint(size), whole, whole.Rect)
	}
}

// TestPowerRowsTell: who attacks, has attacked or is out is told by more than
// words.
func TestPowerRowsTell(t *testing.T) {
	var drawn []*image.RGBA
	for i := range 4 {
		c := art.NewCanvas(210, 26, 1)
		c.Fill(art.Rect(0, 0, 210, 26), art.Solid("#1e120b"))
		DrawPowerRow(c, 0, 0, 210, 26, PowerRow{Rank: "1", Name: "Inès", Power: "9", Icon: "barn-owl", Now: i == 1, Done: i == 2, Out: i == 3})
		drawn = append(drawn, c.Img)
	}
	arttest.AllDiffer(t, "rows", 0.5, drawn...)
}

// TestTallyHoldsItsNumbers: the counts of a leader stay on their plate, large
// ones too.
func TestTallyHoldsItsNumbers(t *testing.T) {
	for _, w := range []float64{100, 136, 150} {
		c := art.NewCanvas(w+40, 30, 2)
		DrawTally(c, 20, 3, w, 24, Tally{"15", "20", "60", false})
		plain := art.NewCanvas(w+40, 30, 2)
		DrawTally(plain, 20, 3, w, 24, Tally{})
		for y := range c.Img.Rect.Dy() {
			for x := range c.Img.Rect.Dx() {
				out := float64(x)/2 < 20+2 || float64(x)/2 > 20+w-5
				if out && c.Img.RGBAAt(x, y) != plain.Img.RGBAAt(x, y) {
					t.Fatalf("%g wide: a number at %d, %d beside the plate", w, x/2, y/2)
				}
			}
		}
	}
}
