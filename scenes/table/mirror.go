package table

import "wyrmtable/game"

// mirrorLines is how much of the log the mirror repeats.
const mirrorLines = 60

// Mirror implements game.Mirrored: the table in words. It says nothing that
// the screen does not show.
func (t *Scene) Mirror(c *game.Context) game.Mirror {
	title := t.look.Game.Name + " — " + t.prompt()
	if t.replay == nil && len(t.queue) > 0 { // the question is answered, and the next not yet put
		title = t.look.Game.Name + " — " + t.turnText(c)
	}
	var m game.Mirror
	if t.modal != noModal {
		m = t.top.Mirror(title)
	} else {
		m = t.ui.Mirror(title)
		m.Regions = append(m.Regions, t.top.Mirror(title).Regions...)
	}
	first := max(0, len(t.log)-mirrorLines)
	m.Log = make([]string, 0, len(t.log)-first)
	for i := first; i < len(t.log); i++ {
		e := &t.log[i]
		if e.plain == "" || e.lang != t.prefs.lang {
			e.plain, e.lang = t.plain(e.text), t.prefs.lang
		}
		m.Log = append(m.Log, e.plain)
	}
	return m
}
