//go:build !js

package main

import (
	"encoding/json"
	"os"

	"wyrmtable/game"
)

// mirrorFile is the mirror as -mirror writes it, for programs that drive the
// window from outside. It is what the page of the browser holds too: nothing
// that the person before the screen does not see.
type mirrorFile struct {
	Title   string         `json:"title"`
	Window  [2]int         `json:"window"` // pixels
	Regions []mirrorRegion `json:"regions"`
	Log     []string       `json:"log"`
}

type mirrorRegion struct {
	ID    string       `json:"id"`
	Label string       `json:"label"`
	Items []mirrorItem `json:"items"`
}

type mirrorItem struct {
	ID       string     `json:"id"`
	Button   bool       `json:"button,omitempty"`
	Label    string     `json:"label"`
	Pressed  bool       `json:"pressed,omitempty"`
	Disabled bool       `json:"disabled,omitempty"`
	At       [4]float64 `json:"at"` // x, y, width, height in pixels of the window; zero if not shown
}

// watcher returns what writes the mirror to a file, each time as a whole, or
// nil if no file is named. A file that cannot be written is no reason to stop.
func watcher(file string) func(game.Mirror, game.View) {
	if file == "" {
		return nil
	}
	return func(m game.Mirror, v game.View) {
		data, err := json.Marshal(mirrorOf(m, v))
		if err == nil && os.WriteFile(file+".new", data, 0o644) == nil {
			_ = os.Rename(file+".new", file)
		}
	}
}

func mirrorOf(m game.Mirror, v game.View) mirrorFile {
	out := mirrorFile{Title: m.Title, Window: [2]int{v.PxW, v.PxH}, Regions: []mirrorRegion{}, Log: m.Log}
	for _, r := range m.Regions {
		region := mirrorRegion{ID: r.ID, Label: r.Label, Items: []mirrorItem{}}
		for _, it := range r.Items {
			region.Items = append(region.Items, mirrorItem{
				ID: it.ID, Button: it.Role == game.ButtonItem, Label: it.Label,
				Pressed: it.Pressed, Disabled: it.Disabled,
				At: [4]float64{it.At.X * v.Scale, it.At.Y * v.Scale, it.At.W * v.Scale, it.At.H * v.Scale},
			})
		}
		out.Regions = append(out.Regions, region)
	}
	return out
}
