package dragonswrath_test

import (
	"fmt"
	"image"
	"image/color"
	"slices"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/dragonswrath"
	dragonswrathlook "wyrmtable/scenes/looks/dragonswrath"
)

// aCrowd is a combat of leaders with so many of eight creatures each, all of whom
// have a ritual that lasts.
func aCrowd(seats, n int) string {
	names := []string{"Inès", "Maëlys", "Théo", "Corvin", "Bertrand", "Alexandrine"}[:seats]
	rites := []string{"Guerre sainte", "Ère du dragon", "Nuit sans fin", "Chant de la ruche", "Pacte infernal",
		"Hiver bleu"}
	realm := []string{"Chevalier de fer", "Rôdeur des lisières", "Dragon sylvestre", "Ours caparaçonné", "Golem de glace",
		"Berserk de braise", "Fantôme hurleur", "Griffon royal"}[:n]
	lands := strings.Repeat("Forge écarlate, ", 5) + strings.Repeat("Port d’azur, ", 4) +
		strings.Repeat("Forêt profonde, ", 5) + "Forêt profonde"
	var b strings.Builder
	fmt.Fprintf(&b, "scenario A crowd\ngame   dragons-wrath\nseats  %s\n", strings.Join(names, ", "))
	for i, s := range names {
		fmt.Fprintf(&b, "deck   %s: Forge écarlate*5, Port d’azur*4, Forêt profonde*6, Bouclier de bronze, %s, %s, Spectre noyé*3\n", s, rites[i], strings.Join(realm, ", "))
	}
	b.WriteString("set    turn 9\nset    phase 4\n")
	for i, s := range names {
		fmt.Fprintf(&b, "zone   provinces %s: %s\nzone   realm %s: %s\nzone   rites %s: %s\n", s, lands, s,
			strings.Join(realm, ", "), s, rites[i])
	}
	fmt.Fprintf(&b, "zone   deck %s: rest\n", names[0])
	return b.String()
}

// TestWrathCrowdsArePressed checks that every creature of full realms is pressed
// where it is in sight, and that every lasting ritual has a line high enough to be
// read.
func TestWrathCrowdsArePressed(t *testing.T) {
	for _, c := range []struct{ w, h, seats, n, tall int }{{1280, 720, 6, 7, 44}, {1280, 720, 4, 8, 44},
		{390, 844, 4, 8, 44}} {
		r := newWrathRig(t, wrathPosition(t, aCrowd(c.seats, c.n)), c.w, c.h, game.OpenHands)
		r.Settle(10 * time.Second)
		sc, at := r.Table, fmt.Sprintf("%d leaders on %d by %d", c.seats, c.w, c.h)
		seen := map[string]game.Rect{}
		for _, g := range r.App.Mirror().Regions {
			for _, it := range g.Items {
				seen[it.ID] = it.At
			}
		}
		for s := range rules.Seat(c.seats) {
			for i, id := range sc.Shown.Zone(dragonswrath.ZoneRealm(s)) {
				p := sc.Tableau.InSight(id)
				low := game.Point{X: p.X + p.W/2, Y: p.Y + p.H - 4}
				for _, q := range []game.Point{{X: low.X, Y: p.Y + 4}, p.Center(), low} {
					if got := sc.Tableau.CardAt(q); got != id {
						t.Errorf("%s: on creature %d of %d lies %s at %v", at, i, s, sc.CardName(got), q)
					}
				}
				if got := seen[sc.UI.Sub("card", int(id))]; got.H < float64(c.tall)-.6 || got.W < 43.4 {
					t.Errorf("%s: creature %d of %d is pressed on %+v", at, i, s, got)
				}
			}
			for _, id := range sc.Shown.Zone(dragonswrath.ZoneRites(s)) {
				panel := sc.Tableau.Lay.Fixtures["rites"]
				if line := dragonswrathlook.RiteLine(sc.Shown, panel, id); line.H < dragonswrathlook.RiteLeast ||
					!line.Within(panel) {
					t.Errorf("%s: the ritual of %d has the line %+v in %+v", at, s, line, panel)
				}
			}
		}
	}
}

// TestWrathOutPlatesDoNotShine checks that the plate of a leader who is out stays
// as it is under the mouse, which has just let go his last province there, while
// those of the others shine.
func TestWrathOutPlatesDoNotShine(t *testing.T) {
	p := strings.NewReplacer("set    turn 9", "set    turn 9\nset    out Théo 1", "zone   provinces Théo",
		"zone   lost Théo",
		"zone   realm Théo: Chevalier de fer\nzone   rites Théo: Nuit sans fin\n", "").Replace(aCrowd(3, 1))
	r := newSeenWrathRig(t, wrathPosition(t, p), 1280, 720, game.OpenHands)
	r.Run(4 * time.Second)
	r.Settle(10 * time.Second)
	for s, shines := range map[rules.Seat]bool{1: true, 2: false} {
		if out := dragonswrathlook.Look.Players.Out(r.Table.Shown, s); out == shines {
			t.Fatalf("seat %d is out: %v", s, out)
		}
		at := r.Table.Tableau.Lay.Seats[s].Tally
		rim := image.Rect(int(at.X)-6, int(at.Y)-6, int(at.X+at.W)+6, int(at.Y)+2)
		r.Move(game.Point{X: 640, Y: 350})
		r.Run(100 * time.Millisecond)
		before := pixels(r.Picture(), rim)
		r.Move(game.Point(at.Center()))
		r.Run(100 * time.Millisecond)
		if after := pixels(r.Picture(), rim); slices.Equal(before, after) == shines {
			t.Errorf("the plate of seat %d shines under the mouse: %v", s, !shines)
		}
	}
}

// pixels is what a picture shows in a part of it.
func pixels(m image.Image, part image.Rectangle) (out []color.Color) {
	for y := part.Min.Y; y < part.Max.Y; y++ {
		for x := part.Min.X; x < part.Max.X; x++ {
			out = append(out, m.At(x, y))
		}
	}
	return out
}
