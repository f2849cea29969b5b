package table

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	dracoliathlook "wyrmtable/scenes/looks/dracoliath"
	"wyrmtable/scenes/table/reason"
	"wyrmtable/scenes/ui"
)

// flash is the sheet's own example: the Flash of Life of a player at full Life
// (S60).
const flash = `scenario Flash
about  S60
game   dracoliath
seats  Alice, Bruno
first  Alice
set    life Bruno 4
set    focus Bruno 0
set    phase 3
zone   hand Alice: Éclair de Vie
zone   river: Orbe du sommet, Vague, Bourgeon
zone   deck: Sillage, Vent arrière, Écume, Étincelle
`

// TestALineOfTheLogOpensAsItsSteps plays the sheet's example and opens the loss
// of Life with mouse and mirror: its steps, with numbers and cards, what did
// nothing folded.
func TestALineOfTheLogOpensAsItsSteps(t *testing.T) {
	r := newPosition(t, flash, 1280, 720)
	seen := r.card(t, "Éclair de Vie")
	r.table.do(r.App.Context(), answerWith(t, r, seen))
	r.table.finish(r.App.Context())
	r.Run(100 * time.Millisecond)
	line := -1
	for i := range r.table.story.Log {
		if strings.Contains(r.table.plain(r.table.story.Log[i].Text), "Bruno perd 2 Vies (4 → 2)") {
			line = i
		}
	}
	if line < 0 {
		t.Fatalf("the loss of 2 Life is not in the log: %+v", r.table.story.Log)
	}
	e := r.table.story.Log[line].Why
	if e == nil {
		t.Fatal("the loss of Life cannot be opened")
	}
	p := r.table.explains().Line(e)
	title, rows := p.Title, p.Rows
	if !strings.Contains(title, "4 → 2") {
		t.Errorf("the title is %q", title)
	}
	var steps [8]int
	for _, l := range rows {
		for s := l.Step; s <= l.To; s++ {
			steps[s]++
		}
	}
	if steps != [8]int{0, 1, 1, 1, 1, 1, 1, 1} {
		t.Errorf("the seven steps are told %v times: %+v", steps[1:], rows)
	}
	last := rows[len(rows)-1]
	if !strings.Contains(rows[0].Text, rules.CardRef(seen, "Éclair de Vie")) {
		t.Errorf("step 1 names no card to be lit: %q", rows[0].Text)
	}
	if first := rules.Plain(rows[0].Text); rows[0].Step != 1 || !strings.Contains(first, "Éclair de Vie") {
		t.Errorf("step 1 is %q", first)
	}
	if last.Step != 7 || !strings.Contains(last.Text, "4 − 2 = 2") {
		t.Errorf("step 7 is %+v", last)
	}
	r.PressMirror(r.table.ui.Sub("logwhy", line))
	r.Run(100 * time.Millisecond)
	if r.table.explain.Line != line+1 || !r.said("4 − 2 = 2") {
		t.Errorf("pressed, line %d is open; want %d with its sum in the mirror", r.table.explain.Line-1, line)
	}
	r.Press("Escape")
	if r.table.explain.Line != 0 {
		t.Error("Escape leaves it open")
	}
}

// said reports whether the mirror says words in the parchment.
func (r *rig) said(words string) bool {
	for _, g := range r.table.Mirror(r.App.Context()).Regions {
		for _, it := range g.Items {
			if g.ID == "why" && strings.Contains(it.Label, words) {
				return true
			}
		}
	}
	return false
}

// TestExcessIsTold checks step 6: Life beyond the maximum.
func TestExcessIsTold(t *testing.T) {
	r := newPosition(t, flash, 1280, 720)
	r.table.do(r.App.Context(), answerWith(t, r, r.card(t, "Éclair de Vie")))
	r.table.finish(r.App.Context())
	for i := range r.table.story.Log {
		e := r.table.story.Log[i].Why
		if e == nil {
			continue
		}
		for _, l := range e.Change.Steps {
			if l.Number == 6 {
				return
			}
		}
	}
	t.Error("no line of the log tells of the Life that was too much")
}

// TestPreviewsComeTrue plays matches of mastery 2 and, wherever a panel asks,
// compares what it announces for each answer with what that answer does.
func TestPreviewsComeTrue(t *testing.T) {
	checked, steps := 0, 0
	for seed := range uint64(80) {
		s, err := rules.NewSession(dracoliathlook.Look.Game,
			rules.Setup{Game: "dracoliath", Seed: seed, First: 0, Options: []rules.OptionSet{{Key: "mastery", Value: 2}},
				Seats: []rules.SeatSetup{{Name: "Maëlys"}, {Name: "Léandre"}}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		sc := New(ui.NewKit(), &dracoliathlook.Look, Doors{}, s, game.Head{})
		rng := rand.New(rand.NewPCG(seed, 3))
		for range 150 {
			asks := s.Match().Asks()
			if len(asks) == 0 {
				break
			}
			k := asks[0]
			sc.shown.CopyFrom(s.View(rules.Nobody))
			sc.question.Ask = &k
			sc.choice.Open()
			for i := range sc.choice.Answers {
				if !sc.choice.Results[i].Whole {
					continue
				}
				m := s.Match().CloneInto(nil)
				if _, err := m.Apply(sc.choice.Answers[i].Action, nil); err != nil {
					t.Fatal(err)
				}
				checked++
				for c, v := range sc.desk.Numbers.Counters {
					for seat := range rules.Seat(2) {
						want, said := m.Board().Var(v, seat), sc.shown.Var(v, seat)
						for _, g := range sc.choice.Results[i].Values {
							if g.Counter == (reason.Counter{Index: c, Seat: seat}) {
								said = g.Value
								steps += len(g.Changes)
								if last := g.Changes[len(g.Changes)-1]; last.New != said {
									t.Errorf("seed %d: the steps end at %d, the ruler at %d", seed, last.New, said)
								}
							}
						}
						if said != want {
							t.Fatalf("seed %d: answer %d announces %d, and it becomes %d", seed, i, said, want)
						}
					}
				}
			}
			if err := s.Do(k.Answers[rng.IntN(len(k.Answers))].Action); err != nil {
				t.Fatal(err)
			}
		}
	}
	if checked < 10 || steps < 5 {
		t.Errorf("only %d answers with %d steps were met", checked, steps)
	}
}
