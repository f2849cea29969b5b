package table

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/theme"
	"wyrmtable/scenes/ui"
)

// A choice is a question that no card on the table answers by going somewhere:
// which of two effects, which card first. It is asked in a panel, each answer
// with its card and what would come of it.
type choice struct {
	answers []rules.Answer
	results [][]ghost // what each answer would change
	whole   []bool    // and whether that is all
	folded  bool      // out of the way, to look at the table
	partial bool      // it chooses among the answers of one gesture and can be called off
}

func (k *choice) shown() bool { return len(k.answers) > 0 }

// modal reports whether the panel is in the way of the table.
func (k *choice) modal() bool { return k.shown() && !k.folded }

func (k *choice) close() { *k = choice{} }

// open puts the present question in the panel if it belongs there.
func (k *choice) open(t *Scene) {
	k.close()
	if t.ask == nil || t.replay != nil {
		return
	}
	n := 0
	for i := range t.ask.Answers {
		a := &t.ask.Answers[i]
		if a.Zone != rules.Nowhere || a.Target != 0 || a.Whom >= 0 {
			return // it is answered on the table
		}
		if !t.isRenew(a) {
			n++
		}
	}
	if n < 2 {
		return // the large button does
	}
	k.put(t, t.ask.Answers)
}

// among lets the person choose among the answers that one gesture could mean.
func (k *choice) among(c *game.Context, t *Scene, answers []rules.Answer) {
	k.put(t, answers)
	k.partial = true
	t.refresh()
	c.Redraw()
}

func (k *choice) put(t *Scene, answers []rules.Answer) {
	k.answers = append([]rules.Answer(nil), answers...)
	for _, a := range k.answers {
		g, whole := t.outcome(a.Action)
		k.results, k.whole = append(k.results, g), append(k.whole, whole)
	}
}

// buildChoice describes the panel.
func (t *Scene) buildChoice(c *game.Context) {
	k := &t.choice
	if !k.shown() || t.modal != noModal || t.busy() {
		return
	}
	u := t.top
	title := t.prompt()
	if k.folded {
		w := min(420.0, c.W-20)
		r := game.Rect{X: t.lay.Mat.X + (t.lay.Mat.W-w)/2, Y: t.lay.Caption.Y, W: w, H: 48}
		if u.Button("unfold", r, ui.Button{Text: c.T(text("Revenir au choix", "Back to the choice")), Look: ui.EmberLook, Size: 16}) {
			k.folded = false
			t.refresh()
		}
		return
	}
	source := t.ask.Source
	cardW, rowH := 132.0, 0.0
	cols := len(k.answers)
	wide := 190.0
	if t.lay.Portrait {
		cols, cardW, wide = min(cols, 2), 104, (c.W-40)/2-8
	}
	cols = min(cols, 4)
	rows := (len(k.answers) + cols - 1) / cols
	pictures := false
	for _, a := range k.answers {
		pictures = pictures || a.Card != 0
	}
	label := ui.BodyText.At(art.Centre).Sized(16)
	for i := range k.answers {
		rowH = max(rowH, t.choiceHeight(i, wide, cardW, pictures, label))
	}
	side := 0.0
	if source != 0 && !pictures && !t.lay.Portrait {
		side = 210
	}
	w := min(c.W-16, max(440, float64(cols)*(wide+16)+32+side))
	titleH := u.ParaHeight(w-56, title, ui.HeadText.Sized(19).At(art.Centre))
	h := 40 + titleH + float64(rows)*(rowH+14) + 58
	if side > 0 {
		h = max(h, 290+titleH+100)
	}
	mat := t.lay.Mat
	r := game.Rect{X: mat.X + (mat.W-w)/2, Y: max(44, (c.H-h)/2), W: w, H: min(h, c.H-52)}
	if t.lay.Portrait {
		r.X = (c.W - w) / 2
	}
	u.Veil(0.4)
	u.Block("choiceveil", c.Bounds())
	u.Region("choice", title)
	u.Panel(r)
	u.Para(r.X+28, r.Y+18, r.W-56, title, ui.HeadText.Sized(19).At(art.Centre))
	y := r.Y + 32 + titleH
	if side > 0 {
		f := t.look.Game.FaceOf(&t.shown, source)
		u.Image(t.look.Theme.Picture(t.kit, f, 180, false, theme.Options{Lang: t.prefs.lang, Letters: t.prefs.letters}), game.Rect{X: r.X + 24, Y: y, W: 180, H: 252}, ui.White)
	}
	left := r.X + side + (r.W-side-float64(cols)*(wide+16)+16)/2
	for i := range k.answers {
		at := game.Rect{X: left + float64(i%cols)*(wide+16), Y: y + float64(i/cols)*(rowH+14), W: wide, H: rowH}
		if t.buildOption(c, i, at, cardW, pictures, label) {
			a := k.answers[i]
			if t.guard.pass(c, "choice") {
				t.do(c, a.Action)
			}
			return
		}
	}
	t.buildChoiceFoot(c, r)
}

func (t *Scene) buildChoiceFoot(c *game.Context, r game.Rect) {
	u, k := t.top, &t.choice
	foot := game.Rect{X: r.X + r.W/2 - 110, Y: r.Y + r.H - 56, W: 220, H: 44}
	if k.partial {
		if u.Button("calloff", foot, ui.Button{Text: c.T(text("Renoncer", "Call off")), Size: 15}) || u.Key(game.Cancel) {
			k.close()
			t.putBack(c)
			t.aimAll(c, homeStyle)
			t.refresh()
		}
		return
	}
	if u.Button("fold", foot, ui.Button{Text: c.T(text("Voir la table", "See the table")), Size: 15}) || u.Key(game.Cancel) {
		k.folded = true
		t.refresh()
	}
}

func (t *Scene) choiceHeight(i int, w, cardW float64, pictures bool, label ui.Text) float64 {
	a := &t.choice.answers[i]
	h := 24 + t.top.ParaHeight(w-24, t.answerLabel(a), label)
	if pictures {
		h += cardW*layout.CardRatio + 10
	}
	n := len(t.choice.results[i])
	if n == 0 && t.choice.whole[i] {
		n = 1
	}
	if n > 0 {
		h += 8 + 19*float64(n)
	}
	return h
}

func (t *Scene) answerLabel(a *rules.Answer) string {
	return t.plain(t.look.Game.Label(t.session.Setup(), &t.shown, t.ask, a))
}

// buildOption describes one answer of the panel and reports whether it was
// chosen.
func (t *Scene) buildOption(c *game.Context, i int, r game.Rect, cardW float64, pictures bool, label ui.Text) bool {
	u, a := t.top, &t.choice.answers[i]
	words := t.answerLabel(a)
	pressed := u.Button(u.Sub("option", i), r, ui.Button{Look: ui.PanelLook, Label: words})
	y := r.Y + 12
	if pictures {
		if f := t.look.Game.FaceOf(&t.shown, a.Card); a.Card != 0 && f != 0 {
			o := theme.Options{Lang: t.prefs.lang, Letters: t.prefs.letters}
			u.Image(t.look.Theme.Picture(t.kit, f, cardW, false, o), game.Rect{X: r.X + (r.W-cardW)/2, Y: y, W: cardW, H: cardW * layout.CardRatio}, ui.White)
		}
		y += cardW*layout.CardRatio + 10
	}
	y += u.Para(r.X+12, y, r.W-24, words, label) + 8
	if len(t.choice.results[i]) == 0 && t.choice.whole[i] {
		u.Label(game.Rect{X: r.X + 8, Y: y, W: r.W - 16, H: 19}, t.in(rules.Text{FR: "Rien ne change aussitôt", EN: "Nothing changes at once"}), ui.AsideText.At(art.Centre).Sized(13.5))
	}
	for _, g := range t.choice.results[i] {
		line := t.in(t.look.Counters[g.key.counter].Name) + " " + t.in(rules.Text{FR: of(t.name(g.key.seat)), EN: "of " + t.name(g.key.seat)}) + t.colon() +
			signed(int(t.shown.Var(t.numbers.counters[g.key.counter], g.key.seat)), "") + " → " + signed(int(g.value), "")
		u.Label(game.Rect{X: r.X + 8, Y: y, W: r.W - 16, H: 19}, line, ui.AsideText.At(art.Centre).Sized(14.5))
		y += 19
	}
	return pressed
}
