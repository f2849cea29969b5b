package game

import "unicode"

// TextField is a line of text being typed. It holds no look: a scene draws
// Value, and when Focused a caret at Caret and what lies in the Selection.
//
// In a window characters come from the keyboard. In the browser an invisible
// HTML input lies over the field, so that accents, input methods and the
// keyboards of phones work.
type TextField struct {
	Label Text // what is to be typed, for assistive technology
	Max   int  // most characters; 0 means 40

	// Search says that it is a field to search in: while nothing is typed in it,
	// Escape is meant for the screen around it.
	Search bool

	value   []rune
	caret   int
	anchor  int // where the selection began; at the caret if nothing is selected
	focused bool
	changed bool
	press   press
	held    bool // the press goes on
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
	f.place(len(f.value), false)
}

// SelectAll selects the whole text: what is typed next takes its place.
func (f *TextField) SelectAll() { f.anchor, f.caret = 0, len(f.value) }

// Caret returns where the next character goes, in characters.
func (f *TextField) Caret() int { return f.caret }

// Selection returns which characters are selected, from the first to before the
// last one; two equal numbers if none are.
func (f *TextField) Selection() (from, to int) {
	return min(f.caret, f.anchor), max(f.caret, f.anchor)
}

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
	f.focused, f.held = false, false
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
	defer func() { a.fields = a.fields[:0] }() // also where placing them fails
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

// insert puts typed characters in the place of what is selected, as many as
// there is room for.
func (f *TextField) insert(s string) bool {
	from, to := f.Selection()
	add := f.clean(s, f.max()-len(f.value)+to-from)
	if len(add) == 0 {
		return false
	}
	f.splice(from, to, add)
	return true
}

// splice puts add in the place of some characters and the caret behind it.
func (f *TextField) splice(from, to int, add []rune) {
	rest := append(add[:len(add):len(add)], f.value[to:]...)
	f.value = append(f.value[:from], rest...)
	f.place(from+len(add), false)
	f.changed = true
}

// replace is what the browser's input has made of the text.
func (f *TextField) replace(s string, anchor, caret int) {
	v := f.clean(s, f.max())
	f.changed = f.changed || string(v) != string(f.value)
	f.value = v
	f.place(anchor, false)
	f.place(caret, true)
}
