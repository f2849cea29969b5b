package lesson

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"wyrmtable/rules"
	"wyrmtable/rules/scenario"
)

// A Title is what a page of lessons says of one, read from its file without a look at
// the game.
type Title struct {
	ID      string
	Text    rules.Text
	Idea    rules.Text
	Minutes int
	Shows   []string // pages of the help and words of the glossary
	Does    []string // verbs of the answers that the learner gives

	file string
}

// Titles lists the lessons of a game, in the order in which they are taken; none for
// a game without. Nothing is looked up and hardly anything checked: that comes when a
// lesson is opened.
func Titles(g *rules.Game) ([]Title, error) {
	if g.Lessons == nil {
		return nil, nil
	}
	files, err := fs.ReadDir(g.Lessons, "lessons")
	if err != nil {
		return nil, err
	}
	var out []Title
	for _, f := range files {
		name := "lessons/" + f.Name()
		text, err := fs.ReadFile(g.Lessons, name)
		if err != nil {
			return nil, err
		}
		out = append(out, titleOf(name, string(text)))
	}
	return out, nil
}

// titleOf reads what a file says of itself.
func titleOf(name, text string) Title {
	t := Title{ID: idOf(name), file: name}
	for raw := range strings.Lines(text) {
		key, rest := scenario.CutWord(raw)
		switch key {
		case "lesson":
			t.Text, _ = scenario.BothLanguages(rest)
		case "idea":
			t.Idea, _ = scenario.BothLanguages(rest)
		case "time":
			fmt.Sscan(rest, &t.Minutes)
		case "shows":
			t.Shows = append(t.Shows, names(rest)...)
		case "wait", "or":
			if line, err := scenario.Cut(0, key, rest); err == nil {
				c := line.Cursor()
				c.Next()
				if verb := c.Next().Text; !slices.Contains(t.Does, verb) {
					t.Does = append(t.Does, verb)
				}
			}
		}
	}
	return t
}

// idOf is the ID of the lesson in a file.
func idOf(name string) string { return strings.TrimSuffix(path.Base(name), ".txt") }

// Open reads the lesson of a title. All errors are a [*scenario.Error].
func (t *Title) Open(g *rules.Game) (*Lesson, error) {
	text, err := fs.ReadFile(g.Lessons, t.file)
	if err != nil {
		return nil, &scenario.Error{File: t.file, What: err.Error()}
	}
	return Read(t.file, string(text), func(id string) *rules.Game {
		if id == g.ID {
			return g
		}
		return nil
	})
}

// Course reads all lessons of a game. A lesson that is not sound is left out, and the
// error says why.
func Course(g *rules.Game) ([]*Lesson, error) {
	titles, err := Titles(g)
	var out []*Lesson
	faults := []error{err}
	for i := range titles {
		l, err := titles[i].Open(g)
		if err != nil {
			faults = append(faults, err)
			continue
		}
		out = append(out, l)
	}
	return out, errors.Join(faults...)
}
