package table

import (
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/motion"
	"wyrmtable/scenes/table/notice"
	"wyrmtable/sounds"
)

// The motions that no event stands for.
var (
	homeStyle = motion.Style{Time: 240 * time.Millisecond, Ease: motion.Land}
	moveUp    = motion.Style{Time: 220 * time.Millisecond}
	turnStyle = motion.Style{Time: 520 * time.Millisecond}
	stagger   = 70 * time.Millisecond
)

// tell plays the next step: the events that happen together.
func (t *Scene) tell(c *game.Context) {
	style, played := motion.Style{}, [sounds.Count]bool{}
	delay := time.Duration(0)
	t.step(c, func(e *rules.Event, m *look.Meaning) {
		if m.Motion.Time > 0 {
			style.Time = max(style.Time, m.Motion.Time)
			style.Arc = max(style.Arc, m.Motion.Arc)
			style.Ease = m.Motion.Ease
		}
		style.Pause = max(style.Pause, m.Motion.Pause)
		if !m.Mute && !played[m.Sound] {
			played[m.Sound] = true
			c.Sound.Play(m.Sound)
		}
		if e.Kind == rules.Move {
			t.tableau.Aim(c, e.Card, m.Motion, delay)
			delay += motionTime(c, stagger)
		}
		if e.Kind == rules.Set && t.painter.Turns(e.Card) {
			t.tableau.Stage.Cards[e.Card].TurnOver(motionTime(c, m.Motion.Time), c.Settings.ReducedMotion)
		}
	})
	if style.Time == 0 {
		style.Time = moveUp.Time
	}
	t.tableau.AimAll(c, motion.Style{Time: style.Time, Ease: style.Ease})
	t.tableau.SlideAll(c)
	if style.Pause > 0 {
		t.tableau.Stage.Hold(motionTime(c, style.Pause))
	}
	t.refresh()
}

// tellSilently plays the next step without motion or sound.
func (t *Scene) tellSilently(c *game.Context) {
	t.step(c, func(*rules.Event, *look.Meaning) {})
	t.tableau.PutAll()
	t.refresh()
}

// step tells the next step, does its events on the shown board, and calls each
// for each of them.
func (t *Scene) step(c *game.Context, each func(e *rules.Event, m *look.Meaning)) {
	show := func(e *rules.Event) {
		t.doShown(e)
		t.preview.Play(&t.shown, e, t.story.Rest())
	}
	t.story.Step(t.actNow(), c.Now, &t.shown, show, func(e *rules.Event, m *look.Meaning, words rules.Text) {
		if !words.Empty() && m.Caption {
			t.notices.Tell(c.Now, words)
		}
		if !words.Empty() && m.Banner {
			t.notices.Announce(words, e.Seat, c.Now+motionTime(c, max(notice.BannerFor, m.Motion.Pause)))
		}
		each(e, m)
	})
	t.painter.Lasting.Read(t.tableau)
}

// doShown does an event on the shown board, and remembers which side of a card
// it turned away.
func (t *Scene) doShown(e *rules.Event) {
	t.tableau.Unarrange()
	if e.Kind != rules.Set {
		t.shown.Do(e)
		return
	}
	was := t.look.Game.FaceOf(&t.shown, e.Card)
	t.shown.Do(e)
	if now := t.look.Game.FaceOf(&t.shown, e.Card); now != was {
		t.painter.TurnAway(e.Card, was, was != 0 && now != 0)
	}
}

// actNow is the number of the action being told.
func (t *Scene) actNow() int {
	if t.match.Replay != nil {
		return t.match.Replay.At() - 1
	}
	return t.match.Session.Len() - 1
}
