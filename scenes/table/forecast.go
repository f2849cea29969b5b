package table

import (
	"math/rand/v2"
	"slices"
	"strconv"

	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
)

// A forecast is what would come of the answers now considered, told to the one
// who looks and made from nothing but what he may know.
type forecast struct {
	cols  []foreseenCol
	title rules.Text // empty: the name of the panel
	mark  int        // the column of what is considered, or -1
	rows  []look.EffectRow
	boxes []look.EffectBox
	loss  [rules.MaxSeats]int32 // of the first counter, by the answer considered
	key   forecastKey
}

// forecastKey is what a forecast, or an omen, was made for.
type forecastKey struct {
	actions int
	draft   int // its length and last card
	last    rules.CardID
	card    rules.CardID // looked at or held
	goal    int
	seat    rules.Seat
	busy    bool
}

// foreseenCol is what comes of one answer.
type foreseenCol struct {
	answer rules.Answer
	head   string // what the answer is called; empty: by its card or verb
	fates  []look.Effect
	boxes  []look.EffectBox
	after  *rules.Board
	whole  bool
}

// foretell makes the forecast anew if what is considered has changed.
func (t *Scene) foretell() {
	f := t.look.Preview.Comparison
	if f == nil {
		return
	}
	key := t.keyNow(t.considered(), t.busy() || t.ask == nil || t.replay != nil)
	if key == t.forecast.key {
		return
	}
	t.forecast = forecast{key: key}
	if key.busy || !f.When(&t.shown, t.ask) {
		return
	}
	if f.Each != nil && f.Each(t.ask) {
		t.foreseeEach(f)
		return
	}
	// Calling off is like passing only where something else is at stake.
	if a, ok := t.calledOff(); ok && f.When(&t.shown, nil) {
		col := t.foreseeOn(f, a)
		col.head = t.in(t.shown.Layout().Verbs[t.verbNamed(t.look.Turn.Track.Pass)].Text)
		t.forecast.cols = append(t.forecast.cols, col)
	}
	if a, ok := t.plainAnswer(); ok {
		t.forecast.cols = append(t.forecast.cols, t.foreseeOn(f, a))
	}
	if a, ok := t.consideredAnswer(); ok {
		t.forecast.cols = append(t.forecast.cols, t.foreseeOn(f, a))
	}
	t.compare()
	n := len(t.forecast.cols)
	t.forecast.mark = n - 1
	if n > 1 && t.forecast.cols[n-1].answer.Back {
		t.forecast.mark-- // the table shows the draft as it is; the panel also what it were without
	}
	if n > 0 && f.Doubt != nil {
		t.forecast.title = f.Doubt(t.ask, &t.forecast.cols[t.forecast.mark].answer)
	}
	t.markForecast()
}

// keyNow is what is told of now depends on, if it is about a card.
func (t *Scene) keyNow(card rules.CardID, busy bool) forecastKey {
	k := forecastKey{actions: t.session.Len(), busy: busy, seat: t.viewer(), goal: -1}
	if t.ask != nil {
		if k.draft = len(t.ask.Draft); k.draft > 0 {
			k.last = t.ask.Draft[k.draft-1]
		}
		k.card, k.goal = card, t.aimGoal()
	}
	return k
}

// foreseeEach tells what comes of each of the first answers.
func (t *Scene) foreseeEach(f *look.Comparison) {
	t.forecast.mark = -1
	aimed := rules.CardID(0)
	if i := t.aimGoal(); i >= 0 {
		aimed = t.hand.Goals()[i].Card
	}
	for i := range t.ask.Answers {
		a := &t.ask.Answers[i]
		if a.Back || len(t.forecast.cols) == look.MostCompared {
			continue
		}
		if a.Target != 0 && a.Target == aimed || a.Target == 0 && a.Card != 0 && a.Card == t.forecast.key.card {
			t.forecast.mark = len(t.forecast.cols)
		}
		t.forecast.cols = append(t.forecast.cols, t.foreseeOn(f, *a))
	}
	t.compare()
	if f.Doubt != nil && len(t.forecast.cols) > 0 {
		t.forecast.title = f.Doubt(t.ask, &t.forecast.cols[0].answer)
	}
	t.markForecast()
}

// markForecast puts on the table what comes of the answer considered.
func (t *Scene) markForecast() {
	if n := t.forecast.mark; n >= 0 {
		col := &t.forecast.cols[n]
		t.forecast.boxes = col.boxes
		if len(t.numbers.Counters) > 0 && col.after != nil {
			v := t.numbers.Counters[0]
			for s := range rules.Seat(t.shown.Layout().Seats) {
				t.forecast.loss[s] = t.shown.Var(v, s) - col.after.Var(v, s)
			}
		}
	}
}

// considered is the card that is held, or else looked at if something can be
// done with it.
func (t *Scene) considered() rules.CardID {
	if id := t.hand.Card(); id != 0 {
		return id
	}
	for _, id := range [...]rules.CardID{t.keyed, t.hover.card} {
		if id != 0 && t.hand.CanPick(id) {
			return id
		}
	}
	return 0
}

// calledOff is the answer that calls off what is being paid for: what would
// come of passing instead is told beside it.
func (t *Scene) calledOff() (rules.Answer, bool) {
	if t.ask.Source == 0 {
		return rules.Answer{}, false
	}
	for _, verb := range t.look.Play.Verbs.Back {
		if a, ok := t.ask.Plain(t.shown.Layout(), verb); ok {
			return a, true
		}
	}
	return rules.Answer{}, false
}

// plainAnswer is the answer that lets things go on: the one to pass, or while
// something is being drafted what it would be called off to.
func (t *Scene) plainAnswer() (rules.Answer, bool) {
	l := t.shown.Layout()
	for _, verbs := range [...][]string{{t.look.Turn.Track.Pass}, t.look.Play.Verbs.Main} {
		for _, verb := range verbs {
			if a, ok := t.ask.Plain(l, verb); ok {
				return a, true
			}
		}
	}
	return rules.Answer{}, false
}

// consideredAnswer is the one answer with the card that is considered, carried
// where it is held.
func (t *Scene) consideredAnswer() (rules.Answer, bool) {
	id := t.considered()
	if id == 0 {
		return rules.Answer{}, false
	}
	if i := t.aimGoal(); i >= 0 && t.hand.Card() == id {
		if answers := t.hand.To(t.hand.Goals()[i]); len(answers) == 1 {
			return answers[0], true
		}
	}
	var found rules.Answer
	for i := range t.ask.Answers {
		a := &t.ask.Answers[i]
		if a.Card != id || t.dull(a) {
			continue
		}
		if found.Card != 0 {
			return rules.Answer{}, false
		}
		found = *a
	}
	return found, found.Card != 0
}

// dull reports whether an answer changes nothing that a forecast tells of.
func (t *Scene) dull(a *rules.Answer) bool {
	for _, v := range t.look.Play.Verbs.Dull {
		if t.shown.Layout().Verbs[a.Verb].Name == v {
			return true
		}
	}
	return false
}

// foreseeOn works out what would come of an answer if nobody did anything more.
func (t *Scene) foreseeOn(f *look.Comparison, a rules.Answer) foreseenCol {
	r := t.tryOn(f, a.Action)
	whole := r.whole && !f.When(r.after, nil) // else somebody has to choose before it is over
	return foreseenCol{answer: a, whole: whole, after: r.after,
		fates: f.Effects(r.before, r.after, r.events, nil), boxes: f.Boxes(t.name, r.before, r.after, r.events, nil)}
}

// A trial is what would come of an answer, as far as its seat can know: what
// would happen, the table before and after it, and whether that is all.
type trial struct {
	events        []rules.Event
	before, after *rules.Board
	whole         bool
}

// try tries an answer behind which things go on as pass says.
func (t *Scene) try(a rules.Action, pass func(b *rules.Board, k *rules.Ask) (rules.Action, bool)) trial {
	seat := t.knower(a.Seat)
	// The seed matters to nobody: a preview ends where chance begins.
	events, whole := rules.PreviewOn(t.session.Match(), seat, a, rand.New(rand.NewPCG(1, 2)), pass)
	r := trial{events: events, before: t.session.View(seat), whole: whole}
	r.after = r.before.Clone()
	for i := range events {
		r.after.Do(&events[i])
	}
	return r
}

// tryOn tries an answer after which nobody does anything more.
func (t *Scene) tryOn(f *look.Comparison, a rules.Action) trial {
	seat := t.knower(a.Seat)
	return t.try(a, f.Pass(t.session.View(seat), seat))
}

// knower is with whose knowledge the outcome of an answer of seat is told: of who
// looks, or of everybody's at a shared table where nobody looks at his hand.
func (t *Scene) knower(seat rules.Seat) rules.Seat {
	if t.shared() && t.eyes.seat < 0 {
		return rules.Nobody
	}
	return seat
}

// compare puts what comes of the answers side by side.
func (t *Scene) compare() {
	type party struct {
		card rules.CardID
		seat rules.Seat
	}
	var parties []party
	for i := range t.forecast.cols {
	next:
		for _, g := range t.forecast.cols[i].fates {
			p := party{g.Card, g.Seat}
			for _, q := range parties {
				if p == q {
					continue next
				}
			}
			parties = append(parties, p)
		}
	}
	slices.SortStableFunc(parties, func(a, b party) int { return t.weight(a.card, a.seat) - t.weight(b.card, b.seat) })
	for _, p := range parties {
		row := look.EffectRow{Label: t.name(p.seat)}
		if p.card != 0 {
			row.Label = t.foreseenName(p.card)
		}
		for i := range t.forecast.cols {
			var cell look.EffectCell
			for _, g := range t.forecast.cols[i].fates {
				if g.Card == p.card && g.Seat == p.seat {
					cell = look.EffectCell{Icon: g.Icon, Tone: g.Tone, Text: t.plain(g.Text)}
				}
			}
			if cell.Text == "" {
				cell = t.unmoved(&t.forecast.cols[i], p.card, p.seat)
			}
			row.Cells = append(row.Cells, cell)
		}
		t.forecast.rows = append(t.forecast.rows, row)
	}
	t.compareCounts()
}

// compareCounts adds the numbers of the players that an answer changes.
func (t *Scene) compareCounts() {
	for _, k := range t.look.Preview.Comparison.Counts {
		for s := range rules.Seat(t.shown.Layout().Seats) {
			row := look.EffectRow{Label: t.name(s) + " · " + t.in(k.Name)}
			now, changes := k.Of(&t.shown, s), false
			for i := range t.forecast.cols {
				n := k.Of(t.forecast.cols[i].after, s)
				cell := look.EffectCell{Icon: k.Icon, Text: strconv.Itoa(now)}
				if n != now {
					cell.Text += "→" + strconv.Itoa(n)
					changes = true
				}
				row.Cells = append(row.Cells, cell)
			}
			if changes {
				t.forecast.rows = append(t.forecast.rows, row)
			}
		}
	}
}

// unforeseen says why a forecast has nothing to tell though something is about
// to happen; empty when nothing is.
func (t *Scene) unforeseen() rules.Text {
	n := len(t.forecast.cols)
	switch {
	case n == 0 || t.ask == nil || t.busy():
		return rules.Text{}
	case t.forecast.cols[n-1].whole:
		return text("Rien ne changera sur la table.", "Nothing will change on the table.")
	}
	return text("La suite dépend d’un choix, ou de cartes que l’on ne connaît pas encore.", "What follows depends on a choice, or on cards that are not known yet.")
}

// foreseenName is the name of a card, also of one that is there only afterwards:
// a token.
func (t *Scene) foreseenName(id rules.CardID) string {
	if t.shown.Cards[id].Zone == rules.Nowhere {
		for i := range t.forecast.cols {
			if after := t.forecast.cols[i].after; after != nil && after.Cards[id].Zone != rules.Nowhere {
				return t.plain(t.look.Game.Faces[t.look.Game.FaceOf(after, id)].Name)
			}
		}
	}
	return t.cardName(id)
}

// unmoved is what is told of a party to which an answer does nothing.
func (t *Scene) unmoved(col *foreseenCol, card rules.CardID, seat rules.Seat) look.EffectCell {
	stay := t.look.Preview.Comparison.Stay
	if card == 0 && col.after != nil && len(t.numbers.Counters) > 0 {
		return look.EffectCell{Text: strconv.Itoa(int(col.after.Var(t.numbers.Counters[0], seat)))}
	}
	if card != 0 && col.after != nil && stay != nil {
		if g, ok := stay(col.after, card); ok {
			return look.EffectCell{Icon: g.Icon, Tone: g.Tone, Text: t.plain(g.Text)}
		}
	}
	return look.EffectCell{}
}

// weight orders the parties of a forecast: where something is lost comes before
// what only stands there.
func (t *Scene) weight(card rules.CardID, seat rules.Seat) int {
	for i := range t.forecast.cols {
		for _, g := range t.forecast.cols[i].fates {
			if g.Card == card && g.Seat == seat && g.Tone != look.ToneGood {
				return 0
			}
		}
	}
	return 1
}

// cardName is the name of what a card shows.
func (t *Scene) cardName(id rules.CardID) string {
	f := t.look.Game.FaceOf(&t.shown, id)
	if t.look.InPlay.Pending != nil && f == 0 && t.look.InPlay.Pending.Face != nil {
		f = t.look.InPlay.Pending.Face(&t.shown, id)
	}
	return t.plain(t.look.Game.Faces[f].Name)
}
