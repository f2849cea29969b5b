package scenes

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/help"
	"wyrmtable/scenes/prints"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/theme"
	"wyrmtable/scenes/ui"
)

// books are what the help shows of the games that have their rules written.
func books(looks []*look.Look) []help.Book {
	var all []help.Book
	for _, l := range looks {
		if l.Game.Help == nil {
			continue
		}
		th := l.Theme
		all = append(all, help.Book{Game: l.Game, Facets: th.Facets, Other: th.Other, Terms: l.Words.Terms,
			Card: func(u *ui.UI, f rules.Face, r game.Rect, large bool) {
				u.Image(prints.Picture(u.Kit, th, f, r.W, large,
					theme.Options{Lang: u.Lang(), Letters: u.Letters(), Contrast: u.Contrast()}), r, ui.White)
			}})
	}
	return all
}
