// Package decks is the deck builder: the decks at hand, and the bench on which
// one of them is built from the collection. It knows no game: sections, rules of
// construction and facets come from rules.DeckRules.
//
// Whatever is changed is kept at once; undo goes back over all changes since the
// deck was opened.
package decks

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/deckbox"
	"wyrmtable/scenes/theme"
	"wyrmtable/scenes/ui"
	"wyrmtable/sounds"
)

// Scene is the deck builder of one game. It pops with the id of the deck that
// was opened last, a string.
type Scene struct {
	// Start is the id of the deck to begin with on the bench; "" for the shelf.
	Start string
	// Help makes the rules of the game, open at a face if that is not 0; nil: there
	// are none.
	Help func(f rules.Face) game.Scene
	// Share makes the panel on which a deck is sent; nil: there is none.
	Share func(d rules.Deck) game.Scene

	ui    *ui.UI
	game  *rules.Game
	theme *theme.Theme // nil: cards are shown as plain sheets

	// The shelf.
	box      deckbox.Box
	read     bool
	picked   string // id of the deck whose buttons show
	last     string // id of the deck that was on the bench last
	naming   string // id of the deck being renamed
	deleting string
	files    []string // importable files, when they are shown

	direct bool // it began with a deck on the bench: from there one goes back at once

	// The bench; nil while the shelf shows.
	bench   *bench
	id      string // of the deck on it; "" while it was not kept yet
	name    game.TextField
	typing  bool // the name is, or was just, being typed
	search  game.TextField
	filter  *filter
	toSide  bool // cards go into the sideboard
	tab     tab
	sheet   sheet
	zoom    rules.Face
	zoomAt  int // the section it is looked at from; -1: the collection
	list    bool
	report  *report
	hover   hover
	refusal refusal
	drag    drag
	groups  []group // where the sections lie, to be dropped on
	labels  map[labelKey]string
}

// A tab is what a narrow screen shows of the bench.
type tab uint8

const (
	cardsTab tab = iota
	deckTab
	filterTab
	tabCount
)

// A sheet is what the deck's panel shows.
type sheet uint8

const (
	listSheet sheet = iota
	statSheet
	ruleSheet
)

// A group is a section of the deck on the screen.
type group struct {
	section int
	r       game.Rect
}

// New returns the deck builder of g, whose cards look like th, open at the shelf.
func New(k *ui.Kit, g *rules.Game, th *theme.Theme) *Scene {
	s := &Scene{ui: ui.New(k), game: g, theme: th, zoomAt: -1,
		name: game.TextField{Label: nameLabel, Max: 40}, search: game.TextField{Label: searchLabel, Max: 40}}
	s.filter = newFilter(g)
	return s
}

// Open makes the builder begin with a deck on the bench: an entry's id, or ""
// for a new deck.
func (s *Scene) Open(c *game.Context, id string) {
	s.readBox(c)
	if e := s.box.Find(id); e != nil {
		s.edit(c, e)
		return
	}
	s.begin(rules.Deck{Name: s.box.FreeName(c.T(newName))}, "")
}

func (s *Scene) readBox(c *game.Context) {
	s.box, s.read = deckbox.Open(c, s.game), true
	if s.box.Find(s.picked) == nil {
		s.picked = ""
	}
	s.ui.Changed()
}

// edit puts a deck on the bench: of a ready one a copy, which is kept once it is
// changed.
func (s *Scene) edit(c *game.Context, e *deckbox.Entry) {
	d, id := e.Deck.Clone(), e.ID
	if e.Ready {
		d.Name, id = s.box.FreeName(d.Name), ""
	}
	if !e.Warn.Empty() {
		c.Notice(e.Warn)
	}
	s.begin(d, id)
}

// begin puts a deck on the bench.
func (s *Scene) begin(d rules.Deck, id string) {
	s.bench, s.id, s.last = newBench(s.game, d, nil), id, id
	s.name.SetValue(d.Name)
	s.search.SetValue("")
	s.filter.clear()
	s.tab, s.sheet, s.toSide, s.zoom, s.list, s.report = cardsTab, listSheet, false, 0, false, nil
	if len(d.Lines) > 0 {
		s.tab = deckTab
	}
	s.refusal = refusal{}
	s.ui.ScrollTop("collection")
	s.ui.ScrollTop("deck")
	s.ui.Focus("search")
	s.ui.Changed()
}

// keep writes the deck on the bench down.
func (s *Scene) keep(c *game.Context) {
	if s.bench.brought != nil {
		return // it is for one match only
	}
	id, err := deckbox.Keep(c, s.game, s.id, s.bench.deck)
	if err != nil {
		c.Notice(rules.Join(keepFailed, game.Reason(err)))
		return
	}
	s.id, s.last, s.picked = id, id, id
	s.read = false
}

// changed keeps a change, or says why there was none.
func (s *Scene) changed(c *game.Context, why rules.Text) bool {
	s.ui.Changed()
	if !why.Empty() {
		s.refuse(c, why)
		return false
	}
	s.refusal.text = rules.Text{}
	c.Sound.Play(sounds.CardSlide)
	s.keep(c)
	return true
}

// A refusal says for a while why a card did not go where it was to go. It stands
// where the standing of the deck does: nothing that can be pressed lies there.
type refusal struct {
	text  rules.Text
	until time.Duration
	said  []string // all of them, for the live region
}

const refusalFor = 5 * time.Second

func (s *Scene) refuse(c *game.Context, why rules.Text) {
	c.Sound.Play(sounds.Error)
	if s.bench.brought != nil { // the exchange has no such line
		c.Notice(why)
		return
	}
	r := &s.refusal
	r.text, r.until = why, c.Now+refusalFor
	r.said = append(r.said, c.T(why))
	c.Redraw()
}

// pass takes a refusal away when it has been read.
func (r *refusal) pass(c *game.Context, u *ui.UI) {
	if !r.text.Empty() && c.Now >= r.until {
		r.text = rules.Text{}
		u.Changed()
		c.Redraw()
	}
}

// target is the section that a face goes to when it is pressed.
func (s *Scene) target(f rules.Face) int {
	home := s.game.Deck.Home(f)
	if s.toSide {
		if o := s.bench.other(home, f); o >= 0 && !s.bench.section(home).Side {
			return o
		}
	}
	return home
}

// hasSide reports whether decks of the game have a sideboard.
func (s *Scene) hasSide() bool {
	return slices.ContainsFunc(s.game.Deck.Sections, func(d rules.DeckSection) bool { return d.Side })
}

func (s *Scene) add(c *game.Context, section int, f rules.Face) {
	s.changed(c, s.bench.add(section, f))
}

func (s *Scene) take(c *game.Context, section int, f rules.Face) {
	s.changed(c, s.bench.take(section, f))
}

func (s *Scene) move(c *game.Context, from, to int, f rules.Face) {
	s.changed(c, s.bench.move(from, to, f))
}

func (s *Scene) undo(c *game.Context, back bool) {
	ok := false
	if back {
		ok = s.bench.undo()
	} else {
		ok = s.bench.redo()
	}
	if !ok {
		c.Sound.Play(sounds.Error)
		return
	}
	c.Sound.Play(sounds.CardFlip)
	s.keep(c)
	s.ui.Changed()
}

// Update implements game.Scene.
func (s *Scene) Update(c *game.Context) {
	if !s.read && s.bench == nil {
		s.readBox(c)
	}
	if s.Start != "" {
		s.Open(c, s.Start)
		s.Start, s.direct = "", true
	}
	s.ui.Begin(c)
	for e := range c.Events() {
		if !s.dragged(c, e) && !s.key(c, e) {
			s.ui.Event(c, e, s.build)
		}
	}
	s.rename(c)
	s.hover.pass(c, s)
	s.refusal.pass(c, s.ui)
	s.ui.End(c, s.build)
}

// rename keeps the name of the deck on the bench once it is typed.
func (s *Scene) rename(c *game.Context) {
	switch {
	case s.bench == nil:
		return
	case s.name.Focused():
		s.typing = true
		return
	case !s.typing:
		return
	}
	s.typing = false
	n := strings.TrimSpace(s.name.Value())
	if n == "" {
		n = s.bench.deck.Name
		s.name.SetValue(n)
	}
	if n != s.bench.deck.Name {
		s.bench.deck.Name = n
		s.keep(c)
		s.ui.Changed()
	}
}

// key takes the keys that no action stands for: copy and paste of lists, redo,
// and the keys that put in and take out a copy of the card with the focus.
func (s *Scene) key(c *game.Context, e game.Event) bool {
	if e.Kind != game.KeyDown || s.name.Focused() || s.search.Focused() {
		return false
	}
	if s.bench != nil && s.bench.brought != nil {
		return false
	}
	if e.Key == "Ctrl+v" {
		s.paste(c)
		return true
	}
	if s.bench == nil || s.report != nil {
		return false
	}
	section, f := s.focused()
	switch e.Key {
	case "Ctrl+c":
		s.copyList(c)
	case "Ctrl+y", "Ctrl+Shift+z":
		s.undo(c, false)
	case "Delete", "Minus", "NumpadSubtract":
		if f == 0 {
			return false
		}
		if section < 0 {
			section = s.target(f)
		}
		s.take(c, section, f)
	case "Equal", "Shift+Equal", "NumpadAdd", "Insert":
		if f == 0 {
			return false
		}
		if section < 0 {
			section = s.target(f)
		}
		s.add(c, section, f)
	default:
		return false
	}
	return true
}

// focused is the card that is looked at large or has the keyboard, and the
// section it lies in; -1: the collection.
func (s *Scene) focused() (section int, f rules.Face) {
	if s.zoom != 0 {
		return s.zoomAt, s.zoom
	}
	return cardOf(s.ui.Focused())
}

// The names of widgets that stand for cards: "card.12" in the collection,
// "row.1.12" in section 1 of the deck, "more.1.12" and "swap.1.12" beside it.
func cardOf(id string) (section int, f rules.Face) {
	parts := strings.Split(id, ".")
	switch {
	case len(parts) == 2 && parts[0] == "card":
		n, _ := strconv.Atoi(parts[1])
		return -1, rules.Face(n)
	case len(parts) == 3 && slices.Contains([]string{"row", "more", "swap"}, parts[0]):
		at, _ := strconv.Atoi(parts[1])
		n, _ := strconv.Atoi(parts[2])
		return at, rules.Face(n)
	}
	return -1, 0
}

func (s *Scene) rowID(what string, section int, f rules.Face) string {
	return s.ui.Sub(s.ui.Sub(what, section), int(f))
}

// Draw implements game.Scene.
func (s *Scene) Draw(c *game.Context, dst *game.Frame) { s.ui.Draw(c, dst, s.build) }

// Mirror implements game.Mirrored.
func (s *Scene) Mirror(c *game.Context) game.Mirror {
	title := rules.Join(titleText, ui.Colon, rules.Same(s.game.Name))
	if s.bench != nil {
		title = rules.Same(s.bench.deck.Name)
	}
	return s.ui.Mirror(c.T(title))
}

// Resumed implements game.Resumer: the answer to "delete?".
func (s *Scene) Resumed(c *game.Context, result any) {
	if yes, _ := result.(bool); yes && s.deleting != "" {
		if err := deckbox.Delete(c, s.deleting); err != nil {
			c.Notice(game.Reason(err))
		}
	}
	s.deleting = ""
	s.readBox(c)
}

// build describes the screen.
func (s *Scene) build(c *game.Context) {
	if f := s.ui.Files(); f != nil {
		s.takeFiles(c, f)
	}
	if s.bench == nil {
		s.buildShelf(c)
	} else {
		s.buildBench(c)
	}
	if s.report != nil {
		s.buildReport(c)
	}
}

// hover shows a card large beside the one the mouse rests on.
type hover struct {
	f     rules.Face
	at    game.Rect
	why   rules.Text
	seen  rules.Face // in the last frame
	since time.Duration
	shown bool
}

const hoverTime = 380 * time.Millisecond

// pass shows the card when the mouse has rested long enough.
func (h *hover) pass(c *game.Context, s *Scene) {
	if h.f != h.seen || s.drag.on() {
		h.seen, h.since, h.shown = h.f, c.Now, false
	}
	if h.f == 0 || h.shown || s.drag.on() {
		return
	}
	c.Redraw()
	if c.Now-h.since >= hoverTime {
		h.shown = true
		s.ui.Changed()
	}
}
