package dragonswrath

import (
	_ "embed"
	"slices"
	"strconv"
	"strings"

	"wyrmtable/rules"
	"wyrmtable/rules/cardfile"
)

//go:embed cards.txt
var cardFile string

// Cards are all cards by Face; Cards[0] is the hidden card. A test reads the
// file, so it cannot be wrong here.
var Cards = cardfile.Must(parseCards("cards.txt", cardFile))

var faces = cardfile.Faces(Cards, func(c *Card) string { return c.ID })

// FaceOf returns the card with that id, or 0.
func FaceOf(id string) rules.Face { return faces[id] }

type parser struct {
	cardfile.Reader
	cards []Card
}

// parseCards reads a card file: a line with bars begins a card, indented lines
// are its abilities. An error is one line: the file, the line and what is wrong.
func parseCards(file, src string) ([]Card, error) {
	p := &parser{Reader: cardfile.Reader{File: file}, cards: []Card{{}}}
	err := p.Each(src, func(line string) error {
		if strings.Contains(line, "|") {
			return p.begin(line)
		}
		return p.ability(line)
	})
	if err != nil {
		return nil, err
	}
	for i := 1; i < len(p.cards); i++ {
		c := &p.cards[i]
		if why := c.flaw(); why != "" {
			p.Line = p.LineOf(c.ID)
			return nil, p.Errorf("card %s %s", c.ID, why)
		}
		c.Lines = cardLines(c)
		c.Text = rules.List(c.Lines, rules.Same(" "), rules.Text{})
	}
	return p.cards, nil
}

// flaw says what a card lacks or has too much.
func (c *Card) flaw() string {
	for i := range c.Abilities {
		a := &c.Abilities[i]
		switch {
		case c.Type == Province:
			return "is a province: it has no ability of its own"
		case a.Of != Filter{} && a.Aim == NoAim && a.When <= OnFall:
			return "describes a card, but aims at none"
		case a.Aim != NoAim && a.When > OnFall:
			return "holds of itself and aims at nothing"
		case a.Aim != NoAim && !a.aimed():
			return "aims at " + aimWords[a.Aim] + ", but does nothing to it"
		case a.When == OnCast && c.Type != Ritual && c.Type != Malefice:
			return "is not cast"
		case a.When == OnArrive && c.Type != Creature && c.Type != Item:
			return "does not arrive"
		case (a.When == OnFall || a.When == Shun) && c.Type != Creature:
			return "is no creature"
		case a.When == Against && c.Type != Creature && c.Type != Item:
			return "does not fight"
		case a.When == Always && c.Type == Malefice:
			return "is a maléfice and does not last"
		case a.Aim > AimCreature && (a.Of.Colour != NoColour || a.Of.Trait != NoTrait):
			return "aims at " + aimWords[a.Aim] + " by a colour or characteristic, which only creatures have"
		case a.Aim > AimItem && a.Of.Side != Any:
			return "aims at " + aimWords[a.Aim] + ", whosever it is"
		}
		for j := range a.Do {
			if why := a.flaw(&a.Do[j]); why != "" {
				return opWords[a.Do[j].Op] + " " + why
			}
		}
	}
	switch {
	case (c.Type == Ritual || c.Type == Malefice) && len(c.Abilities) == 0:
		return "does nothing"
	case c.Type == Item && c.Cost.Spheres() > 0:
		return "is an item and costs no province"
	case c.Cost.Spheres() > mostShown:
		return "has more than " + strconv.Itoa(mostShown) + " spheres"
	case c.Type == Malefice && len(c.Abilities) > 1:
		return "is a maléfice and has one ability: put its effects on one line"
	}
	return ""
}

// aimed reports whether an effect is done to what the ability aims at.
func (a *Ability) aimed() bool {
	return slices.ContainsFunc(a.Do, func(e Effect) bool { return e.Who == Target || e.Who == Leader })
}

func (a *Ability) flaw(e *Effect) string {
	leader := e.Who >= You
	switch {
	case e.Lasting && e.Op > OpPP:
		return "is done once and does not last"
	case e.Each != Filter{} && e.Who != Each && e.Op != OpRaise:
		return "describes creatures, but is not done to each of them"
	case e.N < 0 && e.Op > OpPP:
		return "needs a number above 0"
	case e.N != 1 && e.Op > OpPP && !e.Op.counted():
		return "has no number"
	case e.Who == Target && a.Aim != AimCreature && a.Aim != AimItem && a.Aim != AimRite:
		return "speaks of a target, but there is none"
	case e.Who == Leader && a.Aim != AimLeader:
		return "speaks of a leader, but none is chosen"
	case e.Op >= OpLose && e.Op < OpDispel && !leader:
		return "is done to a leader"
	case e.Op < OpLose && leader:
		return "is done to a creature"
	case e.Op == OpDispel != (a.Aim == AimRite):
		return "ends a lasting ritual, which is aimed at by rite"
	case e.Who == Target && a.Aim == AimItem && e.Op != OpDestroy:
		return "is not done to items"
	}
	return ""
}

// counted reports whether an operation beside the strengths has a number.
func (o Op) counted() bool { return o == OpLose || o == OpDraw || o == OpDiscard || o == OpRecover }

// begin reads the line of a card.
func (p *parser) begin(line string) error {
	f := strings.Split(line, "|")
	if len(f) != 7 {
		return p.Errorf("a card has 7 parts (TYPE id | French | English | colour | facts | icon | scene), not %d", len(f))
	}
	for i := range f {
		f[i] = strings.TrimSpace(f[i])
	}
	kind, id := cardfile.Key(f[0])
	t, err := cardfile.Pick[Type](&p.Reader, "type", kind, typeWords)
	if err != nil {
		return err
	}
	if err := p.Begin("card", id); err != nil {
		return err
	}
	c := Card{ID: id, Line: p.Line, Name: rules.Text{FR: f[1], EN: f[2]}, Type: t, Icon: f[5], Scene: f[6]}
	col := slices.Index(colourWords, f[3])
	switch {
	case f[1] == "" || f[2] == "":
		return p.Errorf("card %s needs a name in both languages", c.ID)
	case col < 0 || (Colour(col) == Magic && c.Type != Province) || (col == 0 && c.Type == Province):
		return p.Errorf("%q is no colour of a %s: known are %s", f[3], kind, strings.Join(colourWords, ", "))
	case !slices.Contains(Scenes, f[6]):
		return p.Unknown("scene", f[6], Scenes)
	}
	c.Colour = Colour(col)
	for w := range strings.FieldsSeq(f[4]) {
		if err := p.fact(&c, w); err != nil {
			return err
		}
	}
	if (c.Type == Item) != (c.Sort != NoSort) {
		return p.Errorf("card %s: an item, and only an item, has one of %s", c.ID, strings.Join(sortWords[1:], ", "))
	}
	p.cards = append(p.cards, c)
	return nil
}

// fact reads a word of the facts: spheres (rrb), strengths (3/2), bearer, a
// sort of item, or a characteristic.
func (p *parser) fact(c *Card, w string) error {
	if pm, pp, ok := strings.Cut(w, "/"); ok && (c.Type == Creature || c.Type == Item) {
		x, err1 := strconv.Atoi(pm)
		y, err2 := strconv.Atoi(pp)
		if err1 != nil || err2 != nil || x < 0 || y < 0 || x > 9 || y > 9 {
			return p.Errorf("%q: give PM/PP, each from 0 to 9", w)
		}
		c.PM, c.PP = int8(x), int8(y)
		return nil
	}
	if s := slices.Index(sortWords, w); s > 0 && c.Type == Item {
		c.Sort = Sort(s)
		return nil
	}
	if f := rules.ParseForm(w); f != 0 {
		c.Form |= f
		return nil
	}
	if w == "bearer" && c.Type == Creature {
		c.Bearer = true
		return nil
	}
	if t := slices.Index(traitWords, w); t > 0 {
		switch {
		case c.Has(Trait(t)):
			return p.Errorf("%s stands twice", w)
		case c.Traits[0] == NoTrait:
			c.Traits[0] = Trait(t)
		case c.Traits[1] == NoTrait:
			c.Traits[1] = Trait(t)
		default:
			return p.Errorf("%s: a card has two characteristics at most", w)
		}
		return nil
	}
	if strings.Trim(w, "rgbx") == "" && c.Type >= Creature {
		for _, l := range w {
			c.Cost[map[rune]Colour{'r': Red, 'g': Green, 'b': Blue, 'x': Grey}[l]]++
		}
		return nil
	}
	return p.Errorf("unknown fact %q of a %s: spheres are letters of rgbx (x is grey), strengths 3/2, characteristics %s",
		w, typeWords[c.Type], strings.Join(traitWords[1:], ", "))
}

// ability reads "WHEN AIM FILTER: effect; effect".
func (p *parser) ability(line string) error {
	if len(p.cards) < 2 {
		return p.Errorf("an ability before the first card")
	}
	c := &p.cards[len(p.cards)-1]
	head, rest, _ := strings.Cut(line, ":")
	words := strings.Fields(head)
	a := Ability{Line: p.Line}
	var err error
	if a.When, err = cardfile.Pick[When](&p.Reader, "moment", words[0], whenWords); err != nil {
		return err
	}
	words = words[1:]
	if len(words) > 0 {
		if aim := slices.Index(aimWords, words[0]); aim > 0 {
			a.Aim = Aim(aim)
			words = words[1:]
		}
	}
	if a.Of, err = p.filter(words); err != nil {
		return err
	}
	for s := range strings.SplitSeq(rest, ";") {
		if s = strings.TrimSpace(s); s == "" {
			continue
		}
		if err := p.effect(&a, s); err != nil {
			return err
		}
	}
	switch {
	case a.When != Shun && len(a.Do) == 0 && a.PM == 0 && a.PP == 0:
		return p.Errorf("the ability does nothing")
	case a.When == Shun && len(a.Do) > 0:
		return p.Errorf("who is not attacked does nothing by it")
	}
	c.Abilities = append(c.Abilities, a)
	return nil
}

func (p *parser) filter(words []string) (Filter, error) {
	var f Filter
	for _, w := range words {
		was := f
		if i := slices.Index(sideWords, w); i >= 0 {
			f.Side = Side(i)
		} else if i := slices.Index(colourWords[:colourEnd], w); i > 0 {
			f.Colour = Colour(i)
		} else if i := slices.Index(traitWords, w); i > 0 {
			f.Trait = Trait(i)
		} else {
			return f, p.Errorf("unknown word %q: a filter has yours or enemy, a colour, a characteristic", w)
		}
		if was.Side != Any && f.Side != was.Side || was.Colour != NoColour && f.Colour != was.Colour || was.Trait != NoTrait && f.Trait != was.Trait {
			return f, p.Errorf("%q: a filter has one side, one colour, one characteristic", w)
		}
	}
	return f, nil
}

// effect reads "OP [N] [WHO [FILTER]] [lasting]".
func (p *parser) effect(a *Ability, s string) error {
	words := strings.Fields(s)
	op, err := cardfile.Pick[Op](&p.Reader, "effect", words[0], opWords)
	if err != nil {
		return err
	}
	e := Effect{Op: op, N: 1}
	if e.Op == OpDraw || e.Op == OpRecover || e.Op == OpRaise {
		e.Who = You
	}
	words = words[1:]
	if len(words) > 0 {
		if n, err := strconv.Atoi(words[0]); err == nil {
			if n < -9 || n > 9 || n == 0 {
				return p.Errorf("%q: a number from -9 to 9 is expected", words[0])
			}
			e.N, words = int8(n), words[1:]
		}
	}
	if a.When == Always || a.When == Against {
		switch {
		case len(words) > 0 || op > OpPP:
			return p.Errorf("what holds always is pm N or pp N")
		case op == OpPM && a.PM != 0 || op == OpPP && a.PP != 0:
			return p.Errorf("%s stands twice", opWords[op])
		case e.Op == OpPM:
			a.PM = e.N
		default:
			a.PP = e.N
		}
		return nil
	}
	if n := len(words); n > 0 && words[n-1] == "lasting" {
		e.Lasting, words = true, words[:n-1]
	}
	if len(words) > 0 {
		if who := slices.Index(whoWords, words[0]); who >= 0 {
			e.Who, words = Who(who), words[1:]
		}
	}
	e.Each, err = p.filter(words)
	a.Do = append(a.Do, e)
	return err
}
