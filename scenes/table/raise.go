package table

import (
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/motion"
)

// stood is the card of a fan that stands up out of the others because it is
// looked at, with the mouse or the keyboard, or held. Nothing of the match
// moves: it only is drawn and pressed elsewhere.
type stood struct {
	card  rules.CardID // 0 for none
	share float64      // of the way up
}

// raiseTime is how long a card takes to stand up.
const raiseTime = 110 * time.Millisecond

// follow finds out which card is looked at, and lets it rise.
func (r *stood) follow(c *game.Context, t *Scene) {
	id := t.fanned()
	if id != r.card {
		r.card, r.share = id, 0
		t.refresh()
		c.Redraw()
	}
	if r.card == 0 || r.share >= 1 {
		return
	}
	r.share = min(1, r.share+float64(c.DT)/float64(raiseTime))
	if motionTime(c, raiseTime) <= 0 || c.Settings.ReducedMotion {
		r.share = 1
	}
	c.Redraw()
}

// fanned is the card of a fan that is held, on the keyboard or under the mouse;
// 0 for none.
func (t *Scene) fanned() rules.CardID {
	if t.lay == nil || t.modal != noModal || t.choice.modal() {
		return 0
	}
	for _, id := range [...]rules.CardID{t.hand.Card(), t.keyed, t.hover.card} {
		if id == 0 || id == t.drag.Card {
			continue
		}
		sp := &t.lay.Zones[t.shown.Cards[id].Zone]
		if t.draftZone(id) != rules.Nowhere {
			continue
		}
		if sp.Kind == layout.Fan && sp.Raise > 0 && !t.stage.Cards[id].Moving() {
			return id
		}
	}
	if k := t.ask; k != nil && k.Source != 0 && !t.answered && t.shown.Cards[k.Source].Zone != 0 { // what is being paid for
		if sp := &t.lay.Zones[t.shown.Cards[k.Source].Zone]; sp.Kind == layout.Fan && sp.Raise > 0 && !t.stage.Cards[k.Source].Moving() {
			return k.Source
		}
	}
	return 0
}

// lift returns how a card is drawn that lies as s says.
func (r *stood) lift(t *Scene, id rules.CardID, s motion.State) motion.State {
	if id != r.card || id == t.drag.Card || id == 0 {
		return s
	}
	p := t.lay.Zones[t.shown.Cards[id].Zone].Raised(layout.Pose{Point: layout.Point{X: s.X, Y: s.Y}, Width: s.Width, Angle: s.Angle})
	k := motion.Land.At(r.share)
	mix := func(a, b float64) float64 { return a + (b-a)*k }
	s.X, s.Y, s.Width, s.Angle, s.Lift = mix(s.X, p.X), mix(s.Y, p.Y), mix(s.Width, p.Width), mix(s.Angle, p.Angle), mix(s.Lift, 0.4)
	return s
}

// place is where a card is pressed: where it is drawn.
func (t *Scene) place(id rules.CardID) game.Rect {
	s := t.stage.Cards[id].Now()
	if id == t.stood.card && id != 0 {
		full := stood{card: id, share: 1}
		s = full.lift(t, id, s)
	}
	return game.Rect(layout.Around(layout.Point{X: s.X, Y: s.Y}, s.Width, s.Width*layout.CardRatio))
}
