package arcaneduel

import (
	"fmt"

	"wyrmtable/rules"
)

// Game is Arcane Duel.
var Game = &rules.Game{
	ID:       "arcane-duel",
	Name:     "Arcane Duel",
	Version:  2, // 2: a Defence card acts on what comes later too (R19)
	Seats:    []int{2, 3, 4, 5},
	Options:  []rules.Option{lifeOption},
	Faces:    faces(),
	Hidden:   true,
	Stops:    stops,
	Layout:   func(s *rules.Setup) *rules.Layout { return layout(len(s.Seats)) },
	Help:     Help,
	Lessons:  lessons,
	Pictures: pictures,
	Puzzles:  puzzles,
	New:      deal,
	At:       at,
	Tell:     tell,
	Label:    label,
	Prompt:   prompt,
	Style:    style,
}

// The values of the option of starting life (A2).
const (
	lifeAsPrinted = iota
	lifeNine
	lifeFive
)

var lifeOption = rules.Option{
	Key:  "life",
	Text: rules.Text{FR: "Vie de départ", EN: "Starting life"},
	Help: rules.Text{
		FR: "La règle imprimée dit 9 à la mise en place, puis 5 après chaque manche.",
		EN: "The printed rules say 9 when setting up, then 5 after each round.",
	},
	Values: []rules.Text{
		lifeAsPrinted: {FR: "9, puis 5", EN: "9, then 5"},
		lifeNine:      {FR: "9 à chaque manche", EN: "9 in every round"},
		lifeFive:      {FR: "5 à chaque manche", EN: "5 in every round"},
	},
}

// lifeValues are the lives of the first round and of the later ones, by the
// value of the option.
var lifeValues = [...][2]int32{
	lifeAsPrinted: {maxLife, laterLife},
	lifeNine:      {maxLife, maxLife},
	lifeFive:      {laterLife, laterLife},
}

func faces() []rules.FaceInfo {
	out := make([]rules.FaceInfo, len(Cards))
	for i := range Cards {
		c := &Cards[i]
		out[i] = rules.FaceInfo{ID: c.ID, Name: c.Name, Rules: c.Text}
	}
	return out
}

// begin checks a setup and returns a match with an empty table.
func begin(s *rules.Setup) (*Match, error) {
	l := layout(len(s.Seats))
	if l == nil {
		return nil, fmt.Errorf("arcane-duel: it is played by 2 to 5, the setup has %d players", len(s.Seats))
	}
	if s.First < rules.Nobody || int(s.First) >= len(s.Seats) {
		return nil, fmt.Errorf("arcane-duel: seat %d cannot begin, the seats are 0 to %d", s.First, len(s.Seats)-1)
	}
	life := lifeAsPrinted
	for _, o := range s.Options {
		if o.Key == lifeOption.Key {
			life = o.Value
		}
	}
	if life < 0 || life >= len(lifeValues) {
		return nil, fmt.Errorf("arcane-duel: option life is %d, it must be 0 to %d", life, len(lifeValues)-1)
	}
	m := &Match{rng: rules.NewRNG(s.Seed), lives: lifeValues[life], names: s.Names()}
	m.board = *rules.NewBoard(l)
	return m, nil
}

// deal begins a match with its first round (S1 to S4).
func deal(s *rules.Setup) (rules.Match, error) {
	m, err := begin(s)
	if err != nil {
		return nil, err
	}
	m.w = rules.Begin(&m.board, nil)
	for f := 1; f <= cardCount; f++ {
		m.w.Enter(rules.CardID(f), rules.Face(f), ZoneDeck)
	}
	m.beginRound(s.First)
	m.run()
	m.w.End()
	return m, nil
}

// at begins a match from a position between two spells. The phase says where: 1
// before the turn of the active player, 2 before his choice, 3 before the
// question whether he replaces a card, 4 before the poison. Whoever has no life
// is eliminated.
func at(s *rules.Setup, b *rules.Board) (rules.Match, error) {
	m, err := begin(s)
	if err != nil {
		return nil, err
	}
	m.board.CopyFrom(b)
	m.state = idle(0)
	for seat := range m.seats() {
		if m.life(seat) > 0 {
			m.state.Standing = m.state.Standing.With(seat)
		}
	}
	if err := m.checkPosition(); err != nil {
		return nil, err
	}
	m.state.Stage = [...]stage{PhaseStart: startTurn, PhaseAct: chooseTurn, PhaseDiscard: endTurn, PhaseEffects: lastEffects}[m.table(VarPhase)]
	m.w = rules.Begin(&m.board, nil)
	m.run()
	m.w.End()
	return m, nil
}

func (m *Match) checkPosition() error {
	switch phase := m.table(VarPhase); {
	case phase < PhaseStart || phase > PhaseEffects:
		return fmt.Errorf("arcane-duel: phase is %d, it must be 1 to 4", phase)
	case m.table(VarActive) < 0 || m.table(VarActive) >= int32(m.seats()):
		return fmt.Errorf("arcane-duel: active is %d, it must be a seat", m.table(VarActive))
	case m.state.Standing.Len() < 2:
		return fmt.Errorf("arcane-duel: at least two players must have life")
	case !m.state.Standing.Has(m.active()):
		return fmt.Errorf("arcane-duel: the active player must have life")
	case m.board.Count(ZonePlay) > 0 || m.table(VarCombo) != 0:
		return fmt.Errorf("arcane-duel: a position begins before a spell, but a card or combination is in play")
	case m.table(VarTurn) >= maxTurns || m.table(VarRound) >= maxTurns:
		return fmt.Errorf("arcane-duel: turn and round must be below %d", maxTurns)
	}
	for s := range m.seats() {
		if m.board.Var(VarAimed, s)+m.board.Var(VarHit, s)+m.board.Var(VarRecoil, s) > 0 {
			return fmt.Errorf("arcane-duel: aimed, hit and recoil must be 0, no spell is in play")
		}
		if m.board.Var(VarWins, s) >= goalWins {
			return fmt.Errorf("arcane-duel: seat %d has won already", s)
		}
		if m.board.Var(VarPoison, s) > 8 || m.board.Var(VarLatent, s) > 8 {
			return fmt.Errorf("arcane-duel: poison of seat %d is more than 8", s)
		}
	}
	for id := 1; id < len(m.board.Cards); id++ {
		if c := m.board.Cards[id]; c.Zone != rules.Nowhere && (c.Face == 0 || int(c.Face) > cardCount) {
			return fmt.Errorf("arcane-duel: card %d has no face", id)
		}
	}
	return nil
}
