package art

import "testing"

func TestShortened(t *testing.T) {
	for _, tt := range []struct {
		s     string
		width float64
		want  string
	}{{"Théo", 400, "Théo"}, {"", 10, ""}, {"Anne Marie", TextWidth(NameFace, 20, "Anne M…") - 1, "Anne…"}, {"Théo", 1, "…"}} {
		if got := Shortened(NameFace, 20, tt.width, tt.s); got != tt.want {
			t.Errorf("%q in %.0f is %q, want %q", tt.s, tt.width, got, tt.want)
		}
	}
}
