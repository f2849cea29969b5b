package table

import (
	"slices"
	"strconv"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/prints"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/theme"
	"wyrmtable/scenes/ui"
)

// A modal is a panel over the table that takes all input while it is open.
type modal uint8

const (
	noModal modal = iota
	menuModal
	aidModal
	logModal
	discardModal
	saveModal
	standingModal
	handModal       // the open hand of another, where his place shows no cards
	lastingModal    // the lasting cards, where there is no room for all their chips
	comparisonModal // what would come of the answers, on a phone
	untilModal      // how far to let things go
	pilesModal      // the piles of a player whose places show none
	browseModal     // the cards of a zone that can be looked through
)

// open opens a panel over the table; what is held is put back.
func (t *Scene) open(c *game.Context, m modal) {
	if m != comparisonModal { // that is about what is held
		t.putBack(c)
		t.hideHand(c)
	}
	t.hideZoom()
	t.explain.PutAway()
	t.modal = m
	if m == saveModal {
		t.field.SetValue(t.saveName())
		t.field.Focus(c)
	}
	t.refresh()
	c.Redraw()
}

// close closes it.
func (t *Scene) close(c *game.Context) {
	if t.modal == saveModal {
		t.field.Blur(c)
	}
	t.modal, t.explain.Line = noModal, 0
	t.hideZoom()
	t.refresh()
	c.Redraw()
}

// buildTop describes what lies over the cards.
func (t *Scene) buildTop(c *game.Context) {
	if t.tableau.Lay == nil {
		return
	}
	t.setDesk()
	if tip := t.notices.Tip; tip.Words != "" && t.modal == noModal {
		t.top.Tip(tip.At, tip.Words)
	}
	t.buildTags()
	t.buildBoxes()
	t.buildPendingOver()
	t.buildTag(c)
	t.buildGoalWords()
	t.buildInPlace()
	if t.modal == noModal {
		t.notices.Build(t.top, &t.desk)
	}
	t.buildChoice(c)
	if t.modal == noModal {
		t.buildExplain(c)
	}
	switch t.modal {
	case menuModal:
		t.buildMenu(c)
	case aidModal:
		t.buildAid(c)
	case logModal:
		t.buildFullLog(c)
		t.buildExplain(c)
	case discardModal:
		t.buildDiscard(c)
	case saveModal:
		t.buildSave(c)
	case standingModal:
		t.buildStanding(c)
	case comparisonModal:
		t.buildComparisonSheet(c)
	case untilModal:
		t.buildUntilSheet(c)
	case browseModal:
		t.buildBrowse(c)
	case handModal:
		t.buildOpenHand(c)
	case pilesModal:
		t.buildPiles(c)
	case lastingModal:
		t.buildCards(c, t.in(t.look.InPlay.LastingName), "", t.lasting.Cards)
	}
	t.buildZoom(c)
}

// sheet opens the plate of a modal of at most w by h units, with its title, and
// returns the room inside. It closes on Cancel, on its cross and on a press
// beside it.
func (t *Scene) sheet(c *game.Context, title string, w, h float64) game.Rect {
	u := t.top
	u.Veil(0.62)
	key := t.zoom.Card == 0 && (u.Key(game.Cancel) || u.Key(game.Menu)) // else for the card over it
	if u.Hit("veil", c.Bounds(), ui.Place{}).Pressed || key {
		t.close(c)
	}
	w, h = min(w, c.W-16), min(h, c.H-16)
	r := game.Rect{X: (c.W - w) / 2, Y: (c.H - h) / 2, W: w, H: h}
	u.Region("modal", title)
	u.Block("sheet", r)
	u.Panel(r)
	head := game.Rect{X: r.X + 54, Y: r.Y + 12, W: r.W - 108, H: 30}
	u.Heading(head, title, panel.Capped(u, panel.Fit(u, title, ui.HeadText.At(art.Centre), head.W), 30))
	u.Rule(r.X+40, r.Y+50, r.W-80)
	cross := game.Rect{X: r.X + r.W - 52, Y: r.Y + 8, W: 44, H: 44}
	hit := u.Hit("close", cross, ui.Place{Label: c.T(text("Fermer", "Close"))})
	u.Picture(ui.Key{Kind: "table.cross", A: look.Int(hit.Hot || hit.Focused)}, cross,
		pictures.Cross(hit.Hot || hit.Focused))
	if hit.Pressed {
		t.close(c)
	}
	return game.Rect{X: r.X + 24, Y: r.Y + 62, W: r.W - 48, H: r.H - 82}
}

func (t *Scene) buildMenu(c *game.Context) {
	type line struct {
		id   string
		text game.Text
		icon string
		do   func()
		hide bool
	}
	lines := []line{
		{"resume", text("Reprendre la partie", "Resume the match"), "play-button", func() { t.close(c) }, false},
		{"saveas", text("Enregistrer sous…", "Save as…"), "save", func() { t.open(c, saveModal) }, t.match.Replay != nil},
		{"standing", standingTitle, "checked-shield", func() { t.open(c, standingModal) }, t.watch.Seat < 0 &&
			(t.look.Turn.Track == nil || t.match.Replay != nil) || len(t.look.Game.Stops) == 0},
		{"menurules", text("Règles", "Rules"), "rule-book", func() { t.openHelp(c) }, !t.hasHelp()},
		{"settings", text("Réglages", "Settings"), "settings-knobs", func() { c.Push(t.doors.Settings()) },
			t.doors.Settings == nil},
		{"concede", concedeText, "cross-mark", func() { t.askConcede(c) }, t.conceder() < 0},
		{"leave", text("Quitter la table", "Leave the table"), "exit-door", func() { t.close(c); c.Pop(nil) }, false},
	}
	for _, k := range t.lends(c) {
		at := slices.IndexFunc(lines, func(l line) bool { return l.id == "concede" })
		lines = slices.Insert(lines, at, line{k.id, k.text, "player-next", k.do, false})
	}
	lines = slices.DeleteFunc(lines, func(l line) bool { return l.hide })
	note, aside := "", ui.AsideText.Sized(15).At(art.Centre)
	if t.match.Replay == nil {
		note = c.T(text("La partie est gardée à chaque coup\u00a0: vous la retrouverez sous «\u00a0Continuer\u00a0».",
			"The match is kept at every move: you will find it under “Continue”."))
	}
	wide := min(max(420, t.top.Size(350)), c.W-16)
	side := 30.0
	if t.tableau.Lay.Portrait {
		side = 12
	}
	buttons := make([]ui.Button, len(lines))
	step := 58.0
	for i, l := range lines {
		buttons[i] = ui.Button{Text: c.T(l.text), Look: ui.SlateLook, Size: 17}
		if l.id == "resume" {
			buttons[i].Look = t.desk.MainLook()
		}
		step = max(step, t.top.ButtonHeight(buttons[i], wide-48-17-2*side)+8)
	}
	high := step*float64(len(lines)) + t.top.ParaHeight(wide-68, note, aside)
	r := t.sheet(c, c.T(text("Pause", "Pause")), wide, 62+high+36)
	list := func(x, y, w float64) float64 {
		top := y
		for i, l := range lines {
			if t.top.Button(l.id, game.Rect{X: x + side, Y: y + 6, W: w - 2*side, H: step - 8}, buttons[i]) {
				l.do()
				return high
			}
			y += step
		}
		return y + 8 + t.top.Para(x+10, y+8, w-20, note, aside) - top
	}
	if high+8 <= r.H {
		list(r.X, r.Y, r.W)
	} else {
		t.top.Scroll("menu", r, list)
	}
}

// saveName is the name first offered for a saved game.
func (t *Scene) saveName() string {
	var names string
	for i, p := range t.match.Session.Setup().Seats {
		if i > 0 {
			names += " – "
		}
		names += p.Name
	}
	return names + ", " + map[rules.Lang]string{rules.French: "tour ", rules.English: "turn "}[t.prefs.lang] +
		strconv.Itoa(int(t.desk.Numbers.TurnNow(&t.shown)))
}

func (t *Scene) buildSave(c *game.Context) {
	u := t.top
	r := t.sheet(c, c.T(text("Enregistrer la partie", "Save the match")), 520, 240)
	u.Label(game.Rect{X: r.X, Y: r.Y, W: r.W, H: 24}, c.T(t.field.Label), panel.Capped(u, ui.SmallText, 20))
	u.TextInput("name", game.Rect{X: r.X, Y: r.Y + 28, W: r.W, H: 46}, &t.field)
	if u.Button("keep", game.Rect{X: r.X + r.W/2 - 120, Y: r.Y + 92, W: 240, H: 52},
		ui.Button{Text: c.T(text("Enregistrer", "Save")), Look: t.desk.MainLook(), Disabled: t.field.Value() == ""}) {
		h := game.Head{Name: t.field.Value(), Game: t.look.Game.ID, Info: t.info()}
		if _, err := c.Saves.Keep(h, t.match.Session.Save(t.meta())); err != nil {
			c.Notice(text("La partie n’a pas pu être enregistrée\u00a0: "+err.Error(),
				"The match could not be saved: "+err.Error()))
		} else {
			c.Notice(text("Partie enregistrée.", "Match saved."))
		}
		t.close(c)
	}
}

func (t *Scene) buildAid(c *game.Context) {
	w, h := 960.0, 640.0
	if t.tableau.Lay.Portrait {
		w, h = 380, 690
	}
	r := t.sheet(c, c.T(text("Aide de jeu", "Aid card")), w, h)
	key := ui.Key{Kind: "table.aid", A: int(t.prefs.lang), B: look.Int(t.tableau.Lay.Portrait)}
	t.top.Picture(key, r, func(cv *art.Canvas) {
		t.look.Furniture.Aid(cv, r.W, r.H, t.shown.Layout().Seats, t.prefs.lang)
	})
	t.top.Say(c.T(text("L’aide-mémoire du jeu\u00a0; les règles complètes sont sous F1.",
		"The game's aid card; the complete rules are under F1.")))
	if t.top.Key(game.Aid) {
		t.close(c)
	}
}

// buildDiscard lays the discard out, the newest card first.
func (t *Scene) buildDiscard(c *game.Context) {
	z, ok := t.shown.Layout().ZoneOf(t.look.Play.Discard, rules.Nobody)
	if !ok {
		return
	}
	cards := t.shown.Zone(z)
	title := t.in(t.shown.Layout().Zones[z].Text) + " · " + strconv.Itoa(len(cards))
	t.buildCards(c, title, c.T(text("La dernière carte d’abord", "Newest card first")), cards)
}

// browsed reports whether the cards of a zone can be looked through.
func (t *Scene) browsed(zone string) bool { return slices.Contains(t.look.Play.Browse, zone) }

// digs reports whether something can be done with a card under others of a
// pile.
func (t *Scene) digs(z rules.Zone) bool {
	cards := t.shown.Zone(z)
	for _, id := range cards[:max(0, len(cards)-1)] {
		if t.hand.CanPick(id) && t.tableau.Buried(id) {
			return true
		}
	}
	return false
}

// browse lays the cards of a zone out.
func (t *Scene) browse(c *game.Context, z rules.Zone) {
	t.open(c, browseModal)
	t.browsing = z
}

func (t *Scene) buildBrowse(c *game.Context) {
	cards, l := t.shown.Zone(t.browsing), t.shown.Layout().Zones[t.browsing]
	title := t.in(l.Text) + " · " + strconv.Itoa(len(cards))
	if l.Seat >= 0 {
		title = t.name(l.Seat) + " — " + title
	}
	note := ""
	if l.Pile {
		note = c.T(text("La dernière carte d’abord", "Newest card first"))
	}
	t.buildCards(c, title, note, cards)
}

// buildCards lays cards out in a panel, the last one first.
func (t *Scene) buildCards(c *game.Context, title, note string, cards []rules.CardID) {
	u := t.top
	r := t.sheet(c, title, 900, 640)
	if note != "" {
		u.Label(game.Rect{X: r.X, Y: r.Y - 4, W: r.W, H: 20}, note, ui.SmallText.At(art.Centre))
		r.Y, r.H = r.Y+22, r.H-22
	}
	w := 122.0
	if t.tableau.Lay.Portrait {
		w = 100
	}
	gap := 12.0
	o := theme.Options{Lang: t.prefs.lang, Letters: t.prefs.letters, Contrast: t.prefs.contrast}
	u.Scroll("discard", r, func(x, y, width float64) float64 {
		cols := max(1, int((width+gap)/(w+gap)))
		left := x + (width-float64(cols)*(w+gap)+gap)/2
		for i := range cards {
			id := cards[len(cards)-1-i]
			f := t.look.Game.FaceOf(&t.shown, id)
			at := game.Rect{X: left + float64(i%cols)*(w+gap), Y: y + 4 + float64(i/cols)*(w*layout.CardRatio+gap), W: w,
				H: w * layout.CardRatio}
			if at.Y+at.H < r.Y || at.Y > r.Y+r.H {
				at := at // out of sight: only a place, no picture
				u.Hit(u.Sub("old", int(id)), at, ui.Place{Label: t.plain(t.look.Game.Faces[f].Name)})
				continue
			}
			u.Image(prints.Picture(t.kit, t.look.Theme, f, w, false, o), at, ui.White)
			h := u.Hit(u.Sub("old", int(id)), at, ui.Place{Label: t.plain(t.look.Game.Faces[f].Name)})
			if may := t.hand.CanPick(id) && !t.busy() && t.match.Replay == nil; may {
				u.FocusRing(at)
				if h.Pressed {
					t.close(c)
					t.pressCard(c, id)
					break
				}
			}
			if h.Pressed || h.Alt {
				t.showZoom(c, id, true)
			} else if h.Focused && t.zoom.Card == 0 {
				u.Bar(game.Rect{X: at.X, Y: at.Y + at.H, W: at.W, H: 3}, ui.Gold)
			}
		}
		return float64((len(cards)+cols-1)/cols)*(w*layout.CardRatio+gap) + 8
	})
}
