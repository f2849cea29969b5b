package help

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

// buildWords describes the glossary, with a field to search it.
func (h *Help) buildWords(c *game.Context, r game.Rect) {
	u := h.ui
	u.Region("words", u.T(tabNames[wordsTab]))
	u.Panel(r)
	in := r.Inset(16)
	fh := max(u.Size(38), 44)
	if u.TextInput("search-word", game.Rect{X: in.X, Y: in.Y, W: min(in.W, u.Size(420)), H: fh}, &h.word) {
		h.term = ""
		u.ScrollTop("words")
	}
	in.Y, in.H = in.Y+fh+12, in.H-fh-12
	shown := h.found()
	u.Scroll("words", in, func(x, y, w float64) float64 {
		top := y
		w = min(w, u.Size(860))
		if len(shown) == 0 {
			return u.Para(x, y, w, u.T(game.Text{FR: "Aucun mot ne correspond.", EN: "No word matches."}), ui.AsideText)
		}
		for _, i := range shown {
			y += h.entry(c, i, x, y, w, h.help.Terms[i], h.help.Terms[i].ID == h.term)
		}
		return y - top
	})
}

// found lists the words that match the search; the one a link led to is first.
func (h *Help) found() []int {
	var out []int
	for i, t := range h.help.Terms {
		if t.ID == h.term {
			out = append([]int{i}, out...)
		} else if matches(h.word.Value(), t.Word.FR, t.Word.EN, t.Text.In(h.ui.Lang())) {
			out = append(out, i)
		}
	}
	return out
}

// entry describes a word or a ruling and what it means; pressing it opens the
// page to read on.
func (h *Help) entry(c *game.Context, i int, x, y, w float64, t rules.Term, first bool) float64 {
	u := h.ui
	col := ui.Gold
	if first {
		col = ui.White
	}
	head := t.Word.In(u.Lang())
	lh := u.LineHeight(ui.StrongText.Sized(19))
	u.Heading(game.Rect{X: x, Y: y, W: w, H: lh}, head, ui.StrongText.Sized(19).In(col))
	y0 := y
	y += lh
	y += h.text(200+i, x, y, w, t.Text.In(u.Lang()), ui.BodyText)
	if t.Page != "" {
		title := h.title(t.Page)
		bh := max(u.Size(26), 30)
		b := ui.Button{Text: "› " + title, Look: ui.BareLook, Size: 14, Label: head + " › " + title}
		if u.Button(u.Sub("read", i), game.Rect{X: x - 4, Y: y,
			W: min(w, u.TextWidth("› "+title, ui.ButtonText.Sized(15))+24), H: bh}, b) {
			h.follow(func() { h.turnTo(t.Page) })
		}
		y += bh
	}
	if first {
		y += h.showMe(c, "show", t.ID, x, y+4, w)
	}
	u.Rule(x, y+8, w)
	return y - y0 + 22
}

func (h *Help) title(page string) string {
	for _, p := range h.help.Pages {
		if p.ID == page {
			return p.Title.In(h.ui.Lang())
		}
	}
	return ""
}

// buildChoices describes the rulings that are judgement.
func (h *Help) buildChoices(c *game.Context, r game.Rect) {
	u := h.ui
	u.Region("choices", u.T(tabNames[choicesTab]))
	u.Panel(r)
	u.Scroll("choices", r.Inset(16), func(x, y, w float64) float64 {
		top := y
		w = min(w, u.Size(860))
		y += u.Para(x, y, w, u.T(game.Text{
			FR: "Là où la feuille de règles se tait, se contredit ou est mal lisible, il a fallu choisir. Voici ces choix.",
			EN: "Where the rule sheet is silent, contradicts itself or is hard to read, a choice had to be made. Here are these choices."}), ui.AsideText) + 16
		for i, t := range h.help.Choices {
			y += h.entry(c, 100+i, x, y, w, t, false)
		}
		return y - top
	})
}

// matches reports whether all words of the search stand in one of the texts,
// whatever their accents and capitals.
func matches(search string, texts ...string) bool {
	all := fold(strings.Join(texts, " "))
	for _, w := range strings.Fields(fold(search)) {
		if !strings.Contains(all, w) {
			return false
		}
	}
	return true
}

// fold returns s without accents and capitals.
func fold(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.Is(unicode.Mn, r):
			return -1
		case r == '’':
			return '\''
		}
		return unicode.ToLower(r)
	}, norm.NFD.String(strings.NewReplacer("œ", "oe", "Œ", "oe", "æ", "ae").Replace(s)))
}
