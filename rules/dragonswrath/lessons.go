package dragonswrath

import "embed"

//go:embed lessons
var lessons embed.FS
