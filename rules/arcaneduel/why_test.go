package arcaneduel

import (
	_ "embed"
	"testing"
)

//go:embed reasons.txt
var reasonsRead string

// TestReasons compares why cards may not go where they may not with a list that
// was read line by line.
func TestReasons(t *testing.T) { readSheet(t).Reasons(t, Game, reasonsRead) }
