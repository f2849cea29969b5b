package dragonswrath_test

import (
	"bytes"
	"image"
	"reflect"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/dragonswrath"
	"wyrmtable/scenes/table/tabletest"
	"wyrmtable/scenes/table/watch"
)

// TestWrathYearOfFour plays years of four leaders in which nobody interrupts:
// the screen changes hands once for each secret choice, in the order of the
// seats, and for nothing else but the choice of a province that only its leader
// knows.
func TestWrathYearOfFour(t *testing.T) {
	p := newWrathPlayer(t, newWrath(t, 4, 5), 1280, 720)
	p.quiet = true
	year := func() int32 { return p.Session.Match().Board().Var(dragonswrath.VarTurn, rules.Nobody) }
	var order []rules.Seat
	for now := int32(1); now <= 3; now++ {
		p.curtains, p.private, order = 0, 0, order[:0]
		attacks := p.Kinds["attack"]
		for year() == now {
			if p.Rest(); p.Table.Watch.Covered() && p.Session.Match().Asks()[0].Mode == rules.Secret {
				order = append(order, p.Table.Watch.Next)
			}
			if !p.step(t, tabletest.ByClicks) {
				break
			}
		}
		if want := []rules.Seat{0, 1, 2, 3, 0, 1, 2, 3}; !reflect.DeepEqual(order, want) {
			t.Errorf("year %d has secret choices of %v, want %v", now, order, want)
		}
		if p.curtains != p.private {
			t.Errorf("year %d takes %d curtains for %d private choices", now, p.curtains, p.private)
		}
		t.Logf("year %d: %d curtains, %d private choices, %d attacks", now, p.curtains, p.private, p.Kinds["attack"]-attacks)
	}
	if p.Kinds["attack"] == 0 {
		t.Error("nobody has attacked")
	}
}

// aCall is a fight of four leaders; what Bruno and Chloé hold is put in.
const aCall = `scenario A fight
game   dragons-wrath
seats  Alice, Bruno, Chloé, David
deck   Alice: Forge écarlate*5, Berserk de braise, Diablotin
deck   Bruno: Port d’azur*4, Squelette soldat, Ruse, Boule de feu
deck   Chloé: Forge écarlate*3, Ruse, Boule de feu, Ours caparaçonné
deck   David: Vieux pont*2, Ours caparaçonné
set    turn 4
set    phase 4
zone   provinces Alice: Forge écarlate, Forge écarlate, Forge écarlate, Forge écarlate, Forge écarlate
zone   provinces Bruno: Port d’azur, Port d’azur, Port d’azur, Port d’azur
zone   provinces Chloé: Forge écarlate, Forge écarlate, Forge écarlate
zone   provinces David: Vieux pont, Vieux pont
zone   realm Alice: Berserk de braise
zone   realm Bruno: Squelette soldat
zone   hand Alice: Diablotin
zone   hand Bruno: BRUNO
zone   hand Chloé: CHLOE
zone   deck Bruno: rest
`

// callWith begins a fight in which Chloé holds a maléfice that she can cast, or
// none.
func callWith(t testing.TB, malefice bool) *rules.Session {
	held := "Ours caparaçonné"
	if malefice {
		held = "Boule de feu"
	}
	return wrathPosition(t, strings.NewReplacer("BRUNO", "Ruse", "CHLOE", held).Replace(aCall))
}

// TestWrathCallTellsNothing goes through a fight twice, once with a leader who
// can cast a maléfice and once with nobody who can: the screen before everybody
// looks, reads and takes presses in the same way at each moment.
func TestWrathCallTellsNothing(t *testing.T) {
	type moment struct {
		pic    *image.RGBA
		mirror game.Mirror
	}
	var worlds [2][]moment
	for i := range worlds {
		r := newSeenWrathRig(t, callWith(t, i == 0), 640, 360, game.CurtainHands)
		sc := r.Table
		keep := func() {
			t.Helper()
			r.Run(1200 * time.Millisecond)
			r.Lurch()
			if v := sc.Watch.Viewer(); v != rules.Nobody {
				t.Fatalf("seat %d looks", v)
			}
			worlds[i] = append(worlds[i], moment{r.Picture(), r.App.Mirror()})
		}
		if !sc.Watch.Calling() && (sc.Question.Ask == nil || !sc.Question.Ask.Public) {
			t.Fatal("the table is not asked before everybody")
		}
		keep()
		for n := 0; sc.Question.Ask == nil && n < 3; n++ {
			r.PressMirror("nobody")
			keep()
		}
		a := sc.Question.Ask.Answers[1].Action // by force
		sc.Do(r.App.Context(), a)
		keep()
		if !sc.Watch.Calling() {
			t.Fatal("nobody is asked for a maléfice")
		}
		r.PressMirror("claim.2")
		keep() // behind the curtain
		r.PressMirror("back")
		keep()
		r.PressMirror("nobody")
		keep()
	}
	if len(worlds[0]) != len(worlds[1]) {
		t.Fatalf("%d moments with a maléfice, %d without", len(worlds[0]), len(worlds[1]))
	}
	for i := range worlds[0] {
		a, b := worlds[0][i], worlds[1][i]
		other := 0
		for j := 0; j < len(a.pic.Pix); j += 4 {
			if !bytes.Equal(a.pic.Pix[j:j+4], b.pic.Pix[j:j+4]) {
				other++
			}
		}
		if other > 20 { // where a picture lies in video memory moves a pixel or two
			t.Errorf("moment %d: %d pixels differ when a leader holds a maléfice", i, other)
		}
		if !reflect.DeepEqual(a.mirror, b.mirror) {
			t.Errorf("moment %d reads otherwise when a leader holds a maléfice:\n%+v\n%+v", i, a.mirror, b.mirror)
		}
	}
}

// TestWrathClaimIsPrivate checks that only behind his curtain a leader sees his
// hand and can cast, that the rest is told before everybody, and that all are
// asked again.
func TestWrathClaimIsPrivate(t *testing.T) {
	s := callWith(t, true)
	r := newWrathRig(t, s, 1280, 720, game.CurtainHands)
	sc := r.Table
	still := func() {
		r.Lurch()
		for sc.Busy() {
			r.Step(400 * time.Millisecond)
		}
		r.Lurch()
	}
	for n := 0; sc.Question.Ask == nil && n < 3; n++ {
		r.PressMirror("nobody")
		still()
	}
	sc.Do(r.App.Context(), sc.Question.Ask.Answers[1].Action)
	still()
	r.PressMirror("claim.2")
	still()
	r.PressMirror("lift")
	still()
	k := sc.Question.Ask
	if sc.Watch.Viewer() != 2 || k == nil || k.Kind != dragonswrath.AskCurse || len(k.Answers) < 2 {
		t.Fatalf("seat %d looks at %+v", sc.Watch.Viewer(), sc.Question.Ask)
	}
	var cast rules.Action
	for _, a := range sc.Question.Ask.Answers {
		if a.Verb == dragonswrath.VerbCurse {
			cast = a.Action
		}
	}
	sc.Do(r.App.Context(), cast)
	still()
	if sc.Watch.Viewer() != 2 || len(sc.Question.Ask.Draft) == 0 {
		t.Fatalf("while a maléfice is prepared seat %d looks", sc.Watch.Viewer())
	}
	sc.Do(r.App.Context(), rules.Do(2, dragonswrath.VerbDone))
	if sc.Watch.Viewer() != rules.Nobody {
		t.Errorf("what a maléfice does is told to seat %d", sc.Watch.Viewer())
	}
	still()
	if got := len(sc.Watch.Called()); got != 4 || !sc.Watch.Calling() {
		t.Errorf("after a maléfice %d are asked, want all 4", got)
	}
}

// TestWrathAtOtherTables plays with open hands and at a shared table, where
// there are no curtains but for nobody.
func TestWrathAtOtherTables(t *testing.T) {
	for _, hands := range []game.Hands{game.OpenHands, game.SharedHands} {
		s := newWrath(t, 3, 6)
		p := &wrathPlayer{Tester: tabletest.NewTester(newWrathRig(t, s, 1280, 720, hands), s, 5, 9)}
		for n := 0; n < 60; n++ {
			p.Rest()
			k := p.Table.Question.Ask
			if hands == game.SharedHands && !p.Table.Watch.Calling() && (k == nil || len(k.Answers) == 0) {
				if p.Table.Watch.Asked() == rules.Nobody {
					break
				}
				p.Peek()
				continue
			}
			if hands == game.OpenHands || p.Table.Watch.Calling() || p.Table.Question.Ask != nil {
				if !p.stepOpenly(t) {
					break
				}
			}
		}
		if s.Len() < 25 || p.curtains > 0 {
			t.Errorf("%s: %d answers, %d curtains", hands, s.Len(), p.curtains)
		}
	}
}

// stepOpenly is step where whoever is asked answers with all looking on.
func (p *wrathPlayer) stepOpenly(t testing.TB) bool {
	t.Helper()
	if _, over := p.Session.Match().Outcome(); over {
		return false
	}
	if p.Table.Watch.Calling() {
		p.answerCall(t, tabletest.ByClicks)
		return true
	}
	a, before := p.choose(p.Table.Question.Ask), p.Session.Len()
	p.give(t, a, tabletest.ByClicks)
	p.Rest()
	if p.Session.Len() <= before || p.Session.Action(before) != a {
		t.Fatalf("answer %d: %+v was meant, %d answers were given", before, a, p.Session.Len()-before)
	}
	return true
}

// TestWrathGoalWordsAreOnScreen checks that what a place stands for can be read
// whole, also on the piles that reach down to the edge of the screen.
func TestWrathGoalWordsAreOnScreen(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}} {
		p := newWrathRig(t, newWrath(t, 4, 6), size[0], size[1], game.OpenHands)
		for z := range p.Table.Tableau.Lay.Zones {
			drop := game.Rect(p.Table.Tableau.Lay.Zones[z].Drop)
			if drop.W == 0 {
				continue
			}
			at := p.Table.Places().Plate(rules.Zone(z), drop, 120)
			if at.X < 0 || at.Y < 0 || at.X+at.W > p.Table.Tableau.Lay.W || at.Y+at.H > p.Table.Tableau.Lay.H {
				t.Errorf("%v: the word on zone %d lies at %v", size, z, at)
			}
		}
	}
}

// TestWrathPassIsNotHalfTakenBack checks that the press by which all let the
// call pass is not taken back for the last of them alone, who would then be the
// only one who can cast; with open undo it is.
func TestWrathPassIsNotHalfTakenBack(t *testing.T) {
	p := newWrathPlayer(t, newWrath(t, 4, 5), 1280, 720)
	p.quiet = true
	p.Rest()
	if !p.Table.Watch.Calling() {
		t.Fatal("the year does not begin with the call")
	}
	p.step(t, tabletest.ByClicks)
	if _, why := p.Table.Watch.Undoer(false); why != watch.NoUndoPass {
		t.Errorf("behind the curtain the pass of all: %q", why.EN)
	}
	n := p.Session.Len()
	p.Press("Ctrl+z")
	if p.Session.Len() != n {
		t.Errorf("%d answers are left of %d", p.Session.Len(), n)
	}
	p.Session.OpenUndo = true
	if _, why := p.Table.Watch.Undoer(false); !why.Empty() {
		t.Errorf("with open undo: %q", why.EN)
	}
}

// TestWrathDraftIsNotSeenByUndo checks that a match that was left while somebody
// was about to cast a maléfice comes back without a sign of it: nobody is
// offered to take it back.
func TestWrathDraftIsNotSeenByUndo(t *testing.T) {
	s := callWith(t, true)
	give := func(seat rules.Seat, verb rules.Verb) {
		t.Helper()
		for _, k := range s.Match().Asks() {
			for _, a := range k.Answers {
				if a.Seat == seat && a.Verb == verb {
					if err := s.Do(a.Action); err != nil {
						t.Fatal(err)
					}
					return
				}
			}
		}
		t.Fatalf("seat %d cannot do %d", seat, verb)
	}
	give(0, dragonswrath.VerbAttack)
	give(2, dragonswrath.VerbCurse)
	r := newWrathRig(t, s, 1280, 720, game.CurtainHands)
	r.Run(2 * time.Second)
	if !r.Table.Watch.Drafted(2) || !r.Table.Watch.Calling() {
		t.Fatal("nothing is begun, or the table is not asked")
	}
	if _, why := r.Table.Watch.Undoer(false); why != watch.NoUndoPassed {
		t.Errorf("undo of what seat 2 had begun: %q", why.EN)
	}
}
