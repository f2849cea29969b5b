package dragonswrath

import (
	"strings"

	"wyrmtable/rules"
)

// A voice puts a board into words.
type voice struct {
	s    *rules.Setup
	view *rules.Board
}

// card names a card as the viewer knows it.
func (v *voice) card(id rules.CardID, f rules.Face) rules.Text {
	return rules.CardText(id, Cards[f].Name)
}

func (v *voice) seen(id rules.CardID) rules.Text {
	if id == 0 {
		return rules.Text{}
	}
	return v.card(id, v.view.Cards[id].Face)
}

// say fills $c, $o (cards), $s, $t (seats), $n, $m (numbers).
func (v *voice) say(fr, en string, c, o rules.Text, s, t rules.Seat, n, k int32) rules.Text {
	fill := func(p string, l rules.Lang) string {
		return strings.NewReplacer("$c", c.In(l), "$o", o.In(l), "$s", rules.SeatName(v.s, s).In(l),
			"$t", rules.SeatName(v.s, t).In(l), "$n", rules.Number(int(n)).FR, "$m", rules.Number(int(k)).FR).Replace(p)
	}
	return rules.Text{FR: fill(fr, rules.French), EN: fill(en, rules.English)}
}

// notes are the announcements.
var notes = [...]rules.Text{
	NoteTurn:    {FR: "Année $n.", EN: "Year $n."},
	NoteChosen:  {FR: "$s a choisi.", EN: "$s has chosen."},
	NoteReveal:  {FR: "Les choix sont révélés.", EN: "The choices are revealed."},
	NoteProof:   {FR: "$s montre ses provinces pour $c.", EN: "$s shows provinces for $c."},
	NoteCast:    {FR: "$s lance le rituel $c.", EN: "$s casts the ritual $c."},
	NoteGather:  {FR: "$s sacrifie $c et récupère toute province défaussée ce tour.", EN: "$s sacrifices $c and recovers every province discarded this turn."},
	NoteGot:     {FR: "$s récupère $c.", EN: "$s recovers $c."},
	NoteBuy:     {FR: "$s achète $c.", EN: "$s buys $c."},
	NoteCurse:   {FR: "$s lance un maléfice\u00a0: $c.", EN: "$s casts a maléfice: $c."},
	NoteOrder:   {FR: "L’ordre de combat est fixé.", EN: "The order of combat is set."},
	NoteAttack:  {FR: "$c attaque $o.", EN: "$c attacks $o."},
	NoteRaid:    {FR: "$c attaque les provinces ($s).", EN: "$c attacks provinces ($s)."},
	NoteCompare: {FR: "$c\u00a0: $m\u00a0; $o\u00a0: $n.", EN: "$c: $m; $o: $n."},
	NoteCancel:  {FR: "Le combat est annulé.", EN: "The fight is cancelled."},
	NoteFall:    {FR: "$c est détruite.", EN: "$c is destroyed."},
	NoteWard:    {FR: "$c est protégée.", EN: "$c is protected."},
	NoteNothing: {FR: "$c n’a rien à viser.", EN: "$c has nothing to aim at."},
	NoteLot:     {FR: "Le sort désigne une carte ($s).", EN: "A card is drawn by lot ($s)."},
	NoteNoCard:  {FR: "$s n’a plus d’allié à tirer.", EN: "$s has no ally left to draw."},
	NoteOut:     {FR: "$s n’a plus de province et quitte la partie.", EN: "$s has no province left and is out."},
	NoteWin:     {FR: "$s gagne la partie.", EN: "$s wins the match."},
}

// tell says what an event means; empty for what a note beside it says.
func tell(s *rules.Setup, view *rules.Board, e *rules.Event) rules.Text {
	v := voice{s, view}
	switch e.Kind {
	case rules.Note:
		p := notes[e.Note()]
		if e.Note() == NoteWin && e.Seat == rules.Nobody {
			return rules.Text{FR: "Égalité.", EN: "A draw."}
		}
		return v.say(p.FR, p.EN, v.seen(e.Card), v.seen(e.Other), e.Seat, rules.Nobody, e.New, e.Old)
	case rules.Move:
		return v.move(e)
	case rules.Seen:
		if kindOf(view.Cards[e.Card].Zone) == zoneProvinces && e.Knows == rules.Everyone {
			return v.say("Province montrée\u00a0: $c.", "Province shown: $c.", v.card(e.Card, e.Face), rules.Text{}, 0, 0, 0, 0)
		}
	case rules.Set:
		return v.set(e)
	}
	return rules.Text{}
}

func (v *voice) move(e *rules.Event) rules.Text {
	from, to := kindOf(e.From.Zone), kindOf(e.To.Zone)
	var fr, en string
	switch {
	case from == zoneDeck && to == zoneHand:
		fr, en = "$t tire $c.", "$t draws $c."
	case to == zoneLost:
		fr, en = "$s défausse la province $c.", "$s discards the province $c."
	case to == zoneAside:
		fr, en = "$s met de côté $c.", "$s sets $c aside."
	case to == zoneRealm:
		fr, en = "$c entre en jeu ($t).", "$c comes into play ($t)."
	case to == zoneItems:
		fr, en = "$c équipe une créature ($t).", "$c is borne by a creature ($t)."
	case to == zoneRites:
		fr, en = "$c reste en effet.", "$c stays in effect."
	case from == zoneLost && to == zoneProvinces:
		fr, en = "$t récupère la province $c.", "$t takes the province $c back."
	case to == zoneHand:
		fr, en = "$c revient dans la main ($t).", "$c comes back to the hand ($t)."
	case from == zoneHand && to == zoneDiscard:
		fr, en = "$s défausse $c.", "$s discards $c."
	case from == zoneRites:
		fr, en = "$c est dissipé.", "$c is dispelled."
	default:
		return rules.Text{}
	}
	return v.say(fr, en, v.card(e.Card, e.Face), rules.Text{}, seatOf(e.From.Zone), seatOf(e.To.Zone), 0, 0)
}

func (v *voice) set(e *rules.Event) rules.Text {
	var p rules.Text
	d := e.New - e.Old
	sign := "+"
	if d < 0 {
		sign, d = "−", -d
	}
	if e.New == 0 && e.Cause == 0 {
		return rules.Text{}
	}
	switch e.Attr() {
	case AttrPM, AttrLastPM:
		p = rules.Same("$c\u00a0: " + sign + "$n\u00a0PM.")
	case AttrPP, AttrLastPP:
		p = rules.Same("$c\u00a0: " + sign + "$n\u00a0PP.")
	case AttrWard:
		p = rules.Text{FR: "$c ne peut être détruite ce tour.", EN: "$c cannot be destroyed this turn."}
	default:
		return rules.Text{}
	}
	p.EN = strings.ReplaceAll(p.EN, "\u00a0: ", ": ")
	return v.say(p.FR, p.EN, v.seen(e.Card), rules.Text{}, 0, 0, d, 0)
}

// label says what an answer does.
func label(s *rules.Setup, view *rules.Board, k *rules.Ask, a *rules.Answer) rules.Text {
	v := voice{s, view}
	c, o := v.seen(a.Card), v.seen(a.Target)
	say := func(fr, en string) rules.Text { return v.say(fr, en, c, o, a.Whom, a.Whom, 0, 0) }
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
			return say("Lancer $c contre $t", "Cast $c against $t")
		}
		return say("Lancer $c", "Cast $c")
	case VerbAttack:
		if int32(a.Num) == ModePM {
			return say("$c attaque $o par la magie", "$c attacks $o by magic")
		}
		return say("$c attaque $o par la force", "$c attacks $o by force")
	case VerbRaid:
		return say("$c attaque les provinces ($t)", "$c attacks the provinces ($t)")
	case VerbChoose:
		if a.Target != 0 {
			return say("Choisir $o", "Choose $o")
		}
		return say("Choisir $t", "Choose $t")
	case VerbLose:
		return say("Perdre $c", "Lose $c")
	}
	return view.Layout().Verbs[a.Verb].Text
}

// prompt says what a question asks.
func prompt(s *rules.Setup, view *rules.Board, k *rules.Ask) rules.Text {
	v := voice{s, view}
	if k.Kind <= AskCurse && len(k.Draft) > 0 {
		return v.confirm(k)
	}
	p := [...]rules.Text{
		AskMagic:  {FR: "choisir en secret un rituel, ou aucun", EN: "choose a ritual in secret, or none"},
		AskBuy:    {FR: "choisir en secret une créature et des objets, ou rien", EN: "choose a creature and items in secret, or nothing"},
		AskCurse:  {FR: "lancer un maléfice\u00a0?", EN: "cast a maléfice?"},
		AskAttack: {FR: "attaquer, ou cesser les attaques", EN: "attack, or stop attacking"},
		AskAim:    {FR: "que vise $c\u00a0?", EN: "what is $c aimed at?"},
		AskLose:   {FR: "quelle province perdre\u00a0?", EN: "which province to lose?"},
	}[k.Kind]
	return v.say("$s\u00a0: "+p.FR, "$s: "+p.EN, v.seen(k.Source), rules.Text{}, k.Decider, rules.Nobody, 0, 0)
}

// confirm says what is asked while something is drafted.
func (v *voice) confirm(k *rules.Ask) rules.Text {
	p := rules.Text{FR: "confirmer $c\u00a0?", EN: "confirm $c?"}
	done := rules.Answer{Action: rules.Do(k.Decider, VerbDone)}
	switch {
	case Dooms(v.view, k, &done):
		p = rules.Text{FR: "$c prend la dernière province, et c’est l’élimination. Confirmer\u00a0?", EN: "$c takes the last province, which means elimination. Confirm?"}
	case k.Kind == AskCurse && k.Num > 0:
		p = rules.Text{FR: "lancer $c avec les provinces montrées\u00a0?", EN: "cast $c with the provinces shown?"}
	case k.Kind == AskBuy:
		p = rules.Text{FR: "ajouter des objets, ou confirmer l’achat", EN: "add items, or confirm the purchase"}
	case k.Num > 0:
		p = rules.Text{FR: "lancer $c avec les provinces montrées\u00a0?", EN: "cast $c with the provinces shown?"}
	}
	return v.say("$s\u00a0: "+p.FR, "$s: "+p.EN, v.seen(k.Draft[0]), rules.Text{}, k.Decider, rules.Nobody, 0, 0)
}
