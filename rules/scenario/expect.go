package scenario

import (
	"fmt"
	"strings"

	"wyrmtable/rules"
)

var expectWords = []string{"ask", "no", "illegal", "zone", "attr", "known", "hidden", "note", "says", "why", "win", "draw"}

// expect checks what a line says is true now.
func (r *run) expect(c *Cursor) error {
	checks := map[string]func(*Cursor) error{
		"ask": r.expectAsk, "no": r.expectNo, "illegal": r.expectIllegal, "zone": r.expectZone,
		"note": r.expectNote, "says": r.expectSays, "why": r.expectWhy,
		"known":  func(c *Cursor) error { return r.expectKnown(c, true) },
		"hidden": func(c *Cursor) error { return r.expectKnown(c, false) },
	}
	check, ok := checks[c.Peek().Text]
	if !ok {
		return r.expectCounter(c)
	}
	c.Next()
	if err := check(c); err != nil {
		return err
	}
	return c.End()
}

func (r *run) expectCounter(c *Cursor) error {
	if w := c.Peek().Text; w == "attr" || w == "win" || w == "draw" {
		return or(r.expectCondition(c), c.End)
	}
	if _, err := r.Counter(c.Peek()); err != nil {
		known := expectWords
		for _, v := range r.layout.Vars {
			known = append(known, v.Name)
		}
		return fmt.Errorf("nothing is known of %s%s", c.Peek(), Suggest(c.Peek().Text, known))
	}
	return or(r.expectCondition(c), c.End)
}

// expectCondition checks what can be said of how things stand.
func (r *run) expectCondition(c *Cursor) error {
	k, err := r.Condition(c)
	if err != nil {
		return err
	}
	return r.Wrong(&k, r.session.Match())
}

// expectAsk reads "SEAT KIND [: ANSWER | …]".
func (r *run) expectAsk(c *Cursor) error {
	seat, err := r.Seat(c.Next())
	if err != nil {
		return err
	}
	kind, err := lookupWord("question", c.Next(), r.layout.Asks)
	if err != nil {
		return err
	}
	for _, k := range r.session.Match().Asks() {
		if k.Decider == seat && int(k.Kind) == kind && !k.Answered {
			if !c.Sign(':') {
				return nil
			}
			return r.exactly(c, &k)
		}
	}
	return fmt.Errorf("there is no such question; open: %s", r.Open(r.session.Match()))
}

// exactly checks that the patterns of the line and the answers of the question
// stand for each other one by one, equal copies apart.
func (r *run) exactly(c *Cursor, k *rules.Ask) error {
	if c.Word("none") {
		if len(k.Answers) > 0 {
			return fmt.Errorf("the answers are %s", r.list(r.session.Match().Board(), actions(k)))
		}
		return nil
	}
	if c.Word("*") {
		return fmt.Errorf("to take any answers, leave the colon and what follows it out")
	}
	met := make([]bool, len(k.Answers))
	for {
		p, err := r.pattern(c, k.Decider, false)
		if err != nil {
			return err
		}
		var fits []rules.Action
		for i := range k.Answers {
			if p.Fits(r.session.Match().Board(), &k.Answers[i].Action) {
				met[i] = true
				fits = append(fits, k.Answers[i].Action)
			}
		}
		if len(fits) == 0 {
			return fmt.Errorf("an expected answer is not legal; the answers are %s", r.list(r.session.Match().Board(), actions(k)))
		}
		if err := r.oneOnly(r.session.Match().Board(), fits); err != nil {
			return err
		}
		if !c.Sign('|') {
			break
		}
	}
	for i := range met {
		if !met[i] {
			return fmt.Errorf("%s is legal too", r.describe(r.session.Match().Board(), k.Answers[i].Action))
		}
	}
	return nil
}

func (r *run) expectNo(c *Cursor) error {
	switch {
	case c.Word("outcome"):
		return r.Wrong(&Condition{outcome: true}, r.session.Match())
	case c.Word("note"):
		wanted, err := r.noteWanted(c)
		if err == nil && r.announces(wanted) {
			err = fmt.Errorf("it was announced")
		}
		return err
	case c.Word("says"):
		all, words, err := r.said(c)
		if err == nil && holds(all, words) == nil {
			err = fmt.Errorf("it was said: %s", strings.Join(all, " / "))
		}
		return err
	case c.Word("ask"):
		seat, err := r.Seat(c.Next())
		if err != nil {
			return err
		}
		for _, k := range r.session.Match().Asks() {
			if k.Decider == seat && !k.Answered {
				return fmt.Errorf("open: %s", r.Open(r.session.Match()))
			}
		}
		return nil
	}
	return fmt.Errorf("after \"no\" comes outcome, note, says or ask, not %s", c.Peek())
}

func (r *run) expectIllegal(c *Cursor) error {
	seat, err := r.Seat(c.Next())
	if err != nil {
		return err
	}
	p, err := r.pattern(c, seat, true)
	if err != nil {
		return err
	}
	if fits := p.Fitting(r.session.Match()); len(fits) > 0 {
		return fmt.Errorf("%s is legal", r.list(r.session.Match().Board(), fits))
	}
	return nil
}

// expectZone reads "NAME [SEAT]: CARDS" or "NAME [SEAT] = N".
func (r *run) expectZone(c *Cursor) error {
	z, err := r.Zone(c)
	if err != nil {
		return err
	}
	if c.Peek().Kind != ':' && !c.Done() && c.Peek().Kind != 'w' {
		k, err := r.compared(c, Value{what: countValue, zone: z, name: r.zoneName(z)})
		if err != nil {
			return err
		}
		return r.Wrong(&k, r.session.Match())
	}
	if !c.Sign(':') {
		return fmt.Errorf("a \":\" or \"=\" is needed, not %s", c.Peek())
	}
	got := r.names(z)
	for i := 0; ; i++ {
		switch {
		case c.Word("...") || c.Word("…"):
			return nil
		case c.Done():
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
		c.Sign(',')
	}
}

// entryName reads a card of a list and returns its full name; "-" for a gap.
func (r *run) entryName(c *Cursor) (string, error) {
	if c.Word("-") {
		return "-", nil
	}
	f, err := r.Face(readName(c))
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

// cardHere reads a card and finds it on the table.
func (r *run) cardHere(c *Cursor) (rules.CardID, error) {
	ref, err := r.Ref(c)
	if err != nil {
		return 0, err
	}
	return r.Card(r.session.Match().Board(), ref)
}

func (r *run) expectKnown(c *Cursor, want bool) error {
	seat, err := r.Seat(c.Next())
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
func (r *run) expectNote(c *Cursor) error {
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
func (r *run) noteWanted(c *Cursor) (func(e *rules.Event) bool, error) {
	note, err := lookupWord("note", c.Next(), r.layout.Notes)
	if err != nil {
		return nil, err
	}
	seat, hasSeat := rules.Nobody, r.isSeat(c.Peek())
	if hasSeat {
		seat, _ = r.Seat(c.Next())
	}
	var ref *Ref
	if c.Peek().Kind == 'q' {
		if ref, err = r.Ref(c); err != nil {
			return nil, err
		}
	}
	num, hasNum := 0, c.Word("num")
	if hasNum {
		if num, err = c.Number(); err != nil {
			return nil, err
		}
	}
	return func(e *rules.Event) bool {
		return int(e.Note()) == note && (!hasSeat || e.Seat == seat) &&
			ref.fits(r.session.Match().Board(), e.Card) && (!hasNum || int(e.New) == num)
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
func (r *run) expectSays(c *Cursor) error {
	all, words, err := r.said(c)
	if err != nil {
		return err
	}
	return holds(all, words)
}

// said reads `SEAT "words"`, and returns with the words what that seat's log says of
// the last step.
func (r *run) said(c *Cursor) (all []string, words string, err error) {
	seat, err := r.Seat(c.Next())
	if err != nil {
		return nil, "", err
	}
	want := c.Next()
	if want.Kind != 'q' {
		return nil, "", fmt.Errorf("words in quotes are needed, not %s", want)
	}
	r.session.Retell(seat, r.session.Len()-1, func(_ int, view *rules.Board, e *rules.Event) {
		if t := r.game.Tell(r.session.Setup(), view, e); !t.Empty() {
			all = append(all, rules.Plain(t.FR), rules.Plain(t.EN))
		}
	})
	return all, want.Text, nil
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
func (r *run) expectWhy(c *Cursor) error {
	seat, err := r.Seat(c.Next())
	if err != nil {
		return err
	}
	id, err := r.cardHere(c)
	if err != nil {
		return err
	}
	if !c.Word("to") && !c.Word("->") {
		return fmt.Errorf("\"to\" and a zone are needed, not %s", c.Peek())
	}
	z, err := r.Zone(c)
	if err != nil {
		return err
	}
	t := r.session.Match().WhyNot(seat, id, z)
	switch {
	case !c.Sign(':'):
		return fmt.Errorf("a \":\" is needed, not %s", c.Peek())
	case c.Word("ok"):
		if !t.Empty() {
			return fmt.Errorf("it is said why not: %s", rules.Plain(t.EN))
		}
		return nil
	case !c.Word("contains"):
		return fmt.Errorf("\"contains\" or \"ok\" is needed, not %s", c.Peek())
	}
	return holds([]string{rules.Plain(t.FR), rules.Plain(t.EN)}, c.Next().Text)
}

// seatNames names the seats of a set.
func (tb *Table) seatNames(set rules.SeatSet) string {
	var names []string
	for s := range rules.Seat(tb.layout.Seats) {
		if set.Has(s) {
			names = append(names, tb.seatName(s))
		}
	}
	return strings.Join(names, ", ")
}
