package texture

// breath is called in the middle of drawing.
var breath func()

// SetBreath has f called again and again in the middle of all drawing, or
// nothing if f is nil. Where all goroutines share one thread, a painter uses it
// to leave off when the time of a frame is used up, and to go on in the next. It
// is called while no lock is held, and must not be set while others draw.
func SetBreath(f func()) { breath = f }

// Breathe is called between rows of pixels and before each setting of a text.
func Breathe(y int) {
	if y&15 == 0 && breath != nil {
		breath()
	}
}
