package dragonswrath

import (
	_ "embed"
	"sync"

	"wyrmtable/rules"
)

//go:embed help.fr.txt
var helpFR string

//go:embed help.en.txt
var helpEN string

// Help returns the rules of Dragon’s Wrath for people. The files are part of the
// program and a test reads them, so they cannot be wrong here.
var Help = sync.OnceValue(func() *rules.Help {
	h, err := rules.ParseHelp("help.fr.txt", helpFR, "help.en.txt", helpEN)
	if err != nil {
		panic(err)
	}
	return h
})
