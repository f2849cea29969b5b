// Package cardfile reads the text files in which games write their cards and
// their ready decks: lines with remarks behind a #, of which the first word says
// what the rest is. What the words mean is each game's; that a mistake is named
// in one line by file, line and the nearest word that is known is the same for
// all, and stands here. docs/adding-cards.md shows it to those who write cards.
package cardfile

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wyrmtable/rules"
)

// A Reader goes through one file. The parser of a game has one inside.
type Reader struct {
	File string // the name for messages
	Line int    // the line that is being read, from 1; after the end, the last one

	ids  map[string]int  // the line in which each id stands
	here string          // what is begun: "card chat"; "" before the first
	line int             // in which that is begun
	said map[string]bool // the facts that stand there
}

// Each hands the lines of a file to read, without remarks, spaces about them and
// empty lines, until one is wrong.
func (r *Reader) Each(src string, read func(line string) error) error {
	for i, line := range strings.Split(src, "\n") {
		r.Line = i + 1
		line, _, _ = strings.Cut(line, "#")
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		if err := read(line); err != nil {
			return err
		}
	}
	return nil
}

// Key cuts a line into its first word and the rest.
func Key(line string) (key, rest string) {
	key, rest, _ = strings.Cut(line, " ")
	return key, strings.TrimSpace(rest)
}

// Errorf returns an error of one line that begins with file and line.
func (r *Reader) Errorf(format string, args ...any) error {
	return fmt.Errorf("%s:%d: %s", r.File, r.Line, fmt.Sprintf(format, args...))
}

// Unknown says that a word is none of those known, and which of them is nearest.
func (r *Reader) Unknown(what, word string, known ...[]string) error {
	all := slices.DeleteFunc(slices.Concat(known...), func(s string) bool { return s == "" })
	if near := nearest(word, all); near != "" {
		return r.Errorf("unknown %s %q: did you mean %q?", what, word, near)
	}
	return r.Errorf("unknown %s %q: known are %s", what, word, strings.Join(all, ", "))
}

// longest is how long a word may be to be compared with others; longer ones are
// no slip of the pen.
const longest = 80

// nearest returns the word that is most like word, or "" if none is near.
func nearest(word string, known []string) string {
	w := []rune(word)
	if len(w) > longest {
		return ""
	}
	best, least := "", max(2, min(4, len(w)/2+1))
	for _, k := range known {
		if d := rules.Edits(w, []rune(k)); d < least {
			best, least = k, d
		}
	}
	return best
}

// Text reads "French | English", which stand behind key.
func (r *Reader) Text(key, s string) (rules.Text, error) {
	fr, en, ok := strings.Cut(s, "|")
	t := rules.Text{FR: strings.TrimSpace(fr), EN: strings.TrimSpace(en)}
	if !ok || t.FR == "" || t.EN == "" {
		return t, r.Errorf("%s %q: give \"%s French | English\"", key, s, key)
	}
	return t, nil
}

// Form reads the words that say what agrees with a name, as "feminine plural".
func (r *Reader) Form(s string) (f rules.Form, err error) {
	for w := range strings.FieldsSeq(s) {
		one := rules.ParseForm(w)
		if one == 0 {
			return 0, r.Unknown("form", w, []string{"feminine", "plural", "plural-fr", "plural-en"})
		}
		f |= one
	}
	return f, nil
}

// Number reads a number from least to most, which stands behind word.
func (r *Reader) Number(word, s string, least, most int) (int8, error) {
	n, err := strconv.Atoi(strings.TrimSpace(s))
	if err != nil || n < least || n > most {
		return 0, r.Errorf("%q behind %s: a number from %d to %d is expected", s, word, least, most)
	}
	return int8(n), nil
}

// Pick finds a word in the list of the words of a kind of constants, which has
// "" for those without one.
func Pick[T ~uint8](r *Reader, what, word string, list []string) (T, error) {
	if i := slices.Index(list, word); i >= 0 && word != "" {
		return T(i), nil
	}
	return 0, r.Unknown(what, word, list)
}

// mostID is how many letters an id may have.
const mostID = 40

// IsID reports whether s can be the id of a card, a deck or an icon.
func IsID(s string) bool {
	return s != "" && len(s) <= mostID && strings.Trim(s, "abcdefghijklmnopqrstuvwxyz0123456789-") == ""
}

// Begin takes the id of a card or a deck: none that another has already.
func (r *Reader) Begin(what, id string) error {
	if !IsID(id) {
		return r.Errorf("%s id %q: use small letters, digits and hyphens", what, id)
	}
	if at := r.ids[id]; at > 0 {
		return r.Errorf("%s %q already stands above, in line %d", what, id, at)
	}
	if r.ids == nil {
		r.ids = map[string]int{}
	}
	r.ids[id] = r.Line
	r.here, r.line, r.said = what+" "+id, r.Line, map[string]bool{}
	return nil
}

// Begun reports whether anything is begun.
func (r *Reader) Begun() bool { return r.here != "" }

// Once notes that a fact stands in what is begun: it may not stand there twice.
func (r *Reader) Once(fact string) error {
	if r.said[fact] {
		return r.Errorf("%s stands twice in %s", fact, r.here)
	}
	r.said[fact] = true
	return nil
}

// Said reports whether a fact stands in what is begun.
func (r *Reader) Said(fact string) bool { return r.said[fact] }

// Flaw says what is wrong with what was begun, as a whole: "has no name".
func (r *Reader) Flaw(why string) error {
	return r.Errorf("%s (line %d) %s", r.here, r.line, why)
}

// LineOf returns the line in which an id was begun; 0 for one that was not.
func (r *Reader) LineOf(id string) int { return r.ids[id] }

// Must returns what was read of a file that is part of the program. A test of the
// game reads it too, so it cannot be wrong: it panics where it is.
func Must[T any](read T, err error) T {
	if err != nil {
		panic(err)
	}
	return read
}

// Faces finds the faces of a list of cards by id. The first is the hidden card,
// which has none.
func Faces[C any](cards []C, id func(c *C) string) map[string]rules.Face {
	m := map[string]rules.Face{}
	for i := 1; i < len(cards); i++ {
		m[id(&cards[i])] = rules.Face(i)
	}
	return m
}
