package preview_test

import (
	"math/rand/v2"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/aestery"
	"wyrmtable/rules/scenario"
	aesterylook "wyrmtable/scenes/looks/aestery"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/pick"
	"wyrmtable/scenes/table/preview"
)

// A moment is a match at an open question, with its preview.
type moment struct {
	*preview.Preview
	s   *rules.Session
	pos preview.Position
}

// momentOf is a match as the one who is asked sees it, with nothing held.
func momentOf(s *rules.Session) *moment {
	lk := &aesterylook.Look
	view, ask := s.View(s.Match().Asks()[0].Decider), &s.Match().Asks()[0]
	var n look.Numbers
	n.Resolve(lk, view.Layout())
	screen := preview.Screen{Knower: func(s rules.Seat) rules.Seat { return s },
		Answers: func(pick.Goal) []rules.Answer { return nil }}
	p := preview.New(lk, s, &n, look.Compile(lk.Meanings, view.Layout()), screen)
	return &moment{Preview: p, s: s, pos: preview.Position{View: view, Ask: ask, Hand: new(pick.Hand), Goal: -1,
		Seat: ask.Decider}}
}

func (m *moment) update() { m.Update(m.pos) }

// name is the name of a card.
func (m *moment) name(id rules.CardID) string {
	g := aesterylook.Look.Game
	return rules.Plain(g.Faces[g.FaceOf(m.pos.View, id)].Name.FR)
}

// aesteryAsks plays matches at random and calls see wherever kind is asked.
func aesteryAsks(t *testing.T, kind rules.AskKind, matches uint64, see func(m *moment)) {
	t.Helper()
	for seed := range matches {
		s, err := rules.NewSession(aesterylook.Look.Game, rules.Setup{Game: "aestery", Seed: seed, First: 0,
			Seats: []rules.SeatSetup{{Name: "Maëlys", Colour: 1}, {Name: "Léandre", Colour: 0}}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(seed, 9))
		for range 400 {
			asks := s.Match().Asks()
			if len(asks) == 0 {
				break
			}
			if asks[0].Kind == kind {
				see(momentOf(s))
			}
			a, ok := rules.Random(s.Match(), r)
			if !ok || s.Do(a) != nil {
				break
			}
		}
	}
}

// checkPreview compares what is told of an answer with the match in which it
// is given and everybody lets things take their course, and returns what is told.
func checkPreview(t *testing.T, now *moment, a rules.Answer) *preview.Column {
	t.Helper()
	s, col := now.s, now.Compare(now.pos, a)
	if !col.Whole {
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
			t.Errorf("the preview of %+v ends in phase %d, before the damage", a.Action, p)
		}
	}
	for seat := range rules.Seat(2) {
		if told, is := col.After.Var(aestery.VarLife, seat), b.Var(aestery.VarLife, seat); told != is {
			t.Errorf("%+v: life %d is told, %d it is", a.Action, told, is)
		}
		for _, id := range s.Match().Board().Zone(aestery.ZoneFighters(seat)) {
			if told, is := aesterylook.InPlay(col.After, id), aesterylook.InPlay(b, id); told != is {
				t.Errorf("%+v: %s in play is told %v, it is %v", a.Action, now.name(id), told, is)
			}
		}
	}
	return &col
}

// TestPreviewOfBlocksComesTrue checks that what is told of each step of a draft
// of blockers is the fight that it leads to, and not the draft alone.
func TestPreviewOfBlocksComesTrue(t *testing.T) {
	hurts, seen := 0, 0
	aesteryAsks(t, aestery.AskBlock, 12, func(m *moment) {
		for _, a := range m.pos.Ask.Answers {
			col := checkPreview(t, m, a)
			seen++
			if a.Verb == aestery.VerbUnblock && col.After.Var(aestery.VarLife, a.Seat) < m.pos.View.Var(aestery.VarLife,
				a.Seat) {
				hurts++
			}
		}
	})
	if hurts < 3 || seen < 50 {
		t.Errorf("of %d answers only %d that take a blocker away are told to hurt", seen, hurts)
	}
}

// TestPreviewOfAttackersComesTrue checks the same of the draft of attackers.
func TestPreviewOfAttackersComesTrue(t *testing.T) {
	hurts := 0
	aesteryAsks(t, aestery.AskAttack, 8, func(m *moment) {
		for _, a := range m.pos.Ask.Answers {
			col := checkPreview(t, m, a)
			if a.Verb == aestery.VerbAttack && col.After.Var(aestery.VarLife, 1-a.Seat) < m.pos.View.Var(aestery.VarLife,
				1-a.Seat) {
				hurts++
			}
		}
	})
	if hurts < 3 {
		t.Errorf("only %d attackers are told to hurt", hurts)
	}
}

// TestPreviewTellsEachOrder checks that who orders blockers is told what comes
// of each order, and that who blocks twice is told on whom the order depends.
func TestPreviewTellsEachOrder(t *testing.T) {
	orders, apart := 0, 0
	aesteryAsks(t, aestery.AskLine, 40, func(m *moment) {
		m.update()
		n := 0
		for _, a := range m.pos.Ask.Answers {
			if !a.Back {
				checkPreview(t, m, a)
				n++
			}
		}
		if got := len(m.Comparison.Columns); got != min(n, look.MostCompared) {
			t.Errorf("%d orders of %d are told", got, n)
		}
		if m.Comparison.Title.Empty() {
			t.Error("nothing says what the columns are")
		}
		orders++
		for _, row := range m.Comparison.Rows {
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
	if d := aesterylook.Look.Preview.Comparison.Doubt(&rules.Ask{Kind: aestery.AskBlock, Draft: []rules.CardID{3, 2}},
		&block); d.Empty() {
		t.Error("a second blocker is not told to be ordered by the attacker")
	}
	block.Target = 1
	if d := aesterylook.Look.Preview.Comparison.Doubt(&rules.Ask{Kind: aestery.AskBlock, Draft: []rules.CardID{3, 2}},
		&block); !d.Empty() {
		t.Error("two fights of one blocker each are told to depend on an order")
	}
	attack := rules.Answer{Action: rules.Action{Verb: aestery.VerbAttack, Card: 4}}
	if d := aesterylook.Look.Preview.Comparison.Doubt(&rules.Ask{Kind: aestery.AskAttack}, &attack); d.Empty() {
		t.Error("what an attacker does is told as if it could not be blocked")
	}
}

// TestPreviewOfWhatIsPaidFor checks that who casts or activates something in
// his main phase is told what comes of it before he confirms, and that it does.
func TestPreviewOfWhatIsPaidFor(t *testing.T) {
	told, deaths := 0, 0
	aesteryAsks(t, aestery.AskMain, 10, func(m *moment) {
		a, ok := m.pos.Ask.Plain(m.pos.View.Layout(), "confirm")
		if !ok || m.pos.Ask.Source == 0 || m.pos.View.Count(aestery.ZoneStack) > 0 {
			return
		}
		checkPreview(t, m, a)
		m.update()
		if n := len(m.Comparison.Columns); n != 1 || m.Comparison.Columns[0].Answer.Verb != aestery.VerbConfirm {
			t.Fatalf("%d outcomes are told of %s, want that of confirming", n, m.name(m.pos.Ask.Source))
		}
		if len(m.Comparison.Rows) > 0 {
			told++
		}
		for _, f := range m.Comparison.Columns[0].Effects {
			if f.Card != 0 && !aesterylook.InPlay(m.Comparison.Columns[0].After, f.Card) {
				deaths++
			}
		}
	})
	if told < 10 || deaths < 3 {
		t.Errorf("only %d drafts are told to do something, %d to end a card", told, deaths)
	}
}

// TestPreviewTellsSpellsOfOnesOwnTurn checks that who pays for a spell or power
// in his own main phase is told, as in a fight, which fighters die of it.
func TestPreviewTellsSpellsOfOnesOwnTurn(t *testing.T) {
	deaths := 0
	aesteryAsks(t, aestery.AskMain, 12, func(m *moment) {
		confirm := rules.Do(m.pos.Ask.Decider, aestery.VerbConfirm)
		if m.pos.Ask.Source == 0 || !m.pos.Ask.Legal(confirm) {
			if m.pos.Ask.Source == 0 && aesterylook.Look.Preview.Comparison.When(m.pos.View, m.pos.Ask) &&
				m.pos.View.Count(aestery.ZoneStack) == 0 {
				t.Error("something is told although nothing is begun")
			}
			return
		}
		a, ok := m.pos.Ask.Plain(m.pos.View.Layout(), "confirm")
		if !ok {
			t.Fatal("a payment cannot be confirmed")
		}
		col := checkPreview(t, m, a)
		m.update()
		for seat := range rules.Seat(2) {
			for _, id := range m.pos.View.Zone(aestery.ZoneFighters(seat)) {
				if aesterylook.InPlay(col.After, id) {
					continue
				}
				deaths++
				told := false
				for _, row := range m.Comparison.Rows {
					told = told || row.Label == m.name(id) && row.Cells[len(row.Cells)-1].Text != ""
				}
				if !told {
					t.Errorf("%s is lost, and nothing says so before", m.name(id))
				}
			}
		}
	})
	if deaths < 3 {
		t.Errorf("only %d fighters were lost to spells", deaths)
	}
}

// TestPreviewOfTheLastFight checks that who dies in the fight that ends the
// match is told to die: the match is over before it is buried.
func TestPreviewOfTheLastFight(t *testing.T) {
	all, err := scenario.Parse("position", `scenario The last fight
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
	if err != nil {
		t.Fatal(err)
	}
	s, err := scenario.Open(aesterylook.Look.Game, &all[0])
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range s.Match().Asks()[0].Answers {
		if a.Verb == aestery.VerbBlock {
			if err := s.Do(a.Action); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	m := momentOf(s)
	blocker := m.pos.View.Zone(aestery.ZoneFighters(1))[0]
	a, ok := m.pos.Ask.Plain(m.pos.View.Layout(), "confirm")
	if !ok {
		t.Fatal("the block cannot be confirmed")
	}
	for _, f := range m.Compare(m.pos, a).Effects {
		if f.Card == blocker && f.Text.FR != "meurt" {
			t.Errorf("of the blocker it is told %q", f.Text.FR)
		}
		if f.Card == blocker {
			return
		}
	}
	t.Error("nothing is told of the blocker")
}
