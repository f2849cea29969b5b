package puzzle

import (
	"errors"
	"fmt"
	"slices"
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
}

// ErrUnwritable is returned by Write for a position that no file can tell.
var ErrUnwritable = errors.New("puzzle: this position cannot be written")

// Write writes a puzzle that begins where a session stands: the cards on the table as
// they lay at the last question that a file can begin with, and then what was done
// since. Who reads it plays on from the same position.
func Write(s *rules.Session, o Outline) (string, error) {
	for n := s.Len(); n >= 0 && n > s.Len()-mostBefore; n-- {
		at, err := s.Branch(n)
		if err != nil {
			return "", err
		}
		text := o.head(at) + lay(at)
		for i := n; i < s.Len(); i++ {
			a := s.Action(i)
			text += "do      " + scenario.TableOf(at).Exactly(at.Match(), a) + "\n"
			if err := at.Do(a); err != nil {
				return "", err
			}
		}
		text += "goal    " + o.Goal + "\n" + o.Until + "\n" + "text    " + o.Text.FR + " | " + o.Text.EN + "\n"
		if same(text, s) {
			return text, nil
		}
	}
	return "", ErrUnwritable
}

// mostBefore is how many answers a written puzzle begins with at most.
const mostBefore = 64

// same reports whether a text is a puzzle that begins where the session stands.
func same(text string, s *rules.Session) bool {
	list, err := Parse("", text)
	if err != nil {
		return false
	}
	p, err := list[0].In(s.Game())
	if err != nil {
		return false
	}
	there, err := p.Session()
	return err == nil && Same(s, there)
}

// Same reports whether two sessions stand at the same position, whichever numbers the
// cards have and whatever chance will bring.
func Same(x, y *rules.Session) bool {
	return lay(x) == lay(y) && scenario.TableOf(x).Open(x.Match()) == scenario.TableOf(y).Open(y.Match()) &&
		slices.EqualFunc(x.Match().Asks(), y.Match().Asks(), func(a, b rules.Ask) bool {
			return len(a.Answers) == len(b.Answers) && len(a.Draft) == len(b.Draft) && a.Num == b.Num && a.Answered == b.Answered
		})
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
func lay(s *rules.Session) string {
	b := s.Match().Board()
	l := b.Layout()
	tb := scenario.TableOf(s)
	var out strings.Builder
	for v, info := range l.Vars {
		for seat := rules.Nobody; int(seat) < l.Seats; seat++ {
			if n := b.Var(rules.Var(v), seat); seat != rules.Nobody {
				fmt.Fprintf(&out, "set     %s %s %d\n", info.Name, tb.SeatName(seat), n)
			} else {
				fmt.Fprintf(&out, "set     %s %d\n", info.Name, n)
			}
		}
	}
	for z := rules.Zone(1); int(z) < len(l.Zones); z++ {
		if b.Count(z) == 0 {
			continue
		}
		fmt.Fprintf(&out, "zone    %s: %s\n", tb.ZoneName(z), strings.Join(entries(tb, b, z), ", "))
	}
	return out.String()
}

// entries writes the cards of a zone.
func entries(tb *scenario.Table, b *rules.Board, z rules.Zone) []string {
	info := &b.Layout().Zones[z]
	cards := slices.Clone(b.Zone(z))
	if info.Pile {
		slices.Reverse(cards)
	}
	for len(cards) > 0 && cards[len(cards)-1] == 0 {
		cards = cards[:len(cards)-1]
	}
	var out []string
	for _, id := range cards {
		if id == 0 {
			out = append(out, "-")
			continue
		}
		out = append(out, `"`+tb.FaceName(b.Cards[id].Face)+`"`+marks(tb, b, id))
	}
	return out
}

// marks writes what is special about a card: who knows it, and its attributes.
func marks(tb *scenario.Table, b *rules.Board, id rules.CardID) string {
	l := b.Layout()
	c := &b.Cards[id]
	var out []string
	for seat := rules.Nobody; int(seat) < l.Seats; seat++ {
		if c.Known.Has(seat) && !l.Zones[c.Zone].Seen.Has(seat) {
			out = append(out, "known="+tb.SeatName(seat))
		}
	}
	for a, info := range l.Attrs {
		n := b.Attr(id, rules.Attr(a))
		if n == 0 {
			continue
		}
		if int(info.Max) >= l.Cards && int(n) < len(b.Cards) && n > 0 {
			out = append(out, fmt.Sprintf("%s=%q", info.Name, tb.FaceName(b.Cards[n].Face)))
			continue
		}
		out = append(out, fmt.Sprintf("%s=%d", info.Name, n))
	}
	if out == nil {
		return ""
	}
	return " (" + strings.Join(out, ", ") + ")"
}
