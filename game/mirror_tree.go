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

// TellAtOnce lets the mirror of this frame be told even while things move: what
// it says may not stay, as when a hand is turned face down.
func (c *Context) TellAtOnce() { c.app.mirror.when = -mirrorEvery }

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

// keptLines is how many lines of the log the page holds.
const keptLines = 60

// logChange says how the lines of a log that are in the page become the next
// ones: from is the first old line that stays and keep how many do. Old lines
// beside those go, since whoever looks now may not know them; the lines of next
// after the first keep are new. quiet says that they are not news to be read
// out: the log is another one, or a long one that is only being opened.
func logChange(old, next []string) (from, keep int, quiet bool) {
	for i := range old {
		n := 0
		for i+n < len(old) && n < len(next) && old[i+n] == next[n] {
			n++
		}
		if n > keep {
			from, keep = i, n
		}
	}
	fresh, gone := len(next)-keep, len(old)-from-keep
	return from, keep, fresh > longNews || len(old) > 0 && keep == 0 || gone > 1
}

// longNews is how many new lines are at most read out.
const longNews = 8
