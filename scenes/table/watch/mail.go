package watch

import (
	"strconv"

	"wyrmtable/rules"
	"wyrmtable/scenes/curtain"
)

// A match can be played at two screens, which send each other links. At each of them
// one seat is at home; the other answers elsewhere, and nothing of what only it knows
// is shown here at any time.

// A Mail says how a match is played by messages.
type Mail struct {
	Here rules.Seat // whose screen this is; Nobody where all sit at one
	Sent int        // how many answers the other screen has; -1 for not even the deal, or not the end
	Name string     // of the match, the same at both screens
}

// A save says under these keys how its match is played by messages.
const (
	HereKey = "here"
	SentKey = "sent"
	MailKey = "mail"
)

// ReadMail reads how a match is played from what a save carries.
func ReadMail(info map[string]string) Mail {
	m := Mail{Here: rules.Nobody, Name: info[MailKey]}
	if n, err := strconv.Atoi(info[HereKey]); err == nil && n >= 0 && n < 2 && m.Name != "" {
		m.Here = rules.Seat(n)
	}
	m.Sent, _ = strconv.Atoi(info[SentKey])
	return m
}

// Write notes in info how the match is played by messages.
func (m *Mail) Write(info map[string]string) {
	if m.On() {
		info[HereKey], info[SentKey], info[MailKey] = strconv.Itoa(int(m.Here)), strconv.Itoa(m.Sent), m.Name
	}
}

// On reports whether the match is played by messages.
func (m *Mail) On() bool { return m.Here >= 0 }

// Far reports whether a seat answers at another screen.
func (m *Mail) Far(s rules.Seat) bool { return m.On() && s >= 0 && s != m.Here }

// CanMail reports whether the match can be played by messages from now on: by two
// persons, before its end.
func (e *Eyes) CanMail() bool {
	_, over := e.session.Match().Outcome()
	return !over && !e.again && !e.Mail.On() && len(e.session.Setup().Seats) == 2 && e.session.Program == 0
}

// Awaited is the seat at the other screen that is to answer now; Nobody while there
// is something to answer here, or nothing at all.
func (e *Eyes) Awaited() rules.Seat {
	if s := e.Asked(); !e.again && e.Mail.Far(s) {
		return s
	}
	return rules.Nobody
}

// Unsent reports whether the other screen waits for a link: it is to answer, or the
// match is over, and it does not know yet.
func (e *Eyes) Unsent() bool {
	_, over := e.session.Match().Outcome()
	return e.Mail.On() && (over || e.Awaited() >= 0) && e.Mail.Sent < e.session.Len()
}

// MailRecap returns what has come from the other screen since the one who sits here
// did anything, as far as he may know it.
func (w *Watch) MailRecap() []curtain.Shot {
	here := w.Mail.Here
	from := w.recapped[here]
	w.recapped[here] = w.session.Len()
	return w.Report.Shots(here, from)
}
