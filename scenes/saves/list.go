package saves

import (
	"path/filepath"
	"strings"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

func (s *Scene) build(c *game.Context) {
	if f := s.ui.Files(); f != nil {
		s.take(c, f...)
	}
	back := s.ui.Page(ui.Page{Title: c.T(titleText), Wide: 980}, func(x, y, w float64) float64 {
		f := s.ui.Rows(x, y, w)
		f.Head("games", c.T(listHead))
		if len(s.heads) == 0 {
			f.Text(c.T(emptyText), ui.AsideText)
		}
		for i := range s.heads {
			s.row(c, f, i)
		}
		s.importRow(c, f)
		s.broken(c, f)
		f.Gap(12)
		return f.Height()
	}, nil)
	switch {
	case back && s.naming != "":
		s.naming = ""
	case back:
		c.Pop(nil)
	}
}

// row is one saved game: what it is, and for the picked one what can be done.
func (s *Scene) row(c *game.Context, f *ui.Rows, i int) {
	u, h := s.ui, s.heads[i]
	sum := ReadSummary(h.Info)
	g := s.gameOf(h)
	name := nameOf(c, h)
	title := h.Game
	if g != nil {
		title = g.Name
	}
	when := When(h.Saved, s.now)
	if s.alike(i) {
		when = exactly(when, h.Saved)
	}
	lines := []string{title + " · " + sum.Names(), c.T(sum.Line()) + " · " + c.T(when)}
	space := s.rowSpace(f.Width(), h, sum)
	high := 18 + u.ParaHeight(space.w, name, nameText)
	for _, l := range lines {
		high += u.ParaHeight(space.w, l, lineText)
	}
	r := f.Take(max(64, high))
	label := name + ". " + strings.Join(lines, ". ")
	hit := u.Button(u.Sub("game", i), r, ui.Button{Look: ui.PanelLook, Label: label, On: h.ID == s.picked})
	s.rowText(r, space, h, sum, name, lines)
	if hit {
		if s.picked == h.ID && s.naming == "" && g != nil {
			s.open(c, h)
		}
		s.picked, s.naming = h.ID, ""
	}
	if h.ID == s.picked {
		s.actions(c, f, h, g, sum.Over)
	}
}

// alike reports whether another game of the list has the same name, the same
// players and the same minute: two copies of the program that went on with one
// match leave such a pair.
func (s *Scene) alike(i int) bool {
	h := s.heads[i]
	for k, o := range s.heads {
		if k != i && o.Game == h.Game && o.Name == h.Name && o.Auto == h.Auto && o.Done == h.Done &&
			o.Saved.Truncate(time.Minute).Equal(h.Saved.Truncate(time.Minute)) &&
			ReadSummary(o.Info).Names() == ReadSummary(h.Info).Names() {
			return true
		}
	}
	return false
}

// nameOf is what the player called a game, or what it is if he did not.
func nameOf(c *game.Context, h game.Head) string {
	switch {
	case h.Done:
		return c.T(doneText)
	case h.Auto:
		return c.T(autoText)
	}
	return h.Name
}

var (
	nameText = ui.HeadText.Sized(18)
	lineText = ui.SmallText.In(ui.Cream)
)

// rowSpace is how a row is shared: medals of size d, then words from x on.
type rowSpace struct {
	medals int
	d      float64
	x, w   float64
	mark   float64 // size of the mark of a game in progress
}

func (s *Scene) rowSpace(w float64, h game.Head, sum Summary) rowSpace {
	u := s.ui
	sp := rowSpace{medals: len(sum.Players), d: min(u.Size(34), 48), x: 18}
	if w < u.Size(420) {
		sp.medals = 0
	} else if w < u.Size(560) {
		sp.medals = min(sp.medals, 2)
	}
	if sp.medals > 0 {
		sp.x += float64(sp.medals)*(sp.d+4) + 12
	}
	if h.Auto && !h.Done {
		sp.mark = u.Size(20)
	}
	sp.w = w - sp.x - 20
	if sp.mark > 0 {
		sp.w -= sp.mark + 8
	}
	return sp
}

func (s *Scene) rowText(r game.Rect, sp rowSpace, h game.Head, sum Summary, name string, lines []string) {
	u := s.ui
	for i, p := range sum.Players[:sp.medals] {
		x := r.X + 18 + float64(i)*(sp.d+4)
		u.Emblem(p.Colour, game.Point{X: x + sp.d/2, Y: r.Y + r.H/2}, sp.d/2)
	}
	if h.Auto && !h.Done {
		u.Icon("hourglass", game.Point{X: r.X + r.W - 16 - sp.mark/2, Y: r.Y + 12 + sp.mark/2}, sp.mark, ui.Sand)
	}
	x, y := r.X+sp.x, r.Y+9
	y += u.Lines(x, y, sp.w, name, nameText)
	for _, l := range lines {
		y += u.Lines(x, y, sp.w, l, lineText)
	}
}

// actions are the buttons of the picked game.
func (s *Scene) actions(c *game.Context, f *ui.Rows, h game.Head, g *rules.Game, over bool) {
	if s.naming == h.ID {
		f.Input("name", c.T(renameText), &s.name)
		if s.ui.Entered("name") {
			s.rename(c)
			return
		}
		switch f.Buttons("renaming", ui.Button{Text: c.T(renameYes), Look: ui.EmberLook}, ui.Button{Text: c.T(cancelText)}) {
		case 0:
			s.rename(c)
		case 1:
			s.naming = ""
		}
		return
	}
	why := ""
	if g == nil {
		why = c.T(unknownGame)
	}
	load := loadText
	if over {
		load = watchText
	}
	switch f.Buttons("do",
		ui.Button{Text: c.T(load), Look: ui.EmberLook, Disabled: g == nil, Why: why},
		ui.Button{Text: c.T(renameText), Icon: "quill-ink"},
		ui.Button{Text: c.T(exportText), Icon: "save"},
		ui.Button{Text: c.T(deleteText), Icon: "trash-can"},
		ui.Button{Text: c.T(shareText), Icon: "scroll-quill", Disabled: g == nil || s.Share == nil, Why: why},
	) {
	case 0:
		s.open(c, h)
	case 1:
		s.naming = h.ID
		s.name.SetValue(nameOf(c, h))
		s.name.SelectAll() // what is typed takes its place; an arrow keeps it
		s.name.Focus(c)
		s.ui.Focus("name")
	case 2:
		s.export(c, h)
	case 3:
		s.deleting = h.ID
		name := nameOf(c, h)
		c.Push(ui.NewConfirm(s.ui.Kit, deleteAsk, rules.Join(rules.Same(name), deleteDetail), deleteText, keepText, true))
	case 4:
		s.Share(c, h)
	}
	f.Gap(6)
}

// importRow offers to take a game in: by a picker, by dropping a file, or from
// the files found.
func (s *Scene) importRow(c *game.Context, f *ui.Rows) {
	f.Head("import", c.T(importHead))
	f.Text(c.T(importHelp), ui.AsideText)
	switch f.Buttons("import", ui.Button{Text: c.T(importText), Icon: "load"},
		ui.Button{Text: c.T(pasteText), Icon: "scroll-quill", Disabled: s.Paste == nil}) {
	case 1:
		s.Paste(c)
	case 0:
		if !c.PickFile(".wyrm") {
			s.files = c.Saves.Importable()
			if len(s.files) == 0 {
				c.Notice(importNone)
			}
		}
	}
	for i, path := range s.files {
		if i == 6 {
			break
		}
		r := f.Take(max(44, s.ui.Size(40)))
		if s.ui.Button(s.ui.Sub("file", i), r, ui.Button{Look: ui.PanelLook, Icon: "load", Text: filepath.Base(path),
			Sub: filepath.Dir(path)}) {
			if s.take(c, game.ReadFile(path)) {
				s.files = nil
			}
			return
		}
	}
}

// broken lists the files that cannot be read.
func (s *Scene) broken(c *game.Context, f *ui.Rows) {
	if len(s.damaged) == 0 {
		return
	}
	f.Head("damaged", c.T(damagedHead))
	f.Text(c.T(damagedHelp), ui.AsideText)
	for i, d := range s.damaged {
		f.Text(d.File+" — "+c.T(d.Why), ui.BodyText.In(ui.Alert))
		if d.ID != "" && f.Buttons(s.ui.Sub("broken", i), ui.Button{Text: c.T(deleteText), Icon: "trash-can"}) == 0 {
			s.deleting = d.ID
			c.Push(ui.NewConfirm(s.ui.Kit, deleteFile, rules.Join(rules.Same(d.File), deleteDetail), deleteText, keepText, true))
		}
	}
}
