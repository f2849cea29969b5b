//go:build !js

package start

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
	Heard   int            `json:"heard"`  // presses, releases, keys and changes of focus so far
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
	Hint     bool       `json:"hint,omitempty"`
	Focused  bool       `json:"focused,omitempty"`
	At       [4]float64 `json:"at"` // x, y, width, height in pixels of the window; zero if not shown
}

// Watcher returns what writes the mirror to a file, each time as a whole, or
// nil if no file is named. A file that cannot be written is no reason to stop.
func Watcher(file string) func(game.Told) {
	if file == "" {
		return nil
	}
	return func(t game.Told) {
		data, err := json.Marshal(mirrorOf(t))
		if err == nil && os.WriteFile(file+".new", data, 0o644) == nil {
			_ = os.Rename(file+".new", file)
		}
	}
}

func mirrorOf(m game.Told) mirrorFile {
	out := mirrorFile{Title: m.Title, Window: [2]int{m.PxW, m.PxH}, Heard: m.Heard, Regions: []mirrorRegion{}, Log: m.Log}
	for _, r := range m.Regions {
		region := mirrorRegion{ID: r.ID, Label: r.Label, Items: []mirrorItem{}}
		for _, it := range r.Items {
			region.Items = append(region.Items, mirrorItem{
				ID: it.ID, Button: it.Role == game.ButtonItem, Label: it.Label,
				Pressed: it.Pressed, Disabled: it.Disabled, Hint: it.Hint, Focused: it.Focused,
				At: [4]float64{it.At.X * m.Scale, it.At.Y * m.Scale, it.At.W * m.Scale, it.At.H * m.Scale},
			})
		}
		out.Regions = append(out.Regions, region)
	}
	return out
}
