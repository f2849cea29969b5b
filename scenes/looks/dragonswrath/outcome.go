package dragonswrath

import (
	"wyrmtable/rules"
	"wyrmtable/rules/dragonswrath"
)

// This file says what will come of a fight.

// What is told of a fight before it is decided: before the attack, and while it may be
// interrupted, when a maléfice may have been cast already.
var (
	uncursed = rules.Text{FR: "Sans maléfice, ", EN: "Without a maléfice, "}
	allPass  = rules.Text{FR: "Si tous passent, ", EN: "If all pass, "}
	and      = rules.Text{FR: " et ", EN: " and "}
)

// outcomeOf is what comes of a fight in which strengths compare so, if nothing
// more is cast.
func outcomeOf(b *rules.Board, by, foe rules.CardID, sign string) rules.Text {
	var fall, stay []rules.CardID
	beaten := func(id rules.CardID) {
		if b.Attr(id, dragonswrath.AttrWard) > 0 {
			stay = append(stay, id)
		} else {
			fall = append(fall, id)
		}
	}
	if sign != ">" {
		beaten(by)
	}
	if sign != "<" {
		beaten(foe)
	}
	return outcome(b, fall, stay)
}

// outcome says which creatures fall, with their items, and which are protected: one
// sentence of those that share a lot.
func outcome(b *rules.Board, fall, stay []rules.CardID) rules.Text {
	var parts []rules.Text
	switch {
	case len(fall) == 1:
		parts = append(parts, rules.Join(did(b, fall, falls), with(b, fall[0], ", ", "")))
	case len(fall) > 1:
		parts = append(parts, did(b, fall, falls))
	}
	if len(stay) > 0 {
		parts = append(parts, did(b, stay, protected))
	}
	return rules.List(parts, and, rules.Same("."))
}

// What becomes of one, and of several or of one whose name is plural.
var (
	falls     = [2]rules.Text{{FR: " tombe", EN: " falls"}, {FR: " tombent", EN: " fall"}}
	protected = [2]rules.Text{{FR: " est à l’abri", EN: " is protected"}, {FR: " sont à l’abri", EN: " are protected"}}
	leaves    = [2]rules.Text{{FR: " quitte le jeu", EN: " leaves play"}, {FR: " quittent le jeu", EN: " leave play"}}
)

// did says of creatures what becomes of them. Where there are several, their items stand
// behind each, or one would not know whose they are.
func did(b *rules.Board, ids []rules.CardID, what [2]rules.Text) rules.Text {
	var names []rules.Text
	form := rules.Form(0)
	for _, id := range ids {
		name := bold(b, id)
		if len(ids) > 1 && what == falls {
			name = rules.Join(name, with(b, id, " (", ")"))
		}
		names = append(names, name)
		form |= dragonswrath.Cards[b.Cards[id].Face].Form
	}
	if len(ids) > 1 {
		form = rules.Plural | rules.PluralEN
	}
	verb := rules.Text{FR: what[rules.Bit(form&rules.Plural != 0)].FR, EN: what[rules.Bit(form&rules.PluralEN != 0)].EN}
	return rules.Join(rules.List(names, and, rules.Text{}), verb)
}

// bold is the name of a card, to stand out in a sentence.
func bold(b *rules.Board, id rules.CardID) rules.Text {
	n := dragonswrath.Cards[b.Cards[id].Face].Name
	return rules.Text{FR: rules.Strong(n.FR), EN: rules.Strong(n.EN)}
}

// with says that the items of a creature fall with it, between two marks; it is empty
// where there are none.
func with(b *rules.Board, id rules.CardID, before, behind string) rules.Text {
	n := 0
	for _, it := range b.Zone(dragonswrath.ZoneItems(seatOf(b, b.Cards[id].Zone))) {
		if rules.CardID(b.Attr(it, dragonswrath.AttrHost)) == id {
			n++
		}
	}
	words := rules.Text{FR: "avec ses objets", EN: "with its items"}
	switch n {
	case 0:
		return rules.Text{}
	case 1:
		words = rules.Text{FR: "avec son objet", EN: "with its item"}
	}
	return rules.Join(rules.Same(before), words, rules.Same(behind))
}
