package art

import "wyrmtable/fonts"

// DrakStrip says where things lie on the strip that is a player's panel in a
// window held upright, in its units from its upper left corner: his cloth, his
// name over gold, prestige and hand, and at the right Cards places side by side.
type DrakStrip struct {
	ClothX, ClothY, ClothW, ClothH float64
	TextX, TextW, NameY, NameSize  float64
	GoldX, StarX, RowY, DiscR      float64
	HandX                          float64
	CardX, CardY, CardW, CardStep  float64
}

// DrakStripPlan lays out a strip of w by h units with so many places for cards.
func DrakStripPlan(w, h float64, cards int) DrakStrip {
	p := DrakStrip{ClothX: 10, ClothY: 4, ClothW: h * 0.44, ClothH: h - 8, CardY: 4, CardW: (h - 8) / 1.4}
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

// DrakSeatStrip draws a player's strip. Of s it shows name, faction and gold;
// hand is how many cards he holds.
func (c *Canvas) DrakSeatStrip(w, h float64, cards int, s DrakSeat, prestige, hand string) {
	p := DrakStripPlan(w, h, cards)
	c.WarPanel(0, 0, w, h, s.Active)
	c.ClothBanner(p.ClothX, p.ClothY, p.ClothW, p.ClothH, s.Faction)
	face, size, name := seatName(p.NameSize, p.TextW, s.Name)
	c.engraved(face, size, p.TextX, p.NameY, Left, name, "#fbf1dc")
	c.GoldCoin(p.GoldX, p.RowY, p.DiscR, s.Gold)
	c.PrestigeStar(p.StarX, p.RowY, p.DiscR*1.12, prestige)
	c.Icon("poker-hand", p.HandX+p.DiscR*0.9, p.RowY, p.DiscR*1.7, Solid("#d8cdb4"))
	c.Text(fonts.LabelBold, p.DiscR*1.2, p.HandX+p.DiscR*1.9, p.RowY+p.DiscR*0.42, Left, hand, Solid("#f4eee0"))
	for i := range cards {
		b := box{p.CardX + float64(i)*p.CardStep, p.CardY, p.CardW, p.CardW * 1.4}
		c.Fill(b.round(3), SolidA("#000", 0.34))
		c.StrokeDash(b.inset(0.5).round(3), 1, []float64{3, 3}, SolidA("#e8d2a2", 0.40))
	}
}
