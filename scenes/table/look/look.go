// Package look has the types in which a game says what it adds to the table:
// where things lie, how they look, and what events mean to eyes and ears.
//
// A [Look] is made of facets, each a type of its own that a game fills in or
// leaves. What is left empty or nil is not there: a table has rulers or dice, a
// common row or a plaque. Functions are given a [Telling], which is what the one
// who looks may know, and so can say and paint no more than that.
//
// This package knows no table. The table reads looks, package looks lists them,
// and the look of a game needs nothing else of the screen.
package look

import (
	"image"
	"image/color"

	"wyrmtable/art"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/theme"
	"wyrmtable/sounds"
)

// A Look is what a game adds to the table.
type Look struct {
	Game *rules.Game
	// Tile is how it is announced.
	Tile Tile
	// Theme is how its cards look.
	Theme *theme.Theme
	// Meanings say how each kind of event looks and sounds.
	Meanings []Meaning

	Layout    Layout    // where things lie
	Ground    Ground    // what they lie on
	Players   Players   // what is shown of each player
	Purse     Purse     // what may be spent
	Turn      Turn      // whose turn, which phase
	Order     Order     // the order in which a change is resolved
	Play      Play      // how cards are played, and the buttons
	InPlay    InPlay    // how cards lie and look that stay in play
	Preview   Preview   // what would come of an answer
	Words     Words     // what is said
	Furniture Furniture // what else stands on the table
}

// A Layout says where things lie.
type Layout struct {
	Make layout.Maker
	// Crowd says how crowded a table is that is then laid out by Crowded; both nil
	// where the layout does not depend on what lies there.
	Crowd   func(b *rules.Board) layout.Crowd
	Crowded func(l *rules.Layout, w, h float64, bottom rules.Seat, crowd layout.Crowd) *layout.Table
	// Turns lets the table always turn to the one who is asked, because there
	// is room for one hand only.
	Turns bool
	// Still lets whoever looks at his hand hold it in the place of the one below,
	// while the table does not turn to him.
	Still bool
	// Tiny is the width of cards under which their names could not be read and are
	// left out; 0 where they never are.
	Tiny float64
}

// A Ground is what the cards lie on.
type Ground struct {
	// Mat begins the picture of the table, w by h pixels; cards lie on plateau.
	Mat func(w, h int, plateau image.Rectangle) *art.Mat
	// Lane paints the common row, w by h units; its name is empty where there
	// is no room for it.
	Lane func(c *art.Canvas, x, y, w, h float64, name string)
	// LaneName is the name of the common row.
	LaneName rules.Text
	// Lock paints the sign over the visible top of the pile, a card of w by h
	// units; low is the share of h from which on it must be readable.
	Lock func(c *art.Canvas, w, h, low float64, lang rules.Lang)
	// LockLow is that share for a face.
	LockLow func(f rules.Face, lang rules.Lang) float64
	Gap     string // the icon of an empty place
	Emblem  string // the game's icon
	Violet  bool   // the one button that matters is violet, not ember
}

// Players say what is shown of each player.
type Players struct {
	// Counters are the counters shown on rulers, in the order of
	// layout.Seat.Rulers, or the first of them on a die.
	Counters []Counter
	// Gauge is what the instrument is called that a counter is shown on.
	Gauge rules.Text
	// Plate paints the plate of a seat's rulers, in a place that begins at 0, 0.
	Plate func(c *art.Canvas, s *layout.Seat, lang rules.Lang)
	// Scale describes a ruler for package art, in units of its plate.
	Scale func(s *layout.Seat, counter int, lang rules.Lang) art.Ruler
	// Dice shows the first counter on a die; nil where rulers do.
	Dice *Dice
	// Hero is the card that stands for a player.
	Hero *Hero
	// Marks are the tokens that may lie on a player.
	Marks []Mark
	// Token is the counter shown as a lozenge beside the name, TokenPlaces how many
	// lozenges are shown, filled or empty, TokenUse what they are good for.
	Token       string
	TokenPlaces int
	TokenUse    rules.Text
	// Score is the counter of what is won besides, of ScoreGoal.
	Score     string
	ScoreGoal int
	// Panel paints a player's panel, w by h units; nil for the plain one. Bench
	// paints it from what the table shows.
	Panel func(c *art.Canvas, w, h float64, p Panel)
	// PanelName says where Panel sets the name, and whether it is cut there.
	PanelName func(w, h float64, name string) (x, y, width, height float64, cut bool)
	Bench     *Bench
	// Out reports that a player is out until the next round; nil where nobody
	// ever is.
	Out func(b *rules.Board, s rules.Seat) bool
	// Hand says in a few signs how many cards a player holds, for the panels of
	// those whose cards are not seen; nil where it needs not be said. HandWords
	// says the same in words, and more reports that the signs need them.
	Hand      func(b *rules.Board, s rules.Seat) string
	HandWords func(b *rules.Board, s rules.Seat) (words rules.Text, more bool)
}

// A Purse is what a player may spend.
type Purse struct {
	// Pool is the counter of what may be spent, Stock the zone of the cards that
	// give it, StockFree how many of them still can, Stake the zone of cards spent
	// this turn and StakeWorth what they gave.
	Pool, Stock, Stake string
	StockFree          func(b *rules.Board, s rules.Seat) (free, all int)
	StakeWorth         func(b *rules.Board, s rules.Seat) int
}

// A Turn names the counters of the table by which one knows where one is.
type Turn struct {
	Active string // whose turn it is
	Count  string // of turns
	// Extra is the counter of the turns a seat will take besides, right after
	// its own.
	Extra string
	// Phase is the counter of the phase, Phases the steps of the track.
	Phase  string
	Phases []Phase
	// Track is the strip of phases of a game in which both players act in the turn
	// of one.
	Track *Track
	// Round is the counter of rounds, RoundName what one is called.
	Round     string
	RoundName rules.Text
}

// An Order is the order of resolution: the steps in which a change is weighed.
type Order struct {
	// Steps names them, the first one first; what did nothing is folded into one
	// line of the explanation.
	Steps []rules.Text
	// Sum is the step that moves the counter, or 0.
	Sum int
	// StepOf returns the step that a note stands for, where it is not always that
	// of its meaning; nil where it is.
	StepOf func(e *rules.Event, meant int) int
	// Explain says a step for which the log has no line; nil when there is none.
	Explain func(view *rules.Board, e *rules.Event) rules.Text
}

// Play says how cards are played, and names the zones and verbs that the table
// has places and buttons for.
type Play struct {
	// Verbs sorts the answers without a card among the buttons.
	Verbs *Verbs
	// Waives says in a few words what an answer without a card gives away that is
	// seldom wise to give while something else could be answered; empty: nothing.
	// Such an answer has the lesser button, and the words stand on it; the larger one
	// says what there is to do.
	Waives func(k *Telling, a *rules.Answer) rules.Text
	// Acts are verbs with buttons of their own, in the order of layout.Acts.
	Acts []Act
	// Pairs are the effects of two cards played together; nil where there are
	// none.
	Pairs *Pairs
	// Call puts an open question to the whole table; nil where it is handed over.
	Call *Call
	// Ask is the kind of question to which cards are played into Zone; of one that
	// can only be discarded then it is said why.
	Ask, Zone string
	// Slots is the table's counter of how many places of the common row are in
	// use.
	Slots string
	// Renew is the verb of the button in the lane. RenewWhy says why an open
	// question does not offer it; nil when nothing is to be said.
	Renew    string
	RenewWhy func(view *rules.Board, k *rules.Ask) rules.Text
	// Exchange is the verb by which two cards change places: each may be carried
	// onto the other.
	Exchange string
	// Pile is the zone whose visible top waits for the next turn, Discard the
	// zone that can be looked through.
	Pile, Discard string
	// Browse are the zones that can be looked through by a press.
	Browse []string
}

// InPlay says how cards lie and look that stay on the table.
type InPlay struct {
	// Field is nil where they only lie there.
	Field *Field
	// Realm shows what a player rules as a map; nil where nobody rules anything.
	Realm *Realm
	// Pending is the zone of what waits to be resolved; nil where nothing waits.
	Pending *Pending
	// Lasting lists the cards whose effects last at present for all players, for
	// the chips and streams; LastingName is what they are called, many of them, and
	// LastingIcon the icon of one.
	Lasting     func(b *rules.Board, dst []rules.CardID) []rules.CardID
	LastingName rules.Text
	LastingIcon string
	// Chip paints the tag of a lasting card, w by h units; up is set on the
	// far side of the table. edge is the colour of its thread.
	Chip func(c *art.Canvas, w, h float64, f rules.Face, up bool, lang rules.Lang, edge color.NRGBA)
}

// Words are what the table says besides the words of the rules.
type Words struct {
	// Names are short names of zones, by the name of the zone, where the table has
	// no room for the usual ones.
	Names map[string]rules.Text
	// Goal says what wins with so many seats, for the plate at the lower right.
	Goal func(seats int) rules.Text
	// Opening tells how the match began, for the first lines of the log; nil
	// when there is nothing to tell.
	Opening func(s *rules.Setup, view *rules.Board) []rules.Text
	// Urges say in a few words what each kind of question waits for, by its
	// name, for the large button.
	Urges map[string]rules.Text
	// Choices say in numbers what the open question offers, for the large button;
	// nil or empty: what Urges say.
	Choices func(k *Telling) rules.Text
	// Places say for some kinds of question, by its name, from where a card goes
	// where; the panel of the phases shows it in place of the question.
	Places map[string]rules.Text
	// Held says what the card that is held waits for, by what it could do, where that is
	// more than one thing; empty: the question itself.
	Held func(k *Telling, answers []rules.Answer) rules.Text
	// Tag is a few words at the card that the open question is about; empty where
	// nothing is to be said.
	Tag func(t *Telling) rules.Text
	// Calls say who has to act, by the name of the question, where it is not
	// the beginning of his turn.
	Calls map[string]func(name string) rules.Text
	// Why says what has led to a question, for the curtain, from the public's
	// view; nil where the log does.
	Why func(t *Telling) (Why, bool)
	// Terms are the words of the glossary that a face uses.
	Terms func(f rules.Face) []rules.Term
}

// Furniture is what else stands on the table.
type Furniture struct {
	// Skin is what the usual furniture is made of, where it is not the usual one.
	Skin *Skin
	// Fixtures are furniture of the game's own.
	Fixtures []Fixture
	// Aid paints the aid card for so many seats, w by h units; nil where there is
	// none.
	Aid func(c *art.Canvas, w, h float64, seats int, lang rules.Lang)
	// Bed is what is heard at the table under everything else.
	Bed sounds.Bed
}

// Opened tells a viewer how a match began; nothing of one that was set up as a
// position, of which nobody was dealt anything.
func (lk *Look) Opened(s *rules.Session, viewer rules.Seat) []rules.Text {
	if lk.Words.Opening == nil || s.Start() != nil {
		return nil
	}
	return lk.Words.Opening(s.Setup(), s.Replay(viewer).Board())
}

// A Counter is one ruler.
type Counter struct {
	Var  string
	Name rules.Text
	Col  color.NRGBA
	Icon string
	Max  int
	// TeamMax is the end of the scale where a team shares it; 0 where none does.
	TeamMax int
}

// End is where the scale of k ends for a seating.
func (k *Counter) End(t rules.Seating) int {
	if t.Teams != nil && k.TeamMax > 0 {
		return k.TeamMax
	}
	return k.Max
}

// A Phase is a step of a turn on the phase track.
type Phase struct {
	Name   rules.Text
	Icon   string
	Values []int32 // of the phase counter
}

// FaceOf is the face by which a card is named: what it shows, or of something
// that waits to be resolved what stands for it.
func (lk *Look) FaceOf(b *rules.Board, id rules.CardID) rules.Face {
	f := lk.Game.FaceOf(b, id)
	if p := lk.InPlay.Pending; p != nil && f == 0 && p.Face != nil {
		f = p.Face(b, id)
	}
	return f
}

// A Tile is how a game is announced on the menu.
type Tile struct {
	Motto   rules.Text
	Minutes int       // that a first match takes, said behind how many play; 0: not said
	Style   art.Theme // its picture and colours
}
