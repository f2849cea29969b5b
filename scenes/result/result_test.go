package result

import (
	"image/png"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/rules/dracoliath"
	"wyrmtable/scenes/saves"
	"wyrmtable/scenes/table"
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
	store   game.Store
	result  *Result
	rematch []rules.Setup
	replays int
}

func open(t testing.TB, s *rules.Session, w, h int) *tester {
	t.Helper()
	kit := ui.NewKit()
	kit.Pics.Sync = true
	r := &tester{store: game.NewMemory()}
	r.result = New(kit, table.LookOf("dracoliath"), s, Doors{
		Rematch: func(c *game.Context, s rules.Setup) { r.rematch = append(r.rematch, s) },
		Replay: func(s *rules.Session) game.Scene {
			r.replays++
			return table.NewReplay(kit, table.LookOf("dracoliath"), table.Doors{}, s)
		},
	})
	r.Rig = gametest.New(t, game.Options{Store: r.store, Home: func() game.Scene { return r.result }}, w, h)
	r.Settle(5 * time.Second)
	return r
}

func TestCurvesEndWhereTheMatchEnds(t *testing.T) {
	s := finished(t)
	curves, turns := trace(table.LookOf("dracoliath"), s)
	if len(curves) != 4 {
		t.Fatalf("%d curves, want life and power of two", len(curves))
	}
	b := s.View(rules.Nobody)
	for _, k := range curves {
		v := dracoliath.VarLife
		if k.counter == 1 {
			v = dracoliath.VarPower
		}
		if got, want := k.values[len(k.values)-1], b.Var(v, k.seat); got != want {
			t.Errorf("curve %d of seat %d ends at %d, the match at %d", k.counter, k.seat, got, want)
		}
		if len(k.values) != turns+1 {
			t.Errorf("curve %d of seat %d has %d points for %d turns", k.counter, k.seat, len(k.values), turns)
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

func TestShot(t *testing.T) {
	dir := os.Getenv("SHOTS")
	if dir == "" {
		t.Skip("for looking at")
	}
	for name, px := range map[string][2]int{"result-720": {1280, 720}, "result-phone": {390, 844}} {
		r := open(t, finished(t), px[0], px[1])
		f, err := os.Create(dir + "/" + name + ".png")
		if err != nil {
			t.Fatal(err)
		}
		png.Encode(f, r.Picture())
		f.Close()
	}
}
