package scenes

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/lesson"
	"wyrmtable/scenes/course"
	"wyrmtable/scenes/looks"
	"wyrmtable/scenes/table"
)

// This file leads to what can be learned of a game.

// Course makes the page of a game's lessons and puzzles.
func (r *Router) Course(g *rules.Game) game.Scene {
	b := course.Book{Game: g, Style: looks.StyleOf(g.ID)}
	for _, l := range r.lessons(g) {
		b.Lessons = append(b.Lessons, course.Entry{ID: l.ID, Title: l.Title, Idea: l.Idea, Minutes: l.Minutes})
	}
	return course.New(r.Kit, b, func(c *game.Context, id string) {
		if s := r.lesson(c, g, id); s != nil {
			c.Push(s)
		}
	})
}

// lessons are the sound lessons of a game, read once: one that is not is left out.
func (r *Router) lessons(g *rules.Game) []*lesson.Lesson {
	if r.courses[g.ID] == nil {
		if r.courses == nil {
			r.courses = map[string][]*lesson.Lesson{}
		}
		r.courses[g.ID], _ = lesson.Course(g) // the tests of the game say what is wrong
	}
	return r.courses[g.ID]
}

// lesson makes the table of a lesson, at the step where it was left; nil where there
// is none of the name, or it cannot begin.
func (r *Router) lesson(c *game.Context, g *rules.Game, id string) game.Scene {
	for _, l := range r.lessons(g) {
		if l.ID != id {
			continue
		}
		s, err := table.NewLesson(r.Kit, r.look(g.ID), r.tableDoors(), l, c.Learned.Of(g.ID).Midway[id])
		if err != nil {
			c.Notice(rules.Join(cannotBegin, rules.Same(err.Error())))
			return nil
		}
		return s
	}
	return nil
}

// nextLesson leads from one lesson of a game to the one behind it; it returns nil at
// the last.
func (r *Router) nextLesson(g *rules.Game, id string) func(c *game.Context) {
	all := r.lessons(g)
	for i, l := range all {
		if l.ID == id && i+1 < len(all) {
			next := all[i+1].ID
			return func(c *game.Context) {
				if s := r.lesson(c, g, next); s != nil {
					c.Replace(s)
				}
			}
		}
	}
	return nil
}
