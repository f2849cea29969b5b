package course

import (
	"slices"
	"strconv"
	"strings"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

func (s *Scene) build(c *game.Context) {
	u := s.ui
	done := c.Learned.Of(s.now.Game.ID)
	back := u.Page(ui.Page{Title: s.title(c), Game: s.now.Style, Wide: 1060, Foot: max(60, u.Size(58))},
		func(x, y, w float64) float64 { return s.content(c, done, x, y, w) },
		func(r game.Rect) { s.foot(c, done, r) })
	if back {
		c.Pop(nil)
	}
}

// content is the chosen list, with the way to forget below it.
func (s *Scene) content(c *game.Context, done *game.Course, x, y, w float64) float64 {
	u, b := s.ui, &s.now
	f := u.Rows(x, y, w)
	if len(b.Lessons) > 0 && len(b.Puzzles) > 0 {
		at := 0
		if s.onPuzzles {
			at = 1
		}
		names := []string{
			c.T(lessonsHead) + tally(count(b.Lessons, done), len(b.Lessons)),
			c.T(puzzlesHead) + tally(count(b.Puzzles, done), len(b.Puzzles)),
		}
		now := f.Pick("part", c.T(titleText), names, at)
		if s.onPuzzles = now == 1; now != at {
			u.ScrollTop("page")
			u.Changed()
		}
	}
	if s.onPuzzles || len(b.Lessons) == 0 {
		s.puzzles(c, done, f)
	} else {
		f.Head("lessons", c.T(lessonsHead))
		s.entries(c, done, f, b.Lessons, 0)
	}
	if len(done.Done)+len(done.Midway) > 0 {
		f.Gap(12)
		if f.Buttons("forget", ui.Button{Text: c.T(forgetText), Icon: "cycle", Size: 15}) == 0 {
			s.forgets = true
			c.Push(ui.NewConfirm(u.Kit, forgetText, forgetDetail, forgetYes, keepText, true))
		}
	}
	f.Gap(10)
	return f.Height()
}

// puzzles are the puzzles by their grades.
func (s *Scene) puzzles(c *game.Context, done *game.Course, f *ui.Rows) {
	all := s.now.Puzzles
	for from := 0; from < len(all); {
		to := from + 1
		for to < len(all) && all[to].Grade == all[from].Grade {
			to++
		}
		g := min(max(all[from].Grade, 1), len(gradeNames))
		f.Head(s.ui.Sub("grade", g), c.T(gradeNames[g-1]))
		s.entries(c, done, f, all[from:to], from)
		from = to
	}
}

// entries sets rows in one or two columns; first is the number before the first.
func (s *Scene) entries(c *game.Context, done *game.Course, f *ui.Rows, all []Entry, first int) {
	const gap = 12.0
	cols := 1
	if f.Width() >= s.ui.Size(760) {
		cols = 2
	}
	w := (f.Width() - gap*float64(cols-1)) / float64(cols)
	for i := 0; i < len(all); i += cols {
		row := all[i:min(i+cols, len(all))]
		high := 0.0
		for k := range row {
			high = max(high, s.entryHigh(c, &row[k], w))
		}
		r := f.Take(high)
		for k := range row {
			s.entry(c, done, game.Rect{X: r.X + float64(k)*(w+gap), Y: r.Y, W: w, H: high}, &row[k], first+i+k+1)
		}
	}
}

const (
	entryPad = 12.0
	signWide = 46.0 // of the number or the mark before an entry
)

var (
	entryTitle = ui.StrongText.Sized(17)
	entryIdea  = ui.BodyText.Sized(15)
	entryAside = ui.AsideText.Sized(14)
)

func (s *Scene) entryHigh(c *game.Context, e *Entry, w float64) float64 {
	u := s.ui
	in := w - 2*entryPad - u.Size(signWide)
	return max(56, u.ParaHeight(in, c.T(e.Title), entryTitle)+u.ParaHeight(in, c.T(e.Idea), entryIdea)+
		u.LineHeight(entryAside)+2*entryPad)
}

// entry is one lesson or puzzle, to be opened.
func (s *Scene) entry(c *game.Context, done *game.Course, r game.Rect, e *Entry, n int) {
	u := s.ui
	_, midway := done.Midway[e.ID]
	aside := s.aside(c, e, done.Has(e.ID), midway)
	label := strconv.Itoa(n) + ". " + strings.Join(nonEmpty(c.T(e.Title), c.T(e.Idea), aside), ". ")
	if u.Button("entry-"+e.ID, r, ui.Button{Look: ui.PanelLook, Label: label}) {
		s.open(c, e.ID)
	}
	sign := u.Size(signWide)
	p := game.Point{X: r.X + entryPad + sign/2 - 4, Y: r.Y + r.H/2}
	u.Medal(signOf(e, done.Has(e.ID)), p, min(sign*0.42, r.H*0.4))
	in := game.Rect{X: r.X + entryPad + sign, Y: r.Y + entryPad - 2, W: r.W - 2*entryPad - sign, H: r.H}
	in.Y += u.Lines(in.X, in.Y, in.W, strconv.Itoa(n)+". "+c.T(e.Title), entryTitle)
	in.Y += u.Lines(in.X, in.Y, in.W, c.T(e.Idea), entryIdea)
	col := ui.Sand
	if midway {
		col = ui.Ember
	}
	u.Words(game.Rect{X: in.X, Y: in.Y + 2, W: in.W, H: u.LineHeight(entryAside)}, aside, entryAside.In(col))
}

// signOf is the sign before an entry.
func signOf(e *Entry, done bool) string {
	switch {
	case done:
		return "crown"
	case e.Grade > 0:
		return "crystal-ball"
	}
	return "sprout"
}

// aside says how long an entry takes, and how far somebody has come in it.
func (s *Scene) aside(c *game.Context, e *Entry, done, midway bool) string {
	var all []string
	if e.Minutes > 0 {
		all = append(all, strconv.Itoa(e.Minutes)+"\u00a0min")
	}
	switch {
	case midway:
		all = append(all, c.T(midwayText))
	case done && e.Grade > 0:
		all = append(all, c.T(solvedText))
	case done:
		all = append(all, c.T(doneText))
	case e.Grade > 0:
		all = append(all, c.T(unsolvedText))
	}
	return strings.Join(all, " · ")
}

// foot leads on from where one was.
func (s *Scene) foot(c *game.Context, done *game.Course, r game.Rect) {
	u := s.ui
	next := s.now.Next(done)
	if s.now.Play != nil && s.now.learned(done) {
		r = s.play(c, r, next != nil)
		if r.W < u.Size(leastNext) {
			return
		}
	} else if next == nil {
		t := ui.AsideText.Sized(17).At(art.Centre)
		h := u.ParaHeight(r.W, c.T(allDone), t)
		u.Para(r.X, r.Y+(r.H-h)/2, r.W, c.T(allDone), t)
		return
	}
	if next == nil {
		return
	}
	words := beginText
	if len(done.Done)+len(done.Midway) > 0 {
		words = onText
	}
	b := ui.Button{Text: c.T(rules.Join(words, next.Title)), Look: ui.EmberLook, Size: 18}
	if next.Grade > 0 {
		b.Text, b.Look = c.T(rules.Join(puzzleText, next.Title)), ui.SlateLook
	}
	w := min(r.W, u.Size(520))
	if u.Button("next", game.Rect{X: r.X + (r.W-w)/2, Y: r.Y + 2, W: w, H: r.H - 6}, b) {
		s.open(c, next.ID)
	}
	if !s.begun {
		s.begun = true
		u.Focus("next")
	}
}

// leastNext is the least width that is left for what else there is to learn beside the
// button that leads to a match.
const leastNext = 300.0

// play is the button that leads whoever has learned the game to a match of it. It
// returns what is left of r beside it.
func (s *Scene) play(c *game.Context, r game.Rect, more bool) game.Rect {
	u := s.ui
	w := min(r.W, u.Size(320))
	at := game.Rect{X: r.X + (r.W-w)/2, Y: r.Y + 2, W: w, H: r.H - 6}
	rest := game.Rect{}
	if gap := u.Size(12); more && r.W-w-gap >= u.Size(leastNext) {
		at.X = r.X
		rest = game.Rect{X: r.X + w + gap, Y: r.Y, W: r.W - w - gap, H: r.H}
	}
	if u.Button("play", at, ui.Button{Text: c.T(playText), Look: ui.EmberLook, Size: 18}) {
		s.now.Play(c)
	}
	if !s.begun {
		s.begun = true
		u.Focus("play")
	}
	return rest
}

// learned reports whether all lessons are done.
func (b *Book) learned(done *game.Course) bool {
	for _, e := range b.Lessons {
		if !slices.Contains(done.Done, e.ID) {
			return false
		}
	}
	return len(b.Lessons) > 0
}

// tally says how many of them are done.
func tally(n, of int) string {
	return " " + strconv.Itoa(n) + "/" + strconv.Itoa(of)
}

func nonEmpty(all ...string) (some []string) {
	for _, s := range all {
		if s != "" {
			some = append(some, strings.TrimSuffix(s, "."))
		}
	}
	return some
}
