package table

import (
	"strconv"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/ui"
)

// buildRealm describes a player by the map of what he rules.
func (t *Scene) buildRealm(c *game.Context, s rules.Seat) {
	u, l, k := t.ui, &t.lay.Seats[s], t.look.InPlay.Realm
	name := t.name(s)
	u.Region(u.Sub("seat", int(s)), name)
	lands := &t.placingNow().Lands[s]
	tell := t.telling()
	tell.Wide = l.Bottom && !t.lay.Portrait
	t.present(t.ui, "table.realm", game.Rect(l.Realm), k.Margin, k.Show(&tell, s, lands))
	if m := t.moodOf(s); m != calm {
		edge, aimed := game.Rect(l.Panel).Inset(-8), m != hisTurn
		if skin := t.look.Furniture.Skin; skin != nil && skin.Edge != nil {
			u.Picture(ui.Key{Kind: "table.edge", A: look.Int(aimed)}, edge, func(cv *art.Canvas) { skin.Edge(cv, edge.W, edge.H, aimed) })
		} else {
			u.Picture(ui.Key{Kind: "table.mood", A: int(m)}, edge, paintMood(m))
		}
	}
	u.Emblem(t.session.Setup().Seats[s].Colour, game.Point(l.Avatar.Center()), l.Avatar.W/2)
	t.buildRealmName(s)
	t.buildTally(c, s)
}

// chooses reports whether a card can be chosen now: picked up, or reached by what
// is held.
func (t *Scene) chooses(id rules.CardID) bool {
	if t.busy() || t.replay != nil {
		return false
	}
	if t.hand.Card() == 0 {
		return t.hand.CanPick(id) && !t.choice.shown()
	}
	for _, g := range t.hand.Goals() {
		if g.Card == id {
			return true
		}
	}
	return false
}

// buildRealmName is the name of a player, and in a word how he stands.
func (t *Scene) buildRealmName(s rules.Seat) {
	u, at, name, k := t.ui, game.Rect(t.lay.Seats[s].Name), t.name(s), t.look.InPlay.Realm
	note := ""
	if k.Note != nil {
		note = t.in(k.Note(&t.shown, s))
	}
	u.Picture(ui.Key{Kind: "table.realmname", Text: name + "\n" + note}, at, func(cv *art.Canvas) { k.Name(cv, at.W, at.H, name, note) })
	u.Painted(at, name, false)
	if note != "" {
		u.Say(note)
	}
}

// tallied are the numbers of a seat's tally.
func tallied(look *look.Look, b *rules.Board, s rules.Seat) []int {
	var out []int
	for i := range look.InPlay.Realm.Tally {
		out = append(out, look.InPlay.Realm.Tally[i].Of(b, s))
	}
	return out
}

// buildTally is the plate of what is counted of a player; a press shows what
// lies in his piles.
func (t *Scene) buildTally(c *game.Context, s rules.Seat) {
	u, r, k := t.ui, game.Rect(t.lay.Seats[s].Tally), t.look.InPlay.Realm
	n := tallied(t.look, &t.shown, s)
	key, said := "", ""
	for i, v := range n {
		key += strconv.Itoa(v) + " "
		if i > 0 {
			said += ", "
		}
		said += t.in(k.Tally[i].Name) + t.colon() + strconv.Itoa(v)
	}
	lit := t.moodOf(s) == hisTurn
	press := game.Rect(t.lay.Seats[s].Press)
	if t.lay.Seats[s].Press.Empty() {
		press = r
	}
	h := u.Hit(u.Sub("tally", int(s)), press, ui.Place{Label: t.name(s) + t.colon() + said})
	u.Picture(ui.Key{Kind: "table.tally", Text: key, A: look.Int(lit)}, r.Inset(-4), func(cv *art.Canvas) {
		cv.Push(art.Translate(4, 4))
		k.Plate(cv, r.W, r.H, n, lit)
		cv.Pop()
	})
	if h.Tip {
		t.tip(r, said)
	}
	// A plate on which somebody has just let go his last province does not go on
	// shining as a goal because the mouse still lies there.
	out := t.look.Players.Out != nil && t.look.Players.Out(&t.shown, s)
	if h.Focused || h.Hot && !out {
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
	for _, name := range t.look.InPlay.Realm.Piles {
		if z, ok := l.ZoneOf(name, t.looking); ok {
			cards = append(cards, t.shown.Zone(z)...)
		}
	}
	title := t.name(t.looking) + " — " + c.T(text("défausses", "discards")) + " · " + strconv.Itoa(len(cards))
	t.buildCards(c, title, "", cards)
}
