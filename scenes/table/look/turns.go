package look

import (
	"slices"

	"wyrmtable/art"
	"wyrmtable/rules"
)

// This file is what a game adds in which both players may act all the time:
// windows to be asked at, things that wait to be resolved, and a card that stands
// for each player.

// A Call says how an open question is put to the whole table, in a game in which
// that happens all the time: then whatever happens is told with everybody looking
// on, and nobody is shown what he has missed.
type Call struct {
	Title rules.Text // "Does anybody cast a spell?"
	// Stake says what it is about, for the bar; empty where nothing is at stake.
	Stake func(k *Telling) rules.Text
}

// A Track is a strip of the phases of a turn with the stops (rules.Stop) of both
// players, which they can set there.
type Track struct {
	Pass string // the verb that lets things go on
	// Fights are the steps of Look.Phases that are part of a fight.
	Fights []bool
	// Strip paints the strip; theirs and mine name the rows of stops.
	Strip func(c *art.Canvas, w, h float64, steps []TrackStep, theirs, mine string)
	// Plan says where its steps lie, and where the two rows of stops.
	Plan func(w, h float64, names []string) (x, width []float64, theirs, mine float64)
}

// A TrackStep is a phase on the strip.
type TrackStep struct {
	Name             string
	Now, Past, Fight bool
	Stop             bool // one can stop there
	Theirs, Mine     bool // who stops there
}

// A Pending says of a zone whose cards wait to be resolved what each is.
type Pending struct {
	Zone string
	Name rules.Text
	// Of says what an entry is, who put it there, and what it will do.
	Of func(k *Telling, id rules.CardID) PendingEntry
	// Face is the face an entry is shown by.
	Face func(b *rules.Board, id rules.CardID) rules.Face
	// Note stands at the foot of the panel, Empty in it while there is nothing.
	Note, Empty rules.Text
	// Paint writes what is said of the entries, the top one first.
	Paint func(c *art.Canvas, w, h float64, entries []PendingEntry, lang rules.Lang)
}

// A PendingEntry is something that waits to be resolved.
type PendingEntry struct{ Title, By, Text rules.Text }

// A Hero says how a card stands for a player and what it can do.
type Hero struct {
	Zone, Verb string
	Level      string     // the attribute of the card that it gains and spends
	LevelName  rules.Text // what that is called
	// Role is what stands under a player's name.
	Role   func(b *rules.Board, s rules.Seat) rules.Text
	Powers func(f rules.Face) []Power
	// Why says why no power can be used now; empty if nothing is to be said.
	Why func(b *rules.Board, s rules.Seat, p *Power) rules.Text
	// Paint paints the button of a power, Crest the number of the level.
	Paint func(c *art.Canvas, w, h float64, p *Power, lang rules.Lang, state art.State)
	Crest func(c *art.Canvas, size float64, level int)
}

// A Power is what a hero can do, at a change of its level: "+1", "−3".
type Power struct {
	Cost string
	Text rules.Text
	Num  int16 // of the action
}

// A Skin is what a game's furniture is made of, where it is not the usual one.
type Skin struct {
	Bar     func(c *art.Canvas, w, h float64, title string)
	Panel   func(c *art.Canvas, w, h float64, lit bool)
	Heading func(c *art.Canvas, w, size float64, label string)
	Button  func(c *art.Canvas, w, h float64, label, sub string, weight art.Weight, state art.State)
	Urge    *UrgePlate
	Frame   func(c *art.Canvas, w, h float64, name string, style int, lit bool)
	Edge    func(c *art.Canvas, w, h float64, aimed bool)              // around a player's panel
	Home    func(c *art.Canvas, w, h float64, lang rules.Lang)         // a player's panel
	Life    func(c *art.Canvas, size float64, value int, falling bool) // the medal of the first counter
	Then    func(c *art.Canvas, w, h float64, value int)               // what it will be
	Count   func(c *art.Canvas, size float64, n int)                   // of a pile
	Pool    func(c *art.Canvas, w, h float64, n int, lang rules.Lang)  // what may be spent
	Stock   func(c *art.Canvas, w, h float64, free, all int, lang rules.Lang)
	Stake   func(c *art.Canvas, w, h float64, cards, worth int, lang rules.Lang)
	Hand    func(c *art.Canvas, w, h float64, words string)
	Chip    func(c *art.Canvas, w, h float64, words string) // a note on a card
	// Arrow paints an arrow; with a lean it hangs down by so much in its middle.
	Arrow       func(c *art.Canvas, x0, y0, x1, y1, lean float64, ink ArrowInk)
	Sight       func(c *art.Canvas, size float64) // on what is aimed at
	Margin      float64                           // around an arrow
	Under       bool                              // arrows run under panels and cards
	FrameMargin float64                           // around the frame of a row
	// Eye paints the button that shows a hand.
	Eye func(c *art.Canvas, w, h float64, label, sub string, open bool)
}

// An UrgePlate is the plate of what there is to do: a note rather than a button.
type UrgePlate struct {
	Inset, Round float64 // from its sides, and of its corners, in units
	High, Low    string  // the field above and below
	Alpha        float64 // of the field
	Edge         string
	Dim          float64 // the alpha of the edge while nobody points at it
}

// Paint paints it, w by h units.
func (p *UrgePlate) Paint(c *art.Canvas, w, h float64, hot bool) {
	plate := art.RoundRect(p.Inset, p.Inset+3, w-2*p.Inset, h-2*(p.Inset+3), p.Round)
	c.Fill(plate, art.Linear(0, 0, 0, h, art.SA(0, p.High, p.Alpha), art.SA(1, p.Low, p.Alpha)))
	edge := p.Dim
	if hot {
		edge = .95
	}
	c.Stroke(plate, 1.4, art.SolidA(p.Edge, edge))
}

// Verbs say which button the answers without a card belong to.
type Verbs struct {
	Main, Pass, Back []string
	More             string // bought besides, with a button in the bar
	// Open are the questions, by name, that are always answered on the table: what
	// lies in a pile is found by looking through it.
	Open  []string
	First []string // verbs of which a second press on a card does the one there is
	Dull  []string // verbs with cards of which no outcome is told
	// Word is what the button of an answer says; empty: the name of its verb.
	Word func(t *Telling, a *rules.Answer) rules.Text
	// Note says under the button what an answer does; empty: nothing.
	Note func(t *Telling, a *rules.Answer) rules.Text
}

// Name is what a turn is called: as a round is, where those are counted for turns.
func (t *Turn) Name() rules.Text {
	if t.Round != "" && t.Round == t.Count {
		return t.RoundName
	}
	return rules.Text{FR: "Tour", EN: "Turn"}
}

// Step is the step of the track that a value of the counter of phases belongs to,
// or -1.
func (t *Turn) Step(phase int32) int {
	for i, p := range t.Phases {
		if slices.Contains(p.Values, phase) {
			return i
		}
	}
	return -1
}
