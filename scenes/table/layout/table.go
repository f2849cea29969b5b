package layout

import "wyrmtable/rules"

// A Table is the whole of one window: every rectangle in units.
type Table struct {
	W, H     float64
	Portrait bool

	Zones []Spread // by rules.Zone
	Seats []Seat   // by rules.Seat

	Bar     Rect   // the top bar: name of the game, turn, prompt
	Title   Rect   // in the bar
	Prompt  Rect   // what to do now
	Icons   []Rect // small buttons of the bar, in the order help, aid, settings, menu
	Mat     Rect   // where cards lie
	Lane    Rect   // the common row
	Label   Rect   // beside the lane, its name
	Log     Rect   // the log
	LogLine bool   // the log is one line that opens when pressed
	Phases  Rect   // the phase track
	Undo    Rect
	Help    Rect
	End     Rect // the large button: end of step, or the one thing to do
	Goal    Rect // what wins
	Caption Rect // what just happened, over the lane
	Aside   Rect // where pop-overs go that have no anchor
	Count   Rect // number of cards in the pile
	Renew   Rect // the game's own button in the lane
	Pile    Rect // the label of the discard

	DeckName Rect    // the label of the pile
	Acts     []Rect  // buttons of the game's own verbs
	ActNotes []Rect  // a few words under each
	Plaque   Rect    // the spell that is being considered or in play
	Halves   [2]Rect // beside it: what each half of a pair would do alone

	Track      Rect    // the strip of phases with the stops of both players
	Whose      Rect    // whose turn it is to act, above the buttons
	Hold       Rect    // the button that holds every window
	Pass       Rect    // the second large button: to let things go on
	Until      Rect    // beside it: how far
	More       Rect    // what can be bought besides, in the bar
	Stack      Rect    // the panel of what waits to be resolved; its words stand in StackText
	Comparison Rect    // the panel that compares what would come of the answers
	Rows       []Frame // the frames of the rows of cards in play
	Tags       []Tag   // names and numbers of the cards of zones

	StackText Rect

	Call Rect // where an open question is put to the table

	// Fixtures are the places of the furniture that a game paints itself, by name.
	Fixtures map[string]Rect
	Eye      Rect // the button that shows the hand of who is asked at a shared table

	Duels   []Duel // who faces whom, where not everybody faces everybody
	Order   Rect   // whose turn comes after whose
	OneHand bool   // only the seat below has room to play: the table turns to who does
}

// A Duel is a pair who face each other. On a table with room for it they sit in
// one column of the table.
type Duel struct {
	Rect             // the column; empty where there is none
	Arrow       Rect // across the common row, from one to the other
	Over, Under rules.Seat
}

// A Frame is a marked place for cards of one sort.
type Frame struct {
	Rect
	Zone  rules.Zone // whose name it bears
	Style int        // how it is painted, where a game has several ways
}

// A Tag says what a zone is and how many cards it has. Either rectangle may be
// empty.
type Tag struct {
	Zone  rules.Zone
	Name  Rect
	Count Rect
}

// A Team is what partners share. It is furnished at the seat that keeps the
// counters of the team, as its Board and Rulers are.
type Team struct {
	Panel   Rect
	Keeper  rules.Seat
	Avatars []Rect // of the members, in the order of their seats
	Name    Rect   // of all of them; empty where there is no room
}

// A Seat is what belongs to one player. A game has rulers or dice, and leaves
// the places of what it does not have empty.
type Seat struct {
	Panel  Rect
	Avatar Rect
	Name   Rect
	Token  Rect    // the lozenges of concentration, side by side
	Board  Rect    // the plate the rulers are let into
	Rulers []Ruler // life, power
	Chips  Rect    // what lasting cards do to this player
	Die    Rect    // the sides of the die, seen from above
	Medal  Rect    // its number beside it
	Marks  []Rect  // places of tokens that lie on the player
	Count  Rect    // the number of cards in hand
	Pool   Rect    // the plate of what may be spent
	Stock  Rect    // the plate around the cards that give it
	Stake  Rect    // the plate of the cards spent this turn
	Realm  Rect    // the map of what the player rules
	Tally  Rect    // the plate of what is counted of him
	Press  Rect    // where that is pressed, if not on the plate itself
	Level  Rect    // the number on the card that stands for the player
	Powers []Rect  // what that card can do
	Drop   Rect    // where a card aimed at the player may be let go; empty: on the panel
	Turn   Rect    // after how many turns this seat plays
	Plate  bool    // Panel is a plate of one line
	Team   Team    // what the seat keeps for its team; empty where it keeps nothing
	Bottom bool    // the seat nearest to the people at the screen
}

// A Ruler is a graduated groove with a sliding pin.
type Ruler struct {
	Rect
	// Zero and Full are where the pin's middle stands at the ends of the scale;
	// the groove runs straight between them.
	Zero, Full Point
	Max        int
}

// Pin returns where the pin's middle stands at value v. Values beyond the ends
// stick out a little, as a life below zero does in the middle of an effect.
func (r *Ruler) Pin(v float64) Point {
	t := Clamp(v/float64(r.Max), -0.06, 1.05)
	return Point{Lerp(r.Zero.X, r.Full.X, t), Lerp(r.Zero.Y, r.Full.Y, t)}
}

// Home is the panel with the instruments of the seat: of its team, where they
// are the team's.
func (s *Seat) Home() Rect {
	if !s.Team.Panel.Empty() {
		return s.Team.Panel
	}
	return s.Panel
}

// Buttons is the place that the buttons of play take together: the column of the large
// one, or on a phone its row.
func (t *Table) Buttons() Rect {
	all := t.End
	for _, r := range append([]Rect{t.Undo, t.Help, t.Pass, t.Until, t.Goal}, t.Acts...) {
		beside := r.X < t.End.X+t.End.W && t.End.X < r.X+r.W
		if t.Portrait {
			beside = r.Y < t.End.Y+t.End.H && t.End.Y < r.Y+r.H
		}
		if beside && !r.Empty() {
			all = all.With(r)
		}
	}
	return all
}

// A Maker lays out a game for a window of w by h units with seat bottom
// nearest to the people at the screen.
type Maker func(l *rules.Layout, w, h float64, bottom rules.Seat) *Table

// Begin returns a table with nothing on it but its bar: on a phone held upright
// two lines and three buttons, elsewhere one line and four.
func Begin(l *rules.Layout, w, h float64) *Table {
	t := &Table{W: w, H: h, Zones: make([]Spread, len(l.Zones)), Seats: make([]Seat, l.Seats)}
	if h > w {
		t.Portrait, t.LogLine = true, true
		t.Bar = Rect{0, 0, w, 46}
		t.Title = Rect{12, 0, w - 150, 26}
		t.Prompt = Rect{12, 22, w - 150, 24}
		for i := range 3 {
			t.Icons = append(t.Icons, Rect{w - 138 + 46*float64(i), 1, 44, 44})
		}
		return t
	}
	t.Bar = Rect{0, 0, w, 38}
	t.Title = Rect{14, 0, 200, 38}
	t.Prompt = Rect{232, 0, w - 232 - 150, 38}
	for i := range 4 {
		t.Icons = append(t.Icons, Rect{w - 148 + 34*float64(i), 3, 32, 32})
	}
	return t
}

// Frame marks a place where the cards of a zone lie, which the game may not have.
func (t *Table) Frame(l *rules.Layout, name string, seat rules.Seat, r Rect, style int) {
	if z, ok := l.ZoneOf(name, seat); ok {
		t.Rows = append(t.Rows, Frame{Rect: r, Zone: z, Style: style})
	}
}

// Spread puts s where the zone called name of seat is. A zone the game does
// not have is passed over, so that one file serves variants of a game.
func (t *Table) Spread(l *rules.Layout, name string, seat rules.Seat, s Spread) {
	if z, ok := l.ZoneOf(name, seat); ok {
		if s.Drop.Empty() {
			s.Drop = s.Area
		}
		t.Zones[z] = s
	}
}

// Tag puts the name of a zone and its number of cards somewhere.
func (t *Table) Tag(l *rules.Layout, zone string, s rules.Seat, name, count Rect) {
	if z, ok := l.ZoneOf(zone, s); ok {
		t.Tags = append(t.Tags, Tag{z, name, count})
	}
}

// A Crowd is what lies on a table so often that it needs more room, for games
// whose layout depends on that.
type Crowd struct {
	Rows    bool // more cards in a row than a finger can tell apart in one line
	Lasting int  // how many cards last
}
