package setup

import (
	"wyrmtable/game"
	"wyrmtable/scenes/ui"
)

// This file leads from the question whether somebody plays alone to the lessons of
// the game. Who has never played it is told of them once.

// learning is whether the lessons are suggested.
type learning struct{ asked, suggested bool }

// suggest says above the rest that the game can be learned, the first time that
// somebody who has never played it comes here.
func (s *Scene) suggest(c *game.Context, f *ui.Rows) {
	if s.Learn == nil {
		return
	}
	if !s.learn.asked {
		s.learn.asked = true
		if s.learn.suggested = s.neverPlayed(c); s.learn.suggested {
			if err := c.Learned.Offer(s.game.ID); err != nil {
				c.Notice(game.Reason(err))
			}
		}
	}
	if s.learn.suggested {
		f.Text(c.T(learnFirst), ui.BodyText)
		s.learnButton(c, f)
		f.Gap(12)
	}
}

// neverPlayed reports whether nothing is known of a match or lesson of the game,
// and nothing was suggested.
func (s *Scene) neverPlayed(c *game.Context) bool {
	done := c.Learned.Of(s.game.ID)
	if done.Offered || done.Last != "" {
		return false
	}
	heads, _ := c.Saves.List()
	for i := range heads {
		if heads[i].Game == s.game.ID {
			return false
		}
	}
	return true
}

// learnRow leads to the lessons, below the rest, where they were not suggested.
func (s *Scene) learnRow(c *game.Context, f *ui.Rows) {
	if s.Learn != nil && !s.learn.suggested {
		f.Gap(18)
		s.learnButton(c, f)
	}
}

func (s *Scene) learnButton(c *game.Context, f *ui.Rows) {
	b := ui.Button{Text: c.T(learnText), Icon: "sprout", Size: 21}
	if s.ui.Button("learn", f.Take(max(60, s.ui.Size(56))), b) {
		c.Push(s.Learn())
	}
}

var (
	learnText  = game.Text{FR: "Apprendre", EN: "Learn"}
	learnFirst = game.Text{FR: "Première fois\u00a0? Apprenez en jouant\u00a0: deux minutes suffisent pour un premier coup.",
		EN: "First time? Learn by playing: two minutes are enough for a first move."}
)
