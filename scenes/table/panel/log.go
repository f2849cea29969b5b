package panel

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/ui"
)

// LogIcon describes the round icon before a line of the log.
func LogIcon(u *ui.UI, m *look.Meaning, p game.Point, r float64) {
	k := ui.Key{Kind: "table.logicon", Text: m.Icon, A: int(m.Tone.R)<<16 | int(m.Tone.G)<<8 | int(m.Tone.B)}
	u.Picture(k, game.Rect{X: p.X - r - 1, Y: p.Y - r - 1, W: 2*r + 2, H: 2*r + 2},
		func(cv *art.Canvas) { pictures.LogIcon(cv, r, m) })
}
