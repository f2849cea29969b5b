// Package saves is the screen of saved games: load, rename, delete, export and
// import. Files that cannot be read are named with the reason, and left alone until
// the player deletes them.
package saves

import (
	"strings"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

// Scene is the screen of saved games. It pops without a result; loading goes
// through Open.
type Scene struct {
	// Share sends a saved game, and Paste takes in a link from the clipboard; a nil
	// door is not there.
	Share func(c *game.Context, h game.Head)
	Paste func(c *game.Context)

	ui    *ui.UI
	games []*rules.Game
	open  func(c *game.Context, h game.Head) // loads a game

	heads   []game.Head
	damaged []game.Damaged
	listed  bool
	picked  string // ID of the game whose buttons show

	naming   string // ID of the game being renamed
	name     game.TextField
	deleting string
	files    []string // importable files, when they are shown
	now      time.Time
}

// New returns the screen. games are those that can be opened; open does it.
func New(k *ui.Kit, games []*rules.Game, open func(c *game.Context, h game.Head)) *Scene {
	return &Scene{ui: ui.New(k), games: games, open: open,
		name: game.TextField{Label: renameText, Max: 40}}
}

// Update implements game.Scene.
func (s *Scene) Update(c *game.Context) {
	if !s.listed {
		s.list(c)
	}
	s.ui.Update(c, s.build)
}

// Draw implements game.Scene.
func (s *Scene) Draw(c *game.Context, dst *game.Frame) { s.ui.Draw(c, dst, s.build) }

// Mirror implements game.Mirrored.
func (s *Scene) Mirror(c *game.Context) game.Mirror { return s.ui.Mirror(c.T(titleText)) }

// Resumed implements game.Resumer: the answer to "delete?", or back from a game.
func (s *Scene) Resumed(c *game.Context, result any) {
	if yes, _ := result.(bool); yes && s.deleting != "" {
		if err := c.Saves.Delete(s.deleting); err != nil {
			c.Notice(game.Reason(err))
		}
	}
	s.deleting = ""
	s.list(c)
	s.ui.Changed()
}

// list reads what is kept.
func (s *Scene) list(c *game.Context) {
	s.heads, s.damaged = c.Saves.List()
	s.listed, s.now = true, time.Now()
	for _, h := range s.heads {
		if h.ID == s.picked {
			return
		}
	}
	s.picked = ""
	if len(s.heads) > 0 {
		s.picked = s.heads[0].ID
	}
}

// gameOf returns the game a save is of, or nil if it is not built.
func (s *Scene) gameOf(h game.Head) *rules.Game {
	for _, g := range s.games {
		if g.ID == h.Game {
			return g
		}
	}
	return nil
}

// take takes in files, and reports whether there was a game in each.
func (s *Scene) take(c *game.Context, files ...game.File) bool {
	all := true
	for _, f := range files {
		h, err := c.Saves.Import(f)
		if err != nil {
			all = false
			c.Notice(rules.Join(rules.Same(f.Name), ui.Colon, game.Reason(err)))
			continue
		}
		s.picked = h.ID
		c.Notice(rules.Join(importDone, rules.Same(h.Name)))
	}
	s.list(c)
	return all
}

func (s *Scene) export(c *game.Context, h game.Head) {
	where, err := c.Saves.Export(h.ID)
	if err != nil {
		c.Notice(rules.Join(exportFailed, game.Reason(err)))
		return
	}
	c.Notice(rules.Join(exportDone, rules.Same(where)))
}

func (s *Scene) rename(c *game.Context) {
	id := s.naming
	s.naming = ""
	s.name.Blur(c)
	name := strings.TrimSpace(s.name.Value())
	if name == "" {
		return
	}
	if err := c.Saves.Rename(id, name); err != nil {
		c.Notice(game.Reason(err))
	}
	s.list(c)
}
