package aestery

import "slices"

// flaw says what in an ability the game cannot do, or no text can say; "" if
// nothing.
func (a *Ability) flaw(c *Card) string {
	for i := range a.Do {
		if why := a.flawOf(&a.Do[i]); why != "" {
			return opWords[a.Do[i].Op] + " " + why
		}
	}
	fighter := c.Is(Fighter)
	switch {
	case (a.On == OnResolve) != c.Is(Ephemeral):
		return "only ephemerals resolve, and they do nothing else"
	case (a.On == OnPower) != c.Is(Hero):
		return "only heroes have powers, and they have nothing else"
	case !fighter && a.Of == This && (a.On == OnAttack || a.On == OnBlock || a.On == OnHit || a.On == OnFatigue):
		return "is of a fighter"
	case a.Privilege && c.Is(Hero|Token):
		return "privilege: this card is never in a Cachette"
	case a.On == OnActivate && a.Cost == Cost{}:
		return "an activation costs something: Aether, engage, sacrifice, discard or life"
	case a.Anytime && a.On != OnActivate:
		return "only activations are for any time"
	case a.May && (a.On == OnAlways || a.On == OnResolve):
		return "may is for triggers, activations and powers"
	case a.May && !a.sayable():
		return "may stands before effects that one does oneself"
	case a.On == OnAlways && a.Targets[0].Types != 0:
		return "what holds always has no target"
	case a.Watch.Optional || a.Cost.Filter.Optional:
		return "optional is for targets"
	case a.On.ofPermanent() && a.Watch.Where != Battlefield:
		return "what happens is heard on the battlefield only"
	case a.Cost.Sacrifice == Pick && a.Cost.Filter.Where != Battlefield:
		return "one sacrifices what is on the battlefield"
	case a.Once && !a.On.triggered() && a.On != OnActivate:
		return "once is for triggers and activations"
	}
	return a.flawOfConds()
}

// flawOfConds says which condition or count is not looked at, or cannot be.
func (a *Ability) flawOfConds() string {
	if a.onlyAether() && a.On == OnActivate {
		for i := range a.Do {
			if e := &a.Do[i]; e.IfDone || e.If != (Cond{}) {
				return "what only gives Aether is not put on the stack: its condition stands before the colon"
			}
		}
	}
	why := a.flawOfCount(&a.If.Count, a.On.triggered() && a.Of != This || a.On.ofPermanent())
	for i := range a.Do {
		e := &a.Do[i]
		for _, c := range [...]*Count{&e.If.Count, &e.Per} {
			if why == "" {
				why = a.flawOfCount(c, true)
			}
		}
	}
	return why
}

// flawOfCount says what is wrong with a quantity that the ability looks up. Its
// head speaks of no target: none is chosen when it is weighed for the first time.
func (a *Ability) flawOfCount(c *Count, that bool) string {
	if c.Of.ofCard() {
		switch {
		case c.Who != This && c.Who != Target && c.Who != Second && c.Who != That:
			return "a number is of this, target, second or that"
		case (c.Who == Target || c.Who == Second) && a.Targets[c.Who-Target].Types == 0:
			return "a number is of a target that nothing chooses"
		case (c.Who == Target || c.Who == Second) && c == &a.If.Count:
			return "a condition before the colon is weighed before anything is aimed at"
		case c.Who == That && (!that || a.On == OnAlways):
			return "a number is of that, but nothing has set it off"
		}
	}
	if f := &c.Filter; c.Of == CardsIn {
		plain := Filter{Types: f.Types, Where: f.Where, Side: f.Side}
		switch {
		case f.Optional:
			return "a count has no optional cards: optional is for targets"
		case (f.Where == InHand || f.Where == InDeck) && (*f != plain || f.Types != typeWords["card"]):
			return "of a hand or a deck only the number of cards can be counted"
		}
	}
	if a.On != OnAlways {
		return ""
	}
	// What holds always must not depend on what holds always: it would go in a circle.
	switch {
	case c.Of == ForceOf || c.Of == DefenceOf,
		c.Of == CardsIn && (c.Filter.Word != NoWord || c.Filter.Stat == ForceStat || c.Filter.Stat == DefenceStat):
		return "what holds always cannot depend on Force, Defence or keywords, which it changes"
	case c.Of == FullHand && a.does(OpHand):
		return "a larger hand cannot depend on a full one"
	}
	return ""
}

// does reports whether one of the effects is of that kind.
func (a *Ability) does(op Op) bool {
	return slices.ContainsFunc(a.Do, func(e Effect) bool { return e.Op == op })
}

// sayable reports whether French can write the effects behind "vous pouvez".
func (a *Ability) sayable() bool {
	for i := range a.Do {
		e := &a.Do[i]
		switch {
		case e.Op == OpXP || e.Op == OpSearch || e.Op == OpSoothe || e.Op == OpFight || gains(e) || e.Op == OpFreeze || e.Op == OpSilence:
			return false
		case e.Who == Opponent || e.Who == Both || e.Who == PickTheirs || e.IfDone || e.If != (Cond{}):
			return false
		}
	}
	return true
}

// flawOf says what is wrong with one effect of the ability.
func (a *Ability) flawOf(e *Effect) string {
	f := e.Filter
	if e.Who == Target || e.Who == Second {
		f = a.Targets[e.Who-Target]
	}
	always := a.On == OnAlways
	lists := e.Who == Target || e.Who == Second || e.Who == Each || e.Who == Pick || e.Who == PickTheirs
	switch {
	case always && !e.Op.continuous() && e.Op != OpBoost && e.Op != OpGrant:
		return "is done once and cannot hold always"
	case !always && e.Op.continuous():
		return "holds only in an always line"
	case always && e.IfDone:
		return "holds always: nothing was done before it"
	case e.Op == OpGrant && e.Per.Of != NoQuantity:
		return "gives a keyword once, not for each of something"
	case e.IfDone && e == &a.Do[0]:
		return "stands behind then, but nothing stands before it"
	case always && e.Op == OpDearer && e.Who == This:
		return "is for the spells of the opponent"
	case e.Per.Of != NoQuantity && !e.Op.multiplied():
		return "has no number that a count could multiply"
	case e.Filter.Optional:
		return "is done to what is there: optional is for targets"
	case e.Op == OpSearch && e.Filter.Where != InDeck:
		return "looks into the deck and nowhere else"
	case e.Engaged && e.Op != OpToken && e.Op != OpRaise:
		return "does not bring anything into play engaged"
	case e.Lasting && e.Op != OpControl:
		return "lasts or ends by itself: lasting is for control"
	case always && !e.Op.forAll() && e.Who != This && e.Who != Each:
		return "holds for this or for each of some cards"
	case e.Op == OpXP && e.Who != Target && e.Who != Second:
		return "needs a target for players without a hero"
	case e.Op != OpXP && e.Op.toPlayer() && !e.Who.Player():
		return "is done to a player: you, opponent or both"
	case !e.Op.toPlayer() && !e.Op.forAll() && e.Who.Player():
		return "is done to a card"
	case e.Who == That && !a.On.ofPermanent() && a.On != OnFlash && a.On != OnCast:
		return "speaks of that, but nothing has set it off"
	case e.Op == OpFight && (a.Targets[0].Types == 0 || a.Targets[1].Types == 0):
		return "needs two targets"
	case e.Op == OpBoost && e.N == 0 && e.M == 0:
		return "changes nothing"
	case !lists || e.Op == OpCheaper || e.Op == OpDearer:
		return ""
	case e.Op == OpCounter && f.Where != Stack:
		return "is for spells on the stack"
	case e.Op != OpCounter && f.Where == Stack:
		return "cannot be done to a spell on the stack"
	case (e.Op == OpReturn || e.Op == OpRaise || e.Op == OpCache) && f.Where != Graveyard:
		return "is for cards in a graveyard"
	case f.Where != Battlefield && f.Where != Graveyard && f.Where != Stack:
		return "cannot look there"
	case f.Where == Graveyard && e.Op != OpReturn && e.Op != OpRaise && e.Op != OpCache && e.Op != OpExile && e.Op != OpBury:
		return "cannot be done to cards in a graveyard"
	}
	return ""
}
