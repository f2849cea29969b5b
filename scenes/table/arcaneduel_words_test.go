package table

import (
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/arcaneduel"
)

// held returns the card of a seat's hand that shows a face.
func held(t testing.TB, s *rules.Session, seat rules.Seat, name string) rules.CardID {
	t.Helper()
	b := s.Match().Board()
	for _, id := range b.Zone(arcaneduel.ZoneHand(seat)) {
		if arcaneduel.Cards[b.Cards[id].Face].Name.FR == name {
			return id
		}
	}
	t.Fatalf("%d does not hold %s", seat, name)
	return 0
}

// does gives the first answer to the open question that fits, and waits until
// the table rests.
func (r *rig) does(t testing.TB, fits func(a *rules.Answer) bool) {
	t.Helper()
	for _, a := range r.table.ask.Answers {
		if fits(&a) {
			r.table.do(r.App.Context(), a.Action)
			r.Step(0)
			r.table.finish(r.App.Context())
			r.Settle(10 * time.Second)
			return
		}
	}
	t.Fatalf("no such answer to question %d", r.table.ask.Kind)
}

// reads returns everything the mirror says, a line each.
func (r *rig) reads() string {
	m := r.App.Mirror()
	out := []string{m.Title}
	for _, g := range m.Regions {
		out = append(out, g.Label)
		for _, it := range g.Items {
			out = append(out, it.Label)
		}
	}
	return strings.Join(append(out, m.Log...), "\n")
}

// TestRefusalPutsTheMagnifierAway checks that the card shown large under a mouse
// at rest does not hide why something is refused, and comes back with the mouse.
func TestRefusalPutsTheMagnifierAway(t *testing.T) {
	s := arcanePosition(t, aCombo)
	r := newArcaneRig(t, s, 1280, 720)
	id := held(t, s, 0, "Éclair")
	at := r.middle(id)
	r.Move(game.Point{X: 600, Y: 200})
	r.Move(at.Add(game.Point{X: -20}))
	r.Move(at)
	r.Run(time.Second)
	if r.table.zoom != id {
		t.Fatalf("card %d is shown large, not %d", r.table.zoom, id)
	}
	r.table.say(r.App.Context(), rules.Same("non"))
	r.Run(800 * time.Millisecond)
	if r.table.zoom != 0 {
		t.Error("a card is shown large over the refusal")
	}
	r.Move(at.Add(game.Point{X: -20}))
	r.Run(time.Second)
	if r.table.zoom != id {
		t.Error("the mouse has moved, and the card is not shown large again")
	}
}

// TestGoalsSayWhatTheyAre checks the words on the frames around goals.
func TestGoalsSayWhatTheyAre(t *testing.T) {
	s := arcanePosition(t, strings.Replace(aCombo, "hand Maëlys: Boule de feu, Explosion, Éclair", "hand Maëlys: Concentration de mana", 1))
	r := newArcaneRig(t, s, 1280, 720)
	r.Click(r.middle(held(t, s, 0, "Concentration de mana")))
	r.Settle(5 * time.Second)
	got := map[rules.Zone]string{}
	for _, g := range r.table.hand.Goals() {
		got[g.Zone] = r.table.goalWord(g)
	}
	if got[arcaneduel.ZonePlay] != "Jouer" || got[arcaneduel.ZoneDiscard] != "Défausser" || len(got) != 2 {
		t.Errorf("the frames say %v", got)
	}
}

// TestMirrorReadsNoMarks checks that what is set in bold on the screen is read
// without its marks.
func TestMirrorReadsNoMarks(t *testing.T) {
	s := arcanePosition(t, aCombo)
	r := newArcaneRig(t, s, 1280, 720)
	fire := held(t, s, 0, "Explosion")
	r.does(t, func(a *rules.Answer) bool { return a.Verb == arcaneduel.VerbPlay && a.Card == fire && a.Whom == 1 })
	if r.table.ask.Kind != arcaneduel.AskDefend {
		t.Fatalf("question %d is open after %+v, of %d", r.table.ask.Kind, s.Action(s.Len()-1), s.Match().Asks()[0].Kind)
	}
	said := r.reads()
	if !strings.Contains(said, "2\u00a0dégâts pour Théo\u00a0: il lui resterait 5.") {
		t.Errorf("the plaque is not read:\n%s", said)
	}
	if strings.ContainsAny(said, "*\ue000\ue001\ue002\ue003\ue004") {
		t.Errorf("marks are read:\n%s", said)
	}
}

// TestFirstTargetStaysMarked checks that whoever was aimed at first is still to
// be seen while the second one is chosen.
func TestFirstTargetStaysMarked(t *testing.T) {
	s := arcanePosition(t, aCombo)
	r := newArcaneRig(t, s, 1280, 720)
	bolt := held(t, s, 0, "Éclair")
	r.does(t, func(a *rules.Answer) bool {
		return a.Verb == arcaneduel.VerbCombine && (a.Card == bolt || a.Target == bolt) && a.Whom == 2
	})
	if r.table.ask.Kind != arcaneduel.AskSecond {
		t.Fatalf("question %d is open after %+v, of %d", r.table.ask.Kind, s.Action(s.Len()-1), s.Match().Asks()[0].Kind)
	}
	for seat, want := range map[rules.Seat]mood{1: maybe, 2: attacked, 3: maybe} {
		if got := r.table.moodOf(seat); got != want {
			t.Errorf("the panel of %d stands out as %d, not %d", seat, got, want)
		}
	}
	if !strings.Contains(r.reads(), "déjà visé") {
		t.Error("the mirror does not say who is aimed at already")
	}
}
