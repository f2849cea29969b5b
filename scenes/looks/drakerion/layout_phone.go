package drakerion

import (
	paint "wyrmtable/art/drakerion"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
)

// stripZones are the zones of a player's strip, from left to right.
var stripZones = [...]string{"city", "retreat", "manoeuvres", "unveiled", "deck", "discard"}

// stripCards is how many places for cards a player's strip has.
const stripCards = len(stripZones)

// phone lays the table out in rows for a window held upright: the other
// player, his two lines, the strip between them, mine, myself, and the hand
// above the log and the buttons. What a higher window has goes to the lines.
func phone(l *rules.Layout, w, h float64, bottom rules.Seat) *layout.Table {
	t := layout.Begin(l, w, h)
	t.OneHand = true
	t.Fixtures = map[string]layout.Rect{}
	strip, hand, lane, buttons := 58.0, 112.0, 56.0, 58.0
	if h < 780 { // a short window
		strip, hand, lane, buttons = 46, 92, 46, 50
	}
	foot := buttons + 44 + 8
	t.Mat = layout.Rect{X: 4, Y: 48 + strip + 2, W: w - 8, H: h - 48 - 2*strip - hand - foot - 10}
	m := t.Mat
	high := (m.H - lane - 12) / 4
	far, near := m.Y+3, m.Y+m.H-3-2*high-3
	t.Lane = layout.Rect{X: m.X + 2, Y: far + 2*high + 3, W: m.W - 4, H: near - far - 2*high - 3}
	const plate = 112
	t.Fixtures["attack"] = layout.Rect{X: t.Lane.X + 2, Y: t.Lane.Y + 5, W: plate, H: t.Lane.H - 10}
	t.Fixtures["riposte"] = layout.Rect{X: t.Lane.X + t.Lane.W - plate - 2, Y: t.Lane.Y + 5, W: plate, H: t.Lane.H - 10}
	t.Caption = layout.Rect{X: m.X + 8, Y: t.Lane.Y + t.Lane.H/2 - 22, W: m.W - 16, H: 44}
	t.Aside = layout.Rect{X: m.X + 10, Y: m.Y + 60, W: 238, H: 154}
	for s := range rules.Seat(l.Seats) {
		e := &t.Seats[s]
		e.Bottom = s == bottom
		if e.Bottom {
			stripOf(t, l, s, layout.Rect{X: m.X, Y: m.Y + m.H + 2, W: m.W, H: strip})
			phoneLine(t, l, "melee", s, layout.Rect{X: m.X + 2, Y: near, W: m.W - 4, H: high}, rankMeleeBelow)
			phoneLine(t, l, "support", s, layout.Rect{X: m.X + 2, Y: near + high + 3, W: m.W - 4, H: high}, rankSupportBelow)
			e.Drop = layout.Rect{X: m.X, Y: near, W: m.W, H: m.Y + m.H - near}
		} else {
			stripOf(t, l, s, layout.Rect{X: m.X, Y: 48, W: m.W, H: strip})
			phoneLine(t, l, "support", s, layout.Rect{X: m.X + 2, Y: far, W: m.W - 4, H: high}, rankSupportAbove)
			phoneLine(t, l, "melee", s, layout.Rect{X: m.X + 2, Y: far + high + 3, W: m.W - 4, H: high}, rankMeleeAbove)
			e.Drop = layout.Rect{X: m.X, Y: m.Y, W: m.W, H: t.Lane.Y - m.Y}
		}
	}
	t.Spread(l, "play", rules.Nobody, layout.Spread{Kind: layout.Row, Area: t.Lane, Drop: m,
		Widths: []float64{(t.Lane.H - 4) / layout.CardRatio}, Gap: 8})
	area := layout.Rect{X: 6, Y: h - foot - hand, W: w - 12 - 66, H: hand - 4}
	t.Spread(l, "hand", bottom, layout.Spread{Kind: layout.Fan, Area: area,
		Drop: layout.Rect{X: 0, Y: area.Y, W: w, H: hand}, Widths: []float64{(hand - 12) / layout.CardRatio}, Pitch: 66,
		Turn: 0.03, Raise: 96, Sunk: 2})
	for s := range rules.Seat(l.Seats) { // while they are placed nobody has a hand
		t.Spread(l, "reserve", s, layout.Spread{Kind: layout.Row, Area: area,
			Widths: []float64{(hand - 12) / layout.CardRatio, 44}, Gap: 8})
	}
	t.Eye = layout.Around(layout.Point{X: w - 36, Y: area.Y + hand/2}, 60, 60)
	t.Log = layout.Rect{X: 6, Y: h - foot, W: w - 12 - 178, H: 44}
	t.Acts = []layout.Rect{{X: w - 182, Y: h - foot, W: 90, H: 44}}
	t.Comparison = t.Acts[0] // in a combat nobody sounds the retreat
	t.Undo = layout.Rect{X: w - 90, Y: h - foot, W: 84, H: 44}
	t.Pass = layout.Rect{X: 6, Y: h - buttons - 4, W: w*0.58 - 8, H: buttons}
	t.End = layout.Rect{X: w*0.58 + 2, Y: h - buttons - 4, W: w*0.42 - 8, H: buttons}
	return t
}

// stripOf furnishes the strip of a player.
func stripOf(t *layout.Table, l *rules.Layout, s rules.Seat, r layout.Rect) {
	e, p := &t.Seats[s], paint.StripPlan(r.W, r.H, stripCards)
	e.Panel, e.Plate = r, true
	e.Avatar = layout.Rect{X: r.X + p.ClothX, Y: r.Y + p.ClothY, W: p.ClothW, H: p.ClothH}
	e.Name = layout.Rect{X: r.X + p.TextX, Y: r.Y, W: p.TextW, H: r.H * 0.48}
	e.Medal = layout.Around(layout.Point{X: r.X + p.GoldX, Y: r.Y + p.RowY}, 2.2*p.DiscR, 2.2*p.DiscR)
	t.Spread(l, "banner", s, layout.Spread{Kind: layout.Away, Area: e.Avatar, Widths: []float64{20}})
	t.Spread(l, "hand", s, layout.Spread{Kind: layout.Away, Area: e.Name, Widths: []float64{20}})
	for i, name := range stripZones {
		at := layout.Rect{X: r.X + p.CardX + p.CardStep*float64(i), Y: r.Y + p.CardY, W: p.CardW,
			H: p.CardW * layout.CardRatio}
		k := layout.Pile
		if name == "city" || name == "retreat" {
			k = layout.Row
		}
		t.Spread(l, name, s, layout.Spread{Kind: k, Area: at, Drop: at.Inset(-2), Widths: []float64{p.CardW},
			Heaps: k == layout.Row})
		if k == layout.Pile {
			t.Tag(l, name, s, layout.Rect{}, layout.Rect{X: at.X + at.W - 15, Y: at.Y + at.H - 17, W: 20, H: 20})
		}
	}
}

// phoneLine lays a line of Characters in a window held upright.
func phoneLine(t *layout.Table, l *rules.Layout, name string, s rules.Seat, r layout.Rect, style int) {
	wide := min(72, (r.H-5)/layout.CardRatio)
	widths := []float64{wide, wide * 0.88, wide * 0.76}
	area := layout.Rect{X: r.X + paint.RankHead + 4, Y: r.Y + 2, W: r.W - paint.RankHead - 8, H: r.H - 4}
	t.Spread(l, name, s, layout.Spread{Kind: layout.Row, Area: area, Drop: r, Widths: widths, Gap: 14, Tight: 6,
		Heaps: true, Least: wide * 0.5})
	t.Frame(l, name, s, r, style)
	if name == "melee" {
		t.Spread(l, "attached", s, layout.Spread{Kind: layout.Tucked,
			Area: layout.Rect{X: r.X + r.W/2 - 25, Y: r.Y + 10, W: 50, H: 70}, Widths: widths})
	}
}
