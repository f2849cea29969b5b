package game

import (
	"errors"
	"syscall/js"
)

// systemClipboard returns the browser's clipboard. It may ask the player for
// leave, and gives nothing to a page that is not served safely.
func systemClipboard() *Clipboard {
	return &Clipboard{
		Read:  func() (string, error) { return clipCall("readText") },
		Write: func(text string) error { _, err := clipCall("writeText", text); return err },
	}
}

// clipCall calls a method of the clipboard and waits for its promise.
func clipCall(method string, args ...any) (string, error) {
	type answer struct {
		text string
		err  error
	}
	done := make(chan answer, 1)
	var ok, bad js.Func
	err := caught(func() {
		clip := js.Global().Get("navigator").Get("clipboard")
		if !clip.Truthy() || clip.Get(method).Type() != js.TypeFunction {
			panic(errNoClipboard())
		}
		ok = js.FuncOf(func(_ js.Value, args []js.Value) any {
			a := answer{}
			if len(args) > 0 && args[0].Type() == js.TypeString {
				a.text = args[0].String()
			}
			done <- a
			return nil
		})
		bad = js.FuncOf(func(_ js.Value, args []js.Value) any {
			done <- answer{err: errors.New(args[0].Get("message").String())}
			return nil
		})
		clip.Call(method, args...).Call("then", ok, bad)
	})
	if err != nil {
		return "", err
	}
	a := <-done
	ok.Release()
	bad.Release()
	return a.text, a.err
}
