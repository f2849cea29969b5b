package aestery

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

// Cards are all cards, heroes and tokens, by Face; Cards[0] is the hidden card.
// They come from cards.txt. A test reads the file, so it cannot be wrong here.
var Cards = func() []Card {
	cards, err := parseCards("cards.txt", cardFile)
	if err != nil {
		panic(err)
	}
	return cards
}()

// faces finds the cards by id.
var faces = func() map[string]rules.Face {
	m := map[string]rules.Face{}
	for i := 1; i < len(Cards); i++ {
		m[Cards[i].ID] = rules.Face(i)
	}
	return m
}()

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
	p := &parser{file: file, cards: []Card{{}}}
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
	return p.cards, p.resolve()
}

type parser struct {
	file  string
	line  int
	begun int // the line in which the present card begins
	cards []Card
	said  map[string]bool // which single entries the present card has
	later []tokenRef
}

// A tokenRef is the name of a token in an effect; tokens may stand below the
// cards that make them.
type tokenRef struct {
	card, ability, effect int
	line                  int
	id                    string
}

func (p *parser) errorf(format string, args ...any) error {
	return fmt.Errorf("%s:%d: %s", p.file, p.line, fmt.Sprintf(format, args...))
}

// card is the present card.
func (p *parser) card() *Card { return &p.cards[len(p.cards)-1] }

var entryWords = []string{"card", "hero", "token", "name", "type", "species", "kind", "title", "color", "rarity",
	"legendary", "cost", "pitch", "body", "experience", "words", "icon", "scene", "flavor"}

// entry reads one line.
func (p *parser) entry(line string) error {
	key, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	switch key {
	case "card", "hero", "token":
		return p.begin(key, rest)
	}
	if p.begun == 0 {
		return p.errorf("%q before the first card: begin with \"card ID\"", key)
	}
	if strings.Contains(line, ":") && !slices.Contains(entryWords, key) {
		return p.ability(line)
	}
	switch {
	case slices.Contains(headWords, key) || slices.Contains(onWords[1:], key):
		return p.errorf("%q: a colon is missing before the effects", line)
	case !slices.Contains(entryWords, key):
		return p.unknown("entry", key, entryWords)
	}
	if p.said[key] {
		return p.errorf("%s stands twice in card %s", key, p.card().ID)
	}
	p.said[key] = true
	return p.fact(key, rest)
}

// begin begins a card.
func (p *parser) begin(what, id string) error {
	if err := p.finish(); err != nil {
		return err
	}
	if strings.Trim(id, "abcdefghijklmnopqrstuvwxyz0123456789-") != "" || id == "" {
		return p.errorf("card id %q: use small letters, digits and hyphens", id)
	}
	for i := range p.cards {
		if p.cards[i].ID == id {
			return p.errorf("card %q already stands above", id)
		}
	}
	c := Card{ID: id, Number: len(p.cards)}
	switch what {
	case "hero":
		c.Types = Hero
	case "token":
		c.Types = Token
	}
	p.cards = append(p.cards, c)
	p.begun, p.said = p.line, map[string]bool{}
	return nil
}

// fact reads a line that holds one fact about the card.
func (p *parser) fact(key, rest string) (err error) {
	c := p.card()
	switch key {
	case "name":
		c.Name, err = p.bilingual(key, rest)
	case "title":
		c.Title, err = p.bilingual(key, rest)
	case "flavor":
		c.Flavor, err = p.bilingual(key, rest)
	case "icon":
		c.Icon = rest
	case "scene":
		if !slices.Contains(Scenes, rest) {
			return p.unknown("scene", rest, Scenes)
		}
		c.Scene = rest
	case "legendary":
		c.Legendary = true
	case "rarity":
		c.Rarity, err = pick[Rarity](p, "rarity", rest, rarityWords)
	case "species":
		c.Species, err = pick[Species](p, "species", rest, speciesWords)
	case "kind":
		c.Kind, err = pick[StoryKind](p, "kind of story", rest, kindWords)
	case "type":
		return p.types(rest)
	case "color":
		return p.colors(rest)
	case "words":
		return p.keywords(rest)
	case "cost":
		c.Cost, err = p.number(key, rest, 0, 15)
	case "pitch":
		c.Pitch, err = p.number(key, rest, 1, 3)
	case "experience":
		c.Experience, err = p.number(key, rest, 0, 20)
	case "body":
		force, defence, ok := strings.Cut(rest, "/")
		if !ok {
			return p.errorf("body %q: give \"body FORCE/DEFENCE\"", rest)
		}
		if c.Force, err = p.number(key, force, 0, 20); err == nil {
			c.Defence, err = p.number(key, defence, 1, 20)
		}
	}
	return err
}

func (p *parser) bilingual(key, s string) (rules.Text, error) {
	fr, en, ok := strings.Cut(s, "|")
	t := rules.Text{FR: strings.TrimSpace(fr), EN: strings.TrimSpace(en)}
	if !ok || t.FR == "" || t.EN == "" {
		return t, p.errorf("%s %q: give \"%s French | English\"", key, s, key)
	}
	return t, nil
}

func (p *parser) types(s string) error {
	c := p.card()
	if c.Types&Hero != 0 {
		return p.errorf("a hero has no other type")
	}
	for w := range strings.FieldsSeq(s) {
		switch w {
		case "fighter", "story", "ephemeral":
			c.Types |= typeWords[w]
		default:
			return p.unknown("type", w, []string{"fighter", "story", "ephemeral"})
		}
	}
	return nil
}

func (p *parser) colors(s string) error {
	for w := range strings.FieldsSeq(s) {
		k, ok := colorWords[w]
		if !ok {
			return p.unknown("colour", w, keys(colorWords))
		}
		p.card().Color |= k
	}
	return nil
}

// keywords reads a words line: keywords with commas between.
func (p *parser) keywords(s string) error {
	for part := range strings.SplitSeq(s, ",") {
		word, number, _ := strings.Cut(strings.TrimSpace(part), " ")
		w, err := pick[Word](p, "keyword", word, keywordWords)
		if err != nil {
			return err
		}
		n := int8(1)
		switch {
		case w.numbered():
			if n, err = p.number(word, number, 1, 9); err != nil {
				return err
			}
		case number != "":
			return p.errorf("%q behind %s: this keyword has no number", number, word)
		}
		if p.card().Words[w] != 0 {
			return p.errorf("%s stands twice", word)
		}
		p.card().Words[w] = n
	}
	return nil
}

// finish checks the present card and puts it away.
func (p *parser) finish() error {
	if p.begun == 0 {
		return nil
	}
	c := p.card()
	if why := p.missing(c); why != "" {
		return p.errorf("card %s (line %d) %s", c.ID, p.begun, why)
	}
	for i := range c.Abilities {
		if why := c.Abilities[i].flaw(c); why != "" {
			return p.errorf("card %s (line %d), ability %d: %s", c.ID, p.begun, i+1, why)
		}
	}
	return nil
}

// missing says what a card lacks or has too much; "" if nothing.
func (p *parser) missing(c *Card) string {
	body := c.Is(Fighter)
	need := func(key string, want bool) string {
		switch has := p.said[key]; {
		case want && !has:
			return "has no " + key
		case !want && has:
			return "should have no " + key
		}
		return ""
	}
	hero, token := c.Types == Hero, c.Is(Token)
	for _, why := range [...]string{
		need("name", true), need("icon", true), need("scene", true), need("type", !hero && (!token || p.said["type"])),
		need("body", body), need("species", body), need("kind", c.Is(Story)), need("title", hero),
		need("experience", hero), need("cost", !hero && !token), need("pitch", !hero && !token),
		need("rarity", !token), need("color", !token || p.said["color"]),
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
			p.line = r.line
			var ids []string
			for j := range p.cards {
				if p.cards[j].Is(Token) {
					ids = append(ids, p.cards[j].ID)
				}
			}
			return p.unknown("token", r.id, ids)
		}
		p.cards[r.card].Abilities[r.ability].Do[r.effect].Face = rules.Face(i)
	}
	for i := 1; i < len(p.cards); i++ {
		p.cards[i].write(p.cards)
	}
	return nil
}

// pick finds word in a list that is indexed by a kind of constants.
func pick[T ~uint8](p *parser, what, word string, list []string) (T, error) {
	if i := slices.Index(list, word); i > 0 && word != "" {
		return T(i), nil
	}
	return 0, p.unknown(what, word, list[1:])
}

func keys[V any](m map[string]V) []string {
	var out []string
	for k := range m {
		out = append(out, k)
	}
	slices.Sort(out)
	return out
}

func (p *parser) number(word, s string, least, most int) (int8, error) {
	n, err := strconv.Atoi(strings.TrimSpace(s))
	if err != nil || n < least || n > most {
		return 0, p.errorf("%q behind %s: a number from %d to %d is expected", s, word, least, most)
	}
	return int8(n), nil
}

// unknown says that a word is not one of list, and which is nearest.
func (p *parser) unknown(what, word string, list []string) error {
	if best := nearest(word, list); best != "" {
		return p.errorf("unknown %s %q: did you mean %q?", what, word, best)
	}
	return p.errorf("unknown %s %q: known are %s", what, word, strings.Join(list, ", "))
}

// nearest returns the word of list that is most like word, or "" if none is
// near.
func nearest(word string, list []string) string {
	best, dist := "", max(2, min(4, len(word)/2+1))
	for _, w := range list {
		if d := distance(word, w); d < dist {
			best, dist = w, d
		}
	}
	return best
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
