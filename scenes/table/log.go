package table

import (
	"wyrmtable/game"
	"wyrmtable/scenes/table/logbook"
	"wyrmtable/scenes/table/sheet"
	"wyrmtable/scenes/ui"
)

// buildLog shows the log, or its last line on a phone.
func (t *Scene) buildLog(c *game.Context) {
	t.ui.Region("log", logbook.Title(c))
	p := t.logPage(t.ui)
	if !t.tableau.Lay.LogLine {
		if touched := t.log.Side(c, &p); !t.sheet.Lies() { // where the keyboard has stayed on a name
			t.logTouched(c, touched)
		}
		return
	}
	if p := t.painter.Plaque; p != nil && p.Pair > 0 && t.aimSeat() < 0 {
		return // the halves of the pair lie there
	}
	if p.Last(c) {
		t.open(c, sheet.Log)
	}
}

// buildFullLog lays the whole log out on its sheet.
func (t *Scene) buildFullLog(c *game.Context, on *sheet.Page) {
	r := on.Plate(c, logbook.Title(c), 640, 680)
	if t.top.Key(game.Log) {
		on.Closed = true
		return
	}
	p := t.logPage(t.top)
	t.logTouched(c, p.Whole(c, r))
}

// logPage is the log as it is shown on u.
func (t *Scene) logPage(u *ui.UI) logbook.Page {
	return logbook.Page{UI: u, Desk: &t.desk, Entries: t.story.Log, Explain: &t.explain, Large: t.zoom.Card}
}

// logTouched does what was asked for by touching the log.
func (t *Scene) logTouched(c *game.Context, k logbook.Touched) {
	if k.Away {
		t.hideZoom()
	}
	if k.Steps {
		t.refresh()
	}
	if k.Card != 0 {
		t.showZoom(c, k.Card, k.Stays)
	}
}
