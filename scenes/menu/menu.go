// Package menu is the first screen: the games, the game to go on with, and the
// ways to everything else.
package menu

import (
	"time"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/saves"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/ui"
)

// Doors lead out of the menu. A nil door is not built yet: its button says so.
type Doors struct {
	Looks    []*look.Look // the games
	Setup    func(g *rules.Game) game.Scene
	Learn    func(g *rules.Game) game.Scene     // its lessons and puzzles
	Learns   func(g *rules.Game) bool           // there are some
	Open     func(c *game.Context, h game.Head) // goes on with a saved game
	Saves    func() game.Scene
	Help     func(of string) game.Scene // the rules, open at a game of that id if it is not empty
	Settings func() game.Scene
	Credits  func() game.Scene
	Paste    func(c *game.Context) // opens the link that lies on the clipboard
	// Thumb draws a picture of a saved game as everybody at the table may see
	// it, in w by h units; nil where there is none.
	Thumb func(c *game.Context, h game.Head) func(cv *art.Canvas, w, hgt float64)
}

// Menu is the first scene.
type Menu struct {
	ui    *ui.UI
	doors Doors

	last     game.Head // the game to go on with
	lastSum  saves.Summary
	any      bool // there is one
	over     bool // it is over: it can only be watched again
	asked    bool // the store was asked
	now      time.Time
	quitting bool // the overlay asks whether to quit
	thumb    func(cv *art.Canvas, w, h float64)
}

// New returns the menu.
func New(k *ui.Kit, d Doors) *Menu { return &Menu{ui: ui.New(k), doors: d} }

// Update implements game.Scene.
func (m *Menu) Update(c *game.Context) {
	if !m.asked {
		m.look(c)
	}
	for e := range c.Events() {
		if e.Kind == game.KeyDown && e.Key == "Ctrl+v" && m.doors.Paste != nil {
			m.doors.Paste(c)
		}
	}
	m.ui.Update(c, m.build)
}

// Draw implements game.Scene.
func (m *Menu) Draw(c *game.Context, dst *game.Frame) { m.ui.Draw(c, dst, m.build) }

// Focused returns the widget the keyboard is on.
func (m *Menu) Focused() string { return m.ui.Focused() }

// Mirror implements game.Mirrored.
func (m *Menu) Mirror(c *game.Context) game.Mirror { return m.ui.Mirror("Wyrmtable") }

// Resumed implements game.Resumer: what can be gone on with may have changed.
func (m *Menu) Resumed(c *game.Context, result any) {
	if yes, _ := result.(bool); yes && m.quitting {
		c.Quit()
	}
	m.quitting = false
	m.look(c)
	m.ui.Changed()
}

// look asks for the game to go on with: the newest autosave, or if there is none
// the last game that was played to its end.
func (m *Menu) look(c *game.Context) {
	m.asked, m.now = true, time.Now()
	m.last, m.any = c.Saves.Latest()
	if m.over = !m.any; m.over {
		m.last, m.any = c.Saves.LatestDone()
	}
	m.lastSum = saves.ReadSummary(m.last.Info)
	m.thumb = nil
	if m.any && m.doors.Thumb != nil {
		m.thumb = m.doors.Thumb(c, m.last)
	}
}

// lookOf returns the look of a game by its id, or nil.
func (m *Menu) lookOf(id string) *look.Look {
	for _, l := range m.doors.Looks {
		if l.Game.ID == id {
			return l
		}
	}
	return nil
}

func (m *Menu) build(c *game.Context) {
	u := m.ui
	u.Backdrop()
	u.Scroll("menu", c.Bounds(), func(x, y, w float64) float64 {
		if c.Portrait() {
			return m.tall(c, x, y, w)
		}
		return m.wide(c, x, y, w)
	})
	if u.Key(game.Cancel) && c.CanQuit() {
		m.askQuit(c)
	}
	if u.Key(game.Help) && m.doors.Help != nil {
		c.Push(m.help())
	}
}

// help makes the rules, open at the game that was played last.
func (m *Menu) help() game.Scene { return m.doors.Help(m.last.Game) }

func (m *Menu) askQuit(c *game.Context) {
	m.quitting = true
	c.Push(ui.NewConfirm(m.ui.Kit, quitAsk, quitDetail, quitText, stayText, false))
}
