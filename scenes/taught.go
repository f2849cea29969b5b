package scenes

import (
	"errors"
	"strconv"
	"strings"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/lesson"
	"wyrmtable/rules/link"
	"wyrmtable/rules/puzzle"
	"wyrmtable/rules/scenario"
	"wyrmtable/scenes/compose"
	"wyrmtable/scenes/share"
	"wyrmtable/scenes/table"
)

// This file hands out lessons and puzzles, and takes in those of others. Nothing is
// kept of what came from others: it is none of the game's own.

// Compose makes the panel on which a puzzle is made of where a session stands.
func (r *Router) Compose(s *rules.Session, solver rules.Seat) game.Scene {
	g := s.Game()
	return compose.New(r.Kit, s, solver, compose.Doors{
		Play: func(c *game.Context, text string) {
			t, err := r.taught(&link.Content{Kind: link.Puzzle, Game: g, Data: []byte(text)})
			if err != nil {
				c.Notice(fault(err))
				return
			}
			c.Push(t)
		},
		Share: func(text string) game.Scene { return r.shareTaught(g, text, true) },
	})
}

// shareTaught makes the panel on which a lesson or a puzzle is sent.
func (r *Router) shareTaught(g *rules.Game, text string, riddle bool) game.Scene {
	k := link.Content{Kind: link.Lesson, Game: g, Data: []byte(text)}
	if riddle {
		k.Kind = link.Puzzle
	}
	t := share.Thing{Content: k}
	if says, err := r.about(&k); err == nil {
		t.Says = says
	}
	return share.NewOffer(r.Kit, t)
}

// about is what is said of a lesson or puzzle before it is opened; an error if it is
// none.
func (r *Router) about(k *link.Content) ([]game.Text, error) {
	if k.Kind == link.Puzzle {
		p, err := r.problem(k)
		if err != nil {
			return nil, err
		}
		return []game.Text{rules.Join(rules.Same(k.Game.Name+" · "), p.Name), said(p.Puzzle.Text)}, nil
	}
	l, err := r.lessonIn(k)
	if err != nil {
		return nil, err
	}
	return []game.Text{rules.Join(rules.Same(k.Game.Name+" · "), l.Title), l.Idea}, nil
}

// said is a text without its marks.
func said(t rules.Text) rules.Text {
	plain := strings.NewReplacer("[", "", "]", "", "*", "")
	return rules.Text{FR: plain.Replace(t.FR), EN: plain.Replace(t.EN)}
}

// problem is the first puzzle of a file that was received.
func (r *Router) problem(k *link.Content) (*puzzle.Problem, error) {
	list, err := puzzle.Parse("", string(k.Data))
	switch {
	case err != nil:
		return nil, err
	case len(list) == 0:
		return nil, &scenario.Error{Line: 1, What: "there is no puzzle"}
	}
	p, err := list[0].In(k.Game)
	if err == nil {
		_, err = p.Session()
	}
	return p, err
}

// lessonIn is the lesson of a file that was received.
func (r *Router) lessonIn(k *link.Content) (*lesson.Lesson, error) {
	l, err := lesson.Read("", string(k.Data), r.find)
	if err == nil {
		_, err = l.Session()
	}
	return l, err
}

// taught makes a table of its own for a lesson or puzzle that came from somebody else.
func (r *Router) taught(k *link.Content) (game.Scene, error) {
	if k.Kind == link.Puzzle {
		p, err := r.problem(k)
		if err != nil {
			return nil, err
		}
		t, err := table.NewPuzzle(r.Kit, r.look(k.Game.ID), r.tableDoors(), p)
		if err != nil {
			return nil, err
		}
		return t.Foreign(), nil
	}
	l, err := r.lessonIn(k)
	if err != nil {
		return nil, err
	}
	t, err := table.NewLesson(r.Kit, r.look(k.Game.ID), r.tableDoors(), l, game.Midway{})
	if err != nil {
		return nil, err
	}
	return t.Foreign(), nil
}

func (r *Router) receivePuzzle(c *game.Context, k *link.Content) share.Card {
	return r.receiveTaught(c, k, puzzleReceived)
}

func (r *Router) receiveLesson(c *game.Context, k *link.Content) share.Card {
	return r.receiveTaught(c, k, lessonReceived)
}

// receiveTaught says what a lesson or puzzle is about.
func (r *Router) receiveTaught(_ *game.Context, k *link.Content, title game.Text) share.Card {
	says, err := r.about(k)
	if err != nil {
		return badCard(title, fault(err))
	}
	return share.Card{Title: title, Says: append(says, size(k)), Choices: []share.Choice{
		{ID: "open", Text: playTaught, Says: playTaughtSays, Do: func(c *game.Context) {
			t, err := r.taught(k)
			if err != nil {
				c.Notice(fault(err))
				return
			}
			c.Replace(t)
		}}, noThanks}}
}

// fault says for a person what is wrong with a file.
func fault(err error) game.Text {
	if e, ok := errors.AsType[*scenario.Error](err); ok && e.Line > 0 {
		n := strconv.Itoa(e.Line)
		return game.Text{FR: "Ce fichier ne se lit pas, ligne " + n + "\u00a0: " + e.What,
			EN: "This file cannot be read, line " + n + ": " + e.What}
	}
	return rules.Join(unreadable, rules.Same(err.Error()))
}

// content reads what was received: a link, or the file of a lesson or puzzle itself.
func (r *Router) content(text string) (*link.Content, error) {
	k, err := link.Decode(text, r.find)
	if err == nil || link.Has(text) {
		return k, err
	}
	file := link.Content{Data: []byte(text)}
	for line := range strings.Lines(text) {
		switch key, rest := scenario.CutWord(line); {
		case key == "" || strings.HasPrefix(key, "#"):
		case key == "puzzle" && file.Kind == 0:
			file.Kind = link.Puzzle
		case key == "lesson" && file.Kind == 0:
			file.Kind = link.Lesson
		case file.Kind == 0:
			return nil, err
		case key == "game":
			if file.Game = r.find(rest); file.Game == nil {
				return nil, &link.Error{Kind: link.UnknownGame, What: rest}
			}
			return &file, nil
		}
	}
	return nil, err
}

var (
	puzzleReceived = game.Text{FR: "Un problème reçu", EN: "A puzzle received"}
	lessonReceived = game.Text{FR: "Une leçon reçue", EN: "A lesson received"}
	playTaught     = game.Text{FR: "Jouer sur une table à part", EN: "Play on a table of its own"}
	playTaughtSays = game.Text{FR: "Vos parties et vos progrès restent comme ils sont.",
		EN: "Your own matches and progress stay as they are."}
	unreadable = game.Text{FR: "Ce fichier ne se lit pas\u00a0: ", EN: "This file cannot be read: "}
)
