package dracoliath

import (
	"strconv"
	"strings"

	"wyrmtable/rules/cardfile"
)

// ParseCards reads a card file. docs/adding-cards.md describes the format. An
// error names the file, the line, what is wrong and the nearest known word.
func ParseCards(file, src string) ([]Card, error) {
	p := &parser{Reader: cardfile.Reader{File: file}}
	if err := p.Each(src, p.entry); err != nil {
		return nil, err
	}
	if err := p.finish(); err != nil {
		return nil, err
	}
	if len(p.cards) == 0 {
		return nil, p.Errorf("the file holds no card")
	}
	if err := p.checkSides(); err != nil {
		return nil, err
	}
	return p.cards, nil
}

type parser struct {
	cardfile.Reader
	cardfile.Words // what is left of the line

	cards []Card
	count int // of cards, a double-faced one being one
}

var entryWords = []string{"card", "night", "name", "form", "color", "type", "mastery", "icon", "scene",
	"do", "if", "choose", "fusion", "again", "start", "end", "when", "cancel", "repeat"}

// entry reads one line of the file.
func (p *parser) entry(line string) error {
	key, rest := cardfile.Key(line)
	key = strings.TrimSuffix(key, ":")
	if key == "card" || key == "night" {
		return p.begin(rest, key == "night")
	}
	if find(entryWords, key) == 0 && key != entryWords[0] {
		return p.Unknown("entry", key, entryWords)
	}
	if len(p.cards) == 0 {
		return p.Errorf("%q before the first card: begin with \"card ID\"", key)
	}
	c := &p.cards[len(p.cards)-1]
	switch key {
	case "name", "form", "color", "type", "mastery", "icon", "scene":
		if err := p.Once(key); err != nil {
			return err
		}
		return p.fact(c, key, rest)
	}
	if c.Type == AnyType {
		return p.Errorf("%q before the type of card %q", key, c.ID)
	}
	if len(c.Lines) == maxLines {
		return p.Errorf("card %q has more than %d lines", c.ID, maxLines)
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
		return p.Errorf("the night side %q has no day side before it", id)
	case night && p.cards[n-1].Type == Magic:
		return p.Errorf("the night side %q stands behind a magic: only a treasure or a storm has two sides", id)
	}
	if err := p.Begin("card", id); err != nil {
		return err
	}
	if !night {
		if p.count == maxCards {
			return p.Errorf("more than %d cards", maxCards)
		}
		p.count++
	}
	p.cards = append(p.cards, Card{ID: id, Night: night})
	if night {
		p.cards[n].Mastery = p.cards[n-1].Mastery
	}
	return nil
}

// fact reads a plain property of a card.
func (p *parser) fact(c *Card, key, rest string) (err error) {
	switch key {
	case "name":
		c.Name, err = p.Text(key, rest)
	case "form":
		c.Form, err = p.Form(rest)
	case "color":
		c.Color, err = cardfile.Pick[Color](&p.Reader, "color", rest, colorWords)
	case "type":
		c.Type, err = cardfile.Pick[Type](&p.Reader, "type", rest, typeWords)
	case "mastery":
		if c.Night {
			return p.Errorf("a night side has the mastery of its day")
		}
		if rest != "0" && rest != "1" && rest != "2" {
			return p.Errorf("mastery %q: it is 0, 1 or 2", rest)
		}
		c.Mastery = int(rest[0] - '0')
	case "icon":
		if !cardfile.IsID(rest) {
			return p.Errorf("icon %q: use small letters, digits and hyphens", rest)
		}
		c.Icon = rest
	case "scene":
		if find(sceneWords, rest) == 0 && rest != sceneWords[0] {
			return p.Unknown("scene", rest, sceneWords)
		}
		c.Scene = rest
	}
	return err
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
		return p.Flaw("has no " + missing)
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
		p.Line = p.LineOf(c.ID)
		return p.Errorf("card %q turns itself over but has no night side", c.ID)
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

func number(s string) (int, bool) {
	n, err := strconv.Atoi(s)
	return n, err == nil && n >= 0 && n <= 99
}
