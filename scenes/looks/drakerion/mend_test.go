package drakerion_test

import (
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/drakerion"
	drakerionlook "wyrmtable/scenes/looks/drakerion"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/press"
	"wyrmtable/scenes/table/sheet"
	"wyrmtable/scenes/table/tabletest"
)

// TestTwoPassesInAMoment passes twice with one button, as two players in turn
// do: until the button takes the second press it looks and is said to be unready,
// and afterwards it takes it.
func TestTwoPassesInAMoment(t *testing.T) {
	s := drakPosition(t, aSurprise)
	r := newDrakRig(t, s, 1280, 720, game.GameHands)
	r.Quick()
	for _, a := range r.Table.Question.Ask.Answers {
		if a.Verb == drakerion.VerbAttack {
			r.Table.Do(r.App.Context(), a.Action)
			break
		}
	}
	r.Run(time.Second)
	ready := func() bool {
		it, ok := r.App.Mirror().Find("pass")
		return ok && !it.Disabled
	}
	if !ready() {
		t.Fatal("the defender cannot pass")
	}
	at, n := game.Rect(r.Table.Tableau.Lay.Pass).Center(), s.Len()
	r.Click(at)
	r.Run(80 * time.Millisecond)
	if s.Len() != n+1 || ready() {
		t.Fatalf("at once after a pass: %d answers, the button takes presses: %v", s.Len()-n, ready())
	}
	r.Click(at)
	r.Run(80 * time.Millisecond)
	if s.Len() != n+1 {
		t.Fatal("a finger that hammers passes for both")
	}
	r.Run(press.GuardTime)
	if !ready() {
		t.Fatal("the button stays unready")
	}
	r.Click(at)
	r.Run(80 * time.Millisecond)
	if s.Len() != n+2 {
		t.Errorf("%d passes are counted, want 2", s.Len()-n)
	}
}

// TestDrakerionForecastOnAPhone opens what a combat will do from its button, and
// reads there the same as a large screen tells beside the map.
func TestDrakerionForecastOnAPhone(t *testing.T) {
	for _, px := range [][2]int{{390, 844}, {390, 700}} {
		r := newDrakRig(t, combat(t), px[0], px[1], game.SharedHands)
		it, ok := r.App.Mirror().Find("comparison")
		if !ok || it.At.H < 44 || it.At.W < 44 {
			t.Fatalf("%v: the button of the comparison: %v %+v", px, ok, it.At)
		}
		if _, there := r.App.Mirror().Find("act.0"); there {
			t.Errorf("%v: in a combat the retreat lies under the comparison", px)
		}
		r.Touch(it.At.Center())
		r.Run(time.Second)
		said := ""
		for _, g := range r.App.Mirror().Regions {
			for _, it := range g.Items {
				said += it.Label + "\n"
			}
		}
		for _, words := range []string{"1 + 5 = 6 dégâts / 3", "Garde du foyer tombe", "1 + 4 = 5 / 6, survit",
			"13 → 15 / 20"} {
			if !strings.Contains(said, words) {
				t.Errorf("%v: the sheet does not say %q: %s", px, words, said)
			}
		}
		r.Touch(game.Point{X: 8, Y: 8}) // beside it
		r.Run(time.Second)
		if r.Table.Sheet.Kind != sheet.None {
			t.Errorf("%v: the sheet stays open", px)
		}
	}
}

// TestDrakerionTotalsLieBesideTheArrows turns an attack to the support line, and
// checks that its arrows cross no plate of the totals.
func TestDrakerionTotalsLieBesideTheArrows(t *testing.T) {
	text := strings.Replace(aSurprise, "zone   melee Bruno: Noyée errante, Passeur gris,",
		"zone   support Bruno: Passeur gris\nzone   melee Bruno: Noyée errante,", 1)
	r := newDrakRig(t, drakPosition(t, text), 1280, 720, game.OpenHands)
	r.Quick()
	give := func(v rules.Verb, target string) {
		t.Helper()
		for _, a := range r.Table.Question.Ask.Answers {
			if a.Verb == v && (target == "" || r.Table.CardName(a.Target) == target) {
				r.Table.Do(r.App.Context(), a.Action)
				r.Run(time.Second)
				return
			}
		}
		t.Fatalf("no answer of verb %d on %q", v, target)
	}
	give(drakerion.VerbAttack, "Noyée errante")
	give(drakerion.VerbUse, "Passeur gris")
	k := r.Table.Telling()
	f, _ := drakerionlook.FightOf(&k)
	if r.Table.CardName(f.Defender) != "Passeur gris" {
		t.Fatalf("the defender is %s", r.Table.CardName(f.Defender))
	}
	x := drakerionlook.Crossing(k.At(f.Attacker), k.At(f.Defender), r.Table.Tableau.Lay.Lane.Center().Y)
	a, b := r.Table.Tableau.Lay.Fixtures["attack"], r.Table.Tableau.Lay.Fixtures["riposte"]
	aside := func(r layout.Rect, back bool) layout.Rect {
		shift, less := drakerionlook.Aside(&k, f, back)
		return layout.Rect{X: r.X + shift, Y: r.Y, W: r.W - less, H: r.H}
	}
	a, b = aside(a, false), aside(b, true)
	for _, p := range [][2]float64{{a.X, a.X + a.W}, {b.X, b.X + b.W}} {
		if x+20 > p[0] && x-20 < p[1] {
			t.Errorf("the arrows cross at %.0f, a plate lies from %.0f to %.0f", x, p[0], p[1])
		}
	}
}

// TestTheTitleOfTheSetUp checks that nothing speaks of a turn 0.
func TestTheTitleOfTheSetUp(t *testing.T) {
	r := newDrakRig(t, newDrakerion(t, 4), 1280, 720, game.OpenHands)
	r.Table.Do(r.App.Context(), r.Table.Question.Ask.Answers[0].Action)
	r.Run(20 * time.Millisecond)
	if !r.Table.Story.Telling() {
		t.Fatal("nothing is being told")
	}
	if m := r.Table.Mirror(r.App.Context()); !strings.HasSuffix(m.Title, "Mise en place") {
		t.Errorf("the title is %q", m.Title)
	}
}

// TestThePanelOfWhoBegins checks that whoever begins is named by a press
// anywhere on his panel that is free of cards.
func TestThePanelOfWhoBegins(t *testing.T) {
	for s := range rules.Seat(2) {
		r := newDrakRig(t, newDrakerion(t, 4), 1280, 720, game.SharedHands)
		r.Run(3 * time.Second)
		at := game.Rect(r.Table.Tableau.Lay.Seats[s].Panel)
		r.Click(game.Point{X: at.X + 60, Y: at.Y + 120})
		r.Run(time.Second)
		if n := r.Table.Match.Session.Len(); n != 1 || r.Table.Match.Session.Action(0).Whom != s {
			t.Errorf("a press on the panel of %d did %d answers", s, n)
		}
	}
}

// TestADoubleClickOnTheCurtainAnswersNothing checks that the second press of a
// double click on the curtain is not an answer to what comes up below.
func TestADoubleClickOnTheCurtainAnswersNothing(t *testing.T) {
	r, lift := secretManoeuvre(t)
	r.Click(lift.Center())
	r.Lurch()
	below := r.Place(t, r.Table.UI.Sub("option", 5))
	at := game.Point{X: max(lift.X, below.X) + 4, Y: max(lift.Y, below.Y) + 4}
	if !lift.Contains(at) || !below.Contains(at) {
		t.Fatalf("no Manœuvre comes up below the button of the curtain: %v, %v", lift, below)
	}
	for _, how := range []tabletest.Manner{tabletest.ByClicks, tabletest.ByFinger} {
		r, _ := secretManoeuvre(t)
		n := r.Table.Match.Session.Len()
		r.Give(t, how, "lift", at)
		r.Give(t, how, "lift", at)
		r.Run(3 * time.Second)
		if !r.Table.Choice.Shown() || r.Table.Match.Session.Len() != n {
			t.Fatalf("by %d: the second press gave %d answers", how, r.Table.Match.Session.Len()-n)
		}
		r.Give(t, how, "option", at) // what is meant is heard
		r.Run(3 * time.Second)
		if r.Table.Match.Session.Len() != n+1 {
			t.Errorf("by %d: the third press gave %d answers", how, r.Table.Match.Session.Len()-n)
		}
	}
}

// secretManoeuvre is the table of a match at its first curtain before a choice
// of Manœuvres, and where its button lies.
func secretManoeuvre(t *testing.T) (*tabletest.Rig, game.Rect) {
	r := newDrakRig(t, newDrakerion(t, 4), 1280, 720, game.SharedHands)
	r.Blind = true
	r.Quick()
	for range 40 {
		r.Run(time.Second)
		lift, down := r.App.Mirror().Find("lift")
		switch asks := r.Table.Match.Session.Match().Asks(); {
		case down && asks[len(asks)-1].Kind == drakerion.AskManoeuvre:
			r.Lurch()
			return r, lift.At
		case down:
			r.PressMirror("lift")
		case r.Table.Choice.Shown():
			r.Give(t, tabletest.ByClicks, "option", r.Hit(t, r.Table.UI.Sub("option", 0)))
		case r.Table.Question.Ask != nil:
			all := r.Table.Question.Ask.Answers
			r.Table.Do(r.App.Context(), all[len(all)-1].Action)
		}
	}
	t.Fatal("no curtain comes down before the Manœuvres")
	return nil, game.Rect{}
}

// TestAPanelOpensAtItsTop scrolls down a panel of Manœuvres and answers: that of
// the other player begins at its first one.
func TestAPanelOpensAtItsTop(t *testing.T) {
	r := newDrakRig(t, newDrakerion(t, 6), 390, 700, game.OpenHands)
	r.Quick()
	for range 60 {
		r.Run(time.Second)
		sc := r.Table
		if sc.Question.Ask == nil {
			continue
		}
		if sc.Choice.Shown() && sc.Question.Ask.Kind == drakerion.AskManoeuvre {
			break
		}
		all := sc.Question.Ask.Answers
		sc.Do(r.App.Context(), all[len(all)-1].Action)
	}
	sc := r.Table
	last, first := sc.UI.Sub("option", len(sc.Choice.Answers)-1), sc.UI.Sub("option", 0)
	if it, ok := r.App.Mirror().Find(last); !ok || it.At.H > 0 {
		t.Fatalf("nothing of the panel is out of sight: %+v", it)
	}
	who := sc.Question.Ask.Decider
	r.ScrollTo(last)
	r.Click(r.Hit(t, last))
	r.Run(time.Second)
	if sc.Question.Ask == nil || sc.Question.Ask.Decider == who || !sc.Choice.Shown() {
		t.Fatalf("the other player is not asked: %+v", sc.Question.Ask)
	}
	if it, _ := r.App.Mirror().Find(first); it.At.H == 0 {
		t.Error("his first Manœuvre is out of sight")
	}
}
