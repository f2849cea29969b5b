package rules

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// Lang is a language the program speaks.
type Lang uint8

// French comes first: it is the language of the printed sheets.
const (
	French Lang = iota
	English
)

// Text is something said to a person, in both languages. The zero Text says
// nothing.
//
// A text may hold references, made by [CardRef] and [SeatRef], which a screen
// turns into links and colours; [Plain] removes them.
type Text struct{ FR, EN string }

// In returns the text in language l.
func (t Text) In(l Lang) string {
	if l == English {
		return t.EN
	}
	return t.FR
}

// Empty reports whether the text says nothing in French.
func (t Text) Empty() bool { return t.FR == "" }

// Same returns a text that is equal in both languages: a proper name.
func Same(s string) Text { return Text{s, s} }

// The marks of references and stress: starts, separator and end. They are private-use
// characters, so no name that a person can type contains them by accident.
const (
	refCard  = '\uE000'
	refSeat  = '\uE001'
	refSplit = '\uE002'
	refEnd   = '\uE003'
	strong   = '\uE004'
)

// CardRef returns name marked as a reference to card id.
func CardRef(id CardID, name string) string {
	return string(refCard) + strconv.Itoa(int(id)) + string(refSplit) + name + string(refEnd)
}

// A Form is what the words about a name must agree with.
type Form uint8

// The forms. A name may be plural in one language only.
const (
	Feminine Form = 1 << iota // in French
	Plural                    // in French
	PluralEN
)

// forms are the words of card files for a form.
var forms = map[string]Form{"feminine": Feminine, "plural": Plural | PluralEN, "plural-fr": Plural, "plural-en": PluralEN}

// ParseForm reads a word for a form; 0 where it is none.
func ParseForm(word string) Form { return forms[word] }

// The marks of forms, behind the number of a reference.
const (
	markFeminine = "f"
	markPlural   = "p"
)

func markIf(yes bool, mark string) string {
	if yes {
		return mark
	}
	return ""
}

// CardForm returns the name of a card as a reference that words can agree with.
func CardForm(id CardID, name Text, f Form) Text {
	n := strconv.Itoa(int(id))
	ref := func(marks, name string) string {
		return string(refCard) + n + marks + string(refSplit) + name + string(refEnd)
	}
	return Text{
		ref(markIf(f&Feminine != 0, markFeminine)+markIf(f&Plural != 0, markPlural), name.FR),
		ref(markIf(f&PluralEN != 0, markPlural), name.EN),
	}
}

// agree chooses among words the ones that agree with a name, which is a reference
// to a card: of two by number, of four by number and gender.
func agree(words, name string) string {
	_, ref, _ := strings.Cut(name, string(refCard))
	head, _, _ := strings.Cut(ref, string(refSplit))
	each := strings.Split(words, "|")
	i := 0
	if strings.HasSuffix(head, markPlural) {
		i = len(each) / 2
	}
	if len(each) == 4 && strings.Contains(head, markFeminine) {
		i++
	}
	return each[min(i, len(each)-1)]
}

// SeatRef returns name marked as a reference to seat s.
func SeatRef(s Seat, name string) string {
	return string(refSeat) + strconv.Itoa(int(s)) + string(refSplit) + name + string(refEnd)
}

// Strong returns s marked as words to stress.
func Strong(s string) string {
	return string(strong) + "0" + string(refSplit) + s + string(refEnd)
}

// A Span is a run of a text: plain, stressed, or a reference to a card or a
// seat.
type Span struct {
	Text   string
	Card   CardID // 0 when the span is no card
	Seat   Seat   // Nobody when the span is no seat
	Many   bool   // the name of the card is plural
	Strong bool   // words to stress
}

// Spans cuts s into plain runs and references.
func Spans(s string) []Span {
	var out []Span
	for s != "" {
		i := strings.IndexAny(s, string(refCard)+string(refSeat)+string(strong))
		if i < 0 {
			return append(out, Span{Text: s, Seat: Nobody})
		}
		if i > 0 {
			out = append(out, Span{Text: s[:i], Seat: Nobody})
		}
		s = s[i:]
		mark, size := utf8.DecodeRuneInString(s)
		head, rest, ok1 := strings.Cut(s[size:], string(refSplit))
		name, rest, ok2 := strings.Cut(rest, string(refEnd))
		if !ok1 || !ok2 {
			return out // a broken reference ends the text rather than showing marks
		}
		n, _ := strconv.Atoi(strings.TrimRight(head, markFeminine+markPlural))
		span := Span{Text: name, Seat: Nobody}
		switch mark {
		case refCard:
			span.Card = CardID(n)
			span.Many = strings.HasSuffix(head, markPlural)
		case refSeat:
			span.Seat = Seat(n)
		case strong:
			span.Strong = true
		}
		out = append(out, span)
		s = rest
	}
	return out
}

// Plain returns s without its reference marks.
func Plain(s string) string {
	var b strings.Builder
	for _, span := range Spans(s) {
		b.WriteString(span.Text)
	}
	return b.String()
}
