package aestery

import (
	"math/rand/v2"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/scenario"
)

// open begins a scenario that only lays a position.
func open(t *testing.T, text string) *Match {
	t.Helper()
	list, err := scenario.Parse("test", text)
	if err != nil {
		t.Fatal(err)
	}
	s, err := scenario.Open(Game, &list[0])
	if err != nil {
		t.Fatal(err)
	}
	return s.Match().CloneInto(nil).(*Match)
}

const ambush = `
scenario An attack into a full hand
game   aestery
seats  Alice, Bruno
deck   Alice: Ours abyssal, Figurant*5
deck   Bruno: Tortue archivée, Vampire des quais, Figurant*4
set    turn 3
set    phase 5
zone   fighters Alice: Ours abyssal (attacking=1, engaged=1)
zone   fighters Bruno: Tortue archivée
zone   hand Bruno: Vampire des quais, Figurant
zone   deck Alice: Figurant
zone   deck Bruno: Figurant
`

// TestForesee checks that the outcome of blocks is foreseen step by step, that
// it is what then happens, and that foreseeing changes nothing.
func TestForesee(t *testing.T) {
	m := open(t, ambush)
	r := rand.New(rand.NewPCG(1, 1))
	before := string(m.AppendState(nil))
	look := func(v rules.Verb) Outlook {
		for _, a := range m.Asks()[0].Answers {
			if a.Verb == v {
				o, ok := Foresee(m, 1, a.Action, r)
				if !ok {
					t.Fatal("refused")
				}
				return o
			}
		}
		t.Fatal("not listed")
		return Outlook{}
	}
	if o := look(VerbConfirm); o.Lost != [2]int32{0, 5} || len(o.Lots) != 1 || o.Lots[0].Fate != Stays {
		t.Errorf("without a block: %+v", o)
	}
	if o := look(VerbBlock); o.Lost != [2]int32{0, 1} || o.Lots[1].Fate != Dies || o.Lots[0].Remaining != 2 {
		t.Errorf("the Tortue blocks: %+v", o)
	}
	if string(m.AppendState(nil)) != before {
		t.Error("foreseeing has changed the match")
	}
	do(t, m, VerbBlock)
	want := look(VerbConfirm)
	do(t, m, VerbConfirm)
	m.letBe(true)
	if m.board.Var(VarLife, 1) != want.Life[1] || want.Lost[1] != 1 || m.phase() != PhaseMain2 {
		t.Errorf("foreseen %+v, then life %d in phase %d", want, m.board.Var(VarLife, 1), m.phase())
	}
}

// TestForeseeAFlash checks that a fighter flashed in the draft is told of.
func TestForeseeAFlash(t *testing.T) {
	m := open(t, ambush)
	for _, a := range m.Asks()[0].Answers {
		if a.Verb == VerbBlock && m.zone(a.Card) == ZoneHand(1) {
			if _, err := m.Apply(a.Action, nil); err != nil {
				t.Fatal(err)
			}
			o, _ := Foresee(m, 1, rules.Do(1, VerbConfirm), rand.New(rand.NewPCG(1, 1)))
			last := o.Lots[len(o.Lots)-1]
			if last.Card != a.Card || last.Fate != IsExiled {
				t.Errorf("the flashed fighter: %+v", o)
			}
			return
		}
	}
	t.Fatal("nobody can be flashed")
}

// BenchmarkForesee foresees the confirmation of blocks.
func BenchmarkForesee(b *testing.B) {
	list, _ := scenario.Parse("test", ambush)
	s, err := scenario.Open(Game, &list[0])
	if err != nil {
		b.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 1))
	b.ReportAllocs()
	for b.Loop() {
		Foresee(s.Match(), 1, rules.Do(1, VerbConfirm), r)
	}
}
