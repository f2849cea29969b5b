package table

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/rules/bots"
	aesterylook "wyrmtable/scenes/looks/aestery"
	arcaneduellook "wyrmtable/scenes/looks/arcaneduel"
	dracoliathlook "wyrmtable/scenes/looks/dracoliath"
	dragonswrathlook "wyrmtable/scenes/looks/dragonswrath"
	drakerionlook "wyrmtable/scenes/looks/drakerion"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/match"
)

// looked are the looks of all games.
func looked() []*look.Look {
	return []*look.Look{&dracoliathlook.Look, &arcaneduellook.Look, &drakerionlook.Look, &aesterylook.Look,
		&dragonswrathlook.Look}
}

// aloneSession deals a match in which the program plays all seats but the first.
func aloneSession(t testing.TB, g *rules.Game, seed uint64, level string) *rules.Session {
	t.Helper()
	setup := rules.Setup{Game: g.ID, Seed: seed, First: 0,
		Seats: []rules.SeatSetup{{Name: "Maëlys"}, {Name: "Ysengrin", Colour: 1, Level: level}}}
	if g.Deck != nil {
		for i := range setup.Seats {
			setup.Decks = append(setup.Decks, g.Deck.Brought(&setup, rules.Seat(i)).Clone())
		}
	}
	s, err := rules.NewSession(g, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// programRig opens the table of such a match, with motions that last no time.
func programRig(t testing.TB, lk *look.Look, s *rules.Session, store game.Store, head game.Head) *rig {
	t.Helper()
	sc := New(newKit(false), lk, Doors{}, s, head)
	set := func(k *game.Settings) { k.Speed = game.Instant }
	opt := game.Options{Store: store, Home: func() game.Scene { return &opener{sc, set} }}
	r := &rig{gametest.New(t, opt, 1280, 720), sc}
	r.Blind = true
	r.Run(100 * time.Millisecond)
	return r
}

// await runs until the program is not asked any more, or the match is over.
func (r *rig) await(t *testing.T) {
	t.Helper()
	for end := time.Now().Add(time.Minute); r.table.watch.Program() >= 0 || r.table.busy(); {
		if time.Now().After(end) {
			t.Fatalf("the program does not answer for seat %d", r.table.watch.Program())
		}
		r.Run(20 * time.Millisecond)
		time.Sleep(time.Millisecond)
	}
	r.Run(40 * time.Millisecond)
}

// plays answers for the only person through the table, and reports whether there
// was a question.
func (r *rig) plays(t *testing.T, p *bots.Player) bool {
	t.Helper()
	a, ok := p.Answer(r.table.match.Session.Match(), nil)
	if !ok {
		return false
	}
	if r.table.watch.Covered() {
		t.Fatal("a curtain falls before the only person")
	}
	if r.table.question.Ask == nil || !r.table.question.Ask.Legal(a) {
		t.Fatalf("after %d actions seat %d cannot answer: %+v", r.table.match.Session.Len(), a.Seat, r.table.question.Ask)
	}
	r.table.do(r.App.Context(), a)
	return true
}

// enough actions show how a match goes on that has no end for long.
const enough = 400

// TestAloneToTheEnd plays each game alone against the lowest level: no curtain
// falls, no hand is ever turned down, and what may be thought always is answered.
func TestAloneToTheEnd(t *testing.T) {
	for _, lk := range looked() {
		t.Run(lk.Game.ID, func(t *testing.T) {
			s := aloneSession(t, lk.Game, 5, "page")
			r := programRig(t, lk, s, game.NewMemory(), game.Head{})
			p := bots.New(lk.Game, bots.Page, 0, 1)
			for r.await(t); s.Len() < enough && r.plays(t, p); r.await(t) {
				if lk.Game.Hidden && r.table.watch.Seat != 0 {
					t.Fatalf("after %d actions the table is seen by %d", s.Len(), r.table.watch.Seat)
				}
			}
			if _, over := s.Match().Outcome(); !over && s.Len() < enough {
				t.Errorf("it stops after %d actions", s.Len())
			}
		})
	}
}

// TestUndoGoesBackToOnesOwn checks that one press takes back what the program has
// answered and one's own answer before it, and that the program then plays on.
func TestUndoGoesBackToOnesOwn(t *testing.T) {
	s := aloneSession(t, dracoliathlook.Look.Game, 5, "page")
	r := programRig(t, &dracoliathlook.Look, s, game.NewMemory(), game.Head{})
	s.OpenUndo = true
	p := bots.New(s.Game(), bots.Squire, 0, 1)
	for r.await(t); s.Len() == 0 || s.Action(s.Len()-1).Seat == 0; r.await(t) {
		r.plays(t, p)
	}
	own := s.LastOfPerson()
	mark := s.Action(own)
	r.PressMirror("undo")
	r.Run(40 * time.Millisecond)
	if s.Len() != own {
		t.Fatalf("undo leads from after %v to %d actions, want %d", mark, s.Len(), own)
	}
	if !r.plays(t, p) {
		t.Fatal("nothing is asked after the undo")
	}
	r.await(t)
	if s.Len() <= own+1 {
		t.Errorf("the program does not answer again: %d actions", s.Len())
	}
}

// TestKilledWhileThinking opens the save of a program that was killed while it
// thought: it thinks again and nothing is lost.
func TestKilledWhileThinking(t *testing.T) {
	store := game.NewMemory()
	s := aloneSession(t, dracoliathlook.Look.Game, 5, "dragon")
	r := programRig(t, &dracoliathlook.Look, s, store, game.Head{Game: "dracoliath"})
	p := bots.New(s.Game(), bots.Squire, 0, 1)
	for r.table.match.Players.Thinking() < 0 {
		if r.table.watch.Program() < 0 {
			r.plays(t, p)
		}
		r.Run(20 * time.Millisecond)
	}
	h, ok := r.App.Context().Saves.Latest()
	if !ok {
		t.Fatal("there is no save")
	}
	_, data, _, err := r.App.Context().Saves.Load(h.ID)
	if err != nil {
		t.Fatal(err)
	}
	again, _, err := rules.Load(data, func(string) *rules.Game { return dracoliathlook.Look.Game })
	if err != nil || again.Len() != s.Len() {
		t.Fatalf("the save has %d of %d actions: %v", again.Len(), s.Len(), err)
	}
	r = programRig(t, &dracoliathlook.Look, again, store, h)
	if l, ok := r.table.match.Players.Level(1); !ok || l != bots.Dragon {
		t.Errorf("the other seat is played by %v, %v", l, ok)
	}
	before := again.Len()
	r.await(t)
	if again.Len() <= before {
		t.Error("the program does not answer after it was killed")
	}
}

// TestUnknownLevel checks that the nearest level plays and that it is said.
func TestUnknownLevel(t *testing.T) {
	s := aloneSession(t, dracoliathlook.Look.Game, 5, "dragoon")
	r := programRig(t, &dracoliathlook.Look, s, game.NewMemory(), game.Head{})
	if l, _ := r.table.match.Players.Level(1); l != bots.Dragon {
		t.Errorf("%v plays", l)
	}
	if n := r.App.Notices(); len(n) == 0 || !strings.Contains(n[0].FR, "dragoon") {
		t.Errorf("said is %v", n)
	}
}

// TestSeatIsLentAndTakenBack hands the only person's seat over by the menu: the
// program plays both. He takes it back in the middle, and a save keeps who plays.
func TestSeatIsLentAndTakenBack(t *testing.T) {
	lk := &drakerionlook.Look
	s := aloneSession(t, lk.Game, 5, "page")
	r := programRig(t, lk, s, game.NewMemory(), game.Head{})
	r.App.Context().Settings.Level = "page"
	r.await(t)
	told := 0
	for _, g := range r.App.Mirror().Regions {
		if strings.HasPrefix(g.ID, "seat.") {
			told++
		}
		if name := s.Setup().Seats[0].Name; g.ID == "seat.0" && g.Label != name {
			t.Errorf("of him who sits at seat 0 it is said %q", g.Label)
		}
		if name := s.Setup().Seats[1].Name; g.ID == "seat.1" && g.Label != name+", le programme, niveau Page" {
			t.Errorf("of the program at seat 1 it is said %q", g.Label)
		}
	}
	if told != 2 {
		t.Errorf("%d seats are told of, want 2", told)
	}
	r.PressMirror("menu")
	r.Run(40 * time.Millisecond)
	before := s.Len()
	r.PressMirror("lend")
	for end := time.Now().Add(time.Minute); s.Len() < before+12 && !r.table.match.Ended; {
		if time.Now().After(end) {
			t.Fatal("the program does not play on")
		}
		r.Run(20 * time.Millisecond)
		time.Sleep(time.Millisecond)
	}
	if got := r.table.info()[match.PlayersKey]; got != "page,page" {
		t.Errorf("the save says %q", got)
	}
	r.PressMirror("menu")
	r.Run(40 * time.Millisecond)
	r.PressMirror("takeback.0")
	r.await(t)
	if _, over := s.Match().Outcome(); !over && (r.table.question.Ask == nil || r.table.question.Ask.Decider != 0 ||
		r.table.watch.Covered()) {
		t.Errorf("after it was taken back seat 0 is not asked: %+v", r.table.question.Ask)
	}
}

// TestFaultsOfThinking plays with a program that panics: a simple answer is given,
// the position is kept, and the log says so.
func TestFaultsOfThinking(t *testing.T) {
	lk := dracoliathlook.Look
	g := *lk.Game
	style := *g.Style
	style.Habit = func(rules.Eye) rules.Habit {
		return func(rules.Match, rules.Seat, *rand.Rand, int) (rules.Action, bool) { panic("planted") }
	}
	g.Style, lk.Game = &style, &g
	store := game.NewMemory()
	s := aloneSession(t, &g, 5, "page")
	r := programRig(t, &lk, s, store, game.Head{})
	p := bots.New(dracoliathlook.Look.Game, bots.Squire, 0, 1)
	for range 12 {
		r.await(t)
		r.plays(t, p)
	}
	report, err := store.Read("crash.txt")
	if err != nil || !strings.Contains(string(report), "planted") ||
		!strings.Contains(string(report), "wyrmtable save 1") {
		t.Errorf("kept is %q, %v", report, err)
	}
	if r.App.Crashed() != "" {
		t.Error("the game crashed")
	}
	said := false
	for _, e := range r.table.story.Log {
		said = said || strings.Contains(e.Text.EN, "Ysengrin did not get through thinking")
	}
	if !said {
		t.Error("the log says nothing")
	}
}
