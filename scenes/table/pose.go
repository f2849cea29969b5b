package table

import (
	"math"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/motion"
)

// pose returns where card id rests on the shown board, and whether it can be
// seen there.
func (t *Scene) pose(id rules.CardID) (motion.State, bool) {
	z := t.shown.Cards[id].Zone
	if d := t.draftZone(id); d != rules.Nowhere {
		z = d
	}
	switch {
	case t.lay.Zones[z].Kind == layout.Placed:
		return t.posePlaced(id)
	case t.lay.Zones[z].Kind == layout.Tucked:
		return t.poseTucked(id)
	case z != t.shown.Cards[id].Zone: // behind those that lie there
		return t.poseAt(z, len(t.shown.Zone(z)), len(t.shown.Zone(z))+1, true)
	}
	if t.heaps(z) {
		return t.poseHeaped(id, &t.lay.Zones[z], t.look.Game.FaceOf(&t.shown, id) != 0)
	}
	return t.poseAt(z, t.shown.Place(id), t.inRow(z), t.look.Game.FaceOf(&t.shown, id) != 0)
}

// inRow is for how many cards a zone is laid out now: those there, those drafted
// to it and the one that it makes room for.
func (t *Scene) inRow(z rules.Zone) int {
	return t.numbers.Places(&t.shown, z) + t.room(z) + t.draftedTo(z)
}

// inSight is where a card lies without what lies under the line above it in its
// row.
func (t *Scene) inSight(id rules.CardID) game.Rect {
	r, z := t.place(id), t.shown.Cards[id].Zone
	sp := &t.lay.Zones[z]
	if sp.Deep > 0 && id != t.hand.Card() {
		under := sp.Under(t.shown.Place(id), t.inRow(z))
		r.Y, r.H = r.Y+under, r.H-under
	}
	return r
}

// tuckStep is how far a card looks out from under the one that bears it, in
// widths of that.
const tuckStep = 0.22

// poseTucked returns where a card rests that another bears: under it, those
// that it bears one further out than the other.
func (t *Scene) poseTucked(id rules.CardID) (motion.State, bool) {
	host := t.hostOf(id)
	if host == 0 {
		return motion.State{X: t.lay.W / 2, Y: -200, Width: 60}, false
	}
	s, ok := t.pose(host)
	n := 1.0
	for _, other := range t.shown.Zone(t.shown.Cards[id].Zone) {
		if other == id {
			break
		}
		if t.hostOf(other) == host {
			n++
		}
	}
	if t.shown.Cards[id].Owner != t.shown.Cards[host].Owner { // what the other has put there looks out at the right
		n = -n
	}
	sin, cos := math.Sincos(s.Angle)
	x, y := -tuckStep*s.Width*n, -0.06*s.Width*math.Abs(n)
	s.X, s.Y = s.X+x*cos-y*sin, s.Y+x*sin+y*cos
	s.Turn = 1
	return t.crisp(s), ok
}

// hostOf is the card that bears a tucked one.
func (t *Scene) hostOf(id rules.CardID) rules.CardID {
	if f := t.look.InPlay.Field; f != nil && f.Host != nil {
		if h := f.Host(&t.shown, id); h > 0 && t.lay.Zones[t.shown.Cards[h].Zone].Kind != layout.Tucked {
			return h
		}
	}
	return 0
}

// restsAt is where the middle of a card rests.
func (t *Scene) restsAt(id rules.CardID) layout.Point {
	s := t.stage.Cards[id].Goal()
	return layout.Point{X: s.X, Y: s.Y}
}

// poseAt returns where card i of n rests in zone z.
func (t *Scene) poseAt(z rules.Zone, i, n int, up bool) (motion.State, bool) {
	s := &t.lay.Zones[z]
	if s.Kind == layout.Away {
		if s.Area.Empty() {
			return motion.State{X: t.lay.W / 2, Y: -200, Width: 100}, false
		}
		p := s.Area.Center()
		return motion.State{X: p.X, Y: p.Y, Width: s.Widths[0]}, false
	}
	p := s.Pose(i, n)
	st := motion.State{X: p.X, Y: p.Y, Width: p.Width, Angle: p.Angle, Alpha: 1}
	if up {
		st.Turn = 1
	} else {
		st.Y += s.Sunk
	}
	return t.crisp(st), !s.Heaped() || i >= n-s.Shown()
}

// crisp puts an upright card on whole pixels, so that its picture is drawn
// pixel by pixel.
func (t *Scene) crisp(s motion.State) motion.State {
	if s.Angle != 0 || t.laid.Scale == 0 {
		return s
	}
	k := t.laid.Scale
	w, h := math.Ceil(s.Width*k-1e-6), math.Ceil(s.Width*layout.CardRatio*k-1e-6)
	s.X = (math.Round(s.X*k-w/2) + w/2) / k
	s.Y = (math.Round(s.Y*k-h/2) + h/2) / k
	return s
}

// aim sends one card where it now rests.
func (t *Scene) aim(c *game.Context, id rules.CardID, st motion.Style, delay time.Duration) {
	if id == 0 || t.lay == nil {
		return
	}
	goal, _ := t.pose(id)
	st.Time = motionTime(c, st.Time)
	t.stage.Cards[id].Aim(goal, st, delay, c.Settings.ReducedMotion)
	t.sort()
}

// aimAll sends every card that does not lie where it should to its place.
func (t *Scene) aimAll(c *game.Context, st motion.Style) {
	if t.lay == nil {
		return
	}
	t.unarrange()
	st.Time = motionTime(c, st.Time)
	for id := 1; id < len(t.cards); id++ {
		goal, _ := t.pose(rules.CardID(id))
		tr := &t.stage.Cards[id]
		if rules.CardID(id) == t.drag.Card && t.drag.Card != 0 {
			continue
		}
		if tr.Goal() != goal || (!tr.Moving() && tr.Now() != goal) {
			if t.visible(rules.CardID(id)) || t.cards[id].shown {
				tr.Aim(goal, st, 0, c.Settings.ReducedMotion)
			} else {
				tr.Put(goal)
			}
		}
	}
	t.sort()
}

// putAll lays every card and pin where it rests, without motion.
func (t *Scene) putAll() {
	if t.lay == nil {
		return
	}
	t.unarrange()
	for id := 1; id < len(t.cards); id++ {
		goal, _ := t.pose(rules.CardID(id))
		if rules.CardID(id) != t.drag.Card {
			t.stage.Cards[id].Put(goal)
		}
	}
	t.eachCounter(func(slot int, v float64) { t.stage.Slides[slot].Put(v) })
	t.sort()
}

// visible reports whether a card's place can be seen.
func (t *Scene) visible(id rules.CardID) bool {
	_, ok := t.pose(id)
	return ok
}

// sort lists the cards to be drawn: those at rest in order of their zones, and
// after them those that move.
func (t *Scene) sort() {
	t.order = t.order[:0]
	for id := range t.cards {
		t.cards[id].shown = false
	}
	for z := range t.lay.Zones { // under what bears them
		if t.lay.Zones[z].Kind == layout.Tucked {
			cards := t.shown.Zone(rules.Zone(z))
			for i := len(cards) - 1; i >= 0; i-- {
				t.order = append(t.order, cards[i])
			}
		}
	}
	for z := range t.lay.Zones {
		spread := &t.lay.Zones[z]
		if spread.Kind == layout.Away || spread.Kind == layout.Tucked {
			continue
		}
		cards := t.shown.Zone(rules.Zone(z))
		if spread.Heaps {
			t.sortHeaped(cards)
			continue
		}
		first := 0
		if spread.Heaped() {
			first = max(0, len(cards)-spread.Shown())
		}
		upper := spread.Upper(t.inRow(rules.Zone(z)))
		for k := range cards { // the lower line first: it lies under the upper
			i := (k + min(upper, len(cards))) % len(cards)
			id := cards[i]
			if id != 0 && (i >= first || t.stage.Cards[id].Moving()) {
				t.order = append(t.order, id)
			}
		}
	}
	for _, id := range t.order {
		v := &t.cards[id]
		v.shown = true
		if f := t.look.Game.FaceOf(&t.shown, id); f != 0 {
			v.face = f
		}
	}
}

// cardAt returns the card that lies uppermost at p, or 0. What moves cannot be
// touched.
func (t *Scene) cardAt(p game.Point) rules.CardID {
	if id := t.stood.card; id != 0 && id != t.drag.Card && t.place(id).Contains(p) {
		return id
	}
	for i := len(t.order) - 1; i >= 0; i-- {
		id := t.order[i]
		if t.stage.Cards[id].Moving() || id == t.drag.Card {
			continue
		}
		if t.covers(id, p) {
			if _, top := t.heaped(id); top {
				return id
			}
		}
	}
	return 0
}

// zoneAt returns the zone over whose place p lies, or Nowhere: the smallest
// where places overlap.
func (t *Scene) zoneAt(p game.Point) rules.Zone {
	best, size := rules.Nowhere, math.Inf(1)
	for z := range t.lay.Zones {
		s := &t.lay.Zones[z]
		if s.Drop.Empty() || !s.Drop.Contains(layout.Point(p)) {
			continue
		}
		if a := s.Drop.W * s.Drop.H; a < size {
			best, size = rules.Zone(z), a
		}
	}
	return best
}

// room is 1 for a row that the held card may join: its cards make room.
func (t *Scene) room(z rules.Zone) int {
	if t.lay.Zones[z].Kind != layout.Row || t.heaps(z) || t.hand.Card() == 0 || t.shown.Layout().Zones[z].Seat == rules.Nobody {
		return 0
	}
	for _, g := range t.hand.Goals() {
		if g.Zone == z && g.Card == 0 {
			return 1
		}
	}
	return 0
}

// gap is the free place of a row that makes room.
func (t *Scene) gap(z rules.Zone) (layout.Pose, bool) {
	if t.room(z) == 0 {
		return layout.Pose{}, false
	}
	n := len(t.shown.Zone(z))
	return t.lay.Zones[z].Pose(n, n+1), true
}
