package setup

import (
	"strings"

	"wyrmtable/art"
	"wyrmtable/game"
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
	back := u.Page(s.page(c), func(x, y, w float64) float64 {
		if s.opened {
			return s.unfolded(c, x, y, w)
		}
		return s.seats(c, x, y, w)
	}, func(r game.Rect) { s.foot(c, r) })
	s.chooser(c)
	s.drawToss(c)
	switch {
	case back && s.decks.seat > 0:
		s.decks.seat = 0
	case back && s.opened:
		s.fold(c)
	case back:
		c.Pop(nil)
	}
}

// page is what the screen looks like: narrow around few players, wide around more
// of them or the options.
func (s *Scene) page(c *game.Context) ui.Page {
	p := ui.Page{Title: s.game.Name, Game: s.style(), Wide: 780, Snug: true}
	if s.opened {
		p.Wide, p.Snug = 1140, false
	} else if s.count > fewSeats {
		p.Wide = 1140
	}
	p.Foot = s.footHigh(c, s.ui.PageWidth(p))
	return p
}

// fewSeats stand one below the other; more stand side by side where they can.
const fewSeats = 3

// style is how the game looks, for the head of a page.
func (s *Scene) style() *art.Theme { return looks.StyleOf(s.game.ID) }

// startHigh is the height of the button that begins.
func (s *Scene) startHigh() float64 { return max(54, s.ui.Size(52)) }

// footGap lies between what stands in the foot.
const footGap = 12.0

// footParts are the places of what stands in the foot, w units wide: what keeps the
// game from starting, the folded options, and the button that begins, beside them
// or on a phone below.
func (s *Scene) footParts(c *game.Context, w float64) (why, fold, start game.Rect) {
	u, high := s.ui, s.startHigh()
	y := 0.0
	if t := c.T(s.trouble()); t != "" {
		why = game.Rect{W: w, H: u.ParaHeight(w, t, troubleText)}
		y = why.H + 6
	}
	sw := min(w*0.42, u.Size(280))
	if c.Portrait() || w-sw-footGap < u.Size(330) {
		fold = game.Rect{Y: y, W: w, H: s.foldHigh(c, w)}
		return why, fold, game.Rect{Y: y + fold.H + 8, W: w, H: high}
	}
	fold = game.Rect{Y: y, W: w - sw - footGap, H: max(high, s.foldHigh(c, w-sw-footGap))}
	return why, fold, game.Rect{X: w - sw, Y: y + (fold.H-high)/2, W: sw, H: high}
}

func (s *Scene) footHigh(c *game.Context, w float64) float64 {
	_, fold, start := s.footParts(c, w)
	return max(fold.Y+fold.H, start.Y+start.H) + 10
}

// foot holds the folded options and the button that begins, with why it cannot be
// pressed.
func (s *Scene) foot(c *game.Context, r game.Rect) {
	u := s.ui
	why, fold, start := s.footParts(c, r.W)
	at := func(part game.Rect) game.Rect {
		part.X, part.Y = part.X+r.X, part.Y+r.Y
		return part
	}
	words := c.T(s.trouble())
	if words != "" {
		w := at(why)
		u.Para(w.X, w.Y, w.W, words, troubleText)
	}
	s.foldPlate(c, at(fold))
	if u.Button("start", at(start), ui.Button{Text: c.T(startText), Look: ui.EmberLook, Size: 21, Disabled: words != "",
		Label: label(c.T(startText), words)}) {
		s.begin(c)
	}
}

var troubleText = ui.BodyText.In(ui.Alert)

func label(text, why string) string {
	if why == "" {
		return text
	}
	return text + " (" + why + ")"
}

// nameOf is what a seat is called here: by its number while it has no name, and
// before it is known who sits there.
func (s *Scene) nameOf(c *game.Context, i int) string {
	if s.offer && i > 0 && s.count == 2 {
		return c.T(otherText)
	}
	if n := strings.TrimSpace(s.players[i].name.Value()); n != "" {
		return n
	}
	return c.T(playerText(i))
}
