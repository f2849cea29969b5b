package table

import (
	"fmt"
	"image"
	"image/color"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/rules/arcaneduel"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/theme"
	"wyrmtable/scenes/ui"
)

// plain is a look for any game with hands, in which every face is one flat
// colour: what is to be seen on a frame can be counted.
func plain(g *rules.Game) *Look {
	return &Look{
		Game: g, Layout: plainLayout, Emblem: "dragon-head", Discard: "discard", Turn: "turn", Phase: "phase",
		Counters: []Counter{{Var: "life", Name: rules.Text{FR: "Vie", EN: "Life"}, Icon: "hearts", Max: 9}},
		Theme: &theme.Theme{ID: "plain",
			Art: func(rules.Face, bool, int) (art.PaintSpec, int, int) { return art.PaintSpec{}, 0, 0 },
			Face: func(f rules.Face, _ bool, px int, _ theme.Options, _ *image.RGBA) *image.RGBA {
				return flat(px, inkOf(f))
			},
			Back: func(px int) *image.RGBA { return flat(px, color.RGBA{90, 90, 90, 255}) },
			Kind: func(rules.Face) rules.Text { return rules.Text{FR: "carte", EN: "card"} },
		},
		Mat:     func(w, h int, _ image.Rectangle) *art.Mat { return art.MatWood(w, h, 1) },
		Lane:    func(*art.Canvas, float64, float64, float64, float64, string) {},
		Plate:   func(*art.Canvas, *layout.Seat, rules.Lang) {},
		Scale:   func(*layout.Seat, int, rules.Lang) art.Ruler { return art.Ruler{Max: 9} },
		Chip:    func(*art.Canvas, float64, float64, rules.Face, bool, rules.Lang) {},
		Aid:     func(*art.Canvas, float64, float64, rules.Lang) {},
		Terms:   func(rules.Face) []rules.Term { return nil },
		Lasting: func(_ *rules.Board, dst []rules.CardID) []rules.CardID { return dst },
	}
}

// inkOf is the colour of a face, which nothing else on the table has.
func inkOf(f rules.Face) color.RGBA { return color.RGBA{uint8(3 + 9*f), 251, 17, 255} }

func flat(px int, c color.RGBA) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, px, (px*7+4)/5))
	for i := 0; i < len(m.Pix); i += 4 {
		m.Pix[i], m.Pix[i+1], m.Pix[i+2], m.Pix[i+3] = c.R, c.G, c.B, 255
	}
	return m
}

// plainLayout lays hands in rows below each other, the one nearest last.
func plainLayout(l *rules.Layout, w, h float64, bottom rules.Seat) *layout.Table {
	t := &layout.Table{W: w, H: h, Portrait: h > w, Zones: make([]layout.Spread, len(l.Zones)), Seats: make([]layout.Seat, l.Seats)}
	t.Bar, t.Title, t.Prompt = layout.Rect{X: 0, Y: 0, W: w, H: 38}, layout.Rect{X: 10, Y: 0, W: 180, H: 38}, layout.Rect{X: 200, Y: 0, W: w - 360, H: 38}
	for i := range 4 {
		t.Icons = append(t.Icons, layout.Rect{X: w - 150 + 36*float64(i), Y: 3, W: 32, H: 32})
	}
	t.Mat = layout.Rect{X: 10, Y: 44, W: w - 20, H: h - 54}
	row := (h - 60) / float64(l.Seats)
	for i := range l.Seats {
		s := (int(bottom) + 1 + i) % l.Seats
		y := 46 + row*float64(i)
		t.Seats[s] = layout.Seat{Panel: layout.Rect{X: 10, Y: y, W: 150, H: row - 6}, Avatar: layout.Rect{X: 14, Y: y + 4, W: 30, H: 30}, Name: layout.Rect{X: 50, Y: y + 4, W: 106, H: 30},
			Board: layout.Rect{X: 14, Y: y + 40, W: 140, H: 20}, Rulers: []layout.Ruler{{Rect: layout.Rect{X: 14, Y: y + 40, W: 140, H: 20}, Zero: layout.Point{X: 14, Y: y + 50}, Full: layout.Point{X: 150, Y: y + 50}, Max: 9}}}
		if z, ok := l.ZoneOf("hand", rules.Seat(s)); ok {
			t.Zones[z] = layout.Spread{Kind: layout.Row, Gap: 8, Area: layout.Rect{X: 170, Y: y, W: 300, H: row - 6}, Drop: layout.Rect{X: 170, Y: y, W: 300, H: row - 6}, Widths: []float64{70, 50, 40}}
		}
	}
	for i, name := range [...]string{"deck", "discard", "play"} {
		if z, ok := l.ZoneOf(name, rules.Nobody); ok {
			r := layout.Rect{X: 500 + 110*float64(i), Y: 120, W: 100, H: 150}
			t.Zones[z] = layout.Spread{Kind: layout.Pile, Area: r, Drop: r, Widths: []float64{90}}
		}
	}
	t.Log = layout.Rect{X: w - 230, Y: 50, W: 220, H: 250}
	t.Undo, t.Help, t.End = layout.Rect{X: w - 230, Y: h - 130, W: 100, H: 44}, layout.Rect{X: w - 120, Y: h - 130, W: 100, H: 44}, layout.Rect{X: w - 230, Y: h - 76, W: 210, H: 60}
	t.Caption, t.Lane = layout.Rect{X: 500, Y: 300, W: 400, H: 44}, layout.Rect{X: 490, Y: 110, W: 340, H: 170}
	t.Seats[bottom].Bottom = true
	return t
}

// secretSession deals a duel of sorcerers.
func secretSession(t testing.TB, seats int, seed uint64) *rules.Session {
	t.Helper()
	setup := rules.Setup{Game: arcaneduel.Game.ID, Seed: seed}
	for i, n := range []string{"Maëlys", "Léandre", "Théo", "Inès", "Aldric"}[:seats] {
		setup.Seats = append(setup.Seats, rules.SeatSetup{Name: n, Colour: i})
	}
	s, err := rules.NewSession(arcaneduel.Game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// newSecretRig opens a table with hidden hands.
func newSecretRig(t testing.TB, s *rules.Session, w, h int) *rig {
	t.Helper()
	return newHandsRig(t, s, game.CurtainHands, w, h)
}

// newHandsRig is newSecretRig with hands kept in a certain way.
func newHandsRig(t testing.TB, s *rules.Session, hands game.Hands, w, h int) *rig {
	t.Helper()
	store := game.NewMemory()
	set := game.DefaultSettings()
	set.Hands = hands
	if err := set.Save(store); err != nil {
		t.Fatal(err)
	}
	kit := ui.NewKit()
	kit.Pics.Sync = true
	sc := New(kit, plain(s.Game()), Doors{}, s, game.Head{})
	r := &rig{gametest.New(t, game.Options{Store: store, Home: func() game.Scene { return sc }}, w, h), sc}
	r.Settle(10 * time.Second)
	return r
}

// seen returns the faces that a frame shows.
func seen(img *image.RGBA) []rules.Face {
	var n [32]int
	for i := 0; i < len(img.Pix); i += 4 {
		if r := img.Pix[i]; img.Pix[i+1] == 251 && img.Pix[i+2] == 17 && r%9 == 3 && r/9 < 32 {
			n[r/9]++
		}
	}
	var out []rules.Face
	for f, k := range n {
		if k > 40 {
			out = append(out, rules.Face(f))
		}
	}
	return out
}

func TestCurtainComesFirst(t *testing.T) {
	s := secretSession(t, 3, 1)
	r := newSecretRig(t, s, 1280, 720)
	if got := seen(r.Picture()); len(got) > 0 {
		t.Errorf("before anybody has said who he is, faces %v are to be seen", got)
	}
	first := s.Match().Asks()[0].Decider
	r.PressMirror("lift")
	r.Settle(10 * time.Second)
	z, _ := s.View(first).Layout().ZoneOf("hand", first)
	var want []rules.Face
	for _, id := range s.View(first).Zone(z) {
		want = append(want, s.View(first).Cards[id].Face)
	}
	slices.Sort(want)
	if got := seen(r.Picture()); !slices.Equal(got, want) {
		t.Errorf("seat %d sees faces %v, holds %v", first, got, want)
	}
	if r.table.viewer() != first {
		t.Errorf("the viewer is %d", r.table.viewer())
	}
}

// lurch lets time pass in large steps, until the table rests.
func (r *rig) lurch() {
	for range 40 {
		before := r.App.Drawn()
		r.Step(400 * time.Millisecond)
		r.Step(400 * time.Millisecond)
		if r.App.Drawn() == before {
			return
		}
	}
}

// TestCurtainShots takes pictures of curtain and recap to look at.
func TestCurtainShots(t *testing.T) {
	dir := os.Getenv("SHOTS")
	if dir == "" {
		t.Skip("SHOTS is not set")
	}
	for _, px := range [][2]int{{1280, 720}, {390, 844}} {
		r := newSecretRig(t, secretSession(t, 5, 3), px[0], px[1])
		r.App.Context().Settings.Recap = game.FullRecap
		rnd := rand.New(rand.NewPCG(3, 3))
		defended, recap := false, false
		for range 80 {
			m := r.App.Mirror()
			if _, ok := m.Find("lift"); ok {
				r.lurch()
				if _, ok := m.Find("blind"); ok && !defended {
					defended = true
					writeShot(t, r, fmt.Sprintf("%s/curtain-%d.png", dir, px[0]))
				}
				r.PressMirror("lift")
				r.lurch()
				continue
			}
			if _, ok := m.Find("hand"); ok {
				if _, ok := m.Find("shot.3"); ok && !recap {
					recap = true
					writeShot(t, r, fmt.Sprintf("%s/recap-%d.png", dir, px[0]))
				}
				r.PressMirror("hand")
				continue
			}
			if r.table.ask == nil || defended && recap {
				break
			}
			a := r.table.ask.Answers[rnd.IntN(len(r.table.ask.Answers))]
			r.table.do(r.App.Context(), a.Action)
			r.lurch()
		}
		if !defended || !recap {
			t.Errorf("curtain %v, recap %v", defended, recap)
		}
	}
}

// hands returns the faces in a hand, sorted.
func handOf(s *rules.Session, seat rules.Seat) []rules.Face {
	b := s.View(seat)
	z, _ := b.Layout().ZoneOf("hand", seat)
	var out []rules.Face
	for _, id := range b.Zone(z) {
		out = append(out, b.Cards[id].Face)
	}
	slices.Sort(out)
	return out
}

// TestSharedTable checks that at a shared table a hand is seen only while a key
// or finger is held, or between two presses.
func TestSharedTable(t *testing.T) {
	s := secretSession(t, 3, 1)
	r := newHandsRig(t, s, game.SharedHands, 1280, 720)
	set := r.App.Context().Settings
	me := s.Match().Asks()[0].Decider
	other := (me + 1) % 3
	sees := func(what string, want []rules.Face) {
		t.Helper()
		if got := seen(r.Picture()); !slices.Equal(got, want) {
			t.Errorf("%s: faces %v are to be seen, want %v", what, got, want)
		}
		named := false
		for _, reg := range r.App.Mirror().Regions {
			for _, it := range reg.Items {
				for _, f := range handOf(s, me) {
					named = named || strings.Contains(it.Label, s.Game().Faces[f].Name.FR)
				}
			}
		}
		if named != slices.Equal(want, handOf(s, me)) {
			t.Errorf("%s: the mirror names the hand: %v", what, named)
		}
	}
	if _, down := r.App.Mirror().Find("lift"); down {
		t.Fatal("there is a curtain at a shared table")
	}
	sees("at first", nil)
	r.Hold("h")
	sees("while the key is held", handOf(s, me))
	r.Release("h")
	sees("after the key", nil)
	end := game.Rect(r.table.lay.End).Center()
	r.Down(end)
	sees("while the button is held", handOf(s, me))
	r.Up(end)
	sees("after the button", nil)
	if s.Len() != 0 {
		t.Fatal("to look at a hand has done something")
	}
	p := r.table.peekRect(other).Center()
	r.Down(p)
	sees("while another's name is held", handOf(s, other))
	r.Up(p)
	sees("after that", nil)
	r.Hold("h")
	r.Blur()
	sees("after the window has lost the focus", nil)
	r.Hold("h")
	r.Press("m")
	sees("under the menu", nil)
	r.Release("h")
	r.Press("Escape")
	set.HoldHands = false
	r.Press("h")
	sees("after one press", handOf(s, me))
	r.Press("h")
	sees("after the second", nil)
	r.PressMirror("reveal")
	sees("for a reader", handOf(s, me))
	r.PressMirror("card." + strconv.Itoa(int(r.table.hand.Sources(nil)[0])))
	r.PressMirror("goal.0")
	r.lurch()
	if s.Len() == 0 {
		t.Error("who shows his hand cannot answer")
	}
	if now := s.Match().Asks()[0].Decider; now != me {
		sees("after the turn has passed", nil)
	}
}

// TestOpenHands checks that with open hands all hands are seen, and the deck is
// not.
func TestOpenHands(t *testing.T) {
	s := secretSession(t, 3, 1)
	r := newHandsRig(t, s, game.OpenHands, 1280, 720)
	var want []rules.Face
	for seat := range rules.Seat(3) {
		want = append(want, handOf(s, seat)...)
	}
	slices.Sort(want)
	if got := seen(r.Picture()); !slices.Equal(got, want) {
		t.Errorf("faces %v are to be seen, want %v", got, want)
	}
}

// TestUndoStopsAtTheCurtain checks that what was done before the screen changed
// hands cannot be taken back, and that the button says so.
func TestUndoStopsAtTheCurtain(t *testing.T) {
	s := secretSession(t, 2, 1)
	r := newSecretRig(t, s, 1280, 720)
	r.lurch()
	for range 20 {
		if _, down := r.App.Mirror().Find("lift"); down {
			r.lurch()
			r.PressMirror("lift")
			r.lurch()
			r.Press("Enter") // the recap
			r.lurch()
			if s.Len() > 0 && s.Action(s.Len()-1).Seat != r.table.viewer() {
				break
			}
		}
		k := r.table.ask
		r.table.do(r.App.Context(), k.Answers[len(k.Answers)-1].Action)
		r.lurch()
	}
	n := s.Len()
	r.Press("Ctrl+z")
	r.lurch()
	if s.Len() != n {
		t.Error("a move from before the curtain was taken back")
	}
	if _, why := r.table.undoer(); why != noUndoPassed {
		t.Errorf("the reason is %q", why.FR)
	}
}
