package panel

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

// Where partners play together, a seat has a plate of one line, and what the
// team shares stands at the seat that keeps it. All of it follows from the
// seating that the rules give; where everybody plays for himself nothing of it
// is there.

// Owner names whose counter is kept at seat s: the player's, or the team's.
func (d *Desk) Owner(s rules.Seat) string { return look.Owner(d.Setup, d.Seating, s) }

// Active is the seat whose turn it is, as far as the match has been told.
func (d *Desk) Active() rules.Seat {
	if !d.Numbers.HasActive || d.View.Layout() == nil { // nothing has been shown yet
		return rules.Nobody
	}
	return rules.Seat(d.View.Var(d.Numbers.Active, rules.Nobody))
}

// Faced is whom a seat faces, in words: "face à Corvin"; empty where everybody
// faces everybody.
func (d *Desk) Faced(s rules.Seat) rules.Text {
	to := d.Seating.Opposite(s)
	if to < 0 {
		return rules.Text{}
	}
	return rules.Text{FR: "face à " + d.Name(to), EN: "facing " + d.Name(to)}
}

// Duels shows who faces whom: a frame around each column, an arrow from
// one to the other, both of ember where the turn is.
func (d *Desk) Duels() {
	for i := range d.Lay.Duels {
		duel := &d.Lay.Duels[i]
		if duel.Rect.Empty() {
			continue
		}
		on := look.Int(d.inTurn(duel))
		d.UI.Picture(ui.Key{Kind: "table.column", A: on}, game.Rect(duel.Rect).Inset(-6), pictures.Columns[on])
		d.UI.Picture(ui.Key{Kind: "table.faceoff", A: on}, game.Rect(duel.Arrow), pictures.FaceOffs[on])
	}
}

// inTurn reports whether the turn is that of one of the two.
func (d *Desk) inTurn(k *layout.Duel) bool {
	a := d.Active()
	return a == k.Over || a == k.Under
}

// Plate describes the plate of a seat: who it is, whom he faces, when he
// plays.
func (d *Desk) Plate(c *game.Context, s rules.Seat) {
	u, l := d.UI, &d.Lay.Seats[s]
	a := d.Active()
	words := d.who(s) + " — " + d.In(d.Faced(s))
	if i := d.Seating.Team(s); i >= 0 {
		for _, m := range d.Seating.Teams[i] {
			if m != s {
				words += d.In(rules.Text{FR: ", avec ", EN: ", with "}) + d.Name(m)
			}
		}
	}
	u.Region(u.Sub("seat", int(s)), words)
	r := game.Rect(l.Panel)
	state := 0
	if s == a || d.ToPlay(s) { // the partner may be asked for a gift
		state = 2
	} else if d.Seating.Opposite(s) == a {
		state = 1
	}
	u.Picture(ui.Key{Kind: "table.nameplate", A: state}, r.Inset(-6), pictures.Plates[state])
	u.Emblem(d.Setup.Seats[s].Colour, game.Point(l.Avatar.Center()), l.Avatar.W/2)
	d.plateName(s, l)
	d.Token(c, s, l)
	d.turnMark(s, l)
}

// plateName sets the name, and under it whom the seat faces.
func (d *Desk) plateName(s rules.Seat, l *layout.Seat) {
	u, name, at := d.UI, d.Name(s), game.Rect(l.Name)
	style, under := ui.HeadText.Sized(17).In(d.Colour(s)), d.Faced(s)
	switch by := d.Ask; {
	case by != nil && by.Subject == s && by.Decider != s && d.ToPlay(s):
		under = rules.Text{FR: "joué par " + d.Name(by.Decider), EN: "played by " + d.Name(by.Decider)}
	case d.Active() == s:
		under = rules.Text{FR: "joue " + under.FR, EN: "plays " + under.EN}
	}
	if d.Lay.Portrait {
		style.Size = 14
	}
	top := game.Rect{X: at.X, Y: at.Y, W: at.W, H: at.H * .56}
	u.Label(top, name, Capped(u, Named(u, name, style, at.W), top.H*.86))
	below := game.Rect{X: at.X, Y: at.Y + at.H*.54, W: at.W, H: at.H * .44}
	words := d.In(under)
	u.Label(below, words, Capped(u, Fit(u, words, ui.SmallText.Sized(13.5), below.W), below.H*.86))
}

// turnMark shows after how many turns a seat plays; 1 plays now.
func (d *Desk) turnMark(s rules.Seat, l *layout.Seat) {
	n := d.Until(s)
	if l.Turn.Empty() || n == 0 {
		return
	}
	on := s == d.Active()
	w := l.Turn.W
	d.UI.Picture(ui.Key{Kind: "table.turnmark", A: n, B: look.Int(on)}, game.Rect(l.Turn), pictures.TurnMark(w, n, on))
}

// Until counts the turns until s plays, clockwise and with the turns that others
// take besides: 1 plays now. It is 0 where nobody's turn is known.
func (d *Desk) Until(s rules.Seat) int {
	a, n := d.Active(), rules.Seat(d.View.Layout().Seats)
	if a < 0 {
		return 0
	}
	turns := 1
	for p := a; p != s; p = (p + 1) % n {
		turns += 1 + d.again(p)
	}
	return turns
}

// again counts the turns that s takes right after its next one.
func (d *Desk) again(s rules.Seat) int {
	if !d.Numbers.HasExtra {
		return 0
	}
	return int(d.View.Var(d.Numbers.Extra, s))
}

// playsAgain says that somebody takes another turn.
var playsAgain = rules.Text{FR: "rejoue aussitôt", EN: "plays again at once"}

// Team describes what a team shares: its rulers, under its emblems.
func (d *Desk) Team(c *game.Context, s rules.Seat) {
	u, l := d.UI, &d.Lay.Seats[s]
	if l.Team.Panel.Empty() {
		return
	}
	names := d.Owner(s)
	u.Region(u.Sub("team", int(s)), c.T(text("Équipe de ", "Team of "))+names)
	u.Panel(game.Rect(l.Team.Panel))
	team := d.Seating.Teams[d.Seating.Team(s)]
	if d.Seating.Team(d.Active()) == d.Seating.Team(s) {
		u.Picture(ui.Key{Kind: "table.ember"}, game.Rect(l.Team.Panel).Inset(-8), pictures.EmberEdge)
	}
	for i, r := range l.Team.Avatars {
		if i < len(team) {
			u.Emblem(d.Setup.Seats[team[i]].Colour, game.Point(r.Center()), r.W/2)
		}
	}
	if at := game.Rect(l.Team.Name); at.W > 0 {
		line := at.H / float64(len(team))
		for i, m := range team {
			style := ui.StrongText.Sized(15).In(d.Colour(m))
			u.Label(game.Rect{X: at.X, Y: at.Y + float64(i)*line, W: at.W, H: line}, d.Name(m),
				Capped(u, Named(u, d.Name(m), style, at.W), line*.8))
		}
	}
	d.Board(s, l)
}

// plateMargin is the room for the shadow of a ruler's plate.
const plateMargin = 6.0

// Board describes the rulers of a seat or its team.
func (d *Desk) Board(s rules.Seat, l *layout.Seat) {
	if l.Board.Empty() {
		return
	}
	d.UI.Picture(ui.Key{Kind: "table.plate", A: int(d.Lang), B: look.Int(d.Lay.Portrait)},
		game.Rect(l.Board).Inset(-plateMargin), func(cv *art.Canvas) {
			cv.Push(art.Translate(plateMargin, plateMargin))
			d.Look.Players.Plate(cv, l, d.Lang)
			cv.Pop()
		})
	for i := range l.Rulers {
		d.Gauge(reason.Counter{Index: i, Seat: s}, l.Rulers[i].Rect, l.Rulers[i].Max)
	}
}

// Order shows whose turn comes after whose: as a map of the seats on a wide
// table, as a strip on a phone.
func (d *Desk) Order(c *game.Context) {
	r := game.Rect(d.Lay.Order)
	a, n := d.Active(), rules.Seat(d.View.Layout().Seats)
	if r.W <= 0 || a < 0 {
		return
	}
	u := d.UI
	u.Region("order", c.T(text("Ordre des tours", "Order of turns")))
	for i := range n {
		s := (a + i) % n
		words := strconv.Itoa(d.Until(s)) + ". " + d.Name(s) + ", " + d.In(d.Faced(s))
		if d.again(s) > 0 {
			words += ", " + d.In(playsAgain)
		}
		u.Say(words)
	}
	if d.Lay.Portrait {
		d.orderStrip(r, a, n)
		return
	}
	u.Panel(r)
	u.Label(game.Rect{X: r.X, Y: r.Y + 8, W: r.W, H: 24}, c.T(text("Ordre des tours", "Order of turns")),
		Capped(u, ui.HeadText.Sized(15).At(art.Centre), 18))
	u.Rule(r.X+30, r.Y+36, r.W-60)
	d.orderMap(r, a)
}

// orderMap sets the four as they sit, with arrows from each to the next.
func (d *Desk) orderMap(r game.Rect, a rules.Seat) {
	u := d.UI
	mid := game.Point{X: r.X + r.W/2, Y: r.Y + 92}
	base := d.turnBase()
	from := int((a - base + 4) % 4) // where the active one sits
	u.Picture(ui.Key{Kind: "table.ordermap", A: from}, game.Rect{X: mid.X - 88, Y: mid.Y - 52, W: 176, H: 104},
		pictures.OrderMap(from))
	for p := range 4 {
		s := (base + rules.Seat(p)) % 4
		q := orderPlaces[p]
		x, y := mid.X+q[0], mid.Y+q[1]
		u.Emblem(d.Setup.Seats[s].Colour, game.Point{X: x, Y: y}, 18)
		n := d.Until(s)
		u.Picture(ui.Key{Kind: "table.turnmark", A: n, B: look.Int(s == a)}, game.Rect{X: x + 6, Y: y - 20, W: 16, H: 16},
			pictures.TurnMark(16, n, s == a))
		if d.again(s) > 0 {
			u.Icon("clockwise-rotation", game.Point{X: x - 15, Y: y - 13}, 15, ui.Gold)
		}
	}
}

// orderPlaces are where the seats lie on the map, from its middle: clockwise
// from the lower right, as on the table.
var orderPlaces = [4][2]float64{{42, 26}, {-42, 26}, {-42, -26}, {42, -26}}

// turnBase is the seat at the lower right of the table.
func (d *Desk) turnBase() rules.Seat {
	if i := d.Seating.Team(d.Below); i >= 0 {
		return d.Seating.Teams[i][0]
	}
	return d.Below
}

// orderStrip sets the seats in the order in which they play.
func (d *Desk) orderStrip(r game.Rect, a, n rules.Seat) {
	u, w := d.UI, r.W/float64(n)
	u.Bar(r, art.HexA("#120a0e", .72))
	for i := range n {
		s := (a + i) % n
		x := r.X + float64(i)*w
		if i == 0 {
			u.Picture(ui.Key{Kind: "table.now"}, game.Rect{X: x, Y: r.Y, W: w - 8, H: r.H}, pictures.Now)
		} else {
			u.Icon("play-button", game.Point{X: x - 2, Y: r.Y + r.H/2}, 10, ui.Gold)
		}
		u.Emblem(d.Setup.Seats[s].Colour, game.Point{X: x + 18, Y: r.Y + r.H/2}, 12)
		if d.again(s) > 0 {
			u.Icon("clockwise-rotation", game.Point{X: x + 29, Y: r.Y + 7}, 12, ui.Gold)
		}
		at := game.Rect{X: x + 32, Y: r.Y, W: w - 42, H: r.H}
		if u.TextWidth(d.Name(s), ui.Text{Face: ui.StrongText.Face, Size: look.SmallestText, Fixed: true}) > at.W {
			continue // the plates have room for it
		}
		u.Label(at, d.Name(s), Capped(u, Fit(u, d.Name(s), ui.StrongText.Sized(13).In(d.Colour(s)), at.W), 16))
	}
}
