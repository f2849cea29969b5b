package table

import (
	"math"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/pick"
	"wyrmtable/scenes/theme"
	"wyrmtable/scenes/ui"
)

// buildZoom shows a card large, with its words and those of the glossary.
func (t *Scene) buildZoom(c *game.Context) {
	if t.zoom == 0 || t.look.Game.FaceOf(&t.shown, t.zoom) == 0 {
		return
	}
	u, f := t.top, t.look.Game.FaceOf(&t.shown, t.zoom)
	info := &t.look.Game.Faces[f]
	w, side := max(270, min(320, c.H*.39)), 270.0
	if t.lay.Portrait {
		w, side = min(300, c.W-30), min(360, c.W-16)
	}
	h := w * layout.CardRatio
	at := t.zoomPlace(c, w, side, h)
	o := theme.Options{Lang: t.prefs.lang, Letters: t.prefs.letters}
	if t.zoomCovers() {
		u.Veil(0.45)
		if u.Hit("zoomveil", c.Bounds(), ui.Place{}).Pressed || u.Key(game.Cancel) || u.Key(game.Zoom) {
			t.hideZoom()
			c.Redraw()
			return
		}
	}
	u.Region("zoom", t.plain(info.Name))
	u.Image(t.look.Theme.Picture(t.kit, f, w, true, o), at, ui.White)
	body := ui.BodyText.Sized(16)
	terms := t.look.Terms(f)
	box := game.Rect{X: at.X + w + 10, Y: at.Y, W: side, H: 0}
	if t.lay.Portrait {
		box = game.Rect{X: (c.W - side) / 2, Y: at.Y + h + 8, W: side}
	}
	inner := side - 32
	tall := 50 + u.ParaHeight(inner, t.plain(info.Rules), body)
	term := ui.Text{Face: body.Face, Size: 14.5, Col: ui.Sand, Lead: 1.15}
	for _, k := range terms {
		tall += 12 + u.ParaHeight(inner, t.in(k.Word)+t.colon()+t.plain(k.Text), term)
	}
	box.H = tall + 14
	box.Y = max(6, min(box.Y, c.H-box.H-6))
	u.Panel(box)
	u.Label(game.Rect{X: box.X + 16, Y: box.Y + 10, W: inner, H: 24}, t.in(t.look.Theme.Kind(f)), ui.HeadText.Sized(16))
	y := box.Y + 38
	y += u.Para(box.X+16, y, inner, t.plain(info.Rules), body)
	for _, k := range terms {
		y += 6
		u.Rule(box.X+30, y, side-60)
		y += 6
		y += u.Para(box.X+16, y, inner, t.in(k.Word)+t.colon()+t.plain(k.Text), term)
	}
}

// zoomPlace puts the large card beside the one it shows, where it hides least
// of what matters: that card, and where it may go.
func (t *Scene) zoomPlace(c *game.Context, w, side, h float64) game.Rect {
	if t.lay.Portrait {
		return game.Rect{X: (c.W - w) / 2, Y: 60, W: w, H: h}
	}
	whole := w + 10 + side
	if t.hover.fixed {
		return game.Rect{X: (c.W - whole) / 2, Y: (c.H - h) / 2, W: w, H: h}
	}
	s := t.stage.Cards[t.zoom].Now()
	own := game.Rect(layout.Around(layout.Point{X: s.X, Y: s.Y}, s.Width, s.Width*layout.CardRatio))
	goals := t.goalsOf(t.zoom)
	best, least := game.Rect{}, math.Inf(1)
	for _, y := range [...]float64{s.Y - h/2, 44, c.H - h - 8} {
		for _, x := range [...]float64{s.X + s.Width/2 + 16, s.X - s.Width/2 - 16 - whole, (c.W - whole) / 2} {
			r := game.Rect{X: max(8, min(x, c.W-whole-8)), Y: max(44, min(y, c.H-h-8)), W: whole, H: h}
			hides := 4 * common(r, own)
			for _, g := range goals {
				hides += common(r, g)
			}
			if hides < least {
				best, least = r, hides
			}
		}
	}
	best.W = w
	return best
}

// goalsOf are the places where a card that is not held may go.
func (t *Scene) goalsOf(id rules.CardID) []game.Rect {
	if t.ask == nil {
		return nil
	}
	var out []game.Rect
	for i := range t.ask.Answers {
		a := &t.ask.Answers[i]
		if a.Card != id {
			continue
		}
		z := a.Zone
		switch {
		case a.Target != 0:
			out = append(out, t.goalRect(pick.Goal{Card: a.Target}))
		case a.Whom >= 0:
			out = append(out, t.goalRect(pick.Goal{Whom: a.Whom}))
		case z == rules.Nowhere || t.lay.Zones[z].Kind == layout.Away:
		case t.lay.Zones[z].Kind == layout.Row:
			n := len(t.shown.Zone(z))
			out = append(out, game.Rect(t.lay.Zones[z].Pose(n, n+1).Bounds()))
		default:
			out = append(out, t.goalRect(pick.Goal{Zone: z, Place: a.Place, Whom: a.Whom}))
		}
	}
	return out
}

// common is the area that two places share.
func common(a, b game.Rect) float64 {
	w := min(a.X+a.W, b.X+b.W) - max(a.X, b.X)
	h := min(a.Y+a.H, b.Y+b.H) - max(a.Y, b.Y)
	return max(0, w) * max(0, h)
}
