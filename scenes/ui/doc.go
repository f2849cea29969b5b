// Package ui is the toolkit that scenes are built from: pictures kept as
// textures, text, and the widgets of menus, forms and panels.
//
// # One description, three uses
//
// A scene describes what it shows in one function, its build, which runs
// through the screen from top to bottom and calls a method for each thing:
//
//	func (m *Menu) build(c *game.Context) {
//		m.ui.Region("main", c.T(titleText))
//		if m.ui.Button("play", game.Rect{X: 20, Y: 20, W: 200, H: 60}, ui.Button{Text: "Jouer"}) {
//			c.Push(m.doors.Play())
//		}
//	}
//
//	func (m *Menu) Update(c *game.Context)                   { m.ui.Update(c, m.build) }
//	func (m *Menu) Draw(c *game.Context, dst *game.Frame) { m.ui.Draw(c, dst, m.build) }
//	func (m *Menu) Mirror(c *game.Context) game.Mirror      { return m.ui.Mirror("Menu") }
//
// From this one description come the pictures on the screen, the places that
// can be pressed, the order of the keyboard focus, and the mirror for assistive
// technology: they cannot disagree. Widgets keep no state of their own beyond
// what the pointer is doing; what is chosen lives in the scene.
//
// For each event the build runs once, so that the event meets the screen as the
// one before it left it; then once more to be seen. A widget answers "pressed"
// in one of these runs only. While nothing happens the build does not run.
//
// A scene that handles events of its own (a table with cards) goes through them
// itself and offers each to the widgets first:
//
//	t.ui.Begin(c)
//	for e := range c.Events() {
//		if !t.ui.Event(c, e, t.build) {
//			t.gesture(c, e)
//		}
//	}
//	t.ui.End(c, t.build)
//
// # Pictures
//
// Everything drawn is a picture: painted once by package art at the exact
// number of pixels it takes on the screen, kept as a texture, and drawn with
// one filter and one blend, so that a whole screen goes out in a few commands.
// [Pictures] keeps them, [Illustrations] paints the large ones in slices.
package ui
