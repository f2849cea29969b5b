package game

import "wyrmtable/sounds"

// Scene is one screen of the program, or one panel over another screen.
type Scene interface {
	// Update is called once a frame while the scene is on top of the stack. It
	// reads c.Events and c.DT, changes the scene, and calls c.Redraw if what
	// is to be seen changed or is moving.
	Update(c *Context)

	// Draw paints the whole scene on dst, which is c.View's size in pixels: every
	// pixel of it with something opaque first, unless it is an Overlay, since an
	// earlier frame still stands there. It changes nothing that matters.
	Draw(c *Context, dst *Frame)
}

// Overlay is a Scene that leaves those below it visible. They are drawn first.
type Overlay interface {
	Scene
	Overlay() bool
}

// Resumer is a Scene that wants to know when it is on top again.
type Resumer interface {
	Scene
	// Resumed is called before the next Update, with what the scene above gave
	// to Context.Pop: nil if it was called off.
	Resumed(c *Context, result any)
}

// Leaver is a Scene that has something to give back when it leaves the stack:
// pictures to free, a save to write.
type Leaver interface {
	Scene
	Left(c *Context)
}

// Backer is a Scene that the way back leads elsewhere from than to the one below.
type Backer interface {
	Scene
	Back(c *Context)
}

// Mirrored is a Scene that can say in words what it shows. All scenes ought to.
type Mirrored interface {
	Scene
	// Mirror is called after an Update with events, a few times a second while
	// the scene moves, and once when it has come to rest.
	Mirror(c *Context) Mirror
}

// Bedded is a Scene that something is heard under, also while others lie over it.
type Bedded interface {
	Scene
	Bed() sounds.Bed
}
