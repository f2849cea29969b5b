package art

import (
	"bytes"
	"math"
	"strings"
	"testing"
)

func TestEveryIcon(t *testing.T) {
	names := IconNames()
	if len(names) < 500 {
		t.Errorf("only %d icons", len(names))
	}
	for _, e := range iconSet().entries {
		p, err := UnpackPath(e.data)
		if err != nil {
			t.Fatalf("icon %q: %v", e.name, err)
		}
		x0, y0, x1, y1 := boxOf(p.Flatten(1))
		if x0 < -20 || y0 < -20 || x1 > IconSize+20 || y1 > IconSize+20 || x1-x0 < 40 {
			t.Errorf("icon %q fills %.0f,%.0f to %.0f,%.0f of its square", e.name, x0, y0, x1, y1)
		}
		if p.ops[0] != opMove {
			t.Errorf("icon %q does not begin with a move", e.name)
		}
	}
	if IconPath("no-such-icon") != nil || HasIcon("no-such-icon") {
		t.Error("an unknown icon was found")
	}
}

func TestIconCredits(t *testing.T) {
	sum, before := 0, math.MaxInt
	for _, c := range IconCredits() {
		if c.Author == "" || len(c.Icons) == 0 {
			t.Errorf("credit without author or icons: %+v", c)
		}
		if len(c.Icons) > before {
			t.Errorf("%s stands after an author with fewer icons", c.Author)
		}
		before = len(c.Icons)
		sum += len(c.Icons)
	}
	if sum != len(IconNames()) {
		t.Errorf("%d icons are credited, %d are there", sum, len(IconNames()))
	}
}

func TestSymbolsHaveTheirIcons(t *testing.T) {
	seen := map[string]bool{}
	for s := SymNone + 1; s < symbolCount; s++ {
		l := symbolLooks[s]
		if l.icon != "" && !HasIcon(l.icon) {
			t.Errorf("symbol %s: no icon %q", s, l.icon)
		}
		if l.name == "" || seen[l.name] {
			t.Errorf("symbol %d: name %q is empty or taken", s, l.name)
		}
		seen[l.name] = true
		if got, ok := SymbolNamed(l.name); !ok || got != s {
			t.Errorf("SymbolNamed(%q) = %v, %v", l.name, got, ok)
		}
	}
}

func TestDamagedIconFile(t *testing.T) {
	var good bytes.Buffer
	p, _ := ParsePath("M0 0H10V10z")
	if err := WriteIcons(&good, []Icon{{"a", "me", p}, {"b", "me", p}}); err != nil {
		t.Fatal(err)
	}
	if set, err := readIcons(good.Bytes()); err != nil || len(set.entries) != 2 {
		t.Fatalf("a fresh file: %v", err)
	}
	for _, b := range [][]byte{nil, []byte("nonsense"), good.Bytes()[:good.Len()-12]} {
		if _, err := readIcons(b); err == nil || !strings.HasPrefix(err.Error(), "icon file: ") {
			t.Errorf("a damaged file of %d bytes gave error %v", len(b), err)
		}
	}
}

func FuzzUnpackPath(f *testing.F) {
	p, _ := ParsePath("M0 0C1 2 3 4 5 6Q7 8 9 10L3 3z")
	f.Add(PackPath(p))
	f.Fuzz(func(t *testing.T, b []byte) {
		if q, err := UnpackPath(b); err == nil {
			c := NewCanvas(8, 8, 1)
			c.Fill(q, Solid("#fff"))
		}
	})
}

func TestParsePath(t *testing.T) {
	for _, c := range []struct {
		d          string
		x, y       float64 // where the pen ends
		x0, x1, y1 float64 // box; y0 is 0
	}{
		{"M0 0H10V20", 10, 20, 0, 10, 20},
		{"m0,0l10 0 0 20z", 0, 0, 0, 10, 20},
		{"M0 0c0 10 10 10 10 0s10-10 10 0", 20, 0, 0, 20, 7.5},
		{"M0 0q5 10 10 0t10 0", 20, 0, 0, 20, 5},
		{"M10 0a10 10 0 1 0 .001 0", 10.001, 0, 0, 20, 20},
		{"M10 0a10 10 0 10.001 0", 10.001, 0, 0, 20, 20}, // flags run together
		{"M0 0L1.5.5-2-1", -2, -1, -2, 1.5, 0.5},
	} {
		p, err := ParsePath(c.d)
		if err != nil {
			t.Errorf("%s: %v", c.d, err)
			continue
		}
		x0, _, x1, y1 := boxOf(p.Flatten(50))
		for _, q := range [][2]float64{{p.at.X, c.x}, {p.at.Y, c.y}, {x0, c.x0}, {x1, c.x1}, {y1, c.y1}} {
			if math.Abs(q[0]-q[1]) > 0.02 {
				t.Errorf("%s: got %.3f, want %.3f (ends at %.2f,%.2f)", c.d, q[0], q[1], p.at.X, p.at.Y)
			}
		}
	}
	for _, d := range []string{"5 5", "M5", "M0 0X3", "M0 0a1 1 0 2 0 5 5", "Mx"} {
		if _, err := ParsePath(d); err == nil || !strings.Contains(err.Error(), "byte") {
			t.Errorf("%q: error is %v, want one that names the byte", d, err)
		}
	}
}
