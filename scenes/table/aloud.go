package table

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
)

// Most things that may be answered are not. Over a table of cards the one who
// plays says what he does and asks; the other says "go on", and nobody has to
// turn his cards over for it. On the screen that is a question put aloud
// (rules.Aloud): it stays with the one who looks, to whom nothing of the other's
// hand is shown, and comes behind a curtain only to somebody who wants it.

// aloudAnswer is the standing answer to the question now open, if it is put
// aloud by the one who looks to another. Only tables with a button to pass have
// room for such questions.
func (t *Scene) aloudAnswer() (rules.Action, bool) {
	if !t.curtains() || t.eyes.seat < 0 || t.look.Play.Verbs == nil {
		return rules.Action{}, false
	}
	var k *rules.Ask
	asks := t.session.Match().Asks()
	for i := range asks {
		switch {
		case asks[i].Answered:
		case k != nil:
			return rules.Action{}, false // several are asked at once
		default:
			k = &asks[i]
		}
	}
	if k == nil || k.Decider == t.eyes.seat || k.Subject != k.Decider || k.Public || k.Mode == rules.Secret || len(k.Draft) > 0 {
		return rules.Action{}, false
	}
	s, i := t.look.Game.StopOf(t.session.View(rules.Nobody), k)
	if s == nil || s.Quiet || t.treats(k.Decider, i) != rules.Aloud {
		return rules.Action{}, false
	}
	a, ok := k.Plain(t.shown.Layout(), s.Verb)
	return a.Action, ok
}

// buildAloud is the pair of buttons of a question that is put aloud. The large
// one hands the screen over, so that a press by habit answers for nobody.
func (t *Scene) buildAloud(c *game.Context) bool {
	if !t.aloud || t.ask == nil || t.busy() || t.replay != nil {
		return false
	}
	name := t.name(t.ask.Decider)
	words := c.T(text("Passer l’écran", "Hand it over"))
	sub := c.T(text("à "+name+", qui veut répondre", "to "+name+", who wants to respond"))
	label := c.T(text("Passer l’écran à "+name+", qui veut répondre ou regarder", "Hand the screen to "+name+", who wants to respond or look"))
	if t.aloudButton(c, "end", t.lay.End, words, sub, label, art.MainWeight) {
		t.handOver(c)
		return true
	}
	words = c.T(text("Laisse faire", "Lets it be"))
	sub = c.T(text(name+" l’a dit", name+" has said so"))
	label = c.T(text(name+" laisse faire et l’a dit", name+" lets it be and has said so"))
	if t.aloudButton(c, "pass", t.lay.Pass, words, sub, label, art.PassWeight) && t.guard.pass(c, "end") {
		t.answerAloud(c)
	}
	return true
}

func (t *Scene) aloudButton(c *game.Context, id string, at layout.Rect, words, sub, label string, w art.Weight) bool {
	return !at.Empty() && t.skinButton(id, game.Rect(at), words, sub, label, w, !t.guard.ready(c, "end"))
}

// aloudHint says what is to be done.
func (t *Scene) aloudHint() string {
	name := t.name(t.ask.Decider)
	return t.in(rules.Text{FR: "Dites ce que vous faites et demandez à " + name + ". Pour répondre ou revoir sa main, l’écran lui passe.",
		EN: "Say what you do and ask " + name + ". To respond or to look at the hand, the screen is handed over."})
}

// handOver brings the screen to the one who is asked, behind a curtain.
func (t *Scene) handOver(c *game.Context) {
	if t.guard.pass(c, "end") {
		t.cover(c, t.ask.Decider)
	}
}

// answerAloud gives the answer that was said.
func (t *Scene) answerAloud(c *game.Context) {
	a, ok := t.aloudAnswer()
	if !ok {
		return
	}
	t.ask, t.aloud = nil, false
	before := t.session.Len()
	t.behind(c, a)
	t.queue, t.told = t.session.Seen(t.viewer(), before, t.queue[:0]), 0
	t.showQueue(c)
}

// aloudGives says what a question put aloud gives away.
var aloudGives = text("L’adversaire vous demande de vive voix et garde l’écran\u00a0; il ne vous passe que si vous le voulez. Le vouloir dit que vous y songez.",
	"Your opponent asks you aloud and keeps the screen; you get it only if you want it. To want it says that you are thinking about it.")
