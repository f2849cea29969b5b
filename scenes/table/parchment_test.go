package table

import (
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/sheet"
)

// TestTheFullLogOpensSteps opens a loss of Life from the full log of a phone by
// finger, and of a window by the keyboard, and puts it away again.
func TestTheFullLogOpensSteps(t *testing.T) {
	k := &stepCases[0]
	for _, how := range []string{"touch", "keys"} {
		w, h := 390, 844
		if how == "keys" {
			w, h = 1280, 720
		}
		r := k.played(t, w, h)
		line := r.logged(t, k.lines[0].line)
		sc := r.table
		sc.open(r.App.Context(), sheet.Log)
		r.Run(200 * time.Millisecond)
		id := sc.top.Sub("fullwhy", line)
		if how == "touch" {
			r.Touch(r.placeOf(t, id).Center())
		} else {
			for n := 0; sc.top.Focused() != id && n < 60; n++ {
				r.Press("Tab")
			}
			r.Press("Enter")
		}
		r.Run(200 * time.Millisecond)
		if sc.explain.Line != line+1 || !r.said("12 − 2 = 10") {
			t.Fatalf("by %s, line %d is open, want %d", how, sc.explain.Line-1, line)
		}
		if how == "touch" {
			r.Touch(game.Point{X: 20, Y: 60})
		} else {
			r.Press("Escape")
		}
		r.Run(200 * time.Millisecond)
		if sc.explain.Line != 0 || sc.sheet.Kind != sheet.Log {
			t.Errorf("by %s, the steps stay open (%d) or the log closes with them (%d)", how, sc.explain.Line, sc.sheet.Kind)
		}
	}
}

// placeOf is where the mirror says that a thing over the table lies.
func (r *rig) placeOf(t *testing.T, id string) game.Rect {
	t.Helper()
	for _, g := range r.table.Mirror(r.App.Context()).Regions {
		for _, it := range g.Items {
			if it.ID == id {
				return it.At
			}
		}
	}
	t.Fatalf("the mirror has no %q", id)
	return game.Rect{}
}

// TestKeysGoThroughTheParchment lights each card that the parchment names by
// Tab and arrows, shows one large by Enter, and closes one after the other by
// Escape.
func TestKeysGoThroughTheParchment(t *testing.T) {
	k := &stepCases[0]
	r := k.played(t, 1280, 720)
	sc := r.table
	sc.explain.Line = 1 + r.logged(t, k.lines[0].line)
	sc.refresh()
	r.Run(100 * time.Millisecond)
	for i, name := range []string{"Souffle ardent", "Couronne de braise", "Cuirasse d’écorce", "Brume des cimes",
		"Souffle ardent"} {
		if i%2 == 0 {
			r.Press("Tab")
		} else {
			r.Press("ArrowDown")
		}
		if want := r.card(t, name); sc.explain.Lit != want {
			t.Errorf("key %d lights card %d, want %s", i, sc.explain.Lit, name)
		}
	}
	r.Press("ArrowUp")
	r.Press("Enter")
	r.Run(100 * time.Millisecond)
	if want := r.card(t, "Brume des cimes"); sc.zoom.Card != want {
		t.Errorf("Enter shows card %d, want %d", sc.zoom.Card, want)
	}
	r.Press("Escape")
	if sc.zoom.Card != 0 || sc.explain.Line == 0 {
		t.Error("Escape closes more than the card, or nothing")
	}
	r.Press("Escape")
	r.Run(100 * time.Millisecond)
	if sc.explain.Line != 0 || sc.explain.Lit != 0 || sc.sheet.Kind != sheet.None {
		t.Errorf("Escape leaves the parchment (%d), the light (%d) or opens a panel (%d)", sc.explain.Line, sc.explain.Lit,
			sc.sheet.Kind)
	}
}

// half is a duel in which Maëlys chooses between two effects, each of which
// changes two rulers.
const half = `scenario Half
about  S82
game   dracoliath
seats  Maëlys, Léandre
first  Maëlys
option mastery 2
set    life Maëlys 9
set    life Léandre 8
set    phase 3
zone   hand Maëlys: Moitié de cœur, Calice de jade
zone   hand Léandre: Louve gardienne (side=1)
zone   river: Brume des cimes, Vague, Bourgeon
zone   deck: Sillage, Vent arrière, Écume, Curée
`

func (r *rig) chooses(t *testing.T) {
	t.Helper()
	r.table.do(r.App.Context(), answerWith(t, r, r.card(t, "Moitié de cœur")))
	r.table.finish(r.App.Context())
	r.Run(200 * time.Millisecond)
	if len(r.table.choice.Answers) != 2 {
		t.Fatalf("%d answers in the panel", len(r.table.choice.Answers))
	}
}

// TestAChoiceShowsAllItsSteps looks at each answer and finds every ruler that it
// changes explained; both answers speak of the same rulers in the same order.
func TestAChoiceShowsAllItsSteps(t *testing.T) {
	r := newPosition(t, half, 1280, 720)
	r.chooses(t)
	sc := r.table
	a, b := sc.choice.Lines(0), sc.choice.Lines(1)
	if len(a) != len(b) || len(a) < 3 {
		t.Fatalf("the answers say %q and %q", a, b)
	}
	for i := range a {
		name, _, _ := strings.Cut(a[i], ":")
		if !strings.HasPrefix(b[i], name) {
			t.Errorf("line %d speaks of %q and of %q", i, a[i], b[i])
		}
	}
	said := 0
	for _, region := range r.App.Mirror().Regions {
		for _, it := range region.Items {
			if strings.HasPrefix(it.ID, "option.") {
				said++
				if strings.Contains(it.Label, "..") || !strings.Contains(it.Label, ". ") {
					t.Errorf("the mirror says %q: words and outcomes shall be sentences apart", it.Label)
				}
			}
		}
	}
	if said != 2 {
		t.Errorf("the mirror tells %d answers", said)
	}
	for i := range sc.choice.Results {
		k := sc.choice.Results[i].Values
		r.Move(r.placeOf(t, sc.top.Sub("option", i)).Center())
		r.Run(100 * time.Millisecond)
		_, p := sc.explained()
		if len(p.Parts) != len(k) || len(k) < 2 {
			t.Errorf("answer %d changes %d rulers, explained are %d", i, len(k), len(p.Parts))
		}
		for j, part := range p.Parts {
			last := part.Rows[len(part.Rows)-1]
			if !strings.Contains(part.Title, " → "+look.Signed(int(k[j].Value), "")) || last.Step != 7 ||
				!strings.HasSuffix(last.Text, "= "+look.Signed(int(k[j].Value), "")) {
				t.Errorf("answer %d, ruler %d: %q ends with %+v", i, j, part.Title, last)
			}
		}
	}
}

// TestAFingerSeesTheStepsOfAnAnswer opens and closes them on a phone without
// giving the answer.
func TestAFingerSeesTheStepsOfAnAnswer(t *testing.T) {
	r := newPosition(t, half, 390, 844)
	r.chooses(t)
	sc, n := r.table, r.table.match.Session.Len()
	r.Touch(r.placeOf(t, sc.top.Sub("steps", 1)).Center())
	r.Run(200 * time.Millisecond)
	if sc.choice.Looked() != 1 || !r.said("=") {
		t.Fatalf("looked at is %d", sc.choice.Looked())
	}
	veil := r.placeOf(t, "whyveil")
	r.Touch(game.Point{X: veil.X + veil.W/2, Y: veil.Y + 20}) // its title
	r.Run(200 * time.Millisecond)
	if sc.choice.Looked() != -1 || sc.match.Session.Len() != n || !sc.choice.Modal() {
		t.Errorf("looked at is %d, %d answers were given", sc.choice.Looked(), sc.match.Session.Len()-n)
	}
}
