package zoom_test

import (
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/scenes/table/zoom"
)

func TestMain(m *testing.M) { gametest.Main(m) }

// TestRestingMouseShowsACard checks that a card is due when the mouse has moved to
// it and rested there, and not before, nor while another is shown.
func TestRestingMouseShowsACard(t *testing.T) {
	var z zoom.Zoom
	z.Mouse.Move(0, game.Point{}, 0, false)
	if !z.Mouse.Move(time.Second, game.Point{X: 50}, 7, false) || z.Mouse.Move(time.Second, game.Point{X: 51}, 7, false) {
		t.Error("it is not told once that the mouse has come to another card")
	}
	if id := z.Due(1100 * time.Millisecond); id != 0 {
		t.Errorf("card %d is due at once", id)
	}
	if id := z.Due(2 * time.Second); id != 7 {
		t.Errorf("after a second card %d is due, want 7", id)
	}
	z.Show(3, true)
	if id := z.Due(2 * time.Second); id != 0 {
		t.Errorf("card %d is due while another is shown", id)
	}
}

// TestCardUnderAStillMouseIsNotLookedAt checks that a card that comes to lie under
// the mouse after a press is not shown until the mouse has moved away.
func TestCardUnderAStillMouseIsNotLookedAt(t *testing.T) {
	var z zoom.Zoom
	z.Mouse.Move(0, game.Point{}, 0, false)
	z.Mouse.Move(time.Second, game.Point{X: 50}, 7, false)
	z.Mouse.Disarm(game.Point{X: 50})
	z.Mouse.Move(2*time.Second, game.Point{X: 55}, 8, false)
	if id := z.Due(time.Minute); id != 0 {
		t.Errorf("a trembling hand looks at card %d", id)
	}
	z.Mouse.Move(time.Minute, game.Point{X: 70}, 8, false)
	if id := z.Due(time.Minute + time.Second); id != 8 {
		t.Errorf("card %d is due, want 8", id)
	}
}

// TestAnotherCardShowsItsFront checks that only the card that was turned shows its
// other side.
func TestAnotherCardShowsItsFront(t *testing.T) {
	var z zoom.Zoom
	z.Show(3, true)
	z.Back = true
	if z.Show(3, true); !z.Back {
		t.Error("the same card is turned again")
	}
	if z.Show(4, false); z.Back {
		t.Error("another card shows its back")
	}
	if !z.Hide() || z.Hide() || z.Card != 0 {
		t.Error("it is not told once that the card is put away")
	}
}
