package game

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// noticeTime is how long a notice is shown.
const noticeTime = 7 * time.Second

// notice is one line for the player, over any scene.
type notice struct {
	text  Text
	until time.Duration
}

func (a *App) notice(t Text) {
	for _, n := range a.notices {
		if n.text == t {
			return
		}
	}
	a.dirty = true
	a.notices = append(a.notices, notice{t, a.lastNow + noticeTime})
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

func (a *App) drawNotices(dst *ebiten.Image) {
	const pad = 10.0
	v, size := a.view, 17*a.settings.TextScale()
	w := min(v.W-24, 860)
	y := v.H - 12
	for i := len(a.notices) - 1; i >= 0; i-- {
		s := a.notices[i].text.In(a.settings.Lang)
		h := wrappedHeight(v, s, w-2*pad, size) + 2*pad
		y -= h
		box := Rect{(v.W - w) / 2, y, w, h}
		fillRect(dst, v, box.Inset(-2), colGold)
		fillRect(dst, v, box, colNight)
		drawWrapped(dst, v, s, v.W/2, y+pad, w-2*pad, size, colParchment)
		y -= 8
	}
}
