package scenes

import (
	"math/rand/v2"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/looks"
	"wyrmtable/scenes/table/tabletest"
)

// TestHandsLieApart lays all games out on a phone, with hands open, as they are dealt
// and as they stand later: no card of a hand lies on one of another seat's.
func TestHandsLieApart(t *testing.T) {
	names := []string{"Léandre", "Maëlys", "Théo", "Inès", "Corvin", "Doris"}
	for _, lk := range looks.All {
		for _, n := range lk.Game.Seats {
			r := rand.New(rand.NewPCG(4, uint64(n)))
			for seed := range uint64(3) {
				s := tabletest.Deal(t, lk, names[:n], seed+1)
				for later := range 4 {
					for range 40 * min(later, 1) {
						if a, ok := rules.Random(s.Match(), r); ok && s.Do(a) != nil {
							t.Fatal("a legal answer is refused")
						}
						if _, over := s.Match().Outcome(); over {
							break
						}
					}
					if _, over := s.Match().Outcome(); over {
						break
					}
					rig := tabletest.Open(t, lk, s, 390, 844, false, func(k *game.Settings) { k.Hands = game.OpenHands })
					rig.Run(time.Second)
					apart(t, rig.Table, lk.Game.ID, n)
				}
			}
		}
	}
}

// apart checks it of a table.
func apart(t *testing.T, sc *tabletest.Table, game string, seats int) {
	t.Helper()
	type held struct {
		seat rules.Seat
		id   rules.CardID
	}
	var all []held
	for s := range rules.Seat(seats) {
		z, ok := sc.Shown.Layout().ZoneOf("hand", s)
		if !ok {
			continue
		}
		for _, id := range sc.Shown.Zone(z) {
			if sc.Tableau.Lies(id) {
				all = append(all, held{s, id})
			}
		}
	}
	for i, a := range all {
		for _, b := range all[:i] {
			p, q := sc.Tableau.Place(a.id), sc.Tableau.Place(b.id)
			if a.seat != b.seat && min(p.X+p.W, q.X+q.W)-max(p.X, q.X) > 1 && min(p.Y+p.H, q.Y+q.H)-max(p.Y, q.Y) > 1 {
				t.Errorf("%s for %d: a card of seat %d lies on one of seat %d: %v, %v", game, seats, a.seat, b.seat, p, q)
			}
		}
	}
}
