//go:build !js

package game

import "testing"

// TestLearnedIsKept goes through a lesson, leaves another in the middle, starts
// again, and forgets.
func TestLearnedIsKept(t *testing.T) {
	stores(t, func(t *testing.T, st Store) {
		l := NewLearned(st)
		if c := l.Of("duel"); len(c.Done) > 0 || c.Last != "" || c.Offered {
			t.Errorf("at first: %+v", *c)
		}
		for _, err := range []error{
			l.Offer("duel"), l.Begin("duel", "01-first"), l.Finish("duel", "01-first"), l.Finish("duel", "01-first"),
			l.Leave("duel", "02-second", Midway{Step: 3, Marks: []int{0, 0, 1, 2}, Data: "save"}),
			l.Leave("other", "01-first", Midway{Step: 1}),
		} {
			if err != nil {
				t.Fatal(err)
			}
		}
		l = NewLearned(st)
		c := l.Of("duel")
		if len(c.Done) != 1 || !c.Has("01-first") || c.Has("02-second") || c.Last != "02-second" || !c.Offered {
			t.Errorf("read again: %+v", *c)
		}
		if m := c.Midway["02-second"]; m.Step != 3 || len(m.Marks) != 4 || m.Data != "save" {
			t.Errorf("left in the middle: %+v", m)
		}
		if err := l.Forget("duel"); err != nil {
			t.Fatal(err)
		}
		l = NewLearned(st)
		if c := l.Of("duel"); len(c.Done)+len(c.Midway) > 0 || c.Last != "" || !c.Offered {
			t.Errorf("forgotten: %+v", *c)
		}
		if l.Of("other").Last != "01-first" {
			t.Error("another game was forgotten too")
		}
	})
}

// TestDamagedLearned begins anew with a file that cannot be read.
func TestDamagedLearned(t *testing.T) {
	for _, bad := range []string{"{", "[]", `{"duel":7}`, "null", `{"duel":null}`} {
		st := NewMemory()
		if err := st.Write(learnedFile, []byte(bad)); err != nil {
			t.Fatal(err)
		}
		l := NewLearned(st)
		if c := l.Of("duel"); c == nil || len(c.Done) > 0 {
			t.Errorf("%s: %+v", bad, c)
		}
		if err := l.Finish("duel", "a"); err != nil || !l.Of("duel").Has("a") {
			t.Errorf("%s: nothing is learned any more: %v", bad, err)
		}
	}
}
