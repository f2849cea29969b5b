package press

import (
	"wyrmtable/game"
	"wyrmtable/rules"
)

// Keys are where the keyboard is on the table, and what presses it last.
type Keys struct {
	Card      rules.CardID // the card it is on, or 0
	Goal      int          // 1 + the goal it is on, or 0
	On        string       // what it is on and seen to be, or ""
	Ring      game.Rect    // around what it is on, where that does not show it by itself
	ToGoal    bool         // it goes to the first goal, once the card that was picked up lies still
	ByPointer bool         // the last press was one of mouse or finger
	Down      bool         // the table is being pressed
}

// Forget takes the keyboard off the table.
func (k *Keys) Forget() { k.Card, k.Goal = 0, 0 }
