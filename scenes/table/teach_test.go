package table

import (
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	taught "wyrmtable/rules/lesson"
	dracoliathlook "wyrmtable/scenes/looks/dracoliath"
	"wyrmtable/scenes/table/advice"
	"wyrmtable/scenes/table/lesson"
)

// TestGlance gives the learner time to see what was done, which begins when it is asked
// for.
func TestGlance(t *testing.T) {
	var g glance
	if g.lasts(time.Second) {
		t.Error("there is nothing to look at yet")
	}
	g = glance{long: time.Second}
	if !g.lasts(5*time.Second) || !g.lasts(5900*time.Millisecond) || g.lasts(6*time.Second) || g.lasts(7*time.Second) {
		t.Error("the time does not last a second")
	}
}

// aLesson waits for one answer, and then lets the learner play.
const aLesson = `lesson  La Vie en trop | Too much Life
idea    Se soigner blesse. | Healing hurts.
time    1
about   S58
game    dracoliath
seats   Azur, Braise
first   Azur
set     phase 3
set     focus Braise 0
set     life Braise 4
zone    hand Azur: Sève du chêne
zone    river: Vague, Bourgeon, Charge cornue
zone    deck: rest

say     Soignez-vous. | Heal yourself.
wait    Azur play "Sève du chêne"
hint    Cherchez bien. | Look well.
say     À vous. | Over to you.
play    Braise page until win
hint    Jouez bien. | Play well.
done    Bravo. | Well done.
`

// TestHintsSpeakOfThePosition checks that the last hint of what a lesson waits for is the
// answer, and that in a stretch that is played freely a hint is what the program advises,
// beside the text.
func TestHintsSpeakOfThePosition(t *testing.T) {
	l, err := taught.Read("a-lesson.txt", aLesson, func(string) *rules.Game { return dracoliathlook.Look.Game })
	if err != nil {
		t.Fatal(err)
	}
	sc, err := NewLesson(newKit(false), &dracoliathlook.Look, Doors{}, l, game.Midway{})
	if err != nil {
		t.Fatal(err)
	}
	r := &rig{gametest.New(t, game.Options{Home: func() game.Scene { return sc }}, 1280, 720), sc}
	r.Blind = true
	r.Settle(10 * time.Second)
	said := func() string {
		var all strings.Builder
		m := r.App.Mirror()
		for _, region := range m.Regions {
			for _, it := range region.Items {
				all.WriteString(it.Label + "\n")
			}
		}
		return all.String() + strings.Join(m.Log, "\n")
	}
	for _, want := range []string{"Cherchez bien.", "La réponse\u00a0: Jouer Sève du chêne."} {
		if strings.Contains(said(), want) {
			t.Errorf("%q is said before it is asked for", want)
		}
		r.PressMirror("lessonhint")
		r.Settle(5 * time.Second)
		if !strings.Contains(said(), want) {
			t.Errorf("a hint does not say %q", want)
		}
	}
	if _, more := r.App.Mirror().Find("lessonhint"); more {
		t.Error("there is a hint behind the answer")
	}
	a, _ := sc.lesson.Meant()
	sc.do(r.App.Context(), a)
	for range 400 {
		if sc.lesson.Stage == lesson.Free && sc.question.Ask != nil && !sc.question.Program() && !sc.busy() {
			break
		}
		if sc.lesson.Reads() {
			sc.pressLesson(r.App.Context(), lesson.On)
		}
		r.Run(100 * time.Millisecond)
		time.Sleep(time.Millisecond) // the program thinks beside
	}
	r.PressMirror("lessonhint")
	r.Run(100 * time.Millisecond)
	if sc.advice.Stage == advice.Off {
		t.Error("a hint tells nothing of how the match stands")
	}
	sc.dropAdvice(r.App.Context())
	r.Settle(5 * time.Second)
	if !strings.Contains(said(), "Jouez bien.") {
		t.Error("the text of the hint is not said")
	}
}
