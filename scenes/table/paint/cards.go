package paint

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/prints"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/motion"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/ui"
)

// drawCards draws the cards at rest, then those that move, then the one held.
func (t *Painter) drawCards(dst *game.Frame) {
	for _, id := range t.Tableau.Order {
		if !t.Tableau.Stage.Cards[id].Moving() && !t.Tableau.Above(id) && !t.Tableau.Lifted(t.Tableau.Bearer(id)) {
			t.drawCard(dst, id)
		}
	}
	if id := t.Tableau.Stood; id != 0 && id != t.Tableau.Drag.Card && id != t.Tableau.Hand.Card() {
		t.drawCard(dst, id)
	}
	for _, id := range t.Tableau.Order {
		if t.Tableau.Stage.Cards[id].Moving() && !t.Tableau.Above(id) {
			t.drawCard(dst, id)
			t.drawBorne(dst, id)
		}
	}
	if id := t.Tableau.Hand.Card(); id != 0 && id != t.Tableau.Drag.Card {
		t.drawCard(dst, id)
		t.drawBorne(dst, id)
	}
	if t.Tableau.Drag.Card != 0 {
		t.drawCard(dst, t.Tableau.Drag.Card)
		t.drawBorne(dst, t.Tableau.Drag.Card)
	}
}

// drawBorne draws what lies at the edge of a card that is lifted, where it is
// lifted to: left in its place it would lie under the card.
func (t *Painter) drawBorne(dst *game.Frame, host rules.CardID) {
	if t.Look.InPlay.Field == nil || t.Look.InPlay.Field.Borne == nil {
		return
	}
	rest, _ := t.Tableau.Pose(host)
	at := t.Tableau.Seen(host)
	if rest.Width <= 0 {
		return
	}
	k := at.Width * (1 + (liftScale-1)*math.Max(0, math.Min(1, at.Lift))) / rest.Width
	sin, cos := math.Sincos(at.Angle - rest.Angle)
	for _, id := range t.Tableau.Order {
		if t.Tableau.Bearer(id) != host || t.Tableau.Above(id) || t.Tableau.Stage.Cards[id].Moving() {
			continue
		}
		p, i := t.Tableau.PieceOf(id)
		if p == nil {
			continue
		}
		s := t.Tableau.Stage.Cards[id].Now()
		dx, dy := (s.X-rest.X)*k, (s.Y-rest.Y)*k
		s.X, s.Y, s.Width, s.Angle = at.X+dx*cos-dy*sin, at.Y+dx*sin+dy*cos, s.Width*k, s.Angle+at.Angle-rest.Angle
		t.drawPiece(dst, id, p, i, s)
	}
}

// drawCard draws one card with its shadow and glow.
func (t *Painter) drawCard(dst *game.Frame, id rules.CardID) {
	s := t.Tableau.Seen(id)
	if s.Width <= 0 || s.Alpha <= 0 {
		return
	}
	if t.Yields(id) {
		s.Y += yield
	}
	if p, i := t.Tableau.PieceOf(id); p != nil {
		t.drawPiece(dst, id, p, i, s)
		return
	}
	b := &t.Brush
	lift := math.Max(0, math.Min(1, s.Lift+pictures.Rise(s.Over)))
	turning := s.Over > 0 && s.Turn >= 0.5
	var phi float64
	if turning {
		phi, _ = pictures.Tilt(s.Over)
	}
	if lift < 1 {
		b.Shade(dst, b.Drop[0], s, phi, 1-lift)
	}
	if lift > 0 {
		b.Shade(dst, b.Drop[1], s, phi, lift)
		s.Width *= 1 + (liftScale-1)*lift
	}
	if !turning {
		t.drawBadges(dst, id, s, true)
	}
	switch k := t.Glow(id); {
	case k == pictures.NoGlow || turning:
	case k == pictures.IsActive:
		b.Around(dst, b.Ink[max(0, t.Lasting.Ink(id))], s, pictures.GlowMargin, s.Alpha)
	default:
		b.Around(dst, b.Glow[k], s, pictures.GlowMargin, s.Alpha)
	}
	if turning {
		t.drawTurning(dst, id, s)
		return
	}
	open := math.Abs(2*s.Turn - 1)
	b.Sprite(dst, t.CardImage(id, s.Turn >= 0.5), s.X, s.Y, s.Width*math.Max(open, 0.02), s.Width*layout.CardRatio,
		s.Angle, s.Alpha)
	t.drawLock(dst, id, s)
	t.drawBadges(dst, id, s, false)
	t.drawHeapCount(dst, id, s)
	if id == t.Now.Keyed && !t.Now.Busy {
		b.Around(dst, b.Glow[pictures.IsKeyed], s, pictures.GlowMargin, 1)
	}
}

// CardImage returns the picture of a card's face or back at the width at which
// it will rest.
func (t *Painter) CardImage(id rules.CardID, up bool) *ebiten.Image {
	v, face := &t.cards[id], t.Tableau.Faces[id]
	w := t.Tableau.Width(id)
	o := t.Options
	if !up || face == 0 {
		o.Back = t.Look.Theme.BackFor(t.Tableau.View, id)
		return prints.Show(t.Kit, t.Look.Theme, &v.back, 0, w, false, o)
	}
	o.Tiny = w < t.Look.Layout.Tiny
	img := prints.Show(t.Kit, t.Look.Theme, &v.front, face, w, false, o)
	if v.imgOf == face && t.Kit.Pics.Keep(v.img) && (img == nil || !v.front.Complete()) {
		return v.img // at another size, meanwhile
	}
	if img != nil && v.front.Complete() {
		v.img, v.imgOf = img, face
	}
	return img
}

// drawLock puts the sign on the visible top of the pile that cannot be taken
// yet, and the number of cards under it.
func (t *Painter) drawLock(dst *game.Frame, id rules.CardID, s motion.State) {
	z := t.Tableau.View.Cards[id].Zone
	if t.Tableau.View.Layout().Zones[z].Name != t.Look.Play.Pile || t.Tableau.View.Top(z) != id ||
		t.Tableau.Stage.Cards[id].Moving() || id == t.Tableau.Drag.Card {
		return
	}
	if f := t.Look.Game.FaceOf(t.Tableau.View, id); f != 0 && t.Look.Ground.Lock != nil {
		k := ui.Key{Kind: "table.lock", A: int(t.Options.Lang), B: int(f)}
		w, h := s.Width*1.12, s.Width*layout.CardRatio
		img, ok := t.Kit.Pics.Find(k, w, h)
		if !ok {
			img = t.paintLock(k, f, s.Width, w, h)
		}
		t.Brush.Sprite(dst, img, s.X, s.Y, w, h, 0, 1)
	}
	n := len(t.Tableau.View.Zone(z))
	k := ui.Key{Kind: "table.count", A: n}
	r := t.Tableau.Lay.Count
	img, ok := t.Kit.Pics.Find(k, r.W, r.H)
	if !ok {
		img = t.Kit.Pics.Get(k, r.W, r.H, pictures.Count(r.W, n))
	}
	t.Brush.Sprite(dst, img, r.X+r.W/2, r.Y+r.H/2, r.W, r.H, 0, 1)
}

func (t *Painter) paintLock(k ui.Key, f rules.Face, card, w, h float64) *ebiten.Image {
	lang, ground := t.Options.Lang, &t.Look.Ground
	return t.Kit.Pics.Get(k, w, h, func(c *art.Canvas) {
		low := ground.LockLow(f, lang) // which sets the text of the card, and takes its time
		c.Push(art.Translate(card*.06, 0))
		ground.Lock(c, card, card*layout.CardRatio, low, lang)
		c.Pop()
	})
}

// drawTurning draws a card that is being turned over.
func (t *Painter) drawTurning(dst *game.Frame, id rules.CardID, s motion.State) {
	phi, now := pictures.Tilt(s.Over)
	img := t.CardImage(id, true)
	if v := &t.cards[id]; !now && v.was != 0 {
		o := t.Options
		img = prints.Show(t.Kit, t.Look.Theme, &v.under, v.was, t.Tableau.Stage.Cards[id].Goal().Width, false, o)
	}
	b := &t.Brush
	b.Halo(dst, b.Glow[pictures.IsHeld], s, pictures.GlowMargin, phi, 0.7*pictures.Rise(s.Over))
	b.Edge(dst, s, phi)
	b.Turned(dst, img, s, phi)
}

// liftScale is how much larger a card looks in the hand.
const liftScale = 1.06

// card is what is remembered of the picture of one card.
type card struct {
	was   rules.Face // the side that was up before it was last turned over
	turns bool       // that has still to be shown
	front prints.Print
	under prints.Print // of was
	back  prints.Print
	img   *ebiten.Image // last picture of its face that was there
	imgOf rules.Face
}

// yield is how far a card gives way under a press, in units.
const yield = 2.0
