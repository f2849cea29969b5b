package scenes

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/help"
	"wyrmtable/scenes/table"
	"wyrmtable/scenes/theme"
	"wyrmtable/scenes/ui"
)

// books are what the help shows of the games that have their rules written.
func books(games []*rules.Game) []help.Book {
	var all []help.Book
	for _, g := range games {
		if g.Help == nil {
			continue
		}
		b := help.Book{Game: g, Card: func(*ui.UI, rules.Face, game.Rect, bool) {}}
		if th := theme.Of(g.ID); th != nil {
			b.Card = func(u *ui.UI, f rules.Face, r game.Rect, large bool) {
				u.Image(th.Picture(u.Kit, f, r.W, large, theme.Options{Lang: u.Lang(), Letters: u.Letters(), Contrast: u.Contrast()}), r, ui.White)
			}
			b.Facets, b.Other = th.Facets, th.Other
		}
		if look := table.LookOf(g.ID); look != nil {
			b.Terms = look.Terms
		}
		all = append(all, b)
	}
	return all
}
