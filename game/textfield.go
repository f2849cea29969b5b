package game

import "unicode"

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
	changed bool
}

// placed is a field and where it was on the screen in this Update.
type placed struct {
	field *TextField
	rect  Rect
}

// Value returns the text.
func (f *TextField) Value() string { return string(f.value) }

// SetValue replaces the text, cut to Max, and puts the caret at its end.
func (f *TextField) SetValue(s string) {
	f.value = f.clean(s, f.max())
	f.caret = len(f.value)
}

// Caret returns where the next character goes, in characters.
func (f *TextField) Caret() int { return f.caret }

// Focused reports whether typing goes to this field.
func (f *TextField) Focused() bool { return f.focused }

// Focus sends typing to this field. Until Blur, keys that write do not act:
// of the actions only those on Enter, Escape, Tab and function keys arrive.
func (f *TextField) Focus(c *Context) {
	if c.app.field != nil {
		c.app.field.focused = false
	}
	f.focused = true
	c.app.field = f
	c.Redraw()
}

// Blur ends typing.
func (f *TextField) Blur(c *Context) {
	f.focused = false
	if c.app.field == f {
		c.app.field = nil
	}
	c.Redraw()
}

// Update is to be called in each Update of the scene, with the place of the
// field. A press in it focuses it, a press elsewhere ends typing. It reports
// whether the text changed.
func (f *TextField) Update(c *Context, r Rect) bool {
	c.app.fields = append(c.app.fields, placed{f, r})
	for _, e := range c.events {
		if e.Kind != PointerDown {
			continue
		}
		if r.Contains(e.Pos) {
			f.Focus(c)
		} else if f.focused {
			f.Blur(c)
		}
	}
	changed := f.changed
	f.changed = false
	return changed
}

// settleFields ends an Update: fields that were not placed in it are gone from
// the screen, and no longer typed in.
func (a *App) settleFields() {
	if a.field != nil {
		here := false
		for _, p := range a.fields {
			here = here || p.field == a.field
		}
		if !here {
			a.field.focused = false
			a.field = nil
		}
	}
	a.placeInputs()
	a.fields = a.fields[:0]
}

func (f *TextField) max() int {
	if f.Max > 0 {
		return f.Max
	}
	return 40
}

// clean keeps at most n characters of s that can be drawn on one line.
func (f *TextField) clean(s string, n int) []rune {
	var kept []rune
	for _, r := range s {
		if len(kept) >= n {
			break
		}
		if unicode.IsPrint(r) {
			kept = append(kept, r)
		}
	}
	return kept
}

// insert puts typed characters at the caret, as many as there is room for.
func (f *TextField) insert(s string) bool {
	add := f.clean(s, f.max()-len(f.value))
	if len(add) == 0 {
		return false
	}
	rest := append(add[:len(add):len(add)], f.value[f.caret:]...)
	f.value = append(f.value[:f.caret], rest...)
	f.caret += len(add)
	f.changed = true
	return true
}

// replace is what the browser's input has made of the text.
func (f *TextField) replace(s string, caret int) {
	v := f.clean(s, f.max())
	f.changed = f.changed || string(v) != string(f.value)
	f.value = v
	f.caret = min(max(caret, 0), len(v))
}

// key edits. It reports whether anything is to be drawn anew.
func (f *TextField) key(k Key) bool {
	switch k {
	case "Backspace":
		if f.caret == 0 {
			return false
		}
		f.value = append(f.value[:f.caret-1], f.value[f.caret:]...)
		f.caret--
		f.changed = true
	case "Delete":
		if f.caret == len(f.value) {
			return false
		}
		f.value = append(f.value[:f.caret], f.value[f.caret+1:]...)
		f.changed = true
	case "ArrowLeft":
		f.caret = max(f.caret-1, 0)
	case "ArrowRight":
		f.caret = min(f.caret+1, len(f.value))
	case "Home":
		f.caret = 0
	case "End":
		f.caret = len(f.value)
	default:
		return false
	}
	return true
}
