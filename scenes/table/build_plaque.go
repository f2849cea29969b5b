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

// readPairs finds the pairs that the open question lets be played, each once.
func (t *Scene) readPairs() {
	t.question.Pairs = t.question.Pairs[:0]
	if t.look.Play.Pairs == nil || t.question.Ask == nil {
		return
	}
next:
	for _, a := range t.question.Ask.Answers {
		if a.Target == 0 || t.shown.Layout().Verbs[a.Verb].Name != t.look.Play.Pairs.Verb {
			continue
		}
		for i := range t.question.Pairs {
			if t.question.Pairs[i].Card == a.Card && t.question.Pairs[i].Target == a.Target {
				continue next
			}
		}
		t.question.Pairs = append(t.question.Pairs, a)
	}
}

// paired reports whether a card makes a pair that can be played now.
func (t *Scene) paired(id rules.CardID) bool {
	for i := range t.question.Pairs {
		if t.question.Pairs[i].Card == id || t.question.Pairs[i].Target == id {
			return true
		}
	}
	return false
}

// aimPair takes up both cards of a pair: it is played at once where there is
// nobody to choose.
func (t *Scene) aimPair(c *game.Context, pair rules.Answer) {
	if t.question.Ask == nil || t.busy() {
		return
	}
	var all []rules.Answer
	for _, a := range t.question.Ask.Answers {
		if a.Verb == pair.Verb && a.Card == pair.Card && a.Target == pair.Target {
			all = append(all, a)
		}
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
	k := look.Telling{View: &t.shown, Ask: t.question.Ask, Name: t.name, Lang: t.prefs.lang,
		Below: t.laid.bottom, Table: t.tableau.Lay, At: t.tableau.RestsAt,
		Seats: t.match.Session.Setup().Seats, Lit: t.chooses, Grow: max(1, float64(t.prefs.text)/100)}
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
	for i := range t.question.Pairs {
		if p := t.question.Pairs[i]; p.Card == near || p.Target == near {
			k.Pairs = append(k.Pairs, p)
		}
	}
	k.Pairs = append(k.Pairs, t.question.Pairs...)
	return k
}

// buildPlaque explains the spell that is being considered or in play.
func (t *Scene) buildPlaque(c *game.Context) {
	t.plaqueOn = false
	if t.look.Preview.Plaque == nil || t.tableau.Lay.Plaque.Empty() || t.choice.modal() {
		return
	}
	k := t.telling()
	p, ok := t.look.Preview.Plaque(&k)
	if !ok {
		return
	}
	t.plaque, t.plaqueOn = p, true
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

// onlyDiscarded reports whether a card could be played by the question now open,
// were it another one, and can only be discarded.
func (t *Scene) onlyDiscarded(id rules.CardID) bool {
	l := t.shown.Layout()
	if id == 0 || t.question.Ask == nil || l.Asks[t.question.Ask.Kind].Name != t.look.Play.Ask || !t.hand.CanPick(id) {
		return false
	}
	for _, g := range t.hand.GoalsOf(id, nil) {
		if g.Card != 0 || g.Whom >= 0 || l.Zones[g.Zone].Name != t.look.Play.Discard {
			return false
		}
	}
	return true
}

// unplayable says why a card that can only be discarded cannot be played;
// empty for any other.
func (t *Scene) unplayable(id rules.CardID) rules.Text {
	if !t.onlyDiscarded(id) {
		return rules.Text{}
	}
	l := t.shown.Layout()
	to, ok := l.ZoneOf(t.look.Play.Zone, rules.Nobody)
	if !ok {
		return rules.Text{}
	}
	return t.match.Session.Match().WhyNot(t.question.Ask.Decider, id, to)
}

// buildUnplayable says it beside the plaque of the card.
func (t *Scene) buildUnplayable(id rules.CardID) {
	why := t.unplayable(id)
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
				pair, ok := t.pairNow(i)
				if ok == now {
					y += t.buildBookLine(c, i, pair, ok, x, y, w) + 2
				}
			}
		}
		return y - top
	})
}

// pairNow returns how pair i of the book can be played now.
func (t *Scene) pairNow(i int) (rules.Answer, bool) {
	for _, a := range t.question.Pairs {
		if t.look.Play.Pairs.Of(t.look.Game.FaceOf(&t.shown, a.Card), t.look.Game.FaceOf(&t.shown, a.Target)) == i {
			return a, true
		}
	}
	return rules.Answer{}, false
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

// actAnswers are what a button of the game's own verbs could do now.
func (t *Scene) actAnswers(act *look.Act) []rules.Answer {
	if t.question.Ask == nil || t.busy() {
		return nil
	}
	var all, held []rules.Answer
	for _, a := range t.question.Ask.Answers {
		if !act.Does(t.shown.Layout().Verbs[a.Verb].Name) {
			continue
		}
		all = append(all, a)
		if a.Card != 0 && a.Card == t.hand.Card() {
			held = append(held, a)
		}
	}
	if len(held) > 0 {
		return held
	}
	return all
}

// ownButton reports whether an answer has a button of its own.
func (t *Scene) ownButton(a *rules.Answer) bool {
	verb := t.shown.Layout().Verbs[a.Verb].Name
	if v := t.look.Play.Verbs; v != nil {
		return t.verbIn(a, v.Main) || t.verbIn(a, v.Pass) || t.verbIn(a, v.Back) || verb == v.More
	}
	for i := range t.look.Play.Acts {
		if t.look.Play.Acts[i].Does(verb) {
			return true
		}
	}
	return t.isRenew(a)
}

// buildActs are the buttons of the game's own verbs.
func (t *Scene) buildActs(c *game.Context) {
	u := t.ui
	for i := range t.look.Play.Acts {
		if i >= len(t.tableau.Lay.Acts) {
			return
		}
		act := &t.look.Play.Acts[i]
		answers := t.actAnswers(act)
		verb := t.verbText(act.Verbs[0])
		if len(answers) > 0 && !t.theLarge(answers) {
			verb = t.in(t.shown.Layout().Verbs[answers[0].Verb].Text)
		}
		b := ui.Button{Text: verb, Disabled: len(answers) == 0, Why: t.whyAct(act, len(answers) > 0)}
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
		t.choice.among(c, t, answers)
		t.choice.title = t.in(t.shown.Layout().Verbs[answers[0].Verb].Text)
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

// whyAct says why a button of the game's own verbs does nothing now.
func (t *Scene) whyAct(act *look.Act, can bool) string {
	if can || t.question.Ask == nil || t.busy() {
		return ""
	}
	l := t.shown.Layout()
	from, ok := l.ZoneOf(act.From, rules.Nobody)
	to, ok2 := l.ZoneOf(act.To, t.question.Ask.Decider)
	if ok && ok2 {
		if top := t.shown.Top(from); top != 0 {
			if why := t.match.Session.Match().WhyNot(t.question.Ask.Decider, top, to); !why.Empty() {
				return t.in(why)
			}
		}
	}
	return t.in(act.Why)
}
