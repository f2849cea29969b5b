// Package players knows who plays each seat of a match, a person or the program,
// and thinks for the program: beside the game on a goroutine where there are
// several threads, in slices between two frames where there is one.
//
// It does nothing to the match. It hands an answer out when it was found and when
// what was done before has had its moment to be seen.
package players

import (
	"strings"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/bots"
)

// Players are who plays the seats of a match.
type Players struct {
	session *rules.Session
	levels  [rules.MaxSeats]string // empty for a person
	players [rules.MaxSeats]*bots.Player

	job   *job          // the thinking in flight; nil for none
	seen  time.Duration // when what was done before had come to rest
	press bool          // somebody does not want to wait for the moment
}

// New returns the players of a match that goes on. saved is what Write has
// written, or empty where the setup says who plays. strange are the levels in it
// that are not known here: the nearest ones play.
func New(s *rules.Session, saved string) (p *Players, strange []string) {
	p = &Players{session: s}
	var from []string
	if saved != "" {
		from = strings.Split(saved, ",")
	}
	for i, seat := range s.Setup().Seats {
		id := seat.Level
		if i < len(from) {
			id = from[i]
		}
		if id == "" {
			p.Person(rules.Seat(i))
			continue
		}
		l, known := bots.ParseLevel(id)
		if !known {
			strange = append(strange, game.Clip(id, mostLevel))
		}
		p.Program(rules.Seat(i), l)
	}
	return p, strange
}

// mostLevel is how much of an unknown level is told.
const mostLevel = 20

// Chosen is the level with an id that somebody has chosen; the lowest for who has chosen
// nothing yet, and most likely plays his first match.
func Chosen(id string) bots.Level {
	if id == "" {
		return bots.Page
	}
	l, _ := bots.ParseLevel(id)
	return l
}

// Write returns who plays, as a save carries it: the levels by seat, empty for a
// person. It is empty where the setup says the same.
func (p *Players) Write() string {
	seats := p.session.Setup().Seats
	same := true
	for i := range seats {
		same = same && seats[i].Level == p.levels[i]
	}
	if same {
		return ""
	}
	return strings.Join(p.levels[:len(seats)], ",")
}

// Level returns how well the program plays for a seat, and whether it does.
func (p *Players) Level(seat rules.Seat) (bots.Level, bool) {
	if !p.session.Program.Has(seat) {
		return 0, false
	}
	l, _ := bots.ParseLevel(p.levels[seat])
	return l, true
}

// Program gives a seat to the program.
func (p *Players) Program(seat rules.Seat, l bots.Level) {
	p.Stop()
	p.levels[seat], p.players[seat] = l.ID(), nil
	p.session.Program = p.session.Program.With(seat)
}

// Person gives a seat to a person.
func (p *Players) Person(seat rules.Seat) {
	p.Stop()
	p.levels[seat], p.players[seat] = "", nil
	p.session.Program &^= rules.Only(seat)
}

// Lent reports whether the program plays for somebody who sat down himself.
func (p *Players) Lent(seat rules.Seat) bool {
	return p.session.Program.Has(seat) && p.session.Setup().Seats[seat].Level == ""
}

// Forget ends the thinking and lets all players begin anew, because the match went
// back: what they answered there they may answer again.
func (p *Players) Forget() {
	p.Stop()
	clear(p.players[:])
}

// Stop ends the thinking in flight; its answer is not wanted any more.
func (p *Players) Stop() {
	if p.job != nil {
		p.job.cancel()
		p.players[p.job.seat] = nil // its memory may still be worked on
		p.job = nil
	}
}

// Hurry lets the next answer come without its moment.
func (p *Players) Hurry() { p.press = p.job != nil }

// player returns who plays a seat for the program.
func (p *Players) player(seat rules.Seat) *bots.Player {
	if p.players[seat] == nil {
		l, _ := bots.ParseLevel(p.levels[seat])
		p.players[seat] = bots.New(p.session.Game(), l, seat, p.session.Setup().Seed^chance)
	}
	return p.players[seat]
}

// chance sets what players draw apart from what the deal draws.
const chance = 0x9e3779b97f4a7c15
