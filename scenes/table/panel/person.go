package panel

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

// A Mood is why a panel stands out.
type Mood int

// The moods.
const (
	Calm     Mood = iota
	HisTurn       // it is for him to act
	Maybe         // the held card may be aimed at him
	AimedAt       // it is being aimed at him
	Attacked      // an attack is on its way to him
)

// PaintMood is the light around a panel, 8 units beyond it.
func PaintMood(m Mood) func(c *art.Canvas) {
	return func(c *art.Canvas) {
		hex, core := "#ffd45e", "#fff4c4"
		if m != HisTurn {
			hex, core = "#ff6a3a", "#ffe0b8"
		}
		w, h := float64(c.Img.Rect.Dx())/c.Scale(), float64(c.Img.Rect.Dy())/c.Scale()
		p := art.RoundRect(8, 8, w-16, h-16, 11)
		if m == AimedAt || m == Attacked {
			c.Fill(p, art.SolidA("#ff4a2a", .16))
		}
		grow := 5.0
		if m == Maybe {
			grow = 3
		}
		c.Glow(p, 1, grow, art.HexA(hex, .85))
		c.Erase(art.RoundRect(11, 11, w-22, h-22, 8))
		if m == AimedAt || m == Attacked {
			c.Fill(art.RoundRect(11, 11, w-22, h-22, 8), art.Radial(w*.7, h/2, w*.7, w*.7, h/2, art.SA(0, "#ff4a2a", .22),
				art.SA(1, "#ff4a2a", .03)))
		}
		c.Stroke(art.RoundRect(9.5, 9.5, w-19, h-19, 9), 3, art.Solid(hex))
		c.Stroke(art.RoundRect(9.5, 9.5, w-19, h-19, 9), 1, art.Solid(core))
	}
}

// HandCount says how many cards a player holds: beside a sign, or under it where its
// place is higher than wide.
func (d *Desk) HandCount(s rules.Seat, l *layout.Seat) {
	if d.Look.Players.Hand == nil {
		return
	}
	words := d.Look.Players.Hand(d.View, s)
	said, more := d.Look.Players.HandWords(d.View, s)
	paint, upright := art.HandCount, l.Count.H > l.Count.W
	if upright {
		paint = art.HandCountUpright
	}
	if at := game.Rect(l.Count); more && !l.Count.Empty() {
		if !upright {
			at.W *= 2 // for the number
		}
		if d.UI.Hit(d.UI.Sub("handcount", int(s)), at, ui.Place{Label: d.In(said)}).Tip {
			d.Tip(at, d.In(said))
		}
	} else {
		d.UI.Say(d.In(said))
	}
	if l.Count.Empty() || words == "" {
		return
	}
	r := l.Count.W / 2
	box := game.Rect(layout.Around(l.Count.Center(), 5*r, max(3*r, l.Count.H)))
	d.UI.Picture(ui.Key{Kind: "table.handcount", Text: words, A: look.Int(upright)}, box, func(cv *art.Canvas) {
		paint(cv, box.W/2, box.H/2, r, words)
	})
}

// OpenHand returns the cards of another's hand that may be looked at by a press on
// his panel: open ones for which his place has no room, as on a phone.
func (d *Desk) OpenHand(s rules.Seat) []rules.CardID {
	z, ok := d.View.Layout().ZoneOf("hand", s)
	if !ok || !d.Lay.Portrait || d.Lay.Seats[s].Bottom {
		return nil
	}
	cards := d.View.Zone(z)
	for _, id := range cards {
		if d.Look.Game.FaceOf(d.View, id) == 0 {
			return nil
		}
	}
	return cards
}

// ChangePlace is where the number now and then of a die stands.
func (d *Desk) ChangePlace(l *layout.Seat) layout.Point {
	p := l.Panel.Center()
	switch {
	case d.Lay.Portrait && l.Bottom:
		a, b := l.Marks[0].Center(), l.Marks[len(l.Marks)-1].Center()
		return layout.Point{X: (a.X + b.X) / 2, Y: a.Y}
	case d.Lay.Portrait:
		return layout.Point{X: p.X, Y: l.Marks[0].Center().Y}
	}
	return layout.Point{X: l.Die.X + l.Die.W/2 - 6, Y: l.Panel.Y + l.Panel.H - l.Medal.H*.85}
}

// Marks lays the tokens of a player on his panel, each with what ends
// it.
func (d *Desk) Marks(s rules.Seat, l *layout.Seat) {
	u := d.UI
	place, shown := 0, d.Numbers.MarksOf(d.View, s)
	for _, i := range shown {
		m := &d.Look.Players.Marks[i]
		if place >= len(l.Marks) {
			break
		}
		v := d.View.Var(d.Numbers.Marks[i], s)
		r := game.Rect(l.Marks[place])
		amount := ""
		if m.Number {
			amount = strconv.Itoa(int(v))
		}
		words := d.In(m.Name)
		if m.Number {
			words += " (" + amount + ")"
		}
		hit := r
		if short := d.In(m.Short); l.Bottom && len(shown) == 1 && short != "" {
			hit = d.markLabel(m, r, amount, short)
		} else {
			box := r.Inset(-r.W * .4)
			u.Picture(ui.Key{Kind: "table.mark", Text: amount, A: i}, box, func(cv *art.Canvas) {
				m.Paint(cv, box.W/2, box.H/2, r.W/2*.92, amount)
			})
		}
		h := u.Hit(u.Sub(u.Sub("mark", i), int(s)), hit, ui.Place{Label: words + ". " + d.In(m.Ends)})
		if h.Tip {
			d.Tip(hit, words+". "+d.In(m.Ends))
		}
		place++
	}
}

// markLabel lays a token with a few words beside it, as far as its panel
// has room for them.
func (d *Desk) markLabel(m *look.Mark, r game.Rect, amount, short string) game.Rect {
	h := r.H * 1.2
	most := 116 * r.W / 23
	if d.Lay.Portrait {
		most = d.Lay.W - r.X - 16
	}
	w := art.LabelWide(h, short, most)
	box := game.Rect{X: r.X, Y: r.Y + (r.H-h)/2, W: w, H: h}
	key := ui.Key{Kind: "table.marklabel", Text: amount + "\n" + short + "\n" + m.Ink}
	d.UI.Picture(key, box.Inset(-3), func(cv *art.Canvas) {
		cv.TokenLabel(3, 3, w, h, short, m.Ink, func(x, y, r float64) { m.Paint(cv, x, y, r, amount) })
	})
	d.UI.Painted(game.Rect{X: box.X + h, Y: box.Y + h*0.2, W: w - h*1.2, H: h * 0.6}, short, false)
	return box
}

// personMargin is the room for the shadow of a painted panel.
const personMargin = 16.0

// A Person is how a player stands out on the panel that the game paints of him.
type Person struct {
	Mood   Mood
	Chosen bool // he was aimed at by the answer before
	Change bool // what would become of his first counter is shown beside it
}

// Person describes a player where the game paints his panel. It reports whether
// his open hand is to be shown.
func (d *Desk) Person(s rules.Seat, k Person) (hand bool) {
	u, l, b := d.UI, &d.Lay.Seats[s], d.View
	at := game.Rect(l.Panel)
	u.Region(u.Sub("seat", int(s)), d.who(s))
	p := d.painted(s)
	key := ui.Key{Kind: "table.seat", Text: p.Name, A: p.Colour, B: p.Score, C: look.Int(p.Out)}
	around := at.Inset(-personMargin)
	d.steady(u, key.Kind, around, u.Kit.Pics.Get(key, around.W, around.H, func(cv *art.Canvas) {
		cv.Push(art.Translate(personMargin, personMargin))
		d.Look.Players.Panel(cv, at.W, at.H, p)
		cv.Pop()
	}))
	if where := d.Look.Players.PanelName; where != nil {
		x, y, w, h, cut := where(at.W, at.H, p.Name)
		u.Painted(game.Rect{X: at.X + x, Y: at.Y + y, W: w, H: h}, p.Name, cut)
	}
	if k.Mood != Calm {
		u.Picture(ui.Key{Kind: "table.mood", A: int(k.Mood)}, at.Inset(-8), PaintMood(k.Mood))
	}
	if d.Numbers.HasScore {
		u.Say(d.In(b.Layout().Vars[d.Numbers.Score].Text) + d.Colon() + strconv.Itoa(p.Score) + " / " +
			strconv.Itoa(p.Goal))
	}
	if k.Chosen {
		u.Medal("eye-target", game.Point{X: at.X, Y: at.Y + at.H/2}, 15)
		u.Say(d.In(rules.Text{FR: "déjà visé", EN: "aimed at already"}))
	}
	hand = d.lookIn(s)
	d.HandCount(s, l)
	if p.Out {
		u.Say(d.In(rules.Text{FR: "hors de la manche", EN: "out of the round"}))
		return hand
	}
	if len(d.Look.Players.Counters) > 0 {
		d.Gauge(reason.Counter{Index: 0, Seat: s}, l.Die, d.Look.Players.Counters[0].Max)
	}
	if !k.Change || l.Bottom {
		d.Marks(s, l)
	}
	return hand
}

// painted is what the game paints of a player.
func (d *Desk) painted(s rules.Seat) look.Panel {
	who := &d.Setup.Seats[s]
	n := len(ui.PlayerColours)
	colour := ((who.Colour % n) + n) % n
	p := look.Panel{Name: who.Name, Colour: colour, Emblem: art.PlayerEmblems[colour], Goal: d.Look.Players.ScoreGoal,
		Out: d.Look.Players.IsOut(d.View, s)}
	if d.Numbers.HasScore {
		p.Score = int(d.View.Var(d.Numbers.Score, s))
	}
	return p
}

// lookIn makes a panel the place to press for the open hand of its player, and
// reports whether it was.
func (d *Desk) lookIn(s rules.Seat) bool {
	if len(d.OpenHand(s)) == 0 {
		return false
	}
	label := d.In(rules.Text{FR: "Regarder la main " + rules.Of(d.Name(s), rules.French),
		EN: "Look at the hand of " + d.Name(s)})
	r := game.Rect(d.Lay.Seats[s].Panel)
	h := d.UI.Hit(d.UI.Sub("lookin", int(s)), r, ui.Place{Label: label})
	if h.Hot || h.Focused {
		d.UI.Ring(r)
	}
	return h.Pressed
}
