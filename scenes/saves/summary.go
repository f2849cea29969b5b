package saves

import (
	"strconv"
	"strings"

	"wyrmtable/game"
	"wyrmtable/rules"
)

// Summary is what the menu and the list of saves show of a game without opening
// it. It travels in game.Head.Info and holds only what everybody at the table
// may know.
type Summary struct {
	Turn    int        // 0: not begun
	Word    rules.Text // what a turn is called
	Asked   string     // name of the player to move; empty: several, or none
	Over    bool       // played to its end: opening it shows it again
	Winners []string
	Score   []int // wins in the series it belongs to, by player; nil: it stands alone
	Between bool  // it is over, and the next match of its series is to come
	Players []Player
}

// Player is one player of a Summary.
type Player struct {
	Name   string
	Colour int    // index of ui.PlayerColours
	Facts  []Fact // in the order to show them
}

// Fact is a public number of a player under an icon of package art: the life
// under "hearts".
type Fact struct {
	Icon  string
	Value int
}

// Info writes the summary as a save carries it.
func (s Summary) Info() map[string]string {
	m := map[string]string{"turn": strconv.Itoa(s.Turn), "asked": s.Asked, "players": strconv.Itoa(len(s.Players)),
		"wordfr": s.Word.FR, "worden": s.Word.EN}
	if s.Over {
		m["over"] = "1"
		for i, w := range s.Winners {
			m["winner"+strconv.Itoa(i)] = w
		}
	}
	if s.Between {
		m["between"] = "1"
	}
	for i, n := range s.Score {
		m["score"+strconv.Itoa(i)] = strconv.Itoa(n)
	}
	for i, p := range s.Players {
		n := strconv.Itoa(i)
		m["name"+n], m["colour"+n] = p.Name, strconv.Itoa(p.Colour)
		var facts []string
		for _, f := range p.Facts {
			facts = append(facts, f.Icon+"="+strconv.Itoa(f.Value))
		}
		m["facts"+n] = strings.Join(facts, " ")
	}
	return m
}

// ReadSummary reads what a save carries. What is missing or unreadable is left
// out: a save is never refused for its summary.
func ReadSummary(info map[string]string) Summary {
	s := Summary{Turn: number(info["turn"]), Asked: info["asked"], Over: info["over"] == "1",
		Between: info["between"] == "1", Word: rules.Text{FR: info["wordfr"], EN: info["worden"]}}
	if s.Word.Empty() { // it was saved before it carried that
		s.Word = rules.Text{FR: "Tour", EN: "Turn"}
	}
	for i := range rules.MaxSeats {
		if n, ok := info["score"+strconv.Itoa(i)]; ok {
			s.Score = append(s.Score, number(n))
		}
	}
	for i := range rules.MaxSeats {
		if w := info["winner"+strconv.Itoa(i)]; w != "" && s.Over {
			s.Winners = append(s.Winners, w)
		}
	}
	for i := range min(number(info["players"]), rules.MaxSeats) {
		n := strconv.Itoa(i)
		p := Player{Name: info["name"+n], Colour: number(info["colour"+n])}
		for _, f := range strings.Fields(info["facts"+n]) {
			if icon, v, ok := strings.Cut(f, "="); ok && len(p.Facts) < 6 {
				p.Facts = append(p.Facts, Fact{icon, number(v)})
			}
		}
		s.Players = append(s.Players, p)
	}
	return s
}

func number(s string) int {
	n, err := strconv.Atoi(s)
	if err != nil {
		return 0
	}
	return n
}

// Names lists the players: "Léandre, Maëlys".
func (s Summary) Names() string {
	var names []string
	for _, p := range s.Players {
		names = append(names, p.Name)
	}
	return strings.Join(names, ", ")
}

// Line says where the game stands: "Tour 9 · à Léandre de jouer", or how it
// ended: "Relecture · 11 tours · Maëlys l’emporte".
func (s Summary) Line() game.Text {
	if s.Over {
		return rules.Join(s.ending(), s.series())
	}
	if s.Between {
		return rules.Join(rules.Text{FR: "Partie suivante à jouer", EN: "Next game to be played"}, s.series())
	}
	t := rules.Join(s.Word, rules.Same(" "+strconv.Itoa(s.Turn)))
	if s.Turn == 0 {
		t = rules.Text{FR: "À peine commencée", EN: "Just begun"}
	}
	if s.Asked != "" {
		t = rules.Join(t, rules.Text{FR: " · à " + s.Asked + " de jouer", EN: " · " + s.Asked + " to move"})
	}
	return rules.Join(t, s.series())
}

// series is how the series stands that the game belongs to: " · match 1 – 0".
func (s Summary) series() game.Text {
	if s.Score == nil {
		return game.Text{}
	}
	var n []string
	for _, k := range s.Score {
		n = append(n, strconv.Itoa(k))
	}
	stands := strings.Join(n, "\u00a0–\u00a0")
	return game.Text{FR: " · match " + stands, EN: " · match " + stands}
}

// ending says that a game is over, how long it was and who won.
func (s Summary) ending() game.Text {
	n, word := strconv.Itoa(s.Turn), s.Word
	if s.Turn != 1 {
		word = rules.Join(word, rules.Same("s"))
	}
	t := rules.Text{FR: "Relecture · " + n + " " + strings.ToLower(word.FR), EN: "Replay · " + n + " " + strings.ToLower(word.EN)}
	names := strings.Join(s.Winners, " & ")
	switch len(s.Winners) {
	case 0:
		t = rules.Join(t, rules.Text{FR: " · égalité", EN: " · a draw"})
	case 1:
		t = rules.Join(t, rules.Text{FR: " · " + names + " l’emporte", EN: " · " + names + " wins"})
	default:
		t = rules.Join(t, rules.Text{FR: " · " + names + " l’emportent", EN: " · " + names + " win"})
	}
	return t
}
