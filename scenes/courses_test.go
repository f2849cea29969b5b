package scenes

import (
	"fmt"
	"math/rand/v2"
	"os"
	"runtime"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/rules/puzzle"
	"wyrmtable/scenes/looks"
	"wyrmtable/scenes/table/lesson"
	"wyrmtable/scenes/table/tabletest"
	"wyrmtable/scenes/ui"
)

// inputs are the ways in which learners go through lessons and puzzles.
var inputs = []struct {
	name string
	w, h int
}{{"mouse", 1280, 720}, {"finger", 390, 844}, {"keys", 1280, 720}, {"large", 390, 844}}

// everyLesson says that everything that can be learned is gone through in every way,
// and not only a part of it.
func everyLesson() bool { return os.Getenv("WYRMTABLE_LESSONS") != "" }

// usually reports whether item i of n of a game is gone through by a way in a usual run:
// one of each game, another for each way.
func usually(game, way, i, n int) bool {
	return everyLesson() || way == game%len(inputs) && i == (3*game+2)%(n-1)
}

// TestCourses goes through the lessons of all games as they stand on the screen, from
// the menu to “done”: by mouse, by finger on a phone, with text of the usual size and of
// twice that, and by keys alone.
func TestCourses(t *testing.T) {
	for way, by := range inputs {
		for n, g := range looks.Games() {
			titles := (&Router{Looks: looks.All}).lessons(g)
			for i := range titles {
				if usually(n, way, i, len(titles)) {
					t.Run(by.name+"/"+g.ID+"/"+titles[i].ID, func(t *testing.T) {
						store := game.NewMemory()
						for k := range titles {
							if k != i {
								done(t, store, g, titles[k].ID)
							}
						}
						l := learn(t, store, by.name, by.w, by.h)
						l.begin(g.ID)
						if at := l.table(); at.Lesson.ID() != titles[i].ID {
							t.Fatalf("%s begins", at.Lesson.ID())
						}
						l.through(g)
					})
				}
			}
		}
	}
}

// TestPuzzlesOnTheScreen solves the puzzles of all games there in as few answers as the
// solver needs, against the best defence.
func TestPuzzlesOnTheScreen(t *testing.T) {
	for way, by := range inputs {
		for n, g := range looks.Games() {
			all, err := puzzle.Of(g)
			if err != nil {
				t.Fatal(err)
			}
			for i := range all {
				if usually(n, way, i, len(all)) {
					t.Run(by.name+"/"+g.ID+"/"+all[i].ID(), func(t *testing.T) {
						p, err := all[i].In(g)
						if err != nil {
							t.Fatal(err)
						}
						learn(t, game.NewMemory(), by.name, by.w, by.h).solves(g, p)
					})
				}
			}
		}
	}
}

// BenchmarkLessonOpens presses the button of the first lesson on the page of its course
// and goes on, painting everything, until its first text stands on the table. Beside
// the time it takes it says how many frames those are.
func BenchmarkLessonOpens(b *testing.B) {
	for _, g := range looks.Games() {
		b.Run(g.ID, func(b *testing.B) {
			frames := 0
			for range b.N {
				b.StopTimer()
				router := &Router{Kit: ui.NewKit(), Looks: looks.All}
				r := gametest.New(b, game.Options{Home: router.Home}, 1280, 720)
				r.Run(300 * time.Millisecond)
				r.App.Context().Push(router.Course(g))
				r.Run(time.Second)
				next, _ := r.App.Mirror().Find("next")
				b.StartTimer()
				r.Click(next.At.Center())
				for begun := false; !begun; frames++ {
					r.Step(time.Second / 60)
					_, begun = r.App.Mirror().Find("lessonleave")
				}
			}
			b.ReportMetric(float64(frames)/float64(b.N), "frames/op")
		})
	}
}

// done notes that a lesson was gone through.
func done(t *testing.T, store game.Store, g *rules.Game, id string) {
	t.Helper()
	if err := game.NewLearned(store).Finish(g.ID, id); err != nil {
		t.Fatal(err)
	}
}

// through goes through the lesson that has begun, and looks at each of its texts.
func (l *learner) through(g *rules.Game) {
	l.t.Helper()
	seen := -1
	player := simple(g)
	at := l.table()
	for end := time.Now().Add(10 * time.Minute); time.Now().Before(end); {
		if now := l.table(); now == nil || now.Scene != at.Scene {
			l.t.Fatalf("after %d answers %T lies over the lesson", at.Match.Session.Len(), l.App.Top())
		}
		if at.Busy() {
			l.Run(50 * time.Millisecond)
			continue
		}
		if at.Lesson.Stage == lesson.Astray || at.Lesson.Stage == lesson.Failed {
			l.t.Fatalf("step %d: %s", at.Lesson.Step(), at.Lesson.Text().FR)
		}
		if step := at.Lesson.Step(); step != seen && (at.Lesson.Stage != lesson.Free || !at.Choice.Modal()) && (at.Lesson.Reads() || at.Lesson.Stage != lesson.Leading) {
			seen = step
			l.looksAt(at)
		}
		switch {
		case at.Lesson.Stage == lesson.Done:
			if !l.App.Context().Learned.Of(g.ID).Has(at.Lesson.ID()) {
				l.t.Error("the lesson is not done")
			}
			l.t.Logf("%d answers", l.given)
			return
		case l.goesOn(at):
		case at.Lesson.Stage == lesson.Free:
			l.plays(at, player)
		default:
			l.Run(200 * time.Millisecond)
		}
	}
	l.t.Fatalf("the lesson ends at step %d", at.Lesson.Step())
}

// simple is a player without much thought.
func simple(g *rules.Game) rules.Habit {
	if g.Style != nil && g.Style.Habit != nil {
		return g.Style.Habit(rules.Naive)
	}
	return func(m rules.Match, _ rules.Seat, r *rand.Rand, _ int) (rules.Action, bool) { return rules.Random(m, r) }
}

// plays gives an answer of his own in a stretch that is played freely, if he is asked.
func (l *learner) plays(at *tabletest.Table, player rules.Habit) {
	l.t.Helper()
	k := at.Question.Ask
	if k == nil || at.Question.Program() || k.Answered {
		l.Run(50 * time.Millisecond)
		runtime.Gosched() // the program thinks on a thread of its own
		return
	}
	r := rand.New(rand.NewPCG(uint64(at.Match.Session.Len()), 5))
	l.give(player.Answer(at.Match.Session.Match().RedealInto(nil, k.Decider, r), k.Decider, r))
}

// looksAt checks that the text of the lesson can be read: it is there, no word of it is
// cut, and it covers nothing that it speaks of, which can be seen.
func (l *learner) looksAt(at *tabletest.Table) {
	l.t.Helper()
	if at.Lesson.Text().Empty() {
		return
	}
	l.Settle(10 * time.Second) // the mirror follows
	says := at.Plain(at.Lesson.Text())
	if at.Choice.Modal() { // what is said stands over the answers
		l.uncut(at, says)
		if wants := at.Lesson.Wants(rules.French); wants == "" || !strings.Contains(l.person().Reads(), wants) {
			l.t.Errorf("step %d: %q cannot be read beside the choice", at.Lesson.Step(), says)
		}
		return
	}
	it, ok := l.App.Mirror().Find("lessonleave")
	if !ok || it.At.W == 0 {
		l.t.Errorf("step %d: %q cannot be read", at.Lesson.Step(), says)
		return
	}
	c := l.App.Context()
	plate := at.Lesson.Stands()
	if plate.X < 0 || plate.Y < 0 || plate.X+plate.W > c.W || plate.Y+plate.H > c.H {
		l.t.Errorf("step %d: the panel of %q stands at %+v", at.Lesson.Step(), says, plate)
	}
	for i, spot := range at.Spots() {
		switch shared := common(plate, spot); {
		case spot.W <= 0 || spot.H <= 0 || common(spot, game.Rect{W: c.W, H: c.H}) < spot.W*spot.H/2:
			l.t.Errorf("step %d: point %d of %q is at nothing that can be seen: %+v", at.Lesson.Step(), i, says, spot)
		case shared > spot.W*spot.H/20:
			l.t.Errorf("step %d: the panel of %q covers %.0f %% of what it points at, %+v by %+v", at.Lesson.Step(), says,
				100*shared/(spot.W*spot.H), spot, plate)
		}
	}
	l.uncut(at, says)
}

// uncut checks that no word on the screen is cut or leaves its place.
func (l *learner) uncut(at *tabletest.Table, says string) {
	l.t.Helper()
	found, _ := at.Audit(l.App.Context())
	for _, what := range found {
		if strings.HasPrefix(what, "\"") && !covers(what, at) {
			l.t.Errorf("step %d, %q: %s", at.Lesson.Step(), says, what)
		}
	}
	at.UI.Kit.Audit = nil
}

// covers reports whether a finding is that the panel of the lesson or of a choice lies
// over words of the table.
func covers(what string, at *tabletest.Table) bool {
	log := game.Rect(at.Tableau.Lay.Log) // the button of a comparison stands over its end
	_, places, over := strings.Cut(what, "\" lies on \"")
	if !over || at.Choice.Modal() {
		return over
	}
	var a, b game.Rect
	_, places, _ = strings.Cut(places, "\": ")
	fmt.Sscanf(places, "{%f %f %f %f} {%f %f %f %f}", &a.X, &a.Y, &a.W, &a.H, &b.X, &b.Y, &b.W, &b.H)
	plate := at.Lesson.Stands()
	return common(plate, a) > 0 || common(plate, b) > 0 || at.Tableau.Lay.LogLine && common(log, b) > 0
}

// common is how much lies in both of two places.
func common(a, b game.Rect) float64 {
	w := min(a.X+a.W, b.X+b.W) - max(a.X, b.X)
	h := min(a.Y+a.H, b.Y+b.H) - max(a.Y, b.Y)
	return max(0, w) * max(0, h)
}

// solves opens a puzzle from the menu on and solves it.
func (l *learner) solves(g *rules.Game, p *puzzle.Problem) {
	l.t.Helper()
	l.open("learn-" + g.ID)
	l.Settle(2 * time.Second)
	l.open("part.1")
	l.Settle(2 * time.Second)
	l.open("entry-" + lesson.PuzzleID(p.Puzzle))
	l.Settle(10 * time.Second)
	at := l.table()
	if at == nil || !at.Lesson.Riddle() || at.Lesson.ID() != lesson.PuzzleID(p.Puzzle) {
		l.t.Fatalf("%T has opened", l.App.Top())
	}
	l.looksAt(at)
	l.rest(at) // somebody else may begin
	least, given := 0, 0
	for at.Lesson.Stage == lesson.Waiting {
		search := p.Look(at.Match.Session, 400_000)
		search.Step(nil)
		v := search.Verdict()
		search.Stop()
		if given == 0 {
			least = v.Answers
		}
		l.give(v.Best)
		given++
		l.rest(at)
	}
	switch {
	case at.Lesson.Stage != lesson.Done || !l.App.Context().Learned.Of(g.ID).Has(at.Lesson.ID()):
		l.t.Fatalf("after %d answers it is not solved: %s", given, at.Lesson.Text().FR)
	case given > least:
		l.t.Errorf("it took %d answers and not %d", given, least)
	}
	l.looksAt(at)
}

// open presses a button by name, wherever it stands on its page.
func (l *learner) open(id string) {
	l.t.Helper()
	if l.by == "keys" {
		l.seek(func() bool { return l.focused() == id })
		l.Press("Enter")
		return
	}
	c := l.App.Context()
	mid := game.Point{X: c.W / 2, Y: c.H / 2}
	for range 60 {
		it, ok := l.App.Mirror().Find(id)
		if ok && it.At.H >= 30 {
			break
		}
		if l.by == "mouse" {
			l.Wheel(mid, -60)
		} else {
			l.Slide(mid, mid.Add(game.Point{Y: -90}))
		}
		l.Run(100 * time.Millisecond)
	}
	l.Settle(4 * time.Second)
	l.on(id)
}
