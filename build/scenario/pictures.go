package main

import (
	"fmt"
	"path/filepath"
	"strings"

	"wyrmtable/rules"
	"wyrmtable/rules/picture"
	"wyrmtable/rules/scenario"
	"wyrmtable/scenes/looks"
)

// pictures checks those of a file. They are written for one game and do not name it:
// the folder does.
func (c *checker) pictures(name, text string) {
	id := name
	if abs, err := filepath.Abs(name); err == nil {
		id = filepath.Base(filepath.Dir(filepath.Dir(abs)))
	}
	g := c.find(id)
	for _, l := range looks.All { // a folder has the name of a Go package
		if g == nil && strings.ReplaceAll(l.Game.ID, "-", "") == id {
			g = l.Game
		}
	}
	if g == nil {
		c.say(name, &scenario.Error{File: name, Line: 1,
			What: fmt.Sprintf("pictures stand in rules/GAME/pictures, and there is no game %q on the shelf", id)})
		return
	}
	all, err := picture.Parse(name, text, g)
	if err != nil {
		c.say(name, err)
	}
	c.checkPictures(g, all)
}

// picturesOf checks all pictures of a game, and the pages that they stand on.
func (c *checker) picturesOf(g *rules.Game) {
	all, err := picture.Of(g)
	if err != nil {
		c.say(g.Name, err)
	}
	c.checkPictures(g, all)
	if err := picture.Astray(g, all); err != nil {
		c.say(g.Name, err)
	}
}

func (c *checker) checkPictures(g *rules.Game, all []*picture.Picture) {
	for _, p := range all {
		c.say(g.Name+": picture "+p.ID, p.Check())
	}
}
