package ui

import (
	"strconv"

	"wyrmtable/game"
)

// mirrorList is the mirror as the last run described it.
type mirrorList struct {
	regions []game.Region
	n       int // regions in use; the rest is memory kept for later
	log     []string
}

func (m *mirrorList) reset() {
	for i := range m.regions {
		m.regions[i].Items = m.regions[i].Items[:0]
	}
	m.n = 0
	m.log = nil
}

func (m *mirrorList) region(id, label string) {
	if m.n == len(m.regions) {
		m.regions = append(m.regions, game.Region{})
	}
	m.regions[m.n].ID, m.regions[m.n].Label = id, label
	m.n++
}

func (m *mirrorList) add(it game.Item) {
	if m.n == 0 {
		m.region("screen", "")
	}
	r := &m.regions[m.n-1]
	r.Items = append(r.Items, it)
}

// Region begins a part of the screen in the mirror: a name under which
// assistive technology finds what is described next. id is unique in the scene.
func (u *UI) Region(id, label string) { u.mirror.region(id, label) }

// Colon stands between the name of a thing and its value.
var Colon = game.Text{FR: "\u00a0: ", EN: ": "}

// Say puts words in the mirror that the screen shows as a picture.
func (u *UI) Say(text string) {
	if text != "" {
		u.mirror.add(game.Item{Role: game.TextItem, Label: text})
	}
}

// SayHeading is Say for the name of what follows.
func (u *UI) SayHeading(text string) {
	u.mirror.add(game.Item{Role: game.HeadingItem, Label: text})
}

// Log gives the mirror the lines of the live region.
func (u *UI) Log(lines []string) { u.mirror.log = lines }

// Mirror returns the screen in words. The regions are copies.
func (u *UI) Mirror(title string) game.Mirror {
	m := game.Mirror{Title: title, Log: u.mirror.log}
	for _, r := range u.mirror.regions[:u.mirror.n] {
		items := make([]game.Item, len(r.Items))
		copy(items, r.Items)
		for i := range items {
			if items[i].ID == "" {
				items[i].ID = r.ID + "~" + strconv.Itoa(i) // no widget is named so
			}
		}
		r.Items = items
		m.Regions = append(m.Regions, r)
	}
	return m
}

// The mirror shows what can be adjusted as two buttons, whose names end so.
const (
	lessMark = "~less"
	moreMark = "~more"
)

func (u *UI) mirrorPress(c *game.Context, id string, build func(c *game.Context)) bool {
	k := pressAct
	if n := len(id) - len(lessMark); n > 0 && (id[n:] == lessMark || id[n:] == moreMark) {
		k = moreAct
		if id[n:] == lessMark {
			k = lessAct
		}
		id = id[:n]
	}
	it := u.find(id)
	if it == nil {
		return false
	}
	if k == pressAct {
		u.press(c, id, it.whole.Center(), build)
	} else {
		u.focus = id
		u.run(c, build, act{kind: k, id: id}, true)
	}
	u.reveal = id
	return true
}
