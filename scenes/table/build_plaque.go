package table

import (
	"strconv"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/plaque"
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
		if t.input.Guard.Pass(c.Now, "give") {
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
	if t.input.Keys.Card != 0 {
		near = t.input.Keys.Card
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
	on := plaque.Plaque{Desk: &t.desk, Says: p, Plays: p.Pair != 0 && k.Held == 0 && len(k.Pairs) > 0}
	if on.Build() {
		t.aimPair(c, k.Pairs[0])
		return
	}
	if p.Pair == 0 {
		if why := t.question.Unplayable(k.Held); !why.Empty() {
			on.Unplayable(why)
		}
		return
	}
	if t.aimSeat() < 0 { // an arrow would cross them
		on.Halves()
	}
	if !t.tableau.Lay.Portrait && t.input.Drag.Card == 0 {
		on.Threads(t.tableau)
	}
}

// buildBook lists all pairs.
func (t *Scene) buildBook(c *game.Context) {
	i := plaque.Book(&t.desk, func(i int) bool { _, now := t.question.Pair(i); return now })
	if i >= 0 {
		pair, _ := t.question.Pair(i)
		t.aimPair(c, pair)
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
		if u.Button(u.Sub("act", i), r, b) && t.input.Guard.Pass(c.Now, "act"+strconv.Itoa(i)) {
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
