package arcaneduel

import (
	_ "embed"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wyrmtable/rules"
)

//go:embed cards.txt
var cardFile string

// A deck is what a card file holds.
type deck struct {
	cards  []Card // by Face; the first is the hidden card
	combos []Combo
}

// builtIn are the cards of the program. A test reads the file, so it cannot be
// wrong here.
var builtIn = func() deck {
	d, err := parseCards("cards.txt", cardFile)
	if err != nil {
		panic(err)
	}
	return d
}()

// parseCards reads a card file. docs/adding-cards.md describes the format. An
// error is one line: the file, the line, what is wrong and the nearest known
// word.
func parseCards(file, src string) (deck, error) {
	p := &parser{file: file, deck: deck{cards: []Card{{}}}}
	for i, line := range strings.Split(src, "\n") {
		p.line = i + 1
		line, _, _ = strings.Cut(line, "#")
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		if err := p.entry(line); err != nil {
			return deck{}, err
		}
	}
	if err := p.finish(); err != nil {
		return deck{}, err
	}
	if n := len(p.deck.cards) - 1; n != cardCount {
		return deck{}, p.errorf("the file holds %d cards, the game has %d", n, cardCount)
	}
	return p.deck, p.checkCombos()
}

type parser struct {
	file  string
	line  int
	begun int    // the line in which the present entry begins; 0 before the first
	what  string // "card x" or "combo x + y"
	done  bool   // the entry has its effects

	name   rules.Text
	effect *Effect
	kind   Kind // 0 for a combination
	deck   deck
}

func (p *parser) errorf(format string, args ...any) error {
	return fmt.Errorf("%s:%d: %s", p.file, p.line, fmt.Sprintf(format, args...))
}

var entryWords = []string{"card", "combo", "name", "kind", "do"}

// entry reads one line.
func (p *parser) entry(line string) error {
	key, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	switch {
	case !slices.Contains(entryWords, key):
		return p.unknown("entry", key, entryWords)
	case key == "card":
		return p.card(rest)
	case key == "combo":
		return p.combo(rest)
	case p.begun == 0:
		return p.errorf("%q before the first card: begin with \"card ID\"", key)
	}
	switch key {
	case "name":
		fr, en, ok := strings.Cut(rest, "|")
		fr, en = strings.TrimSpace(fr), strings.TrimSpace(en)
		if !ok || fr == "" || en == "" {
			return p.errorf("name %q: give \"name French | English\"", rest)
		}
		p.name = rules.Text{FR: fr, EN: en}
	case "kind":
		return p.setKind(rest)
	case "do":
		return p.effects(rest)
	}
	return nil
}

// card begins a card.
func (p *parser) card(id string) error {
	if err := p.finish(); err != nil {
		return err
	}
	switch {
	case strings.Trim(id, "abcdefghijklmnopqrstuvwxyz0123456789-") != "" || id == "":
		return p.errorf("card id %q: use small letters, digits and hyphens", id)
	case p.face(id) != 0:
		return p.errorf("card %q already stands above", id)
	case len(p.deck.cards) > cardCount:
		return p.errorf("card %q is one too many: the game has %d", id, cardCount)
	}
	p.deck.cards = append(p.deck.cards, Card{ID: id, Number: len(p.deck.cards)})
	p.start("card " + id)
	return nil
}

// combo begins a combination of two cards that stand above.
func (p *parser) combo(rest string) error {
	if err := p.finish(); err != nil {
		return err
	}
	a, b, ok := strings.Cut(rest, "+")
	a, b = strings.TrimSpace(a), strings.TrimSpace(b)
	if !ok {
		return p.errorf("combo %q: give \"combo ID + ID\"", rest)
	}
	for _, id := range [...]string{a, b} {
		if p.face(id) == 0 {
			return p.unknown("card", id, p.ids())
		}
	}
	if a == b {
		return p.errorf("combo %q: a card cannot be combined with itself", rest)
	}
	c := Combo{Number: len(p.deck.combos) + 1, First: p.face(a), Second: p.face(b)}
	for _, o := range p.deck.combos {
		if o.First == c.First && o.Second == c.Second || o.First == c.Second && o.Second == c.First {
			return p.errorf("combo %q: these two cards make a combination already", rest)
		}
	}
	if len(p.deck.combos) == maxCombos {
		return p.errorf("combo %q is one too many: there is room for %d", rest, maxCombos)
	}
	p.deck.combos = append(p.deck.combos, c)
	p.start("combo " + rest)
	return nil
}

// maxCombos keeps their numbers in one byte beside those of the cards.
const maxCombos = 100

func (p *parser) start(what string) {
	p.begun, p.what, p.done, p.name, p.effect, p.kind = p.line, what, false, rules.Text{}, &Effect{}, 0
}

func (p *parser) isCombo() bool { return strings.HasPrefix(p.what, "combo ") }

// finish puts the present entry away, whole or not at all.
func (p *parser) finish() error {
	if p.begun == 0 {
		return nil
	}
	missing := ""
	switch {
	case p.name.Empty():
		missing = "name"
	case p.kind == 0 && !p.isCombo():
		missing = "kind"
	case !p.done:
		missing = "do line"
	}
	if missing != "" {
		return p.errorf("%s (line %d) has no %s", p.what, p.begun, missing)
	}
	if why := p.effect.flaw(p.kind); why != "" {
		return p.errorf("%s (line %d) %s", p.what, p.begun, why)
	}
	text := effectText(p.effect)
	if p.isCombo() {
		c := &p.deck.combos[len(p.deck.combos)-1]
		c.Name, c.Effect, c.Text = p.name, *p.effect, text
	} else {
		c := &p.deck.cards[len(p.deck.cards)-1]
		c.Name, c.Kind, c.Effect, c.Text = p.name, p.kind, *p.effect, text
	}
	p.begun = 0
	return nil
}

func (p *parser) face(id string) rules.Face {
	for i := 1; i < len(p.deck.cards); i++ {
		if p.deck.cards[i].ID == id {
			return rules.Face(i)
		}
	}
	return 0
}

func (p *parser) ids() []string {
	var out []string
	for i := 1; i < len(p.deck.cards); i++ {
		out = append(out, p.deck.cards[i].ID)
	}
	return out
}

var kindWords = []string{Attack: "attack", Defence: "defence", Support: "support"}

func (p *parser) setKind(word string) error {
	if p.isCombo() {
		return p.errorf("a combination has no kind")
	}
	i := slices.Index(kindWords, word)
	if i <= 0 {
		return p.unknown("kind", word, kindWords[1:])
	}
	p.kind = Kind(i)
	return nil
}

// checkCombos refuses two combinations whose markers could not be told apart.
func (p *parser) checkCombos() error {
	shocks, snares := 0, 0
	for i := range p.deck.combos {
		e := &p.deck.combos[i].Effect
		shocks, snares = shocks+int(min(e.Shock, 1)), snares+int(min(e.Snare, 1))
	}
	switch {
	case shocks > 1:
		return p.errorf("shock stands in %d combinations: one marker cannot say which", shocks)
	case snares > 1:
		return p.errorf("snare stands in %d combinations: one marker cannot say which", snares)
	}
	return nil
}

// unknown says that a word is not one of list, and which is nearest.
func (p *parser) unknown(what, word string, list []string) error {
	best, dist := "", 4
	for _, w := range list {
		if d := distance(word, w); d < dist {
			best, dist = w, d
		}
	}
	if best != "" {
		return p.errorf("unknown %s %q: did you mean %q?", what, word, best)
	}
	return p.errorf("unknown %s %q: known are %s", what, word, strings.Join(list, ", "))
}

// distance is how many letters must be changed to make a into b; words of very
// different lengths are far apart.
func distance(a, b string) int {
	if len(a) > len(b)+4 || len(b) > len(a)+4 {
		return 9
	}
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := 1; i <= len(a); i++ {
		diagonal := row[0]
		row[0] = i
		for j := 1; j <= len(b); j++ {
			cost := diagonal
			if a[i-1] != b[j-1] {
				cost++
			}
			diagonal = row[j]
			row[j] = min(cost, row[j]+1, row[j-1]+1)
		}
	}
	return row[len(b)]
}

// number reads a number from 1 to 9.
func (p *parser) number(word, s string) (int32, error) {
	n, err := strconv.Atoi(s)
	if err != nil || n < 1 || n > 9 {
		return 0, p.errorf("%q behind %s: a number from 1 to 9 is expected", s, word)
	}
	return int32(n), nil
}
