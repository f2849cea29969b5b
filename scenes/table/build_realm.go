package table

import (
	"strconv"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

// buildRealm describes a player by the map of what he rules.
func (t *Scene) buildRealm(c *game.Context, s rules.Seat) {
	u, l, k := t.ui, &t.lay.Seats[s], t.look.Realm
	name := t.name(s)
	u.Region(u.Sub("seat", int(s)), name)
	lands := &t.placingNow().Lands[s]
	tell := t.telling()
	t.present("table.realm", game.Rect(l.Realm), k.Margin, k.Show(&tell, s, lands, l.Realm.W, l.Realm.H))
	if m := t.moodOf(s); m != calm {
		edge, aimed := game.Rect(l.Panel).Inset(-8), m != hisTurn
		if skin := t.look.Skin; skin != nil && skin.Edge != nil {
			u.Picture(ui.Key{Kind: "table.edge", A: boolInt(aimed)}, edge, func(cv *art.Canvas) { skin.Edge(cv, edge.W, edge.H, aimed) })
		} else {
			u.Picture(ui.Key{Kind: "table.mood", A: int(m)}, edge, paintMood(m))
		}
	}
	u.Emblem(t.session.Setup().Seats[s].Colour, game.Point(l.Avatar.Center()), l.Avatar.W/2)
	t.buildRealmName(s)
	t.buildTally(c, s)
}

// buildRealmName is the name of a player, and in a word how he stands.
func (t *Scene) buildRealmName(s rules.Seat) {
	u, at, name := t.ui, game.Rect(t.lay.Seats[s].Name), t.name(s)
	note := ""
	if t.look.Realm.Note != nil {
		note = t.in(t.look.Realm.Note(&t.shown, s))
	}
	style := t.capped(u, t.named(u, name, ui.HeadText.Sized(17).In(t.seatColour(s)), at.W), at.H)
	style.Shadow = true
	u.Label(at, name, style)
	if note == "" {
		return
	}
	w := u.TextWidth(name, style) + 8
	if w > at.W-30 {
		u.Say(note)
		return
	}
	u.Label(game.Rect{X: at.X + w, Y: at.Y, W: at.W - w, H: at.H}, note, t.capped(u, t.fit(u, note, ui.AsideText.Sized(14), at.W-w), at.H*.7))
}

// tallied are the numbers of a seat's tally.
func tallied(look *Look, b *rules.Board, s rules.Seat) []int {
	var out []int
	for _, k := range look.Realm.Tally {
		n := 0
		for _, name := range k.Zones {
			if z, ok := b.Layout().ZoneOf(name, s); ok {
				n += b.Count(z)
			}
		}
		out = append(out, n)
	}
	return out
}

// buildTally is the plate of what is counted of a player; a press shows what
// lies in his piles.
func (t *Scene) buildTally(c *game.Context, s rules.Seat) {
	u, r, k := t.ui, game.Rect(t.lay.Seats[s].Tally), t.look.Realm
	n := tallied(t.look, &t.shown, s)
	key, said := "", ""
	for i, v := range n {
		key += strconv.Itoa(v) + " "
		if i > 0 {
			said += ", "
		}
		said += t.in(k.Tally[i].Name) + t.colon() + strconv.Itoa(v)
	}
	h := u.Hit(u.Sub("tally", int(s)), r, ui.Place{Label: t.name(s) + t.colon() + said})
	u.Picture(ui.Key{Kind: "table.tally", Text: key, A: boolInt(h.Hot || h.Focused)}, r.Inset(-4), func(cv *art.Canvas) {
		cv.Push(art.Translate(4, 4))
		k.Plate(cv, r.W, r.H, n)
		cv.Pop()
	})
	if h.Tip {
		t.tip(r, said)
	}
	if h.Focused {
		u.Ring(r)
	}
	if h.Pressed {
		t.looking = s
		t.open(c, pilesModal)
	}
}

// buildPiles lays out what lies in the piles of a player.
func (t *Scene) buildPiles(c *game.Context) {
	var cards []rules.CardID
	l := t.shown.Layout()
	for _, name := range t.look.Realm.Piles {
		if z, ok := l.ZoneOf(name, t.looking); ok {
			cards = append(cards, t.shown.Zone(z)...)
		}
	}
	title := t.name(t.looking) + " — " + c.T(text("défausses", "discards")) + " · " + strconv.Itoa(len(cards))
	t.buildCards(c, title, "", cards)
}
