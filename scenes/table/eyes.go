package table

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/curtain"
)

// In a game with secrets everything on this screen is made from what one viewer
// may know: cards, log, captions, labels, previews, the tree for screen readers.
// This file says who that is. Between two people it is nobody: the curtain is
// down, and what lies behind it is the public's view.

// Eyes are through whose eyes a table with secrets is seen.
type eyes struct {
	hands  game.Hands          // how hands are kept, as the settings have it
	seat   rules.Seat          // who looks now
	next   rules.Seat          // for whom the curtain is down; Nobody when it is not
	looked [rules.MaxSeats]int // how many actions had been done when each looked away
}

// secret reports whether the game keeps hands from the people at the screen.
func (t *Scene) secret() bool { return t.look.Game.Hidden && t.replay == nil }

// curtains reports whether the screen is passed behind a curtain.
func (t *Scene) curtains() bool { return t.secret() && t.eyes.hands == game.CurtainHands }

// covered reports whether the curtain is down.
func (t *Scene) covered() bool { return t.eyes.next != rules.Nobody }

// viewer is through whose eyes the table is seen. Games without secrets are
// seen by all.
func (t *Scene) viewer() rules.Seat {
	switch {
	case !t.look.Game.Hidden:
		return rules.Nobody
	case t.replay != nil:
		return t.replay.eyes
	}
	return t.eyes.seat
}

// keepHands follows the settings. Another way of keeping hands begins with
// nobody looking.
func (t *Scene) keepHands(c *game.Context) {
	if !t.secret() || t.eyes.hands == c.Settings.Hands {
		return
	}
	t.eyes.hands = c.Settings.Hands
	if t.begun {
		t.lookAway()
		t.lookAs(c, t.firstLook())
	}
}

// firstLook is who sees the table before anybody has said who he is.
func (t *Scene) firstLook() rules.Seat {
	if t.eyes.hands == game.OpenHands {
		return rules.Together
	}
	return rules.Nobody
}

// lookAway remembers up to where the one who looks has seen the match.
func (t *Scene) lookAway() {
	if s := t.eyes.seat; s >= 0 {
		t.eyes.looked[s] = t.session.Len()
	}
}

// lookAs shows the table to a seat, to nobody, or to all together. Nothing that
// was made for another viewer is left, and nothing moves: a card that turned
// over would be seen on its way.
func (t *Scene) lookAs(c *game.Context, seat rules.Seat) {
	t.forget(c)
	t.eyes.seat, t.eyes.next = seat, rules.Nobody
	t.show(c)
	t.openQuestion(c)
	t.relay(c)
	t.putAll()
	t.refresh()
	c.Redraw()
}

// show builds the view of the present viewer.
func (t *Scene) show(c *game.Context) {
	t.shown.CopyFrom(t.session.View(t.viewer()))
	t.retell(t.session.Len())
	t.lasting = t.look.Lasting(&t.shown, t.lasting[:0])
	t.relay(c)
	t.putAll()
}

// forget takes away everything that was made for the present viewer.
func (t *Scene) forget(c *game.Context) {
	if t.modal != noModal {
		t.close(c)
	}
	t.stage.Finish()
	t.queue, t.told = t.queue[:0], 0
	t.ask, t.asks = nil, t.asks[:0]
	t.hand.Ask(nil)
	t.drag, t.ghosts = drag{}, ghosts{}
	t.choice.close()
	t.hover, t.zoom = hover{pos: t.hover.pos, still: t.hover.pos}, 0
	t.caption, t.banner, t.tips = caption{}, banner{}, tips{}
	t.bursts, t.lit = t.bursts[:0], 0
	t.explain, t.peek = noCounter, noCounter
	t.keyed, t.keyedGoal, t.linked = 0, 0, 0
	t.log = t.log[:0]
	clear(t.reasons)
	clear(t.cards)
}

// asked returns who is to answer now: the one who looks, if he is asked, and
// otherwise the first in order.
func (t *Scene) asked() rules.Seat {
	first := rules.Nobody
	for _, k := range t.session.Match().Asks() {
		switch {
		case k.Answered:
		case k.Decider == t.eyes.seat:
			return k.Decider
		case first == rules.Nobody:
			first = k.Decider
		}
	}
	return first
}

// reader is whose answers the screen may show of a question to seat.
func (t *Scene) reader(seat rules.Seat) rules.Seat {
	if t.secret() && t.eyes.seat != rules.Together {
		return t.eyes.seat
	}
	return seat
}

// cover lets the curtain down for seat. From here on the table is the public's,
// also behind the curtain.
func (t *Scene) cover(c *game.Context, seat rules.Seat) {
	t.lookAway()
	t.forget(c)
	t.eyes.seat, t.eyes.next = rules.Nobody, seat
	t.show(c)
	t.refresh()
	t.drawCurtain(c)
}

// drawCurtain puts the curtain over the table.
func (t *Scene) drawCurtain(c *game.Context) {
	c.Push(curtain.New(t.kit, t.handover()))
}

// handover is what the curtain says.
func (t *Scene) handover() curtain.Handover {
	seats := t.session.Setup().Seats
	to := t.eyes.next
	return curtain.Handover{Name: seats[to].Name, Colour: seats[to].Colour}
}

// raised is called when the curtain is gone: by whom it was waiting for, or
// because he wants to leave the table.
func (t *Scene) raised(c *game.Context, how curtain.Answer) {
	switch how {
	case curtain.Lift:
		t.lookAs(c, t.eyes.next)
	case curtain.Leave:
		c.Pop(nil)
	}
}
