//go:build !js

package ui

import "runtime/debug"

// freeMemory returns what is free to the system, beside the game: it takes some
// milliseconds of one core.
func freeMemory() { go debug.FreeOSMemory() }
