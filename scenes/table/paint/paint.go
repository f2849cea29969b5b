// Package paint draws what lies and moves on the table: the ground, cards with
// their shadows, glows and badges, rulers and dice, arrows and threads. It is told
// what the person at the screen is doing, draws, and changes nothing.
package paint

import (
	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/table/preview"
	"wyrmtable/scenes/table/story"
	"wyrmtable/scenes/table/tableau"
	"wyrmtable/scenes/theme"
	"wyrmtable/scenes/ui"
)

// Sources are what is drawn. They belong to the table and change.
type Sources struct {
	Kit     *ui.Kit
	Look    *look.Look
	Tableau *tableau.Tableau
	Desk    *panel.Desk
	Story   *story.Story
	Preview *preview.Preview
	Glow    func(id rules.CardID) pictures.Glow // how a card glows now
	Yields  func(id rules.CardID) bool          // a card gives way under a press
}

// Now is what the person at the screen is doing.
type Now struct {
	Busy  bool         // something moves or is told
	Keyed rules.CardID // the card the keyboard is on, or 0
	Aimed rules.Seat   // the player who is being considered, or Nobody
}

// A Painter draws one table.
type Painter struct {
	Sources
	Now     Now
	Options theme.Options // by which cards are painted
	Lasting Lasting
	Plaque  *look.Plaque // what the plaque is about; nil where none is shown
	Brush   pictures.Brush

	ground  *ground
	lent    bool            // ground is another painter's
	cards   []card          // by card
	dice    []*ebiten.Image // by seat: the last picture of its die
	scales  [][]art.Ruler   // by seat and counter
	arrows  []look.Arrow
	telling look.Telling              // what the arrows are drawn from
	name    func(s rules.Seat) string // of the desk, kept
}

// New returns the painter of a table with boards of layout l.
func New(s Sources, l *rules.Layout) *Painter {
	return &Painter{Sources: s, cards: make([]card, l.Cards+1), dice: make([]*ebiten.Image, l.Seats), name: s.Desk.Name,
		ground: &ground{}}
}

// Update goes on painting the ground, and reports whether there is something new
// to draw.
func (t *Painter) Update(c *game.Context) bool { return t.ground.update(c, t) }

// Pending reports whether the ground is still being painted.
func (t *Painter) Pending() bool { return t.ground.pending() }

// Grounded reports whether there is a ground to draw.
func (t *Painter) Grounded() bool { return t.ground.img != nil }

// Under draws what lies under the panels.
func (t *Painter) Under(c *game.Context, dst *game.Frame, now Now) {
	t.Now = now
	t.Brush.Begin(t.Kit, c.Scale)
	t.ground.draw(&t.Brush, c, dst)
	t.drawLane(dst)
	t.drawThreads(dst)
	t.drawArrows(dst, underPanels)
}

// Over draws what lies over them.
func (t *Painter) Over(dst *game.Frame, now Now) {
	t.Now = now
	t.drawRulers(dst)
	t.drawDice(dst)
	t.drawLives(dst)
	t.drawArrows(dst, underCards)
	t.drawCards(dst)
	t.drawCrests(dst)
	t.drawArrows(dst, overCards)
	t.drawPair(dst)
	t.drawAim(dst)
}

// Forget forgets what was shown to whoever looked.
func (t *Painter) Forget() {
	clear(t.cards)
	t.Plaque = nil
}

// TurnAway notes which side of a card was up before, and whether the card is seen
// turning over.
func (t *Painter) TurnAway(id rules.CardID, was rules.Face, turns bool) {
	t.cards[id].was, t.cards[id].turns = was, turns
}

// Turns reports, once, that a card has still to be shown turning over.
func (t *Painter) Turns(id rules.CardID) bool {
	turns := t.cards[id].turns
	t.cards[id].turns = false
	return turns
}

// Was is the side of a card that was up before it was last turned over.
func (t *Painter) Was(id rules.CardID) rules.Face { return t.cards[id].was }

// Painted reports whether the face of a card was painted.
func (t *Painter) Painted(id rules.CardID) bool { return t.cards[id].img != nil }

// Close gives textures back.
func (t *Painter) Close() {
	if !t.lent {
		t.ground.dropUpload()
		t.ground.free()
	}
}

// Share has a painter of an equal table draw on the ground of this one, which gives it
// back.
func (t *Painter) Share(with *Painter) { with.ground, with.lent = t.ground, true }
