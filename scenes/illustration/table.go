package illustration

import (
	"image"
	"math"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/picture"
	"wyrmtable/scenes/table"
	"wyrmtable/scenes/ui"
)

// This file shows a position as a small table.

// A panel is a picture on the page.
type panel struct {
	picture *picture.Picture
	wanted  bool // it is in sight
	board   *rules.Board
	laid    laid
	rest    *ebiten.Image // what is shown at rest
	painted bool          // all of that is there

	still  *table.Still // while it is painted or moves
	moves  bool
	begun  bool             // it moves already
	moving [2]*ebiten.Image // by turns, since what is on the screen may not change
	turn   int
	rested time.Duration // how long nothing has moved any more
	broken bool          // it cannot be shown
}

// laid is where everything lies: of the table, in its units, the part that is seen and
// what is named; and how wide that part is on the page.
type laid struct {
	view  game.View
	part  game.Rect
	marks []game.Rect
	w, k  float64 // k: units of the page in one of the table
	board *rules.Board
}

func (p *panel) busy() bool { return p.still != nil }

// How pictures are shown.
const (
	afterwards = 1600 * time.Millisecond // what has come of it is seen
	mostHigh   = 430.0                   // of a picture
	largest    = 1.25                    // times the size that a table has
	around     = 14.0                    // beside what is seen
	roomy      = .75                     // of a picture of that height, what is as wide where something moves
)

// buildTable describes the picture with its words, and returns its height.
func (s *Studio) buildTable(c *game.Context, u *ui.UI, p *panel, x, y, w float64, set Setter) float64 {
	if !s.lay(c, p, w) {
		if p.broken {
			return 0
		}
		return mostHigh // until its turn comes
	}
	l := &p.laid
	r := game.Rect{X: x, Y: y + 6, W: l.part.W * l.k, H: l.part.H * l.k}
	r.X += max(0, (w-r.W)/2)
	p.wanted = u.Shows(r)
	u.Bar(r.Inset(-2), frameInk)
	u.Bar(r, groundInk)
	caption := u.T(ui.Colon) + rules.Plain(p.fill(p.picture.Caption, u))
	hit := u.Hit("picture-"+p.picture.ID, r, ui.Place{Label: u.T(playText) + caption})
	img := p.rest
	if p.moves && p.moving[p.turn] != nil {
		img = p.moving[p.turn]
	}
	u.Image(img, r, ui.White)
	if !p.moves {
		s.marks(u, p, r)
	}
	if hit.Focused || hit.Hot {
		u.Ring(r)
	}
	if hit.Tip {
		u.Tip(r, u.T(playText))
	}
	if hit.Pressed {
		s.play(c, p)
	}
	low := r.Y + r.H + 8
	low += s.buttons(c, u, p, x, low, w)
	seen := func(i int) bool { return l.marks[i].W > 0 }
	return low + s.words(u, p.picture, p.board, game.Rect{X: x, Y: low, W: w}, seen, set) - y + 14
}

// buttons describes what can be done with the picture, and returns their height.
func (s *Studio) buttons(c *game.Context, u *ui.UI, p *panel, x, y, w float64) float64 {
	if len(p.picture.Does) == 0 {
		return 0
	}
	b := ui.Button{Text: u.T(moveText), Icon: "play-button", Size: 15, Disabled: p.moves || !p.painted,
		Label: u.T(moveText) + u.T(ui.Colon) + rules.Plain(p.fill(p.picture.Caption, u))}
	r := game.Rect{X: x, Y: y, W: min(w, u.TextWidth(b.Text, ui.ButtonText.Sized(15))+64), H: max(u.Size(36), 44)}
	if u.Button("move-"+p.picture.ID, r, b) {
		s.move(p)
		c.Redraw()
	}
	return r.H + 8
}

// marks describes the rings and numbers on the picture in r.
func (s *Studio) marks(u *ui.UI, p *panel, r game.Rect) {
	k, part := p.laid.k, p.laid.part
	place := func(m game.Rect) game.Rect {
		m = game.Rect{X: r.X + (m.X-part.X)*k, Y: r.Y + (m.Y-part.Y)*k, W: m.W * k, H: m.H * k}
		return within(m.Inset(-3), r.Inset(1))
	}
	u.Clipped(r, func() {
		for _, m := range p.laid.marks {
			if m.W > 0 {
				ring(u, place(m))
			}
		}
		var taken []game.Point
		for i, m := range p.laid.marks {
			if m.W > 0 {
				taken = append(taken, free(place(m), r.Inset(counted+3), taken))
				number(u, i+1, taken[len(taken)-1], counted)
			}
		}
	})
}

// free is a place on a ring for its number, on no other number, within r: a corner, for
// a narrow ring its upper edge, and for a small one a place beside it.
func free(ring, r game.Rect, taken []game.Point) game.Point {
	x, y := ring.X+ring.W, ring.Y+ring.H
	places := [...]game.Point{{X: ring.X, Y: ring.Y}, {X: x, Y: ring.Y}, {X: ring.X, Y: y}, {X: x, Y: y}}
	switch {
	case ring.W < 4*counted && ring.H < 4*counted: // beside it: a number would cover what is in it
		mx, my := ring.X+ring.W/2, ring.Y+ring.H/2
		places = [...]game.Point{{X: ring.X - counted, Y: my}, {X: x + counted, Y: my}, {X: mx, Y: ring.Y - counted}, {X: mx, Y: y + counted}}
	case ring.W < 4*counted:
		places[0].X += ring.W / 2
	}
	for i := range places {
		c := &places[i]
		c.X, c.Y = min(max(c.X, r.X), r.X+r.W), min(max(c.Y, r.Y), r.Y+r.H)
		if !slices.ContainsFunc(taken, func(o game.Point) bool { return math.Hypot(o.X-c.X, o.Y-c.Y) < 2*counted }) {
			return *c
		}
	}
	return places[0]
}

// ring describes a frame around what is named.
func ring(u *ui.UI, r game.Rect) {
	const t = 2.0
	edges := [...]game.Rect{{X: r.X, Y: r.Y, W: r.W, H: t}, {X: r.X, Y: r.Y + r.H - t, W: r.W, H: t},
		{X: r.X, Y: r.Y, W: t, H: r.H}, {X: r.X + r.W - t, Y: r.Y, W: t, H: r.H}}
	for _, e := range edges {
		u.Bar(e.Inset(-1), ringShade)
	}
	for _, e := range edges {
		u.Bar(e, ui.Gold)
	}
}

func (p *panel) fill(t rules.Text, u *ui.UI) string { return p.picture.Fill(t, p.board, u.Lang()) }

// play opens the position.
func (s *Studio) play(c *game.Context, p *panel) {
	session, err := p.picture.Open()
	if err != nil {
		c.Notice(rules.Same(err.Error()))
		return
	}
	s.open(c, session)
}

// lay finds out, once, what is seen of the table and where everything lies, for a
// place w units wide. It reports false for a picture that cannot be shown, and for one
// that waits: a frame has time to lay one out.
func (s *Studio) lay(c *game.Context, p *panel, w float64) bool {
	if p.broken || p.laid.w == w {
		return !p.broken
	}
	l, ok := s.known[p.picture.ID]
	if !ok || l.w != w {
		if s.laidOne {
			s.waits = true
			return false
		}
		session, err := p.picture.Open()
		if err != nil {
			p.broken = true // the tests of the game say why
			return false
		}
		l = s.layOut(c, p.picture, session, w)
		s.known[p.picture.ID], s.laidOne = l, true
	}
	p.close(s)
	p.laid, p.board = l, l.board
	return true
}

// layOut lays the table of a session out.
func (s *Studio) layOut(c *game.Context, pic *picture.Picture, session *rules.Session, w float64) laid {
	l := laid{w: w, view: game.View{W: game.LandscapeW, H: game.LandscapeH, Scale: 1, Device: c.Device}}
	l.board = session.Match().Board()
	if c.Portrait() {
		l.view.W, l.view.H = game.PortraitW, game.PortraitH+80
	}
	l.view.PxW, l.view.PxH = int(l.view.W), int(l.view.H)
	still := table.NewStill(s.kit, s.look, session, pic.Eyes, nil)
	still.Update(c.Still(l.view))
	for i := range pic.Marks {
		l.marks = append(l.marks, still.Spot(&pic.Marks[i].At))
	}
	for i := range pic.Shows {
		if r := still.Spot(&pic.Shows[i]); r.W > 0 {
			l.part = union(l.part, r.Inset(-around))
		}
	}
	if l.part.W <= 0 {
		l.part = still.Whole()
		for _, m := range l.marks {
			if m.W > 0 {
				l.part = union(l.part, m.Inset(-around/2))
			}
		}
	}
	if len(pic.Does) > 0 {
		l.part = widened(l.part, l.part.H*w/mostHigh*roomy, l.view.W)
	}
	l.part = within(l.part, l.view.Bounds())
	l.k = min(w/l.part.W, mostHigh/l.part.H, largest)
	l.view.Scale = c.Scale * l.k
	l.view.PxW, l.view.PxH = px(l.view.W, l.view.Scale), px(l.view.H, l.view.Scale)
	still.Close()
	return l
}

// begin begins to paint a picture.
func (s *Studio) begin(p *panel) {
	session, err := p.picture.Open()
	if err != nil {
		p.broken = true
		return
	}
	p.still = table.NewStill(s.kit, s.look, session, p.picture.Eyes, s.ground)
	if s.ground == nil {
		s.ground = p.still
	}
}

// move shows what happens.
func (s *Studio) move(p *panel) {
	session, err := p.picture.Told()
	if err != nil || p.still != nil {
		return
	}
	p.still = table.NewStill(s.kit, s.look, session, p.picture.Eyes, s.ground)
	p.moves, p.begun, p.rested = true, false, 0
}

// goOn lets the picture that is painted or moves go on, and reports whether the page
// has to be described anew.
func (s *Studio) goOn(c *game.Context, p *panel) bool {
	if p.still == nil {
		return false
	}
	inner := c.Still(p.laid.view)
	p.still.Update(inner)
	c.Redraw()
	if !p.moves {
		p.rest = s.paint(inner, p, p.rest)
		if !p.still.Pending() {
			p.painted = true
			p.end(s)
		}
		return true
	}
	p.turn = 1 - p.turn
	p.moving[p.turn] = s.paint(inner, p, p.moving[p.turn])
	switch {
	case !p.begun && !p.still.Pending(): // all that moves is painted
		p.begun = true
		p.still.Play()
		return true
	case !p.begun || p.still.Busy():
		return true
	}
	if p.rested += c.DT; p.rested >= afterwards {
		p.end(s)
	}
	return true
}

// paint paints the part that is seen.
func (s *Studio) paint(c *game.Context, p *panel, img *ebiten.Image) *ebiten.Image {
	l := &p.laid
	if img == nil {
		img = ebiten.NewImage(px(l.part.W, c.Scale), px(l.part.H, c.Scale))
	}
	at := image.Pt(int(l.part.X*c.Scale), int(l.part.Y*c.Scale))
	s.frame.Part(img, c.PxW, c.PxH, at, func(f *game.Frame) { p.still.Draw(c, f) })
	return img
}

// end ends painting or moving: what is left is a picture.
func (p *panel) end(s *Studio) {
	if p.still != s.ground {
		p.still.Close()
	}
	p.still = nil
	if p.moves {
		p.moves = false
		p.freeMoving()
	}
}

func (p *panel) freeMoving() {
	for i, img := range p.moving {
		if img != nil {
			img.Deallocate()
			p.moving[i] = nil
		}
	}
}

// close gives everything back but the ground, which others may have too.
func (p *panel) close(s *Studio) {
	if p.still != nil && p.still != s.ground {
		p.still.Close()
	}
	if p.rest != nil {
		p.rest.Deallocate()
	}
	p.freeMoving()
	*p = panel{picture: p.picture, broken: p.broken}
}

func px(units, scale float64) int { return max(1, int(units*scale+.5)) }

// union is the least place with both a and b in it.
func union(a, b game.Rect) game.Rect {
	if a.W <= 0 {
		return b
	}
	x, y := min(a.X, b.X), min(a.Y, b.Y)
	return game.Rect{X: x, Y: y, W: max(a.X+a.W, b.X+b.W) - x, H: max(a.Y+a.H, b.Y+b.H) - y}
}

// widened is r, at least w units wide, on a table most units wide: what is said while
// something moves stands beside it.
func widened(r game.Rect, w, most float64) game.Rect {
	if more := min(w, most) - r.W; more > 0 {
		r.X, r.W = min(max(r.X-more/2, 0), most-r.W-more), r.W+more
	}
	return r
}

// within is the part of a that lies in r.
func within(a, r game.Rect) game.Rect {
	x, y := max(a.X, r.X), max(a.Y, r.Y)
	return game.Rect{X: x, Y: y, W: max(min(a.X+a.W, r.X+r.W)-x, 1), H: max(min(a.Y+a.H, r.Y+r.H)-y, 1)}
}

var (
	playText = game.Text{FR: "Jouer avec cette position", EN: "Play with this position"}
	moveText = game.Text{FR: "Voir le mouvement", EN: "See it move"}
)
