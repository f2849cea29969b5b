package dragonswrath

import "embed"

//go:embed puzzles
var puzzles embed.FS
