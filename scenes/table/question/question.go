// Package question is the question that is open on the screen.
package question

import (
	"time"

	"wyrmtable/rules"
)

// A Question is what somebody at the screen is asked.
type Question struct {
	Asks     []rules.Ask
	Ask      *rules.Ask     // the question now open on the screen
	Answered bool           // Ask is answered, and the table tells what came of it
	Aloud    bool           // Ask is put by the one who looks to another, without the screen
	Pairs    []rules.Answer // that could be played now
	Idle     []bool         // by card: it can only be discarded now
	Lit      time.Duration  // until then what can be acted with shines
}
