package dragonswrath

import (
	"strconv"

	"wyrmtable/art"
	"wyrmtable/art/arrows"
	paint "wyrmtable/art/dragonswrath"
	"wyrmtable/rules"
	"wyrmtable/rules/dragonswrath"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
)

// This file says how the leaders' cards lie and what lies on them.

var field = look.Field{
	Place:   place,
	Drafted: drafted,
	Borne:   hostOf,
	PieceOf: piece,
	Pieces:  pieces(),
	Least:   21,
	Signs:   signs,
	Paint:   paintSign,
	Words:   cardWords,
}

// draftHead splits a draft: the card, the provinces shown for it, and the
// items with their bearers behind them.
func draftHead(b *rules.Board, k *rules.Ask) (card rules.CardID, shown, items []rules.CardID) {
	if k == nil || len(k.Draft) == 0 || k.Kind > dragonswrath.AskCurse {
		return 0, nil, nil
	}
	f := b.Cards[k.Draft[0]].Face
	if f == 0 || dragonswrath.Cards[f].Type == dragonswrath.Item {
		return 0, nil, k.Draft
	}
	n := min(1+int(k.Num), len(k.Draft))
	if k.Kind == dragonswrath.AskCurse { // behind them lies what it is aimed at
		return k.Draft[0], k.Draft[1:n], nil
	}
	return k.Draft[0], k.Draft[1:n], k.Draft[n:]
}

// drafted lays what is drafted where it will lie: a creature in the realm,
// items on their bearers, spells in the middle.
func drafted(b *rules.Board, k *rules.Ask, id rules.CardID) rules.Zone {
	if b.Cards[id].Zone != dragonswrath.ZoneHand(k.Decider) {
		return rules.Nowhere
	}
	card, _, items := draftHead(b, k)
	switch {
	case id == card && k.Kind == dragonswrath.AskBuy:
		return dragonswrath.ZoneRealm(k.Decider)
	case id == card:
		return dragonswrath.ZonePlay
	}
	for i := 0; i < len(items); i += 2 {
		if items[i] == id {
			return dragonswrath.ZoneItems(k.Decider)
		}
	}
	return rules.Nowhere
}

// hostOf is the creature that bears an item, or will.
func hostOf(p *look.Placing, id rules.CardID) rules.CardID {
	if h := rules.CardID(p.View.Attr(id, dragonswrath.AttrHost)); h > 0 {
		return h
	}
	_, _, items := draftHead(p.View, p.Ask)
	for i := 0; i+1 < len(items); i += 2 {
		if items[i] == id {
			return items[i+1]
		}
	}
	return 0
}

// place lays provinces into their territories, items at the right edge of
// their bearers and lasting rituals on the lines of their panel.
func place(p *look.Placing, id rules.CardID) (layout.Pose, bool) {
	b := p.View
	z := b.Cards[id].Zone
	s := seatOf(b, z)
	switch z {
	case dragonswrath.ZoneProvinces(s), dragonswrath.ZoneAside(s):
		l := &p.Lands[s]
		for i, land := range l.Cards {
			if land == id {
				at := l.At[i]
				return layout.Pose{Point: at.Center(), Width: max(16, min(at.W, at.H/layout.CardRatio)*.92)}, true
			}
		}
	case dragonswrath.ZoneRites(s):
		r := p.Lay.Fixtures["rites"]
		if r.Empty() {
			return layout.Pose{Point: p.Lay.Lane.Center(), Width: 20}, false
		}
		at := RiteLine(b, r, id)
		return layout.Pose{Point: layout.Point{X: at.X + 15, Y: at.Y + at.H/2}, Width: min(26, at.H*.72)}, true
	default:
		host := hostOf(p, id)
		f := b.Cards[id].Face
		if host == 0 || f == 0 {
			break
		}
		at := p.At(host)
		x, y, r := paint.BadgePlace(sortOf(dragonswrath.Cards[f].Sort), at.Width)
		if under := underOf(p, host); under > 0 { // on what is seen of it
			y = under + y*(1-under/at.Height())
		}
		return layout.Pose{Point: layout.Point{X: at.X - at.Width/2 + x, Y: at.Y - at.Height()/2 + y},
			Width: max(18, 2.3*r)}, true
	}
	return layout.Pose{Point: layout.Point{X: p.Lay.W / 2, Y: -200}, Width: 30}, false
}

// underOf is how much of a creature lies under the line above it.
func underOf(p *look.Placing, id rules.CardID) float64 {
	z := p.View.Cards[id].Zone
	return p.Lay.Zones[z].Under(p.View.Place(id), p.View.Count(z))
}

// line is how many creatures lie in one line in the narrowest realm.
const line = 4

// crowdOf says whether any realm is full, and how many rituals last.
func crowdOf(b *rules.Board) layout.Crowd {
	var c layout.Crowd
	for s := range rules.Seat(b.Layout().Seats) {
		c.Rows = c.Rows || b.Count(dragonswrath.ZoneRealm(s)) > line
		c.Lasting += b.Count(dragonswrath.ZoneRites(s))
	}
	return c
}

// ritesOf lists the rituals that last, by seats.
func ritesOf(b *rules.Board, dst []rules.CardID) []rules.CardID {
	for s := range rules.Seat(b.Layout().Seats) {
		dst = append(dst, b.Zone(dragonswrath.ZoneRites(s))...)
	}
	return dst
}

// stripSize is below which height the panels of year and rituals are strips
// without a title, on a phone.
const stripSize = 70

// RiteLine is the line of a lasting ritual in their panel, or its place in a
// strip.
func RiteLine(b *rules.Board, r layout.Rect, id rules.CardID) layout.Rect {
	i, n := 0, 0
	for s := range rules.Seat(b.Layout().Seats) {
		for _, other := range b.Zone(dragonswrath.ZoneRites(s)) {
			if other == id {
				i = n
			}
			n++
		}
	}
	if r.H < stripSize {
		pitch := min(36, (r.W-10)/float64(max(1, n)))
		return layout.Rect{X: r.X + 5 + pitch*float64(i), Y: r.Y + 4, W: pitch, H: r.H - 8}
	}
	pitch, lines, _ := riteLines(r.H, n)
	at := layout.Rect{X: r.X + 8, Y: r.Y + 34 + pitch*float64(min(i, lines-1)), W: r.W - 16, H: pitch}
	if rest := n - lines + 1; rest > 1 && i >= lines-1 { // their signs share the last line
		w := min(at.W/float64(rest), pitch*1.2)
		at.X, at.W = at.X+w*float64(i-lines+1), w
	}
	return at
}

// RiteLeast is how high the line of a lasting ritual is at least.
const RiteLeast = 19

// riteLines divides a panel h high among n rituals: how high a line is, how
// many there are, and whether there is room left for a line below them.
func riteLines(h float64, n int) (pitch float64, lines int, foot bool) {
	lines = max(1, n)
	if pitch = min(36, (h-52)/float64(lines)); pitch >= paint.RiteTwoLines {
		return pitch, lines, true
	}
	room := h - 42
	lines = min(lines, int(room/RiteLeast))
	return min(36, room/float64(lines)), lines, false
}

// The pieces: nothing for provinces, which are painted on the map, items by sort,
// nothing for lasting rituals, which stand in their list.
const (
	pieceLand = iota
	pieceItem
	pieceCount = pieceItem + 4
)

func piece(b *rules.Board, id rules.CardID, _ bool) int {
	z := b.Cards[id].Zone
	s := seatOf(b, z)
	switch z {
	case dragonswrath.ZoneProvinces(s), dragonswrath.ZoneAside(s), dragonswrath.ZoneRites(s):
		return pieceLand
	}
	if k := &dragonswrath.Cards[b.Cards[id].Face]; k.Type == dragonswrath.Item {
		return pieceItem + int(sortOf(k.Sort))
	}
	return -1
}

func pieces() []look.Piece {
	out := make([]look.Piece, pieceCount)
	for i := range 4 {
		out[pieceItem+i].Paint = func(c *art.Canvas, w, h float64) { paint.ItemBadge(c, w/2, h/2, w*.44, paint.Sort(i)) }
	}
	return out
}

// The signs on cards.
const (
	signPM = iota
	signPP
	signUsed
	signWard
	signFree
	SignPaid
	signHalo
)

// signs puts on every card what must be seen of it now.
func signs(b *rules.Board, k *rules.Ask, put func(id rules.CardID, g look.Badge)) {
	for s := range rules.Seat(b.Layout().Seats) {
		for _, id := range b.Zone(dragonswrath.ZoneRealm(s)) {
			creatureSigns(b, id, put)
		}
	}
	given, shown, _ := draftHead(b, k)
	switch {
	case len(shown) > 0 && k.Kind != dragonswrath.AskCurse:
		put(shown[0], look.Badge{Sign: SignPaid, X: .5, Y: .5, Size: 1})
	case given != 0 && b.Cards[given].Zone == dragonswrath.ZoneProvinces(k.Decider): // for the great ritual
		put(given, look.Badge{Sign: SignPaid, X: .5, Y: .5, Size: 1})
	}
}

func creatureSigns(b *rules.Board, id rules.CardID, put func(id rules.CardID, g look.Badge)) {
	f := b.Cards[id].Face
	card := &dragonswrath.Cards[f]
	by, foe := Fighters(b)
	against := rules.CardID(0)
	switch {
	case id == by:
		against = foe
		put(id, look.Badge{Sign: signHalo, X: .5, Y: .5, Size: look.FrameSize, Under: true})
	case id == foe:
		against = by
		put(id, look.Badge{Sign: signHalo, X: .5, Y: .5, Size: look.FrameSize, Under: true})
	}
	pm, pp := dragonswrath.Strength(b, id, dragonswrath.OpPM, against),
		dragonswrath.Strength(b, id, dragonswrath.OpPP, against)
	put(id, medalOf(signPM, paint.PM, pm, int(card.PM)))
	put(id, medalOf(signPP, paint.PP, pp, int(card.PP)))
	if b.Attr(id, dragonswrath.AttrUsed) > 0 {
		put(id, look.Badge{Sign: signUsed, X: .5, Y: .92, Size: .26})
	}
	if b.Attr(id, dragonswrath.AttrWard) > 0 {
		put(id, look.Badge{Sign: signWard, X: .5, Y: .4, Size: .3})
	}
	if !card.Bearer {
		return
	}
	for sort := dragonswrath.Defence; sort <= dragonswrath.Other; sort++ {
		x, y, r := paint.BadgePlace(sortOf(sort), 1)
		put(id, look.Badge{Sign: signFree, X: x, Y: y / layout.CardRatio, Size: 2 * r})
	}
}

// medalOf is the medal of a strength, over the one that is printed.
func medalOf(sign int, stat paint.Stat, now, printed int) look.Badge {
	x, y, r := paint.StatPlace(stat, 1)
	return look.Badge{Sign: sign, N: now, M: int(art.ToneOf(now, printed)), X: x, Y: y / layout.CardRatio, Size: 2.35 * r}
}

func paintSign(c *art.Canvas, size float64, g look.Badge) {
	m := size / 2
	disc := func(ink, icon string) {
		c.Fill(art.Circle(m, m, m*.9), art.Solid("#e9c46a"))
		c.Fill(art.Circle(m, m, m*.78), art.Solid(ink))
		c.Icon(icon, m, m, m*1.1, art.Solid("#fff6df"))
	}
	switch g.Sign {
	case signPM:
		paint.Medal(c, paint.PM, m, m, size*.43, strconv.Itoa(g.N), art.Tone(g.M))
	case signPP:
		paint.Medal(c, paint.PP, m, m, size*.43, strconv.Itoa(g.N), art.Tone(g.M))
	case signUsed:
		disc("#3a2a18", "crossed-swords")
	case signWard:
		disc("#2a5a8a", "shield")
	case signFree:
		paint.ItemSocket(c, m, m, m)
	case SignPaid:
		p := art.Line(m*.55, m*.55, m*1.45, m*1.45).Append(art.Line(m*1.45, m*.55, m*.55, m*1.45), art.Identity())
		c.StrokeRound(p, max(3.6, size*.13), art.Solid("#2a0a04"))
		c.StrokeRound(p, max(2, size*.07), art.Solid("#ff8a5a"))
	case signHalo:
		w := size / look.FrameSize
		arrows.CardHalo(c, m-w/2, m-w*.7, w, w*1.4, arrows.HaloAttack)
	}
}

// cardWords say the present state of a card to those who hear the table.
func cardWords(b *rules.Board, id rules.CardID) rules.Text {
	z := b.Cards[id].Zone
	s := seatOf(b, z)
	var t rules.Text
	add := func(fr, en string) { t = rules.Text{FR: t.FR + " " + fr + ".", EN: t.EN + " " + en + "."} }
	switch z {
	case dragonswrath.ZoneAside(s):
		add("Mise de côté", "Set aside")
	case dragonswrath.ZoneItems(s):
		if h := b.Attr(id, dragonswrath.AttrHost); h > 0 {
			n := dragonswrath.Cards[b.Cards[h].Face].Name
			add("Porté par "+n.FR, "Borne by "+n.EN)
		}
	case dragonswrath.ZoneRealm(s):
		pm := strconv.Itoa(dragonswrath.Strength(b, id, dragonswrath.OpPM, 0))
		pp := strconv.Itoa(dragonswrath.Strength(b, id, dragonswrath.OpPP, 0))
		add("PM\u00a0"+pm+", PP\u00a0"+pp, "PM "+pm+", PP "+pp)
		if b.Attr(id, dragonswrath.AttrUsed) > 0 {
			add("A attaqué", "Has attacked")
		}
		for _, it := range b.Zone(dragonswrath.ZoneItems(s)) {
			if rules.CardID(b.Attr(it, dragonswrath.AttrHost)) == id {
				n := dragonswrath.Cards[b.Cards[it].Face].Name
				add("Porte "+n.FR, "Bears "+n.EN)
			}
		}
		if b.Attr(id, dragonswrath.AttrWard) > 0 {
			add("Ne peut être détruite ce tour", "Cannot be destroyed this turn")
		}
	}
	return t
}
