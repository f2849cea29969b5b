package game

// A Clipboard holds a text to take from one program to another.
type Clipboard struct {
	Read  func() (string, error)
	Write func(text string) error

	atOnce bool // neither waits for anybody
}

// MemoryClipboard returns a clipboard that no other program sees, for tests.
func MemoryClipboard() *Clipboard {
	held := ""
	return &Clipboard{
		Read:   func() (string, error) { return held, nil },
		Write:  func(text string) error { held = text; return nil },
		atOnce: true,
	}
}

// Clipboard returns the clipboard in use, for tests.
func (a *App) Clipboard() *Clipboard { return a.opt.Clip }

// maxClip is the longest text taken from the clipboard: a deck list has some
// thousand letters.
const maxClip = 1 << 20

// Copy puts a text on the clipboard, and then says whether that worked.
func (c *Context) Copy(text string, then func(c *Context, err error)) {
	clip := c.app.opt.Clip
	if clip.atOnce {
		then(c, clip.Write(text))
		return
	}
	var err error
	c.Go(func() { err = clip.Write(text) }, func(c *Context) { then(c, err) })
}

// Paste reads the clipboard. It may take a while: the system may ask the player
// whether it is allowed.
func (c *Context) Paste(then func(c *Context, text string, err error)) {
	clip := c.app.opt.Clip
	if clip.atOnce {
		text, err := clip.Read()
		then(c, text, err)
		return
	}
	var text string
	var err error
	c.Go(func() {
		if text, err = clip.Read(); len(text) > maxClip {
			text = text[:maxClip]
		}
	}, func(c *Context) { then(c, text, err) })
}

func errNoClipboard() error {
	return saveError("ce système ne donne pas accès au presse-papiers", "this system gives no access to the clipboard")
}
