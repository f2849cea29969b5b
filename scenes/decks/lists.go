package decks

import (
	"path"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/deckbox"
	"wyrmtable/scenes/ui"
)

// A report says what became of a list that was taken in: what was not
// understood, and what may have been meant; what was set aside, and where it may go.
type report struct {
	faults []rules.ListFault
	aside  []rules.ListAside
}

// empty reports whether nothing is left to say.
func (r *report) empty() bool { return len(r.faults)+len(r.aside) == 0 }

// offers reports whether something can be chosen.
func (r *report) offers() bool {
	return len(r.aside) > 0 || slices.ContainsFunc(r.faults, func(f rules.ListFault) bool { return len(f.Near) > 0 })
}

// takeFiles takes in dropped or picked files, each as a new deck; the last one
// comes on the bench.
func (s *Scene) takeFiles(c *game.Context, files []game.File) {
	for _, f := range files {
		switch {
		case f.Err != nil:
			c.Notice(rules.Join(rules.Same(f.Name), ui.Colon, game.Reason(f.Err)))
		case !utf8.Valid(f.Data) || strings.ContainsRune(string(f.Data), 0):
			c.Notice(rules.Join(rules.Same(f.Name), ui.Colon, notText))
		default:
			s.takeList(c, string(f.Data), strings.TrimSuffix(f.Name, path.Ext(f.Name)))
		}
	}
}

// takeList takes in a list as a new deck, which comes on the bench. name is what
// it is called if it does not say.
func (s *Scene) takeList(c *game.Context, list, name string) {
	read := s.game.ParseDeck(list)
	d, rep := read.Deck, &report{read.Faults, read.Aside}
	if len(d.Lines) == 0 && !rep.offers() {
		why := rules.Text{}
		if len(rep.faults) > 0 {
			why = rules.Join(rules.Same(" "), rep.faults[0].Text)
		}
		c.Notice(rules.Join(noCards, why))
		return
	}
	s.files = nil
	s.readBox(c)
	if d.Name == "" {
		d.Name = name
	}
	d.Name = s.box.FreeName(clipName(d.Name))
	s.begin(d, "")
	s.keep(c)
	if !rep.empty() {
		s.report = rep
		s.ui.Focus("report-close")
		return
	}
	c.Notice(rules.Join(rules.Same(d.Name), ui.Colon, deckbox.Summary(s.game, &d)))
}

// clipName keeps a name short enough for its field.
func clipName(s string) string {
	r := []rune(strings.TrimSpace(s))
	return strings.TrimSpace(string(r[:min(len(r), 34)]))
}

// paste takes in the list on the clipboard.
func (s *Scene) paste(c *game.Context) {
	c.Paste(func(c *game.Context, text string, err error) {
		switch {
		case err != nil:
			c.Notice(rules.Join(pasteFailed, game.Reason(err)))
		case strings.TrimSpace(text) == "":
			c.Notice(nothingPasted)
		default:
			s.takeList(c, text, c.T(pastedName))
		}
		s.ui.Changed()
		c.Redraw()
	})
}

// copyList puts the list of the deck on the bench on the clipboard.
func (s *Scene) copyList(c *game.Context) { s.copyOut(c, &s.bench.deck) }

func (s *Scene) copyOut(c *game.Context, d *rules.Deck) {
	c.Copy(s.game.DeckList(d, lang(c)), func(c *game.Context, err error) {
		if err != nil {
			c.Notice(rules.Join(copyFailed, game.Reason(err)))
			return
		}
		c.Notice(copied)
	})
}

// export gives a list to the player as a file.
func (s *Scene) export(c *game.Context, d *rules.Deck) {
	where, err := c.Decks.Export(d.Name, s.game.DeckList(d, lang(c)))
	if err != nil {
		c.Notice(rules.Join(exportFailed, game.Reason(err)))
		return
	}
	c.Notice(rules.Join(exported, rules.Same(where)))
}

// pick lets the player pick a file to take in.
func (s *Scene) pick(c *game.Context) {
	if c.PickFile(".txt,.csv") {
		return
	}
	if s.files = c.Decks.Importable(); len(s.files) == 0 {
		c.Notice(nothingFound)
	}
}

// overlay is a panel over the screen: a title, content, and buttons at its foot.
// It is as high as it needs to be, as its content was at the last sight.
func (s *Scene) overlay(c *game.Context, id, title string, content func(x, y, w float64) float64,
	foot func(r game.Rect)) {
	u := s.ui
	u.Modal(id+"-veil", 0.66)
	u.Region(id, title)
	pad := 18.0
	if c.Portrait() {
		pad = 12
	}
	w, bh := min(u.Size(620), c.W-16), max(u.Size(44), 46)
	t := ui.HeadText.Sized(22).At(art.Centre)
	th := u.ParaHeight(w-2*pad, title, t)
	h := min(u.Size(600), c.H-24)
	if n := u.ScrollHigh(id); n > 0 {
		h = min(h, max(n+1, u.Size(70))+th+bh+20+2*pad)
	}
	r := game.Rect{X: (c.W - w) / 2, Y: (c.H - h) / 2, W: w, H: h}
	u.Panel(r)
	in := r.Inset(pad)
	u.SayHeading(title)
	u.Lines(in.X, in.Y, in.W, title, t)
	u.Scroll(id, game.Rect{X: in.X, Y: in.Y + th + 8, W: in.W, H: in.H - th - bh - 20}, content)
	foot(game.Rect{X: in.X, Y: in.Y + in.H - bh, W: in.W, H: bh})
}

// buildList shows the deck as text, to copy or to save.
func (s *Scene) buildList(c *game.Context) {
	u := s.ui
	text := s.game.DeckList(&s.bench.deck, lang(c))
	s.overlay(c, "list", c.T(listText), func(x, y, w float64) float64 {
		top := y
		y += u.Para(x+4, y, w-8, c.T(listHelp), ui.AsideText) + 8
		for line := range strings.Lines(text) {
			line = strings.TrimRight(line, "\n")
			if line == "" {
				y += 8
				continue
			}
			t := ui.BodyText
			if strings.HasSuffix(line, ":") {
				t = ui.StrongText.In(ui.Gold)
			}
			y += u.Para(x+4, y, w-8, line, t)
		}
		return y - top
	}, func(r game.Rect) {
		switch s.footRow("list-do", r,
			ui.Button{Text: c.T(copyText), Icon: "scroll-unfurled", Size: 16},
			ui.Button{Text: c.T(exportText), Icon: "save", Size: 16},
			ui.Button{Text: c.T(closeText), Size: 16}) {
		case 0:
			s.copyList(c)
		case 1:
			s.export(c, &s.bench.deck)
		case 2:
			s.list = false
		}
	})
}

// footRow puts buttons side by side in r and returns which was pressed, or -1.
func (s *Scene) footRow(id string, r game.Rect, bs ...ui.Button) int {
	w := (r.W - 8*float64(len(bs)-1)) / float64(len(bs))
	pressed := -1
	for i, b := range bs {
		if r.W < 420 {
			b.Icon = ""
		}
		if s.ui.Button(s.ui.Sub(id, i), game.Rect{X: r.X + float64(i)*(w+8), Y: r.Y, W: w, H: r.H}, b) {
			pressed = i
		}
	}
	return pressed
}

// buildReport says which lines of a list were not understood and what was set
// aside, and offers what may have been meant.
func (s *Scene) buildReport(c *game.Context) {
	u, rep := s.ui, s.report
	if u.Key(game.Cancel) {
		s.report = nil
		return
	}
	s.overlay(c, "report", c.T(rep.title()), func(x, y, w float64) float64 {
		top := y
		y += u.Para(x+4, y, w-8, c.T(rules.Join(takenText, deckbox.Summary(s.game, &s.bench.deck))), ui.StrongText) + 10
		for i := 0; i < len(rep.aside); i++ {
			y += u.Para(x+4, y, w-8, c.T(rep.aside[i].Text()), ui.BodyText.Sized(16)) + 4
			y += u.Para(x+8, y, w-12, s.named(c, rep.aside[i].Cards), ui.AsideText) + 4
			y += s.places(c, i, x, y, w) + 8
		}
		for i := 0; i < len(rep.faults); i++ {
			y += u.Para(x+4, y, w-8, c.T(rep.faults[i].Text), ui.BodyText.Sized(16)) + 4
			y += s.meant(c, i, x, y, w) + 8
		}
		return y - top
	}, func(r game.Rect) {
		if u.Button("report-close", r, ui.Button{Text: c.T(closeText), Look: ui.EmberLook}) {
			s.report = nil
		}
	})
}

// title says how many lines were not understood, or how many cards are aside.
func (r *report) title() game.Text {
	if len(r.faults) > 0 {
		return faultsText(len(r.faults))
	}
	n := 0
	for i := range r.aside {
		n += r.aside[i].Size()
	}
	return asideText(n)
}

// named lists cards with their numbers, not all of very many.
func (s *Scene) named(c *game.Context, cards []rules.DeckCard) string {
	var names []string
	for i, k := range cards {
		if i == 20 {
			names = append(names, "…")
			break
		}
		names = append(names, strconv.Itoa(k.Count)+" "+s.nameOf(c, k.Face))
	}
	return strings.Join(names, ", ")
}

// places offers where the cards that were set aside may go.
func (s *Scene) places(c *game.Context, i int, x, y, w float64) float64 {
	u, a, top := s.ui, &s.report.aside[i], y
	h := max(u.Size(36), 44)
	texts, sections := []game.Text{toDeckText}, []int{-1}
	for _, side := range s.game.Deck.Sides(a) {
		texts, sections = append(texts, toSideText), append(sections, side)
	}
	for k, t := range append(texts, leaveText) {
		if u.Button(u.Sub("aside", i*4+k), game.Rect{X: x + 8, Y: y, W: min(w-16, u.Size(420)), H: h},
			ui.Button{Text: c.T(t), Size: 15}) {
			if k < len(sections) {
				d := s.bench.deck.Clone()
				s.game.AddAside(&d, a, sections[k])
				s.bench.change(d)
				s.keep(c)
			}
			s.report.aside = slices.Delete(s.report.aside, i, i+1)
			s.settle()
			return y - top
		}
		y += h + 4
	}
	return y - top
}

// settle puts the report away when nothing is left to say.
func (s *Scene) settle() {
	if s.report.empty() {
		s.report = nil
	}
	s.ui.Changed()
}

// meant offers the cards that a fault may have meant.
func (s *Scene) meant(c *game.Context, i int, x, y, w float64) float64 {
	u, f, top := s.ui, &s.report.faults[i], y
	h := max(u.Size(36), 44)
	for k, face := range f.Near {
		if f.Count < 1 {
			break
		}
		b := ui.Button{Text: c.T(takeText) + strconv.Itoa(f.Count) + " " + s.nameOf(c, face), Size: 15}
		if u.Button(u.Sub("meant", i*4+k), game.Rect{X: x + 8, Y: y, W: min(w-16, u.Size(420)), H: h}, b) {
			s.takeMeant(c, i, face)
			return y - top
		}
		y += h + 4
	}
	return y - top
}

// takeMeant puts the card into the deck that a fault has meant.
func (s *Scene) takeMeant(c *game.Context, i int, face rules.Face) {
	f := s.report.faults[i]
	section := f.Section
	if section < 0 || !s.bench.section(section).Takes(face) {
		section = s.game.Deck.Home(face)
	}
	d := s.bench.deck.Clone()
	d.Add(s.bench.section(section).Name, s.game.Faces[face].ID, f.Count)
	s.bench.change(d)
	s.keep(c)
	s.report.faults = append(s.report.faults[:i:i], s.report.faults[i+1:]...)
	s.settle()
}
