package table

import (
	"time"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/curtain"
	"wyrmtable/scenes/table/explain"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/notice"
	"wyrmtable/scenes/table/paint"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/pick"
	"wyrmtable/scenes/table/players"
	"wyrmtable/scenes/table/press"
	"wyrmtable/scenes/table/preview"
	"wyrmtable/scenes/table/story"
	"wyrmtable/scenes/table/tableau"
	"wyrmtable/scenes/table/watch"
	"wyrmtable/scenes/table/zoom"
	"wyrmtable/scenes/ui"
)

// A Scene is one match on the table. It implements game.Scene.
type Scene struct {
	kit     *ui.Kit
	look    *look.Look
	doors   Doors
	session *rules.Session
	players *players.Players
	strange []string // levels in the save that are not known here
	head    game.Head
	auto    *game.Autosave
	replay  *replay // nil while playing

	ui, top *ui.UI           // below and above the cards
	tableau *tableau.Tableau // where all cards lie
	painter *paint.Painter

	lay  *layout.Table
	laid standpoint // for which it is laid out

	shown rules.Board // the board as far as it has been told
	story *story.Story

	asks     []rules.Ask
	ask      *rules.Ask // the question now open on the screen
	answered bool       // ask is answered, and the table tells what came of it
	aloud    bool       // ask is put by the one who looks to another, without the screen
	hand     pick.Hand
	drag     press.Drag
	modal    modal
	leaving  rules.Seat // who was asked whether he gives the match up
	browsing rules.Zone // of browseModal
	looking  rules.Seat // whose hand handModal shows
	choice   choice
	guard    press.Guard
	keys     press.Keys

	zoom    zoom.Zoom
	notices notice.Notices
	lit     time.Duration // until then what can be acted with shines
	explain explain.State
	lasting paint.Lasting
	hint    hint

	linked     rules.CardID // the card of the log that is pointed at
	linkedLine int
	logTops    logTops // where its entries begin
	logShown   int     // lines of the log when the one at the side was last put to its end

	numbers  look.Numbers
	seating  rules.Seating
	field    game.TextField // the name of a save
	saved    bool           // the match was saved under a name since the last action
	eyes     *watch.Eyes
	rise     time.Duration // when the curtain was raised; 0: it is gone
	standing *watch.Standing
	report   *watch.Report
	preview  *preview.Preview
	desk     panel.Desk
	ended    bool
	begun    bool
	prefs    prefs
	pairs    []rules.Answer // that could be played now
	idle     []bool         // by card: it can only be discarded now
	plaque   look.Plaque
	plaqueOn bool
}

// A standpoint is from where a table is seen, and what of it must have room.
type standpoint struct {
	view   game.View
	crowd  layout.Crowd
	bottom rules.Seat
	below  rules.Seat // whose hand lies in the large place of another; Nobody for none
}

// A hint is a card that is only looked at and could be acted with.
type hint struct {
	card  rules.CardID
	goals []pick.Goal
}

// prefs are the settings that pictures of cards depend on.
type prefs struct {
	lang              rules.Lang
	letters, contrast bool
	text              int
}

// New returns the table of a session. head is the saved game it came from, or
// the zero Head of a new match.
func New(kit *ui.Kit, lk *look.Look, doors Doors, s *rules.Session, head game.Head) *Scene {
	t := &Scene{kit: kit, look: lk, doors: doors, session: s, head: head}
	l := s.Match().Board().Layout()
	meanings := look.Compile(lk.Meanings, l)
	t.ui, t.top = ui.New(kit), ui.New(kit)
	t.ui.TipTo = t.notices.Point // over the cards
	t.idle = make([]bool, l.Cards+1)
	t.explain = explain.Nothing()
	t.numbers.Resolve(lk, l)
	t.players, t.strange = players.New(s, head.Info[playersKey])
	t.eyes, t.laid.below = watch.New(lk, s, head.Info[openKey] != ""), rules.Nobody
	t.standing = watch.NewStanding(t.eyes, &t.numbers, head.Info[standingKey])
	t.tableau = tableau.New(tableau.Sources{Look: lk, View: &t.shown, Numbers: &t.numbers, Hand: &t.hand, Drag: &t.drag,
		Question: func() (*rules.Ask, bool) { return t.ask, t.answered }}, l)
	t.story = story.New(lk, s, &t.numbers, meanings)
	t.report = watch.NewReport(t.eyes, &t.numbers, meanings,
		func(seat rules.Seat, n int) func(c *art.Canvas, side float64) {
			return paint.RestingDie(s.Setup().Seats[seat].Colour, n)
		})
	t.preview = preview.New(lk, s, &t.numbers, meanings, preview.Screen{Knower: t.eyes.Knower, Answers: t.tableau.HeldFor})
	t.seating = lk.Game.Seated(l.Seats)
	t.desk = panel.Desk{UI: t.ui, Look: lk, View: &t.shown, Numbers: &t.numbers, Setup: s.Setup(), Seating: t.seating,
		Tip: t.notices.Point, Gauge: t.buildGauge, Card: t.choiceCard}
	t.painter = paint.New(paint.Sources{Kit: kit, Look: lk, Tableau: t.tableau, Desk: &t.desk, Story: t.story,
		Preview: t.preview,
		Lasting: &t.lasting, Glow: t.glowOf, Yields: t.yields}, l)
	t.field.Label = game.Text{FR: "Nom de la partie", EN: "Name of the game"}
	return t
}

// Update implements game.Scene.
func (t *Scene) Update(c *game.Context) {
	if !t.keepHands(c) && t.eyes.Covered() {
		t.drawCurtain(c) // it went away, and nobody has said who he is
	}
	if t.eyes.Covered() {
		return
	}
	t.begin(c)
	t.tellShared(c)
	if t.eyes.Curtains() {
		curtain.Warm(t.kit, c.View)
	}
	t.layOut(c)
	t.ui.Begin(c)
	t.top.Begin(c)
	for e := range c.Events() {
		t.event(c, e)
	}
	t.advance(c)
	t.playProgram(c)
	t.followAim(c)
	if t.tableau.Stand(c, t.fanned()) {
		t.refresh()
	}
	t.previewed()
	if t.painter.Update(c) {
		c.Redraw()
	}
	t.ui.End(c, t.build)
	t.top.End(c, t.buildTop)
	t.eyes.Peek.Last = c.Now
}

// begin does what must wait for the first Context.
func (t *Scene) begin(c *game.Context) {
	p := prefs{rules.Lang(c.Settings.Lang), c.Settings.ColourLetters, c.Settings.HighContrast, c.Settings.TextSize}
	if p != t.prefs {
		t.prefs = p
		t.painter.Options = t.artOptions()
		t.refresh()
	}
	if t.begun {
		return
	}
	t.begun = true
	t.kit.NewPage() // not before: what opened the table was still drawn
	if t.replay != nil {
		t.replay.start(t)
		return
	}
	t.noticeStrange(c)
	t.eyes.Seat = t.eyes.First()
	t.shown.CopyFrom(t.session.View(t.eyes.Viewer()))
	t.auto = c.Saves.Autosave(t.head)
	t.answerAllStanding(c)
	t.showBoard(t.eyes.View(), t.session.Len())
	t.openQuestion(c)
	t.layOut(c)
	t.choice.open(t) // where cards can be pressed is known only now
	t.tableau.PutAll()
	t.save(c)
}

// refresh makes the next frame describe everything anew.
func (t *Scene) refresh() {
	t.ui.Changed()
	t.top.Changed()
}

// layOut lays the table out when the window, the seat below or the settings
// have changed.
func (t *Scene) layOut(c *game.Context) {
	from := standpoint{view: c.View, bottom: t.seatBelow(c), below: t.eyes.Below(c.Settings.FixedSeats, t.ask)}
	if t.look.Layout.Crowd != nil {
		from.crowd = t.look.Layout.Crowd(&t.shown)
	}
	if t.lay != nil && t.laid == from {
		return
	}
	resized := t.lay == nil || t.laid.view != c.View
	if resized && t.drag.Card != 0 {
		t.cancelDrag(c)
	}
	t.laid = from
	if t.look.Layout.Crowded != nil {
		t.lay = t.look.Layout.Crowded(t.shown.Layout(), c.W, c.H, from.bottom, from.crowd)
	} else {
		t.lay = t.look.Layout.Make(t.shown.Layout(), c.W, c.H, from.bottom)
	}
	t.layHand(from.below)
	t.tableau.SetLay(t.lay, c.View.Scale)
	t.setDesk()
	t.painter.Rescale()
	t.lasting.Read(t.tableau)
	if resized {
		t.tableau.Stage.Finish()
		t.tableau.PutAll()
	} else {
		t.tableau.AimAll(c, turnStyle)
	}
	t.refresh()
	c.Redraw()
}

// seatBelow is the seat nearest to the people at the screen: the one that
// plays, if the table turns.
func (t *Scene) seatBelow(c *game.Context) rules.Seat {
	if s := t.eyes.Alone(); s >= 0 && t.replay == nil && t.session.Program != 0 {
		return s
	}
	if t.eyes.Curtains() && !c.Settings.FixedSeats {
		if s := t.eyes.Seat; s >= 0 {
			return s
		}
		return t.laid.bottom
	}
	if t.look.Layout.Turns && !c.Settings.FixedSeats {
		return t.turnedTo()
	}
	if !c.Settings.TurnTable && (t.lay == nil || !t.lay.OneHand) {
		return 0
	}
	if t.ask != nil && t.ask.Subject >= 0 {
		return t.ask.Subject
	}
	return t.laid.bottom
}

// turnedTo is the seat of a table that always turns: the one who looks, or the
// one that is asked.
func (t *Scene) turnedTo() rules.Seat {
	if v := t.eyes.Viewer(); v >= 0 {
		return v
	}
	if t.ask != nil {
		return t.ask.Decider
	}
	return t.laid.bottom
}

// advance lets time pass: motions, then the next step of the story, then rest.
func (t *Scene) advance(c *game.Context) {
	if t.replay != nil {
		t.replay.advance(c, t)
	}
	was := t.tableau.Stage.Busy()
	moved, busy := t.tableau.Stage.Step(c.DT)
	if moved {
		c.Redraw()
	}
	if was && !t.tableau.Stage.Busy() {
		t.refresh() // what has come to rest can be pressed
	}
	for !busy && t.story.More() {
		t.tell(c)
		busy = t.tableau.Stage.Busy()
		c.Redraw()
		if !busy && !t.story.More() {
			t.settle(c)
		}
	}
	if !busy && t.story.Telling() && !t.story.More() {
		t.settle(c)
	}
	t.timers(c)
}

// busy reports whether something is still moving or to be told.
func (t *Scene) busy() bool { return t.story.More() || t.tableau.Stage.Busy() }

// finish brings the screen to where the match is.
func (t *Scene) finish(c *game.Context) {
	t.tableau.Stage.Finish()
	for t.story.More() {
		t.tellSilently(c)
		t.tableau.Stage.Finish()
	}
	t.settle(c)
	c.Redraw()
}

// settle is called when everything has been told: the next question opens.
func (t *Scene) settle(c *game.Context) {
	t.story.Done()
	if t.replay != nil {
		t.replay.settled(t)
		t.refresh()
		return
	}
	if t.answerStanding(c) {
		return
	}
	if t.handDown(c) {
		return
	}
	t.openQuestion(c)
	t.layOut(c)
	if t.look.InPlay.Field != nil {
		t.tableau.AimAll(c, moveUp) // what the draft holds lies elsewhere
	}
	t.refresh()
	if _, over := t.session.Match().Outcome(); over && !t.ended {
		t.end(c)
	}
}

// openQuestion reads which question is open now.
func (t *Scene) openQuestion(c *game.Context) {
	old := t.ask
	var was rules.Seat = rules.Nobody
	if old != nil {
		was = old.Decider
	}
	t.ask, t.answered = nil, false
	to := t.eyes.Asked()
	_, t.aloud = t.standing.Aloud()
	if t.eyes.MustCover(to) && !t.aloud {
		t.cover(c, to)
		return
	}
	if t.turnToAll(c, to) {
		return
	}
	t.asks = t.eyes.Asks(to, t.asks)
	for i := range t.asks {
		if !t.asks[i].Answered && t.asks[i].Decider == to {
			t.ask = &t.asks[i]
			break
		}
	}
	t.hand.Ask(t.ask)
	t.keys.ToGoal = !t.keys.ByPointer && t.hand.Bound()
	for v, info := range t.shown.Layout().Verbs {
		if info.Name == t.look.Play.Exchange && info.Name != "" {
			t.hand.Either(rules.Verb(v))
		}
	}
	t.preview.Clear()
	t.readPairs()
	for id := range t.idle {
		t.idle[id] = t.onlyDiscarded(rules.CardID(id))
	}
	if t.look.Play.Pairs != nil {
		for v, info := range t.shown.Layout().Verbs {
			if info.Name == t.look.Play.Pairs.Verb {
				t.hand.Either(rules.Verb(v))
			}
		}
	}
	t.choice.open(t)
	if t.ask != nil && t.ask.Decider != was && (!t.eyes.Curtains() || t.eyes.Seat < 0) {
		t.notices.Turn(&t.desk, t.ask, c.Now+motionTime(c, notice.BannerFor))
	}
	t.lasting.Read(t.tableau)
}

// end leads to the result, once everything was seen.
func (t *Scene) end(c *game.Context) {
	t.ended = true
	if _, decided := t.session.Decided(); decided {
		t.auto.Finish()
	} // a series goes on from here
	if t.doors.Result != nil {
		c.Replace(t.doors.Result(t.session, t.auto.Head()))
	}
}

// Left implements game.Leaver: the match is kept as it is.
func (t *Scene) Left(c *game.Context) {
	t.players.Stop()
	t.painter.Close()
	if t.replay == nil && t.auto != nil && !t.ended {
		t.save(c)
	}
}

// Resumed implements game.Resumer: settings may have changed meanwhile.
func (t *Scene) Resumed(c *game.Context, result any) {
	if r, ok := result.(curtain.Raised); ok {
		t.raised(c, r)
		return
	}
	if yes, ok := result.(bool); ok && yes {
		t.concede(c)
		return
	}
	t.cancelDrag(c)
	t.hideHand(c)
	t.refresh()
	c.Redraw()
}

// timers ends what is shown only for a while.
func (t *Scene) timers(c *game.Context) {
	if t.notices.Pass(c.Now, t.busy()) {
		t.refresh()
		c.Redraw()
	}
	if t.story.Pass(c.Now, t.busy()) {
		c.Redraw()
	}
	t.passLit(c)
	t.passMouse(c)
	t.passRise(c)
	t.passGuard(c)
}

// motionTime is how long something of length d at normal speed takes now.
func motionTime(c *game.Context, d time.Duration) time.Duration { return c.Settings.Motion(d) }
