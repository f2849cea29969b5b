package rules

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A Voice puts a board into words for somebody: with the names of the players,
// and those of the cards that its viewer knows. What it says is each game's.
type Voice struct {
	Names []string // of the players, by Seat
	View  *Board
}

// Voice returns the voice that speaks to the viewer of a view.
func (s *Setup) Voice(view *Board) Voice { return Voice{s.Names(), view} }

// Names returns the names of the players, by Seat.
func (s *Setup) Names() []string {
	names := make([]string, len(s.Seats))
	for i := range s.Seats {
		names[i] = s.Seats[i].Name
	}
	return names
}

// Who names a seat, as a reference; "" for none.
func (v *Voice) Who(s Seat) string {
	if s < 0 || int(s) >= len(v.Names) {
		return ""
	}
	return SeatRef(s, v.Names[s])
}

// Of writes "de Léandre" or "d’Alice" of a seat; in English it is just the name.
func (v *Voice) Of(s Seat, l Lang) string {
	who := v.Who(s)
	if who == "" {
		return ""
	}
	return Of(who, l)
}

// Of writes "de" before a name, which may be a reference, or "d’" where the name
// wants it; in English it is just the name.
func Of(name string, l Lang) string {
	if l == English {
		return name
	}
	plain := []rune(Fold(Plain(name)))
	if len(plain) == 0 {
		return "de " + name
	}
	// A y before another letter than a vowel is one: d’Yves, but de Yann.
	y := plain[0] == 'y' && len(plain) > 1 && !vowel(plain[1])
	if vowel(plain[0]) || y || silentH(string(plain)) {
		return "d’" + name
	}
	return "de " + name
}

// silentH reports whether a folded word begins with an h that is not there for who
// speaks: d’Hydre, but de Hallebarde, and de Hugo as of every name that is not known.
func silentH(word string) bool {
	return slices.ContainsFunc(silentHs, func(s string) bool { return strings.HasPrefix(word, s) })
}

// silentHs begin the words of that kind that cards are called by.
var silentHs = []string{"habit", "haleine", "herb", "heure", "hippo", "hironde", "histoire", "hiver", "homme", "honneur",
	"horlog", "huile", "huitre", "humeur", "hydr", "hypno"}

func vowel(r rune) bool { return strings.ContainsRune("aeiou", r) }

// CardText names a card by the name that stands on it, as a reference; one
// without a name is one that the viewer does not know.
func CardText(id CardID, name Text) Text {
	if name.Empty() {
		return CardForm(id, Text{"une carte", "a card"}, Feminine)
	}
	return CardForm(id, name, 0)
}

// A Filling is what the marks of a pattern stand for: $c the card, $o the other
// card, $s the seat, $t the one that it is done to, $n and $m numbers, $x a text
// of the game's own. $C, $O, $S and $T are the same with "de" in French.
//
// Words in braces agree with the card named last before them: {tombe|tombent} in
// number, {soigné|soignée|soignés|soignées} in number and gender.
type Filling struct {
	Card, Other, Text Text
	Seat, To          Seat
	N, M              int32
}

// Say fills a pattern in both languages.
func (v *Voice) Say(fr, en string, f Filling) Text {
	return Text{v.fill(fr, &f, French), v.fill(en, &f, English)}
}

func (v *Voice) fill(pattern string, f *Filling, l Lang) string {
	out := v.filled(pattern, f, l)
	if strings.HasPrefix(pattern, "$c") || strings.HasPrefix(pattern, "$o") {
		return capitalRef(out) // an unknown card has no name with a capital
	}
	return out
}

// capitalRef writes the first letter of a reference large.
func capitalRef(s string) string {
	if !strings.HasPrefix(s, string(refCard)) {
		return s
	}
	head, name, found := strings.Cut(s, string(refSplit))
	if !found {
		return s
	}
	return head + string(refSplit) + Capital(name)
}

func (v *Voice) filled(pattern string, f *Filling, l Lang) string {
	return Fill(pattern, func(mark byte) string {
		switch mark {
		case 'c':
			return f.Card.In(l)
		case 'o':
			return f.Other.In(l)
		case 'x':
			return f.Text.In(l)
		case 'C':
			return Of(f.Card.In(l), l)
		case 'O':
			return Of(f.Other.In(l), l)
		case 's':
			return v.Who(f.Seat)
		case 't':
			return v.Who(f.To)
		case 'S':
			return v.Of(f.Seat, l)
		case 'T':
			return v.Of(f.To, l)
		case 'n':
			return strconv.Itoa(int(f.N))
		case 'm':
			return strconv.Itoa(int(f.M))
		}
		return ""
	})
}

// Fill writes a pattern with what mark returns in the place of each of its
// marks, which are a "$" and a letter, and chooses among words in braces.
func Fill(pattern string, mark func(letter byte) string) string {
	var out strings.Builder
	out.Grow(len(pattern) + 48) // marks are mostly names
	last := ""                  // the card named last
	for {
		i := strings.IndexAny(pattern, "${")
		if i < 0 || i+1 == len(pattern) {
			out.WriteString(strings.TrimSuffix(pattern, "$"))
			return out.String()
		}
		out.WriteString(pattern[:i])
		if words, after, found := strings.Cut(pattern[i+1:], "}"); pattern[i] == '{' && found {
			out.WriteString(agree(words, last))
			pattern = after
			continue
		}
		if pattern[i] == '{' {
			out.WriteByte('{')
			pattern = pattern[i+1:]
			continue
		}
		said := mark(pattern[i+1])
		if strings.ContainsRune(said, refCard) {
			last = said
		}
		out.WriteString(said)
		pattern = pattern[i+2:]
	}
}

// List puts texts together with a separator between them and an end.
func List(parts []Text, sep, end Text) Text {
	var out Text
	for i, p := range parts {
		if i > 0 {
			out = Join(out, sep)
		}
		out = Join(out, p)
	}
	return Join(out, end)
}

// Within returns a sentence as it stands within another: without its full stop.
func Within(s string) string { return strings.TrimSuffix(s, ".") }

// Capital writes the first letter of a sentence large.
func Capital(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 {
		return s
	}
	return string(unicode.ToUpper(r)) + s[n:]
}

// CountFR writes a number with its French noun, which is singular for 0 and 1
// alike: "0 carte", "3 cartes".
func CountFR(n int, one, many string) string {
	if n == 0 {
		return "0 " + one
	}
	return CountEN(n, one, many)
}

// CountEN writes a number with its English noun, which is singular for 1 only.
func CountEN(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}

// Signed writes a bonus with its sign, +2 or −1, with a true minus.
func Signed(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}
