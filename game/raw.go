package game

// RawKind says what a Raw is.
type RawKind uint8

// The kinds of Raw.
const (
	RawDown   RawKind = iota // button or finger down at X, Y
	RawMove                  // pointer moved to X, Y, pressed or not
	RawUp                    // button or finger up at X, Y
	RawCancel                // the system took this pointer away
	RawLeave                 // the mouse left the window
	RawWheel                 // wheel turned by DX, DY over X, Y
	RawKey                   // Key down, or repeating
	RawKeyUp                 // Key up
	RawChars                 // characters typed: Text
	RawBlur                  // the window lost the focus
	RawFocus                 // the window has it again, or is visible again
	RawMirror                // mirror button ID pressed
	RawFiles                 // Files dropped or picked
	RawOpened                // Files that the system opens with the page
)

// Raw is one thing a device did, before it means anything. Positions are in
// physical pixels from the upper left corner of the window.
type Raw struct {
	Kind    RawKind
	Pointer int // which finger; the mouse is 0
	Touch   bool
	Button  int // 0 first, 1 middle, 2 second
	X, Y    float64
	DX, DY  float64 // in device-independent pixels
	Key     Key     // with modifiers
	Repeat  bool
	Text    string
	ID      string
	Files   []File
}

// Source is where input comes from: the window, the browser's page, or a script.
type Source interface {
	// Poll appends what happened since the last call to dst, oldest first.
	Poll(dst []Raw) []Raw
}

// Script is a Source for tests: what is put in comes out at the next Update.
type Script struct{ queue []Raw }

// Put adds raw input to what the next Poll gives.
func (s *Script) Put(raws ...Raw) { s.queue = append(s.queue, raws...) }

// Poll implements Source.
func (s *Script) Poll(dst []Raw) []Raw {
	dst = append(dst, s.queue...)
	s.queue = s.queue[:0]
	return dst
}
