package aestery

import "embed"

//go:embed pictures
var pictures embed.FS
