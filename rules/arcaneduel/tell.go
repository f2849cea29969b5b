package arcaneduel

import "wyrmtable/rules"

// tell says what an event means, for log and captions. It is empty for what
// goes without saying, or what a note beside it says.
func tell(s *rules.Setup, view *rules.Board, e *rules.Event) rules.Text {
	v := voice{s.Voice(view)}
	switch e.Kind {
	case rules.Move:
		return v.move(e)
	case rules.Change:
		return v.change(e)
	case rules.Note:
		return v.note(e)
	}
	return rules.Text{}
}

// move tells where a card went.
func (v *voice) move(e *rules.Event) rules.Text {
	f := rules.Filling{Card: v.face(e.Card, e.Face), Seat: v.owner(e.From.Zone), To: v.owner(e.To.Zone)}
	from, to := e.From.Zone, e.To.Zone
	switch {
	case from >= zoneHand && to >= zoneHand:
		if e.Cause != 0 && v.swaps(e.Cause) {
			return v.say("$s donne $c à $t.", "$s gives $c to $t.", f)
		}
		return v.say("$t vole $c à $s.", "$t steals $c from $s.", f)
	case from == ZoneDeck && to >= zoneHand:
		return v.say("$t pioche $c.", "$t draws $c.", f)
	case from == ZoneDiscard && to >= zoneHand:
		return v.say("$t reprend $c dans la défausse.", "$t takes $c back from the discard.", f)
	case from >= zoneHand && to == ZoneDiscard:
		return v.say("$s défausse $c.", "$s discards $c.", f)
	}
	return rules.Text{}
}

// owner returns whose hand a zone is.
func (v *voice) owner(z rules.Zone) rules.Seat {
	if z < zoneHand {
		return rules.Nobody
	}
	return rules.Seat(z - zoneHand)
}

// swaps reports whether the card that acts is the combination that exchanges
// hands.
func (v *voice) swaps(id rules.CardID) bool { return v.View.Cards[id].Face == ShadowVeil }

// change tells how a counter of a player changed.
func (v *voice) change(e *rules.Event) rules.Text {
	f := rules.Filling{Seat: e.Seat, N: e.New - e.Old}
	tail := " (" + num(e.Old) + " → " + num(e.New) + ")."
	switch e.Var() {
	case VarLife:
		if v.View.Var(VarPhase, rules.Nobody) == PhaseStart { // nothing is lost or healed: a round begins
			f.N = e.New
			return v.say("$s remet son dé sur $n.", "$s sets their die to $n.", f)
		}
		if f.N < 0 {
			return v.say("$s perd "+pointsFR(-f.N)+" de vie"+tail, "$s loses "+num(-f.N)+" life"+tail, f)
		}
		return v.say("$s récupère "+pointsFR(f.N)+" de vie"+tail, "$s regains $n life"+tail, f)
	case VarPoison:
		if v.View.Var(VarPhase, rules.Nobody) == PhaseEffects {
			return rules.Text{} // it was announced when it was put there
		}
	case VarRefill:
		if e.New > 0 {
			return v.say("La carte sera remplacée au prochain tour $S.", "The card will be replaced on the next turn of $s.", f)
		}
	}
	if e.New > e.Old && int(e.Var()) < len(gains) && gains[e.Var()].FR != "" {
		p := gains[e.Var()]
		return v.say(p.FR, p.EN, f)
	}
	return rules.Text{}
}

// gains tell what is put before a player.
var gains = [...]rules.Text{
	VarPoison: {FR: "Poison sur $s\u00a0: $x à la fin de son prochain tour.", EN: "$s is poisoned: $x at the end of their next turn."},
	VarLatent: {FR: "Poison sur $s\u00a0: $x à la fin de son tour suivant.", EN: "$s is poisoned: $x at the end of their turn after this one."},
	VarVeil:   {FR: "Un Voile d’ombre protège $s.", EN: "A Shadow Veil protects $s."},
	VarArmour: {FR: "Une Armure gelée protège $s.", EN: "A Frozen Armour protects $s."},
	VarShock:  {FR: "Un Voile électrique protège $s.", EN: "An Electric Veil protects $s."},
	VarTrap:   {FR: "Un Piège arcanique attend devant $s.", EN: "An Arcane Trap waits before $s."},
}

// note tells an announcement.
func (v *voice) note(e *rules.Event) rules.Text {
	f := rules.Filling{Card: v.spell(e.Card), Other: v.card(e.Other), Seat: e.Seat, To: rules.Seat(e.New), N: e.New}
	switch e.Note() {
	case NoteFade:
		f.Card = markerName(rules.Var(e.Old))
	case NoteCombo:
		c := &Combos[e.New-1]
		f.Card = v.card(e.Card)
		return v.say("$s combine $c et $o\u00a0: "+c.Name.FR+".", "$s combines $c and $o: "+c.Name.EN+".", f)
	case NoteTrap:
		f.To = rules.Seat(e.Old)
	case NoteShock:
		f.To = rules.Seat(e.Old)
		if e.Seat == rules.Seat(e.New) {
			return v.say("Le Voile électrique $S frappe $t\u00a0; son voisin de droite est $s, que son voile épargne.",
				"The Electric Veil of $s strikes $t; their right neighbour is $s, whom the veil spares.", f)
		}
	case NoteMirror:
		if e.New == 0 {
			return v.say("$c\u00a0: rien à rendre à l’attaquant.", "$c: nothing to give back to the attacker.", f)
		}
	case NoteReshuffle:
		if e.New == 1 {
			return rules.Text{FR: "La défausse devient la nouvelle pioche : 1 carte.", EN: "The discard is the new deck: 1 card."}
		}
	case NoteWin:
		if e.Seat == rules.Nobody {
			return rules.Text{FR: "Plus personne n’est debout\u00a0: la manche est nulle.", EN: "Nobody is left standing: nobody wins the round."}
		}
	case NoteFinish:
		if e.Seat == rules.Nobody {
			return rules.Text{FR: "La partie dure depuis trop longtemps\u00a0: égalité.", EN: "The match has gone on for too long: a draw."}
		}
	}
	p := notes[e.Note()]
	return v.say(p.FR, p.EN, f)
}

// markerName names what a counter counts.
func markerName(v rules.Var) rules.Text { return layouts[2].Vars[v].Text }

// notes are the announcements that one pattern tells.
var notes = [...]rules.Text{
	NoteRound:     {FR: "Manche $n\u00a0: $s commence.", EN: "Round $n: $s begins."},
	NoteTurn:      {FR: "Tour $n\u00a0: $s.", EN: "Turn $n: $s."},
	NoteFade:      {FR: "$c $S\u00a0: l’effet se dissipe.", EN: "$c of $s: the effect fades."},
	NoteRefill:    {FR: "$s remplace la carte défaussée.", EN: "$s replaces the discarded card."},
	NoteFull:      {FR: "La main $S est pleine\u00a0: la carte défaussée n’est pas remplacée.", EN: "The hand of $s is full: the discarded card is not replaced."},
	NotePass:      {FR: "$s passe.", EN: "$s passes."},
	NotePlay:      {FR: "$s joue $c.", EN: "$s plays $c."},
	NoteCombo:     {},
	NoteAimed:     {FR: "$c vise $s.", EN: "$c is aimed at $s."},
	NoteVeil:      {FR: "Le Voile d’ombre $S annule l’attaque.", EN: "The Shadow Veil of $s cancels the attack."},
	NoteDefend:    {FR: "$s répond par $c.", EN: "$s answers with $c."},
	NoteEndure:    {FR: "$s ne se défend pas.", EN: "$s does not defend."},
	NoteBlock:     {FR: "$c bloque $x.", EN: "$c blocks $x."},
	NoteDeflect:   {FR: "$c envoie l’attaque sur $t.", EN: "$c sends the attack to $t."},
	NoteMirror:    {FR: "$c\u00a0: $x en retour pour l’attaquant.", EN: "$c: $x back to the attacker."},
	NoteThorns:    {FR: "$c\u00a0: $x pour l’attaquant.", EN: "$c: $x to the attacker."},
	NoteArmour:    {FR: "L’Armure gelée $S bloque $x.", EN: "The Frozen Armour of $s blocks $x."},
	NoteSteal:     {},
	NoteNoCard:    {FR: "Il n’y a aucune carte à piocher pour $s.", EN: "There is no card to draw for $s."},
	NoteNothing:   {FR: "$c\u00a0: rien à voler.", EN: "$c: nothing to steal."},
	NoteTrap:      {FR: "Le Piège arcanique $S se referme sur $t.", EN: "The Arcane Trap of $s closes on $t."},
	NoteShock:     {FR: "Le Voile électrique $S frappe $t.", EN: "The Electric Veil of $s strikes $t."},
	NoteSwap:      {FR: "$s et $t échangent leurs mains.", EN: "$s and $t trade hands."},
	NotePoison:    {FR: "Le poison agit sur $s\u00a0: $x.", EN: "The poison works on $s: $x."},
	NoteReshuffle: {FR: "La défausse est mélangée\u00a0: $n cartes forment la nouvelle pioche.", EN: "The discard is shuffled: $n cards are the new deck."},
	NoteOut:       {FR: "$s n’a plus de vie et quitte la manche.", EN: "$s has no life left and is out of the round."},
	NoteWin:       {FR: "$s gagne la manche.", EN: "$s wins the round."},
	NoteFinish:    {FR: "$s remporte la partie.", EN: "$s wins the match."},
}
