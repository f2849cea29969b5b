package game

import (
	"slices"
	"time"
)

// mirrorView is the mirror as it was last shown.
type mirrorView struct {
	shown Mirror
	view  View // of the window then: places are told in its pixels
	heard int  // what was heard by then
	page  mirrorPage
	when  time.Duration // of the last look
	stale bool          // something moved since
}

// mirrorEvery is how often the mirror is looked at while things move: nobody
// reads faster, and each look costs a frame some time.
const mirrorEvery = 200 * time.Millisecond

// followMirror keeps the mirror up to date: at once after an event, now and
// then during motion, and when the motion has ended.
func (a *App) followMirror(now time.Duration) {
	if a.unread() {
		return
	}
	a.mirror.stale = a.mirror.stale || a.dirty || a.opt.Watch != nil && a.heard != a.mirror.heard
	if !a.mirror.stale {
		return
	}
	if a.dirty && len(a.events) == 0 && a.mirror.heard == a.heard && now-a.mirror.when < mirrorEvery {
		return
	}
	a.mirror.when, a.mirror.stale = now, false
	a.guard(a.updateMirror)
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
	heard := a.opt.Watch == nil || a.mirror.heard == a.heard
	if m.equal(a.mirror.shown) && a.mirror.view == a.view && heard {
		return
	}
	a.mirror.page.show(a, a.mirror.shown, m)
	a.mirror.shown, a.mirror.view, a.mirror.heard = m, a.view, a.heard
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
