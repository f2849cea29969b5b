package result

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/rules/arcaneduel"
	"wyrmtable/rules/bots"
	"wyrmtable/rules/dracoliath"
	"wyrmtable/rules/dragonswrath"
	"wyrmtable/scenes/looks"
	arcaneduellook "wyrmtable/scenes/looks/arcaneduel"
	dracoliathlook "wyrmtable/scenes/looks/dracoliath"
	dragonswrathlook "wyrmtable/scenes/looks/dragonswrath"
	"wyrmtable/scenes/saves"
	"wyrmtable/scenes/table"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/summary"
	"wyrmtable/scenes/ui"
)

func TestMain(m *testing.M) { gametest.Main(m) }

// finished plays a duel to its end, always by the first answer.
func finished(t testing.TB) *rules.Session {
	t.Helper()
	s, err := rules.NewSession(dracoliath.Game, rules.Setup{Game: "dracoliath", Seed: 3, First: 0,
		Seats: []rules.SeatSetup{{Name: "Maëlys", Colour: 1}, {Name: "Léandre", Colour: 0}}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for range 2000 {
		asks := s.Match().Asks()
		if len(asks) == 0 {
			return s
		}
		if err := s.Do(asks[0].Answers[len(asks[0].Answers)-1].Action); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("the duel does not end")
	return nil
}

type tester struct {
	*gametest.Rig
	store    game.Store
	result   *Result
	rematch  []rules.Setup
	replays  int
	branches []*rules.Session
}

// lookOf finds the look of a session's game.
func lookOf(s *rules.Session) *look.Look { return looks.Of(s.Game().ID) }

func open(t testing.TB, s *rules.Session, w, h int) *tester {
	t.Helper()
	kit := ui.NewKit()
	kit.Pics.Sync, kit.Pics.Sketch = true, true // nobody looks at pictures
	r := &tester{store: game.NewMemory()}
	r.result = New(kit, lookOf(s), s, Doors{
		Rematch: func(c *game.Context, s rules.Setup) { r.rematch = append(r.rematch, s) },
		Replay: func(s *rules.Session) game.Scene {
			r.replays++
			return table.NewReplay(kit, lookOf(s), table.Doors{}, s)
		},
		Branch: func(c *game.Context, s *rules.Session) {
			r.branches = append(r.branches, s)
			c.Push(table.NewAside(kit, lookOf(s), table.Doors{}, s))
		},
	})
	r.Rig = gametest.New(t, game.Options{Store: r.store, Home: func() game.Scene { return r.result }}, w, h)
	r.Blind = true
	r.Settle(5 * time.Second)
	t.Cleanup(func() {
		if r.result.review != nil { // it would look back beside the other tests
			r.result.review.work.Cancel()
		}
	})
	return r
}

// played plays a game to its end by chance.
func played(t testing.TB, g *rules.Game, seats int, seed uint64) *rules.Session {
	t.Helper()
	setup := rules.Setup{Game: g.ID, Seed: seed, First: rules.Nobody}
	for i := range seats {
		setup.Seats = append(setup.Seats, rules.SeatSetup{Name: []string{"Maëlys", "Léandre", "Théo", "Inès", "Aurore"}[i],
			Colour: i})
	}
	s, err := rules.NewSession(g, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 1))
	for {
		a, ok := rules.Random(s.Match(), r)
		if !ok {
			return s
		}
		if err := s.Do(a); err != nil {
			t.Fatal(err)
		}
	}
}

// foursome is Dracoliath for two or four, whatever the shelf offers.
func foursome() *rules.Game {
	g := *dracoliath.Game
	g.Seats = []int{2, 4}
	return &g
}

func TestCurvesEndWhereTheMatchEnds(t *testing.T) {
	for _, tt := range []struct {
		look   *look.Look
		game   *rules.Game
		seats  int
		curves int
	}{
		{&dracoliathlook.Look, dracoliath.Game, 2, 4}, // life and power of two
		{&dracoliathlook.Look, foursome(), 4, 4},      // and of two teams
		{&arcaneduellook.Look, arcaneduel.Game, 2, 4}, // life and rounds won
		{&arcaneduellook.Look, arcaneduel.Game, 5, 10},
	} {
		for seed := range uint64(5) {
			s := played(t, tt.game, tt.seats, seed)
			st := trace(tt.look, s)
			if len(st.curves) != tt.curves {
				t.Fatalf("%s for %d: %d curves, want %d", tt.game.ID, tt.seats, len(st.curves), tt.curves)
			}
			b := s.View(rules.Nobody)
			for _, k := range st.curves {
				f, l := st.fields[k.field], st.lines[k.line]
				if got, want := k.values[len(k.values)-1], b.Var(f.key, l.seat); got != want {
					t.Errorf("%s for %d: %s of %s ends at %d, the match at %d", tt.game.ID, tt.seats, f.name.EN, l.name, got, want)
				}
				if len(k.values) != st.turns()+1 || st.turns() < 2 {
					t.Errorf("%s for %d: a curve has %d points for %d turns", tt.game.ID, tt.seats, len(k.values), st.turns())
				}
			}
			for _, at := range st.rounds {
				if at < 1 || at >= st.turns() {
					t.Errorf("%s: a round ends after turn %d of %d", tt.game.ID, at, st.turns())
				}
			}
		}
	}
}

// TestEveryGameTellsItsStory: no result is an empty chart.
func TestEveryGameTellsItsStory(t *testing.T) {
	for _, g := range looks.Games() {
		s := played(t, g, g.Seats[0], 2)
		story := trace(looks.Of(g.ID), s)
		if len(story.curves) == 0 || story.turns() < 2 {
			t.Errorf("%s: %d curves of %d turns", g.ID, len(story.curves), story.turns())
		}
	}
}

// TestProvincesAreCounted: all begin with fifteen, and only who has won keeps
// some.
func TestProvincesAreCounted(t *testing.T) {
	s := played(t, dragonswrath.Game, 3, 4)
	out, _ := s.Match().Outcome()
	story := trace(&dragonswrathlook.Look, s)
	if len(story.curves) != 3 {
		t.Fatalf("%d curves of three leaders", len(story.curves))
	}
	for _, k := range story.curves {
		seat := story.lines[k.line].seat
		last := k.values[len(k.values)-1]
		if k.values[0] != 15 || out.Winners.Has(seat) != (last > 0) {
			t.Errorf("seat %d, winner %v, has %d provinces at first and %d at last", seat, out.Winners.Has(seat), k.values[0],
				last)
		}
	}
}

// TestAYearIsCalledAYear checks that the result of Dragon's Wrath, which counts years,
// speaks of them on its charts and beside its answers, and the list of saves, too.
func TestAYearIsCalledAYear(t *testing.T) {
	s := played(t, dragonswrath.Game, 2, 4)
	r := open(t, s, 1280, 720).result
	for _, st := range []*story{r.story, r.story.chances(nil, nil)} {
		if got := st.count.FR; got != "An" {
			t.Errorf("below a chart stand numbers of %q", got)
		}
	}
	if r.review != nil {
		r.review.work.Cancel()
	}
	r.review = &review{course: &course{turns: []turned{{Turning: bots.Turning{At: 3}}}}}
	if got := r.tellTurned(0, rules.French); !strings.HasPrefix(got, "An 1, ") {
		t.Errorf("an answer is told as %q", got)
	}
	r.review = nil
	sum := saves.ReadSummary(summary.Info(r.look, s))
	if got := sum.Line(); !strings.Contains(got.FR, " ans · ") || !strings.Contains(got.EN, " years · ") {
		t.Errorf("in the list of saves stands %q", got)
	}
}

func TestSwingsNameTheirCard(t *testing.T) {
	n := 0
	for seed := range uint64(10) {
		st := trace(&dracoliathlook.Look, played(t, dracoliath.Game, 2, seed))
		if len(st.swings) > mostSwings {
			t.Errorf("%d swings are marked", len(st.swings))
		}
		for _, w := range st.swings {
			n++
			k := st.curves[w.curve]
			if w.face == 0 || k.values[w.turn]-k.values[w.turn-1] != w.change {
				t.Errorf("swing %+v of %v", w, k.values)
			}
		}
	}
	if n < 10 {
		t.Errorf("ten duels have %d swings", n)
	}
}

// TestChartShowsWhatLiesBelowZero checks that a counter that ended below 0 is
// drawn there.
func TestChartShowsWhatLiesBelowZero(t *testing.T) {
	for _, s := range []*story{
		{fields: []field{{most: 12}}, lines: []line{{0, "A"}}, curves: []curve{{values: []int32{12, 5, -2}}}},
		{fields: []field{{most: 1}}, lines: []line{{0, "A"}}, curves: []curve{{values: []int32{0, 3, 0}}}},
	} {
		c := s.arrange(600, 300, 1, rules.French)
		p := &c.plots[0]
		for turn, v := range s.curves[0].values {
			x, y := p.at(turn, v)
			if x < p.x-1 || x > p.x+p.w+1 || y < p.y-1 || y > p.y+p.h+1 {
				t.Errorf("%d in turn %d is drawn outside the plot, at %.0f, %.0f", v, turn, x, y)
			}
			if _, zero := p.at(turn, 0); v < 0 && y < zero+5 {
				t.Errorf("%d is drawn at 0", v)
			}
		}
	}
}

func TestMarksSayWhatHappened(t *testing.T) {
	for seed := range uint64(10) {
		s := played(t, dracoliath.Game, 2, seed)
		st := trace(&dracoliathlook.Look, s)
		if len(st.swings) == 0 {
			continue
		}
		r := open(t, s, 1280, 720)
		r.PressMirror("course.1")
		r.Run(60 * time.Millisecond)
		it, ok := r.App.Mirror().Find("mark.0")
		card := s.Game().Faces[st.swings[0].face].Name.FR
		if !ok || !strings.HasPrefix(it.Label, "Tour ") || !strings.HasSuffix(it.Label, card) {
			t.Fatalf("the first mark says %q", it.Label)
		}
		before := r.App.Drawn()
		r.Move(it.At.Center())
		r.Run(60 * time.Millisecond)
		if r.App.Drawn() == before {
			t.Error("pointing at a mark shows nothing")
		}
		return
	}
	t.Fatal("no duel has a swing")
}

// TestNothingOverlaps looks over results of two, of teams and of five.
func TestNothingOverlaps(t *testing.T) {
	for _, s := range []*rules.Session{played(t, dracoliath.Game, 2, 1), played(t, foursome(), 4, 1),
		played(t, arcaneduel.Game, 5, 1)} {
		r := open(t, s, 1280, 720)
		r.PressMirror("course.1")
		for _, size := range [][3]int{{1280, 720, 100}, {1280, 720, 200}, {390, 844, 100}, {390, 844, 200}} {
			audit := &ui.Audit{}
			r.Resize(size[0], size[1], 1)
			r.Run(60 * time.Millisecond)
			r.result.ui.Kit.Audit = audit
			c := r.App.Context()
			c.Settings.TextSize = size[2]
			c.SettingsChanged()
			r.Run(100 * time.Millisecond)
			for _, what := range audit.Found() {
				t.Errorf("%s for %d, %v: %s", s.Game().ID, len(s.Setup().Seats), size, what)
			}
		}
	}
}

func TestRematchLetsTheOtherBegin(t *testing.T) {
	r := open(t, finished(t), 1280, 720)
	r.PressMirror("rematch")
	if len(r.rematch) != 1 || r.rematch[0].First != 1 || r.rematch[0].Seed == 3 {
		t.Errorf("rematch = %+v", r.rematch)
	}
}

func TestKeepWritesAReplay(t *testing.T) {
	s := finished(t)
	r := open(t, s, 1280, 720)
	r.PressMirror("keep")
	heads, _ := r.App.Context().Saves.List()
	if len(heads) != 1 || heads[0].Name == "" {
		t.Fatalf("saved games = %+v", heads)
	}
	sum := saves.ReadSummary(heads[0].Info)
	want := "Relecture · " + strconv.Itoa(sum.Turn) + " tours · " + strings.Join(sum.Winners, "") + " l’emporte"
	if sum.Names() != "Maëlys, Léandre" || sum.Turn < 2 || len(sum.Winners) != 1 || sum.Line().FR != want {
		t.Errorf("the list says of the replay: %q, %q", sum.Names(), sum.Line().FR)
	}
	if len(sum.Players) != 2 || len(sum.Players[0].Facts) != 2 {
		t.Errorf("the list shows the players as %+v", sum.Players)
	}
	_, data, _, err := r.App.Context().Saves.Load(heads[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	again, _, err := rules.Load(data, func(string) *rules.Game { return dracoliath.Game })
	if err != nil || again.Fingerprint() != s.Fingerprint() {
		t.Errorf("the kept replay gives another match (%v)", err)
	}
}

func TestReplayOpens(t *testing.T) {
	r := open(t, finished(t), 1280, 720)
	r.PressMirror("replay")
	if r.replays != 1 {
		t.Fatal("the replay did not open")
	}
	r.Settle(5 * time.Second)
}

// The marks of the curves are explained beside the names, where they are seen
// without being pointed at, and to readers.
func TestLegendExplainsTheMarks(t *testing.T) {
	s := played(t, arcaneduel.Game, 4, 7)
	r := open(t, s, 390, 844)
	r.PressMirror("course.1")
	r.Run(60 * time.Millisecond)
	if len(r.result.story.swings) == 0 || len(r.result.story.rounds) == 0 {
		t.Fatal("the match has no marks")
	}
	for _, w := range []float64{330, 600, 900} {
		c := r.result.story.arrange(w, 300, 1, rules.French)
		if len(c.signs) != 2 {
			t.Fatalf("%d signs", len(c.signs))
		}
		for _, g := range c.signs {
			if g.at.Y > c.plots[0].y-26 || g.at.X > w-150 {
				t.Errorf("width %v: %q at %v", w, g.text.FR, g.at)
			}
		}
	}
	said := ""
	for _, region := range r.App.Mirror().Regions {
		for _, it := range region.Items {
			said += it.Label + "\n"
		}
	}
	if !strings.Contains(said, "Losange doré") || !strings.Contains(said, "Ligne pointillée") {
		t.Errorf("a reader hears\n%s", said)
	}
}
