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

// Where partners play together, a seat has a plate of one line, and what the
// team shares stands at the seat that keeps it. All of it follows from the
// seating that the rules give; where everybody plays for himself nothing of it
// is there.

// owner names whose counter is kept at seat s: the player's, or the team's.
func (t *Scene) owner(s rules.Seat) string { return look.Owner(t.session.Setup(), t.seating, s) }

// active is the seat whose turn it is, as far as the match has been told.
func (t *Scene) active() rules.Seat {
	if !t.numbers.HasActive || t.shown.Layout() == nil { // nothing has been shown yet
		return rules.Nobody
	}
	return rules.Seat(t.shown.Var(t.numbers.Active, rules.Nobody))
}

// faced is whom a seat faces, in words: "face à Corvin"; empty where everybody
// faces everybody.
func (t *Scene) faced(s rules.Seat) rules.Text {
	to := t.seating.Opposite(s)
	if to < 0 {
		return rules.Text{}
	}
	return rules.Text{FR: "face à " + t.name(to), EN: "facing " + t.name(to)}
}

// buildDuels shows who faces whom: a frame around each column, an arrow from
// one to the other, both of ember where the turn is.
func (t *Scene) buildDuels() {
	for i := range t.lay.Duels {
		d := &t.lay.Duels[i]
		if d.Rect.Empty() {
			continue
		}
		on := look.Int(t.inTurn(d))
		t.ui.Picture(ui.Key{Kind: "table.column", A: on}, game.Rect(d.Rect).Inset(-6), pictures.Columns[on])
		t.ui.Picture(ui.Key{Kind: "table.faceoff", A: on}, game.Rect(d.Arrow), pictures.FaceOffs[on])
	}
}

// inTurn reports whether the turn is that of one of the two.
func (t *Scene) inTurn(d *layout.Duel) bool {
	a := t.active()
	return a == d.Over || a == d.Under
}

// buildPlate describes the plate of a seat: who it is, whom he faces, when he
// plays.
func (t *Scene) buildPlate(c *game.Context, s rules.Seat) {
	u, l := t.ui, &t.lay.Seats[s]
	name, a := t.name(s), t.active()
	words := name + " — " + t.in(t.faced(s))
	if i := t.seating.Team(s); i >= 0 {
		for _, m := range t.seating.Teams[i] {
			if m != s {
				words += t.in(rules.Text{FR: ", avec ", EN: ", with "}) + t.name(m)
			}
		}
	}
	u.Region(u.Sub("seat", int(s)), words)
	r := game.Rect(l.Panel)
	state := 0
	if s == a || t.toPlay(s) { // the partner may be asked for a gift
		state = 2
	} else if t.seating.Opposite(s) == a {
		state = 1
	}
	u.Picture(ui.Key{Kind: "table.nameplate", A: state}, r.Inset(-6), pictures.Plates[state])
	u.Emblem(t.session.Setup().Seats[s].Colour, game.Point(l.Avatar.Center()), l.Avatar.W/2)
	t.buildPlateName(s, l)
	t.buildToken(c, s, l)
	t.buildTurnMark(s, l)
}

// buildPlateName sets the name, and under it whom the seat faces.
func (t *Scene) buildPlateName(s rules.Seat, l *layout.Seat) {
	u, name, at := t.ui, t.name(s), game.Rect(l.Name)
	style, under := ui.HeadText.Sized(17).In(t.seatColour(s)), t.faced(s)
	switch by := t.ask; {
	case by != nil && by.Subject == s && by.Decider != s && t.toPlay(s):
		under = rules.Text{FR: "joué par " + t.name(by.Decider), EN: "played by " + t.name(by.Decider)}
	case t.active() == s:
		under = rules.Text{FR: "joue " + under.FR, EN: "plays " + under.EN}
	}
	if t.lay.Portrait {
		style.Size = 14
	}
	top := game.Rect{X: at.X, Y: at.Y, W: at.W, H: at.H * .56}
	u.Label(top, name, t.capped(u, t.named(u, name, style, at.W), top.H*.86))
	below := game.Rect{X: at.X, Y: at.Y + at.H*.54, W: at.W, H: at.H * .44}
	words := t.in(under)
	u.Label(below, words, t.capped(u, t.fit(u, words, ui.SmallText.Sized(13.5), below.W), below.H*.86))
}

// buildTurnMark shows after how many turns a seat plays; 1 plays now.
func (t *Scene) buildTurnMark(s rules.Seat, l *layout.Seat) {
	n := t.until(s)
	if l.Turn.Empty() || n == 0 {
		return
	}
	on := s == t.active()
	w := l.Turn.W
	t.ui.Picture(ui.Key{Kind: "table.turnmark", A: n, B: look.Int(on)}, game.Rect(l.Turn), pictures.TurnMark(w, n, on))
}

// until counts the turns until s plays, clockwise and with the turns that others
// take besides: 1 plays now. It is 0 where nobody's turn is known.
func (t *Scene) until(s rules.Seat) int {
	a, n := t.active(), rules.Seat(t.shown.Layout().Seats)
	if a < 0 {
		return 0
	}
	turns := 1
	for p := a; p != s; p = (p + 1) % n {
		turns += 1 + t.again(p)
	}
	return turns
}

// again counts the turns that s takes right after its next one.
func (t *Scene) again(s rules.Seat) int {
	if !t.numbers.HasExtra {
		return 0
	}
	return int(t.shown.Var(t.numbers.Extra, s))
}

// playsAgain says it.
var playsAgain = rules.Text{FR: "rejoue aussitôt", EN: "plays again at once"}

// buildTeam describes what a team shares: its rulers, under its emblems.
func (t *Scene) buildTeam(c *game.Context, s rules.Seat) {
	u, l := t.ui, &t.lay.Seats[s]
	if l.Team.Panel.Empty() {
		return
	}
	names := t.owner(s)
	u.Region(u.Sub("team", int(s)), c.T(text("Équipe de ", "Team of "))+names)
	u.Panel(game.Rect(l.Team.Panel))
	team := t.seating.Teams[t.seating.Team(s)]
	if t.seating.Team(t.active()) == t.seating.Team(s) {
		u.Picture(ui.Key{Kind: "table.ember"}, game.Rect(l.Team.Panel).Inset(-8), pictures.EmberEdge)
	}
	for i, r := range l.Team.Avatars {
		if i < len(team) {
			u.Emblem(t.session.Setup().Seats[team[i]].Colour, game.Point(r.Center()), r.W/2)
		}
	}
	if at := game.Rect(l.Team.Name); at.W > 0 {
		line := at.H / float64(len(team))
		for i, m := range team {
			style := ui.StrongText.Sized(15).In(t.seatColour(m))
			u.Label(game.Rect{X: at.X, Y: at.Y + float64(i)*line, W: at.W, H: line}, t.name(m), t.capped(u, t.named(u, t.name(m), style, at.W), line*.8))
		}
	}
	t.buildBoard(s, l)
}

// buildBoard describes the rulers of a seat or its team.
func (t *Scene) buildBoard(s rules.Seat, l *layout.Seat) {
	if l.Board.Empty() {
		return
	}
	t.ui.Picture(ui.Key{Kind: "table.plate", A: int(t.prefs.lang), B: look.Int(t.lay.Portrait)}, game.Rect(l.Board).Inset(-plateMargin), func(cv *art.Canvas) {
		cv.Push(art.Translate(plateMargin, plateMargin))
		t.look.Players.Plate(cv, l, t.prefs.lang)
		cv.Pop()
	})
	for i := range l.Rulers {
		t.buildGauge(reason.Counter{Index: i, Seat: s}, l.Rulers[i].Rect, l.Rulers[i].Max)
	}
}

// buildOrder shows whose turn comes after whose: as a map of the seats on a wide
// table, as a strip on a phone.
func (t *Scene) buildOrder(c *game.Context) {
	r := game.Rect(t.lay.Order)
	a, n := t.active(), rules.Seat(t.shown.Layout().Seats)
	if r.W <= 0 || a < 0 {
		return
	}
	u := t.ui
	u.Region("order", c.T(text("Ordre des tours", "Order of turns")))
	for d := range n {
		s := (a + d) % n
		words := strconv.Itoa(t.until(s)) + ". " + t.name(s) + ", " + t.in(t.faced(s))
		if t.again(s) > 0 {
			words += ", " + t.in(playsAgain)
		}
		u.Say(words)
	}
	if t.lay.Portrait {
		t.orderStrip(r, a, n)
		return
	}
	u.Panel(r)
	u.Label(game.Rect{X: r.X, Y: r.Y + 8, W: r.W, H: 24}, c.T(text("Ordre des tours", "Order of turns")), t.capped(u, ui.HeadText.Sized(15).At(art.Centre), 18))
	u.Rule(r.X+30, r.Y+36, r.W-60)
	t.orderMap(r, a)
}

// orderMap sets the four as they sit, with arrows from each to the next.
func (t *Scene) orderMap(r game.Rect, a rules.Seat) {
	u := t.ui
	mid := game.Point{X: r.X + r.W/2, Y: r.Y + 92}
	base := t.turnBase()
	from := int((a - base + 4) % 4) // where the active one sits
	u.Picture(ui.Key{Kind: "table.ordermap", A: from}, game.Rect{X: mid.X - 88, Y: mid.Y - 52, W: 176, H: 104}, pictures.OrderMap(from))
	for p := range 4 {
		s := (base + rules.Seat(p)) % 4
		q := orderPlaces[p]
		x, y := mid.X+q[0], mid.Y+q[1]
		u.Emblem(t.session.Setup().Seats[s].Colour, game.Point{X: x, Y: y}, 18)
		n := t.until(s)
		u.Picture(ui.Key{Kind: "table.turnmark", A: n, B: look.Int(s == a)}, game.Rect{X: x + 6, Y: y - 20, W: 16, H: 16}, pictures.TurnMark(16, n, s == a))
		if t.again(s) > 0 {
			u.Icon("clockwise-rotation", game.Point{X: x - 15, Y: y - 13}, 15, ui.Gold)
		}
	}
}

// orderPlaces are where the seats lie on the map, from its middle: clockwise
// from the lower right, as on the table.
var orderPlaces = [4][2]float64{{42, 26}, {-42, 26}, {-42, -26}, {42, -26}}

// turnBase is the seat at the lower right of the table.
func (t *Scene) turnBase() rules.Seat {
	if i := t.seating.Team(t.bottom); i >= 0 {
		return t.seating.Teams[i][0]
	}
	return t.bottom
}

// orderStrip sets the seats in the order in which they play.
func (t *Scene) orderStrip(r game.Rect, a, n rules.Seat) {
	u, w := t.ui, r.W/float64(n)
	u.Bar(r, art.HexA("#120a0e", .72))
	for d := range n {
		s := (a + d) % n
		x := r.X + float64(d)*w
		if d == 0 {
			u.Picture(ui.Key{Kind: "table.now"}, game.Rect{X: x, Y: r.Y, W: w - 8, H: r.H}, pictures.Now)
		} else {
			u.Icon("play-button", game.Point{X: x - 2, Y: r.Y + r.H/2}, 10, ui.Gold)
		}
		u.Emblem(t.session.Setup().Seats[s].Colour, game.Point{X: x + 18, Y: r.Y + r.H/2}, 12)
		if t.again(s) > 0 {
			u.Icon("clockwise-rotation", game.Point{X: x + 29, Y: r.Y + 7}, 12, ui.Gold)
		}
		at := game.Rect{X: x + 32, Y: r.Y, W: w - 42, H: r.H}
		if u.TextWidth(t.name(s), ui.Text{Face: ui.StrongText.Face, Size: look.SmallestText, Fixed: true}) > at.W {
			continue // the plates have room for it
		}
		u.Label(at, t.name(s), t.capped(u, t.fit(u, t.name(s), ui.StrongText.Sized(13).In(t.seatColour(s)), at.W), 16))
	}
}
