package dragonswrath

import (
	"slices"
	"strconv"

	"wyrmtable/art"
	paint "wyrmtable/art/dragonswrath"
	"wyrmtable/rules"
	"wyrmtable/rules/dragonswrath"
	"wyrmtable/scenes/table/look"
)

// This file tells of attacks and maléfices before they are decided: whom they
// touch, and how the strengths compare then.

var targeting = look.Targeting{
	Ready: func(b *rules.Board, k *rules.Ask) (rules.Action, rules.CardID, bool) {
		if k.Kind != dragonswrath.AskCurse || len(k.Draft) == 0 {
			return rules.Action{}, 0, false
		}
		return rules.Do(k.Decider, dragonswrath.VerbDone), k.Draft[0], true
	},
	Pass:     letPass,
	Affected: works,
	Whom: func(e *rules.Event) rules.Seat {
		if e.Note() == dragonswrath.NoteCurse {
			return rules.Seat(e.New) - 1
		}
		return rules.Nobody
	},
}

// letPass confirms a maléfice that was drafted, and lets nobody interrupt an
// attack.
func letPass(a *rules.Action, _ *rules.Board, k *rules.Ask) (rules.Action, bool) {
	switch {
	case k.Kind != dragonswrath.AskCurse:
	case a.Verb == dragonswrath.VerbCurse && len(k.Draft) > 0 && k.Decider == a.Seat:
		return rules.Do(k.Decider, dragonswrath.VerbDone), true
	case a.Verb == dragonswrath.VerbAttack && len(k.Draft) == 0:
		return rules.Do(k.Decider, dragonswrath.VerbPass), true
	}
	return rules.Action{}, false
}

// works lists the creatures, items and rituals that a card does something
// to; items that only go where their bearer goes are left out.
func works(view *rules.Board, events []rules.Event, by rules.CardID, dst []rules.CardID) []rules.CardID {
	for i := range events {
		e := &events[i]
		if e.Cause != by || e.Card == by || e.Kind != rules.Set && e.Kind != rules.Move && e.Kind != rules.Note ||
			e.Card == 0 {
			continue
		}
		z := view.Cards[e.Card].Zone
		s := seatOf(view, z)
		switch z {
		case dragonswrath.ZoneItems(s):
			if h := rules.CardID(view.Attr(e.Card, dragonswrath.AttrHost)); slices.Contains(dst, h) || moves(events, h, by) {
				continue
			}
		case dragonswrath.ZoneRealm(s), dragonswrath.ZoneRites(s):
		default:
			continue
		}
		if !slices.Contains(dst, e.Card) {
			dst = append(dst, e.Card)
		}
	}
	return dst
}

// moves reports whether a card is moved because of another.
func moves(events []rules.Event, id, by rules.CardID) bool {
	return slices.ContainsFunc(events, func(e rules.Event) bool {
		return e.Kind == rules.Move && e.Card == id && e.Cause == by
	})
}

// option compares two creatures for a panel that asks how one attacks the
// other: both sums, and what becomes of them unless somebody casts a maléfice.
func option(k *look.Telling, a *rules.Answer, events []rules.Event) look.Shown {
	if a.Verb != dragonswrath.VerbAttack {
		return look.Shown{}
	}
	f, said := compared(k, k.View, a.Card, a.Target, int32(a.Num))
	ends := foretold(k.View, events, a.Card, a.Target)
	f.Outcome = look.Stressed(ends.In(k.Lang))
	said = append(said, ends)
	return look.Shown{Key: rules.Plain(rules.List(said, rules.Same(" "), rules.Text{}).In(k.Lang)), Said: said,
		Paint: func(c *art.Canvas, w, h float64) { paint.DrawFight(c, 0, 0, w, h, f) }}
}

// compared sets two creatures beside each other on a table.
func compared(k *look.Telling, b *rules.Board, by, foe rules.CardID, mode int32) (paint.Fight, []rules.Text) {
	stat, unit, medal := dragonswrath.OpPM, "PM", paint.PM
	if mode == dragonswrath.ModePP {
		stat, unit, medal = dragonswrath.OpPP, "PP", paint.PP
	}
	x, y := dragonswrath.Strength(b, by, stat, foe), dragonswrath.Strength(b, foe, stat, by)
	f := paint.Fight{Stat: medal, Sign: "="}
	switch {
	case x > y:
		f.Sign = ">"
	case x < y:
		f.Sign = "<"
	}
	side := func(id, other rules.CardID, n int) (paint.FightSide, rules.Text) {
		card := &dragonswrath.Cards[b.Cards[id].Face]
		name, parts := card.Name.In(k.Lang), partsOf(k, b, id, stat, other, unit)
		now := dragonswrath.Strength(k.View, id, stat, other)
		return paint.FightSide{Name: name, Colour: colourOf(card.Colour), Total: strconv.Itoa(n), Tone: art.ToneOf(n, now),
				Parts: look.Stressed(parts)},
			rules.Same(name + " " + strconv.Itoa(n) + " (" + rules.Plain(parts) + ")")
	}
	said := make([]rules.Text, 2)
	f.Left, said[0] = side(by, foe, x)
	f.Right, said[1] = side(foe, by, y)
	return f, said
}

// foretold says what the rules foresee of a fight that nobody interrupts:
// who falls, with how many items, and who is protected.
func foretold(b *rules.Board, events []rules.Event, by, foe rules.CardID) rules.Text {
	var fall, stay []rules.CardID
	for i := range events {
		e := &events[i]
		if e.Kind != rules.Note || e.Card != by && e.Card != foe {
			continue
		}
		switch e.Note() {
		case dragonswrath.NoteFall:
			fall = append(fall, e.Card)
		case dragonswrath.NoteWard:
			stay = append(stay, e.Card)
		}
	}
	if len(fall)+len(stay) == 0 {
		return rules.Text{FR: "L’issue n’est pas connue.", EN: "The outcome is not known."}
	}
	return rules.Join(uncursed, outcome(b, fall, stay))
}

// held says what a card that is held is to be brought to.
func held(k *look.Telling, answers []rules.Answer) rules.Text {
	if k.Held == 0 || len(answers) == 0 {
		return rules.Text{}
	}
	n := dragonswrath.Cards[k.View.Cards[k.Held].Face].Name
	for i := range answers {
		if answers[i].Verb != answers[0].Verb {
			return rules.Text{}
		}
	}
	say := func(fr, en string) rules.Text { return rules.Text{FR: n.FR + "\u00a0: " + fr, EN: n.EN + ": " + en} }
	switch a := &answers[0]; a.Verb {
	case dragonswrath.VerbCast, dragonswrath.VerbBuy:
		if a.Target != 0 {
			return say("quelle province défausser en paiement\u00a0?", "which province to discard in payment?")
		}
	case dragonswrath.VerbEquip:
		return say("sur quelle créature\u00a0?", "on which creature?")
	case dragonswrath.VerbShow:
		return say("à la place de quelle province\u00a0?", "in the place of which province?")
	case dragonswrath.VerbCurse:
		if a.Target != 0 || a.Whom >= 0 {
			return say("à lancer sur qui\u00a0?", "cast on whom?")
		}
	case dragonswrath.VerbAttack, dragonswrath.VerbRaid:
		return say("qui attaquer\u00a0?", "whom to attack?")
	}
	return rules.Text{}
}
