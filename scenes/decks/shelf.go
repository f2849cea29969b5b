package decks

import (
	"path/filepath"
	"strings"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/deckbox"
	"wyrmtable/scenes/looks"
	"wyrmtable/scenes/ui"
)

// buildShelf describes the decks at hand, and the ways to new ones.
func (s *Scene) buildShelf(c *game.Context) {
	u := s.ui
	title := rules.Join(titleText, ui.Colon, rules.Same(s.game.Name))
	back := u.Page(ui.Page{Title: c.T(title), Game: looks.StyleOf(s.game.ID), Wide: 980}, func(x, y, w float64) float64 {
		f := u.Rows(x, y, w)
		f.Head("own", c.T(ownHead))
		if len(s.box.Own) == 0 {
			f.Text(c.T(noOwnText), ui.AsideText)
		}
		for i := range s.box.Own {
			s.entry(c, f, &s.box.Own[i], i)
		}
		if f.Buttons("new", ui.Button{Text: c.T(newText), Icon: "quill-ink", Look: ui.EmberLook}) == 0 {
			s.Open(c, "")
		}
		s.importRow(c, f)
		f.Head("ready", c.T(readyHead))
		f.Text(c.T(readyHelp), ui.AsideText)
		for i := range s.box.Ready {
			s.entry(c, f, &s.box.Ready[i], 1000+i)
		}
		s.broken(c, f)
		f.Gap(12)
		return f.Height()
	}, nil)
	switch {
	case back && s.naming != "":
		s.naming = ""
	case back:
		c.Pop(s.last)
	}
}

// entry is one deck: what it is, and for the picked one what can be done.
func (s *Scene) entry(c *game.Context, f *ui.Rows, e *deckbox.Entry, n int) {
	u := s.ui
	name := e.Name.In(lang(c))
	line, t := c.T(deckbox.Summary(s.game, &e.Deck)), ui.SmallText.In(ui.Cream)
	plan := c.T(e.Plan)
	inks := s.deckInks(&e.Deck)
	w := f.Width() - 36
	d := u.Size(15)
	nameW := w - float64(len(inks))*(d+4) - 6
	high := 18 + u.ParaHeight(nameW, name, entryText) + u.ParaHeight(w, line, t)
	if plan != "" {
		high += u.ParaHeight(w, plan, ui.AsideText) + 2
	}
	problems := s.game.DeckProblems(&e.Deck)
	trouble := ""
	if len(problems) > 0 {
		trouble = c.T(problems[0].Text)
		high += u.ParaHeight(w, trouble, t.In(ui.Gold))
	}
	r := f.Take(max(60, high))
	label := name + ". " + line + ". " + plan + " " + trouble
	hit := u.Button(u.Sub("deck", n), r, ui.Button{Look: ui.PanelLook, Label: label, On: e.ID == s.picked})
	x, y := r.X+18, r.Y+9
	y += u.Lines(x, y, nameW, name, entryText)
	for i, col := range inks {
		swatch(u, game.Point{X: r.X + r.W - 18 - d/2 - float64(len(inks)-1-i)*(d+4), Y: r.Y + 9 + u.LineHeight(entryText)/2},
			d/2, col)
	}
	y += u.Lines(x, y, w, line, t)
	if trouble != "" {
		y += u.Lines(x, y, w, trouble, t.In(ui.Gold))
	}
	if plan != "" {
		u.Lines(x, y+2, w, plan, ui.AsideText)
	}
	switch {
	case hit && s.picked == e.ID && s.naming == "":
		s.edit(c, e)
	case hit:
		s.picked, s.naming = e.ID, ""
	}
	if e.ID == s.picked && s.bench == nil {
		s.actions(c, f, e)
	}
}

var entryText = ui.HeadText.Sized(18)

// shareButton offers to send a deck.
func (s *Scene) shareButton(c *game.Context) ui.Button {
	return ui.Button{Text: c.T(shareText), Icon: "trade", Disabled: s.Share == nil}
}

// actions are the buttons of the picked deck.
func (s *Scene) actions(c *game.Context, f *ui.Rows, e *deckbox.Entry) {
	if s.naming == e.ID {
		f.Input("newname", c.T(nameLabel), &s.name)
		if s.ui.Entered("newname") {
			s.renameEntry(c, e)
			return
		}
		switch f.Buttons("naming", ui.Button{Text: c.T(renameYes), Look: ui.EmberLook}, ui.Button{Text: c.T(cancelText)}) {
		case 0:
			s.renameEntry(c, e)
		case 1:
			s.naming = ""
		}
		return
	}
	if e.Ready {
		switch f.Buttons("readydo", ui.Button{Text: c.T(copyOpenText), Icon: "quill-ink", Look: ui.EmberLook},
			ui.Button{Text: c.T(copyText), Icon: "scroll-unfurled"}, ui.Button{Text: c.T(exportText), Icon: "save"}, s.shareButton(c)) {
		case 3:
			c.Push(s.Share(*named(e, c)))
		case 0:
			s.edit(c, e)
		case 1:
			s.copyOut(c, named(e, c))
		case 2:
			s.export(c, named(e, c))
		}
		f.Gap(6)
		return
	}
	switch f.Buttons("do",
		ui.Button{Text: c.T(openText), Icon: "quill-ink", Look: ui.EmberLook},
		ui.Button{Text: c.T(duplicateText), Icon: "card-exchange"},
		ui.Button{Text: c.T(renameText), Icon: "scroll-quill"},
		ui.Button{Text: c.T(copyText), Icon: "scroll-unfurled"},
		ui.Button{Text: c.T(exportText), Icon: "save"},
		ui.Button{Text: c.T(deleteText), Icon: "trash-can"},
		s.shareButton(c)) {
	case 6:
		c.Push(s.Share(*named(e, c)))
	case 0:
		s.edit(c, e)
	case 1:
		s.duplicate(c, e)
	case 2:
		s.naming = e.ID
		s.name.SetValue(e.Name.In(lang(c)))
		s.name.Focus(c)
		s.ui.Focus("newname")
	case 3:
		s.copyOut(c, named(e, c))
	case 4:
		s.export(c, named(e, c))
	case 5:
		s.deleting = e.ID
		c.Push(ui.NewConfirm(s.ui.Kit, deleteAsk, rules.Join(e.Name, deleteDetail), deleteText, keepText, true))
	}
	f.Gap(6)
}

// named is the deck of an entry under its name.
func named(e *deckbox.Entry, c *game.Context) *rules.Deck {
	d := e.Deck.Clone()
	d.Name = e.Name.In(lang(c))
	return &d
}

// duplicate keeps a copy of a deck under a name of its own.
func (s *Scene) duplicate(c *game.Context, e *deckbox.Entry) {
	d := e.Deck.Clone()
	d.Name = s.box.FreeName(clipName(e.Name.In(lang(c))))
	id, err := deckbox.Keep(c, s.game, "", d)
	if err != nil {
		c.Notice(rules.Join(keepFailed, game.Reason(err)))
		return
	}
	s.readBox(c)
	s.picked = id
}

func (s *Scene) renameEntry(c *game.Context, e *deckbox.Entry) {
	s.naming = ""
	s.name.Blur(c)
	d := e.Deck.Clone()
	if d.Name = strings.TrimSpace(s.name.Value()); d.Name == "" {
		return
	}
	if _, err := deckbox.Keep(c, s.game, e.ID, d); err != nil {
		c.Notice(rules.Join(keepFailed, game.Reason(err)))
	}
	s.readBox(c)
}

// importRow offers to take a list in: from the clipboard, by a picker or a drop,
// or from the files found.
func (s *Scene) importRow(c *game.Context, f *ui.Rows) {
	f.Head("import", c.T(importHead))
	f.Text(c.T(importHelp), ui.AsideText)
	switch f.Buttons("import", ui.Button{Text: c.T(pasteText), Icon: "scroll-quill", Hint: game.NoAction},
		ui.Button{Text: c.T(importText), Icon: "load"}) {
	case 0:
		s.paste(c)
	case 1:
		s.pick(c)
	}
	for i, path := range s.files {
		if i == 6 {
			break
		}
		r := f.Take(max(48, s.ui.Size(46)))
		if s.ui.Button(s.ui.Sub("file", i), r, ui.Button{Look: ui.PanelLook, Icon: "load", Text: filepath.Base(path),
			Sub: filepath.Dir(path)}) {
			s.takeFiles(c, []game.File{game.ReadFile(path)})
			return
		}
	}
}

// broken lists the files that cannot be read, and lets them be deleted.
func (s *Scene) broken(c *game.Context, f *ui.Rows) {
	if len(s.box.Damaged) == 0 {
		return
	}
	f.Head("damaged", c.T(damagedHead))
	f.Text(c.T(damagedHelp), ui.AsideText)
	for i, d := range s.box.Damaged {
		f.Text(d.File+" — "+c.T(d.Why), ui.BodyText.In(ui.Alert))
		if d.ID != "" && f.Buttons(s.ui.Sub("broken", i), ui.Button{Text: c.T(deleteText), Icon: "trash-can"}) == 0 {
			s.deleting = d.ID
			gone := rules.Join(rules.Same(d.File), deleteFileDetail)
			c.Push(ui.NewConfirm(s.ui.Kit, deleteFileAsk, gone, deleteText, keepText, true))
		}
	}
}
