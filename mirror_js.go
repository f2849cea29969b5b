package main

import "wyrmtable/game"

// watcher is not for browsers, which have the mirror in the page.
func watcher(string) func(game.Told) { return nil }
