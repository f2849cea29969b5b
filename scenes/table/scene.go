package table

import (
	"time"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/curtain"
	"wyrmtable/scenes/table/advice"
	"wyrmtable/scenes/table/choice"
	"wyrmtable/scenes/table/explain"
	"wyrmtable/scenes/table/lesson"
	"wyrmtable/scenes/table/logbook"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/match"
	"wyrmtable/scenes/table/notice"
	"wyrmtable/scenes/table/paint"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/pick"
	"wyrmtable/scenes/table/press"
	"wyrmtable/scenes/table/preview"
	"wyrmtable/scenes/table/question"
	"wyrmtable/scenes/table/sheet"
	"wyrmtable/scenes/table/story"
	"wyrmtable/scenes/table/tableau"
	"wyrmtable/scenes/table/watch"
	"wyrmtable/scenes/table/zoom"
	"wyrmtable/scenes/theme"
	"wyrmtable/scenes/ui"
)

// A Scene is one match on the table. It implements game.Scene.
type Scene struct {
	look  *look.Look
	doors Doors
	match *match.Match
	watch *watch.Watch // who looks

	ui, top *ui.UI           // below and above the cards
	tableau *tableau.Tableau // where all cards lie
	painter *paint.Painter

	shown rules.Board // the board as far as it has been told
	story *story.Story

	question question.Question // what is asked on the screen
	hand     pick.Hand
	sheet    sheet.Sheet
	choice   choice.Choice
	input    press.Input

	zoom    zoom.Zoom
	notices notice.Notices
	explain explain.State
	way     lessonWay // to a lesson, where something is said
	log     logbook.Book
	advice  advice.Advice
	glance  glance
	lesson  lesson.Guide

	preview *preview.Preview
	desk    panel.Desk
	still   bool // it is a picture on another screen
}

// New returns the table of a session. head is the saved game it came from, or
// the zero Head of a new match.
func New(kit *ui.Kit, lk *look.Look, doors Doors, s *rules.Session, head game.Head) *Scene {
	t := &Scene{look: lk, doors: doors, match: match.New(lk, s, head)}
	l := s.Match().Board().Layout()
	meanings, numbers := look.Compile(lk.Meanings, l), new(look.Numbers)
	numbers.Resolve(lk, l)
	t.ui, t.top = ui.New(kit), ui.New(kit)
	t.ui.TipTo = t.notices.Point // over the cards
	t.ui.RingTo = t.ring
	t.explain = explain.Nothing()
	t.watch = watch.Over(lk, s, numbers, meanings, head.Info,
		func(seat rules.Seat, n int) func(c *art.Canvas, side float64) {
			return paint.RestingDie(s.Setup().Seats[seat].Colour, n)
		})
	t.question = question.New(question.Sources{Look: lk, Match: s, Watch: t.watch, View: &t.shown, Hand: &t.hand,
		Busy: t.busy})
	t.tableau = tableau.New(tableau.Sources{Look: lk, View: &t.shown, Numbers: numbers, Hand: &t.hand, Drag: &t.input.Drag,
		Question: func() (*rules.Ask, bool) { return t.question.Ask, t.question.Answered() }}, l)
	t.story = story.New(lk, s, numbers, meanings)
	t.preview = preview.New(lk, s, numbers, meanings, preview.Screen{Knower: t.watch.Knower, Answers: t.tableau.HeldFor})
	t.desk = panel.Desk{UI: t.ui, Look: lk, View: &t.shown, Numbers: numbers, Setup: s.Setup(),
		Seating: lk.Game.Seated(l.Seats), Tip: t.notices.Point, Gauge: t.buildGauge, Card: t.cardPicture,
		Level: t.match.Players.Level, Alone: s.Alone}
	t.choice = choice.New(choice.Sources{UI: t.top, Desk: &t.desk, Question: &t.question, Tableau: t.tableau,
		Preview: t.preview, Explain: &t.explain, Guard: &t.input.Guard,
		Telling: t.telling, Prompt: t.prompt, Says: t.lessonSays, Refresh: t.refresh})
	t.painter = paint.New(paint.Sources{Kit: kit, Look: lk, Tableau: t.tableau, Desk: &t.desk, Story: t.story,
		Preview: t.preview,
		Glow:    t.glowOf, Yields: t.yields}, l)
	return t
}

// Update implements game.Scene.
func (t *Scene) Update(c *game.Context) {
	if !t.keepHands(c) && t.watch.Covered() {
		t.drawCurtain(c) // it went away, and nobody has said who he is
	}
	if t.watch.Covered() {
		return
	}
	opened := !t.match.Begun
	t.begin(c)
	t.tellShared(c)
	if t.watch.Curtains() {
		curtain.Warm(t.ui.Kit, c.View)
	}
	t.layOut(c)
	t.ui.Begin(c)
	t.top.Begin(c)
	for e := range c.Events() {
		t.event(c, e)
	}
	t.advance(c)
	if opened {
		c.Redraw() // the first frame has enough to do: thinking begins with the next
	} else {
		t.playProgram(c)
	}
	t.followAdvice(c)
	t.followLesson(c)
	t.choice.Wait(t.lesson.Reads())
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
	t.watch.Peek.Last = c.Now
}

// begin does what must wait for the first Context.
func (t *Scene) begin(c *game.Context) {
	o := theme.Options{Lang: rules.Lang(c.Settings.Lang), Letters: c.Settings.ColourLetters,
		Contrast: c.Settings.HighContrast}
	grow := max(1, float64(c.Settings.TextSize)/100)
	if o != t.painter.Options || grow != t.desk.Grow {
		t.painter.Options, t.desk.Lang, t.desk.Grow = o, o.Lang, grow
		t.refresh()
	}
	if t.match.Begun {
		return
	}
	t.match.Begun = true
	if !t.still {
		t.ui.Kit.NewPage() // not before: what opened the table was still drawn
	}
	if t.match.Replay != nil {
		t.startReplay()
		return
	}
	t.noticeStrange(c)
	t.watch.Seat = t.watch.First()
	t.shown.CopyFrom(t.match.Session.View(t.watch.Viewer()))
	t.match.Keep(c.Saves)
	t.answerAllStanding(c)
	t.showBoard(t.watch.View(), t.match.Session.Len())
	t.openQuestion(c)
	t.layOut(c)
	t.choice.Open() // where cards can be pressed is known only now
	t.tableau.PutAll()
	t.save(c)
	t.arriveByMail(c)
}

// refresh makes the next frame describe everything anew.
func (t *Scene) refresh() {
	t.ui.Changed()
	t.top.Changed()
}

// layOut lays the table out when the window, the seat below or the settings
// have changed.
func (t *Scene) layOut(c *game.Context) {
	ask, lay := t.question.Ask, t.tableau.Lay
	from := tableau.Standpoint{View: c.View, Below: t.watch.Below(c.Settings.FixedSeats, ask),
		Bottom: t.watch.Nearest(c.Settings, ask, t.tableau.From.Bottom, lay != nil && lay.OneHand)}
	if t.look.Layout.Crowd != nil {
		from.Crowd = t.look.Layout.Crowd(&t.shown)
	}
	if lay != nil && t.tableau.From == from {
		return
	}
	resized := lay == nil || t.tableau.From.View != c.View
	if resized && t.input.Drag.Card != 0 {
		t.cancelDrag(c)
	}
	t.tableau.LayOut(from, t.watch.Seat == rules.Together)
	t.setDesk()
	t.painter.Rescale()
	t.painter.Lasting.Read(t.tableau)
	if resized {
		t.tableau.Stage.Finish()
		t.tableau.PutAll()
	} else {
		t.tableau.AimAll(c, turnStyle)
	}
	t.refresh()
	c.Redraw()
}

// advance lets time pass: motions, then the next step of the story, then rest.
func (t *Scene) advance(c *game.Context) {
	t.playOn(c)
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
	if t.match.Replay != nil {
		t.match.Replay.Rest()
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
	if t.match.Over() {
		t.end(c)
	}
}

// openQuestion reads which question is open now.
func (t *Scene) openQuestion(c *game.Context) {
	was := t.question.Whom()
	to := t.question.Next()
	if t.watch.MustCover(to) && !t.question.Aloud {
		t.cover(c, to)
		return
	}
	if t.turnToAll(c, to) {
		return
	}
	t.question.Open(to)
	t.input.Keys.ToGoal = !t.input.Keys.ByPointer && t.hand.Bound()
	t.preview.Clear()
	t.choice.Open()
	if t.question.Ask != nil && t.question.Ask.Decider != was && (!t.watch.Curtains() || t.watch.Seat < 0) {
		t.notices.Turn(&t.desk, t.question.Ask, c.Now+motionTime(c, notice.BannerFor))
	}
	t.painter.Lasting.Read(t.tableau)
}

// end leads to the result, once everything was seen.
func (t *Scene) end(c *game.Context) {
	if t.lesson.On() {
		return // it says what is to be said of it
	}
	unsent := t.watch.Unsent() && t.doors.Send != nil
	head := t.match.End()
	if t.doors.Result != nil {
		c.Replace(t.doors.Result(t.match.Session, head))
	}
	if unsent { // the others do not know yet how it ended
		c.Push(t.doors.Send(t.match.Session, t.watch.Mail.Here, nil))
	}
}

// Left implements game.Leaver: the match is kept as it is.
func (t *Scene) Left(c *game.Context) {
	t.painter.Close()
	t.advice.Drop()
	t.lesson.Stop()
	if t.match.Leave() {
		t.save(c)
	}
}

// Resumed implements game.Resumer: settings may have changed meanwhile.
func (t *Scene) Resumed(c *game.Context, result any) {
	if r, ok := result.(curtain.Raised); ok {
		t.raised(c, r)
		return
	}
	if here, ok := result.(seatHere); ok {
		t.beginMail(c, rules.Seat(here))
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
	if t.question.Pass(c.Now) {
		c.Redraw()
	}
	t.passMouse(c)
	if t.watch.Pass(c.Now) {
		c.Redraw()
	}
	t.passGuard(c)
}

// motionTime is how long something of length d at normal speed takes now.
func motionTime(c *game.Context, d time.Duration) time.Duration { return c.Settings.Motion(d) }
