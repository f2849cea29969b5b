package scenario

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// A Line is a line of a scenario, or of a text like it: a keyword and the rest as tokens.
type Line struct {
	Num    int
	Key    string
	tokens []Token
}

// Cut cuts what follows the keyword of a line into tokens.
func Cut(num int, key, rest string) (Line, error) {
	tokens, err := lex(rest)
	return Line{num, key, tokens}, err
}

// Cursor returns what walks through the line.
func (l Line) Cursor() *Cursor { return &Cursor{l.tokens} }

// A Token is a word, a quoted name or a sign.
type Token struct {
	Kind rune // 'w' a word, 'q' quoted, or the sign itself: : | , = ( ) < > ≤ ≥
	Text string
	Copy int // of "X"#2; 0 when none is given
}

// ReadLine hands line n of a file, cut into its first word and the rest, to read. Empty
// lines and remarks are passed over.
func ReadLine(n int, raw string, read func(n int, key, rest string) error) error {
	if !utf8.ValidString(raw) {
		return errors.New("this line is not UTF-8 text")
	}
	key, rest := CutWord(raw)
	if key == "" || strings.HasPrefix(key, "#") {
		return nil
	}
	return read(n, key, rest)
}

// CutWord cuts a line into its first word and the rest.
func CutWord(s string) (word, rest string) {
	s = strings.TrimSpace(s)
	i := strings.IndexAny(s, " \t")
	if i < 0 {
		return s, ""
	}
	return s[:i], strings.TrimSpace(s[i:])
}

// signs end a word; < and > stand for themselves at its beginning only, for "->" is
// a word.
const signs = ":|,=()"

// lex cuts a line into tokens. A " #" outside quotes begins a comment.
func lex(s string) ([]Token, error) {
	var out []Token
	for {
		s = strings.TrimLeft(s, " \t\r")
		switch {
		case s == "" || s[0] == '#':
			return out, nil
		case s[0] == '"':
			t, rest, err := lexQuoted(s)
			if err != nil {
				return nil, err
			}
			out, s = append(out, t), rest
		case strings.HasPrefix(s, "<="):
			out, s = append(out, Token{Kind: '≤'}), s[2:]
		case strings.HasPrefix(s, ">="):
			out, s = append(out, Token{Kind: '≥'}), s[2:]
		case s[0] == '<' || s[0] == '>':
			out, s = append(out, Token{Kind: rune(s[0])}), s[1:]
		case strings.IndexByte(signs, s[0]) >= 0:
			out, s = append(out, Token{Kind: rune(s[0])}), s[1:]
		default:
			i := strings.IndexAny(s, " \t\r\""+signs)
			if i < 0 {
				i = len(s)
			}
			out, s = append(out, Token{Kind: 'w', Text: s[:i]}), s[i:]
		}
	}
}

// lexQuoted reads "a name" and a number of copy behind it.
func lexQuoted(s string) (Token, string, error) {
	name, rest, ok := strings.Cut(s[1:], `"`)
	if !ok {
		return Token{}, "", fmt.Errorf("the quote in %s is not closed", s)
	}
	t := Token{Kind: 'q', Text: name}
	if !strings.HasPrefix(rest, "#") {
		return t, rest, nil
	}
	end := 1
	for end < len(rest) && rest[end] >= '0' && rest[end] <= '9' {
		end++
	}
	n, err := strconv.Atoi(rest[1:end])
	if err != nil || n < 1 {
		return Token{}, "", fmt.Errorf("after %q# a number from 1 on is needed", name)
	}
	t.Copy = n
	return t, rest[end:], nil
}

// A Cursor walks through the tokens of a line.
type Cursor struct{ tokens []Token }

func (c *Cursor) Done() bool { return len(c.tokens) == 0 }

// Peek returns the next Token; kind 0 at the end.
func (c *Cursor) Peek() Token {
	if c.Done() {
		return Token{}
	}
	return c.tokens[0]
}

func (c *Cursor) Next() Token {
	t := c.Peek()
	if !c.Done() {
		c.tokens = c.tokens[1:]
	}
	return t
}

// Sign takes the next Token if it is that sign.
func (c *Cursor) Sign(kind rune) bool {
	if c.Peek().Kind != kind {
		return false
	}
	c.Next()
	return true
}

// Word takes the next Token if it is that word.
func (c *Cursor) Word(w string) bool {
	if t := c.Peek(); t.Kind != 'w' || t.Text != w {
		return false
	}
	c.Next()
	return true
}

// End returns an error if something is left over.
func (c *Cursor) End() error {
	if c.Done() {
		return nil
	}
	return fmt.Errorf("%s is too much here", c.Peek())
}

// Number takes a whole number.
func (c *Cursor) Number() (int, error) {
	t := c.Next()
	n, err := strconv.ParseInt(t.Text, 10, 32)
	if err != nil || t.Kind != 'w' {
		return 0, fmt.Errorf("a number is needed, not %s", t)
	}
	return int(n), nil
}

// String returns the token as an error shows it.
func (t Token) String() string {
	switch t.Kind {
	case 0:
		return "the end of the line"
	case 'w', 'q':
		return strconv.Quote(t.Text)
	}
	return strconv.Quote(string(t.Kind))
}
