package tableau

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
)

// A Standpoint is from where a table is seen, and what of it must have room.
type Standpoint struct {
	View   game.View
	Crowd  layout.Crowd
	Bottom rules.Seat // the seat nearest to the people at the screen
	Below  rules.Seat // whose hand lies in the large place of the nearest; Nobody for his own
}

// LayOut lays the cards out anew, as they are seen from a standpoint. Together says
// that all hands are open.
func (t *Tableau) LayOut(from Standpoint, together bool) {
	t.From, t.scale = from, from.View.Scale
	l, w, h := t.View.Layout(), from.View.W, from.View.H
	if t.Look.Layout.Crowded != nil {
		t.Lay = t.Look.Layout.Crowded(l, w, h, from.Bottom, from.Crowd)
	} else {
		t.Lay = t.Look.Layout.Make(l, w, h, from.Bottom)
	}
	t.layHand(together)
}

// layHand gives the hand that lies below the place of the one nearest, whose cards
// are meanwhile not shown unless all are open.
func (t *Tableau) layHand(together bool) {
	if t.From.Below < 0 || t.From.Below == t.From.Bottom {
		return
	}
	from, ok := t.View.Layout().ZoneOf("hand", t.From.Bottom)
	to, ok2 := t.View.Layout().ZoneOf("hand", t.From.Below)
	if !ok || !ok2 {
		return
	}
	large, small := t.Lay.Zones[from], t.Lay.Zones[to]
	t.Lay.Zones[to], t.Lay.Zones[from] = large, layout.Spread{}
	if together {
		t.Lay.Zones[from] = small
	}
}
