package game

import "time"

// noticeTime is how long a notice is shown.
const noticeTime = 7 * time.Second

// noticeLeast is how long it is shown at least, even if another scene comes.
const noticeLeast = time.Second

// noticeMost is how many letters a notice has: it quotes files and addresses that
// may have anything in them.
const noticeMost = 400

// noticesMost is how many there are at once; the oldest goes first.
const noticesMost = 6

// notice is one line for the player, over any scene.
type notice struct {
	text  Text
	until time.Duration
}

func (a *App) notice(t Text) {
	t = Text{FR: Clip(t.FR, noticeMost), EN: Clip(t.EN, noticeMost)}
	for _, n := range a.notices {
		if n.text == t {
			return
		}
	}
	a.dirty = true
	a.notices = append(a.notices, notice{t, a.lastNow + noticeTime})
	a.notices = a.notices[max(0, len(a.notices)-noticesMost):]
}

// Notices returns the notices now shown.
func (a *App) Notices() []Text {
	var all []Text
	for _, n := range a.notices {
		all = append(all, n.text)
	}
	return all
}

// expireNotices takes down the notices whose time is over.
func (a *App) expireNotices(now time.Duration) {
	kept := a.notices[:0]
	for _, n := range a.notices {
		if n.until > now {
			kept = append(kept, n)
		}
	}
	if len(kept) != len(a.notices) {
		a.dirty = true
	}
	a.notices = kept
}

// endNotices takes down what was said before another scene came: it belongs to
// the scene that is gone. What was said only just now stays.
func (a *App) endNotices() {
	kept := a.notices[:0]
	for _, n := range a.notices {
		if a.lastNow < n.until-noticeTime+noticeLeast {
			kept = append(kept, n)
		}
	}
	a.notices = kept
}

// pressNotices takes down the notice that is pressed at p.
func (a *App) pressNotices(p Point) {
	for i, r := range a.noticeBoxes() {
		if r.Contains(p) {
			a.notices = append(a.notices[:i], a.notices[i+1:]...)
			a.dirty = true
			return
		}
	}
}

const noticePad = 10.0

func (a *App) noticeSize() float64 { return 17 * a.settings.TextScale() }

// noticeBoxes are the places of the notices: under the bar at the top of the
// screen, where there are no buttons, the latest one first.
func (a *App) noticeBoxes() []Rect {
	v := a.view
	y := 48.0
	if v.Portrait() {
		y = 56
	}
	boxes := make([]Rect, len(a.notices))
	for i := len(a.notices) - 1; i >= 0; i-- {
		s := a.notices[i].text.In(a.settings.Lang)
		w := min(v.W-24, 640)
		h := wrappedHeight(v, s, w-2*noticePad, a.noticeSize()) + 2*noticePad
		boxes[i] = Rect{(v.W - w) / 2, y, w, h}
		y += h + 8
	}
	return boxes
}

func (a *App) drawNotices(dst *Frame) {
	v := a.view
	for i, box := range a.noticeBoxes() {
		fillRect(dst, v, box.Inset(-2), colGold)
		fillRect(dst, v, box, colNight)
		s := a.notices[i].text.In(a.settings.Lang)
		drawWrapped(dst, v, s, v.W/2, box.Y+noticePad, box.W-2*noticePad, a.noticeSize(), colParchment)
	}
}
