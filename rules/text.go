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
		n, _ := strconv.Atoi(head)
		span := Span{Text: name, Seat: Nobody}
		switch mark {
		case refCard:
			span.Card = CardID(n)
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
