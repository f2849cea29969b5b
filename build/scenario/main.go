// Scenario checks files of scenarios, lessons, puzzles and pictures without a display:
//
//	go run ./build/scenario FILE...
//	go run ./build/scenario -lessons
//	go run ./build/scenario -puzzles
//	go run ./build/scenario -pictures
//
// It prints a line for each scenario or lesson and ends with status 1 if one fails or
// a file cannot be read. A file that begins with a line "lesson" is a lesson. With
// -lessons all lessons of all games are run.
//
// A file that begins with a line "puzzle" has puzzles. Of each it says whether its goal
// can be forced, in how many answers and by how many first ones, or what refutes it.
// With -puzzles all puzzles of all games are solved.
//
// A file that begins with a line "picture" has pictures of the help; their game is that
// of the folder, rules/GAME/pictures. With -pictures all pictures of all games are
// checked, and that each stands on a page.
package main

import (
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"wyrmtable/rules"
	"wyrmtable/rules/lesson"
	"wyrmtable/rules/puzzle"
	"wyrmtable/rules/scenario"
	"wyrmtable/scenes/looks"
)

func main() {
	c := &checker{find: looks.Find, out: os.Stdout}
	switch args := os.Args[1:]; {
	case len(args) == 0:
		fmt.Fprintln(os.Stderr, "usage: go run ./build/scenario FILE... | -lessons | -puzzles | -pictures")
		os.Exit(2)
	case len(args) == 1 && args[0] == "-lessons":
		for _, l := range looks.All {
			c.lessons(l.Game)
		}
	case len(args) == 1 && args[0] == "-puzzles":
		for _, l := range looks.All {
			c.puzzlesOf(l.Game)
		}
	case len(args) == 1 && args[0] == "-pictures":
		for _, l := range looks.All {
			c.picturesOf(l.Game)
		}
	default:
		c.files(args)
	}
	if !c.end() {
		os.Exit(1)
	}
}

// A checker runs texts and counts how they fare.
type checker struct {
	find           func(id string) *rules.Game
	out            io.Writer
	passed, failed int
	positions      int           // looked at for puzzles
	searched       time.Duration // in which time
}

// end prints the count and reports whether all is well.
func (c *checker) end() bool {
	fmt.Fprintf(c.out, "%d passed, %d failed\n", c.passed, c.failed)
	if c.positions > 0 {
		fmt.Fprintf(c.out, "%d positions in %.1f s, %.0f a second\n", c.positions, c.searched.Seconds(),
			float64(c.positions)/max(c.searched.Seconds(), 1e-3))
	}
	return c.failed == 0 && c.passed > 0
}

// files runs all scenarios, lessons, puzzles and pictures of files.
func (c *checker) files(names []string) {
	for _, name := range names {
		text, err := os.ReadFile(name)
		switch {
		case err != nil:
			c.say(name, err)
		case firstWord(string(text)) == "puzzle":
			list, err := puzzle.Parse(name, string(text))
			if err != nil {
				c.say(name, err)
			}
			c.puzzles("", list)
		case firstWord(string(text)) == "picture":
			c.pictures(name, string(text))
		case firstWord(string(text)) == "lesson":
			l, err := lesson.Read(name, string(text), c.find)
			if err == nil {
				err = lesson.Run(l)
			}
			c.say(name, err)
		default:
			c.scenarios(name, string(text))
		}
	}
}

// firstWord returns the word that a text begins with: it says what the text is.
func firstWord(text string) string {
	for l := range strings.Lines(text) {
		if key, _ := scenario.CutWord(l); key != "" && !strings.HasPrefix(key, "#") {
			return key
		}
	}
	return ""
}

func (c *checker) scenarios(name, text string) {
	list, err := scenario.Parse(name, text)
	if err != nil {
		c.say(name, err)
	}
	for i := range list {
		c.say(list[i].Name, c.scenario(&list[i]))
	}
}

func (c *checker) scenario(sc *scenario.Scenario) error {
	g := c.find(sc.Game)
	if g == nil {
		return &scenario.Error{File: sc.File, Line: sc.Line, What: fmt.Sprintf("no game %q on the shelf", sc.Game)}
	}
	return scenario.Run(g, sc)
}

// lessons runs the course of a game.
func (c *checker) lessons(g *rules.Game) {
	all, err := lesson.Course(g)
	if err != nil {
		c.say(g.Name, err)
	}
	for _, l := range all {
		c.say(g.Name+": "+l.Title.EN, lesson.Run(l))
	}
}

// say prints how a text fared.
func (c *checker) say(name string, err error) {
	if err != nil {
		fmt.Fprintf(c.out, "FAIL  %s\n      %v\n", name, err)
		c.failed++
		return
	}
	fmt.Fprintf(c.out, "ok    %s\n", name)
	c.passed++
}
