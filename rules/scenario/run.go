package scenario

import (
	"fmt"
	"slices"
	"strings"

	"wyrmtable/rules"
)

// A way is how a scenario is run.
type way uint8

const (
	plain  way = iota
	undone     // another answer is given and undone before each step
	saved      // saved and loaded before each step
)

var wayNames = [...]string{plain: "", undone: " (run with undo)", saved: " (run through a save)"}

// Run runs a scenario in all three ways and returns the first fault: an
// [*Error] that names the line.
func Run(g *rules.Game, sc *Scenario) error {
	for _, w := range []way{plain, undone, saved} {
		s, err := Open(g, sc)
		if err != nil {
			return err
		}
		s.OpenUndo = true
		r := &run{table: table{g, *s.Setup(), s.Match().Board().Layout()}, session: s}
		for i, l := range sc.steps {
			if r.past(sc.steps[i:]) {
				continue
			}
			if err := r.step(l, w); err != nil {
				return &Error{sc.File, l.num, err.Error() + wayNames[w]}
			}
		}
	}
	return nil
}

// past reports whether the first of some lines is a step that comes too late: the
// match is over, and one of the lines says who has won it.
func (r *run) past(lines []line) bool {
	if _, over := r.session.Match().Outcome(); !over || lines[0].key == "expect" {
		return false
	}
	return slices.ContainsFunc(lines, func(l line) bool {
		c := &cursor{l.tokens}
		return l.key == "expect" && (c.word("win") || c.word("draw"))
	})
}

// A run is a scenario while it runs.
type run struct {
	table
	session *rules.Session
	last    []rules.Event // of the last step
}

func (r *run) step(l line, w way) error {
	c := &cursor{l.tokens}
	if l.key == "expect" {
		return r.expect(c)
	}
	if err := r.disturb(w); err != nil {
		return err
	}
	return r.do(c)
}

// disturb does before a step what must make no difference to it.
func (r *run) disturb(w way) error {
	before := r.session.Fingerprint()
	switch w {
	case undone:
		a, ok := r.otherAnswer()
		if !ok {
			return nil
		}
		if err := r.session.Do(a); err != nil {
			return fmt.Errorf("the listed answer %s is refused: %w", r.describe(a), err)
		}
		if err := r.session.Undo(a.Seat); err != nil {
			return err
		}
	case saved:
		s, _, err := rules.Load(r.session.Save(rules.Meta{}), func(string) *rules.Game { return r.game })
		if err != nil {
			return err
		}
		r.session = s
	}
	if r.session.Fingerprint() != before {
		return fmt.Errorf("the match has changed")
	}
	return nil
}

// otherAnswer picks an answer to give and undo: the last that is listed.
func (r *run) otherAnswer() (rules.Action, bool) {
	asks := r.session.Match().Asks()
	for i := len(asks) - 1; i >= 0; i-- {
		if n := len(asks[i].Answers); n > 0 {
			return asks[i].Answers[n-1].Action, true
		}
	}
	return rules.Action{}, false
}

// do gives the one answer that fits the line.
func (r *run) do(c *cursor) error {
	seat, err := r.seat(c.next())
	if err != nil {
		return err
	}
	p, err := r.pattern(c, seat, true)
	if err == nil {
		err = c.end()
	}
	if err != nil {
		return err
	}
	fits := r.fitting(&p)
	if len(fits) == 0 {
		return fmt.Errorf("this is no legal answer now; open: %s", r.open())
	}
	if err := r.oneOnly(fits); err != nil {
		return err
	}
	at := r.session.Len()
	if err := r.session.Do(fits[0]); err != nil {
		return err
	}
	r.last = r.session.Seen(rules.Referee, at, r.last[:0])
	return nil
}

// A pattern is an answer as a scenario writes it: what it does not say fits
// anything.
type pattern struct {
	seat         rules.Seat
	verb         int // -1 when not said
	card, target *cardRef
	zone         rules.Zone // 0 when not said
	place        int        // from 1; 0 when not said
	whom         rules.Seat // Referee when not said
	num          int
	hasNum       bool
}

// A cardRef names a card: a face, and which copy of it.
type cardRef struct {
	face rules.Face
	copy int // 0 is any
}

// pattern reads "VERB [CARD] [on CARD] [to ZONE [PLACE]] [whom SEAT] [num N]" up
// to the end or a "|".
func (r *run) pattern(c *cursor, seat rules.Seat, verb bool) (pattern, error) {
	p := pattern{seat: seat, verb: -1, whom: rules.Referee}
	if t := c.peek(); verb || t.kind == 'w' && t.text != "->" && t.text != "num" && t.text != "whom" {
		v, err := lookupWord("verb", c.next(), r.layout.Verbs)
		if err != nil {
			return p, err
		}
		p.verb = v
	}
	for !c.done() && c.peek().kind != '|' {
		if err := r.detail(c, &p); err != nil {
			return p, err
		}
	}
	return p, nil
}

// detail reads one part of a pattern after the verb.
func (r *run) detail(c *cursor, p *pattern) (err error) {
	t := c.peek()
	switch {
	case t.kind == 'q':
		p.card, err = r.cardRef(c)
	case c.word("on"):
		p.target, err = r.cardRef(c)
	case c.word("to"), c.word("->"):
		if p.zone, err = r.zone(c); err == nil {
			if q := c.peek(); q.kind == 'w' && q.text[0] >= '0' && q.text[0] <= '9' {
				p.place, err = c.number()
			}
		}
	case c.word("whom"):
		p.whom, err = r.seat(c.next())
	case c.word("num"):
		p.num, err = c.number()
		p.hasNum = true
	default:
		known := []string{"on", "to", "whom", "num"}
		return fmt.Errorf("%s does not belong here%s; cards stand in quotes", t, suggest(t.text, known))
	}
	return err
}

func (r *run) cardRef(c *cursor) (*cardRef, error) {
	t := c.next()
	if t.kind != 'q' {
		return nil, fmt.Errorf("a card in quotes is needed, not %s", t)
	}
	f, err := r.face(t.text)
	return &cardRef{f, t.copy}, err
}

// copies returns the cards with a face that lie on the table: first those that
// everybody knows, then those that somebody knows, then the hidden ones, each in
// the order of the zones.
func (r *run) copies(f rules.Face) []rules.CardID {
	var open, held, hidden []rules.CardID
	b := r.session.Match().Board()
	for z := rules.Zone(1); int(z) < len(r.layout.Zones); z++ {
		for _, id := range b.Zone(z) {
			if id == 0 || b.Cards[id].Face != f {
				continue
			}
			switch known := b.Cards[id].Known; {
			case known.Has(rules.Nobody):
				open = append(open, id)
			case known != 0:
				held = append(held, id)
			default:
				hidden = append(hidden, id)
			}
		}
	}
	return append(append(open, held...), hidden...)
}

// card finds the one card that a reference means.
func (r *run) card(ref *cardRef) (rules.CardID, error) {
	all := r.copies(ref.face)
	n := max(ref.copy, 1)
	if n > len(all) {
		return 0, fmt.Errorf("there are %d of %q on the table", len(all), r.faceName(ref.face))
	}
	return all[n-1], nil
}

func (r *run) fits(ref *cardRef, id rules.CardID) bool {
	switch {
	case ref == nil:
		return true
	case id == 0:
		return false
	case ref.copy > 0:
		want, err := r.card(ref)
		return err == nil && want == id
	}
	return r.session.Match().Board().Cards[id].Face == ref.face
}

func (r *run) fitsAction(p *pattern, a *rules.Action) bool {
	return p.seat == a.Seat && (p.verb < 0 || rules.Verb(p.verb) == a.Verb) &&
		r.fits(p.card, a.Card) && r.fits(p.target, a.Target) &&
		(p.zone == 0 || p.zone == a.Zone) && (p.place == 0 || p.place == int(a.Place)+1) &&
		(p.whom == rules.Referee || p.whom == a.Whom) && (!p.hasNum || p.num == int(a.Num))
}

// fitting returns the listed answers that fit a pattern.
func (r *run) fitting(p *pattern) []rules.Action {
	var out []rules.Action
	for _, k := range r.session.Match().Asks() {
		for i := range k.Answers {
			if a := &k.Answers[i].Action; r.fitsAction(p, a) {
				out = append(out, *a)
			}
		}
	}
	return out
}

// oneOnly returns an error if answers differ in more than which of several
// equal copies they mean.
func (r *run) oneOnly(list []rules.Action) error {
	for _, a := range list[1:] {
		if r.describe(a) != r.describe(list[0]) {
			return fmt.Errorf("this can mean %s", r.list(list))
		}
	}
	return nil
}

// describe writes an answer as scenarios do.
func (r *run) describe(a rules.Action) string {
	b := r.session.Match().Board()
	s := r.layout.Verbs[a.Verb].Name
	if a.Card != 0 {
		s += fmt.Sprintf(" %q", r.faceName(b.Cards[a.Card].Face))
	}
	if a.Target != 0 {
		s += fmt.Sprintf(" on %q", r.faceName(b.Cards[a.Target].Face))
	}
	if a.Zone != 0 {
		s += " to " + r.zoneName(a.Zone)
		if r.layout.Zones[a.Zone].Slots > 0 || a.Place != 0 {
			s += fmt.Sprintf(" %d", a.Place+1)
		}
	}
	if a.Whom != rules.Nobody {
		s += " whom " + r.seatName(a.Whom)
	}
	if a.Num != 0 {
		s += fmt.Sprintf(" num %d", a.Num)
	}
	return s
}

func (r *run) list(actions []rules.Action) string {
	var out []string
	seen := map[string]bool{}
	for _, a := range actions {
		if d := r.describe(a); !seen[d] {
			seen[d] = true
			out = append(out, d)
		}
	}
	return strings.Join(out, " | ")
}

// open writes the open questions with their answers.
func (r *run) open() string {
	var out []string
	for _, k := range r.session.Match().Asks() {
		if !k.Answered {
			out = append(out, fmt.Sprintf("ask %s %s: %s", r.seatName(k.Decider), r.layout.Asks[k.Kind].Name, r.list(actions(&k))))
		}
	}
	if out == nil {
		return "no question; the match is over"
	}
	return strings.Join(out, "; ")
}

func actions(k *rules.Ask) []rules.Action {
	var out []rules.Action
	for _, a := range k.Answers {
		out = append(out, a.Action)
	}
	return out
}

// Walk plays a scenario as it stands, without looking at what it expects, and
// calls visit at its beginning and after each step.
func Walk(g *rules.Game, sc *Scenario, visit func(s *rules.Session)) error {
	s, err := Open(g, sc)
	if err != nil {
		return err
	}
	s.OpenUndo = true
	r := &run{table: table{g, *s.Setup(), s.Match().Board().Layout()}, session: s}
	visit(s)
	for i, l := range sc.steps {
		if l.key == "expect" || r.past(sc.steps[i:]) {
			continue
		}
		if err := r.do(&cursor{l.tokens}); err != nil {
			return &Error{sc.File, l.num, err.Error()}
		}
		visit(r.session)
	}
	return nil
}
