package puzzle

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wyrmtable/rules"
	"wyrmtable/rules/scenario"
)

// An Outline is what somebody says of a puzzle that he makes of a position.
type Outline struct {
	Name   rules.Text
	Text   rules.Text // the goal in a sentence
	Grade  int
	Solver rules.Seat
	Goal   string // as a file says it: "win"
	Until  string // as a file says it: "by end of turn"
	Open   bool   // the solver knows what others hold
}

// ErrUnwritable is returned by Write for a position that no file can tell.
var ErrUnwritable = errors.New("puzzle: this position cannot be written")

// ErrBefore is returned for one in which nothing was played yet: what comes before the
// first turn is no position.
var ErrBefore = errors.New("puzzle: this position comes before the first turn")

// Write writes a puzzle that begins where a session stands: the cards on the table as
// they lay at the last question that a file can begin with, and then what was done
// since. Who reads it plays on from the same position.
func Write(s *rules.Session, o Outline) (string, error) {
	w := NewWriter(s, o)
	w.Step(nil)
	return w.Text, w.Err
}

// A Writer is Write in steps, for a game that goes on meanwhile.
type Writer struct {
	Text string
	Err  error

	o     Outline
	game  *rules.Game
	head  string
	usual map[string]bool // lines that say how every match begins
	story []moment        // the last of the match, of which the last is now
	next  int             // which of them is tried next as the one to begin with
}

// NewWriter returns a Writer for where a session stands now.
func NewWriter(s *rules.Session, o Outline) *Writer {
	w := &Writer{Err: ErrUnwritable, o: o, game: s.Game(), head: o.head(s), usual: usual(s)}
	from := max(0, s.Len()-mostBefore)
	at, err := s.Branch(from)
	if err != nil {
		w.Err = err
		return w
	}
	for i := from; ; i++ {
		m := momentOf(at)
		if m.open = m.lay; o.Open {
			open := laying(at)
			open.opens = o.Solver
			m.open = open.lay()
		}
		if i == s.Len() {
			w.story = append(w.story, m)
			break
		}
		m.do = "do      " + scenario.TableOf(at).Exactly(at.Match(), s.Action(i)) + "\n"
		w.story = append(w.story, m)
		if err := at.Do(s.Action(i)); err != nil {
			w.Err = err
			return w
		}
	}
	w.next = len(w.story)
	if from == 0 {
		w.Err = ErrBefore
	}
	return w
}

// mostBefore is how many answers back a written puzzle begins at most.
const mostBefore = 200

// Step works until stop, which may be nil, says so, and reports whether Text is
// written or Err says why not.
func (w *Writer) Step(stop func() bool) (done bool) {
	for w.next > 0 {
		w.next--
		if text, ok := w.from(w.next); ok {
			w.Text, w.Err, w.next = text, nil, 0
		} else if stop != nil && stop() {
			return false
		}
	}
	return true
}

// from writes the puzzle as one that begins at a moment of the story, if that can be.
func (w *Writer) from(n int) (string, bool) {
	now := &w.story[len(w.story)-1]
	text := w.head + w.unusual(w.story[n].lay)
	if is, ok := w.begins(text); !ok || is != w.story[n].at {
		return "", false
	}
	done := w.since(n)
	if done != "" {
		if is, ok := w.begins(text + done); !ok || is != now.at {
			return "", false
		}
	}
	if w.o.Open {
		text = w.head + w.unusual(w.story[n].open)
		if is, ok := w.begins(text + done); !ok || is.asks != now.asks {
			return "", false
		}
	}
	return text + done + w.o.tail(), true
}

// since writes what was done from a moment on. What was done and taken back says
// nothing.
func (w *Writer) since(n int) (done string) {
	last := len(w.story) - 1
	for i := n; i < last; i++ {
		k := last
		for w.story[k].at != w.story[i].at {
			k--
		}
		if i = k; i < last {
			done += w.story[i].do
		}
	}
	return done
}

// unusual leaves out the lines that go without saying.
func (w *Writer) unusual(lay string) string {
	var out strings.Builder
	for line := range strings.Lines(lay) {
		if !w.usual[line] {
			out.WriteString(line)
		}
	}
	return out.String()
}

// usual are the lines of counters of a match that has just been dealt.
func usual(s *rules.Session) map[string]bool {
	setup := *s.Setup()
	setup.Seed = 1 // as a file without a seed
	dealt, err := s.Game().New(&setup)
	if err != nil {
		return nil
	}
	out := map[string]bool{}
	w := laying(s)
	w.board = dealt.Board()
	for line := range strings.Lines(w.lay()) {
		if strings.HasPrefix(line, "set") && !strings.Contains(line, `"`) {
			out[line] = true
		}
	}
	return out
}

// tail is what stands behind the position.
func (o *Outline) tail() string {
	return "goal    " + o.Goal + "\n" + o.Until + "\n" + "text    " + o.Text.FR + " | " + o.Text.EN + "\n"
}

// begins returns how a text begins as a puzzle, and whether it does.
func (w *Writer) begins(text string) (is at, ok bool) {
	list, err := Parse("", text+w.o.tail())
	if err != nil {
		return at{}, false
	}
	p, err := list[0].In(w.game)
	if err != nil {
		return at{}, false
	}
	there, err := p.Session()
	if err != nil {
		return at{}, false
	}
	return momentOf(there).at, true
}

// A moment is how a match stood at a question: equal ones are the same, whichever
// numbers the cards have and whatever chance will bring.
type moment struct {
	at
	open string // what lies there, if the solver knows what others hold
	do   string // what was answered
}

type at struct{ lay, asks string }

func momentOf(s *rules.Session) moment {
	w := laying(s)
	asks := w.Open(s.Match())
	for _, k := range s.Match().Asks() {
		asks += fmt.Sprint(len(k.Answers), k.Num, k.Answered)
		for _, id := range k.Draft {
			asks += w.value(int(id), true)
		}
	}
	return moment{at: at{w.lay(), asks}}
}

func (o *Outline) head(s *rules.Session) string {
	setup := s.Setup()
	tb := scenario.TableOf(s)
	var b strings.Builder
	fmt.Fprintf(&b, "puzzle  %s | %s\ngrade   %d\ngame    %s\nseats   ", o.Name.FR, o.Name.EN, o.Grade, s.Game().ID)
	for i := range setup.Seats {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(tb.SeatName(rules.Seat(i)))
	}
	fmt.Fprintf(&b, "\nfirst   %s\nsolver  %s\n", tb.SeatName(setup.First), tb.SeatName(o.Solver))
	for _, k := range setup.Options {
		fmt.Fprintf(&b, "option  %s %d\n", k.Key, k.Value)
	}
	for i, d := range setup.Decks {
		var cards []string
		for _, l := range d.Lines {
			if f, ok := s.Game().FaceByID(l.Card); ok {
				cards = append(cards, fmt.Sprintf("%s*%d", tb.FaceName(f), l.Count))
			}
		}
		fmt.Fprintf(&b, "deck    %s: %s\n", tb.SeatName(rules.Seat(i)), strings.Join(cards, ", "))
	}
	return b.String()
}

// lay writes what lies on the table as set and zone lines.
func (w *writing) lay() string {
	l := w.board.Layout()
	var out strings.Builder
	for v, info := range l.Vars {
		for seat := rules.Nobody; int(seat) < l.Seats; seat++ {
			n := w.board.Var(rules.Var(v), seat)
			whose := info.Name
			if seat != rules.Nobody {
				whose += " " + w.SeatName(seat)
			}
			fmt.Fprintf(&out, "set     %s %s\n", whose, w.value(int(n), info.Card))
		}
	}
	for z := rules.Zone(1); int(z) < len(l.Zones); z++ {
		if w.board.Count(z) == 0 {
			continue
		}
		fmt.Fprintf(&out, "zone    %s: %s\n", w.ZoneName(z), strings.Join(w.entries(z), ", "))
	}
	return out.String()
}

// A writing is a position while it is written.
type writing struct {
	*scenario.Table
	board *rules.Board
	names []string   // of cards by their numbers, once one was asked for
	opens rules.Seat // who knows what others hold, or Nobody
}

func laying(s *rules.Session) *writing {
	return &writing{Table: scenario.TableOf(s), board: s.Match().Board(), opens: rules.Nobody}
}

// value writes the value of a counter or an attribute, which may be a card.
func (w *writing) value(n int, card bool) string {
	if card && n > 0 && n < len(w.board.Cards) {
		if w.names == nil {
			w.name()
		}
		if w.names[n] != "" {
			return w.names[n]
		}
	}
	return strconv.Itoa(n)
}

// name gives each card that lies somewhere a name that no other one has, in the order
// of the zone lines.
func (w *writing) name() {
	w.names = make([]string, len(w.board.Cards))
	copies := map[rules.Face]int{}
	for z := rules.Zone(1); int(z) < len(w.board.Layout().Zones); z++ {
		for _, id := range w.listed(z) {
			if id == 0 {
				continue
			}
			f := w.board.Cards[id].Face
			copies[f]++
			w.names[id] = `"` + w.FaceName(f) + `"`
			if copies[f] > 1 {
				w.names[id] += "#" + strconv.Itoa(copies[f])
			}
		}
	}
}

// listed is a zone as its line has it.
func (w *writing) listed(z rules.Zone) []rules.CardID {
	cards := slices.Clone(w.board.Zone(z))
	if w.board.Layout().Zones[z].Pile {
		slices.Reverse(cards)
	}
	for len(cards) > 0 && cards[len(cards)-1] == 0 {
		cards = cards[:len(cards)-1]
	}
	return cards
}

// entries writes the cards of a zone.
func (w *writing) entries(z rules.Zone) []string {
	var out []string
	for _, id := range w.listed(z) {
		if id == 0 {
			out = append(out, "-")
			continue
		}
		out = append(out, `"`+w.FaceName(w.board.Cards[id].Face)+`"`+w.marks(id))
	}
	return out
}

// marks writes what is special about a card: who knows it, and its attributes.
func (w *writing) marks(id rules.CardID) string {
	l := w.board.Layout()
	c := &w.board.Cards[id]
	var out []string
	for seat := rules.Nobody; int(seat) < l.Seats; seat++ {
		known := c.Known.Has(seat) || seat == w.opens && seat >= 0 && c.Known != 0
		if known && !l.Zones[c.Zone].Seen.Has(seat) {
			out = append(out, "known="+w.SeatName(seat))
			if seat == rules.Nobody {
				break // whatever the public knows, everybody does
			}
		}
	}
	for a, info := range l.Attrs {
		if n := w.board.Attr(id, rules.Attr(a)); n != 0 {
			out = append(out, info.Name+"="+w.value(int(n), info.Card))
		}
	}
	if out == nil {
		return ""
	}
	return " (" + strings.Join(out, ", ") + ")"
}
