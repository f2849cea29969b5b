package main

import (
	"fmt"
	"time"

	"wyrmtable/rules"
	"wyrmtable/rules/puzzle"
	"wyrmtable/rules/scenario"
)

// mostPositions is how many positions are looked at for one puzzle.
const mostPositions = 2_000_000

// puzzlesOf solves the puzzles of a game.
func (c *checker) puzzlesOf(g *rules.Game) {
	list, err := puzzle.Of(g)
	if err != nil {
		c.say(g.Name, err)
	}
	c.puzzles(g.Name+": ", list)
}

// puzzles solves some puzzles and prints the verdict on each.
func (c *checker) puzzles(game string, list []puzzle.Puzzle) {
	for i := range list {
		p := &list[i]
		name := game + p.Name.EN
		g := c.find(p.Scenario.Game)
		if g == nil {
			c.say(name, &scenario.Error{File: p.File, Line: p.Line, What: fmt.Sprintf("no game %q on the shelf", p.Scenario.Game)})
			continue
		}
		began := time.Now()
		v, err := puzzle.Check(p, g, mostPositions)
		c.searched += time.Since(began)
		if v != nil {
			c.positions += v.Positions
			name += fmt.Sprintf(" (%d): %v", p.Grade, v)
		}
		c.say(name, err)
	}
}
