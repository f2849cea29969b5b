package dracoliath

import (
	"fmt"
	"strconv"
	"strings"

	"wyrmtable/rules"
)

// ParseCards reads a card file. docs/adding-cards.md describes the format. An
// error names the file, the line, what is wrong and the nearest known word.
func ParseCards(file, src string) ([]Card, error) {
	p := &parser{file: file, ids: map[string]int{}}
	for i, line := range strings.Split(src, "\n") {
		p.line = i + 1
		line, _, _ = strings.Cut(line, "#")
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		if err := p.entry(line); err != nil {
			return nil, err
		}
	}
	if err := p.finish(); err != nil {
		return nil, err
	}
	if len(p.cards) == 0 {
		return nil, p.errorf("the file holds no card")
	}
	if err := p.checkSides(); err != nil {
		return nil, err
	}
	return p.cards, nil
}

type parser struct {
	file  string
	line  int
	cards []Card
	count int            // of cards, a double-faced one being one
	ids   map[string]int // the line of each card
	words []string       // what is left of the line
}

func (p *parser) errorf(format string, args ...any) error {
	return fmt.Errorf("%s:%d: %s", p.file, p.line, fmt.Sprintf(format, args...))
}

// unknown says that a word is not one of list, and which is nearest.
func (p *parser) unknown(what, word string, lists ...[]string) error {
	best, dist := "", 4
	var all []string
	for _, l := range lists {
		for _, w := range l {
			if w == "" {
				continue
			}
			all = append(all, w)
			if d := distance(word, w); d < dist {
				best, dist = w, d
			}
		}
	}
	if best != "" {
		return p.errorf("unknown %s %q: did you mean %q?", what, word, best)
	}
	return p.errorf("unknown %s %q: known are %s", what, word, strings.Join(all, ", "))
}

var entryWords = []string{"card", "night", "name", "color", "type", "mastery", "icon", "scene",
	"do", "if", "choose", "fusion", "again", "start", "end", "when", "cancel", "repeat"}

// entry reads one line of the file.
func (p *parser) entry(line string) error {
	head, rest, _ := strings.Cut(line, " ")
	key := strings.TrimSuffix(head, ":")
	rest = strings.TrimSpace(rest)
	if key == "card" || key == "night" {
		return p.begin(rest, key == "night")
	}
	if find(entryWords, key) == 0 && key != entryWords[0] {
		return p.unknown("entry", key, entryWords)
	}
	if len(p.cards) == 0 {
		return p.errorf("%q before the first card: begin with \"card ID\"", key)
	}
	c := &p.cards[len(p.cards)-1]
	switch key {
	case "name", "color", "type", "mastery", "icon", "scene":
		return p.fact(c, key, rest)
	}
	if c.Type == AnyType {
		return p.errorf("%q before the type of card %q", key, c.ID)
	}
	if len(c.Lines) == maxLines {
		return p.errorf("card %q has more than %d lines", c.ID, maxLines)
	}
	return p.effectLine(c, key, line)
}

// maxLines is how many lines a card's face has room for.
const maxLines = 6

// begin begins a card, or the night side of the card before.
func (p *parser) begin(id string, night bool) error {
	if err := p.finish(); err != nil {
		return err
	}
	n := len(p.cards)
	switch {
	case night && (n == 0 || p.cards[n-1].Night):
		return p.errorf("the night side %q has no day side before it", id)
	case night && p.cards[n-1].Type == Magic:
		return p.errorf("the night side %q stands behind a magic: only a treasure or a storm has two sides", id)
	}
	if !isID(id) {
		return p.errorf("card id %q: use small letters, digits and hyphens", id)
	}
	if at, ok := p.ids[id]; ok {
		return p.errorf("card %q already stands in line %d", id, at)
	}
	if !night {
		if p.count == maxCards {
			return p.errorf("more than %d cards", maxCards)
		}
		p.count++
	}
	p.ids[id] = p.line
	p.cards = append(p.cards, Card{ID: id, Night: night})
	if night {
		p.cards[n].Mastery = p.cards[n-1].Mastery
	}
	return nil
}

func isID(s string) bool {
	for _, r := range s {
		if (r < 'a' || r > 'z') && (r < '0' || r > '9') && r != '-' {
			return false
		}
	}
	return s != "" && len(s) <= 40
}

// fact reads a plain property of a card.
func (p *parser) fact(c *Card, key, rest string) error {
	switch key {
	case "name":
		fr, en, ok := strings.Cut(rest, "|")
		c.Name = rules.Text{FR: strings.TrimSpace(fr), EN: strings.TrimSpace(en)}
		if !ok || c.Name.FR == "" || c.Name.EN == "" {
			return p.errorf("name %q: give \"name French | English\"", rest)
		}
	case "color":
		if c.Color = Color(find(colorWords, rest)); c.Color == AnyColor {
			return p.unknown("color", rest, colorWords)
		}
	case "type":
		if c.Type != AnyType {
			return p.errorf("card %q has two types", c.ID)
		}
		if c.Type = Type(find(typeWords, rest)); c.Type == AnyType {
			return p.unknown("type", rest, typeWords)
		}
	case "mastery":
		if rest != "0" && rest != "1" && rest != "2" {
			return p.errorf("mastery %q: it is 0, 1 or 2", rest)
		}
		c.Mastery = int(rest[0] - '0')
	case "icon":
		if !isID(rest) {
			return p.errorf("icon %q: use small letters, digits and hyphens", rest)
		}
		c.Icon = rest
	case "scene":
		if find(sceneWords, rest) == 0 && rest != sceneWords[0] {
			return p.unknown("scene", rest, sceneWords)
		}
		c.Scene = rest
	}
	return nil
}

// finish checks that the last card is complete.
func (p *parser) finish() error {
	if len(p.cards) == 0 {
		return nil
	}
	c := &p.cards[len(p.cards)-1]
	missing := ""
	switch {
	case c.Name.Empty():
		missing = "name"
	case c.Color == AnyColor:
		missing = "color"
	case c.Type == AnyType:
		missing = "type"
	case c.Icon == "":
		missing = "icon"
	case c.Scene == "":
		missing = "scene"
	case len(c.Lines) == 0:
		missing = "effect"
	}
	if missing != "" {
		return p.errorf("card %q (line %d) has no %s", c.ID, p.ids[c.ID], missing)
	}
	for i := range c.Lines {
		l := &c.Lines[i]
		l.Others = l.Kind == Cancel && l.Cards.Filter.match(c)
	}
	c.index()
	c.Text = cardText(c)
	c.Rows = cardRows(c)
	return nil
}

// checkSides checks that only cards with two sides turn themselves over.
func (p *parser) checkSides() error {
	for i := range p.cards {
		c := &p.cards[i]
		if c.Night || i+1 < len(p.cards) && p.cards[i+1].Night || !c.flips() {
			continue
		}
		p.line = p.ids[c.ID]
		return p.errorf("card %q turns itself over but has no night side", c.ID)
	}
	return nil
}

// flips reports whether the card turns itself over.
func (c *Card) flips() bool {
	for i := range c.Lines {
		for _, side := range [][]Effect{c.Lines[i].X, c.Lines[i].Y} {
			for _, e := range side {
				if e.Op == Flip && e.From.At == NoPlace {
					return true
				}
			}
		}
	}
	return false
}

// distance is the number of letters to change between two words.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diag := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := diag
			if a[i] != b[j] {
				cost++
			}
			diag = row[j+1]
			row[j+1] = min(cost, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}

func number(s string) (int, bool) {
	n, err := strconv.Atoi(s)
	return n, err == nil && n >= 0 && n <= 99
}
