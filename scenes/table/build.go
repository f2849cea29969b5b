package table

import (
	"image/color"
	"strconv"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/ui"
)

// build describes everything that lies under the cards, and the cards
// themselves as places to press.
func (t *Scene) build(c *game.Context) {
	if t.lay == nil {
		return
	}
	old := t.tips
	t.tips, t.hoveredLasting, t.hinted = tips{}, 0, 0
	defer func() {
		if t.tips != old {
			t.top.Changed()
			c.Redraw()
		}
	}()
	u := t.ui
	t.buildBar(c)
	t.buildDuels()
	t.buildRows()
	t.buildTrack(c)
	t.buildPending(c)
	t.buildComparison(c)
	for s := range t.lay.Seats {
		t.buildTeam(c, rules.Seat(s))
	}
	for s := range t.lay.Seats {
		t.buildSeat(c, rules.Seat(s))
	}
	t.buildFixtures()
	t.buildOrder(c)
	t.buildPeeks(c)
	t.buildLasting(c)
	t.buildZones(c)
	t.buildMarks(c)
	t.buildGoals(c)
	t.buildPhases(c)
	t.buildPlaque(c)
	t.buildLog(c)
	t.buildCall(c)
	if t.look.Play.Verbs != nil {
		t.buildVerbs(c)
	} else {
		t.buildButtons(c)
	}
	if t.caption.text.Empty() {
		return
	}
	u.Region("now", c.T(text("Ce qui se passe", "What happens")))
	u.Say(rules.Plain(t.in(t.caption.text)))
}

// tips are words beside something that lies under the cards; they are shown
// above them.
type tips struct {
	at    game.Rect
	words string
}

func (t *Scene) tip(at game.Rect, words string) { t.tips = tips{at, words} }

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

// prompt is what the person at the screen has to do now. While the table still
// tells what came of the last answer its question is settled and the next one
// not yet asked: then it says whose turn is being shown.
func (t *Scene) prompt() string {
	if t.replay != nil {
		return t.replay.prompt(t)
	}
	if a := t.shownTurn(); a >= 0 {
		n := t.name(a)
		return t.in(rules.Text{FR: n + " joue", EN: n + " is playing"})
	}
	if t.answered && t.look.Play.Call != nil {
		return "" // what came of the last answer is being told
	}
	if t.ask == nil {
		if !t.busy() && t.begun && t.eyes.Calling() {
			return t.callStake()
		}
		return ""
	}
	if t.aloud {
		return t.name(t.ask.Decider) + t.colon() + t.in(rules.Text{FR: "demandez de vive voix s’il faut attendre sa réponse", EN: "ask aloud whether to wait for a response"})
	}
	if held := t.heldPrompt(); held != "" {
		return held
	}
	return t.plain(t.look.Game.Prompt(t.session.Setup(), &t.shown, t.ask))
}

// heldPrompt says what the card that is held waits for; empty where the question
// says so.
func (t *Scene) heldPrompt() string {
	id := t.hand.Card()
	if t.look.Words.Held == nil || id == 0 || t.hand.Bound() || t.busy() {
		return ""
	}
	var answers []rules.Answer
	for _, g := range t.hand.Goals() {
		answers = append(answers, t.hand.To(g)...)
	}
	k := t.telling()
	return t.plain(t.look.Words.Held(&k, answers))
}

// colon is a colon with the space that the language puts before it.
func (t *Scene) colon() string { return rules.Text{FR: "\u00a0: ", EN: ": "}.In(t.prefs.lang) }

func (t *Scene) buildBar(c *game.Context) {
	u, l := t.ui, t.lay
	u.Region("state", c.T(text("État de la partie", "State of the match")))
	t.buildBarPlate(l)
	title := ui.HeadText.Sized(21)
	turn := t.turnText(c)
	prompt := ui.BodyText.Sized(16)
	if l.Portrait {
		title.Size = 17
		prompt.Size = 14.5
		words := t.look.Game.Name
		if turn != "" {
			words += " · " + turn
		}
		u.Heading(game.Rect(l.Title), words, t.fit(u, words, title, l.Title.W))
		if words := t.prompt(); u.TextWidth(words, prompt)*.85 > l.Prompt.W {
			prompt.Lead = 1.05
			t.para(u, game.Rect{X: l.Prompt.X, Y: l.Prompt.Y - 1, W: l.Prompt.W, H: l.Prompt.H}, words, prompt)
		} else {
			u.Label(game.Rect(l.Prompt), words, prompt)
		}
	} else {
		t.buildBarName(title)
		small := t.capped(u, ui.HeadText.Sized(15), 20)
		prompt = t.capped(u, prompt, 23)
		w := 0.0
		if turn != "" {
			w = u.TextWidth(turn, small) + 16
			u.Label(game.Rect{X: l.Prompt.X, Y: l.Prompt.Y, W: w - 14, H: l.Prompt.H}, turn, small)
		}
		u.Label(game.Rect{X: l.Prompt.X + w, Y: l.Prompt.Y, W: l.Prompt.W - w, H: l.Prompt.H}, t.prompt(), prompt)
	}
	t.buildIcons(c)
}

// turnText says which turn or round it is.
func (t *Scene) turnText(c *game.Context) string {
	switch {
	case !t.numbers.HasRound && !t.numbers.HasTurn:
		return ""
	case t.numbers.HasRound:
		return t.roundText()
	case t.numbers.HasTurn && t.numbers.TurnNow(&t.shown) == 0:
		return c.T(text("Mise en place", "Set-up"))
	}
	return c.T(text("Tour ", "Turn ")) + strconv.Itoa(int(t.numbers.TurnNow(&t.shown)))
}

// buildBarName is the name of the game, where the ground of the bar does not
// bear it.
func (t *Scene) buildBarName(title ui.Text) {
	u, l := t.ui, t.lay
	if k := t.look.Furniture.Skin; k != nil && k.Bar != nil && !u.Contrast() {
		u.SayHeading(t.look.Game.Name)
		return
	}
	u.Icon(t.look.Ground.Emblem, game.Point{X: l.Title.X + 12, Y: l.Title.Y + l.Title.H/2}, 26, art.Hex("#ef7b3a"))
	at := game.Rect(l.Title)
	at.X, at.W = at.X+32, at.W-32
	u.Heading(at, t.look.Game.Name, t.fit(u, t.look.Game.Name, title, at.W))
}

// buildBarPlate is the ground of the bar, with the name of the game in its skin.
func (t *Scene) buildBarPlate(l *layout.Table) {
	r := game.Rect(l.Bar)
	k := t.look.Furniture.Skin
	if k == nil || k.Bar == nil || t.ui.Contrast() {
		t.ui.Picture(ui.Key{Kind: "table.bar"}, r, pictures.Bar)
		return
	}
	name := t.look.Game.Name
	if l.Portrait {
		name = ""
	}
	at := game.Rect{X: 0, Y: 0, W: r.W, H: r.H + 12}
	t.ui.Picture(ui.Key{Kind: "table.skinbar", Text: name}, at, func(c *art.Canvas) { k.Bar(c, r.W, r.H, name) })
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
		if b.id == "aid" && t.look.Furniture.Aid == nil || b.id == "rules" && t.look.Game.Help == nil {
			continue
		}
		h := t.ui.Hit(b.id, game.Rect(r), ui.Place{Label: c.T(b.label)})
		p := r.Center()
		t.ui.Medal(b.icon, game.Point(p), min(r.W, r.H)/2-3)
		if h.Hot || h.Focused {
			t.ui.Picture(ui.Key{Kind: "table.halo"}, game.Rect(r).Inset(-3), pictures.Halo)
		}
		if h.Tip {
			t.tip(game.Rect(r), c.T(b.label))
		}
		if h.Pressed {
			b.do()
		}
	}
}

func (t *Scene) buildPhases(c *game.Context) {
	if t.lay.Phases.Empty() || t.replay != nil && t.lay.Portrait {
		return
	}
	u, r := t.ui, game.Rect(t.lay.Phases)
	u.Region("phases", c.T(text("Phases", "Phases")))
	now := t.phaseNow()
	low := r.H < 120 // no room for what to do
	if !t.lay.Portrait {
		u.Panel(r)
		title := c.T(text("Phases", "Phases"))
		if t.numbers.HasRound {
			title = t.roundText()
		}
		u.Label(game.Rect{X: r.X, Y: r.Y + 8, W: r.W, H: 24}, title, t.capped(u, ui.HeadText.Sized(16).At(art.Centre), 21))
		u.Rule(r.X+30, r.Y+36, r.W-60)
	}
	n := len(t.look.Turn.Phases)
	step := r.W / float64(max(n, 1))
	rad, y := 19.0, r.Y+66
	if low {
		rad, y = 15, r.Y+57
	}
	if t.lay.Portrait {
		rad, y = 13, r.Y+18
	}
	small := 10.0
	if t.lay.Portrait {
		small = 1
	}
	size := 99.0 // of all their names
	for _, p := range t.look.Turn.Phases {
		size = min(size, t.fit(u, t.in(p.Name), t.phaseStyle(), step-small).Size)
	}
	for i, p := range t.look.Turn.Phases {
		x := r.X + step*(float64(i)+0.5)
		on := i == now
		u.Picture(ui.Key{Kind: "table.phase", Text: p.Icon, A: look.Int(on), B: i}, game.Rect{X: x - rad - 8, Y: y - rad - 8, W: 2*rad + 16, H: 2*rad + 16}, func(cv *art.Canvas) {
			pictures.Phase(cv, rad, p.Icon, i+1, on)
		})
		style := t.phaseStyle()
		style.Size, style.Fixed = size, true
		if on {
			style = style.In(ui.White)
		}
		label := t.in(p.Name)
		if t.lay.Portrait {
			u.Label(game.Rect{X: x - step/2, Y: r.Y + 36, W: step, H: 16}, label, style)
		} else {
			u.Label(game.Rect{X: x - step/2, Y: y + rad + 3, W: step, H: 20}, label, style)
		}
	}
	if !t.lay.Portrait && !low {
		box := game.Rect{X: r.X + 10, Y: r.Y + 112, W: r.W - 20, H: r.H - 120}
		s := ui.BodyText.Sized(14.5).At(art.Centre)
		s.Lead = 1.12
		t.para(u, box, t.whereTo(), s)
	}
}

// roundText is the round in words.
func (t *Scene) roundText() string {
	return t.in(t.look.Turn.RoundName) + " " + strconv.Itoa(int(t.shown.Var(t.numbers.Round, rules.Nobody)))
}

// phaseStyle is how the names of the phases are written.
func (t *Scene) phaseStyle() ui.Text {
	s := ui.CaptionText.At(art.Centre).Sized(13.5)
	if t.lay.Portrait {
		s.Size = 11
	}
	return s
}

// phaseNow is the step of the track that the match is in, or -1.
func (t *Scene) phaseNow() int {
	return t.look.Turn.Step(t.numbers.PhaseNow(&t.shown))
}

func (t *Scene) buildButtons(c *game.Context) {
	u, l := t.ui, t.lay
	u.Region("buttons", c.T(text("Actions", "Actions")))
	if t.replay != nil {
		t.replay.build(c, t)
		return
	}
	_, why := t.eyes.Undoer(t.aloud)
	undo := ui.Button{Text: c.T(text("Annuler", "Undo")), Disabled: !why.Empty(), Why: t.in(why)}
	aid := ui.Button{Text: c.T(text("Aide", "Aid"))}
	undo.Size = t.buttonSize(u, undo.Text, 14.5, l.Undo.W)
	aid.Size = undo.Size
	if u.Button("undo", game.Rect(l.Undo), undo) && t.guard.Pass(c.Now, "undo") {
		t.undo(c)
	}
	if !l.Help.Empty() && t.look.Furniture.Aid != nil {
		if u.Button("helpbutton", game.Rect(l.Help), aid) {
			t.open(c, aidModal)
		}
	}
	t.buildEnd(c)
	t.buildRenew(c)
	t.buildActs(c)
	if t.look.Play.Pairs != nil && !l.Goal.Empty() {
		t.buildBook(c)
	} else if t.look.Words.Goal != nil && !l.Goal.Empty() {
		u.Panel(game.Rect(l.Goal))
		u.Icon("crown", game.Point{X: l.Goal.X + 26, Y: l.Goal.Y + l.Goal.H/2}, 24, ui.Gold)
		s := ui.BodyText.Sized(14)
		s.Lead = 1.15
		box := game.Rect{X: l.Goal.X + 50, Y: l.Goal.Y + 4, W: l.Goal.W - 60, H: l.Goal.H - 8}
		t.para(u, box, t.in(t.look.Words.Goal(t.shown.Layout().Seats)), s)
	}
}

func (t *Scene) isRenew(a *rules.Answer) bool {
	return t.look.Play.Renew != "" && t.shown.Layout().Verbs[a.Verb].Name == t.look.Play.Renew
}
