// Package course is the page of what can be learned of a game: its lessons in their
// order, and its puzzles by grade, with what is done and how long each takes. It
// knows neither lessons nor puzzles: they come as [Entry] values.
package course

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

// A Book is what can be learned of one game.
type Book struct {
	Game    *rules.Game
	Style   *art.Theme // of its head
	Lessons []Entry
	Puzzles []Entry
	Play    func(c *game.Context) // opens a match of it, for who has learned it; may be nil
}

// An Entry is one lesson or puzzle.
type Entry struct {
	ID      string // in what is kept of it
	Title   rules.Text
	Idea    rules.Text // in one sentence
	Minutes int        // of a lesson
	Grade   int        // of a puzzle, from 1 on
}

// Scene is the page.
type Scene struct {
	ui        *ui.UI
	now       Book // what is shown
	open      func(c *game.Context, id string)
	forgets   bool // it is asked whether to forget
	begun     bool // the keyboard was put on what comes next
	onPuzzles bool // the puzzles are shown
}

// New returns the page of a book. open opens one of its entries.
func New(k *ui.Kit, book Book, open func(c *game.Context, id string)) *Scene {
	return &Scene{ui: ui.New(k), now: book, open: open}
}

// Update implements game.Scene.
func (s *Scene) Update(c *game.Context) {
	s.ui.Update(c, s.build)
}

// Draw implements game.Scene.
func (s *Scene) Draw(c *game.Context, dst *game.Frame) { s.ui.Draw(c, dst, s.build) }

// Focused returns the widget the keyboard is on.
func (s *Scene) Focused() string { return s.ui.Focused() }

// Mirror implements game.Mirrored.
func (s *Scene) Mirror(c *game.Context) game.Mirror { return s.ui.Mirror(s.title(c)) }

func (s *Scene) title(c *game.Context) string {
	return c.T(titleText) + " – " + s.now.Game.Name
}

// Resumed implements game.Resumer: more may be done, or it is to be forgotten.
func (s *Scene) Resumed(c *game.Context, result any) {
	if yes, _ := result.(bool); yes && s.forgets {
		if err := c.Learned.Forget(s.now.Game.ID); err != nil {
			c.Notice(game.Reason(err))
		}
	}
	s.forgets = false
	s.ui.Changed()
}

// Next is the entry to go on with: the one left in the middle, or else the first
// lesson that is not done; if all are, the first puzzle that is not. It returns nil
// when everything is done.
func (b *Book) Next(done *game.Course) *Entry {
	for _, all := range [][]Entry{b.Lessons, b.Puzzles} {
		for i := range all {
			if _, midway := done.Midway[all[i].ID]; midway && all[i].ID == done.Last {
				return &all[i]
			}
		}
	}
	for _, all := range [][]Entry{b.Lessons, b.Puzzles} {
		for i := range all {
			if !done.Has(all[i].ID) {
				return &all[i]
			}
		}
	}
	return nil
}

// count is how many of them are done.
func count(all []Entry, done *game.Course) (n int) {
	for i := range all {
		if done.Has(all[i].ID) {
			n++
		}
	}
	return n
}
