package preview

import (
	"slices"

	"wyrmtable/rules"
	"wyrmtable/scenes/table/pick"
	"wyrmtable/scenes/table/reason"
)

// Counters are the values that the players' counters would have after an answer:
// those that it changes.
type Counters struct {
	Values []Value
	Whole  bool // and that is all that it changes
	Asks   bool // a card asks something behind it: nobody knows what comes of that
}

// A Value is what a counter would become.
type Value struct {
	Counter reason.Counter
	Value   int32
	Changes []reason.Change // how it would come to that
}

// Of returns what a counter would become; nil where it would not change.
func (c *Counters) Of(k reason.Counter) *Value {
	for i := range c.Values {
		if v := &c.Values[i]; v.Counter == k {
			return v
		}
	}
	return nil
}

// Consider tells of the one answer with a card, or of none where there are
// several.
func (p *Preview) Consider(view *rules.Board, h *pick.Hand, card rules.CardID) {
	p.Counters = Counters{}
	if a, ok := h.Only(card); ok {
		p.Counters = p.After(view, a.Action)
	}
}

// Aim tells of what is held when it is aimed at player whom, or at nobody, and
// reports whether that is another than before. goal is that of the player.
func (p *Preview) Aim(view *rules.Board, h *pick.Hand, goal int, whom rules.Seat) bool {
	if whom == p.whom {
		return false
	}
	p.whom = whom
	switch {
	case whom >= 0:
		p.Counters = Counters{}
		if answers := h.To(h.Goals()[goal]); len(answers) == 1 {
			p.Counters = p.After(view, answers[0].Action)
		}
	case h.Card() != 0:
		p.Consider(view, h, h.Card())
	}
	return true
}

// After lists the counters that an answer would change from what view shows, as
// far as its player can know.
func (p *Preview) After(view *rules.Board, a rules.Action) Counters {
	seat := p.screen.Knower(a.Seat)
	asks := false
	events, whole := rules.PreviewOn(p.session.Match(), seat, a, anyChance(),
		func(_ *rules.Board, k *rules.Ask) (rules.Action, bool) {
			asks = k.Source != 0
			return rules.Action{}, false
		})
	var out []Value
	var why []reason.Step
	b := p.session.View(seat).Clone()
	for i := range events {
		e := &events[i]
		if i > 0 && e.Step != events[i-1].Step {
			why = reason.Anew(why)
		}
		b.Do(e)
		if m := p.meanings.Of(e); m.Sort > 0 {
			why = reason.Weigh(&p.look.Order, why, e, m, b, p.look.Game.Tell(p.session.Setup(), b, e))
		}
		if n := p.numbers.ChangedBy(e); n >= 0 {
			change := reason.Change{Old: e.Old, New: e.New, Steps: why}
			out = withChange(out, reason.Counter{Index: n, Seat: e.Seat}, change)
		}
		if e.Kind == rules.Change {
			why = nil
		}
	}
	out = p.withTolls(b, out)
	out = slices.DeleteFunc(out, func(v Value) bool {
		return v.Value == view.Var(p.numbers.Counters[v.Counter.Index], v.Counter.Seat)
	})
	return Counters{Values: out, Whole: whole && !asks, Asks: asks}
}

// withTolls adds what an answer, which has led to b, would send on its way to the
// dice.
func (p *Preview) withTolls(b *rules.Board, out []Value) []Value {
	dice := p.look.Players.Dice
	if dice == nil || dice.Incoming == nil {
		return out
	}
	for s := range rules.Seat(b.Layout().Seats) {
		incoming := dice.Incoming(b, s)
		if incoming == 0 {
			continue
		}
		k := reason.Counter{Index: 0, Seat: s}
		v := Value{Counter: k, Value: max(0, b.Var(p.numbers.Counters[0], s)-incoming)}
		if i := slices.IndexFunc(out, func(o Value) bool { return o.Counter == k }); i >= 0 {
			out[i] = v
		} else {
			out = append(out, v)
		}
	}
	return out
}

// withChange adds a change to those that an answer would make.
func withChange(out []Value, k reason.Counter, c reason.Change) []Value {
	for i := range out {
		if v := &out[i]; v.Counter == k {
			v.Value, v.Changes = c.New, append(v.Changes, c)
			return out
		}
	}
	return append(out, Value{k, c.New, []reason.Change{c}})
}
