package setup

import (
	"strings"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/curtain"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/ui"
)

// This file is all that can be set beside who plays: folded under one line that
// says what is set, and unfolded in the place of the players.

// line says what is set: how hands are hidden, who begins, and what else is not as
// the game comes.
func (s *Scene) line(c *game.Context) string {
	var parts []string
	add := func(t game.Text) { parts = append(parts, c.T(t)) }
	if s.game.Hidden {
		add(curtain.Line(c.Settings, s.game))
	}
	if seat, why := s.decided(c); seat == rules.Nobody {
		add(s.beginsText(c))
	} else {
		add(why)
	}
	for i, o := range s.game.Options {
		if at := s.options[i]; at != o.Default {
			add(optionText(o, at))
		}
	}
	if s.decks.best > 0 {
		add(bestTexts[s.decks.best])
	}
	if s.open {
		add(openText)
	}
	if !s.advice {
		add(noAdviceText)
	}
	if v := strings.TrimSpace(s.seed.Value()); v != s.drawn {
		add(rules.Join(seedHead, rules.Same(" "+v)))
	}
	return strings.Join(parts, " · ")
}

// beginsText says who begins, or chooses who does.
func (s *Scene) beginsText(c *game.Context) game.Text {
	if s.first == rules.Nobody {
		return drawnText
	}
	n := s.nameOf(c, int(s.first))
	if s.game.Chooses {
		return choosesText(n)
	}
	return beginsText(n)
}

// optionText is an option of the rules with its value.
func optionText(o rules.Option, at int) game.Text {
	if isSwitch(o.Values) {
		if at == 1 {
			return o.Text
		}
		return rules.Join(rules.Text{FR: "Sans\u00a0: ", EN: "Without: "}, o.Text)
	}
	return rules.Join(o.Text, rules.Join(rules.Text{FR: "\u00a0: ", EN: ": "}, o.Values[at]))
}

// foldHigh is the height of foldPlate.
func (s *Scene) foldHigh(c *game.Context, w float64) float64 {
	u := s.ui
	return max(54, 14+u.LineHeight(foldHead)+u.ParaHeight(w-foldEdge, s.line(c), smallDeck))
}

// foldEdge is what the sign and the edges of foldPlate take of its width.
const foldEdge = 80.0

var foldHead = ui.HeadText.Sized(16)

// foldPlate is the line that says what is set; pressing it unfolds the options, or
// folds them.
func (s *Scene) foldPlate(c *game.Context, r game.Rect) {
	u, line := s.ui, s.line(c)
	head := c.T(optionsHead)
	if s.opened {
		head = c.T(foldText)
	}
	b := ui.Button{Look: ui.PanelLook, Label: head + u.T(ui.Colon) + line, Folds: true, On: s.opened}
	if u.Button("options", r, b) {
		s.opened = !s.opened
		u.Changed()
		c.Redraw()
	}
	m, opened := min(u.Size(22), 30), s.opened
	at := game.Rect{X: r.X + r.W - m - 18, Y: r.Y + (r.H-m)/2, W: m, H: m}
	u.Picture(ui.Key{Kind: "setup.fold", A: look.Int(opened)}, at,
		func(cv *art.Canvas) { paintFold(cv, m, opened) })
	x, w := r.X+18, r.W-foldEdge
	h := u.LineHeight(foldHead)
	y := r.Y + (r.H-h-u.ParaHeight(w, line, smallDeck))/2
	y += u.Lines(x, y, w, head, foldHead)
	u.Lines(x, y, w, line, smallDeck.In(ui.Cream))
}

// paintFold is an arrow that points to what unfolds, or back.
func paintFold(c *art.Canvas, size float64, opened bool) {
	p := new(art.Path)
	high, low := size*0.34, size*0.68
	if opened {
		high, low = low, high
	}
	p.MoveTo(size*0.14, high)
	p.LineTo(size*0.5, low)
	p.LineTo(size*0.86, high)
	c.StrokeRound(p, size*0.13, art.Ink(ui.Gold))
}

// fold folds the options.
func (s *Scene) fold(c *game.Context) {
	s.opened = false
	s.ui.Focus("options")
	s.ui.Changed()
	c.Redraw()
}

// unfolded is everything that can be set beside who plays, in two columns where
// there is room, and returns its height. The seed, which hardly anybody wants,
// comes last.
func (s *Scene) unfolded(c *game.Context, x, y, w float64) float64 {
	const gap = 28
	u := s.ui
	if c.Portrait() || w < u.Size(900) {
		f := u.Rows(x, y, w)
		s.whoBegins(c, f)
		s.hidden(c, f)
		s.rules(c, f)
		s.seedRow(c, f)
		f.Gap(10)
		return f.Height()
	}
	half := (w - gap) / 2
	left, right := u.Rows(x, y, half), u.Rows(x+half+gap, y, half)
	s.whoBegins(c, left)
	s.hidden(c, left)
	s.rules(c, right)
	s.seedRow(c, right)
	return max(left.Height(), right.Height()) + 6
}

// whoBegins lets choose who begins, or chooses who does.
func (s *Scene) whoBegins(c *game.Context, f *ui.Rows) {
	head, label := firstHead, firstLabel
	if s.game.Chooses {
		head, label = chooserHead, chooserHead
	}
	f.Head("first", c.T(head))
	if seat, why := s.decided(c); !why.Empty() {
		f.Text(c.T(why), ui.BodyText)
		if seat != rules.Nobody {
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

func (s *Scene) rules(c *game.Context, f *ui.Rows) {
	f.Head("rules", c.T(rulesHead))
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
	s.advice = f.Toggle("advice", c.T(adviceText), s.advice)
	if s.game.Deck != nil && s.Builder != nil &&
		f.Buttons("builder", ui.Button{Text: c.T(builderText), Icon: "card-pickup", Size: 16}) == 0 {
		s.decks.read = false
		c.Push(s.Builder(""))
	}
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
	if now.HandsIn(s.game) != before.HandsIn(s.game) || now.HoldHands != before.HoldHands || now.Recap != before.Recap ||
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
