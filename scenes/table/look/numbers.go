package look

import (
	"wyrmtable/rules"
)

// Numbers are the counters and attributes that the table shows, found by their
// names.
type Numbers struct {
	Counters                    []rules.Var
	byVar                       []int
	Token, phase, turnVar       rules.Var
	HasToken, hasPhase, HasTurn bool
	Active                      rules.Var
	HasActive                   bool
	Extra                       rules.Var
	HasExtra                    bool
	slots                       rules.Var
	hasSlots                    bool
	Pool                        rules.Var
	Level                       rules.Attr // of a hero
	Round, Score                rules.Var
	HasRound, HasScore          bool
	Marks                       []rules.Var // by mark
	HasMark                     []bool
}

// Resolve finds them in a layout.
func (n *Numbers) Resolve(lk *Look, l *rules.Layout) {
	n.byVar = make([]int, len(l.Vars))
	for i := range n.byVar {
		n.byVar[i] = -1
	}
	n.Marks, n.HasMark = make([]rules.Var, len(lk.Players.Marks)), make([]bool, len(lk.Players.Marks))
	for v, info := range l.Vars {
		for i, k := range lk.Players.Counters {
			if k.Var == info.Name {
				n.byVar[v] = i
			}
		}
		switch {
		case info.Name == lk.Players.Token:
			n.Token, n.HasToken = rules.Var(v), true
		case info.Name == lk.Turn.Phase:
			n.phase, n.hasPhase = rules.Var(v), true
		case info.Name == lk.Play.Slots:
			n.slots, n.hasSlots = rules.Var(v), true
		case info.Name == lk.Turn.Extra:
			n.Extra, n.HasExtra = rules.Var(v), lk.Turn.Extra != ""
		case info.Name == lk.Turn.Active:
			n.Active, n.HasActive = rules.Var(v), lk.Turn.Active != ""
		case info.Name == lk.Turn.Count:
			n.turnVar, n.HasTurn = rules.Var(v), true
		case info.Name == lk.Purse.Pool && lk.Purse.Pool != "":
			n.Pool = rules.Var(v)
		case info.Name == lk.Players.Score:
			n.Score, n.HasScore = rules.Var(v), true
		}
		if info.Name == lk.Turn.Round { // it may be the counter of turns
			n.Round, n.HasRound = rules.Var(v), true
		}
		for i := range lk.Players.Marks {
			if lk.Players.Marks[i].Var == info.Name {
				n.Marks[i], n.HasMark[i] = rules.Var(v), true
			}
		}
	}
	for a, info := range l.Attrs {
		if lk.Players.Hero != nil && info.Name == lk.Players.Hero.Level {
			n.Level = rules.Attr(a)
		}
	}
	n.Counters = make([]rules.Var, len(lk.Players.Counters))
	for v, i := range n.byVar {
		if i >= 0 {
			n.Counters[i] = rules.Var(v)
		}
	}
}

// Ruler returns which ruler shows v, or -1.
func (n *Numbers) Ruler(v rules.Var) int { return n.byVar[v] }

// ChangedBy returns which ruler an event changes, or -1.
func (n *Numbers) ChangedBy(e *rules.Event) int {
	if e.Kind != rules.Change || e.Seat < 0 {
		return -1
	}
	return n.Ruler(e.Var())
}

// TurnNow is the number of the turn, 0 where turns are not counted.
func (n *Numbers) TurnNow(b *rules.Board) int32 {
	if !n.HasTurn {
		return 0
	}
	return b.Var(n.turnVar, rules.Nobody)
}

// ActiveNow is whose turn it is, Nobody where nobody's is or nothing is shown yet.
func (n *Numbers) ActiveNow(b *rules.Board) rules.Seat {
	if !n.HasActive || b.Layout() == nil {
		return rules.Nobody
	}
	return rules.Seat(b.Var(n.Active, rules.Nobody))
}

// MarksOf lists the tokens that lie on a player.
func (n *Numbers) MarksOf(b *rules.Board, s rules.Seat) []int {
	var out []int
	for i := range n.Marks {
		if n.HasMark[i] && b.Var(n.Marks[i], s) != 0 {
			out = append(out, i)
		}
	}
	return out
}

// PhaseNow is the value of the counter of phases, -1 where there is none.
func (n *Numbers) PhaseNow(b *rules.Board) int32 {
	if !n.hasPhase {
		return -1
	}
	return b.Var(n.phase, rules.Nobody)
}

// TokensOf is how many tokens a seat has.
func (n *Numbers) TokensOf(b *rules.Board, s rules.Seat) int32 {
	if !n.HasToken {
		return 0
	}
	return b.Var(n.Token, s)
}

// Places is how many places of a zone lie on the table: all of a row, those in
// use of a zone with slots.
func (n *Numbers) Places(b *rules.Board, z rules.Zone) int {
	if n.hasSlots && b.Layout().Zones[z].Slots > 0 {
		return int(b.Var(n.slots, rules.Nobody))
	}
	return len(b.Zone(z))
}
