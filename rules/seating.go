package rules

import (
	"fmt"
	"slices"
)

// A Seating says how the seats of a game belong together. The zero Seating is
// everybody for himself.
type Seating struct {
	// Teams are the seats that win and lose together; nil where everybody plays
	// for himself. A counter of a team is kept at its first seat.
	Teams [][]Seat
	// Facing are the pairs who play against each other, where not all do.
	Facing [][2]Seat
	// First are the seats that may begin; nil where all may.
	First []Seat
}

// Seated returns how the seats of a match of g belong together.
func (g *Game) Seated(seats int) Seating {
	if g.Seating == nil {
		return Seating{}
	}
	return g.Seating(seats)
}

// Team returns which of the Teams seat s is in, or -1.
func (t *Seating) Team(s Seat) int {
	return slices.IndexFunc(t.Teams, func(team []Seat) bool { return slices.Contains(team, s) })
}

// Holder returns the seat at which the counters of s are kept that belong to a
// team: the first of its team, or s itself.
func (t *Seating) Holder(s Seat) Seat {
	if i := t.Team(s); i >= 0 {
		return t.Teams[i][0]
	}
	return s
}

// Opposite returns who faces s, or Nobody.
func (t *Seating) Opposite(s Seat) Seat {
	for _, p := range t.Facing {
		if p[0] == s {
			return p[1]
		} else if p[1] == s {
			return p[0]
		}
	}
	return Nobody
}

// Starters returns the seats that may begin a match of so many.
func (t *Seating) Starters(seats int) []Seat {
	if t.First != nil {
		return t.First
	}
	all := make([]Seat, seats)
	for i := range all {
		all[i] = Seat(i)
	}
	return all
}

// NextStarter returns who begins the match after one that s began: the next
// seat that may, of another team where there are teams.
func (t *Seating) NextStarter(s Seat, seats int) Seat {
	may := t.Starters(seats)
	for d := range Seat(seats) {
		next := (s + 1 + d) % Seat(seats)
		if slices.Contains(may, next) && (t.Teams == nil || t.Team(next) != t.Team(s)) {
			return next
		}
	}
	return s
}

// Check reports what is wrong with a seating of so many seats: every seat is in
// one team, all faced seats exist, and somebody may begin.
func (t *Seating) Check(seats int) error {
	var seen SeatSet
	for _, team := range t.Teams {
		for _, s := range team {
			if s < 0 || int(s) >= seats || seen.Has(s) {
				return fmt.Errorf("seat %d of %d is in no place or in two teams", s, seats)
			}
			seen = seen.With(s)
		}
	}
	if t.Teams != nil && seen.Len() != seats {
		return fmt.Errorf("%d of %d seats are in a team", seen.Len(), seats)
	}
	for _, p := range t.Facing {
		if min(p[0], p[1]) < 0 || int(max(p[0], p[1])) >= seats || p[0] == p[1] {
			return fmt.Errorf("seats %d and %d of %d cannot face each other", p[0], p[1], seats)
		}
	}
	for _, s := range t.First {
		if s < 0 || int(s) >= seats {
			return fmt.Errorf("seat %d of %d cannot begin", s, seats)
		}
	}
	if t.First != nil && len(t.First) == 0 {
		return fmt.Errorf("of %d seats none may begin", seats)
	}
	return nil
}
