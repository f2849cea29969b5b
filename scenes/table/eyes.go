package table

import (
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/curtain"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/reason"
)

// In a game with secrets everything on this screen is made from what one viewer
// may know: cards, log, captions, labels, previews, the tree for screen readers.
// This file says who that is. Between two people it is nobody: the curtain is
// down, and what lies behind it is the public's view.

// Eyes are through whose eyes a table with secrets is seen.
type eyes struct {
	hands game.Hands // how hands are kept, as the settings have it
	open  bool       // the match began with open hands
	seat  rules.Seat // who looks now
	next  rules.Seat // for whom the curtain is down; Nobody when it is not
	// claimant is who has said that he wants to answer an open question, or
	// Nobody (see call.go).
	claimant rules.Seat
	held     bool                // a key or finger keeps the hand of a shared table open
	finger   bool                // it is a finger
	since    time.Duration       // when the finger or key came
	last     time.Duration       // the last frame in which it was there
	below    rules.Seat          // whose hand lies in the large place of another; Nobody for none
	brief    bool                // he was let in without a recap, to answer quickly
	recapped [rules.MaxSeats]int // how many actions had been done when each last saw a recap or looked away
}

// openKey says in a save that its match is played with open hands.
const openKey = "open"

// remember takes what each seat did last for what he saw last: of a match that
// goes on from a save nothing else is known.
func (e *eyes) remember(s *rules.Session) {
	for i := range s.Len() {
		if seat := s.Action(i).Seat; seat >= 0 {
			e.recapped[seat] = i + 1
		}
	}
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
// nobody looking, and all is made anew. Hands that were secret when the match
// began stay so: who has the screen between two players could otherwise open
// them, look, and close them again.
func (t *Scene) keepHands(c *game.Context) (anew bool) {
	if !t.begun && t.head.ID == "" { // it is no saved match
		t.eyes.open = c.Settings.Hands == game.OpenHands
	}
	hands := c.Settings.HandsIn(t.look.Game)
	if hands == game.OpenHands && !t.eyes.open {
		hands = game.CurtainHands
	}
	if !t.secret() || t.eyes.hands == hands {
		return false
	}
	t.eyes.hands = hands
	if !t.begun {
		return false
	}
	t.eyes.claimant = rules.Nobody
	t.lookAway()
	t.lookAs(c, t.firstLook())
	return true
}

// firstLook is who sees the table before anybody has said who he is.
func (t *Scene) firstLook() rules.Seat {
	if t.eyes.hands == game.OpenHands {
		return rules.Together
	}
	return rules.Nobody
}

// lookAway remembers up to where the one who looks has seen the match: unless
// he has only looked in to answer quickly, all of it.
func (t *Scene) lookAway() {
	if s := t.eyes.seat; s >= 0 && !t.eyes.brief {
		t.eyes.recapped[s] = t.session.Len()
	}
}

// lookAs shows the table to a seat, to nobody, or to all together. Nothing that
// was made for another viewer is left, and nothing moves: a card that turned
// over would be seen on its way.
func (t *Scene) lookAs(c *game.Context, seat rules.Seat) {
	t.forget(c)
	t.eyes.seat, t.eyes.next, t.eyes.brief = seat, rules.Nobody, false
	if seat < 0 {
		t.answerAllStanding(c)
	}
	t.show(c)
	t.openQuestion(c)
	t.relay(c)
	t.putAll()
	t.refresh()
	c.Redraw()
	c.TellAtOnce()
	if _, over := t.session.Match().Outcome(); over && !t.ended {
		t.end(c)
	}
}

// show builds the view of the present viewer.
func (t *Scene) show(c *game.Context) {
	t.shown.CopyFrom(t.session.View(t.viewer()))
	t.retell(t.session.Len())
	t.readLasting()
	t.relay(c)
	t.putAll()
}

// handBelow is whose hand lies in the place of the seat nearest, because seats
// are fixed and only that place has room for a hand that can be read. Nobody,
// where everybody's hand lies at his own seat.
func (t *Scene) handBelow(c *game.Context) rules.Seat {
	if s := t.eyes.seat; s >= 0 && t.secret() && (t.look.Layout.Turns && c.Settings.FixedSeats || t.look.Layout.Still) {
		return s
	}
	if t.look.Layout.Still && t.secret() && t.eyes.seat == rules.Together && t.ask != nil {
		return t.ask.Decider
	}
	return rules.Nobody
}

// layHand gives a seat's hand the place of the one nearest, whose cards are
// meanwhile not shown.
func (t *Scene) layHand(seat rules.Seat) {
	if seat < 0 || seat == t.bottom {
		return
	}
	l := t.shown.Layout()
	from, ok := l.ZoneOf("hand", t.bottom)
	to, ok2 := l.ZoneOf("hand", seat)
	if ok && ok2 {
		large, small := t.lay.Zones[from], t.lay.Zones[to]
		t.lay.Zones[to], t.lay.Zones[from] = large, layout.Spread{}
		if t.eyes.seat == rules.Together { // both are open
			t.lay.Zones[from] = small
		}
	}
}

// forget takes away everything that was made for the present viewer.
func (t *Scene) forget(c *game.Context) {
	if t.modal != noModal {
		t.close(c)
	}
	t.stage.Finish()
	t.queue, t.told = t.queue[:0], 0
	t.ask, t.asks, t.aloud = nil, t.asks[:0], false
	t.hand.Ask(nil)
	t.drag = drag{}
	t.preview.Clear()
	t.pairs, t.plaque, t.plaqueOn = t.pairs[:0], look.Plaque{}, false
	t.choice.close()
	t.hover, t.zoom = hover{pos: t.hover.pos, still: t.hover.pos}, 0
	t.caption, t.banner, t.tips = caption{}, banner{}, tips{}
	t.bursts, t.lit = t.bursts[:0], 0
	t.explain, t.peek = reason.NoCounter, reason.NoCounter
	t.logWhy = 0
	t.keyed, t.keyedGoal, t.linked = 0, 0, 0
	t.log = t.log[:0]
	clear(t.reasons)
	clear(t.cards)
}

// asked returns who is to answer now: the one who looks, if he is asked, and
// otherwise the first in order. Of those to whom an open question is put it is
// only who has claimed it.
func (t *Scene) asked() rules.Seat {
	first := rules.Nobody
	for _, k := range t.session.Match().Asks() {
		switch {
		case k.Answered || t.unclaimed(&k):
		case k.Decider == t.eyes.seat:
			return k.Decider
		case first == rules.Nobody:
			first = k.Decider
		}
	}
	return first
}

// mustCover reports whether the curtain has to come down before seat is asked.
// What everybody sees is answered before everybody.
func (t *Scene) mustCover(seat rules.Seat) bool {
	if seat == rules.Nobody || seat == t.eyes.seat {
		return false
	}
	return t.curtains() && !t.askedOpenly(seat) || t.shared() && t.veiled(seat)
}

// plainly reports whether everybody sees a card.
func (t *Scene) plainly(id rules.CardID) bool {
	return id == 0 || t.look.Game.FaceOf(&t.shown, id) != 0
}

// askedOpenly reports whether all may look on while seat answers.
func (t *Scene) askedOpenly(seat rules.Seat) bool {
	for _, k := range t.session.Match().Asks() {
		if k.Decider == seat && !k.Answered {
			return k.Public
		}
	}
	return false
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

// passRise lets the curtain rise out of sight.
func (t *Scene) passRise(c *game.Context) {
	if t.rise == 0 {
		return
	}
	c.Redraw()
	if c.Now-t.rise > time.Second {
		t.rise = 0
	}
}

// drawCurtain puts the curtain over the table.
func (t *Scene) drawCurtain(c *game.Context) {
	t.rise = 0
	c.Push(curtain.New(t.kit, t.handover()))
}
