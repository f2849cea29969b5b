package game

// Kind says what an Event is.
type Kind uint8

// The kinds of event. The first group are the pointer's own events, in the
// order they happened; the second group is what they amount to, and is what
// most scenes need. A gesture always comes after the pointer event that
// completed it.
const (
	// NoEvent is the zero Kind, never delivered.
	NoEvent Kind = iota

	PointerDown   // a button or finger went down at Pos
	PointerMove   // it moved to Pos while down
	PointerUp     // it came up at Pos
	PointerCancel // the press is void: focus lost, finger taken by the system, resize, second button
	Wheel         // the wheel turned by Delta units over Pos; Delta.Y > 0 turns towards the top

	Hover      // the mouse, no button down, moved to Pos
	HoverEnd   // the mouse left the window, or a finger is used instead
	Tap        // pressed and released at the same place; Pos is where it was pressed
	AltTap     // the second mouse button was pressed (and nothing was being dragged)
	LongPress  // a finger has rested 450 ms at Pos; no Tap or drag follows it
	DragStart  // the press moved beyond the threshold; Start is where it was pressed
	DragMove   // the drag goes on to Pos
	Drop       // the drag was released at Pos
	DragCancel // the drag is void: what was dragged goes home

	ActionDown   // the key bound to Action was pressed (once, however long it is held)
	ActionUp     // it was released, or the window lost the focus
	MirrorPress  // the mirror's button named ID was activated
	FilesDropped // Files were dropped on the window, or picked in the browser
)

// PointerKind tells a mouse from a finger.
type PointerKind uint8

// Mouse is any pointer that hovers; Touch is a finger or a pen.
const (
	Mouse PointerKind = iota
	Touch
)

// Event is one thing that happened since the last Update. Fields that its Kind
// does not mention are zero.
type Event struct {
	Kind    Kind
	Pos     Point       // where, in units; may lie outside the window during a drag
	Start   Point       // gestures: where the press began
	Delta   Point       // Wheel: how far, in units
	Pointer PointerKind // mouse or finger
	Action  Action      // ActionDown, ActionUp
	ID      string      // MirrorPress
	Files   []File      // FilesDropped
}

// File is a file dropped on the window or picked by the player.
type File struct {
	Name string // without its folder
	Data []byte
	Err  error // why it could not be read (Data is then nil)
}
