package table

import (
	"errors"
	"slices"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/bots"
	taught "wyrmtable/rules/lesson"
	"wyrmtable/rules/puzzle"
	"wyrmtable/rules/scenario"
	"wyrmtable/scenes/table/advice"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/lesson"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/ui"
	"wyrmtable/sounds"
)

// This file takes a learner through a lesson. Package lesson knows its steps and
// shows them; what it wants done is done and told here like anybody’s answers.

// NewLesson returns the table of a lesson, from where it was left: from its beginning
// for the zero Midway, and where that place cannot be found again.
func NewLesson(kit *ui.Kit, lk *look.Look, doors Doors, l *taught.Lesson, at game.Midway) (*Scene, error) {
	s, err := resumed(l, at)
	if err != nil {
		at = game.Midway{}
		if s, err = l.Session(); err != nil {
			return nil, err
		}
	}
	t := NewAside(kit, lk, doors, s)
	if t.lesson, err = lesson.Take(l, s, at); err != nil {
		if at.Data == "" {
			return nil, err
		}
		return NewLesson(kit, lk, doors, l, game.Midway{})
	}
	t.teach(l.Learner)
	return t, nil
}

// NewPuzzle returns the table of a puzzle.
func NewPuzzle(kit *ui.Kit, lk *look.Look, doors Doors, p *puzzle.Problem) (*Scene, error) {
	s, err := p.Session()
	if err != nil {
		return nil, err
	}
	t := NewAside(kit, lk, doors, s)
	t.lesson = lesson.Set(p, s)
	t.teach(p.Solver)
	return t, nil
}

// Foreign makes a lesson or puzzle one that is none of the game's own: nothing of it is
// kept, and none follows it.
func (t *Scene) Foreign() *Scene {
	t.lesson.Foreign = true
	return t
}

// teach seats the learner, and the program where nobody else is meant to play.
func (t *Scene) teach(learner rules.Seat) {
	t.watch.Led = true
	for i := range t.match.Session.Setup().Seats {
		if seat := rules.Seat(i); seat == learner {
			t.match.Players.Person(seat)
		} else if _, plays := t.match.Players.Level(seat); !plays {
			t.match.Players.Program(seat, bots.Page)
		}
	}
}

// resumed returns the session of a lesson that was left in the middle. It must be of
// the lesson as it is now.
func resumed(l *taught.Lesson, at game.Midway) (*rules.Session, error) {
	if at.Data == "" {
		return nil, errors.New("it was not left")
	}
	s, _, err := rules.Load([]byte(at.Data), func(id string) *rules.Game {
		if id == l.Game.ID {
			return l.Game
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	begun, err := l.Session()
	if err != nil {
		return nil, err
	}
	was, err := s.Branch(0)
	if err != nil || was.Fingerprint() != begun.Fingerprint() {
		return nil, errors.New("the lesson has changed")
	}
	s.OpenUndo = true
	return s, nil
}

// followLesson lets the lesson go on when everything has come to rest.
func (t *Scene) followLesson(c *game.Context) {
	if !t.lesson.On() || t.busy() || t.story.Telling() || t.sheet.Lies() {
		return
	}
	if t.glance.lasts(c.Now) {
		c.Awake()
		return
	}
	stage := t.lesson.Stage
	if a, give := t.lesson.GoOn(); give {
		before := t.match.Session.Len()
		if t.behind(c, a) {
			t.question.Answer()
			t.story.Tell(t.watch.Viewer(), before)
			t.resetQuestion()
			t.showQueue(c)
			t.glance = glance{long: c.Settings.Motion(glanceTime)}
		}
	}
	if t.lesson.Entered() {
		t.match.Session.Advice = t.lesson.Stage == lesson.Free
		t.keepLesson(c)
	}
	if t.lesson.Stage != stage {
		t.notices.EndCaption() // the text says what is to be said of it
		t.refresh()
		c.Redraw()
	}
}

// glanceTime is how long there is to look at what somebody else has done in a lesson
// before it goes on.
const glanceTime = 1400 * time.Millisecond

// A glance is the time there is to see what somebody else has done, from when it has been
// told.
type glance struct {
	long  time.Duration
	until time.Duration // 0 before it has begun
}

// lasts reports whether there still is time. It is asked while everything rests.
func (g *glance) lasts(now time.Duration) bool {
	if g.long <= 0 {
		return false
	}
	if g.until == 0 {
		g.until = now + g.long
	}
	if now < g.until {
		return true
	}
	*g = glance{}
	return false
}

// keepLesson notes how far the learner has come.
func (t *Scene) keepLesson(c *game.Context) {
	id := t.look.Game.ID
	var err error
	switch {
	case t.lesson.Foreign:
	case t.lesson.Stage == lesson.Done:
		err = c.Learned.Finish(id, t.lesson.ID())
	case !t.lesson.Riddle(): // which begins anew each time
		err = c.Learned.Leave(id, t.lesson.ID(), t.lesson.Midway(t.match.Session.Save(t.meta())))
	}
	if err != nil {
		c.Notice(game.Reason(err))
	}
}

// heard tells the lesson of an answer that is about to be given, and reports whether
// it may be: before another one was taken back there is none.
func (t *Scene) heard(c *game.Context, a rules.Action) bool {
	switch t.lesson.Stage {
	case lesson.Free:
		if t.tableau.Lay.Portrait && !t.lesson.Folded() {
			t.lesson.Fold() // where there is little room, who has begun to play needs it
		}
		return true
	case lesson.Off:
		return true
	case lesson.Astray, lesson.Failed, lesson.Done:
		t.pressLesson(c, lesson.On)
		return false
	}
	t.lesson.Answered(a)
	return true
}

// backTo brings the match back to where n answers had been given; -1 leaves it.
func (t *Scene) backTo(c *game.Context, n int) {
	if n < 0 || n >= t.match.Session.Len() {
		return
	}
	if t.busy() {
		t.finish(c)
	}
	if err := t.match.Session.BackTo(n); err == nil {
		t.wentBack(c)
	}
}

// pressLesson does what was pressed on the panel.
func (t *Scene) pressLesson(c *game.Context, wish lesson.Wish) {
	c.Sound.Play(sounds.Click)
	if wish != lesson.Fold {
		t.explain.PutAway() // it was about what was said before
	}
	switch wish {
	case lesson.On:
		if t.lesson.Stage == lesson.Done {
			t.afterLesson(c)
			return
		}
		t.backTo(c, t.lesson.Next())
	case lesson.Back:
		if t.lesson.CanBack() {
			t.backTo(c, t.lesson.Back())
		}
	case lesson.Hint:
		t.lesson.Hint()
		if t.lesson.Stage == lesson.Free { // a text knows nothing of how the match stands
			t.pressAdvice(c)
		}
	case lesson.Fold:
		t.lesson.Fold()
	case lesson.Leave:
		c.Pop(nil)
	}
	t.refresh()
	c.Redraw()
}

// afterLesson leads on to the next lesson, or back to where the learner came from.
func (t *Scene) afterLesson(c *game.Context) {
	if next := t.nextLesson(); next != nil {
		next(c)
		return
	}
	c.Pop(nil)
}

// nextLesson is the way to the next lesson; nil where there is none.
func (t *Scene) nextLesson() func(c *game.Context) {
	if t.doors.NextLesson == nil || t.lesson.Foreign {
		return nil
	}
	return t.doors.NextLesson(t.look.Game, t.lesson.ID())
}

// lessonKey is a key that means something to the lesson wherever the focus is.
func (t *Scene) lessonKey(c *game.Context, a game.Action) bool {
	if !t.lesson.On() || t.sheet.Lies() || t.zoom.Card != 0 || t.choice.Modal() {
		return false
	}
	switch {
	case (a == game.Confirm || a == game.EndStep) && t.lesson.Reads() && t.hand.Card() == 0:
		t.pressLesson(c, lesson.On)
	case a == game.Advice && t.lesson.Leads():
		t.pressLesson(c, lesson.Hint)
	default:
		return false
	}
	return true
}

// undoLesson takes a step of the lesson back; what is played freely is taken back as
// in any match.
func (t *Scene) undoLesson(c *game.Context) bool {
	if !t.lesson.On() || t.lesson.Stage == lesson.Free && t.match.Session.LastOfPerson() >= t.lesson.Floor() {
		return false
	}
	t.pressLesson(c, lesson.Back)
	return true
}

// buildLesson shows the panel of the lesson.
func (t *Scene) buildLesson(c *game.Context) {
	if !t.lesson.On() || t.sheet.Lies() || t.busy() || t.story.Telling() || t.choice.Modal() ||
		t.advice.Stage != advice.Off {
		return
	}
	s := lesson.Scene{UI: t.top, Desk: &t.desk, More: t.nextLesson() != nil}
	for _, p := range t.lesson.Points() {
		if r := t.spotOf(&p); r.W > 0 {
			s.Spots = append(s.Spots, r)
		}
	}
	lay := t.tableau.Lay
	s.Keep = append(s.Keep, game.Rect(lay.End), game.Rect(lay.Undo), game.Rect(lay.Pass), game.Rect(lay.More), game.Rect(lay.Renew))
	t.goalsIn(&s)
	for i := range lay.Seats {
		s.Keep = append(s.Keep, game.Rect(lay.Seats[i].Home()))
	}
	for id := range t.shown.Cards {
		if card := rules.CardID(id); t.tableau.Lies(card) {
			r := t.tableau.Place(card)
			if s.Cards = append(s.Cards, r); t.hand.CanPick(card) {
				s.Keep = append(s.Keep, r)
				s.Spare(t.tableau.GoalsOf(card))
			}
		}
	}
	s.Tells = t.tells()
	if t.top.ByKeys() || t.ui.ByKeys() {
		s.Confirm, s.End = t.confirmDoes(), t.endDoes()
	}
	wish, card := t.lesson.Build(&s)
	switch wish {
	case lesson.Nothing:
	case lesson.Show:
		t.showNamed(c, card)
	default:
		t.pressLesson(c, wish)
	}
}

// tells are the places that tell how things stand: what is asked, what would come of
// an answer, what waits, the spell that is considered.
func (t *Scene) tells() []game.Rect {
	lay := t.tableau.Lay
	places := append(slices.Clone(t.desk.Tells), game.Rect(lay.Prompt))
	if len(t.preview.Comparison.Rows) > 0 && !lay.Portrait {
		places = append(places, game.Rect(lay.Comparison))
	}
	if t.painter.Plaque != nil {
		places = append(places, game.Rect(lay.Plaque))
	}
	if t.desk.Waiting() {
		places = append(places, game.Rect(lay.Stack))
	}
	return places
}

// goalsIn notes where what is held may go, or else where what is to be done is done.
func (t *Scene) goalsIn(s *lesson.Scene) {
	if s.Held = t.hand.Card(); s.Held != 0 {
		for _, g := range t.hand.Goals() {
			s.Goals = append(s.Goals, t.tableau.GoalRect(g))
		}
		return
	}
	a, ok := t.lesson.Meant()
	if !ok {
		return
	}
	for _, id := range []rules.CardID{a.Card, a.Target} {
		if id != 0 && t.tableau.Lies(id) {
			s.Goals = append(s.Goals, t.tableau.Place(id))
		}
	}
	s.Goals = append(s.Goals, t.tableau.GoalsOf(a.Card)...)
}

// lessonSays is what the lesson says of a choice: its own panel lies under that of the
// choice.
func (t *Scene) lessonSays() string { return t.lesson.Wants(t.desk.Lang) }

// showNamed shows what a text names: a card large, or what a word of the glossary
// means.
func (t *Scene) showNamed(c *game.Context, card rules.CardID) {
	term, is := scenario.TermOf(card)
	if !is {
		t.showZoom(c, card, true)
		return
	}
	t.notices.Tell(c.Now, t.look.Game.Help().Terms[term].Text)
	t.refresh()
	c.Redraw()
}

// spotOf is where what a point points at lies on the table; empty where it cannot be
// seen.
func (t *Scene) spotOf(p *taught.Point) game.Rect {
	lay := t.tableau.Lay
	switch p.Kind {
	case taught.AtCard:
		if id := p.CardOn(t.match.Session.Match().Board()); id != 0 {
			r, _ := advice.Seen(t.tableau, id)
			return r
		}
	case taught.AtZone:
		return t.zoneSpot(p.Zone, p.Place)
	case taught.AtCounter:
		return t.counterSpot(p.Var, p.Seat)
	case taught.AtButton:
		return t.verbSpot(p.Verb)
	case taught.AtPhase:
		if !lay.Phases.Empty() {
			return game.Rect(lay.Phases)
		}
		return game.Rect(lay.Track)
	}
	return game.Rect{}
}

// zoneSpot is a zone, or one place of it: around the cards that lie there, or where
// they would.
func (t *Scene) zoneSpot(z rules.Zone, place int) game.Rect {
	sp := &t.tableau.Lay.Zones[z]
	if sp.Kind == layout.Away { // on a phone what always lies before a player is shown in his panel
		if seat := t.shown.Layout().Zones[z].Seat; seat >= 0 {
			return game.Rect(t.tableau.Lay.Seats[seat].Home())
		}
		return game.Rect{}
	}
	var all game.Rect
	for i, id := range t.shown.Zone(z) {
		if id == 0 || place >= 0 && i != place || !t.tableau.Lies(id) {
			continue
		}
		all = around(all, t.tableau.Place(id))
	}
	if all.W > 0 {
		return all
	}
	return game.Rect(sp.Drop)
}

// around is the least place with both a and b in it.
func around(a, b game.Rect) game.Rect {
	if a.W == 0 {
		return b
	}
	x, y := min(a.X, b.X), min(a.Y, b.Y)
	return game.Rect{X: x, Y: y, W: max(a.X+a.W, b.X+b.W) - x, H: max(a.Y+a.H, b.Y+b.H) - y}
}

// counterSpot is where a counter of a seat is shown: its ruler, or the seat’s panel.
func (t *Scene) counterSpot(v rules.Var, seat rules.Seat) game.Rect {
	if seat < 0 {
		return game.Rect(t.tableau.Lay.Bar)
	}
	for i, n := range t.desk.Numbers.Counters {
		if n != v {
			continue
		}
		m := t.ui.Mirror("")
		if it, ok := m.Find(t.ui.Sub(t.ui.Sub("ruler", i), int(seat))); ok && it.At.W > 0 {
			return it.At
		}
	}
	return game.Rect(t.tableau.Lay.Seats[seat].Home())
}

// verbSpot is where an answer of a verb is given that no card gives.
func (t *Scene) verbSpot(v rules.Verb) game.Rect {
	k := t.question.Ask
	if k == nil {
		return game.Rect{}
	}
	// The large answer stands in the lesser button where there is something else to do.
	for i := range k.Answers {
		if k.Answers[i].Verb == v {
			if r := game.Rect(t.tableau.Lay.Renew); r.W > 0 && t.question.Renews(&k.Answers[i]) {
				return r
			}
			if r := t.buttonThat(t.plain(t.look.Game.Label(t.match.Session.Setup(), &t.shown, k, &k.Answers[i]))); r.W > 0 {
				return r
			}
		}
	}
	return game.Rect(t.tableau.Lay.End)
}

// resumeText and leaveText are what the menu says first and last.
func (t *Scene) resumeText() game.Text {
	switch {
	case t.lesson.Riddle():
		return text("Reprendre le problème", "Resume the puzzle")
	case t.lesson.On():
		return text("Reprendre la leçon", "Resume the lesson")
	case t.match.Aside:
		return text("Reprendre l’essai", "Resume the try-out")
	}
	return text("Reprendre la partie", "Resume the match")
}

func (t *Scene) leaveText() game.Text {
	switch {
	case t.lesson.Riddle():
		return text("Quitter le problème", "Leave the puzzle")
	case t.lesson.On():
		return text("Quitter la leçon", "Leave the lesson")
	case t.match.Aside:
		return text("Quitter l’essai", "Leave the try-out")
	}
	return text("Quitter la table", "Leave the table")
}
