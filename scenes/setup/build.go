package setup

import (
	"strings"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/curtain"
	"wyrmtable/scenes/looks"
	"wyrmtable/scenes/ui"
)

const centre = art.Centre

func (s *Scene) build(c *game.Context) {
	s.recall(c.Settings)
	u := s.ui
	if s.offer {
		if s.buildOffer(c) {
			c.Pop(nil)
		}
		return
	}
	foot := max(60, u.Size(58))
	back := u.Page(ui.Page{Title: s.game.Name, Game: s.style(), Wide: 1140, Foot: foot}, func(x, y, w float64) float64 {
		return s.content(c, x, y, w)
	}, func(r game.Rect) { s.foot(c, r) })
	s.chooser(c)
	s.drawToss(c)
	switch {
	case back && s.decks.seat > 0:
		s.decks.seat = 0
	case back:
		c.Pop(nil)
	}
}

// style is how the game looks, for the head of a page.
func (s *Scene) style() *art.Theme { return looks.StyleOf(s.game.ID) }

// content is everything that can be chosen: the players at the left and the
// rest at the right, or one below the other where there is no room for that. It
// returns its height.
func (s *Scene) content(c *game.Context, x, y, w float64) float64 {
	const gap = 28
	u := s.ui
	if c.Portrait() || w < u.Size(900) {
		f := u.Rows(x, y, w)
		s.seats(c, f)
		s.deckRows(c, f)
		s.rest(c, f)
		s.advises(c, f)
		s.hidden(c, f)
		f.Gap(10)
		return f.Height()
	}
	lw := (w - gap) * 0.53
	left := u.Rows(x, y, lw)
	s.seats(c, left)
	s.deckRows(c, left)
	right := u.Rows(x+lw+gap, y, w-lw-gap)
	s.rest(c, right)
	if s.count > 3 {
		s.hidden(c, right)
	} else { // few players leave room below them
		s.hidden(c, left)
	}
	if left.Height() < right.Height() {
		s.advises(c, left)
	} else {
		s.advises(c, right)
	}
	return max(left.Height(), right.Height()) + 6
}

// rest is what is chosen beside the players.
func (s *Scene) rest(c *game.Context, f *ui.Rows) {
	s.whoBegins(c, f)
	s.rules(c, f)
	s.seedRow(c, f)
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
	if u.Button("start", b, ui.Button{Text: c.T(startText), Look: ui.EmberLook, Size: 21, Disabled: !why.Empty(),
		Label: label(c.T(startText), c.T(why))}) {
		s.begin(c)
	}
}

func label(text, why string) string {
	if why == "" {
		return text
	}
	return text + " (" + why + ")"
}

func (s *Scene) whoBegins(c *game.Context, f *ui.Rows) {
	head, label := firstHead, firstLabel
	if s.game.Chooses {
		head, label = chooserHead, chooserHead
	}
	f.Head("first", c.T(head))
	if s.game.Chooser != nil {
		setup := s.result(rules.Nobody)
		for i := range setup.Seats {
			setup.Seats[i].Name = s.nameOf(c, i)
		}
		seat, why := s.game.Chooser(&setup)
		f.Text(c.T(why), ui.BodyText)
		if seat != rules.Nobody {
			s.first = seat
			return
		}
	}
	seating := s.seating()
	may := seating.Starters(s.count)
	chosen := len(may)
	var names []string
	for i, seat := range may {
		names = append(names, s.nameOf(c, int(seat)))
		if seat == s.first {
			chosen = i
		}
	}
	s.first = rules.Nobody
	if chosen = f.Pick("begin", c.T(label), append(names, c.T(drawnText)), chosen); chosen < len(may) {
		s.first = may[chosen]
	}
	if seating.First != nil {
		f.Text(c.T(mayBeginHelp), ui.AsideText)
	}
}

// nameOf is what a seat is called here: by its number while it has no name.
func (s *Scene) nameOf(c *game.Context, i int) string {
	if n := strings.TrimSpace(s.players[i].name.Value()); n != "" {
		return n
	}
	return c.T(playerText(i))
}

func (s *Scene) rules(c *game.Context, f *ui.Rows) {
	f.Head("options", c.T(optionsHead))
	s.length(c, f)
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
	s.open = f.Toggle("openundo", c.T(openText), s.open)
	f.Text(c.T(openHelp), ui.AsideText)
}

// advises lets advice be switched off.
func (s *Scene) advises(c *game.Context, f *ui.Rows) {
	s.advice = f.Toggle("advice", c.T(adviceText), s.advice)
}

// hidden says how hands are hidden, in games that have some. What is chosen
// goes into the settings.
func (s *Scene) hidden(c *game.Context, f *ui.Rows) {
	if !s.game.Hidden {
		return
	}
	f.Head("hidden", c.T(handsHead))
	before := *c.Settings
	curtain.Options(c, f, s.game)
	now := c.Settings
	if now.Hands != before.Hands || now.HoldHands != before.HoldHands || now.Recap != before.Recap ||
		now.FixedSeats != before.FixedSeats {
		c.SettingsChanged()
		s.ui.Changed()
	}
}

// isSwitch reports whether an option is only off or on.
func isSwitch(values []rules.Text) bool { return values[0].EN == "off" && values[1].EN == "on" }

// seedRow is the seed with what it is good for, and a button for another one.
func (s *Scene) seedRow(c *game.Context, f *ui.Rows) {
	u := s.ui
	f.Head("seed", c.T(seedHead))
	f.Text(c.T(seedHelp), ui.AsideText)
	h := max(44, u.Size(42))
	b := ui.Button{Text: c.T(newSeedText), Icon: "rolling-dices", Size: 16}
	bw := u.TextWidth(b.Text, ui.ButtonText.Sized(b.Size)) + u.Size(28) + 60
	field := f.Take(h)
	button := game.Rect{X: field.X + field.W - bw, Y: field.Y, W: bw, H: h}
	if field.W-bw > u.Size(120) {
		field.W -= bw + 10
	} else {
		button = f.Take(h)
	}
	u.TextInput("seed", field, &s.seed)
	if u.Button(u.Sub("newseed", 0), button, b) {
		s.newSeed()
	}
}
