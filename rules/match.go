package rules

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"slices"
	"strconv"
	"unicode"
	"unicode/utf8"
)

// ErrIllegal is returned by Apply for an action that no open question lists.
var ErrIllegal = errors.New("rules: not a legal answer")

// A Match is one game in progress: the whole truth, hidden cards included. It
// holds no pointer into shared state but the fixed Layout and card list, ranges
// over no map and never waits for a player: what remains to be resolved is data.
type Match interface {
	// Asks returns the questions now open, each with every legal answer; none
	// when the match is over. The slice is good until the next Apply.
	Asks() []Ask
	// Apply does one legal answer, appends the events to dst and returns it.
	// Anything else is refused with ErrIllegal and changes nothing.
	Apply(a Action, dst []Event) ([]Event, error)
	// Board returns the Referee's board, for reading.
	Board() *Board
	// Outcome returns how the match ended, and whether it has.
	Outcome() (Outcome, bool)
	// WhyNot says for a person why seat's card may not go to zone to now. It
	// uses only what seat may know. The text is empty if the card may go there.
	WhyNot(seat Seat, card CardID, to Zone) Text
	// CloneInto makes into a copy of the match and returns it. into may be nil
	// or an old match of the same game, whose memory is reused.
	CloneInto(into Match) Match
	// RedealInto is a CloneInto whose copy is the same to seat's eyes, with all
	// that is hidden from it dealt and chosen afresh.
	RedealInto(into Match, seat Seat, r *rand.Rand) Match
	// AppendState appends the whole state as bytes: equal matches have equal
	// bytes on every platform.
	AppendState(dst []byte) []byte
}

// An Outcome is how a match ended.
type Outcome struct {
	Winners SeatSet // several where they share the win; empty for a draw, which nobody wins
	Reason  Text    // how, for a person
	Stalled bool    // the stall guard ended the match
}

// For says how a match ended for a seat: 1 is won, -1 lost, 0 a draw.
func (o *Outcome) For(s Seat) int {
	switch {
	case o.Winners == 0:
		return 0
	case o.Winners.Has(s):
		return 1
	}
	return -1
}

// A Setup says how a match begins. Together with the actions it is the whole
// match: same setup, same actions, same game.
type Setup struct {
	Game    string      `json:"game"`
	Seats   []SeatSetup `json:"seats"`
	First   Seat        `json:"first"` // who begins; Nobody to draw it
	Seed    uint64      `json:"seed"`
	Options []OptionSet `json:"options,omitempty"`
	Decks   []Deck      `json:"decks,omitempty"` // by seat, for games with built decks
}

// A SeatSetup is a player: a name and a colour (an index of the table's player
// colours). Level is empty for a person, and says otherwise how well the program
// plays for the seat.
type SeatSetup struct {
	Name   string `json:"name"`
	Colour int    `json:"colour"`
	Level  string `json:"level,omitempty"`
}

// An OptionSet is a chosen option of a game.
type OptionSet struct {
	Key   string `json:"key"`
	Value int    `json:"value"`
}

// clone returns a copy that shares nothing.
func (s Setup) clone() Setup {
	s.Seats, s.Options, s.Decks = slices.Clone(s.Seats), slices.Clone(s.Options), slices.Clone(s.Decks)
	for i := range s.Decks {
		s.Decks[i] = s.Decks[i].Clone()
	}
	return s
}

// Option returns the value of option key, or its default in g.
func (s *Setup) Option(g *Game, key string) int {
	for _, o := range s.Options {
		if o.Key == key {
			return o.Value
		}
	}
	for _, o := range g.Options {
		if o.Key == key {
			return o.Default
		}
	}
	return 0
}

// An Option is a choice of the match set-up.
type Option struct {
	Key     string
	Text    Text
	Help    Text
	Values  []Text // what each value from 0 on means
	Default int
}

// A FaceInfo is what every game can say of a card of its list. Games keep the
// rest in lists of their own, by the same Face.
type FaceInfo struct {
	ID    string // ASCII, for saves, scenarios and deck lists; never changes
	Name  Text
	Title Text // what people write behind the name, "Name, Title"; empty for most
	Rules Text // the effects as text, generated from what the engine executes
}

// Says is what a face says where its words are read large: its effects, or that it has
// none beside its signs.
func (f *FaceInfo) Says() Text {
	if f.Rules.Empty() {
		return Text{FR: "Rien de plus que ce que disent ses signes.", EN: "Nothing beyond what its signs say."}
	}
	return f.Rules
}

// A Game is one of the games of the table: its facts and its entry points.
type Game struct {
	ID      string
	Name    string
	Version int   // of the rules; a save of another version says so
	Seats   []int // allowed numbers of seats
	// Seating says who plays together with so many seats, who faces whom and
	// who may begin; nil where everybody plays for himself and may begin.
	Seating func(seats int) Seating
	// Chooses says that Setup.First does not begin but chooses who does: the match
	// asks him.
	Chooses bool
	// Chooser says whom the rules let choose who begins, by what the seats bring,
	// and why; Nobody where Setup.First does. It is nil where it always does.
	Chooser func(s *Setup) (Seat, Text)
	Options []Option
	Faces   []FaceInfo // by Face; Faces[0] is the hidden card
	// Deck says how the players' own decks are built; nil in games that bring
	// all cards along. With it, a setup for New holds a deck for each seat.
	Deck   *DeckRules
	Hidden bool // there are secrets between seats: curtains are needed
	// Shared says that its secrets are few, so that people had rather sit around
	// the screen with hands face down than pass it at every answer. Only for the
	// questions named in Veiled does a curtain fall then.
	Shared bool
	Veiled []string
	Stops  []Stop // questions that may be answered once and for all
	// Layout returns the shape of a match with this setup: it knows how many seats
	// and how large the decks are. It is called with any setup that Check takes.
	Layout func(s *Setup) *Layout
	Help   func() *Help // the rules for people; nil when not written yet
	// Lessons holds its lessons, one file each, in the folder "lessons", in the order of
	// their names; nil where there are none. Package lesson reads them.
	Lessons fs.FS
	// Puzzles holds its puzzles, in files of the folder "puzzles"; nil where there are
	// none. Package puzzle reads and proves them.
	Puzzles fs.FS
	// Pictures holds the pictures of its help, in files of the folder "pictures"; nil
	// where there are none. Package picture reads them.
	Pictures fs.FS
	// New begins a match. The error says what in the setup is wrong.
	New func(s *Setup) (Match, error)
	// At begins a match from a given position, for scenarios and teaching. The
	// board's counters say which phase it is in; the error says what is missing.
	At func(s *Setup, b *Board) (Match, error)
	// Shown says which face a card shows, where cards may lie with another side
	// up than the one they are known by; nil where no card can.
	Shown func(b *Board, id CardID) Face
	// Behind says which face is on the other side of a double-faced card that
	// shows face f; 0 where there is none. It is nil in games without such cards.
	Behind func(f Face) Face
	// Tell says what an event means, for log, captions and accessible text.
	// view is the viewer's board after the event. Empty for what needs no line.
	Tell func(s *Setup, view *Board, e *Event) Text
	// Label says what an answer does, for buttons, keyboard and screen readers.
	Label func(s *Setup, view *Board, k *Ask, a *Answer) Text
	// Prompt says what a question asks.
	Prompt func(s *Setup, view *Board, k *Ask) Text
	// Style is what automatic players know of the game; see package bots.
	Style *Style
}

// LayoutFor returns the layout of a plain match of so many seats: nothing else
// is set up.
func (g *Game) LayoutFor(seats int) *Layout {
	return g.Layout(&Setup{Game: g.ID, Seats: make([]SeatSetup, seats), First: Nobody})
}

// FaceByID returns the face with the id, and whether there is one.
func (g *Game) FaceByID(id string) (Face, bool) {
	for i, f := range g.Faces {
		if i > 0 && f.ID == id {
			return Face(i), true
		}
	}
	return 0, false
}

// Check reports what in a setup no match of g can have. It is called before New
// and At, which check the rest: decks and combinations of options.
func (g *Game) Check(s *Setup) error {
	n := len(s.Seats)
	switch {
	case s.Game != g.ID:
		return fmt.Errorf("the setup is for %q, not for %q", s.Game, g.ID)
	case !slices.Contains(g.Seats, n) || n > MaxSeats:
		return fmt.Errorf("%s is not played with %d seats", g.Name, n)
	case s.First < Nobody || int(s.First) >= n:
		return fmt.Errorf("there is no seat %d to begin", s.First)
	case len(s.Decks) > n:
		return fmt.Errorf("there are %d decks for %d seats", len(s.Decks), n)
	}
	for i := range s.Seats {
		if err := soundName(s.Seats[i].Name); err != nil {
			return fmt.Errorf("the name of seat %d %w", i+1, err)
		}
	}
	for _, o := range s.Options {
		i := slices.IndexFunc(g.Options, func(k Option) bool { return k.Key == o.Key })
		if i < 0 || o.Value < 0 || o.Value >= len(g.Options[i].Values) {
			return fmt.Errorf("%s has no option %q with a value %d", g.Name, o.Key, o.Value)
		}
	}
	for i := range s.Decks {
		if err := s.Decks[i].Bounded(); err != nil {
			return fmt.Errorf("deck %d: %w", i+1, err)
		}
		if fault := g.sound(&s.Decks[i]); fault != "" {
			return errors.New("deck " + strconv.Itoa(i+1) + ": " + fault)
		}
	}
	return nil
}

// mostLetters is how long the name of a player may be: it stands on the screen in
// many places, and comes from a file that anybody may have written.
const mostLetters = 100

// soundName returns what is wrong with the name of a player.
func soundName(name string) error {
	if n := utf8.RuneCountInString(name); n > mostLetters {
		return fmt.Errorf("has %d letters, and there is room for %d", n, mostLetters)
	}
	for _, r := range name {
		if unicode.IsControl(r) || refCard <= r && r <= strong {
			return errors.New("has a sign that is no letter")
		}
	}
	return nil
}

// FaceOf returns the face that a card of a board shows; 0 where the viewer may
// not know it. Whoever draws or names a card asks here.
func (g *Game) FaceOf(b *Board, id CardID) Face {
	if g.Shown == nil {
		return b.Cards[id].Face
	}
	return g.Shown(b, id)
}

// BehindOf returns the face on the other side of a card that shows face f; 0
// where there is none, or f is hidden. Both sides are known to whoever knows one
// of them.
func (g *Game) BehindOf(f Face) Face {
	if g.Behind == nil || f == 0 {
		return 0
	}
	return g.Behind(f)
}
