package arcaneduel

import "embed"

//go:embed pictures
var pictures embed.FS
