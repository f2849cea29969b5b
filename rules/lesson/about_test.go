package lesson

import (
	"testing"

	"wyrmtable/rules"
)

// TestAbout finds the lesson by the longest word that a text has, in either language,
// and by a verb where no word is known.
func TestAbout(t *testing.T) {
	g := &rules.Game{Help: func() *rules.Help {
		return &rules.Help{Terms: []rules.Term{
			{ID: "vol", Word: rules.Text{FR: "Vol", EN: "Flying"}, Page: "combat"},
			{ID: "soin", Word: rules.Text{FR: "Soin X", EN: "Heal X"}},
			{ID: "plongee", Word: rules.Text{FR: "Plongée", EN: "Dive"}},
			{ID: "profonde", Word: rules.Text{FR: "Plongée profonde", EN: "Deep dive"}},
		}}
	}}
	titles := []Title{
		{ID: "a", Shows: []string{"combat"}, Does: []string{"attack"}},
		{ID: "b", Shows: []string{"soin", "plongee"}, Does: []string{"attack", "play"}},
		{ID: "c", Shows: []string{"profonde"}},
	}
	for _, tt := range []struct {
		fr, en string
		verbs  []string
		want   int
	}{
		{"Le Loup n’atteint pas le Vol.", "", nil, 0},
		{"Les Soins sont finis.", "", nil, 1},
		{"Une volée de flèches.", "", []string{"play"}, 1}, // no word: "volée" is none
		{"", "It has a deep dive.", nil, 2},
		{"La Plongée profonde reste.", "", nil, 2},
		{"Il est temps.", "It is time.", []string{"wait", "attack"}, 0},
		{"Il est temps.", "It is time.", nil, -1},
	} {
		if got := About(g, titles, tt.verbs, rules.Text{FR: tt.fr, EN: tt.en}); got != tt.want {
			t.Errorf("%q, %q: lesson %d, not %d", tt.fr, tt.en, got, tt.want)
		}
	}
}

// TestTitlesAreRead reads of a file what it says of itself.
func TestTitlesAreRead(t *testing.T) {
	got := titleOf("lessons/01-a.txt", "lesson Une | One\nidea I | J\ntime 2\nshows x, y\nshows z\nsay S | S\nwait Vous attack \"A\"\nor Vous pass\n")
	if got.ID != "01-a" || got.Text.EN != "One" || got.Idea.FR != "I" || got.Minutes != 2 || len(got.Shows) != 3 ||
		len(got.Does) != 2 || got.Does[0] != "attack" {
		t.Errorf("it reads %+v", got)
	}
}
