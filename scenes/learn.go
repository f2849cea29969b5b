package scenes

import (
	"slices"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/lesson"
	"wyrmtable/rules/puzzle"
	"wyrmtable/scenes/course"
	"wyrmtable/scenes/looks"
	"wyrmtable/scenes/table"
	lessonpart "wyrmtable/scenes/table/lesson"
)

// This file leads to what can be learned of a game.

// Course makes the page of a game's lessons and puzzles.
func (r *Router) Course(g *rules.Game) game.Scene {
	return r.course(g, func(c *game.Context) { c.Push(r.Setup(g)) })
}

// course is that page; play leads from it to a match.
func (r *Router) course(g *rules.Game, play func(c *game.Context)) game.Scene {
	b := course.Book{Game: g, Style: looks.StyleOf(g.ID), Play: play}
	for _, l := range r.lessons(g) {
		b.Lessons = append(b.Lessons, course.Entry{ID: l.ID, Title: l.Text, Idea: l.Idea, Minutes: l.Minutes})
	}
	for i := range r.puzzlesOf(g) {
		p := &r.puzzlesOf(g)[i]
		b.Puzzles = append(b.Puzzles, course.Entry{ID: lessonpart.PuzzleID(p), Title: p.Name, Idea: p.Text, Grade: p.Grade})
	}
	return course.New(r.Kit, b, func(c *game.Context, id string) {
		if s := r.taken(c, g, id); s != nil {
			c.Push(s)
		}
	})
}

// taken makes the table of a lesson or puzzle; nil where there is none of the name, or
// it cannot begin.
func (r *Router) taken(c *game.Context, g *rules.Game, id string) game.Scene {
	if s := r.puzzle(c, g, id); s != nil {
		return s
	}
	return r.lesson(c, g, id)
}

// puzzlesOf are the sound puzzles of a game, read once.
func (r *Router) puzzlesOf(g *rules.Game) []puzzle.Puzzle {
	if _, read := r.puzzles[g.ID]; !read {
		if r.puzzles == nil {
			r.puzzles = map[string][]puzzle.Puzzle{}
		}
		r.puzzles[g.ID], _ = puzzle.Of(g) // the tests of the game say what is wrong
	}
	return r.puzzles[g.ID]
}

// puzzle makes the table of a puzzle; nil where there is none of the name, or it
// cannot begin.
func (r *Router) puzzle(c *game.Context, g *rules.Game, id string) game.Scene {
	all := r.puzzlesOf(g)
	for i := range all {
		if lessonpart.PuzzleID(&all[i]) != id {
			continue
		}
		p, err := all[i].In(g)
		if err == nil {
			var s *table.Scene
			if s, err = table.NewPuzzle(r.Kit, r.look(g.ID), r.tableDoors(), p); err == nil {
				return s
			}
		}
		c.Notice(rules.Join(cannotBegin, rules.Same(err.Error())))
		return nil
	}
	return nil
}

// lessons are the titles of a game's lessons, read once. A lesson is read when it is
// opened: to read all of them takes longer than a frame.
func (r *Router) lessons(g *rules.Game) []lesson.Title {
	if r.courses[g.ID] == nil {
		if r.courses == nil {
			r.courses = map[string][]lesson.Title{}
		}
		r.courses[g.ID], _ = lesson.Titles(g) // the tests of the game say what is wrong
	}
	return r.courses[g.ID]
}

// lesson makes the table of a lesson, at the step where it was left; nil where there
// is none of the name, or it cannot begin.
func (r *Router) lesson(c *game.Context, g *rules.Game, id string) game.Scene {
	for _, t := range r.lessons(g) {
		if t.ID != id {
			continue
		}
		var s *table.Scene
		l, err := t.Open(g)
		if err == nil {
			s, err = table.NewLesson(r.Kit, r.look(g.ID), r.tableDoors(), l, c.Learned.Of(g.ID).Midway[id])
		}
		if err != nil {
			c.Notice(rules.Join(cannotBegin, rules.Same(err.Error())))
			return nil
		}
		return s
	}
	return nil
}

// lessonAbout is the lesson that shows what a text at the table speaks of, and the way
// to it from its beginning; see [lesson.About].
func (r *Router) lessonAbout(g *rules.Game, verbs []string, texts ...rules.Text) (title rules.Text, begin func(c *game.Context)) {
	all := r.lessons(g)
	i := lesson.About(g, all, verbs, texts...)
	if i < 0 {
		return title, nil
	}
	return all[i].Text, func(c *game.Context) {
		if s := r.lesson(c, g, all[i].ID); s != nil {
			c.Push(s)
		}
	}
}

// lessonOf is the lesson of a game that shows what a page of its help or a word of its
// glossary says, and the way to it from its beginning; nil where none does.
func (r *Router) lessonOf(g *rules.Game, shown string) (title rules.Text, begin func(c *game.Context)) {
	for _, l := range r.lessons(g) {
		if slices.Contains(l.Shows, shown) {
			return l.Text, func(c *game.Context) {
				if s := r.lesson(c, g, l.ID); s != nil {
					c.Push(s)
				}
			}
		}
	}
	return title, nil
}

// nextLesson leads from one lesson of a game to the one behind it, and from a puzzle
// to the next; it returns nil at the last.
func (r *Router) nextLesson(g *rules.Game, id string) func(c *game.Context) {
	var lessons, puzzles []string
	for _, l := range r.lessons(g) {
		lessons = append(lessons, l.ID)
	}
	for i := range r.puzzlesOf(g) {
		puzzles = append(puzzles, lessonpart.PuzzleID(&r.puzzlesOf(g)[i]))
	}
	for _, all := range [][]string{lessons, puzzles} {
		i := slices.Index(all, id)
		if i < 0 || i+1 == len(all) {
			continue
		}
		return func(c *game.Context) {
			if s := r.taken(c, g, all[i+1]); s != nil {
				c.Replace(s)
			}
		}
	}
	return nil
}
