package drakerion

import (
	"slices"
	"strconv"
	"strings"

	"wyrmtable/rules/cardfile"
)

// ability reads one line of a card's text:
//
//	WHEN[, forced][, if N FILTER][, incline][, gold N][, discard N]
//	    [, hurt N][, destroy this][, target FILTER]: EFFECT[; EFFECT …]
func (p *parser) ability(line string) error {
	head, body, ok := strings.Cut(line, ":")
	if !ok {
		return p.Errorf("%q: a colon is missing before the effects", line)
	}
	a := Ability{Line: p.Line}
	for i, part := range strings.Split(head, ",") {
		words := strings.Fields(part)
		if len(words) == 0 {
			return p.Errorf("%q: something is missing between two commas", head)
		}
		var err error
		if i == 0 {
			a.On, err = cardfile.Pick[On](&p.Reader, "moment", strings.Join(words, " "), onWords)
		} else {
			err = p.headPart(&a, words)
		}
		if err != nil {
			return err
		}
	}
	for part := range strings.SplitSeq(body, ";") {
		e, err := p.effect(strings.Fields(part))
		if err != nil {
			return err
		}
		a.Do = append(a.Do, e)
	}
	p.card().Abilities = append(p.card().Abilities, a)
	return nil
}

var headWords = []string{"forced", "if", "incline", "gold", "discard", "hurt", "destroy", "target"}

// headPart reads a condition, a part of the price, or the target.
func (p *parser) headPart(a *Ability, words []string) (err error) {
	rest := strings.Join(words[1:], " ")
	if p.twice(a, words[0]) {
		return p.Errorf("%s stands twice before the effects", words[0])
	}
	switch {
	case (words[0] == "forced" || words[0] == "incline") && rest != "":
		return p.Errorf("%q: nothing stands behind %s", strings.Join(words, " "), words[0])
	case words[0] == "destroy" && rest != "this":
		return p.Errorf("%q: give \"destroy this\"", strings.Join(words, " "))
	}
	switch words[0] {
	case "forced":
		a.Forced = true
	case "incline":
		a.Cost.Incline = true
	case "gold":
		a.Cost.Gold, err = p.Number("gold", rest, 1, 6)
	case "discard":
		a.Cost.Discard, err = p.Number("discard", rest, 1, 3)
	case "hurt":
		a.Cost.Damage, err = p.Number("hurt", rest, 1, 5)
	case "destroy":
		a.Cost.Destroy = true
	case "target":
		a.Target, err = p.filter(words[1:])
	case "if":
		words = words[1:]
		if len(words) < 2 {
			return p.Errorf("%q: give \"if N FILTER\"", rest)
		}
		if a.If.N, err = p.Number("if", words[0], 1, 20); err == nil {
			a.If.Filter, err = p.filter(words[1:])
		}
	default:
		return p.Unknown("part of a price", words[0], headWords)
	}
	return err
}

// twice reports whether a part that stands once is there already.
func (p *parser) twice(a *Ability, word string) bool {
	k := &a.Cost
	return map[string]bool{"forced": a.Forced, "incline": k.Incline, "gold": k.Gold != 0, "discard": k.Discard != 0, "hurt": k.Damage != 0,
		"destroy": k.Destroy, "target": a.Target.Type != 0, "if": a.If.Filter.Type != 0}[word]
}

// effect reads "OP [N] [WHO] [FILTER] [combat|turn] [per FILTER]".
func (p *parser) effect(words []string) (e Effect, err error) {
	if len(words) == 0 {
		return e, p.Errorf("an effect is missing")
	}
	if e.Op, err = cardfile.Pick[Op](&p.Reader, "effect", words[0], opWords); err != nil {
		return e, err
	}
	op := words[0]
	words = words[1:]
	if e.Op.numbered() {
		if len(words) == 0 {
			return e, p.Errorf("%s: a number is missing", op)
		}
		if e.N, err = p.Number(op, words[0], -5, 9); err != nil {
			return e, err
		}
		words = words[1:]
	}
	if e.Op.mine() {
		e.Who = You
	} else {
		if len(words) == 0 {
			return e, p.Errorf("%s: say to whom: %s", op, strings.Join(whoWords[1:], ", "))
		}
		if e.Who, err = cardfile.Pick[Who](&p.Reader, "object of an effect", words[0], whoWords); err != nil {
			return e, err
		}
		words = words[1:]
	}
	if i := slices.Index(words, "per"); i >= 0 {
		if e.Per, err = p.filter(words[i+1:]); err != nil {
			return e, err
		}
		words = words[:i]
	}
	if n := len(words); n > 0 {
		if s := slices.Index(spanWords, words[n-1]); s > 0 {
			e.Span, words = Span(s), words[:n-1]
		}
	}
	if len(words) > 0 || e.Who == Each || e.Op == OpSearch || e.Op == OpDeploy || e.Op == OpReplace {
		e.Filter, err = p.filter(words)
	}
	switch given := e.Op == OpSearch || e.Op == OpDeploy || e.Op == OpReplace; {
	case err == nil && given && (e.Filter.Where != InPlay || e.Filter.Side != Anyone):
		return e, p.Errorf("%s: it says itself where its cards lie", op)
	}
	switch e.Op {
	case OpSearch:
		e.Filter.Where, e.Filter.Side = InDeck, Yours
	case OpDeploy, OpReplace:
		e.Filter.Where, e.Filter.Side = InHand, Yours
	}
	return e, err
}

// filter reads the words that describe cards, in any order. Without a type it
// speaks of Characters.
func (p *parser) filter(words []string) (f Filter, err error) {
	f.Type = Character
	known := slices.Concat(typeWords[5:], kindWords[1:], sideWords, whereWords[1:], stateWords, []string{"cost<=N"})
	for _, w := range words {
		was := f
		if n, ok := strings.CutPrefix(w, "cost<="); ok {
			if f.MaxCost != 0 {
				return f, p.Errorf("%q: a cost stands there already", w)
			}
			most, bad := strconv.Atoi(n)
			if bad != nil || most < 0 || most > 6 {
				return f, p.Errorf("%q: a number from 0 to 6 is expected", w)
			}
			f.MaxCost = int8(most) + 1
			continue
		}
		switch i := slices.Index(typeWords, w); {
		case i >= int(Character):
			if f.Type = Type(i); was.Type != Character {
				return f, p.Errorf("%q: a type stands there already", w)
			}
			continue
		case slices.Contains(kindWords[1:], w):
			if f.Kind = Kind(slices.Index(kindWords, w)); was.Kind != NoKind {
				return f, p.Errorf("%q: a kind stands there already", w)
			}
			continue
		}
		if i := slices.Index(sideWords, w); i >= 0 {
			f.Side = Side(i)
		} else if i := slices.Index(whereWords, w); i >= 0 {
			f.Where = Where(i)
		} else if i := slices.Index(stateWords, w); i >= 0 {
			f.State |= 1 << i
		} else {
			return f, p.Unknown("word of a description", w, known)
		}
		if was.Side != Anyone && f.Side != was.Side || was.Where != InPlay && f.Where != was.Where {
			return f, p.Errorf("%q: another side or place stands there already", w)
		}
	}
	return f, nil
}
