package scenes

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/link"
	"wyrmtable/scenes/share"
	"wyrmtable/scenes/table/watch"
)

// This file hands out what can be sent as a link.

// Share makes the panel on which a match is sent, whole or as it stands now.
func (r *Router) Share(s *rules.Session) game.Scene {
	_, over := s.Match().Outcome()
	whole := share.Thing{Name: wholeMatch, Says: r.describe(s),
		Content: link.Content{Kind: link.Match, Game: s.Game(), Session: s}}
	if !over {
		whole.Warns = warning(s.Game())
	}
	things := []share.Thing{whole}
	if at := position(s); at != nil && !over {
		things = append(things, share.Thing{Name: thisPosition, Says: r.describe(s), Warns: warning(s.Game()),
			Content: link.Content{Kind: link.Position, Game: s.Game(), Session: at}})
	}
	return share.NewOffer(r.Kit, things...)
}

// ShareSave sends a saved game.
func (r *Router) ShareSave(c *game.Context, h game.Head) {
	_, data, _, err := c.Saves.Load(h.ID)
	if err != nil {
		c.Notice(rules.Join(cannotOpen, why(err)))
		return
	}
	s, _, err := rules.Load(data, r.find)
	if err != nil {
		c.Notice(rules.Join(cannotOpen, why(err)))
		return
	}
	if _, over := s.Match().Outcome(); !over {
		if m := watch.ReadMail(h.Info); m.On() {
			c.Push(r.Send(s, m.Here, nil))
			return
		}
	}
	c.Push(r.Share(s))
}

// ShareDeck makes the panel on which a deck is sent.
func (r *Router) ShareDeck(g *rules.Game, d rules.Deck) game.Scene {
	return share.NewOffer(r.Kit, share.Thing{Says: []game.Text{rules.Same(g.Name + " · " + d.Name)},
		Content: link.Content{Kind: link.Deck, Game: g, Deck: d}})
}

// position is what lies on the table as the start of a match; nil where the game
// cannot begin there, or what is asked depends on more than that.
func position(s *rules.Session) *rules.Session {
	at, err := rules.NewSession(s.Game(), *s.Setup(), s.Match().Board())
	if err != nil {
		return nil
	}
	at.OpenUndo, at.Advice = s.OpenUndo, s.Advice
	return at
}

// warning says who could read what.
func warning(g *rules.Game) game.Text {
	if g.Hidden {
		return handsInLink
	}
	return drawsInLink
}

var (
	wholeMatch   = game.Text{FR: "La partie entière", EN: "The whole match"}
	thisPosition = game.Text{FR: "La position seule", EN: "The position alone"}
	handsInLink  = game.Text{FR: "Attention\u00a0: ce lien contient toutes les mains et l’ordre des pioches. Qui l’a peut les lire, même ce qu’aucun joueur n’a encore vu.",
		EN: "Mind: this link holds all hands and the order of the draw piles. Whoever has it can read them, even what no player has seen yet."}
	drawsInLink = game.Text{FR: "Ce lien contient l’ordre des pioches\u00a0: qui l’a peut le lire.",
		EN: "This link holds the order of the draw piles: whoever has it can read it."}
)
