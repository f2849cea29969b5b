package lookstest

import (
	"image"
	"image/color"

	"wyrmtable/art"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/theme"
)

// Flat is a look for any game with hands, in which every face is one flat
// colour: what is to be seen on a frame can be counted.
func Flat(g *rules.Game) *look.Look {
	return &look.Look{
		Game: g,
		Theme: &theme.Theme{ID: FlatID,
			Card:  func(f rules.Face, _ theme.Options) theme.Card { return flatCard(f) },
			Backs: []func(px int) *image.RGBA{func(px int) *image.RGBA { return flat(px, color.RGBA{90, 90, 90, 255}) }},
			Kind:  func(rules.Face) rules.Text { return rules.Text{FR: "carte", EN: "card"} },
		},
		Layout: look.Layout{Make: flatLayout},
		Ground: look.Ground{Emblem: "dragon-head",
			Mat:  func(w, h int, _ image.Rectangle) *art.Mat { return art.MatWood(w, h, 1) },
			Lane: func(*art.Canvas, float64, float64, float64, float64, string) {},
		},
		Play: look.Play{Discard: "discard"},
		Turn: look.Turn{Count: "turn", Phase: "phase"},
		Players: look.Players{
			Counters: []look.Counter{{Var: flatCounter(g), Name: rules.Text{FR: "Vie", EN: "Life"}, Icon: "hearts", Max: 9}},
			Plate:    func(*art.Canvas, *layout.Seat, rules.Lang) {},
			Scale:    func(*layout.Seat, int, rules.Lang) art.Ruler { return art.Ruler{Max: 9} },
		},
		InPlay: look.InPlay{
			Chip:    func(*art.Canvas, float64, float64, rules.Face, bool, rules.Lang, color.NRGBA) {},
			Lasting: func(_ *rules.Board, dst []rules.CardID) []rules.CardID { return dst },
		},
		Furniture: look.Furniture{
			Aid: func(*art.Canvas, float64, float64, int, rules.Lang) {},
		},
		Words: look.Words{
			Terms: func(rules.Face) []rules.Term { return nil },
		},
	}
}

// FlatID is the name of the theme of such a look.
const FlatID = "flat"

// flatCard is a face of one flat colour, without an illustration.
type flatCard rules.Face

func (flatCard) TableArt(int) (art.PaintSpec, int, int) { return art.PaintSpec{}, 0, 0 }
func (flatCard) FullArt(int) (art.PaintSpec, int, int)  { return art.PaintSpec{}, 0, 0 }

func (k flatCard) RenderTable(_ *image.RGBA, px int) *image.RGBA {
	return flat(px, inkOf(rules.Face(k)))
}
func (k flatCard) RenderFull(_ *image.RGBA, px int) *image.RGBA {
	return flat(px, inkOf(rules.Face(k)))
}

func (flatCard) Quick(c *art.Canvas, w, h float64) {
	c.Fill(art.Rect(0, 0, w, h), art.Solid("#3a2d25"))
}

// flatCounter is the counter of a game that its plain table shows.
func flatCounter(g *rules.Game) string {
	for _, v := range g.LayoutFor(g.Seats[0]).Vars {
		if v.Name == "life" || v.Name == "points" {
			return v.Name
		}
	}
	return ""
}

// inkOf is the colour of a face, which nothing else on the table has.
func inkOf(f rules.Face) color.RGBA { return color.RGBA{uint8(3 + 9*f), 251, 17, 255} }

func flat(px int, c color.RGBA) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, px, (px*7+4)/5))
	for i := 0; i < len(m.Pix); i += 4 {
		m.Pix[i], m.Pix[i+1], m.Pix[i+2], m.Pix[i+3] = c.R, c.G, c.B, 255
	}
	return m
}

// flatLayout lays hands in rows below each other, the one nearest last.
func flatLayout(l *rules.Layout, w, h float64, bottom rules.Seat) *layout.Table {
	t := &layout.Table{W: w, H: h, Portrait: h > w, Zones: make([]layout.Spread, len(l.Zones)),
		Seats: make([]layout.Seat, l.Seats)}
	t.Bar, t.Title, t.Prompt = layout.Rect{X: 0, Y: 0, W: w, H: 38}, layout.Rect{X: 10, Y: 0, W: 180, H: 38},
		layout.Rect{X: 200, Y: 0, W: w - 360, H: 38}
	for i := range 4 {
		t.Icons = append(t.Icons, layout.Rect{X: w - 150 + 36*float64(i), Y: 3, W: 32, H: 32})
	}
	t.Mat = layout.Rect{X: 10, Y: 44, W: w - 20, H: h - 54}
	row := (h - 60) / float64(l.Seats)
	for i := range l.Seats {
		s := (int(bottom) + 1 + i) % l.Seats
		y := 46 + row*float64(i)
		t.Seats[s] = layout.Seat{Panel: layout.Rect{X: 10, Y: y, W: 150, H: row - 6},
			Avatar: layout.Rect{X: 14, Y: y + 4, W: 30, H: 30}, Name: layout.Rect{X: 50, Y: y + 4, W: 106, H: 30},
			Board: layout.Rect{X: 14, Y: y + 40, W: 140, H: 20},
			Rulers: []layout.Ruler{{Rect: layout.Rect{X: 14, Y: y + 40, W: 140, H: 20}, Zero: layout.Point{X: 14, Y: y + 50},
				Full: layout.Point{X: 150, Y: y + 50}, Max: 9}}}
		if z, ok := l.ZoneOf("hand", rules.Seat(s)); ok {
			t.Zones[z] = layout.Spread{Kind: layout.Row, Gap: 8, Area: layout.Rect{X: 170, Y: y, W: 300, H: row - 6},
				Drop: layout.Rect{X: 170, Y: y, W: 300, H: row - 6}, Widths: []float64{70, 50, 40}}
		}
	}
	for s := range rules.Seat(l.Seats) {
		if z, ok := l.ZoneOf("bid", s); ok {
			r := layout.Rect{X: 860, Y: t.Seats[s].Panel.Y, W: 60, H: row - 6}
			t.Zones[z] = layout.Spread{Kind: layout.Row, Area: r, Drop: r, Widths: []float64{40}}
		}
	}
	for i, name := range [...]string{"deck", "discard", "play"} {
		if z, ok := l.ZoneOf(name, rules.Nobody); ok {
			r := layout.Rect{X: 500 + 110*float64(i), Y: 120, W: 100, H: 150}
			t.Zones[z] = layout.Spread{Kind: layout.Pile, Area: r, Drop: r, Widths: []float64{90}}
		}
	}
	t.Log = layout.Rect{X: w - 230, Y: 50, W: 220, H: 250}
	t.Undo, t.Help, t.End = layout.Rect{X: w - 230, Y: h - 130, W: 100, H: 44},
		layout.Rect{X: w - 120, Y: h - 130, W: 100, H: 44}, layout.Rect{X: w - 230, Y: h - 76, W: 210, H: 60}
	t.Caption, t.Lane = layout.Rect{X: 500, Y: 300, W: 400, H: 44}, layout.Rect{X: 490, Y: 110, W: 340, H: 170}
	t.Call = layout.Rect{X: w - 440, Y: h - 84, W: 200, H: 76}
	t.Seats[bottom].Bottom = true
	return t
}

// Seen returns the faces that a frame shows.
func Seen(img *image.RGBA) []rules.Face {
	var n [32]int
	for i := 0; i < len(img.Pix); i += 4 {
		if r := img.Pix[i]; img.Pix[i+1] == 251 && img.Pix[i+2] == 17 && r%9 == 3 && r/9 < 32 {
			n[r/9]++
		}
	}
	var out []rules.Face
	for f, k := range n {
		if k > 40 {
			out = append(out, rules.Face(f))
		}
	}
	return out
}
