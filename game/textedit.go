package game

import (
	"time"
	"unicode"
)

// This file edits a TextField as every system's own fields are edited: with the
// arrows, alone or by words, with Shift to select, with the clipboard, and with
// one, two or three clicks.

// place puts the caret before a character. The selection ends there, or, if it
// is extended, reaches there.
func (f *TextField) place(at int, extend bool) {
	f.caret = min(max(at, 0), len(f.value))
	if !extend {
		f.anchor = f.caret
	}
}

// key edits. It reports whether anything is to be drawn anew.
func (f *TextField) key(k Key, c *Context) bool {
	if f.edit(k, c) {
		return true
	}
	m, plain := k.mods(), k.plain()
	from, to := f.Selection()
	switch plain {
	case "Backspace", "Delete":
		if from == to {
			f.place(f.beside(plain == "Delete", m&Ctrl != 0), true)
		}
		return f.cut()
	case "ArrowLeft", "ArrowRight":
		right := plain == "ArrowRight"
		switch {
		case from < to && m&(Shift|Ctrl) == 0: // to the end of what was selected
			if right {
				from = to
			}
			f.place(from, false)
		default:
			f.place(f.beside(right, m&Ctrl != 0), m&Shift != 0)
		}
	case "Home":
		f.place(0, m&Shift != 0)
	case "End":
		f.place(len(f.value), m&Shift != 0)
	default:
		return false
	}
	return true
}

// edit does what the keys of the clipboard do.
func (f *TextField) edit(k Key, c *Context) bool {
	switch k {
	case "Ctrl+a":
		f.anchor, f.caret = 0, len(f.value)
	case "Ctrl+c", "Ctrl+Insert":
		f.copy(c)
	case "Ctrl+x", "Shift+Delete":
		if f.copy(c) {
			f.cut()
		}
	case "Ctrl+v", "Shift+Insert":
		f.paste(c)
	default:
		return false
	}
	return true
}

// edits reports whether a key is one of those that edit a field, though it
// writes nothing.
func (k Key) edits() bool {
	switch k {
	case "Ctrl+a", "Ctrl+c", "Ctrl+x", "Ctrl+v", "Ctrl+Insert":
		return true
	}
	if k.mods()&Alt != 0 {
		return false
	}
	switch k.plain() {
	case "Backspace", "Delete", "ArrowLeft", "ArrowRight", "Home", "End":
		return true
	}
	return false
}

// copy hands what is selected to the clipboard.
func (f *TextField) copy(c *Context) bool {
	from, to := f.Selection()
	if from < to {
		c.Copy(string(f.value[from:to]), tell)
	}
	return from < to
}

// paste has the clipboard's text typed, as soon as it is known: other programs
// take their time to hand theirs over.
func (f *TextField) paste(c *Context) {
	c.Paste(func(c *Context, text string, err error) {
		if tell(c, err); err == nil && f.focused && f.insert(text) {
			c.Redraw()
		}
	})
}

// tell tells the player of trouble, if there is any.
func tell(c *Context, err error) {
	if err != nil {
		c.Notice(Reason(err))
	}
}

// cut takes away what is selected.
func (f *TextField) cut() bool {
	from, to := f.Selection()
	if from == to {
		return false
	}
	f.splice(from, to, nil)
	return true
}

// beside is the place a character to one side of the caret, or a word.
func (f *TextField) beside(right, word bool) int {
	at := f.caret
	switch {
	case !word && right:
		return min(at+1, len(f.value))
	case !word:
		return max(at-1, 0)
	case right:
		for at < len(f.value) && inWord(f.value[at]) {
			at++
		}
		for at < len(f.value) && !inWord(f.value[at]) {
			at++
		}
		return at
	}
	for at > 0 && !inWord(f.value[at-1]) {
		at--
	}
	for at > 0 && inWord(f.value[at-1]) {
		at--
	}
	return at
}

func inWord(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) }

// word is the word around a place, or else the one character there.
func (f *TextField) word(at int) (from, to int) {
	from, to = at, at
	for from > 0 && inWord(f.value[from-1]) {
		from--
	}
	for to < len(f.value) && inWord(f.value[to]) {
		to++
	}
	if from == to && to < len(f.value) {
		to++
	}
	return from, to
}

// A press is the last press in a field.
type press struct {
	when   time.Duration
	at     int // before which character
	clicks int // how often it was pressed there in one go
}

const doubleClick = 400 * time.Millisecond

// Point tells the field of what the pointer does in it: at is the place between
// characters nearest to the pointer. A press puts the caret there and a drag
// selects; twice selects a word, three times all.
func (f *TextField) Point(c *Context, k Kind, at int) {
	was, anchor := f.caret, f.anchor
	switch k {
	case PointerDown:
		p := &f.press
		if near := at - p.at; c.Now-p.when > doubleClick || near < -1 || near > 1 || p.clicks == 3 {
			p.clicks = 0
		}
		p.when, p.at, f.held = c.Now, at, true
		p.clicks++
		switch p.clicks {
		case 1:
			f.place(at, false)
		case 2:
			f.anchor, f.caret = f.word(min(max(at, 0), len(f.value)))
		case 3:
			f.anchor, f.caret = 0, len(f.value)
		}
	case PointerMove:
		if f.held && f.press.clicks == 1 {
			f.place(at, true)
		}
	case PointerUp, PointerCancel:
		f.held = false
	}
	if was != f.caret || anchor != f.anchor {
		c.Redraw()
	}
}

// Held reports whether the pointer is down on the field: it may select.
func (f *TextField) Held() bool { return f.held }
