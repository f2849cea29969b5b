package setup

import (
	"strconv"
	"strings"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/curtain"
	"wyrmtable/scenes/ui"
)

const centre = art.Centre

func (s *Scene) build(c *game.Context) {
	s.recall(c.Settings)
	u := s.ui
	foot := max(64, u.Size(60))
	back := u.Page(ui.Page{Title: s.game.Name, Game: s.game.ID, Wide: 1000, Foot: foot}, func(x, y, w float64) float64 {
		f := u.Rows(x, y, w)
		s.seats(c, f)
		s.whoBegins(c, f)
		s.rules(c, f)
		if s.game.Hidden {
			before := *c.Settings
			f.Head("hidden", c.T(handsHead))
			curtain.Options(c, f)
			if now := c.Settings; now.Hands != before.Hands || now.HoldHands != before.HoldHands || now.Recap != before.Recap || now.FixedSeats != before.FixedSeats {
				c.SettingsChanged()
				u.Changed()
			}
		}
		s.seedRow(c, f)
		f.Gap(10)
		return f.Height()
	}, func(r game.Rect) { s.foot(c, r) })
	s.drawToss(c)
	if back {
		c.Pop(nil)
	}
}

// foot holds the start button, and why it cannot be pressed.
func (s *Scene) foot(c *game.Context, r game.Rect) {
	u := s.ui
	why := s.trouble()
	w := min(r.W*0.5, u.Size(280))
	b := game.Rect{X: r.X + r.W - w, Y: r.Y + 2, W: w, H: r.H - 6}
	if c.Portrait() && why.Empty() {
		b = game.Rect{X: r.X, Y: r.Y + 2, W: r.W, H: r.H - 6}
	}
	if !why.Empty() {
		t := ui.BodyText.In(ui.Alert)
		for t.Size > 10 && u.ParaHeight(b.X-r.X-16, c.T(why), t) > r.H {
			t.Size--
		}
		h := u.ParaHeight(b.X-r.X-16, c.T(why), t)
		u.Para(r.X, r.Y+(r.H-h)/2, b.X-r.X-16, c.T(why), t)
	}
	if u.Button("start", b, ui.Button{Text: c.T(startText), Look: ui.EmberLook, Size: 21, Disabled: !why.Empty(), Label: label(c.T(startText), c.T(why))}) {
		s.begin(c)
	}
}

func label(text, why string) string {
	if why == "" {
		return text
	}
	return text + " (" + why + ")"
}

// seats prepares who sits down: side by side where there is room.
func (s *Scene) seats(c *game.Context, f *ui.Rows) {
	u := s.ui
	f.Head("players", c.T(playersHead))
	if len(s.game.Seats) > 1 {
		names, at := []string{}, 0
		for i, n := range s.game.Seats {
			names = append(names, strconv.Itoa(n))
			if n == s.count {
				at = i
			}
		}
		if n := s.game.Seats[f.Choice("count", c.T(countText), names, at)]; n != s.count {
			drawn := s.first >= s.count
			s.count = n
			s.spread()
			if drawn || s.first >= n {
				s.first = n
			}
		}
	}
	cols := 2
	if c.Portrait() || u.Size(1) > 1.6 {
		cols = 1
	}
	for i := 0; i < s.count; i += cols {
		h := s.seatHeight(c)
		r := f.Take(h)
		w := (r.W - 14*float64(cols-1)) / float64(cols)
		for k := range cols {
			if i+k < s.count {
				s.seat(c, i+k, game.Rect{X: r.X + float64(k)*(w+14), Y: r.Y, W: w, H: h})
			}
		}
	}
}

func (s *Scene) seatHeight(c *game.Context) float64 {
	u := s.ui
	return 16 + max(48, u.Size(44)) + 8 + s.dotSize(c) + 8 + max(40, u.Size(34)) + 12
}

func (s *Scene) dotSize(c *game.Context) float64 {
	if c.Portrait() {
		return max(44, min(s.ui.Size(36), (c.W-80)/art.PlayerColours))
	}
	return max(38, s.ui.Size(32))
}

// seat prepares one player: name, ready-made names, colour with its emblem.
func (s *Scene) seat(c *game.Context, i int, r game.Rect) {
	u, p := s.ui, &s.players[i]
	u.Region(u.Sub("seat", i), c.T(playerText(i)))
	u.Panel(r)
	big := max(48, u.Size(44))
	x, y := r.X+14, r.Y+14
	u.Emblem(p.colour, game.Point{X: x + big/2, Y: y + big/2}, big/2)
	u.TextInput(u.Sub("name", i), game.Rect{X: x + big + 12, Y: y, W: r.X + r.W - x - big - 26, H: big}, &p.name)
	y += big + 8
	s.colours(c, i, game.Rect{X: x, Y: y, W: r.W - 28, H: s.dotSize(c)})
	y += s.dotSize(c) + 8
	s.readyMade(c, i, game.Rect{X: x, Y: y, W: r.W - 28, H: max(40, u.Size(34))})
}

// colours lets the player choose among the colours that nobody else has.
func (s *Scene) colours(c *game.Context, i int, r game.Rect) {
	u := s.ui
	pitch := min(r.W/art.PlayerColours, r.H+12)
	for k := range ui.PlayerColours {
		taken := s.owner(k)
		at := game.Rect{X: r.X + float64(k)*pitch + (pitch-r.H)/2, Y: r.Y, W: r.H, H: r.H}
		off := taken >= 0 && taken != i
		name := c.T(colourNames[k])
		if off {
			name += " (" + s.players[taken].name.Value() + ")"
		}
		h := u.Hit(u.Sub("colour", 10*i+k), at, ui.Place{Label: name, Disabled: off, On: s.players[i].colour == k})
		if h.Pressed {
			s.players[i].colour = k
		}
		alpha := 1.0
		if off {
			alpha = 0.25
		}
		u.Faded(alpha, func() { u.Emblem(k, at.Center(), r.H/2-4) })
		if s.players[i].colour == k || h.Hot && !off {
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

// readyMade offers names nobody has.
func (s *Scene) readyMade(c *game.Context, i int, r game.Rect) {
	u := s.ui
	var offer []string
	for k := range readyNames {
		n := readyNames[(k+i*4)%len(readyNames)]
		if !s.named(n) {
			offer = append(offer, n)
		}
	}
	t := ui.ButtonText.Sized(14)
	x := r.X
	for k, n := range offer {
		w := u.TextWidth(n, t) + 40
		if x+w > r.X+r.W+0.5 || k == 5 {
			break
		}
		if u.Button(u.Sub("ready", 10*i+k), game.Rect{X: x, Y: r.Y, W: w, H: r.H}, ui.Button{Text: n, Size: 14}) {
			s.players[i].name.SetValue(n)
		}
		x += w + 6
	}
}

func (s *Scene) named(n string) bool {
	for i := range s.count {
		if strings.EqualFold(strings.TrimSpace(s.players[i].name.Value()), n) {
			return true
		}
	}
	return false
}

func (s *Scene) whoBegins(c *game.Context, f *ui.Rows) {
	f.Head("first", c.T(firstHead))
	var names []string
	for i := range s.count {
		n := strings.TrimSpace(s.players[i].name.Value())
		if n == "" {
			n = c.T(playerText(i))
		}
		names = append(names, n)
	}
	s.first = f.Choice("begin", c.T(firstLabel), append(names, c.T(drawnText)), s.first)
}

func (s *Scene) rules(c *game.Context, f *ui.Rows) {
	f.Head("options", c.T(optionsHead))
	s.open = f.Toggle("openundo", c.T(openText), s.open)
	f.Text(c.T(openHelp), ui.AsideText)
	for i, o := range s.game.Options {
		names := make([]string, len(o.Values))
		for k, v := range o.Values {
			names[k] = c.T(v)
		}
		id := s.ui.Sub("option", i)
		switch {
		case len(o.Values) == 2 && isSwitch(o.Values):
			on := f.Toggle(id, c.T(o.Text), s.options[i] == 1)
			if s.options[i] = 0; on {
				s.options[i] = 1
			}
		default:
			s.options[i] = f.Choice(id, c.T(o.Text), names, s.options[i])
		}
		f.Text(c.T(o.Help), ui.AsideText)
	}
}

// isSwitch reports whether an option is only off or on.
func isSwitch(values []rules.Text) bool { return values[0].EN == "off" && values[1].EN == "on" }

func (s *Scene) seedRow(c *game.Context, f *ui.Rows) {
	f.Head("seed", c.T(seedHead))
	f.Text(c.T(seedHelp), ui.AsideText)
	f.Input("seed", c.T(seedLabel), &s.seed)
	if f.Buttons("newseed", ui.Button{Text: c.T(newSeedText), Icon: "rolling-dices"}) == 0 {
		s.newSeed()
	}
}
