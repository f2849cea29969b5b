package table

import (
	"image/color"
	"strconv"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/ui"
	"wyrmtable/sounds"
)

// build describes everything that lies under the cards, and the cards
// themselves as places to press.
func (t *Scene) build(c *game.Context) {
	if t.lay == nil {
		return
	}
	u := t.ui
	t.buildBar(c)
	for s := range t.lay.Seats {
		t.buildSeat(c, rules.Seat(s))
	}
	t.buildLasting(c)
	t.buildZones(c)
	t.buildMarks(c)
	t.buildGoals(c)
	t.buildPhases(c)
	t.buildLog(c)
	t.buildButtons(c)
	if t.caption.text.Empty() {
		return
	}
	u.Region("now", c.T(text("Ce qui se passe", "What happens")))
	u.Say(rules.Plain(t.in(t.caption.text)))
}

func text(fr, en string) game.Text { return game.Text{FR: fr, EN: en} }

// in returns t in the player's language, its references kept.
func (t *Scene) in(s rules.Text) string { return s.In(t.prefs.lang) }

// plain returns t in the player's language without marks of references.
func (t *Scene) plain(s rules.Text) string { return rules.Plain(t.in(s)) }

// seatColour is the colour of a seat's player.
func (t *Scene) seatColour(s rules.Seat) color.NRGBA {
	seats := t.session.Setup().Seats
	if s < 0 || int(s) >= len(seats) {
		return ui.Cream
	}
	n := len(ui.PlayerColours)
	return light(ui.PlayerColours[((seats[s].Colour%n)+n)%n])
}

// light makes a colour readable as letters on dark ground.
func light(c color.NRGBA) color.NRGBA {
	mix := func(v uint8) uint8 { return uint8((int(v)*3 + 255*2) / 5) }
	return color.NRGBA{mix(c.R), mix(c.G), mix(c.B), 255}
}

// prompt is what the person at the screen has to do now.
func (t *Scene) prompt() string {
	if t.replay != nil {
		return t.replay.prompt(t)
	}
	if t.ask == nil {
		return ""
	}
	s := t.plain(t.look.Game.Prompt(t.session.Setup(), &t.shown, t.ask))
	if t.ask.Subject != t.ask.Decider && t.ask.Subject >= 0 {
		s = t.plain(t.deciding()) + " — " + s
	}
	return s
}

// colon is a colon with the space that the language puts before it.
func (t *Scene) colon() string { return rules.Text{FR: "\u00a0: ", EN: ": "}.In(t.prefs.lang) }

func (t *Scene) buildBar(c *game.Context) {
	u, l := t.ui, t.lay
	u.Region("state", c.T(text("État de la partie", "State of the match")))
	u.Picture(ui.Key{Kind: "table.bar"}, game.Rect(l.Bar), paintBar)
	title := ui.HeadText.Sized(21)
	turn := c.T(text("Tour ", "Turn ")) + strconv.Itoa(int(t.numbers.turn(&t.shown)))
	prompt := ui.BodyText.Sized(16)
	if l.Portrait {
		title.Size = 17
		prompt.Size = 14.5
		u.Heading(game.Rect(l.Title), t.look.Game.Name+" · "+turn, title)
		u.Label(game.Rect(l.Prompt), t.prompt(), prompt)
	} else {
		u.Icon(t.look.Emblem, game.Point{X: l.Title.X + 12, Y: l.Title.Y + l.Title.H/2}, 26, art.Hex("#ef7b3a"))
		at := game.Rect(l.Title)
		at.X, at.W = at.X+32, at.W-32
		u.Heading(at, t.look.Game.Name, title)
		small := ui.HeadText.Sized(15)
		w := u.TextWidth(turn, small)
		u.Label(game.Rect{X: l.Prompt.X, Y: l.Prompt.Y, W: w + 2, H: l.Prompt.H}, turn, small)
		u.Label(game.Rect{X: l.Prompt.X + w + 16, Y: l.Prompt.Y, W: l.Prompt.W - w - 16, H: l.Prompt.H}, t.prompt(), prompt)
	}
	t.buildIcons(c)
}

func (t *Scene) buildIcons(c *game.Context) {
	icons := []struct {
		id, icon string
		label    game.Text
		do       func()
	}{
		{"aid", "secret-book", text("Aide de jeu", "Aid card"), func() { t.open(c, aidModal) }},
		{"log", "scroll-unfurled", text("Journal", "Log"), func() { t.open(c, logModal) }},
		{"rules", "rule-book", text("Règles", "Rules"), func() { t.openHelp(c) }},
		{"menu", "settings-knobs", text("Menu", "Menu"), func() { t.open(c, menuModal) }},
	}
	if len(t.lay.Icons) < len(icons) {
		icons[1] = icons[2] // on a phone the log has a line of its own
		icons[2] = icons[3]
	}
	for i, r := range t.lay.Icons {
		if i >= len(icons) {
			break
		}
		b := icons[i]
		h := t.ui.Hit(b.id, game.Rect(r), ui.Place{Label: c.T(b.label)})
		p := r.Center()
		t.ui.Medal(b.icon, game.Point(p), min(r.W, r.H)/2-3)
		if h.Hot || h.Focused {
			t.ui.Picture(ui.Key{Kind: "table.halo"}, game.Rect(r).Inset(-3), paintHalo)
			t.ui.Tip(game.Rect(r), c.T(b.label))
		}
		if h.Pressed {
			b.do()
		}
	}
}

func (t *Scene) buildSeat(c *game.Context, s rules.Seat) {
	u, l := t.ui, &t.lay.Seats[s]
	name := t.name(s)
	u.Region(u.Sub("seat", int(s)), name)
	active := t.ask != nil && t.ask.Subject == s
	u.Panel(game.Rect(l.Panel))
	if active {
		u.Picture(ui.Key{Kind: "table.ember"}, game.Rect(l.Panel).Inset(-8), paintEmberEdge)
	}
	u.Emblem(t.session.Setup().Seats[s].Colour, game.Point(l.Avatar.Center()), l.Avatar.W/2)
	style := ui.HeadText.Sized(17).In(t.seatColour(s))
	under := ""
	if t.ask != nil && t.ask.Subject == s && t.ask.Decider != s {
		under = c.T(text("joué par ", "played by ")) + t.name(t.ask.Decider)
	} else if active {
		under = c.T(text("à son tour", "to play"))
	}
	if t.lay.Portrait {
		style.Size = 15
	}
	at := game.Rect(l.Name)
	if under == "" {
		u.Label(at, name, style)
	} else {
		u.Label(game.Rect{X: at.X, Y: at.Y, W: at.W, H: at.H * .58}, name, style)
		u.Label(game.Rect{X: at.X, Y: at.Y + at.H*.54, W: at.W, H: at.H * .46}, under, ui.SmallText.Sized(13.5))
	}
	t.buildToken(c, s, l)
	u.Picture(ui.Key{Kind: "table.plate", A: int(t.prefs.lang), B: boolInt(t.lay.Portrait)}, game.Rect(l.Board).Inset(-plateMargin), func(cv *art.Canvas) {
		cv.Push(art.Translate(plateMargin, plateMargin))
		t.look.Plate(cv, l, t.prefs.lang)
		cv.Pop()
	})
	for i := range l.Rulers {
		t.buildRuler(c, counterKey{i, s}, &l.Rulers[i])
	}
}

// plateMargin is the room for the shadow of a ruler's plate.
const plateMargin = 6.0

func boolInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

// buildToken shows the tokens of a seat as a lozenge and their number.
func (t *Scene) buildToken(c *game.Context, s rules.Seat, l *layout.Seat) {
	if !t.numbers.hasToken {
		return
	}
	n := int(t.numbers.tokens(&t.shown, s))
	name := t.shown.Layout().Vars[t.numbers.token].Text
	r := game.Rect(l.Token)
	h := t.ui.Hit(t.ui.Sub("token", int(s)), r, ui.Place{Label: t.in(name) + t.colon() + strconv.Itoa(n)})
	box := game.Rect{X: r.X, Y: r.Y, W: r.W, H: r.W}
	t.ui.Picture(ui.Key{Kind: "table.token", A: min(n, 1)}, box, func(cv *art.Canvas) { paintToken(cv, r.W, n > 0) })
	if !t.lay.Portrait {
		t.ui.Label(game.Rect{X: r.X - 10, Y: r.Y + r.W - 2, W: r.W + 20, H: 14}, strconv.Itoa(n)+"/1", ui.CaptionText.At(art.Centre).Sized(12))
	}
	if h.Hot || h.Focused {
		t.ui.Tip(r, t.in(name)+t.colon()+strconv.Itoa(n))
	}
}

// buildRuler makes a ruler a place to look at: how its value came about.
func (t *Scene) buildRuler(c *game.Context, k counterKey, r *layout.Ruler) {
	v := t.shown.Var(t.numbers.counters[k.counter], k.seat)
	label := t.in(t.look.Counters[k.counter].Name) + t.colon() + strconv.Itoa(int(v)) + " / " + strconv.Itoa(r.Max)
	if g, ok := t.ghostOf(k); ok {
		label += " → " + strconv.Itoa(int(g))
	}
	h := t.ui.Hit(t.ui.Sub(t.ui.Sub("ruler", k.counter), int(k.seat)), game.Rect(r.Rect), ui.Place{Label: label})
	switch {
	case h.Pressed && t.explain == k:
		t.explain = noCounter
	case h.Pressed:
		t.explain = k
	case h.Hot || h.Focused:
		t.peek = k
	case t.peek == k:
		t.peek = noCounter
	}
}

// ghostOf returns the value that a counter would have after the answer that is
// being considered.
func (t *Scene) ghostOf(k counterKey) (int32, bool) {
	for _, g := range t.ghosts.values {
		if g.key == k {
			return g.value, true
		}
	}
	return 0, false
}

// buildZones makes every card that lies still a place to press.
func (t *Scene) buildZones(c *game.Context) {
	l := t.shown.Layout()
	for z := range t.lay.Zones {
		sp := &t.lay.Zones[z]
		if sp.Kind == layout.Away {
			continue
		}
		name := t.in(l.Zones[z].Text)
		if s := l.Zones[z].Seat; s >= 0 {
			name += " — " + t.name(s)
		}
		t.ui.Region(t.ui.Sub("zone", z), name)
		cards := t.shown.Zone(rules.Zone(z))
		first := 0
		if sp.Kind == layout.Pile || sp.Kind == layout.Heap {
			first = max(0, len(cards)-1)
			t.ui.Say(name + t.colon() + strconv.Itoa(len(cards)))
		}
		for _, id := range cards[first:] {
			if id != 0 {
				t.buildCard(c, id, l.Zones[z].Name)
			}
		}
		t.buildPileCount(c, l.Zones[z].Name, sp, len(cards))
		t.buildGaps(rules.Zone(z), sp)
	}
}

// buildGaps marks the empty places of the common row.
func (t *Scene) buildGaps(z rules.Zone, sp *layout.Spread) {
	if sp.Kind != layout.Slots {
		return
	}
	cards, n := t.shown.Zone(z), t.numbers.places(&t.shown, z)
	for i := range min(n, len(cards)) {
		if cards[i] == 0 {
			t.ui.Picture(ui.Key{Kind: "table.gap"}, game.Rect(sp.Pose(i, n).Bounds()), paintGap(sp.Pose(i, n).Width))
		}
	}
}

func (t *Scene) buildPileCount(c *game.Context, zone string, sp *layout.Spread, n int) {
	switch zone {
	case t.look.Discard:
		if n > 0 {
			label := c.T(text("Défausse · ", "Discard · ")) + strconv.Itoa(n)
			if t.lay.Portrait {
				label = strconv.Itoa(n)
			}
			style := ui.Text{Face: ui.CaptionText.Face, Size: 14, Col: ui.White, Align: art.Centre, Shadow: true}
			t.ui.Label(game.Rect(t.lay.Pile), label, style)
		} else {
			p := sp.Pose(0, 1)
			t.ui.Picture(ui.Key{Kind: "table.gap"}, game.Rect(p.Bounds()), paintGap(p.Width))
		}
	}
}

// buildCard makes a card that lies still a place to press.
func (t *Scene) buildCard(c *game.Context, id rules.CardID, zone string) {
	tr := &t.stage.Cards[id]
	if tr.Moving() || id == t.drag.card {
		return
	}
	s := tr.Now()
	label := t.plain(t.look.Game.Faces[t.shown.Cards[id].Face].Name)
	if f := t.shown.Cards[id].Face; f == 0 {
		label = c.T(text("carte cachée", "hidden card"))
	} else {
		label += ". " + t.in(t.look.Theme.Kind(f)) + ". " + t.plain(t.look.Game.Faces[f].Rules)
	}
	may := t.hand.CanPick(id)
	if may {
		label += c.T(text(" (jouable)", " (can be used)"))
	}
	r := game.Rect(layout.Around(layout.Point{X: s.X, Y: s.Y}, s.Width, s.Width*layout.CardRatio))
	h := t.ui.Hit(t.ui.Sub("card", int(id)), r, ui.Place{Label: label, On: t.hand.Card() == id})
	if h.Focused {
		t.keyed = id
	} else if t.keyed == id {
		t.keyed = 0
	}
	switch {
	case h.Alt:
		t.showZoom(c, id, true)
	case h.Pressed && zone == t.look.Discard && t.hand.Card() == 0:
		t.open(c, discardModal)
	case h.Pressed:
		t.pressCard(c, id)
	}
}

// buildGoals makes the goals of the held card places to press.
func (t *Scene) buildGoals(c *game.Context) {
	if t.hand.Card() == 0 || t.drag.card != 0 {
		return
	}
	t.ui.Region("goals", c.T(text("Où la poser", "Where to put it")))
	for i, g := range t.hand.Goals() {
		answers := t.hand.To(g)
		label := t.plain(t.look.Game.Label(t.session.Setup(), &t.shown, t.ask, &answers[0]))
		h := t.ui.Hit(t.ui.Sub("goal", i), t.goalRect(g), ui.Place{Label: label})
		if h.Focused {
			t.keyedGoal = i + 1
		} else if t.keyedGoal == i+1 {
			t.keyedGoal = 0
		}
		if h.Pressed && t.guard.pass(c, "give") {
			t.give(c, answers)
			return
		}
	}
}

// buildLasting puts up the chips of lasting cards on both sides.
func (t *Scene) buildLasting(c *game.Context) {
	for s := range t.lay.Seats {
		for i, id := range t.lasting {
			t.buildChip(c, rules.Seat(s), i, id)
		}
	}
}

func (t *Scene) buildChip(c *game.Context, s rules.Seat, i int, id rules.CardID) {
	f := t.shown.Cards[id].Face
	r, ok := t.chipRect(s, i)
	if !ok || f == 0 {
		return
	}
	up := !t.lay.Seats[s].Bottom
	t.ui.Picture(ui.Key{Kind: "table.chip", A: int(f), B: boolInt(up), C: int(t.prefs.lang)}, r, func(cv *art.Canvas) {
		t.look.Chip(cv, r.W, r.H, f, up, t.prefs.lang)
	})
	name := t.plain(t.look.Game.Faces[f].Name)
	h := t.ui.Hit(t.ui.Sub(t.ui.Sub("chip", int(s)), int(id)), r, ui.Place{Label: name + " → " + t.name(s)})
	if h.Pressed || h.Alt {
		t.showZoom(c, id, true)
	}
}

// chipRect is the place of chip i of a seat.
func (t *Scene) chipRect(s rules.Seat, i int) (game.Rect, bool) {
	area := t.lay.Seats[s].Chips
	if t.lay.Portrait {
		w := min(area.H*1.7, area.W/float64(max(len(t.lasting), 1)))
		return game.Rect{X: area.X + float64(i)*w, Y: area.Y, W: w - 2, H: area.H}, true
	}
	h := min(64.0, area.H)
	pitch := h + 8
	if n := len(t.lasting); n > 1 {
		pitch = min(pitch, (area.H-h)/float64(n-1))
	}
	if pitch < 26 && i > 0 {
		h = min(h, 30)
	}
	return game.Rect{X: area.X, Y: area.Y + float64(i)*pitch, W: area.W, H: h}, true
}

func (t *Scene) buildPhases(c *game.Context) {
	if t.lay.Phases.Empty() {
		return
	}
	u, r := t.ui, game.Rect(t.lay.Phases)
	u.Region("phases", c.T(text("Phases", "Phases")))
	now := t.phaseNow()
	if !t.lay.Portrait {
		u.Panel(r)
		u.Label(game.Rect{X: r.X, Y: r.Y + 8, W: r.W, H: 24}, c.T(text("Phases", "Phases")), ui.HeadText.Sized(16).At(art.Centre))
		u.Rule(r.X+30, r.Y+36, r.W-60)
	}
	n := len(t.look.Phases)
	step := r.W / float64(max(n, 1))
	rad, y := 19.0, r.Y+66
	if t.lay.Portrait {
		rad, y = 13, r.Y+18
	}
	for i, p := range t.look.Phases {
		x := r.X + step*(float64(i)+0.5)
		on := i == now
		u.Picture(ui.Key{Kind: "table.phase", Text: p.Icon, A: boolInt(on), B: i}, game.Rect{X: x - rad - 8, Y: y - rad - 8, W: 2*rad + 16, H: 2*rad + 16}, func(cv *art.Canvas) {
			paintPhase(cv, rad, p.Icon, i+1, on)
		})
		style := ui.CaptionText.At(art.Centre).Sized(13.5)
		if on {
			style = style.In(ui.White)
		}
		label := t.in(p.Name)
		if t.lay.Portrait {
			style.Size = 11
			u.Label(game.Rect{X: x - step/2, Y: r.Y + 36, W: step, H: 16}, label, style)
		} else {
			u.Label(game.Rect{X: x - step/2, Y: y + rad + 5, W: step, H: 20}, label, style)
		}
	}
	if !t.lay.Portrait {
		box := game.Rect{X: r.X + 10, Y: r.Y + 112, W: r.W - 20, H: r.H - 120}
		s := ui.BodyText.Sized(14.5).At(art.Centre)
		h := u.ParaHeight(box.W, t.prompt(), s)
		if h > box.H {
			s.Size, s.Lead = 12.5, 1.1
			h = u.ParaHeight(box.W, t.prompt(), s)
		}
		u.Para(box.X, box.Y+max(0, (box.H-h)/2), box.W, t.prompt(), s)
	}
}

// phaseNow is the step of the track that the match is in, or -1.
func (t *Scene) phaseNow() int {
	v := t.numbers.phaseOf(&t.shown)
	for i, p := range t.look.Phases {
		for _, w := range p.Values {
			if v == w {
				return i
			}
		}
	}
	return -1
}

// buildLog shows the last lines that fit; their cards are links.
func (t *Scene) buildLog(c *game.Context) {
	u, r := t.ui, game.Rect(t.lay.Log)
	u.Region("log", c.T(text("Journal", "Log")))
	if t.lay.LogLine {
		t.buildLogLine(c, r)
		return
	}
	u.Panel(r)
	u.Label(game.Rect{X: r.X, Y: r.Y + 8, W: r.W, H: 24}, c.T(text("Journal", "Log")), ui.HeadText.Sized(16).At(art.Centre))
	u.Rule(r.X+30, r.Y+36, r.W-60)
	box := game.Rect{X: r.X + 10, Y: r.Y + 44, W: r.W - 20, H: r.H - 52}
	style := logStyle
	x, w := box.X+30, box.W-30
	first, y := len(t.log), box.Y+box.H
	for first > 0 {
		h := u.RichHeight(w, t.in(t.log[first-1].text), style) + 6
		if y-h < box.Y {
			break
		}
		y -= h
		first--
	}
	y = box.Y
	for i := first; i < len(t.log); i++ {
		y += t.logLine(c, i, x, y, w, style) + 6
	}
}

var logStyle = ui.Text{Face: ui.BodyText.Face, Size: 14, Col: ui.Cream, Lead: 1.12}

// logLine sets line i of the log and returns its height.
func (t *Scene) logLine(c *game.Context, i int, x, y, w float64, style ui.Text) float64 {
	u, e := t.ui, &t.log[i]
	if e.mean.Icon != "" {
		t.chipIcon(u, e.mean, game.Point{X: x - 18, Y: y + u.LineHeight(style)/2}, 10)
	}
	h, link := u.Rich(u.Sub("line", i), x, y, w, t.in(e.text), style, t.seatColour)
	if link.Hot != nil && t.zoom != link.Hot.Card {
		t.linked = link.Hot.Card
		t.showZoom(c, link.Hot.Card, false)
	} else if link.Hot == nil && link.Pressed == nil && t.linked != 0 && t.linkedLine == i {
		t.linked = 0
		t.hideZoom()
	}
	if link.Hot != nil {
		t.linkedLine = i
	}
	if link.Pressed != nil {
		t.showZoom(c, link.Pressed.Card, true)
	}
	return h
}

// chipIcon draws the round icon before a line of the log.
func (t *Scene) chipIcon(u *ui.UI, m *Meaning, p game.Point, r float64) {
	k := ui.Key{Kind: "table.logicon", Text: m.Icon, A: int(m.Tone.R)<<16 | int(m.Tone.G)<<8 | int(m.Tone.B)}
	u.Picture(k, game.Rect{X: p.X - r - 1, Y: p.Y - r - 1, W: 2*r + 2, H: 2*r + 2}, func(cv *art.Canvas) { paintLogIcon(cv, r, m) })
}

func (t *Scene) buildLogLine(c *game.Context, r game.Rect) {
	u := t.ui
	h := u.Hit("logline", r, ui.Place{Label: c.T(text("Ouvrir le journal", "Open the log"))})
	u.Panel(r)
	if n := len(t.log); n > 0 {
		e := &t.log[n-1]
		t.chipIcon(u, e.mean, game.Point{X: r.X + 20, Y: r.Y + r.H/2}, 11)
		s := ui.BodyText.Sized(14)
		u.Clipped(game.Rect{X: r.X + 36, Y: r.Y + 2, W: r.W - 58, H: r.H - 4}, func() {
			s.Lead = 1.1
			high := u.RichHeight(r.W-58, t.in(e.text), s)
			u.Rich("", r.X+36, r.Y+max(3, (r.H-high)/2), r.W-58, t.in(e.text), s, t.seatColour)
		})
	}
	u.Icon("expand", game.Point{X: r.X + r.W - 14, Y: r.Y + r.H/2}, 14, ui.Gold)
	if h.Pressed {
		t.open(c, logModal)
	}
}

func (t *Scene) buildButtons(c *game.Context) {
	u, l := t.ui, t.lay
	u.Region("buttons", c.T(text("Actions", "Actions")))
	if t.replay != nil {
		t.replay.build(c, t)
		return
	}
	_, why := t.undoer()
	undo := ui.Button{Text: c.T(text("Annuler", "Undo")), Size: 14.5, Disabled: !why.Empty(), Why: t.in(why)}
	if u.Button("undo", game.Rect(l.Undo), undo) && t.guard.pass(c, "undo") {
		t.undo(c)
	}
	if !l.Help.Empty() {
		if u.Button("helpbutton", game.Rect(l.Help), ui.Button{Text: c.T(text("Aide", "Aid")), Size: 14.5}) {
			t.open(c, aidModal)
		}
	}
	t.buildEnd(c)
	t.buildRenew(c)
	if !l.Goal.Empty() {
		u.Panel(game.Rect(l.Goal))
		u.Icon("crown", game.Point{X: l.Goal.X + 26, Y: l.Goal.Y + l.Goal.H/2}, 24, ui.Gold)
		s := ui.BodyText.Sized(14)
		s.Lead = 1.15
		goal := t.in(t.look.Goal)
		h := u.ParaHeight(l.Goal.W-60, goal, s)
		u.Para(l.Goal.X+50, l.Goal.Y+(l.Goal.H-h)/2, l.Goal.W-60, goal, s)
	}
}

// endAnswer is what the large button does: the one thing to do with the held
// card, or the one answer that needs no card.
func (t *Scene) endAnswer() (rules.Answer, bool) {
	if t.ask == nil || t.busy() {
		return rules.Answer{}, false
	}
	if id := t.hand.Card(); id != 0 {
		return t.hand.Only(id)
	}
	found, n := rules.Answer{}, 0
	for _, a := range t.ask.Answers {
		if a.Card == 0 && !t.isRenew(&a) {
			found = a
			n++
		}
	}
	return found, n == 1
}

func (t *Scene) isRenew(a *rules.Answer) bool {
	return t.look.Renew != "" && t.shown.Layout().Verbs[a.Verb].Name == t.look.Renew
}

func (t *Scene) buildEnd(c *game.Context) {
	b := ui.Button{Text: c.T(text("Fin d’étape", "End step")), Size: 18, Look: ui.EmberLook}
	a, ok := t.endAnswer()
	if ok {
		b.Text = t.in(t.shown.Layout().Verbs[a.Verb].Text)
		b.Label = t.plain(t.look.Game.Label(t.session.Setup(), &t.shown, t.ask, &a))
	} else {
		b.Disabled, b.Why = true, t.prompt()
	}
	if t.lay.Portrait {
		b.Size = 16
	}
	if t.ui.Button("end", game.Rect(t.lay.End), b) {
		t.pressEnd(c)
	}
}

// pressEnd is the large button or its key.
func (t *Scene) pressEnd(c *game.Context) {
	a, ok := t.endAnswer()
	if !ok || t.choice.modal() {
		c.Sound.Play(sounds.Error)
		return
	}
	if t.guard.pass(c, "end") {
		t.do(c, a.Action)
	}
}

// buildRenew is the game's own button in the lane.
func (t *Scene) buildRenew(c *game.Context) {
	if t.look.Renew == "" || t.lay.Renew.Empty() {
		return
	}
	var answer rules.Answer
	ok := false
	if t.ask != nil {
		for _, a := range t.ask.Answers {
			if t.isRenew(&a) {
				answer, ok = a, true
			}
		}
	}
	r := game.Rect(t.lay.Renew)
	label := c.T(text("Renouveler la Rivière (1 Concentration)", "Renew the River (1 Concentration)"))
	h := t.ui.Hit("renew", r, ui.Place{Label: label, Disabled: !ok})
	rad := min(28, r.W/2-2)
	at := game.Point{X: r.X + r.W/2, Y: r.Y + 34}
	if t.lay.Portrait {
		rad, at.Y = 20, r.Y+r.H/2
	}
	t.ui.Picture(ui.Key{Kind: "table.renew", A: boolInt(ok), B: boolInt(h.Hot || h.Focused)},
		game.Rect{X: at.X - rad - 12, Y: at.Y - rad - 12, W: 2*rad + 24, H: 2*rad + 24},
		func(cv *art.Canvas) { paintRenew(cv, rad, ok, h.Hot || h.Focused) })
	if !t.lay.Portrait {
		s := ui.CaptionText.At(art.Centre).Sized(14)
		if ok {
			s = s.In(ui.White)
		}
		t.ui.Label(game.Rect{X: r.X - 10, Y: at.Y + rad + 6, W: r.W + 20, H: 18}, c.T(text("Renouveler", "Renew")), s)
		t.ui.Label(game.Rect{X: r.X - 10, Y: at.Y + rad + 22, W: r.W + 20, H: 18}, c.T(text("la Rivière", "the River")), ui.SmallText.At(art.Centre).Sized(13.5))
	}
	if h.Hot {
		t.ui.Tip(r, label)
	}
	if h.Pressed && ok && t.guard.pass(c, "renew") {
		t.do(c, answer.Action)
	}
}

// buildMarks lights where the held card may go: the free place of a hand, or
// the common row.
func (t *Scene) buildMarks(c *game.Context) {
	for _, g := range t.hand.Goals() {
		if g.Card != 0 {
			continue // the card itself glows
		}
		if p, ok := t.gap(g.Zone); ok {
			name := t.in(t.shown.Layout().Zones[g.Zone].Text)
			hint := c.T(text("déposez la carte ici", "drop the card here"))
			r := game.Rect(p.Bounds()).Inset(-4)
			t.ui.Picture(ui.Key{Kind: "table.handslot", Text: name, A: int(t.prefs.lang)}, r.Inset(-8), func(cv *art.Canvas) {
				cv.HandSlot(8, 8, r.W, r.H, name, hint, true)
			})
			continue
		}
		r := game.Rect(t.lay.Zones[g.Zone].Drop)
		if t.lay.Zones[g.Zone].Kind == layout.Slots {
			r = t.goalRect(g)
		}
		t.ui.Picture(ui.Key{Kind: "table.lanegoal"}, r.Inset(-9), paintLaneGoal(r.W+18, r.H+18))
	}
}
