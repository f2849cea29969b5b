package drakerion

import (
	"wyrmtable/art"
	"wyrmtable/fonts"
)

// Strip says where things lie on the strip that is a player's panel in a
// window held upright, in its units from its upper left corner: his cloth, his
// name over gold, prestige and hand, and at the right Cards places side by side.
type Strip struct {
	ClothX, ClothY, ClothW, ClothH float64
	TextX, TextW, NameY, NameSize  float64
	GoldX, StarX, RowY, DiscR      float64
	HandX                          float64
	CardX, CardY, CardW, CardStep  float64
}

// StripPlan lays out a strip of w by h units with so many places for cards.
func StripPlan(w, h float64, cards int) Strip {
	p := Strip{ClothX: 10, ClothY: 4, ClothW: h * 0.44, ClothH: h - 8, CardY: 4, CardW: (h - 8) / 1.4}
	p.CardStep = p.CardW + 4
	p.CardX = w - p.CardStep*float64(cards) - 1
	p.TextX = p.ClothX + p.ClothW + 11
	p.TextW = p.CardX - p.TextX - 4
	p.NameSize, p.NameY = h*0.27, h*0.34
	p.DiscR, p.RowY = h*0.19, h*0.70
	p.GoldX = p.TextX + p.DiscR
	p.StarX = p.GoldX + 2.3*p.DiscR
	p.HandX = p.StarX + 1.3*p.DiscR
	return p
}

// SeatStrip draws a player's strip. Of s it shows name, faction and gold;
// hand is how many cards he holds.
func SeatStrip(c *art.Canvas, w, h float64, cards int, s Seat, prestige, hand string) {
	p := StripPlan(w, h, cards)
	WarPanel(c, 0, 0, w, h, s.Active)
	ClothBanner(c, p.ClothX, p.ClothY, p.ClothW, p.ClothH, s.Faction)
	face, size, name := seatName(p.NameSize, p.TextW, s.Name)
	c.Engraved(face, size, p.TextX, p.NameY, art.Left, name, "#fbf1dc")
	GoldCoin(c, p.GoldX, p.RowY, p.DiscR, s.Gold)
	PrestigeStar(c, p.StarX, p.RowY, p.DiscR*1.12, prestige)
	c.Icon("poker-hand", p.HandX+p.DiscR*0.9, p.RowY, p.DiscR*1.7, art.Solid("#d8cdb4"))
	c.Text(fonts.LabelBold, p.DiscR*1.2, p.HandX+p.DiscR*1.9, p.RowY+p.DiscR*0.42, art.Left, hand, art.Solid("#f4eee0"))
	for i := range cards {
		b := art.BoxAt(p.CardX+float64(i)*p.CardStep, p.CardY, p.CardW, p.CardW*1.4)
		c.Fill(b.Round(3), art.SolidA("#000", 0.34))
		c.StrokeDash(b.Inset(0.5).Round(3), 1, []float64{3, 3}, art.SolidA("#e8d2a2", 0.40))
	}
}
