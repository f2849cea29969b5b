package plain

import (
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
)

// Measures in units.
const (
	gap      = 8.0
	panel    = 168.0 // width of a player's panel
	strip    = 46.0  // its height on a phone
	column   = 236.0 // width of the column with log and buttons
	wideCard = 104.0
)

// widths are the widths that cards may have, so that few pictures are painted.
var widths = []float64{wideCard, 88, 74, 62, 52, 44, 36}

// layOut lays a table out from what zones there are: a band for each other player
// at the top, one for the zones of the table in the middle, and at the bottom the
// player below with the hand.
func layOut(l *rules.Layout, w, h float64, bottom rules.Seat) *layout.Table {
	t := layout.Begin(l, w, h)
	t.Seats[bottom].Bottom = true
	area := furnish(t)
	t.Mat = area
	bands := l.Seats // the others and the one below, who has two bands
	if hasHand(l, bottom) {
		bands++
	}
	table := tableZones(l)
	if len(table) > 0 {
		bands++
	}
	high := (area.H - gap*float64(bands-1)) / float64(bands)
	band := layout.Rect{X: area.X, Y: area.Y, W: area.W, H: high}
	next := func() layout.Rect {
		r := band
		band.Y += high + gap
		return r
	}
	for i := 1; i < l.Seats; i++ {
		s := (bottom + rules.Seat(i)) % rules.Seat(l.Seats)
		seat(t, l, s, next(), seatZones(l, s, true))
	}
	if len(table) > 0 {
		r := next()
		t.Lane = r
		t.Caption = layout.Around(r.Center(), min(r.W-20, 460), 44)
		spread(t, l, r, table)
	} else {
		t.Caption = layout.Around(area.Center(), min(area.W-20, 460), 44)
	}
	seat(t, l, bottom, next(), seatZones(l, bottom, false))
	if hasHand(l, bottom) {
		z, _ := l.ZoneOf("hand", bottom)
		r := next()
		t.Zones[z] = layout.Spread{Kind: layout.Row, Area: r, Drop: r, Widths: fitting(r.H), Gap: gap}
	}
	return t
}

// furnish puts log and buttons to the right, or on a phone to the foot, and
// returns what is left for the cards.
func furnish(t *layout.Table) layout.Rect {
	w, h := t.W, t.H
	if t.Portrait {
		t.Log = layout.Rect{X: 8, Y: t.Bar.H + 4, W: w - 16, H: 44}
		t.Undo = layout.Rect{X: 8, Y: h - 60, W: 104, H: 52}
		t.End = layout.Rect{X: 120, Y: h - 60, W: w - 128, H: 52}
		t.Aside = layout.Rect{X: 8, Y: h * .25, W: w - 16, H: h * .5}
		y := t.Log.Y + t.Log.H + gap
		t.Call = layout.Rect{X: 8, Y: h - 132, W: w - 16, H: 66}
		return layout.Rect{X: 8, Y: y, W: w - 16, H: t.Call.Y - gap - y}
	}
	c := layout.Rect{X: w - column - 10, Y: t.Bar.H + gap, W: column, H: h - t.Bar.H - 2*gap}
	t.End = layout.Rect{X: c.X, Y: c.Y + c.H - 64, W: c.W, H: 64}
	t.Undo = layout.Rect{X: c.X, Y: t.End.Y - 52, W: (c.W - gap) / 2, H: 44}
	t.Help = layout.Rect{X: c.X + (c.W+gap)/2, Y: t.Undo.Y, W: (c.W - gap) / 2, H: 44}
	t.Call = layout.Rect{X: c.X, Y: t.Undo.Y - 92, W: c.W, H: 84}
	t.Log = layout.Rect{X: c.X, Y: c.Y, W: c.W, H: t.Call.Y - c.Y - gap}
	t.Aside = layout.Rect{X: c.X - 330, Y: c.Y, W: 320, H: c.H}
	return layout.Rect{X: 10, Y: c.Y, W: c.X - 20, H: c.H}
}

// hasHand reports whether a seat has a zone that is held.
func hasHand(l *rules.Layout, s rules.Seat) bool {
	_, ok := l.ZoneOf("hand", s)
	return ok
}

// tableZones are the zones that belong to nobody.
func tableZones(l *rules.Layout) (all []rules.Zone) {
	for z := 1; z < len(l.Zones); z++ {
		if l.Zones[z].Seat == rules.Nobody {
			all = append(all, rules.Zone(z))
		}
	}
	return all
}

// seatZones are the zones of a seat, its hand last or left out.
func seatZones(l *rules.Layout, s rules.Seat, hand bool) (all []rules.Zone) {
	for z := 1; z < len(l.Zones); z++ {
		if l.Zones[z].Seat == s && !held(&l.Zones[z]) {
			all = append(all, rules.Zone(z))
		}
	}
	if z, ok := l.ZoneOf("hand", s); ok && hand {
		all = append(all, z)
	}
	return all
}

// seat lays out a player's panel and zones in a band: the panel at the left, or on
// a phone above the zones.
func seat(t *layout.Table, l *rules.Layout, s rules.Seat, r layout.Rect, zones []rules.Zone) {
	p := layout.Rect{X: r.X, Y: r.Y, W: panel, H: r.H}
	rest := layout.Rect{X: r.X + panel + gap, Y: r.Y, W: r.W - panel - gap, H: r.H}
	if t.Portrait {
		p = layout.Rect{X: r.X, Y: r.Y, W: r.W, H: min(strip, r.H/2)}
		rest = layout.Rect{X: r.X, Y: r.Y + p.H + 4, W: r.W, H: r.H - p.H - 4}
	}
	e := &t.Seats[s]
	e.Panel, e.Drop = p, p
	d := min(34, p.H-8)
	e.Avatar = layout.Rect{X: p.X + 6, Y: p.Y + 5, W: d, H: d}
	e.Name = layout.Rect{X: p.X + d + 14, Y: p.Y + 5, W: panel - d - 22, H: d}
	spread(t, l, rest, zones)
}

// spread puts zones beside each other: a pile takes the width of a card, a row
// with places as much as those need, and all others share what is left.
func spread(t *layout.Table, l *rules.Layout, r layout.Rect, zones []rules.Zone) {
	if len(zones) == 0 {
		return
	}
	const label = 18.0
	cards := fitting(r.H - label)
	one := cards[0] + 2*gap
	weight, fixed := 0.0, 0.0
	for _, z := range zones {
		if l.Zones[z].Pile {
			fixed += one + gap
		} else {
			weight++
		}
	}
	share := 0.0
	if weight > 0 {
		share = (r.W-fixed)/weight - gap
	} else if fixed > r.W {
		one = (r.W - gap*float64(len(zones))) / float64(len(zones))
	}
	x := r.X
	for _, z := range zones {
		info := &l.Zones[z]
		w := share
		sp := layout.Spread{Kind: layout.Row, Widths: cards, Gap: gap, Below: label}
		switch {
		case info.Pile:
			sp.Kind, w = layout.Pile, one
		case info.Slots > 0:
			sp.Kind = layout.Slots
			sp.Widths = narrower(cards, (w-gap*float64(info.Slots))/float64(info.Slots))
		}
		sp.Area = layout.Rect{X: x, Y: r.Y, W: w, H: r.H}
		sp.Drop = sp.Area
		t.Zones[z] = sp
		t.Tags = append(t.Tags, layout.Tag{Zone: z, Name: layout.Rect{X: x, Y: r.Y + r.H - label, W: w, H: label}})
		x += w + gap
	}
}

// fitting are the widths at which a card is no higher than h, at least the
// smallest one.
func fitting(h float64) []float64 { return narrower(widths, h/layout.CardRatio) }

// narrower are the widths up to w, at least the smallest one.
func narrower(all []float64, w float64) []float64 {
	for i, c := range all {
		if c <= w {
			return all[i:]
		}
	}
	return all[len(all)-1:]
}
