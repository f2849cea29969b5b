package game

// Mirror is what a scene shows, in words: the tree that assistive technology
// reads and that browser tests press. In the browser it lives in the page,
// visually hidden, and is brought up to date by difference, so that a reader's
// place is kept. In a window it is only a tree.
//
// A mirror holds nothing the person before the screen may not see.
type Mirror struct {
	Title   string   // name of the screen, the page's main heading
	Regions []Region // parts of the screen in reading order
	Log     []string // lines of the live region; new ones at the end are read out
}

// Told is what Options.Watch is told.
type Told struct {
	Mirror
	View
	Heard int // presses, releases, keys and changes of focus taken in so far
}

// Region is a part of the screen with a name: a hand, the River, the buttons.
type Region struct {
	ID    string // unique in the mirror, stable from frame to frame
	Label string
	Items []Item
}

// Role says what an Item is.
type Role uint8

// The roles of an Item.
const (
	TextItem    Role = iota // words to read
	ButtonItem              // something to press
	HeadingItem             // the name of what follows
)

// Item is one line or button of a Region.
type Item struct {
	ID       string // unique in the mirror, stable; MirrorPress carries it
	Role     Role
	Label    string
	Pressed  bool // a button that is on (chosen, selected)
	Folds    bool // a button that shows and hides something, which is shown if it is on
	Disabled bool // a button that cannot be pressed now
	Hint     bool // a button that does nothing but show what can be done
	Focused  bool // a button that the keys of the screen are on
	At       Rect // where the screen shows it, in units; zero if it does not
}
