// Package illustration shows the pictures of a game's help: cards whose parts are
// named, and positions as small tables, painted by the table itself. A press opens a
// position to play with; what happens in it is shown in motion when somebody asks.
//
// A picture of a table is painted once, when it comes in sight, aside from the screen.
// Then the table is gone, and the picture costs nothing until the page is left.
package illustration

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/picture"
	"wyrmtable/scenes/prints"
	"wyrmtable/scenes/table"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/theme"
	"wyrmtable/scenes/ui"
)

// A Studio has the pictures of one game that are on a page.
type Studio struct {
	kit  *ui.Kit
	look *look.Look
	open func(c *game.Context, s *rules.Session)

	all     []*picture.Picture
	read    bool
	panels  map[string]*panel // by id, those of the page
	order   []*panel          // in the order in which they were asked for
	known   map[string]laid   // where everything lies, by id, also of pages that were left
	laidOne bool              // in this frame
	waits   bool              // another one is to be laid out
	ground  *table.Still      // the first one, whose ground all others have
	frame   game.Frame        // scratch
	options theme.Options     // by which the pictures were painted
	view    game.View         // of the window
}

// New returns the pictures of a game. open leads to the table of a position.
func New(kit *ui.Kit, lk *look.Look, open func(c *game.Context, s *rules.Session)) *Studio {
	return &Studio{kit: kit, look: lk, open: open}
}

// Build describes the picture of an id in a place w units wide, and returns its height;
// 0 for one that there is not. Words are set by set, which returns their height.
func (s *Studio) Build(c *game.Context, u *ui.UI, id string, x, y, w float64, set Setter) float64 {
	s.renew(c)
	p := s.panel(id)
	if p == nil {
		return 0
	}
	if p.picture.OfCard() {
		return s.buildCard(u, p.picture, x, y, w, set)
	}
	return s.buildTable(c, u, p, x, y, w, set)
}

// renew gives pictures back that were painted for another window, or in another way.
func (s *Studio) renew(c *game.Context) {
	o := theme.Options{Lang: c.Settings.Lang, Letters: c.Settings.ColourLetters, Contrast: c.Settings.HighContrast}
	if o != s.options || c.View != s.view {
		s.Close()
		s.options, s.view, s.known = o, c.View, map[string]laid{}
	}
}

// A Setter sets a text of a picture, with its references, and returns its height. id
// tells the texts of a page apart.
type Setter func(id string, x, y, w float64, text string, t ui.Text) float64

// panel is the picture of an id; nil where there is none.
func (s *Studio) panel(id string) *panel {
	if p := s.panels[id]; p != nil {
		return p
	}
	if !s.read {
		s.read = true
		s.all, _ = picture.Of(s.look.Game) // the tests of the game say what is wrong
	}
	for _, pic := range s.all {
		if pic.ID != id {
			continue
		}
		p := &panel{picture: pic}
		if s.panels == nil {
			s.panels = map[string]*panel{}
		}
		s.panels[id] = p
		s.order = append(s.order, p)
		return p
	}
	return nil
}

// Update lets the pictures in sight be painted, one after the other, and the one that
// moves go on. It reports whether a page that shows them has to be described anew.
func (s *Studio) Update(c *game.Context) (changed bool) {
	changed, s.laidOne, s.waits = s.waits, false, false
	for _, p := range s.order {
		if p.busy() {
			return s.goOn(c, p) || changed
		}
	}
	for _, p := range s.order {
		if p.wanted && p.laid.w > 0 && !p.painted {
			s.begin(p)
			return s.goOn(c, p)
		}
	}
	return changed
}

// Close gives the pictures of a page back.
func (s *Studio) Close() {
	for _, p := range s.order {
		p.close(s)
	}
	if s.ground != nil {
		s.ground.Close()
	}
	s.ground, s.order, s.panels = nil, nil, nil
}

// Painting reports whether a picture in sight is still to be painted, for tests.
func (s *Studio) Painting() bool {
	if s.waits {
		return true
	}
	for _, p := range s.order {
		if p.busy() || p.wanted && !p.painted && !p.picture.OfCard() {
			return true
		}
	}
	return false
}

// card draws a face in r, large.
func (s *Studio) card(u *ui.UI, f rules.Face, r game.Rect) {
	u.Image(prints.Picture(u.Kit, s.look.Theme, f, r.W, true,
		theme.Options{Lang: u.Lang(), Letters: u.Letters(), Contrast: u.Contrast()}), r, ui.White)
}
