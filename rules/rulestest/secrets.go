package rulestest

import (
	"slices"

	"wyrmtable/rules"
)

// checkRedeal deals afresh what seat does not know and checks that seat cannot
// tell the difference: not from the board, the questions and the texts, and
// not from what an answer makes happen, until it shows him something new.
func (p *play) checkRedeal(seat rules.Seat) {
	was := state(p.m)
	dealt := p.m.Redeal(seat, p.rng)
	if state(p.m) != was {
		p.fault("redeal", "Redeal changes the match itself")
		return
	}
	p.countRedeal(seat, dealt)
	var here, there rules.Board
	p.m.Board().View(seat, &here)
	dealt.Board().View(seat, &there)
	if !here.Equal(&there) {
		p.fault("leak in view", "seat %d sees on the board that the rest was dealt afresh", seat)
		return
	}
	p.compareAsks("leak in question", seat, &here, p.m, dealt)
	p.compareWhyNot(seat, dealt)
	p.compareWorlds(seat, &here, dealt)
}

// countRedeal counts whether a hidden card changed where one could.
func (p *play) countRedeal(seat rules.Seat, dealt rules.Match) {
	b := p.m.Board()
	byBack := map[uint8]rules.Face{}
	could := false
	for id := 1; id < len(b.Cards); id++ {
		c := b.Cards[id]
		if c.Face == 0 || c.Known.Has(seat) {
			continue
		}
		if f, ok := byBack[c.Back]; ok && f != c.Face {
			could = true
		}
		byBack[c.Back] = c.Face
	}
	if !could {
		return
	}
	p.report.Dealable++
	for range 6 { // a fair deal leaves two cards as they are half of the time
		if changed(b, dealt.Board()) {
			p.report.Redealt++
			return
		}
		dealt = p.m.Redeal(seat, p.rng)
	}
}

func changed(x, y *rules.Board) bool {
	for id := 1; id < len(x.Cards); id++ {
		if x.Cards[id].Face != y.Cards[id].Face {
			return true
		}
	}
	return false
}

// compareAsks checks that seat is asked the same in both worlds, in the same
// words.
func (p *play) compareAsks(check string, seat rules.Seat, view *rules.Board, x, y rules.Match) {
	ax, wordsX := p.asked(seat, view, x)
	ay, wordsY := p.asked(seat, view, y)
	switch {
	case !sameAsks(ax, ay):
		p.fault(check, "seat %d sees other questions: %+v and %+v", seat, ax, ay)
	case !slices.Equal(wordsX, wordsY):
		p.fault(check, "seat %d is asked %q and %q", seat, wordsX, wordsY)
	}
}

// asked returns the questions that seat sees, and the words of its own.
func (p *play) asked(seat rules.Seat, view *rules.Board, m rules.Match) (asks []rules.Ask, words []rules.Text) {
	asks = cloneAsks(rules.AsksFor(m, seat, nil))
	for i := range asks {
		k := &asks[i]
		if k.Decider != seat {
			continue
		}
		words = append(words, p.game.Prompt(&p.setup, view, k))
		for j := range k.Answers {
			words = append(words, p.game.Label(&p.setup, view, k, &k.Answers[j]))
		}
	}
	return asks, words
}

func sameAsks(x, y []rules.Ask) bool {
	return slices.EqualFunc(x, y, func(a, b rules.Ask) bool {
		same := slices.Equal(a.Answers, b.Answers) && slices.Equal(a.Draft, b.Draft)
		return same && a.Kind == b.Kind && a.Mode == b.Mode && a.Decider == b.Decider &&
			a.Subject == b.Subject && a.Source == b.Source && a.Num == b.Num && a.Answered == b.Answered
	})
}

// compareWhyNot checks that reasons tell nothing hidden: of every card, to one
// zone of each kind that the position holds.
func (p *play) compareWhyNot(seat rules.Seat, dealt rules.Match) {
	if seat < 0 {
		return
	}
	l := p.m.Board().Layout()
	for id := rules.CardID(1); int(id) <= l.Cards; id++ {
		z := rules.Zone(1 + p.rng.IntN(len(l.Zones)-1))
		here, there := p.m.WhyNot(seat, id, z), dealt.WhyNot(seat, id, z)
		if here != there {
			p.fault("leak in WhyNot", "seat %d is told of card %d to %s: %q and %q", seat, id, l.Zones[z].Name, here.EN, there.EN)
			return
		}
		p.checkText("WhyNot", here, false)
	}
}

// compareWorlds gives the same answers in both worlds.
func (p *play) compareWorlds(seat rules.Seat, view *rules.Board, dealt rules.Match) {
	for _, k := range cloneAsks(p.m.Asks()) {
		if len(k.Answers) == 0 || k.Decider != seat && len(k.Draft) > 0 {
			continue // what another drafts is forgotten there, so the same answer is another one
		}
		a := k.Answers[p.rng.IntN(len(k.Answers))].Action
		x, err := p.tale(p.m, seat, view, a)
		if err != nil {
			p.fault("answers", "the listed answer %+v is refused: %v", a, err)
			return
		}
		y, err := p.tale(dealt, seat, view, a)
		if err != nil {
			if k.Decider == seat {
				p.fault("leak in question", "seat %d may do %+v in one world only", seat, a)
			}
			continue // another seat holds other cards there
		}
		p.report.Parallels++
		p.compareTales(seat, x, y)
	}
}

// A tale is what one seat sees and reads of an answer in one world.
type tale struct {
	match  rules.Match
	view   *rules.Board
	events []rules.Event
	lines  []rules.Text
	whole  bool   // nothing of it was new
	chance uint64 // the sub-seed of its first shuffle; 0 when there is none
}

// tale gives an answer in a copy of a world and follows it up to the first
// thing that is new to seat.
func (p *play) tale(m rules.Match, seat rules.Seat, view *rules.Board, a rules.Action) (*tale, error) {
	t := &tale{match: m.CloneInto(nil), view: view.Clone()}
	events, err := t.match.Apply(a, nil)
	if err != nil {
		return nil, err
	}
	for i := range events {
		if e := &events[i]; e.Kind == rules.Shuffle && t.chance == 0 {
			t.chance = e.Seed
		}
	}
	for _, e := range redacted(events, seat) {
		if e.Teaches(seat) {
			return t, nil
		}
		t.view.Do(&e)
		t.events = append(t.events, e)
		t.lines = append(t.lines, p.game.Tell(&p.setup, t.view, &e))
	}
	t.whole = true
	return t, nil
}

// compareTales compares what seat sees in two worlds.
func (p *play) compareTales(seat rules.Seat, x, y *tale) {
	switch {
	case x.chance == y.chance && x.chance != 0:
		p.fault("chance", "chance comes out the same in a redeal: who tries it there knows the future")
	case x.whole != y.whole || !slices.Equal(x.events, y.events):
		p.fault("leak in event", "seat %d sees %+v in one world and %+v in the other", seat, x.events, y.events)
	case !slices.Equal(x.lines, y.lines):
		p.fault("leak in log", "seat %d reads %q in one world and %q in the other", seat, x.lines, y.lines)
	case x.whole:
		p.compareAsks("leak in question", seat, x.view, x.match, y.match)
	}
}

func redacted(events []rules.Event, seat rules.Seat) []rules.Event {
	var out []rules.Event
	for _, e := range events {
		if e, ok := rules.Redact(e, seat); ok {
			out = append(out, e)
		}
	}
	return out
}

// checkSecretChoices checks that two different secret answers of one seat, or
// two steps of its draft, look equal to everybody else.
func (p *play) checkSecretChoices() {
	for _, k := range cloneAsks(p.m.Asks()) {
		if len(k.Answers) < 2 {
			continue
		}
		i := p.rng.IntN(len(k.Answers))
		j := (i + 1 + p.rng.IntN(len(k.Answers)-1)) % len(k.Answers)
		x, ex, okx := p.secretly(&k, k.Answers[i].Action)
		y, ey, oky := p.secretly(&k, k.Answers[j].Action)
		// A step of a draft and the answer that ends it differ for everybody: only
		// then does the table know that he has chosen.
		if !okx || !oky || k.Mode == rules.Secret && (len(ex) == 0) != (len(ey) == 0) {
			continue
		}
		p.report.Secrets++
		for _, s := range p.viewers()[1:] {
			if s != k.Decider {
				p.compareChoices(s, x, y, ex, ey)
			}
		}
	}
}

// secretly gives an answer on a clone and reports whether it had to stay
// secret: it was one of several secret answers still waited for, or the step of
// a draft.
func (p *play) secretly(k *rules.Ask, a rules.Action) (rules.Match, []rules.Event, bool) {
	m := p.m.CloneInto(nil)
	events, err := m.Apply(a, nil)
	if err != nil {
		return nil, nil, false
	}
	waiting, draft := false, false
	for _, q := range m.Asks() {
		waiting = waiting || q.Decider == k.Decider && q.Answered
		draft = draft || q.Decider == k.Decider && (len(q.Draft) > 0 || len(k.Draft) > 0) && len(events) == 0
	}
	return m, events, k.Mode == rules.Secret && waiting || draft
}

func (p *play) compareChoices(seat rules.Seat, x, y rules.Match, ex, ey []rules.Event) {
	var vx, vy rules.Board
	x.Board().View(seat, &vx)
	y.Board().View(seat, &vy)
	if !vx.Equal(&vy) {
		p.fault("leak in view", "seat %d sees on the board what another chose in secret", seat)
	}
	if !slices.Equal(redacted(ex, seat), redacted(ey, seat)) {
		p.fault("leak in event", "seat %d sees from the events what another chose in secret", seat)
	}
	if !sameAsks(rules.AsksFor(x, seat, nil), rules.AsksFor(y, seat, nil)) {
		p.fault("leak in question", "seat %d sees from the questions what another chose in secret", seat)
	}
	p.compareWhyNotOf(seat, x, y)
}

func (p *play) compareWhyNotOf(seat rules.Seat, x, y rules.Match) {
	if seat < 0 {
		return
	}
	l := x.Board().Layout()
	for id := rules.CardID(1); int(id) <= l.Cards; id++ {
		z := rules.Zone(1 + p.rng.IntN(len(l.Zones)-1))
		if x.WhyNot(seat, id, z) != y.WhyNot(seat, id, z) {
			p.fault("leak in WhyNot", "seat %d is told what another chose in secret", seat)
			return
		}
	}
}
