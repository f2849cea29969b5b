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
				u.Image(th.Picture(u.Kit, f, r.W, large, theme.Options{Lang: u.Lang()}), r, ui.White)
			}
			b.Facets = []help.Facet{kinds(g, th)}
		}
		if look := table.LookOf(g.ID); look != nil {
			b.Terms = look.Terms
		}
		all = append(all, b)
	}
	return all
}

// kinds lets cards be sorted by what kind they are.
func kinds(g *rules.Game, th *theme.Theme) help.Facet {
	at := map[rules.Text]int{}
	of := make([]int, len(g.Faces))
	f := help.Facet{Name: rules.Text{FR: "Sorte", EN: "Kind"}}
	for face := 1; face < len(g.Faces); face++ {
		k := th.Kind(rules.Face(face))
		if _, ok := at[k]; !ok {
			at[k] = len(f.Values)
			f.Values = append(f.Values, k)
		}
		of[face] = at[k]
	}
	f.Has = func(face rules.Face, value int) bool { return of[face] == value }
	return f
}
