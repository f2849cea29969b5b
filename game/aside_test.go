package game

import (
	"bytes"
	"errors"
	"strings"
	"testing"
	"time"
)

// A save of a clock that went wrong is not the newest for ever.
func TestADateToComeIsTheOldest(t *testing.T) {
	s := NewSaves(NewMemory(), func(Text) {})
	now := time.Date(2026, 5, 1, 20, 0, 0, 0, time.UTC)
	for id, when := range map[string]time.Time{"future": now.AddDate(73, 0, 0), "today": now.Add(-time.Hour), "ahead": now.Add(2 * time.Hour), "old": now.AddDate(-1, 0, 0)} {
		if err := s.write(Head{ID: id, Game: "g", Auto: true, Saved: when}, nil); err != nil {
			t.Fatal(err)
		}
	}
	s.now = func() time.Time { return now }
	heads, _ := s.List()
	var ids []string
	for _, h := range heads {
		ids = append(ids, h.ID)
	}
	if got := strings.Join(ids, " "); got != "ahead today old future" {
		t.Errorf("the list has %s", got)
	}
	if h, ok := s.Latest(); !ok || h.ID != "ahead" {
		t.Errorf("it goes on with %q", h.ID)
	}
}

// A match whose autosave could not be taken over, because the disk is full, is
// not played in another window.
func TestAFullDiskIsNoOtherWindow(t *testing.T) {
	store := NewMemory()
	first := NewSaves(store, func(Text) {})
	auto := first.Autosave(Head{Game: "g"})
	auto.Write(nil, []byte("one"))
	first.Flush() // and here it is killed
	store.Fail = errors.New("no space left")
	second := NewSaves(store, func(Text) {})
	h, _ := second.Latest()
	again := second.Autosave(h)
	again.Write(nil, []byte("two"))
	second.Flush()
	second.lookAround()
	store.Fail = nil
	again.Write(nil, []byte("three"))
	second.Flush()
	if again.Shared() || again.Head().ID != h.ID {
		t.Errorf("it is said that another window has the match; it goes on as %q, was %q", again.Head().ID, h.ID)
	}
	// One that lives writes, and is noticed.
	auto.Write(nil, []byte("four"))
	first.Flush()
	if !auto.Shared() {
		t.Error("the first copy does not notice that its match was taken over")
	}
}

// What a file says of itself is cut where it is read.
func TestTheHeadOfASaveIsCut(t *testing.T) {
	long := strings.Repeat("x", 200_000)
	file, err := EncodeSave(Head{Name: long, Game: long, Info: map[string]string{"name0": long, long: "x"}}, []byte("d"))
	if err != nil {
		t.Fatal(err)
	}
	h, data, err := DecodeSave(file)
	if err != nil || string(data) != "d" {
		t.Fatal(err)
	}
	for _, s := range []string{h.Name, h.Game, h.Info["name0"]} {
		if n := len([]rune(s)); n != mostName {
			t.Errorf("%d letters are left, want %d", n, mostName)
		}
	}
	if len(h.Info) != 1 {
		t.Errorf("%d values are left", len(h.Info))
	}
}

func TestASaveIsSetAsideAsItIs(t *testing.T) {
	s := NewSaves(NewMemory(), func(Text) {})
	if err := s.write(Head{ID: "a", Game: "g", Auto: true, Owner: "x"}, []byte("all of it")); err != nil {
		t.Fatal(err)
	}
	name, err := s.SetAside("a")
	if err != nil || name == "" {
		t.Fatal(name, err)
	}
	heads, _ := s.List()
	for _, h := range heads {
		if _, data, _, err := s.Load(h.ID); err != nil || !bytes.Equal(data, []byte("all of it")) {
			t.Errorf("%q holds %q, %v", h.Name, data, err)
		}
	}
	if len(heads) != 2 || heads[0].Name != name && heads[1].Name != name {
		t.Errorf("kept are %+v", heads)
	}
}
