package table

import (
	"image/color"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/advice"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/notice"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/table/sheet"
	"wyrmtable/scenes/ui"
)

// build describes everything that lies under the cards, and the cards
// themselves as places to press.
func (t *Scene) build(c *game.Context) {
	if t.tableau.Lay == nil {
		return
	}
	old := t.notices.Tip
	t.notices.Tip, t.painter.Lasting.Looked, t.hand.Hinted = notice.Tip{}, 0, 0
	defer func() {
		if t.notices.Tip != old {
			t.top.Changed()
			c.Redraw()
		}
	}()
	u := t.ui
	t.setDesk()
	t.guardEnd(c)
	t.buildBar(c)
	t.desk.Duels()
	t.places().Rows()
	t.buildTrack(c)
	t.desk.Pending(t.telling)
	if t.look.Preview.Comparison != nil {
		t.comparison().Build(t.nothingCompared)
	}
	for s := range t.tableau.Lay.Seats {
		t.desk.Team(c, rules.Seat(s))
	}
	for s := range t.tableau.Lay.Seats {
		t.buildSeat(c, rules.Seat(s))
	}
	t.desk.Fixtures(t.fixtureTelling)
	t.desk.Order(c)
	t.buildPeeks(c)
	t.buildLasting(c)
	t.buildZones(c)
	t.buildMarks(c)
	t.buildGoals(c)
	if t.match.Replay == nil || !t.tableau.Lay.Portrait {
		t.desk.Phases(c, t.whereTo())
	}
	t.buildPlaque(c)
	t.buildLog(c)
	t.buildCall(c)
	if t.look.Play.Verbs != nil {
		t.buildVerbs(c)
	} else {
		t.buildButtons(c)
	}
	if t.notices.Caption.Text.Empty() {
		return
	}
	u.Region("now", c.T(text("Ce qui se passe", "What happens")))
	u.Say(t.plain(t.notices.Caption.Text))
}

// setDesk lays out what panels are built from now.
func (t *Scene) setDesk() {
	d := &t.desk
	d.Lay, d.Below = t.tableau.Lay, t.tableau.From.Bottom
	d.Ask, d.Answered = t.question.Ask, t.question.Answered()
}

func text(fr, en string) game.Text { return game.Text{FR: fr, EN: en} }

// in returns t in the player's language, its references kept.
func (t *Scene) in(s rules.Text) string { return s.In(t.desk.Lang) }

// plain returns t in the player's language without marks of references.
func (t *Scene) plain(s rules.Text) string { return rules.Plain(t.in(s)) }

// seatColour is the colour of a seat's player.
func (t *Scene) seatColour(s rules.Seat) color.NRGBA { return t.desk.Colour(s) }

// prompt is what the person at the screen has to do now. While the table still
// tells what came of the last answer its question is settled and the next one
// not yet asked: then it says whose turn is being shown.
func (t *Scene) prompt() string {
	if t.match.Replay != nil {
		return t.replayPrompt()
	}
	if a := t.desk.ShownTurn(); a >= 0 {
		n := t.name(a)
		return t.in(rules.Text{FR: n + " joue", EN: n + " is playing"})
	}
	if t.question.Answered() && t.look.Play.Call != nil {
		return "" // what came of the last answer is being told
	}
	if t.question.Ask == nil {
		if !t.busy() && t.match.Begun && t.watch.Calling() {
			return t.callStake()
		}
		return ""
	}
	if t.question.Aloud {
		return t.name(t.question.Ask.Decider) + t.colon() +
			t.in(rules.Text{FR: "demandez de vive voix s’il faut attendre sa réponse",
				EN: "ask aloud whether to wait for a response"})
	}
	if t.watch.Awaited() >= 0 {
		return t.awaitsMail()
	}
	if t.question.Program() {
		return t.thinks()
	}
	if held := t.heldPrompt(); held != "" {
		return held
	}
	return t.plain(t.look.Game.Prompt(t.match.Session.Setup(), &t.shown, t.question.Ask))
}

// heldPrompt says what the card that is held waits for; empty where the question
// says so.
func (t *Scene) heldPrompt() string {
	if a, ok := t.again(); ok {
		does := t.plain(t.look.Game.Label(t.match.Session.Setup(), &t.shown, t.question.Ask, &a))
		return rules.Within(does) + t.colon() + t.in(rules.Text{FR: "pressez encore", EN: "press again"})
	}
	if t.look.Words.Held == nil || t.hand.Card() == 0 || t.hand.Bound() || t.busy() {
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
func (t *Scene) colon() string { return rules.Text{FR: "\u00a0: ", EN: ": "}.In(t.desk.Lang) }

func (t *Scene) buildBar(c *game.Context) {
	u, l := t.ui, t.tableau.Lay
	u.Region("state", c.T(text("État de la partie", "State of the match")))
	t.desk.BarPlate(l)
	title := ui.HeadText.Sized(21)
	turn := t.desk.TurnText(c)
	if t.match.Aside && !t.lesson.On() {
		turn = c.T(asideText) + " · " + turn
	}
	prompt := ui.BodyText.Sized(16)
	if l.Portrait {
		title.Size = 17
		prompt.Size = 14.5
		words := t.look.Game.Name
		if turn != "" {
			words += " · " + turn
		}
		u.Heading(game.Rect(l.Title), words, panel.Capped(u, panel.Fit(u, words, title, l.Title.W), 19))
		if words := t.prompt(); u.TextWidth(words, prompt)*.85 > l.Prompt.W {
			prompt.Lead = 1.05
			panel.Para(u, game.Rect{X: l.Prompt.X, Y: l.Prompt.Y - 3, W: l.Prompt.W, H: l.Prompt.H + 4}, words, prompt)
		} else {
			u.Label(game.Rect(l.Prompt), words, prompt)
		}
	} else {
		t.desk.BarName(title)
		small := panel.Capped(u, ui.HeadText.Sized(15), 20)
		prompt = panel.Capped(u, prompt, 23)
		w := 0.0
		if turn != "" {
			w = u.TextWidth(turn, small) + 16
			u.Label(game.Rect{X: l.Prompt.X, Y: l.Prompt.Y, W: w - 14, H: l.Prompt.H}, turn, small)
		}
		r := game.Rect{X: l.Prompt.X + w, Y: l.Prompt.Y, W: l.Prompt.W - w, H: l.Prompt.H}
		if icon, ok := t.adviceIcon(); ok {
			r.W = min(r.W, icon.X-6-r.X)
		}
		u.Label(r, t.prompt(), prompt)
	}
	t.buildIcons(c)
}

func (t *Scene) buildIcons(c *game.Context) {
	icons := []barIcon{
		{"aid", "secret-book", text("Aide de jeu", "Aid card"), func() { t.open(c, sheet.Aid) }},
		{"log", "scroll-unfurled", text("Journal", "Log"), func() { t.open(c, sheet.Log) }},
		{"rules", "rule-book", text("Règles", "Rules"), func() { t.openHelp(c) }},
		{"menu", "settings-knobs", text("Menu", "Menu"), func() { t.open(c, sheet.Menu) }},
	}
	if len(t.tableau.Lay.Icons) < len(icons) {
		icons[1] = icons[2] // on a phone the log has a line of its own
		icons[2] = icons[3]
	}
	if r, ok := t.adviceIcon(); ok {
		ask := barIcon{"advice", advice.Icon, text("Demander conseil", "Ask for advice"), func() { t.pressAdvice(c) }}
		if t.tableau.Lay.Portrait {
			icons[1] = ask
		} else {
			t.buildIcon(c, ask, r)
		}
	}
	for i, r := range t.tableau.Lay.Icons {
		if i >= len(icons) {
			break
		}
		b := icons[i]
		if b.id == "aid" && t.look.Furniture.Aid == nil || b.id == "rules" && t.look.Game.Help == nil {
			continue
		}
		t.buildIcon(c, b, r)
	}
}

// A barIcon is a sign of the bar, to be pressed.
type barIcon struct {
	id, icon string
	label    game.Text
	do       func()
}

func (t *Scene) buildIcon(c *game.Context, b barIcon, r layout.Rect) {
	h := t.ui.Hit(b.id, game.Rect(r), ui.Place{Label: c.T(b.label)})
	p := r.Center()
	t.ui.Medal(b.icon, game.Point(p), min(r.W, r.H)/2-3)
	if h.Hot {
		t.ui.Picture(ui.Key{Kind: "table.halo"}, game.Rect(r).Inset(-3), pictures.Halo)
	}
	if h.Tip {
		t.notices.Point(game.Rect(r), c.T(b.label))
	}
	if h.Pressed {
		b.do()
	}
}

func (t *Scene) buildButtons(c *game.Context) {
	u, l := t.ui, t.tableau.Lay
	u.Region("buttons", c.T(text("Actions", "Actions")))
	if t.match.Replay != nil {
		t.buildReplay(c)
		return
	}
	_, why := t.watch.Undoer(t.question.Aloud)
	undo := ui.Button{Text: c.T(text("Annuler", "Undo")), Disabled: !why.Empty(), Why: t.in(why)}
	aid := ui.Button{Text: c.T(text("Aide", "Aid"))}
	undo.Size = panel.ButtonSize(u, undo.Text, 14.5, l.Undo.W)
	aid.Size = undo.Size
	if u.Button("undo", game.Rect(l.Undo), undo) && t.input.Guard.Pass(c.Now, "undo") {
		t.undo(c)
	}
	if !l.Help.Empty() && t.look.Furniture.Aid != nil {
		if u.Button("helpbutton", game.Rect(l.Help), aid) {
			t.open(c, sheet.Aid)
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
		panel.Para(u, box, t.in(t.look.Words.Goal(t.shown.Layout().Seats)), s)
	}
}
