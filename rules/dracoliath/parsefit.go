package dracoliath

// fits checks that a line may stand on this type of card.
func (p *parser) fits(c *Card, l *Line) error {
	switch {
	case c.Type == Magic && (l.Kind != Do && l.Kind != Again || l.Cards.At != NoPlace):
		return p.Errorf("a magic acts when played: use do, if, choose, fusion or again")
	case c.Type != Magic && (l.Kind == Do || l.Kind == Again && l.Cards.At == NoPlace):
		return p.Errorf("a %s has lasting effects only: use start, end, when, cancel or repeat", c.Type.Word())
	case c.Type == Storm && l.On != NoTrigger && l.Whom == Opponent:
		return p.Errorf("a storm concerns all players alike: say \"me\"")
	}
	if l.Kind == Instead || l.Kind == Modify || l.Kind == Forbid {
		if !l.On.inSort() {
			return p.Errorf("%q can only be followed by also", onWords[l.On])
		}
	}
	if why := l.undone(c); why != "" {
		return p.Errorf("%s", why)
	}
	if l.On.inSort() {
		return nil
	}
	for _, side := range [][]Effect{l.X, l.Y} {
		for _, e := range side {
			if e.Same {
				return p.Errorf("\"same\" needs a trigger that has an amount")
			}
		}
	}
	return nil
}

// undone says what in a line nobody would carry out, so that the text of the card
// would say what does not happen; "" if nothing.
func (l *Line) undone(c *Card) string {
	for i := range c.Lines {
		if l.clashes(&c.Lines[i], c.Type) {
			return "two lines of a card wait for the same change: a card acts once for each"
		}
	}
	if why := l.groupless(); why != "" {
		return why
	}
	switch l.Kind {
	case Cancel:
		return l.cancelless(c)
	case Again:
		if l.Cards.Type == Treasure || l.Cards.Type == Storm || l.Cards.Double {
			return "repeat needs cards that do something when played: magic or fusion"
		}
	}
	for _, side := range [...][]Effect{l.X, l.Y} {
		for i := range side {
			if e := &side[i]; e.Op == Flip && e.From.At != NoPlace && !e.From.Double {
				return "only a double-faced card can be turned over: say \"flip double\""
			}
		}
	}
	return ""
}

// cancelless says why a cancel silences nothing, or not what it says.
func (l *Line) cancelless(c *Card) string {
	switch {
	case l.Cards.Type != Treasure && l.Cards.Type != Storm:
		return "cancel needs cards with lasting effects: treasure or storm"
	case l.Cards.Type == Treasure && (l.Cards.At == River || l.Cards.At == Top):
		return "a treasure acts from a hand only: there is nothing to cancel in the River"
	case c.Type == Storm && (l.Cards.At == Mine || l.Cards.At == Theirs):
		return "a storm concerns all players alike: it cancels visible cards, or those of river or top"
	case c.Type == Storm && l.If.Is != NoCompare && !l.If.forAll():
		return "a storm concerns all players alike: it cancels under a condition on visible cards"
	}
	return ""
}

// forAll reports whether a condition is the same for every player.
func (c Cond) forAll() bool {
	return c.Left.Of == CardsIn && c.Left.Cards.At >= River && c.Right.Of == Number
}

// groupless says which cards of a line there cannot be.
func (l *Line) groupless() string {
	groups := []Filter{l.Card, l.Cards.Filter, l.If.Left.Cards.Filter, l.If.Right.Cards.Filter}
	for _, side := range [...][]Effect{l.X, l.Y} {
		for _, e := range side {
			groups = append(groups, e.Per.Filter, e.From.Filter, e.With.Filter)
		}
	}
	for _, f := range groups {
		switch {
		case f.Fusion && (f.Type == Treasure || f.Type == Storm):
			return "there are no such cards: only a magic can be a fusion"
		case f.Double && (f.Fusion || f.Type == Magic):
			return "there are no such cards: only a treasure or a storm has two sides"
		}
	}
	return ""
}

// clashes reports whether two lines of a card of a type wait for the same change
// of a counter, of which a card acts on one only (D29). Damage is dealt by one
// player and suffered by another; on a Storm each of them is "you".
func (l *Line) clashes(o *Line, t Type) bool {
	switch {
	case !l.On.inSort() || !o.On.inSort():
		return false
	case l.On == o.On:
		return l.Whom == o.Whom
	}
	damage := (l.On == OnDeal || l.On == OnSuffer) && (o.On == OnDeal || o.On == OnSuffer)
	return damage && (t == Storm || l.Whom != o.Whom)
}
