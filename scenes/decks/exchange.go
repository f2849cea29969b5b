package decks

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/curtain"
	"wyrmtable/scenes/looks"
	"wyrmtable/scenes/theme"
	"wyrmtable/scenes/ui"
	"wyrmtable/sounds"
)

// An Exchange is the time between two matches of a series: it is said who
// begins, and then each player exchanges cards with his sideboard, unseen by the
// others behind a curtain. What somebody has exchanged is nobody else's to know.
type Exchange struct {
	ui      *ui.UI
	kit     *ui.Kit
	session *rules.Session // the match that is over
	theme   *theme.Theme   // how its cards look
	start   func(c *game.Context, next *rules.Session)

	chosen bool
	first  rules.Seat
	seed   uint64
	now    []rules.Deck // as they are after the exchange
	seat   int          // whose turn it is to exchange; -1 before
	bench  *Scene       // his cards; nil while nobody may see any
	half   int          // what a narrow screen shows: 0 the deck, 1 the sideboard
}

// NewExchange returns what lies between a match of a series that is over and
// the next one, which is given to begin.
func NewExchange(k *ui.Kit, s *rules.Session, th *theme.Theme,
	begin func(c *game.Context, next *rules.Session)) *Exchange {
	e := &Exchange{ui: ui.New(k), kit: k, session: s, theme: th, start: begin, seat: -1, first: rules.Nobody,
		seed: rand.Uint64()}
	for i := range s.Setup().Decks {
		e.now = append(e.now, s.Setup().Decks[i].Clone())
	}
	return e
}

// brought is the deck that a seat has brought to the series.
func (e *Exchange) brought(seat int) *rules.Deck {
	if seat < len(e.session.Series.Decks) {
		return &e.session.Series.Decks[seat]
	}
	return &rules.Deck{}
}

// sides reports whether anybody has a sideboard at all. If one has, all are
// asked: who has none should not be known by that.
func (e *Exchange) sides() bool {
	g := e.session.Game()
	if g.Deck == nil {
		return false
	}
	for i := range e.now {
		for _, sec := range g.Deck.Sections {
			if sec.Side && e.brought(i).Size(sec.Name) > 0 {
				return true
			}
		}
	}
	return false
}

// Update implements game.Scene.
func (e *Exchange) Update(c *game.Context) {
	e.ui.Begin(c)
	for ev := range c.Events() {
		if e.bench != nil && (e.bench.dragged(c, ev) || e.bench.key(c, ev)) {
			e.ui.Changed()
			continue
		}
		e.ui.Event(c, ev, e.build)
	}
	if e.bench != nil {
		e.bench.hover.pass(c, e.bench)
	}
	e.ui.End(c, e.build)
}

// Draw implements game.Scene.
func (e *Exchange) Draw(c *game.Context, dst *game.Frame) { e.ui.Draw(c, dst, e.build) }

// Mirror implements game.Mirrored.
func (e *Exchange) Mirror(c *game.Context) game.Mirror { return e.ui.Mirror(c.T(e.title())) }

// title names the match to come.
func (e *Exchange) title() rules.Text {
	n := strconv.Itoa(e.session.MatchNumber() + 1)
	return rules.Text{FR: "Partie " + n, EN: "Game " + n}
}

// Resumed implements game.Resumer: the curtain was raised.
func (e *Exchange) Resumed(c *game.Context, result any) {
	r, _ := result.(curtain.Raised)
	switch r.How {
	case curtain.Lift:
		e.show()
	case curtain.Leave:
		c.Home()
	default:
		e.cover(c)
	}
	e.ui.Changed()
	c.Redraw()
}

// program reports whether the program plays a seat.
func (e *Exchange) program(seat int) bool { return e.session.Setup().Seats[seat].Level != "" }

// persons is how many people sit at the table.
func (e *Exchange) persons() (n int) {
	for i := range e.session.Setup().Seats {
		if !e.program(i) {
			n++
		}
	}
	return n
}

// cover lets the curtain fall for the seat whose turn it is, unless nobody else
// could look.
func (e *Exchange) cover(c *game.Context) {
	e.bench = nil
	if c.Settings.HandsIn(e.session.Game()) == game.OpenHands || e.persons() == 1 {
		e.show()
		return
	}
	c.Push(curtain.New(e.kit, curtain.Handover{To: e.person(e.seat), Title: exchangeText,
		Lines: []rules.Text{rules.Join(e.title(), rules.Text{FR: ". ", EN: ". "}, e.scoreLine())}}))
}

func (e *Exchange) person(seat int) curtain.Person {
	p := e.session.Setup().Seats[seat]
	return curtain.Person{Seat: rules.Seat(seat), Name: p.Name, Colour: p.Colour}
}

// show lays the cards of the seat open.
func (e *Exchange) show() {
	s := New(e.kit, e.session.Game(), e.theme)
	s.ui = e.ui
	s.bench = newBench(e.session.Game(), e.now[e.seat], e.brought(e.seat))
	e.bench, e.half = s, 0
	e.ui.ScrollTop("deck")
	e.ui.ScrollTop("side")
}

// scoreLine says how the series stands.
func (e *Exchange) scoreLine() rules.Text { return ScoreLine(e.session) }

// ScoreLine says how a series stands: "Léandre 1 – 0 Maëlys".
func ScoreLine(s *rules.Session) rules.Text {
	score, seats := s.Score(), s.Setup().Seats
	if len(seats) == 2 {
		return rules.Same(seats[0].Name + " " + strconv.Itoa(score[0]) + "\u00a0–\u00a0" + strconv.Itoa(score[1]) + " " +
			seats[1].Name)
	}
	var parts []string
	for i, p := range seats {
		parts = append(parts, p.Name+" "+strconv.Itoa(score[i]))
	}
	return rules.Same(strings.Join(parts, ", "))
}

func (e *Exchange) build(c *game.Context) {
	switch {
	case !e.chosen:
		e.buildFirst(c)
	case e.bench != nil:
		e.buildExchange(c)
	default: // the curtain lies over it
		e.ui.Backdrop()
	}
}

// buildFirst says how it stands, and lets the loser choose who begins. After a
// draw the lot decides. Where the match itself asks that, it only says so.
func (e *Exchange) buildFirst(c *game.Context) {
	u := e.ui
	seats := e.session.Setup().Seats
	chooser := e.session.Chooser()
	lot := rules.Seat(e.seed % uint64(len(seats)))
	asked := e.session.Game().Chooses
	p := ui.Page{Title: c.T(e.title()), Game: looks.StyleOf(e.session.Game().ID), Wide: 760, Snug: true}
	if asked {
		p.Foot = max(60, u.Size(58))
	}
	back := u.Page(p, func(x, y, w float64) float64 {
		f := u.Rows(x, y, w)
		f.Gap(10)
		f.Text(c.T(rules.Join(scoreHead, e.scoreLine())), ui.HeadText.At(art.Centre))
		f.Gap(8)
		if e.sides() && asked {
			f.Text(c.T(firstExchange), ui.BodyText.Sized(19))
			f.Gap(6)
		}
		f.Text(c.T(e.whoBegins(chooser, lot)), ui.BodyText.Sized(19))
		for i, p := range seats {
			if asked || chooser < 0 && rules.Seat(i) != lot ||
				chooser >= 0 && e.program(int(chooser)) && rules.Seat(i) != chooser {
				continue
			}
			r := f.Take(max(72, u.Size(68)))
			text := c.T(beginsText(p.Name))
			if u.Button(u.Sub("begins", i), r, ui.Button{Look: ui.PanelLook, Label: text}) {
				e.begin(c, rules.Seat(i))
			}
			u.Emblem(p.Colour, game.Point{X: r.X + 44, Y: r.Y + r.H/2}, 24)
			u.Words(game.Rect{X: r.X + 84, Y: r.Y, W: r.W - 96, H: r.H}, text, ui.HeadText)
		}
		if e.sides() && !asked {
			f.Gap(6)
			f.Text(c.T(thenText), ui.AsideText)
		}
		f.Gap(10)
		return f.Height()
	}, func(r game.Rect) {
		w := min(r.W, u.Size(300))
		b := game.Rect{X: r.X + (r.W-w)/2, Y: r.Y + 2, W: w, H: r.H - 6}
		if u.Button("goon.0", b, ui.Button{Text: c.T(goOnText), Look: ui.EmberLook, Size: 20}) {
			e.begin(c, chooser)
		}
	})
	if back {
		c.Pop(nil)
	}
}

// whoBegins says who begins, or who says it, and why.
func (e *Exchange) whoBegins(chooser, lot rules.Seat) rules.Text {
	g, seats := e.session.Game(), e.session.Setup().Seats
	if g.Chooser != nil {
		if seat, why := g.Chooser(e.session.Setup()); seat != rules.Nobody {
			return why
		}
	}
	switch {
	case chooser >= 0 && g.Chooses:
		return laterChooseText(seats[chooser].Name)
	case chooser >= 0 && e.program(int(chooser)):
		return willBeginText(seats[chooser].Name)
	case chooser >= 0:
		return chooseText(seats[chooser].Name)
	case g.Chooses:
		return laterLotText
	}
	return lotText(seats[lot].Name)
}

// begin takes note of who begins, and lets the first player exchange.
func (e *Exchange) begin(c *game.Context, first rules.Seat) {
	e.chosen, e.first = true, first
	e.seat = -1
	e.nextSeat(c)
}

func (e *Exchange) nextSeat(c *game.Context) {
	e.bench = nil
	e.ui.Changed()
	for e.seat++; e.seat < len(e.now) && e.program(e.seat); e.seat++ { // it keeps its deck
	}
	if e.seat < len(e.now) && e.sides() {
		e.cover(c)
		return
	}
	next, err := e.session.Next(e.now, e.first, e.seed)
	if err != nil {
		c.Notice(rules.Same(err.Error()))
		c.Pop(nil)
		return
	}
	e.start(c, next)
}

// buildExchange is the deck of one player beside his sideboard: a press takes a
// copy over to the other.
func (e *Exchange) buildExchange(c *game.Context) {
	u, s := e.ui, e.bench
	u.Backdrop()
	s.hover.f, s.groups = 0, s.groups[:0]
	p := e.session.Setup().Seats[e.seat]
	u.Region("bar", c.T(exchangeText))
	h := max(u.Size(40), 44)
	title := c.T(rules.Join(rules.Same(p.Name), ui.Colon, exchangeText))
	u.Emblem(p.Colour, game.Point{X: 34, Y: 10 + h/2}, 18)
	u.SayHeading(title)
	if c.Portrait() {
		title = p.Name // what is to be done stands below
	}
	t := ui.HeadText
	t.Size = min(t.Size, t.Size*(c.W-84-h)/(u.TextWidth(title, t)+1))
	u.Words(game.Rect{X: 64, Y: 10, W: c.W - 84 - h, H: h}, title, t)
	undo := ui.Button{Icon: "anticlockwise-rotation", Look: ui.BareLook, Label: c.T(undoText),
		Disabled: len(s.bench.past) == 0}
	if u.Button("undo", game.Rect{X: c.W - 12 - h, Y: 10, W: h, H: h}, undo) {
		s.undo(c, true)
	}
	foot := max(u.Size(50), 52)
	body := game.Rect{X: 12, Y: 20 + h, W: c.W - 24, H: c.H - h - foot - 44}
	e.halves(c, body)
	e.exchangeFoot(c, game.Rect{X: 12, Y: c.H - foot - 12, W: c.W - 24, H: foot})
	s.drawPeek(c)
	s.drawDrag(c)
	if s.zoom != 0 {
		s.buildZoom(c)
	}
	e.exchangeKeys(c)
}

func (e *Exchange) exchangeKeys(c *game.Context) {
	u, s := e.ui, e.bench
	switch {
	case u.Key(game.Undo):
		s.undo(c, true)
	case u.Key(game.Zoom):
		if section, f := s.focused(); s.zoom != 0 {
			s.closeZoom()
		} else if s.hover.f != 0 {
			s.zoom, s.zoomAt = s.hover.f, -1
		} else if f != 0 {
			s.zoom, s.zoomAt = f, section
		}
	case u.Key(game.Cancel):
		if s.zoom != 0 {
			s.closeZoom()
		}
	}
}

// halves are deck and sideboard, side by side or one at a time.
func (e *Exchange) halves(c *game.Context, r game.Rect) {
	u := e.ui
	if !c.Portrait() {
		w := (r.W - 12) / 2
		e.side(c, game.Rect{X: r.X, Y: r.Y, W: w, H: r.H}, false)
		e.side(c, game.Rect{X: r.X + w + 12, Y: r.Y, W: w, H: r.H}, true)
		return
	}
	h := max(u.Size(42), 46)
	g := e.session.Game()
	names := []string{c.T(deckText), c.T(sideText)}
	for i, sec := range g.Deck.Sections {
		n := e.bench.bench.deck.Size(sec.Name)
		switch {
		case sec.Side:
			names[1] = c.T(sec.Text) + " (" + strconv.Itoa(n) + ")"
		case i == 0:
			names[0] = c.T(sec.Text) + " (" + strconv.Itoa(n) + ")"
		}
	}
	e.half = u.Choice("half", game.Rect{X: r.X, Y: r.Y, W: r.W, H: h}, c.T(showText), names, e.half, 0)
	r.Y, r.H = r.Y+h+8, r.H-h-8
	e.side(c, r, e.half == 1)
}

// side is one of the two: the sections of the deck, or the sideboard.
func (e *Exchange) side(c *game.Context, r game.Rect, side bool) {
	u, s := e.ui, e.bench
	id, name := "deck", deckText
	if side {
		id, name = "side", sideText
	}
	u.Region(id, c.T(name))
	u.Panel(r)
	u.Scroll(id, r.Inset(12), func(x, y, w float64) float64 {
		top := y
		for _, i := range s.order() {
			if s.bench.section(i).Side != side {
				continue
			}
			s.groups = append(s.groups, group{i, r})
			y += s.sectionHead(c, i, x, y, w)
			for _, card := range s.bench.lines(i, lang(c)) {
				y += e.exchangeRow(c, card, x, y, w)
			}
			y += 8
		}
		return y - top
	})
}

// exchangeRow is a card that a press takes over to the other side.
func (e *Exchange) exchangeRow(c *game.Context, card rules.DeckCard, x, y, w float64) float64 {
	u, s := e.ui, e.bench
	h := max(u.Size(34), 36)
	if c.Portrait() {
		h = max(h, 46)
	}
	r := game.Rect{X: x, Y: y, W: w, H: h}
	name := s.nameOf(c, card.Face)
	wrong := s.bench.problemOf(card.Section, card.Face)
	other := s.bench.other(card.Section, card.Face)
	label := strconv.Itoa(card.Count) + " × " + name
	if other >= 0 {
		label += ". " + c.T(moveToText) + c.T(s.bench.section(other).Text)
	}
	hit := u.Hit(s.rowID("row", card.Section, card.Face), r, ui.Place{Label: label, Disabled: other < 0})
	if hit.Hot {
		s.hover.f, s.hover.at, s.hover.why = card.Face, r, wrong
	}
	sign := "→"
	switch {
	case other < 0:
		sign = ""
	case s.bench.section(card.Section).Side:
		sign = "←"
	}
	s.rowFace(card, r, name, sign, hit.Hot, wrong)
	if hit.Focused {
		u.FocusRing(r)
	}
	switch {
	case hit.Pressed && other >= 0:
		s.move(c, card.Section, other, card.Face)
	case hit.Alt:
		s.zoom, s.zoomAt = card.Face, card.Section
	}
	return h + 3
}

// exchangeFoot says whether the deck can be played so, and ends the exchange.
func (e *Exchange) exchangeFoot(c *game.Context, r game.Rect) {
	u, s := e.ui, e.bench
	u.Region("foot", c.T(doneText))
	w := min(r.W*0.42, u.Size(280))
	why := ""
	line, t := c.T(exchangeHelp), ui.AsideText
	if p := s.bench.problems; len(p) > 0 {
		why = c.T(p[0].Text)
		line, t = why, ui.BodyText.In(ui.Alert)
	}
	in := game.Rect{X: r.X + 4, Y: r.Y, W: r.W - w - 20, H: r.H}
	for t.Size > 10 && u.ParaHeight(in.W, line, t) > in.H {
		t.Size--
	}
	u.Para(in.X, in.Y+(in.H-u.ParaHeight(in.W, line, t))/2, in.W, line, t)
	b := ui.Button{Text: c.T(readyText), Look: ui.EmberLook, Disabled: why != "", Why: why}
	if u.Button("ready", game.Rect{X: r.X + r.W - w, Y: r.Y, W: w, H: r.H}, b) {
		e.now[e.seat] = s.bench.deck.Clone()
		c.Sound.Play(sounds.CardFlip)
		e.nextSeat(c)
	}
}
