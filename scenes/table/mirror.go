package table

import (
	"wyrmtable/game"
	"wyrmtable/sounds"
)

// mirrorLines is how much of the log the mirror repeats.
const mirrorLines = 60

// Mirror implements game.Mirrored: the table in words. It says nothing that
// the screen does not show.
func (t *Scene) Mirror(c *game.Context) game.Mirror {
	title := t.look.Game.Name + " — " + t.prompt()
	if t.match.Replay == nil && t.story.Telling() { // the question is answered, and the next not yet put
		title = t.look.Game.Name + " — " + t.desk.TurnText(c)
	}
	var m game.Mirror
	if t.sheet.Lies() {
		m = t.top.Mirror(title)
	} else {
		m = t.ui.Mirror(title)
		m.Regions = append(m.Regions, t.top.Mirror(title).Regions...)
	}
	first := max(0, len(t.story.Log)-mirrorLines)
	m.Log = make([]string, 0, len(t.story.Log)-first)
	for i := first; i < len(t.story.Log); i++ {
		e := &t.story.Log[i]
		if e.Plain == "" || e.Lang != t.desk.Lang {
			e.Plain, e.Lang = t.plain(e.Text), t.desk.Lang
		}
		m.Log = append(m.Log, e.Plain)
	}
	m.Log = append(m.Log, t.top.Mirror(title).Log...)
	return m
}

// Bed implements game.Bedded: what is heard where the game is played.
func (t *Scene) Bed() sounds.Bed { return t.look.Furniture.Bed }
