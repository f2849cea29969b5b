package result

import (
	"cmp"
	"slices"
	"strings"

	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
)

// A story is how the counters of a match went, turn by turn. It knows no game:
// which counters are shown comes from the game's look, and who shares one from
// its seating.
type story struct {
	count  rules.Text // what a turn is called
	fields []field
	lines  []line
	curves []curve
	rounds []int // turns after which a new round began
	ends   []int // by turn, the actions done at its end; those of 0 before all
	swings []swing
}

// A field is a counter that is shown, or a number of cards.
type field struct {
	name  rules.Text
	key   rules.Var
	most  int         // what the counter reaches in play
	step  int         // between two lines of its plot; 0: a third of most
	tally *look.Tally // counts cards instead of key
}

// A line is who has a counter of his own: a player, or a team.
type line struct {
	seat rules.Seat // at which its counters are kept
	name string
}

// A curve is one counter of one line.
type curve struct {
	field, line int
	values      []int32 // at the end of each turn; values[0] is the start
	points      []point // finer than values, where it is known finer
}

// A point is a value within a turn.
type point struct{ turn, value float64 }

// A swing is a turn in which a card changed a counter much.
type swing struct {
	curve, turn int
	change      int32
	face        rules.Face // of the card that did most of it
}

// turns is how many turns there were.
func (s *story) turns() int {
	if len(s.curves) == 0 {
		return 0
	}
	return len(s.curves[0].values) - 1
}

// trace tells the story of a session.
func trace(look *look.Look, s *rules.Session) *story {
	t := &tracer{story: new(story), game: s.Game(), replay: s.Replay(rules.Nobody)}
	l := t.replay.Board().Layout()
	t.story.readFields(look, l, s.Game().Seated(l.Seats))
	t.story.readLines(s)
	t.story.count = look.Turn.Name()
	t.turn, t.hasTurn = l.VarOf(look.Turn.Count)
	t.round, t.hasRound = l.VarOf(look.Turn.Round)
	for i := range t.story.fields {
		for k := range t.story.lines {
			v := t.story.fields[i].value(t.replay.Board(), t.story.lines[k].seat)
			t.story.curves = append(t.story.curves, curve{field: i, line: k, values: []int32{v}})
			t.now = append(t.now, v)
		}
	}
	t.story.ends = []int{0}
	t.by = make([]map[rules.CardID]int32, len(t.now))
	for t.replay.At() < t.replay.Len() {
		t.action(t.replay.Next())
	}
	t.close()
	t.story.choose()
	return t.story
}

// value is what it is now for a line kept at a seat.
func (f *field) value(b *rules.Board, s rules.Seat) int32 {
	if f.tally != nil {
		return int32(f.tally.Of(b, s))
	}
	return b.Var(f.key, s)
}

func (s *story) readFields(look *look.Look, l *rules.Layout, seating rules.Seating) {
	for _, k := range look.Players.Counters {
		if v, ok := l.VarOf(k.Var); ok {
			s.fields = append(s.fields, field{name: k.Name, key: v, most: max(1, k.End(seating))})
		}
	}
	for _, k := range look.Told() {
		s.fields = append(s.fields, field{name: rules.Text{FR: rules.Capital(k.Name.FR), EN: rules.Capital(k.Name.EN)},
			most: k.Most, tally: &k})
	}
	if v, ok := l.VarOf(look.Players.Score); ok {
		s.fields = append(s.fields, field{name: l.Vars[v].Text, key: v, most: max(1, look.Players.ScoreGoal)})
	}
}

func (s *story) readLines(of *rules.Session) {
	seats := of.Setup().Seats
	seating := of.Game().Seated(len(seats))
	for _, team := range seating.Teams {
		var names []string
		for _, i := range team {
			names = append(names, seats[i].Name)
		}
		s.lines = append(s.lines, line{team[0], strings.Join(names, " & ")})
	}
	if seating.Teams == nil {
		for i, p := range seats {
			s.lines = append(s.lines, line{rules.Seat(i), p.Name})
		}
	}
}

// A tracer follows a replay event by event, so that each change counts for the
// turn in which it happened.
type tracer struct {
	story   *story
	game    *rules.Game
	replay  *rules.Replay
	now     []int32                  // by curve
	by      []map[rules.CardID]int32 // by curve: what each card changed in this turn
	turn    rules.Var
	hasTurn bool

	round    rules.Var
	hasRound bool
}

func (t *tracer) action(events []rules.Event) {
	round := false
	for i := range events {
		e := &events[i]
		if e.Kind != rules.Change {
			continue
		}
		switch {
		case t.hasTurn && e.Var() == t.turn && e.Seat == rules.Nobody:
			if e.Old > 0 {
				t.close()
			}
		case t.hasRound && e.Var() == t.round && e.Seat == rules.Nobody:
			round = round || e.Old > 0
		default:
			t.change(e)
		}
	}
	if !t.hasTurn && t.replay.At() < t.replay.Len() {
		t.close()
	}
	if round {
		t.story.rounds = append(t.story.rounds, t.story.turns())
	}
}

// change notes what an event does to a curve, and by which card.
func (t *tracer) change(e *rules.Event) {
	for i := range t.story.curves {
		k := &t.story.curves[i]
		if f := &t.story.fields[k.field]; f.tally != nil || e.Var() != f.key || e.Seat != t.story.lines[k.line].seat {
			continue
		}
		t.now[i] = e.New
		if e.Cause != 0 {
			if t.by[i] == nil {
				t.by[i] = map[rules.CardID]int32{}
			}
			t.by[i][e.Cause] += e.New - e.Old
		}
	}
}

// close ends a turn.
func (t *tracer) close() {
	t.story.ends = append(t.story.ends, t.replay.At())
	for i := range t.story.curves {
		k := &t.story.curves[i]
		if f := &t.story.fields[k.field]; f.tally != nil {
			t.now[i] = f.value(t.replay.Board(), t.story.lines[k.line].seat)
		}
		k.values = append(k.values, t.now[i])
		at := len(k.values) - 1
		if face := t.culprit(i, t.now[i]-k.values[at-1]); face != 0 {
			t.story.swings = append(t.story.swings, swing{i, at, t.now[i] - k.values[at-1], face})
		}
		clear(t.by[i])
	}
}

// culprit returns the face of the card that did most of a change, or 0.
func (t *tracer) culprit(i int, change int32) rules.Face {
	var best rules.CardID
	most := int32(0)
	for id, n := range t.by[i] {
		if change < 0 {
			n = -n
		}
		if n > most || n == most && n > 0 && id < best { // maps have no order
			best, most = id, n
		}
	}
	if best == 0 {
		return 0
	}
	return t.game.FaceOf(t.replay.Board(), best)
}

// mostSwings is how many turns are marked at most.
const mostSwings = 6

// choose keeps the largest swings, as shares of what their counters reach.
func (s *story) choose() {
	share := func(w swing) float64 {
		return float64(max(w.change, -w.change)) / float64(s.fields[s.curves[w.curve].field].most)
	}
	s.swings = slices.DeleteFunc(s.swings, func(w swing) bool { return max(w.change, -w.change) < 2 || share(w) < 1.0/7 })
	slices.SortStableFunc(s.swings, func(a, b swing) int { return cmp.Compare(share(b), share(a)) })
	s.swings = s.swings[:min(len(s.swings), mostSwings)]
	slices.SortStableFunc(s.swings, func(a, b swing) int { return cmp.Compare(a.turn, b.turn) })
}
