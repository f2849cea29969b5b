package scenes

import (
	"image"
	"strconv"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/scenes/looks"
	"wyrmtable/scenes/table/tabletest"
)

// TestTheRingIsSeen walks with keys over tables on which dice, rulers and cards are drawn
// over what is pressed, with a card in hand and without: the ring lies around whatever
// the keyboard is on. Cards show it themselves.
func TestTheRingIsSeen(t *testing.T) {
	for _, id := range []string{"dracoliath", "arcane-duel"} {
		lk := looks.Of(id)
		r := tabletest.Open(t, lk, tabletest.Deal(t, lk, []string{"Léandre", "Maëlys"}, 3), 1280, 720, true,
			func(k *game.Settings) { k.Hands = game.OpenHands })
		r.Run(2 * time.Second)
		seen := map[string]bool{}
		for n := range 60 {
			if n == 40 {
				r.Table.UI.Focus("card." + strconv.Itoa(int(r.Table.Hand.Sources(nil)[0])))
				r.Press("Enter")
				r.Run(time.Second)
			} else {
				r.Press("Tab")
			}
			r.Run(300 * time.Millisecond)
			it := keyed(r.App.Mirror())
			kind, _, _ := strings.Cut(it.ID, ".")
			if kind == "" || kind == "card" || seen[it.ID] {
				continue
			}
			seen[it.ID], seen[kind] = true, true
			if lit, of := ringed(r.Picture(), it.At, r.App.Context().View.Scale); 2*lit < of {
				t.Errorf("%s: %q has the keyboard, and of %d places around it %d show it", id, it.ID, of, lit)
			}
		}
		for _, kind := range []string{"ruler", "goal", "undo", "menu"} {
			if !seen[kind] {
				t.Errorf("%s: the keyboard never came to %q", id, kind)
			}
		}
	}
}

// keyed is what the keyboard is on.
func keyed(m game.Mirror) (out game.Item) {
	for _, r := range m.Regions {
		for _, it := range r.Items {
			if it.Focused {
				out = it
			}
		}
	}
	return out
}

// ringed counts places on the edges of something at which a ring is seen.
func ringed(img *image.RGBA, at game.Rect, scale float64) (lit, of int) {
	ring := func(p, out game.Point) {
		of++
		for d := range 8 {
			x, y := int((p.X+out.X*float64(d-2))*scale), int((p.Y+out.Y*float64(d-2))*scale)
			if c := img.RGBAAt(x, y); c.G > 190 && c.B > 180 && c.R < c.G-20 {
				lit++
				return
			}
		}
	}
	for i := 2; i < 9; i++ {
		k := float64(i) / 10
		ring(game.Point{X: at.X + k*at.W, Y: at.Y}, game.Point{Y: -1})
		ring(game.Point{X: at.X + k*at.W, Y: at.Y + at.H}, game.Point{Y: 1})
		ring(game.Point{X: at.X, Y: at.Y + k*at.H}, game.Point{X: -1})
		ring(game.Point{X: at.X + at.W, Y: at.Y + k*at.H}, game.Point{X: 1})
	}
	return lit, of
}
