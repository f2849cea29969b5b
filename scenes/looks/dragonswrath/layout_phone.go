package dragonswrath

import (
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
)

// A folding says how much of a phone each part takes: the more leaders there
// are, the less one's own things take, so that those of the others can be told
// apart and pressed.
type folding struct {
	strip     float64 // phases and lasting rituals
	ownMap    float64 // the map of one's own realm
	ownRow    float64 // one's own creatures
	handWidth float64 // of the cards in hand
	hand      float64 // its height
}

func foldOf(others int) folding {
	switch {
	case others > 4:
		return folding{38, 44, 64, 60, 86}
	case others > 2:
		return folding{44, 60, 76, 66, 94}
	}
	return folding{46, 82, 84, 78, 112}
}

// crowded is how a phone is folded while the realms of others hold their creatures
// in two lines.
func (f folding) crowded() folding { return folding{f.strip, 44, 66, 60, 86} }

// The parts of a phone's table that keep their size.
const (
	laneSize = 74.0 // where the table is asked and fights are compared
	headSize = 27.0 // the line with name and tally
	press    = 44.0 // what a finger can press at least
)

// phone lays the realms out in rows: the others on top, each a map with its
// creatures, the lane, one's own realm, the hand, the log, the buttons.
func phone(l *rules.Layout, w, h float64, bottom rules.Seat, crowd layout.Crowd) *layout.Table {
	t := layout.Begin(l, w, h)
	k, fold := layout.Clamp(min(w/390, h/844), 1, 2), foldOf(l.Seats-1)
	deep := crowd.Rows && l.Seats > 2 && l.Seats < 6
	if deep {
		fold = fold.crowded()
	}
	foot, own := fold.hand*k+press+56, headSize+(fold.ownMap+fold.ownRow)*k+8
	t.Mat = layout.Rect{X: 4, Y: 48, W: w - 8, H: h - 48 - foot}
	year := layout.Rect{X: 8, Y: 51, W: (w - 24) * .56, H: fold.strip}
	t.Fixtures = map[string]layout.Rect{"year": year,
		"rites": {X: year.X + year.W + 8, Y: year.Y, W: w - 24 - year.W, H: year.H}}
	ownY := h - foot - own
	lane := layout.Rect{X: 8, Y: ownY - (laneSize+3)*k, W: w - 16, H: laneSize * k}
	t.Lane, t.Call = lane, lane
	fight := layout.Rect{X: lane.X, Y: lane.Y, W: lane.W - 56*k, H: lane.H} // while the table is not asked there
	y, end := year.Y+year.H+3, lane.Y-2
	// above the lane, while the table is asked too; not in the way of two lines of creatures
	if l.Seats < 6 && h >= 780 && !(deep && l.Seats > 3) {
		fight = layout.Rect{X: lane.X, Y: lane.Y - 62*k, W: lane.W, H: 60 * k}
		end = fight.Y - 2
	}
	t.Fixtures["fight"] = fight
	phoneOthers(t, l, layout.Rect{X: 10, Y: y, W: w - 20, H: end - y}, bottom, k, deep)
	phoneOwn(t, l, bottom, layout.Rect{X: 10, Y: ownY, W: w - 20, H: own - 4}, fold.ownMap*k, k)
	t.Aside = layout.Rect{X: 16, Y: y + 10, W: 238, H: 154}
	play := layout.Around(layout.Point{X: lane.X + lane.W - 27*k, Y: lane.Y + lane.H/2}, 50*k, 70*k)
	t.Spread(l, "play", rules.Nobody, layout.Spread{Kind: layout.Pile, Area: play, Drop: lane, Widths: []float64{46 * k}})
	// A province that is sacrificed is let go in the lane.
	t.Spread(l, "lost", bottom, layout.Spread{Kind: layout.Away, Area: t.Seats[bottom].Tally, Drop: lane,
		Widths: []float64{30 * k}})
	top := t.Mat.Y + t.Mat.H
	hand := layout.Rect{X: 8, Y: top + 2, W: w - 16, H: fold.hand * k}
	cw := fold.handWidth * k
	t.Spread(l, "hand", bottom, layout.Spread{Kind: layout.Fan, Area: hand, Drop: hand, Widths: []float64{cw},
		Pitch: cw + 4*k, Turn: 0.02, Raise: min(81*k, (hand.H-1)/layout.CardRatio)})
	t.Undo = layout.Rect{X: 8, Y: h - 50, W: 88, H: 46}
	t.End = layout.Rect{X: 102, Y: h - 52, W: w - 110, H: 50}
	t.Log = layout.Rect{X: 8, Y: hand.Y + hand.H + 1, W: w - 16, H: press}
	t.Caption = t.Log // which says the same: elsewhere it would hide what is asked
	return t
}

// phoneOthers sets the others below each other, or in two columns where
// they are many.
func phoneOthers(t *layout.Table, l *rules.Layout, area layout.Rect, bottom rules.Seat, k float64, crowded bool) {
	n := l.Seats - 1
	cols := 1
	if n > 2 {
		cols = 2
	}
	rows := (n + cols - 1) / cols
	gap := 8.0 * float64(cols-1)
	cw, ch := (area.W+gap)/float64(cols), area.H/float64(rows)
	for i := range n {
		s := (bottom + 1 + rules.Seat(i)) % rules.Seat(l.Seats)
		c := layout.Rect{X: area.X + float64(i%cols)*cw, Y: area.Y + float64(i/cols)*ch, W: cw - gap, H: ch - 3}
		phoneRealm(t, l, s, c, k, cols == 1, crowded)
	}
}

// phoneRealm is the realm of another: its map beside its creatures where it
// is wide, and else above them, a strip if there are many.
func phoneRealm(t *layout.Table, l *rules.Layout, s rules.Seat, c layout.Rect, k float64, wide, crowded bool) {
	e := &t.Seats[s]
	e.Avatar = layout.Rect{X: c.X, Y: c.Y, W: 24, H: 24}
	tally := min(118, c.W*.5)
	e.Name = layout.Rect{X: c.X + 28, Y: c.Y, W: c.W - 32 - tally, H: 24}
	e.Tally = layout.Rect{X: c.X + c.W - tally, Y: c.Y + 3, W: tally, H: 19}
	e.Press = layout.Rect{X: c.X, Y: c.Y, W: c.W, H: min(press, c.H)}
	rest := layout.Rect{X: c.X, Y: c.Y + headSize, W: c.W, H: c.H - headSize}
	row := layout.Rect{}
	if wide {
		e.Realm = layout.Rect{X: rest.X, Y: rest.Y, W: rest.W * .46, H: rest.H}
		row = layout.Rect{X: rest.X + rest.W*.48, Y: rest.Y, W: rest.W * .52, H: rest.H}
	} else {
		high := layout.Clamp(rest.H*.58, 34, 84*k)
		if want := press*(layout.CardRatio+1) + 1; crowded && rest.H-want > 16 { // two lines of them
			high = want
		} else if want := press*layout.CardRatio + 2; high < want && rest.H-want > 16 { // cards that a finger can press
			high = want
		}
		e.Realm = layout.Rect{X: rest.X, Y: rest.Y, W: rest.W, H: rest.H - high - 3}
		row = layout.Rect{X: rest.X, Y: rest.Y + rest.H - high, W: rest.W, H: high}
	}
	e.Panel = layout.Rect{X: c.X - 3, Y: c.Y - 2, W: e.Realm.W + 6, H: 29 + e.Realm.H}
	e.Drop = e.Panel
	zones(t, l, s, row, widthsOf(row, 76*k, .86), k*.8)
	rowOf(t, l, s, 12*k)
}

// widthsOf are how wide creatures in a row may be: as high as it, up to most;
// smaller by less where they are many; and at the least what a finger can press.
func widthsOf(row layout.Rect, most, less float64) []float64 {
	cw := layout.Clamp((row.H-1)/layout.CardRatio, 24, most)
	widths := []float64{cw, max(cw*less, min(cw, press))}
	if widths[1] > press {
		widths = append(widths, press)
	}
	return widths
}

// rowOf sets the gap between the creatures of a realm, who rather lie over one
// another than become too small for a finger.
func rowOf(t *layout.Table, l *rules.Layout, s rules.Seat, gap float64) {
	if z, ok := l.ZoneOf("realm", s); ok {
		t.Zones[z].Gap = gap
	}
}

// phoneOwn is the realm of the one below.
func phoneOwn(t *layout.Table, l *rules.Layout, s rules.Seat, c layout.Rect, high, k float64) {
	e := &t.Seats[s]
	e.Bottom = true
	e.Avatar = layout.Rect{X: c.X, Y: c.Y, W: 26, H: 26}
	e.Name = layout.Rect{X: c.X + 30, Y: c.Y, W: c.W - 160, H: 26}
	e.Tally = layout.Rect{X: c.X + c.W - 122, Y: c.Y + 3, W: 122, H: 20}
	e.Press = layout.Rect{X: c.X, Y: c.Y, W: c.W, H: press}
	e.Realm = layout.Rect{X: c.X, Y: c.Y + headSize, W: c.W, H: high}
	e.Panel = layout.Rect{X: c.X - 4, Y: c.Y - 2, W: c.W + 8, H: 30 + high}
	e.Drop = e.Panel
	y := e.Realm.Y + e.Realm.H + 4
	row := layout.Rect{X: c.X, Y: y, W: c.W, H: c.Y + c.H - y}
	zones(t, l, s, row, widthsOf(row, 80*k, .84), k*.8)
}
