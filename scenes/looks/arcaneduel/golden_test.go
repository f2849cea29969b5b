package arcaneduel_test

import (
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/arcaneduel"
	"wyrmtable/scenes/table/tabletest"
)

// arcaneGoldens are the windows in which the sorcerers' table is compared with
// the pictures kept.
var arcaneGoldens = map[string][2]int{"arcane": {1280, 720}, "arcane-phone": {390, 844}}

// TestArcaneGoldens compares the table with a combination being aimed.
func TestArcaneGoldens(t *testing.T) {
	for name, px := range arcaneGoldens {
		r := newSeenArcaneRig(t, arcanePosition(t, aCombo), px[0], px[1])
		r.Blind = false
		sc := r.Table
		hand := sc.Shown.Zone(sc.Zone("hand", 0))
		r.Click(r.Middle(hand[0]))
		r.Run(400 * time.Millisecond)
		r.Click(r.Middle(hand[1]))
		r.Run(400 * time.Millisecond)
		r.Move(game.Rect(sc.Tableau.Lay.Seats[3].Panel).Center())
		r.Settle(10 * time.Second)
		if sc.AimSeat() != 3 {
			t.Errorf("%s: the combination is aimed at seat %d", name, sc.AimSeat())
		}
		sc.Notices.EndBanner()
		sc.Refresh()
		r.Settle(10 * time.Second)
		r.Golden(name)
	}
}

// TestHandoverGoldens compares the curtain before somebody who is attacked with
// the pictures kept.
func TestHandoverGoldens(t *testing.T) {
	for name, px := range arcaneGoldens {
		r := newArcaneRigWith(t, arcanePosition(t, aCombo), px[0], px[1], true, func(k *game.Settings) {
			k.Hands, k.Recap = game.CurtainHands, game.FullRecap
		})
		r.Blind = false
		r.Lurch()
		r.PressMirror("lift")
		r.Lurch()
		strike(t, r)
		r.Leap(12 * time.Second) // the spell is told, the curtain falls
		if !r.Has("blind") {
			t.Fatalf("%s: nobody is asked for a Defence behind a curtain", name)
		}
		r.Golden(name + "-curtain")
	}
}

// TestRecapGoldens compares a recap of several pictures with those kept.
func TestRecapGoldens(t *testing.T) {
	for name, px := range arcaneGoldens {
		s := arcanePosition(t, strings.Replace(aCombo, "life Maëlys 4", "life Maëlys 9", 1))
		take(t, s, arcaneduel.VerbPlay, arcaneduel.Lightning) // Maëlys
		for s.Match().Asks()[0].Kind == arcaneduel.AskDefend {
			take(t, s, arcaneduel.VerbEndure, 0)
		}
		take(t, s, arcaneduel.VerbDiscard, 0) // the trap of Théo
		take(t, s, arcaneduel.VerbKeep, 0)
		take(t, s, arcaneduel.VerbDiscard, arcaneduel.Thorns) // Théo
		take(t, s, arcaneduel.VerbKeep, 0)
		take(t, s, arcaneduel.VerbDraw, 0) // Inès
		take(t, s, arcaneduel.VerbKeep, 0)
		r := newArcaneRigWith(t, s, px[0], px[1], true, func(k *game.Settings) {
			k.Hands, k.Recap = game.CurtainHands, game.FullRecap
		})
		r.Blind = false
		r.Lurch()
		r.PressMirror("lift")
		r.Leap(4 * time.Second) // until all pictures are there
		if !r.Has("shot.2") {
			t.Fatalf("%s: there is no recap of three pictures: %q", name, r.App.Mirror().Title)
		}
		r.Golden(name + "-recap")
	}
}

// take gives the first answer of a verb, with a card of a face where that is
// not 0.
func take(t *testing.T, s *rules.Session, verb rules.Verb, f rules.Face) {
	t.Helper()
	for _, a := range s.Match().Asks()[0].Answers {
		if a.Verb == verb && (f == 0 || s.Match().Board().Cards[a.Card].Face == f) {
			if err := s.Do(a.Action); err != nil {
				t.Fatal(err)
			}
			return
		}
	}
	t.Fatalf("no answer with verb %d and face %d: %+v", verb, f, s.Match().Asks()[0])
}

// strike has the one who looks play Éclair, which attacks everybody.
func strike(t *testing.T, r *tabletest.Rig) {
	t.Helper()
	if _, recap := r.App.Mirror().Find("hand"); recap {
		r.PressMirror("hand")
		r.Lurch()
	}
	for _, a := range r.Table.Question.Ask.Answers {
		if a.Verb == arcaneduel.VerbPlay && r.Table.Shown.Cards[a.Card].Face == arcaneduel.Lightning {
			r.Table.Do(r.App.Context(), a.Action)
			return
		}
	}
	t.Fatal("Lightning cannot be played")
}
