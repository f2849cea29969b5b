package dracoliath

import (
	"testing"

	"wyrmtable/rules/rulestest"
)

func TestLessons(t *testing.T) { rulestest.Lessons(t, Game) }
