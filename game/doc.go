// Package game is the application around the five card games: the window, the
// stack of scenes, input, sound, settings, saved games and language.
//
// A scene (menu, table, settings, ...) is one Go type with two methods. It is
// pushed on the stack with its parameters already inside it, and it hands a
// result back when it is popped:
//
//	type Menu struct{ picked int }
//
//	func (m *Menu) Update(c *game.Context) {
//		for e := range c.Events() {
//			switch {
//			case e.Kind == game.Tap && m.newGame.Contains(e.Pos):
//				c.Push(setup.New("dracoliath"))
//			case e.Kind == game.ActionDown && e.Action == game.Cancel:
//				c.Quit()
//			}
//		}
//	}
//
//	func (m *Menu) Draw(c *game.Context, dst *game.Frame) { ... }
//
//	func (m *Menu) Resumed(c *game.Context, result any) { ... } // optional
//
// # Frames
//
// Nothing is drawn while nothing changes. A scene that changed something, or
// that has a motion running, calls [Context.Redraw] in its Update; then, and
// after a resize, a press or a key, the whole stack is drawn once, bottom-up.
// Draw therefore says everything, every time, and only reads. What it says goes
// into a [Frame], which draws again only the parts of the screen that differ from
// the frame before.
//
// # Units
//
// Scenes lay out in units, not pixels. A landscape window holds at least
// 1280 by 720 units, a portrait one at least 390 by 700, whatever its pixels;
// the longer side has as many more as fit. [Context.Scale] is the number of
// physical pixels in a unit: pictures are prepared at size times Scale and
// drawn one pixel to one pixel.
//
// # Files
//
//	game.go        App: the loop, and what makes it draw or rest
//	scene.go       Scene; stack.go: how they come and go
//	frame.go       Frame: what scenes draw on; stale.go: where frames differ
//	context.go     Context: all that a scene may ask of the app
//	view.go        units, and the size of the window in them
//	event.go       the one list of events a scene reads
//	raw.go         what devices do, before it means anything; Script, for tests
//	window.go      input and output of a native window
//	page_js.go     the same of a page in a browser
//	gesture.go     presses and moves become taps, drags and long presses
//	key.go, action.go, keyboard.go
//	               keys, what they do, and that they do it once
//	textfield*.go  typing a line of text
//	settings.go    what the player chose, kept between starts
//	store*.go      where bytes are kept
//	savefile.go, saves.go, exchange*.go
//	               saved games: their file, their list, and giving them away
//	mirror*.go     the screen in words, for assistive technology and tests
//	crash.go       what happens when a scene panics
//	stage.go       an App without a window, on a clock of its own
//	feel/          measures rest and reaction; gametest/ tests scenes
package game
