package game

import (
	"iter"
	"time"

	"wyrmtable/sounds/speaker"
)

// Context is all that a scene may ask of the app. The same one is passed to
// every call; it is valid only during the call.
type Context struct {
	View               // size of the window in units, and its scale
	Now  time.Duration // time since the program started, by the app's clock
	DT   time.Duration // time since the last Update, at most 50 ms

	Settings *Settings    // what the player chose; change, then call SettingsChanged
	Saves    *Saves       // saved games
	Decks    *Decks       // decks that the players have built
	Learned  *Learned     // lessons and puzzles gone through
	Sound    *speaker.Bus // c.Sound.Play(sounds.CardSlide)

	app    *App
	events []Event
}

// Events goes through what happened since the last Update, oldest first. It
// stops once the scene has asked to push, pop or replace: what comes after was
// meant for a screen that is gone, and is thrown away.
func (c *Context) Events() iter.Seq[Event] {
	return func(yield func(Event) bool) {
		for _, e := range c.events {
			if c.app.stack.changing() || !yield(e) {
				return
			}
		}
	}
}

// Redraw asks that the screen be drawn after this Update. A scene in motion
// asks in every Update.
func (c *Context) Redraw() { c.app.dirty = true }

// Awake says that there is work left for the next frames, though nothing is to be
// drawn yet: the program does not rest before it is done.
func (c *Context) Awake() { c.app.lastUse = c.Now }

// Push puts s on top of this scene, after this Update.
func (c *Context) Push(s Scene) { c.app.stack.push(s) }

// Pop takes this scene off the stack, after this Update, and hands result to
// the scene below (see Resumer). Popping the last scene quits.
func (c *Context) Pop(result any) { c.app.stack.pop(result) }

// Replace puts s in this scene's place, after this Update.
func (c *Context) Replace(s Scene) { c.app.stack.replace(s) }

// Home takes all scenes off the stack and starts again with the first one, the
// menu, then puts the given scenes on it in order.
func (c *Context) Home(over ...Scene) { c.app.stack.reset(append([]Scene{c.app.opt.Home()}, over...)) }

// Back goes one screen back, as the browser's Back does: the scene on top is called
// off, unless it knows better. It reports false where there is nowhere to go.
func (c *Context) Back() bool {
	switch s := c.app.stack.top().(type) {
	case Backer:
		s.Back(c)
	default:
		if len(c.app.stack.scenes) < 2 {
			return false
		}
		c.Pop(nil)
	}
	return true
}

// Quit ends the program cleanly after this Update. In a browser it does nothing.
func (c *Context) Quit() { c.app.quit = canQuit }

// CanQuit reports whether Quit does anything.
func (c *Context) CanQuit() bool { return canQuit }

// T returns t in the player's language.
func (c *Context) T(t Text) string { return t.In(c.Settings.Lang) }

// Notice shows one line under the top of the screen for some seconds, until it
// is pressed or another scene comes. The same notice is not shown twice at once.
func (c *Context) Notice(t Text) { c.app.notice(t) }

// PickFile lets the player pick a file, which arrives as FilesDropped. accept
// lists endings: ".wyrm,.json". It reports false where there is nothing to pick
// with: in a window, files are dropped on it or listed by Importable.
func (c *Context) PickFile(accept string) bool { return pickFile(c.app, accept) }

// PageAddress returns the address of the page that links are made with; empty where
// none is known.
func (c *Context) PageAddress() string { return pageAddress(c.Settings) }

// SettingsChanged puts changed settings to work and writes them down.
func (c *Context) SettingsChanged() { c.app.settingsChanged() }

// SetCursor chooses the shape of the mouse pointer until the next Update.
func (c *Context) SetCursor(s Cursor) { c.app.cursor = s }

// Cursor is a shape of the mouse pointer.
type Cursor uint8

// The shapes of the mouse pointer.
const (
	Arrow Cursor = iota
	Hand
	Grabbing
	Forbidden
	IBeam
)

// Still returns the context of a screen that is only painted, on a view of its own: it
// hears nothing, is not heard, and its words have their usual size.
func (c *Context) Still(v View) *Context {
	settings := *c.Settings
	settings.TextSize = 100
	return &Context{View: v, Now: c.Now, DT: c.DT, Settings: &settings, Saves: c.Saves, Decks: c.Decks,
		Learned: c.Learned, app: c.app}
}
