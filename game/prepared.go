package game

import (
	"maps"

	"wyrmtable/rules"
)

// Prepared is what was last set for the matches of a game, as the next set-up of
// that game begins.
type Prepared struct {
	Seats    int            `json:"seats,omitempty"`    // how many; 0: as the game begins with
	First    int            `json:"first,omitempty"`    // 1 for the first seat if it begins; 0: it is drawn
	Options  map[string]int `json:"options,omitempty"`  // of the rules, by rules.Option.Key
	Best     int            `json:"best,omitempty"`     // matches of a series, of which more than half win
	OpenUndo bool           `json:"openUndo,omitempty"` // moves may be taken back even after a card was seen
	NoAdvice bool           `json:"noAdvice,omitempty"` // people may not ask the program
	Hands    Hands          `json:"hands,omitempty"`    // empty: as Settings.Hands says for all games
}

func (p *Prepared) equal(q *Prepared) bool {
	return p.Seats == q.Seats && p.First == q.First && maps.Equal(p.Options, q.Options) && p.Best == q.Best &&
		p.OpenUndo == q.OpenUndo && p.NoAdvice == q.NoAdvice && p.Hands == q.Hands
}

// Prepare keeps what was set for a game, and reports whether that is news.
func (s *Settings) Prepare(id string, p Prepared) bool {
	old := s.Prepared[id]
	if p.equal(&old) {
		return false
	}
	all := maps.Clone(s.Prepared) // the old one may just be written
	if all == nil {
		all = map[string]Prepared{}
	}
	all[id] = p
	s.Prepared = all
	return true
}

// HandsIn returns how hands are kept in a game: as was set for it, or for all
// games, of which one may be for a shared table (rules.Game.Shared).
func (s *Settings) HandsIn(g *rules.Game) Hands {
	h := s.Hands
	if own := s.Prepared[g.ID].Hands; own != "" {
		h = own
	}
	switch {
	case h != GameHands:
		return h
	case g.Shared:
		return SharedHands
	}
	return CurtainHands
}

// KeepHands sets how hands are kept in all games, also where it was set for one.
func (s *Settings) KeepHands(h Hands) {
	s.Hands = h
	all := maps.Clone(s.Prepared)
	for id, p := range all {
		p.Hands = ""
		all[id] = p
	}
	s.Prepared = all
}

// KeepHandsIn sets how they are kept in one game.
func (s *Settings) KeepHandsIn(g *rules.Game, h Hands) {
	p := s.Prepared[g.ID]
	p.Hands = ""
	s.Prepare(g.ID, p)
	if s.HandsIn(g) != h {
		p.Hands = h
		s.Prepare(g.ID, p)
	}
}
