package game

// Kind says what an Event is.
type Kind uint8

// The kinds of event.
const (
	NoEvent Kind = iota // the zero Kind, never delivered

	// What the pointer did, in the order it happened. There is one pointer:
	// while a finger or button is down, other fingers are not reported.

	PointerDown   // the button or finger went down at Pos
	PointerMove   // it moved to Pos while down
	PointerUp     // it came up at Pos
	PointerCancel // the press is void: focus lost, finger taken by the system, resize, second button
	Wheel         // the wheel turned by Delta units over Pos; Delta.Y > 0 turns towards the top

	// What that amounts to; most scenes need only these. A gesture comes right
	// after the pointer event that completed it.

	Hover      // the mouse, no button down, moved to Pos
	HoverEnd   // the mouse left the window, or a finger is used instead
	Tap        // pressed and released in one place: Pos is where it was pressed
	AltTap     // the second mouse button was pressed while nothing else was
	LongPress  // a finger has rested 450 ms at Pos; no Tap or drag follows
	DragStart  // the press moved beyond the threshold, from Start to Pos
	DragMove   // the drag went on to Pos
	Drop       // the drag was released at Pos
	DragCancel // the drag is void: what was dragged goes home

	KeyDown    // Key was pressed, with its modifiers, whatever it is bound to
	ActionDown // the key bound to Action was pressed; Repeat if only held
	ActionUp   // it was released, or the window lost the focus

	MirrorPress  // the mirror's button named ID was pressed
	FilesDropped // Files were dropped on the window, or picked (Context.PickFile)
)

// Event is one thing that happened since the last Update. Fields that its Kind
// does not mention are zero.
type Event struct {
	Kind   Kind
	Pos    Point  // where, in units; may lie outside the window during a drag
	Start  Point  // gestures: where the press began
	Delta  Point  // Wheel: how far, in units
	Touch  bool   // a finger or pen, not a mouse
	Key    Key    // KeyDown
	Action Action // ActionDown, ActionUp
	Lost   bool   // ActionUp: the window lost the focus
	Repeat bool   // ActionDown: the key is only held; navigation alone repeats
	ID     string // MirrorPress
	Files  []File // FilesDropped
}

// File is a file dropped on the window or picked by the player.
type File struct {
	Name string // without its folder
	Data []byte
	Err  error // why it could not be read; Data is then nil
}
