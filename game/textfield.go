package game

// TextField is a line of text being typed. It holds no look: a scene draws
// Value, and a caret at Caret when Focused.
//
// In a window characters come from the keyboard. In the browser an invisible
// HTML input lies over the field, so that accents, input methods and the
// keyboards of phones work.
type TextField struct {
	Label Text // what is to be typed, for assistive technology
	Max   int  // most characters; 0 means 40

	value   []rune
	caret   int
	focused bool
}

// Value returns the text.
func (f *TextField) Value() string { return string(f.value) }

// SetValue replaces the text, cut to Max, and puts the caret at its end.
func (f *TextField) SetValue(s string) { panic("todo") }

// Caret returns where the next character goes, in characters.
func (f *TextField) Caret() int { return f.caret }

// Focused reports whether typing goes to this field.
func (f *TextField) Focused() bool { return f.focused }

// Focus sends typing to this field. Until Blur, keys that write do not act:
// of the actions only Confirm, Cancel, Next and Prev arrive.
func (f *TextField) Focus(c *Context) { panic("todo") }

// Blur ends typing.
func (f *TextField) Blur(c *Context) { panic("todo") }

// Update is to be called in each Update of the scene, with the place of the
// field. A tap in it focuses it, a tap outside ends typing. It reports whether
// the text changed.
func (f *TextField) Update(c *Context, r Rect) bool { panic("todo") }
