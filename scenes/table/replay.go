package table

import (
	"strconv"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/ui"
)

// A replay shows a match that was played, on the same table: a step at a time,
// or playing, or at any point of it.
type replay struct {
	story   *rules.Replay
	playing bool
	wait    time.Duration
}

// replayPause is the rest between two actions of a replay that plays.
const replayPause = 700 * time.Millisecond

// NewReplay returns the table on which a session is shown again from its
// start.
func NewReplay(kit *ui.Kit, look *look.Look, doors Doors, s *rules.Session) *Scene {
	t := New(kit, look, doors, s, game.Head{})
	t.replay = &replay{}
	t.eyes.Again(rules.Nobody)
	if _, over := s.Match().Outcome(); over {
		t.eyes.Again(rules.Together) // nothing is secret any more
	}
	return t
}

func (r *replay) start(t *Scene) {
	r.story = t.session.Replay(t.eyes.Viewer())
	t.showBoard(r.story.Board(), 0)
}

// at is how many actions have been shown.
func (r *replay) at() int {
	if r.story == nil {
		return 0
	}
	return r.story.At()
}

// open reports whether a finished match with secrets is shown: it can be seen
// with all hands open or through the eyes of one player.
func (r *replay) open(t *Scene) bool {
	_, over := t.session.Match().Outcome()
	return over && t.look.Game.Hidden
}

// lookAs goes on through the eyes of a seat, or of all together.
func (r *replay) lookAs(c *game.Context, t *Scene, seat rules.Seat) {
	at := r.at()
	r.playing = false
	t.eyes.Again(seat)
	t.resetViewer(c)
	r.story = t.session.Replay(seat)
	r.seek(c, t, at)
	t.tableau.PutAll()
}

// prompt says where in the match one is, and whose eyes one looks through.
func (r *replay) prompt(t *Scene) string {
	words := r.where(t)
	switch {
	case !r.open(t):
	case t.eyes.Viewer() == rules.Together:
		words += t.in(rules.Text{FR: " · toutes les mains ouvertes", EN: " · all hands open"})
	default:
		words += t.in(rules.Text{FR: " · par les yeux " + rules.Of(t.name(t.eyes.Viewer()), rules.French),
			EN: " · through the eyes of " + t.name(t.eyes.Viewer())})
	}
	return words
}

// where says where in the match one is.
func (r *replay) where(t *Scene) string {
	return t.in(rules.Text{FR: "Relecture\u00a0: coup ", EN: "Replay: move "}) + strconv.Itoa(r.at()) + " / " +
		strconv.Itoa(t.session.Len())
}

// next shows the next action.
func (r *replay) next(c *game.Context, t *Scene) {
	if t.busy() {
		t.finish(c)
	}
	if r.at() >= r.story.Len() {
		r.playing = false
		return
	}
	t.story.TellEvents(r.story.Next())
	t.story.ForgetBursts()
	t.refresh()
	c.Redraw()
}

// seek goes to the point where k actions were done.
func (r *replay) seek(c *game.Context, t *Scene, k int) {
	t.story.Done()
	t.tableau.Stage.Finish()
	r.story.Seek(k)
	t.story.ForgetBursts()
	t.showBoard(r.story.Board(), k)
	t.tableau.AimAll(c, homeStyle)
	t.tableau.SlideAll(c)
	t.refresh()
	c.Redraw()
}

func (r *replay) settled(t *Scene) {
	r.wait = replayPause
}

// advance starts the next action when it is time.
func (r *replay) advance(c *game.Context, t *Scene) {
	if !r.playing || t.busy() {
		return
	}
	if r.wait -= c.DT; r.wait > 0 {
		return
	}
	r.next(c, t)
	if r.at() >= r.story.Len() && !t.busy() {
		r.playing = false
		t.refresh()
	}
}

// build describes the controls, in the place of the buttons of play.
func (r *replay) build(c *game.Context, t *Scene) {
	u, l := t.ui, t.lay
	if r.story == nil {
		return
	}
	n := r.story.Len()
	phone := l.Goal.Empty() // one row for everything
	line, w := game.Rect(l.Goal), l.End.W/3
	cell := func(i int) game.Rect {
		return game.Rect{X: l.End.X + float64(i)*w, Y: l.End.Y, W: w - 4, H: l.End.H}
	}
	if phone {
		line = game.Rect(l.End)
		cell = func(i int) game.Rect { return game.Rect{X: l.Undo.X + float64(i)*62, Y: l.Undo.Y, W: 58, H: l.Undo.H} }
	}
	to := u.Slider("scrub", line, c.T(text("Coup", "Move")), r.at(), 0, n, 1, "")
	if to != r.at() {
		r.playing = false
		r.seek(c, t, to)
	}
	if u.Button("back", cell(0), ui.Button{Icon: "previous-button",
		Label: c.T(text("Un coup en arrière", "One move back")), Disabled: r.at() == 0}) {
		r.playing = false
		r.seek(c, t, r.at()-1)
	}
	icon, name := "play-button", text("Lire", "Play")
	if r.playing {
		icon, name = "pause-button", text("Pause", "Pause")
	}
	if u.Button("play", cell(1), ui.Button{Icon: icon, Look: t.desk.MainLook(), Label: c.T(name), Disabled: r.at() >= n}) {
		r.playing = !r.playing
		r.wait = 0
		t.refresh()
		c.Redraw()
	}
	if u.Button("forward", cell(2), ui.Button{Icon: "next-button", Label: c.T(text("Un coup en avant", "One move on")),
		Disabled: r.at() >= n}) {
		r.playing = false
		r.next(c, t)
	}
	if phone {
		return
	}
	if u.Button("speed", game.Rect(l.Undo), ui.Button{Text: c.T(speedName(c.Settings.Speed)), Size: 13.5,
		Label: c.T(text("Vitesse", "Speed"))}) {
		c.Settings.Speed = nextSpeed(c.Settings.Speed)
		c.SettingsChanged()
		t.refresh()
	}
	if u.Button("closereplay", game.Rect(l.Help), ui.Button{Text: c.T(text("Fermer", "Close")), Size: 13.5}) {
		c.Pop(nil)
	}
}

func nextSpeed(s game.Speed) game.Speed {
	switch s {
	case game.HalfSpeed:
		return game.NormalSpeed
	case game.NormalSpeed:
		return game.DoubleSpeed
	case game.DoubleSpeed:
		return game.Instant
	}
	return game.HalfSpeed
}

func speedName(s game.Speed) game.Text {
	switch s {
	case game.HalfSpeed:
		return game.Text{FR: "Vitesse ½", EN: "Speed ½"}
	case game.DoubleSpeed:
		return game.Text{FR: "Vitesse 2", EN: "Speed 2"}
	case game.Instant:
		return game.Text{FR: "Sans délai", EN: "Instant"}
	}
	return game.Text{FR: "Vitesse 1", EN: "Speed 1"}
}
