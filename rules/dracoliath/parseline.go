package dracoliath

import (
	"strings"

	"wyrmtable/rules/cardfile"
)

// effectLine reads a line that says what a card does.
func (p *parser) effectLine(c *Card, key, line string) error {
	// Punctuation stands alone, so that the rest is words.
	for _, mark := range []string{":", ",", "/"} {
		line = strings.ReplaceAll(line, mark, " "+mark+" ")
	}
	p.Words = strings.Fields(line)
	p.Next() // the key
	if key == "fusion" {
		switch {
		case c.Type != Magic:
			return p.Errorf("only a magic can be a fusion")
		case c.Fusion:
			return p.Errorf("fusion stands twice in card %s", c.ID)
		}
		c.Fusion = true
		c.FuseAt = cardfile.Place{Card: c.ID, Line: p.Line}
		return p.done()
	}
	l, err := p.lineOf(c, key)
	if err != nil {
		return err
	}
	if err := p.done(); err != nil {
		return err
	}
	if err := p.fits(c, &l); err != nil {
		return err
	}
	l.stand(cardfile.Place{Card: c.ID, Line: p.Line})
	c.Lines = append(c.Lines, l)
	return nil
}

// stand says where in the file a line stands, and each of its effects.
func (l *Line) stand(at cardfile.Place) {
	l.Where = at
	for _, side := range [...][]Effect{l.X, l.Y} {
		for i := range side {
			at.Part++
			side[i].Where = at
		}
	}
}

func (p *parser) lineOf(c *Card, key string) (l Line, err error) {
	switch key {
	case "do":
		err = p.body(&l)
	case "if":
		if l.If, err = p.cond(); err == nil {
			if err = p.expect(":"); err == nil {
				err = p.body(&l)
			}
		}
	case "choose":
		err = p.choice(&l)
	case "start", "end":
		l.Kind = StartTurn
		if key == "end" {
			l.Kind = EndTurn
		}
		if err = p.expect(":"); err == nil {
			err = p.guarded(&l)
		}
	case "when":
		err = p.trigger(&l)
	case "cancel":
		l.Kind = Cancel
		if l.Cards, err = p.group(); err == nil {
			err = p.optionalIf(&l)
		}
	case "again", "repeat":
		l.Kind = Again
		if key == "repeat" {
			l.Cards.Filter = p.filter()
			l.Cards.At = Mine
		}
		err = p.optionalIf(&l)
	}
	return l, err
}

func (p *parser) expect(w string) error {
	if p.Accept(w) {
		return nil
	}
	if p.Peek() == "" {
		return p.Errorf("the line ends where %q is expected", w)
	}
	return p.Errorf("%q where %q is expected", p.Peek(), w)
}

func (p *parser) done() error {
	if w := p.Peek(); w != "" {
		return p.Errorf("%q at the end of the line is not understood", w)
	}
	return nil
}

func (p *parser) optionalIf(l *Line) (err error) {
	if p.Accept("if") {
		l.If, err = p.cond()
	}
	return err
}

// guarded reads "[if COND :] effects or a choice".
func (p *parser) guarded(l *Line) (err error) {
	if p.Accept("if") {
		if l.If, err = p.cond(); err != nil {
			return err
		}
		if err = p.expect(":"); err != nil {
			return err
		}
	}
	return p.body(l)
}

func (p *parser) body(l *Line) (err error) {
	if p.Accept("choose") {
		return p.choice(l)
	}
	l.X, err = p.effects()
	return err
}

func (p *parser) choice(l *Line) (err error) {
	if l.X, err = p.effects(); err != nil {
		return err
	}
	if err = p.expect("/"); err != nil {
		return err
	}
	l.Y, err = p.effects()
	return err
}

// trigger reads "TRIGGER [WHOM] [CARDS] [if COND] : +N | -N | forbidden |
// instead EFFECTS | also EFFECTS".
func (p *parser) trigger(l *Line) (err error) {
	if l.On, err = cardfile.Pick[On](&p.Reader, "trigger", p.Next(), onWords); err != nil {
		return err
	}
	w := p.Next()
	if l.Whom = Whom(find(whomWords, w)); w != "me" && w != "opponent" {
		return p.Unknown("player", w, whomWords[:2])
	}
	if l.On == OnPlay || l.On == OnTake {
		l.Card = p.filter()
	}
	if err = p.optionalIf(l); err != nil {
		return err
	}
	if err = p.expect(":"); err != nil {
		return err
	}
	switch w := p.Next(); w {
	case "forbidden":
		l.Kind = Forbid
	case "instead":
		l.Kind = Instead
		return p.body(l)
	case "also":
		l.Kind = Also
		return p.body(l)
	default:
		l.Kind = Modify
		n, ok := number(strings.TrimLeft(w, "+-"))
		if !ok || n == 0 || n > 3 || len(w) != 2 || w[0] != '+' && w[0] != '-' {
			return p.Unknown("result", w, []string{"+1", "-1", "forbidden", "instead", "also"})
		}
		if l.Mod = n; w[0] == '-' {
			l.Mod = -n
		}
	}
	return nil
}

// effects reads effects separated by commas.
func (p *parser) effects() (list []Effect, err error) {
	for {
		e, err := p.effect()
		if err != nil {
			return nil, err
		}
		list = append(list, e)
		if e.Whom == Both {
			// On both players: first on oneself, then on the opponent.
			list[len(list)-1].Whom = Me
			e.Whom, e.Twin = Opponent, true
			list = append(list, e)
		}
		if !p.Accept(",") {
			return list, nil
		}
		if len(list) > 8 {
			return nil, p.Errorf("more than 8 effects in a line")
		}
	}
}

func (p *parser) effect() (e Effect, err error) {
	if e.Op, err = cardfile.Pick[Op](&p.Reader, "effect", p.Next(), opWords); err != nil {
		return e, err
	}
	switch e.Op {
	case Replay, Control, AddSlot:
		return e, nil
	case Flip:
		if w := p.Peek(); w != "" && w != "," && w != "/" {
			e.From, err = p.group()
		}
		return e, err
	case Discard, Replace:
		e.All = p.Accept("all")
		e.From, err = p.group()
		return e, err
	case Swap:
		if e.From, err = p.group(); err != nil {
			return e, err
		}
		if err = p.expect("with"); err != nil {
			return e, err
		}
		e.With, err = p.group()
		return e, err
	}
	return p.amount(e)
}

// amount reads "N|same WHOM [per GROUP]".
func (p *parser) amount(e Effect) (Effect, error) {
	w := p.Next()
	n, ok := number(w)
	switch {
	case w == "same":
		e.Same = true
	case ok && n >= 1 && n <= 9:
		e.N = n
	default:
		return e, p.Errorf("%q where a number from 1 to 9 is expected", w)
	}
	w = p.Next()
	if e.Whom = Whom(find(whomWords, w)); e.Whom == Me && w != "me" {
		return e, p.Unknown("player", w, whomWords)
	}
	var err error
	if p.Accept("per") {
		if e.Same {
			return e, p.Errorf("\"same\" and \"per\" exclude each other")
		}
		e.Per, err = p.group()
	}
	return e, err
}

// filter reads words that describe cards: "red magic", "fusion", "card".
func (p *parser) filter() (f Filter) {
	for {
		w := p.Peek()
		switch {
		case w == "card":
		case w == "fusion":
			f.Fusion = true
		case w == "double":
			f.Double = true
		case f.Color == AnyColor && find(colorWords, w) > 0:
			f.Color = Color(find(colorWords, w))
		case f.Type == AnyType && find(typeWords, w) > 0:
			f.Type = Type(find(typeWords, w))
		default:
			return f
		}
		p.Next()
	}
}

// group reads "FILTER PLACE".
func (p *parser) group() (g Group, err error) {
	g.Filter = p.filter()
	w := p.Next()
	if g.At = Place(find(placeWords, w)); g.At == NoPlace {
		return g, p.Unknown("place", w, placeWords, colorWords, typeWords)
	}
	return g, nil
}

// cond reads "VALUE COMPARE VALUE".
func (p *parser) cond() (c Cond, err error) {
	if c.Left, err = p.value(); err != nil {
		return c, err
	}
	if c.Is, err = cardfile.Pick[Compare](&p.Reader, "comparison", p.Next(), compareWords); err != nil {
		return c, err
	}
	if c.Right, err = p.value(); err != nil {
		return c, err
	}
	if !sayable(c) {
		return c, p.Errorf("compare a total or a number of cards with a printed number, or with the opponent's")
	}
	return c, nil
}

func (p *parser) value() (v Value, err error) {
	w := p.Peek()
	if n, ok := number(w); ok {
		p.Next()
		return Value{Of: Number, N: n}, nil
	}
	// "power" and "life" are totals; anything else describes cards.
	if q := find(quantityWords, w); q > 0 {
		p.Next()
		who := p.Next()
		v = Value{Of: Quantity(q), Whom: Whom(find(whomWords, who))}
		if who != "me" && who != "opponent" {
			return v, p.Unknown("player", who, whomWords[:2])
		}
		return v, nil
	}
	v.Of = CardsIn
	v.Cards, err = p.group()
	return v, err
}

// sayable reports whether the condition has a sentence: something of mine or
// theirs against a number, or mine against the opponent's.
func sayable(c Cond) bool {
	l, r := c.Left, c.Right
	if l.Of == Number {
		return false
	}
	if r.Of == Number {
		return !(l.Of == CardsIn && l.Cards.At == Top) || c.Is == AtLeast && r.N == 1
	}
	if l.Of != r.Of {
		return false
	}
	if l.Of == CardsIn {
		return l.Cards.Filter == r.Cards.Filter && l.Cards.At == Mine && r.Cards.At == Theirs
	}
	return l.Whom == Me && r.Whom == Opponent
}
