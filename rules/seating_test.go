package rules_test

import (
	"slices"
	"testing"

	"wyrmtable/rules"
)

// crossed is two against two, where the second of each team may begin.
var crossed = rules.Seating{
	Teams:  [][]rules.Seat{{0, 1}, {2, 3}},
	Facing: [][2]rules.Seat{{0, 3}, {1, 2}},
	First:  []rules.Seat{1, 3},
}

func TestSeatingOfTeams(t *testing.T) {
	if err := crossed.Check(4); err != nil {
		t.Fatal(err)
	}
	for s, want := range []struct {
		team             int
		holder, opposite rules.Seat
	}{{0, 0, 3}, {0, 0, 2}, {1, 2, 1}, {1, 2, 0}} {
		seat := rules.Seat(s)
		if crossed.Team(seat) != want.team || crossed.Holder(seat) != want.holder || crossed.Opposite(seat) != want.opposite {
			t.Errorf("seat %d: team %d, holder %d, faces %d; want %+v", s, crossed.Team(seat), crossed.Holder(seat), crossed.Opposite(seat), want)
		}
	}
	if got := crossed.NextStarter(1, 4); got != 3 {
		t.Errorf("after seat 1 begins %d, want 3", got)
	}
	if got := crossed.NextStarter(3, 4); got != 1 {
		t.Errorf("after seat 3 begins %d, want 1", got)
	}
}

func TestSeatingOfNoTeams(t *testing.T) {
	var alone rules.Seating
	if alone.Team(2) != -1 || alone.Holder(2) != 2 || alone.Opposite(2) != rules.Nobody {
		t.Error("a seat alone has a team or somebody opposite")
	}
	if got := alone.Starters(3); !slices.Equal(got, []rules.Seat{0, 1, 2}) {
		t.Errorf("of three may begin %v", got)
	}
	if got := alone.NextStarter(2, 3); got != 0 {
		t.Errorf("after seat 2 of 3 begins %d", got)
	}
}

func TestSeatingIsChecked(t *testing.T) {
	for name, s := range map[string]rules.Seating{
		"a seat in two teams":     {Teams: [][]rules.Seat{{0, 1}, {1, 2}}},
		"a seat in no team":       {Teams: [][]rules.Seat{{0, 1}}},
		"a team with no seat":     {Teams: [][]rules.Seat{{0, 1}, {2, 3}}},
		"somebody facing himself": {Facing: [][2]rules.Seat{{1, 1}}},
		"nobody begins":           {First: []rules.Seat{}},
		"a guest begins":          {First: []rules.Seat{3}},
	} {
		if s.Check(3) == nil {
			t.Errorf("%s passes", name)
		}
	}
}
