package preview

import (
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
)

// Targets are what the answer being prepared, and the card being played, work on.
type Targets struct {
	Prepared look.Targets
	Then     *rules.Board // the table after the answer being prepared, or nil
	played   look.Targets
	key      key
}

// aim makes the targets anew if what is being prepared has changed, and reports
// whether others are told of.
func (p *Preview) aim(at *Position) bool {
	if p.look.Preview.Targeting == nil {
		return false
	}
	k := p.key(at, at.Hand.Card(), at.Busy || at.Settled)
	if k == p.Targets.key {
		return false
	}
	told := p.Targets.Prepared.From != 0
	p.Targets = Targets{key: k, played: p.Targets.played}
	if !k.busy {
		p.aimPrepared(at)
	}
	return told || p.Targets.Prepared.From != 0
}

// aimPrepared finds what the draft of the open question would work on, or else
// what is held over its goal.
func (p *Preview) aimPrepared(at *Position) {
	g := p.look.Preview.Targeting
	a, by, ok := g.Ready(at.View, at.Ask)
	whom := rules.Nobody
	if ok {
		whom = p.begunWith(at.Ask).Whom
	} else if at.Goal >= 0 && at.Hand.Card() != 0 {
		answers := p.screen.Answers(at.Hand.Goals()[at.Goal])
		if ok = len(answers) == 1; ok {
			a, by, whom = answers[0].Action, at.Hand.Card(), answers[0].Whom
		}
	}
	if !ok {
		return
	}
	r := p.tryToEnd(a)
	p.Targets.Prepared = look.Targets{From: by, On: g.Affected(r.before, r.events, by, nil), Whom: whom}
	p.Targets.Then = r.after
}

// Events are what would come of an answer until it has done what it does, or until
// everybody has let things take their course, as far as its seat can know.
func (p *Preview) Events(a rules.Action) []rules.Event {
	if lk := p.look.Preview.Comparison; lk != nil {
		return p.tryOn(lk, a).events
	}
	return p.tryToEnd(a).events
}

// tryToEnd tries an answer until it has done what it does.
func (p *Preview) tryToEnd(a rules.Action) trial {
	return p.try(a, func(b *rules.Board, k *rules.Ask) (rules.Action, bool) {
		return p.look.Preview.Targeting.Pass(&a, b, k)
	})
}

// begunWith is the answer with which the draft of a question was begun: the
// latest one with its first card.
func (p *Preview) begunWith(k *rules.Ask) rules.Action {
	if k != nil && len(k.Draft) > 0 {
		for i := p.session.Len() - 1; i >= 0; i-- {
			if a := p.session.Action(i); a.Seat == k.Decider && a.Card == k.Draft[0] {
				return a
			}
		}
	}
	return rules.Do(rules.Nobody, 0)
}

// Play remembers what a card works on that has just come to where cards are
// played. e was done on view; rest is what is still to be told.
func (p *Preview) Play(view *rules.Board, e *rules.Event, rest []rules.Event) {
	g := p.look.Preview.Targeting
	if g == nil {
		return
	}
	played := &p.Targets.played
	switch {
	case e.Kind == rules.Note:
		if s := g.Whom(e); s >= 0 {
			*played = look.Targets{From: e.Card, Whom: s}
		}
	case e.Kind == rules.Move && p.played(view, e.To.Zone):
		if played.From != e.Card {
			*played = look.Targets{From: e.Card, Whom: rules.Nobody}
		}
		played.On = g.Affected(view, rest, e.Card, nil)
	}
}

// Aimed is what the arrows tell of: the card being played while it lies there, or
// else what is being prepared.
func (p *Preview) Aimed(view *rules.Board) look.Targets {
	if played := &p.Targets.played; played.From != 0 && p.played(view, view.Cards[played.From].Zone) {
		return *played
	}
	return p.Targets.Prepared
}

// played reports whether a zone is where cards are played.
func (p *Preview) played(view *rules.Board, z rules.Zone) bool {
	return view.Layout().Zones[z].Name == p.look.Play.Zone
}
