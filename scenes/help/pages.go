package help

import (
	"strconv"
	"strings"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/scenario"
	"wyrmtable/scenes/ui"
)

// buildPages describes the list of pages and the open page: side by side, or
// one or the other on a phone.
func (h *Help) buildPages(c *game.Context, r game.Rect) {
	if c.Portrait() {
		if h.contents {
			h.listPages(r)
		} else {
			h.readPage(c, r)
		}
		return
	}
	left := r
	left.W = min(h.ui.Size(260), r.W*0.36)
	h.listPages(left)
	r.X += left.W + 14
	r.W -= left.W + 14
	h.readPage(c, r)
}

func (h *Help) listPages(r game.Rect) {
	u := h.ui
	u.Region("pages", u.T(game.Text{FR: "Pages", EN: "Pages"}))
	u.Panel(r)
	u.Scroll("pages", r.Inset(10), func(x, y, w float64) float64 {
		bh := max(u.Size(38), 44)
		for i, p := range h.help.Pages {
			b := ui.Button{Text: u.T(p.Title), Look: ui.PanelLook, On: i == h.page}
			r := game.Rect{X: x, Y: y + float64(i)*(bh+6), W: w, H: bh}
			if u.Button(u.Sub("page", i), r, b) {
				h.page, h.contents, h.back = i, false, nil
				u.ScrollTop("page")
			}
			if i == h.page { // the open one, at a glance
				u.Bar(game.Rect{X: r.X + 5, Y: r.Y + 9, W: 5, H: r.H - 18}, ui.Ember)
			}
		}
		return float64(len(h.help.Pages)) * (bh + 6)
	})
}

func (h *Help) readPage(c *game.Context, r game.Rect) {
	h.turnPictures()
	u, p := h.ui, h.help.Pages[h.page]
	u.Region("text", u.T(p.Title))
	u.Panel(r)
	r = r.Inset(18)
	bar := 16.0
	if c.Portrait() {
		bar = 8
	}
	u.Scroll("page", r, func(x, y, w float64) float64 {
		// Long lines tire the eye. There is always room for the bar: a picture that grew as
		// it goes would bring it back.
		w = min(w, r.W-bar, u.Size(760))
		top := y
		u.Heading(game.Rect{X: x, Y: y, W: w, H: u.Size(34)}, u.T(p.Title), ui.TitleText.Sized(26))
		y += u.Size(42)
		y += h.showMe(c, "show", p.ID, x, y, w)
		number := 0
		for i, b := range p.Blocks {
			if b.Kind == rules.Numbered {
				number++
			} else {
				number = 0
			}
			if b.Kind == rules.Picture {
				y += h.picture(c, b.Shows, x, y, w)
				continue
			}
			y += h.block(i, number, x, y, w, b)
		}
		y += h.turnButtons(x, y+10, w)
		return y - top + 20
	})
}

// showMe describes the way to the lesson that shows what a page or a word says, and
// returns its height; 0 where there is none.
func (h *Help) showMe(c *game.Context, id, what string, x, y, w float64) float64 {
	title, begin := h.books[h.book].lesson(what)
	if begin == nil {
		return 0
	}
	u := h.ui
	r := game.Rect{X: x, Y: y, W: min(w, u.Size(420)), H: max(u.Size(38), 44)}
	if u.Button(id, r, ui.Button{Text: u.T(rules.Join(showText, title)), Icon: "sprout", Size: 15}) {
		begin(c)
	}
	return r.H + 12
}

var showText = rules.Text{FR: "Montre-moi\u00a0: ", EN: "Show me: "}

// turnButtons describes the way to the pages before and after.
func (h *Help) turnButtons(x, y, w float64) float64 {
	u, bh := h.ui, max(h.ui.Size(40), 44)
	bw := min(w/2-8, u.Size(300))
	if h.page > 0 {
		b := ui.Button{Text: "‹ " + u.T(h.help.Pages[h.page-1].Title), Size: 15}
		if u.Button("before", game.Rect{X: x, Y: y, W: bw, H: bh}, b) {
			h.page--
			u.ScrollTop("page")
		}
	}
	if h.page < len(h.help.Pages)-1 {
		b := ui.Button{Text: u.T(h.help.Pages[h.page+1].Title) + " ›", Size: 15}
		if u.Button("after", game.Rect{X: x + w - bw, Y: y, W: bw, H: bh}, b) {
			h.page++
			u.ScrollTop("page")
		}
	}
	return bh
}

// block describes one block of a page and returns its height.
func (h *Help) block(i, number int, x, y, w float64, b rules.Block) float64 {
	u, text := h.ui, b.Text.In(h.ui.Lang())
	switch b.Kind {
	case rules.Heading:
		u.Heading(game.Rect{X: x, Y: y + 8, W: w, H: u.Size(28)}, text, ui.HeadText.Sized(19))
		return u.Size(28) + 14
	case rules.Bullet, rules.Numbered:
		in := u.Size(28)
		if b.Kind == rules.Bullet {
			d := u.Size(10)
			u.Picture(ui.Key{Kind: "bullet"}, game.Rect{X: x + in/2 - d/2, Y: y + u.LineHeight(ui.BodyText)/2 - d/2, W: d, H: d},
				func(c *art.Canvas) { c.Fill(art.Diamond(d/2, d/2, d*0.42), art.Solid("#e9c46a")) })
		} else {
			u.Label(game.Rect{X: x, Y: y, W: in - 8, H: u.LineHeight(ui.BodyText)}, strconv.Itoa(number)+".",
				ui.StrongText.In(ui.Gold).At(art.Right))
		}
		return h.text(i, x+in, y, w-in, text, ui.BodyText) + 6
	case rules.Tip:
		return h.tip(i, x, y, w, text)
	case rules.Example:
		return h.example(i, x, y, w, b, text)
	}
	return h.text(i, x, y, w, text, ui.BodyText) + 12
}

// tip describes advice: set apart by a golden line at its left.
func (h *Help) tip(i int, x, y, w float64, text string) float64 {
	in := h.ui.Size(20)
	high := h.text(i, x+in, y+6, w-in, text, ui.AsideText)
	h.ui.Bar(game.Rect{X: x + 6, Y: y + 4, W: 3, H: high + 4}, ui.Gold)
	return high + 20
}

// example describes cards with a caption beside them, or beneath where there
// is little room.
func (h *Help) example(i int, x, y, w float64, b rules.Block, text string) float64 {
	u, book := h.ui, h.books[h.book]
	cw := min(150.0, w*0.4)
	at := x
	for k, id := range b.Cards {
		f, ok := book.Game.FaceByID(id)
		if !ok {
			continue
		}
		r := game.Rect{X: at, Y: y + 6, W: cw, H: cw * 1.4}
		if u.Hit(u.Sub("example", i*8+k), r, ui.Place{Label: book.Game.Faces[f].Name.In(u.Lang())}).Pressed {
			h.follow(func() { h.tab, h.face = cardsTab, f })
		}
		book.Card(u, f, r, false)
		at += cw + 14
	}
	if w-(at-x) >= 150 {
		high := h.text(i, at, y+10, w-(at-x), text, ui.AsideText)
		return max(high, cw*1.4) + 24
	}
	return cw*1.4 + 16 + h.text(i, x, y+cw*1.4+12, w, text, ui.AsideText) + 12
}

// picture describes a picture of the game and returns its height.
func (h *Help) picture(c *game.Context, id string, x, y, w float64) float64 {
	s := h.books[h.book].Pictures
	if s == nil {
		return 0
	}
	return s.Build(c, h.ui, id, x, y, w, h.pictureText)
}

// pictureText sets a text of a picture: its references are those of package scenario.
func (h *Help) pictureText(id string, x, y, w float64, s string, t ui.Text) float64 {
	high, link := h.ui.Rich(id, x, y, w, s, t, nil)
	if link.Pressed != nil {
		if term, ok := scenario.TermOf(link.Pressed.Card); ok {
			h.follow(func() { h.tab, h.term = wordsTab, h.help.Terms[term].ID; h.ui.ScrollTop("words") })
		}
	} else if link.Hot != nil {
		if term, ok := scenario.TermOf(link.Hot.Card); ok {
			h.ui.Tip(link.R, h.help.Terms[term].Text.In(h.ui.Lang()))
		}
	}
	return high
}

// text sets a text of the help, with its stressed words and its links.
func (h *Help) text(i int, x, y, w float64, s string, t ui.Text) float64 {
	high, link := h.ui.Rich(h.ui.Sub("link", i), x, y, w, h.marked(s), t, nil)
	if link.Pressed != nil {
		term := h.help.Terms[link.Pressed.Card-1]
		h.follow(func() { h.tab, h.term = wordsTab, term.ID; h.ui.ScrollTop("words") })
	} else if link.Hot != nil {
		h.ui.Tip(link.R, h.help.Terms[link.Hot.Card-1].Text.In(h.ui.Lang()))
	}
	return high
}

// marked turns the marks of a help file into those of package rules. A word of
// the glossary becomes a reference whose number is its place in the list; within
// stressed words it stays one, and the words about it are stressed.
func (h *Help) marked(s string) string {
	var b strings.Builder
	for s != "" {
		i := strings.IndexAny(s, "*[")
		if i < 0 {
			break
		}
		b.WriteString(s[:i])
		s = s[i:]
		inside, rest, ok := "", "", false
		if s[0] == '*' {
			if inside, rest, ok = strings.Cut(s[1:], "*"); ok {
				b.WriteString(h.stressed(inside))
			}
		} else if strings.HasPrefix(s, "[[") {
			if inside, rest, ok = strings.Cut(s[2:], "]]"); ok {
				b.WriteString(h.reference(inside))
			}
		}
		if !ok {
			b.WriteByte(s[0])
			rest = s[1:]
		}
		s = rest
	}
	return b.String() + s
}

// stressed marks words to stress, but for the references among them.
func (h *Help) stressed(s string) string {
	before, word, _ := strings.Cut(s, "[[")
	word, after, ok := strings.Cut(word, "]]")
	if !ok {
		return rules.Strong(s)
	}
	out := h.reference(word)
	if before != "" {
		out = rules.Strong(before) + out
	}
	if after != "" {
		out += h.stressed(after)
	}
	return out
}

func (h *Help) reference(inside string) string {
	id, words, own := strings.Cut(inside, "|")
	for i, t := range h.help.Terms {
		if t.ID == id {
			if !own {
				words = t.Word.In(h.ui.Lang())
			}
			return rules.CardRef(rules.CardID(i+1), words)
		}
	}
	return words
}
