package table

import (
	"slices"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/pick"
	"wyrmtable/scenes/ui"
	"wyrmtable/sounds"
)

// buildEnd is the large button. When there is nothing that it could do, it says
// what there is to be done with the cards, and pressing it does that or shows which.
func (t *Scene) buildEnd(c *game.Context) {
	if t.buildReveal(c) || t.buildAloud(c) {
		return
	}
	a, ok := t.question.Large()
	if !ok {
		t.buildUrge(c, "end", game.Rect(t.tableau.Lay.End))
		return
	}
	label := t.plain(t.look.Game.Label(t.match.Session.Setup(), &t.shown, t.question.Ask, &a))
	if lost := t.waived(&a); lost != "" {
		t.buildWaive(c, &a, lost, label)
		return
	}
	b := ui.Button{Text: t.in(t.shown.Layout().Verbs[a.Verb].Text), Size: 18, Look: t.desk.MainLook(),
		Disabled: !t.input.Guard.Ready(c.Now, "end")}
	b.Label = label
	if t.tableau.Lay.Portrait {
		b.Size = 16
	}
	b.Size = panel.ButtonSize(t.ui, b.Text, b.Size, t.tableau.Lay.End.W)
	if t.ui.Button("end", game.Rect(t.tableau.Lay.End), b) {
		t.pressEnd(c)
	}
}

// urge is what the open question waits for, in a few words.
func (t *Scene) urge() string {
	if t.question.Ask == nil || t.question.Answered() && t.look.Play.Call != nil {
		return ""
	}
	if t.desk.ShownTurn() >= 0 {
		return t.prompt()
	}
	if t.watch.Awaited() >= 0 {
		return t.awaitsMail()
	}
	if t.question.Program() {
		return t.thinks()
	}
	if t.watch.Shared() && t.question.Mute() {
		return t.in(rules.Text{FR: "Regardez les cartes", EN: "Look at the cards"})
	}
	if t.hand.Card() != 0 {
		return t.in(t.heldUrge())
	}
	if t.look.Words.Choices != nil && !t.choice.Shown() {
		k := t.telling()
		if s := t.look.Words.Choices(&k); !s.Empty() {
			return t.in(s)
		}
	}
	if s, ok := t.look.Words.Urges[t.shown.Layout().Asks[t.question.Ask.Kind].Name]; ok && !t.choice.Shown() {
		return t.in(s)
	}
	return t.in(rules.Text{FR: "À vous de choisir", EN: "Make your choice"})
}

// heldUrge is what the card that is held waits for, in a few words.
func (t *Scene) heldUrge() rules.Text {
	if s, ok := t.look.Words.Urges["aim"]; ok && t.look.Preview.Comparison != nil && t.hand.Bound() &&
		len(t.hand.Goals()) > 0 && t.hand.Goals()[0].Card != 0 {
		return s
	}
	if s, ok := t.look.Words.Urges[t.shown.Layout().Asks[t.question.Ask.Kind].Name]; ok && t.hand.Bound() {
		return s
	}
	if slices.ContainsFunc(t.hand.Goals(), pick.Goal.ToSeat) {
		return rules.Text{FR: "Choisissez qui", EN: "Choose whom"}
	}
	if _, ok := t.again(); ok { // what that does is said above
		return rules.Text{FR: "Pressez encore", EN: "Press again"}
	}
	if !slices.ContainsFunc(t.hand.Goals(), func(g pick.Goal) bool { return g.Card == 0 }) {
		return rules.Text{FR: "Choisissez une carte", EN: "Choose a card"}
	}
	return rules.Text{FR: "Choisissez où", EN: "Choose where"}
}

// again is the one answer that the card that is held can give: a second press gives it.
func (t *Scene) again() (rules.Answer, bool) {
	id := t.hand.Card()
	if id == 0 || t.hand.Bound() || t.busy() || t.choice.Shown() || slices.ContainsFunc(t.hand.Goals(), pick.Goal.ToSeat) {
		return rules.Answer{}, false
	}
	return t.hand.Only(id)
}

// whereTo says where the cards of the open question come from and go, or else
// what it asks.
func (t *Scene) whereTo() string {
	if k := t.question.Ask; k != nil && t.match.Replay == nil && k.Decider == k.Subject && !t.choice.Shown() {
		if s, ok := t.look.Words.Places[t.shown.Layout().Asks[k.Kind].Name]; ok && t.hand.Any() {
			return t.in(s)
		}
	}
	return t.prompt()
}

// leastUrge is the least size, in units, of what is waited for in one line.
const leastUrge = 12.0

// buildUrge says in r, a place named id, what the question waits for.
func (t *Scene) buildUrge(c *game.Context, id string, r game.Rect) {
	words := t.urge()
	if words == "" {
		return
	}
	u := t.ui
	label := words
	switch p := t.prompt(); {
	case t.desk.ShownTurn() >= 0:
		label += " — " + t.in(rules.Text{FR: "le dernier coup est montré", EN: "the last move is being shown"})
	case p != "" && p != words:
		label += " — " + p
	}
	h := u.Hit(id, r, ui.Place{Label: label, Hint: true})
	hot := h.Hot || h.Focused
	plate, kind := &usualUrge, "table.urge"
	if k := t.look.Furniture.Skin; k != nil && k.Urge != nil && !u.Contrast() {
		plate, kind = k.Urge, "table.skinurge"
	}
	u.Picture(ui.Key{Kind: kind, A: look.Int(hot)}, r, func(c *art.Canvas) { plate.Paint(c, r.W, r.H, hot) })
	icon, room := "", 0.0
	if i := t.desk.PhaseNow(); i >= 0 && !t.tableau.Lay.Portrait && r.W >= 150 {
		icon, room = t.look.Turn.Phases[i].Icon, 34
	}
	s := ui.HeadText.Sized(16).In(ui.Gold).At(art.Centre)
	in := game.Rect{X: r.X + 14 + room, Y: r.Y, W: r.W - 28 - room, H: r.H}
	s = panel.Fit(u, words, s, in.W)
	if icon != "" {
		w := u.TextWidth(words, s)
		u.Icon(icon, game.Point{X: in.X + (in.W-w)/2 - 20, Y: r.Y + r.H/2}, 24, ui.Gold)
	}
	if s.Size < leastUrge {
		u.Wrapped(in, words, ui.HeadText.Sized(20).In(ui.Gold).At(art.Centre))
	} else {
		u.Label(in, words, s)
	}
	if h.Pressed {
		t.pressUrge(c)
	}
}

// pressUrge gives the answer for which the card that is held is to be pressed again, or
// shows what can be pressed.
func (t *Scene) pressUrge(c *game.Context) {
	if _, ok := t.again(); ok && t.question.Ask != nil {
		t.pressCard(c, t.hand.Card())
		return
	}
	t.light(c)
}

// usualUrge is the plate where the game has no other.
var usualUrge = look.UrgePlate{Inset: 4, Round: 10, High: "#1b1316", Low: "#0d090b", Alpha: .92, Edge: "#e9c46a",
	Dim: .45}

// light makes the cards that can be acted with, or to which the held one can be brought,
// shine for a moment. Where the other screen is to answer, there is its link to be sent.
func (t *Scene) light(c *game.Context) {
	if t.mailLies() {
		t.send(c)
		return
	}
	if t.busy() || t.choice.Modal() {
		c.Sound.Play(sounds.Error)
		return
	}
	c.Sound.Play(sounds.Click)
	t.question.Light(c.Now)
	c.Redraw()
}

// pressEnd is the large button or its key.
func (t *Scene) pressEnd(c *game.Context) {
	if t.callEnd(c) {
		return
	}
	if t.question.Aloud {
		t.handOver(c)
		return
	}
	a, ok := t.question.Large()
	if !ok || t.choice.Modal() {
		t.pressUrge(c)
		return
	}
	if t.input.Guard.Pass(c.Now, "end") {
		t.do(c, a.Action)
	} else {
		c.Sound.Play(sounds.Error)
	}
}
