package drakerion

// flaw says what in an ability the game cannot do, or no text can say; "" if
// nothing.
func (a *Ability) flaw(c *Card) string {
	for i := range a.Do {
		if why := a.flawOf(&a.Do[i], c); why != "" {
			return opWords[a.Do[i].Op] + " " + why
		}
	}
	if why := a.flawOfTarget(c); why != "" {
		return why
	}
	if why := a.flawOfPrice(c); why != "" {
		return why
	}
	if a.If.Filter.Type != 0 {
		if why := a.If.Filter.flaw(); why != "" {
			return "if: " + why
		}
	}
	inHand := c.Type == Event
	switch {
	case a.On == OnGraveAction && !c.Main():
		return "only cards of the deck come into the discard pile"
	case a.On == OnDeploy && c.Type == City:
		return "a City lies there from the beginning and does not arrive"
	case inHand && a.On != OnAction && a.On != OnCombat && a.On != OnFall && a.On != OnGraveAction:
		return "an Event is played: it has action, combat, fall and grave-action lines only"
	case c.Type == Manoeuvre && a.On != OnDeploy:
		return "a Manœuvre has nothing but deploy lines"
	case (c.Type == Banner || c.Type == Retreat) && len(a.Do) > 0 && a.On != OnAlways:
		return "this card has no abilities of its own"
	case a.Forced && (!a.On.trigger() || a.Cost != Cost{}):
		return "only what is set off can be forced, and it costs nothing"
	case a.Forced && a.Target.Type != 0:
		return "what is forced leaves no choice of a target"
	case a.On == OnAlways && (a.Cost != Cost{} || a.Target.Type != 0):
		return "what holds always has no price and no target"
	case (a.On == OnAttack || a.On == OnAttacked) && c.Type != Character && c.Type != Attachment:
		return "is of a Character or an Attachment"
	case a.On == OnDestroy && c.Type != Character:
		return "only Characters are destroyed"
	}
	return ""
}

// flawOfTarget says what is wrong with the target, which everybody must see and
// some effect must speak of.
func (a *Ability) flawOfTarget(c *Card) string {
	if a.Target.Type == 0 {
		return ""
	}
	spoken := false
	for i := range a.Do {
		spoken = spoken || a.Do[i].Who == Target
	}
	switch {
	case !spoken:
		return "has a target, but no effect speaks of it"
	case a.Target.Where == InHand || a.Target.Where == InDeck:
		return "a target lies where all can see it"
	case a.Target.State&(IsFighting|IsAttacking|IsDefending) != 0 && a.peaceful(c):
		return "nobody fights at that moment"
	}
	if why := a.Target.flaw(); why != "" {
		return "target: " + why
	}
	return ""
}

// peaceful reports whether an ability can never be used in a combat.
func (a *Ability) peaceful(c *Card) bool {
	return a.On == OnAction || a.On == OnGraveAction || a.On == OnRetreat || a.On == OnEnd || c.Type == Manoeuvre
}

// flawOfPrice says what of a price the card cannot pay where it lies.
func (a *Ability) flawOfPrice(c *Card) string {
	k := &a.Cost
	body := k.Incline || k.Destroy || k.Damage > 0
	switch {
	case body && c.Type == Event:
		return "an Event is not in play: it cannot pay so"
	case body && a.On == OnGraveAction:
		return "a card of the discard pile cannot pay so"
	case body && a.On == OnDestroy:
		return "it has been destroyed: it cannot pay so"
	case body && c.Type == Manoeuvre:
		return "a Manœuvre pays with gold and cards only"
	case k.Damage > 0 && c.Type != Character:
		return "only a Character can pay with damage"
	case k.Destroy && c.Type == City:
		return "a City is not given up"
	}
	return ""
}

// flaw says why a filter describes nothing.
func (f *Filter) flaw() string {
	inPlay := f.Where <= OnSupport
	switch {
	case f.Type == Event && inPlay:
		return "no Event lies in play"
	case f.Type == Attachment && (f.Where == OnMelee || f.Where == OnSupport):
		return "an Attachment lies on no line"
	case f.Type != Character && (f.Kind != NoKind || f.State&^(NotThis|IsReady|IsInclined) != 0):
		return "only Characters are of a kind or in that state"
	case !inPlay && f.State&^(IsRenowned|IsShooter) != 0:
		return "only cards in play are in that state"
	case f.State&IsIdle != 0 && f.State&(IsFighting|IsAttacking|IsDefending) != 0,
		f.State&IsReady != 0 && f.State&IsInclined != 0, f.State&IsAttacking != 0 && f.State&IsDefending != 0:
		return "nobody is in both states"
	}
	return ""
}

// flawOf says what is wrong with one effect of the ability.
func (a *Ability) flawOf(e *Effect, c *Card) string {
	_, bonus := e.Op.stat()
	always := a.On == OnAlways
	filtered := e.Who == Each || e.Op == OpSearch || e.Op == OpDeploy || e.Op == OpReplace
	if e.Filter.Type != 0 {
		if why := e.Filter.flaw(); why != "" {
			return "cannot be: " + why
		}
	}
	if e.Per.Type != 0 {
		if why := e.Per.flaw(); why != "" {
			return "per: " + why
		}
	}
	switch {
	case e.Filter.Type != 0 && !filtered:
		return "describes cards, but is not done to each of them"
	case e.Who == Each && (e.Filter.Where > OnSupport || e.Op == OpRedirect || e.Op == OpReplace || e.Op >= OpCancel):
		return "is not done to each of some cards"
	case (e.Op == OpDeploy || e.Op == OpReplace) && e.Filter.Type != Character:
		return "puts a Character into play"
	case e.Per.Type != 0 && (!e.Op.numbered() || e.Op == OpDiscard):
		return "is not done so many times"
	case e.Op.numbered() && (e.N == 0 || e.N < 0 && !bonus):
		return "needs a number above 0"
	case e.Span == Combat && a.peaceful(c):
		return "speaks of a combat, and there is none at that moment"
	case always && !bonus:
		return "is done once and cannot hold always"
	case always && e.Who != This && e.Who != Host && e.Who != Each:
		return "holds for this, for the host or for each of some Characters"
	case bonus && e.Op != OpLife && always == (e.Span != NoSpan):
		return "lasts until the end of the combat or the turn, or holds always"
	case e.Op == OpLife && !always:
		return "is only for what holds always"
	case e.Span != NoSpan && !bonus:
		return "has no duration"
	case e.Op >= OpDraw && e.Op <= OpDeploy && !e.Who.player():
		return "is done to a player: you, opponent or both"
	case e.Op >= OpDamage && e.Op != OpCancel && e.Who.player():
		return "is done to a card"
	case e.Who == Target && a.Target.Type == 0:
		return "speaks of a target, but the line has none"
	case e.Who == That && !a.On.thing():
		return "speaks of that, but nothing has set it off"
	case e.Who == Host && c.Type != Attachment:
		return "speaks of a host; only an Attachment has one"
	case e.Who == This && (e.Op == OpReturn || e.Op == OpRaise) && a.On != OnGraveAction && a.On != OnDestroy:
		return "takes this out of the discard pile, where it does not lie"
	case e.Who == This && e.Op == OpRaise && c.Type != Character:
		return "puts a Character into play"
	case e.Who == This && e.Op == OpReady && c.Type != Character && c.Type != City && c.Type != Attachment,
		e.Who == This && c.Type != Character && e.Op != OpReturn && e.Op != OpRaise && e.Op != OpReady:
		return "speaks of this as if it were a Character"
	case e.Who == This && a.On == OnDestroy && e.Op < OpReturn:
		return "is done to this, which has been destroyed"
	case e.Who == Target && a.Target.Type == Attachment && e.Op != OpDiscardIt && e.Op != OpBounce && e.Op != OpIncline && e.Op != OpReady && e.Op != OpReturn:
		return "is done to Characters only"
	case e.Op == OpRaise && e.Who == Target && a.Target.Type != Character:
		return "puts a Character into play"
	case e.Op >= OpReturn && e.Who != This && e.Who != Target:
		return "is done to this or to a target"
	case (e.Who == Attacker || e.Who == Defender || e.Op == OpRedirect || e.Op == OpCancel) && a.On != OnCombat && a.On != OnAttack && a.On != OnAttacked:
		return "is for combats"
	case (e.Op == OpReturn || e.Op == OpRaise) && e.Who == Target && (a.Target.Where != InDiscard || a.Target.Side != Yours):
		return "is for cards of one’s own discard pile"
	case e.Op >= OpDamage && e.Op < OpReturn && e.Who == Target && a.Target.Where >= InDiscard:
		return "is for Characters in play"
	case e.Op == OpDiscardIt && (e.Who != Target || a.Target.Type != Attachment):
		return "is for a target Attachment: Characters are destroyed"
	case e.Op == OpReplace && e.Who != This && (e.Who != Target || a.Target.Side != Yours):
		return "is done to this or to a target of yours"
	}
	return ""
}
