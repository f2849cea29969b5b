package dragonswrath

import "embed"

//go:embed pictures
var pictures embed.FS
