package main

import (
	"fmt"
	"image/color"

	"wyrmtable/game"
	"wyrmtable/sounds"
	"wyrmtable/sounds/speaker"
)

// In a browser, feel is a page that tells what it heard in its mirror, for
// tests that click, tap, type and drop files from outside:
//
//	GOOS=js GOARCH=wasm go build -o feel.wasm ./game/feel
func main() {
	store, said := game.OpenStore("")
	opt := game.Options{Home: func() game.Scene { return &heard{} }, Store: store, Sound: speaker.Open()}
	if !said.Empty() {
		opt.Notices = append(opt.Notices, said)
	}
	if err := game.New(opt).Run(); err != nil {
		panic(err)
	}
}

// heard is a scene that counts what it hears, by kind.
type heard struct {
	log    []string
	counts map[string]int
	field  game.TextField
	save   *game.Autosave
	frames int
	down   int
}

var fieldAt = game.Rect{X: 900, Y: 100, W: 300, H: 60}

// Update implements game.Scene.
func (s *heard) Update(c *game.Context) {
	if s.counts == nil {
		s.counts = map[string]int{}
		s.save = c.Saves.Autosave(game.Head{Game: "feel"})
	}
	s.frames++
	s.field.Label = game.Text{FR: "Nom", EN: "Name"}
	if s.field.Update(c, fieldAt) {
		c.Redraw()
	}
	for e := range c.Events() {
		name := names[e.Kind]
		if name == "" {
			continue
		}
		switch e.Kind {
		case game.ActionDown, game.ActionUp:
			name += " " + e.Action.String()
		case game.MirrorPress:
			name += " " + e.ID
		case game.FilesDropped:
			name += fmt.Sprintf(" %s %d", e.Files[0].Name, len(e.Files[0].Data))
		case game.Tap:
			c.Sound.Play(sounds.Click)
		}
		s.counts[name]++
		s.log = append(s.log, fmt.Sprintf("%s %.0f,%.0f", name, e.Pos.X, e.Pos.Y))
		s.save.Write(nil, []byte(s.log[len(s.log)-1]))
		if e.Kind == game.MirrorPress && e.ID == "export" {
			if _, err := c.Saves.Export(s.save.Head().ID); err != nil {
				s.log = append(s.log, "export: "+err.Error())
			}
		}
		if e.Kind == game.MirrorPress && e.ID == "crash" {
			panic("as asked")
		}
	}
}

// Draw implements game.Scene.
func (s *heard) Draw(c *game.Context, dst *game.Frame) {
	s.down++
	dst.Fill(color.RGBA{uint8(s.down * 16), 60, 60, 255})
}

// Mirror implements game.Mirrored.
func (s *heard) Mirror(c *game.Context) game.Mirror {
	facts := []game.Item{
		{ID: "typed", Label: fmt.Sprintf("typed=%s caret=%d", s.field.Value(), s.field.Caret())},
		{ID: "view", Label: fmt.Sprintf("view=%.0fx%.0f scale=%.3f px=%dx%d", c.W, c.H, c.Scale, c.PxW, c.PxH)},
		{ID: "drawn", Label: fmt.Sprintf("drawn=%d", s.down)},
		{ID: "sound", Label: fmt.Sprintf("sound=%v", c.Sound.Silent())},
	}
	for name, n := range s.counts {
		facts = append(facts, game.Item{ID: "n " + name, Label: fmt.Sprintf("%s=%d", name, n)})
	}
	return game.Mirror{Title: "Feel", Log: s.log, Regions: []game.Region{
		{ID: "facts", Label: "Facts", Items: facts},
		{ID: "buttons", Label: "Buttons", Items: []game.Item{
			{ID: "press", Role: game.ButtonItem, Label: "Press me", At: game.Rect{X: 10, Y: 20, W: 100, H: 50}},
			{ID: "off", Role: game.ButtonItem, Label: "Not now", Disabled: true},
			{ID: "export", Role: game.ButtonItem, Label: "Export"},
			{ID: "crash", Role: game.ButtonItem, Label: "Crash"},
		}},
	}}
}
