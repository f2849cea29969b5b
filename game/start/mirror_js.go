package start

import "wyrmtable/game"

// Watcher is not for browsers, which have the mirror in the page.
func Watcher(string) func(game.Told) { return nil }
