package tableau

import (
	"math"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/motion"
)

// Pose returns where card id rests on the shown board, and whether it can be
// seen there.
func (t *Tableau) Pose(id rules.CardID) (motion.State, bool) {
	z := t.View.Cards[id].Zone
	if d := t.DraftZone(id); d != rules.Nowhere {
		z = d
	}
	switch {
	case t.Lay.Zones[z].Kind == layout.Placed:
		return t.posePlaced(id)
	case t.Lay.Zones[z].Kind == layout.Tucked:
		return t.poseTucked(id)
	case z != t.View.Cards[id].Zone: // behind those that lie there
		return t.poseAt(z, len(t.View.Zone(z)), len(t.View.Zone(z))+1, true)
	}
	if t.Heaps(z) {
		return t.poseHeaped(id, &t.Lay.Zones[z], t.Look.Game.FaceOf(t.View, id) != 0)
	}
	return t.poseAt(z, t.View.Place(id), t.InRow(z), t.Look.Game.FaceOf(t.View, id) != 0)
}

// InRow is for how many cards a zone is laid out now: those there, those drafted
// to it and the one that it makes room for.
func (t *Tableau) InRow(z rules.Zone) int {
	return t.Numbers.Places(t.View, z) + t.Room(z) + t.draftedTo(z)
}

// InSight is where a card lies without what lies under the line above it in its
// row.
func (t *Tableau) InSight(id rules.CardID) game.Rect {
	r, z := t.Place(id), t.View.Cards[id].Zone
	sp := &t.Lay.Zones[z]
	if sp.Deep > 0 && id != t.Hand.Card() {
		under := sp.Under(t.View.Place(id), t.InRow(z))
		r.Y, r.H = r.Y+under, r.H-under
	}
	return r
}

// tuckStep is how far a card looks out from under the one that bears it, in
// widths of that.
const tuckStep = 0.22

// poseTucked returns where a card rests that another bears: under it, those
// that it bears one further out than the other.
func (t *Tableau) poseTucked(id rules.CardID) (motion.State, bool) {
	host := t.HostOf(id)
	if host == 0 {
		return motion.State{X: t.Lay.W / 2, Y: -200, Width: 60}, false
	}
	s, ok := t.Pose(host)
	n := 1.0
	for _, other := range t.View.Zone(t.View.Cards[id].Zone) {
		if other == id {
			break
		}
		if t.HostOf(other) == host {
			n++
		}
	}
	if t.View.Cards[id].Owner != t.View.Cards[host].Owner { // what the other has put there looks out at the right
		n = -n
	}
	sin, cos := math.Sincos(s.Angle)
	x, y := -tuckStep*s.Width*n, -0.06*s.Width*math.Abs(n)
	s.X, s.Y = s.X+x*cos-y*sin, s.Y+x*sin+y*cos
	s.Turn = 1
	return t.crisp(s), ok
}

// HostOf is the card that bears a tucked one.
func (t *Tableau) HostOf(id rules.CardID) rules.CardID {
	if f := t.Look.InPlay.Field; f != nil && f.Host != nil {
		if h := f.Host(t.View, id); h > 0 && t.Lay.Zones[t.View.Cards[h].Zone].Kind != layout.Tucked {
			return h
		}
	}
	return 0
}

// RestsAt is where the middle of a card rests.
func (t *Tableau) RestsAt(id rules.CardID) layout.Point {
	s := t.Stage.Cards[id].Goal()
	return layout.Point{X: s.X, Y: s.Y}
}

// poseAt returns where card i of n rests in zone z.
func (t *Tableau) poseAt(z rules.Zone, i, n int, up bool) (motion.State, bool) {
	s := &t.Lay.Zones[z]
	if s.Kind == layout.Away {
		if s.Area.Empty() {
			return motion.State{X: t.Lay.W / 2, Y: -200, Width: 100}, false
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
func (t *Tableau) crisp(s motion.State) motion.State {
	if s.Angle != 0 || t.scale == 0 {
		return s
	}
	k := t.scale
	w, h := math.Ceil(s.Width*k-1e-6), math.Ceil(s.Width*layout.CardRatio*k-1e-6)
	s.X = (math.Round(s.X*k-w/2) + w/2) / k
	s.Y = (math.Round(s.Y*k-h/2) + h/2) / k
	return s
}

// Aim sends one card where it now rests.
func (t *Tableau) Aim(c *game.Context, id rules.CardID, st motion.Style, delay time.Duration) {
	if id == 0 || t.Lay == nil {
		return
	}
	goal, _ := t.Pose(id)
	st.Time = c.Settings.Motion(st.Time)
	t.Stage.Cards[id].Aim(goal, st, delay, c.Settings.ReducedMotion)
	t.Sort()
}

// AimAll sends every card that does not lie where it should to its place.
func (t *Tableau) AimAll(c *game.Context, st motion.Style) {
	if t.Lay == nil {
		return
	}
	t.Unarrange()
	st.Time = c.Settings.Motion(st.Time)
	for id := 1; id < len(t.Faces); id++ {
		goal, _ := t.Pose(rules.CardID(id))
		tr := &t.Stage.Cards[id]
		if rules.CardID(id) == t.Drag.Card && t.Drag.Card != 0 {
			continue
		}
		if tr.Goal() != goal || (!tr.Moving() && tr.Now() != goal) {
			if t.visible(rules.CardID(id)) || t.Drawn[id] {
				tr.Aim(goal, st, 0, c.Settings.ReducedMotion)
			} else {
				tr.Put(goal)
			}
		}
	}
	t.Sort()
}

// PutAll lays every card and pin where it rests, without motion.
func (t *Tableau) PutAll() {
	if t.Lay == nil {
		return
	}
	t.Unarrange()
	for id := 1; id < len(t.Faces); id++ {
		goal, _ := t.Pose(rules.CardID(id))
		if rules.CardID(id) != t.Drag.Card {
			t.Stage.Cards[id].Put(goal)
		}
	}
	t.eachCounter(func(slot int, v float64) { t.Stage.Slides[slot].Put(v) })
	t.Sort()
}

// visible reports whether a card's place can be seen.
func (t *Tableau) visible(id rules.CardID) bool {
	_, ok := t.Pose(id)
	return ok
}
