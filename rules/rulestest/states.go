package rulestest

import (
	"wyrmtable/rules"
)

// checkClone checks that clones are equal and independent, into new and into
// used memory.
func (p *play) checkClone() {
	was := p.state(p.m)
	fresh := p.m.CloneInto(nil)
	if !p.is(fresh, was) {
		p.fault("clone", "a clone differs from its match")
		return
	}
	if a, ok := rules.Random(fresh, p.rng); ok {
		if _, err := fresh.Apply(a, nil); err != nil {
			p.fault("clone", "a clone refuses %+v: %v", a, err)
		}
	}
	used := p.m.CloneInto(fresh)
	if !p.is(used, was) || !p.is(p.m, was) {
		p.fault("clone", "a clone into used memory differs from its match")
	}
	if !sameAsks(used.Asks(), p.m.Asks()) {
		p.fault("clone", "a clone asks something else")
	}
}

// checkSession plays the game again through a session: the same actions give
// the same game, an undo and a save change nothing.
func (p *play) checkSession() {
	final := p.state(p.m)
	s, err := rules.NewSession(p.game, p.setup, nil)
	if err != nil {
		p.fault("session", "%v", err)
		return
	}
	s.OpenUndo = true
	for i, a := range p.done {
		if p.rng.IntN(4) == 0 {
			p.undoOther(s)
		}
		if p.rng.IntN(40) == 0 || i == len(p.done)/2 {
			if s = p.reload(s); s == nil {
				return
			}
		}
		if err := s.Do(a); err != nil {
			p.fault("replay", "action %d is refused when it is played again: %v", i, err)
			return
		}
	}
	if s = p.reload(s); s == nil {
		return
	}
	if !p.is(s.Match(), final) {
		p.fault("replay", "the same setup and actions give another game")
	}
	p.checkReplay(s)
}

// checkPosition begins a new match from the board. A game may refuse it with an
// error, as in the middle of an effect; what it accepts must be playable.
func (p *play) checkPosition() {
	s, err := rules.NewSession(p.game, p.setup, p.m.Board())
	if err != nil {
		return
	}
	for range 4 {
		a, ok := rules.Random(s.Match(), p.rng)
		if _, over := s.Match().Outcome(); over {
			return
		}
		if !ok {
			p.fault("position", "a match from this position asks nothing and is not over")
			return
		}
		if err := s.Do(a); err != nil {
			p.fault("position", "in a match from this position the listed answer %+v is refused: %v", a, err)
			return
		}
	}
	p.reload(s)
}

// undoOther gives some answer and takes it back.
func (p *play) undoOther(s *rules.Session) {
	was := p.state(s.Match())
	a, ok := rules.Random(s.Match(), p.rng)
	if !ok {
		return
	}
	if err := s.Do(a); err != nil {
		p.fault("undo", "%+v is refused: %v", a, err)
		return
	}
	if err := s.Undo(a.Seat); err != nil {
		p.fault("undo", "%v", err)
	}
	if !p.is(s.Match(), was) {
		p.fault("undo", "after an undo of %+v the match is another one", a)
	}
}

// reload sends the session through a save.
func (p *play) reload(s *rules.Session) *rules.Session {
	was := p.state(s.Match())
	loaded, _, err := rules.Load(s.Save(rules.Meta{}), func(string) *rules.Game { return p.game })
	if err != nil {
		p.fault("save", "%v", err)
		return nil
	}
	if !p.is(loaded.Match(), was) {
		p.fault("save", "a loaded save is another match")
	}
	loaded.OpenUndo = true
	return loaded
}

// checkReplay checks that the story retold ends and begins as it must.
func (p *play) checkReplay(s *rules.Session) {
	var want rules.Board
	for _, seat := range p.viewers() {
		r := s.Replay(seat)
		p.start.View(seat, &want)
		if !r.Board().Equal(&want) {
			p.fault("replay", "the replay of seat %d begins with another board", seat)
		}
		r.Seek(r.Len())
		s.Match().Board().View(seat, &want)
		if !r.Board().Equal(&want) {
			p.fault("replay", "the replay of seat %d ends with another board", seat)
		}
		r.Seek(0)
		p.start.View(seat, &want)
		if !r.Board().Equal(&want) {
			p.fault("replay", "the replay of seat %d does not come back to the start", seat)
		}
	}
}
