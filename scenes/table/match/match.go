// Package match is the match that is played at a table, and how it is kept: who
// plays it, its saves, and how it is shown again.
package match

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/players"
	"wyrmtable/scenes/table/summary"
)

// A Match is one that is played, or shown again.
type Match struct {
	Session *rules.Session
	Players *players.Players
	Replay  *Replay // nil while it is played
	Begun   bool    // the table has been shown
	Ended   bool    // and its end
	Aside   bool    // it is only tried out: nothing of it is kept

	look    *look.Look
	head    game.Head
	auto    *game.Autosave // nil before it has begun, and of a replay
	strange []string       // levels in the save that are not known here
}

// PlayersKey says in a save who plays each seat, where the setup says otherwise.
const PlayersKey = "program"

// New returns the match of a session. head is the saved game it came from, or the
// zero Head of a new match.
func New(lk *look.Look, s *rules.Session, head game.Head) *Match {
	m := &Match{Session: s, look: lk, head: head}
	m.Players, m.strange = players.New(s, head.Info[PlayersKey])
	return m
}

// Fresh reports whether the match comes from no save and nobody has seen it yet.
func (m *Match) Fresh() bool { return !m.Begun && m.head.ID == "" }

// Keep begins to keep the match at every move.
func (m *Match) Keep(s *game.Saves) {
	if !m.Aside {
		m.auto = s.Autosave(m.head)
	}
}

// Kept reports whether that is done.
func (m *Match) Kept() bool { return m.auto != nil }

// Shared reports, once, that the match is also played in another tab or window.
func (m *Match) Shared() bool { return m.auto != nil && m.auto.Shared() }

// Strange returns, once, the levels of the save that are not known here.
func (m *Match) Strange() []string {
	ids := m.strange
	m.strange = nil
	return ids
}

// Info is what lists of saved games show of the match without playing it, and who
// plays.
func (m *Match) Info() map[string]string {
	info := summary.Info(m.look, m.Session)
	if who := m.Players.Write(); who != "" {
		info[PlayersKey] = who
	}
	return info
}

// Save keeps the match as it is now.
func (m *Match) Save(info map[string]string, meta rules.Meta) {
	if m.auto != nil {
		m.auto.Write(info, m.Session.Save(meta))
	}
}

// Over reports whether the match is over and its end not yet shown.
func (m *Match) Over() bool {
	_, over := m.Session.Match().Outcome()
	return over && !m.Ended
}

// End ends the match and returns the save that its result belongs to. A series
// goes on from it, and the save of any other is finished.
func (m *Match) End() game.Head {
	m.Ended = true
	if m.auto == nil {
		return game.Head{Game: m.look.Game.ID}
	}
	if _, decided := m.Session.Decided(); decided {
		m.auto.Finish()
	}
	return m.auto.Head()
}

// Leave ends the thinking about a match that nobody sees any more, and reports
// whether it has to be kept as it is.
func (m *Match) Leave() bool {
	m.Players.Stop()
	return m.Replay == nil && m.auto != nil && !m.Ended
}

// Act is the number of the action being told.
func (m *Match) Act() int {
	if m.Replay != nil {
		return m.Replay.At() - 1
	}
	return m.Session.Len() - 1
}
