package notice_test

import (
	"slices"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	dracoliathlook "wyrmtable/scenes/looks/dracoliath"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/notice"
	"wyrmtable/scenes/table/panel"
)

func TestMain(m *testing.M) { gametest.Main(m) }

var told = rules.Text{FR: "Maëlys joue Éclair.", EN: "Maëlys plays Lightning."}

// TestCaptionsEnd checks that a caption ends after a while, not while more is
// told, and that the answer to a mistake stays longer.
func TestCaptionsEnd(t *testing.T) {
	var n notice.Notices
	n.Tell(time.Second, told)
	if n.Pass(2*time.Second, false) || n.Caption.Text != told {
		t.Error("a caption ends at once")
	}
	if n.Pass(time.Minute, true) || n.Caption.Text != told {
		t.Error("a caption ends in the midst of what it tells of")
	}
	if !n.Pass(time.Minute, false) || !n.Caption.Text.Empty() || n.Pass(time.Minute, false) {
		t.Error("it is not told once that a caption ends")
	}
	n.Warn(0, told)
	if n.Pass(2700*time.Millisecond, false) {
		t.Error("the answer to a mistake ends as soon as what is only told")
	}
}

// TestPickingUpEndsWhatWasTold checks that only the answer to a mistake outlasts
// a card being picked up.
func TestPickingUpEndsWhatWasTold(t *testing.T) {
	var n notice.Notices
	n.Tell(0, told)
	if n.EndCaption(); !n.Caption.Text.Empty() {
		t.Error("what was told stays")
	}
	n.Warn(0, told)
	if n.EndCaption(); n.Caption.Text.Empty() {
		t.Error("the answer to a mistake goes")
	}
	n.Tell(0, told)
	if n.EndCaption(); !n.Caption.Text.Empty() {
		t.Error("what is told after a mistake stays like the answer to it")
	}
}

// TestNothingIsLeftForAnotherViewer checks that what was said to one is not said
// to the next.
func TestNothingIsLeftForAnotherViewer(t *testing.T) {
	var n notice.Notices
	n.Warn(0, told)
	n.Announce(told, 1, time.Hour)
	n.Point(game.Rect{W: 1, H: 1}, "mot")
	if n.Forget(); n != (notice.Notices{}) {
		t.Errorf("left: %+v", n)
	}
}

// TestBannersSayWhoseTurnBegins checks the words of a turn, of the one after it,
// and of a decision for another.
func TestBannersSayWhoseTurnBegins(t *testing.T) {
	lk := &dracoliathlook.Look
	s, err := rules.NewSession(lk.Game, rules.Setup{Game: lk.Game.ID, Seed: 5, First: 0,
		Seats: []rules.SeatSetup{{Name: "Maëlys", Colour: 1}, {Name: "Yann", Colour: 0}}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	var numbers look.Numbers
	view := s.View(rules.Nobody)
	numbers.Resolve(lk, view.Layout())
	d := &panel.Desk{Look: lk, View: view, Numbers: &numbers, Setup: s.Setup(), Seating: lk.Game.Seated(2), Alone: s.Alone}
	count := slices.IndexFunc(view.Layout().Vars, func(v rules.VarInfo) bool { return v.Name == lk.Turn.Count })
	if count < 0 || !numbers.HasActive {
		t.Fatal("the game tells neither turns nor whose they are")
	}
	turn := numbers.TurnNow(view)
	var n notice.Notices
	says := func(subject, decider rules.Seat, want string) {
		t.Helper()
		n.Turn(d, &rules.Ask{Kind: s.Match().Asks()[0].Kind, Subject: subject, Decider: decider}, time.Second)
		if n.Banner.Text.FR != want || n.Banner.Seat != decider {
			t.Errorf("%q for seat %d, want %q for %d", n.Banner.Text.FR, n.Banner.Seat, want, decider)
		}
	}
	says(0, 0, "Au tour de Maëlys")
	says(0, 1, "Yann décide pour Maëlys")
	says(1, 1, "À Yann de décider")
	s.Program = rules.Only(0) // Yann is alone
	says(1, 1, "À vous de décider, Yann")
	says(0, 0, "Au tour de Maëlys")
	s.Program = 0
	view.Do(&rules.Event{Kind: rules.Change, Key: uint8(numbers.Active), Seat: rules.Nobody, Old: 0, New: 1})
	view.Do(&rules.Event{Kind: rules.Change, Key: uint8(count), Seat: rules.Nobody, Old: turn, New: turn + 1})
	says(1, 1, "Fin du tour\u00a0: à Yann")
	if !n.EndBanner() || n.EndBanner() {
		t.Error("it is not told once that a press ends the banner")
	}
}
