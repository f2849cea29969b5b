package rules

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// This file reads one line of a deck list: what people write around the number
// and the name of a card.

// Where the number of copies stands in a line.
type numbering uint8

const (
	noNumber numbering = iota
	numberBefore
	numberBehind
)

// A listCard is a line that is about a card, or seems to be.
type listCard struct {
	count    int
	numbered numbering
	name     string // as it is written, without the number
	face     Face   // 0 where no card is called so
	part     string // the part of the deck, where the line itself names it: "[Sideboard]"
}

// card reads a line as a number and the name of a card, in whichever order; of
// several ways to read it the first that gives a card.
func (n *cardNames) card(line string) listCard {
	if f := n.face(line); f != 0 {
		return listCard{1, noNumber, line, f, ""}
	}
	first := listCard{1, noNumber, line, 0, ""}
	for _, c := range []listCard{numberFirst(line, true), numberFirst(line, false), numberLast(line), first} {
		if c.name == "" {
			continue
		}
		if n.find(&c) {
			return c
		}
		if first.numbered == noNumber {
			first = c
		}
	}
	return first
}

// mostSigns is how many signs stand behind a name at most.
const mostSigns = 6

// find looks a card up, under what is written behind its name in other programs.
func (n *cardNames) find(c *listCard) bool {
	name, words := c.name, ""
	for signs := 0; name != "" && signs < mostSigns; signs++ {
		if part, ok := n.game.heading(words); ok && part > aboutPart {
			c.part = words
		}
		c.face = n.face(name)
		if c.face == 0 && c.numbered != noNumber {
			c.face = n.short(name)
		}
		if c.face != 0 {
			c.name = name
			return true
		}
		name, words = undecorated(name)
	}
	return false
}

// numberFirst reads "4 Name", "4x Name", "x4 Name", "(4) Name", "4xName", "Qty 4 Name".
// The x belongs to the number, or to a name that begins with one.
func numberFirst(line string, x bool) listCard {
	s := strings.TrimLeft(line, "([{ ")
	if word, rest, _ := strings.Cut(s, " "); slices.Contains(strings.Fields(countHeads), Loose(word)) {
		s = strings.TrimLeft(rest, ": ")
	}
	if t := strings.TrimLeft(s, "xX×"); startsDigit(t) {
		s = t
	}
	end := 0
	for end < len(s) && s[end] >= '0' && s[end] <= '9' {
		end++
	}
	if end == 0 || strings.HasPrefix(s[end:], ".") {
		return listCard{}
	}
	name := strings.TrimLeft(s[end:], ")]} \t")
	if r, size := utf8.DecodeRuneInString(name); x && strings.ContainsRune("xX×*", r) {
		name = name[size:]
	}
	return listCard{number(s[:end]), numberBefore, strings.TrimLeft(name, " \t-–—:,*)"), 0, ""}
}

// numberLast reads "Name 4", "Name x4", "Name (4)", "Name - 4", "Name: 4". A bare
// number behind "(SET)" is no number of copies.
func numberLast(line string) listCard {
	s := strings.TrimRight(line, ")]} .,")
	bare := len(s) == len(line)
	if t := strings.TrimRight(s, "xX× "); t != "" && isDigit(t[len(t)-1]) {
		s, bare = t, bare && t == s
	}
	at := len(s)
	for at > 0 && isDigit(s[at-1]) {
		at--
	}
	name := strings.TrimRight(s[:at], " \t")
	if t := strings.TrimRight(name, "xX×*"); t != name && (t == "" || strings.ContainsAny(t[len(t)-1:], " ([{-:=,")) {
		name, bare = strings.TrimRight(t, " "), false
	}
	if at == len(s) || bare && strings.HasSuffix(name, ")") {
		return listCard{}
	}
	return listCard{number(s[at:]), numberBehind, strings.TrimRight(name, " \t-–—:=,([{"), 0, ""}
}

func isDigit(c byte) bool       { return c >= '0' && c <= '9' }
func startsDigit(s string) bool { return s != "" && isDigit(s[0]) }
func isCount(s string) bool     { return s != "" && strings.Trim(s, "0123456789") == "" }
func cutLast(s string) (a, b string) {
	i := strings.LastIndexByte(s, ' ')
	return strings.TrimSpace(s[:max(i, 0)]), s[i+1:]
}

// number reads figures; what is too large for a number is too large for a deck.
func number(s string) int {
	n, err := strconv.Atoi(s)
	if err != nil {
		return MaxCopies + 1
	}
	return n
}

// undecorated takes one sign off the end of a name that is no part of it: the
// edition in brackets, a number in it, a rarity, a mark of foil. Nothing is left
// where there is no such sign. The words of a bracket may name a part of the deck.
func undecorated(name string) (rest, words string) {
	s := strings.TrimRightFunc(name, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune(")]}>*^", r)
	})
	if s == "" {
		return "", ""
	}
	if open := strings.IndexByte(")]}>*^", s[len(s)-1]); open >= 0 {
		at := strings.LastIndexByte(s[:len(s)-1], "([{<*^"[open])
		if at <= 0 {
			return strings.TrimSpace(s[:len(s)-1]), ""
		}
		words, _, _ = strings.Cut(s[at+1:len(s)-1], "{")
		return strings.TrimSpace(s[:at]), words
	}
	rest, last := cutLast(s)
	switch {
	case rest == "":
		return "", ""
	case len(last) <= 10 && strings.ContainsAny(last, "0123456789"): // a number in an edition
		return rest, ""
	case strings.EqualFold(last, "foil"), strings.EqualFold(last, "holo"):
		return rest, ""
	case len(last) <= 4 && last == strings.ToUpper(last) && rest != strings.ToUpper(rest): // an edition
		return rest, ""
	}
	return "", ""
}

// plainLine returns a line without what only lays it out: bullets, quotes round
// all of it, invisible signs.
func plainLine(s string) string {
	s = strings.Map(func(r rune) rune {
		if r == '\uFEFF' || r >= '\u200B' && r <= '\u200F' || r == '\uFE0F' || r == utf8.RuneError {
			return -1
		}
		return r
	}, s)
	s = strings.Join(strings.Fields(s), " ")
	for {
		t := strings.TrimLeft(s, " -*+•·‣▪◦●○■□☐☑✓–—>→|")
		if strings.HasPrefix(t, "[ ]") || strings.HasPrefix(t, "[x]") {
			t = t[3:]
		}
		if i := strings.IndexAny(t, ".)"); i > 0 && i < 4 && isCount(t[:i]) && strings.HasPrefix(t[i+1:], " ") {
			t = t[i+2:] // "1. Name": the place in the list
		}
		if t == s {
			break
		}
		s = t
	}
	for _, q := range []string{"\"\"", "“”", "«»", "**", "__", "``", "||"} {
		open, size := utf8.DecodeRuneInString(q)
		if strings.HasPrefix(s, string(open)) && strings.HasSuffix(s, q[size:]) && len(s) > len(q) {
			s = s[size : len(s)-len(q)+size]
		}
	}
	return strings.TrimSpace(s)
}

// cutRemark cuts a line before a remark: behind #, // or ;.
func cutRemark(s string) string {
	s, _, _ = strings.Cut(s, "#")
	if strings.HasPrefix(s, "//") {
		return ""
	}
	s, _, _ = strings.Cut(s, " //")
	s, _, _ = strings.Cut(s, ";")
	return strings.TrimSpace(s)
}

// cells cuts a row of a table at a sign, with fields in quotes.
func cells(s string, sign byte) []string {
	var out []string
	var b strings.Builder
	quoted := false
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '"' && quoted && strings.HasPrefix(s[i+1:], `"`):
			b.WriteByte('"')
			i++
		case c == '"':
			quoted = !quoted
		case c == sign && !quoted:
			out = append(out, strings.TrimSpace(b.String()))
			b.Reset()
		default:
			b.WriteByte(c)
		}
	}
	return append(out, strings.TrimSpace(b.String()))
}
