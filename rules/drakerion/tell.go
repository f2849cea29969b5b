package drakerion

import (
	"strconv"

	"wyrmtable/rules"
)

// tell says what an event means, for log and captions. A turn shall read like a
// story: what goes without saying, or what a line beside it says, has no words.
func tell(s *rules.Setup, view *rules.Board, e *rules.Event) rules.Text {
	v := voice{s.Voice(view)}
	switch e.Kind {
	case rules.Move:
		return v.tellMove(e)
	case rules.Set:
		return v.tellSet(e)
	case rules.Change:
		return v.tellChange(e)
	case rules.Note:
		return v.tellNote(e)
	}
	return rules.Text{}
}

// tellMove tells where a card went.
func (v *voice) tellMove(e *rules.Event) rules.Text {
	f := rules.Filling{Card: v.card(e.Card), Seat: seatOf(e.To.Zone), Text: v.zone(e.To.Zone)}
	if e.Face != 0 {
		f.Card = cardName(e.Card, e.Face)
	}
	from, to := kindOf(e.From.Zone), kindOf(e.To.Zone)
	line := to == zoneMelee || to == zoneSupport
	switch {
	case to == zoneUnveiled:
		return v.tellUnveiled(e, f)
	case to == zoneHand:
		return v.tellTaken(e, f)
	case from == zoneHand && to == zoneDeck && v.View.Var(VarTurn, rules.Nobody) > 0:
		return v.Say("$s met $c sous son deck.", "$s puts $c under the deck.", f)
	case from == zoneHand && to == zoneDiscard && e.Cause != e.Card:
		return v.Say("$s défausse $c.", "$s discards $c.", f)
	case line && from == zoneReserve:
		fr, en := inLine(e.To.Zone)
		return v.Say("$s place $c "+fr+".", "$s places $c "+en+".", f)
	case line && e.Cause == 0:
		return rules.Text{} // it is played, or its line climbs
	case line && (from == zoneMelee || from == zoneSupport):
		return v.Say("$c se {déplace|déplacent}\u00a0: $x.", "$c {moves|move}: $x.", f)
	case line:
		return v.Say("$c {arrive|arrivent}\u00a0: $x.", "$c {arrives|arrive}: $x.", f)
	case to == zoneDiscard && (from == zoneAttached || from >= zoneMelee && e.Cause == e.Card):
		return v.Say("$c {va|vont} à la défausse.", "$c {goes|go} to the discard pile.", f)
	}
	return rules.Text{}
}

// tellUnveiled tells a Manœuvre with all that it gives.
func (v *voice) tellUnveiled(e *rules.Event, f rules.Filling) rules.Text {
	return rules.Join(v.Say("$s dévoile $c\u00a0: ", "$s unveils $c: ", f), yield(&Cards[e.Face]))
}

// tellTaken tells what comes to a hand, but not the cards of the beginning and
// of a Manœuvre, which all know of.
func (v *voice) tellTaken(e *rules.Event, f rules.Filling) rules.Text {
	deck := kindOf(e.From.Zone) == zoneDeck
	switch {
	case !deck:
		return v.Say("$c {revient|reviennent} en main.", "$c {returns|return} to the hand.", f)
	case e.Knew.Has(rules.Nobody):
		return v.Say("$s prend $c dans son deck.", "$s takes $c out of the deck.", f)
	case v.View.Var(VarTurn, rules.Nobody) == 0 || v.typeOf(e.Cause) == Manoeuvre && v.View.Var(VarPhase, rules.Nobody) == PhaseManoeuvre:
		return rules.Text{}
	}
	return v.Say("$s pioche $c.", "$s draws $c.", f)
}

// typeOf is the type of a card, as far as the viewer knows it.
func (v *voice) typeOf(id rules.CardID) Type { return Cards[v.View.Cards[id].Face].Type }

// tellSet tells what an effect puts on a card or takes away. What attacks and
// prices put there, their announcement says.
func (v *voice) tellSet(e *rules.Event) rules.Text {
	f := rules.Filling{Card: v.card(e.Card), N: e.New}
	own := e.Cause == 0 || e.Cause == e.Card
	if kindOf(v.View.Cards[e.Card].Zone) < zoneRetreat {
		return rules.Text{} // it has left play, and everything on it goes
	}
	switch a := e.Attr(); {
	case a == AttrInclined && e.New == 1 && !own:
		return v.Say("$c {est|sont} {incliné|inclinée|inclinés|inclinées}.", "$c {is|are} inclined.", f)
	case a == AttrInclined && e.New == 0 && e.Cause != 0:
		return v.Say("$c {est|sont} {redressé|redressée|redressés|redressées}.", "$c {is|are} readied.", f)
	case a == AttrDamage && e.New == 0 && e.Cause != 0:
		return v.Say("$c {est|sont} entièrement {soigné|soignée|soignés|soignées}.", "$c {is|are} healed completely.", f)
	case a == AttrDamage && e.New < e.Old && e.Cause != 0:
		f.Text = damageText(e.New)
		return v.Say("$c {est|sont} {soigné|soignée|soignés|soignées}\u00a0: encore $x.", "$c {is|are} healed: $x left.", f)
	case e.Cause == 0 || v.isCopy(e.Cause, e.Card):
		return rules.Text{}
	case a == AttrShield && e.New > e.Old:
		return v.Say("$c {a|ont} Bouclier $n.", "$c {has|have} Shield $n.", f)
	case a >= AttrCombatMelee:
		return v.tellBonus(e)
	}
	return rules.Text{}
}

// isCopy reports whether a card is the second copy that was discarded for a
// Renowned one.
func (v *voice) isCopy(id, of rules.CardID) bool {
	return id != of && v.View.Cards[id].Face == v.View.Cards[of].Face && Cards[v.View.Cards[of].Face].Renowned()
}

func (v *voice) tellBonus(e *rules.Event) rules.Text {
	stat := Stat(e.Attr()-AttrCombatMelee) % 3
	by := strconv.Itoa(int(e.New - e.Old))
	if e.New > e.Old {
		by = "+" + by
	} else {
		by = "−" + by[1:]
	}
	w := statWords[stat]
	return v.Say("$c\u00a0: "+by+" "+w.FR+".", "$c: "+by+" "+w.EN+".", rules.Filling{Card: v.card(e.Card)})
}

// tellChange tells how a counter of a player changed, where nothing else does.
func (v *voice) tellChange(e *rules.Event) rules.Text {
	tail := " (" + strconv.Itoa(int(e.Old)) + " → " + strconv.Itoa(int(e.New)) + ")."
	f := rules.Filling{Seat: e.Seat, N: e.New - e.Old}
	gain := f.N > 0
	if !gain {
		f.N = -f.N
	}
	cause := v.typeOf(e.Cause)
	switch {
	case e.Cause == 0:
		return rules.Text{} // a price, or what somebody's fall gives
	case e.Var() == VarGold && gain && cause == Manoeuvre && v.View.Var(VarPhase, rules.Nobody) == PhaseManoeuvre && f.N == int32(Cards[v.View.Cards[e.Cause].Face].Gold):
		return rules.Text{} // said as it was unveiled
	case e.Var() == VarGold && gain:
		return v.Say("$s gagne $n or"+tail, "$s gains $n gold"+tail, f)
	case e.Var() == VarGold && v.View.Cards[e.Cause].Owner != e.Seat:
		return v.Say("$s perd $n or"+tail, "$s loses $n gold"+tail, f)
	case e.Var() == VarPrestige:
		f.Text = points(f.N)
		return v.Say("$s gagne $x"+tail, "$s gains $x"+tail, f)
	}
	return rules.Text{}
}

// points counts prestige.
func points(n int32) rules.Text {
	return rules.Text{FR: rules.CountFR(int(n), "point de prestige", "points de prestige"), EN: strconv.Itoa(int(n)) + " prestige"}
}

// tellNote tells an announcement.
func (v *voice) tellNote(e *rules.Event) rules.Text {
	f := rules.Filling{Card: v.card(e.Card), Other: v.card(e.Other), Seat: e.Seat, N: e.New}
	switch n := e.Note(); {
	case n == NoteInitiative:
		at := strconv.Itoa(int(e.Old)) + "\u00a0/\u00a0" + strconv.Itoa(int(e.New))
		return v.Say("Initiatives\u00a0: "+at+". $s choisit qui commence.", "Initiatives: "+at+". $s chooses who begins.", f)
	case n == NoteFirst && v.View.Var(VarTurn, rules.Nobody) > 0:
		return v.Say("$s sera le premier joueur.", "$s will be the first player.", f)
	case n == NotePlay || n == NoteUse:
		return v.tellUse(e, f)
	case n == NoteBlow:
		return v.tellBlow(e, f)
	case n == NoteDestroyed && e.New > 0:
		had := v.View.Var(VarPrestige, e.Seat)
		tail := " (" + strconv.Itoa(int(had)) + " → " + strconv.Itoa(int(had+e.New)) + ")."
		f.Text = points(e.New)
		return v.Say("$c {tombe|tombent}\u00a0: $s gagne $x"+tail, "$c {falls|fall}: $s gains $x"+tail, f)
	case n == NotePass && v.View.Var(VarPhase, rules.Nobody) == PhaseCombat:
		return rules.Text{} // the blows tell that nothing more was done
	case n == NoteSearch && e.New > 0:
		return rules.Text{} // the card is said as it is taken
	case n == NoteBoost:
		w := boosts[e.New]
		return v.Say("$s défausse $c pour soutenir $o\u00a0: "+w.FR+".", "$s discards $c to support $o: "+w.EN+".", f)
	case n == NoteReplace && v.View.Attr(e.Card, AttrDamage) > 0:
		f.N = int32(v.View.Attr(e.Card, AttrDamage))
		return v.Say("$o {remplace|remplacent} $c et ses dégâts restent\u00a0: $n.", "$o {replaces|replace} $c, and the damage stays: $n.", f)
	case n == NoteMulligan:
		f.Text = cardsText(e.New)
	case n == NoteWin && e.Seat == rules.Nobody:
		return rules.Text{FR: "Les deux joueurs l’emportent en même temps\u00a0: égalité.", EN: "Both players win at once: a draw."}
	}
	p := notes[e.Note()]
	return v.Say(p.FR, p.EN, f)
}

// tellUse tells that a card is played or an ability used, on what and for how
// much gold.
func (v *voice) tellUse(e *rules.Event, f rules.Filling) rules.Text {
	c := &Cards[v.View.Cards[e.Card].Face]
	fr, en, gold := "$s joue $c", "$s plays $c", int8(c.Cost)
	switch {
	case e.Note() == NoteUse:
		fr, en, gold = "$s active $c", "$s uses $c", 0
		if i := int(e.New) - 1; i >= 0 && i < len(c.Abilities) {
			gold = c.Abilities[i].Cost.Gold
		}
	case c.Type == Character:
		inFR, inEN := inLine(rules.Zone(e.New))
		fr, en = fr+" "+inFR, en+" "+inEN
	}
	if e.Other != 0 {
		fr, en = fr+" sur $o", en+" on $o"
	}
	if n := strconv.Itoa(int(gold)); gold > 0 {
		fr, en = fr+" ("+n+"\u00a0or)", en+" ("+n+" gold)"
	}
	return v.Say(fr+".", en+".", f)
}

// inLine says in which line of his a player puts a Character.
func inLine(z rules.Zone) (fr, en string) {
	if kindOf(z) == zoneSupport {
		return "en soutien", "in support"
	}
	return "en mêlée", "in melee"
}

// tellBlow tells the damage of a blow, and how it then stands with the one who
// was hit.
func (v *voice) tellBlow(e *rules.Event, f rules.Filling) rules.Text {
	if e.Old+e.New == 0 {
		return v.tellNoBlow(e)
	}
	f.Text = damageText(e.New)
	tail := strconv.Itoa(int(v.View.Attr(e.Other, AttrDamage))+int(e.New)) + "\u00a0/\u00a0" + strconv.Itoa(StatOf(v.View, e.Other, Life)) + ")."
	fr, en := " (", " ("
	if e.Old > 0 {
		off := strconv.Itoa(int(e.Old))
		fr, en = " (Bouclier\u00a0: "+off+"\u00a0; ", " (Shield: "+off+"; "
	}
	if e.Card == e.Other { // a price
		return v.Say("$c {subit|subissent} $x"+fr+tail, "$c {suffers|suffer} $x"+en+tail, f)
	}
	return v.Say("$c {inflige|infligent} $x à $o"+fr+tail, "$c {deals|deal} $x to $o"+en+tail, f)
}

// tellNoBlow tells of a blow that deals nothing where the other deals nothing
// either, or the combat would end without a word; a riposte of nothing is none.
func (v *voice) tellNoBlow(e *rules.Event) rules.Text {
	hit, back := Blows(v.View)
	if hit+back > 0 || int32(e.Card) != v.View.Var(VarAttacker, rules.Nobody) {
		return rules.Text{}
	}
	return rules.Text{FR: "Ce combat n’inflige aucun dégât.", EN: "This combat deals no damage."}
}

// notes are the announcements that one pattern tells.
var notes = [...]rules.Text{
	NoteFirst:     {FR: "$s commence.", EN: "$s begins."},
	NoteMulligan:  {FR: "$s change $x de sa main.", EN: "$s changes $x of the hand."},
	NoteTurn:      {FR: "Tour $n\u00a0: $s est le premier joueur.", EN: "Turn $n: $s is the first player."},
	NoteUnveil:    {}, // the card that moves next is told
	NoteRebuild:   {FR: "$s reprend toutes ses Manœuvres.", EN: "$s takes all Manœuvres back."},
	NoteEmpty:     {FR: "Le deck $S est vide.", EN: "The deck of $s is empty."},
	NoteStore:     {FR: "$s utilise l’Action de la Cité.", EN: "$s uses the Action of the City."},
	NotePass:      {FR: "$s passe.", EN: "$s passes."},
	NoteRetreat:   {FR: "$s sonne la retraite.", EN: "$s sounds the retreat."},
	NoteAttack:    {FR: "$c {attaque|attaquent} $o.", EN: "$c {attacks|attack} $o."},
	NoteShoot:     {FR: "$c {attaque|attaquent} $o à distance.", EN: "$c {attacks|attack} $o at range."},
	NoteIntercept: {FR: "$c {intercepte|interceptent} l’attaque contre $o.", EN: "$c {intercepts|intercept} the attack on $o."},
	NoteRedirect:  {FR: "L’attaque passe de $c à $o.", EN: "The attack turns from $c to $o."},
	NoteWindow:    {}, // the question says who acts
	NoteCancel:    {FR: "Le combat est annulé.", EN: "The combat is cancelled."},
	NoteDestroyed: {FR: "$c {tombe|tombent}\u00a0: aucun prestige.", EN: "$c {falls|fall}: no prestige."},
	NoteClimb:     {FR: "La ligne de soutien $S monte en mêlée.", EN: "The support line of $s goes to melee."},
	NoteReplace:   {FR: "$o {remplace|remplacent} $c.", EN: "$o {replaces|replace} $c."},
	NoteSearch:    {FR: "$s cherche dans son deck et ne prend rien.", EN: "$s searches the deck and takes nothing."},
	NoteIdle:      {FR: "$c\u00a0: rien à faire de plus.", EN: "$c: nothing more to do."},
	NoteEnd:       {}, // the next turn says who begins it
	NoteWin:       {FR: "$s remporte la partie.", EN: "$s wins the match."},
	NoteStall:     {FR: "La partie dure depuis trop longtemps\u00a0: égalité.", EN: "The match has gone on for too long: a draw."},
}
