package aestery_test

import (
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/aestery"
	aesterylook "wyrmtable/scenes/looks/aestery"
	"wyrmtable/scenes/table/tabletest"
)

// aAim is a table at which Inès casts a crab whose arrival heals a fighter.
const aAim = `scenario The crab comes
game   aestery
seats  Inès, Maëlys
deck   Inès: Crabe médecin, Figurant*5, Mercenaire
deck   Maëlys: Figurant*5
set    turn 3
set    phase 3
zone   hand Inès: Crabe médecin, Figurant
zone   fighters Inès: Figurant (settled=1), Mercenaire (fatigue=2, settled=1)
zone   fighters Maëlys: Figurant (settled=1), Figurant (settled=1)
zone   deck Inès: Figurant, Figurant
zone   deck Maëlys: Figurant, Figurant
`

// crabAims plays aAim up to the question whom the crab heals.
func crabAims(t *testing.T) *rules.Session {
	t.Helper()
	s := tabletest.Position(t, &aesterylook.Look, aAim)
	for _, verb := range []string{"cast", "confirm", "pass", "pass"} {
		doFirst(t, s, verb)
	}
	if k := s.Match().Asks(); len(k) == 0 || k[0].Kind != aestery.AskTarget {
		t.Fatal("nobody is asked for a target")
	}
	return s
}

// doFirst does the first answer with a verb.
func doFirst(t *testing.T, s *rules.Session, verb string) {
	t.Helper()
	for _, k := range s.Match().Asks() {
		for _, a := range k.Answers {
			if s.Match().Board().Layout().Verbs[a.Verb].Name == verb {
				if err := s.Do(a.Action); err != nil {
					t.Fatal(err)
				}
				return
			}
		}
	}
	t.Fatalf("nobody can %s", verb)
}

// goalCard is the card of the goal that the keyboard is on.
func goalCard(r *tabletest.Rig) rules.CardID {
	sc := r.Table
	for i, g := range sc.Hand.Goals() {
		if sc.UI.Focused() == sc.UI.Sub("goal", i) {
			return g.Card
		}
	}
	return 0
}

// TestKeysStartAtTheTarget checks that in a match that is gone on with, whether
// the curtain was lifted by a key or by the mouse, the keyboard is on the target
// that profits most, that its arrows stay among the targets, and that Enter
// chooses.
func TestKeysStartAtTheTarget(t *testing.T) {
	for _, byMouse := range []bool{false, true} {
		s := crabAims(t)
		r := tabletest.New(t, &aesterylook.Look, s, 1280, 720, game.CurtainHands)
		if byMouse {
			lift, ok := r.App.Mirror().Find("lift")
			if !ok {
				t.Fatal("there is no curtain")
			}
			r.Click(game.Point{X: lift.At.X + lift.At.W/2, Y: lift.At.Y + lift.At.H/2})
		} else {
			r.Press("Enter")
		}
		r.Settle(10 * time.Second)
		sc := r.Table
		b := s.Match().Board()
		if id := goalCard(r); id == 0 || b.Attr(id, aestery.AttrFatigue) != 2 {
			t.Errorf("mouse %v: the keyboard begins at %q, card %d", byMouse, sc.UI.Focused(), id)
		}
		for _, key := range []game.Key{"ArrowLeft", "ArrowUp", "ArrowRight"} {
			r.Press(key)
			r.Run(100 * time.Millisecond)
			if at := sc.UI.Focused(); !strings.HasPrefix(at, "goal.") {
				t.Errorf("mouse %v: %s brings the keyboard to %q", byMouse, key, at)
			}
		}
		id := goalCard(r)
		r.Press("Enter")
		r.Run(2 * time.Second)
		got := rules.CardID(0)
		for i := range s.Len() {
			if a := s.Action(i); a.Verb == aestery.VerbTarget {
				got = a.Target
			}
		}
		if got != id {
			t.Errorf("mouse %v: Enter aims at card %d, not %d", byMouse, got, id)
		}
	}
}

// TestKeysFindTheTargets checks that where the mouse was used last, a first key
// brings the keyboard to a target and chooses nothing.
func TestKeysFindTheTargets(t *testing.T) {
	for _, key := range []game.Key{"Enter", "ArrowDown"} {
		s := crabAims(t)
		r := newAesteryRig(t, s, 1280, 720)
		r.Table.UI.Focus("")
		r.Run(100 * time.Millisecond)
		done := s.Len()
		r.Press(key)
		r.Run(100 * time.Millisecond)
		if id := goalCard(r); id == 0 || s.Len() != done {
			t.Errorf("%s brings the keyboard to %q, and %d actions follow", key, r.Table.UI.Focused(), s.Len()-done)
		}
	}
}

// TestTargetsAreToldSideBySide checks that what comes of each of a few targets is
// told before any is pointed at, under its name, and that of tokens the name is
// told before they are there.
func TestTargetsAreToldSideBySide(t *testing.T) {
	s := tabletest.Position(t, &aesterylook.Look, `scenario Two targets
game   aestery
seats  Inès, Maëlys
deck   Inès: Tristan, Harpon abyssal, Figurant*5
deck   Maëlys: Mercenaire, Figurant*5
set    turn 3
set    phase 3
zone   hero Inès: Tristan (experience=3)
zone   hand Inès: Harpon abyssal, Figurant
zone   mines Inès: Mine (settled=1)
zone   fighters Maëlys: Figurant (settled=1), Mercenaire (settled=1)
zone   deck Inès: Figurant, Figurant
zone   deck Maëlys: Figurant, Figurant
`)
	r := newAesteryRig(t, s, 1280, 720)
	sc := r.Table
	act := func(verb rules.Verb, num int16) {
		t.Helper()
		for _, a := range sc.Question.Ask.Answers {
			if a.Verb == verb && a.Num == num {
				sc.Do(r.App.Context(), a.Action)
				r.Settle(10 * time.Second)
				return
			}
		}
		t.Fatalf("nobody can %d %d", verb, num)
	}
	act(aestery.VerbCast, 0)
	if urge := sc.Urge(); urge != "Visez une cible" {
		t.Errorf("the large button says %q where a target is waited for", urge)
	}
	f := &sc.Preview.Comparison
	if len(f.Columns) != 2 || f.Columns[0].Head != "Figurant" || f.Columns[1].Head != "Mercenaire" {
		t.Fatalf("%d columns are told of two targets", len(f.Columns))
	}
	rows := map[string][2]string{}
	for _, row := range f.Rows {
		rows[row.Label] = [2]string{row.Cells[0].Text, row.Cells[1].Text}
	}
	want := map[string][2]string{"Figurant": {"meurt", "1 / 2"}, "Mercenaire": {"3 / 3", "3 / 1"}}
	for name, cells := range want {
		if rows[name] != cells {
			t.Errorf("of %s it is told %q, not %q", name, rows[name], cells)
		}
	}
	act(aestery.VerbCancel, 0)
	act(aestery.VerbPower, 2)
	rows = map[string][2]string{}
	for _, row := range f.Rows {
		rows[row.Label] = [2]string{row.Cells[len(row.Cells)-1].Text}
	}
	if rows["Chaton"][0] != "1 / 1" || rows["Inès · expérience"][0] != "3→0" {
		t.Errorf("of two kittens for three markers it is told %q", rows)
	}
}

// TestLookingAtABlockerKeepsTheFight checks that while a blocker that was chosen
// is looked at, the table goes on showing the fight with it; the panel tells
// beside it what the fight were without.
func TestLookingAtABlockerKeepsTheFight(t *testing.T) {
	s := tabletest.Position(t, &aesterylook.Look, `scenario One blocks
game   aestery
seats  Inès, Maëlys
deck   Inès: Mercenaire, Figurant*5
deck   Maëlys: Figurant*5
set    turn 3
set    phase 5
zone   fighters Inès: Mercenaire (attacking=1, engaged=1, settled=1)
zone   fighters Maëlys: Figurant
zone   deck Inès: Figurant
zone   deck Maëlys: Figurant
`)
	doFirst(t, s, "block")
	r := newAesteryRig(t, s, 1280, 720)
	sc := r.Table
	id := sc.Shown.Zone(aestery.ZoneFighters(1))[0]
	r.Move(r.Middle(id))
	r.Run(500 * time.Millisecond)
	f := &sc.Preview.Comparison
	if len(f.Columns) != 2 || f.Columns[1].Answer.Verb != aestery.VerbUnblock {
		t.Fatalf("%d columns are told while the blocker is looked at", len(f.Columns))
	}
	if f.Columns[f.Mark].Answer.Verb != aestery.VerbConfirm || f.Loss[1] != 1 {
		t.Errorf("the table shows column %d, and %d life lost", f.Mark, f.Loss[1])
	}
}
