package table

import (
	"strconv"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/ui"
)

// buildPending is the panel of what waits to be resolved: a pile of cards, the
// top one first to happen, and what each does to whom.
func (t *Scene) buildPending(c *game.Context) {
	k := t.look.InPlay.Pending
	if k == nil || t.lay.Stack.Empty() {
		return
	}
	z, ok := t.shown.Layout().ZoneOf(k.Zone, rules.Nobody)
	if !ok {
		return
	}
	u, r := t.ui, game.Rect(t.lay.Stack)
	u.Region("pending", t.in(k.Name))
	cards := t.shown.Zone(z)
	if t.lay.Portrait && len(cards) == 0 {
		return
	}
	if !t.lay.Portrait {
		t.skinPanel(r, t.in(k.Name))
	}
	box := game.Rect(t.lay.StackText)
	if len(cards) == 0 {
		s := ui.AsideText.Sized(14.5).At(art.Centre)
		t.para(u, game.Rect{X: r.X + 20, Y: r.Y + 34, W: r.W - 40, H: r.H - 60}, t.in(k.Empty), s)
		return
	}
	for i := len(cards) - 1; i >= 0; i-- {
		tell := t.telling()
		e := k.Of(&tell, cards[i])
		u.Say(t.plain(e.Title) + ". " + t.plain(e.By) + ". " + t.plain(e.Text))
	}
	if !t.lay.Portrait { // there over the arrows
		t.buildPendingWords(u, cards, box)
	}
	if len(cards) > 1 && !t.lay.Portrait {
		note := strconv.Itoa(len(cards)) + " · " + t.in(k.Note)
		foot := game.Rect{X: r.X + 10, Y: r.Y + r.H - 24, W: r.W - 20, H: 18}
		u.Label(foot, note, t.capped(u, t.fit(u, note, ui.CaptionText.At(art.Centre).Sized(12), foot.W), 15))
	}
}

// buildPendingWords writes what waits, the top entry first.
func (t *Scene) buildPendingWords(u *ui.UI, cards []rules.CardID, box game.Rect) {
	k, tell := t.look.InPlay.Pending, t.telling()
	var entries []look.PendingEntry
	words := ""
	for i := len(cards) - 1; i >= max(0, len(cards)-4); i-- {
		e := k.Of(&tell, cards[i])
		entries = append(entries, e)
		words += t.in(e.Title) + "\n" + t.in(e.By) + "\n" + t.in(e.Text) + "\n"
	}
	u.Picture(ui.Key{Kind: "table.pending", Text: words, A: int(t.prefs.lang)}, box, func(cv *art.Canvas) {
		k.Paint(cv, box.W, box.H, entries, t.prefs.lang)
	})
}

// buildPendingOver writes it on a phone, where arrows cross the place.
func (t *Scene) buildPendingOver() {
	if t.look.InPlay.Pending == nil || !t.lay.Portrait || !t.waiting() || t.choice.modal() || !t.caption.text.Empty() {
		return
	}
	z, _ := t.shown.Layout().ZoneOf(t.look.InPlay.Pending.Zone, rules.Nobody)
	box := game.Rect(t.lay.StackText)
	plate := box.Inset(-3)
	t.top.Picture(ui.Key{Kind: "table.pendingplate"}, plate, func(cv *art.Canvas) {
		cv.Fill(art.RoundRect(0, 0, plate.W, plate.H, 8), art.SolidA("#04181f", .86))
	})
	t.buildPendingWords(t.top, t.shown.Zone(z), box)
}

// buildForecast is the panel that compares what would come of the answers.
func (t *Scene) buildForecast(c *game.Context) {
	f := t.look.Preview.Comparison
	if f == nil {
		return
	}
	u, r := t.ui, game.Rect(t.lay.Comparison)
	if t.lay.Portrait || f.Table == nil { // a fixture shows it
		if len(t.forecast.rows) > 0 {
			u.Region("forecast", t.in(f.Name))
		}
		t.sayForecast()
		return
	}
	u.Region("forecast", t.in(f.Name))
	if len(t.forecast.rows) == 0 {
		t.skinPanel(r, t.in(f.Name))
		words := c.T(text("Rien n’est en jeu pour l’instant.", "Nothing is at stake just now."))
		if t.ask != nil && !t.busy() {
			if t.hand.Bound() && len(t.hand.Goals()) > 0 {
				words = c.T(text("Désignez une cible pour lire ici ce qu’il en adviendra.", "Point at a target to read here what will become of it."))
			} else if s, ok := t.look.Words.Places[t.shown.Layout().Asks[t.ask.Kind].Name]; ok {
				words = t.in(s)
			}
			if t.aloud {
				words = t.aloudHint()
			} else if f.Paying != nil {
				if s := f.Paying(&t.shown, t.ask); !s.Empty() {
					words = t.in(s)
				} else if s := t.unforeseen(); !s.Empty() {
					words = t.in(s)
				}
			}
		}
		s := ui.AsideText.Sized(14.5).At(art.Centre)
		t.para(u, game.Rect{X: r.X + 18, Y: r.Y + 30, W: r.W - 36, H: r.H - 40}, words, s)
		return
	}
	t.paintForecast(u, r)
	t.sayForecast()
}

// paintForecast paints the comparison in r.
func (t *Scene) paintForecast(u *ui.UI, r game.Rect) {
	f := t.look.Preview.Comparison
	var heads []string
	key := ""
	for i := range t.forecast.cols {
		head := t.foreseenHead(i)
		heads = append(heads, head)
		key += head + "\n"
	}
	rows := t.forecast.rows
	if n := len(rows); n > 6 {
		rows = rows[:6]
	}
	for _, row := range rows {
		key += row.Label
		for _, cell := range row.Cells {
			key += cell.Icon + cell.Text + "\t"
		}
	}
	const m = 14.0
	title, mark := t.foreseenTitle(), t.forecast.mark
	u.Picture(ui.Key{Kind: "table.forecast", Text: title + "\n" + key, A: mark}, r.Inset(-m), func(cv *art.Canvas) {
		cv.Push(art.Translate(m, m))
		f.Table(cv, r.W, r.H, title, heads, rows, mark)
		cv.Pop()
	})
}

// foreseenHead is what the answer of a column is called.
func (t *Scene) foreseenHead(i int) string {
	a := &t.forecast.cols[i].answer
	head := t.forecast.cols[i].head
	switch {
	case head != "":
	case a.Target != 0 && t.look.Preview.Comparison.Each != nil && t.look.Preview.Comparison.Each(t.ask):
		head = t.cardName(a.Target)
	case a.Back && a.Card != 0:
		head = t.in(rules.Text{FR: "sans " + t.cardName(a.Card), EN: "without " + t.cardName(a.Card)})
	case a.Card != 0:
		head = t.cardName(a.Card)
	case t.ask.Source != 0 && t.verbIn(a, t.look.Play.Verbs.Main):
		head = t.cardName(t.ask.Source)
	default:
		head = t.in(t.shown.Layout().Verbs[a.Verb].Text)
	}
	if !t.forecast.cols[i].whole {
		head += "…"
	}
	return head
}

// foreseenTitle is the name of the panel, or what its forecast depends on.
func (t *Scene) foreseenTitle() string {
	if k := t.forecast.title; !k.Empty() {
		return t.in(k)
	}
	return t.in(t.look.Preview.Comparison.Name)
}

// buildForecastButton opens the comparison on a phone, beside the line of the
// log.
func (t *Scene) buildForecastButton(c *game.Context) {
	if !t.offersForecast() {
		return
	}
	name, weight := t.in(t.look.Preview.Comparison.Name), art.PassWeight
	if t.look.Preview.Comparison.Table == nil {
		weight = art.ActWeight
	}
	if t.skinButton("forecast", game.Rect(t.lay.Comparison), name, "", name, weight, false) {
		t.open(c, forecastModal)
	}
}

// offersForecast reports whether there is a button for the comparison.
func (t *Scene) offersForecast() bool {
	return t.look.Preview.Comparison != nil && t.lay.Portrait && !t.lay.Comparison.Empty() && len(t.forecast.rows) > 0 && t.replay == nil
}

// buildForecastSheet is the comparison over the table.
func (t *Scene) buildForecastSheet(c *game.Context) {
	if len(t.forecast.rows) == 0 {
		t.close(c)
		return
	}
	if t.look.Preview.Comparison.Table == nil {
		r := t.sheet(c, c.T(text("Si personne n’agit plus", "If nobody acts any more")), 400, 300)
		t.fixtureOn(t.top, t.look.Preview.Comparison.Fixture, r)
		return
	}
	t.paintForecast(t.top, t.sheet(c, t.in(t.look.Preview.Comparison.Name), 400, 300))
}

// sayForecast says it to those who hear the table.
func (t *Scene) sayForecast() {
	if k := t.forecast.title; !k.Empty() {
		t.ui.Say(t.in(k))
	}
	for i := range t.forecast.cols {
		a := &t.forecast.cols[i].answer
		words, said := t.plain(t.look.Game.Label(t.session.Setup(), &t.shown, t.ask, a))+t.colon(), false
		for j, row := range t.forecast.rows {
			if cell := row.Cells[i]; cell.Text != "" {
				if j > 0 {
					words += ", "
				}
				words += row.Label + " " + cell.Text
				said = true
			}
		}
		if said {
			t.ui.Say(words)
		}
	}
}

// buildLanes puts beside cards what will happen to them and why.
func (t *Scene) buildLanes() {
	f := t.look.Preview.Comparison
	if f == nil || t.busy() || t.choice.modal() || t.lay.Portrait && (t.waiting() || !t.caption.text.Empty()) {
		return // on a phone what waits stands there
	}
	lane := t.lay.Lane
	right := lane.X
	for i := range t.forecast.boxes {
		b := &t.forecast.boxes[i]
		if len(b.Lines) == 0 {
			continue
		}
		w, h := f.BoxSize(b.Lines, t.prefs.lang, min(210, lane.W/3))
		s := t.stage.Cards[b.At].Goal()
		x := max(right, min(s.X+14, lane.X+lane.W-w))
		y := lane.Y + (lane.H-h)/2
		if !t.lay.Portrait { // below what is said of the moment
			y = max(lane.Y+44, y+18)
		}
		r := game.Rect{X: x, Y: y, W: w, H: h}
		if f.Beside {
			r = t.beside(b.At, w, h)
		}
		right = x + w + 8
		key := ""
		for _, l := range b.Lines {
			key += l.Icon + t.in(l.Text) + "\n"
		}
		lines, lang := b.Lines, t.prefs.lang
		const m = 8.0
		t.top.Picture(ui.Key{Kind: "table.lane.box", Text: key}, r.Inset(-m), func(c *art.Canvas) {
			c.Push(art.Translate(m, m))
			f.Box(c, r.W, r.H, lines, lang)
			c.Pop()
		})
	}
}

// beside is a place of w by h units at the side of a card on which no other card
// lies, or else over its picture.
func (t *Scene) beside(id rules.CardID, w, h float64) game.Rect {
	s := t.stage.Cards[id].Goal()
	half := s.Width/2 + 6
	r := game.Rect{X: s.X + half, Y: s.Y - h/2, W: w, H: h}
	for range 2 {
		free := r.X > t.lay.Mat.X && r.X+w < t.lay.Mat.X+t.lay.Mat.W
		for _, other := range t.order {
			if g := t.stage.Cards[other].Goal(); other != id && free {
				at := layout.Around(layout.Point{X: g.X, Y: g.Y}, g.Width, g.Width*layout.CardRatio)
				free = !at.Overlaps(layout.Rect(r))
			}
		}
		if free {
			return r
		}
		r.X = s.X - half - w
	}
	return game.Rect{X: s.X - w/2, Y: s.Y - s.Width*.21 - h, W: w, H: h} // above what lies on its middle
}

// waiting reports whether anything waits to be resolved.
func (t *Scene) waiting() bool {
	if t.look.InPlay.Pending == nil {
		return false
	}
	z, ok := t.shown.Layout().ZoneOf(t.look.InPlay.Pending.Zone, rules.Nobody)
	return ok && t.shown.Count(z) > 0
}

// buildTag says a few words at the card that the open question is about.
func (t *Scene) buildTag(c *game.Context) {
	k := t.look.Furniture.Skin
	if t.look.Words.Tag == nil || k == nil || k.Chip == nil || t.ask == nil || t.ask.Source == 0 || t.busy() {
		return
	}
	tell := t.telling()
	words := t.plain(t.look.Words.Tag(&tell))
	if words == "" {
		return
	}
	r := t.place(t.ask.Source)
	s := ui.CaptionText.Sized(13)
	w := t.top.TextWidth(words, s) + 40
	at := game.Rect{X: max(4, min(r.X+r.W/2-w/2, c.W-w-4)), Y: r.Y - 24, W: w, H: 22}
	if m := t.lay.Mat; !t.lay.Portrait && r.X+r.W <= m.X { // it lies in a panel, and nothing of the mat is covered
		at.X = max(4, min(at.X, m.X-w-6))
	}
	t.top.Picture(ui.Key{Kind: "table.chipnote", Text: words}, at.Inset(-3), func(cv *art.Canvas) {
		cv.Push(art.Translate(3, 3))
		k.Chip(cv, at.W, at.H, words)
		cv.Pop()
	})
}
