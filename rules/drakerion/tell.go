package drakerion

import (
	"strconv"

	"wyrmtable/rules"
)

// tell says what an event means, for log and captions. It is empty for what
// goes without saying, or what a note beside it says.
func tell(s *rules.Setup, view *rules.Board, e *rules.Event) rules.Text {
	v := voice{s.Voice(view)}
	switch e.Kind {
	case rules.Move:
		return v.tellMove(e)
	case rules.Set:
		return v.tellSet(e)
	case rules.Change:
		return v.tellChange(e)
	case rules.Shuffle:
		return v.say("Mélange\u00a0: $z $S.", "Shuffled: $z of $s.", filling{zone: e.From.Zone, seat: seatOf(e.From.Zone)})
	case rules.Note:
		return v.tellNote(e)
	}
	return rules.Text{}
}

// tellMove tells where a card went.
func (v *voice) tellMove(e *rules.Event) rules.Text {
	f := filling{card: e.Card, face: e.Face, seat: seatOf(e.To.Zone), zone: e.To.Zone}
	from, to := kindOf(e.From.Zone), kindOf(e.To.Zone)
	line := to == zoneMelee || to == zoneSupport
	switch {
	case from == zoneDeck && to == zoneHand && e.Knew.Has(rules.Nobody):
		return v.say("$s prend $c en main.", "$s takes $c in hand.", f)
	case from == zoneDeck && to == zoneHand:
		return v.say("$s pioche $c.", "$s draws $c.", f)
	case from == zoneDeck && to == zoneReserve:
		return v.say("$s sort $c de son deck.", "$s takes $c out of the deck.", f)
	case to == zoneUnveiled:
		return v.say("Manœuvre $S\u00a0: $c.", "Manœuvre of $s: $c.", f)
	case from == zoneHand && to == zoneDeck:
		return v.say("$s met $c au-dessous de son deck.", "$s puts $c under the deck.", f)
	case from == zoneHand && to == zoneDiscard:
		return v.say("$s défausse $c.", "$s discards $c.", f)
	case line && (from == zoneMelee || from == zoneSupport):
		return v.say("$c se déplace\u00a0: $z.", "$c moves: $z.", f)
	case line:
		return v.say("$c arrive\u00a0: $z.", "$c arrives: $z.", f)
	case from >= zoneMelee && to == zoneDiscard:
		return v.say("$c va à la défausse.", "$c goes to the discard pile.", f)
	case from > zoneHand && to == zoneHand:
		return v.say("$c revient en main.", "$c returns to the hand.", f)
	}
	return rules.Text{}
}

// tellSet tells what is put on a card or taken away.
func (v *voice) tellSet(e *rules.Event) rules.Text {
	f := filling{card: e.Card, n: e.New}
	if kindOf(v.View.Cards[e.Card].Zone) < zoneRetreat {
		return rules.Text{} // it has left play, and everything on it goes
	}
	switch a := e.Attr(); {
	case a == AttrInclined && e.New == 1:
		return v.say("$c s’incline.", "$c is inclined.", f)
	case a == AttrInclined && v.View.Var(VarPhase, rules.Nobody) != PhaseEnd:
		return v.say("$c se redresse.", "$c is readied.", f)
	case a == AttrDamage && e.New < e.Old:
		return v.say("$c reçoit des soins\u00a0: encore $d.", "$c is healed: $d left.", f)
	case a == AttrDamage && e.New > 0:
		return v.say("$c porte $d.", "$c bears $d.", f)
	case a == AttrShield && e.New > e.Old:
		return v.say("$c a Bouclier $n.", "$c has Shield $n.", f)
	case a >= AttrCombatMelee && e.New != 0:
		return v.tellBonus(e)
	}
	return rules.Text{}
}

func (v *voice) tellBonus(e *rules.Event) rules.Text {
	stat := Stat(e.Attr()-AttrCombatMelee) % 3
	by := strconv.Itoa(int(e.New - e.Old))
	if e.New > e.Old {
		by = "+" + by
	}
	w := statWords[stat]
	return v.say("$c\u00a0: "+by+" "+w.FR+".", "$c: "+by+" "+w.EN+".", filling{card: e.Card})
}

// tellChange tells how a counter of a player changed.
func (v *voice) tellChange(e *rules.Event) rules.Text {
	tail := " (" + strconv.Itoa(int(e.Old)) + " → " + strconv.Itoa(int(e.New)) + ")."
	f := filling{seat: e.Seat, n: e.New - e.Old}
	gain := f.n > 0
	if !gain {
		f.n = -f.n
	}
	switch {
	case e.Var() == VarGold && gain:
		return v.say("$s gagne $n or"+tail, "$s gains $n gold"+tail, f)
	case e.Var() == VarGold && e.Cause != 0 && v.View.Cards[e.Cause].Owner != e.Seat:
		return v.say("$s perd $n or"+tail, "$s loses $n gold"+tail, f)
	case e.Var() == VarGold:
		return v.say("$s dépense $n or"+tail, "$s spends $n gold"+tail, f)
	case e.Var() == VarPrestige:
		return v.say("$s gagne $n prestige"+tail, "$s gains $n prestige"+tail, f)
	}
	return rules.Text{}
}

// tellNote tells an announcement.
func (v *voice) tellNote(e *rules.Event) rules.Text {
	f := filling{card: e.Card, other: e.Other, seat: e.Seat, n: e.New}
	switch n := e.Note(); {
	case n == NoteInitiative:
		at := strconv.Itoa(int(e.Old)) + " / " + strconv.Itoa(int(e.New))
		return v.say("Initiatives\u00a0: "+at+". $s choisit qui commence.", "Initiatives: "+at+". $s chooses who begins.", f)
	case n == NoteFirst && v.View.Var(VarTurn, rules.Nobody) > 0:
		return v.say("$s sera le premier joueur.", "$s will be the first player.", f)
	case (n == NotePlay || n == NoteUse) && e.Other != 0:
		p := aimed[n]
		return v.say(p.FR, p.EN, f)
	case n == NoteBlow && e.Old+e.New == 0:
		return rules.Text{} // no riposte
	case n == NoteBlow && e.Old > 0:
		off := strconv.Itoa(int(e.Old))
		return v.say("$c inflige $d à $o (Bouclier\u00a0: "+off+").", "$c deals $d to $o (Shield: "+off+").", f)
	case n == NoteSearch && e.New == 0:
		return v.say("$s cherche dans son deck et ne prend rien.", "$s searches the deck and takes nothing.", f)
	case n == NoteBoost:
		w := [...]rules.Text{{}, {FR: "+1 en mêlée", EN: "+1 melee"}, {FR: "+1 en riposte", EN: "+1 riposte"}, {FR: "−1 dégât", EN: "−1 damage"}}[e.New]
		return v.say("$s défausse $c pour soutenir $o\u00a0: "+w.FR+".", "$s discards $c to support $o: "+w.EN+".", f)
	case n == NoteWin && e.Seat == rules.Nobody:
		return rules.Text{FR: "Les deux joueurs l’emportent en même temps\u00a0: égalité.", EN: "Both players win at once: a draw."}
	}
	p := notes[e.Note()]
	return v.say(p.FR, p.EN, f)
}

// aimed are announcements with a target.
var aimed = map[rules.NoteID]rules.Text{
	NotePlay: {FR: "$s joue $c sur $o.", EN: "$s plays $c on $o."},
	NoteUse:  {FR: "$s active $c, cible\u00a0: $o.", EN: "$s uses $c, target: $o."},
}

// notes are the announcements that one pattern tells.
var notes = [...]rules.Text{
	NoteFirst:     {FR: "$s commence.", EN: "$s begins."},
	NoteMulligan:  {FR: "$s change $k de sa main.", EN: "$s changes $k of the hand."},
	NoteTurn:      {FR: "Tour $n\u00a0: $s est le premier joueur.", EN: "Turn $n: $s is the first player."},
	NoteUnveil:    {FR: "$s dévoile sa Manœuvre.", EN: "$s unveils a Manœuvre."},
	NoteRebuild:   {FR: "$s reprend toutes ses Manœuvres.", EN: "$s takes all Manœuvres back."},
	NoteEmpty:     {FR: "Le deck $S est vide.", EN: "The deck of $s is empty."},
	NotePlay:      {FR: "$s joue $c.", EN: "$s plays $c."},
	NoteUse:       {FR: "$s active $c.", EN: "$s uses $c."},
	NoteStore:     {FR: "$s incline $c et change une carte.", EN: "$s inclines $c and changes a card."},
	NotePass:      {FR: "$s passe.", EN: "$s passes."},
	NoteRetreat:   {FR: "$s sonne la retraite.", EN: "$s sounds the retreat."},
	NoteAttack:    {FR: "$c attaque $o.", EN: "$c attacks $o."},
	NoteShoot:     {FR: "$c attaque $o à distance.", EN: "$c attacks $o at range."},
	NoteIntercept: {FR: "$c intercepte l’attaque contre $o.", EN: "$c intercepts the attack on $o."},
	NoteRedirect:  {FR: "L’attaque passe de $c à $o.", EN: "The attack turns from $c to $o."},
	NoteWindow:    {FR: "Actions de combat\u00a0: $s d’abord.", EN: "Combat actions: $s first."},
	NoteBlow:      {FR: "$c inflige $d à $o.", EN: "$c deals $d to $o."},
	NoteCancel:    {FR: "Le combat est annulé.", EN: "The combat is cancelled."},
	NoteDestroyed: {FR: "$c tombe\u00a0: $n prestige pour $s.", EN: "$c is destroyed: $n prestige for $s."},
	NoteClimb:     {FR: "La ligne de soutien $S monte en mêlée.", EN: "The support line of $s goes to melee."},
	NoteReplace:   {FR: "$o remplace $c.", EN: "$o replaces $c."},
	NoteSearch:    {FR: "$s cherche dans son deck et montre une carte.", EN: "$s searches the deck and shows a card."},
	NoteIdle:      {FR: "$c\u00a0: rien à faire de plus.", EN: "$c: nothing more to do."},
	NoteEnd:       {FR: "Fin du tour\u00a0: $s a la main pour le suivant.", EN: "End of the turn: the next is up to $s."},
	NoteWin:       {FR: "$s remporte la partie.", EN: "$s wins the match."},
	NoteStall:     {FR: "La partie dure depuis trop longtemps\u00a0: égalité.", EN: "The match has gone on for too long: a draw."},
}
