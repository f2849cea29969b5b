// Package tiny holds six games small enough to read at one sitting. Each bends
// the shared vocabulary in one direction that a big game needs: secret bids of
// many seats, a stack with a payment draft, a reaction in the middle of an
// effect, a private order under a deck, a turn that another player decides, decks
// that the players build.
//
// They are complete games that pass the conformance suite, and the best place
// to see how a game is written.
package tiny

import (
	"math/rand/v2"

	"wyrmtable/rules"
)

// Games returns all six.
func Games() []*rules.Game { return []*rules.Game{Bids, Duel, Volley, Order, Puppet, Clans} }

// A core is what all six have in common: a board, chance, and how it ended.
// A game embeds it and adds what waits to be resolved.
type core struct {
	board rules.Board
	rng   rules.RNG
	end   rules.Outcome
	over  bool
	asks  []rules.Ask // memory for Asks
}

func (c *core) Board() *rules.Board            { return &c.board }
func (c *core) Outcome() (rules.Outcome, bool) { return c.end, c.over }

// copyFrom makes c a copy of o but for the memory of questions.
func (c *core) copyFrom(o *core) {
	c.board.CopyFrom(&o.board)
	c.rng, c.end, c.over = o.rng, o.end, o.over
}

func (c *core) appendState(dst []byte) []byte {
	dst = c.board.AppendState(dst)
	dst = c.rng.AppendState(dst)
	if c.over {
		dst = append(dst, 1, byte(c.end.Winners))
	}
	return dst
}

// redeal deals afresh what seat does not know, the future among it.
func (c *core) redeal(seat rules.Seat, r *rand.Rand) {
	c.board.Redeal(seat, r)
	c.rng = rules.NewRNG(r.Uint64())
}

// deal puts the faces into a deck, shuffles it and gives each hand n cards.
func (c *core) deal(s *rules.Setup, faces []rules.Face, deck rules.Zone, hands []rules.Zone, n int) {
	c.rng = rules.NewRNG(s.Seed)
	w := rules.Begin(&c.board, nil)
	for i, f := range faces {
		w.Enter(rules.CardID(i+1), f, deck)
	}
	w.Shuffle(deck, &c.rng)
	for range n {
		for _, h := range hands {
			w.Move(c.board.Top(deck), h)
		}
	}
}

// ask begins a question; answers are added with say.
func (c *core) ask(k rules.Ask) *rules.Ask {
	n := len(c.asks)
	if n < cap(c.asks) {
		c.asks = c.asks[:n+1]
		k.Answers = c.asks[n].Answers[:0]
		c.asks[n] = k
	} else {
		c.asks = append(c.asks, k)
	}
	return &c.asks[n]
}

func say(k *rules.Ask, a rules.Action) {
	a.Seat = k.Decider
	k.Answers = append(k.Answers, rules.Answer{Action: a})
}

// winners ends the match: the seats with the highest value win together.
func (c *core) winners(value func(s rules.Seat) int32, reason rules.Text) {
	best, all := int32(-1<<31), rules.SeatSet(0)
	for s := range rules.Seat(c.board.Layout().Seats) {
		switch v := value(s); {
		case v > best:
			best, all = v, rules.Only(s)
		case v == best:
			all = all.With(s)
		}
	}
	if all.Len() == c.board.Layout().Seats {
		all = 0
	}
	c.end, c.over = rules.Outcome{Winners: all, Reason: reason}, true
}

// next returns the seat after s.
func (c *core) next(s rules.Seat) rules.Seat {
	return (s + 1) % rules.Seat(c.board.Layout().Seats)
}

// word is short, for tables of names.
var word = rules.NewWord

// nowhere is the first zone of every layout.
var nowhere = rules.ZoneInfo{Word: word("nowhere", "nulle part", "nowhere"), Seat: rules.Nobody}

// each returns a zone for each seat.
func each(seats int, w rules.Word, slots int, seen func(s rules.Seat) rules.SeatSet) []rules.ZoneInfo {
	var out []rules.ZoneInfo
	for s := range rules.Seat(seats) {
		out = append(out, rules.ZoneInfo{Word: w, Seat: s, Slots: slots, Seen: seen(s)})
	}
	return out
}

func all(rules.Seat) rules.SeatSet { return rules.Everyone }

// pile returns a pile of the table.
func pile(w rules.Word, seen rules.SeatSet) rules.ZoneInfo {
	return rules.ZoneInfo{Word: w, Seat: rules.Nobody, Pile: true, Seen: seen}
}

// speak gives a game the plain texts.
func speak(g *rules.Game) *rules.Game {
	g.Tell, g.Label, g.Prompt = g.PlainTell, g.PlainLabel, g.PlainPrompt
	return g
}

func face(id, fr, en string) rules.FaceInfo {
	return rules.FaceInfo{ID: id, Name: rules.Text{FR: fr, EN: en}}
}

// whyNot is what a tiny game says of a card that may not go somewhere.
func whyNot(m rules.Match, seat rules.Seat, card rules.CardID, to rules.Zone) rules.Text {
	asks := m.Asks()
	asked := false
	for i := range asks {
		if asks[i].Decider != seat {
			continue
		}
		asked = true
		for _, a := range asks[i].Answers {
			if a.Card == card && a.Zone == to {
				return rules.Text{}
			}
		}
	}
	if !asked {
		return rules.Text{FR: "Ce n’est pas à cette place de répondre.", EN: "It is not for this seat to answer now."}
	}
	return rules.Text{FR: "Cette carte ne va pas là maintenant.", EN: "This card does not go there now."}
}
