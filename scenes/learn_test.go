package scenes

import (
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/rules/dracoliath"
	"wyrmtable/rules/puzzle"
	"wyrmtable/rules/rulestest"
	"wyrmtable/scenes/course"
	"wyrmtable/scenes/looks"
	"wyrmtable/scenes/table"
	"wyrmtable/scenes/table/lesson"
	"wyrmtable/scenes/table/tabletest"
	"wyrmtable/scenes/ui"
)

// A learner goes through lessons by one kind of input.
type learner struct {
	*gametest.Rig
	t     *testing.T
	by    string // mouse, finger, keys, or large: by finger with text of twice the size
	given int    // answers so far
}

// learn opens the program at its menu.
func learn(t *testing.T, store game.Store, by string, w, h int) *learner {
	t.Helper()
	kit := ui.NewKit()
	kit.Pics.Sketch = true
	router := &Router{Kit: kit, Looks: looks.All}
	l := &learner{Rig: gametest.New(t, game.Options{Home: router.Home, Store: store}, w, h), t: t, by: by}
	l.Blind = true
	l.App.Context().Settings.Speed = game.Instant
	if by == "large" {
		l.App.Context().Settings.TextSize = 200
		l.App.Context().Redraw()
	}
	l.Settle(2 * time.Second)
	return l
}

// at presses a place.
func (l *learner) at(p game.Point) {
	l.t.Helper()
	if l.by == "mouse" {
		l.Click(p)
	} else {
		l.Touch(p)
	}
	l.Run(400 * time.Millisecond)
}

// on presses a button of the mirror where it lies.
func (l *learner) on(id string) {
	l.t.Helper()
	it, ok := l.App.Mirror().Find(id)
	if !ok || it.At.W == 0 {
		l.t.Fatalf("there is no %q to press", id)
	}
	l.at(it.At.Center())
}

// table is the table of the lesson; nil where another screen lies on top.
func (l *learner) table() *tabletest.Table {
	s, ok := l.App.Top().(*table.Scene)
	if !ok {
		return nil
	}
	return tabletest.Of(s)
}

// begin goes from the menu to the lesson that comes next.
func (l *learner) begin(id string) *tabletest.Table {
	l.t.Helper()
	if l.by == "keys" {
		l.seek(func() bool { return l.focused() == "learn-"+id })
		l.Press("Enter")
		l.Settle(2 * time.Second)
		l.Press("Enter")
	} else {
		l.open("learn-" + id)
		l.Settle(2 * time.Second)
		l.on("next")
	}
	l.Settle(10 * time.Second)
	t := l.table()
	if t == nil || !t.Lesson.On() {
		l.t.Fatalf("no lesson of %s has begun", id)
	}
	return t
}

// focused is what the keyboard is on.
func (l *learner) focused() string {
	f, ok := l.App.Top().(interface{ Focused() string })
	if !ok {
		return ""
	}
	return f.Focused()
}

// seek goes on with Tab until something is so.
func (l *learner) seek(there func() bool) {
	l.t.Helper()
	for range 120 {
		if there() {
			return
		}
		l.Press("Tab")
		l.Run(40 * time.Millisecond)
	}
	l.t.Fatal("the keyboard does not come there")
}

// give gives an answer.
func (l *learner) give(a rules.Action) {
	l.t.Helper()
	l.Run(500 * time.Millisecond)
	l.person().Answer(l.t, l.manner(), a)
	l.given++
	l.Settle(10 * time.Second)
}

// person is the learner at the table.
func (l *learner) person() *tabletest.Rig { return &tabletest.Rig{Rig: l.Rig, Table: l.table()} }

// manner is how the next answer is given: with the mouse cards are carried and pressed
// in turn.
func (l *learner) manner() tabletest.Manner {
	switch {
	case l.by == "keys":
		return tabletest.ByKeys
	case l.by != "mouse":
		return tabletest.ByFinger
	case l.given%2 == 0:
		return tabletest.ByClicks
	}
	return tabletest.ByDrag
}

// onward does what the lesson waits for, until there is something else to do or it
// comes to a step.
func (l *learner) onward(until int) {
	l.t.Helper()
	for range 200 {
		t := l.table()
		if t == nil || t.Lesson.Step() >= until || t.Lesson.Stage == lesson.Done || t.Lesson.Stage == lesson.Free {
			return
		}
		if !l.goesOn(t) {
			l.Run(200 * time.Millisecond)
		}
	}
	l.t.Fatal("the lesson does not come to its end")
}

// goesOn reads what the lesson says or does what it waits for, and reports whether there
// was anything.
func (l *learner) goesOn(t *tabletest.Table) bool {
	l.t.Helper()
	a, meant := t.Lesson.Meant()
	switch {
	case t.Lesson.Reads() && l.by == "keys":
		l.Press("Enter")
		l.Settle(10 * time.Second)
	case t.Lesson.Reads():
		l.on("lessonnext")
		l.Settle(10 * time.Second)
	case meant:
		l.give(a)
	default:
		return false
	}
	return true
}

// TestAWholeLesson goes through the first lesson from the menu on, by mouse, keys and
// finger, and finds it done on the page of lessons.
func TestAWholeLesson(t *testing.T) {
	for _, by := range []struct {
		name string
		w, h int
	}{{"mouse", 1280, 720}, {"keys", 1280, 720}, {"finger", 390, 844}} {
		t.Run(by.name, func(t *testing.T) {
			l := learn(t, game.NewMemory(), by.name, by.w, by.h)
			at := l.begin("dracoliath")
			id := at.Lesson.Lesson.ID
			for _, region := range l.App.Mirror().Regions {
				for _, it := range region.Items {
					if strings.Contains(it.Label, "Essai") {
						t.Errorf("a lesson is called a try-out: %q", it.Label)
					}
				}
			}
			l.onward(1000)
			if at.Lesson.Stage != lesson.Done || l.given == 0 {
				t.Fatalf("stage %d after %d answers", at.Lesson.Stage, l.given)
			}
			if !l.App.Context().Learned.Of("dracoliath").Has(id) {
				t.Error("nothing is done")
			}
			if saves, _ := l.App.Context().Saves.List(); len(saves) > 0 {
				t.Errorf("a lesson was kept as a match: %+v", saves)
			}
			if by.name == "keys" {
				l.Press("Enter")
			} else {
				l.on("lessonnext")
			}
			l.Settle(10 * time.Second)
			if next := l.table(); next == nil || next.Lesson.Lesson.ID == id || next.Lesson.Stage != lesson.Reading {
				t.Error("the next lesson does not follow")
			}
		})
	}
}

// TestAnotherAnswer gives a legal answer that was not meant: it is played, something is
// said of it, and it is taken back.
func TestAnotherAnswer(t *testing.T) {
	l := learn(t, game.NewMemory(), "mouse", 1280, 720)
	at := l.begin("dracoliath")
	for at.Lesson.Stage != lesson.Waiting {
		l.onward(at.Lesson.Step() + 1)
	}
	meant, _ := at.Lesson.Meant()
	before, step := at.Match.Session.Fingerprint(), at.Lesson.Step()
	for _, a := range at.Question.Ask.Answers {
		if a.Action.Card == meant.Card {
			continue
		}
		l.give(a.Action)
		if at.Lesson.Stage != lesson.Astray || at.Lesson.Text().Empty() {
			t.Fatalf("stage %d, says %q", at.Lesson.Stage, at.Lesson.Text().FR)
		}
		l.on("lessonnext")
		l.Settle(10 * time.Second)
		if at.Match.Session.Fingerprint() != before || at.Lesson.Stage != lesson.Waiting || at.Lesson.Step() != step {
			t.Fatal("it was not taken back")
		}
	}
	l.Press("c") // a hint
	l.Run(100 * time.Millisecond)
	l.give(meant)
	if at.Lesson.Step() <= step {
		t.Error("what was meant does not lead on")
	}
	l.on("lessonback")
	l.Settle(10 * time.Second)
	if at.Lesson.Step() != step || at.Match.Session.Fingerprint() != before {
		t.Error("one step back is not where the answer was asked for")
	}
}

// TestALessonIsResumed leaves a lesson in the middle, starts the program again, and
// goes on at the same step.
func TestALessonIsResumed(t *testing.T) {
	store := game.NewMemory()
	l := learn(t, store, "mouse", 1280, 720)
	at := l.begin("dracoliath")
	l.onward(5)
	step, was, id := at.Lesson.Step(), at.Match.Session.Fingerprint(), at.Lesson.Lesson.ID
	l = learn(t, store, "mouse", 1280, 720) // it was killed
	at = l.begin("dracoliath")
	if at.Lesson.Lesson.ID != id || at.Lesson.Step() != step || at.Match.Session.Fingerprint() != was {
		t.Fatalf("it goes on with %s at step %d, not %d", at.Lesson.Lesson.ID, at.Lesson.Step(), step)
	}
	l.on("lessonleave")
	l.Settle(2 * time.Second)
	if _, ok := l.App.Top().(*course.Scene); !ok {
		t.Fatalf("leaving leads to %T", l.App.Top())
	}
	l.on("next")
	l.Settle(10 * time.Second)
	l.onward(1000)
	if l.table().Lesson.Stage != lesson.Done {
		t.Error("a lesson gone on with does not end")
	}
}

// TestAPuzzle fails a puzzle, sees why, takes it back answer by answer, and solves it.
func TestAPuzzle(t *testing.T) {
	l := learn(t, game.NewMemory(), "mouse", 1280, 720)
	l.on("learn-dracoliath")
	l.Settle(2 * time.Second)
	l.on("part.1")
	l.Settle(2 * time.Second)
	all, err := puzzle.Of(dracoliath.Game)
	if err != nil {
		t.Fatal(err)
	}
	id := lesson.PuzzleID(&all[0])
	l.on("entry-" + id)
	l.Settle(10 * time.Second)
	at := l.table()
	if at == nil || !at.Lesson.Riddle() || at.Lesson.Text().FR != all[0].Text.FR {
		t.Fatal("the puzzle does not open with its goal")
	}
	s := at.Match.Session
	begun, answers := s.Fingerprint(), s.Len()
	for at.Lesson.Stage == lesson.Waiting { // what the solution does not begin with
		wrong := -1
		for i, a := range at.Question.Ask.Answers {
			if a.Card != 0 && !strings.Contains(dracoliath.Game.CardName(s.Match().Board(), a.Card).FR, "Souffle") {
				wrong = i
			}
		}
		l.give(at.Question.Ask.Answers[wrong].Action)
		l.rest(at)
	}
	if at.Lesson.Stage != lesson.Astray || at.Lesson.Text().Empty() || s.Len() < answers+2 {
		t.Fatalf("stage %d after %d answers, says %q", at.Lesson.Stage, s.Len()-answers, at.Lesson.Text().FR)
	}
	l.on("lessonnext")
	l.Settle(10 * time.Second)
	for at.Lesson.CanBack() {
		l.on("lessonback")
		l.Settle(10 * time.Second)
	}
	if s.Fingerprint() != begun || at.Lesson.Stage != lesson.Waiting {
		t.Fatal("step by step it does not come back to the beginning")
	}
	l.Press("c") // a hint
	l.Run(100 * time.Millisecond)
	for at.Lesson.Stage == lesson.Waiting {
		right := -1
		for i, a := range at.Question.Ask.Answers {
			if a.Card != 0 && rules.Plain(dracoliath.Game.CardName(s.Match().Board(), a.Card).FR) == "Souffle ardent" {
				right = i
			}
		}
		if right < 0 {
			t.Fatal("the solution cannot be given")
		}
		l.give(at.Question.Ask.Answers[right].Action)
		l.rest(at)
	}
	if at.Lesson.Stage != lesson.Done || !l.App.Context().Learned.Of("dracoliath").Has(id) {
		t.Fatalf("stage %d at the end", at.Lesson.Stage)
	}
	l.on("lessonnext")
	l.Settle(10 * time.Second)
	if next := l.table(); next == nil || next == at || !next.Lesson.Riddle() || next.Lesson.ID() == id {
		t.Error("the next puzzle does not follow")
	}
}

// TestShowMe goes from a page of the rules that lies over a match to the lesson that
// shows it, and back to the match as it was.
func TestShowMe(t *testing.T) {
	l := learn(t, game.NewMemory(), "mouse", 1280, 720)
	kit := ui.NewKit()
	kit.Pics.Sketch = true
	router := &Router{Kit: kit, Looks: looks.All}
	c := l.App.Context()
	s, err := rules.NewSession(dracoliath.Game, rulestest.Setup(dracoliath.Game, 2, 3), nil)
	if err != nil {
		t.Fatal(err)
	}
	match := router.Table(s, game.Head{})
	c.Push(match)
	l.Settle(10 * time.Second)
	was := s.Fingerprint()
	c.Push(router.Help("dracoliath", 0))
	l.Settle(2 * time.Second)
	rulesPage := l.App.Top()
	pages := dracoliath.Game.Help().Pages
	for i := range pages {
		if title, _ := router.lessonOf(dracoliath.Game, pages[i].ID); !title.Empty() {
			l.PressMirror("page." + strconv.Itoa(i))
			l.Settle(2 * time.Second)
			l.on("show")
			break
		}
	}
	l.Settle(10 * time.Second)
	if at := l.table(); at == nil || !at.Lesson.On() {
		t.Fatal("the page does not lead to a lesson")
	}
	l.on("lessonleave")
	l.Settle(2 * time.Second)
	if l.App.Top() != rulesPage {
		t.Fatalf("the lesson leads back to %T", l.App.Top())
	}
	c.Pop(nil)
	l.Settle(2 * time.Second)
	if l.App.Top() != match || s.Fingerprint() != was || l.table().Lesson.On() {
		t.Error("the match is not as it was")
	}
}

// TestShowMeWhy goes from the reason why a card may not be played, and from a number
// that is explained, to the lesson that shows it, and back to the match as it was.
func TestShowMeWhy(t *testing.T) {
	for _, by := range []struct {
		name string
		w, h int
	}{{"mouse", 1280, 720}, {"finger", 390, 844}, {"keys", 1280, 720}, {"reader", 1280, 720}} {
		t.Run(by.name, func(t *testing.T) { showMeWhy(t, by.name, by.w, by.h) })
	}
}

// riddleOnTable is a match that begins in the position of the riddle.
func riddleOnTable(t *testing.T) *rules.Session {
	t.Helper()
	list, err := puzzle.Parse("", riddle)
	if err != nil {
		t.Fatal(err)
	}
	p, err := list[0].In(dracoliath.Game)
	if err != nil {
		t.Fatal(err)
	}
	s, err := p.Session()
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func showMeWhy(t *testing.T, by string, w, h int) {
	s := riddleOnTable(t)
	l := learn(t, game.NewMemory(), by, w, h)
	router := &Router{Kit: unpainted, Looks: looks.All}
	match := router.Table(s, game.Head{})
	l.App.Context().Push(match)
	l.Settle(10 * time.Second)
	was, at := s.Fingerprint(), l.table()
	hand, _ := s.Match().Board().Layout().ZoneOf("hand", 0)
	card := s.Match().Board().Zone(hand)[0]
	for _, what := range []func(){
		func() { l.at(at.Tableau.Place(card).Center()) }, // it is time to take a card, not to play one
		func() { l.PressMirror("ruler.0.0") },
	} {
		what()
		l.Run(200 * time.Millisecond)
		switch it, ok := l.App.Mirror().Find("showme"); {
		case !ok || !strings.HasPrefix(it.Label, "Montre-moi\u00a0: "):
			t.Fatalf("nothing leads to a lesson, but %q", it.Label)
		case by == "keys":
			l.Press("F1")
		case by == "reader":
			l.PressMirror("showme")
		default:
			l.on("showme")
		}
		l.Settle(10 * time.Second)
		lesson := l.table()
		if lesson == nil || !lesson.Lesson.On() {
			t.Fatal("no lesson has begun")
		}
		l.PressMirror("lessonleave")
		l.Settle(2 * time.Second)
		if l.App.Top() != match || s.Fingerprint() != was || l.table().Lesson.On() {
			t.Fatal("the match is not as it was")
		}
	}
}

// rest waits until a puzzle has answered.
func (l *learner) rest(at *tabletest.Table) {
	l.t.Helper()
	for end := time.Now().Add(time.Minute); at.Lesson.Stage == lesson.Leading; {
		if time.Now().After(end) {
			l.t.Fatal("the puzzle does not go on")
		}
		l.Run(50 * time.Millisecond)
		runtime.Gosched()
	}
	l.Settle(10 * time.Second)
}

// TestLessonsSayWhatKeysDo goes with keys to a card of a lesson and to where it is put:
// the panel says at each what the keys would do there.
func TestLessonsSayWhatKeysDo(t *testing.T) {
	l := learn(t, game.NewMemory(), "keys", 1280, 720)
	sc := l.begin("dracoliath")
	for range 20 {
		if sc.Lesson.Stage == lesson.Waiting {
			break
		}
		l.Press("Space") // like Enter while there is only something to read
		l.Settle(10 * time.Second)
	}
	says := func(want string) {
		t.Helper()
		for _, r := range l.App.Mirror().Regions {
			for _, it := range r.Items {
				if strings.Contains(it.Label, want) {
					return
				}
			}
		}
		t.Errorf("nothing says %q", want)
	}
	l.Press("ArrowRight")
	l.Run(200 * time.Millisecond)
	says("Espace\u00a0: ")
	says("Entrée\u00a0: prendre " + sc.CardName(sc.Hand.Sources(nil)[0]))
	l.Press("Enter")
	l.Settle(5 * time.Second)
	says("Entrée\u00a0: Prendre ")
}
