package scenario

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"wyrmtable/rules"
)

// BothLanguages cuts "français | English" into a text. French punctuation gets its
// no-break spaces, so that whoever writes need not know how to type them.
func BothLanguages(s string) (rules.Text, error) {
	fr, en, ok := strings.Cut(s, "|")
	t := rules.Text{FR: noBreaks.Replace(strings.TrimSpace(fr)), EN: strings.TrimSpace(en)}
	switch {
	case !ok || t.FR == "" || t.EN == "":
		return rules.Text{}, errors.New("a text is written in both languages: \"français | English\"")
	case strings.Contains(t.EN, "|"):
		return rules.Text{}, errors.New("one \"|\" stands between the languages; other words for one of the glossary are written [[id/words]]")
	}
	return t, nil
}

var noBreaks = strings.NewReplacer(" :", "\u00a0:", " ;", "\u00a0;", " !", "\u00a0!", " ?", "\u00a0?",
	" »", "\u00a0»", "« ", "«\u00a0")

// A piece is a run of a text as its author has marked it.
type piece struct {
	mark  rune // 0 plain, * stressed, [ a card, # a word of the glossary, { a number
	text  string
	words string // of a word of the glossary: what stands there instead of the word
}

// pieces cuts a text at its marks: *stressed*, [Card], [[word]], [[word/other words]]
// and {number}.
func pieces(s string) ([]piece, error) {
	var out []piece
	for s != "" {
		i := strings.IndexAny(s, "*[{")
		if i < 0 {
			return append(out, piece{text: s}), nil
		}
		if i > 0 {
			out = append(out, piece{text: s[:i]})
		}
		s = s[i:]
		p := piece{mark: rune(s[0])}
		begin, end := s[:1], map[byte]string{'*': "*", '[': "]", '{': "}"}[s[0]]
		if strings.HasPrefix(s, "[[") {
			p.mark, begin, end = '#', "[[", "]]"
		}
		text, rest, ok := strings.Cut(s[len(begin):], end)
		if !ok {
			return out, fmt.Errorf("%q has no %q", begin, end)
		}
		p.text = text
		if p.mark == '#' {
			p.text, p.words, _ = strings.Cut(text, "/")
		}
		out, s = append(out, p), rest
	}
	return out, nil
}

// CheckText returns what is wrong with the marks of a text, in either language:
// cards, words and numbers that there are not.
func (tb *Table) CheckText(t rules.Text) error {
	for _, s := range []string{t.FR, t.EN} {
		all, err := pieces(s)
		if err != nil {
			return err
		}
		for _, p := range all {
			if err := tb.checkPiece(p); err != nil {
				return err
			}
		}
	}
	return nil
}

func (tb *Table) checkPiece(p piece) error {
	switch p.mark {
	case '[':
		_, err := tb.named(p.text)
		return err
	case '#':
		_, err := tb.term(p.text)
		return err
	case '{':
		_, err := tb.claim(p.text)
		return err
	}
	return nil
}

// named finds a card as texts name it: its name, and perhaps #2 behind it.
func (tb *Table) named(s string) (*Ref, error) {
	name, n, ok := strings.Cut(s, "#")
	copied, err := strconv.Atoi(n)
	if ok && (err != nil || copied < 1) {
		return nil, fmt.Errorf("after %q a number from 1 on is needed", name+"#")
	}
	f, err := tb.Face(strings.TrimSpace(name))
	return &Ref{f, copied}, err
}

// term finds a word of the game's glossary.
func (tb *Table) term(id string) (int, error) {
	if tb.game.Help == nil {
		return 0, fmt.Errorf("%s has no glossary", tb.game.Name)
	}
	terms := tb.game.Help().Terms
	return lookup("word of the glossary", id, len(terms), func(i int) string { return terms[i].ID })
}

// A claim is a number in a text, and what the text says it is.
type claim struct {
	Condition
	said bool
}

// claim reads "VALUE" or "VALUE = N".
func (tb *Table) claim(s string) (claim, error) {
	l, err := Cut(0, "", s)
	if err != nil {
		return claim{}, err
	}
	c := l.Cursor()
	if c.Peek().Text != "zone" && c.Peek().Text != "attr" {
		if _, err := tb.Counter(c.Peek()); err != nil {
			return claim{}, err
		}
	}
	v, err := tb.Value(c)
	if err != nil || c.Done() {
		return claim{Condition: Condition{value: v}}, err
	}
	k, err := tb.compared(c, v)
	if err == nil && k.sign != '=' {
		err = errors.New("in a text a number is said with \"=\"")
	}
	return claim{k, true}, or(err, c.End)
}

// Untrue returns what a text says in a match that is not so, or an error of
// [Table.CheckText]: a card that does not lie on the table is none.
func (tb *Table) Untrue(t rules.Text, m rules.Match) error {
	if err := tb.CheckText(t); err != nil {
		return err
	}
	for _, s := range []string{t.FR, t.EN} {
		all, _ := pieces(s)
		for _, p := range all {
			if p.mark != '{' {
				continue
			}
			c, _ := tb.claim(p.text)
			if _, ok := c.value.On(m.Board()); !ok {
				return fmt.Errorf("{%s}: the card does not lie on the table", p.text)
			}
			if c.said {
				if err := tb.Wrong(&c.Condition, m); err != nil {
					return fmt.Errorf("{%s}: %w", p.text, err)
				}
			}
		}
	}
	return nil
}

// Fill returns a text in a language as it reads now, with the marks of package rules:
// numbers are those of the board (the Referee's), stressed words are marked, and so
// are references. That to a card bears its number where it lies on the table, and the
// name is stressed only where it does not; that to a word of the glossary bears a
// negative number, see [TermOf]. Without a board (nil) a text has no numbers.
func (tb *Table) Fill(t rules.Text, b *rules.Board, l rules.Lang) string {
	all, _ := pieces(t.In(l))
	var out strings.Builder
	for _, p := range all {
		out.WriteString(tb.fill(p, b, l))
	}
	return out.String()
}

func (tb *Table) fill(p piece, b *rules.Board, l rules.Lang) string {
	switch p.mark {
	case '*':
		return rules.Strong(p.text)
	case '[':
		ref, err := tb.named(p.text)
		if err != nil {
			return p.text
		}
		name := tb.game.Faces[ref.Face].Name.In(l)
		if b != nil {
			if id, err := tb.Card(b, ref); err == nil {
				return rules.CardRef(id, name)
			}
		}
		return rules.Strong(name)
	case '#':
		i, err := tb.term(p.text)
		if err != nil {
			return p.text
		}
		if p.words == "" {
			p.words = tb.game.Help().Terms[i].Word.In(l)
		}
		return rules.CardRef(rules.CardID(-1-i), p.words)
	case '{':
		c, err := tb.claim(p.text)
		if err != nil {
			return p.text
		}
		n, _ := c.value.On(b)
		return strconv.Itoa(n)
	}
	return p.text
}

// TermOf returns which word of the game's glossary a reference of a filled text
// means, by its place in the list; false where it is a card.
func TermOf(id rules.CardID) (int, bool) { return -1 - int(id), id < 0 }

// Letters returns how many signs of a text are read, in the longer language.
func (tb *Table) Letters(t rules.Text, b *rules.Board) int {
	return max(utf8.RuneCountInString(rules.Plain(tb.Fill(t, b, rules.French))),
		utf8.RuneCountInString(rules.Plain(tb.Fill(t, b, rules.English))))
}
