// Package credits is the page that says whose work the program stands on, under
// which licences, and how it was used: typefaces, icons, libraries.
package credits

import (
	"strconv"
	"strings"

	"wyrmtable/art"
	"wyrmtable/fonts"
	"wyrmtable/game"
	"wyrmtable/scenes/ui"
)

// Scene is the credits page.
type Scene struct {
	ui      *ui.UI
	open    int // licence text that is open: index of fonts.Licences, or -1
	authors []art.IconCredit
}

// New returns the credits page.
func New(k *ui.Kit) *Scene { return &Scene{ui: ui.New(k), open: -1, authors: art.IconCredits()} }

// Update implements game.Scene.
func (s *Scene) Update(c *game.Context) { s.ui.Update(c, s.build) }

// Draw implements game.Scene.
func (s *Scene) Draw(c *game.Context, dst *game.Frame) { s.ui.Draw(c, dst, s.build) }

// Mirror implements game.Mirrored.
func (s *Scene) Mirror(c *game.Context) game.Mirror { return s.ui.Mirror(c.T(titleText)) }

func (s *Scene) build(c *game.Context) {
	back := s.ui.Page(ui.Page{Title: c.T(titleText), Wide: 860}, func(x, y, w float64) float64 {
		f := s.ui.Rows(x, y, w)
		f.Head("program", "Wyrmtable")
		f.Text(c.T(programText), ui.BodyText)
		s.icons(c, f)
		s.typefaces(c, f)
		f.Head("libraries", c.T(librariesHead))
		for _, l := range libraries {
			f.Text(l.name+" — "+c.T(l.use), ui.BodyText)
			f.Text(l.licence, ui.AsideText)
		}
		f.Gap(16)
		return f.Height()
	}, nil)
	u := s.ui
	switch {
	case u.Key(game.Down):
		u.ScrollBy("page", 80)
	case u.Key(game.Up):
		u.ScrollBy("page", -80)
	}
	if back {
		c.Pop(nil)
	}
}

// icons names every author, as their licence asks.
func (s *Scene) icons(c *game.Context, f *ui.Rows) {
	f.Head("icons", c.T(iconsHead))
	f.Text(c.T(iconsText), ui.BodyText)
	u := s.ui
	cols := max(1, int(f.Width()/u.Size(250)))
	lead := u.LineHeight(ui.BodyText) + 4
	var r game.Rect
	for i, a := range s.authors {
		if i%cols == 0 {
			r = f.Take(lead)
		}
		w := r.W / float64(cols)
		at := game.Rect{X: r.X + float64(i%cols)*w + 12, Y: r.Y, W: w - 20, H: lead}
		u.Label(at, authorName(a.Author)+" ("+strconv.Itoa(len(a.Icons))+")", ui.BodyText)
	}
	f.Gap(6)
	f.Text(c.T(iconsMore), ui.AsideText)
}

// authorName writes the name of an author's folder as a name: "caro-asercion"
// becomes "Caro Asercion".
func authorName(folder string) string {
	words := strings.Split(folder, "-")
	for i, w := range words {
		if w != "" {
			words[i] = strings.ToUpper(w[:1]) + w[1:]
		}
	}
	return strings.Join(words, " ")
}

func (s *Scene) typefaces(c *game.Context, f *ui.Rows) {
	f.Head("fonts", c.T(fontsHead))
	for i, l := range fonts.Licences() {
		f.Text(l.Family+" — SIL Open Font License 1.1", ui.BodyText)
		f.Text(l.Owner, ui.AsideText)
		text := showLicence
		if s.open == i {
			text = hideLicence
		}
		if f.Buttons(s.ui.Sub("licence", i), ui.Button{Text: c.T(text), Size: 15, Label: c.T(text) + " " + l.Family}) == 0 {
			if s.open == i {
				s.open = -1
			} else {
				s.open = i
			}
		}
		if s.open == i {
			f.Text(flow(l.Text), ui.SmallText)
		}
	}
}

// flow undoes the line breaks of a text file, so that paragraphs can be set to
// the width of the page.
func flow(s string) string {
	s = strings.ReplaceAll(s, "\r", "")
	var paras []string
	for _, p := range strings.Split(s, "\n\n") {
		if p = strings.Join(strings.Fields(p), " "); p != "" && strings.Trim(p, "-") != "" {
			paras = append(paras, p)
		}
	}
	return strings.Join(paras, "\n")
}
