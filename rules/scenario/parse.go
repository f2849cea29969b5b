package scenario

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// A Scenario is one scenario of a file, cut into lines but not yet looked up in
// a game.
type Scenario struct {
	Name  string
	Game  string   // id of the game
	About []string // the sentences and rulings it shows
	File  string
	Line  int

	head  []line
	steps []line
}

// A line is a line of a scenario: a keyword and the rest as tokens.
type line struct {
	num    int
	key    string
	tokens []token
}

// A token is a word, a quoted name or a sign.
type token struct {
	kind rune // 'w' a word, 'q' quoted, or the sign itself: : | , = ( )
	text string
	copy int // of "X"#2; 0 when none is given
}

// An Error is a fault in a scenario file, or what a scenario found wrong.
type Error struct {
	File string
	Line int
	What string
}

func (e *Error) Error() string { return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.What) }

var headKeys = []string{"about", "game", "seats", "first", "option", "seed", "deck", "set", "zone"}
var stepKeys = []string{"do", "expect"}

// Parse cuts a text into its scenarios. name is the file's, for errors.
func Parse(name, text string) ([]Scenario, error) {
	var out []Scenario
	for i, raw := range strings.Split(text, "\n") {
		fail := func(format string, args ...any) error {
			return &Error{name, i + 1, fmt.Sprintf(format, args...)}
		}
		if !utf8.ValidString(raw) {
			return nil, fail("this line is not UTF-8 text")
		}
		key, rest := cutWord(raw)
		if key == "" || strings.HasPrefix(key, "#") {
			continue
		}
		if key == "scenario" {
			if rest == "" {
				return nil, fail("a scenario needs a name")
			}
			out = append(out, Scenario{Name: rest, File: name, Line: i + 1})
			continue
		}
		if len(out) == 0 {
			return nil, fail("the file must begin with a line \"scenario NAME\", not %q", key)
		}
		tokens, err := lex(rest)
		if err != nil {
			return nil, fail("%v", err)
		}
		if err := out[len(out)-1].add(line{i + 1, key, tokens}); err != nil {
			return nil, fail("%v", err)
		}
	}
	for i := range out {
		if out[i].Game == "" {
			return nil, &Error{name, out[i].Line, "this scenario names no game"}
		}
	}
	return out, nil
}

// add files a line under head or steps.
func (sc *Scenario) add(l line) error {
	switch {
	case contains(stepKeys, l.key):
		sc.steps = append(sc.steps, l)
	case !contains(headKeys, l.key):
		return fmt.Errorf("unknown keyword %q%s", l.key, suggest(l.key, append(headKeys, append(stepKeys, "scenario")...)))
	case len(sc.steps) > 0:
		return fmt.Errorf("%q must come before the first step", l.key)
	case l.key == "game":
		if len(l.tokens) != 1 {
			return fmt.Errorf("\"game\" wants the id of one game")
		}
		sc.Game = l.tokens[0].text
	case l.key == "about":
		for _, t := range l.tokens {
			if t.kind == 'w' {
				sc.About = append(sc.About, t.text)
			}
		}
	default:
		sc.head = append(sc.head, l)
	}
	return nil
}

func contains(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

func cutWord(s string) (word, rest string) {
	s = strings.TrimSpace(s)
	i := strings.IndexAny(s, " \t")
	if i < 0 {
		return s, ""
	}
	return s[:i], strings.TrimSpace(s[i:])
}

const signs = ":|,=()"

// lex cuts a line into tokens. A " #" outside quotes begins a comment.
func lex(s string) ([]token, error) {
	var out []token
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
		case strings.IndexByte(signs, s[0]) >= 0:
			out, s = append(out, token{kind: rune(s[0])}), s[1:]
		default:
			i := strings.IndexAny(s, " \t\r\""+signs)
			if i < 0 {
				i = len(s)
			}
			out, s = append(out, token{kind: 'w', text: s[:i]}), s[i:]
		}
	}
}

// lexQuoted reads "a name" and a number of copy behind it.
func lexQuoted(s string) (token, string, error) {
	name, rest, ok := strings.Cut(s[1:], `"`)
	if !ok {
		return token{}, "", fmt.Errorf("the quote in %s is not closed", s)
	}
	t := token{kind: 'q', text: name}
	if !strings.HasPrefix(rest, "#") {
		return t, rest, nil
	}
	end := 1
	for end < len(rest) && rest[end] >= '0' && rest[end] <= '9' {
		end++
	}
	n, err := strconv.Atoi(rest[1:end])
	if err != nil || n < 1 {
		return token{}, "", fmt.Errorf("after %q# a number from 1 on is needed", name)
	}
	t.copy = n
	return t, rest[end:], nil
}

// A cursor walks through the tokens of a line.
type cursor struct{ tokens []token }

func (c *cursor) done() bool { return len(c.tokens) == 0 }

// peek returns the next token; kind 0 at the end.
func (c *cursor) peek() token {
	if c.done() {
		return token{}
	}
	return c.tokens[0]
}

func (c *cursor) next() token {
	t := c.peek()
	if !c.done() {
		c.tokens = c.tokens[1:]
	}
	return t
}

// sign takes the next token if it is that sign.
func (c *cursor) sign(kind rune) bool {
	if c.peek().kind != kind {
		return false
	}
	c.next()
	return true
}

// word takes the next token if it is that word.
func (c *cursor) word(w string) bool {
	if t := c.peek(); t.kind != 'w' || t.text != w {
		return false
	}
	c.next()
	return true
}

// end returns an error if something is left over.
func (c *cursor) end() error {
	if c.done() {
		return nil
	}
	return fmt.Errorf("%s is too much here", c.peek())
}

// number takes a whole number.
func (c *cursor) number() (int, error) {
	t := c.next()
	n, err := strconv.ParseInt(t.text, 10, 32)
	if err != nil || t.kind != 'w' {
		return 0, fmt.Errorf("a number is needed, not %s", t)
	}
	return int(n), nil
}

// String returns the token as an error shows it.
func (t token) String() string {
	switch t.kind {
	case 0:
		return "the end of the line"
	case 'w', 'q':
		return strconv.Quote(t.text)
	}
	return strconv.Quote(string(t.kind))
}
