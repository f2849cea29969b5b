package dracoliath

import (
	"image"
	"strings"
	"testing"

	"wyrmtable/art"
	"wyrmtable/rules"
	"wyrmtable/rules/dracoliath"
	"wyrmtable/scenes/theme"
)

func TestEveryCardHasItsFace(t *testing.T) {
	for f := range dracoliath.Cards {
		if f == 0 {
			continue
		}
		face := rules.Face(f)
		if icon := dracoliath.Cards[f].Icon; f > 0 && !art.HasIcon(icon) {
			t.Errorf("icon %q is not in use; take it: go run ./build/packicons -use %s", icon, icon)
		}
		name := dracoliath.Cards[f].Name
		for _, lang := range []rules.Lang{rules.French, rules.English} {
			k := cardOf(face, theme.Options{Lang: lang})
			if k.Name != name.In(lang) || len(k.Rows) == 0 {
				t.Errorf("%s: name %q, %d rows", name.EN, k.Name, len(k.Rows))
			}
			for _, r := range k.Rows {
				if r.Banner == "" && len(r.Text) == 0 && len(r.Items) == 0 {
					t.Errorf("%s: an empty row", name.EN)
				}
			}
		}
		kind := Theme.Kind(face)
		if strings.TrimSpace(kind.FR) == "" || (strings.Count(kind.EN, " ") != 1) != (dracoliath.Cards[f].Other != 0) {
			t.Errorf("%s: kind %q, %q", name.EN, kind.FR, kind.EN)
		}
	}
}

func TestFacesDiffer(t *testing.T) {
	seen := map[string]rules.Face{}
	for f := rules.Face(1); f <= 6; f++ {
		img := Theme.Face(f, false, 60, theme.Options{}, nil)
		if img.Rect != image.Rect(0, 0, 60, 84) {
			t.Fatalf("a face 60 wide measures %v", img.Rect)
		}
		if old, ok := seen[string(img.Pix)]; ok {
			t.Errorf("faces %d and %d look the same", old, f)
		}
		seen[string(img.Pix)] = f
	}
}
