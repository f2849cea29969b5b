package look

import (
	"image"
	"image/color"

	"wyrmtable/art"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/theme"
)

// A Look is what a game adds to the table: where things lie, how they look,
// and what events mean to eyes and ears. What a game does not have is left
// empty or nil, and then is not there: a table has rulers or dice, a common row
// or a plaque.
type Look struct {
	Game   *rules.Game
	Layout layout.Maker
	// Crowd says how crowded a table is that is then laid out by Crowded; both nil
	// where the layout does not depend on what lies there.
	Crowd    func(b *rules.Board) layout.Crowd
	Crowded  func(l *rules.Layout, w, h float64, bottom rules.Seat, crowd layout.Crowd) *layout.Table
	Meanings []Meaning

	// Counters are the counters shown on rulers, in the order of
	// layout.Seat.Rulers, or the first of them on a die.
	Counters []Counter
	// Gauge is what the instrument is called that a counter is shown on.
	Gauge rules.Text
	// SumStep is the step of the order of resolution that moves it, or 0.
	SumStep int
	// Track, Pending, Foresight and Hero are what a game has in which both players
	// act in the turn of one (see there); Skin and Verbs its furniture and buttons.
	Track     *Track
	Pending   *Pending
	Foresight *Foresight
	Hero      *Hero
	Call      *Call
	Omen      *Omen
	Realm     *Realm
	// Bench paints the panels of the players, Fixtures are other furniture of the
	// game's own.
	Bench    *Bench
	Fixtures []Fixture
	// Names are short names of zones, by the name of the zone, where the table has
	// no room for the usual ones.
	Names map[string]rules.Text
	// Still lets whoever looks at his hand hold it in the place of the one below,
	// while the table does not turn to him.
	Still bool
	Skin  *Skin
	Verbs *Verbs
	// Arrows appends the arrows that lie on the table.
	Arrows func(t *Telling, dst []Arrow) []Arrow
	// Tag is a few words at the card that the open question is about; empty where
	// nothing is to be said.
	Tag func(t *Telling) rules.Text
	// Pool is the counter of what may be spent, Stock the zone of the cards that
	// give it, StockFree how many of them still can, Stake the zone of cards spent
	// this turn and StakeWorth what they gave.
	Pool, Stock, Stake string
	StockFree          func(b *rules.Board, s rules.Seat) (free, all int)
	StakeWorth         func(b *rules.Board, s rules.Seat) int
	// Field says how cards in play lie and look; nil where they only lie there.
	Field *Field
	// Dice shows the first counter on a die; nil where rulers do.
	Dice *Dice
	// Marks are the tokens that may lie on a player.
	Marks []Mark
	// Score is the counter of what is won besides, of ScoreGoal.
	Score     string
	ScoreGoal int
	// Panel paints a player's panel, w by h units; nil for the plain one.
	Panel func(c *art.Canvas, w, h float64, p Panel)
	// Out reports that a player is out until the next round; nil where nobody
	// ever is.
	Out func(b *rules.Board, s rules.Seat) bool
	// Hand says in a few signs how many cards a player holds, for the panels of
	// those whose cards are not seen; nil where it needs not be said. HandWords
	// says the same in words, and more reports that the signs need them.
	Hand      func(b *rules.Board, s rules.Seat) string
	HandWords func(b *rules.Board, s rules.Seat) (words rules.Text, more bool)
	// Turns lets the table always turn to the one who is asked, because there
	// is room for one hand only.
	Turns bool
	// Round is the table's counter of rounds, RoundName what one is called.
	Round     string
	RoundName rules.Text
	// Acts are verbs with buttons of their own, in the order of layout.Acts.
	Acts []Act
	// Pairs are the effects of two cards played together; nil where there are
	// none.
	Pairs *Pairs
	// Plaque says what is being considered or in play; nil where nothing is
	// said of it.
	Plaque func(t *Telling) (Plaque, bool)
	// Why says what has led to a question, for the curtain, from the public's
	// view; nil where the log does.
	Why func(t *Telling) (Why, bool)
	// PlayAsk is the kind of question to which cards are played into the zone
	// PlayZone; of one that can only be discarded then it is said why.
	PlayAsk, PlayZone string
	// Calls say who has to act, by the name of the question, where it is not
	// the beginning of his turn.
	Calls map[string]func(name string) rules.Text
	// Token is the counter shown as a lozenge beside the name.
	Token string
	// TokenPlaces is how many lozenges are shown, filled or empty.
	TokenPlaces int
	// TokenUse says what the tokens are good for.
	TokenUse rules.Text
	// Phase is the table's counter of the phase, Phases the steps of the track.
	Phase  string
	Phases []Phase
	// Slots is the table's counter of how many places of the common row are in
	// use.
	Slots string
	// Active is the table's counter of whose turn it is.
	Active string
	// Extra is the counter of the turns a seat will take besides, right after
	// its own.
	Extra string
	// Turn is the table's counter of turns.
	Turn string
	// Goal says what wins with so many seats, for the plate at the lower right.
	Goal func(seats int) rules.Text
	// Renew is the verb of the button in the lane.
	Renew string
	// RenewWhy says why an open question does not offer it; nil when nothing is
	// to be said.
	RenewWhy func(view *rules.Board, k *rules.Ask) rules.Text
	// Exchange is the verb by which two cards change places: each may be carried
	// onto the other.
	Exchange string
	// Pile is the zone whose visible top waits for the next turn, Discard the
	// zone that can be looked through.
	Pile, Discard string
	// Browse are the zones that can be looked through by a press.
	Browse []string

	// Tiny is the width of cards under which their names could not be read and are
	// left out; 0 where they never are.
	Tiny float64

	Violet bool   // the one button that matters is violet, not ember
	Emblem string // the game's icon
	Gap    string // the icon of an empty place
	Theme  *theme.Theme
	// Lock paints the sign over the visible top of the pile, a card of w by h
	// units; low is the share of h from which on it must be readable.
	Lock func(c *art.Canvas, w, h, low float64, lang rules.Lang)
	// LockLow is that share for a face.
	LockLow func(f rules.Face, lang rules.Lang) float64
	// Mat begins the picture of the table, w by h pixels; cards lie on plateau.
	Mat func(w, h int, plateau image.Rectangle) *art.Mat
	// Lane paints the common row, w by h units; its name is empty where there
	// is no room for it.
	Lane func(c *art.Canvas, x, y, w, h float64, name string)
	// LaneName is the name of the common row.
	LaneName rules.Text
	// Plate paints the plate of a seat's rulers, in a place that begins at 0, 0.
	Plate func(c *art.Canvas, s *layout.Seat, lang rules.Lang)
	// Scale describes a ruler for package art, in units of its plate.
	Scale func(s *layout.Seat, counter int, lang rules.Lang) art.Ruler
	// Chip paints the tag of a lasting card, w by h units; up is set on the
	// far side of the table. edge is the colour of its thread.
	Chip func(c *art.Canvas, w, h float64, f rules.Face, up bool, lang rules.Lang, edge color.NRGBA)
	// Explain says a step of the order of resolution for which the log has no
	// line; nil when there is none.
	Explain func(view *rules.Board, e *rules.Event) rules.Text
	// StepOf returns the step that a note stands for, where it is not always that
	// of its meaning; nil where it is.
	StepOf func(e *rules.Event, meant int) int
	// Steps names the steps of the order of resolution, the first one first; what
	// did nothing is folded into one line of the explanation.
	Steps []rules.Text
	// Aid paints the aid card for so many seats, w by h units.
	Aid func(c *art.Canvas, w, h float64, seats int, lang rules.Lang)
	// Terms are the words of the glossary that a face uses.
	Terms func(f rules.Face) []rules.Term
	// LastingName is what those cards are called, many of them.
	LastingName rules.Text
	// LastingIcon is the icon of one.
	LastingIcon string
	// Urges say in a few words what each kind of question waits for, by its
	// name, for the large button.
	Urges map[string]rules.Text
	// Choices say in numbers what the open question offers, for the large button;
	// nil or empty: what Urges say.
	Choices func(k *Telling) rules.Text
	// Places say for some kinds of question, by its name, from where a card goes
	// where; the panel of the phases shows it in place of the question.
	Places map[string]rules.Text
	// Option shows in a panel what an answer comes to, in the place of its card;
	// events are what would come of it as Omen lets things go on. Nil, or a Shown
	// without a Paint: its card does.
	Option func(k *Telling, a *rules.Answer, events []rules.Event) Shown
	// OptionTitle is above such a panel.
	OptionTitle rules.Text
	// Held says what the card that is held waits for, by what it could do; empty:
	// the question itself.
	Held func(k *Telling, answers []rules.Answer) rules.Text
	// Opening tells how the match began, for the first lines of the log; nil
	// when there is nothing to tell.
	Opening func(s *rules.Setup, view *rules.Board) []rules.Text
	// Lasting lists the cards whose effects last at present for all players,
	// for the chips and streams.
	Lasting func(b *rules.Board, dst []rules.CardID) []rules.CardID
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
