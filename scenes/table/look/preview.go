package look

import (
	"wyrmtable/art"
	"wyrmtable/rules"
)

// A Preview says what would come of an answer, and shows what is aimed at what.
type Preview struct {
	Comparison *Comparison
	Targeting  *Targeting
	// Arrows appends the arrows that lie on the table.
	Arrows func(t *Telling, dst []Arrow) []Arrow
	// Plaque says what is being considered or in play; nil where nothing is
	// said of it.
	Plaque func(t *Telling) (Plaque, bool)
	// Option shows in a panel what an answer comes to, in the place of its card;
	// events are what would come of it as Comparison or else Targeting lets things go on.
	// Nil, or a Shown without a Paint: its card does. OptionTitle is above such a panel.
	Option      func(k *Telling, a *rules.Answer, events []rules.Event) Shown
	OptionTitle rules.Text
}

// A Targeting says of an answer that is being prepared, or held over its goal, what
// it works on, in a game without a Comparison: arrows lead there, and furniture
// can tell how the table will be (Telling.Then).
type Targeting struct {
	// Ready is the answer that confirms what is being drafted, and the card by
	// which it will happen; false where nothing can be told of it.
	Ready func(b *rules.Board, k *rules.Ask) (a rules.Action, by rules.CardID, ok bool)
	// Pass is how things go on behind an answer until it has done what it does.
	Pass func(a *rules.Action, b *rules.Board, k *rules.Ask) (rules.Action, bool)
	// Affected appends the cards that events do something to because of a card; view is
	// the table before them.
	Affected func(view *rules.Board, events []rules.Event, by rules.CardID, dst []rules.CardID) []rules.CardID
	// Whom is the player that a note says a card is aimed at, or Nobody.
	Whom func(e *rules.Event) rules.Seat
}

// Targets are what something works on: From is 0 where there is nothing.
type Targets struct {
	From rules.CardID
	On   []rules.CardID
	Whom rules.Seat // or Nobody
}

// A Comparison tells side by side what would come of the answers, once everybody
// lets things take their course.
type Comparison struct {
	Name rules.Text
	// When reports whether there is anything to tell; k is the question open,
	// or nil.
	When func(b *rules.Board, k *rules.Ask) bool
	// Pass is how whoever is asked lets things go on; false where the preview has
	// seen enough. now is the table before the answer, me the seat it is made for.
	Pass func(now *rules.Board, me rules.Seat) func(b *rules.Board, k *rules.Ask) (rules.Action, bool)
	// Effects appends what becomes of players and cards, in the order in which they
	// are listed.
	Effects func(before, after *rules.Board, events []rules.Event, dst []Effect) []Effect
	// Paying says, while something is being paid for and nothing is at stake, how
	// to pay otherwise and what will be left over; empty else. May be nil.
	Paying func(b *rules.Board, k *rules.Ask) rules.Text
	// Each reports whether what comes of every answer to a question is told, each
	// beside the others. May be nil.
	Each func(k *rules.Ask) bool
	// Doubt says on whom else what is told of the last answer depends, in place of
	// the name; empty if on nobody. May be nil.
	Doubt func(k *rules.Ask, last *rules.Answer) rules.Text
	// Stay is what is told of a card to which an answer does nothing, beside one
	// that does something to it. May be nil.
	Stay func(after *rules.Board, id rules.CardID) (Effect, bool)
	// Counts are what else of players is told when it changes: how many Mines they
	// have, and the like.
	Counts []ComparedCount
	// Worth is how well a seat stands, the more the better: the keyboard begins at
	// the target after which it is most. May be nil: it begins at the first.
	Worth func(b *rules.Board, me rules.Seat) int
	// Boxes appends the boxes beside cards that say why.
	Boxes func(name func(rules.Seat) string, before, after *rules.Board, events []rules.Event, dst []EffectBox) []EffectBox
	// Table paints the comparison. Where it is nil the fixture of that name shows
	// it, on a phone on a sheet of its own.
	Fixture string
	Table   func(c *art.Canvas, w, h float64, title string, heads []string, rows []EffectRow, chosen int)
	// Beside puts the boxes at the side of their cards rather than into the lane.
	Beside bool
	// BoxSize and Box measure and paint the box of a lane.
	BoxSize func(lines []Effect, lang rules.Lang, most float64) (w, h float64)
	Box     func(c *art.Canvas, w, h float64, lines []Effect, lang rules.Lang)
}

// MostCompared is how many answers are told side by side at most.
const MostCompared = 3

// A ComparedCount is a number of a player that effects change.
type ComparedCount struct {
	Name rules.Text
	Icon string
	Of   func(b *rules.Board, s rules.Seat) int
}

// A Tone is how good or bad an effect is.
type Tone uint8

// The tones.
const (
	ToneCalm Tone = iota
	ToneGood
	ToneBad
	ToneSpell
)

// An Effect is what becomes of a card or, if Card is 0, of a player.
type Effect struct {
	Card rules.CardID
	Seat rules.Seat
	Icon string
	Tone Tone
	Text rules.Text
}

// An EffectRow compares what the answers do to one party.
type EffectRow struct {
	Label string
	Cells []EffectCell
}

// An EffectCell is one of them; Icon is "" where nothing is known.
type EffectCell struct {
	Icon string
	Tone Tone
	Text string
}

// An EffectBox stands beside a card and says in a few lines what will happen to it
// and by which numbers.
type EffectBox struct {
	At    rules.CardID
	Lines []Effect
}

// An Arrow leads from a card to another or to a player.
type Arrow struct {
	From, To rules.CardID
	Seat     rules.Seat // where To is 0
	Ink      ArrowInk
}

// An ArrowInk is what an arrow stands for.
type ArrowInk uint8

// The inks.
const (
	InkFight   ArrowInk = iota // coral
	InkAim                     // violet
	InkHurt                    // pink and dotted: what a player will lose
	InkCharge                  // blue: an attack on one defender
	InkRiposte                 // red: what he gives back
)
