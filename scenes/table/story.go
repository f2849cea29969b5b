package table

import (
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/motion"
	"wyrmtable/sounds"
)

// An entry is a line of the log.
type entry struct {
	text rules.Text
	mean *look.Meaning
	act  int        // the action that it tells of, counted from 0
	why  *explained // how it came to that; nil where the order of resolution had no part

	plain string // the text without marks, in the language lang
	lang  rules.Lang
}

// An explained is one change of a counter, or one that was stopped on the way,
// with what was weighed.
type explained struct {
	counter rules.Var // valid if changed
	seat    rules.Seat
	changed bool
	part    reasonPart
}

// explains returns the steps that lead to an event, if it is one to explain.
func explains(e *rules.Event, m *look.Meaning, why []reasonLine) *explained {
	switch {
	case len(why) == 0:
		return nil
	case e.Kind == rules.Change && e.Seat >= 0:
		return &explained{e.Var(), e.Seat, true, reasonPart{e.Old, e.New, why}}
	case m.Sort > 0:
		return &explained{seat: e.Seat, part: reasonPart{lines: why}}
	}
	return nil
}

// A counterKey names a counter of a seat shown on a ruler.
type counterKey struct {
	counter int // index of Look.Counters
	seat    rules.Seat
}

var noCounter = counterKey{-1, rules.Nobody}

// A reason is how a counter came to its value: what was weighed, in order.
type reason struct {
	act   int // the action that changed it; what one action does is told together
	parts []reasonPart
}

// A reasonPart is one change of a counter.
type reasonPart struct {
	old, new int32
	lines    []reasonLine
}

func (r *reason) old() int32 { return r.parts[0].old }
func (r *reason) new() int32 { return r.parts[len(r.parts)-1].new }

// A reasonLine is one step of the order of resolution.
type reasonLine struct {
	step int
	anew bool // what comes instead begins with the first step
	text rules.Text
}

// anew returns what was weighed of a change in whose place another comes, which
// goes on explaining that one; nil where the next change has nothing to do with
// it.
func anew(why []reasonLine) []reasonLine {
	if n := len(why); n > 0 && why[n-1].anew {
		return why
	}
	return nil
}

// A burst is the difference shown beside a counter, until another player acts
// or for burstFor after the motions.
type burst struct {
	key      counterKey
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
		t.works(e)
		m := t.mean.Of(e)
		text := t.look.Game.Tell(t.session.Setup(), &t.shown, e)
		why = t.weigh(why, e, m, &t.shown, text)
		if !text.Empty() && !m.Aside {
			t.log = append(t.log, entry{text: text, mean: m, act: t.actNow(), why: explains(e, m, why)})
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
	t.instead = anew(why)
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
func (t *Scene) changed(e *rules.Event, why []reasonLine) {
	i := t.numbers.changedBy(e)
	if i < 0 {
		return
	}
	key := counterKey{i, e.Seat}
	act := t.actNow()
	t.reasons[key] = t.reasons[key].and(act, reasonPart{e.Old, e.New, why})
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

// and adds a change by action act to what is known; r may be nil.
func (r *reason) and(act int, p reasonPart) *reason {
	if r == nil || r.act != act {
		return &reason{act, []reasonPart{p}}
	}
	r.parts = append(r.parts, p)
	return r
}

// weigh adds a note of the order of resolution to those that explain the next
// change.
func (t *Scene) weigh(why []reasonLine, e *rules.Event, m *look.Meaning, view *rules.Board, text rules.Text) []reasonLine {
	if m.Sort == 0 {
		return why
	}
	if text.Empty() && t.look.Order.Explain != nil {
		text = t.look.Order.Explain(view, e)
	}
	step := m.Sort
	if t.look.Order.StepOf != nil {
		step = t.look.Order.StepOf(e, step)
	}
	return append(why, reasonLine{step, m.Anew, text})
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
	for i, v := range t.numbers.counters {
		for s := range seats {
			f(i*seats+s, float64(t.shown.Var(v, rules.Seat(s))))
		}
	}
}

// slide returns the slide of a counter.
func (t *Scene) slide(k counterKey) *motion.Slide {
	return &t.stage.Slides[k.counter*t.shown.Layout().Seats+int(k.seat)]
}

// retell writes the log of the first n actions, and how the counters came to
// their values.
func (t *Scene) retell(n int) {
	t.log = t.log[:0]
	clear(t.reasons)
	if t.look.Words.Opening != nil {
		for _, text := range t.look.Words.Opening(t.session.Setup(), t.session.Replay(t.viewer()).Board()) {
			t.log = append(t.log, entry{text: text, mean: &opening, act: -1})
		}
	}
	var why []reasonLine
	step := -1
	t.session.Retell(t.viewer(), 0, func(act int, view *rules.Board, e *rules.Event) {
		if act >= n {
			return
		}
		if int(e.Step) != step {
			step, why = int(e.Step), anew(why)
		}
		m := t.mean.Of(e)
		text := t.look.Game.Tell(t.session.Setup(), view, e)
		why = t.weigh(why, e, m, view, text)
		if !text.Empty() && !m.Aside {
			t.log = append(t.log, entry{text: text, mean: m, act: act, why: explains(e, m, why)})
		}
		if i := t.numbers.changedBy(e); i >= 0 {
			key := counterKey{i, e.Seat}
			t.reasons[key] = t.reasons[key].and(act, reasonPart{e.Old, e.New, why})
		}
		if e.Kind == rules.Change {
			why = nil
		}
	})
}

// opening is what the first lines of a log mean.
var opening = look.Meaning{Mute: true, Icon: "card-draw", Tone: look.TintGold}

// changedBy returns which ruler an event changes, or -1.
func (n *numbers) changedBy(e *rules.Event) int {
	if e.Kind != rules.Change || e.Seat < 0 {
		return -1
	}
	return n.counterOf(e.Var())
}

// numbers are the counters that the table shows, found by their names.
type numbers struct {
	counters                 []rules.Var
	byVar                    []int
	token, phase, turnVar    rules.Var
	hasToken, hasPhase, hasT bool
	active                   rules.Var
	hasActive                bool
	extra                    rules.Var
	hasExtra                 bool
	slots                    rules.Var
	hasSlots                 bool
	pool                     rules.Var
	level                    rules.Attr // of a hero
	round, score             rules.Var
	hasRound, hasScore       bool
	marks                    []rules.Var // by mark
	hasMark                  []bool
}

func (n *numbers) resolve(look *look.Look, l *rules.Layout) {
	n.byVar = make([]int, len(l.Vars))
	for i := range n.byVar {
		n.byVar[i] = -1
	}
	n.marks, n.hasMark = make([]rules.Var, len(look.Players.Marks)), make([]bool, len(look.Players.Marks))
	for v, info := range l.Vars {
		for i, k := range look.Players.Counters {
			if k.Var == info.Name {
				n.byVar[v] = i
			}
		}
		switch {
		case info.Name == look.Players.Token:
			n.token, n.hasToken = rules.Var(v), true
		case info.Name == look.Turn.Phase:
			n.phase, n.hasPhase = rules.Var(v), true
		case info.Name == look.Play.Slots:
			n.slots, n.hasSlots = rules.Var(v), true
		case info.Name == look.Turn.Extra:
			n.extra, n.hasExtra = rules.Var(v), look.Turn.Extra != ""
		case info.Name == look.Turn.Active:
			n.active, n.hasActive = rules.Var(v), look.Turn.Active != ""
		case info.Name == look.Turn.Count:
			n.turnVar, n.hasT = rules.Var(v), true
		case info.Name == look.Purse.Pool && look.Purse.Pool != "":
			n.pool = rules.Var(v)
		case info.Name == look.Players.Score:
			n.score, n.hasScore = rules.Var(v), true
		}
		if info.Name == look.Turn.Round { // it may be the counter of turns
			n.round, n.hasRound = rules.Var(v), true
		}
		for i := range look.Players.Marks {
			if look.Players.Marks[i].Var == info.Name {
				n.marks[i], n.hasMark[i] = rules.Var(v), true
			}
		}
	}
	for a, info := range l.Attrs {
		if look.Players.Hero != nil && info.Name == look.Players.Hero.Level {
			n.level = rules.Attr(a)
		}
	}
	n.counters = make([]rules.Var, len(look.Players.Counters))
	for v, i := range n.byVar {
		if i >= 0 {
			n.counters[i] = rules.Var(v)
		}
	}
}

// counterOf returns which ruler shows v, or -1.
func (n *numbers) counterOf(v rules.Var) int { return n.byVar[v] }

func (n *numbers) turn(b *rules.Board) int32 {
	if !n.hasT {
		return 0
	}
	return b.Var(n.turnVar, rules.Nobody)
}

func (n *numbers) phaseOf(b *rules.Board) int32 {
	if !n.hasPhase {
		return -1
	}
	return b.Var(n.phase, rules.Nobody)
}

func (n *numbers) tokens(b *rules.Board, s rules.Seat) int32 {
	if !n.hasToken {
		return 0
	}
	return b.Var(n.token, s)
}

// places is how many places of a zone lie on the table: all of a row, those in
// use of a zone with slots.
func (n *numbers) places(b *rules.Board, z rules.Zone) int {
	if n.hasSlots && b.Layout().Zones[z].Slots > 0 {
		return int(b.Var(n.slots, rules.Nobody))
	}
	return len(b.Zone(z))
}
