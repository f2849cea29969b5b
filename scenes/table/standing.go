package table

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

// Standing answers spare the screen a journey: somebody decides once and for
// all how a kind of question is answered for him (rules.Stop). They are kept
// with the match.

// standing is what each seat has decided about each of the game's stops.
type standing [rules.MaxSeats][]rules.Standing

const standingKey = "standing"

// read takes in what a save carries: a digit a seat and stop.
func (st *standing) read(g *rules.Game, s string) {
	n := len(g.Stops)
	for seat := range st {
		st[seat] = make([]rules.Standing, n)
		for i := range n {
			st[seat][i] = g.Stops[i].Default
			if k := seat*n + i; k < len(s) && s[k] >= '0' && int(s[k]-'0') < rules.Standings {
				st[seat][i] = rules.Standing(s[k] - '0')
			}
		}
	}
}

// write returns it as a save carries it.
func (st *standing) write() string {
	var out []byte
	for seat := range st {
		for _, how := range st[seat] {
			out = append(out, '0'+byte(how))
		}
	}
	return string(out)
}

// settled returns the answer that is given unasked to the question now open.
func (t *Scene) settled() (rules.Action, bool) {
	if !t.look.Game.Hidden || t.replay != nil {
		return rules.Action{}, false
	}
	to := t.asked()
	for _, k := range t.session.Match().Asks() {
		if k.Answered || k.Decider != to && !t.unclaimed(&k) {
			continue
		}
		a, ok := t.look.Game.Settled(t.session.View(rules.Nobody), &k, func(stop int) rules.Standing { return t.treats(k.Decider, stop) })
		if ok || k.Decider == to {
			return a.Action, ok
		}
	}
	return rules.Action{}, false
}

// answerStanding gives the next standing answer before whoever looks, and
// reports whether there was one.
func (t *Scene) answerStanding(c *game.Context) bool {
	a, ok := t.settled()
	if !ok {
		return false
	}
	before := t.session.Len()
	t.behind(c, a)
	t.queue, t.told = t.session.Seen(t.viewer(), before, t.queue[:0]), 0
	return t.session.Len() > before && len(t.queue) > 0
}

// answerAllStanding gives the standing answers while nobody looks.
func (t *Scene) answerAllStanding(c *game.Context) {
	for {
		a, ok := t.settled()
		before := t.session.Len()
		if !ok {
			return
		}
		if t.behind(c, a); t.session.Len() == before {
			return
		}
	}
}

// buildStanding lets the one who looks decide beforehand.
func (t *Scene) buildStanding(c *game.Context) {
	u, me := t.top, t.eyes.seat
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
			was := int(t.standing[me][i])
			now := f.Choice(u.Sub("stop", i), t.in(s.Text), names, was)
			if now != was {
				t.standing[me][i] = rules.Standing(now)
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
			was := t.standing[me][i] != rules.Always
			if on := f.Toggle(t.top.Sub("stop", i), t.in(s.Text), was); on != was {
				t.standing[me][i] = rules.Asked
				if !on {
					t.standing[me][i] = rules.Always
				}
				t.save(c)
				t.refresh()
			}
		}
		f.Gap(10)
	}
	f.Text(c.T(passGives), ui.AsideText)
}

var (
	standingTitle = text("Réponses d’avance", "Standing answers")
	standingNote  = text("Ce que vous décidez ici épargne des passages d’écran. Cela vaut pour cette partie, et pour vous seul.",
		"What you decide here saves handing the screen over. It holds for this match, and for you alone.")
	standingNames = [rules.Standings]game.Text{
		text("Me demander", "Ask me"), text("Pas sans choix", "Not without a choice"), text("Jamais", "Never"), text("À voix haute", "Aloud"),
	}
)
