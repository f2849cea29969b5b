package aestery

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"

	"wyrmtable/rules"
	"wyrmtable/rules/cardfile"
)

//go:embed cards.txt
var cardFile string

// Cards are all cards, heroes and tokens, by Face; Cards[0] is the hidden card.
// They come from cards.txt. A test reads the file, so it cannot be wrong here.
var Cards = cardfile.Must(parseCards("cards.txt", cardFile))

// faces finds the cards by id.
var faces = cardfile.Faces(Cards, func(c *Card) string { return c.ID })

// FaceOf returns the card with that id, or 0.
func FaceOf(id string) rules.Face { return faces[id] }

// The faces of the two tokens of the sheet: a Mine gives 1 Aether when it is
// engaged, a Merveille when it is sacrificed (E40).
var (
	MineFace   = faces["mine"]
	WonderFace = faces["merveille"]
)

// parseCards reads a card file. docs/adding-cards.md describes the format. An
// error is one line: the file, the line, what is wrong and the nearest known
// word.
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
	later []tokenRef
}

// A tokenRef is the name of a token in an effect; tokens may stand below the
// cards that make them.
type tokenRef struct {
	card, ability, effect int
	line                  int
	id                    string
}

// card is the present card.
func (p *parser) card() *Card { return &p.cards[len(p.cards)-1] }

var entryWords = []string{"card", "hero", "token", "name", "type", "species", "kind", "title", "color", "rarity",
	"legendary", "cost", "pitch", "body", "experience", "words", "icon", "scene", "flavor"}

// entry reads one line.
func (p *parser) entry(line string) error {
	key, rest := cardfile.Key(line)
	switch key {
	case "card", "hero", "token":
		return p.begin(key, rest)
	}
	if !p.Begun() {
		return p.Errorf("%q before the first card: begin with \"card ID\"", key)
	}
	if strings.Contains(line, ":") && !slices.Contains(entryWords, key) {
		return p.ability(line)
	}
	switch {
	case slices.Contains(headWords, key) || slices.Contains(onWords[1:], key):
		return p.Errorf("%q: a colon is missing before the effects", line)
	case !slices.Contains(entryWords, key):
		return p.Unknown("entry", key, entryWords)
	}
	if err := p.Once(key); err != nil {
		return err
	}
	return p.fact(key, rest)
}

// begin begins a card.
func (p *parser) begin(what, id string) error {
	if err := p.finish(); err != nil {
		return err
	}
	if err := p.Begin("card", id); err != nil {
		return err
	}
	c := Card{ID: id, Number: len(p.cards)}
	switch what {
	case "hero":
		c.Types = Hero
	case "token":
		c.Types = Token
	}
	p.cards = append(p.cards, c)
	return nil
}

// fact reads a line that holds one fact about the card.
func (p *parser) fact(key, rest string) (err error) {
	c := p.card()
	switch key {
	case "name":
		c.Name, err = p.Text(key, rest)
	case "title":
		c.Title, err = p.Text(key, rest)
	case "flavor":
		c.Flavor, err = p.Text(key, rest)
	case "icon":
		c.Icon = rest
	case "scene":
		if !slices.Contains(Scenes, rest) {
			return p.Unknown("scene", rest, Scenes)
		}
		c.Scene = rest
	case "legendary":
		c.Legendary = true
	case "rarity":
		c.Rarity, err = cardfile.Pick[Rarity](&p.Reader, "rarity", rest, rarityWords)
	case "species":
		c.Species, err = cardfile.Pick[Species](&p.Reader, "species", rest, speciesWords)
	case "kind":
		c.Kind, err = cardfile.Pick[StoryKind](&p.Reader, "kind of story", rest, kindWords)
	case "type":
		return p.types(rest)
	case "color":
		return p.colors(rest)
	case "words":
		return p.keywords(rest)
	case "cost":
		c.Cost, err = p.Number(key, rest, 0, 15)
	case "pitch":
		c.Pitch, err = p.Number(key, rest, 1, 3)
	case "experience":
		c.Experience, err = p.Number(key, rest, 0, 20)
	case "body":
		force, defence, ok := strings.Cut(rest, "/")
		if !ok {
			return p.Errorf("body %q: give \"body FORCE/DEFENCE\"", rest)
		}
		if c.Force, err = p.Number(key, force, 0, 20); err == nil {
			c.Defence, err = p.Number(key, defence, 1, 20)
		}
	}
	return err
}

func (p *parser) types(s string) error {
	c := p.card()
	if c.Types&Hero != 0 {
		return p.Errorf("a hero has no other type")
	}
	for w := range strings.FieldsSeq(s) {
		switch w {
		case "fighter", "story", "ephemeral":
			c.Types |= typeWords[w]
		default:
			return p.Unknown("type", w, []string{"fighter", "story", "ephemeral"})
		}
	}
	return nil
}

func (p *parser) colors(s string) error {
	for w := range strings.FieldsSeq(s) {
		k, ok := colorWords[w]
		if !ok {
			return p.Unknown("colour", w, keys(colorWords))
		}
		p.card().Color |= k
	}
	return nil
}

// keywords reads a words line: keywords with commas between.
func (p *parser) keywords(s string) error {
	for part := range strings.SplitSeq(s, ",") {
		word, number, _ := strings.Cut(strings.TrimSpace(part), " ")
		w, err := cardfile.Pick[Word](&p.Reader, "keyword", word, keywordWords)
		if err != nil {
			return err
		}
		n := int8(1)
		switch {
		case w.numbered():
			if n, err = p.Number(word, number, 1, 9); err != nil {
				return err
			}
		case number != "":
			return p.Errorf("%q behind %s: this keyword has no number", number, word)
		}
		if p.card().Words[w] != 0 {
			return p.Errorf("%s stands twice", word)
		}
		p.card().Words[w] = n
	}
	return nil
}

// finish checks the present card and puts it away.
func (p *parser) finish() error {
	if !p.Begun() {
		return nil
	}
	c := p.card()
	if why := p.missing(c); why != "" {
		return p.Flaw(why)
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
	body := c.Is(Fighter)
	need := func(key string, want bool) string {
		switch has := p.Said(key); {
		case want && !has:
			return "has no " + key
		case !want && has:
			return "should have no " + key
		}
		return ""
	}
	hero, token := c.Types == Hero, c.Is(Token)
	for _, why := range [...]string{
		need("name", true), need("icon", true), need("scene", true), need("type", !hero && (!token || p.Said("type"))),
		need("body", body), need("species", body), need("kind", c.Is(Story)), need("title", hero),
		need("experience", hero), need("cost", !hero && !token), need("pitch", !hero && !token),
		need("rarity", !token), need("color", !token || p.Said("color")),
	} {
		if why != "" {
			return why
		}
	}
	if c.Is(Ephemeral) && !c.has(OnResolve) {
		return "is an ephemeral without a resolve line"
	}
	return ""
}

// has reports whether the card has an ability of that moment.
func (c *Card) has(on On) bool {
	return slices.ContainsFunc(c.Abilities, func(a Ability) bool { return a.On == on })
}

// resolve puts the faces of the tokens into the effects that create them, and
// writes the texts.
func (p *parser) resolve() error {
	for _, r := range p.later {
		i := slices.IndexFunc(p.cards, func(c Card) bool { return c.ID == r.id && c.Is(Token) })
		if i < 0 {
			p.Line = r.line
			var ids []string
			for j := range p.cards {
				if p.cards[j].Is(Token) {
					ids = append(ids, p.cards[j].ID)
				}
			}
			return p.Unknown("token", r.id, ids)
		}
		p.cards[r.card].Abilities[r.ability].Do[r.effect].Face = rules.Face(i)
	}
	for i := 1; i < len(p.cards); i++ {
		p.cards[i].write(p.cards)
	}
	return nil
}

func keys[V any](m map[string]V) []string {
	var out []string
	for k := range m {
		out = append(out, k)
	}
	slices.Sort(out)
	return out
}
