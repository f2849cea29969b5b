package dracoliath

import (
	"strconv"
	"strings"

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
			return v.Say("$c {apparaît|apparaissent} au sommet de la Pioche.", "$c {appears|appear} on top of the deck.", rules.Filling{Card: v.face(e.Card, e.Face)})
		}
	case rules.Set:
		if view.Cards[e.Card].Zone == ZoneDiscard {
			return v.Say("$c {reprend son|reprennent leur} côté Jour dans la Défausse.", "$c {is|are} back on {its|their} Day side in the discard.", rules.Filling{Card: v.card(e.Card)})
		}
		return v.Say("La carte se retourne\u00a0: $c.", "The card turns over: $c.", rules.Filling{Card: v.card(e.Card)})
	case rules.Change:
		return v.change(e)
	case rules.Swap:
		return v.Say("$c et $o échangent leurs places.", "$c and $o swap places.",
			rules.Filling{Card: v.card(e.Card), Other: v.card(e.Other)})
	case rules.Note:
		if e.Note() != NoteSymbols {
			return v.note(e)
		}
	}
	return rules.Text{}
}

// move tells where a card went.
func (v *voice) move(e *rules.Event) rules.Text {
	f := rules.Filling{Card: v.face(e.Card, v.set.side(e.Face, v.View.Attr(e.Card, AttrSide)))}
	from, to := e.From.Zone, e.To.Zone
	switch {
	case to >= zoneHand:
		f.Seat = rules.Seat(to - zoneHand)
		if from >= zoneHand {
			by := rules.Seat(from - zoneHand)
			return v.Say(v.Who(by)+" donne $c à $s.", v.Who(by)+" gives $c to $s.", f)
		}
		if from == ZoneRiver {
			return v.Say("$s prend $c.", "$s takes $c.", f)
		}
		return v.Say("$c {rejoint|rejoignent} la main $S.", "$c {joins|join} the hand of $s.", f)
	case to == ZoneRiver:
		return v.Say("$c {rejoint|rejoignent} la Rivière.", "$c {joins|join} the River.", f)
	case to == ZoneDiscard && from != ZonePlay:
		return v.Say("$c {part|partent} à la Défausse.", "$c {is|are} discarded.", f)
	}
	return rules.Text{}
}

// change tells how a counter of a player changed.
func (v *voice) change(e *rules.Event) rules.Text {
	n := int(e.New - e.Old)
	var op Op
	tail := " (" + signed(e.Old) + " → " + signed(e.New) + ")."
	switch e.Var() {
	case VarLife:
		op = Life
	case VarPower:
		op = Power
	case VarFocus:
		op, tail = Focus, "."
	default:
		return rules.Text{}
	}
	f := rules.Filling{Seat: e.Seat, Text: units(op, max(n, -n))}
	if op == Focus && n < 0 && e.Cause == 0 {
		return v.Say("$s dépense $x.", "$s spends $x.", f)
	}
	if len(v.Names) == 4 && e.Var() != VarFocus { // a team's
		verb := [2]string{"gagne", "gains"}
		if n < 0 {
			verb = [2]string{"perd", "loses"}
		}
		mate := v.Who(partner(e.Seat))
		return v.Say("L’équipe $S et "+v.Of(partner(e.Seat), rules.French)+" "+verb[0]+" $x"+tail, "The team of $s and "+mate+" "+verb[1]+" $x"+tail, f)
	}
	if n < 0 {
		return v.Say("$s perd $x"+tail, "$s loses $x"+tail, f)
	}
	return v.Say("$s gagne $x"+tail, "$s gains $x"+tail, f)
}

// note tells an announcement.
func (v *voice) note(e *rules.Event) rules.Text {
	f := rules.Filling{Card: v.card(e.Card), Other: v.card(e.Other), Seat: e.Seat, N: e.New}
	if t := v.sortNote(e, f); !t.Empty() {
		return t
	}
	switch e.Note() {
	case NoteTurn:
		t := v.Say("Tour $n\u00a0: $s.", "Turn $n: $s.", f)
		if by := rules.Seat(e.Old); by != e.Seat {
			t = v.Say("Tour $n\u00a0: celui $S, joué par "+v.Who(by)+".", "Turn $n: that of $s, played by "+v.Who(by)+".", f)
		}
		return t
	case NoteChoice:
		if e.New == 1 {
			return v.Say("$c\u00a0: $s choisit le premier effet.", "$c: $s chooses the first effect.", f)
		}
		return v.Say("$c\u00a0: $s choisit le second effet.", "$c: $s chooses the second effect.", f)
	case NoteControl:
		return v.Say("$s jouera le prochain tour "+v.Of(rules.Seat(e.New), rules.French)+".",
			"$s will play the next turn of "+v.Who(rules.Seat(e.New))+".", f)
	case NoteFinish:
		return v.finish(e)
	}
	if p := notePatterns[e.Note()]; p.FR != "" {
		return v.Say(p.FR, p.EN, f)
	}
	return rules.Text{}
}

// notePatterns are the announcements that one pattern tells.
var notePatterns = [...]rules.Text{
	NotePlay:      {FR: "$s joue $c.", EN: "$s plays $c."},
	NoteFusion:    {FR: "Fusion\u00a0: $c {s’active|s’activent}.", EN: "Fusion: $c {is|are} activated."},
	NoteAgain:     {FR: "$c {agit|agissent} une fois de plus.", EN: "$c {is|are} played once more."},
	NoteStart:     {FR: "Début du tour\u00a0: $c.", EN: "Start of the turn: $c."},
	NoteEnd:       {FR: "Fin du tour\u00a0: $c.", EN: "End of the turn: $c."},
	NoteTrigger:   {FR: "$c {agit|agissent} pour $s.", EN: "$c {acts|act} for $s."},
	NoteUnmet:     {FR: "$c\u00a0: la condition n’est pas remplie.", EN: "$c: the condition is not met."},
	NoteNothing:   {FR: "Rien ne se passe.", EN: "Nothing happens."},
	NoteNoTarget:  {FR: "$c ne {trouve|trouvent} aucune carte.", EN: "$c {finds|find} no card."},
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
			return v.Say("$s et "+two+" remportent la partie.", "$s and "+two+" win the match.", rules.Filling{Seat: s})
		}
		if winners.Has(s) {
			return v.Say("$s remporte la partie.", "$s wins the match.", rules.Filling{Seat: s})
		}
	}
	return rules.Text{}
}

// sortNote tells what a card does in a SORT pass.
func (v *voice) sortNote(e *rules.Event, f rules.Filling) rules.Text {
	op, n := Op(e.Old), int(e.New)
	switch e.Note() {
	case NoteSymbols:
		f.Text = units(op, n)
		if op == Damage || op == PowerLoss || op == FocusLoss {
			return v.Say("$c\u00a0: $x contre $s.", "$c: $x against $s.", f)
		}
		return v.Say("$c\u00a0: $x pour $s.", "$c: $x for $s.", f)
	case NoteModifier:
		sign := "+"
		if e.Old < 0 {
			sign = "−"
		}
		by := sign + strconv.Itoa(int(max(e.Old, -e.Old)))
		sum := strings.Replace(strconv.Itoa(n), "-", "−", 1)
		return v.Say("$c\u00a0: "+by+", donc "+sum+".", "$c: "+by+", so "+sum+".", f)
	case NoteNone:
		if e.New == 1 {
			return v.Say("$c\u00a0: 0 carte comptée, rien ne change pour $s.", "$c: 0 cards counted, nothing changes for $s.", f)
		}
		return v.Say("$c {n’a|n’ont} pas d’effet sur $s.", "$c {has|have} no effect on $s.", f)
	case NoteForbidden:
		f.Text = units(op, n)
		return v.Say("$c {empêche|empêchent} $x\u00a0: rien pour $s.", "$c {prevents|prevent} $x: nothing for $s.", f)
	case NoteInstead:
		f.Text = units(op, n)
		return v.Say("$c {agit|agissent} à la place de $x.", "$c {acts|act} instead of $x.", f)
	case NoteAlso:
		return v.Say("$c {agira|agiront} ensuite.", "$c will act next.", f)
	case NoteOver:
		f.Text = units(Life, n)
		return v.Say("$s a toute sa Vie\u00a0: $x en trop, autant de Dégâts à l’adversaire.",
			"$s is at full Life: $x too much, as much Damage to the opponent.", f)
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
