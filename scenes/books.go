package scenes

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/help"
	"wyrmtable/scenes/looks"
	"wyrmtable/scenes/prints"
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
		if l := looks.Of(g.ID); l != nil {
			th := l.Theme
			b.Card = func(u *ui.UI, f rules.Face, r game.Rect, large bool) {
				u.Image(prints.Picture(u.Kit, th, f, r.W, large, theme.Options{Lang: u.Lang(), Letters: u.Letters(), Contrast: u.Contrast()}), r, ui.White)
			}
			b.Facets, b.Other, b.Terms = th.Facets, th.Other, l.Words.Terms
		}
		all = append(all, b)
	}
	return all
}
