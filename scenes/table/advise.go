package table

import (
	"slices"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/advice"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/sounds"
)

// This file lets a person ask what the highest level would answer in his place.
// Package advice does the thinking and shows it.

// unadvised says why nobody can ask for advice now; empty if somebody can. It is
// for whoever sees what the seat that is asked may see: at a table where hands lie
// face down the others would learn of them.
func (t *Scene) unadvised() rules.Text {
	k := t.question.Ask
	if t.busy() || t.question.Mute() || t.question.Program() || t.question.Aloud || t.watch.Covered() {
		return text("Attendez votre tour pour demander conseil.", "Wait for your turn to ask for advice.")
	}
	if t.look.Game.Hidden && t.watch.Seat != k.Decider && t.watch.Seat != rules.Together {
		return text("Regardez d’abord vos cartes pour demander conseil.", "Look at your cards first to ask for advice.")
	}
	return rules.Text{}
}

// advises reports whether advice can be asked for in this match.
func (t *Scene) advises() bool { return t.match.Session.Advice && t.match.Replay == nil }

// pressAdvice asks for advice, has it go on to the answer, or gives that.
func (t *Scene) pressAdvice(c *game.Context) {
	if !t.advises() {
		return
	}
	if why := t.unadvised(); !why.Empty() {
		t.say(c, why)
		c.Sound.Play(sounds.Error)
		return
	}
	switch t.advice.Stage {
	case advice.Off:
		t.hideZoom()
		t.notices.EndCaption()
		t.advice.Ask(t.match.Session, t.question.Ask.Decider)
	case advice.Where:
		t.advice.Tell()
	case advice.What:
		if t.input.Guard.Pass(c.Now, "give") {
			t.do(c, t.advice.Found().Best.Action)
		}
		return
	}
	c.Sound.Play(sounds.Click)
	t.refresh()
	c.Redraw()
}

// dropAdvice takes the advice away, and reports whether there was any.
func (t *Scene) dropAdvice(c *game.Context) bool {
	if !t.advice.Drop() {
		return false
	}
	t.refresh()
	c.Redraw()
	return true
}

// followAdvice shows the advice when it was found.
func (t *Scene) followAdvice(c *game.Context) {
	ended, fault := t.advice.GoOn()
	if !ended {
		return
	}
	if fault != "" {
		c.Incident(t.look.Game.ID+", advice: "+fault, t.match.Session.Save(t.meta()))
		t.say(c, text("Pas de conseil cette fois\u00a0: la réflexion a échoué, l’incident est noté.",
			"No advice this time: the thinking failed, the incident is noted."))
	}
	t.refresh()
	c.Redraw()
}

// buildAdvice shows it.
func (t *Scene) buildAdvice(c *game.Context) {
	if t.advice.Stage == advice.Off || t.sheet.Lies() || t.question.Ask == nil || t.busy() {
		return
	}
	var p advice.Place
	var w advice.Words
	if t.advice.Stage >= advice.Where {
		p, w = t.advised()
	}
	next, leave := t.advice.Build(t.top, &t.desk, p, w)
	switch {
	case leave:
		t.dropAdvice(c)
	case next:
		t.pressAdvice(c)
	}
}

// advised is where the advised answer lies, and what is said of it.
func (t *Scene) advised() (p advice.Place, w advice.Words) {
	k, found := t.question.Ask, t.advice.Found()
	p = advice.PlaceOf(t.tableau, k, found.Best.Action)
	if f := t.faceOf(p.Card); f != 0 {
		w.Look = t.look.Game.Faces[f].Name
	}
	called := func(a rules.Action) rules.Text {
		i := slices.IndexFunc(k.Answers, func(b rules.Answer) bool { return b.Action == a })
		if i < 0 {
			return rules.Text{} // what is asked has changed
		}
		return t.look.Game.Label(t.match.Session.Setup(), &t.shown, k, &k.Answers[i])
	}
	w.Answer = t.plain(called(found.Best.Action))
	if found.Has {
		w.Other = called(found.Next.Action)
	}
	if t.choice.Modal() || p.From.W == 0 {
		p = advice.Place{}
		if t.advice.Stage == advice.What {
			p.From = t.buttonThat(w.Answer)
		}
	}
	return p, w
}

// faceOf is what lies under a card's number as it is shown; 0 for none.
func (t *Scene) faceOf(id rules.CardID) rules.Face {
	if id == 0 {
		return 0
	}
	return t.look.Game.FaceOf(&t.shown, id)
}

// buttonThat is where a button lies that says what an answer does.
func (t *Scene) buttonThat(says string) game.Rect {
	if r := advice.Button(t.top.Mirror(""), says); t.choice.Modal() || r.W > 0 {
		return r
	}
	return advice.Button(t.ui.Mirror(""), says)
}

// adviceIcon is where advice is asked for: beside the other signs of the bar, or on
// a phone in the place of the rules, which the menu has as well.
func (t *Scene) adviceIcon() (r layout.Rect, ok bool) {
	icons := t.tableau.Lay.Icons
	if !t.advises() || len(icons) < 2 {
		return r, false
	}
	if t.tableau.Lay.Portrait {
		return icons[1], true
	}
	r = icons[0]
	r.X -= icons[1].X - icons[0].X
	return r, true
}
