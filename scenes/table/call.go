package table

import (
	"slices"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

// An open question ("does anybody interrupt?") is put to the whole table at
// once, with everybody looking on: one press lets it pass for all, and whoever
// wants to answer presses his own emblem. Only then is the screen handed over.
// The call looks and reads the same whatever anybody holds.

// unclaimed reports whether a question is open to all and nobody, or another,
// has claimed it.
func (t *Scene) unclaimed(k *rules.Ask) bool {
	return k.Mode == rules.Open && k.Decider != t.eyes.claimant
}

// called lists whom the open question is put to; nobody while one of them
// answers.
func (t *Scene) called() []rules.Seat {
	var out []rules.Seat
	for _, k := range t.session.Match().Asks() {
		switch {
		case k.Mode != rules.Open || k.Answered:
		case k.Decider == t.eyes.claimant:
			return nil
		default:
			out = append(out, k.Decider)
		}
	}
	return out
}

// calling reports whether the table waits for anybody to claim a question.
func (t *Scene) calling() bool {
	if !t.begun || t.replay != nil || t.covered() {
		return false
	}
	open := false
	for _, k := range t.session.Match().Asks() {
		if k.Mode == rules.Open && !k.Answered {
			if k.Decider == t.eyes.claimant {
				return false
			}
			open = true
		}
	}
	return open
}

// claim lets a seat answer the open question: behind a curtain, where hands are
// secret.
func (t *Scene) claim(c *game.Context, seat rules.Seat) {
	if t.busy() {
		t.finish(c)
	}
	t.eyes.claimant = seat
	switch {
	case t.curtains():
		t.cover(c, seat)
	case t.shared():
		t.showHand(c, seat, false)
	default:
		t.openQuestion(c)
		t.relay(c)
		t.refresh()
		c.Redraw()
	}
}

// disclaim puts the question to all again: nobody has answered.
func (t *Scene) disclaim(c *game.Context) {
	t.eyes.claimant = rules.Nobody
	t.lookAs(c, t.firstLook())
}

// claimed ends a claim when its seat has answered; while he drafts it is his.
func (t *Scene) claimed(seat rules.Seat) {
	if !t.draftedBy(seat) {
		t.eyes.claimant = rules.Nobody
	}
}

// turnToAll hides what the one who looks may see before a question that is put
// before everybody, and reports whether it did.
func (t *Scene) turnToAll(c *game.Context, to rules.Seat) bool {
	if !t.curtains() || t.eyes.seat < 0 || to == t.eyes.seat || to >= 0 && !t.askedOpenly(to) {
		return false
	}
	if _, over := t.session.Match().Outcome(); over {
		return false
	}
	t.lookAway()
	t.lookAs(c, rules.Nobody)
	return true
}

// passes returns an answer that lets the open question pass for each of those
// asked, or nil where one of them has none.
func (t *Scene) passes() []rules.Action {
	var out []rules.Action
	for _, k := range t.session.Match().Asks() {
		if k.Answered || k.Mode != rules.Open {
			continue
		}
		i := slices.IndexFunc(k.Answers, func(a rules.Answer) bool { return a.Action == rules.Do(a.Seat, a.Verb) && !a.Back })
		if i < 0 {
			return nil
		}
		out = append(out, k.Answers[i].Action)
	}
	return out
}

// passAll lets all who are asked pass, and tells what comes of it.
func (t *Scene) passAll(c *game.Context) {
	if t.busy() {
		t.finish(c)
	}
	t.undraft(c)
	before := t.session.Len()
	for _, a := range t.passes() {
		if rules.Find(t.session.Match(), a) != nil {
			t.behind(c, a)
		}
	}
	t.answered = true
	t.queue, t.told = t.session.Seen(t.viewer(), before, t.queue[:0]), 0
	t.endCaption()
	t.hideZoom()
	t.showQueue(c)
}

// undraft takes back what somebody had begun when the match was left.
func (t *Scene) undraft(c *game.Context) {
	for _, k := range t.session.Match().Asks() {
		for k.Mode == rules.Open && t.draftedBy(k.Decider) {
			i := slices.IndexFunc(k.Answers, func(a rules.Answer) bool { return a.Back })
			if i < 0 {
				break
			}
			t.behind(c, k.Answers[i].Action)
			k.Answers = t.answersOf(k.Decider)
		}
	}
}

func (t *Scene) answersOf(seat rules.Seat) []rules.Answer {
	for _, k := range t.session.Match().Asks() {
		if k.Decider == seat {
			return k.Answers
		}
	}
	return nil
}

// tellsAll reports whether what happens is told with everybody looking on: in
// games in which the table itself is asked.
func (t *Scene) tellsAll() bool { return t.look.Play.Call != nil && t.curtains() && t.eyes.seat >= 0 }

// publicBefore is the table as all see it, to tell from there what the answer
// about to be given changes; nil where it is told to the one who gives it.
func (t *Scene) publicBefore() *rules.Board {
	if !t.tellsAll() {
		return nil
	}
	return t.session.View(rules.Nobody).Clone()
}

// tellAll turns the table to everybody before what an answer has changed is
// told, unless the one who gave it is asked again and all else is his secret.
func (t *Scene) tellAll(c *game.Context, public *rules.Board, before int) {
	if public == nil || t.asked() == t.eyes.seat && !t.askedOpenly(t.eyes.seat) {
		return
	}
	t.lookAway()
	t.forget(c)
	t.eyes.seat, t.eyes.brief = rules.Nobody, false
	t.answered = true
	t.shown.CopyFrom(public)
	t.retell(before)
	t.relay(c)
	t.putAll()
}

// buildCall puts the open question to the table.
func (t *Scene) buildCall(c *game.Context) {
	if t.lay.Call.Empty() || t.busy() || !t.calling() {
		return
	}
	u, r := t.ui, game.Rect(t.lay.Call)
	seats := t.called()
	title := t.callTitle()
	u.Region("call", title)
	t.skinPanel(r, "")
	low := r.H < 80 // on a phone
	head := game.Rect{X: r.X + 12, Y: r.Y + 6, W: r.W - 24, H: 26}
	if low {
		head.Y, head.H = r.Y+2, 20
	}
	u.Heading(head, title, t.capped(u, t.fit(u, title, ui.HeadText.Sized(16).At(1), head.W), head.H))
	row := game.Rect{X: r.X + 12, Y: head.Y + head.H, W: r.W - 24, H: r.Y + r.H - head.Y - head.H - 6}
	n := float64(len(seats))
	room, or := 110.0, 34.0
	if low {
		room, or = 86, 6
	}
	pitch := min(56, (row.W-room)/max(n, 1))
	rad := min(22.5, pitch*.45, row.H/2-1)
	left := row.X + row.W - n*pitch
	pass := game.Rect{X: row.X, Y: row.Y + (row.H-min(row.H, 46))/2, W: left - row.X - or, H: min(row.H, 46)}
	label := c.T(nobodyText) + t.colon() + c.T(letPassText)
	if t.guarded(c, "end", "nobody", pass, c.T(nobodyText), "", label, art.MainWeight, false) {
		t.passAll(c)
		return
	}
	if !low {
		u.Label(game.Rect{X: left - 32, Y: row.Y, W: 28, H: row.H}, c.T(orText), t.capped(u, ui.AsideText.Sized(14).At(1), 18))
	}
	for i, s := range seats {
		at := game.Point{X: left + (float64(i)+.5)*pitch, Y: row.Y + row.H/2}
		box := game.Rect{X: at.X - pitch/2, Y: row.Y, W: pitch, H: row.H}
		label := t.in(rules.Text{FR: t.name(s) + " veut répondre", EN: t.name(s) + " wants to answer"})
		h := u.Hit(u.Sub("claim", int(s)), box, ui.Place{Label: label})
		u.Emblem(t.session.Setup().Seats[s].Colour, at, rad)
		if h.Hot || h.Focused {
			u.GoldRing(game.Rect{X: at.X - rad - 4, Y: at.Y - rad - 4, W: 2*rad + 8, H: 2*rad + 8}, true)
		}
		if h.Tip {
			t.tip(box, label)
		}
		if h.Pressed && t.guard.pass(c, "claim") {
			t.claim(c, s)
			return
		}
	}
}

// callTitle is what the table is asked.
func (t *Scene) callTitle() string {
	if t.look.Play.Call != nil {
		return t.in(t.look.Play.Call.Title)
	}
	return t.in(callText)
}

// callStake is what the call is about, or else what is asked.
func (t *Scene) callStake() string {
	if k := t.look.Play.Call; k != nil && k.Stake != nil {
		tell := t.telling()
		if words := t.plain(k.Stake(&tell)); words != "" {
			return words
		}
	}
	return t.callTitle()
}

// callEnd is the large button while the table is called: it lets pass for all.
func (t *Scene) callEnd(c *game.Context) bool {
	if !t.calling() || t.busy() {
		return false
	}
	if t.guard.pass(c, "end") {
		t.passAll(c)
	}
	return true
}

var (
	callText    = rules.Text{FR: "Quelqu’un veut-il répondre\u00a0?", EN: "Does anybody want to answer?"}
	nobodyText  = text("Personne", "Nobody")
	letPassText = text("la partie continue", "the game goes on")
	orText      = text("ou", "or")
	notAfterAll = rules.Text{FR: "Finalement non", EN: "Not after all"}
)
