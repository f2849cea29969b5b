package arcaneduel

import (
	_ "embed"
	"slices"
	"strings"

	"wyrmtable/rules"
	"wyrmtable/rules/cardfile"
)

//go:embed cards.txt
var cardFile string

// A deck is what a card file holds.
type deck struct {
	cards  []Card // by Face; the first is the hidden card
	combos []Combo
	// The lines of the file in which their effects stand, in the same order.
	cardLines, comboLines []int
}

// builtIn are the cards of the program. A test reads the file, so it cannot be
// wrong here.
var builtIn = cardfile.Must(parseCards("cards.txt", cardFile))

// parseCards reads a card file. docs/adding-cards.md describes the format. An
// error is one line: the file, the line, what is wrong and the nearest known
// word.
func parseCards(file, src string) (deck, error) {
	p := &parser{Reader: cardfile.Reader{File: file}, deck: deck{cards: []Card{{}}, cardLines: []int{0}}}
	if err := p.Each(src, p.entry); err != nil {
		return deck{}, err
	}
	if err := p.finish(); err != nil {
		return deck{}, err
	}
	if n := len(p.deck.cards) - 1; n != cardCount {
		return deck{}, p.Errorf("the file holds %d cards, the game has %d", n, cardCount)
	}
	return p.deck, p.checkCombos()
}

type parser struct {
	cardfile.Reader
	begun int    // the line in which the present entry begins; 0 before the first
	what  string // "card x" or "combo x + y"
	done  bool   // the entry has its effects
	does  int    // the line in which they stand

	name   rules.Text
	effect *Effect
	kind   Kind // 0 for a combination
	deck   deck
}

var entryWords = []string{"card", "combo", "name", "kind", "do"}

// entry reads one line.
func (p *parser) entry(line string) (err error) {
	key, rest := cardfile.Key(line)
	switch {
	case !slices.Contains(entryWords, key):
		return p.Unknown("entry", key, entryWords)
	case key == "card":
		return p.card(rest)
	case key == "combo":
		return p.combo(rest)
	case p.begun == 0:
		return p.Errorf("%q before the first card: begin with \"card ID\"", key)
	}
	switch key {
	case "name":
		if !p.name.Empty() {
			return p.Errorf("%s has its name already", p.what)
		}
		p.name, err = p.Text(key, rest)
	case "kind":
		return p.setKind(rest)
	case "do":
		return p.effects(rest)
	}
	return err
}

// card begins a card.
func (p *parser) card(id string) error {
	if err := p.finish(); err != nil {
		return err
	}
	if err := p.Begin("card", id); err != nil {
		return err
	}
	if len(p.deck.cards) > cardCount {
		return p.Errorf("card %q is one too many: the game has %d", id, cardCount)
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
		return p.Errorf("combo %q: give \"combo ID + ID\"", rest)
	}
	for _, id := range [...]string{a, b} {
		if p.face(id) == 0 {
			return p.Unknown("card", id, p.ids())
		}
	}
	if a == b {
		return p.Errorf("combo %q: a card cannot be combined with itself", rest)
	}
	c := Combo{Number: len(p.deck.combos) + 1, First: p.face(a), Second: p.face(b)}
	for _, o := range p.deck.combos {
		if o.First == c.First && o.Second == c.Second || o.First == c.Second && o.Second == c.First {
			return p.Errorf("combo %q: these two cards make a combination already", rest)
		}
	}
	if len(p.deck.combos) == maxCombos {
		return p.Errorf("combo %q is one too many: there is room for %d", rest, maxCombos)
	}
	p.deck.combos = append(p.deck.combos, c)
	p.start("combo " + rest)
	return nil
}

// maxCombos keeps their numbers in one byte beside those of the cards.
const maxCombos = 100

func (p *parser) start(what string) {
	p.begun, p.what, p.done, p.name, p.effect, p.kind = p.Line, what, false, rules.Text{}, &Effect{}, 0
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
		return p.Errorf("%s (line %d) has no %s", p.what, p.begun, missing)
	}
	if why := p.effect.flaw(p.kind); why != "" {
		return p.Errorf("%s (line %d) %s", p.what, p.begun, why)
	}
	text := effectText(p.effect)
	if p.isCombo() {
		c := &p.deck.combos[len(p.deck.combos)-1]
		c.Name, c.Effect, c.Text = p.name, *p.effect, text
		p.deck.comboLines = append(p.deck.comboLines, p.does)
	} else {
		c := &p.deck.cards[len(p.deck.cards)-1]
		c.Name, c.Kind, c.Effect, c.Text = p.name, p.kind, *p.effect, text
		p.deck.cardLines = append(p.deck.cardLines, p.does)
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
		return p.Errorf("a combination has no kind")
	}
	if p.kind != 0 {
		return p.Errorf("%s has its kind already", p.what)
	}
	var err error
	p.kind, err = cardfile.Pick[Kind](&p.Reader, "kind", word, kindWords)
	return err
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
		return p.Errorf("shock stands in %d combinations: one marker cannot say which", shocks)
	case snares > 1:
		return p.Errorf("snare stands in %d combinations: one marker cannot say which", snares)
	}
	return nil
}
