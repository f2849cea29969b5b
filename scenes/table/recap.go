package table

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/curtain"
)

// shortRecap is how many pictures a short recap shows at most.
const shortRecap = 5

// showRecap shows the one who has just raised the curtain what he has missed,
// as far as he may know it.
func (t *Scene) showRecap(c *game.Context) {
	me := t.eyes.seat
	if me < 0 || t.shared() || t.look.Play.Call != nil || t.covered() || // there all is told before everybody
		c.Settings.Recap == game.NoRecap {
		return
	}
	short := c.Settings.Recap == game.ShortRecap
	if short && t.ask != nil {
		if s, _ := t.look.Game.StopOf(t.session.View(rules.Nobody), t.ask); s != nil && t.ask.Source != 0 {
			t.eyes.brief = true // the curtain has said why
			return
		}
	}
	shots := t.shots(me, t.eyes.recapped[me])
	t.eyes.recapped[me] = t.session.Len()
	if short {
		shots = latest(shots, shortRecap)
	}
	if len(shots) > 0 {
		t.rise = 0
		c.Push(curtain.NewRecap(t.kit, t.person(me), t.look.Theme, shots))
	}
}

// latest keeps the last n pictures, counted anew from 1.
func latest(shots []curtain.Shot, n int) []curtain.Shot {
	shots = shots[max(0, len(shots)-n):]
	for i := range shots {
		shots[i].Number = i + 1
	}
	return shots
}

// shots are the pictures of what happened from action number from on, as seat
// may know it: one an action that has something to tell, and is not his own.
func (t *Scene) shots(seat rules.Seat, from int) []curtain.Shot {
	var out []curtain.Shot
	var own []bool // what he did himself
	last, led := -1, false
	t.session.Retell(seat, from, func(act int, view *rules.Board, e *rules.Event) {
		if act != last {
			last, led = act, false
			own = append(own, false)
			out = append(out, curtain.Shot{Actor: t.person(t.session.Action(act).Seat), Backs: t.look.Theme.ID})
		}
		s := &out[len(out)-1]
		if e.Cause != 0 && t.session.Action(act).Card == 0 && !s.HasCard {
			t.credit(s, act, view, e.Cause)
		}
		if m := t.mean.Of(e); m.Lead && !led { // what else the action did comes after it
			if words := t.look.Game.Tell(t.session.Setup(), view, e); !words.Empty() {
				led = true
				s.Words, s.Icon = words, m.Icon
				t.picture(s, view, e.Card)
			}
		}
		t.expose(s, view, e)
		own[len(out)-1] = t.session.Action(act).Seat == seat && s.Actor.Seat == seat
	})
	kept := out[:0]
	for i, s := range out {
		if !s.Words.Empty() && !own[i] {
			kept = append(kept, s)
		}
	}
	return latest(kept, len(kept))
}

// picture puts a card into a picture, as the viewer saw it.
func (t *Scene) picture(s *curtain.Shot, view *rules.Board, id rules.CardID) {
	s.HasCard, s.Face, s.Back = true, t.look.Game.FaceOf(view, id), t.look.Theme.BackFor(view, id)
}

// credit makes the picture of an action without a card of its own, such as not
// to defend, one of the card that acts then, of whoever has played it, and of
// the one who let it happen.
func (t *Scene) credit(s *curtain.Shot, act int, view *rules.Board, cause rules.CardID) {
	t.picture(s, view, cause)
	for i := act - 1; i >= 0; i-- {
		if a := t.session.Action(i); a.Card == cause || a.Target == cause {
			if a.Seat != s.Actor.Seat {
				s.Concern(s.Actor, 0)
			}
			s.Actor = t.person(a.Seat)
			return
		}
	}
}

// expose adds an event to a picture.
func (t *Scene) expose(s *curtain.Shot, view *rules.Board, e *rules.Event) {
	m := t.mean.Of(e)
	words := t.look.Game.Tell(t.session.Setup(), view, e)
	// What is announced of somebody else, such as his turn, is no part of the act.
	next := e.Kind == rules.Note && e.Card == 0 && e.Seat >= 0 && e.Seat != s.Actor.Seat
	if s.Words.Empty() && !words.Empty() && !m.Aside && !next {
		s.Words = words
		s.Icon = m.Icon
	}
	if e.Card != 0 && !s.HasCard && (e.Kind == rules.Move || e.Kind == rules.Note) {
		t.picture(s, view, e.Card)
	}
	if e.Kind == rules.Note && e.Card != 0 && e.Seat >= 0 && e.Seat != s.Actor.Seat {
		s.Concern(t.person(e.Seat), 0)
	}
	if i := t.numbers.ChangedBy(e); i >= 0 {
		s.Concern(t.person(e.Seat), int(e.New-e.Old))
	}
}
