package scenes

import (
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/dracoliath"
	"wyrmtable/rules/lesson"
	"wyrmtable/rules/link"
	"wyrmtable/rules/puzzle"
	"wyrmtable/scenes/compose"
	"wyrmtable/scenes/share"
	part "wyrmtable/scenes/table/lesson"
	"wyrmtable/scenes/table/tabletest"
)

// riddle is the puzzle that the tests make anew: 2 answers, by taking and playing the
// one card that heals beyond the maximum.
const riddle = `puzzle  La coupe | The Cup
grade   1
game    dracoliath
seats   Vous, Braise
set     life Vous 11
set     life Braise 2
set     focus Braise 0
zone    hand Vous: Vague
zone    hand Braise: Étincelle
zone    river: Printemps, Orbe du sommet, Sève du chêne
zone    deck: Rosée, Nectar, Lierre, Bourgeon, Sillage, Écume
goal    win
by      end of turn
text    Gagnez ce tour-ci. | Win this turn.
`

// looked presses "look" and waits for what is found.
func (l *learner) looked() *compose.Scene {
	l.t.Helper()
	s := on[*compose.Scene](l.t, l.Rig)
	l.on("look.0")
	for end := time.Now().Add(time.Minute); ; {
		if _, found := s.Found(); found {
			break
		}
		if time.Now().After(end) {
			l.t.Fatal("the search comes to no end")
		}
		l.Run(50 * time.Millisecond)
	}
	l.Settle(2 * time.Second)
	return s
}

// TestAPuzzleIsMade makes a puzzle of what lies on the table: it is proven, copied,
// tried and sent, and a goal that cannot be forced is refuted in words.
func TestAPuzzleIsMade(t *testing.T) {
	for _, by := range []struct {
		name string
		w, h int
	}{{"mouse", 1280, 720}, {"finger", 390, 844}} {
		t.Run(by.name, func(t *testing.T) { makePuzzle(t, by.name, by.w, by.h) })
	}
}

func makePuzzle(t *testing.T, by string, w, h int) {
	session := riddleOnTable(t)
	l := learn(t, game.NewMemory(), by, w, h)
	router := &Router{Kit: unpainted, Looks: NewRouter().Looks}
	l.App.Context().Push(router.Table(session, game.Head{Game: "dracoliath"}))
	l.Settle(10 * time.Second)
	was := session.Fingerprint()
	l.on("menu")
	l.Settle(time.Second)
	l.PressMirror("compose")
	l.Settle(2 * time.Second)
	s := l.looked()
	trial, _ := s.Found()
	if v := trial.Verdict; v == nil || !v.Sound() || v.Answers != 2 || len(v.First) != 1 || !trial.Whole {
		t.Fatalf("found is %v, %v", v, trial.Err)
	}
	if !mirrorSays(l.Rig, "en 2 réponses") || !mirrorSays(l.Rig, "Un seul premier coup") {
		t.Error("the verdict is not said")
	}
	l.PressMirror("file.1")
	l.Run(100 * time.Millisecond)
	text, _ := l.App.Clipboard().Read()
	made, err := puzzle.Parse("", text)
	if err != nil || len(made) != 1 {
		t.Fatalf("the file is no puzzle: %v\n%s", err, text)
	}
	if v, err := puzzle.Check(&made[0], dracoliath.Game, 0); err != nil || v.Answers != 2 {
		t.Errorf("the file is not sound: %v\n%s", err, text)
	}
	l.PressMirror("file.0")
	l.Settle(10 * time.Second)
	if at := l.table(); at == nil || !at.Lesson.Riddle() || !at.Lesson.Foreign {
		t.Fatal("the puzzle cannot be tried")
	}
	l.on("lessonleave")
	l.Settle(2 * time.Second)
	l.PressMirror("file.2")
	l.Settle(time.Second)
	offer := on[*share.Offer](t, l.Rig)
	k, err := link.Decode(offer.Link(l.App.Context()), router.find)
	if err != nil || k.Kind != link.Puzzle || string(k.Data) != text {
		t.Errorf("the link holds %+v, %v", k, err)
	}
	l.App.Context().Pop(nil)
	l.Settle(time.Second)

	l.PressMirror("aim.2") // a draw
	l.Settle(time.Second)
	l.looked()
	trial, _ = s.Found()
	if v := trial.Verdict; v == nil || v.Found != puzzle.Refuted || !mirrorSays(l.Rig, "ne peut pas être forcé") {
		t.Fatalf("a draw is found to be %v", v)
	}
	first := trial.Verdict.Refutation[0].Says.FR
	if !strings.HasPrefix(first, "Vous\u00a0: Prendre ") || !mirrorSays(l.Rig, first) {
		t.Errorf("the refutation begins with %q", first)
	}
	if session.Fingerprint() != was {
		t.Error("the match has changed")
	}
}

// TestPuzzlesGiveNothingAway makes no puzzle where that would show what others hold.
func TestPuzzlesGiveNothingAway(t *testing.T) {
	for _, alone := range []bool{false, true} {
		s := dealt(t, "aestery", 6)
		if alone {
			setup := *s.Setup()
			setup.Seats = []rules.SeatSetup{setup.Seats[0], {Name: "Page", Level: "page"}}
			var err error
			if s, err = rules.NewSession(s.Game(), setup, nil); err != nil {
				t.Fatal(err)
			}
		}
		r := startAt(t, 1280, 720, func(r *Router) game.Scene { return r.Table(s, game.Head{Game: "aestery"}) })
		toTable(t, r.Rig)
		r.Run(2 * time.Second)
		seeTable(r.Rig)
		click(t, r.Rig, "menu")
		r.Run(time.Second)
		if _, open := r.App.Mirror().Find("resume"); !open {
			t.Fatal("the menu does not open")
		}
		if _, there := r.App.Mirror().Find("compose"); there != alone {
			t.Errorf("alone %v: a puzzle can be made: %v", alone, there)
		}
	}
}

// received opens a text on another screen, where some progress is kept.
func received(t *testing.T, text string) *screen {
	t.Helper()
	s := startAt(t, 390, 844, receive(text))
	s.App.Context().Settings.Speed = game.Instant
	s.Settle(2 * time.Second)
	on[*share.Preview](t, s.Rig)
	return s
}

// TestPuzzlesTravel sends a puzzle that has the name of one of the game's own: it is
// read what it is, played and solved, and nothing of one's own is written over.
func TestPuzzlesTravel(t *testing.T) {
	own, err := puzzle.Of(dracoliath.Game)
	if err != nil {
		t.Fatal(err)
	}
	named := own[0].Name
	text := strings.Replace(riddle, "La coupe | The Cup", named.FR+" | "+named.EN, 1)
	sent, err := link.Encode(&link.Content{Kind: link.Puzzle, Game: dracoliath.Game, Data: []byte(text)})
	if err != nil {
		t.Fatal(err)
	}
	for _, way := range []string{sent, "# un fichier\n" + text} {
		s := received(t, way)
		for _, words := range []string{"Dracoliath · " + named.FR, "Gagnez ce tour-ci."} {
			if !mirrorSays(s.Rig, words) {
				t.Errorf("the page does not say %q", words)
			}
		}
		tap(t, s.Rig, "open")
		s.Settle(10 * time.Second)
		l := &learner{Rig: s.Rig, t: t, by: "finger"}
		at := l.table()
		if at == nil || !at.Lesson.Riddle() {
			t.Fatal("the puzzle does not open")
		}
		l.solve(at, "Sève du chêne")
		if at.Lesson.Stage != part.Done {
			t.Fatalf("stage %d at the end", at.Lesson.Stage)
		}
		if done := s.App.Context().Learned.Of("dracoliath"); len(done.Done)+len(done.Midway) > 0 {
			t.Errorf("somebody else's puzzle is kept as one's own: %+v", done)
		}
		l.on("lessonnext")
		s.Settle(2 * time.Second)
		if l.table() != nil {
			t.Error("another puzzle follows that of somebody else")
		}
	}
}

// solve takes and plays the card of a name.
func (l *learner) solve(at *tabletest.Table, name string) {
	l.t.Helper()
	for range 4 {
		if at.Lesson.Stage != part.Waiting {
			return
		}
		for _, a := range at.Question.Ask.Answers {
			if a.Card != 0 && rules.Plain(dracoliath.Game.CardName(at.Match.Session.Match().Board(), a.Card).FR) == name {
				l.give(a.Action)
				l.rest(at)
				break
			}
		}
	}
}

// TestLessonsTravel sends the first lesson of the course from its own table, plays what
// came, and keeps nothing of it.
func TestLessonsTravel(t *testing.T) {
	from := learn(t, game.NewMemory(), "mouse", 1280, 720)
	from.begin("dracoliath")
	from.on("menu")
	from.Settle(time.Second)
	from.PressMirror("share")
	from.Settle(time.Second)
	sent := on[*share.Offer](t, from.Rig).Link(from.App.Context())

	course, err := lesson.Course(dracoliath.Game)
	if err != nil {
		t.Fatal(err)
	}
	s := received(t, sent)
	for _, words := range []string{"Dracoliath · " + course[0].Title.FR, course[0].Idea.FR} {
		if !mirrorSays(s.Rig, words) {
			t.Errorf("the page does not say %q", words)
		}
	}
	tap(t, s.Rig, "open")
	s.Settle(10 * time.Second)
	l := &learner{Rig: s.Rig, t: t, by: "finger"}
	if at := l.table(); at == nil || !at.Lesson.On() || at.Lesson.Riddle() {
		t.Fatal("the lesson does not open")
	}
	l.onward(4)
	if done := s.App.Context().Learned.Of("dracoliath"); len(done.Done)+len(done.Midway) > 0 {
		t.Errorf("somebody else's lesson is kept as one's own: %+v", done)
	}
}

// TestFaultyFilesAreNamed receives what is no sound lesson or puzzle: a line says what
// is wrong, and nothing opens.
func TestFaultyFilesAreNamed(t *testing.T) {
	for _, tt := range []struct {
		kind      link.Kind
		text, say string
	}{
		{link.Puzzle, strings.Replace(riddle, "goal    win", "goal    wine", 1), "ligne 12"},
		{link.Puzzle, strings.Replace(riddle, "Vague", "Vaque", 1), "ligne 8"},
		{link.Puzzle, "", "ligne 1"},
		{link.Lesson, "lesson A | B\nidea x\n", "ligne 2"},
		{link.Lesson, riddle, "ligne 1"},
	} {
		sent, err := link.Encode(&link.Content{Kind: tt.kind, Game: dracoliath.Game, Data: []byte(tt.text)})
		if err != nil {
			t.Fatal(err)
		}
		s := received(t, sent)
		if _, opens := s.App.Mirror().Find("open"); opens || !mirrorSays(s.Rig, tt.say) {
			t.Errorf("%q: it opens, or %q is not said", tt.text, tt.say)
		}
		tap(t, s.Rig, "close")
		s.Settle(time.Second)
	}
}
