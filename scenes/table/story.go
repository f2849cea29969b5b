package table

import (
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/motion"
	"wyrmtable/scenes/table/reason"
	"wyrmtable/sounds"
)

// An entry is a line of the log.
type entry struct {
	text rules.Text
	mean *look.Meaning
	act  int               // the action that it tells of, counted from 0
	why  *reason.Explained // how it came to that; nil where the order of resolution had no part

	plain string // the text without marks, in the language lang
	lang  rules.Lang
}

// A burst is the difference shown beside a counter, until another player acts
// or for burstFor after the motions.
type burst struct {
	key      reason.Counter
	old, new int32
	act      int
}

// The motions that no event stands for.
var (
	homeStyle  = motion.Style{Time: 240 * time.Millisecond, Ease: motion.Land}
	moveUp     = motion.Style{Time: 220 * time.Millisecond}
	turnStyle  = motion.Style{Time: 520 * time.Millisecond}
	pinStyle   = motion.Style{Time: 420 * time.Millisecond, Ease: motion.Spring}
	stagger    = 70 * time.Millisecond
	readTime   = 550 * time.Millisecond
	captionFor = 2600 * time.Millisecond
	burstFor   = 4 * time.Second
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
			t.aim(c, e.Card, m.Motion, delay)
			delay += motionTime(c, stagger)
		}
		if v := &t.cards[e.Card]; e.Kind == rules.Set && v.turns {
			v.turns = false
			t.stage.Cards[e.Card].TurnOver(motionTime(c, m.Motion.Time), c.Settings.ReducedMotion)
		}
	})
	if style.Time == 0 {
		style.Time = moveUp.Time
	}
	t.aimAll(c, motion.Style{Time: style.Time, Ease: style.Ease})
	t.slideAll(c)
	if style.Pause > 0 {
		t.stage.Hold(motionTime(c, style.Pause))
	}
	t.refresh()
}

// tellSilently plays the next step without motion or sound.
func (t *Scene) tellSilently(c *game.Context) {
	t.step(c, func(*rules.Event, *look.Meaning) {})
	t.putAll()
	t.refresh()
}

// step does the events of the next step on the shown board, writes the log,
// and calls each for each of them.
func (t *Scene) step(c *game.Context, each func(e *rules.Event, m *look.Meaning)) {
	n := t.queue[t.told].Step
	why := t.instead
	for t.told < len(t.queue) && t.queue[t.told].Step == n {
		e := &t.queue[t.told]
		t.told++
		t.doShown(e)
		t.preview.Play(&t.shown, e, t.queue[t.told:])
		m := t.mean.Of(e)
		text := t.look.Game.Tell(t.session.Setup(), &t.shown, e)
		why = reason.Weigh(&t.look.Order, why, e, m, &t.shown, text)
		if !text.Empty() && !m.Aside {
			t.log = append(t.log, entry{text: text, mean: m, act: t.actNow(), why: reason.Explain(e, m, why)})
		}
		if !text.Empty() && m.Caption {
			t.caption.set(c, text)
		}
		if !text.Empty() && m.Banner {
			t.banner = banner{text, e.Seat, c.Now + motionTime(c, max(bannerFor, m.Motion.Pause))}
		}
		if e.Kind == rules.Change {
			t.changed(e, why)
			t.burstTill = c.Now + burstFor
			why = nil
		}
		each(e, m)
	}
	t.instead = reason.Anew(why)
	t.readLasting()
}

// doShown does an event on the shown board, and remembers which side of a card
// it turned away.
func (t *Scene) doShown(e *rules.Event) {
	t.unarrange()
	if e.Kind != rules.Set {
		t.shown.Do(e)
		return
	}
	was := t.look.Game.FaceOf(&t.shown, e.Card)
	t.shown.Do(e)
	v := &t.cards[e.Card]
	if now := t.look.Game.FaceOf(&t.shown, e.Card); now != was {
		v.was, v.turns = was, was != 0 && now != 0
	}
}

// actNow is the number of the action being told.
func (t *Scene) actNow() int {
	if t.replay != nil {
		return t.replay.at() - 1
	}
	return t.session.Len() - 1
}

// changed remembers how a counter came to its value.
func (t *Scene) changed(e *rules.Event, why []reason.Step) {
	i := t.numbers.ChangedBy(e)
	if i < 0 {
		return
	}
	key := reason.Counter{Index: i, Seat: e.Seat}
	act := t.actNow()
	t.reasons[key] = t.reasons[key].And(act, reason.Change{Old: e.Old, New: e.New, Steps: why})
	for j := range t.bursts {
		if b := &t.bursts[j]; b.key == key {
			if b.act != act {
				*b = burst{key, e.Old, e.New, act}
			}
			b.new = e.New
			return
		}
	}
	t.bursts = append(t.bursts, burst{key, e.Old, e.New, act})
}

// passBursts takes the differences away when they have been seen.
func (t *Scene) passBursts(c *game.Context) {
	if len(t.bursts) == 0 {
		return
	}
	if t.busy() {
		t.burstTill = c.Now + burstFor
	} else if c.Now >= t.burstTill {
		t.bursts = t.bursts[:0]
		c.Redraw()
	}
}

// slideAll sends every pin to its value.
func (t *Scene) slideAll(c *game.Context) {
	st := pinStyle
	if t.look.Players.Dice != nil {
		st = t.look.Players.Dice.Roll
	}
	st.Time = motionTime(c, st.Time)
	if t.look.Players.Dice != nil && c.Settings.ReducedMotion {
		st.Time = 0 // a die does not tumble there
	}
	t.eachCounter(func(slot int, v float64) {
		if s := &t.stage.Slides[slot]; s.Goal() != v {
			s.Aim(v, st)
		}
	})
}

// eachCounter calls f with the slide and the value of every ruler.
func (t *Scene) eachCounter(f func(slot int, v float64)) {
	seats := t.shown.Layout().Seats
	for i, v := range t.numbers.Counters {
		for s := range seats {
			f(i*seats+s, float64(t.shown.Var(v, rules.Seat(s))))
		}
	}
}

// slide returns the slide of a counter.
func (t *Scene) slide(k reason.Counter) *motion.Slide {
	return &t.stage.Slides[k.Index*t.shown.Layout().Seats+int(k.Seat)]
}

// retell writes the log of the first n actions, and how the counters came to
// their values.
func (t *Scene) retell(n int) {
	t.log = t.log[:0]
	clear(t.reasons)
	if t.look.Words.Opening != nil {
		for _, text := range t.look.Words.Opening(t.session.Setup(), t.session.Replay(t.eyes.Viewer()).Board()) {
			t.log = append(t.log, entry{text: text, mean: &opening, act: -1})
		}
	}
	var why []reason.Step
	step := -1
	t.session.Retell(t.eyes.Viewer(), 0, func(act int, view *rules.Board, e *rules.Event) {
		if act >= n {
			return
		}
		if int(e.Step) != step {
			step, why = int(e.Step), reason.Anew(why)
		}
		m := t.mean.Of(e)
		text := t.look.Game.Tell(t.session.Setup(), view, e)
		why = reason.Weigh(&t.look.Order, why, e, m, view, text)
		if !text.Empty() && !m.Aside {
			t.log = append(t.log, entry{text: text, mean: m, act: act, why: reason.Explain(e, m, why)})
		}
		if i := t.numbers.ChangedBy(e); i >= 0 {
			key := reason.Counter{Index: i, Seat: e.Seat}
			t.reasons[key] = t.reasons[key].And(act, reason.Change{Old: e.Old, New: e.New, Steps: why})
		}
		if e.Kind == rules.Change {
			why = nil
		}
	})
}

// opening is what the first lines of a log mean.
var opening = look.Meaning{Mute: true, Icon: "card-draw", Tone: look.TintGold}
