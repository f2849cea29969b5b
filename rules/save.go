package rules

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"strconv"
)

// A save is a text of lines: what kind of file it is, the header as JSON, an
// action a line with a fingerprint every 16 of them, and an end line.
//
//	wyrmtable save 1
//	{"setup":{"game":"dracoliath",…},"version":1,"cards":["…"],…}
//	a 0 3 17 0 5
//	f 16 9f3c61d0a2b44e07
//	c 1
//	end 17 02ab…
//
// The line c stands there only if the match was given up, and says by which seat.
//
// Loading plays the actions again from the setup, so a save is a replay and a
// bug report too. Because the end is marked and every line stands for itself, a
// file that broke off still gives the match up to its last good action.
const saveMagic = "wyrmtable save 1"

// A Meta is what a list of saves shows. The rules have no clock and no screen:
// the program fills it in.
type Meta struct {
	Title string `json:"title,omitempty"`
	Time  string `json:"time,omitempty"` // as the program writes times
	Turn  int    `json:"turn,omitempty"`
}

// A Header is the first part of a save: enough to show it in a list.
type Header struct {
	Setup   Setup    `json:"setup"`
	Version int      `json:"version"` // of the game's rules
	Cards   []string `json:"cards"`   // the ids of the card list, by Face
	Hash    string   `json:"hash"`    // of the card list with its texts
	Board   string   `json:"board,omitempty"`
	Open    bool     `json:"open,omitempty"` // OpenUndo
	Advice  bool     `json:"advice,omitempty"`
	Series  *Series  `json:"series,omitempty"`
	Meta    Meta     `json:"meta"`
}

// Save returns the session as a save.
func (s *Session) Save(meta Meta) []byte {
	h := Header{Setup: s.setup, Version: s.game.Version, Hash: s.game.cardHash(),
		Open: s.OpenUndo, Advice: s.Advice, Series: s.Series, Meta: meta}
	for _, f := range s.game.Faces {
		h.Cards = append(h.Cards, f.ID)
	}
	if s.start != nil {
		h.Board = base64.StdEncoding.EncodeToString(s.start.AppendState(nil))
	}
	head, err := json.Marshal(h)
	if err != nil {
		panic(err) // a Header holds nothing that cannot be written
	}
	out := append([]byte(saveMagic+"\n"), head...)
	out = append(out, '\n')
	for i, d := range s.done {
		out = appendAction(out, d.action)
		if n := i + 1; n%markEvery == 0 {
			out = fmt.Appendf(out, "f %d %016x\n", n, s.marks[n/markEvery-1])
		}
	}
	if by := s.Conceded(); by >= 0 {
		out = fmt.Appendf(out, "c %d\n", by)
	}
	return fmt.Appendf(out, "end %d %016x\n", len(s.done), s.Fingerprint())
}

// appendAction writes an action as a line. Fields at the end that say nothing
// are left out.
func appendAction(dst []byte, a Action) []byte {
	n := fields(a)
	last := len(n) - 1
	for last > 1 && n[last] == 0 {
		last--
	}
	dst = append(dst, 'a')
	for _, v := range n[:last+1] {
		dst = append(dst, ' ')
		dst = strconv.AppendInt(dst, int64(v), 10)
	}
	return append(dst, '\n')
}

// fields returns an action as numbers; Whom is shifted so that Nobody is 0.
func fields(a Action) [8]int16 {
	return [8]int16{int16(a.Seat), int16(a.Verb), int16(a.Card), int16(a.Target),
		int16(a.Zone), a.Place, int16(a.Whom) + 1, a.Num}
}

// parseAction reads the words after the "a" of a line.
func parseAction(words [][]byte) (Action, bool) {
	var n [8]int16
	if len(words) < 2 || len(words) > len(n) {
		return Action{}, false
	}
	for i, w := range words {
		v, err := strconv.ParseInt(string(w), 10, 16)
		if err != nil {
			return Action{}, false
		}
		n[i] = int16(v)
	}
	a := Action{Seat: Seat(n[0]), Verb: Verb(n[1]), Card: CardID(n[2]), Target: CardID(n[3]),
		Zone: Zone(n[4]), Place: n[5], Whom: Seat(n[6] - 1), Num: n[7]}
	return a, fields(a) == n
}

// cardHash returns a hash of the card list with its texts. The texts are
// generated from what the engine executes, so a card that works differently has
// another hash.
func (g *Game) cardHash() string {
	h := fnv.New64a()
	for _, f := range g.Faces {
		for _, s := range []string{f.ID, f.Rules.FR, f.Rules.EN} {
			h.Write([]byte(s))
			h.Write([]byte{0})
		}
	}
	return fmt.Sprintf("%016x", h.Sum64())
}

// Mark is a hash of what a match of g can be played again by: the version of its
// rules, its cards with their texts, and the decks that it brings along.
func (g *Game) Mark() uint64 {
	h := fnv.New64a()
	fmt.Fprint(h, g.ID, g.Version, len(g.Faces), g.cardHash())
	if g.Deck != nil {
		for i := range g.Deck.Ready {
			fmt.Fprint(h, g.Deck.Ready[i].ID, g.Deck.Ready[i].Deck.Lines)
		}
	}
	return h.Sum64()
}

// ReadHeader reads the header of a save without playing it.
func ReadHeader(data []byte) (*Header, error) {
	magic, rest, _ := bytes.Cut(data, []byte("\n"))
	if string(bytes.TrimSuffix(magic, []byte("\r"))) != saveMagic {
		if bytes.HasPrefix([]byte(saveMagic), magic) {
			return nil, &SaveError{Kind: Truncated}
		}
		return nil, &SaveError{Kind: Foreign}
	}
	line, _, whole := bytes.Cut(rest, []byte("\n"))
	if !whole {
		return nil, &SaveError{Kind: Truncated}
	}
	h := new(Header)
	if err := json.Unmarshal(line, h); err != nil {
		return nil, &SaveError{Kind: Foreign}
	}
	return h, nil
}

// Load plays a save again. game finds a game by its ID, or returns nil.
//
// All errors are a [*SaveError]. When a session comes back beside the error,
// the end of the save is lost and the session is the match up to the last good
// action.
func Load(data []byte, game func(id string) *Game) (*Session, *Header, error) {
	h, err := ReadHeader(data)
	if err != nil {
		return nil, nil, err
	}
	g := game(h.Setup.Game)
	if g == nil {
		return nil, h, &SaveError{Kind: UnknownGame, What: h.Setup.Game}
	}
	if err := g.accepts(h); err != nil {
		return nil, h, err
	}
	var start *Board
	if h.Board != "" {
		if start, err = g.decodeBoard(h); err != nil {
			return nil, h, err
		}
	}
	s, err := NewSession(g, h.Setup, start)
	if err != nil {
		return nil, h, &SaveError{Kind: BadSetup, What: err.Error()}
	}
	s.OpenUndo, s.Advice, s.Series = h.Open, h.Advice, h.Series.sound()
	_, lines, _ := bytes.Cut(data, []byte("\n"))
	_, lines, _ = bytes.Cut(lines, []byte("\n"))
	if err := s.playBack(lines); err != nil {
		return s, h, err
	}
	return s, h, nil
}

// accepts reports what keeps g from playing the save.
func (g *Game) accepts(h *Header) error {
	for i, id := range h.Cards {
		if _, ok := g.FaceByID(id); !ok && i > 0 { // the first is the hidden card
			return &SaveError{Kind: UnknownCard, What: id}
		}
	}
	for _, d := range h.Setup.Decks {
		if err := d.Bounded(); err != nil {
			return &SaveError{Kind: BadSetup, What: err.Error()}
		}
		for _, l := range d.Lines {
			if _, ok := g.FaceByID(l.Card); !ok {
				return &SaveError{Kind: UnknownCard, What: l.Card}
			}
		}
	}
	if h.Version != g.Version || h.Hash != g.cardHash() || len(h.Cards) != len(g.Faces) {
		return &SaveError{Kind: OtherVersion, What: strconv.Itoa(h.Version)}
	}
	return nil
}

func (g *Game) decodeBoard(h *Header) (*Board, error) {
	raw, err := base64.StdEncoding.DecodeString(h.Board)
	if err != nil {
		return nil, &SaveError{Kind: Foreign}
	}
	if err := g.Check(&h.Setup); err != nil {
		return nil, &SaveError{Kind: BadSetup, What: err.Error()}
	}
	b := g.BoardOf(&h.Setup, raw)
	if b == nil {
		return nil, &SaveError{Kind: Foreign}
	}
	return b, nil
}

// BoardOf returns the Referee's board of a match with a setup that Check takes,
// from the bytes of [Board.AppendState]; nil where they are of no such board.
func (g *Game) BoardOf(s *Setup, state []byte) *Board {
	b := NewBoard(g.Layout(s))
	if !b.setState(state, len(g.Faces)) {
		return nil
	}
	return b
}

// playBack does the actions of a save's lines. On an error the session stands
// at the last point that a fingerprint confirms, or at the last action that was
// legal when the lines just stop.
func (s *Session) playBack(lines []byte) error {
	good := 0
	for len(lines) > 0 {
		line, rest, whole := bytes.Cut(lines, []byte("\n"))
		if !whole {
			break
		}
		lines = rest
		words := bytes.Fields(line)
		if len(words) == 0 {
			continue
		}
		switch string(words[0]) {
		case "a":
			a, ok := parseAction(words[1:])
			if !ok {
				return &SaveError{Kind: Truncated, At: s.Len()}
			}
			if s.Do(a) != nil {
				at := s.Len()
				return s.fallBack(good, &SaveError{Kind: Diverged, At: at})
			}
		case "c":
			seat, err := strconv.Atoi(string(bytes.Join(words[1:], nil)))
			if err != nil || seat < 0 || seat > 1 || s.Concede(Seat(seat)) != nil {
				return &SaveError{Kind: Truncated, At: s.Len()}
			}
		case "f", "end":
			if !s.confirms(words) {
				at := s.Len()
				return s.fallBack(good, &SaveError{Kind: Diverged, At: at})
			}
			good = s.Len()
			if string(words[0]) == "end" {
				return nil
			}
		default:
			return &SaveError{Kind: Truncated, At: s.Len()}
		}
	}
	return &SaveError{Kind: Truncated, At: s.Len()}
}

// confirms reports whether a fingerprint line is true of the session.
func (s *Session) confirms(words [][]byte) bool {
	if len(words) != 3 {
		return false
	}
	n, err := strconv.Atoi(string(words[1]))
	mark, err2 := strconv.ParseUint(string(words[2]), 16, 64)
	return err == nil && err2 == nil && n == s.Len() && mark == s.Fingerprint()
}

// fallBack rewinds to the last confirmed point.
func (s *Session) fallBack(good int, cause *SaveError) error {
	if err := s.rewind(good); err != nil {
		panic("rules: replaying legal actions failed: " + err.Error())
	}
	return cause
}
