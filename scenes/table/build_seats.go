package table

import (
	"strconv"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/table/reason"
	"wyrmtable/scenes/ui"
)

func (t *Scene) buildSeat(c *game.Context, s rules.Seat) {
	if t.look.Players.Hero != nil {
		t.buildAbode(c, s)
		return
	}
	if t.look.InPlay.Realm != nil {
		t.buildRealm(c, s)
		return
	}
	if t.look.Players.Bench != nil {
		t.buildBench(s)
		return
	}
	if t.look.Players.Panel != nil {
		t.buildPanel(c, s)
		return
	}
	if t.lay.Seats[s].Plate {
		t.buildPlate(c, s)
		return
	}
	u, l := t.ui, &t.lay.Seats[s]
	name := t.name(s)
	u.Region(u.Sub("seat", int(s)), name)
	active := t.toPlay(s)
	u.Panel(game.Rect(l.Panel))
	if active {
		u.Picture(ui.Key{Kind: "table.ember"}, game.Rect(l.Panel).Inset(-8), pictures.EmberEdge)
	}
	u.Emblem(t.session.Setup().Seats[s].Colour, game.Point(l.Avatar.Center()), l.Avatar.W/2)
	style := ui.HeadText.Sized(17).In(t.seatColour(s))
	under := ""
	if active && t.ask != nil && t.ask.Subject == s && t.ask.Decider != s {
		under = c.T(text("joué par ", "played by ")) + t.name(t.ask.Decider)
	} else if active {
		under = c.T(text("à son tour", "to play"))
	}
	if t.lay.Portrait {
		style.Size = 15
	}
	at := game.Rect(l.Name)
	top := game.Rect{X: at.X, Y: at.Y, W: at.W, H: at.H * .58}
	if under == "" && t.lay.Portrait {
		top = at
	}
	u.Label(top, name, t.named(u, name, style, at.W))
	if under != "" {
		below := game.Rect{X: at.X, Y: at.Y + at.H*.54, W: at.W, H: at.H * .46}
		if !t.lay.Portrait {
			below.W = l.Token.X - at.X - 2
		}
		u.Label(below, under, t.capped(u, t.fit(u, under, ui.SmallText.Sized(13.5), below.W), 18))
	}
	t.buildToken(c, s, l)
	t.buildBoard(s, l)
}

// toPlay reports whether the screen shows s as the one who acts: the one who is
// asked, or, while the last answer's consequences are being told, the one whose
// turn they have come to.
func (t *Scene) toPlay(s rules.Seat) bool {
	if a := t.shownTurn(); a >= 0 {
		return s == a
	}
	return t.ask != nil && t.ask.Subject == s
}

// shownTurn is whose turn is being told of while the last answer's consequences
// are; Nobody at all other times.
func (t *Scene) shownTurn() rules.Seat {
	if !t.answered {
		return rules.Nobody
	}
	return t.active()
}

// plateMargin is the room for the shadow of a ruler's plate.
const plateMargin = 6.0

// buildToken shows the tokens of a seat in the places they have: as many as are
// exchanged together.
func (t *Scene) buildToken(c *game.Context, s rules.Seat, l *layout.Seat) {
	if !t.numbers.HasToken {
		return
	}
	n := int(t.numbers.TokensOf(&t.shown, s))
	name := t.in(t.shown.Layout().Vars[t.numbers.Token].Text)
	r := game.Rect(l.Token)
	words := name + t.colon() + strconv.Itoa(n)
	h := t.ui.Hit(t.ui.Sub("token", int(s)), r, ui.Place{Label: words})
	side := r.W / float64(t.look.Players.TokenPlaces)
	for i := range t.look.Players.TokenPlaces {
		box := game.Rect{X: r.X + float64(i)*side, Y: r.Y + (r.H-side)/2, W: side, H: side}
		t.ui.Picture(ui.Key{Kind: "table.token", A: look.Int(i < n)}, box, func(cv *art.Canvas) { pictures.Token(cv, side, i < n) })
	}
	if h.Tip {
		t.tip(r, words+". "+t.in(t.look.Players.TokenUse))
	}
}

// buildGauge makes the instrument of a counter, in r, a place to look at: how
// its value, of at most most, came about.
func (t *Scene) buildGauge(k reason.Counter, r layout.Rect, most int) {
	v := t.shown.Var(t.numbers.Counters[k.Index], k.Seat)
	label := t.in(t.look.Players.Counters[k.Index].Name) + t.colon() + strconv.Itoa(int(v)) + " / " + strconv.Itoa(most)
	if v := t.preview.Counters.Of(k); v != nil {
		label += " → " + strconv.Itoa(int(v.Value))
	}
	h := t.ui.Hit(t.ui.Sub(t.ui.Sub("ruler", k.Index), int(k.Seat)), game.Rect(r), ui.Place{Label: label})
	old, oldPeek := t.explain, t.peek
	switch {
	case h.Pressed && t.explain == k:
		t.explain = reason.NoCounter
	case h.Pressed:
		t.explain = k
	case h.Hot || h.Focused:
		t.peek = k
	case t.peek == k:
		t.peek = reason.NoCounter
	}
	if t.explain != old || t.peek != oldPeek {
		t.top.Changed()
	}
}
