package lesson

import (
	"errors"
	"io/fs"

	"wyrmtable/rules"
)

// Course reads the lessons of a game, in the order in which they are taken; none for
// a game without. A lesson that is not sound is left out, and the error says why.
func Course(g *rules.Game) ([]*Lesson, error) {
	if g.Lessons == nil {
		return nil, nil
	}
	files, err := fs.ReadDir(g.Lessons, "lessons")
	if err != nil {
		return nil, err
	}
	var out []*Lesson
	var faults []error
	for _, f := range files {
		name := "lessons/" + f.Name()
		text, err := fs.ReadFile(g.Lessons, name)
		if err != nil {
			return nil, err
		}
		l, err := Read(name, string(text), func(id string) *rules.Game {
			if id == g.ID {
				return g
			}
			return nil
		})
		if err != nil {
			faults = append(faults, err)
			continue
		}
		out = append(out, l)
	}
	return out, errors.Join(faults...)
}
