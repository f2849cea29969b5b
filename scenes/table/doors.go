package table

import (
	"wyrmtable/game"
	"wyrmtable/rules"
)

// Doors lead from the table to other screens. A nil door is not there.
type Doors struct {
	// Help opens the rules, at a card's page if face is not 0.
	Help func(g *rules.Game, face rules.Face) game.Scene
	// Settings opens the settings.
	Settings func() game.Scene
	// Share opens the panel on which the match is sent to others.
	Share func(s *rules.Session) game.Scene
	// ShareTaught opens it for the lesson or puzzle that is taken, of which text is the
	// file.
	ShareTaught func(g *rules.Game, text string, riddle bool) game.Scene
	// Send opens the one for the other screen of a match that is played by messages,
	// from the screen of here; copied is called when its link was copied.
	Send func(s *rules.Session, here rules.Seat, copied func(c *game.Context)) game.Scene
	// Compose opens the panel on which a puzzle is made of where a session stands, for a
	// seat to solve.
	Compose func(s *rules.Session, solver rules.Seat) game.Scene
	// NextLesson leads to the lesson behind one of a game; it returns nil for the last.
	NextLesson func(g *rules.Game, id string) func(c *game.Context)
	// Lesson is the lesson that shows what texts speak of, or else how an answer with one
	// of some verbs is given, and the way to it; nil where none does.
	Lesson func(g *rules.Game, verbs []string, texts ...rules.Text) (title rules.Text, begin func(c *game.Context))
	// Result opens the result of a finished match.
	Result func(s *rules.Session, head game.Head) game.Scene
}
