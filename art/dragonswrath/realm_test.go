package dragonswrath

import (
	"image"
	"math"
	"testing"

	"wyrmtable/art"
	"wyrmtable/art/arttest"
	"wyrmtable/art/lands"
	"wyrmtable/fonts"
)

// testRealms are realms of all kinds and sizes a table has.
func testRealms() map[string]*lands.Lands {
	return map[string]*lands.Lands{
		"two rows": NewRealm(308, 76, 2, 1), "three rows": NewRealm(430, 134, 3, 2), "narrow": NewRealm(186, 86, 3, 3),
		"five rows": NewRealm(120, 190, 5, 4), "few": lands.Around(200, 80, [][2]float64{{40, 40}, {100, 38}, {160, 44}}, 5),
		"one": lands.Around(80, 80, [][2]float64{{40, 40}}, 6),
	}
}

// owner is the territory at a point, -1 beside all of them, and -2 where several
// lie.
func owner(r *lands.Lands, x, y float64) int {
	found := -1
	for i := range Len(r) {
		switch {
		case !r.Holds(i, x, y):
		case found >= 0:
			return -2
		default:
			found = i
		}
	}
	return found
}

// TestRealmIsAMap: each territory lies on the sheet, its middle lies in it and
// in no other, and none is so small that its sphere could not be told.
func TestRealmIsAMap(t *testing.T) {
	for name, r := range testRealms() {
		for i := range Len(r) {
			x, y := r.Middle(i)
			if at := owner(r, x, y); at != i {
				t.Errorf("%s: the middle of territory %d lies in %d", name, i, at)
			}
			bx, by, w, h := r.Box(i)
			if bx < -0.01 || by < -0.01 || bx+w > r.W+0.01 || by+h > r.H+0.01 {
				t.Errorf("%s: territory %d leaves the sheet: %.1f, %.1f, %.1f by %.1f", name, i, bx, by, w, h)
			}
			if math.Min(w, h) < 16 {
				t.Errorf("%s: territory %d is %.1f by %.1f", name, i, w, h)
			}
		}
		if owner(r, -5, -5) != -1 || owner(r, r.W+5, 3) != -1 {
			t.Errorf("%s: there is land beside the sheet", name)
		}
	}
	if n := Len(NewRealm(300, 80, 2, 1)); n != RealmLands {
		t.Errorf("%d territories", n)
	}
}

// TestRealmHasNoGaps: neighbours share their borders, so that no point in the
// midst of a realm belongs to nobody or to two.
func TestRealmHasNoGaps(t *testing.T) {
	r := NewRealm(430, 134, 3, 9)
	for y := r.Side; y < r.H-r.Side; y += 3 {
		for x := r.Side; x < r.W-r.Side; x += 3 {
			if o := owner(r, x, y); o < 0 {
				t.Fatalf("owner %d at %.0f, %.0f", o, x, y)
			}
		}
	}
}

// TestRealmsDiffer: realms look different by seed, and the same by the same one.
func TestRealmsDiffer(t *testing.T) {
	a, b, c := NewRealm(300, 80, 2, 1), NewRealm(300, 80, 2, 1), NewRealm(300, 80, 2, 2)
	ax, ay := a.Middle(4)
	if bx, by := b.Middle(4); ax != bx || ay != by {
		t.Error("a realm made twice is two realms")
	}
	if cx, cy := c.Middle(4); ax == cx && ay == cy {
		t.Error("two seeds make one realm")
	}
}

// testLands are lands in every state.
func testLands(named bool) []RealmLand {
	var out []RealmLand
	for i := range RealmLands {
		l := RealmLand{State: LandKnown, Colour: Colour(1 + i%5)}
		if named {
			l.Name = []string{"Forge écarlate", "Marches de braise", "Port d’azur", "Nécropole"}[i%4]
		}
		switch i {
		case 2, 9:
			l = RealmLand{}
		case 5:
			l.State = LandAside
		case 7:
			l = RealmLand{State: LandAside}
		case 3, 11:
			l.State = LandLost
		case 12:
			l.Lit = true
		case 13:
			l.Chosen = true
		}
		out = append(out, l)
	}
	return out
}

// TestLandStatesDiffer: the states of a territory are told apart, and so are
// those that can be chosen, in every colour.
func TestLandStatesDiffer(t *testing.T) {
	r := lands.Around(60, 60, [][2]float64{{30, 30}}, 3)
	var faces []RealmLand
	for k := range colours {
		faces = append(faces, RealmLand{State: LandKnown, Colour: k}, RealmLand{State: LandAside, Colour: k})
	}
	faces = append(faces, RealmLand{}, RealmLand{State: LandLost}, RealmLand{State: LandKnown, Colour: Red, Lit: true},
		RealmLand{State: LandKnown, Colour: Red, Chosen: true}, RealmLand{State: LandKnown, Colour: Red, Name: "Fort"})
	var drawn []*image.RGBA
	for _, l := range faces {
		if l.State == LandKnown && l.Colour == None {
			continue // cannot be: whatever is known has a colour
		}
		c := art.NewCanvas(60, 60, 1)
		c.Fill(art.Rect(0, 0, 60, 60), art.Solid("#dcc08c"))
		RealmMap(c, r, []RealmLand{l})
		drawn = append(drawn, c.Img)
	}
	arttest.AllDiffer(t, "lands", 1, drawn...)
}

// TestLandNamesFit: names stay on the sheet and can be read.
func TestLandNamesFit(t *testing.T) {
	r := NewRealm(432, 146, 3, 1)
	for i, l := range testLands(true) {
		size, lines := nameLines(r, i, &l)
		if (l.State == LandLost || l.Name == "") != (lines == nil) {
			t.Errorf("territory %d, %+v has the lines %v", i, l, lines)
		}
		if lines != nil && size < 7.5 {
			t.Errorf("%s has %.1f units", l.Name, size)
		}
	}
}

// TestLandNamesKeepApart: long names beside each other can be read to the end.
func TestLandNamesKeepApart(t *testing.T) {
	long := []string{"Citadelle de pierre", "Marches de braise", "Val des cendres", "Source des dragons", "Fort du dragon"}
	for seed := range uint32(40) {
		r := NewRealm(432, 146, 3, seed)
		var names [][4]float64 // the box of each line
		for i := range RealmLands {
			l := RealmLand{State: LandKnown, Colour: Red, Name: long[(i+int(seed))%len(long)]}
			x, y, sphere := signPlace(r, i, &l)
			size, lines := nameLines(r, i, &l)
			if size < 9.5 {
				t.Errorf("realm %d: %s has %.1f units", seed, l.Name, size)
			}
			for k, s := range lines {
				at, w := y+sphere+size*(0.92+0.88*float64(k)), art.TextWidth(fonts.RulesItalic, size, s)
				n := [4]float64{x - w/2, at - size*0.5, x + w/2, at}
				for _, o := range names {
					across, down := math.Min(n[2], o[2])-math.Max(n[0], o[0]), math.Min(n[3], o[3])-math.Max(n[1], o[1])
					if across > 5 && down > 1 {
						t.Errorf("realm %d: %s lies %.0f units on a neighbour", seed, s, across)
					}
				}
				names = append(names, n)
			}
		}
	}
}
