package layout

import "wyrmtable/rules"

// A wrathFold says how much of a phone each part takes: the more leaders there
// are, the less one's own things take, so that those of the others can be told
// apart and pressed.
type wrathFold struct {
	strip     float64 // phases and lasting rituals
	ownMap    float64 // the map of one's own realm
	ownRow    float64 // one's own creatures
	handWidth float64 // of the cards in hand
	hand      float64 // its height
}

func foldOf(others int) wrathFold {
	switch {
	case others > 4:
		return wrathFold{38, 44, 64, 60, 86}
	case others > 2:
		return wrathFold{44, 60, 76, 66, 94}
	}
	return wrathFold{46, 82, 84, 78, 112}
}

// crowded is how a phone is folded while the realms of others hold their creatures
// in two lines.
func (f wrathFold) crowded() wrathFold { return wrathFold{f.strip, 44, 66, 60, 86} }

// The parts of a phone's table that keep their size.
const (
	wrathLane  = 74.0 // where the table is asked and fights are compared
	wrathHead  = 27.0 // the line with name and tally
	wrathPress = 44.0 // what a finger can press at least
)

// wrathPhone lays the realms out in rows: the others on top, each a map with its
// creatures, the lane, one's own realm, the hand, the log, the buttons.
func wrathPhone(l *rules.Layout, w, h float64, bottom rules.Seat, crowd Crowd) *Table {
	t := begin(l, w, h)
	k, fold := clamp(min(w/390, h/844), 1, 2), foldOf(l.Seats-1)
	deep := crowd.Realms && l.Seats > 2 && l.Seats < 6
	if deep {
		fold = fold.crowded()
	}
	foot, own := fold.hand*k+wrathPress+56, wrathHead+(fold.ownMap+fold.ownRow)*k+8
	t.Mat = Rect{4, 48, w - 8, h - 48 - foot}
	year := Rect{8, 51, (w - 24) * .56, fold.strip}
	t.Fixtures = map[string]Rect{"year": year, "rites": {year.X + year.W + 8, year.Y, w - 24 - year.W, year.H}}
	ownY := h - foot - own
	lane := Rect{8, ownY - (wrathLane+3)*k, w - 16, wrathLane * k}
	t.Lane, t.Call = lane, lane
	fight := Rect{lane.X, lane.Y, lane.W - 56*k, lane.H} // while the table is not asked there
	y, end := year.Y+year.H+3, lane.Y-2
	if l.Seats < 6 && h >= 780 && !(deep && l.Seats > 3) { // above the lane, while the table is asked too; not in the way of two lines of creatures
		fight = Rect{lane.X, lane.Y - 62*k, lane.W, 60 * k}
		end = fight.Y - 2
	}
	t.Fixtures["fight"] = fight
	t.wrathPhoneOthers(l, Rect{10, y, w - 20, end - y}, bottom, k, deep)
	t.wrathPhoneOwn(l, bottom, Rect{10, ownY, w - 20, own - 4}, fold.ownMap*k, k)
	t.Aside = Rect{16, y + 10, 238, 154}
	play := Around(Point{lane.X + lane.W - 27*k, lane.Y + lane.H/2}, 50*k, 70*k)
	t.spread(l, "play", rules.Nobody, Spread{Kind: Pile, Area: play, Drop: lane, Widths: []float64{46 * k}})
	// A province that is sacrificed is let go in the lane.
	t.spread(l, "lost", bottom, Spread{Kind: Away, Area: t.Seats[bottom].Tally, Drop: lane, Widths: []float64{30 * k}})
	top := t.Mat.Y + t.Mat.H
	hand := Rect{8, top + 2, w - 16, fold.hand * k}
	cw := fold.handWidth * k
	t.spread(l, "hand", bottom, Spread{Kind: Fan, Area: hand, Drop: hand, Widths: []float64{cw}, Pitch: cw + 4*k, Turn: 0.02, Raise: min(81*k, (hand.H-1)/CardRatio)})
	t.Undo = Rect{8, h - 50, 88, 46}
	t.End = Rect{102, h - 52, w - 110, 50}
	t.Log = Rect{8, hand.Y + hand.H + 1, w - 16, wrathPress}
	t.Caption = t.Log // which says the same: elsewhere it would hide what is asked
	return t
}

// wrathPhoneOthers sets the others below each other, or in two columns where
// they are many.
func (t *Table) wrathPhoneOthers(l *rules.Layout, area Rect, bottom rules.Seat, k float64, crowded bool) {
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
		c := Rect{area.X + float64(i%cols)*cw, area.Y + float64(i/cols)*ch, cw - gap, ch - 3}
		t.wrathPhoneRealm(l, s, c, k, cols == 1, crowded)
	}
}

// wrathPhoneRealm is the realm of another: its map beside its creatures where it
// is wide, and else above them, a strip if there are many.
func (t *Table) wrathPhoneRealm(l *rules.Layout, s rules.Seat, c Rect, k float64, wide, crowded bool) {
	e := &t.Seats[s]
	e.Avatar = Rect{c.X, c.Y, 24, 24}
	tally := min(118, c.W*.5)
	e.Name = Rect{c.X + 28, c.Y, c.W - 32 - tally, 24}
	e.Tally = Rect{c.X + c.W - tally, c.Y + 3, tally, 19}
	e.Press = Rect{c.X, c.Y, c.W, min(wrathPress, c.H)}
	rest := Rect{c.X, c.Y + wrathHead, c.W, c.H - wrathHead}
	row := Rect{}
	if wide {
		e.Realm = Rect{rest.X, rest.Y, rest.W * .46, rest.H}
		row = Rect{rest.X + rest.W*.48, rest.Y, rest.W * .52, rest.H}
	} else {
		high := clamp(rest.H*.58, 34, 84*k)
		if want := wrathPress*(CardRatio+1) + 1; crowded && rest.H-want > 16 { // two lines of them
			high = want
		} else if want := wrathPress*CardRatio + 2; high < want && rest.H-want > 16 { // cards that a finger can press
			high = want
		}
		e.Realm = Rect{rest.X, rest.Y, rest.W, rest.H - high - 3}
		row = Rect{rest.X, rest.Y + rest.H - high, rest.W, high}
	}
	e.Panel = Rect{c.X - 3, c.Y - 2, e.Realm.W + 6, 29 + e.Realm.H}
	e.Drop = e.Panel
	t.wrathZones(l, s, row, wrathWidths(row, 76*k, .86), k*.8)
	t.wrathRow(l, s, 12*k)
}

// wrathWidths are how wide creatures in a row may be: as high as it, up to most;
// smaller by less where they are many; and at the least what a finger can press.
func wrathWidths(row Rect, most, less float64) []float64 {
	cw := clamp((row.H-1)/CardRatio, 24, most)
	widths := []float64{cw, max(cw*less, min(cw, wrathPress))}
	if widths[1] > wrathPress {
		widths = append(widths, wrathPress)
	}
	return widths
}

// wrathRow sets the gap between the creatures of a realm, who rather lie over one
// another than become too small for a finger.
func (t *Table) wrathRow(l *rules.Layout, s rules.Seat, gap float64) {
	if z, ok := l.ZoneOf("realm", s); ok {
		t.Zones[z].Gap = gap
	}
}

// wrathPhoneOwn is the realm of the one below.
func (t *Table) wrathPhoneOwn(l *rules.Layout, s rules.Seat, c Rect, high, k float64) {
	e := &t.Seats[s]
	e.Bottom = true
	e.Avatar = Rect{c.X, c.Y, 26, 26}
	e.Name = Rect{c.X + 30, c.Y, c.W - 160, 26}
	e.Tally = Rect{c.X + c.W - 122, c.Y + 3, 122, 20}
	e.Press = Rect{c.X, c.Y, c.W, wrathPress}
	e.Realm = Rect{c.X, c.Y + wrathHead, c.W, high}
	e.Panel = Rect{c.X - 4, c.Y - 2, c.W + 8, 30 + high}
	e.Drop = e.Panel
	y := e.Realm.Y + e.Realm.H + 4
	row := Rect{c.X, y, c.W, c.Y + c.H - y}
	t.wrathZones(l, s, row, wrathWidths(row, 80*k, .84), k*.8)
}
