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
	// Result opens the result of a finished match.
	Result func(s *rules.Session, head game.Head) game.Scene
}
