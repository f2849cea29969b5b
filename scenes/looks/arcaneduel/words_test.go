package arcaneduel_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/arcaneduel"
	arcaneduellook "wyrmtable/scenes/looks/arcaneduel"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/tabletest"
	"wyrmtable/scenes/table/watch"
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

// TestRefusalPutsTheMagnifierAway checks that the card shown large under a mouse
// at rest does not hide why something is refused, and comes back with the mouse.
func TestRefusalPutsTheMagnifierAway(t *testing.T) {
	s := arcanePosition(t, aCombo)
	r := newArcaneRig(t, s, 1280, 720)
	id := held(t, s, 0, "Éclair")
	at := r.Middle(id)
	r.Move(game.Point{X: 600, Y: 200})
	r.Move(at.Add(game.Point{X: -20}))
	r.Move(at)
	r.Run(time.Second)
	if r.Table.Zoom.Card != id {
		t.Fatalf("card %d is shown large, not %d", r.Table.Zoom.Card, id)
	}
	r.Table.Say(r.App.Context(), rules.Same("non"))
	r.Run(800 * time.Millisecond)
	if r.Table.Zoom.Card != 0 {
		t.Error("a card is shown large over the refusal")
	}
	r.Move(at.Add(game.Point{X: -20}))
	r.Run(time.Second)
	if r.Table.Zoom.Card != id {
		t.Error("the mouse has moved, and the card is not shown large again")
	}
}

// TestGoalsSayWhatTheyAre checks the words on the frames around goals.
func TestGoalsSayWhatTheyAre(t *testing.T) {
	s := arcanePosition(t, strings.Replace(aCombo, "hand Maëlys: Boule de feu, Explosion, Éclair",
		"hand Maëlys: Concentration de mana", 1))
	r := newArcaneRig(t, s, 1280, 720)
	r.Click(r.Middle(held(t, s, 0, "Concentration de mana")))
	r.Settle(5 * time.Second)
	got := map[rules.Zone]string{}
	for _, g := range r.Table.Hand.Goals() {
		got[g.Zone] = r.Table.Places().WordOf(g)
	}
	if got[arcaneduel.ZonePlay] != "Jouer" || got[arcaneduel.ZoneDiscard] != "Défausser" || len(got) != 2 {
		t.Errorf("the frames say %v", got)
	}
}

// TestOneThingHasOneName checks that while a card can only be replaced, no two
// places to do so are called alike, on the screen or in the mirror.
func TestOneThingHasOneName(t *testing.T) {
	s := arcanePosition(t, strings.Replace(aCombo, "set    snare Théo 1\n", "", 1))
	r := newArcaneRig(t, s, 1280, 720)
	fire := held(t, s, 0, "Explosion")
	r.Does(t, func(a *rules.Answer) bool { return a.Card == fire && a.Verb == arcaneduel.VerbPlay && a.Whom == 1 })
	r.Does(t, func(a *rules.Answer) bool { return a.Verb == arcaneduel.VerbEndure })
	if r.Table.Question.Ask.Kind != arcaneduel.AskReplace {
		t.Fatalf("question %d is open", r.Table.Question.Ask.Kind)
	}
	r.Click(r.Middle(r.Table.Question.Ask.Answers[0].Card))
	r.Settle(5 * time.Second)
	if n := len(r.Table.Hand.Goals()); n != 1 {
		t.Fatalf("%d goals", n)
	}
	if got := r.Table.Places().WordOf(r.Table.Hand.Goals()[0]); got != "Déposer ici" {
		t.Errorf("the frame says %q", got)
	}
	var labels []string
	m := r.App.Mirror()
	for _, id := range []string{"end", "goal.0"} {
		it, ok := m.Find(id)
		if !ok || slices.Contains(labels, it.Label) {
			t.Errorf("%s: %q beside %q", id, it.Label, labels)
		}
		labels = append(labels, it.Label)
	}
}

// TestMirrorReadsNoMarks checks that what is set in bold on the screen is read
// without its marks.
func TestMirrorReadsNoMarks(t *testing.T) {
	s := arcanePosition(t, aCombo)
	r := newArcaneRig(t, s, 1280, 720)
	fire := held(t, s, 0, "Explosion")
	r.Does(t, func(a *rules.Answer) bool { return a.Verb == arcaneduel.VerbPlay && a.Card == fire && a.Whom == 1 })
	if r.Table.Question.Ask.Kind != arcaneduel.AskDefend {
		t.Fatalf("question %d is open after %+v, of %d", r.Table.Question.Ask.Kind,
			s.Action(s.Len()-1), s.Match().Asks()[0].Kind)
	}
	said := r.Reads()
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
	r.Does(t, func(a *rules.Answer) bool {
		return a.Verb == arcaneduel.VerbCombine && (a.Card == bolt || a.Target == bolt) && a.Whom == 2
	})
	if r.Table.Question.Ask.Kind != arcaneduel.AskSecond {
		t.Fatalf("question %d is open after %+v, of %d", r.Table.Question.Ask.Kind,
			s.Action(s.Len()-1), s.Match().Asks()[0].Kind)
	}
	for seat, want := range map[rules.Seat]panel.Mood{1: panel.Maybe, 2: panel.Attacked, 3: panel.Maybe} {
		if got := r.Table.Mood(seat); got != want {
			t.Errorf("the panel of %d stands out as %d, not %d", seat, got, want)
		}
	}
	if !strings.Contains(r.Reads(), "déjà visé") {
		t.Error("the mirror does not say who is aimed at already")
	}
}

// TestSaysWhyACardCannotBePlayed checks that of a card that can only be
// discarded in one's own turn it is said why, and of any other nothing.
func TestSaysWhyACardCannotBePlayed(t *testing.T) {
	for hand, want := range map[string]string{
		"Bouclier, Concentration de mana": "est une Défense",
		"Malédiction":                     "coûte une autre carte",
		"Concentration de mana":           "",
		"Bouclier, Barrière d’arcane":     "", // they can be combined
	} {
		s := arcanePosition(t, strings.NewReplacer("Boule de feu, Explosion, Éclair", hand, "Bouclier, Miroir", "Miroir",
			"hand Léandre: Malédiction", "hand Léandre: Boule de feu").Replace(aCombo))
		r := newArcaneRig(t, s, 1280, 720)
		first, _, _ := strings.Cut(hand, ",")
		id := held(t, s, 0, first)
		r.Click(r.Middle(id))
		r.Settle(5 * time.Second)
		if r.Table.Hand.Card() != id {
			t.Fatalf("%s is not held", first)
		}
		why := r.Table.Plain(r.Table.Question.Unplayable(id))
		if !strings.Contains(why, want) || want == "" && why != "" {
			t.Errorf("of %s, of %s, it is said: %q", first, hand, why)
		}
		if want != "" && !strings.Contains(r.Reads(), why) {
			t.Errorf("the mirror does not say why %s cannot be played", first)
		}
	}
}

// TestOwedCardIsSaidInWords checks what is said of "3+1".
func TestOwedCardIsSaidInWords(t *testing.T) {
	s := arcanePosition(t, strings.Replace(aCombo, "set    round 4", "set    round 4\nset    refill Léandre 1", 1))
	r := newArcaneRig(t, s, 1280, 720)
	const words = "1 carte en main, et 1 à piocher au début de son prochain tour pour remplacer la carte défaussée."
	if !strings.Contains(r.Reads(), words) {
		t.Errorf("the mirror reads:\n%s", r.Reads())
	}
	r.Move(r.Hit(t, r.Table.UI.Sub("handcount", 3)))
	r.Step(0)
	if r.Table.Notices.Tip.Words != words {
		t.Errorf("beside the number it is said: %q", r.Table.Notices.Tip.Words)
	}
}

// TestUndoSaysTheTrueReason checks what is said of a move that has only shown
// own cards, and of one by which a card was drawn.
func TestUndoSaysTheTrueReason(t *testing.T) {
	s := arcanePosition(t, aCombo)
	r := newArcaneRig(t, s, 1280, 720)
	r.Does(t, func(a *rules.Answer) bool { return a.Verb == arcaneduel.VerbCombine && a.Whom == 2 })
	if _, why := r.Table.Watch.Undoer(false); why != watch.NoUndoShown {
		t.Errorf("after a combination: %q", why.FR)
	}
	s = arcanePosition(t, strings.Replace(aCombo, "Boule de feu, Explosion, Éclair", "Boule de feu", 1))
	r = newArcaneRig(t, s, 1280, 720)
	r.Does(t, func(a *rules.Answer) bool { return a.Verb == arcaneduel.VerbDraw })
	if _, why := r.Table.Watch.Undoer(false); why != watch.NoUndoReveal {
		t.Errorf("after a draw: %q", why.FR)
	}
}

// TestCurtainSaysWhatLedToTheQuestion checks the lines of the curtain: the attack
// with its author and its damage, and afterwards what came of it, the cause before the effect.
func TestCurtainSaysWhatLedToTheQuestion(t *testing.T) {
	s := arcanePosition(t, strings.Replace(aCombo, "set    snare Théo 1\n", "", 1))
	sc := tabletest.Unseen(&arcaneduellook.Look, s)
	sc.Shown.CopyFrom(s.View(rules.Nobody))
	do := func(fits func(a *rules.Answer) bool) {
		t.Helper()
		for _, a := range s.Match().Asks()[0].Answers {
			if fits(&a) {
				if err := s.Do(a.Action); err != nil {
					t.Fatal(err)
				}
				return
			}
		}
		t.Fatal("no such answer")
	}
	says := func(want ...string) {
		t.Helper()
		k := s.Match().Asks()[0]
		sc.Watch.Next = k.Decider
		h := sc.Watch.Report.Handover(sc.Painter.Options)
		var got []string
		for _, l := range h.Lines {
			got = append(got, rules.Plain(l.FR))
		}
		if !slices.Equal(got, want) {
			t.Errorf("the curtain says %q, not %q", got, want)
		}
		if h.Card == 0 {
			t.Error("no card is shown")
		}
	}
	fire := held(t, s, 0, "Explosion")
	do(func(a *rules.Answer) bool { return a.Card == fire && a.Whom == 1 && a.Verb == arcaneduel.VerbPlay })
	says("Maëlys attaque avec Explosion.", "2\u00a0dégâts pour Théo\u00a0: il lui resterait 5.")
	do(func(a *rules.Answer) bool { return a.Verb == arcaneduel.VerbEndure })
	says("Maëlys joue Explosion.", "Maëlys perd 1 point de vie (4 → 3).", "Théo perd 2 points de vie (7 → 5).")
	do(func(a *rules.Answer) bool { return a.Verb == arcaneduel.VerbKeep })
	says("Maëlys joue Explosion.", "Théo perd 2 points de vie (7 → 5).", "Tour 2\u00a0: Théo.")
}
