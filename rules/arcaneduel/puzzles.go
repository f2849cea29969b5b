package arcaneduel

import "embed"

//go:embed puzzles
var puzzles embed.FS
