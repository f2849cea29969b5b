package dragonswrath

import (
	"slices"
	"strconv"

	"wyrmtable/rules"
)

// A voice puts a board into words.
type voice struct{ rules.Voice }

func (v *voice) seen(id rules.CardID) rules.Text {
	if id == 0 {
		return rules.Text{}
	}
	return cardName(id, v.View.Cards[id].Face)
}

// cardName names a card that shows a face, as a reference; 0 is a hidden one.
func cardName(id rules.CardID, f rules.Face) rules.Text {
	if f == 0 {
		return rules.CardText(id, rules.Text{})
	}
	return rules.CardForm(id, Cards[f].Name, Cards[f].Form)
}

// fighter names a card, and says whose it is where a creature of the same name
// stands in another realm.
func (v *voice) fighter(id rules.CardID) rules.Text {
	name := v.seen(id)
	if id == 0 || kindOf(v.View.Cards[id].Zone) != zoneRealm {
		return name
	}
	mine := seatOf(v.View.Cards[id].Zone)
	for s := range rules.Seat(v.View.Layout().Seats) {
		if s == mine {
			continue
		}
		for _, o := range v.View.Zone(ZoneRealm(s)) {
			if v.View.Cards[o].Face == v.View.Cards[id].Face {
				return rules.Join(name, rules.Same(" ("+v.Who(mine)+")"))
			}
		}
	}
	return name
}

// notes are the announcements.
var notes = [...]rules.Text{
	NoteTurn:    {FR: "Année $n.", EN: "Year $n."},
	NoteCast:    {FR: "$s lance le rituel $c.", EN: "$s casts the ritual $c."},
	NoteGather:  {FR: "$s sacrifie $c\u00a0: toute province défaussée ce tour lui revient.", EN: "$s sacrifices $c: every province discarded this turn comes to them."},
	NoteGot:     {FR: "$s récupère la province $c.", EN: "$s recovers the province $c."},
	NoteBuy:     {FR: "$s achète $c.", EN: "$s buys $c."},
	NoteCurse:   {FR: "$s lance le maléfice $c.", EN: "$s casts the maléfice $c."},
	NoteRaid:    {FR: "$c {attaque|attaquent} les provinces $S.", EN: "$c {attacks|attack} the provinces of $S."},
	NoteCompare: {FR: "$c\u00a0: $m, $o\u00a0: $n.", EN: "$c: $m, $o: $n."},
	NoteCancel:  {FR: "Le combat est annulé.", EN: "The fight is cancelled."},
	NoteFall:    {FR: "$c {tombe|tombent}.", EN: "$c {falls|fall}."},
	NoteWard:    {FR: "$c {tient|tiennent} bon.", EN: "$c {holds|hold} out."},
	NoteNothing: {FR: "$c {n’a|n’ont} aucun effet.", EN: "$c {has|have} no effect."},
	NoteLot:     {FR: "Le sort prend un allié de la main $S.", EN: "Chance takes an ally from the hand of $S."},
	NoteNoCard:  {FR: "$s n’a plus d’allié à tirer.", EN: "$s has no ally left to draw."},
	NoteOut:     {FR: "$s n’a plus de province et quitte la partie.", EN: "$s has no province left and is out."},
	NoteWin:     {FR: "$s gagne la partie.", EN: "$s wins the match."},
	NoteVoid:    {FR: "Le rituel $c est perdu avec son leader.", EN: "The ritual $c is lost with its leader."},
}

// wants say of what a leader has none, by the operation that would take it.
var wants = [opEnd]rules.Text{
	OpDiscard: {FR: "$s n’a plus d’allié à défausser.", EN: "$s has no ally left to discard."},
	OpRecover: {FR: "$s n’a pas de province à récupérer.", EN: "$s has no province to recover."},
	OpRaise:   {FR: "$s n’a pas de telle créature dans sa défausse.", EN: "$s has no such creature in the discard."},
}

// tell says what an event means; empty for what a note beside it says.
func tell(s *rules.Setup, view *rules.Board, e *rules.Event) rules.Text {
	v := voice{s.Voice(view)}
	switch e.Kind {
	case rules.Note:
		return v.note(e)
	case rules.Move:
		return v.move(e)
	case rules.Set:
		return v.set(e)
	case rules.Change:
		if e.Var() == VarRank && e.New > 0 {
			return v.order(e.New)
		}
	}
	return rules.Text{}
}

func (v *voice) note(e *rules.Event) rules.Text {
	f := rules.Filling{Card: v.fighter(e.Card), Other: v.fighter(e.Other), Seat: e.Seat, N: e.New, M: e.Old}
	switch n := e.Note(); {
	case n == NoteWin && e.Seat == rules.Nobody:
		return rules.Text{FR: "Égalité.", EN: "A draw."}
	case n == NoteChosen, n == NoteOrder:
		// The curtain says who has chosen; the order is told where it is known.
		return rules.Text{}
	case n == NoteProof:
		return v.proof(e)
	case n == NoteNothing && int(e.New) < len(wants) && wants[e.New].FR != "":
		return v.Say(wants[e.New].FR, wants[e.New].EN, f)
	case n == NoteCurse && e.Other != 0:
		return v.Say("$s lance le maléfice $c sur $o.", "$s casts the maléfice $c on $o.", f)
	case n == NoteCurse && e.New > 0:
		f.To = rules.Seat(e.New) - 1
		return v.Say("$s lance le maléfice $c contre $t.", "$s casts the maléfice $c against $t.", f)
	case n == NoteGot && v.View.Cards[e.Card].Face == 0: // what it is is shown when it comes
		return v.Say("$s récupère une province.", "$s recovers a province.", f)
	case n == NoteReveal && v.View.Var(VarPhase, rules.Nobody) == PhaseMagic:
		return rules.Text{FR: "Les rituels choisis sont révélés.", EN: "The rituals chosen are revealed."}
	case n == NoteReveal:
		return rules.Text{FR: "Les achats sont révélés.", EN: "The purchases are revealed."}
	case n == NoteAttack && e.New == ModePM:
		return v.Say("$c {attaque|attaquent} $o par la magie.", "$c {attacks|attack} $o by magic.", f)
	case n == NoteAttack:
		return v.Say("$c {attaque|attaquent} $o par la force.", "$c {attacks|attack} $o by force.", f)
	default:
		return v.Say(notes[n].FR, notes[n].EN, f)
	}
}

// proof lists the provinces that are shown for a card, and counts them against
// the spheres of it; those of a maléfice are set aside.
func (v *voice) proof(e *rules.Event) rules.Text {
	times := map[rules.Face]int{}
	var each []rules.CardID // the first of each name
	for _, id := range v.View.Zone(ZoneProvinces(e.Seat)) {
		if v.View.Attr(id, AttrShown) == 0 {
			continue
		}
		face := v.View.Cards[id].Face
		if times[face]++; times[face] == 1 {
			each = append(each, id)
		}
	}
	var names []rules.Text
	for _, id := range each {
		name := v.seen(id)
		if n := times[v.View.Cards[id].Face]; n > 1 {
			name = rules.Join(name, rules.Same("\u00a0×"+strconv.Itoa(n)))
		}
		names = append(names, name)
	}
	card := &Cards[v.View.Cards[e.Card].Face]
	n, need := strconv.Itoa(int(e.New)), strconv.Itoa(card.Cost.Spheres())
	sum := rules.Text{FR: n + "\u00a0provinces sur " + need, EN: n + " of " + need + " provinces"}
	if e.New == 1 {
		sum = rules.Text{FR: "1\u00a0province sur " + need, EN: "1 of " + need + " provinces"}
	}
	f := rules.Filling{Card: v.seen(e.Card), Seat: e.Seat, Text: rules.Join(sum, rules.Same(" ("), spheres(&card.Cost),
		rules.Text{FR: ")\u00a0: ", EN: "): "}, rules.List(names, rules.Same(", "), rules.Same(".")))}
	if card.Type == Malefice {
		return v.Say("$s met de côté pour $c $x", "$s sets aside for $c $x", f)
	}
	return v.Say("$s montre pour $c $x", "$s shows for $c $x", f)
}

// spheres writes a cost as "2 rouges, 1 grise".
func spheres(c *Cost) rules.Text {
	var parts []rules.Text
	for k := Red; k < colourEnd; k++ {
		if n := int(c[k]); n > 0 {
			name := k.Name()
			if n > 1 {
				name.FR += "s"
			}
			parts = append(parts, rules.Join(rules.Same(strconv.Itoa(n)+"\u00a0"), name))
		}
	}
	return rules.List(parts, rules.Same(", "), rules.Same(""))
}

// order names the leaders in the order in which they attack, once the last of
// them has its rank, and says where lots decided it (S35).
func (v *voice) order(last int32) rules.Text {
	var names []rules.Text
	var powers []int
	seats := rules.Seat(v.View.Layout().Seats)
	for rank := int32(1); rank <= int32(seats); rank++ {
		for s := range seats {
			switch {
			case v.View.Var(VarOut, s) == 0 && v.View.Var(VarRank, s) == 0:
				return rules.Text{}
			case v.View.Var(VarRank, s) == rank && rank <= last:
				names = append(names, rules.Same(v.Who(s)))
				powers = append(powers, len(v.View.Zone(ZoneProvinces(s)))+len(v.View.Zone(ZoneAside(s))))
			}
		}
	}
	lots := rules.Text{}
	if len(slices.Compact(slices.Clone(powers))) < len(powers) {
		lots = rules.Text{FR: " Le sort a départagé les égaux.", EN: " Lots were drawn between equals."}
	}
	return rules.Join(rules.Text{FR: "Ordre de combat\u00a0: ", EN: "Order of combat: "},
		rules.List(names, rules.Same(", "), rules.Same(".")), lots)
}

func (v *voice) move(e *rules.Event) rules.Text {
	from, to := kindOf(e.From.Zone), kindOf(e.To.Zone)
	f := rules.Filling{Card: cardName(e.Card, e.Face), Seat: seatOf(e.From.Zone)}
	switch {
	case e.Cause == e.Card && (to == zoneLost || to == zoneDiscard):
		return rules.Text{} // cast or sacrificed, as was said
	case from == zoneDeck && to == zoneHand:
		return v.Say("$s tire $c.", "$s draws $c.", f)
	case to == zoneLost:
		return v.Say("$s défausse la province $c.", "$s discards the province $c.", f)
	case from == zoneLost && to == zoneAside && e.Face == 0:
		return v.Say("$s récupère une province, mise de côté jusqu’au tour suivant.",
			"$s recovers a province, set aside until the next turn.", f)
	case from == zoneLost && to == zoneAside:
		return v.Say("$s récupère la province $c, mise de côté jusqu’au tour suivant.", "$s recovers the province $c, set aside until the next turn.", f)
	case to == zoneAside:
		return rules.Text{} // as was said with the proof
	case to == zoneRealm:
		return v.Say("$c {entre|entrent} en jeu.", "$c {comes|come} into play.", f)
	case to == zoneRites:
		return v.Say("Le rituel $c reste en vigueur.", "The ritual $c stays in force.", f)
	case from == zoneLost && to == zoneProvinces && e.Face == 0:
		return v.Say("$s récupère une province.", "$s recovers a province.", f)
	case from == zoneLost && to == zoneProvinces:
		return v.Say("$s récupère la province $c.", "$s recovers the province $c.", f)
	case to == zoneHand:
		f.Seat = seatOf(e.To.Zone)
		return v.Say("$c {revient|reviennent} dans la main $S.", "$c {comes|come} back to the hand of $S.", f)
	case from == zoneHand && to == zoneDiscard:
		return v.Say("$s défausse $c.", "$s discards $c.", f)
	case from == zoneRites:
		return v.Say("Le rituel $c est dissipé.", "The ritual $c is dispelled.", f)
	case from == zoneItems:
		return v.Say("L’objet $c est perdu.", "The item $c is lost.", f)
	}
	return rules.Text{}
}

func (v *voice) set(e *rules.Event) rules.Text {
	f := rules.Filling{Card: v.seen(e.Card), N: e.New - e.Old}
	sign := rules.Signed(int(f.N))
	lost := kindOf(v.View.Cards[e.Card].Zone) != zoneRealm && e.Attr() != AttrHost
	switch a := e.Attr(); {
	case e.New == 0 && (e.Cause == 0 || lost):
		return rules.Text{} // it ends with the turn, or leaves play
	case a == AttrPM, a == AttrLastPM:
		return v.Say("$c\u00a0: "+sign+"\u00a0PM.", "$c: "+sign+"\u00a0PM.", f)
	case a == AttrPP, a == AttrLastPP:
		return v.Say("$c\u00a0: "+sign+"\u00a0PP.", "$c: "+sign+"\u00a0PP.", f)
	case a == AttrHost && e.New > 0:
		f.Other = v.seen(rules.CardID(e.New))
		return v.Say("$o {reçoit|reçoivent} l’objet $c.", "$o {receives|receive} the item $c.", f)
	case a == AttrWard && e.New > 0:
		return v.Say("Rien ne peut détruire $c ce tour.", "Nothing can destroy $c this turn.", f)
	case a == AttrBound && e.New > 0:
		return v.Say("$c {n’attaque|n’attaquent} plus ce tour.", "$c {does|do} not attack any more this turn.", f)
	case a == AttrUsed && e.Cause != 0 && e.New < e.Old:
		return v.Say("$c {peut|peuvent} attaquer une fois de plus ce tour.", "$c may attack once more this turn.", f)
	}
	return rules.Text{}
}

// label says what an answer does.
func label(s *rules.Setup, view *rules.Board, k *rules.Ask, a *rules.Answer) rules.Text {
	v := voice{s.Voice(view)}
	c, o := v.fighter(a.Card), v.fighter(a.Target)
	say := func(fr, en string) rules.Text { return v.Say(fr, en, rules.Filling{Card: c, Other: o, Seat: a.Whom}) }
	paid := func(fr, en string) rules.Text {
		switch {
		case Dooms(view, k, a):
			return say(fr+" avec la dernière province", en+" with the last province")
		case a.Target != 0:
			return say(fr+" en défaussant $o", en+", discarding $o")
		}
		return say(fr, en)
	}
	switch a.Verb {
	case VerbCast:
		return paid("Lancer $c", "Cast $c")
	case VerbGather:
		return paid("Sacrifier $c pour le grand rituel", "Sacrifice $c for the great ritual")
	case VerbBuy:
		return paid("Acheter $c", "Buy $c")
	case VerbShow:
		return say("Montrer $c au lieu de $o", "Show $c instead of $o")
	case VerbEquip:
		return say("Équiper $o de $c", "Equip $o with $c")
	case VerbCurse:
		switch {
		case a.Target != 0:
			return say("Lancer $c sur $o", "Cast $c on $o")
		case a.Whom != rules.Nobody:
			return say("Lancer $c contre $s", "Cast $c against $s")
		}
		return say("Lancer $c", "Cast $c")
	case VerbAttack:
		if int32(a.Num) == ModePM {
			return rules.Join(say("$c {attaque|attaquent} $o par la magie", "$c {attacks|attack} $o by magic"), measure(view, a, OpPM))
		}
		return rules.Join(say("$c {attaque|attaquent} $o par la force", "$c {attacks|attack} $o by force"), measure(view, a, OpPP))
	case VerbRaid:
		return say("$c {attaque|attaquent} les provinces $S", "$c {attacks|attack} the provinces of $S")
	case VerbChoose:
		if a.Target != 0 {
			return say("Choisir $o", "Choose $o")
		}
		return say("Choisir $s", "Choose $s")
	case VerbLose:
		return say("Perdre $c", "Lose $c")
	case VerbDone:
		return v.done(k)
	}
	return view.Layout().Verbs[a.Verb].Text
}

// done says what confirming a draft does.
func (v *voice) done(k *rules.Ask) rules.Text {
	if len(k.Draft) == 0 {
		return rules.Text{FR: "Ne rien acheter", EN: "Buy nothing"}
	}
	f := rules.Filling{Card: v.seen(k.Draft[0])}
	switch card := &Cards[v.View.Cards[k.Draft[0]].Face]; card.Type {
	case Creature:
		return v.Say("Confirmer l’achat $C", "Confirm buying $c", f)
	case Item:
		return rules.Text{FR: "Confirmer les objets", EN: "Confirm the items"}
	case Province:
		return v.Say("Confirmer le sacrifice $C", "Confirm sacrificing $c", f)
	}
	return v.Say("Confirmer\u00a0: lancer $c", "Confirm: cast $c", f)
}

// measure sets the two strengths that an attack would compare against each other.
func measure(view *rules.Board, a *rules.Answer, stat Op) rules.Text {
	x := strconv.Itoa(Strength(view, a.Card, stat, a.Target))
	y := strconv.Itoa(Strength(view, a.Target, stat, a.Card))
	return rules.Text{FR: ", " + x + " contre\u00a0" + y, EN: ", " + x + " against\u00a0" + y}
}

// prompt says what a question asks.
func prompt(s *rules.Setup, view *rules.Board, k *rules.Ask) rules.Text {
	v := voice{s.Voice(view)}
	if k.Kind <= AskCurse && len(k.Draft) > 0 {
		return v.confirm(k)
	}
	p := [...]rules.Text{
		AskMagic:  {FR: "choisir en secret un rituel, ou aucun", EN: "choose a ritual in secret, or none"},
		AskBuy:    {FR: "choisir en secret une créature et des objets, ou rien", EN: "choose a creature and items in secret, or nothing"},
		AskCurse:  {FR: "lancer un maléfice\u00a0?", EN: "cast a maléfice?"},
		AskAttack: {FR: "attaquer, ou cesser les attaques", EN: "attack, or stop attacking"},
		AskAim:    {FR: "que vise $c\u00a0?", EN: "what is $c aimed at?"},
		AskLose:   {FR: "quelle province perdre ($c)\u00a0?", EN: "which province to lose ($c)?"},
	}[k.Kind]
	return v.Say("$s\u00a0: "+p.FR, "$s: "+p.EN, rules.Filling{Card: v.seen(k.Source), Seat: k.Decider})
}

// confirm says what is asked while something is drafted.
func (v *voice) confirm(k *rules.Ask) rules.Text {
	f := rules.Filling{Card: v.seen(k.Draft[0]), Seat: k.Decider}
	p := rules.Text{FR: "confirmer $c\u00a0?", EN: "confirm $c?"}
	done := rules.Answer{Action: rules.Do(k.Decider, VerbDone)}
	switch {
	case Dooms(v.View, k, &done):
		p = rules.Text{FR: "$c prend la dernière province, et c’est l’élimination. Confirmer\u00a0?", EN: "$c takes the last province, which means elimination. Confirm?"}
	case k.Kind == AskMagic && kindOf(v.View.Cards[k.Draft[0]].Zone) == zoneProvinces:
		p = rules.Text{FR: "sacrifier $c pour le grand rituel\u00a0?", EN: "sacrifice $c for the great ritual?"}
	case k.Kind == AskCurse && len(k.Draft) > 1+int(k.Num):
		f.Other = v.fighter(k.Draft[1+k.Num])
		p = rules.Text{FR: "lancer $c sur $o\u00a0?", EN: "cast $c on $o?"}
	case k.Kind == AskCurse && k.Num > 0:
		p = rules.Text{FR: "lancer $c avec les provinces montrées\u00a0?", EN: "cast $c with the provinces shown?"}
	case k.Kind == AskBuy:
		p = rules.Text{FR: "ajouter des objets, ou confirmer l’achat", EN: "add items, or confirm the purchase"}
	case k.Num > 0:
		p = rules.Text{FR: "lancer $c avec les provinces montrées\u00a0?", EN: "cast $c with the provinces shown?"}
	}
	return v.Say("$s\u00a0: "+p.FR, "$s: "+p.EN, f)
}
