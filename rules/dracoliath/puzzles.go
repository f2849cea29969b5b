package dracoliath

import "embed"

//go:embed puzzles
var puzzles embed.FS
