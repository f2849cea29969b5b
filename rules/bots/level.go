package bots

import (
	"strings"

	"wyrmtable/rules"
)

// A Level is how well a player of the program plays. Saves hold its ID.
type Level int

// The levels, from the lowest.
const (
	Page    Level = iota // sees its own next step
	Squire               // weighs the table after what it has begun
	Knight               // plays on in mind, a little
	Dragon               // plays on in mind as long as it may
	Highest = Dragon
)

// Levels are all levels, from the lowest.
var Levels = []Level{Page, Squire, Knight, Dragon}

var ids = [...]string{Page: "page", Squire: "squire", Knight: "knight", Dragon: "dragon"}

var names = [...]rules.Text{
	Page:   {FR: "Page", EN: "Page"},
	Squire: {FR: "Écuyer", EN: "Squire"},
	Knight: {FR: "Chevalier", EN: "Knight"},
	Dragon: {FR: "Dragon", EN: "Dragon"},
}

var manners = [...]rules.Text{
	Page: {FR: "Regarde son prochain coup, aime ses grandes cartes, oublie qu’on peut lui répondre.",
		EN: "Looks at its own next step, likes its big cards, forgets that others may answer."},
	Squire: {FR: "Pèse la table après chaque coup, sans prévoir ceux des autres.",
		EN: "Weighs the table after each move, without foreseeing those of others."},
	Knight: {FR: "Imagine la suite plusieurs fois avant de répondre.",
		EN: "Imagines how things go on, several times, before it answers."},
	Dragon: {FR: "Joue la suite en pensée des centaines de fois, avec toutes les cartes que vous pourriez tenir.",
		EN: "Plays on in thought hundreds of times, with all the cards you might hold."},
}

// ID is how saves name the level.
func (l Level) ID() string { return ids[l.bounded()] }

// Name is what the level is called.
func (l Level) Name() rules.Text { return names[l.bounded()] }

// Manner is how the level plays, in one sentence.
func (l Level) Manner() rules.Text { return manners[l.bounded()] }

func (l Level) bounded() Level { return max(Page, min(l, Highest)) }

// ParseLevel returns the level with an ID. Of an ID that it does not know it
// returns the level whose ID is nearest to it, and false.
func ParseLevel(id string) (l Level, known bool) {
	id = strings.ToLower(strings.TrimSpace(id))
	least := len(id) + 100
	for _, m := range Levels {
		if d := distance(id, m.ID()); d < least {
			l, least = m, d
		}
	}
	return l, least == 0
}

// distance is how many bytes must be put in, taken out or changed to make one
// word of another.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		corner := row[0]
		row[0] = i + 1
		for j := range len(b) {
			change := corner
			if a[i] != b[j] {
				change++
			}
			corner = row[j+1]
			row[j+1] = min(change, row[j]+1, corner+1)
		}
	}
	return row[len(b)]
}
