package game

import (
	"encoding/json"
	"slices"
)

// Learned is how far somebody has come in the lessons and puzzles of each game,
// kept in a file of its own beside the saved games. A file that cannot be read is
// left where it is until something new is learned: nothing is lost with it but marks.
type Learned struct {
	store Store
	all   map[string]*Course // by the id of the game; nil: not read yet
}

// A Course is how far somebody has come in one game.
type Course struct {
	Done    []string          `json:"done,omitempty"`    // ids of the lessons and puzzles gone through
	Last    string            `json:"last,omitempty"`    // the one that was opened last
	Midway  map[string]Midway `json:"midway,omitempty"`  // those left in the middle
	Offered bool              `json:"offered,omitempty"` // to learn was suggested once
}

// Midway is where a lesson or puzzle was left: its step, the match as it was kept,
// and how many answers had been given when each step began.
type Midway struct {
	Step  int    `json:"step"`
	Marks []int  `json:"marks,omitempty"`
	Data  string `json:"data"`
}

const learnedFile = "learned.json"

// NewLearned returns what was learned, as a store has it.
func NewLearned(st Store) *Learned { return &Learned{store: st} }

// Of returns how far somebody has come in a game, for reading.
func (l *Learned) Of(game string) *Course {
	if l.all == nil {
		l.all = map[string]*Course{}
		if data, err := l.store.Read(learnedFile); err == nil {
			if err := json.Unmarshal(data, &l.all); err != nil || l.all == nil {
				l.all = map[string]*Course{}
			}
		}
	}
	if c := l.all[game]; c != nil {
		return c
	}
	return &Course{}
}

// Has reports whether a lesson or puzzle was gone through.
func (c *Course) Has(id string) bool { return slices.Contains(c.Done, id) }

// Offer notes that it was suggested to learn a game.
func (l *Learned) Offer(game string) error {
	return l.change(game, func(c *Course) { c.Offered = true })
}

// Leave notes where a lesson or puzzle stands, to go on with it later.
func (l *Learned) Leave(game, id string, at Midway) error {
	return l.change(game, func(c *Course) {
		if c.Midway == nil {
			c.Midway = map[string]Midway{}
		}
		c.Last, c.Midway[id] = id, at
	})
}

// Begin notes that a lesson or puzzle begins anew: where it was left is forgotten.
func (l *Learned) Begin(game, id string) error {
	return l.change(game, func(c *Course) {
		c.Last = id
		delete(c.Midway, id)
	})
}

// Finish notes that a lesson or puzzle was gone through.
func (l *Learned) Finish(game, id string) error {
	return l.change(game, func(c *Course) {
		c.Last = id
		delete(c.Midway, id)
		if !c.Has(id) {
			c.Done = append(c.Done, id)
		}
	})
}

// Forget forgets everything about a game but that learning was suggested.
func (l *Learned) Forget(game string) error {
	return l.change(game, func(c *Course) { *c = Course{Offered: true} })
}

func (l *Learned) change(game string, do func(c *Course)) error {
	c := l.Of(game)
	do(c)
	l.all[game] = c
	data, err := json.Marshal(l.all)
	if err != nil {
		return err
	}
	return l.store.Write(learnedFile, data)
}
