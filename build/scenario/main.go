// Scenario checks scenario files and lessons without a display:
//
//	go run ./build/scenario FILE...
//	go run ./build/scenario -lessons
//
// It prints a line for each scenario or lesson and ends with status 1 if one fails or
// a file cannot be read. A file that begins with a line "lesson" is a lesson. With
// -lessons all lessons of all games are run.
package main

import (
	"fmt"
	"io"
	"os"
	"strings"

	"wyrmtable/rules"
	"wyrmtable/rules/lesson"
	"wyrmtable/rules/scenario"
	"wyrmtable/scenes/looks"
)

func main() {
	c := &checker{find: looks.Find, out: os.Stdout}
	switch args := os.Args[1:]; {
	case len(args) == 0:
		fmt.Fprintln(os.Stderr, "usage: go run ./build/scenario FILE... | -lessons")
		os.Exit(2)
	case len(args) == 1 && args[0] == "-lessons":
		for _, l := range looks.All {
			c.lessons(l.Game)
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
}

// end prints the count and reports whether all is well.
func (c *checker) end() bool {
	fmt.Fprintf(c.out, "%d passed, %d failed\n", c.passed, c.failed)
	return c.failed == 0 && c.passed > 0
}

// files runs all scenarios and lessons of files.
func (c *checker) files(names []string) {
	for _, name := range names {
		text, err := os.ReadFile(name)
		switch {
		case err != nil:
			c.say(name, err)
		case isLesson(string(text)):
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

// isLesson reports whether a text is a lesson, by its first word.
func isLesson(text string) bool {
	for l := range strings.Lines(text) {
		if key, _ := scenario.CutWord(l); key != "" && !strings.HasPrefix(key, "#") {
			return key == "lesson"
		}
	}
	return false
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
