package table

import (
	"bytes"
	"image"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/arcaneduel"
	"wyrmtable/rules/rulestest"
	"wyrmtable/rules/rulestest/tiny"
	"wyrmtable/scenes/looks/lookstest"
)

// TestStandingAnswers checks that whoever never wants to be asked is not, and
// that the match goes on.
func TestStandingAnswers(t *testing.T) {
	s := secretSession(t, 2, 1)
	r := newSecretRig(t, s, 640, 360)
	for seat := range rules.Seat(2) {
		for i := range r.table.look.Game.Stops {
			r.table.watch.Standing.Set(seat, i, rules.Always)
		}
	}
	rnd := rand.New(rand.NewPCG(5, 5))
	kinds := map[string]int{}
	for range 24 {
		if _, down := r.App.Mirror().Find("lift"); down {
			r.lurch()
			r.PressMirror("lift")
			r.lurch()
			r.Press("Enter") // the recap
			r.lurch()
		}
		k := r.table.question.Ask
		if k == nil {
			break
		}
		kinds[s.Match().Board().Layout().Asks[k.Kind].Name]++
		r.table.do(r.App.Context(), k.Answers[rnd.IntN(len(k.Answers))].Action)
		r.lurch()
	}
	if kinds["defend"]+kinds["replace"] > 0 || kinds["turn"] < 8 {
		t.Errorf("questions that were asked: %v", kinds)
	}
	if s.Len() <= kinds["turn"] {
		t.Errorf("%d actions in %d turns: nothing was answered unasked", s.Len(), kinds["turn"])
	}
}

// TestOpenAndSecretQuestions plays a round of secret bids: each seat bids behind
// a curtain of its own, and then one prompt asks the whole table.
func TestOpenAndSecretQuestions(t *testing.T) {
	g := tiny.Bids
	s, err := rules.NewSession(g, rulestest.Setup(g, 3, 1), nil)
	if err != nil {
		t.Fatal(err)
	}
	r := newSecretRig(t, s, 640, 360)
	check := func(what string, seat rules.Seat) {
		t.Helper()
		known := map[rules.Face]bool{}
		for _, c := range s.View(seat).Cards {
			known[c.Face] = true
		}
		for _, f := range lookstest.Seen(r.Picture()) {
			if !known[f] {
				t.Errorf("%s: face %d is to be seen", what, f)
			}
		}
	}
	for seat := range rules.Seat(3) {
		r.lurch()
		check("before a bid", rules.Nobody)
		r.PressMirror("lift")
		r.lurch()
		r.Press("Enter") // the recap
		r.lurch()
		if r.table.watch.Viewer() != seat {
			t.Fatalf("seat %d bids, want %d", r.table.watch.Viewer(), seat)
		}
		check("at a bid", seat)
		r.table.do(r.App.Context(), r.table.question.Ask.Answers[0].Action)
		r.lurch()
	}
	if _, down := r.App.Mirror().Find("lift"); down || r.table.watch.Viewer() != rules.Nobody {
		t.Fatalf("after the bids the table is not asked before everybody: curtain %v, seat %d looks", down,
			r.table.watch.Viewer())
	}
	check("at a call", rules.Nobody)
	r.PressMirror("claim.1")
	r.lurch()
	check("behind the curtain", rules.Nobody)
	r.PressMirror("back") // not after all
	r.lurch()
	if n := len(s.Match().Asks()); n != 3 || r.table.watch.Viewer() != rules.Nobody {
		t.Fatalf("after a claim is given up %d are asked, and seat %d looks", n, r.table.watch.Viewer())
	}
	r.PressMirror("claim.1")
	r.lurch()
	r.PressMirror("lift")
	r.lurch()
	r.Press("Enter") // the recap
	r.lurch()
	if r.table.watch.Viewer() != 1 || r.table.question.Ask == nil {
		t.Fatalf("seat %d looks, want 1", r.table.watch.Viewer())
	}
	check("at a raise", 1)
	r.table.do(r.App.Context(), r.table.question.Ask.Answers[0].Action)
	r.lurch()
	n := s.Len()
	r.lurch()
	r.PressMirror("nobody")
	r.lurch()
	if s.Len() != n+3 {
		t.Errorf("one press has passed for %d, want all 3", s.Len()-n)
	}
	if r.table.watch.Viewer() != rules.Nobody {
		t.Errorf("seat %d looks after all have passed", r.table.watch.Viewer())
	}
}

// TestCurtainTellsNothing checks that a curtain looks and reads the same, and
// takes the same presses, whether he who is asked can answer or not.
func TestCurtainTellsNothing(t *testing.T) {
	with, without := assaulted(t, true), assaulted(t, false)
	var pics [2]*image.RGBA
	var mirrors [2]game.Mirror
	var presses [2]int
	for i, s := range []*rules.Session{with, without} {
		r := newSecretRig(t, s, 640, 360)
		r.lurch()
		r.PressMirror("lift")
		r.lurch()
		r.Press("Enter") // the recap
		r.lurch()
		for _, a := range r.table.question.Ask.Answers {
			if s.Match().Board().Layout().Verbs[a.Verb].Name == "play" && a.Whom == 1 {
				r.table.do(r.App.Context(), a.Action)
				break
			}
		}
		r.lurch()
		pics[i], mirrors[i] = r.Picture(), r.App.Mirror()
		n := s.Len()
		r.lurch()
		r.PressMirror("lift")
		r.lurch()
		for presses[i] = 1; s.Len() == n && presses[i] < 5; presses[i]++ {
			r.PressMirror("end")
		}
	}
	// Where a picture lies in video memory moves a pixel or two at its edges.
	other := 0
	for i := 0; i < len(pics[0].Pix); i += 4 {
		if !bytes.Equal(pics[0].Pix[i:i+4], pics[1].Pix[i:i+4]) {
			other++
		}
	}
	if other > 20 {
		t.Errorf("%d pixels of the curtain are different when the one asked holds a Defence", other)
	}
	if !reflect.DeepEqual(mirrors[0], mirrors[1]) {
		t.Errorf("the curtain says %+v with a Defence, %+v without", mirrors[0], mirrors[1])
	}
	if presses[0] != 2 || presses[1] != 2 {
		t.Errorf("to endure takes %d presses with a Defence and %d without, want 2: one on the curtain, one to answer",
			presses[0], presses[1])
	}
}

// assaulted begins a duel in which seat 0 holds an Attack and seat 1 does or
// does not hold a Defence.
func assaulted(t testing.TB, defence bool) *rules.Session {
	t.Helper()
	g := arcaneduel.Game
	m := secretSession(t, 2, 1).Match()
	setup := rulestest.Setup(g, 2, 1)
	b := m.Board().Clone()
	kinds := [2]arcaneduel.Kind{arcaneduel.Attack, arcaneduel.Attack}
	if defence {
		kinds[1] = arcaneduel.Defence
	}
	used := map[rules.CardID]bool{}
	for seat, kind := range kinds {
		z := arcaneduel.ZoneHand(rules.Seat(seat))
		for i, id := range slices.Clone(b.Zone(z)) {
			want := kind
			if i > 0 {
				want = arcaneduel.Attack
			}
			for other := range b.Cards {
				if o := rules.CardID(other); o != 0 && !used[o] && b.Cards[o].Face != 0 &&
					arcaneduel.Cards[b.Cards[o].Face].Kind == want {
					b.Cards[id].Face, b.Cards[o].Face = b.Cards[o].Face, b.Cards[id].Face
					break
				}
			}
			used[id] = true
		}
	}
	s, err := rules.NewSession(g, setup, b)
	if err != nil {
		t.Fatal(err)
	}
	return s
}
