package table

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/choice"
	"wyrmtable/scenes/table/lesson"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/match"
	"wyrmtable/scenes/table/notice"
	"wyrmtable/scenes/table/paint"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/pick"
	"wyrmtable/scenes/table/places"
	"wyrmtable/scenes/table/preview"
	"wyrmtable/scenes/table/question"
	"wyrmtable/scenes/table/sheet"
	"wyrmtable/scenes/table/story"
	"wyrmtable/scenes/table/tableau"
	"wyrmtable/scenes/table/watch"
	"wyrmtable/scenes/table/zoom"
	"wyrmtable/scenes/ui"
)

// Parts are the parts of a table for who looks at it from outside: the tests of
// the games' looks hold against each other what they show. They belong to the
// table and change with it.
type Parts struct {
	Look  *look.Look
	Match *match.Match
	Watch *watch.Watch

	UI, Top *ui.UI
	Tableau *tableau.Tableau
	Painter *paint.Painter
	Desk    *panel.Desk

	Shown    *rules.Board // the board as far as it has been told
	Story    *story.Story
	Question *question.Question
	Hand     *pick.Hand
	Preview  *preview.Preview

	Sheet   *sheet.Sheet
	Choice  *choice.Choice
	Zoom    *zoom.Zoom
	Notices *notice.Notices
	Lesson  *lesson.Guide

	scene *Scene
}

// Parts returns the parts of the table.
func (t *Scene) Parts() Parts {
	return Parts{Look: t.look, Match: t.match, Watch: t.watch, UI: t.ui, Top: t.top, Tableau: t.tableau, Painter: t.painter,
		Desk: &t.desk, Shown: &t.shown, Story: t.story, Question: &t.question, Hand: &t.hand, Preview: t.preview,
		Sheet: &t.sheet, Choice: &t.choice, Zoom: &t.zoom, Notices: &t.notices, Lesson: &t.lesson,
		scene: t}
}

// Busy reports whether something is still moving or to be told.
func (p *Parts) Busy() bool { return p.scene.busy() }

// Finish brings the screen to where the match is.
func (p *Parts) Finish(c *game.Context) { p.scene.finish(c) }

// Refresh makes the next frame describe everything anew.
func (p *Parts) Refresh() { p.scene.refresh() }

// Do gives an answer as a press does.
func (p *Parts) Do(c *game.Context, a rules.Action) { p.scene.do(c, a) }

// Telling is what the look is told of the table now.
func (p *Parts) Telling() look.Telling { return p.scene.telling() }

// Places marks where cards lie and may go.
func (p *Parts) Places() *places.Places { return p.scene.places() }

// Prompt is what the person at the screen has to do now.
func (p *Parts) Prompt() string { return p.scene.prompt() }

// Urge is what the large button says where it only waits.
func (p *Parts) Urge() string { return p.scene.urge() }

// Plain returns s in the player's language without marks of references.
func (p *Parts) Plain(s rules.Text) string { return p.scene.plain(s) }

// CardName is the name of what a card shows.
func (p *Parts) CardName(id rules.CardID) string { return p.scene.cardName(id) }

// Name is the name of a seat's player.
func (p *Parts) Name(s rules.Seat) string { return p.scene.name(s) }

// AimSeat is the player at whom what is held is aimed.
func (p *Parts) AimSeat() rules.Seat { return p.scene.aimSeat() }

// Info is what a save says of the match without being opened.
func (p *Parts) Info() map[string]string { return p.scene.info() }

// Audit describes both layers of the table anew and returns what is wrong with their
// places and words, and all the words.
func (p *Parts) Audit(c *game.Context) (found, words []string) {
	for _, layer := range []struct {
		on       *ui.UI
		describe func(*game.Context)
	}{{p.UI, p.scene.build}, {p.Top, p.scene.buildTop}} {
		audit := &ui.Audit{}
		p.UI.Kit.Audit = audit
		layer.on.Changed()
		layer.on.End(c, layer.describe)
		found, words = append(found, audit.Found()...), append(words, audit.Words()...)
	}
	return found, words
}

// Say says something to the person at the screen, such as why a thing cannot be
// done.
func (p *Parts) Say(c *game.Context, words rules.Text) { p.scene.say(c, words) }

// Mood is how the panel of a player stands out.
func (p *Parts) Mood(s rules.Seat) panel.Mood { return p.scene.moodOf(s) }

// PowerWhy says why a power of a player's hero cannot be used now.
func (p *Parts) PowerWhy(s rules.Seat, of *look.Power) rules.Text { return p.scene.powerWhy(s, of) }

// Digs reports whether the cards of a pile are chosen by looking through it.
func (p *Parts) Digs(z rules.Zone) bool { return p.scene.digs(z) }

// Spots is where each of what the lesson points at lies; empty where it cannot be seen.
func (p *Parts) Spots() (all []game.Rect) {
	for _, at := range p.Lesson.Points() {
		all = append(all, p.scene.spotOf(&at))
	}
	return all
}
