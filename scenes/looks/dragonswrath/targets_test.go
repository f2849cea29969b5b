package dragonswrath_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/dragonswrath"
	dragonswrathlook "wyrmtable/scenes/looks/dragonswrath"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/tabletest"
	"wyrmtable/scenes/ui"
)

// named is the card of a zone that shows a name.
func named(t testing.TB, r *tabletest.Rig, z rules.Zone, name string) rules.CardID {
	t.Helper()
	for _, id := range r.Table.Shown.Zone(z) {
		if r.Table.CardName(id) == name {
			return id
		}
	}
	t.Fatalf("%s does not lie there", name)
	return 0
}

// TestWrathWaysOfAttackAreCompared checks that the panel that asks whether to
// attack by magic or by force shows both sums and both outcomes.
func TestWrathWaysOfAttackAreCompared(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}} {
		s := wrathPosition(t, aWar)
		passWindow(t, s)
		r := newWrathRig(t, s, size[0], size[1], game.OpenHands)
		by, foe := named(t, r, dragonswrath.ZoneRealm(0), "Inquisitrice"),
			named(t, r, dragonswrath.ZoneRealm(2), "Ent ancien")
		r.Click(r.Middle(by))
		r.Run(time.Second)
		r.Click(r.Middle(foe))
		r.Run(time.Second)
		sc := r.Table
		if len(sc.Choice.Answers) != 2 || len(sc.Choice.Shows) != 2 {
			t.Fatalf("%v: %d ways of attack are asked about, %d shown", size, len(sc.Choice.Answers), len(sc.Choice.Shows))
		}
		m := r.Reads()
		for i, a := range sc.Choice.Answers {
			stat := []dragonswrath.Op{dragonswrath.OpPM, dragonswrath.OpPP}[a.Num-1]
			for _, side := range [][2]rules.CardID{{by, foe}, {foe, by}} {
				sum := sc.CardName(side[0]) + " " + look.Signed(dragonswrath.Strength(sc.Shown, side[0], stat, side[1]), "")
				if !strings.Contains(m, sum) {
					t.Errorf("%v, way %d: the panel does not say %q", size, i, sum)
				}
			}
			after := s.Match().(*dragonswrath.Match).CloneInto(nil)
			if !strings.Contains(sc.Plain(sc.Choice.Shows[i].Said[2]), "tombe") {
				t.Errorf("%v, way %d: the outcome is %q", size, i, sc.Plain(sc.Choice.Shows[i].Said[2]))
			}
			fallsAs(t, after, a.Action, sc.Plain(sc.Choice.Shows[i].Said[2]), sc)
		}
	}
}

// fallsAs checks that what was foretold of an attack comes true when nobody
// interrupts it.
func fallsAs(t *testing.T, m rules.Match, a rules.Action, foretold string, sc *tabletest.Table) {
	t.Helper()
	events, err := m.Apply(a, nil)
	if err != nil {
		t.Fatal(err)
	}
	for {
		k := &m.Asks()[0]
		if k.Kind != dragonswrath.AskCurse {
			break
		}
		if events, err = m.Apply(rules.Do(k.Decider, dragonswrath.VerbPass), events); err != nil {
			t.Fatal(err)
		}
	}
	for _, id := range []rules.CardID{a.Card, a.Target} {
		falls := slices.ContainsFunc(events, func(e rules.Event) bool {
			return e.Kind == rules.Note && e.Note() == dragonswrath.NoteFall && e.Card == id
		})
		if said := strings.Contains(foretold, sc.CardName(id)+" tombe"); said != falls {
			t.Errorf("%s falls: %v, and it was foretold %q", sc.CardName(id), falls, foretold)
		}
	}
}

// passWindow lets everybody pass until somebody attacks.
func passWindow(t testing.TB, s *rules.Session) {
	t.Helper()
	for s.Match().Asks()[0].Kind != dragonswrath.AskAttack {
		if err := s.Do(rules.Do(s.Match().Asks()[0].Decider, dragonswrath.VerbPass)); err != nil {
			t.Fatal(err)
		}
	}
}

// arrowsNow are the arrows of spells that lie on the table now.
func arrowsNow(r *tabletest.Rig) (out []look.Arrow) {
	sc := r.Table
	k := look.Telling{View: sc.Shown, Ask: sc.Question.Ask, Name: sc.Name, Targets: sc.Preview.Aimed(sc.Shown)}
	for _, a := range dragonswrathlook.Look.Preview.Arrows(&k, nil) {
		if a.Ink == look.InkAim {
			out = append(out, a)
		}
	}
	return out
}

// TestWrathMaleficeShowsWhatItTouches casts maléfices in a fight: while one is
// confirmed, and while it is played, an arrow leads from it to what it is aimed
// at, and the comparison tells how the fight will stand.
func TestWrathMaleficeShowsWhatItTouches(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}} {
		r := warRig(t, size[0], size[1])
		sc := r.Table
		r.PressMirror("claim.0")
		r.Settle(5 * time.Second)
		curse, target := named(t, r, dragonswrath.ZoneHand(0), "Rage"),
			named(t, r, dragonswrath.ZoneRealm(0), "Inquisitrice")
		r.Does(t, func(a *rules.Answer) bool { return a.Card == curse && a.Target == target })
		r.Run(time.Second)
		want := []look.Arrow{{From: curse, To: target, Ink: look.InkAim}}
		if got := arrowsNow(r); !slices.Equal(got, want) {
			t.Errorf("%v: while it is confirmed the arrows are %+v, want %+v", size, got, want)
		}
		if !strings.Contains(r.Reads(), "Avec Rage, ") {
			t.Errorf("%v: it is not told how the fight would stand", size)
		}
		if !strings.Contains(sc.Prompt(), "sur Inquisitrice") {
			t.Errorf("%v: the question is %q", size, sc.Prompt())
		}
		sc.Do(r.App.Context(), rules.Do(0, dragonswrath.VerbDone))
		seen := false
		for range 60 {
			r.Step(100 * time.Millisecond)
			if got := arrowsNow(r); slices.Equal(got, want) && sc.Busy() && !seen {
				seen = true
			}
		}
		if !seen {
			t.Errorf("%v: no arrow shows what is touched while the maléfice is played", size)
		}
		if got := arrowsNow(r); len(got) != 0 {
			t.Errorf("%v: afterwards the arrows are %+v", size, got)
		}
		if m := r.Reads(); sc.Question.Ask != nil && sc.Question.Ask.Kind == dragonswrath.AskCurse &&
			(strings.Contains(m, "Sans maléfice") || !strings.Contains(m, "Si tous passent, ")) {
			t.Errorf("%v: after a maléfice it is told how the fight would stand without one", size)
		}
		if !strings.Contains(r.Reads(), "lance le maléfice Rage sur Inquisitrice") {
			t.Errorf("%v: the log does not say on whom it was cast", size)
		}
	}
}

// aGreatRitual is a leader about to sacrifice a magic province.
const aGreatRitual = `scenario The great ritual
game   dragons-wrath
seats  Inès, Maëlys
deck   Inès: Forge écarlate*9, Forge écarlate*4, Source des dragons, Portail d’onyx, Dragon de guerre, Griffon royal*4
deck   Maëlys: Port d’azur*9, Port d’azur*6, Griffon royal*5
set    turn 2
set    phase 2
zone   provinces Inès: Forge écarlate, Forge écarlate, Forge écarlate, Forge écarlate, Forge écarlate, Forge écarlate, Source des dragons, Portail d’onyx
zone   lost Inès: Forge écarlate, Forge écarlate, Forge écarlate, Forge écarlate, Forge écarlate, Forge écarlate, Forge écarlate
zone   hand Inès: Dragon de guerre
zone   deck Inès: rest
zone   provinces Maëlys: Port d’azur, Port d’azur, Port d’azur, Port d’azur, Port d’azur, Port d’azur, Port d’azur, Port d’azur, Port d’azur, Port d’azur, Port d’azur, Port d’azur, Port d’azur, Port d’azur, Port d’azur
`

// TestWrathSacrificeIsMarked checks that the magic province that is about to be
// sacrificed is marked on the map while that is confirmed, and no longer when it
// is taken back.
func TestWrathSacrificeIsMarked(t *testing.T) {
	r := newWrathRig(t, wrathPosition(t, aGreatRitual), 1280, 720, game.OpenHands)
	sc := r.Table
	marked := func() (out []rules.CardID) {
		for id := range sc.Tableau.Faces {
			for _, g := range sc.Tableau.Signs(rules.CardID(id)) {
				if g.Sign == dragonswrathlook.SignPaid {
					out = append(out, rules.CardID(id))
				}
			}
		}
		return out
	}
	land := named(t, r, dragonswrath.ZoneProvinces(0), "Source des dragons")
	r.Does(t, func(a *rules.Answer) bool { return a.Verb == dragonswrath.VerbGather && a.Card == land })
	if got := marked(); !slices.Equal(got, []rules.CardID{land}) {
		t.Errorf("marked are %v, want %v", got, land)
	}
	k := sc.Telling()
	k.Wide = true
	if s := dragonswrathlook.Map(&k, 0, &sc.Tableau.Now().Lands[0]); !strings.Contains(s.Key, "k2") &&
		!strings.Contains(s.Key, "k3") {
		t.Errorf("no territory is chosen: %s", s.Key)
	}
	r.PressMirror("back")
	r.Settle(5 * time.Second)
	if got := marked(); len(got) != 0 {
		t.Errorf("after it is taken back %v are marked", got)
	}
}

// TestWrathItemsRiseWithTheirBearer lifts a creature that bears two items: their
// badges lie on it, over its picture, and no longer where it lay.
func TestWrathItemsRiseWithTheirBearer(t *testing.T) {
	s := wrathPosition(t, aWar)
	passWindow(t, s)
	r := newSeenWrathRig(t, s, 1280, 720, game.OpenHands)
	sc := r.Table
	r.Settle(5 * time.Second)
	by := named(t, r, dragonswrath.ZoneRealm(0), "Inquisitrice")
	item := named(t, r, dragonswrath.ZoneItems(0), "Épée longue")
	if sc.Tableau.Bearer(item) != by {
		t.Fatalf("the sword lies at card %d, not at %d", sc.Tableau.Bearer(item), by)
	}
	r.Click(r.Middle(by))
	r.Run(time.Second)
	if sc.Hand.Card() != by || !sc.Tableau.Lifted(sc.Tableau.Bearer(item)) {
		t.Fatal("the creature is not lifted")
	}
	// What was drawn last of all is the badge, not the creature.
	var last [2]int
	n, piece := 0, sc.Tableau.Stage.Cards[item].Goal().Width
	_, i := sc.Tableau.PieceOf(item)
	badge, ok := sc.UI.Kit.Pics.Find(ui.Key{Kind: "table.piece", A: i}, piece, piece*layout.CardRatio)
	if !ok {
		t.Fatal("the badge was never painted")
	}
	face := sc.Painter.CardImage(by, true)
	sc.UI.Kit.Watch = func(img *ebiten.Image) {
		n++
		for k, of := range [...]*ebiten.Image{face, badge} {
			if img == of {
				last[k] = n
			}
		}
	}
	r.App.Context().Redraw()
	r.Step(16 * time.Millisecond)
	r.Picture()
	sc.UI.Kit.Watch = nil
	if last[0] == 0 || last[1] < last[0] {
		t.Errorf("the creature is drawn as picture %d, its item as picture %d", last[0], last[1])
	}
	r.Click(game.Point{X: 800, Y: 460})
	r.Run(time.Second)
	from := r.Middle(by)
	r.Carry(from, game.Point{X: 620, Y: 340})
	r.Run(300 * time.Millisecond)
}
