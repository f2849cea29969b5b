package scenes

import (
	"io/fs"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/saves"
	"wyrmtable/scenes/share"
	"wyrmtable/scenes/table"
)

// TestAFileIsReadBeforeItIsOpened starts the program with a saved game's file: it is
// said what it is, nothing is kept by reading it, and opened it lies on the table.
func TestAFileIsReadBeforeItIsOpened(t *testing.T) {
	match := dealt(t, "dracoliath", 9)
	data, err := game.EncodeSave(game.Head{Game: "dracoliath"}, match.Save(rules.Meta{}))
	if err != nil {
		t.Fatal(err)
	}
	s := startAt(t, 1280, 720, func(r *Router) game.Scene {
		return r.ReceivedFile(game.File{Name: "soirée d’été.wyrm", Data: data})
	})
	on[*share.Preview](t, s.Rig)
	for _, words := range []string{"Dracoliath · Maëlys, Léandre", "Tour ", "soirée d’été.wyrm", "9 réponses"} {
		if !mirrorSays(s.Rig, words) {
			t.Errorf("the page does not say %q", words)
		}
	}
	if heads, _ := s.App.Context().Saves.List(); len(heads) != 0 {
		t.Errorf("before it was opened, %d games are kept", len(heads))
	}
	click(t, s.Rig, "open")
	s.Run(time.Second)
	on[*table.Scene](t, s.Rig)
	if got := savedMatch(t, s.Rig); got.Len() != 9 || got.Fingerprint() != match.Fingerprint() {
		t.Error("another match was opened")
	}
}

// A file that comes while the program runs, dropped on the menu or at a table or opened
// by the system, is read first too; on the page of saved games a dropped one is kept.
func TestAFileThatComesLater(t *testing.T) {
	data, err := game.EncodeSave(game.Head{Game: "dracoliath", Name: "Invitée"}, dealt(t, "dracoliath", 9).Save(rules.Meta{}))
	if err != nil {
		t.Fatal(err)
	}
	file := game.File{Name: "a.wyrm", Data: data}
	s := startAt(t, 1280, 720)
	s.Drop(file)
	s.Run(40 * time.Millisecond)
	on[*share.Preview](t, s.Rig)
	click(t, s.Rig, "open")
	s.Run(time.Second)
	on[*table.Scene](t, s.Rig)
	before := savedMatch(t, s.Rig).Len()
	for _, come := range []func(...game.File){s.Drop, s.Open} {
		come(file)
		s.Run(40 * time.Millisecond)
		on[*share.Preview](t, s.Rig)
		click(t, s.Rig, "refuse")
		s.Run(40 * time.Millisecond)
		on[*table.Scene](t, s.Rig)
	}
	s.Drop(game.File{Name: "list.txt", Data: data})
	s.Run(40 * time.Millisecond)
	on[*table.Scene](t, s.Rig)
	if n := savedMatch(t, s.Rig).Len(); n != before {
		t.Errorf("the match on the table has %d answers, and had %d", n, before)
	}
	s.App.Context().Home(s.router.Saves())
	s.Run(40 * time.Millisecond)
	s.Drop(file)
	s.Run(40 * time.Millisecond)
	on[*saves.Scene](t, s.Rig)
	if heads, _ := s.App.Context().Saves.List(); len(heads) != 2 {
		t.Errorf("%d games are kept, want that of the table and the one dropped", len(heads))
	}
}

// A file that holds no match says why, and can only be closed.
func TestAFileThatIsNoMatch(t *testing.T) {
	foreign, err := game.EncodeSave(game.Head{Game: "dracoliath"}, []byte("x"))
	if err != nil {
		t.Fatal(err)
	}
	for name, f := range map[string]game.File{
		"foreign": {Name: "a.wyrm", Data: []byte("PK\x03\x04")},
		"empty":   {Name: "a.wyrm"},
		"missing": {Name: "a.wyrm", Err: fs.ErrNotExist},
		"inside":  {Name: "a.wyrm", Data: foreign},
	} {
		s := startAt(t, 1280, 720, func(r *Router) game.Scene { return r.ReceivedFile(f) })
		on[*share.Preview](t, s.Rig)
		if !mirrorSays(s.Rig, "a.wyrm") {
			t.Errorf("%s: the file is not named", name)
		}
		if _, ok := s.App.Mirror().Find("open"); ok {
			t.Errorf("%s: it can be opened", name)
		}
		click(t, s.Rig, "close")
	}
}
