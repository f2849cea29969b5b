package rulestest

import (
	"slices"

	"wyrmtable/rules"
)

// checkRedeal deals afresh what seat does not know and checks that seat cannot
// tell the difference: not from the board, the questions and the texts, and
// not from what an answer makes happen, until it shows him something new.
func (p *play) checkRedeal(seat rules.Seat) {
	was := p.state(p.m)
	dealt := p.m.RedealInto(nil, seat, p.rng)
	if !p.is(p.m, was) {
		p.fault("redeal", "RedealInto changes the match itself")
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
		dealt = p.m.RedealInto(dealt, seat, p.rng)
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
	if all, there := cloneAsks(rules.BeforeAll(x, nil)), rules.BeforeAll(y, nil); !sameAsks(all, there) {
		p.fault(check, "before all, other questions are seen: %+v and %+v", all, there)
	}
}

// asked returns the questions that seat sees, and the words of those whose
// answers it sees.
func (p *play) asked(seat rules.Seat, view *rules.Board, m rules.Match) (asks []rules.Ask, words []rules.Text) {
	asks = cloneAsks(rules.AsksFor(m, seat, nil))
	for i := range asks {
		k := &asks[i]
		if k.Decider != seat && !k.Public {
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
			a.Subject == b.Subject && a.Source == b.Source && a.Num == b.Num && a.Answered == b.Answered && a.Public == b.Public && a.PartPublic == b.PartPublic
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

// compareWorlds gives the same answers in both worlds. What another seat is
// drafting is forgotten in the dealt one, so that its next answer would be another
// one there: his drafts are compared from their beginning.
func (p *play) compareWorlds(seat rules.Seat, view *rules.Board, dealt rules.Match) {
	for _, k := range cloneAsks(p.m.Asks()) {
		if len(k.Answers) == 0 || k.Decider != seat && forgotten(&k, dealt) {
			continue
		}
		as := []rules.Action{k.Answers[p.rng.IntN(len(k.Answers))].Action}
		if k.Decider != seat && p.rng.IntN(2) == 0 {
			as = p.toTheEnd(as)
		}
		x, err := p.tale(p.m, seat, view, as)
		if err != nil {
			p.fault("answers", "the listed answers %+v are refused: %v", as, err)
			return
		}
		y, err := p.tale(dealt, seat, view, as)
		if err != nil {
			if k.Decider == seat {
				p.fault("leak in question", "seat %d may do %+v in one world only", seat, as)
			}
			continue // another seat holds other cards there
		}
		p.report.Parallels++
		p.compareTales(seat, x, y)
	}
}

// forgotten reports whether the draft of a question is not the one of the dealt
// world.
func forgotten(k *rules.Ask, dealt rules.Match) bool {
	if len(k.Draft) == 0 {
		return false
	}
	return !slices.ContainsFunc(dealt.Asks(), func(q rules.Ask) bool {
		return q.Decider == k.Decider && q.Kind == k.Kind && slices.Equal(q.Draft, k.Draft)
	})
}

// toTheEnd goes on with the steps of a draft that as may begin, until something
// happens for all to see; it does not go on for ever.
func (p *play) toTheEnd(as []rules.Action) []rules.Action {
	m := p.m.CloneInto(nil)
	for range 12 {
		a := as[len(as)-1]
		events, err := m.Apply(a, nil)
		if err != nil || len(events) > 0 {
			return as
		}
		i := slices.IndexFunc(m.Asks(), func(q rules.Ask) bool { return q.Decider == a.Seat && len(q.Answers) > 0 })
		if i < 0 {
			return as
		}
		answers := m.Asks()[i].Answers
		next := answers[p.rng.IntN(len(answers))]
		if next.Back { // rather forward
			next = answers[p.rng.IntN(len(answers))]
		}
		as = append(as, next.Action)
	}
	return as
}

// A tale is what one seat sees and reads of an answer in one world.
type tale struct {
	match  rules.Match
	view   *rules.Board
	events []rules.Event
	lines  []rules.Text
	whole  bool          // nothing of it was new
	shown  []rules.Event // what was new
	draft  bool          // it went through the steps of a draft
	chance uint64        // the sub-seed of its first shuffle; 0 when there is none
}

// tale gives answers in a copy of a world and follows what happens up to the
// first thing that is new to seat.
func (p *play) tale(m rules.Match, seat rules.Seat, view *rules.Board, as []rules.Action) (*tale, error) {
	t := &tale{match: m.CloneInto(nil), view: view.Clone(), draft: len(as) > 1}
	var events []rules.Event
	for _, a := range as {
		var err error
		if events, err = t.match.Apply(a, events); err != nil {
			return nil, err
		}
	}
	for i := range events {
		if e := &events[i]; e.Kind == rules.Shuffle && t.chance == 0 {
			t.chance = e.Seed
		}
	}
	for _, e := range redacted(events, seat) {
		if e.Teaches(seat) {
			t.shown = append(t.shown, e)
		}
		if len(t.shown) > 0 {
			continue
		}
		t.view.Do(&e)
		t.events = append(t.events, e)
		t.lines = append(t.lines, p.game.Tell(&p.setup, t.view, &e))
	}
	t.whole = len(t.shown) == 0
	return t, nil
}

// compareTales compares what seat sees in two worlds. The end of a draft may pay
// for a card before it shows it: where it then shows other cards, what came before
// may differ too.
func (p *play) compareTales(seat rules.Seat, x, y *tale) {
	switch {
	case x.chance == y.chance && x.chance != 0:
		p.fault("chance", "chance comes out the same in a redeal: who tries it there knows the future")
	case x.draft && !x.whole && !y.whole && !slices.Equal(x.shown, y.shown):
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
// two steps of its draft, look equal to everybody else. A step of a draft and the
// answer that ends it may differ: only then does the table know that he has
// chosen.
func (p *play) checkSecretChoices() {
	for _, k := range cloneAsks(p.m.Asks()) {
		if len(k.Answers) < 2 {
			continue
		}
		i := p.rng.IntN(len(k.Answers))
		j := (i + 1 + p.rng.IntN(len(k.Answers)-1)) % len(k.Answers)
		x, y := p.chosen(&k, k.Answers[i].Action), p.chosen(&k, k.Answers[j].Action)
		if !x.secret || !y.secret || x.ends != y.ends {
			continue
		}
		p.report.Secrets++
		for _, s := range p.viewers()[1:] {
			if s != k.Decider {
				p.compareChoices(s, x, y)
			}
		}
	}
}

// A choice is an answer given on a clone.
type choice struct {
	match  rules.Match
	events []rules.Event
	ends   bool // it is chosen, and waits for the secret answers of others
	secret bool // it ends so, or was the step of a draft: nobody else may see which it was
}

func (p *play) chosen(k *rules.Ask, a rules.Action) *choice {
	c := &choice{match: p.m.CloneInto(nil)}
	var err error
	if c.events, err = c.match.Apply(a, nil); err != nil {
		return c
	}
	step := false
	for _, q := range c.match.Asks() {
		if q.Decider != k.Decider {
			continue
		}
		c.ends = c.ends || k.Mode == rules.Secret && q.Answered
		goesOn := len(q.Draft) > 0 && q.Kind == k.Kind && !q.Answered
		step = step || goesOn || len(c.events) == 0 && (len(q.Draft) > 0 || len(k.Draft) > 0)
	}
	c.secret = c.ends || step
	return c
}

func (p *play) compareChoices(seat rules.Seat, x, y *choice) {
	var vx, vy rules.Board
	x.match.Board().View(seat, &vx)
	y.match.Board().View(seat, &vy)
	if !vx.Equal(&vy) {
		p.fault("leak in view", "seat %d sees on the board what another chose in secret", seat)
	}
	if !slices.Equal(redacted(x.events, seat), redacted(y.events, seat)) {
		p.fault("leak in event", "seat %d sees from the events what another chose in secret", seat)
	}
	if !sameAsks(rules.AsksFor(x.match, seat, nil), rules.AsksFor(y.match, seat, nil)) {
		p.fault("leak in question", "seat %d sees from the questions what another chose in secret", seat)
	}
	p.compareWhyNotOf(seat, x.match, y.match)
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
