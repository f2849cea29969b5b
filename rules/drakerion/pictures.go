package drakerion

import "embed"

//go:embed pictures
var pictures embed.FS
