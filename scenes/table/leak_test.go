package table_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"wyrmtable/rules"
	"wyrmtable/rules/arcaneduel"
	arcaneduellook "wyrmtable/scenes/looks/arcaneduel"
	"wyrmtable/scenes/looks/lookstest"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/story"
	"wyrmtable/scenes/table/tabletest"
)

// sorcerers deals a match with hidden hands.
func sorcerers(t *testing.T, seats int, seed uint64) *rules.Session {
	t.Helper()
	names := []string{"Maëlys", "Léandre", "Théo", "Inès", "Aldric"}
	return tabletest.Deal(t, &arcaneduellook.Look, names[:seats], seed)
}

// TestNothingLeaks plays matches of two to five sorcerers and looks at every
// frame for what the one at the screen may not know.
func TestNothingLeaks(t *testing.T) {
	for seats := 2; seats <= 5; seats++ {
		r := rand.New(rand.NewPCG(uint64(seats), 9))
		look := lookstest.Flat(arcaneduel.Game)
		if seats%2 == 1 { // on its own table, with plain cards
			real := arcaneduellook.Look
			real.Theme = look.Theme
			look = &real
		}
		w, h := 640, 360
		if seats == 5 {
			w, h = 390, 844
		}
		p := tabletest.NewSpy(t, look, sorcerers(t, seats, uint64(seats)), w, h)
		p.Session.OpenUndo = seats == 3
		found := p.Play(tabletest.Spied(), r)
		for _, f := range found[:min(len(found), 8)] {
			t.Error(f)
		}
		t.Logf("%d seats: %d frames, %d of them with the curtain, %d actions", seats, p.Frames, p.Covered, p.Session.Len())
		if p.Covered == 0 || p.Cards == 0 || p.Session.Len() < 8 {
			t.Errorf("%d seats: %d frames with a curtain, %d actions: too little was seen", seats, p.Covered, p.Session.Len())
		}
	}
}

// TestSpyFindsLeaks plants leaks, each of which has to be found.
func TestSpyFindsLeaks(t *testing.T) {
	hidden := func(t *tabletest.Table, s *rules.Session) (rules.CardID, rules.Face) {
		b := s.Match().Board()
		for id, c := range b.Cards {
			if c.Face != 0 && b.Layout().Zones[c.Zone].Name == "hand" && !c.Known.Has(t.Watch.Viewer()) {
				return rules.CardID(id), c.Face
			}
		}
		return 0, 0
	}
	plants := map[string]func(t *tabletest.Table, s *rules.Session){
		"picture": func(t *tabletest.Table, s *rules.Session) {
			id, f := hidden(t, s)
			t.Shown.Cards[id].Face = f
			t.Tableau.Sort()
			t.Tableau.PutAll()
			t.Refresh()
		},
		"memory": func(t *tabletest.Table, s *rules.Session) {
			id, f := hidden(t, s)
			t.Tableau.Faces[id] = f
		},
		"log": func(t *tabletest.Table, s *rules.Session) {
			_, f := hidden(t, s)
			name := s.Game().Faces[f].Name
			t.Story.Log = append(t.Story.Log, story.Entry{Text: rules.Join(rules.Same("? "), name), Meaning: &look.Unknown})
		},
		"caption": func(t *tabletest.Table, s *rules.Session) {
			_, f := hidden(t, s)
			t.Notices.Tell(time.Hour, rules.Join(rules.Same("? "), s.Game().Faces[f].Name))
			t.Refresh()
		},
		"view": func(t *tabletest.Table, s *rules.Session) {
			t.Shown.CopyFrom(s.View((t.Watch.Viewer() + 1) % 2))
		},
	}
	for name, plant := range plants {
		s := sorcerers(t, 2, 4)
		p := tabletest.NewSpy(t, lookstest.Flat(s.Game()), s, 640, 360)
		r := rand.New(rand.NewPCG(1, 1))
		p.Pass(r)
		if len(p.Found) > 0 {
			t.Fatalf("before anything is planted: %v", p.Found)
		}
		plant(p.Table, s)
		p.Press("Tab")
		for range 4 {
			p.Frame(60 * time.Millisecond)
		}
		if len(p.Found) == 0 {
			t.Errorf("the leak in the %s is not found", name)
		}
	}
}
