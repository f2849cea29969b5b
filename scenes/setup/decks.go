package setup

import (
	"maps"
	"slices"
	"strings"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/deckbox"
	"wyrmtable/scenes/ui"
)

// deckChoice is what of the set-up is about decks. Games without decks never
// use it.
type deckChoice struct {
	box    deckbox.Box
	read   bool
	of     [rules.MaxSeats]string // entry id by seat
	seat   int                    // whose deck is being chosen, plus 1; 0: nobody's
	best   int                    // place in bestOf
	opened bool                   // the builder was opened from the chooser
}

// bestOf are the lengths of a series.
var bestOf = []int{1, 3}

// readDecks reads the decks at hand, and gives a deck to every seat that has
// none: the ready ones in turn.
func (s *Scene) readDecks(c *game.Context) {
	if s.game.Deck == nil || s.decks.read {
		return
	}
	d := &s.decks
	d.box, d.read = deckbox.Open(c, s.game), true
	last := c.Settings.Decks[s.game.ID]
	for i := range d.of {
		if d.of[i] == "" && i < len(last) {
			d.of[i] = last[i]
		}
		if d.box.Find(d.of[i]) == nil && len(d.box.Ready) > 0 {
			d.of[i] = d.box.Ready[i%len(d.box.Ready)].ID
		}
	}
	s.ui.Changed()
}

// rememberDecks keeps which decks are played with, for the next set-up, and reports
// whether they are others than before.
func (s *Scene) rememberDecks(c *game.Context) bool {
	if s.game.Deck == nil {
		return false
	}
	of := slices.Clone(s.decks.of[:s.count])
	if slices.Equal(of, c.Settings.Decks[s.game.ID]) {
		return false
	}
	all := maps.Clone(c.Settings.Decks)
	if all == nil {
		all = map[string][]string{}
	}
	all[s.game.ID] = of
	c.Settings.Decks = all
	return true
}

// deckOf is the deck of a seat, or nil.
func (s *Scene) deckOf(i int) *deckbox.Entry { return s.decks.box.Find(s.decks.of[i]) }

// deckTrouble says what keeps a seat's deck from being played.
func (s *Scene) deckTrouble(i int) rules.Text {
	if s.game.Deck == nil {
		return rules.Text{}
	}
	e := s.deckOf(i)
	if e == nil {
		return noDeck
	}
	if p := s.game.DeckProblems(&e.Deck); len(p) > 0 {
		return p[0].Text
	}
	return rules.Text{}
}

// length is how many matches are played, in games with decks.
func (s *Scene) length(c *game.Context, f *ui.Rows) {
	if s.game.Deck == nil {
		return
	}
	names := make([]string, len(bestOf))
	for i := range bestOf {
		names[i] = c.T(bestTexts[i])
	}
	s.decks.best = f.Choice("best", c.T(matchText), names, s.decks.best)
	if bestOf[s.decks.best] > 1 {
		help := bestHelp
		switch {
		case s.game.Chooser != nil:
			help = game.Text{}
		case !slices.ContainsFunc(s.game.Deck.Sections, func(d rules.DeckSection) bool { return d.Side }):
			help = bestBareHelp
		}
		if !help.Empty() {
			f.Text(c.T(help), ui.AsideText)
		}
	}
}

// deckHigh is the height of deck in a place of a width.
func (s *Scene) deckHigh(c *game.Context, i int, w float64) float64 {
	name, under, _ := s.deckWords(c, i)
	w -= deckEdge
	return max(s.ui.Size(46), 46, 12+s.ui.ParaHeight(w, name, deckName)+s.ui.ParaHeight(w, under, smallDeck))
}

// deckEdge is what the deck's sign and edges take of its width.
const deckEdge = 66.0

// deckWords are a deck's name and what it is, and whether it can be played.
func (s *Scene) deckWords(c *game.Context, i int) (name, under string, sound bool) {
	if why := s.deckTrouble(i); !why.Empty() {
		under = c.T(why)
	}
	e := s.deckOf(i)
	if e == nil {
		return c.T(noDeck), "", false
	}
	if under != "" {
		return c.T(e.Name), under, false
	}
	whose := ownDeck
	if e.Ready {
		whose = readyDeck
	}
	if under = c.T(whose); s.count <= fewSeats {
		under += " · " + c.T(deckbox.Summary(s.game, &e.Deck))
	}
	if s.offer {
		under = c.T(offerDecks[min(i, 1)]) + " · " + under
	}
	return c.T(e.Name), under, true
}

// deck is the deck of a seat in r; pressing it opens the choice.
func (s *Scene) deck(c *game.Context, i int, r game.Rect) {
	u := s.ui
	name, under, sound := s.deckWords(c, i)
	plan := ""
	if e := s.deckOf(i); e != nil {
		plan = c.T(e.Plan)
	}
	label := s.deckOfText(c, i) + c.T(ui.Colon) + sentences(name, under, plan)
	if u.Button(u.Sub("deckof", i), r, ui.Button{Look: ui.PanelLook, Label: label, Why: plan}) {
		s.decks.seat = i + 1
	}
	u.Icon("card-pickup", game.Point{X: r.X + 30, Y: r.Y + r.H/2}, min(u.Size(28), 36), ui.Gold)
	col := ui.Cream
	if !sound {
		col = ui.Alert
	}
	x, w := r.X+deckEdge-10, r.W-deckEdge
	y := r.Y + (r.H-u.ParaHeight(w, name, deckName)-u.ParaHeight(w, under, smallDeck))/2
	y += u.Lines(x, y, w, name, deckName)
	u.Lines(x, y, w, under, smallDeck.In(col))
}

var smallDeck = ui.SmallText

// deckOfText names the deck of a seat.
func (s *Scene) deckOfText(c *game.Context, i int) string {
	if s.offer {
		return c.T(offerDecks[min(i, 1)])
	}
	n := s.nameOf(c, i)
	return c.T(game.Text{FR: "Deck " + rules.Of(n, rules.French), EN: "Deck of " + n})
}

var deckName = ui.HeadText.Sized(17)

// chooser is the choice of a seat's deck over the screen.
func (s *Scene) chooser(c *game.Context) {
	i := s.decks.seat - 1
	if i < 0 {
		return
	}
	u := s.ui
	u.Modal("chooser-veil", 0.7)
	title := s.deckOfText(c, i)
	u.Region("chooser", title)
	w, h := min(u.Size(680), c.W-16), min(u.Size(620), c.H-24)
	r := game.Rect{X: (c.W - w) / 2, Y: (c.H - h) / 2, W: w, H: h}
	u.Panel(r)
	in := r.Inset(16)
	t := ui.HeadText.Sized(22).At(art.Centre)
	th := u.ParaHeight(in.W, title, t)
	u.SayHeading(title)
	u.Lines(in.X, in.Y, in.W, title, t)
	bh := max(u.Size(44), 46)
	u.Scroll("chooser", game.Rect{X: in.X, Y: in.Y + th + 8, W: in.W, H: in.H - th - bh - 18},
		func(x, y, w float64) float64 {
			f := u.Rows(x, y, w)
			if len(s.decks.box.Own) > 0 {
				f.Head("chooser-own", c.T(ownHead))
			}
			for k := range s.decks.box.Own {
				s.choice(c, f, i, &s.decks.box.Own[k], k)
			}
			f.Head("chooser-ready", c.T(readyHead))
			for k := range s.decks.box.Ready {
				s.choice(c, f, i, &s.decks.box.Ready[k], 1000+k)
			}
			return f.Height()
		})
	foot := game.Rect{X: in.X, Y: in.Y + in.H - bh, W: in.W, H: bh}
	half := foot
	half.W = (foot.W - 10) / 2
	if s.Builder != nil {
		if u.Button("chooser-build", half, ui.Button{Text: c.T(buildText), Size: 16}) {
			s.decks.read, s.decks.opened = false, true
			c.Push(s.Builder(s.decks.of[i]))
		}
		half.X += half.W + 10
	} else {
		half = foot
	}
	if u.Button("chooser-close", half, ui.Button{Text: c.T(closeText), Size: 16}) {
		s.decks.seat = 0
	}
}

// choice is one deck that a seat can take.
func (s *Scene) choice(c *game.Context, f *ui.Rows, i int, e *deckbox.Entry, n int) {
	u := s.ui
	name, line, plan := c.T(e.Name), c.T(deckbox.Summary(s.game, &e.Deck)), c.T(e.Plan)
	why := ""
	if p := s.game.DeckProblems(&e.Deck); len(p) > 0 {
		why = c.T(p[0].Text)
	}
	small := ui.SmallText.In(ui.Cream)
	w := f.Width() - 32
	high := 16 + u.ParaHeight(w, name, deckName) + u.ParaHeight(w, line, small)
	for _, l := range []string{why, plan} {
		if l != "" {
			high += u.ParaHeight(w, l, ui.AsideText.Sized(15))
		}
	}
	r := f.Take(max(56, high))
	label := sentences(name, line, plan, why)
	if u.Button(u.Sub("choice", n), r, ui.Button{Look: ui.PanelLook, Label: label, On: s.decks.of[i] == e.ID}) {
		s.decks.of[i], s.decks.seat = e.ID, 0
	}
	y := r.Y + 8
	y += u.Lines(r.X+16, y, w, name, deckName)
	y += u.Lines(r.X+16, y, w, line, small)
	if why != "" {
		y += u.Lines(r.X+16, y, w, why, ui.AsideText.Sized(15).In(ui.Alert))
	}
	if plan != "" {
		u.Lines(r.X+16, y, w, plan, ui.AsideText.Sized(15))
	}
}

// Resumed implements game.Resumer: back from the deck builder, with the deck
// that was opened there last.
func (s *Scene) Resumed(c *game.Context, result any) {
	s.readDecks(c)
	id, _ := result.(string)
	if d := &s.decks; d.opened && d.seat > 0 && d.box.Find(id) != nil {
		d.of[d.seat-1], d.seat = id, 0
	}
	s.decks.opened = false
	s.ui.Changed()
}

// sentences puts those parts that say something one after the other.
func sentences(parts ...string) string {
	parts = slices.DeleteFunc(parts, func(p string) bool { return p == "" })
	for i, p := range parts {
		if !strings.HasSuffix(p, ".") && i < len(parts)-1 {
			parts[i] = p + "."
		}
	}
	return strings.Join(parts, " ")
}
