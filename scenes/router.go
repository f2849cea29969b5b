// Package scenes says which screen leads where. The screens themselves are the
// packages below it; hardly any of them knows another.
package scenes

import (
	"errors"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/lesson"
	"wyrmtable/rules/puzzle"
	"wyrmtable/scenes/credits"
	"wyrmtable/scenes/decks"
	"wyrmtable/scenes/help"
	"wyrmtable/scenes/looks"
	"wyrmtable/scenes/menu"
	"wyrmtable/scenes/result"
	"wyrmtable/scenes/saves"
	"wyrmtable/scenes/settings"
	"wyrmtable/scenes/setup"
	"wyrmtable/scenes/table"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/summary"
	"wyrmtable/scenes/table/watch"
	"wyrmtable/scenes/ui"
)

// Router makes the scenes and leads from one to the other. Its Home is what
// game.Options asks for.
type Router struct {
	Kit   *ui.Kit      // textures and texts, shared by all scenes
	Looks []*look.Look // the games that can be played

	// Seed is the seed that set-ups begin with; 0 draws one.
	Seed uint64

	courses map[string][]lesson.Title  // by game, as far as they were read
	puzzles map[string][]puzzle.Puzzle // the same
}

// NewRouter returns the router of all games.
func NewRouter() *Router { return &Router{Kit: ui.NewKit(), Looks: looks.All} }

// Home makes the menu, the first scene.
func (r *Router) Home() game.Scene {
	return menu.New(r.Kit, menu.Doors{
		Looks:    r.Looks,
		Setup:    func(g *rules.Game) game.Scene { return r.setup(g).Offer() },
		Learn:    r.Course,
		Learns:   func(g *rules.Game) bool { return g.Lessons != nil },
		Open:     r.Open,
		Saves:    r.Saves,
		Help:     func(of string) game.Scene { return r.Help(of, 0) },
		Settings: r.Settings,
		Credits:  r.Credits,
		Paste:    r.Paste,
		Thumb:    r.thumb,
	})
}

// Settings makes the settings as a screen of their own.
func (r *Router) Settings() game.Scene { return settings.New(r.Kit) }

// Credits makes the credits.
func (r *Router) Credits() game.Scene { return credits.New(r.Kit) }

// Saves makes the screen of saved games.
func (r *Router) Saves() game.Scene {
	s := saves.New(r.Kit, r.Games(), r.Open)
	s.Share, s.Paste = r.ShareSave, r.Paste
	return s
}

// Setup makes the screen on which a game of g is prepared for several.
func (r *Router) Setup(g *rules.Game) game.Scene { return r.setup(g) }

func (r *Router) setup(g *rules.Game) *setup.Scene {
	s := setup.New(r.Kit, g, func(c *game.Context, s setup.Start) {
		r.begin(c, g, s)
	})
	if g.Deck != nil {
		s.Builder = func(deck string) game.Scene { return r.Decks(g, deck) }
	}
	if g.Lessons != nil {
		s.Learn = func() game.Scene { return r.course(g, func(c *game.Context) { c.Pop(nil) }) }
	}
	if r.Seed != 0 {
		s.Seed(r.Seed)
	}
	return s
}

// Decks makes the deck builder of a game, open at a deck of an id if that is not
// empty.
func (r *Router) Decks(g *rules.Game, deck string) game.Scene {
	s := decks.New(r.Kit, g, r.look(g.ID).Theme)
	s.Start = deck
	s.Share = func(d rules.Deck) game.Scene { return r.ShareDeck(g, d) }
	if g.Help != nil {
		s.Help = func(f rules.Face) game.Scene { return r.Help(g.ID, f) }
	}
	return s
}

// Help makes the rules, open at a game's card if face is not 0.
func (r *Router) Help(id string, face rules.Face) game.Scene {
	return help.New(r.Kit, r.books(), help.Target{Game: id, Face: face})
}

// Table makes the table of a session. head is the saved game it came from, or
// the zero Head.
func (r *Router) Table(s *rules.Session, head game.Head) game.Scene {
	return table.New(r.Kit, r.look(s.Game().ID), r.tableDoors(), s, head)
}

func (r *Router) tableDoors() table.Doors {
	return table.Doors{
		Help:        func(g *rules.Game, f rules.Face) game.Scene { return r.Help(g.ID, f) },
		Settings:    func() game.Scene { return settings.NewOverlay(r.Kit) },
		Share:       r.Share,
		Send:        r.Send,
		Result:      r.Result,
		NextLesson:  r.nextLesson,
		Lesson:      r.lessonAbout,
		Compose:     r.Compose,
		ShareTaught: r.shareTaught,
	}
}

// Result makes the screen after a match. head is its autosave, which the next
// match of its series takes over.
func (r *Router) Result(s *rules.Session, head game.Head) game.Scene {
	return result.New(r.Kit, r.look(s.Game().ID), s, result.Doors{
		Rematch: func(c *game.Context, next rules.Setup) {
			r.begin(c, s.Game(), setup.Start{Setup: next, OpenUndo: s.OpenUndo, Advice: s.Advice, Of: s.SeriesOf()})
		},
		Next: func(c *game.Context) {
			c.Push(decks.NewExchange(r.Kit, s, r.look(s.Game().ID).Theme, func(c *game.Context, next *rules.Session) {
				c.Home(r.Table(next, head))
			}))
		},
		Replay: r.Replay,
		Share: func(s *rules.Session) game.Scene {
			if m := watch.ReadMail(head.Info); m.On() {
				return r.Send(s, m.Here, nil)
			}
			return r.Share(s)
		},
		Branch: func(c *game.Context, s *rules.Session) {
			c.Push(table.NewAside(r.Kit, r.look(s.Game().ID), r.tableDoors(), s))
		},
	})
}

// Replay makes the table on which a match is shown again.
func (r *Router) Replay(s *rules.Session) game.Scene {
	return table.NewReplay(r.Kit, r.look(s.Game().ID), r.tableDoors(), s)
}

// begin starts a match in the place of the screen that prepared it: the first of
// a series if it is of more than one.
func (r *Router) begin(c *game.Context, g *rules.Game, s setup.Start) {
	session, err := rules.NewSession(g, s.Setup, nil)
	if err != nil {
		c.Notice(rules.Join(cannotBegin, rules.Same(err.Error())))
		return
	}
	session.OpenUndo, session.Advice = s.OpenUndo, s.Advice
	if s.Of > 1 {
		session.Series = rules.NewSeries(s.Of, &s.Setup)
	}
	c.Replace(r.Table(session, game.Head{Game: g.ID}))
}

// Open goes on with a saved game, or shows a finished one again. What is wrong
// with it is told to the player; if nothing of it can be played, he stays where
// he is.
func (r *Router) Open(c *game.Context, h game.Head) {
	h, data, warn, err := c.Saves.Load(h.ID)
	if err != nil {
		c.Notice(rules.Join(cannotOpen, why(err)))
		return
	}
	if !warn.Empty() {
		c.Notice(warn)
	}
	s, _, err := rules.Load(data, r.find)
	if err != nil {
		c.Notice(rules.Join(cannotOpen, why(err)))
	}
	if s == nil {
		return
	}
	if err != nil && !r.setAside(c, h) {
		return // going on would write over what cannot be read
	}
	if _, over := s.Match().Outcome(); over {
		if _, decided := s.Decided(); !decided {
			c.Push(r.Result(s, h))
			return
		}
		c.Push(r.Replay(s))
		return
	}
	c.Push(r.Table(s, h))
}

// look returns the look of a game that can be played by its id, or nil.
func (r *Router) look(id string) *look.Look {
	for _, l := range r.Looks {
		if l.Game.ID == id {
			return l
		}
	}
	return nil
}

// find returns the rules of such a game, or nil.
func (r *Router) find(id string) *rules.Game {
	if l := r.look(id); l != nil {
		return l.Game
	}
	return nil
}

// Games are the rules of the games that can be played.
func (r *Router) Games() []*rules.Game {
	all := make([]*rules.Game, len(r.Looks))
	for i, l := range r.Looks {
		all[i] = l.Game
	}
	return all
}

// setAside keeps a save that is not read to its end under a name of its own, and
// says what it is: the match goes on from what could be read, and is written over
// the rest. It reports whether that may be.
func (r *Router) setAside(c *game.Context, h game.Head) bool {
	name, err := c.Saves.SetAside(h.ID)
	if err != nil {
		c.Notice(rules.Join(notAside, game.Reason(err)))
		return false
	}
	c.Notice(rules.Join(aside, rules.Text{FR: "«\u00a0" + name + "\u00a0».", EN: "“" + name + "”."}))
	return true
}

// thumb returns what paints the picture of a saved game, or nil.
func (r *Router) thumb(c *game.Context, h game.Head) func(cv *art.Canvas, w, hgt float64) {
	_, data, _, err := c.Saves.Load(h.ID)
	if err != nil {
		return nil // opening it will say why
	}
	s, _, _ := rules.Load(data, r.find)
	l := r.look(h.Game)
	if s == nil || l == nil {
		return nil
	}
	return summary.Thumbnail(l, s)
}

// why says for a person what is wrong with a save.
func why(err error) rules.Text {
	if e, ok := errors.AsType[*rules.SaveError](err); ok {
		return e.Text()
	}
	return game.Reason(err)
}

var (
	cannotBegin = game.Text{FR: "La partie ne peut pas commencer\u00a0: ", EN: "The game cannot begin: "}
	aside       = game.Text{
		FR: "Ce qui suit cette action est perdu ici. L’original est gardé parmi les parties enregistrées\u00a0: ",
		EN: "What follows that action is lost here. The original is kept among the saved games: ",
	}
	notAside = game.Text{
		FR: "L’original n’a pas pu être mis de côté\u00a0; il n’est pas touché\u00a0: ",
		EN: "The original could not be set aside; it is left alone: ",
	}
	cannotOpen = game.Text{FR: "Partie illisible\u00a0: ", EN: "The game cannot be read: "}
)
