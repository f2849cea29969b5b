package main

import (
	"fmt"
	"strings"
	"sync"

	"wyrmtable/rules"
	"wyrmtable/rules/bots"
)

// A record is what is kept of a match to be told after it.
type record struct {
	actions []rules.Action
	thought map[int]string // by number of the action: what the player thought of it
}

// note keeps what a player thought of its answers: how likely it wins with the one it
// gave, and with the next best.
func (r *record) note(m rules.Match, seat rules.Seat, t *bots.Thought, act rules.Action) {
	k := rules.AskOf(m, seat)
	if len(k.Answers) < 2 {
		return
	}
	if r.thought == nil {
		r.thought = map[int]string{}
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%d answers", len(k.Answers))
	other := false
	for _, c := range t.Chances(nil) {
		switch {
		case c.Tries == 0:
		case c.Action == act:
			fmt.Fprintf(&b, ", this one %.0f %%", 100*c.Win)
		case !other:
			other = true
			fmt.Fprintf(&b, ", another %.0f %%", 100*c.Win)
		}
	}
	r.thought[len(r.actions)] = b.String()
}

var telling sync.Mutex // one match after the other

// tell prints the match as a log would that hides nothing.
func (r *record) tell(g *rules.Game, setup rules.Setup) error {
	s, err := rules.NewSession(g, setup, nil)
	if err != nil {
		return err
	}
	for _, a := range r.actions {
		if err := s.Do(a); err != nil {
			return err
		}
	}
	telling.Lock()
	defer telling.Unlock()
	fmt.Printf("\n===== %s, seed %d, first %d\n", g.ID, setup.Seed, setup.First)
	last := -1
	s.Retell(rules.Referee, 0, func(act int, view *rules.Board, e *rules.Event) {
		words := g.Tell(s.Setup(), view, e)
		if words.Empty() {
			return
		}
		if act != last {
			last = act
			if t := r.thought[act]; t != "" {
				fmt.Printf("  (%s)\n", t)
			}
		}
		fmt.Println(rules.Plain(words.In(rules.French)))
	})
	return nil
}
