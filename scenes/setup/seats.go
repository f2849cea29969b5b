package setup

import (
	"slices"
	"strconv"
	"strings"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

// seats prepares who sits down, and returns the height it takes: how many, and a
// card for each of them. Where the game has teams they stand together, or as they
// face each other; many stand in two columns where there is room.
func (s *Scene) seats(c *game.Context, x, y, w float64) float64 {
	f := s.ui.Rows(x, y, w)
	f.Head("players", c.T(playersHead))
	s.howMany(c, f)
	seating := s.seating()
	switch {
	case seating.Teams == nil && s.count > fewSeats && !c.Portrait() && w >= s.ui.Size(900):
		s.twoColumns(c, f)
	case seating.Teams == nil:
		for i := range s.count {
			form := s.form(c, i, f.Width(), false)
			s.seat(c, i, f.Take(form.high()), form, "")
		}
	case facesOff(&seating, s.count) && f.Width() >= s.ui.Size(480):
		s.faceOff(c, f, &seating)
	default:
		for t, team := range seating.Teams {
			f.Text(c.T(teamText(t)), ui.HeadText.Sized(17))
			for _, i := range team {
				form := s.form(c, int(i), f.Width(), true)
				s.seat(c, int(i), f.Take(form.high()), form, s.relation(c, &seating, i))
			}
		}
	}
	f.Gap(4)
	return f.Height()
}

// twoColumns are the cards of many seats, in rows.
func (s *Scene) twoColumns(c *game.Context, f *ui.Rows) {
	const gap = 14
	w := (f.Width() - gap) / 2
	for i := 0; i < s.count; i += 2 {
		one := s.form(c, i, w, false)
		two, high := one, one.high()
		if i+1 < s.count {
			two = s.form(c, i+1, w, false)
			high = max(high, two.high())
		}
		r := f.Take(high)
		r.W = w
		s.seat(c, i, r, one, "")
		if r.X += w + gap; i+1 < s.count {
			s.seat(c, i+1, r, two, "")
		}
	}
}

// howMany lets choose the number of players, where there is a choice.
func (s *Scene) howMany(c *game.Context, f *ui.Rows) {
	if len(s.game.Seats) < 2 {
		return
	}
	var names []string
	for _, n := range s.game.Seats {
		names = append(names, strconv.Itoa(n))
	}
	at := slices.Index(s.game.Seats, s.count)
	s.seatFor(s.game.Seats[f.Choice("count", c.T(countText), names, at)])
}

// seatFor sets the number of players.
func (s *Scene) seatFor(n int) {
	if n == s.count {
		return
	}
	s.count = n
	s.spread()
	seating := s.seating()
	if !slices.Contains(seating.Starters(n), s.first) {
		s.first = rules.Nobody
	}
}

// facesOff reports whether a seating can be shown as two rows, in which
// everybody has the one he faces in his column.
func facesOff(t *rules.Seating, count int) bool {
	if len(t.Teams) != 2 || 2*len(t.Facing) != count {
		return false
	}
	for _, p := range t.Facing {
		if t.Team(p[0]) != 0 || t.Team(p[1]) != 1 {
			return false
		}
	}
	return true
}

// faceOff shows two teams across from each other: a column is a duel. Clockwise
// around it sit the seats in their order.
func (s *Scene) faceOff(c *game.Context, f *ui.Rows, t *rules.Seating) {
	const gap = 14
	u, n := s.ui, float64(len(t.Facing))
	w := (f.Width() - gap*(n-1)) / n
	form := s.form(c, 0, w, false)
	for i := 1; i < s.count; i++ {
		if other := s.form(c, i, w, false); other.high() > form.high() {
			form = other
		}
	}
	name := func(team int) {
		text := ui.HeadText.Sized(17).At(centre)
		r := f.Take(u.LineHeight(text))
		u.Heading(r, c.T(teamText(team)), text)
	}
	name(0)
	top, between, low := f.Take(form.high()), f.Take(u.Size(30)), f.Take(form.high())
	column := func(k int, r game.Rect) game.Rect {
		return game.Rect{X: r.X + float64(k)*(w+gap), Y: r.Y, W: w, H: r.H}
	}
	for k := range t.Facing {
		p := column(k, between).Center()
		u.Bar(game.Rect{X: p.X - 1, Y: between.Y - 4, W: 2, H: between.H + 8}, versusLine)
		u.Icon("crossed-swords", p, u.Size(26), ui.Ember)
	}
	for i := range rules.Seat(s.count) {
		for k, p := range t.Facing {
			if p[0] == i {
				s.seat(c, int(i), column(k, top), form, s.relation(c, t, i))
			} else if p[1] == i {
				s.seat(c, int(i), column(k, low), form, s.relation(c, t, i))
			}
		}
	}
	name(1)
}

var versusLine = art.HexA("#e9c46a", 0.4)

// relation says with whom and against whom a seat plays.
func (s *Scene) relation(c *game.Context, t *rules.Seating, i rules.Seat) string {
	var with []string
	if k := t.Team(i); k >= 0 {
		for _, p := range t.Teams[k] {
			if p != i {
				with = append(with, s.nameOf(c, int(p)))
			}
		}
	}
	var out rules.Text
	if len(with) > 0 {
		all := strings.Join(with, ", ")
		out = rules.Text{FR: "Avec " + all, EN: "With " + all}
	}
	if o := t.Opposite(i); o >= 0 {
		n := s.nameOf(c, int(o))
		out = rules.Join(out, rules.Text{FR: ", face à " + n, EN: ", facing " + n})
	}
	return c.T(out)
}

// A form is how the card of a seat is arranged.
type form struct {
	big, dot float64 // heights of name and colours
	deck     float64 // height of the deck; 0: the game has none
	beside   bool    // the deck stands beside the colours
	says     float64 // height of the line on partners; 0: not shown
	wide     bool    // the colours stand beside the name
	who      float64 // width of the button that says who plays
	words    bool    // it has words
	other    bool    // another name is suggested
}

const cardPad = 12.0

// form arranges the card of a seat in a width; says has it tell of partners.
func (s *Scene) form(c *game.Context, i int, w float64, says bool) form {
	u := s.ui
	m := form{big: max(44, u.Size(42)), dot: max(38, u.Size(32))}
	if c.Portrait() {
		m.dot = max(44, min(u.Size(36), (c.W-80)/art.PlayerColours))
	}
	m.who = m.big
	in := w - 2*cardPad
	least := u.Size(190) // of the name
	if words := s.whoWide(c); s.count > 4 && !c.Portrait() {
		least = u.Size(145) // all are to be seen at once
	} else if in-m.big-words-20 >= least {
		m.who, m.words = words, true
	}
	m.wide = in-m.big-m.dots()-m.who-46 >= least
	m.other = in-m.big-10-2*(m.big+6) >= u.Size(90)
	if s.game.Deck != nil {
		dw := in
		if m.beside = !m.wide && in-m.dots()-deckGap >= u.Size(250); m.beside {
			dw -= m.dots() + deckGap
		}
		m.deck = s.deckHigh(c, i, dw)
	}
	if says {
		m.says = u.LineHeight(ui.AsideText)
	}
	return m
}

// deckGap lies between the colours and the deck beside them.
const deckGap = 12.0

// dots is the width of the colours.
func (m form) dots() float64 { return art.PlayerColours*(m.dot+2) - 2 }

// high is the height of a card.
func (m form) high() float64 {
	h := 2*cardPad + m.big
	switch {
	case m.beside:
		h += 8 + max(m.dot, m.deck)
	case !m.wide:
		h += 8 + m.dot
	}
	if m.deck > 0 && !m.beside {
		h += 8 + m.deck
	}
	if m.says > 0 {
		h += 2 + m.says
	}
	return h
}

// seat prepares one player: name, colour with its emblem, and deck.
func (s *Scene) seat(c *game.Context, i int, r game.Rect, m form, relation string) {
	u, p := s.ui, &s.players[i]
	u.Region(u.Sub("seat", i), c.T(playerText(i)))
	u.Panel(r)
	x, y, right := r.X+cardPad, r.Y+cardPad, r.X+r.W-cardPad
	u.Emblem(p.colour, game.Point{X: x + m.big/2, Y: y + m.big/2}, m.big/2)
	name := game.Rect{X: x + m.big + 10, Y: y, W: right - x - m.big - 10, H: m.big}
	dots := game.Rect{X: x, Y: y + m.big + 8, W: right - x, H: m.dot}
	if m.wide {
		dots = game.Rect{X: right - m.dots(), Y: y + (m.big-m.dot)/2, W: m.dots(), H: m.dot}
		name.W -= m.dots() + 12
	}
	name.W -= m.who + 6
	s.who(c, i, game.Rect{X: name.X + name.W + 6, Y: y, W: m.who, H: m.big}, m.words)
	other := game.Rect{X: name.X + name.W - m.big, Y: y, W: m.big, H: m.big}
	if m.other {
		name.W -= m.big + 6
	}
	u.TextInput(u.Sub("name", i), name, &p.name)
	if m.other && u.Button(u.Sub("other", i), other, ui.Button{Look: ui.BareLook, Icon: "rolling-dices",
		Label: c.T(otherName)}) {
		p.name.SetValue(s.anotherName(p.name.Value()))
	}
	if m.beside {
		dots.Y += max(0, m.deck-m.dot) / 2
	}
	s.colours(c, i, dots)
	y += m.big + 8
	if m.deck > 0 {
		at := game.Rect{X: x, Y: y, W: right - x, H: m.deck}
		if m.beside {
			at.X += m.dots() + deckGap
			at.W -= m.dots() + deckGap
		} else if !m.wide {
			at.Y += m.dot + 8
		}
		s.deck(c, i, at)
	}
	if m.says > 0 {
		u.Label(game.Rect{X: x, Y: r.Y + m.high() - cardPad - m.says, W: right - x, H: m.says}, relation, ui.AsideText)
	} else {
		u.Say(relation)
	}
}

// colours lets the player choose a colour; one that somebody else has is
// exchanged with him.
func (s *Scene) colours(c *game.Context, i int, r game.Rect) {
	u := s.ui
	pitch := min(r.W/art.PlayerColours, r.H+12)
	for k := range ui.PlayerColours {
		taken := s.owner(k)
		at := game.Rect{X: r.X + float64(k)*pitch + (pitch-r.H)/2, Y: r.Y, W: r.H, H: r.H}
		others := taken >= 0 && taken != i
		name := c.T(colourNames[k])
		if others {
			name += c.T(exchangeText(s.nameOf(c, taken)))
		}
		h := u.Hit(u.Sub("colour", 10*i+k), at, ui.Place{Label: name, On: s.players[i].colour == k})
		if h.Pressed {
			if others {
				s.players[taken].colour = s.players[i].colour
			}
			s.players[i].colour = k
			u.Changed()
			c.Redraw()
		}
		if h.Tip {
			u.Tip(at, name)
		}
		alpha := 1.0
		if others && !h.Hot {
			alpha = 0.3
		}
		u.Faded(alpha, func() { u.Emblem(k, at.Center(), r.H/2-4) })
		if s.players[i].colour == k || h.Hot {
			u.GoldRing(at, s.players[i].colour == k)
		}
		if h.Focused {
			u.FocusRing(at)
		}
	}
}

// owner returns the seat that has a colour, or -1.
func (s *Scene) owner(colour int) int {
	for i := range s.count {
		if s.players[i].colour == colour {
			return i
		}
	}
	return -1
}

// anotherName returns the ready-made name after an old one that nobody has.
func (s *Scene) anotherName(old string) string {
	at := slices.Index(readyNames, old)
	for k := range readyNames {
		if n := readyNames[(at+1+k)%len(readyNames)]; !s.named(n) {
			return n
		}
	}
	return old
}

func (s *Scene) named(n string) bool {
	for i := range s.count {
		if strings.EqualFold(strings.TrimSpace(s.players[i].name.Value()), n) {
			return true
		}
	}
	return false
}
