package table

import (
	"math/rand/v2"
	"testing"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/aestery"
	aesterylook "wyrmtable/scenes/looks/aestery"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/ui"
)

// aesteryAsks plays matches at random and calls see wherever kind is asked.
func aesteryAsks(t *testing.T, kind rules.AskKind, matches uint64, see func(s *rules.Session, sc *Scene)) {
	t.Helper()
	for seed := range matches {
		s := newAestery(t, seed)
		sc := New(ui.NewKit(), &aesterylook.Look, Doors{}, s, game.Head{})
		r := rand.New(rand.NewPCG(seed, 9))
		for range 400 {
			asks := s.Match().Asks()
			if len(asks) == 0 {
				break
			}
			if asks[0].Kind == kind {
				sc.ask = &asks[0]
				sc.shown.CopyFrom(s.View(asks[0].Decider))
				see(s, sc)
			}
			a, ok := rules.Random(s.Match(), r)
			if !ok || s.Do(a) != nil {
				break
			}
		}
	}
}

// checkForesight compares what is told of an answer with the match in which it
// is given and everybody lets things take their course, and returns what is told.
func checkForesight(t *testing.T, s *rules.Session, sc *Scene, a rules.Answer) *foreseenCol {
	t.Helper()
	col := sc.foreseeOn(aesterylook.Look.Preview.Comparison, a)
	if !col.whole {
		return &col
	}
	m := s.Match().CloneInto(nil)
	pass := aesterylook.Look.Preview.Comparison.Pass(s.View(a.Seat), a.Seat)
	for act, ok := a.Action, true; ok; {
		if _, err := m.Apply(act, nil); err != nil {
			t.Fatal(err)
		}
		asks := m.Asks()
		if len(asks) == 0 {
			break
		}
		act, ok = pass(m.Board(), &asks[0])
	}
	b := m.Board()
	if p := b.Var(aestery.VarPhase, rules.Nobody); p <= aestery.PhaseDamage && p >= aestery.PhaseAttack {
		if asks := m.Asks(); len(asks) > 0 && asks[0].Kind <= aestery.AskBlock {
			t.Errorf("the foresight of %+v ends in phase %d, before the damage", a.Action, p)
		}
	}
	for seat := range rules.Seat(2) {
		if told, is := col.after.Var(aestery.VarLife, seat), b.Var(aestery.VarLife, seat); told != is {
			t.Errorf("%+v: life %d is told, %d it is", a.Action, told, is)
		}
		for _, id := range s.Match().Board().Zone(aestery.ZoneFighters(seat)) {
			if told, is := aesterylook.InPlay(col.after, id), aesterylook.InPlay(b, id); told != is {
				t.Errorf("%+v: %s in play is told %v, it is %v", a.Action, sc.cardName(id), told, is)
			}
		}
	}
	return &col
}

// TestForesightOfBlocksComesTrue checks that what is told of each step of a draft
// of blockers is the fight that it leads to, and not the draft alone.
func TestForesightOfBlocksComesTrue(t *testing.T) {
	hurts, seen := 0, 0
	aesteryAsks(t, aestery.AskBlock, 12, func(s *rules.Session, sc *Scene) {
		for _, a := range sc.ask.Answers {
			col := checkForesight(t, s, sc, a)
			seen++
			if a.Verb == aestery.VerbUnblock && col.after.Var(aestery.VarLife, a.Seat) < sc.shown.Var(aestery.VarLife, a.Seat) {
				hurts++
			}
		}
	})
	if hurts < 3 || seen < 50 {
		t.Errorf("of %d answers only %d that take a blocker away are told to hurt", seen, hurts)
	}
}

// TestForesightOfAttackersComesTrue checks the same of the draft of attackers.
func TestForesightOfAttackersComesTrue(t *testing.T) {
	hurts := 0
	aesteryAsks(t, aestery.AskAttack, 8, func(s *rules.Session, sc *Scene) {
		for _, a := range sc.ask.Answers {
			col := checkForesight(t, s, sc, a)
			if a.Verb == aestery.VerbAttack && col.after.Var(aestery.VarLife, 1-a.Seat) < sc.shown.Var(aestery.VarLife, 1-a.Seat) {
				hurts++
			}
		}
	})
	if hurts < 3 {
		t.Errorf("only %d attackers are told to hurt", hurts)
	}
}

// TestForesightTellsEachOrder checks that who orders blockers is told what comes
// of each order, and that who blocks twice is told on whom the order depends.
func TestForesightTellsEachOrder(t *testing.T) {
	orders, apart := 0, 0
	aesteryAsks(t, aestery.AskLine, 40, func(s *rules.Session, sc *Scene) {
		sc.forecast = forecast{}
		sc.foreseeEach(aesterylook.Look.Preview.Comparison)
		n := 0
		for _, a := range sc.ask.Answers {
			if !a.Back {
				checkForesight(t, s, sc, a)
				n++
			}
		}
		if got := len(sc.forecast.cols); got != min(n, look.MostCompared) {
			t.Errorf("%d orders of %d are told", got, n)
		}
		if sc.forecast.title.Empty() {
			t.Error("nothing says what the columns are")
		}
		orders++
		for _, row := range sc.forecast.rows {
			if row.Cells[0] != row.Cells[1] {
				apart++
				break
			}
		}
	})
	if orders == 0 || apart == 0 {
		t.Errorf("%d orders were met, %d of them matter", orders, apart)
	}
	block := rules.Answer{Action: rules.Action{Verb: aestery.VerbBlock, Card: 4, Target: 2}}
	if d := aesterylook.Look.Preview.Comparison.Doubt(&rules.Ask{Kind: aestery.AskBlock, Draft: []rules.CardID{3, 2}}, &block); d.Empty() {
		t.Error("a second blocker is not told to be ordered by the attacker")
	}
	block.Target = 1
	if d := aesterylook.Look.Preview.Comparison.Doubt(&rules.Ask{Kind: aestery.AskBlock, Draft: []rules.CardID{3, 2}}, &block); !d.Empty() {
		t.Error("two fights of one blocker each are told to depend on an order")
	}
}

// TestForesightOfWhatIsPaidFor checks that who casts or activates something in
// his main phase is told what comes of it before he confirms, and that it does.
func TestForesightOfWhatIsPaidFor(t *testing.T) {
	told, deaths := 0, 0
	aesteryAsks(t, aestery.AskMain, 10, func(s *rules.Session, sc *Scene) {
		a, ok := sc.ask.Plain(sc.shown.Layout(), "confirm")
		if !ok || sc.ask.Source == 0 || sc.shown.Count(aestery.ZoneStack) > 0 {
			return
		}
		checkForesight(t, s, sc, a)
		sc.forecast = forecast{}
		sc.foretell()
		if n := len(sc.forecast.cols); n != 1 || sc.forecast.cols[0].answer.Verb != aestery.VerbConfirm {
			t.Fatalf("%d outcomes are told of %s, want that of confirming", n, sc.cardName(sc.ask.Source))
		}
		if len(sc.forecast.rows) > 0 {
			told++
		}
		for _, f := range sc.forecast.cols[0].fates {
			if f.Card != 0 && !aesterylook.InPlay(sc.forecast.cols[0].after, f.Card) {
				deaths++
			}
		}
	})
	if told < 10 || deaths < 3 {
		t.Errorf("only %d drafts are told to do something, %d to end a card", told, deaths)
	}
}

func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 9)) }

// TestForesightTellsSpellsOfOnesOwnTurn checks that who pays for a spell or power
// in his own main phase is told, as in a fight, which fighters die of it.
func TestForesightTellsSpellsOfOnesOwnTurn(t *testing.T) {
	deaths := 0
	aesteryAsks(t, aestery.AskMain, 12, func(s *rules.Session, sc *Scene) {
		confirm := rules.Do(sc.ask.Decider, aestery.VerbConfirm)
		if sc.ask.Source == 0 || !sc.ask.Legal(confirm) {
			if sc.ask.Source == 0 && aesterylook.Look.Preview.Comparison.When(&sc.shown, sc.ask) && sc.shown.Count(aestery.ZoneStack) == 0 {
				t.Error("something is told although nothing is begun")
			}
			return
		}
		a, ok := sc.ask.Plain(sc.shown.Layout(), "confirm")
		if !ok {
			t.Fatal("a payment cannot be confirmed")
		}
		col := checkForesight(t, s, sc, a)
		sc.forecast = forecast{}
		sc.foretell()
		for seat := range rules.Seat(2) {
			for _, id := range sc.shown.Zone(aestery.ZoneFighters(seat)) {
				if aesterylook.InPlay(col.after, id) {
					continue
				}
				deaths++
				told := false
				for _, row := range sc.forecast.rows {
					told = told || row.Label == sc.cardName(id) && row.Cells[len(row.Cells)-1].Text != ""
				}
				if !told {
					t.Errorf("%s is lost, and nothing says so before", sc.cardName(id))
				}
			}
		}
	})
	if deaths < 3 {
		t.Errorf("only %d fighters were lost to spells", deaths)
	}
}

// TestForesightOfTheLastFight checks that who dies in the fight that ends the
// match is told to die: the match is over before it is buried.
func TestForesightOfTheLastFight(t *testing.T) {
	s := positionOf(t, &aesterylook.Look, `scenario The last fight
game   aestery
seats  Inès, Maëlys
deck   Inès: Mercenaire, Figurant*5
deck   Maëlys: Figurant*5
set    turn 3
set    phase 5
set    life Maëlys 1
zone   fighters Inès: Mercenaire (attacking=1, engaged=1, settled=1), Figurant (attacking=1, engaged=1, settled=1)
zone   fighters Maëlys: Figurant
zone   deck Inès: Figurant
zone   deck Maëlys: Figurant
`)
	doFirst(t, s, "block")
	asks := s.Match().Asks()
	sc := New(ui.NewKit(), &aesterylook.Look, Doors{}, s, game.Head{})
	sc.ask = &asks[0]
	sc.shown.CopyFrom(s.View(1))
	blocker := sc.shown.Zone(aestery.ZoneFighters(1))[0]
	a, ok := asks[0].Plain(sc.shown.Layout(), "confirm")
	if !ok {
		t.Fatal("the block cannot be confirmed")
	}
	for _, f := range sc.foreseeOn(aesterylook.Look.Preview.Comparison, a).fates {
		if f.Card == blocker && f.Text.FR != "meurt" {
			t.Errorf("of the blocker it is told %q", f.Text.FR)
		}
		if f.Card == blocker {
			return
		}
	}
	t.Error("nothing is told of the blocker")
}
