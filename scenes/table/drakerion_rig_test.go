package table

import (
	"os"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	drakerionlook "wyrmtable/scenes/looks/drakerion"
)

// newDrakerion deals a match of Maëlys and Léandre with two ready decks.
func newDrakerion(t testing.TB, seed uint64) *rules.Session {
	t.Helper()
	setup := rules.Setup{Game: "drakerion", Seed: seed, First: 0,
		Seats: []rules.SeatSetup{{Name: "Maëlys", Colour: 1}, {Name: "Léandre", Colour: 0}}}
	ready := drakerionlook.Look.Game.Deck.Ready
	for i := range uint64(2) {
		setup.Decks = append(setup.Decks, ready[(seed+2*i)%uint64(len(ready))].Deck)
	}
	s, err := rules.NewSession(drakerionlook.Look.Game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// drakPosition begins the first scenario of a text.
func drakPosition(t testing.TB, text string) *rules.Session {
	t.Helper()
	return positionOf(t, &drakerionlook.Look, text)
}

// newDrakRig opens the table of a match with hands kept as given.
func newDrakRig(t testing.TB, s *rules.Session, w, h int, hands game.Hands) *rig {
	t.Helper()
	return newRigOf(t, &drakerionlook.Look, s, w, h, hands)
}

// shotSizes are the windows of which pictures are written, by name; SIZE in the
// environment chooses one.
var shotSizes = map[string][2]int{"720": {1280, 720}, "1080": {1920, 1080}, "4k": {3840, 2160}, "wide": {2400, 720}, "square": {1280, 1024}, "phone": {390, 844}}

func eachShotSize(each func(name string, w, h int)) {
	for name, px := range shotSizes {
		if only := os.Getenv("SIZE"); only == "" || only == name {
			each(name, px[0], px[1])
		}
	}
}

// TestDrakerionShots writes pictures of a match into the folder SHOTS, to look
// at.
func TestDrakerionShots(t *testing.T) {
	dir := os.Getenv("SHOTS")
	if dir == "" {
		t.Skip("for looking at")
	}
	eachShotSize(func(name string, w, h int) {
		r := newDrakRig(t, newDrakerion(t, 4), w, h, game.OpenHands)
		r.Run(3 * time.Second)
		writeShot(t, r, dir+"/"+name+"-start.png")
		for n := range 60 {
			sc := r.table
			if sc.ask == nil {
				break
			}
			sc.do(r.App.Context(), sc.ask.Answers[n*7%len(sc.ask.Answers)].Action)
			sc.finish(r.App.Context())
			if n%10 == 9 {
				r.Run(3 * time.Second)
				writeShot(t, r, dir+"/"+name+"-later"+string(rune('0'+n/10))+".png")
			}
		}
	})
}

// TestDrakerionStepShots writes a picture of each kind of question into the
// folder SHOTS.
func TestDrakerionStepShots(t *testing.T) {
	dir := os.Getenv("SHOTS")
	if dir == "" {
		t.Skip("for looking at")
	}
	eachShotSize(func(name string, w, h int) {
		done := map[string]bool{}
		for seed := range uint64(3) {
			p := newDrakPlayer(t, newDrakerion(t, seed+2), w, h, game.OpenHands)
			p.Blind = false
			for range 200 {
				k := p.table.ask
				if k == nil {
					break
				}
				what := p.table.shown.Layout().Asks[k.Kind].Name
				if !done[what] {
					done[what] = true
					p.Run(2 * time.Second)
					writeShot(t, p.rig, dir+"/"+name+"-step-"+what+".png")
				}
				a, ok := p.choose()
				if !ok {
					break
				}
				p.table.do(p.App.Context(), a)
				p.table.finish(p.App.Context())
				p.Run(20 * time.Millisecond)
			}
		}
	})
}

// combat is the combat of which docs/look.md has a picture: the attacker bears an
// Oath Sword, both are wounded, and the defender has just passed.
func combat(t testing.TB) *rules.Session {
	t.Helper()
	text, err := os.ReadFile("../../docs/pictures/drakerion.txt")
	if err != nil {
		t.Fatal(err)
	}
	return drakPosition(t, string(text))
}

// TestDrakerionCombatShots writes pictures of a combat into the folder SHOTS.
func TestDrakerionCombatShots(t *testing.T) {
	dir := os.Getenv("SHOTS")
	if dir == "" {
		t.Skip("for looking at")
	}
	eachShotSize(func(name string, w, h int) {
		r := newDrakRig(t, combat(t), w, h, game.SharedHands)
		r.Run(3 * time.Second)
		writeShot(t, r, dir+"/"+name+"-combat.png")
		sc := r.table
		sc.togglePeek(r.App.Context(), 0)
		r.Run(2 * time.Second)
		writeShot(t, r, dir+"/"+name+"-combat-hand.png")
		hand := sc.shown.Zone(sc.zoneNamed("hand", 0))
		r.Move(r.middle(hand[0]))
		r.Run(2 * time.Second)
		writeShot(t, r, dir+"/"+name+"-combat-hover.png")
	})
}
