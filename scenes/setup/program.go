package setup

import (
	"slices"
	"strings"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/bots"
	"wyrmtable/scenes/table/players"
	"wyrmtable/scenes/ui"
)

// This file seats players of the program: one against whom a person plays alone,
// or any among several.

// Offer makes the set-up ask first whether somebody plays alone or with others.
func (s *Scene) Offer() *Scene {
	s.offer = true
	s.ui.Focus("alone")
	return s
}

// buildOffer puts that question.
func (s *Scene) buildOffer(c *game.Context) (back bool) {
	u := s.ui
	p := ui.Page{Title: s.game.Name, Game: s.style(), Wide: 620, Snug: true}
	if s.opened {
		p.Wide, p.Snug = 1140, false
	}
	p.Foot = s.foldHigh(c, u.PageWidth(p)) + 10
	back = u.Page(p, func(x, y, w float64) float64 {
		if s.opened {
			return s.unfolded(c, x, y, w)
		}
		f := u.Rows(x, y, w)
		s.offers(c, f)
		return f.Height()
	}, func(r game.Rect) {
		s.foldPlate(c, game.Rect{X: r.X, Y: r.Y, W: r.W, H: s.foldHigh(c, r.W)})
	})
	s.chooser(c)
	switch {
	case back && s.decks.seat > 0:
		s.decks.seat = 0
		return false
	case back && s.opened:
		s.fold(c)
		return false
	}
	return back
}

// offers are the ways to play.
func (s *Scene) offers(c *game.Context, f *ui.Rows) {
	u, why := s.ui, s.trouble()
	s.suggest(c, f)
	big := ui.Button{Text: c.T(aloneText), Look: ui.EmberLook, Icon: "person", Size: 21, Disabled: !why.Empty(),
		Why: c.T(why)}
	f.Gap(8)
	if u.Button("alone", f.Take(max(60, u.Size(56))), big) {
		s.beginAlone(c)
	}
	at := int(s.level(c))
	names := make([]string, len(bots.Levels))
	for i, l := range bots.Levels {
		names[i] = c.T(l.Name())
	}
	if now := f.Choice("level", c.T(levelText), names, at); now != at {
		c.Settings.Level = bots.Levels[now].ID()
		c.SettingsChanged()
		at = now
	}
	f.Text(c.T(bots.Levels[at].Manner()), ui.AsideText)
	if s.game.Deck != nil {
		for i := range s.game.Seats[0] {
			s.deck(c, i, f.Take(s.deckHigh(c, i, f.Width())))
		}
	}
	f.Gap(14)
	if u.Button("several", f.Take(max(60, u.Size(56))),
		ui.Button{Text: c.T(severalText), Icon: "three-friends", Size: 21}) {
		s.offer = false
		u.Focus("start")
		u.Changed()
	}
	f.Text(c.T(severalHelp), ui.AsideText)
	s.learnRow(c, f)
	f.Gap(4)
}

// level is how well the program plays unless a seat says otherwise.
func (s *Scene) level(c *game.Context) bots.Level { return players.Chosen(c.Settings.Level) }

// beginAlone starts a match of the first person against the program, as it is set.
// Lots are drawn without a show.
func (s *Scene) beginAlone(c *game.Context) {
	s.remember(c, false)
	s.seatFor(s.game.Seats[0])
	s.play(0, "")
	for i := 1; i < s.count; i++ {
		s.play(i, s.level(c).ID())
	}
	first, _ := s.decided(c)
	if first == rules.Nobody {
		first = s.first
	}
	if first == rules.Nobody {
		first = s.starters()[s.lot()]
	}
	s.start(c, Start{s.result(first), s.open, s.advice, bestOf[s.decks.best]})
}

// play lets a person (an empty level) or the program play a seat. It goes by a name
// of its own there, and the person's is kept.
func (s *Scene) play(i int, level string) {
	p := &s.players[i]
	switch was := p.level; {
	case was == "" && level != "":
		p.own = p.name.Value()
		p.name.SetValue(s.programName(i))
	case was != "" && level == "":
		if p.name.SetValue(p.own); p.own == "" {
			p.name.SetValue(s.anotherName(""))
		}
	}
	p.level = level
}

// programName is a name for a player of the program that nobody has.
func (s *Scene) programName(i int) string {
	for k := range programNames {
		if n := programNames[(i+k)%len(programNames)]; !s.named(n) {
			return n
		}
	}
	return programNames[i]
}

// nextLevel is what a press on who plays a seat leads to: a person, then the levels
// from the lowest, then a person again.
func nextLevel(level string) string {
	if level == "" {
		return bots.Levels[0].ID()
	}
	l, _ := bots.ParseLevel(level)
	if at := slices.Index(bots.Levels, l) + 1; at < len(bots.Levels) {
		return bots.Levels[at].ID()
	}
	return ""
}

// who is the button that says who plays a seat, and changes it.
func (s *Scene) who(c *game.Context, i int, r game.Rect, words bool) {
	level := s.players[i].level
	name, label := personText, rules.Join(s.ofSeat(i), personHelp)
	icon := "person"
	if level != "" {
		l, _ := bots.ParseLevel(level)
		name, icon = l.Name(), levelIcons[l]
		label = rules.Join(s.ofSeat(i), rules.Join(programText,
			rules.Join(l.Name(), rules.Join(rules.Same(". "), l.Manner()))))
	}
	b := ui.Button{Icon: icon, Label: c.T(label), Look: ui.BareLook}
	if words {
		b = ui.Button{Text: c.T(name), Label: c.T(label), Size: 14}
	}
	if s.ui.Button(s.ui.Sub("who", i), r, b) {
		s.play(i, nextLevel(level))
		s.ui.Changed()
		c.Redraw()
	}
}

// ofSeat begins what is said of a seat.
func (s *Scene) ofSeat(i int) rules.Text {
	if n := strings.TrimSpace(s.players[i].name.Value()); n != "" {
		return rules.Text{FR: n + "\u00a0: ", EN: n + ": "}
	}
	return rules.Join(playerText(i), rules.Text{FR: "\u00a0: ", EN: ": "})
}

// whoWide is the room for the words of who.
func (s *Scene) whoWide(c *game.Context) float64 {
	w := s.ui.TextWidth(c.T(personText), ui.ButtonText.Sized(14))
	for _, l := range bots.Levels {
		w = max(w, s.ui.TextWidth(c.T(l.Name()), ui.ButtonText.Sized(14)))
	}
	return w + 40
}

var levelIcons = [...]string{bots.Page: "sprout", bots.Squire: "roman-shield", bots.Knight: "mounted-knight",
	bots.Dragon: "dragon-head"}

// programNames are names from the old tales for players of the program.
var programNames = []string{
	"Ysengrin", "Mélusine", "Tarasque", "Viviane", "Merlin", "Morgane",
	"Aldric", "Brunehaut", "Guivre", "Oriande", "Maugis", "Gargouille",
}

var (
	aloneText   = game.Text{FR: "Seul", EN: "Alone"}
	severalText = game.Text{FR: "À plusieurs", EN: "With others"}
	severalHelp = game.Text{FR: "À chaque place, une personne ou le programme.",
		EN: "At each seat a person or the program."}
	levelText  = game.Text{FR: "Le programme joue en", EN: "The program plays as"}
	personText = game.Text{FR: "Joueur", EN: "Player"} // “personne” is nobody, too
	personHelp = game.Text{FR: "une personne joue. Presser pour laisser jouer le programme.",
		EN: "a person plays. Press to let the program play."}
	programText = game.Text{FR: "le programme joue. ", EN: "the program plays. "}
)
