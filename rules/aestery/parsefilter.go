package aestery

import (
	"slices"
	"strings"

	"wyrmtable/rules/cardfile"
)

// filter reads a description of cards: words of type, species, kind, colour,
// side, place and state in any order, "with KEYWORD" and "cost>=3". It begins
// with what is understood and goes on as long as words describe something.
func (r *reader) filter(f Filter) (Filter, error) {
	read := 0
	for ; ; read++ {
		ok, err := r.describe(&f)
		if err != nil {
			return f, err
		}
		if !ok {
			break
		}
	}
	if f.Types == 0 {
		switch {
		case f.Mine || f.Wonder:
			f.Types = Token
		case f.Species != 0:
			f.Types = Fighter
		case f.Kind != 0:
			f.Types = Story
		default:
			if read == 0 {
				return f, r.Unknown("card", r.Peek(), filterWords())
			}
			return f, r.Errorf("say what kind of card: fighter, story, permanent, card, a species …")
		}
	}
	return f, nil
}

// filterWords are all words that describe cards, for advice.
func filterWords() []string {
	return slices.Concat(keys(typeWords), speciesWords[1:], kindWords[1:], keys(colorWords), sideWords[1:],
		whereWords, keys(stateWords), statWords[1:], []string{"wonder", "optional", "with"})
}

// describe reads one word of a description, if the next word is one.
func (r *reader) describe(f *Filter) (bool, error) {
	w := r.Peek()
	if w == "" {
		return false, nil
	}
	if i := strings.IndexAny(w, "<>="); i > 0 {
		if k := slices.Index(statWords, w[:i]); k > 0 {
			r.Next()
			return true, r.stat(f, Stat(k), w[i:])
		}
		return false, nil
	}
	switch {
	case w == "with":
		r.Next()
		k, err := cardfile.Pick[Word](&r.Reader, "keyword", r.Next(), keywordWords)
		f.Word = k
		return true, err
	case w == "mine":
		f.Mine = true
	case w == "wonder":
		f.Wonder = true
	case w == "optional":
		f.Optional = true
	case w == "spell":
		f.Types, f.Where = f.Types|typeWords[w], Stack
	case w == "silver":
		f.Silver = true
	case typeWords[w] != 0:
		f.Types |= typeWords[w]
	case colorWords[w] != 0:
		f.Color |= colorWords[w]
	case stateWords[w] != 0:
		f.State |= stateWords[w]
	case slices.Index(speciesWords, w) > 0:
		f.Species = Species(slices.Index(speciesWords, w))
	case slices.Index(kindWords, w) > 0:
		f.Kind = StoryKind(slices.Index(kindWords, w))
	case slices.Index(sideWords, w) > 0:
		f.Side = Side(slices.Index(sideWords, w))
	case slices.Index(whereWords, w) > 0:
		f.Where = Where(slices.Index(whereWords, w))
	default:
		return false, nil
	}
	r.Next()
	return true, nil
}

// stat reads the rest of "cost>=3".
func (r *reader) stat(f *Filter, k Stat, s string) (err error) {
	digits := strings.TrimLeft(s, "<>=")
	sign := s[:len(s)-len(digits)]
	if f.Is, err = cardfile.Pick[Compare](&r.Reader, "comparison", sign, compareWords); err != nil {
		return err
	}
	f.Stat = k
	f.N, err = r.Number(statWords[k]+sign, digits, 0, 20)
	return err
}

// count reads a quantity: "cards cat yours", "life theirs", "cost-of target".
// "cards" may be left out before a description.
func (r *reader) count() (c Count, err error) {
	w := r.Peek()
	i := slices.Index(quantityWords, w)
	if i <= 0 {
		c.Of = CardsIn
		if c.Filter, err = r.filter(Filter{}); err != nil {
			return c, err
		}
		return c, nil
	}
	r.Next()
	c.Of = Quantity(i)
	switch {
	case c.Of == CardsIn:
		c.Filter, err = r.filter(Filter{})
	case c.Of == LifeOf || c.Of == FullHand:
		if r.Accept("theirs") {
			c.Side = Theirs
		} else {
			r.Accept("yours")
			c.Side = Yours
		}
	case c.Of.ofCard():
		c.Who, err = cardfile.Pick[Who](&r.Reader, "card", r.Next(), whoWords)
	}
	return c, err
}

// cond reads a count and what it must be; at least 1 if nothing follows.
func (r *reader) cond() (c Cond, err error) {
	if c.Count, err = r.count(); err != nil {
		return c, err
	}
	c.Is, c.N = AtLeast, 1
	if k := slices.Index(compareWords, r.Peek()); k > 0 {
		sign := r.Next()
		c.Is = Compare(k)
		c.N, err = r.Number(sign, r.Next(), 0, 60)
	}
	return c, err
}
