package aestery

import (
	"strings"

	"wyrmtable/rules"
)

// tell says what an event means, for log and captions. It is empty for what
// goes without saying, or what a note beside it says.
func tell(s *rules.Setup, view *rules.Board, e *rules.Event) rules.Text {
	v := voice{s.Voice(view)}
	switch e.Kind {
	case rules.Move:
		return v.move(e)
	case rules.Change:
		return v.change(e)
	case rules.Set:
		return v.set(e)
	case rules.Note:
		return v.note(e)
	case rules.Shuffle:
		return v.Say("Le deck $S est mélangé.", "The deck of $s is shuffled.", rules.Filling{Seat: rules.Seat(e.From.Zone & 1)})
	}
	return rules.Text{}
}

// kindOf returns the first zone of the kind of a zone.
func kindOf(z rules.Zone) rules.Zone {
	if z <= ZoneStack {
		return z
	}
	return z &^ 1
}

// A passage is a way of a card from one kind of zone to another.
type passage struct{ from, to rules.Zone }

// passages tell the ways that no note tells. $s is whose zone the card leaves,
// $t whose it comes to.
var passages = map[passage]rules.Text{
	{zoneDeck, zoneHand}:          {FR: "$t pioche $c.", EN: "$t draws $c."},
	{zoneDeck, zoneGraveyard}:     {FR: "$c va du deck $S au cimetière.", EN: "$c goes from the deck of $s to the graveyard."},
	{zoneDeck, zoneCachette}:      {FR: "La carte du dessus du deck $S va dans la Cachette.", EN: "The top card of the deck of $s goes to the Stash."},
	{zoneHand, zoneGraveyard}:     {FR: "$s défausse $c.", EN: "$s discards $c."},
	{zoneHand, ZoneStack}:         {FR: "$s lance $c.", EN: "$s casts $c."},
	{zoneCachette, ZoneStack}:     {FR: "$s lance $c depuis la Cachette.", EN: "$s casts $c from the Stash."},
	{zoneHand, zonePitch}:         {FR: "$s pitche $c (+$n Aether).", EN: "$s pitches $c (+$n Aether)."},
	{zoneGraveyard, zoneHand}:     {FR: "$c revient du cimetière dans la main $T.", EN: "$c comes back from the graveyard to the hand of $t."},
	{zoneGraveyard, zoneFighters}: {FR: "$c revient du cimetière sous le contrôle $T.", EN: "$c comes back from the graveyard under the control of $t."},
	{zoneGraveyard, zoneStories}:  {FR: "$c revient du cimetière sous le contrôle $T.", EN: "$c comes back from the graveyard under the control of $t."},
	{zoneGraveyard, zoneExile}:    {FR: "$c part du cimetière en exil.", EN: "$c goes from the graveyard into exile."},
	{zoneGraveyard, zoneDeck}:     {FR: "$c passe du cimetière sous le deck $T.", EN: "$c goes from the graveyard under the deck of $t."},
	{zoneGraveyard, zoneCachette}: {FR: "$c passe du cimetière dans la Cachette $T.", EN: "$c goes from the graveyard to the Stash of $t."},
	{ZoneStack, zoneFighters}:     {FR: "$c arrive sous le contrôle $T.", EN: "$c arrives under the control of $t."},
	{ZoneStack, zoneStories}:      {FR: "$c arrive sous le contrôle $T.", EN: "$c arrives under the control of $t."},
	{rules.Nowhere, zoneFighters}: {FR: "$t crée un jeton $c.", EN: "$t creates a token: $c."},
	{rules.Nowhere, zoneStories}:  {FR: "$t crée un jeton $c.", EN: "$t creates a token: $c."},
	{rules.Nowhere, zoneMines}:    {FR: "$t crée un jeton $c.", EN: "$t creates a token: $c."},
	{zoneFighters, zoneHand}:      {FR: "$c retourne dans la main $T.", EN: "$c goes back to the hand of $t."},
	{zoneStories, zoneHand}:       {FR: "$c retourne dans la main $T.", EN: "$c goes back to the hand of $t."},
	{zoneFighters, zoneDeck}:      {FR: "$c passe sous le deck $T.", EN: "$c goes under the deck of $t."},
	{zoneStories, zoneDeck}:       {FR: "$c passe sous le deck $T.", EN: "$c goes under the deck of $t."},
	{zoneFighters, zoneExile}:     {FR: "$c part en exil.", EN: "$c goes into exile."},
	{zoneStories, zoneExile}:      {FR: "$c part en exil.", EN: "$c goes into exile."},
	{zoneFighters, zoneFighters}:  {FR: "$c passe sous le contrôle $T.", EN: "$c comes under the control of $t."},
	{zoneStories, zoneStories}:    {FR: "$c passe sous le contrôle $T.", EN: "$c comes under the control of $t."},
	{zoneMines, zoneMines}:        {FR: "$c passe sous le contrôle $T.", EN: "$c comes under the control of $t."},
}

func (v *voice) move(e *rules.Event) rules.Text {
	p, ok := passages[passage{kindOf(e.From.Zone), kindOf(e.To.Zone)}]
	if !ok {
		return rules.Text{}
	}
	f := rules.Filling{Card: v.face(e.Card, e.Face), Seat: rules.Seat(e.From.Zone & 1), To: rules.Seat(e.To.Zone & 1), N: int32(Cards[e.Face].Pitch)}
	if kindOf(e.From.Zone) == zoneDeck && kindOf(e.To.Zone) == zoneHand && e.Knows.Has(rules.Nobody) {
		p = same("$t prend $c dans son deck.", "$t takes $c from the deck.")
	}
	return v.Say(p.FR, p.EN, f)
}

func (v *voice) change(e *rules.Event) rules.Text {
	f := rules.Filling{Seat: e.Seat, N: e.New - e.Old, M: e.New}
	if e.Var() != VarLife {
		return rules.Text{}
	}
	if f.N < 0 {
		f.N = -f.N
		return v.Say("$s perd "+pointsFR(f.N)+" de vie (reste $m).", "$s loses $n life ($m left).", f)
	}
	return v.Say("$s gagne "+pointsFR(f.N)+" de vie (total $m).", "$s gains $n life ($m now).", f)
}

func pointsFR(n int32) string {
	if n < 2 {
		return "$n point"
	}
	return "$n points"
}

// set tells what is written on a card.
func (v *voice) set(e *rules.Event) rules.Text {
	f := rules.Filling{Card: v.card(e.Card), N: e.New - e.Old, M: e.New}
	more := f.N > 0
	if f.N < 0 {
		f.N = -f.N
	}
	var p rules.Text
	switch a := e.Attr(); {
	case v.View.Cards[e.Card].Zone < zoneHero || e.New == 0 && a != AttrFatigue && a != AttrExperience &&
		(e.Cause == 0 || a != AttrForce && a != AttrDefence):
		return rules.Text{} // it is leaving, or the turn is over
	case a == AttrGranted:
		f.Text = wordsOf(e.New &^ e.Old)
		p = same("$c gagne ce tour\u00a0: $x.", "$c gains this turn: $x.")
	case a == AttrSilenced:
		p = same("$c perd ses textes jusqu’à la fin du tour.", "$c loses its texts until the end of the turn.")
	case a == AttrSkips:
		p = same("$c ne se dégagera pas la prochaine fois.", "$c will not be disengaged the next time.")
	case a == AttrForce, a == AttrDefence:
		return v.boost(e, f)
	case int(a) < len(markers) && markers[a].name.FR != "":
		f.Text = markers[a].name
		switch {
		case more:
			p = same("$c reçoit $n $x (total $m).", "$c gets $n $x ($m now).")
		case v.View.Cards[e.Card].Zone < zoneFighters && a != AttrExperience || a == AttrThirst: // its announcement says it
			return rules.Text{}
		default:
			p = same("$c perd $n $x (reste $m).", "$c loses $n $x ($m left).")
		}
	}
	return v.Say(p.FR, p.EN, f)
}

func (v *voice) boost(e *rules.Event, f rules.Filling) rules.Text {
	name := same("Force", "Force")
	if e.Attr() == AttrDefence {
		name = same("Défense", "Defence")
	}
	sign := "+"
	if e.New < e.Old {
		sign = "−"
	}
	return v.Say("$c\u00a0: "+sign+"$n en "+name.FR+" ce tour.", "$c: "+sign+"$n "+name.EN+" this turn.", f)
}

// markers are the attributes that are counted with markers.
var markers = [...]struct{ name rules.Text }{
	AttrFatigue:    {same("Fatigue", "Fatigue")},
	AttrBravery:    {same("Bravoure", "Bravery")},
	AttrSlumber:    {same("Sieste", "Slumber")},
	AttrThirst:     {same("Soif de sang", "Bloodthirst")},
	AttrPlus:       {same("+1/+1", "+1/+1")},
	AttrExperience: {same("Expérience", "Experience")},
}

// wordsOf names the keywords of a set as AttrGranted holds them.
func wordsOf(set int32) rules.Text {
	var fr, en []string
	for w := NoWord + 1; w < wordEnd; w++ {
		if set>>(w-1)&1 != 0 {
			fr, en = append(fr, w.Name().FR), append(en, w.Name().EN)
		}
	}
	return rules.Text{FR: strings.Join(fr, ", "), EN: strings.Join(en, ", ")}
}

// note tells an announcement.
func (v *voice) note(e *rules.Event) rules.Text {
	f := rules.Filling{Card: v.card(e.Card), Other: v.card(e.Other), Seat: e.Seat, N: e.New, M: e.Old}
	p := notes[e.Note()]
	switch e.Note() {
	case NoteAbility, NoteResolve:
		n := int16(e.New)
		if e.Note() == NoteAbility && chosen(v.View.Cards[e.Card].Face, n) {
			f.Text = ruleNames[n]
			p = same("$s active une capacité $C, qui attend sur la Pile.", "$s uses an ability of $c, which waits on the stack.")
			if n == EntrySupport {
				p = same("$s active le $x $C, qui attend sur la Pile.", "$s uses the $x of $c, which waits on the stack.")
			}
		} else if name, ok := ruleNames[n]; ok {
			f.Text = name
			p = ruleNotes[rules.Bit(e.Note() == NoteResolve)]
		} else if n == 0 {
			p = same("$c se résout.", "$c resolves.")
		}
	case NoteDie:
		if e.New == 0 {
			p = same("$c n’a plus de Défense et meurt.", "$c has no Defence left and dies.")
		}
	case NoteStrike:
		if e.New == 0 && e.Old == 0 {
			return rules.Text{}
		}
		if e.Old > 0 && v.View.Cards[e.Card].Zone == ZoneFighters(rules.Seat(v.View.Var(VarActive, rules.Nobody))) {
			p = same("$c frappe $o\u00a0: $n "+absorbedFR(e.New)+", $m en surplus.", "$c strikes $o: $n absorbed, $m over.")
		}
	case NoteScry:
		p = same("$s regarde "+cardsFR(e.New)+" du dessus et en met $m dessous.", p.EN)
		if e.Old == 0 {
			p = same("$s regarde "+cardsFR(e.New)+" du dessus et les range.", "$s looks at the top $n and orders them.")
		}
	case NoteFinish:
		if e.Seat == rules.Nobody {
			p = same("La partie se termine sans vainqueur.", "The match ends without a winner.")
		}
	}
	return v.Say(p.FR, p.EN, f)
}

func absorbedFR(n int32) string {
	if n < 2 {
		return "absorbé"
	}
	return "absorbés"
}

func cardsFR(n int32) string {
	if n < 2 {
		return "$n carte"
	}
	return "$n cartes"
}

// ruleNotes tell of abilities that come from a rule: set off, resolved.
var ruleNotes = [...]rules.Text{
	{FR: "$c $S déclenche $x, qui attend sur la Pile.", EN: "$c of $s sets off $x, which waits on the stack."},
	{FR: "$x $C se résout pour $s.", EN: "$x of $c resolves for $s."},
}

// notes are the announcements that one pattern tells.
var notes = [...]rules.Text{
	NoteLot:       {FR: "Le sort désigne $s pour choisir qui commence.", EN: "The lot falls on $s to choose who begins."},
	NoteBegin:     {FR: "$s commence.", EN: "$s begins."},
	NoteKeep:      {FR: "$s garde sa main.", EN: "$s keeps the hand."},
	NoteMulligan:  {FR: "$s prend un Mulligan.", EN: "$s takes a mulligan."},
	NoteTurn:      {FR: "Tour $n\u00a0: $s.", EN: "Turn $n: $s."},
	NotePass:      {},
	NoteCast:      {},
	NoteAbility:   {FR: "Une capacité $C se déclenche pour $s et attend sur la Pile.", EN: "An ability of $c is set off for $s and waits on the stack."},
	NoteResolve:   {FR: "La capacité $C se résout.", EN: "The ability of $c resolves."},
	NoteFizzle:    {FR: "$c n’a plus de cible\u00a0: rien ne se passe.", EN: "$c has no target left: nothing happens."},
	NoteCounter:   {FR: "$c est sans effet\u00a0: le sort quitte la Pile.", EN: "$c has no effect: the spell leaves the stack."},
	NoteMine:      {FR: "$s mine $c.", EN: "$s mines $c."},
	NoteStash:     {FR: "$s met une carte dans la Cachette.", EN: "$s puts a card into the Stash."},
	NoteCombat:    {FR: "$s achète un combat pour $n Aether.", EN: "$s buys a combat for $n Aether."},
	NoteAttack:    {FR: "$s attaque avec $c.", EN: "$s attacks with $c."},
	NoteBlock:     {FR: "$c bloque $o.", EN: "$c blocks $o."},
	NoteFlash:     {FR: "$s flashe $c pour bloquer $o.", EN: "$s flashes $c to block $o."},
	NoteStrike:    {FR: "$c frappe $o\u00a0: $n.", EN: "$c strikes $o: $n."},
	NoteWound:     {FR: "$c inflige $n à $s.", EN: "$c deals $n to $s."},
	NoteBlood:     {FR: "$c gagne le First Blood.", EN: "$c gains the First Blood."},
	NoteThirst:    {FR: "La Soif de sang épargne $c (reste $n).", EN: "Bloodthirst spares $c ($n left)."},
	NoteDevotion:  {FR: "Dévouement $C\u00a0: $n.", EN: "Devotion of $c: $n."},
	NoteSacrifice: {FR: "$s sacrifie $c.", EN: "$s sacrifices $c."},
	NoteDie:       {FR: "$c meurt\u00a0: $n Fatigue pour $m de Défense.", EN: "$c dies: $n Fatigue for $m Defence."},
	NoteDestroy:   {FR: "Destruction $C.", EN: "$c is destroyed."},
	NoteLegend:    {FR: "Deux légendes du même nom\u00a0: $s garde $c.", EN: "Two legends of one name: $s keeps $c."},
	NoteWaste:     {FR: "$s perd $n Aether en fin de phase.", EN: "$s loses $n Aether at the end of the phase."},
	NoteCharge:    {FR: "Récidive $C\u00a0: +$n en Force.", EN: "Repeat of $c: +$n Force."},
	NoteAsleep:    {FR: "$c dort\u00a0: ni sacrifice, ni destruction.", EN: "$c sleeps: neither sacrificed nor destroyed."},
	NoteDecline:   {FR: "$s renonce à la capacité $C.", EN: "$s does not use the ability of $c."},
	NoteShuffle:   {FR: "$s cherche dans son deck.", EN: "$s searches the deck."},
	NoteScry:      {FR: "$s regarde $n cartes du dessus et en met $m dessous.", EN: "$s looks at the top $n and puts $m underneath."},
	NoteUnder:     {FR: "Cartes pitchées remises sous le deck $S\u00a0: $n.", EN: "Pitched cards put back under the deck of $s: $n."},
	NoteNoRoom:    {FR: "$s a trop de jetons\u00a0: aucun n’est créé.", EN: "$s has too many tokens: none is created."},
	NoteBack:      {FR: "$c retourne à $s.", EN: "$c goes back to $s."},
	NoteEmpty:     {FR: "Le deck $S est vide\u00a0: aucune carte à piocher.", EN: "The deck of $s is empty: no card to draw."},
	NoteFinish:    {FR: "$s gagne la partie.", EN: "$s wins the match."},
}
