package scenario

import (
	"fmt"
	"strings"

	"wyrmtable/rules"
)

var expectWords = []string{"ask", "no", "illegal", "zone", "attr", "known", "hidden", "note", "says", "why", "win", "draw"}

// expect checks what a line says is true now.
func (r *run) expect(c *cursor) error {
	checks := map[string]func(*cursor) error{
		"ask": r.expectAsk, "no": r.expectNo, "illegal": r.expectIllegal, "zone": r.expectZone,
		"attr": r.expectAttr, "note": r.expectNote, "says": r.expectSays, "why": r.expectWhy,
		"win": r.expectWin, "draw": r.expectDraw,
		"known":  func(c *cursor) error { return r.expectKnown(c, true) },
		"hidden": func(c *cursor) error { return r.expectKnown(c, false) },
	}
	check, ok := checks[c.peek().text]
	if !ok {
		return r.expectCounter(c)
	}
	c.next()
	if err := check(c); err != nil {
		return err
	}
	return c.end()
}

func (r *run) expectCounter(c *cursor) error {
	if _, err := r.counter(c.peek()); err != nil {
		known := expectWords
		for _, v := range r.layout.Vars {
			known = append(known, v.Name)
		}
		return fmt.Errorf("nothing is known of %s%s", c.peek(), suggest(c.peek().text, known))
	}
	name := c.peek().text
	v, s, err := r.counterOf(c)
	if err != nil {
		return err
	}
	if err := r.equals(c, fmt.Sprintf("%s %s", name, r.seatName(s)), int(r.session.Match().Board().Var(v, s))); err != nil {
		return err
	}
	return c.end()
}

// equals reads "= N" and compares.
func (r *run) equals(c *cursor, what string, got int) error {
	if !c.sign('=') {
		return fmt.Errorf("a \"=\" is needed, not %s", c.peek())
	}
	want, err := r.value(c)
	if err == nil && want != got {
		return fmt.Errorf("%s is %d, want %d", what, got, want)
	}
	return err
}

// expectAsk reads "SEAT KIND [: ANSWER | …]".
func (r *run) expectAsk(c *cursor) error {
	seat, err := r.seat(c.next())
	if err != nil {
		return err
	}
	kind, err := lookupWord("question", c.next(), r.layout.Asks)
	if err != nil {
		return err
	}
	for _, k := range r.session.Match().Asks() {
		if k.Decider == seat && int(k.Kind) == kind && !k.Answered {
			if !c.sign(':') {
				return nil
			}
			return r.exactly(c, &k)
		}
	}
	return fmt.Errorf("there is no such question; open: %s", r.open())
}

// exactly checks that the patterns of the line and the answers of the question
// stand for each other one by one, equal copies apart.
func (r *run) exactly(c *cursor, k *rules.Ask) error {
	if c.word("none") {
		if len(k.Answers) > 0 {
			return fmt.Errorf("the answers are %s", r.list(actions(k)))
		}
		return nil
	}
	met := make([]bool, len(k.Answers))
	for {
		p, err := r.pattern(c, k.Decider, false)
		if err != nil {
			return err
		}
		var fits []rules.Action
		for i := range k.Answers {
			if r.fitsAction(&p, &k.Answers[i].Action) {
				met[i] = true
				fits = append(fits, k.Answers[i].Action)
			}
		}
		if len(fits) == 0 {
			return fmt.Errorf("an expected answer is not legal; the answers are %s", r.list(actions(k)))
		}
		if err := r.oneOnly(fits); err != nil {
			return err
		}
		if !c.sign('|') {
			break
		}
	}
	for i := range met {
		if !met[i] {
			return fmt.Errorf("%s is legal too", r.describe(k.Answers[i].Action))
		}
	}
	return nil
}

func (r *run) expectNo(c *cursor) error {
	switch {
	case c.word("outcome"):
		if o, over := r.session.Match().Outcome(); over {
			return fmt.Errorf("the match is over: %s", o.Reason.EN)
		}
		return nil
	case c.word("note"):
		wanted, err := r.noteWanted(c)
		if err == nil && r.announces(wanted) {
			err = fmt.Errorf("it was announced")
		}
		return err
	case c.word("ask"):
		seat, err := r.seat(c.next())
		if err != nil {
			return err
		}
		for _, k := range r.session.Match().Asks() {
			if k.Decider == seat && !k.Answered {
				return fmt.Errorf("open: %s", r.open())
			}
		}
		return nil
	}
	return fmt.Errorf("after \"no\" comes outcome, note or ask, not %s", c.peek())
}

func (r *run) expectIllegal(c *cursor) error {
	seat, err := r.seat(c.next())
	if err != nil {
		return err
	}
	p, err := r.pattern(c, seat, true)
	if err != nil {
		return err
	}
	if fits := r.fitting(&p); len(fits) > 0 {
		return fmt.Errorf("%s is legal", r.list(fits))
	}
	return nil
}

// expectZone reads "NAME [SEAT]: CARDS" or "NAME [SEAT] = N".
func (r *run) expectZone(c *cursor) error {
	z, err := r.zone(c)
	if err != nil {
		return err
	}
	b := r.session.Match().Board()
	if c.peek().kind == '=' {
		return r.equals(c, r.zoneName(z), b.Count(z))
	}
	if !c.sign(':') {
		return fmt.Errorf("a \":\" or \"=\" is needed, not %s", c.peek())
	}
	got := r.names(z)
	for i := 0; ; i++ {
		switch {
		case c.word("...") || c.word("…"):
			return nil
		case c.done():
			if i < len(got) {
				return fmt.Errorf("%s holds %s", r.zoneName(z), strings.Join(got, ", "))
			}
			return nil
		}
		want, err := r.entryName(c)
		if err != nil {
			return err
		}
		if i >= len(got) || got[i] != want {
			return fmt.Errorf("%s holds %s", r.zoneName(z), orNothing(strings.Join(got, ", ")))
		}
		c.sign(',')
	}
}

// entryName reads a card of a list and returns its full name; "-" for a gap.
func (r *run) entryName(c *cursor) (string, error) {
	if c.word("-") {
		return "-", nil
	}
	f, err := r.face(readName(c))
	return r.faceName(f), err
}

// names lists a zone as scenarios write it.
func (r *run) names(z rules.Zone) []string {
	b := r.session.Match().Board()
	cards := b.Zone(z)
	out := make([]string, len(cards))
	for i, id := range cards {
		at := i
		if r.layout.Zones[z].Pile {
			at = len(cards) - 1 - i
		}
		out[at] = "-"
		if id != 0 {
			out[at] = r.faceName(b.Cards[id].Face)
		}
	}
	return out
}

func orNothing(s string) string {
	if s == "" {
		return "nothing"
	}
	return s
}

func (r *run) expectAttr(c *cursor) error {
	a, err := r.attr(c.next())
	if err != nil {
		return err
	}
	id, err := r.cardHere(c)
	if err != nil {
		return err
	}
	return r.equals(c, "it", int(r.session.Match().Board().Attr(id, a)))
}

// cardHere reads a card and finds it on the table.
func (r *run) cardHere(c *cursor) (rules.CardID, error) {
	ref, err := r.cardRef(c)
	if err != nil {
		return 0, err
	}
	return r.card(ref)
}

func (r *run) expectKnown(c *cursor, want bool) error {
	seat, err := r.seat(c.next())
	if err != nil {
		return err
	}
	id, err := r.cardHere(c)
	if err != nil {
		return err
	}
	if got := r.session.Match().Board().Cards[id].Known.Has(seat); got != want {
		return fmt.Errorf("whether %s knows it is %v, want %v", r.seatName(seat), got, want)
	}
	return nil
}

// expectNote checks that the last step announced something.
func (r *run) expectNote(c *cursor) error {
	wanted, err := r.noteWanted(c)
	if err == nil && !r.announces(wanted) {
		err = fmt.Errorf("the last step did not announce this; it announced: %s", orNothing(r.announced()))
	}
	return err
}

func (r *run) announces(wanted func(e *rules.Event) bool) bool {
	for i := range r.last {
		if r.last[i].Kind == rules.Note && wanted(&r.last[i]) {
			return true
		}
	}
	return false
}

// noteWanted reads "NAME [SEAT] [CARD] [num N]" and returns what fits it.
func (r *run) noteWanted(c *cursor) (func(e *rules.Event) bool, error) {
	note, err := lookupWord("note", c.next(), r.layout.Notes)
	if err != nil {
		return nil, err
	}
	seat, hasSeat := rules.Nobody, r.isSeat(c.peek())
	if hasSeat {
		seat, _ = r.seat(c.next())
	}
	var ref *cardRef
	if c.peek().kind == 'q' {
		if ref, err = r.cardRef(c); err != nil {
			return nil, err
		}
	}
	num, hasNum := 0, c.word("num")
	if hasNum {
		if num, err = c.number(); err != nil {
			return nil, err
		}
	}
	return func(e *rules.Event) bool {
		return int(e.Note()) == note && (!hasSeat || e.Seat == seat) &&
			r.fits(ref, e.Card) && (!hasNum || int(e.New) == num)
	}, nil
}

func (r *run) announced() string {
	var out []string
	for i := range r.last {
		e := &r.last[i]
		if e.Kind != rules.Note {
			continue
		}
		s := r.layout.Notes[e.Note()].Name
		if e.Seat >= 0 {
			s += " " + r.seatName(e.Seat)
		}
		if e.Card != 0 {
			s += fmt.Sprintf(" %q", r.faceName(r.session.Match().Board().Cards[e.Card].Face))
		}
		out = append(out, fmt.Sprintf("%s num %d", s, e.New))
	}
	return strings.Join(out, " | ")
}

// expectSays reads `SEAT "words"`: a line of that seat's log.
func (r *run) expectSays(c *cursor) error {
	seat, err := r.seat(c.next())
	if err != nil {
		return err
	}
	want := c.next()
	if want.kind != 'q' {
		return fmt.Errorf("words in quotes are needed, not %s", want)
	}
	var all []string
	r.session.Retell(seat, r.session.Len()-1, func(_ int, view *rules.Board, e *rules.Event) {
		if t := r.game.Tell(r.session.Setup(), view, e); !t.Empty() {
			all = append(all, rules.Plain(t.FR), rules.Plain(t.EN))
		}
	})
	return holds(all, want.text)
}

// holds checks that one of the texts has the words in it.
func holds(texts []string, words string) error {
	for _, t := range texts {
		if strings.Contains(rules.Fold(t), rules.Fold(words)) {
			return nil
		}
	}
	return fmt.Errorf("%q is not in: %s", words, orNothing(strings.Join(texts, " / ")))
}

// expectWhy reads `SEAT CARD to ZONE: contains "words"`, or ok.
func (r *run) expectWhy(c *cursor) error {
	seat, err := r.seat(c.next())
	if err != nil {
		return err
	}
	id, err := r.cardHere(c)
	if err != nil {
		return err
	}
	if !c.word("to") && !c.word("->") {
		return fmt.Errorf("\"to\" and a zone are needed, not %s", c.peek())
	}
	z, err := r.zone(c)
	if err != nil {
		return err
	}
	t := r.session.Match().WhyNot(seat, id, z)
	switch {
	case !c.sign(':'):
		return fmt.Errorf("a \":\" is needed, not %s", c.peek())
	case c.word("ok"):
		if !t.Empty() {
			return fmt.Errorf("it is said why not: %s", rules.Plain(t.EN))
		}
		return nil
	case !c.word("contains"):
		return fmt.Errorf("\"contains\" or \"ok\" is needed, not %s", c.peek())
	}
	return holds([]string{rules.Plain(t.FR), rules.Plain(t.EN)}, c.next().text)
}

func (r *run) expectWin(c *cursor) error {
	var want rules.SeatSet
	for !c.done() {
		s, err := r.seat(c.next())
		if err != nil {
			return err
		}
		want = want.With(s)
		c.sign(',')
	}
	return r.outcome(want)
}

func (r *run) expectDraw(*cursor) error { return r.outcome(0) }

func (r *run) outcome(want rules.SeatSet) error {
	o, over := r.session.Match().Outcome()
	if !over {
		return fmt.Errorf("the match is not over; open: %s", r.open())
	}
	if o.Winners == want {
		return nil
	}
	var names []string
	for s := range rules.Seat(r.layout.Seats) {
		if o.Winners.Has(s) {
			names = append(names, r.seatName(s))
		}
	}
	if names == nil {
		return fmt.Errorf("the match is a draw")
	}
	return fmt.Errorf("the match is won by %s", strings.Join(names, ", "))
}
