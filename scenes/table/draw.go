package table

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/curtain"
	"wyrmtable/scenes/prints"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/motion"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/theme"
	"wyrmtable/scenes/ui"
)

// Draw implements game.Scene.
func (t *Scene) Draw(c *game.Context, dst *game.Frame) {
	if t.lay == nil {
		return
	}
	t.brush.Begin(t.kit, c.Scale)
	t.ground.draw(&t.brush, c, dst)
	t.drawLane(dst)
	t.drawThreads(dst)
	t.drawArrows(dst, underPanels)
	t.ui.Draw(c, dst, t.build)
	t.drawRulers(dst)
	t.drawDice(dst)
	t.drawHomes(dst)
	t.drawArrows(dst, underCards)
	t.drawCards(dst)
	t.drawCrests(dst)
	t.drawArrows(dst, overCards)
	t.drawPairs(dst)
	t.drawArrow(dst)
	t.top.Draw(c, dst, t.buildTop)
	if t.rise != 0 {
		curtain.DrawRising(t.kit, c, dst, c.Now-t.rise)
	}
}

// drawCards draws the cards at rest, then those that move, then the one held.
func (t *Scene) drawCards(dst *game.Frame) {
	for _, id := range t.tableau.Order {
		if !t.tableau.Stage.Cards[id].Moving() && !t.tableau.Above(id) && !t.tableau.Lifted(t.tableau.Bearer(id)) {
			t.drawCard(dst, id)
		}
	}
	if id := t.tableau.Stood; id != 0 && id != t.drag.Card && id != t.hand.Card() {
		t.drawCard(dst, id)
	}
	for _, id := range t.tableau.Order {
		if t.tableau.Stage.Cards[id].Moving() && !t.tableau.Above(id) {
			t.drawCard(dst, id)
			t.drawBorne(dst, id)
		}
	}
	if id := t.hand.Card(); id != 0 && id != t.drag.Card {
		t.drawCard(dst, id)
		t.drawBorne(dst, id)
	}
	if t.drag.Card != 0 {
		t.drawCard(dst, t.drag.Card)
		t.drawBorne(dst, t.drag.Card)
	}
}

// drawBorne draws what lies at the edge of a card that is lifted, where it is
// lifted to: left in its place it would lie under the card.
func (t *Scene) drawBorne(dst *game.Frame, host rules.CardID) {
	if t.look.InPlay.Field == nil || t.look.InPlay.Field.Borne == nil {
		return
	}
	rest, _ := t.tableau.Pose(host)
	at := t.tableau.Seen(host)
	if rest.Width <= 0 {
		return
	}
	k := at.Width * (1 + (liftScale-1)*math.Max(0, math.Min(1, at.Lift))) / rest.Width
	sin, cos := math.Sincos(at.Angle - rest.Angle)
	for _, id := range t.tableau.Order {
		if t.tableau.Bearer(id) != host || t.tableau.Above(id) || t.tableau.Stage.Cards[id].Moving() {
			continue
		}
		p, i := t.tableau.PieceOf(id)
		if p == nil {
			continue
		}
		s := t.tableau.Stage.Cards[id].Now()
		dx, dy := (s.X-rest.X)*k, (s.Y-rest.Y)*k
		s.X, s.Y, s.Width, s.Angle = at.X+dx*cos-dy*sin, at.Y+dx*sin+dy*cos, s.Width*k, s.Angle+at.Angle-rest.Angle
		t.drawPiece(dst, id, p, i, s)
	}
}

// drawCard draws one card with its shadow and glow.
func (t *Scene) drawCard(dst *game.Frame, id rules.CardID) {
	s := t.tableau.Seen(id)
	if s.Width <= 0 || s.Alpha <= 0 {
		return
	}
	if t.yields(id) {
		s.Y += yield
	}
	if p, i := t.tableau.PieceOf(id); p != nil {
		t.drawPiece(dst, id, p, i, s)
		return
	}
	b := &t.brush
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
	switch k := t.glowOf(id); {
	case k == pictures.NoGlow || turning:
	case k == pictures.IsActive:
		b.Around(dst, b.Ink[max(0, t.inkOf(id))], s, pictures.GlowMargin, s.Alpha)
	default:
		b.Around(dst, b.Glow[k], s, pictures.GlowMargin, s.Alpha)
	}
	if turning {
		t.drawTurning(dst, id, s)
		return
	}
	open := math.Abs(2*s.Turn - 1)
	b.Sprite(dst, t.cardImage(id, s.Turn >= 0.5), s.X, s.Y, s.Width*math.Max(open, 0.02), s.Width*layout.CardRatio, s.Angle, s.Alpha)
	t.drawLock(dst, id, s)
	t.drawBadges(dst, id, s, false)
	t.drawHeapCount(dst, id, s)
	if id == t.keyed && !t.busy() {
		b.Around(dst, b.Glow[pictures.IsKeyed], s, pictures.GlowMargin, 1)
	}
}

// yield is how far a card gives way under a press, in units.
const yield = 2.0

// yields reports whether a card is being pressed: where it lies or, if it is
// held, by a press on the table, which will put it back. What a press does is
// done when it ends; that it was felt is seen at once.
func (t *Scene) yields(id rules.CardID) bool {
	if id == t.drag.Card {
		return false
	}
	return t.tableDown && id == t.hand.Card() || t.ui.Down() != "" && t.ui.Down() == t.ui.Sub("card", int(id))
}

// cardImage returns the picture of a card's face or back at the width at which
// it will rest.
func (t *Scene) cardImage(id rules.CardID, up bool) *ebiten.Image {
	v, face := &t.cards[id], t.tableau.Faces[id]
	w := t.tableau.Width(id)
	o := theme.Options{Lang: t.prefs.lang, Letters: t.prefs.letters, Contrast: t.prefs.contrast}
	if !up || face == 0 {
		o.Back = t.look.Theme.BackFor(&t.shown, id)
		return prints.Show(t.kit, t.look.Theme, &v.back, 0, w, false, o)
	}
	o.Tiny = w < t.look.Layout.Tiny
	img := prints.Show(t.kit, t.look.Theme, &v.front, face, w, false, o)
	if v.imgOf == face && t.kit.Pics.Keep(v.img) && (img == nil || !v.front.Complete()) {
		return v.img // at another size, meanwhile
	}
	if img != nil && v.front.Complete() {
		v.img, v.imgOf = img, face
	}
	return img
}

// glowOf says why a card glows now. A glow always means that the card does
// something, never that it would be wise.
func (t *Scene) glowOf(id rules.CardID) pictures.Glow {
	if id == t.hand.Card() || id == t.drag.Card || t.among(id) {
		return pictures.IsHeld
	}
	if id == t.litCard {
		return pictures.IsKeyed
	}
	if t.busy() || t.replay != nil {
		return pictures.NoGlow
	}
	if t.hand.Card() != 0 {
		for _, g := range t.hand.Goals() {
			if g.Card == id {
				return pictures.IsGoal
			}
		}
		return pictures.NoGlow
	}
	for _, g := range t.hints {
		if g.Card == id {
			return pictures.IsGoal
		}
	}
	if t.hand.CanPick(id) && !t.choice.shown() {
		if t.lit != 0 {
			return pictures.IsKeyed
		}
		if t.paired(id) {
			return pictures.IsPaired
		}
		if t.idle[id] { // it can only be given away
			return pictures.NoGlow
		}
		return pictures.MayAct
	}
	for _, l := range t.lasting {
		if l == id {
			return pictures.IsActive
		}
	}
	return pictures.NoGlow
}

// drawLock puts the sign on the visible top of the pile that cannot be taken
// yet, and the number of cards under it.
func (t *Scene) drawLock(dst *game.Frame, id rules.CardID, s motion.State) {
	z := t.shown.Cards[id].Zone
	if t.shown.Layout().Zones[z].Name != t.look.Play.Pile || t.shown.Top(z) != id || t.tableau.Stage.Cards[id].Moving() || id == t.drag.Card {
		return
	}
	if f := t.look.Game.FaceOf(&t.shown, id); f != 0 && t.look.Ground.Lock != nil {
		k := ui.Key{Kind: "table.lock", A: int(t.prefs.lang), B: int(f)}
		w, h := s.Width*1.12, s.Width*layout.CardRatio
		img, ok := t.kit.Pics.Find(k, w, h)
		if !ok {
			img = t.paintLock(k, f, s.Width, w, h)
		}
		t.brush.Sprite(dst, img, s.X, s.Y, w, h, 0, 1)
	}
	n := len(t.shown.Zone(z))
	k := ui.Key{Kind: "table.count", A: n}
	r := t.lay.Count
	img, ok := t.kit.Pics.Find(k, r.W, r.H)
	if !ok {
		img = t.kit.Pics.Get(k, r.W, r.H, pictures.Count(r.W, n))
	}
	t.brush.Sprite(dst, img, r.X+r.W/2, r.Y+r.H/2, r.W, r.H, 0, 1)
}

func (t *Scene) paintLock(k ui.Key, f rules.Face, card, w, h float64) *ebiten.Image {
	lang, lock, low := t.prefs.lang, t.look.Ground.Lock, t.look.Ground.LockLow(f, t.prefs.lang)
	return t.kit.Pics.Get(k, w, h, func(c *art.Canvas) {
		c.Push(art.Translate(card*.06, 0))
		lock(c, card, card*layout.CardRatio, low, lang)
		c.Pop()
	})
}

// drawTurning draws a card that is being turned over.
func (t *Scene) drawTurning(dst *game.Frame, id rules.CardID, s motion.State) {
	phi, now := pictures.Tilt(s.Over)
	img := t.cardImage(id, true)
	if v := &t.cards[id]; !now && v.was != 0 {
		o := theme.Options{Lang: t.prefs.lang, Letters: t.prefs.letters, Contrast: t.prefs.contrast}
		img = prints.Show(t.kit, t.look.Theme, &v.under, v.was, t.tableau.Stage.Cards[id].Goal().Width, false, o)
	}
	b := &t.brush
	b.Halo(dst, b.Glow[pictures.IsHeld], s, pictures.GlowMargin, phi, 0.7*pictures.Rise(s.Over))
	b.Edge(dst, s, phi)
	b.Turned(dst, img, s, phi)
}
