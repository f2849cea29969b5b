package players

import (
	"math/rand/v2"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/bots"
)

// An Answer is what the program does for a seat.
type Answer struct {
	rules.Action
	// Fault says what went wrong with the thinking, so that the answer is that of a
	// simple player; empty if nothing did.
	Fault string
}

const (
	// moment is how long what was done stays to be seen before the next answer, at
	// normal speed, and least at any.
	moment, least = 650 * time.Millisecond, 120 * time.Millisecond
	// pace is how long an answer to a question that only lets others act takes at
	// least, whatever could be answered: who holds nothing does not pass sooner.
	pace = 120 * time.Millisecond
)

// Next begins or goes on to think for a seat, and returns its answer when that was
// found and may be shown. told says whether what was done last has been told and
// was to be seen; brief that the question is one that is mostly passed. It is called
// once a frame while the seat is asked.
func (p *Players) Next(c *game.Context, seat rules.Seat, told, brief bool) (a Answer, ok bool) {
	if p.job != nil && (p.job.seat != seat || p.job.at != p.session.Len()) {
		p.Stop() // the match went another way
	}
	if p.job == nil {
		p.job = p.think(seat, brief)
		p.seen, p.press = c.Now, false
		if told {
			p.seen += max(c.Settings.Motion(moment), least)
		} else if brief {
			p.seen += min(c.Settings.Motion(pace), pace)
		}
	}
	found, done := p.job.goOn()
	if !done || c.Now < p.seen && !p.press {
		return Answer{}, false
	}
	late := p.job.late
	p.job = nil
	if late {
		p.players[seat] = nil // it may still be at work
	}
	k := rules.AskOf(p.session.Match(), seat)
	if k == nil {
		return Answer{}, false
	}
	if found.Fault == "" && !k.Legal(found.Action) {
		found.Fault = "an answer that is not legal"
	}
	if found.Fault != "" {
		p.players[seat] = nil
		found.Action = p.simple(k)
	}
	return found, true
}

// Thinking returns the seat that is thought for; Nobody while nothing is.
func (p *Players) Thinking() rules.Seat {
	if p.job == nil {
		return rules.Nobody
	}
	return p.job.seat
}

// simple is the answer of a simple player, or the first that there is.
func (p *Players) simple(k *rules.Ask) (a rules.Action) {
	a = k.Answers[0].Action
	for i := range k.Answers {
		if !k.Answers[i].Back {
			a = k.Answers[i].Action
			break
		}
	}
	style := p.session.Game().Style
	if style == nil || style.Habit == nil {
		return a
	}
	defer func() { _ = recover() }() // then the first it is
	seed := p.session.Setup().Seed ^ chance
	r := rand.New(rand.NewPCG(seed, uint64(p.session.Len())))
	world := p.session.Match().RedealInto(nil, k.Decider, r)
	if found := style.Habit(rules.Simple).Answer(world, k.Decider, r); k.Legal(found) {
		a = found
	}
	return a
}

// Budget is how long a level thinks about a question at most.
func Budget(l bots.Level, brief bool) time.Duration {
	switch {
	case brief:
		return briefly
	case l < bots.Dragon:
		return long / 2
	}
	return long
}
