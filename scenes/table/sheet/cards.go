package sheet

import (
	"strconv"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/ui"
)

// Cards are cards laid out on a sheet, the last one first.
type Cards struct {
	Title, Note string
	Cards       []rules.CardID
	May         func(id rules.CardID) bool // it can be picked up now
}

// Picked is a card of a sheet that was pressed.
type Picked struct {
	Card rules.CardID // 0 for none
	Up   bool         // it is to be picked up, and the sheet closed; else to be shown large
}

// Of returns the cards that a sheet of one of the kinds Hand, Piles and Browse is
// about; none of a hand that is not open any more.
func (p *Page) Of(c *game.Context, k Topic) Cards {
	d := p.Desk
	l := d.View.Layout()
	switch k.Kind {
	case Hand:
		cards := d.OpenHand(k.Seat)
		title := rules.Text{FR: "Main " + rules.Of(d.Name(k.Seat), rules.French), EN: "Hand of " + d.Name(k.Seat)}
		return Cards{Title: d.In(title) + " · " + strconv.Itoa(len(cards)), Cards: cards}
	case Piles:
		var cards []rules.CardID
		for _, name := range d.Look.InPlay.Realm.Piles {
			if z, ok := l.ZoneOf(name, k.Seat); ok {
				cards = append(cards, d.View.Zone(z)...)
			}
		}
		title := d.Name(k.Seat) + " — " + c.T(text("défausses", "discards")) + " · " + strconv.Itoa(len(cards))
		return Cards{Title: title, Cards: cards}
	}
	cards, z := d.View.Zone(k.Zone), &l.Zones[k.Zone]
	out := Cards{Title: d.In(z.Text) + " · " + strconv.Itoa(len(cards)), Cards: cards}
	if z.Seat >= 0 {
		out.Title = d.Name(z.Seat) + " — " + out.Title
	}
	if z.Pile {
		out.Note = c.T(text("La dernière carte d’abord", "Newest card first"))
	}
	return out
}

// Lay lays cards out.
func (p *Page) Lay(c *game.Context, k *Cards) (picked Picked) {
	u, d := p.UI, p.Desk
	r := p.Plate(c, k.Title, 900, 640)
	if k.Note != "" {
		u.Label(game.Rect{X: r.X, Y: r.Y - 4, W: r.W, H: 20}, k.Note, ui.SmallText.At(art.Centre))
		r.Y, r.H = r.Y+22, r.H-22
	}
	w := 122.0
	if d.Lay.Portrait {
		w = 100
	}
	const gap = 12.0
	u.Scroll("discard", r, func(x, y, width float64) float64 {
		cols := max(1, int((width+gap)/(w+gap)))
		left := x + (width-float64(cols)*(w+gap)+gap)/2
		for i := range k.Cards {
			id := k.Cards[len(k.Cards)-1-i]
			at := game.Rect{X: left + float64(i%cols)*(w+gap), Y: y + 4 + float64(i/cols)*(w*layout.CardRatio+gap), W: w,
				H: w * layout.CardRatio}
			if p.card(id, at, r, k, &picked); picked.Up {
				break
			}
		}
		return float64((len(k.Cards)+cols-1)/cols)*(w*layout.CardRatio+gap) + 8
	})
	return picked
}

// card describes a card at a place in a window; out of sight it is only a place,
// without a picture.
func (p *Page) card(id rules.CardID, at, window game.Rect, k *Cards, picked *Picked) {
	u, d := p.UI, p.Desk
	f := d.Look.Game.FaceOf(d.View, id)
	place := ui.Place{Label: d.Plain(d.Look.Game.Faces[f].Name)}
	if at.Y+at.H < window.Y || at.Y > window.Y+window.H {
		u.Hit(u.Sub("old", int(id)), at, place)
		return
	}
	u.Image(d.Card(f, at.W), at, ui.White)
	h := u.Hit(u.Sub("old", int(id)), at, place)
	if k.May(id) {
		u.FocusRing(at)
		if h.Pressed {
			*picked = Picked{id, true}
			return
		}
	}
	if h.Pressed || h.Alt {
		*picked = Picked{Card: id}
	} else if h.Focused && !p.Under {
		u.Bar(game.Rect{X: at.X, Y: at.Y + at.H, W: at.W, H: 3}, ui.Gold)
	}
}
