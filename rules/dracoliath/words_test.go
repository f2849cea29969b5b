package dracoliath

import "testing"

// effectsOf returns every effect of a card, of both sides of its choices.
func effectsOf(c *Card) (list []Effect) {
	for i := range c.Lines {
		list = append(append(list, c.Lines[i].X...), c.Lines[i].Y...)
	}
	return list
}

// does returns a test for cards with such an effect on somebody.
func does(op Op, whom Whom) func(c *Card) bool {
	return func(c *Card) bool {
		for _, e := range effectsOf(c) {
			if e.Op == op && e.Whom == whom {
				return true
			}
		}
		return false
	}
}

// says returns a test for cards with such a line.
func says(match func(l *Line) bool) func(c *Card) bool {
	return func(c *Card) bool {
		for i := range c.Lines {
			if match(&c.Lines[i]) {
				return true
			}
		}
		return false
	}
}

// counts reports whether a condition looks at cards like these.
func counts(match func(g Group) bool) func(c *Card) bool {
	return says(func(l *Line) bool { return l.If.Left.Of == CardsIn && match(l.If.Left.Cards) })
}

// words are the words of the sheet: its symbols, its keywords, its SORT steps
// and what its lexicon says that a card can do.
var words = []struct {
	name string
	uses func(c *Card) bool
}{
	{"damage to the opponent", does(Damage, Opponent)},
	{"damage to oneself", does(Damage, Me)},
	{"Life for oneself", does(Life, Me)},
	{"Life for the opponent", does(Life, Opponent)},
	{"Power for oneself", does(Power, Me)},
	{"Power for the opponent", does(Power, Opponent)},
	{"Power lost", takesPower},
	{"Concentration for oneself", does(Focus, Me)},
	{"Concentration for the opponent", does(Focus, Opponent)},
	{"Concentration lost", does(FocusLoss, Opponent)},
	{"play again", does(Replay, Me)},
	{"mind control", does(Control, Me)},
	{"turn this card over", says(func(l *Line) bool { return flips(l, NoPlace) })},
	{"turn a card over", says(func(l *Line) bool { return flips(l, Mine) || flips(l, Visible) })},
	{"choose X or Y", says(func(l *Line) bool { return l.Y != nil })},
	{"+1", says(func(l *Line) bool { return l.Kind == Modify && l.Mod > 0 })},
	{"-1", says(func(l *Line) bool { return l.Kind == Modify && l.Mod < 0 })},
	{"you cannot", says(func(l *Line) bool { return l.Kind == Forbid })},
	{"when X then Y", says(func(l *Line) bool { return l.Kind == Also && l.On.inSort() })},
	{"when something is done then Y", says(func(l *Line) bool { return l.Kind == Also && !l.On.inSort() })},
	{"when X then Y instead", says(func(l *Line) bool { return l.Kind == Instead })},
	{"start of the turn", says(func(l *Line) bool { return l.Kind == StartTurn })},
	{"end of the turn", says(func(l *Line) bool { return l.Kind == EndTurn })},
	{"a condition on colours", counts(func(g Group) bool { return g.Color != AnyColor })},
	{"a condition on types", counts(func(g Group) bool { return g.Type != AnyType })},
	{"a condition on Fusions", counts(func(g Group) bool { return g.Fusion })},
	{"a condition on visible cards", counts(func(g Group) bool { return g.At == Visible })},
	{"a condition on totals", says(func(l *Line) bool { return l.If.Left.Of == LifeOf || l.If.Left.Of == PowerOf })},
	{"for each card", func(c *Card) bool {
		for _, e := range effectsOf(c) {
			if e.Per.At != NoPlace {
				return true
			}
		}
		return false
	}},
	{"swap", does(Swap, Me)},
	{"discard", does(Discard, Me)},
	{"replace", does(Replace, Me)},
	{"a place of the River for good", does(AddSlot, Me)},
	{"cancel Treasures", says(func(l *Line) bool { return l.Kind == Cancel && l.Cards.Type == Treasure })},
	{"cancel Storms", says(func(l *Line) bool { return l.Kind == Cancel && l.Cards.Type == Storm })},
	{"played once more", says(func(l *Line) bool { return l.Kind == Again })},
	{"Fusion", func(c *Card) bool { return c.Fusion }},
}

// flips reports whether a line turns over the card itself, for NoPlace, or one
// of those in a place.
func flips(l *Line, at Place) bool {
	for _, e := range append(append([]Effect(nil), l.X...), l.Y...) {
		if e.Op == Flip && e.From.At == at {
			return true
		}
	}
	return false
}

// TestEveryWordIsUsed checks that at least two cards use each word of the sheet
// (both sides of a Legendary Treasure are one card), and that cards which take
// Power are rare (S100, D50).
func TestEveryWordIsUsed(t *testing.T) {
	for _, w := range words {
		users := map[string]bool{}
		for i := range Cards[1:] {
			if c := &Cards[i+1]; w.uses(c) {
				if c.Night {
					c = &Cards[c.Other]
				}
				users[c.ID] = true
			}
		}
		t.Logf("%-32s %3d cards", w.name, len(users))
		if len(users) < 2 {
			t.Errorf("%s: only %d cards", w.name, len(users))
		}
		if w.name == "Power lost" && len(users) > 3 {
			t.Errorf("%s: %d cards, more than 3", w.name, len(users))
		}
	}
}
