package scenes

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/help"
	"wyrmtable/scenes/illustration"
	"wyrmtable/scenes/prints"
	"wyrmtable/scenes/table"
	"wyrmtable/scenes/theme"
	"wyrmtable/scenes/ui"
)

// books are what the help shows of the games that have their rules written.
func (r *Router) books() []help.Book {
	var all []help.Book
	for _, l := range r.Looks {
		if l.Game.Help == nil {
			continue
		}
		th := l.Theme
		var pictures *illustration.Studio
		if l.Game.Pictures != nil {
			pictures = illustration.New(r.Kit, l, func(c *game.Context, s *rules.Session) {
				c.Push(table.NewAside(r.Kit, l, r.tableDoors(), s))
			})
		}
		all = append(all, help.Book{Game: l.Game, Facets: th.Facets, Other: th.Other, Terms: l.Words.Terms,
			Pictures: pictures, Lesson: func(id string) (rules.Text, func(c *game.Context)) { return r.lessonOf(l.Game, id) },
			Card: func(u *ui.UI, f rules.Face, r game.Rect, large bool) {
				u.Image(prints.Picture(u.Kit, th, f, r.W, large,
					theme.Options{Lang: u.Lang(), Letters: u.Letters(), Contrast: u.Contrast()}), r, ui.White)
			}})
	}
	return all
}
