// Package link writes matches, positions, decks and whatever else people at two
// screens may want to send each other as a short text that fits behind the # of a
// page's address, and reads such a text again.
//
// What is sent is as short as the rules allow: a match is its setup and, for each
// answer, which one of the legal answers it was. Whoever reads it deals again and
// plays it, so every answer is checked on the way.
//
//	#w1 base64url( kind, length, checksum, one long fraction )
//
// The alphabet is that of addresses. The length says whether the end is missing,
// the checksum whether anything has changed on the way, and a mark of the game's
// rules whether both sides play by the same.
package link

import (
	"encoding/base64"
	"encoding/binary"
	"hash/fnv"
	"strconv"
	"strings"
	"unicode"

	"wyrmtable/rules"
)

// A Kind says what is sent.
type Kind uint8

// The kinds of link. Their numbers never change.
const (
	Match    Kind = iota // a whole match
	Turn                 // the same, as one player sends it to the other
	Position             // what lies on a table, as the start of a match
	Deck                 // a deck list
	Lesson               // Data, as the screen of lessons reads it
	Puzzle               // Data, as the screen of puzzles reads it
	kinds
)

// A Content is what a link holds.
type Content struct {
	Kind Kind
	Game *rules.Game
	// Session is the match of a Match, a Turn and a Position.
	Session *rules.Session
	// From is at whose screen a Turn was sent.
	From rules.Seat
	Deck rules.Deck
	// Data is what is sent in the other kinds: any bytes.
	Data []byte
}

const (
	// Longest is how long a link may be, in characters.
	Longest = 100_000

	// format is the version of the form.
	format = '1'
	mark   = "#w"
	prefix = len(mark) + 1

	// mostActions, mostData and mostText bound what is read: a link may say anything.
	mostActions = 20_000
	mostData    = 250_000
	mostText    = 2_000
	mostPast    = 20
)

var encoding = base64.RawURLEncoding

// Encode returns the link of a content, without the address of a page before it:
// "#w1…". The error is an [*Error].
func Encode(c *Content) (string, error) {
	w := writing()
	id := c.Game.ID
	w.text(&id, mostText)
	sign := c.Game.Mark() >> 32
	w.big(&sign)
	if err := w.content(c); err != nil {
		return "", err
	}
	if w.bad {
		return "", &Error{Kind: TooMuch}
	}
	body := w.enc.end()
	head := binary.AppendUvarint([]byte{byte(c.Kind)}, uint64(len(body)))
	head = binary.BigEndian.AppendUint32(head, checksum(c.Kind, body))
	out := mark + string(format) + encoding.EncodeToString(append(head, body...))
	if len(out) > Longest {
		return "", &Error{Kind: TooMuch, At: len(out)}
	}
	return out, nil
}

func checksum(k Kind, body []byte) uint32 {
	h := fnv.New32a()
	h.Write([]byte{byte(k)})
	h.Write(body)
	return h.Sum32()
}

// Has reports whether there is a link in a text, or what is left of one.
func Has(text string) bool { return start(text) >= 0 }

// Page returns the address that stands before the link of a text; empty where there
// is none, or only one of this machine.
func Page(text string) string {
	i := start(text)
	if i < 0 {
		return ""
	}
	before := strings.TrimSuffix(text[:i], "%2") // where the # was written so
	page := before[strings.LastIndexFunc(before, unicode.IsSpace)+1:]
	k := strings.Index(page, "http")
	if k < 0 || len(page) > mostText {
		return ""
	}
	page, _, _ = strings.Cut(page[k:], "?")
	host, ok := strings.CutPrefix(page, "https://")
	if !ok {
		host, ok = strings.CutPrefix(page, "http://")
	}
	if !ok || strings.HasPrefix(host, "localhost") || strings.HasPrefix(host, "127.") {
		return ""
	}
	return page
}

// start returns where the mark of a link begins in a text, or -1. Some programs
// write the # of an address in another way.
func start(text string) int {
	for i := range len(text) {
		rest := text[i:]
		if !strings.HasPrefix(rest, mark) {
			if !strings.HasPrefix(rest, "%23w") {
				continue
			}
			rest = rest[2:]
		}
		if len(rest) > len(mark) && rest[len(mark)] >= '0' && rest[len(mark)] <= '9' {
			return i + len(text[i:]) - len(rest)
		}
	}
	return -1
}

// Decode reads the first link of a text, which may be a whole message with an
// address in it. find finds a game by its ID, or returns nil. All errors are an
// [*Error].
func Decode(text string, find func(id string) *rules.Game) (*Content, error) {
	if len(text) > 2*Longest {
		return nil, &Error{Kind: TooLong, At: len(text)}
	}
	i := start(text)
	if i < 0 {
		return nil, &Error{Kind: Foreign}
	}
	text = text[i+len(mark):]
	if text[0] != format {
		return nil, &Error{Kind: OtherFormat, What: text[:1]}
	}
	kind, body, err := unpack(text[1:])
	if err != nil {
		return nil, err
	}
	w := reading(body)
	c := &Content{Kind: kind}
	var id string
	var sign uint64
	w.text(&id, mostText)
	w.big(&sign)
	c.Game = find(id)
	switch {
	case w.bad:
		return nil, &Error{Kind: Damaged}
	case c.Game == nil:
		return nil, &Error{Kind: UnknownGame, What: clip(id)}
	case sign != c.Game.Mark()>>32:
		return nil, &Error{Kind: OtherVersion, What: c.Game.Name}
	case kind >= kinds:
		return nil, &Error{Kind: OtherFormat, What: strconv.Itoa(int(kind))}
	}
	if err := w.content(c); err != nil {
		return nil, err
	}
	if w.bad {
		return nil, &Error{Kind: Damaged}
	}
	return c, nil
}

// unpack reads the letters of a link. Programs for messages break lines where they
// like: such breaks are passed over as long as letters are missing.
func unpack(text string) (Kind, []byte, error) {
	var got []byte
	need := 0 // letters in all; 0 while that is not known
	for i, r := range text {
		switch {
		case need > 0 && len(got) == need:
			return whole(got)
		case len(got) > Longest:
			return 0, nil, &Error{Kind: TooLong, At: len(text)}
		case r < unicode.MaxASCII && (r == '-' || r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r)):
			if got = append(got, byte(r)); need == 0 && len(got)%4 == 0 {
				need = needed(got)
			}
		case unicode.IsSpace(r) || r == '>':
		default:
			return 0, nil, &Error{Kind: BadSign, What: string(r), At: i + prefix + 1}
		}
	}
	if need == 0 || len(got) < need {
		of := 0
		if need > 0 {
			of = need + prefix
		}
		return 0, nil, &Error{Kind: Cut, At: len(got) + prefix, Of: of}
	}
	return whole(got)
}

// needed returns how many letters a link has that begins so; 0 while that cannot
// be said.
func needed(got []byte) int {
	head, err := encoding.DecodeString(string(got))
	if err != nil || len(head) < 2 {
		return 0
	}
	body, n := binary.Uvarint(head[1:])
	if n <= 0 || body > Longest {
		return 0
	}
	return encoding.EncodedLen(1 + n + 4 + int(body))
}

// whole checks the letters of a link that is there to its end.
func whole(got []byte) (Kind, []byte, error) {
	data, err := encoding.DecodeString(string(got))
	if err != nil {
		return 0, nil, &Error{Kind: Damaged}
	}
	_, n := binary.Uvarint(data[1:])
	kind, data := Kind(data[0]), data[1+n:]
	sum, body := binary.BigEndian.Uint32(data), data[4:]
	if sum != checksum(kind, body) {
		return 0, nil, &Error{Kind: Damaged}
	}
	return kind, body, nil
}
