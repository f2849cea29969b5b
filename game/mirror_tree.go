package game

import "slices"

// mirrorView is the mirror as it was last shown.
type mirrorView struct {
	shown Mirror
	page  mirrorPage
}

// updateMirror asks the scene on top for its mirror and shows it if it differs.
func (a *App) updateMirror() {
	m := Mirror{}
	if s, ok := a.stack.top().(Mirrored); ok {
		m = s.Mirror(&a.ctx)
	}
	for _, n := range a.notices {
		m.Log = append(m.Log, a.ctx.T(n.text))
	}
	if m.equal(a.mirror.shown) {
		return
	}
	a.mirror.page.show(a, a.mirror.shown, m)
	a.mirror.shown = m
}

// Mirror returns the mirror as it was last shown.
func (a *App) Mirror() Mirror { return a.mirror.shown }

func (m Mirror) equal(n Mirror) bool {
	same := func(a, b Region) bool {
		return a.ID == b.ID && a.Label == b.Label && slices.Equal(a.Items, b.Items)
	}
	return m.Title == n.Title && slices.EqualFunc(m.Regions, n.Regions, same) && slices.Equal(m.Log, n.Log)
}

// Find returns the item with an ID.
func (m Mirror) Find(id string) (Item, bool) {
	for _, r := range m.Regions {
		for _, it := range r.Items {
			if it.ID == id {
				return it, true
			}
		}
	}
	return Item{}, false
}

// newLines returns the lines of next that come after those already in old: the
// log scrolls, so its oldest lines may be gone.
func newLines(old, next []string) []string {
	for skip := range old {
		tail := old[skip:]
		if len(tail) <= len(next) && slices.Equal(tail, next[:len(tail)]) {
			return next[len(tail):]
		}
	}
	return next
}
