package rules

import "testing"

// TestFaceOf checks that a card is drawn and named by the side that the game
// says is up, in the Referee's board and in a view, and by what is printed on it
// where no card has two sides.
func TestFaceOf(t *testing.T) {
	l := &Layout{Seats: 2, Cards: 2, Zones: []ZoneInfo{{Seat: Nobody}, {Seat: 0, Seen: 1 << 0}},
		Attrs: []AttrInfo{{Word: Word{Name: "side"}, Max: 1}}}
	g := &Game{}
	b := NewBoard(l)
	w := Begin(b, nil)
	w.Enter(1, 5, 1)
	w.Enter(2, 3, 1)
	w.Set(1, 0, 1)
	if f := g.FaceOf(b, 1); f != 5 {
		t.Errorf("without a hook card 1 shows %d, want 5", f)
	}
	if f := g.BehindOf(5); f != 0 {
		t.Errorf("without a hook %d is behind 5", f)
	}
	g.Shown = func(b *Board, id CardID) Face { return b.Cards[id].Face + Face(b.Attr(id, 0)) }
	g.Behind = func(f Face) Face { return map[Face]Face{5: 6, 6: 5}[f] }
	if x, y := g.FaceOf(b, 1), g.FaceOf(b, 2); x != 6 || y != 3 {
		t.Errorf("cards show %d and %d, want 6 and 3", x, y)
	}
	for f, want := range map[Face]Face{5: 6, 6: 5, 3: 0, 0: 0} {
		if got := g.BehindOf(f); got != want {
			t.Errorf("behind %d is %d, want %d", f, got, want)
		}
	}
	var mine Board
	b.View(0, &mine)
	if f := g.FaceOf(&mine, 1); f != 6 {
		t.Errorf("its owner sees %d, want 6", f)
	}
	g.Faces = make([]FaceInfo, 7)
	g.Faces[5].Name, g.Faces[6].Name = Same("Day"), Same("Night")
	if n := Plain(g.CardName(b, 1).EN); n != "Night" {
		t.Errorf("card 1 is named %q, want the side that is up", n)
	}
}
