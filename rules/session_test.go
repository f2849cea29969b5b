package rules_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
	"wyrmtable/rules/rulestest/tiny"
)

func find(id string) *rules.Game {
	for _, g := range tiny.Games() {
		if g.ID == id {
			return g
		}
	}
	return nil
}

func begin(t testing.TB, g *rules.Game, seed uint64) *rules.Session {
	t.Helper()
	s, err := rules.NewSession(g, rulestest.Setup(g, g.Seats[0], seed), nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// playOn does n random actions, or fewer when the match ends.
func playOn(t testing.TB, s *rules.Session, r *rand.Rand, n int) {
	t.Helper()
	for range n {
		a, ok := rules.Random(s.Match(), r)
		if !ok {
			return
		}
		if err := s.Do(a); err != nil {
			t.Fatal(err)
		}
	}
}

// TestBranch plays on from the middle of a match: what was done since stays as it
// was, and whether advice may be asked for is kept, by a save as well.
func TestBranch(t *testing.T) {
	for _, g := range tiny.Games() {
		s := begin(t, g, 3)
		s.Advice = true
		r := rand.New(rand.NewPCG(3, 3))
		playOn(t, s, r, 6)
		half := s.Len() / 2
		now := s.Fingerprint()
		b, err := s.Branch(half)
		if err != nil {
			t.Fatal(err)
		}
		if b.Len() != half || !b.Advice {
			t.Errorf("%s: the branch has %d actions of %d, advice %v", g.ID, b.Len(), half, b.Advice)
		}
		playOn(t, b, r, 6)
		if s.Fingerprint() != now {
			t.Errorf("%s: playing on in a branch changes the match", g.ID)
		}
		whole, err := s.Branch(s.Len())
		if err != nil || whole.Fingerprint() != now {
			t.Errorf("%s: a branch at the end is another match: %v", g.ID, err)
		}
		again, _, err := rules.Load(s.Save(rules.Meta{}), find)
		if err != nil || !again.Advice {
			t.Errorf("%s: the save forgets that advice may be asked for: %v", g.ID, err)
		}
	}
}

// answer does the first listed answer with a verb and returns it.
func answer(t *testing.T, s *rules.Session, verb rules.Verb) rules.Action {
	t.Helper()
	for _, k := range s.Match().Asks() {
		for _, a := range k.Answers {
			if a.Verb == verb {
				if err := s.Do(a.Action); err != nil {
					t.Fatal(err)
				}
				return a.Action
			}
		}
	}
	t.Fatalf("no answer with verb %d", verb)
	return rules.Action{}
}

func TestUndoStopsAtWhatWasSeen(t *testing.T) {
	s := begin(t, tiny.Order, 3) // looks at cards at the end of each turn
	was := s.Fingerprint()
	a := answer(t, s, 0)
	if s.CanUndo(1 - a.Seat) {
		t.Error("the other seat may undo")
	}
	answer(t, s, 0)
	answer(t, s, 0)
	for range 3 {
		if err := s.Undo(a.Seat); err != nil {
			t.Fatal(err)
		}
	}
	if s.Fingerprint() != was || s.Len() != 0 {
		t.Error("three undos do not lead back to the start")
	}
	for _, v := range []rules.Verb{0, 0, 0, 2} {
		answer(t, s, v)
	}
	if err := s.Undo(a.Seat); !errors.Is(err, rules.ErrNoUndo) {
		t.Errorf("Undo after cards were looked at: %v", err)
	}
	s.OpenUndo = true
	for s.Len() > 0 {
		if err := s.Undo(1 - a.Seat); err != nil {
			t.Fatal(err)
		}
	}
	if s.Fingerprint() != was {
		t.Error("open undo does not lead back to the start")
	}
}

func TestHandingOverIsABarrierOnlyWithSecrets(t *testing.T) {
	for _, hidden := range []bool{true, false} {
		g := *tiny.Duel
		g.Hidden = hidden
		s, err := rules.NewSession(&g, rulestest.Setup(&g, 2, 1), nil)
		if err != nil {
			t.Fatal(err)
		}
		a := answer(t, s, 4) // a pass hands over and shows nothing
		if s.CanUndo(a.Seat) == hidden {
			t.Errorf("Hidden %v: CanUndo = %v", hidden, hidden)
		}
	}
}

// TestUndoPassesTheProgram checks that undo takes back what the program has answered
// with the answer of the person before it, and that the program is no other person
// to whom the screen was handed.
func TestUndoPassesTheProgram(t *testing.T) {
	setup := rulestest.Setup(tiny.Volley, 3, 5)
	setup.Seats[1].Level, setup.Seats[2].Level = "page", "page"
	s, err := rules.NewSession(tiny.Volley, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	s.OpenUndo = true
	r := rand.New(rand.NewPCG(1, 1))
	for s.Len() == 0 || s.LastOfPerson() < 0 || s.LastOfPerson() == s.Len()-1 {
		playOn(t, s, r, 1)
	}
	own := s.LastOfPerson()
	if s.Action(own).Seat != 0 {
		t.Fatalf("the last of a person is of seat %d", s.Action(own).Seat)
	}
	if err := s.Undo(0); err != nil || s.Len() != own {
		t.Errorf("undo leads to %d, want %d: %v", s.Len(), own, err)
	}
	loaded, _, err := rules.Load(s.Save(rules.Meta{}), find)
	if err != nil || loaded.Program != s.Program {
		t.Errorf("a save seats the program at %b, want %b: %v", loaded.Program, s.Program, err)
	}
}

func TestDoRefusesWhatIsIllegal(t *testing.T) {
	s := begin(t, tiny.Duel, 1)
	was := s.Fingerprint()
	if err := s.Do(rules.Action{Seat: 1, Card: 99}); !errors.Is(err, rules.ErrIllegal) {
		t.Errorf("err = %v", err)
	}
	if s.Fingerprint() != was || s.Len() != 0 {
		t.Error("an illegal action changed the session")
	}
}

func TestRetellMeetsTheViews(t *testing.T) {
	s := begin(t, tiny.Volley, 5)
	playOn(t, s, rand.New(rand.NewPCG(5, 5)), 20)
	for _, seat := range []rules.Seat{rules.Nobody, 0, 1, 2} {
		var last *rules.Board
		lines := 0
		s.Retell(seat, 4, func(action int, view *rules.Board, e *rules.Event) {
			if action < 4 {
				t.Errorf("told of action %d", action)
			}
			last = view.Clone()
			lines++
		})
		if last == nil || !last.Equal(s.View(seat)) {
			t.Errorf("seat %d: the story does not end at the present", seat)
		}
		if got := len(s.Seen(seat, 4, nil)); got != lines {
			t.Errorf("seat %d: Seen has %d events, Retell %d", seat, got, lines)
		}
	}
	if got := s.Seen(0, 999, nil); len(got) != 0 {
		t.Error("a point behind the end has events")
	}
}

func TestReplayScrubs(t *testing.T) {
	s := begin(t, tiny.Volley, 6)
	r := s.Replay(0)
	var boards []*rules.Board
	rng := rand.New(rand.NewPCG(6, 6))
	boards = append(boards, s.View(0).Clone())
	for range 25 {
		playOn(t, s, rng, 1)
		boards = append(boards, s.View(0).Clone())
	}
	for range 100 {
		k := rng.IntN(len(boards))
		r.Seek(k)
		if k = min(k, r.Len()); r.At() != k || !r.Board().Equal(boards[k]) {
			t.Fatalf("position %d shows another board", k)
		}
	}
	r.Seek(-5)
	if r.At() != 0 || r.Back() != nil {
		t.Error("there is something before the start")
	}
	r.Seek(r.Len())
	if r.Next() != nil {
		t.Error("there is something after the end")
	}
}

// TestPreviewStopsAtTheUnknown checks that a preview shows no face that the
// seat cannot know, and no result of chance.
func TestPreviewStopsAtTheUnknown(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	told, stopped := 0, 0
	for seed := range uint64(40) {
		s := begin(t, tiny.Volley, seed)
		playOn(t, s, rng, int(seed))
		for _, k := range s.Match().Asks() {
			for _, a := range k.Answers {
				was := s.Fingerprint()
				events, whole := rules.Preview(s.Match(), k.Decider, a.Action, rng)
				if s.Fingerprint() != was {
					t.Fatal("a preview changes the match")
				}
				for i := range events {
					if events[i].Teaches(k.Decider) {
						t.Fatalf("a preview tells %+v", events[i])
					}
				}
				told += len(events)
				if !whole {
					stopped++
				}
			}
		}
	}
	if told == 0 || stopped == 0 {
		t.Errorf("%d events told, %d previews stopped: nothing was tried", told, stopped)
	}
	if _, whole := rules.Preview(begin(t, tiny.Duel, 1).Match(), 0, rules.Action{Card: 77}, rng); whole {
		t.Error("a preview of something illegal is whole")
	}
}

func saved(t testing.TB, g *rules.Game, seed uint64, n int) (*rules.Session, string) {
	t.Helper()
	s := begin(t, g, seed)
	playOn(t, s, rand.New(rand.NewPCG(seed, 3)), n)
	return s, string(s.Save(rules.Meta{Title: "Essai", Time: "hier", Turn: 3}))
}

func TestSaveAndLoad(t *testing.T) {
	for _, g := range tiny.Games() {
		for n := range 40 {
			s, text := saved(t, g, uint64(n), n)
			l, h, err := rules.Load([]byte(text), find)
			if err != nil {
				t.Fatalf("%s, %d actions: %v", g.ID, n, err)
			}
			if l.Fingerprint() != s.Fingerprint() || l.Len() != s.Len() {
				t.Fatalf("%s, %d actions: another match", g.ID, n)
			}
			if h.Meta.Title != "Essai" || h.Setup.Seats[0].Name != "Maëlys" {
				t.Fatalf("header %+v", h)
			}
			if string(l.Save(h.Meta)) != text {
				t.Fatalf("%s: a save of what was loaded differs", g.ID)
			}
		}
	}
}

func kind(err error) rules.SaveErrorKind {
	var e *rules.SaveError
	if errors.As(err, &e) {
		return e.Kind
	}
	return 255
}

func TestBadSavesSayWhatIsWrong(t *testing.T) {
	_, text := saved(t, tiny.Volley, 1, 30)
	action := strings.Index(text, "\na ") + 1
	second := strings.Index(text[action+1:], "\na ") + action + 2
	tests := []struct {
		name, text string
		kind       rules.SaveErrorKind
		session    bool
	}{
		{"empty", "", rules.Truncated, false},
		{"a picture", "\x89PNG\r\n\x1a\n", rules.Foreign, false},
		{"another text", "Dear diary,\n{}\n", rules.Foreign, false},
		{"half a header", text[:60], rules.Truncated, false},
		{"garbled header", strings.Replace(text, "{", "<", 1), rules.Foreign, false},
		{"another game", strings.Replace(text, `"game":"volley"`, `"game":"chess"`, 1), rules.UnknownGame, false},
		{"unknown card", strings.Replace(text, `"mirror"`, `"mirrro"`, 1), rules.UnknownCard, false},
		{"unknown card in a deck", strings.Replace(text, `"seed":1`, `"seed":1,"decks":[{"lines":[{"in":"main","card":"mirrro","n":1}]}]`, 1), rules.UnknownCard, false},
		{"another version", strings.Replace(text, `"version":1`, `"version":2`, 1), rules.OtherVersion, false},
		{"changed cards", strings.Replace(text, `"hash":"`, `"hash":"0`, 1), rules.OtherVersion, false},
		{"a card fewer", strings.Replace(text, `,"mirror"`, ``, 1), rules.OtherVersion, false},
		{"wrong number of seats", strings.Replace(text, `{"name":"Bruno","colour":1},`, ``, 1), rules.BadSetup, false},
		{"no end", text[:len(text)-30], rules.Truncated, true},
		{"cut in an action", text[:second+3], rules.Truncated, true},
		{"garbled action", text[:second] + "a 0 x\n" + text[second:], rules.Truncated, true},
		{"foreign line", text[:second] + "hello\n" + text[second:], rules.Truncated, true},
		{"illegal action", text[:second] + "a 0 9 9 9\n" + text[second:], rules.Diverged, true},
		{"wrong seed", strings.Replace(text, `"seed":1`, `"seed":2`, 1), rules.Diverged, true},
	}
	for _, tt := range tests {
		s, _, err := rules.Load([]byte(tt.text), find)
		if kind(err) != tt.kind || (s != nil) != tt.session {
			t.Errorf("%s: session %v, error %v", tt.name, s != nil, err)
			continue
		}
		var e *rules.SaveError
		errors.As(err, &e)
		if msg := e.Text(); msg.FR == "" || msg.EN == "" {
			t.Errorf("%s: the message is not in both languages: %q", tt.name, msg)
		}
		if s != nil && s.Save(rules.Meta{}) == nil {
			t.Errorf("%s: the session cannot be played on", tt.name)
		}
	}
}

// TestBrokenTailKeepsTheGoodPart checks how much of a cut save comes back.
func TestBrokenTailKeepsTheGoodPart(t *testing.T) {
	s, text := saved(t, tiny.Volley, 2, 25)
	lines := strings.SplitAfter(text, "\n")
	for cut := 2; cut < len(lines)-1; cut++ {
		l, _, err := rules.Load([]byte(strings.Join(lines[:cut], "")), find)
		if kind(err) != rules.Truncated || l == nil {
			t.Fatalf("cut at line %d: %v", cut, err)
		}
		want := strings.Count(strings.Join(lines[:cut], ""), "\na ")
		if l.Len() != want {
			t.Fatalf("cut at line %d: %d actions, want %d", cut, l.Len(), want)
		}
		for i := range want {
			if l.Action(i) != s.Action(i) {
				t.Fatalf("action %d differs", i)
			}
		}
	}
}

func TestSaveFromAPosition(t *testing.T) {
	src := begin(t, tiny.Puppet, 9)
	playOn(t, src, rand.New(rand.NewPCG(9, 9)), 5)
	s, err := rules.NewSession(tiny.Puppet, *src.Setup(), src.Match().Board())
	if err != nil {
		t.Fatal(err)
	}
	playOn(t, s, rand.New(rand.NewPCG(9, 1)), 3)
	l, _, err := rules.Load(s.Save(rules.Meta{}), find)
	if err != nil || l.Fingerprint() != s.Fingerprint() {
		t.Errorf("a match from a position does not come back: %v", err)
	}
}

// TestImpossiblePositionsAreRefused checks that a board on which a game could not
// go on is an error and not a hang.
func TestImpossiblePositionsAreRefused(t *testing.T) {
	setup := rulestest.Setup(tiny.Volley, 3, 1)
	for _, life := range []int32{0, 4, -1} {
		b := rules.NewBoard(tiny.Volley.LayoutFor(3))
		w := rules.Begin(b, nil)
		for seat := range rules.Seat(3) {
			w.Change(0, seat, life)
		}
		if _, err := rules.NewSession(tiny.Volley, setup, b); err == nil {
			t.Errorf("a match of players with life %d begins", life)
		}
	}
	setup.Seats = setup.Seats[:2]
	if _, err := rules.NewSession(tiny.Volley, setup, nil); err == nil {
		t.Error("Volley begins with two seats")
	}
}

// Names that a file brings along are refused where no screen could show them, and
// where they would be taken for marks within a text.
func TestNamesFromOutside(t *testing.T) {
	long := strings.Repeat("é", 100)
	for name, sound := range map[string]bool{"Zoé\u00a0B.": true, "Ольга": true, long: true, long + "é": false, "a\nb": false,
		"a\x00": false, "a\uE003b": false} {
		setup := rulestest.Setup(tiny.Volley, 3, 1)
		setup.Seats[1].Name = name
		if _, err := rules.NewSession(tiny.Volley, setup, nil); (err == nil) != sound {
			t.Errorf("%q: %v", name, err)
		}
	}
	word := strings.Repeat("x", 401)
	for _, d := range []rules.Deck{{Name: word}, {Lines: []rules.DeckLine{{Section: "main", Card: word, Count: 1}}},
		{Lines: []rules.DeckLine{{Section: word, Card: "torch", Count: 1}}}} {
		if d.Bounded() == nil {
			t.Errorf("a deck of words without end is taken: %.40v", d)
		}
		setup := rulestest.Setup(tiny.Clans, 2, 1)
		setup.Decks = []rules.Deck{d, d}
		if _, err := rules.NewSession(tiny.Clans, setup, nil); err == nil || len(err.Error()) > 200 {
			t.Errorf("a match begins with it, or is refused without end: %.200v", err)
		}
	}
}

// FuzzLoad checks that no file makes loading panic, and that what loads can be
// saved and played.
func FuzzLoad(f *testing.F) {
	for _, g := range tiny.Games() {
		_, text := saved(f, g, 7, 20)
		f.Add([]byte(text))
		f.Add([]byte(text[:len(text)/2]))
		s := begin(f, g, 3)
		p, err := rules.NewSession(g, *s.Setup(), s.Match().Board())
		if err != nil {
			f.Fatal(err)
		}
		f.Add(p.Save(rules.Meta{}))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		s, _, err := rules.Load(data, find)
		if s == nil {
			if err == nil {
				t.Fatal("neither a session nor an error")
			}
			_ = err.Error()
			return
		}
		if err == nil && kind(reload(s)) != 255 {
			t.Fatal("what was loaded cannot be saved and loaded")
		}
		playOn(t, s, rand.New(rand.NewPCG(1, 1)), 3)
	})
}

func reload(s *rules.Session) error {
	_, _, err := rules.Load(s.Save(rules.Meta{}), find)
	return err
}

func ExampleSession() {
	g := tiny.Bids
	s, err := rules.NewSession(g, rulestest.Setup(g, 2, 1), nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	k := s.Match().Asks()[0]
	fmt.Println(rules.Plain(g.Prompt(s.Setup(), s.View(k.Decider), &k).EN))
	if err := s.Do(k.Answers[0].Action); err != nil {
		fmt.Println(err)
	}
	for _, e := range s.Seen(rules.Nobody, 0, nil) {
		fmt.Println(rules.Plain(g.Tell(s.Setup(), s.View(rules.Nobody), &e).EN))
	}
	// Output:
	// Maëlys: choose a bid in secret
	// Maëlys: bid chosen.
}
