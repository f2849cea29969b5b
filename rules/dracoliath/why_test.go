package dracoliath

import (
	_ "embed"
	"testing"
)

//go:embed reasons.txt
var reasonsRead string

//go:embed testdata/reasons.txt
var moreReasonsRead string

// TestReasons compares why cards may not go where they may not with a list that
// was read line by line.
func TestReasons(t *testing.T) { readSheet(t).Reasons(t, Game, reasonsRead) }

// TestMoreReasons does the same with the cards for tests, which ask every question.
func TestMoreReasons(t *testing.T) { readSheet(t).Reasons(t, extraGame, moreReasonsRead) }
