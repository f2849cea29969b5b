// Package waiting lists the games whose rules are written and whose table is
// not. Tools check them; the program does not know them yet, so they take no
// room in it. A game moves to package shelf when it has a look.
package waiting

import (
	"wyrmtable/rules"
	"wyrmtable/rules/dragonswrath"
)

// Games are the games that wait for a table.
var Games = []*rules.Game{
	dragonswrath.Game,
}
