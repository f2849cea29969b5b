package game

// Key names a key, as it is written in the settings file. A key that prints a
// letter is named by that letter in lower case, on any keyboard layout ("z" is
// where AZERTY has its Z); the others by their position ("Enter", "F1",
// "ArrowLeft", "Digit1"). Modifiers come first in the order Ctrl, Alt, Shift:
// "Ctrl+z", "Ctrl+Shift+z". On a Mac, Command counts as Ctrl.
type Key string

// Action is something a key can do, on any screen.
type Action uint8

// The actions.
const (
	NoAction Action = iota
	Confirm
	Cancel
	Next
	Prev
	Up
	Down
	Left
	Right
	Zoom       // the full card under the pointer or the cursor
	Undo       // take the last answer back
	EndStep    // end the step or the turn
	Help       // the rules, on the right page
	Aid        // the game's aid card
	Log        // the log, larger
	ShowHand   // one's own hand, while held
	Menu       // the pause menu
	Fullscreen // handled by the app
	actionCount
)

// Actions lists every action, in the order settings show them.
func Actions() []Action { panic("todo") }

// String returns the action's name in the settings file: "confirm".
func (a Action) String() string { panic("todo") }

// Name returns the action's name for the player.
func (a Action) Name() Text { panic("todo") }

// Keys says which keys do what. Each action has up to two keys.
type Keys map[Action][]Key

// DefaultKeys returns the keys the program comes with.
func DefaultKeys() Keys { panic("todo") }

// Bind gives a key to an action, and takes it from the action that had it,
// which is returned (NoAction if it was free). slot is 0 or 1.
func (k Keys) Bind(a Action, slot int, key Key) Action { panic("todo") }

// Conflicts lists the keys that do more than one thing, as a settings file
// edited by hand may say.
func (k Keys) Conflicts() []Key { panic("todo") }

// Label returns how the key is written for the player: "Entrée", "Ctrl+Z", "←".
func (k Key) Label() Text { panic("todo") }
