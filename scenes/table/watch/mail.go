package watch

import (
	"strconv"

	"wyrmtable/rules"
	"wyrmtable/scenes/curtain"
)

// A match can be played at several screens, which send each other links. At each of them
// one seat is at home; the others answer elsewhere, and nothing of what only they know is
// shown here at any time.

// A Mail says how a match is played by messages.
type Mail struct {
	Here rules.Seat // whose screen this is; Nobody where all sit at one
	Sent int        // how many answers the others have; -1 for not even the deal, or not the end
	Seen int        // from which answer on the one who sits here shall be told what came; -1: since his own last
	Name string     // of the match, the same at all screens
}

// A save says under these keys how its match is played by messages.
const (
	HereKey = "here"
	SentKey = "sent"
	SeenKey = "seen"
	MailKey = "mail"
)

// ReadMail reads how a match is played from what a save carries.
func ReadMail(info map[string]string) Mail {
	m := Mail{Here: rules.Nobody, Seen: -1, Name: info[MailKey]}
	if n, err := strconv.Atoi(info[HereKey]); err == nil && n >= 0 && n < rules.MaxSeats && m.Name != "" {
		m.Here = rules.Seat(n)
	}
	m.Sent, _ = strconv.Atoi(info[SentKey])
	if n, err := strconv.Atoi(info[SeenKey]); err == nil && n >= 0 {
		m.Seen = n
	}
	return m
}

// Write notes in info how the match is played by messages.
func (m *Mail) Write(info map[string]string) {
	if !m.On() {
		return
	}
	info[HereKey], info[SentKey], info[MailKey] = strconv.Itoa(int(m.Here)), strconv.Itoa(m.Sent), m.Name
	delete(info, SeenKey)
	if m.Seen >= 0 {
		info[SeenKey] = strconv.Itoa(m.Seen)
	}
}

// On reports whether the match is played by messages.
func (m *Mail) On() bool { return m.Here >= 0 }

// Far reports whether a seat answers at another screen.
func (m *Mail) Far(s rules.Seat) bool { return m.On() && s >= 0 && s != m.Here }

// CanMail reports whether the match can be played by messages from now on: by persons
// alone, before its end.
func (e *Eyes) CanMail() bool {
	_, over := e.session.Match().Outcome()
	return !over && !e.again && !e.Mail.On() && len(e.session.Setup().Seats) > 1 && e.session.Program == 0
}

// Awaited is the first seat at another screen that is to answer now; Nobody while there
// is something to answer here, or nothing at all.
func (e *Eyes) Awaited() rules.Seat {
	if s := e.Asked(); !e.again && e.Mail.Far(s) {
		return s
	}
	return rules.Nobody
}

// AllAwaited are all the seats at other screens that are to answer now. Secret questions
// are answered at the same time, an open one in turn.
func (e *Eyes) AllAwaited() []rules.Seat {
	first := e.Awaited()
	if first < 0 {
		return nil
	}
	out := []rules.Seat{first}
	for _, k := range e.session.Match().Asks() {
		if k.Mode == rules.Secret && !k.Answered && k.Decider != first {
			out = append(out, k.Decider)
		}
	}
	return out
}

// inTurn reports whether a question waits for another screen that is asked before. At one
// table whoever speaks first answers an open question; between screens two could do so,
// each without knowing of the other.
func (e *Eyes) inTurn(k *rules.Ask, first rules.Seat) bool {
	return e.Mail.On() && k.Mode == rules.Open && first != rules.Nobody
}

// Unsent reports whether another screen waits for a link: it is to answer, or the match
// is over, and it does not know yet.
func (e *Eyes) Unsent() bool {
	_, over := e.session.Match().Outcome()
	return e.Mail.On() && (over || e.Awaited() >= 0) && e.Mail.Sent < e.session.Len()
}

// MailRecap returns what has come from other screens since the one who sits here did
// anything, as far as he may know it.
func (w *Watch) MailRecap() []curtain.Shot {
	here := w.Mail.Here
	from, joined := w.recapped[here], w.Mail.Seen >= 0
	if joined {
		from = min(from, w.Mail.Seen)
	}
	w.recapped[here], w.Mail.Seen = w.session.Len(), -1
	return w.Report.shots(here, from, joined)
}
