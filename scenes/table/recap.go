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
	if me < 0 || t.covered() || c.Settings.Recap == game.NoRecap {
		return
	}
	short := c.Settings.Recap == game.ShortRecap
	if short && t.ask != nil {
		if s, _ := t.look.Game.StopOf(t.shown.Layout(), t.ask.Kind); s != nil && t.ask.Source != 0 {
			t.eyes.brief = true // the curtain has said why
			return
		}
	}
	shots := t.shots(me, t.eyes.recapped[me])
	t.eyes.recapped[me] = t.session.Len()
	if short && len(shots) > shortRecap {
		shots = shots[len(shots)-shortRecap:]
	}
	if len(shots) > 0 {
		t.rise = 0
		c.Push(curtain.NewRecap(t.kit, t.person(me), t.look.Theme, shots))
	}
}

// shots are the pictures of what happened from action number from on, as seat
// may know it: one an action that has something to tell.
func (t *Scene) shots(seat rules.Seat, from int) []curtain.Shot {
	var out []curtain.Shot
	last := -1
	t.session.Retell(seat, from, func(act int, view *rules.Board, e *rules.Event) {
		if act != last {
			last = act
			out = append(out, curtain.Shot{Number: len(out) + 1, Actor: t.person(t.session.Action(act).Seat), Backs: t.look.Theme.ID})
		}
		t.expose(&out[len(out)-1], view, e)
	})
	kept := out[:0]
	for _, s := range out {
		if !s.Words.Empty() {
			s.Number = len(kept) + 1
			kept = append(kept, s)
		}
	}
	return kept
}

// expose adds an event to a picture.
func (t *Scene) expose(s *curtain.Shot, view *rules.Board, e *rules.Event) {
	m := t.mean.of(e)
	words := t.look.Game.Tell(t.session.Setup(), view, e)
	// What is announced of somebody else, such as his turn, is no part of the act.
	next := e.Kind == rules.Note && e.Card == 0 && e.Seat >= 0 && e.Seat != s.Actor.Seat
	if s.Words.Empty() && !words.Empty() && !m.Aside && !next {
		s.Words = words
		s.Icon = m.Icon
	}
	if e.Card != 0 && !s.HasCard && (e.Kind == rules.Move || e.Kind == rules.Note) {
		s.HasCard, s.Face = true, t.look.Game.FaceOf(view, e.Card)
	}
	if e.Kind == rules.Note && e.Card != 0 && e.Seat >= 0 && e.Seat != s.Actor.Seat {
		s.Concern(t.person(e.Seat), 0)
	}
	if i := t.numbers.changedBy(e); i >= 0 {
		s.Concern(t.person(e.Seat), int(e.New-e.Old))
	}
}
