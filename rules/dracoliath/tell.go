package dracoliath

import (
	"strconv"

	"wyrmtable/rules"
)

// tell says what an event means, for log and captions. It is empty for what
// goes without saying; the symbols of a SORT pass are told by [Explain].
func (st *set) tell(s *rules.Setup, view *rules.Board, e *rules.Event) rules.Text {
	v := st.voice(s, view)
	switch e.Kind {
	case rules.Move:
		return v.move(e)
	case rules.Seen:
		if e.Face != 0 && e.Knows == rules.Everyone && view.Cards[e.Card].Zone == ZoneDeck {
			return v.say("$c apparaît au sommet de la Pioche.", "$c appears on top of the deck.", filling{card: v.face(e.Card, e.Face)})
		}
	case rules.Set:
		if view.Cards[e.Card].Zone == ZoneDiscard {
			return v.say("$c reprend son côté Jour dans la Défausse.", "$c is back on its Day side in the discard.", filling{card: v.card(e.Card)})
		}
		return v.say("La carte se retourne\u00a0: $c.", "The card turns over: $c.", filling{card: v.card(e.Card)})
	case rules.Change:
		return v.change(e)
	case rules.Swap:
		return v.say("$c et $o échangent leurs places.", "$c and $o swap places.",
			filling{card: v.card(e.Card), other: v.card(e.Other)})
	case rules.Note:
		if e.Note() != NoteSymbols {
			return v.note(e)
		}
	}
	return rules.Text{}
}

// move tells where a card went.
func (v *voice) move(e *rules.Event) rules.Text {
	f := filling{card: v.face(e.Card, v.set.side(e.Face, v.View.Attr(e.Card, AttrSide)))}
	from, to := e.From.Zone, e.To.Zone
	switch {
	case to >= zoneHand:
		f.seat = rules.Seat(to - zoneHand)
		if from >= zoneHand {
			by := rules.Seat(from - zoneHand)
			return v.say(v.Who(by)+" donne $c à $s.", v.Who(by)+" gives $c to $s.", f)
		}
		if from == ZoneRiver {
			return v.say("$s prend $c.", "$s takes $c.", f)
		}
		return v.say("$c rejoint la main $f.", "$c joins the hand of $s.", f)
	case to == ZoneRiver:
		return v.say("$c rejoint la Rivière.", "$c joins the River.", f)
	case to == ZoneDiscard && from != ZonePlay:
		return v.say("$c part à la Défausse.", "$c is discarded.", f)
	}
	return rules.Text{}
}

// change tells how a counter of a player changed.
func (v *voice) change(e *rules.Event) rules.Text {
	n := int(e.New - e.Old)
	f := filling{seat: e.Seat, n: max(n, -n)}
	tail := " (" + signed(e.Old) + " → " + signed(e.New) + ")."
	switch e.Var() {
	case VarLife:
		f.op = Life
	case VarPower:
		f.op = Power
	case VarFocus:
		f.op = Focus
		tail = "."
		if n < 0 && e.Cause == 0 {
			return v.say("$s dépense $u.", "$s spends $u.", f)
		}
	default:
		return rules.Text{}
	}
	if len(v.Names) == 4 && e.Var() != VarFocus { // a team's
		verb := [2]string{"gagne", "gains"}
		if n < 0 {
			verb = [2]string{"perd", "loses"}
		}
		mate := v.Who(partner(e.Seat))
		return v.say("L’équipe $f et "+v.Of(partner(e.Seat), rules.French)+" "+verb[0]+" $u"+tail, "The team of $s and "+mate+" "+verb[1]+" $u"+tail, f)
	}
	if n < 0 {
		return v.say("$s perd $u"+tail, "$s loses $u"+tail, f)
	}
	return v.say("$s gagne $u"+tail, "$s gains $u"+tail, f)
}

// note tells an announcement.
func (v *voice) note(e *rules.Event) rules.Text {
	f := filling{seat: e.Seat, n: int(e.New), op: Op(e.Old)}
	if e.Card != 0 {
		f.card = v.card(e.Card)
	}
	if e.Other != 0 {
		f.other = v.card(e.Other)
	}
	if t := v.sortNote(e, f); !t.Empty() {
		return t
	}
	switch e.Note() {
	case NoteTurn:
		t := v.say("Tour $n\u00a0: $s.", "Turn $n: $s.", f)
		if by := rules.Seat(e.Old); by != e.Seat {
			t = v.say("Tour $n\u00a0: celui $f, joué par "+v.Who(by)+".", "Turn $n: that of $s, played by "+v.Who(by)+".", f)
		}
		return t
	case NoteChoice:
		if e.New == 1 {
			return v.say("$s choisit le premier effet de $c.", "$s chooses the first effect of $c.", f)
		}
		return v.say("$s choisit le second effet de $c.", "$s chooses the second effect of $c.", f)
	case NoteControl:
		return v.say("$s jouera le prochain tour "+v.Of(rules.Seat(e.New), rules.French)+".",
			"$s will play the next turn of "+v.Who(rules.Seat(e.New))+".", f)
	case NoteFinish:
		return v.finish(e)
	}
	if p := notePatterns[e.Note()]; p.FR != "" {
		return v.say(p.FR, p.EN, f)
	}
	return rules.Text{}
}

// notePatterns are the announcements that one pattern tells.
var notePatterns = [...]rules.Text{
	NotePlay:      {FR: "$s joue $c.", EN: "$s plays $c."},
	NoteFusion:    {FR: "Fusion\u00a0: $c s’active.", EN: "Fusion: $c is activated."},
	NoteAgain:     {FR: "$c agit une fois de plus.", EN: "$c is played once more."},
	NoteStart:     {FR: "Début du tour\u00a0: $c.", EN: "Start of the turn: $c."},
	NoteEnd:       {FR: "Fin du tour\u00a0: $c.", EN: "End of the turn: $c."},
	NoteTrigger:   {FR: "$c agit pour $s.", EN: "$c acts for $s."},
	NoteUnmet:     {FR: "$c\u00a0: la condition n’est pas remplie.", EN: "$c: the condition is not met."},
	NoteNothing:   {FR: "Rien ne se passe.", EN: "Nothing happens."},
	NoteNoTarget:  {FR: "$c ne trouve aucune carte.", EN: "$c finds no card."},
	NoteReplay:    {FR: "$s rejouera après ce tour.", EN: "$s will play again after this turn."},
	NoteSlot:      {FR: "La Rivière a désormais $n emplacements.", EN: "The River now has $n places."},
	NoteReroll:    {FR: "$s renouvelle la Rivière.", EN: "$s renews the River."},
	NoteConvert:   {FR: "$s échange 2 jetons contre une carte de plus en main.", EN: "$s trades 2 tokens for one more card in hand."},
	NoteReshuffle: {FR: "La Défausse est mélangée\u00a0: $n cartes forment la nouvelle Pioche.", EN: "The discard is shuffled: $n cards are the new deck."},
	NoteFinish:    {},
}

func (v *voice) finish(e *rules.Event) rules.Text {
	winners := rules.SeatSet(e.New)
	if winners == 0 {
		return rules.Text{FR: "Égalité.", EN: "It is a draw."}
	}
	for s := range rules.Seat(len(v.Names)) {
		if winners.Has(s) && winners.Len() == 2 {
			two := v.Who(partner(s))
			return v.say("$s et "+two+" remportent la partie.", "$s and "+two+" win the match.", filling{seat: s})
		}
		if winners.Has(s) {
			return v.say("$s remporte la partie.", "$s wins the match.", filling{seat: s})
		}
	}
	return rules.Text{}
}

// sortNote tells what a card does in a SORT pass.
func (v *voice) sortNote(e *rules.Event, f filling) rules.Text {
	switch e.Note() {
	case NoteSymbols:
		if f.op == Damage || f.op == PowerLoss || f.op == FocusLoss {
			return v.say("$c\u00a0: $u contre $s.", "$c: $u against $s.", f)
		}
		return v.say("$c\u00a0: $u pour $s.", "$c: $u for $s.", f)
	case NoteModifier:
		sign := "+"
		if e.Old < 0 {
			sign = "−"
		}
		n := strconv.Itoa(int(max(e.Old, -e.Old)))
		return v.say("$c\u00a0: "+sign+n+", donc $n.", "$c: "+sign+n+", so $n.", f)
	case NoteNone:
		if e.New == 1 {
			return v.say("$c\u00a0: 0 carte comptée, rien ne change pour $s.", "$c: 0 cards counted, nothing changes for $s.", f)
		}
		return v.say("$c n’a pas d’effet sur $s.", "$c has no effect on $s.", f)
	case NoteForbidden:
		f.n = int(e.New)
		return v.say("$c empêche $u\u00a0: rien pour $s.", "$c prevents $u: nothing for $s.", f)
	case NoteInstead:
		return v.say("$c agit à la place de $u.", "$c acts instead of $u.", f)
	case NoteAlso:
		return v.say("$c agira ensuite.", "$c will act next.", f)
	case NoteOver:
		f.op = Life
		return v.say("$s a toute sa Vie\u00a0: $u en trop, autant de Dégâts à l’adversaire.",
			"$s is at full Life: $u too much, as much Damage to the opponent.", f)
	}
	return rules.Text{}
}

// signed writes a number with a true minus sign.
func signed(n int32) string {
	if n < 0 {
		return "−" + strconv.Itoa(int(-n))
	}
	return strconv.Itoa(int(n))
}
