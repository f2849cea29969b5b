package game

import (
	"slices"
	"strconv"
	"syscall/js"
	"unicode/utf16"
)

// domInput is the invisible HTML input over a TextField.
type domInput struct {
	el        js.Value
	composing bool
	moved     func(js.Value) // the selection is another one
	seen      bool
	mouse     bool   // the last press was a mouse's
	agreed    [2]int // anchor and caret when the input and the field were last alike
	ahead     int    // changes of the input that the field has not heard of yet
	css       string
	label     string
}

// placeInputs keeps an input over each field on the screen. It is there before
// the field is focused, since phones show their keyboard only for a finger that
// touched an input itself.
func (a *App) placeInputs() {
	if a.page == nil {
		return
	}
	for _, in := range a.inputs {
		in.seen = false
	}
	for _, p := range a.fields {
		in := a.inputs[p.field]
		if in == nil {
			in = a.newInput(p.field)
			a.inputs[p.field] = in
		}
		in.seen = true
		a.placeInput(in, p)
	}
	for f, in := range a.inputs {
		if !in.seen {
			in.el.Call("remove")
			delete(a.inputs, f)
			a.page.canvas.Call("focus")
		}
	}
}

func (a *App) newInput(f *TextField) *domInput {
	doc := js.Global().Get("document")
	in := &domInput{el: doc.Call("createElement", "input")}
	in.el.Set("type", "text")
	in.el.Set("autocomplete", "off")
	in.el.Set("spellcheck", false)
	in.el.Set("maxLength", f.max())
	in.el.Get("dataset").Set("wyrmfield", "1")
	update := func(js.Value) {
		value := in.el.Get("value").String()
		anchor, caret := caretRunes(value, in.el.Get("selectionStart").Int()), caretRunes(value, in.el.Get("selectionEnd").Int())
		if in.el.Get("selectionDirection").String() == "backward" {
			anchor, caret = caret, anchor
		}
		if in.agreed == [2]int{anchor, caret} && value == f.Value() {
			return // told of what we did ourselves
		}
		in.agreed = [2]int{anchor, caret}
		in.ahead++
		apply := func() {
			in.ahead--
			if f.held {
				return // the pointer selects what is under it on the canvas
			}
			f.replace(value, anchor, caret)
			a.dirty = true
		}
		a.posted.add(func() {
			if a.pressed() { // the field hears of the press only now, and was pressed before this
				a.posted.add(apply)
				return
			}
			apply()
		})
	}
	listen(in.el, "input", false, update)
	listen(in.el, "select", false, update)
	in.moved = update
	in.hearPointer(a.page)
	listen(in.el, "compositionstart", false, func(js.Value) { in.composing = true })
	listen(in.el, "compositionend", false, func(js.Value) { in.composing = false })
	listen(in.el, "focus", false, func(js.Value) {
		a.posted.add(func() {
			if a.inputs[f] == in {
				f.Focus(&a.ctx)
			}
		})
	})
	a.page.main.Call("append", in.el)
	return in
}

func (a *App) placeInput(in *domInput, p placed) {
	box := a.page.canvas.Call("getBoundingClientRect")
	k := a.view.Scale / a.view.Device
	px := func(v float64) string { return strconv.FormatFloat(v, 'f', 1, 64) + "px" }
	css := "position:fixed;margin:0;padding:0 6px;border:0;outline:0;opacity:0;font-size:16px;" +
		"left:" + px(box.Get("left").Float()+p.rect.X*k) + ";top:" + px(box.Get("top").Float()+p.rect.Y*k) +
		";width:" + px(p.rect.W*k) + ";height:" + px(p.rect.H*k) + ";box-sizing:border-box"
	if css != in.css {
		in.css = css
		in.el.Get("style").Set("cssText", css)
	}
	if label := a.ctx.T(p.field.Label); label != in.label {
		in.label = label
		in.el.Call("setAttribute", "aria-label", label)
	}
	if in.ahead == 0 { // else what was typed since the last frame would be lost
		if v := p.field.Value(); !in.composing && in.el.Get("value").String() != v {
			in.el.Set("value", v)
		}
		in.push(p.field)
	}
	active := js.Global().Get("document").Get("activeElement").Equal(in.el)
	switch {
	case p.field.focused && !active:
		in.el.Call("focus")
	case !p.field.focused && active:
		in.el.Call("blur")
		a.page.canvas.Call("focus")
	}
}

// push selects in the input what is selected in the field, where the field was
// the one to change it. Asking the input would not do: it may be ahead of us.
func (in *domInput) push(f *TextField) {
	now := [2]int{f.anchor, f.caret}
	if now == in.agreed || !f.focused || in.composing {
		return
	}
	in.agreed = now
	from, to := f.Selection()
	way := "forward"
	if f.caret < f.anchor {
		way = "backward"
	}
	in.el.Call("setSelectionRange", unitsOf(f.value[:from]), unitsOf(f.value[:to]), way)
}

// hearPointer lets the mouse on the input mean what it means on the canvas
// below, where the letters are: the input has letters of its own, which nobody
// sees, of another width.
func (in *domInput) hearPointer(p *page) {
	for _, t := range []string{"pointerdown", "pointermove", "pointerup", "pointercancel", "pointerleave"} {
		listen(in.el, t, false, func(e js.Value) {
			if in.mouse = e.Get("pointerType").String() == "mouse"; in.mouse {
				p.pointer(t, e)
			}
		})
	}
	listen(in.el, "mousedown", false, func(e js.Value) {
		if in.mouse && e.Get("button").Int() == 0 {
			e.Call("preventDefault")
			in.el.Call("focus")
		}
	})
}

// unitsOf counts UTF-16 units.
func unitsOf(s []rune) int {
	n := 0
	for _, r := range s {
		n += utf16.RuneLen(r)
	}
	return n
}

// pressed reports whether a press is among what happened since the last Update.
func (a *App) pressed() bool {
	return slices.ContainsFunc(a.events, func(e Event) bool { return e.Kind == PointerDown })
}

// caretRunes turns the browser's caret, in UTF-16 units, into characters.
func caretRunes(s string, units int) int {
	n := 0
	for _, r := range s {
		if units -= utf16.RuneLen(r); units < 0 {
			break
		}
		n++
	}
	return n
}
