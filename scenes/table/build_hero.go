package table

import (
	"strconv"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/reason"
	"wyrmtable/scenes/ui"
)

// homeMargin is the room for the shadow and the light of a player's panel.
const homeMargin = 14.0

// buildAbode describes a player for whom a card stands.
func (t *Scene) buildAbode(c *game.Context, s rules.Seat) {
	u, l, k := t.ui, &t.tableau.Lay.Seats[s], t.look.Furniture.Skin
	name, r := t.name(s), game.Rect(l.Panel)
	u.Region(u.Sub("seat", int(s)), name)
	u.Picture(ui.Key{Kind: "table.home.panel", A: int(t.desk.Lang), B: look.Int(t.tableau.Lay.Portrait)},
		r.Inset(-homeMargin),
		func(cv *art.Canvas) {
			cv.Push(art.Translate(homeMargin, homeMargin))
			if t.tableau.Lay.Portrait {
				k.Panel(cv, r.W, r.H, false)
			} else {
				k.Home(cv, r.W, r.H, t.desk.Lang)
			}
			cv.Pop()
		})
	m := t.moodOf(s)
	if m != panel.Calm {
		edge, aimed := r.Inset(-8), m != panel.HisTurn
		u.Picture(ui.Key{Kind: "table.edge", A: look.Int(aimed)}, edge,
			func(cv *art.Canvas) { k.Edge(cv, edge.W, edge.H, aimed) })
	}
	at := game.Rect(l.Name)
	top := game.Rect{X: at.X, Y: at.Y, W: at.W, H: at.H * .56}
	u.Label(top, name, panel.Capped(u, panel.Named(u, name, ui.HeadText.Sized(17).In(t.seatColour(s)), at.W), top.H))
	below := game.Rect{X: at.X, Y: at.Y + at.H*.54, W: at.W, H: at.H * .46}
	role := panel.BriefRole(t.plain(t.look.Players.Hero.Role(&t.shown, s)), below.W)
	u.Label(below, role, panel.Capped(u, panel.Fit(u, role, ui.SmallText.Sized(13.5), below.W), 17))
	if len(t.look.Players.Counters) > 0 {
		t.buildGauge(reason.Counter{Index: 0, Seat: s}, l.Medal, t.look.Players.Counters[0].Max)
	}
	t.buildPowers(c, s)
	t.desk.Stores(s)
}

// buildPowers are the buttons of what a hero can do.
func (t *Scene) buildPowers(c *game.Context, s rules.Seat) {
	h, l := t.look.Players.Hero, &t.tableau.Lay.Seats[s]
	z, ok := t.shown.Layout().ZoneOf(h.Zone, s)
	if !ok || t.shown.Count(z) == 0 {
		return
	}
	id := t.shown.Top(z)
	level := int(t.shown.Attr(id, t.desk.Numbers.Level))
	u := t.ui
	u.Say(t.in(h.LevelName) + t.colon() + strconv.Itoa(level))
	powers := h.Powers(t.look.Game.FaceOf(&t.shown, id))
	if len(l.Powers) > 0 {
		head := game.Rect{X: l.Powers[0].X, Y: l.Powers[0].Y - 20, W: l.Powers[0].W, H: 18}
		words := t.in(h.LevelName) + " " + strconv.Itoa(level)
		u.Label(head, words, panel.Capped(u, panel.Fit(u, words, ui.SmallText.Sized(13), head.W), 16))
	}
	for i := range powers {
		if i >= len(l.Powers) {
			break
		}
		p, r := &powers[i], game.Rect(l.Powers[i])
		a, can := t.powerAnswer(id, p)
		label := p.Cost + t.colon() + t.plain(p.Text)
		why := ""
		if !can && h.Why != nil {
			why = t.plain(t.powerWhy(s, p))
		}
		if why != "" {
			label += " (" + why + ")"
		}
		hit := u.Hit(u.Sub(u.Sub("power", int(s)), i), r, ui.Place{Label: label, Disabled: !can && why == ""})
		state := art.StateNormal
		switch {
		case !can:
			state = art.StateDisabled
		case hit.Hot || hit.Focused:
			state = art.StateHover
		}
		u.Picture(ui.Key{Kind: "table.power", Text: p.Cost + t.in(p.Text), A: int(state)}, r.Inset(-4), func(cv *art.Canvas) {
			cv.Push(art.Translate(4, 4))
			h.Paint(cv, r.W, r.H, p, t.desk.Lang, state)
			cv.Pop()
		})
		if hit.Tip {
			t.notices.Point(r, label)
		}
		if hit.Pressed {
			if can && t.guard.Pass(c.Now, "power") {
				t.do(c, a.Action)
				return
			} else if !can && why != "" {
				t.say(c, t.powerWhy(s, p))
			}
		}
	}
}

// powerWhy says why a power cannot be used now: what is being paid for comes
// first.
func (t *Scene) powerWhy(s rules.Seat, p *look.Power) rules.Text {
	if t.question.Ask != nil && t.question.Ask.Source != 0 && t.look.Play.Verbs != nil && !t.busy() {
		if _, ok := t.question.Bare(t.look.Play.Verbs.Back); ok {
			n := t.look.Game.Faces[t.look.Game.FaceOf(&t.shown, t.question.Ask.Source)].Name
			return rules.Text{FR: "Il faut d’abord confirmer ou annuler " + n.FR + ".",
				EN: "First confirm or call off " + n.EN + "."}
		}
	}
	return t.look.Players.Hero.Why(&t.shown, s, p)
}

// powerAnswer is the answer that uses a power of a hero.
func (t *Scene) powerAnswer(id rules.CardID, p *look.Power) (rules.Answer, bool) {
	if t.question.Ask == nil || t.busy() {
		return rules.Answer{}, false
	}
	for i := range t.question.Ask.Answers {
		a := &t.question.Ask.Answers[i]
		if a.Card == id && a.Num == p.Num && t.shown.Layout().Verbs[a.Verb].Name == t.look.Players.Hero.Verb {
			return *a, true
		}
	}
	return rules.Answer{}, false
}
