package rules

// A CardID names one card slot of a match: a piece of cardboard that can be
// followed with the eyes. What is printed on it, its [Face], may be hidden, and
// shuffling changes which face lies under which id. 0 is no card.
type CardID int16

// A Face is an entry of a game's card list: what is printed on a card. 0 is a
// hidden face.
type Face uint16

// A Zone is a place where cards lie; its number is an index of Layout.Zones.
type Zone int16

// Nowhere is the zone of tokens that are not in play.
const Nowhere Zone = 0

// A Var names a counter of a seat, a team or the table; an index of
// Layout.Vars.
type Var uint8

// An Attr names a number written on a card (engaged, side, damage …); an index
// of Layout.Attrs.
type Attr uint8

// A Verb names what an action does; an index of Layout.Verbs.
type Verb uint8

// A NoteID names an announcement; an index of Layout.Notes.
type NoteID uint8

// An AskKind names a question; an index of Layout.Asks.
type AskKind uint8

// A Layout is the fixed shape of a match of a game: which cards, zones,
// counters and words it has. It is made once and never changes, so boards share
// it. Names are short ASCII words for scenarios and tests; Texts are for people.
type Layout struct {
	Seats int
	Cards int // how many card slots, tokens included; ids run from 1 to Cards
	Zones []ZoneInfo
	Vars  []VarInfo
	Attrs []AttrInfo
	Verbs []Word
	Notes []Word
	Asks  []Word
}

// A Word is a name for scenarios and the same for people.
type Word struct {
	Name string
	Text Text
}

// NewWord returns a word with its name in scenarios, in French and in English.
func NewWord(name, fr, en string) Word { return Word{name, Text{fr, en}} }

// A ZoneInfo says what a zone is.
type ZoneInfo struct {
	Word
	// Seat owns the zone; Nobody for the table's. Zones of the same Name and
	// different seats are the same place of each seat.
	Seat Seat
	// Slots > 0 makes a zone with that many places, which may be empty: a card
	// that leaves opens a gap, and no other card moves up.
	Slots int
	// Pile says that the cards lie on each other, so that the last one is the
	// top. Lists for people name the top of a pile first, and any other zone
	// from left to right.
	Pile bool
	// Seen are the seats that learn a card's face when it comes here. It is the
	// game's one table of who may look where.
	Seen SeatSet
}

// A VarInfo says what a counter is. Min and Max bound it between questions. The
// value of one that Names a seat is the number of that seat: whose turn it is. That
// of one which is a Card is the number of a card; 0 and less are none.
type VarInfo struct {
	Word
	Min, Max int32
	Names    bool
	Card     bool
}

// An AttrInfo says what an attribute is. Card is as of a VarInfo: who bears an item.
type AttrInfo struct {
	Word
	Min, Max int16
	Card     bool
}

// ZoneOf returns the zone named name of seat s (Nobody for the table's), and
// whether there is one.
func (l *Layout) ZoneOf(name string, s Seat) (Zone, bool) {
	for i, z := range l.Zones {
		if z.Name == name && z.Seat == s {
			return Zone(i), true
		}
	}
	return Nowhere, false
}

// VarOf returns the counter of that name, and whether there is one.
func (l *Layout) VarOf(name string) (Var, bool) {
	for v := range l.Vars {
		if l.Vars[v].Name == name {
			return Var(v), true
		}
	}
	return 0, false
}
