package aestery

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
	}
	return ""
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
