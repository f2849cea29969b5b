package main

import "wyrmtable/game"

// names are the events that feel tells of.
var names = map[game.Kind]string{
	game.PointerCancel: "cancel", game.Tap: "tap", game.AltTap: "alttap", game.LongPress: "long",
	game.DragStart: "start", game.Drop: "drop", game.DragCancel: "dragcancel", game.Wheel: "wheel",
	game.ActionDown: "down", game.ActionUp: "up", game.MirrorPress: "mirror", game.FilesDropped: "files",
}
