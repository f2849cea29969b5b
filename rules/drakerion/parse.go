package drakerion

import (
	_ "embed"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wyrmtable/rules"
	"wyrmtable/rules/cardfile"
)

//go:embed cards.txt
var cardFile string

// Cards are all cards by Face; Cards[0] is the hidden card. They come from
// cards.txt. A test reads the file, so it cannot be wrong here.
var Cards = cardfile.Must(parseCards("cards.txt", cardFile))

// faces finds the cards by id.
var faces = cardfile.Faces(Cards, func(c *Card) string { return c.ID })

// FaceOf returns the card with that id, or 0.
func FaceOf(id string) rules.Face { return faces[id] }

// RetreatFace is « Sonner la retraite », which every player has.
var RetreatFace = faces["retraite"]

// parseCards reads a card file. An error is one line: the file, the line, what
// is wrong and the nearest known word.
func parseCards(file, src string) ([]Card, error) {
	p := &parser{Reader: cardfile.Reader{File: file}, cards: []Card{{}}}
	if err := p.Each(src, p.entry); err != nil {
		return nil, err
	}
	if err := p.finish(); err != nil {
		return nil, err
	}
	return p.cards, p.resolve()
}

type parser struct {
	cardfile.Reader
	cards []Card
}

// card is the present card.
func (p *parser) card() *Card { return &p.cards[len(p.cards)-1] }

var factWords = []string{"name", "title", "faction", "kind", "school", "cost", "body", "ranged", "prestige",
	"words", "gives", "initiative", "setup", "gold", "draw", "icon", "scene", "flavor", "form"}

// entry reads one line.
func (p *parser) entry(line string) error {
	key, rest := cardfile.Key(line)
	if t := slices.Index(typeWords, key); t > 0 && !strings.Contains(line, ":") && rest != "" {
		return p.begin(Type(t), rest)
	}
	if !p.Begun() {
		return p.Errorf("%q before the first card: begin with \"character ID\" or another type of card", key)
	}
	if slices.Contains(factWords, key) {
		if err := p.Once(key); err != nil {
			return err
		}
		return p.fact(key, rest)
	}
	when := strings.Trim(key, ",:")
	if slices.Contains(onWords[1:], when) {
		return p.ability(line)
	}
	return p.Unknown("entry", when, slices.Concat(typeWords[1:], factWords, onWords[1:]))
}

// begin begins a card.
func (p *parser) begin(t Type, id string) error {
	if err := p.finish(); err != nil {
		return err
	}
	if err := p.Begin("card", id); err != nil {
		return err
	}
	p.cards = append(p.cards, Card{ID: id, Number: len(p.cards), Line: p.Line, Type: t})
	return nil
}

// fact reads a line that holds one fact about the card.
func (p *parser) fact(key, rest string) (err error) {
	c := p.card()
	switch key {
	case "name":
		c.Name, err = p.Text(key, rest)
	case "form":
		c.Form, err = p.Form(rest)
	case "title":
		c.Title, err = p.Text(key, rest)
	case "flavor":
		c.Flavor, err = p.Text(key, rest)
	case "faction":
		c.Faction, err = cardfile.Pick[Faction](&p.Reader, "faction", rest, factionWords)
	case "kind":
		c.Kind, err = cardfile.Pick[Kind](&p.Reader, "kind", rest, kindWords)
	case "school":
		c.School, err = cardfile.Pick[School](&p.Reader, "school", rest, schoolWords)
	case "cost":
		c.Cost, err = p.Number(key, rest, 0, 6)
	case "body":
		err = p.body(rest)
	case "ranged":
		c.Stats[Ranged], err = p.Number(key, rest, 1, 3)
	case "prestige":
		c.Prestige, err = p.Number(key, rest, 0, 3)
	case "words":
		c.Words, err = p.keywords(rest)
	case "gives":
		c.Gives, err = p.keywords(rest)
	case "initiative":
		c.Initiative, err = p.Number(key, rest, 1, 9)
	case "setup":
		c.setup = strings.Fields(rest)
	case "gold":
		c.Gold, err = p.Number(key, rest, 5, 8)
	case "draw":
		c.Draw, err = p.Number(key, rest, 1, 3)
	case "icon":
		c.Icon = rest
	case "scene":
		if !slices.Contains(Scenes, rest) {
			return p.Unknown("scene", rest, Scenes)
		}
		c.Scene = rest
	}
	return err
}

// body reads "MELEE/RIPOSTE/LIFE".
func (p *parser) body(s string) error {
	parts := strings.Split(s, "/")
	if len(parts) != 3 {
		return p.Errorf("body %q: give \"body MELEE/RIPOSTE/LIFE\"", s)
	}
	for i, at := range [...]struct {
		stat        Stat
		least, most int
	}{{Melee, 0, 5}, {Riposte, 0, 4}, {Life, 1, 9}} {
		n, err := p.Number("body", parts[i], at.least, at.most)
		if err != nil {
			return err
		}
		p.card().Stats[at.stat] = n
	}
	return nil
}

func (p *parser) keywords(s string) (Words, error) {
	var all Words
	for w := range strings.FieldsSeq(s) {
		i := slices.Index(keywordWords, w)
		if i < 0 {
			return 0, p.Unknown("keyword", w, keywordWords)
		}
		all |= 1 << i
	}
	return all, nil
}

// finish checks the present card.
func (p *parser) finish() error {
	if !p.Begun() {
		return nil
	}
	c := p.card()
	if why := p.missing(c); why != "" {
		return p.Flaw(why)
	}
	if len(c.Abilities) > MaxAbilities {
		return p.Flaw(fmt.Sprintf("has more than %d abilities", MaxAbilities))
	}
	for i := range c.Abilities {
		if why := c.Abilities[i].flaw(c); why != "" {
			return p.Flaw(fmt.Sprintf("in ability %d: %s", i+1, why))
		}
	}
	return nil
}

// missing says what a card lacks or has too much; "" if nothing.
func (p *parser) missing(c *Card) string {
	is := func(types ...Type) bool { return slices.Contains(types, c.Type) }
	person := is(Character)
	for _, need := range [...]struct {
		key        string
		want, dare bool // it must be there; it may be there
	}{
		{"name", true, true}, {"icon", true, true}, {"scene", true, true}, {"flavor", false, true}, {"form", false, true},
		{"cost", c.Main(), c.Main()}, {"body", person, person}, {"kind", person, person},
		{"prestige", person, person}, {"ranged", false, person}, {"title", false, person},
		{"words", false, person || is(Attachment)}, {"gives", false, is(Attachment)},
		{"initiative", is(Banner), is(Banner)}, {"setup", is(Banner), is(Banner)},
		{"gold", is(Manoeuvre), is(Manoeuvre)}, {"draw", is(Manoeuvre), is(Manoeuvre)}, {"school", is(Manoeuvre), is(Manoeuvre)},
		{"faction", is(Banner), !is(Retreat)},
	} {
		switch {
		case need.want && !p.Said(need.key):
			return "has no " + need.key
		case !need.dare && p.Said(need.key):
			return "should have no " + need.key
		}
	}
	switch {
	case is(Event) && !c.has(OnAction) && !c.has(OnCombat) && !c.has(OnFall):
		return "is an Event that can never be played: give it an action, combat or fall line"
	case is(Attachment) && c.Words&^Unpredictable != 0:
		return "is an Attachment: of the keywords it can only be unpredictable itself"
	case c.Gives&^(Interceptor|Infiltrator) != 0:
		return "gives a keyword that does nothing for a Character in play or would forbid the card itself"
	case is(Attachment) && len(c.Abilities) == 0 && c.Gives == 0:
		return "does nothing"
	case is(Banner) && (len(c.setup) < 3 || len(c.setup) > 4):
		return "names " + strconv.Itoa(len(c.setup)) + " set-up Characters; a Banner names 3 or 4"
	}
	return ""
}

// resolve finds the set-up Characters of the Banners and writes the texts.
func (p *parser) resolve() error {
	var people []string
	for i := range p.cards {
		if p.cards[i].Type == Character {
			people = append(people, p.cards[i].ID)
		}
	}
	for i := 1; i < len(p.cards); i++ {
		c := &p.cards[i]
		for _, id := range c.setup {
			f := slices.IndexFunc(p.cards, func(k Card) bool { return k.ID == id && k.Type == Character })
			if f < 0 {
				p.Line = p.LineOf(c.ID)
				return p.Unknown("Character", id, people)
			}
			c.Setup = append(c.Setup, rules.Face(f))
		}
	}
	for i := 1; i < len(p.cards); i++ {
		p.cards[i].write(p.cards)
	}
	return nil
}
