package table

import (
	"strconv"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/ui"
)

// aimPair takes up both cards of a pair: it is played at once where there is
// nobody to choose.
func (t *Scene) aimPair(c *game.Context, pair rules.Answer) {
	all := t.question.Aims(pair)
	if len(all) == 0 {
		return
	}
	t.putBack(c)
	if len(all) == 1 {
		if t.guard.Pass(c.Now, "give") {
			t.do(c, all[0].Action)
		}
		return
	}
	t.aimAmong(c, pair.Card, all)
}

// telling is what a plaque may be about now.
func (t *Scene) telling() look.Telling {
	k := look.Telling{View: &t.shown, Ask: t.question.Ask, Name: t.name, Lang: t.desk.Lang,
		Below: t.tableau.From.Bottom, Table: t.tableau.Lay, At: t.tableau.RestsAt,
		Seats: t.match.Session.Setup().Seats, Lit: t.chooses, Grow: t.desk.Grow}
	if a := t.hand.Aimed(); len(a) > 0 {
		k.Held, k.Other = a[0].Card, a[0].Target
		if k.Held == 0 {
			k.Held = t.hand.Card()
		}
		return k
	}
	if k.Held = t.hand.Card(); k.Held != 0 {
		if i := t.aimGoal(); i >= 0 {
			k.Other = t.hand.Goals()[i].Card
		}
		return k
	}
	near := t.zoom.Mouse.Card
	if t.keys.Card != 0 {
		near = t.keys.Card
	}
	k.Pairs = t.question.Pairs(near)
	return k
}

// buildPlaque explains the spell that is being considered or in play.
func (t *Scene) buildPlaque(c *game.Context) {
	t.painter.Plaque = nil
	if t.look.Preview.Plaque == nil || t.tableau.Lay.Plaque.Empty() || t.choice.Modal() {
		return
	}
	k := t.telling()
	p, ok := t.look.Preview.Plaque(&k)
	if !ok {
		return
	}
	t.painter.Plaque = &p
	u, r := t.ui, game.Rect(t.tableau.Lay.Plaque)
	u.Region("plaque", t.plain(p.Title))
	title, kicker, words := t.plain(p.Title), t.plain(p.Kicker), t.in(p.Text)
	u.Picture(ui.Key{Kind: "table.plaque", Text: title + "\n" + kicker + "\n" + words + "\n" + p.Glaze[1]}, r.Inset(-14),
		func(cv *art.Canvas) {
			art.DrawPlaque(cv, 14, 14, r.W, r.H, art.Plaque{Icon: p.Icon, Glaze: p.Glaze, Kicker: kicker, Title: title,
				Text: look.Stressed(words)})
		})
	if t.kit.Audit != nil {
		at, cut := art.PlaqueWords(r.W, r.H, art.Plaque{Kicker: kicker, Title: title, Text: look.Stressed(words)})
		for i, s := range [...]string{kicker, title, rules.Plain(words)} {
			u.Painted(game.Rect{X: r.X + at[i][0], Y: r.Y + at[i][1], W: at[i][2], H: at[i][3]}, s, cut)
		}
	}
	u.Say(kicker + t.colon() + title + ". " + rules.Plain(words))
	if p.Pair == 0 {
		t.buildUnplayable(k.Held)
		return
	}
	if k.Held == 0 && len(k.Pairs) > 0 {
		h := u.Hit("plaque", r, ui.Place{Label: t.in(rules.Text{FR: "Jouer la combinaison ", EN: "Play the combination "}) +
			title})
		if h.Hot || h.Focused {
			u.Ring(r)
		}
		if h.Pressed {
			t.aimPair(c, k.Pairs[0])
			return
		}
	}
	if t.aimSeat() < 0 { // an arrow would cross them
		t.buildHalves(&t.look.Play.Pairs.All[p.Pair-1])
	}
	t.buildThreads(&p)
}

// buildHalves says beside the plaque what each half of a pair would do alone.
func (t *Scene) buildHalves(p *look.Pair) {
	for i, f := range [...]rules.Face{p.First, p.Second} {
		r := game.Rect(t.tableau.Lay.Halves[i])
		if t.tableau.Lay.Halves[i].Empty() {
			continue
		}
		info := &t.look.Game.Faces[f]
		u := t.ui
		u.Picture(ui.Key{Kind: "table.half"}, r, paintHalf(r.W, r.H))
		head := t.plain(info.Name) + t.in(alone)
		line := min(20, r.H*.28)
		u.Label(game.Rect{X: r.X + 8, Y: r.Y + 4, W: r.W - 16, H: line}, head,
			panel.Capped(u, panel.Fit(u, head, ui.StrongText.Sized(14).In(ui.Gold), r.W-16), 17))
		style := ui.BodyText.Sized(14)
		style.Lead = 1.02
		panel.Para(u, game.Rect{X: r.X + 8, Y: r.Y + 3 + line, W: r.W - 14, H: r.H - line - 6}, t.plain(info.Rules), style)
	}
}

// buildUnplayable says it beside the plaque of the card.
func (t *Scene) buildUnplayable(id rules.CardID) {
	why := t.question.Unplayable(id)
	if why.Empty() {
		return
	}
	u, r := t.ui, game.Rect(t.tableau.Lay.Halves[1])
	if t.tableau.Lay.Portrait {
		first := t.tableau.Lay.Halves[0]
		r = game.Rect{X: first.X, Y: first.Y, W: r.X + r.W - first.X, H: first.H}
	}
	u.Say(t.plain(why))
	u.Picture(ui.Key{Kind: "table.unplayable"}, r, paintUnplayable(r.W, r.H))
	style := ui.BodyText.Sized(13.5).At(art.Centre)
	style.Lead = 1.05
	panel.Para(u, r.Inset(6), t.plain(why), style)
}

func paintUnplayable(w, h float64) func(c *art.Canvas) {
	return func(c *art.Canvas) {
		p := art.RoundRect(1, 1, w-2, h-2, 8)
		c.Fill(p, art.SolidA("#1c0a0c", .96))
		c.Stroke(p, 1.4, art.Solid("#ff8f78"))
	}
}

var alone = rules.Text{FR: ", jouée seule", EN: " alone"}

func paintHalf(w, h float64) func(c *art.Canvas) {
	return func(c *art.Canvas) {
		p := art.RoundRect(1, 1, w-2, h-2, 8)
		c.Fill(p, art.SolidA("#120a18", .96))
		c.Stroke(p, 1.2, art.SolidA("#e9c46a", .5))
	}
}

// buildThreads ties the plaque to the two cards it is about.
func (t *Scene) buildThreads(p *look.Plaque) {
	if t.tableau.Lay.Portrait || t.drag.Card != 0 {
		return
	}
	r := t.tableau.Lay.Plaque
	from := layout.Point{X: r.X + r.W/2, Y: r.Y + r.H + 2}
	for _, id := range [...]rules.CardID{p.First, p.Other} {
		s, ok := t.tableau.Pose(id)
		if id == 0 || !ok || t.tableau.Stage.Cards[id].Moving() {
			continue
		}
		to := layout.Point{X: s.X, Y: s.Y - s.Width*layout.CardRatio/2 - 6}
		x, w := min(from.X, to.X)-8, max(from.X, to.X)-min(from.X, to.X)+16
		if to.Y-from.Y < 6 {
			continue
		}
		box := game.Rect{X: x, Y: from.Y - 8, W: w, H: to.Y - from.Y + 16}
		t.ui.Picture(ui.Key{Kind: "table.thread", A: int(to.X - from.X), B: int(to.Y - from.Y)}, box, func(c *art.Canvas) {
			art.LightThread(c, from.X-x, 8, to.X-x, 8+to.Y-from.Y)
		})
	}
}

// buildBook lists all pairs, those that can be played now first.
func (t *Scene) buildBook(c *game.Context) {
	u, r := t.ui, game.Rect(t.tableau.Lay.Goal)
	u.Region("book", t.in(t.look.Play.Pairs.Name))
	u.Panel(r)
	u.Label(game.Rect{X: r.X, Y: r.Y + 8, W: r.W, H: 24}, t.in(t.look.Play.Pairs.Name),
		panel.Capped(u, ui.HeadText.Sized(16).At(art.Centre), 21))
	u.Rule(r.X+30, r.Y+36, r.W-60)
	box := game.Rect{X: r.X + 8, Y: r.Y + 42, W: r.W - 14, H: r.H - 50}
	u.Scroll("book", box, func(x, y, w float64) float64 {
		top := y
		for _, now := range [...]bool{true, false} {
			for i := range t.look.Play.Pairs.All {
				pair, ok := t.question.Pair(i)
				if ok == now {
					y += t.buildBookLine(c, i, pair, ok, x, y, w) + 2
				}
			}
		}
		return y - top
	})
}

func (t *Scene) buildBookLine(c *game.Context, i int, pair rules.Answer, now bool, x, y, w float64) float64 {
	u, p := t.ui, &t.look.Play.Pairs.All[i]
	name := t.plain(p.Name)
	faces := t.look.Game.Faces
	of := t.plain(faces[p.First].Name) + " + " + t.plain(faces[p.Second].Name)
	const h = 40.0
	r := game.Rect{X: x, Y: y, W: w - 6, H: h}
	hit := u.Hit(u.Sub("pair", i), r, ui.Place{Label: name + t.colon() + of + ". " + t.plain(p.Text), Disabled: !now})
	ink := ui.Sand
	if now {
		hot := hit.Hot || hit.Focused
		u.Picture(ui.Key{Kind: "table.pairline", A: look.Int(hot)}, r, paintPairLine(r.W, r.H, hot))
		ink = ui.Cream
	}
	if hit.Tip {
		t.notices.Point(r, name+t.colon()+t.plain(p.Text))
	}
	u.Icon(p.Icon, game.Point{X: r.X + 17, Y: r.Y + h/2}, 22, ink)
	u.Label(game.Rect{X: r.X + 34, Y: r.Y + 2, W: r.W - 38, H: 20}, name,
		panel.Capped(u, panel.Fit(u, name, ui.StrongText.Sized(14.5).In(ink), r.W-38), 17))
	u.Label(game.Rect{X: r.X + 34, Y: r.Y + 20, W: r.W - 38, H: 17}, of,
		panel.Capped(u, panel.Fit(u, of, ui.SmallText.Sized(13), r.W-38), 15))
	if hit.Pressed && now {
		t.aimPair(c, pair)
	}
	return h
}

func paintPairLine(w, h float64, hot bool) func(c *art.Canvas) {
	return func(c *art.Canvas) {
		p := art.RoundRect(1, 1, w-2, h-2, 7)
		top, low := "#6a3aa8", "#3c1c70"
		if hot {
			top, low = "#8a55d0", "#53299a"
		}
		c.Fill(p, art.Linear(0, 0, 0, h, art.S(0, top), art.S(1, low)))
		c.Stroke(p, 1.4, art.Solid("#e9c46a"))
	}
}

// buildActs are the buttons of the game's own verbs.
func (t *Scene) buildActs(c *game.Context) {
	u := t.ui
	for i := range t.look.Play.Acts {
		if i >= len(t.tableau.Lay.Acts) {
			return
		}
		act := &t.look.Play.Acts[i]
		answers := t.question.Acts(act)
		verb := t.verbText(act.Verbs[0])
		if len(answers) > 0 && !t.question.IsLarge(answers) {
			verb = t.in(t.shown.Layout().Verbs[answers[0].Verb].Text)
		}
		b := ui.Button{Text: verb, Disabled: len(answers) == 0, Why: t.in(t.question.WhyNot(act, len(answers) > 0))}
		if len(answers) == 1 {
			b.Label = t.plain(t.look.Game.Label(t.match.Session.Setup(), &t.shown, t.question.Ask, &answers[0]))
		}
		r := game.Rect(t.tableau.Lay.Acts[i])
		b.Size = panel.ButtonSize(u, b.Text, 15.5, r.W)
		if u.Button(u.Sub("act", i), r, b) && t.guard.Pass(c.Now, "act"+strconv.Itoa(i)) {
			t.act(c, answers)
			return
		}
		if act.Note != nil && i < len(t.tableau.Lay.ActNotes) && t.question.Ask != nil {
			if words := t.in(act.Note(&t.shown, t.question.Ask.Decider, len(answers) > 0)); words != "" {
				at := game.Rect(t.tableau.Lay.ActNotes[i])
				u.Label(at, words, panel.Capped(u, panel.Fit(u, words, ui.AsideText.Sized(13).At(art.Centre), at.W), 15))
			}
		}
	}
}

// act does what a button of the game's own verbs stands for.
func (t *Scene) act(c *game.Context, answers []rules.Answer) {
	switch len(answers) {
	case 0:
	case 1:
		t.do(c, answers[0].Action)
	default:
		t.putBack(c)
		t.choice.Among(t.shown.Layout().Verbs[answers[0].Verb].Text, answers)
		c.Redraw()
	}
}

func (t *Scene) verbText(name string) string {
	for _, v := range t.shown.Layout().Verbs {
		if v.Name == name {
			return t.in(v.Text)
		}
	}
	return ""
}
