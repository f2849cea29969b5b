// Package result is the screen after a match: who won and how, how it went, and
// the ways on from there.
package result

import (
	"math/rand/v2"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/summary"
	"wyrmtable/scenes/ui"
	"wyrmtable/sounds"
)

// Doors lead on from the result. A nil door is not there.
type Doors struct {
	// Rematch begins a new match with the setup, in the place of the result.
	Rematch func(c *game.Context, s rules.Setup)
	// Next leads to the next match of the session's series, in the place of the
	// result.
	Next func(c *game.Context)
	// Replay shows the match again.
	Replay func(s *rules.Session) game.Scene
	// Share makes the panel on which the match is sent to others.
	Share func(s *rules.Session) game.Scene
	// Branch plays on from a position of the match, aside from it.
	Branch func(c *game.Context, s *rules.Session)
}

// Result is the screen after a match.
type Result struct {
	ui      *ui.UI
	look    *look.Look
	session *rules.Session
	doors   Doors

	outcome rules.Outcome
	story   *story
	mark    int     // the swing that was pressed, plus 1; 0 for none
	review  *review // nil before the first frame
	counts  bool    // the counters are shown, not the chances
	kept    bool
	rung    bool
}

// New returns the result of a finished session.
func New(kit *ui.Kit, look *look.Look, s *rules.Session, doors Doors) *Result {
	r := &Result{ui: ui.New(kit), look: look, session: s, doors: doors}
	r.ui.Fill = art.Hex("#120d12")
	r.outcome, _ = s.Match().Outcome()
	r.story = trace(look, s)
	return r
}

// Update implements game.Scene.
func (r *Result) Update(c *game.Context) {
	if !r.rung {
		r.rung = true
		c.Sound.Play(sounds.Win)
		r.review = lookBack(r.session)
	}
	if r.review != nil && r.review.goOn(r.story) {
		r.ui.Changed()
		c.Redraw()
	}
	r.ui.Update(c, r.build)
}

// Left implements game.Leaver.
func (r *Result) Left(*game.Context) {
	if r.review != nil {
		r.review.work.Cancel()
	}
}

// Draw implements game.Scene.
func (r *Result) Draw(c *game.Context, dst *game.Frame) { r.ui.Draw(c, dst, r.build) }

// Mirror implements game.Mirrored.
func (r *Result) Mirror(c *game.Context) game.Mirror {
	return r.ui.Mirror(c.T(game.Text(r.title())))
}

// title says who won.
func (r *Result) title() rules.Text {
	seats := r.session.Setup().Seats
	var names []string
	for i, s := range seats {
		if r.outcome.Winners.Has(rules.Seat(i)) {
			names = append(names, s.Name)
		}
	}
	switch len(names) {
	case 0:
		return rules.Text{FR: "Égalité", EN: "A draw"}
	case 1:
		if r.session.Alone(r.winners()[0]) {
			return rules.Text{FR: "Vous l’emportez, " + names[0], EN: "You win, " + names[0]}
		}
		return rules.Text{FR: names[0] + " l’emporte", EN: names[0] + " wins"}
	}
	all := names[0]
	for _, n := range names[1:] {
		all += " & " + n
	}
	return rules.Text{FR: all + " l’emportent", EN: all + " win"}
}

// winners are the seats that won.
func (r *Result) winners() (all []rules.Seat) {
	for i := range r.session.Setup().Seats {
		if r.outcome.Winners.Has(rules.Seat(i)) {
			all = append(all, rules.Seat(i))
		}
	}
	return all
}

func text(fr, en string) game.Text { return game.Text{FR: fr, EN: en} }

func (r *Result) build(c *game.Context) {
	u := r.ui
	ground := ui.Key{Kind: "result.ground"}
	u.Picture(ground, c.Bounds(), func(cv *art.Canvas) { paintGround(cv, c.W, c.H) })
	lang := rules.Lang(c.Settings.Lang)
	title := r.title().In(lang)
	u.Region("result", title)
	y := r.buildHead(c, title, rules.Plain(r.outcome.Reason.In(lang)))
	if c.Portrait() {
		chart := game.Rect{X: 10, Y: y, W: c.W - 20, H: min(420, c.H-y-r.ways()*52-34)}
		r.buildCourse(c, chart)
		r.buildButtons(c, game.Rect{X: 20, Y: chart.Y + chart.H + 14, W: c.W - 40, H: c.H - chart.Y - chart.H - 20})
		return
	}
	side := 320.0
	w := min(c.W-120, 1500)
	x := (c.W - w) / 2
	chart := game.Rect{X: x, Y: y, W: w - side - 30, H: c.H - y - 50}
	r.buildCourse(c, chart)
	r.buildButtons(c, game.Rect{X: x + w - side, Y: y, W: side, H: chart.H})
}

// buildCourse shows how the match went: the chances, or the counters.
func (r *Result) buildCourse(c *game.Context, area game.Rect) {
	const high, gap = 44.0, 8.0
	u := r.ui
	tabs := game.Rect{X: area.X, Y: area.Y, W: area.W, H: high}
	names := []string{c.T(text("Chances", "Chances")), c.T(text("Compteurs", "Counters"))}
	u.Region("course", c.T(text("Déroulement", "How it went")))
	now := u.Choice("course", tabs, c.T(text("Déroulement", "How it went")), names, look.Int(r.counts), 2)
	if (now == 1) != r.counts {
		r.counts = now == 1
		u.Changed()
		c.Redraw()
	}
	area.Y, area.H = area.Y+high+gap, area.H-high-gap
	if r.counts {
		r.buildChart(c, area)
		return
	}
	r.buildChances(c, area)
}

// buildHead sets the winner's name and how he won, and returns where to go on.
func (r *Result) buildHead(c *game.Context, title, reason string) float64 {
	u := r.ui
	big := ui.TitleText.Sized(46).At(art.Centre)
	rad, y := 48.0, 76.0
	if c.Portrait() {
		big.Size, rad, y = 26, 34, 56
	}
	won := r.winners()
	if len(won) == 0 {
		u.Medal("scales", game.Point{X: c.W / 2, Y: y}, rad)
	}
	for i, w := range won {
		x := c.W/2 + (float64(i)-float64(len(won)-1)/2)*(2*rad+10)
		u.Emblem(r.session.Setup().Seats[w].Colour, game.Point{X: x, Y: y}, rad)
	}
	y += rad + 8
	u.SayHeading(title)
	if u.TextWidth(title, big)*0.8 > c.W-32 {
		big.Size *= 0.8 // in several lines
	}
	y += u.Lines(16, y, c.W-32, title, big) + 4
	body := ui.BodyText.Sized(20).At(art.Centre)
	if c.Portrait() {
		body.Size = 16
	}
	w := min(c.W-40, 860)
	y += u.Para((c.W-w)/2, y, w, reason, body)
	if line := r.seriesLine(); !line.Empty() {
		t := ui.HeadText.At(art.Centre)
		y += u.Para((c.W-w)/2, y+6, w, c.T(line), t) + 6
	}
	return y + 18
}

func (r *Result) buildButtons(c *game.Context, area game.Rect) {
	u := r.ui
	u.Region("ways", c.T(text("Et maintenant", "And now")))
	n := r.ways()
	h, gap := min(64, (area.H-(n-1)*10)/n), 12.0
	if c.Portrait() {
		h, gap = min(48, h), 6
	}
	y := area.Y
	next := func() game.Rect {
		at := game.Rect{X: area.X, Y: y, W: area.W, H: h}
		y += h + gap
		return at
	}
	if r.between() {
		if u.Button("next", next(), ui.Button{Text: c.T(text("Partie suivante", "Next game")), Look: ui.EmberLook}) ||
			u.Key(game.EndStep) {
			r.doors.Next(c)
			return
		}
	} else if u.Button("rematch", next(), ui.Button{Text: c.T(text("Revanche", "Rematch")), Look: ui.EmberLook,
		Disabled: r.doors.Rematch == nil,
		Why:      c.T(r.rematchHint())}) {
		r.doors.Rematch(c, r.rematch())
		return
	}
	if u.Button("replay", next(), ui.Button{Text: c.T(text("Revoir la partie", "Watch again")),
		Disabled: r.doors.Replay == nil}) {
		c.Push(r.doors.Replay(r.session))
		return
	}
	if past := r.past(); past > 0 {
		r.buildPast(c, next(), past)
	}
	keep := ui.Button{Text: c.T(text("Garder la relecture", "Keep the replay")), Disabled: r.kept}
	if r.kept {
		keep.Why = c.T(text("Elle est parmi les parties enregistrées.", "It is among the saved games."))
	}
	if u.Button("keep", next(), keep) {
		r.keep(c)
	}
	if r.doors.Share != nil && u.Button("share", next(), ui.Button{Text: c.T(text("Partager", "Share"))}) {
		c.Push(r.doors.Share(r.session))
		return
	}
	if u.Button("menu", next(), ui.Button{Text: c.T(text("Menu", "Menu"))}) || u.Key(game.Cancel) {
		c.Home()
	}
}

// ways is how many buttons there are.
func (r *Result) ways() float64 {
	n := 4.0
	if r.past() > 0 {
		n++
	}
	if r.doors.Share != nil {
		n++
	}
	return n
}

func (r *Result) rematchHint() game.Text {
	again := r.rematch()
	first := again.First
	if g := r.session.Game(); g.Chooser != nil {
		if seat, _ := g.Chooser(&again); seat != rules.Nobody {
			first = seat
		}
	}
	name := again.Seats[first].Name
	if r.session.Game().Chooses {
		return text(name+" choisira qui commence.", name+" will choose who begins.")
	}
	return text(name+" commencera.", name+" will begin.")
}

// rematch is the setup of the next match: the same table, another deal, and
// somebody else begins, of the other team where there are teams.
func (r *Result) rematch() rules.Setup {
	s := *r.session.Setup()
	first := s.First
	if first < 0 && r.session.Len() > 0 {
		first = r.session.Action(0).Seat
	}
	seating := r.session.Game().Seated(len(s.Seats))
	s.First = seating.NextStarter(first, len(s.Seats))
	s.Seed = rand.Uint64()
	if of := r.session.Series; of != nil {
		s.Decks = of.Decks // as they were before any exchange
	}
	return s
}

// keep puts the match among the saved games, where it can be watched again.
func (r *Result) keep(c *game.Context) {
	name := r.title().In(rules.Lang(c.Settings.Lang))
	h := game.Head{Name: name, Game: r.look.Game.ID, Info: summary.Info(r.look, r.session)}
	if _, err := c.Saves.Keep(h, r.session.Save(rules.Meta{Turn: r.story.turns()})); err != nil {
		c.Notice(text("La relecture n’a pas pu être gardée\u00a0: "+err.Error(),
			"The replay could not be kept: "+err.Error()))
		return
	}
	r.kept = true
	c.Notice(text("La relecture est parmi les parties enregistrées.", "The replay is among the saved games."))
}
