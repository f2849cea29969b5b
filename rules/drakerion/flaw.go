package drakerion

// flaw says what in an ability the game cannot do, or no text can say; "" if
// nothing.
func (a *Ability) flaw(c *Card) string {
	for i := range a.Do {
		if why := a.flawOf(&a.Do[i], c); why != "" {
			return opWords[a.Do[i].Op] + " " + why
		}
	}
	inHand := c.Type == Event
	switch {
	case inHand && a.On != OnAction && a.On != OnCombat && a.On != OnFall && a.On != OnGraveAction:
		return "an Event is played: it has action, combat, fall and grave-action lines only"
	case inHand && (a.Cost.Incline || a.Cost.Destroy || a.Cost.Damage > 0):
		return "an Event is not in play: it cannot pay so"
	case c.Type == Manoeuvre && a.On != OnDeploy:
		return "a Manœuvre has nothing but deploy lines"
	case (c.Type == Banner || c.Type == Retreat) && len(a.Do) > 0 && a.On != OnAlways:
		return "this card has no abilities of its own"
	case a.Cost.Damage > 0 && c.Type != Character:
		return "only a Character can pay with damage"
	case a.On == OnGraveAction && (a.Cost.Incline || a.Cost.Destroy || a.Cost.Damage > 0):
		return "a card of the discard pile cannot pay so"
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

// flawOf says what is wrong with one effect of the ability.
func (a *Ability) flawOf(e *Effect, c *Card) string {
	_, bonus := e.Op.stat()
	always := a.On == OnAlways
	switch {
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
	case e.Who == This && c.Type != Character && e.Op != OpReturn && e.Op != OpRaise && e.Op != OpReady:
		return "speaks of this as if it were a Character"
	case (e.Who == Attacker || e.Who == Defender || e.Op == OpRedirect || e.Op == OpCancel) && a.On != OnCombat && a.On != OnAttack && a.On != OnAttacked:
		return "is for combats"
	case (e.Op == OpReturn || e.Op == OpRaise) && e.Who == Target && (a.Target.Where != InDiscard || a.Target.Side != Yours):
		return "is for cards of one’s own discard pile"
	case e.Op >= OpDamage && e.Op < OpReturn && e.Who == Target && a.Target.Where >= InDiscard:
		return "is for Characters in play"
	case e.Op == OpDiscardIt && (e.Who != Target || a.Target.Type != Attachment):
		return "is for a target Attachment: Characters are destroyed"
	case e.Op == OpReplace && e.Who != This && e.Who != Target:
		return "is done to this or to a target of yours"
	}
	return ""
}
