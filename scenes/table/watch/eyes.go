// Package watch knows who looks at a table with secrets, what he may see, and
// what is answered before anybody has to look.
//
// In a game with secrets everything on the screen is made from what one viewer
// may know: cards, log, captions, labels, previews, the tree for screen readers.
// Eyes say who that is. Between two people it is nobody: the curtain is down, and
// what lies behind it is the public's view. Standing is what each player has
// decided beforehand, so that the screen need not be handed over to him, and
// Public says what a curtain and a recap say.
package watch

import (
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
)

// Eyes are through whose eyes a match is seen.
type Eyes struct {
	session *rules.Session
	look    *look.Look

	Hands game.Hands // how hands are kept, as the settings have it
	Open  bool       // the match began with open hands
	Seat  rules.Seat // who looks now
	Next  rules.Seat // for whom the curtain is down; Nobody when it is not
	// Claimant is who has said that he wants to answer an open question, or
	// Nobody (see open.go).
	Claimant rules.Seat
	Mail     Mail
	Led      bool // a lesson is taken
	Brief    bool // he was let in without a recap, to answer quickly
	Peek     Peek

	again    bool                // a match is shown again
	through  rules.Seat          // whose eyes are lent to that
	recapped [rules.MaxSeats]int // how many actions had been done when each last saw a recap or looked away
}

// New returns the eyes of a match that nobody has looked at yet. What each seat
// did last is taken for what he saw last: of a match that goes on from a save
// nothing else is known. open says that it began with open hands.
func New(lk *look.Look, s *rules.Session, open bool) *Eyes {
	e := &Eyes{session: s, look: lk, Open: open,
		Seat: rules.Nobody, Next: rules.Nobody, Claimant: rules.Nobody, through: rules.Nobody,
		Mail: Mail{Here: rules.Nobody}}
	for i := range s.Len() {
		if seat := s.Action(i).Seat; seat >= 0 {
			e.recapped[seat] = i + 1
		}
	}
	return e
}

// Again makes the match one that is shown again, through the eyes of seat.
func (e *Eyes) Again(seat rules.Seat) { e.again, e.through = true, seat }

// Secret reports whether the game keeps hands from the people at the screen.
func (e *Eyes) Secret() bool { return e.look.Game.Hidden && !e.again }

// Curtains reports whether the screen is passed behind a curtain.
func (e *Eyes) Curtains() bool { return e.Secret() && e.Hands == game.CurtainHands && !e.alone() }

// Shared reports whether hands lie face down on a table around which all sit.
func (e *Eyes) Shared() bool { return e.Secret() && e.Hands == game.SharedHands && !e.alone() }

// Alone returns the only person at the table, all other seats being played by the
// program or at other screens; Nobody where there are more persons, or none. From him
// nothing that he may see is hidden at any time.
func (e *Eyes) Alone() rules.Seat {
	if e.Mail.On() {
		return e.Mail.Here
	}
	who := rules.Nobody
	for i := range e.session.Setup().Seats {
		switch s := rules.Seat(i); {
		case e.session.Program.Has(s):
		case who != rules.Nobody:
			return rules.Nobody
		default:
			who = s
		}
	}
	return who
}

// alone reports whether there are fewer than two persons at the table, so that
// nobody is there from whom anything could be hidden.
func (e *Eyes) alone() bool {
	n := len(e.session.Setup().Seats)
	if e.Mail.On() {
		return true
	}
	return n > 1 && n-e.session.Program.Len() < 2
}

// Covered reports whether the curtain is down.
func (e *Eyes) Covered() bool { return e.Next != rules.Nobody }

// Viewer is through whose eyes the table is seen. Games without secrets are seen
// by all.
func (e *Eyes) Viewer() rules.Seat {
	switch {
	case !e.look.Game.Hidden:
		return rules.Nobody
	case e.again:
		return e.through
	}
	return e.Seat
}

// View is what the present viewer sees.
func (e *Eyes) View() *rules.Board { return e.session.View(e.Viewer()) }

// First is who sees the table before anybody has said who he is.
func (e *Eyes) First() rules.Seat {
	if e.Hands == game.OpenHands && !e.Mail.On() {
		return rules.Together
	}
	return e.Alone()
}

// Keep makes hands be kept in another way, and reports whether it is another.
// begun says that somebody may have looked already. Hands that were secret when
// the match began stay so: who has the screen between two players could otherwise
// open them, look, and close them again.
func (e *Eyes) Keep(hands game.Hands, begun bool) bool {
	if hands == game.OpenHands && !e.Open || e.Mail.On() {
		hands = game.CurtainHands
	}
	if !e.Secret() || e.Hands == hands {
		return false
	}
	e.Hands = hands
	if !begun {
		return false
	}
	e.Claimant = rules.Nobody
	e.Away()
	return true
}

// Look makes a seat, nobody, or all together look, and the curtain be up.
func (e *Eyes) Look(seat rules.Seat) { e.Seat, e.Next, e.Brief = seat, rules.Nobody, false }

// Cover lets the curtain down for a seat.
func (e *Eyes) Cover(seat rules.Seat) { e.Seat, e.Next = rules.Nobody, seat }

// Away remembers up to where the one who looks has seen the match: unless he has
// only looked in to answer quickly, all of it.
func (e *Eyes) Away() {
	if s := e.Seat; s >= 0 && !e.Brief {
		e.recapped[s] = e.session.Len()
	}
}

// Missed is from which action on the one who looks has not seen the match; from
// now on he has.
func (e *Eyes) Missed() int {
	from := e.recapped[e.Seat]
	e.recapped[e.Seat] = e.session.Len()
	return from
}

// Below is whose hand lies in the place of the seat nearest, because seats are
// fixed and only that place has room for a hand that can be read. Nobody, where
// everybody's hand lies at his own seat. fixed says that a table that could turn
// does not.
func (e *Eyes) Below(fixed bool, ask *rules.Ask) rules.Seat {
	l := &e.look.Layout
	switch {
	case !e.Secret():
	case e.Seat >= 0 && (l.Turns && fixed || l.Still):
		return e.Seat
	case l.Still && e.Seat == rules.Together && ask != nil:
		return ask.Decider
	}
	return rules.Nobody
}

// Knower is with whose knowledge the outcome of an answer of seat is told: of who
// looks, or of everybody's at a shared table where nobody looks at his hand.
func (e *Eyes) Knower(seat rules.Seat) rules.Seat {
	if e.Shared() && e.Seat < 0 {
		return rules.Nobody
	}
	return seat
}

// A Peek is how the hand of a shared table is kept open: by a key or finger, for
// as long as it is there.
type Peek struct {
	Held   bool
	Finger bool          // it is a finger
	Since  time.Duration // when the finger or key came
	Last   time.Duration // the last frame in which it was there
}

// tapTime is how long a press on the button of the eye, or of its key, is a tap,
// which shows the hand until the next one.
const tapTime = 300 * time.Millisecond

// Tapped reports whether what ends now was a tap. When in the last frame it ended
// nobody knows: on a slow machine that frame is not counted.
func (p *Peek) Tapped() bool { return p.Last-p.Since < tapTime }
