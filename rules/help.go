package rules

import (
	"fmt"
	"strings"
	"sync"
)

// A Help is the rules of a game written for people, in both languages: pages
// to read, a glossary, and the places where the printed sheet was silent and a
// choice had to be made.
type Help struct {
	Pages   []Page
	Terms   []Term
	Choices []Term // rulings that are judgement; ID is the ruling's number
}

// A Page is one page of the rules.
type Page struct {
	ID     string
	Title  Text
	Blocks []Block
}

// A BlockKind says how a block of a page is shown.
type BlockKind uint8

const (
	Paragraph BlockKind = iota
	Bullet              // one item of a list
	Numbered            // one item of a numbered list
	Heading             // a heading inside the page
	Tip                 // advice, set apart
	Example             // a drawn example: cards of the game with a caption
	Picture             // a picture painted from a position, see package picture
)

// A Block is one paragraph of a page. *Stars* mark words to stress; [[id]]
// is a word of the glossary and [[id|words]] the same in other words.
type Block struct {
	Kind  BlockKind
	Text  Text
	Cards []string // of an Example: ids of cards to draw
	Shows string   // of a Picture: its id
}

// A Term is a word explained.
type Term struct {
	ID   string
	Word Text
	Text Text
	Page string // where to read on; may be empty
}

// HelpFiles returns what reads a game's help from its two files, once, when
// somebody asks for it. They are part of the program and a test of the game
// reads them, so they cannot be wrong: it panics where they are.
func HelpFiles(fr, en string) func() *Help {
	return sync.OnceValue(func() *Help {
		h, err := ParseHelp("help.fr.txt", fr, "help.en.txt", en)
		if err != nil {
			panic(err)
		}
		return h
	})
}

// ParseHelp reads a game's help from its two files, one a language. Both must
// have the same pages, blocks and terms in the same order. A file is read line
// by line:
//
//	# id | Title            begins a page
//	## Title                a heading
//	- text, 1. text         an item of a list
//	! text                  a tip
//	@ card, card | caption  an example with cards, by id
//	![id]                   a picture, by the id it has in the game's pictures
//	= id | word | page | text     a word of the glossary
//	? id | title | page | text    a choice of rule
//	// text                 a remark, skipped
//
// Any other line is a paragraph; empty lines do nothing. Errors name the file
// and the line.
func ParseHelp(frName, fr, enName, en string) (*Help, error) {
	f, err := parseHelp(frName, fr)
	if err != nil {
		return nil, err
	}
	e, err := parseHelp(enName, en)
	if err != nil {
		return nil, err
	}
	if len(f) != len(e) {
		return nil, fmt.Errorf("%s has %d entries and %s has %d: they must match", frName, len(f), enName, len(e))
	}
	h := new(Help)
	for i, x := range f {
		y := e[i]
		if x.mark != y.mark || x.id != y.id || x.page != y.page {
			return nil, fmt.Errorf("%s:%d and %s:%d do not match: %q here, %q there", frName, x.line, enName, y.line, x.mark+" "+x.id, y.mark+" "+y.id)
		}
		if err := h.add(x, y); err != nil {
			return nil, fmt.Errorf("%s:%d: %w", frName, x.line, err)
		}
	}
	return h, nil
}

// A helpLine is one entry of a help file.
type helpLine struct {
	line           int
	mark           string // "#", "##", "-", "1.", "!", "![", "@", "=", "?" or "" for a paragraph
	id, page, head string
	text           string
}

var helpKinds = map[string]BlockKind{"": Paragraph, "##": Heading, "-": Bullet, "1.": Numbered, "!": Tip, "@": Example,
	"![": Picture}

func parseHelp(name, src string) ([]helpLine, error) {
	var out []helpLine
	for i, s := range strings.Split(src, "\n") {
		s = strings.TrimSpace(s)
		if s == "" || strings.HasPrefix(s, "//") {
			continue
		}
		l := helpLine{line: i + 1}
		if inside, ok := strings.CutPrefix(s, "!["); ok {
			id, rest, closed := strings.Cut(inside, "]")
			if !closed || rest != "" || id == "" {
				return nil, fmt.Errorf("%s:%d: a picture is written ![id] on a line of its own", name, i+1)
			}
			out = append(out, helpLine{line: i + 1, mark: "![", id: id})
			continue
		}
		for _, m := range []string{"##", "#", "-", "1.", "!", "@", "=", "?"} {
			if rest, ok := strings.CutPrefix(s, m+" "); ok {
				l.mark, s = m, strings.TrimSpace(rest)
				break
			}
		}
		if err := l.split(s); err != nil {
			return nil, fmt.Errorf("%s:%d: %w", name, i+1, err)
		}
		out = append(out, l)
	}
	return out, nil
}

// split cuts the fields of an entry at its bars.
func (l *helpLine) split(s string) error {
	want := map[string]int{"#": 2, "@": 2, "=": 4, "?": 4}[l.mark]
	if want == 0 {
		l.text = s
		return nil
	}
	part := strings.SplitN(s, "|", want)
	if len(part) != want {
		return fmt.Errorf("%q needs %d parts between bars, has %d", l.mark, want, len(part))
	}
	for i := range part {
		part[i] = strings.TrimSpace(part[i])
	}
	l.id = part[0]
	switch want {
	case 2:
		l.text = part[1]
	case 4:
		l.head, l.page, l.text = part[1], part[2], part[3]
	}
	return nil
}

// add puts an entry, in both languages, where it belongs.
func (h *Help) add(f, e helpLine) error {
	text := Text{f.text, e.text}
	switch f.mark {
	case "#":
		h.Pages = append(h.Pages, Page{ID: f.id, Title: text})
		return nil
	case "=":
		h.Terms = append(h.Terms, Term{f.id, Text{f.head, e.head}, text, f.page})
		return nil
	case "?":
		h.Choices = append(h.Choices, Term{f.id, Text{f.head, e.head}, text, f.page})
		return nil
	}
	if len(h.Pages) == 0 {
		return fmt.Errorf("text before the first page; begin with \"# id | Title\"")
	}
	b := Block{Kind: helpKinds[f.mark], Text: text}
	if b.Kind == Example {
		for _, c := range strings.Split(f.id, ",") {
			b.Cards = append(b.Cards, strings.TrimSpace(c))
		}
	}
	if b.Kind == Picture {
		b.Shows = f.id
	}
	p := &h.Pages[len(h.Pages)-1]
	p.Blocks = append(p.Blocks, b)
	return nil
}
