package table

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/watch"
	"wyrmtable/scenes/ui"
)

// Standing answers spare the screen a journey: somebody decides once and for
// all how a kind of question is answered for him (rules.Stop). They are kept
// with the match.

// answerStanding gives the next standing answer before whoever looks, and
// reports whether there was one.
func (t *Scene) answerStanding(c *game.Context) bool {
	a, ok := t.watch.Standing.Answer()
	if !ok {
		return false
	}
	before := t.match.Session.Len()
	t.behind(c, a)
	t.story.Tell(t.watch.Viewer(), before)
	return t.match.Session.Len() > before && t.story.Telling()
}

// answerAllStanding gives the standing answers while nobody looks.
func (t *Scene) answerAllStanding(c *game.Context) {
	for {
		a, ok := t.watch.Standing.Answer()
		if !ok || !t.behind(c, a) {
			return
		}
	}
}

// buildStanding lets the one who looks decide beforehand.
func (t *Scene) buildStanding(c *game.Context) {
	u, me := t.top, t.watch.Seat
	if t.look.Turn.Track != nil {
		me = t.holder()
	}
	if me < 0 {
		t.close(c)
		return
	}
	r := t.sheet(c, c.T(standingTitle)+" — "+t.name(me), 640, 120+220*float64(len(t.look.Game.Stops)))
	var names []string
	for i, n := range standingNames {
		if rules.Standing(i) == rules.Aloud && t.look.Play.Verbs == nil {
			continue
		}
		names = append(names, c.T(n))
	}
	u.Scroll("standing", r, func(x, y, w float64) float64 {
		f := u.Rows(x, y, w)
		f.Text(c.T(standingNote), ui.AsideText)
		for i := range t.look.Game.Stops {
			s := &t.look.Game.Stops[i]
			if t.look.Turn.Track != nil && s.Phase != 0 {
				continue
			}
			was := int(t.watch.Standing.Of(me, i))
			now := f.Choice(u.Sub("stop", i), t.in(s.Text), names, was)
			if now != was {
				t.watch.Standing.Set(me, i, rules.Standing(now))
				t.save(c)
			}
			switch rules.Standing(now) {
			case rules.Idle:
				f.Text(t.in(s.Gives), ui.AsideText)
			case rules.Always:
				f.Text(t.in(s.AlwaysGives), ui.AsideText)
			case rules.Aloud:
				f.Text(c.T(aloudGives), ui.AsideText)
			}
		}
		if t.look.Turn.Track != nil {
			t.buildPhaseStops(c, f, me)
		}
		return f.Height()
	})
}

// buildPhaseStops are the stops that stand on the strip of phases, a switch for
// each.
func (t *Scene) buildPhaseStops(c *game.Context, f *ui.Rows, me rules.Seat) {
	f.Gap(10)
	for _, own := range [...]bool{true, false} {
		for i := range t.look.Game.Stops {
			s := &t.look.Game.Stops[i]
			if s.Phase == 0 || s.Own != own {
				continue
			}
			was := t.watch.Standing.Of(me, i) != rules.Always
			if on := f.Toggle(t.top.Sub("stop", i), t.in(s.Text), was); on != was {
				t.watch.Standing.Set(me, i, rules.Asked)
				if !on {
					t.watch.Standing.Set(me, i, rules.Always)
				}
				t.save(c)
				t.refresh()
			}
		}
		f.Gap(10)
	}
	f.Text(c.T(passGives), ui.AsideText)
}

// toggleStop changes whether a seat stops at a phase of the present turn.
func (t *Scene) toggleStop(c *game.Context, s rules.Seat, phase int) {
	if !t.watch.Standing.ToggleAt(&t.shown, s, phase) {
		return
	}
	t.save(c)
	t.refresh()
	c.Redraw()
}

// passUntil lets things go on for the one who is asked.
func (t *Scene) passUntil(c *game.Context, how watch.Until) {
	if t.question.Ask == nil {
		return
	}
	t.watch.Standing.LetGo(t.question.Ask.Decider, how, &t.shown)
	if a, ok := t.question.Ask.Plain(t.shown.Layout(), t.look.Turn.Track.Pass); ok && how != watch.AsSet {
		t.do(c, a.Action)
	}
	t.refresh()
	c.Redraw()
}

// toggleHold makes the one who looks be asked at every moment, or as he has
// decided again.
func (t *Scene) toggleHold(c *game.Context) {
	seat := t.holder()
	if seat < 0 || t.look.Turn.Track == nil {
		return
	}
	t.watch.Standing.ToggleHold(seat)
	t.refresh()
	c.Redraw()
}

// holder is whose stops the screen shows as his own: the one who looks, or, if
// all look together, the one who is asked.
func (t *Scene) holder() rules.Seat {
	switch {
	case t.watch.Seat >= 0:
		return t.watch.Seat
	case t.question.Ask != nil:
		return t.question.Ask.Decider
	}
	return t.laid.bottom
}

var (
	standingTitle = text("Réponses d’avance", "Standing answers")
	standingNote  = text("Ce que vous décidez ici épargne des passages d’écran. Cela vaut pour cette partie, et pour vous seul.",
		"What you decide here saves handing the screen over. It holds for this match, and for you alone.")
	standingNames = [rules.Standings]game.Text{
		text("Me demander", "Ask me"), text("Pas sans choix", "Not without a choice"), text("Jamais", "Never"),
		text("À voix haute", "Aloud"),
	}
)
