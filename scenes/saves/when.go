package saves

import (
	"fmt"
	"time"

	"wyrmtable/game"
)

var monthsFR = [...]string{"janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
	"octobre", "novembre", "décembre"}

// When says when t was, seen from now: "hier à 21 h 40".
func When(t, now time.Time) game.Text {
	t, now = t.Local(), now.Local()
	fr := fmt.Sprintf("à %d\u00a0h\u00a0%02d", t.Hour(), t.Minute())
	en := t.Format("at 15:04")
	switch days := dayOf(now).Sub(dayOf(t)) / (24 * time.Hour); {
	case days == 0:
		return game.Text{FR: "aujourd’hui " + fr, EN: "today " + en}
	case days == 1:
		return game.Text{FR: "hier " + fr, EN: "yesterday " + en}
	}
	day := fmt.Sprint(t.Day())
	if t.Day() == 1 {
		day = "1er"
	}
	return game.Text{
		FR: fmt.Sprintf("le %s %s %d %s", day, monthsFR[t.Month()-1], t.Year(), fr),
		EN: t.Format("on 2 January 2006 ") + en,
	}
}

// exactly adds the seconds of t to what When says of it.
func exactly(when game.Text, t time.Time) game.Text {
	sec := fmt.Sprintf("%02d", t.Second())
	return game.Text{FR: when.FR + "\u00a0min\u00a0" + sec + "\u00a0s", EN: when.EN + ":" + sec}
}

// dayOf returns the day of t, by name and not by hours, so that a change to
// summer time makes no day shorter.
func dayOf(t time.Time) time.Time {
	return time.Date(t.Year(), t.Month(), t.Day(), 0, 0, 0, 0, time.UTC)
}
