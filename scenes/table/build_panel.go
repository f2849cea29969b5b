package table

import (
	"strconv"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/reason"
	"wyrmtable/scenes/ui"
)

// seatMargin is the room for the shadow of a painted panel.
const seatMargin = 16.0

// A mood is why a panel stands out.
type mood int

const (
	calm     mood = iota
	hisTurn       // it is for him to act
	maybe         // the held card may be aimed at him
	aimedAt       // it is being aimed at him
	attacked      // an attack is on its way to him
)

// buildPanel describes a player where the game paints his panel.
func (t *Scene) buildPanel(c *game.Context, s rules.Seat) {
	u, l := t.ui, &t.lay.Seats[s]
	who := t.session.Setup().Seats[s]
	panel := game.Rect(l.Panel)
	u.Region(u.Sub("seat", int(s)), who.Name)
	n := len(ui.PlayerColours)
	colour := ((who.Colour % n) + n) % n
	p := look.Panel{Name: who.Name, Colour: colour, Emblem: art.PlayerEmblems[colour], Goal: t.look.Players.ScoreGoal, Out: t.out(s)}
	if t.numbers.HasScore {
		p.Score = int(t.shown.Var(t.numbers.Score, s))
	}
	k := ui.Key{Kind: "table.seat", Text: p.Name, A: colour, B: p.Score, C: look.Int(p.Out)}
	u.Picture(k, panel.Inset(-seatMargin), func(cv *art.Canvas) {
		cv.Push(art.Translate(seatMargin, seatMargin))
		t.look.Players.Panel(cv, panel.W, panel.H, p)
		cv.Pop()
	})
	if where := t.look.Players.PanelName; where != nil {
		x, y, w, h, cut := where(panel.W, panel.H, p.Name)
		u.Painted(game.Rect{X: panel.X + x, Y: panel.Y + y, W: w, H: h}, p.Name, cut)
	}
	if m := t.moodOf(s); m != calm {
		u.Picture(ui.Key{Kind: "table.mood", A: int(m)}, panel.Inset(-8), paintMood(m))
	}
	if t.numbers.HasScore {
		u.Say(t.in(t.shown.Layout().Vars[t.numbers.Score].Text) + t.colon() + strconv.Itoa(p.Score) + " / " + strconv.Itoa(p.Goal))
	}
	if t.chosen() == s {
		u.Medal("targeting", game.Point{X: panel.X, Y: panel.Y + panel.H/2}, 15)
		u.Say(t.in(rules.Text{FR: "déjà visé", EN: "aimed at already"}))
	}
	t.buildLookIn(c, s)
	t.buildHandCount(s, l)
	if p.Out {
		u.Say(t.in(rules.Text{FR: "hors de la manche", EN: "out of the round"}))
		return
	}
	if len(t.look.Players.Counters) > 0 {
		t.buildGauge(reason.Counter{Index: 0, Seat: s}, l.Die, t.look.Players.Counters[0].Max)
	}
	if t.preview.Counters.Of(reason.Counter{Index: 0, Seat: s}) == nil || l.Bottom {
		t.buildMarksOn(s, l)
	}
}

// moodOf says why a player's panel stands out.
func (t *Scene) moodOf(s rules.Seat) mood {
	if t.aimSeat() == s {
		return aimedAt
	}
	if t.chosen() == s {
		return attacked
	}
	for _, g := range t.hand.Goals() {
		if g.Card == 0 && g.Whom == s {
			return maybe
		}
	}
	if t.ask != nil && t.toll(s) > 0 {
		return attacked
	}
	if t.ask != nil && t.ask.Decider == s && t.replay == nil {
		return hisTurn
	}
	return calm
}

func paintMood(m mood) func(c *art.Canvas) {
	return func(c *art.Canvas) {
		hex, core := "#ffd45e", "#fff4c4"
		if m != hisTurn {
			hex, core = "#ff6a3a", "#ffe0b8"
		}
		w, h := float64(c.Img.Rect.Dx())/c.Scale(), float64(c.Img.Rect.Dy())/c.Scale()
		p := art.RoundRect(8, 8, w-16, h-16, 11)
		if m == aimedAt || m == attacked {
			c.Fill(p, art.SolidA("#ff4a2a", .16))
		}
		grow := 5.0
		if m == maybe {
			grow = 3
		}
		c.Glow(p, 1, grow, art.HexA(hex, .85))
		c.Erase(art.RoundRect(11, 11, w-22, h-22, 8))
		if m == aimedAt || m == attacked {
			c.Fill(art.RoundRect(11, 11, w-22, h-22, 8), art.Radial(w*.7, h/2, w*.7, w*.7, h/2, art.SA(0, "#ff4a2a", .22), art.SA(1, "#ff4a2a", .03)))
		}
		c.Stroke(art.RoundRect(9.5, 9.5, w-19, h-19, 9), 3, art.Solid(hex))
		c.Stroke(art.RoundRect(9.5, 9.5, w-19, h-19, 9), 1, art.Solid(core))
	}
}

// chosen is the player at whom the answer before was aimed, while the same
// person chooses another one for the same card; otherwise Nobody.
func (t *Scene) chosen() rules.Seat {
	if n := t.session.Len(); n > 0 && t.ask != nil && t.hand.Bound() {
		if a := t.session.Action(n - 1); a.Seat == t.ask.Decider {
			return a.Whom
		}
	}
	return rules.Nobody
}

// buildHandCount says how many cards a player holds.
func (t *Scene) buildHandCount(s rules.Seat, l *layout.Seat) {
	if t.look.Players.Hand == nil {
		return
	}
	words := t.look.Players.Hand(&t.shown, s)
	said, more := t.look.Players.HandWords(&t.shown, s)
	if at := game.Rect(l.Count); more && !l.Count.Empty() {
		at.W *= 2 // the number stands beside the sign
		if t.ui.Hit(t.ui.Sub("handcount", int(s)), at, ui.Place{Label: t.in(said)}).Tip {
			t.tip(at, t.in(said))
		}
	} else {
		t.ui.Say(t.in(said))
	}
	if l.Count.Empty() || words == "" {
		return
	}
	r := l.Count.W / 2
	box := game.Rect(layout.Around(l.Count.Center(), 5*r, 3*r))
	t.ui.Picture(ui.Key{Kind: "table.handcount", Text: words}, box, func(cv *art.Canvas) {
		art.HandCount(cv, box.W/2, box.H/2, r, words)
	})
}

// lookIn returns the cards of another's hand that may be looked at by a press on
// his panel: open ones for which his place has no room, as on a phone.
func (t *Scene) lookIn(s rules.Seat) []rules.CardID {
	z, ok := t.shown.Layout().ZoneOf("hand", s)
	if !ok || !t.lay.Portrait || t.lay.Seats[s].Bottom {
		return nil
	}
	cards := t.shown.Zone(z)
	for _, id := range cards {
		if t.look.Game.FaceOf(&t.shown, id) == 0 {
			return nil
		}
	}
	return cards
}

// buildLookIn makes a panel the place to press for it.
func (t *Scene) buildLookIn(c *game.Context, s rules.Seat) {
	n := len(t.lookIn(s))
	if n == 0 {
		return
	}
	label := t.in(rules.Text{FR: "Regarder la main " + rules.Of(t.name(s), rules.French), EN: "Look at the hand of " + t.name(s)})
	r := game.Rect(t.lay.Seats[s].Panel)
	h := t.ui.Hit(t.ui.Sub("lookin", int(s)), r, ui.Place{Label: label})
	if h.Hot || h.Focused {
		t.ui.Ring(r)
	}
	if h.Pressed {
		t.looking = s
		t.open(c, handModal)
	}
}

// buildOpenHand lays the cards of an open hand out, as long as they are open.
func (t *Scene) buildOpenHand(c *game.Context) {
	cards := t.lookIn(t.looking)
	if len(cards) == 0 {
		t.close(c)
		return
	}
	title := rules.Text{FR: "Main " + rules.Of(t.name(t.looking), rules.French), EN: "Hand of " + t.name(t.looking)}
	t.buildCards(c, t.in(title)+" · "+strconv.Itoa(len(cards)), "", cards)
}

// changePlace is where the number now and then of a die stands.
func (t *Scene) changePlace(l *layout.Seat) layout.Point {
	p := l.Panel.Center()
	switch {
	case t.lay.Portrait && l.Bottom:
		a, b := l.Marks[0].Center(), l.Marks[len(l.Marks)-1].Center()
		return layout.Point{X: (a.X + b.X) / 2, Y: a.Y}
	case t.lay.Portrait:
		return layout.Point{X: p.X, Y: l.Marks[0].Center().Y}
	}
	return layout.Point{X: l.Die.X + l.Die.W/2 - 6, Y: l.Panel.Y + l.Panel.H - l.Medal.H*.85}
}

// buildMarksOn lays the tokens of a player on his panel, each with what ends
// it.
func (t *Scene) buildMarksOn(s rules.Seat, l *layout.Seat) {
	u := t.ui
	place, shown := 0, t.numbers.MarksOf(&t.shown, s)
	for _, i := range shown {
		m := &t.look.Players.Marks[i]
		if place >= len(l.Marks) {
			break
		}
		v := t.shown.Var(t.numbers.Marks[i], s)
		r := game.Rect(l.Marks[place])
		amount := ""
		if m.Number {
			amount = strconv.Itoa(int(v))
		}
		words := t.in(m.Name)
		if m.Number {
			words += " (" + amount + ")"
		}
		hit := r
		if short := t.in(m.Short); l.Bottom && len(shown) == 1 && short != "" {
			hit = t.buildMarkLabel(m, r, amount, short)
		} else {
			box := r.Inset(-r.W * .4)
			u.Picture(ui.Key{Kind: "table.mark", Text: amount, A: i}, box, func(cv *art.Canvas) {
				m.Paint(cv, box.W/2, box.H/2, r.W/2*.92, amount)
			})
		}
		h := u.Hit(u.Sub(u.Sub("mark", i), int(s)), hit, ui.Place{Label: words + ". " + t.in(m.Ends)})
		if h.Tip {
			t.tip(hit, words+". "+t.in(m.Ends))
		}
		place++
	}
}

// buildMarkLabel lays a token with a few words beside it, as far as its panel
// has room for them.
func (t *Scene) buildMarkLabel(m *look.Mark, r game.Rect, amount, short string) game.Rect {
	h := r.H * 1.2
	most := 116 * r.W / 23
	if t.lay.Portrait {
		most = t.lay.W - r.X - 16
	}
	w := art.LabelWide(h, short, most)
	box := game.Rect{X: r.X, Y: r.Y + (r.H-h)/2, W: w, H: h}
	t.ui.Picture(ui.Key{Kind: "table.marklabel", Text: amount + "\n" + short + "\n" + m.Ink}, box.Inset(-3), func(cv *art.Canvas) {
		cv.TokenLabel(3, 3, w, h, short, m.Ink, func(x, y, r float64) { m.Paint(cv, x, y, r, amount) })
	})
	t.ui.Painted(game.Rect{X: box.X + h, Y: box.Y + h*0.2, W: w - h*1.2, H: h * 0.6}, short, false)
	return box
}
