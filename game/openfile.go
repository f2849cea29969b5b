package game

// arrivedFiles came from outside.
type arrivedFiles struct {
	dropped []File // in this step, and taken by nobody yet
	waiting []File // to be opened
}

// TookFiles says that this scene has a use for the files dropped on it.
func (c *Context) TookFiles() { c.app.files.dropped = nil }

// openFiles hands on the saved games that came from outside: those that the system
// opens with the page, and those dropped on a scene that takes none. It waits while
// one screen gives way to another.
func (a *App) openFiles() {
	for _, f := range a.files.dropped {
		if IsSave(f.Name) {
			a.files.waiting = append(a.files.waiting, f)
		}
	}
	a.files.dropped = nil
	if a.stack.changing() {
		return
	}
	for _, f := range a.files.waiting {
		if a.opt.Opened != nil {
			a.opt.Opened(&a.ctx, f)
		}
	}
	a.files.waiting = nil
}
