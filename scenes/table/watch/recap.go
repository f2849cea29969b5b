package watch

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/curtain"
)

// shortRecap is how many pictures a short recap shows at most.
const shortRecap = 5

// Recap returns what the one who has just raised the curtain has missed, as far as
// he may know it; nothing where all is told before everybody. how is how much is
// wanted, and k the question that he is asked, or nil: who is asked whether he
// answers something has read on the curtain what it is.
func (w *Watch) Recap(how game.Recap, k *rules.Ask) []curtain.Shot {
	if w.Seat < 0 || w.Shared() || w.look.Play.Call != nil || w.Covered() || how == game.NoRecap {
		return nil
	}
	short := how == game.ShortRecap
	if short && k != nil {
		if s, _ := w.look.Game.StopOf(w.session.View(rules.Nobody), k); s != nil && k.Source != 0 {
			w.Brief = true
			return nil
		}
	}
	shots := w.Report.Shots(w.Seat, w.Missed())
	if short {
		shots = Latest(shots, shortRecap)
	}
	return shots
}

// Latest keeps the last n pictures, counted anew from 1.
func Latest(shots []curtain.Shot, n int) []curtain.Shot {
	shots = shots[max(0, len(shots)-n):]
	for i := range shots {
		shots[i].Number = i + 1
	}
	return shots
}

// Shots are the pictures of what happened from action number from on, as seat
// may know it: one an action that has something to tell, and is not his own.
func (r *Report) Shots(seat rules.Seat, from int) []curtain.Shot { return r.shots(seat, from, false) }

// shots is Shots. With ended also what seat did himself has a picture if others come into
// it: his choice may have been the last of all, at a screen that had not those of others.
func (r *Report) shots(seat rules.Seat, from int, ended bool) []curtain.Shot {
	var out []curtain.Shot
	var own []bool // what he did himself
	last, led, others := -1, false, false
	r.eyes.session.Retell(seat, from, func(act int, view *rules.Board, e *rules.Event) {
		if act != last {
			last, led, others = act, false, false
			own = append(own, false)
			out = append(out, curtain.Shot{Actor: r.Person(r.eyes.session.Action(act).Seat), Backs: r.eyes.look.Theme.ID})
		}
		s := &out[len(out)-1]
		if e.Cause != 0 && r.eyes.session.Action(act).Card == 0 && !s.HasCard {
			r.credit(s, act, view, e.Cause)
		}
		if m := r.meanings.Of(e); m.Lead && !led { // what else the action did comes after it
			if words := r.eyes.look.Game.Tell(r.eyes.session.Setup(), view, e); !words.Empty() {
				led = true
				s.Words, s.Icon = words, m.Icon
				r.picture(s, view, e.Card)
			}
		}
		r.expose(s, view, e)
		others = others || ended && e.Kind == rules.Note && e.Seat != seat
		own[len(out)-1] = r.eyes.session.Action(act).Seat == seat && s.Actor.Seat == seat && !others
	})
	kept := out[:0]
	for i, s := range out {
		if !s.Words.Empty() && !own[i] {
			kept = append(kept, s)
		}
	}
	return Latest(kept, len(kept))
}

// picture puts a card into a picture, as the viewer saw it.
func (r *Report) picture(s *curtain.Shot, view *rules.Board, id rules.CardID) {
	s.HasCard, s.Face, s.Back = true, r.eyes.look.Game.FaceOf(view, id), r.eyes.look.Theme.BackFor(view, id)
}

// credit makes the picture of an action without a card of its own, such as not
// to defend, one of the card that acts then, of whoever has played it, and of
// the one who let it happen.
func (r *Report) credit(s *curtain.Shot, act int, view *rules.Board, cause rules.CardID) {
	r.picture(s, view, cause)
	for i := act - 1; i >= 0; i-- {
		if a := r.eyes.session.Action(i); a.Card == cause || a.Target == cause {
			if a.Seat != s.Actor.Seat {
				s.Concern(s.Actor, 0)
			}
			s.Actor = r.Person(a.Seat)
			return
		}
	}
}

// expose adds an event to a picture.
func (r *Report) expose(s *curtain.Shot, view *rules.Board, e *rules.Event) {
	m := r.meanings.Of(e)
	words := r.eyes.look.Game.Tell(r.eyes.session.Setup(), view, e)
	// What is announced of somebody else, such as his turn, is no part of the act.
	next := e.Kind == rules.Note && e.Card == 0 && e.Seat >= 0 && e.Seat != s.Actor.Seat
	if s.Words.Empty() && !words.Empty() && !m.Aside && !next {
		s.Words = words
		s.Icon = m.Icon
	}
	if e.Card != 0 && !s.HasCard && (e.Kind == rules.Move || e.Kind == rules.Note) {
		r.picture(s, view, e.Card)
	}
	if e.Kind == rules.Note && e.Card != 0 && e.Seat >= 0 && e.Seat != s.Actor.Seat {
		s.Concern(r.Person(e.Seat), 0)
	}
	if i := r.numbers.ChangedBy(e); i >= 0 {
		s.Concern(r.Person(e.Seat), int(e.New-e.Old))
	}
}
