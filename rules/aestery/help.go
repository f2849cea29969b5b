package aestery

import (
	_ "embed"

	"wyrmtable/rules"
)

//go:embed help.fr.txt
var helpFR string

//go:embed help.en.txt
var helpEN string

// Help returns the rules of Aestery for people.
var Help = rules.HelpFiles(helpFR, helpEN)
