package table

import (
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/game"
	"wyrmtable/scenes/looks/lookstest"
)

// TestCrashWhileAHandIsShown checks that an error of the program while somebody
// looks at his hand leads to the page that says so, on which nothing of the hand
// is left: neither in the picture, nor in the mirror, nor in its log, nor in the
// report. The match is saved as far as it was played and goes on behind the
// curtain.
func TestCrashWhileAHandIsShown(t *testing.T) {
	breaks := map[string]func(r *rig){
		"update": func(r *rig) { r.table.tableau.Stage.Cards = nil; r.table.refresh(); r.App.Context().Redraw() },
		"draw": func(r *rig) {
			var none []int
			r.table.ui.Kit.Watch = func(*ebiten.Image) { none[len(r.table.tableau.Faces)]++ }
			r.table.refresh()
			r.App.Context().Redraw()
		},
	}
	for when, break_ := range breaks {
		s := secretSession(t, 3, 1)
		store := game.NewMemory()
		r := newStoredRig(t, store, s, game.CurtainHands, 640, 360)
		r.playSecretly(3)
		hand := handShown(t, r)
		if got := lookstest.Seen(r.Picture()); len(got) == 0 {
			t.Fatalf("%s: no hand is to be seen before", when)
		}
		done := s.Len()
		break_(r)
		r.Stage.Step(20 * time.Millisecond)
		r.Stage.Step(20 * time.Millisecond)
		if r.App.Crashed() == "" {
			t.Fatalf("%s: no page says that something broke", when)
		}
		r.table.ui.Kit.Watch = nil
		for range 3 {
			r.Stage.Step(40 * time.Millisecond)
			if got := lookstest.Seen(r.Picture()); len(got) > 0 {
				t.Errorf("%s: faces %v are to be seen on the page", when, got)
			}
		}
		checkNoHand(t, when, r, store, hand)
		r2, again := resume(t, r, s)
		if again.Len() != done {
			t.Errorf("%s: %d actions were saved of %d", when, again.Len(), done)
		}
		r2.lurch()
		if _, down := r2.App.Mirror().Find("lift"); !down {
			t.Errorf("%s: the match does not go on behind the curtain", when)
		}
		if got := lookstest.Seen(r2.Picture()); len(got) > 0 {
			t.Errorf("%s: faces %v are to be seen when the match goes on", when, got)
		}
		r.Script.Put(game.Raw{Kind: game.RawKey, Key: "Enter"}, game.Raw{Kind: game.RawKeyUp, Key: "Enter"})
		r.Stage.Step(20 * time.Millisecond)
		if r.App.Crashed() != "" && when == "draw" {
			t.Errorf("%s: Enter does not lead away from the page", when)
		}
	}
}

// playSecretly passes curtains and gives answers until n were given and somebody
// looks at his hand.
func (r *rig) playSecretly(n int) {
	for range 20 * (n + 1) {
		m := r.App.Mirror()
		switch _, lift := m.Find("lift"); {
		case lift:
			r.lurch()
			r.PressMirror("lift")
		case r.App.Top() != game.Scene(r.table):
			r.PressMirror("hand") // a recap
		case r.table.match.Session.Len() >= n:
			return
		case r.table.question.Ask != nil:
			r.table.do(r.App.Context(), r.table.question.Ask.Answers[0].Action)
		}
		r.lurch()
	}
}

// handShown returns the names, in both languages, of the cards that the one who
// looks holds.
func handShown(t *testing.T, r *rig) []string {
	t.Helper()
	me := r.table.watch.Viewer()
	if me < 0 {
		t.Fatal("nobody looks")
	}
	var out []string
	b := r.table.match.Session.Match().Board()
	z, _ := b.Layout().ZoneOf("hand", me)
	for _, id := range b.Zone(z) {
		name := r.table.look.Game.Faces[b.Cards[id].Face].Name
		out = append(out, name.FR, name.EN)
	}
	if len(out) == 0 {
		t.Fatal("the one who looks holds no card")
	}
	return out
}

// checkNoHand checks that the page of a crash and its report name none of the
// cards.
func checkNoHand(t *testing.T, when string, r *rig, store game.Store, hand []string) {
	t.Helper()
	m := r.App.Mirror()
	said := []string{m.Title}
	for _, g := range m.Regions {
		said = append(said, g.Label)
		for _, it := range g.Items {
			said = append(said, it.Label)
		}
	}
	if _, ok := m.Find("back"); !ok {
		t.Errorf("%s: the mirror offers no way back: %v", when, said)
	}
	said = append(said, m.Log...)
	report, err := store.Read("crash.txt")
	if err != nil {
		t.Errorf("%s: there is no report: %v", when, err)
	}
	said = append(said, string(report))
	for _, s := range said {
		for _, card := range hand {
			if strings.Contains(s, card) {
				t.Errorf("%s: %q is named: %.200q", when, card, s)
			}
		}
	}
}
