package table

import (
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
)

// omen is what is told of the answer being prepared, and of the card that is
// being played.
type omen struct {
	key    forecastKey
	work   look.Targets
	then   *rules.Board
	played look.Targets
}

// divine makes the omen anew if what is being prepared has changed.
func (t *Scene) divine() {
	lk := t.look.Preview.Targeting
	if lk == nil {
		return
	}
	key := t.keyNow(t.hand.Card(), t.busy() || t.ask == nil || t.answered || t.replay != nil || t.choice.shown())
	if key == t.omen.key {
		return
	}
	told := t.omen.work.From != 0
	t.omen = omen{key: key, played: t.omen.played}
	if !key.busy {
		t.divineNow(lk)
	}
	if told || t.omen.work.From != 0 {
		t.refresh()
	}
}

func (t *Scene) divineNow(lk *look.Targeting) {
	a, by, ok := lk.Ready(&t.shown, t.ask)
	whom := rules.Nobody
	if ok {
		whom = t.begunWith().Whom
	} else if g := t.omen.key.goal; g >= 0 && t.hand.Card() != 0 {
		answers := t.heldFor(t.hand.Goals()[g])
		if ok = len(answers) == 1; ok {
			a, by, whom = answers[0].Action, t.hand.Card(), answers[0].Whom
		}
	}
	if !ok {
		return
	}
	r := t.tried(a)
	t.omen.work = look.Targets{From: by, On: lk.Affected(r.before, r.events, by, nil), Whom: whom}
	t.omen.then = r.after
}

// tried is what would come of an answer, as far as its seat can know, until it
// has done what it does.
func (t *Scene) tried(a rules.Action) trial {
	return t.try(a, func(b *rules.Board, k *rules.Ask) (rules.Action, bool) {
		return t.look.Preview.Targeting.Pass(&a, b, k)
	})
}

// begunWith is the answer with which the draft of the open question was begun:
// the latest one with its first card.
func (t *Scene) begunWith() rules.Action {
	if t.ask != nil && len(t.ask.Draft) > 0 {
		for i := t.session.Len() - 1; i >= 0; i-- {
			if a := t.session.Action(i); a.Seat == t.ask.Decider && a.Card == t.ask.Draft[0] {
				return a
			}
		}
	}
	return rules.Do(rules.Nobody, 0)
}

// works remembers what a card works on that has just come to where cards are
// played, from what is still to be told.
func (t *Scene) works(e *rules.Event) {
	lk := t.look.Preview.Targeting
	if lk == nil {
		return
	}
	switch {
	case e.Kind == rules.Note:
		if s := lk.Whom(e); s >= 0 {
			t.omen.played = look.Targets{From: e.Card, Whom: s}
		}
	case e.Kind == rules.Move && t.shown.Layout().Zones[e.To.Zone].Name == t.look.Play.Zone:
		if t.omen.played.From != e.Card {
			t.omen.played = look.Targets{From: e.Card, Whom: rules.Nobody}
		}
		t.omen.played.On = lk.Affected(&t.shown, t.queue[t.told:], e.Card, nil)
	}
}

// worked is what the arrows tell of: the card being played while it lies there,
// or else what is being prepared.
func (t *Scene) worked() look.Targets {
	p := &t.omen.played
	if p.From != 0 && t.shown.Layout().Zones[t.shown.Cards[p.From].Zone].Name == t.look.Play.Zone {
		return *p
	}
	return t.omen.work
}
