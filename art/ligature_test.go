package art

import (
	"math"
	"testing"

	"wyrmtable/fonts"
)

func TestFiguresHaveOneWidth(t *testing.T) {
	for _, f := range []fonts.Face{fonts.Rules, fonts.Name, fonts.Label} {
		one := TextWidth(f, 1000, "1")
		for _, d := range "023456789" {
			if w := TextWidth(f, 1000, string(d)); math.Abs(w-one) > 0.01 {
				t.Errorf("face %d: %c is %.2f wide, 1 is %.2f", f, d, w, one)
			}
		}
	}
}

func TestLettersJoinAndLean(t *testing.T) {
	apart := TextWidth(fonts.Rules, 1000, "f") + TextWidth(fonts.Rules, 1000, "i")
	if n := len(setLine(fonts.Rules, "fi").glyphs); n != 1 {
		t.Errorf("“fi” is set with %d glyphs, want the ligature (apart they are %.0f wide)", n, apart)
	}
	if n := len(setLine(fonts.Rules, "éà").glyphs); n != 2 {
		t.Errorf("“éà” is set with %d glyphs, want 2", n)
	}
	kerned := TextWidth(fonts.Title, 1000, "AV")
	if plain := TextWidth(fonts.Title, 1000, "A") + TextWidth(fonts.Title, 1000, "V"); kerned >= plain-10 {
		t.Errorf("“AV” is %.0f wide, its letters %.0f: there is no kerning", kerned, plain)
	}
}

// A damaged table costs the ligatures, nothing else.
func TestDamagedSubstitutions(t *testing.T) {
	data := fonts.Bytes(fonts.Rules)
	for cut := 0; cut < len(data); cut += 97 {
		readSubstitutions(data[:cut])
	}
	if s := readSubstitutions(nil); len(s.lookups) != 0 {
		t.Errorf("no font at all has %d lookups", len(s.lookups))
	}
}
