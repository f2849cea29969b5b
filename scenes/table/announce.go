package table

import (
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
)

// A caption says over the table what happens, for a while.
type caption struct {
	text rules.Text
	till time.Duration
	warn bool // it answers a mistake
}

func (k *caption) set(c *game.Context, text rules.Text) {
	k.text, k.till, k.warn = text, c.Now+captionFor, false
}

func (k *caption) pass(c *game.Context, t *Scene) {
	if !k.text.Empty() && c.Now >= k.till && !t.busy() {
		*k = caption{}
		t.refresh()
		c.Redraw()
	}
}

// say answers a person who tried what cannot be done. A card shown large because
// the mouse rests on it makes way until the mouse moves.
func (t *Scene) say(c *game.Context, text rules.Text) {
	t.hideZoom()
	t.zoom.Mouse.Disarm(t.zoom.Mouse.Pos)
	t.caption.set(c, text)
	t.caption.warn = true
	t.caption.till = c.Now + captionFor + time.Duration(len(text.FR))*20*time.Millisecond
	t.refresh()
	c.Redraw()
}

// A banner says whose turn begins.
type banner struct {
	text rules.Text
	seat rules.Seat
	till time.Duration
}

const bannerFor = 950 * time.Millisecond

// endBanner takes the banner away: whoever acts has read it.
func (t *Scene) endBanner(c *game.Context) {
	if !t.banner.text.Empty() {
		t.banner = banner{}
		t.refresh()
		c.Redraw()
	}
}

// endCaption takes away what was told: whoever picks up a card has read it, and
// the words of its goals may lie there. The answer to a mistake stays.
func (t *Scene) endCaption() {
	if !t.caption.warn {
		t.caption = caption{}
	}
}

func (b *banner) pass(c *game.Context, t *Scene) {
	if !b.text.Empty() && c.Now >= b.till {
		*b = banner{}
		t.refresh()
		c.Redraw()
	}
}

// announceTurn says whose turn it is now, and for whom he decides. Where a turn
// has ended it says so: it passes by itself.
func (t *Scene) announceTurn(c *game.Context) {
	k := t.ask
	name := t.name(k.Decider)
	text := rules.Text{FR: "Au tour " + rules.Of(name, rules.French), EN: name + "’s turn"}
	call := t.look.Words.Calls[t.shown.Layout().Asks[k.Kind].Name]
	if a := t.desk.Active(); call == nil && a >= 0 && k.Decider == k.Subject && k.Subject != a { // in another's turn
		t.banner = banner{rules.Text{FR: "À " + name + " de décider", EN: name + " decides"}, k.Decider,
			c.Now + motionTime(c, bannerFor)}
		return
	}
	turn := t.numbers.TurnNow(&t.shown)
	if t.turnSaid != 0 && turn == t.turnSaid+1 {
		text = rules.Text{FR: "Fin du tour\u00a0: à " + name, EN: "End of turn: over to " + name}
	}
	t.turnSaid = turn
	if f := t.desk.Faced(k.Decider); !f.Empty() {
		text = rules.Text{FR: text.FR + ", " + f.FR, EN: text.EN + ", " + f.EN}
	}
	if k.Subject != k.Decider && k.Subject >= 0 {
		text = t.deciding()
	} else if call != nil {
		text = call(name)
	}
	t.banner = banner{text, k.Decider, c.Now + motionTime(c, bannerFor)}
}

// deciding says who decides for whom under mind control.
func (t *Scene) deciding() rules.Text {
	a, b := t.name(t.ask.Decider), t.name(t.ask.Subject)
	return rules.Text{FR: a + " décide pour " + b, EN: a + " decides for " + b}
}

// name is the name of a seat's player.
func (t *Scene) name(s rules.Seat) string {
	if seats := t.session.Setup().Seats; s >= 0 && int(s) < len(seats) {
		return seats[s].Name
	}
	return ""
}
