package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wyrmtable/rules"
)

// Position returns how the scenario begins: its setup and its board. The board
// is nil when the match is dealt from the seed.
func Position(g *rules.Game, sc *Scenario) (rules.Setup, *rules.Board, error) {
	tb, err := sc.Table(g)
	if err != nil {
		return rules.Setup{}, nil, err
	}
	var layers []Line
	for _, l := range sc.head {
		if l.Key == "zone" || l.Key == "set" {
			layers = append(layers, l)
		}
	}
	if len(layers) == 0 {
		return tb.setup, nil, nil
	}
	dealt, err := g.New(&tb.setup)
	if err != nil {
		return rules.Setup{}, nil, &Error{sc.File, sc.Line, err.Error()}
	}
	p := newLaying(tb, dealt.Board())
	for _, l := range layers {
		if err := p.read(l); err != nil {
			return rules.Setup{}, nil, &Error{sc.File, l.Num, err.Error()}
		}
	}
	p.lay()
	for _, l := range p.later {
		id, err := p.named(l.ref)
		if err != nil {
			return rules.Setup{}, nil, &Error{sc.File, l.line, err.Error()}
		}
		l.set(int(id))
	}
	return tb.setup, p.writer.Board, nil
}

// Open begins the scenario's position as a session, for a person to play on.
func Open(g *rules.Game, sc *Scenario) (*rules.Session, error) {
	setup, board, err := Position(g, sc)
	if err != nil {
		return nil, err
	}
	s, err := rules.NewSession(g, setup, board)
	if err != nil {
		return nil, &Error{sc.File, sc.Line, "this position cannot be played: " + err.Error()}
	}
	return s, nil
}

// Table returns where the scenario's words are looked up: it reads the setup lines.
func (sc *Scenario) Table(g *rules.Game) (*Table, error) {
	tb := &Table{game: g, setup: rules.Setup{Game: g.ID, Seed: 1}}
	for _, key := range []string{"seats", "first", "option", "seed", "deck"} {
		for _, l := range sc.head {
			if l.Key != key {
				continue
			}
			if err := tb.readSetup(l.Key, l.Cursor()); err != nil {
				return nil, &Error{sc.File, l.Num, err.Error()}
			}
		}
	}
	n := len(tb.setup.Seats)
	if !slices.Contains(g.Seats, n) {
		return nil, &Error{sc.File, sc.Line, fmt.Sprintf("%s is not played with %d seats; write a line \"seats Alice, Bruno\"", g.Name, n)}
	}
	tb.layout = g.Layout(&tb.setup)
	return tb, nil
}

func (tb *Table) readSetup(key string, c *Cursor) error {
	switch key {
	case "seats":
		for !c.Done() {
			t := c.Next()
			if t.Kind != 'w' && t.Kind != 'q' || t.Text == "table" {
				return fmt.Errorf("a player's name is needed, not %s", t)
			}
			tb.setup.Seats = append(tb.setup.Seats, rules.SeatSetup{Name: t.Text, Colour: len(tb.setup.Seats)})
			c.Sign(',')
		}
		return nil
	case "first":
		s, err := tb.Seat(c.Next())
		tb.setup.First = s
		return or(err, c.End)
	case "seed":
		n, err := c.Number()
		tb.setup.Seed = uint64(n)
		return or(err, c.End)
	case "option":
		opts := tb.game.Options
		i, err := lookup("option", c.Next().Text, len(opts), func(i int) string { return opts[i].Key })
		if err != nil {
			return err
		}
		n, err := c.Number()
		tb.setup.Options = append(tb.setup.Options, rules.OptionSet{Key: opts[i].Key, Value: n})
		return or(err, c.End)
	}
	return tb.readDeck(c)
}

// or returns err, or what the next check finds.
func or(err error, next func() error) error {
	if err != nil {
		return err
	}
	return next()
}

// readDeck reads "SEAT: Card, Card*3".
func (tb *Table) readDeck(c *Cursor) error {
	s, err := tb.Seat(c.Next())
	if err != nil {
		return err
	}
	if s < 0 || !c.Sign(':') {
		return fmt.Errorf("a deck is written \"deck Alice: Card, Card*3\"")
	}
	for len(tb.setup.Decks) < len(tb.setup.Seats) {
		tb.setup.Decks = append(tb.setup.Decks, rules.Deck{})
	}
	for !c.Done() {
		name, copies, err := cutCopies(readName(c))
		if err != nil {
			return err
		}
		f, err := tb.Face(name)
		if err != nil {
			return err
		}
		home := -1
		if tb.game.Deck != nil {
			home = tb.game.Deck.Home(f)
		}
		if home < 0 {
			return fmt.Errorf("%q goes into no deck", name)
		}
		tb.setup.Decks[s].Add(tb.game.Deck.Sections[home].Name, tb.game.Faces[f].ID, copies)
		if !c.Sign(',') {
			break
		}
	}
	return c.End()
}

// cutCopies cuts "Card*20" into its parts.
func cutCopies(s string) (string, int, error) {
	name, copies, found := strings.Cut(s, "*")
	if !found {
		return s, 1, nil
	}
	n, err := strconv.Atoi(copies)
	if err != nil || n < 1 || n > rules.MaxCopies {
		return "", 0, fmt.Errorf("behind %q a number of copies from 1 to %d is needed, not %q", name+"*", rules.MaxCopies, copies)
	}
	return name, n, nil
}

// readName reads a card's name: quoted, or words up to the next sign.
func readName(c *Cursor) string {
	if c.Peek().Kind == 'q' {
		return c.Next().Text
	}
	name := ""
	for c.Peek().Kind == 'w' {
		if name != "" {
			name += " "
		}
		name += c.Next().Text
	}
	return name
}

// A laying puts the cards of a dealt match where a scenario wants them.
type laying struct {
	*Table
	dealt  *rules.Board
	free   []bool // by CardID: dealt and not yet laid
	total  map[rules.Face]int
	zones  [][]laid // by zone, as listed
	order  []laid   // the same as the lines name them
	rest   bool     // a line has said where all others lie
	later  []later  // what is set to the number of a card: any line may lay it
	writer rules.Writer
}

// A later is a counter, or an attribute of a card, whose value is the number of a card.
type later struct {
	line int
	ref  Ref
	set  func(n int)
}

// A laid is one entry of a zone line.
type laid struct {
	card  rules.CardID // 0 is an empty slot
	face  rules.Face
	rest  bool // stands for every card that no line names
	known rules.SeatSet
	attrs []attrValue
}

type attrValue struct {
	attr rules.Attr
	n    int
}

func newLaying(tb *Table, dealt *rules.Board) *laying {
	b := rules.NewBoard(tb.layout)
	p := &laying{Table: tb, dealt: dealt, free: make([]bool, len(dealt.Cards)),
		total: map[rules.Face]int{}, zones: make([][]laid, len(tb.layout.Zones))}
	p.writer.Board = b
	for id := 1; id < len(dealt.Cards); id++ {
		c := dealt.Cards[id]
		b.Cards[id].Owner, b.Cards[id].Back = c.Owner, c.Back
		if c.Zone != rules.Nowhere {
			p.free[id] = true
			p.total[c.Face]++
		}
	}
	for v := range tb.layout.Vars {
		for s := rules.Nobody; int(s) < tb.layout.Seats; s++ {
			p.writer.Change(rules.Var(v), s, dealt.Var(rules.Var(v), s))
		}
	}
	return p
}

// read reads a set or zone line.
func (p *laying) read(l Line) error {
	c := l.Cursor()
	if l.Key == "set" {
		v, s, err := p.counterOf(c)
		if err != nil {
			return err
		}
		c.Sign('=') // as in "expect"
		if c.Peek().Kind == 'q' && !p.isSeat(c.Peek()) {
			return p.afterwards(c, l.Num, func(n int) { p.writer.Change(v, s, int32(n)) })
		}
		n, err := p.number(c)
		if err != nil {
			return err
		}
		p.writer.Change(v, s, int32(n))
		return c.End()
	}
	z, err := p.Zone(c)
	if err != nil {
		return err
	}
	if !c.Sign(':') {
		return fmt.Errorf("after the zone a \":\" is needed, not %s", c.Peek())
	}
	for !c.Done() {
		e, err := p.entry(c, l.Num, z)
		if err != nil {
			return err
		}
		p.zones[z], p.order = append(p.zones[z], e), append(p.order, e)
		if !c.Sign(',') {
			break
		}
	}
	if slots := p.layout.Zones[z].Slots; slots > 0 && len(p.zones[z]) > slots {
		return fmt.Errorf("%s has only %d places", p.zoneName(z), slots)
	}
	return c.End()
}

// counterOf reads "COUNTER [SEAT]".
func (tb *Table) counterOf(c *Cursor) (rules.Var, rules.Seat, error) {
	v, err := tb.Counter(c.Next())
	if err != nil {
		return 0, 0, err
	}
	s := rules.Nobody
	if tb.isSeat(c.Peek()) && (len(c.tokens) > 1) {
		s, err = tb.Seat(c.Next())
	}
	return v, s, err
}

// number reads a number, or a seat's name for its number.
func (tb *Table) number(c *Cursor) (int, error) {
	if tb.isSeat(c.Peek()) {
		s, err := tb.Seat(c.Next())
		return int(s), err
	}
	return c.Number()
}

// entry reads one card of a zone line.
func (p *laying) entry(c *Cursor, line int, z rules.Zone) (laid, error) {
	if c.Word("-") {
		if p.layout.Zones[z].Slots == 0 {
			return laid{}, fmt.Errorf("%s has no slots that could be empty", p.zoneName(z))
		}
		return laid{}, nil
	}
	if c.Word("rest") {
		if p.rest {
			return laid{}, fmt.Errorf("\"rest\" stands for all cards that no line names, so it can be written once only")
		}
		p.rest = true
		return laid{rest: true}, nil
	}
	name := readName(c)
	f, err := p.Face(name)
	if err != nil {
		return laid{}, counted(name, err)
	}
	id, err := p.take(f, p.layout.Zones[z].Seat)
	if err != nil {
		return laid{}, err
	}
	e := laid{card: id, face: f}
	err = p.marks(c, line, &e)
	return e, err
}

// counted says what is wrong with a number of copies in a zone line; err is what
// else is wrong with the name.
func counted(name string, err error) error {
	first, _, _ := strings.Cut(name, " ")
	if _, no := strconv.Atoi(strings.TrimRight(first, "x")); no == nil || strings.Contains(name, "*") {
		return fmt.Errorf("a zone line names each card by itself, so %q is written out: Card, Card, Card", name)
	}
	return err
}

// take finds a card with the face: one that the owner of the zone owns first,
// or an unused slot for a face that the deal does not use, as tokens.
func (p *laying) take(f rules.Face, owner rules.Seat) (rules.CardID, error) {
	best := rules.CardID(0)
	for id := len(p.free) - 1; id > 0; id-- {
		c := p.dealt.Cards[id]
		if !p.free[id] || c.Face != f {
			continue
		}
		if best == 0 || c.Owner == owner || p.dealt.Cards[best].Owner != owner {
			best = rules.CardID(id)
		}
	}
	if n := p.total[f]; best == 0 && n > 0 {
		return 0, fmt.Errorf("there are only %d of %q in this match", n, p.faceName(f))
	}
	for id := 1; id < len(p.free) && best == 0; id++ {
		if c := p.dealt.Cards[id]; c.Zone == rules.Nowhere && !p.used(rules.CardID(id)) {
			best = rules.CardID(id)
		}
	}
	if best == 0 {
		return 0, fmt.Errorf("%q is not among the cards of this match", p.faceName(f))
	}
	p.free[best] = false
	return best, nil
}

func (p *laying) used(id rules.CardID) bool {
	for _, zone := range p.zones {
		for _, e := range zone {
			if e.card == id {
				return true
			}
		}
	}
	return false
}

// marks reads "(attribute=1, known=Alice)".
func (p *laying) marks(c *Cursor, line int, e *laid) error {
	if !c.Sign('(') {
		return nil
	}
	for !c.Sign(')') {
		name := c.Next()
		if !c.Sign('=') {
			return fmt.Errorf("after %s a \"=\" is needed, not %s", name, c.Peek())
		}
		if name.Text == "known" {
			s, err := p.Seat(c.Next())
			if err != nil {
				return err
			}
			e.known = e.known.With(s)
			if s == rules.Nobody { // what the public knows, everybody does
				e.known = rules.Everyone
			}
		} else if err := p.mark(c, line, name, e); err != nil {
			return err
		}
		if !c.Sign(',') && c.Peek().Kind != ')' {
			return fmt.Errorf("a \")\" is missing")
		}
	}
	return nil
}

// mark reads the value of an attribute: a number, or the name of a card, in quotes,
// for its number.
func (p *laying) mark(c *Cursor, line int, name Token, e *laid) error {
	a, err := p.Attr(name)
	if err != nil {
		return err
	}
	if c.Peek().Kind == 'q' {
		card := e.card
		return p.afterwards(c, line, func(n int) { p.writer.Set(card, a, int16(n)) })
	}
	n, err := c.Number()
	e.attrs = append(e.attrs, attrValue{a, n})
	return err
}

// afterwards reads a card whose number something is set to when all cards lie.
func (p *laying) afterwards(c *Cursor, line int, set func(n int)) error {
	ref, err := p.Ref(c)
	if err != nil {
		return err
	}
	p.later = append(p.later, later{line, *ref, set})
	return nil
}

// named finds a card by its name, and of several copies by which the lines name at
// first, second and so on.
func (p *laying) named(ref Ref) (rules.CardID, error) {
	n := 0
	for _, e := range p.order {
		if e.card == 0 || e.face != ref.Face {
			continue
		}
		if n++; n == max(ref.Copy, 1) {
			return e.card, nil
		}
	}
	if n > 0 {
		return 0, fmt.Errorf("the zone lines name %q only %d times", p.faceName(ref.Face), n)
	}
	return 0, fmt.Errorf("%q lies in no zone that a line names", p.faceName(ref.Face))
}

// lay puts everything on the board.
func (p *laying) lay() {
	for z := range p.zones {
		entries := p.expand(p.zones[z])
		if p.layout.Zones[z].Pile {
			slices.Reverse(entries)
		}
		for i, e := range entries {
			if e.card == 0 {
				continue
			}
			p.writer.Enter(e.card, e.face, rules.Zone(z))
			if p.layout.Zones[z].Slots > 0 && p.writer.Board.Place(e.card) != i {
				p.writer.MoveTo(e.card, rules.Zone(z), i)
			}
			p.writer.Show(e.card, e.known)
			for _, a := range e.attrs {
				p.writer.Set(e.card, a.attr, int16(a.n))
			}
		}
	}
}

// expand writes every card that is still free in place of "rest".
func (p *laying) expand(entries []laid) []laid {
	var out []laid
	for _, e := range entries {
		if !e.rest {
			out = append(out, e)
			continue
		}
		for id := 1; id < len(p.free); id++ {
			if p.free[id] {
				p.free[id] = false
				out = append(out, laid{card: rules.CardID(id), face: p.dealt.Cards[id].Face})
			}
		}
	}
	return out
}
