package table

import (
	"math/rand/v2"
	"slices"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/reason"
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
	t.hover.disarm(t.hover.pos)
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
	if a := t.active(); call == nil && a >= 0 && k.Decider == k.Subject && k.Subject != a { // in another's turn
		t.banner = banner{rules.Text{FR: "À " + name + " de décider", EN: name + " decides"}, k.Decider, c.Now + motionTime(c, bannerFor)}
		return
	}
	turn := t.numbers.TurnNow(&t.shown)
	if t.turnSaid != 0 && turn == t.turnSaid+1 {
		text = rules.Text{FR: "Fin du tour\u00a0: à " + name, EN: "End of turn: over to " + name}
	}
	t.turnSaid = turn
	if f := t.faced(k.Decider); !f.Empty() {
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

// Ghosts are the values that counters would have after an answer that is only
// being considered.
type ghosts struct {
	card   rules.CardID
	values []ghost
	whole  bool
}

type ghost struct {
	key   reason.Counter
	value int32
	parts []reason.Change // how it would come to that
}

// foresee works out what the one answer with a card would do to the rulers, as
// far as its player can know.
func (t *Scene) foresee(id rules.CardID) {
	t.ghosts = ghosts{card: id}
	a, ok := t.hand.Only(id)
	if !ok || t.replay != nil {
		return
	}
	t.ghosts.values, t.ghosts.whole = t.outcome(a.Action)
}

// outcome lists the counters that an answer would change.
func (t *Scene) outcome(a rules.Action) ([]ghost, bool) {
	// The seed matters to nobody: a preview ends where chance begins.
	seat := t.knower(a.Seat)
	events, whole := rules.Preview(t.session.Match(), seat, a, rand.New(rand.NewPCG(1, 2)))
	var out []ghost
	var why []reason.Step
	view := t.session.View(seat).Clone()
	for i := range events {
		e := &events[i]
		if i > 0 && e.Step != events[i-1].Step {
			why = reason.Anew(why)
		}
		view.Do(e)
		m := t.mean.Of(e)
		if m.Sort > 0 {
			why = reason.Weigh(&t.look.Order, why, e, m, view, t.look.Game.Tell(t.session.Setup(), view, e))
		}
		if n := t.numbers.ChangedBy(e); n >= 0 {
			out = foreseen(out, reason.Counter{Index: n, Seat: e.Seat}, reason.Change{Old: e.Old, New: e.New, Steps: why})
		}
		if e.Kind == rules.Change {
			why = nil
		}
	}
	if t.look.Players.Dice != nil && t.look.Players.Dice.Toll != nil {
		out = t.tolled(a.Seat, events, out)
	}
	for i := len(out) - 1; i >= 0; i-- {
		if out[i].value == t.shown.Var(t.numbers.Counters[out[i].key.Index], out[i].key.Seat) {
			out = append(out[:i], out[i+1:]...)
		}
	}
	return out, whole
}

// tolled adds to what an answer of seat would change what it would send on its
// way to the dice.
func (t *Scene) tolled(seat rules.Seat, events []rules.Event, out []ghost) []ghost {
	b := t.session.View(seat).Clone()
	for i := range events {
		b.Do(&events[i])
	}
	for s := range rules.Seat(b.Layout().Seats) {
		toll := t.look.Players.Dice.Toll(b, s)
		if toll == 0 {
			continue
		}
		key := reason.Counter{Index: 0, Seat: s}
		g := ghost{key: key, value: max(0, b.Var(t.numbers.Counters[0], s)-toll)}
		if i := slices.IndexFunc(out, func(o ghost) bool { return o.key == key }); i >= 0 {
			out[i] = g
		} else {
			out = append(out, g)
		}
	}
	return out
}

// foreseen adds a change to those that an answer would make.
func foreseen(out []ghost, k reason.Counter, p reason.Change) []ghost {
	for i := range out {
		if g := &out[i]; g.key == k {
			g.value, g.parts = p.New, append(g.parts, p)
			return out
		}
	}
	return append(out, ghost{k, p.New, []reason.Change{p}})
}
