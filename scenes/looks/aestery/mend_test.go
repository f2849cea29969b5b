package aestery_test

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"wyrmtable/rules"
	"wyrmtable/rules/aestery"
	aesterylook "wyrmtable/scenes/looks/aestery"
	"wyrmtable/scenes/table/sheet"
	"wyrmtable/scenes/table/tabletest"
)

// TestRecapTellsTheSpell checks that a spell of the other is shown by itself and
// not by what was pitched for it, and that nobody is told his own moves.
func TestRecapTellsTheSpell(t *testing.T) {
	told := 0
	for seed := range uint64(4) {
		s := newAestery(t, seed)
		sc := tabletest.Unseen(&aesterylook.Look, s)
		playSome(t, s, seed, func(k *rules.Ask, at int) {
			b := s.Match().Board()
			if k.Source == 0 || s.Action(at).Verb != aestery.VerbConfirm || k.Kind > aestery.AskWindow ||
				b.Cards[k.Source].Zone != aestery.ZoneStack {
				return
			}
			shots := sc.Watch.Report.Shots(1-k.Decider, at)
			if len(shots) == 0 {
				t.Fatalf("nothing is told of answer %d", at)
			}
			told++
			if face := b.Cards[k.Source].Face; shots[0].Face != face ||
				!strings.Contains(rules.Plain(shots[0].Words.FR), aestery.Cards[face].Name.FR) {
				t.Errorf("the spell %s is told as %q, shown as %d", aestery.Cards[face].Name.FR, rules.Plain(shots[0].Words.FR),
					shots[0].Face)
			}
			if own := sc.Watch.Report.Shots(k.Decider, at); len(own) > 0 {
				t.Errorf("who casts it is told so: %q", rules.Plain(own[0].Words.FR))
			}
		})
	}
	if told < 10 {
		t.Errorf("only %d spells were met", told)
	}
}

// playSome plays a match at random and calls after with each question and the
// number of the answer just given to it.
func playSome(t *testing.T, s *rules.Session, seed uint64, after func(k *rules.Ask, at int)) {
	t.Helper()
	r := newRand(seed)
	for range 300 {
		asks := s.Match().Asks()
		if len(asks) == 0 {
			return
		}
		k := asks[0]
		a, ok := rules.Random(s.Match(), r)
		if !ok {
			return
		}
		if err := s.Do(a); err != nil {
			t.Fatal(err)
		}
		after(&k, s.Len()-1)
	}
}

// newAesteryReady deals a match with two of the ready decks, by the seed.
func newAesteryReady(t *testing.T, seed uint64) *rules.Session {
	t.Helper()
	setup := rules.Setup{Game: "aestery", Seed: seed, First: 0,
		Seats: []rules.SeatSetup{{Name: "Maëlys", Colour: 1}, {Name: "Léandre"}}}
	ready := aesterylook.Look.Game.Deck.Ready
	for i := range uint64(2) {
		setup.Decks = append(setup.Decks, ready[(seed*2+i)%uint64(len(ready))].Deck)
	}
	s, err := rules.NewSession(aesterylook.Look.Game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestTopAndFootOfADeckAreAsked checks that a press or a drop of the card that is
// looked at asks for the place, since both are one pile on the screen.
func TestTopAndFootOfADeckAreAsked(t *testing.T) {
	for _, want := range []rules.Verb{aestery.VerbAbove, aestery.VerbBelow} {
		met := false
		for seed := uint64(0); seed < 60 && !met; seed++ {
			s := newAesteryReady(t, seed)
			r := newRand(seed)
			for range 500 {
				asks := s.Match().Asks()
				if len(asks) == 0 {
					break
				}
				if asks[0].Kind == aestery.AskScry {
					met = true
					break
				}
				a, ok := rules.Random(s.Match(), r)
				if !ok || s.Do(a) != nil {
					break
				}
			}
			if !met {
				continue
			}
			rig := newAesteryRig(t, s, 1280, 720)
			sc := rig.Table
			id := rules.CardID(0)
			for i := range sc.Question.Ask.Answers {
				if sc.Question.Ask.Answers[i].Verb == want {
					id = sc.Question.Ask.Answers[i].Card
				}
			}
			rig.Click(rig.Middle(id))
			if !sc.Choice.Shown() || len(sc.Choice.Answers) != 2 {
				t.Fatalf("no choice between the top and the foot: %+v", sc.Choice.Answers)
			}
			rig.Run(500 * time.Millisecond)
			for i := range sc.Choice.Answers {
				if sc.Choice.Answers[i].Verb == want {
					rig.PressMirror(sc.UI.Sub("option", i))
					break
				}
			}
			rig.Run(500 * time.Millisecond)
			if a := s.Action(s.Len() - 1); a.Verb != want || a.Card != id {
				t.Errorf("%+v is done, verb %d was meant", a, want)
			}
		}
		if !met {
			t.Error("no card was ever looked at")
		}
	}
}

// TestCancelTakesBackADraft checks that Escape takes a drafted attacker back
// before it opens the menu.
func TestCancelTakesBackADraft(t *testing.T) {
	s := newAestery(t, 2)
	r := newRand(2)
	for range 600 {
		k := &s.Match().Asks()[0]
		if k.Kind == aestery.AskAttack && len(k.Draft) == 1 {
			break
		}
		a, ok := rules.Random(s.Match(), r)
		if !ok || s.Do(a) != nil {
			t.Fatal("nobody attacks")
		}
	}
	rig := newAesteryRig(t, s, 1280, 720)
	rig.Press("Escape")
	rig.Run(time.Second)
	if sc := rig.Table; sc.Sheet.Kind != sheet.None || sc.Question.Ask == nil || len(sc.Question.Ask.Draft) != 0 {
		t.Fatalf("modal %d, draft %v: the attacker is not taken back", sc.Sheet.Kind, sc.Question.Ask.Draft)
	}
	rig.Press("Escape")
	if rig.Table.Sheet.Kind != sheet.Menu {
		t.Error("with nothing drafted, Escape does not open the menu")
	}
}

// TestWhyEngaged checks the reason for a press on what is engaged.
func TestWhyEngaged(t *testing.T) {
	s := aesteryPosition(t,
		"scenario A used Mine\ngame aestery\nseats Inès, Maëlys\ndeck Inès: Figurant*9\ndeck Maëlys: Figurant*9\nset turn 3\nset phase 3\n"+
			"zone mines Inès: Mine (engaged=1, settled=1)\nzone hand Inès: Figurant\nzone hand Maëlys: Figurant\nzone deck Inès: Figurant"+strings.Repeat(", Figurant", 7)+"\nzone deck Maëlys: rest\n")
	rig := newAesteryRig(t, s, 1280, 720)
	rig.Click(rig.Middle(s.Match().Board().Top(aestery.ZoneMines(0))))
	if got := rig.Table.Notices.Caption.Text.FR; !strings.Contains(rules.Plain(got), "engagée") {
		t.Errorf("of an engaged Mine it is said: %q", got)
	}
}

// TestBlindBlockIsNamed checks that the curtain before blocks says that not to
// look is not to block.
func TestBlindBlockIsNamed(t *testing.T) {
	met := 0
	aesteryAsks(t, aestery.AskBlock, 4, func(s *rules.Session, sc *tabletest.Table) {
		if len(sc.Question.Ask.Draft) > 0 {
			return
		}
		met++
		sc.Watch.Next = sc.Question.Ask.Decider
		h := sc.Watch.Report.Handover(sc.Painter.Options)
		if h.Quick.FR != "Ne pas bloquer" || h.Quick.EN != "Do not block" {
			t.Errorf("without a look one can %q (%q)", h.Quick.FR, h.Quick.EN)
		}
	})
	if met == 0 {
		t.Error("nobody was asked to block")
	}
}

// TestPowersWaitForThePayment checks that while something is paid for, that is
// the reason why a power cannot be used.
func TestPowersWaitForThePayment(t *testing.T) {
	met := 0
	aesteryAsks(t, aestery.AskMain, 2, func(s *rules.Session, sc *tabletest.Table) {
		if sc.Question.Ask.Source == 0 {
			return
		}
		hero := sc.Shown.Top(aestery.ZoneHero(sc.Question.Ask.Decider))
		powers := aesterylook.Look.Players.Hero.Powers(sc.Shown.Cards[hero].Face)
		if len(powers) == 0 {
			return
		}
		met++
		if why := sc.PowerWhy(sc.Question.Ask.Decider, &powers[0]); !strings.Contains(why.FR, "confirmer ou annuler") {
			t.Errorf("while paying, a power is said not to work since: %q", why.FR)
		}
	})
	if met == 0 {
		t.Error("nothing was paid for")
	}
}

// TestPaymentTellsWhatIsLeft checks that what is told to be left over of a
// payment is in the reserve once it is confirmed.
func TestPaymentTellsWhatIsLeft(t *testing.T) {
	met, over := 0, 0
	aesteryAsks(t, aestery.AskMain, 4, func(s *rules.Session, sc *tabletest.Table) {
		words := aesterylook.Look.Preview.Comparison.Paying(sc.Shown, sc.Question.Ask)
		confirm := rules.Do(sc.Question.Ask.Decider, aestery.VerbConfirm)
		if !sc.Question.Ask.Legal(confirm) {
			return
		}
		before := aesterylook.Payment(sc.Shown, sc.Question.Ask)
		if words.Empty() != before.Empty() { // told from the first proposal on
			t.Errorf("paid by %q, told: %q", before.FR, words.FR)
		}
		if words.Empty() {
			return
		}
		met++
		m := s.Match().CloneInto(nil)
		if _, err := m.Apply(confirm, nil); err != nil {
			t.Fatal(err)
		}
		left := int(m.Board().Var(aestery.VarAether, sc.Question.Ask.Decider))
		if told := strings.Contains(words.FR, "Il restera "+strconv.Itoa(left)+" Aether"); told != (left > 0) {
			t.Errorf("%d Aether is left; told: %s", left, words.FR)
		}
		if left > 0 {
			over++
		}
	})
	if met < 5 || over == 0 {
		t.Errorf("%d payments were met, %d of them with something left over", met, over)
	}
}
