package main

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"

	"wyrmtable/rules"
)

// A share counts matches, and what was won of them.
type share struct {
	matches int
	won     float64
}

// note counts a match for each deck and each place in the order of the first turn.
func (a *arena) note(s *rules.Setup, out rules.Outcome) {
	n := len(s.Seats)
	for i := range n {
		won := 0.0
		switch {
		case out.Winners == 0:
			won = 1 / float64(n)
		case out.Winners.Has(rules.Seat(i)):
			won = 1 / float64(out.Winners.Len())
		}
		if len(s.Decks) > i {
			count(a.decks, s.Decks[i].Name, won)
		}
		if s.First >= 0 {
			count(a.places, strconv.Itoa((i-int(s.First)+n)%n+1), won)
		}
	}
}

func count(all map[string]*share, name string, won float64) {
	if all == nil {
		return
	}
	k := all[name]
	if k == nil {
		k = new(share)
		all[name] = k
	}
	k.matches++
	k.won += won
}

func addShares(dst *map[string]*share, src map[string]*share) {
	if *dst == nil {
		*dst = map[string]*share{}
	}
	for name, k := range src {
		if (*dst)[name] == nil {
			(*dst)[name] = new(share)
		}
		(*dst)[name].matches += k.matches
		(*dst)[name].won += k.won
	}
}

// tellShares prints them beside what chance alone would give, with an interval that
// takes matches for independent.
func tellShares(what string, all map[string]*share) {
	for _, name := range slices.Sorted(maps.Keys(all)) {
		k := all[name]
		p := k.won / float64(k.matches)
		half := 1.96 * math.Sqrt(p*(1-p)/float64(k.matches)) * float64(*seats)
		fmt.Printf("  %s %s: %.2f ± %.2f of its fair share, %d matches\n", what, name, p*float64(*seats), half, k.matches)
	}
}
