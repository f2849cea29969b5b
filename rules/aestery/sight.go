package aestery

import "wyrmtable/rules"

// A Sight reads a board: what the numbers and keywords of its permanents are,
// with everything that changes them. It works on any board, the Referee's or a
// view, so that the screen shows what the rules count with.
type Sight struct {
	b *rules.Board
	// always are the permanents in play with a continuous effect.
	always []rules.CardID
	deep   bool // a continuous effect is being weighed: others wait
}

// See returns the sight of a board, good until the board changes.
func See(b *rules.Board) *Sight {
	s := &Sight{b: b}
	s.refresh()
	return s
}

// refresh looks for continuous effects anew.
func (s *Sight) refresh() {
	s.always = s.always[:0]
	for z := zoneFighters; z < zoneEnd; z++ {
		for _, id := range s.b.Zone(z) {
			if traits[s.b.Cards[id].Face].has(OnAlways) {
				s.always = append(s.always, id)
			}
		}
	}
}

// card returns what is printed on a card as far as the board knows it.
func (s *Sight) card(id rules.CardID) *Card { return &Cards[s.b.Cards[id].Face] }

// inPlay reports whether a card is a permanent on the battlefield.
func (s *Sight) inPlay(id rules.CardID) bool { return s.b.Cards[id].Zone >= zoneFighters }

// controller returns who controls a permanent, or whose zone a card lies in.
func (s *Sight) controller(id rules.CardID) rules.Seat {
	z := s.b.Cards[id].Zone
	if z == ZoneStack {
		return rules.Seat(s.b.Attr(id, AttrBy) - 1)
	}
	return rules.Seat(z & 1)
}

// texted reports whether the texts of a permanent count: it is neither flashed
// (E19) nor silenced.
func (s *Sight) texted(id rules.CardID) bool {
	return s.b.Attr(id, AttrFlashed) == 0 && s.b.Attr(id, AttrSilenced) == 0
}

// Word returns the X of a keyword of a permanent, 1 for one without X, or 0. One
// whose texts do not count keeps what others give it: that is their text.
func (s *Sight) Word(id rules.CardID, w Word) int {
	n := 0
	if s.texted(id) {
		n = int(s.card(id).Words[w])
	}
	if s.b.Attr(id, AttrGranted)>>(w-1)&1 != 0 {
		n = max(n, 1)
	}
	if w == Repeat {
		n += int(s.b.Attr(id, AttrRepeat))
	}
	if len(s.always) > 0 && !s.deep {
		n = max(n, s.lasting(id, OpGrant, w))
	}
	return n
}

// Force returns the Force of a fighter.
func (s *Sight) Force(id rules.CardID) int {
	b := s.b
	n := int(s.card(id).Force) + int(b.Attr(id, AttrPlus)+b.Attr(id, AttrForce)+b.Attr(id, AttrCharge))
	if len(s.always) > 0 && !s.deep {
		n += s.lasting(id, OpBoost, 0)
	}
	return max(n, 0)
}

// Defence returns the Défense of a fighter without its Fatigue (E21).
func (s *Sight) Defence(id rules.CardID) int {
	b := s.b
	n := int(s.card(id).Defence) + int(b.Attr(id, AttrPlus)+b.Attr(id, AttrDefence))
	if len(s.always) > 0 && !s.deep {
		n += s.lasting(id, OpBoost, 1)
	}
	return n
}

// Remaining returns the Défense less the Fatigue: what a fighter still absorbs.
// At 0 it dies (E20).
func (s *Sight) Remaining(id rules.CardID) int {
	return s.Defence(id) - int(s.b.Attr(id, AttrFatigue))
}

// lasting returns what continuous effects of one kind give to a permanent: of
// OpBoost the Force or, with part 1, the Défense; of OpGrant the X of the
// keyword part; of the others how often they hold.
func (s *Sight) lasting(id rules.CardID, op Op, part Word) int {
	sum := 0
	for _, from := range s.always {
		if s.b.Attr(from, AttrSilenced)|s.b.Attr(from, AttrFlashed) != 0 {
			continue
		}
		c := s.card(from)
		for i := range c.Abilities {
			a := &c.Abilities[i]
			if a.On != OnAlways {
				continue
			}
			for j := range a.Do {
				if e := &a.Do[j]; e.Op == op && s.holds(a, e, from) && s.reaches(e, from, id) {
					sum += s.gives(e, from, part, sum)
				}
			}
		}
	}
	return sum
}

// holds reports whether a continuous effect of a permanent is in force: the
// conditions of its ability and its own are true.
func (s *Sight) holds(a *Ability, e *Effect, from rules.CardID) bool {
	cached := s.b.Attr(from, AttrCached) != 0
	if a.Privilege && !cached {
		return false
	}
	in := scope{you: s.controller(from), this: from, cached: cached}
	return s.cond(&a.If, in) && s.cond(&e.If, in)
}

// reaches reports whether a continuous effect of a permanent is on another one.
func (s *Sight) reaches(e *Effect, from, id rules.CardID) bool {
	if e.Who == This {
		return from == id
	}
	was := s.deep
	s.deep = true
	ok := s.fits(&e.Filter, id, scope{you: s.controller(from), this: from})
	s.deep = was
	return ok
}

func (s *Sight) gives(e *Effect, from rules.CardID, part Word, sofar int) int {
	times := 1
	if e.Per.Of != NoQuantity {
		times = s.count(&e.Per, scope{you: s.controller(from), this: from})
	}
	switch e.Op {
	case OpBoost:
		if part == 1 {
			return int(e.M) * times
		}
		return int(e.N) * times
	case OpGrant:
		if e.Word != part {
			return 0
		}
		return max(int(e.N), 1) - min(sofar, max(int(e.N), 1)) // the greatest counts
	}
	return 1
}

// forPlayer returns the sum of N of the continuous effects of one kind that a
// player has: of OpHand, OpMoreMines, OpCombat, OpBites.
func (s *Sight) forPlayer(seat rules.Seat, op Op) int {
	sum := 0
	for _, from := range s.always {
		if s.controller(from) != seat || !s.texted(from) {
			continue
		}
		c := s.card(from)
		for i := range c.Abilities {
			a := &c.Abilities[i]
			if a.On != OnAlways {
				continue
			}
			for j := range a.Do {
				if e := &a.Do[j]; e.Op == op && s.holds(a, e, from) {
					n := max(int(e.N), 1)
					if e.Per.Of != NoQuantity {
						n *= s.count(&e.Per, scope{you: seat, this: from})
					}
					sum += n
				}
			}
		}
	}
	return sum
}

// Cost returns what seat pays for a card that he may cast.
func (s *Sight) Cost(id rules.CardID, seat rules.Seat) int {
	c := s.card(id)
	n := int(c.Cost)
	if traits[s.b.Cards[id].Face].has(OnAlways) {
		n -= s.discount(c, id, seat)
	}
	for _, from := range s.always {
		if !s.texted(from) {
			continue
		}
		by := s.controller(from)
		f := s.card(from)
		for i := range f.Abilities {
			a := &f.Abilities[i]
			if a.On != OnAlways {
				continue
			}
			for j := range a.Do {
				n += s.surcharge(a, &a.Do[j], from, by, id, seat)
			}
		}
	}
	return max(n, 0)
}

// discount is what a card takes off its own cost.
func (s *Sight) discount(c *Card, id rules.CardID, seat rules.Seat) int {
	sum := 0
	in := scope{you: seat, this: id, cached: s.b.Cards[id].Zone == ZoneCachette(seat)}
	for i := range c.Abilities {
		a := &c.Abilities[i]
		if a.On != OnAlways || a.Privilege && !in.cached || !s.cond(&a.If, in) {
			continue
		}
		for j := range a.Do {
			if e := &a.Do[j]; e.Op == OpCheaper && e.Who == This && s.cond(&e.If, in) {
				sum += s.amount(e, in)
			}
		}
	}
	return sum
}

// surcharge is what one continuous effect of a permanent adds to the cost of a
// card that seat casts.
func (s *Sight) surcharge(a *Ability, e *Effect, from rules.CardID, by rules.Seat, id rules.CardID, seat rules.Seat) int {
	in := scope{you: by, this: from}
	sign := 0
	switch {
	case e.Op == OpCheaper && e.Who != This && by == seat && s.describes(&e.Filter, id, in):
		sign = -1
	case e.Op == OpDearer && by != seat && s.describes(&e.Filter, id, in):
		sign = 1
	}
	if sign == 0 || !s.holds(a, e, from) {
		return 0
	}
	return sign * s.amount(e, in)
}

// amount is N of an effect, times what it counts.
func (s *Sight) amount(e *Effect, in scope) int {
	if e.Per.Of == NoQuantity {
		return int(e.N)
	}
	return int(e.N) * s.count(&e.Per, in)
}

// asleep reports whether a permanent sleeps (E38).
func (s *Sight) asleep(id rules.CardID) bool { return s.b.Attr(id, AttrSlumber) > 0 }

// HandLimit returns how many cards seat keeps in cleanup: with so many in hand he
// has a full hand. The parser lets no larger hand depend on a full one.
func (s *Sight) HandLimit(seat rules.Seat) int {
	if len(s.always) == 0 {
		return handLimit
	}
	return handLimit + s.forPlayer(seat, OpHand)
}
