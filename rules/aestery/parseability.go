package aestery

import (
	"slices"
	"strconv"
	"strings"

	"wyrmtable/rules/cardfile"
)

// A reader walks over the words of one line.
type reader struct {
	*parser
	cardfile.Words
}

// done complains about what is left.
func (r *reader) done() error {
	if w := r.Peek(); w != "" {
		return r.Errorf("%q is not understood here", w)
	}
	return nil
}

// headWords may stand before the moment of an ability.
var headWords = []string{"privilege", "once", "may", "anytime"}

// ability reads a line "HEAD: EFFECTS".
func (p *parser) ability(line string) error {
	c := p.card()
	if len(c.Abilities) == MaxAbilities {
		return p.Errorf("card %s has more than %d abilities", c.ID, MaxAbilities)
	}
	head, effects, _ := strings.Cut(line, ":")
	a := Ability{Line: p.Line}
	r := &reader{p, strings.Fields(strings.ReplaceAll(head, ",", " , "))}
	if err := r.head(&a); err != nil {
		return err
	}
	for part := range strings.SplitSeq(effects, ",") {
		r := &reader{p, strings.Fields(part)}
		if r.Peek() == "" {
			return p.Errorf("an effect is missing behind %q", strings.TrimSpace(head))
		}
		e, err := r.effect(&a)
		if err != nil {
			return err
		}
		a.Do = append(a.Do, e)
	}
	c.Abilities = append(c.Abilities, a)
	return nil
}

// head reads what stands before the colon.
func (r *reader) head(a *Ability) (err error) {
	for {
		switch {
		case r.Accept("privilege"):
			a.Privilege = true
			continue
		case r.Accept("once"):
			a.Once = true
			continue
		case r.Accept("may"):
			a.May = true
			continue
		case r.Accept("anytime"):
			a.Anytime = true
			continue
		}
		break
	}
	word := r.Next()
	i := slices.Index(onWords, word)
	if i <= 0 {
		return r.Unknown("ability", word, slices.Concat(onWords[1:], headWords, entryWords))
	}
	a.On = On(i)
	switch {
	case a.On == OnActivate:
		err = r.cost(&a.Cost)
	case a.On == OnPower:
		a.Cost.Experience, err = r.Number("power", strings.TrimPrefix(r.Next(), "+"), -20, 20)
	case a.On.ofPermanent():
		err = r.watch(a)
	case a.On.ofPlayer():
		if a.Of, err = r.player(); err == nil && a.On == OnCast {
			a.Watch, err = r.filter(Filter{Where: Stack})
		}
	}
	if err != nil {
		return err
	}
	if r.Accept("if") {
		if a.If, err = r.cond(); err != nil {
			return err
		}
	}
	return r.done()
}

// watch reads whose event a trigger waits for: its own unless it says "each".
func (r *reader) watch(a *Ability) (err error) {
	a.Of = This
	if r.Accept("each") {
		a.Of = Each
		a.Watch, err = r.filter(Filter{})
	}
	return err
}

// player reads you or opponent; you if neither stands there.
func (r *reader) player() (Who, error) {
	switch {
	case r.Accept("opponent"):
		return Opponent, nil
	case r.Accept("both"):
		return Both, nil
	}
	r.Accept("you")
	return You, nil
}

// cost reads "2, engage, sacrifice this, discard 1, life 2".
func (r *reader) cost(c *Cost) (err error) {
	for {
		switch w := r.Next(); w {
		case "engage":
			c.Engage = true
		case "sacrifice":
			if r.Accept("this") {
				c.Sacrifice = This
			} else {
				c.Sacrifice = Pick
				c.Filter, err = r.filter(Filter{Side: Yours})
			}
		case "discard":
			c.Discard, err = r.Number(w, r.Next(), 1, 5)
		case "life":
			c.Life, err = r.Number(w, r.Next(), 1, 10)
		default:
			if _, bad := strconv.Atoi(w); bad != nil {
				return r.Unknown("cost", w, []string{"engage", "sacrifice", "discard", "life", "a number"})
			}
			c.Aether, err = r.Number("activate", w, 1, 12)
		}
		if err != nil || !r.Accept(",") {
			return err
		}
	}
}

// effect reads one effect: OP NUMBERS WHOM per COUNT if COND.
func (r *reader) effect(a *Ability) (e Effect, err error) {
	e.IfDone = r.Accept("then")
	word := r.Next()
	i := slices.Index(opWords, word)
	if i <= 0 {
		return e, r.Unknown("effect", word, opWords[1:])
	}
	e.Op = Op(i)
	if err := r.amount(&e); err != nil {
		return e, err
	}
	if err := r.whom(&e, a); err != nil {
		return e, err
	}
	if r.Accept("per") {
		if e.Per, err = r.count(); err != nil {
			return e, err
		}
	}
	if r.Accept("if") {
		if e.If, err = r.cond(); err != nil {
			return e, err
		}
	}
	return e, r.done()
}

// amount reads the numbers and names behind an effect's word.
func (r *reader) amount(e *Effect) (err error) {
	switch {
	case e.Op == OpBoost:
		force, defence, ok := strings.Cut(r.Peek(), "/")
		if !ok {
			return r.Errorf("boost %q: give \"boost +FORCE/+DEFENCE\"", r.Peek())
		}
		r.Next()
		if e.N, err = r.Number("boost", strings.TrimPrefix(force, "+"), -9, 9); err == nil {
			e.M, err = r.Number("boost", strings.TrimPrefix(defence, "+"), -9, 9)
		}
		return err
	case e.Op == OpGrant:
		if e.Word, err = cardfile.Pick[Word](&r.Reader, "keyword", r.Next(), keywordWords); err != nil {
			return err
		}
		e.N = 1
		if e.Word.numbered() {
			e.N, err = r.Number("grant", r.Next(), 1, 9)
		}
		return err
	case e.Op.counted():
		if e.N, err = r.Number(opWords[e.Op], r.Next(), 1, 20); err != nil {
			return err
		}
	}
	if e.Op == OpToken {
		id := r.Next()
		c := r.card()
		r.later = append(r.later, tokenRef{len(r.cards) - 1, len(c.Abilities), -1, r.Line, id})
	}
	for {
		switch {
		case r.Accept("engaged"):
			e.Engaged = true
			continue
		case r.Accept("lasting"):
			e.Lasting = true
			continue
		}
		return nil
	}
}

// whom reads to whom an effect is done.
func (r *reader) whom(e *Effect, a *Ability) (err error) {
	if e.Op == OpToken {
		r.later[len(r.later)-1].effect = len(a.Do)
	}
	i := slices.Index(whoWords, r.Peek())
	if i <= 0 {
		switch {
		case e.Op == OpXP:
			e.Who = Target
			if a.Targets[0].Types != 0 {
				e.Who = Second
			}
			a.Targets[e.Who-Target] = Filter{Types: Fighter}
		case e.Op.toPlayer():
			e.Who = You
			if e.Op == OpSearch {
				e.Filter, err = r.filter(Filter{Where: InDeck, Side: Yours})
			}
		case e.Op.forAll():
			e.Who = You
		case e.Op == OpFight:
			e.Who = Target
		case e.Op == OpCheaper || e.Op == OpDearer:
			e.Who = Each
			e.Filter, err = r.filter(Filter{})
		default:
			return r.Unknown("whom", r.Peek(), whoWords[1:])
		}
		return err
	}
	r.Next()
	e.Who = Who(i)
	switch e.Who {
	case Target, Second:
		return r.target(e, a)
	case Pick, PickTheirs:
		if e.N, err = r.pickCount(e); err != nil {
			return err
		}
		e.Filter, err = r.filter(Filter{Side: Yours})
	case Each:
		e.Filter, err = r.filter(Filter{})
	}
	return err
}

// pickCount reads how many cards are picked: 1 unless a number stands there.
func (r *reader) pickCount(e *Effect) (int8, error) {
	if e.Op.counted() || e.Op == OpBoost || e.Op == OpGrant {
		return e.N, nil // the number is the effect's; one card is picked
	}
	if _, err := strconv.Atoi(r.Peek()); err != nil {
		return 1, nil
	}
	return r.Number("pick", r.Next(), 1, 9)
}

// target declares a target if a description follows; else the effect speaks of
// one that an effect before it has declared.
func (r *reader) target(e *Effect, a *Ability) error {
	i := int(e.Who - Target)
	if w := r.Peek(); w == "" || w == "per" || w == "if" {
		if a.Targets[i].Types == 0 {
			return r.Errorf("%s: no effect before this one says what is chosen", whoWords[e.Who])
		}
		return nil
	}
	if a.Targets[i].Types != 0 {
		return r.Errorf("%s is described twice", whoWords[e.Who])
	}
	f, err := r.filter(Filter{})
	a.Targets[i] = f
	if err == nil && e.Op == OpFight && i == 0 && r.Accept("second") {
		a.Targets[1], err = r.filter(Filter{})
	}
	return err
}
