package table

import (
	"slices"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/advice"
	"wyrmtable/scenes/table/choice"
	"wyrmtable/scenes/table/sheet"
)

// open lays a sheet over the table; what is held is put back.
func (t *Scene) open(c *game.Context, k sheet.Kind) { t.openOn(c, sheet.Topic{Kind: k}) }

// openOn lays one over the table that is about a seat or a zone.
func (t *Scene) openOn(c *game.Context, k sheet.Topic) {
	if k.Kind != sheet.Comparison { // that is about what is held
		t.putBack(c)
		t.hideHand(c)
	}
	t.hideZoom()
	t.explain.PutAway()
	t.sheet.Open(k)
	if k.Kind == sheet.Save {
		t.sheet.AskName(c, sheet.NameOf(&t.desk))
	}
	t.refresh()
	c.Redraw()
}

// close takes the sheet away.
func (t *Scene) close(c *game.Context) {
	t.sheet.Close(c)
	t.explain.Line = 0
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
	if tip := t.notices.Tip; tip.Words != "" && !t.sheet.Lies() {
		t.top.Tip(tip.At, tip.Words)
	}
	t.places().Tags(t.top)
	t.buildBoxes()
	t.buildPendingOver()
	t.buildTag()
	t.buildGoalWords()
	if !t.sheet.Lies() && !t.lesson.On() {
		t.notices.Build(t.top, &t.desk)
	}
	t.buildMail(c)
	t.buildChoice(c)
	t.buildAdvice(c)
	t.buildLesson(c)
	t.buildRing()
	if !t.sheet.Lies() && t.lesson.On() { // over its panel: what is said now was just asked for
		t.notices.Build(t.top, &t.desk)
	}
	if !t.sheet.Lies() {
		t.buildExplain(c)
		t.buildShowMe(c)
	}
	t.buildSheet(c)
	t.buildZoom(c)
}

// ring notes where the keyboard is below, for what is told of it on top.
func (t *Scene) ring(r game.Rect) {
	on := ""
	if t.ui.ByKeys() {
		on = t.ui.Focused()
	}
	if k := &t.input.Keys; k.Ring != r || k.On != on {
		k.Ring, k.On = r, on
		t.top.Changed()
	}
}

// buildRing marks on top what the keyboard is on below: cards and dice lie over it, and
// the light of what a lesson speaks of outshines that of a card.
func (t *Scene) buildRing() {
	if t.sheet.Lies() || t.choice.Modal() {
		return
	}
	r := t.input.Keys.Ring
	if id := t.input.Keys.Card; id != 0 && !t.busy() && (t.lesson.On() || t.advice.Stage != advice.Off) {
		r, _ = advice.Seen(t.tableau, id)
	}
	if r.W > 0 {
		t.top.Ring(r)
	}
}

// buildChoice describes the panel of a choice, and does what is pressed in it.
func (t *Scene) buildChoice(c *game.Context) {
	if t.sheet.Lies() || t.busy() {
		return
	}
	switch wish, a := t.choice.Build(c); wish {
	case choice.Chosen:
		t.do(c, a)
	case choice.CalledOff:
		t.putBack(c)
		t.tableau.AimAll(c, homeStyle)
		t.refresh()
	}
}

// buildSheet describes the sheet over the table.
func (t *Scene) buildSheet(c *game.Context) {
	p, kind := sheet.Page{UI: t.top, Desk: &t.desk, Under: t.zoom.Card != 0}, t.sheet.Kind
	switch kind {
	case sheet.None:
		return
	case sheet.Menu:
		p.Menu(c, t.menu(c), t.match.Kept())
	case sheet.Aid:
		p.Aid(c)
	case sheet.Log:
		t.buildFullLog(c, &p)
	case sheet.Save:
		t.buildSave(c, &p)
	case sheet.Standing:
		t.buildStanding(c, &p)
	case sheet.Comparison:
		t.buildComparisonSheet(c, &p)
	case sheet.Until:
		t.buildUntilSheet(c, &p)
	default:
		t.buildPile(c, &p)
	}
	if p.Closed {
		t.close(c)
	}
	if kind == sheet.Log {
		t.buildExplain(c)
		t.buildShowMe(c)
	}
}

// menu are the lines of the menu.
func (t *Scene) menu(c *game.Context) []sheet.Line {
	lines := []sheet.Line{
		{ID: "resume", Text: t.resumeText(), Do: func() { t.close(c) }},
		{ID: "saveas", Text: text("Enregistrer sous…", "Save as…"), Do: func() { t.open(c, sheet.Save) },
			Hide: t.match.Replay != nil || t.lesson.On()},
		{ID: "standing", Text: sheet.StandingTitle, Do: func() { t.open(c, sheet.Standing) }, Hide: t.watch.Seat < 0 &&
			(t.look.Turn.Track == nil || t.match.Replay != nil) || len(t.look.Game.Stops) == 0},
		{ID: "menurules", Text: text("Règles", "Rules"), Do: func() { t.openHelp(c) }, Hide: !t.hasHelp()},
		{ID: "settings", Text: text("Réglages", "Settings"), Do: func() { c.Push(t.doors.Settings()) },
			Hide: t.doors.Settings == nil},
	}
	lines = append(lines, t.shares(c)...)
	lines = append(lines, sheet.Line{ID: "compose", Text: text("Faire un problème de cette position", "Make a puzzle of this position"),
		Do: func() { t.compose(c) }, Hide: !t.composes()})
	lines = append(lines, t.lends(c)...)
	lines = append(lines,
		sheet.Line{ID: "concede", Text: concedeText, Do: func() { t.askConcede(c) }, Hide: t.conceder() < 0},
		sheet.Line{ID: "leave", Text: t.leaveText(), Do: func() { t.close(c); c.Pop(nil) }})
	return slices.DeleteFunc(lines, func(l sheet.Line) bool { return l.Hide })
}

// buildSave keeps the match under a name.
func (t *Scene) buildSave(c *game.Context, p *sheet.Page) {
	name, keep := p.Save(c, &t.sheet)
	if !keep {
		return
	}
	h := game.Head{Name: name, Game: t.look.Game.ID, Info: t.info()}
	if _, err := c.Saves.Keep(h, t.match.Session.Save(t.meta())); err != nil {
		c.Notice(text("La partie n’a pas pu être enregistrée\u00a0: "+err.Error(),
			"The match could not be saved: "+err.Error()))
	} else {
		c.Notice(text("Partie enregistrée.", "Match saved."))
	}
	p.Closed = true
}

// buildPile lays out the cards that the sheet is about.
func (t *Scene) buildPile(c *game.Context, p *sheet.Page) {
	k := sheet.Cards{Title: t.in(t.look.InPlay.LastingName), Cards: t.painter.Lasting.Cards}
	if t.sheet.Kind != sheet.Lasting {
		k = p.Of(c, t.sheet.Topic)
	}
	if t.sheet.Kind == sheet.Hand && len(k.Cards) == 0 {
		p.Closed = true // it is not open any more
		return
	}
	k.May = func(id rules.CardID) bool { return t.hand.CanPick(id) && !t.busy() && t.match.Replay == nil }
	switch picked := p.Lay(c, &k); {
	case picked.Up:
		p.Closed = false
		t.close(c)
		t.pressCard(c, picked.Card)
	case picked.Card != 0:
		t.showZoom(c, picked.Card, true)
	}
}

// browses reports whether a press on a card looks through those that lie with it,
// rather than picks it up, if it may be.
func (t *Scene) browses(id rules.CardID, may bool) bool {
	z := t.shown.Cards[id].Zone
	name := t.shown.Layout().Zones[z].Name
	return name == t.look.Play.Discard || slices.Contains(t.look.Play.Browse, name) && (!may || t.digs(z))
}

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
