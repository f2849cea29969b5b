package main

// uninlined are the packages whose calls the compiler leaves calls. A function
// written out wherever it is called makes a program larger, in WebAssembly more
// than elsewhere, and most of ours runs once a press: what describes a screen,
// paints a picture that is kept, reads a file. A tenth of the download goes.
//
// What runs in every frame, for every pixel or a million times a second (rules,
// images and matrices) is not named here, or taken out again below.
var uninlined = []string{
	"wyrmtable/scenes/...",
	"wyrmtable/game/...",
	"wyrmtable/art/...",
	"github.com/hajimehoshi/ebiten/v2/internal/shader",
	"github.com/hajimehoshi/ebiten/v2/internal/shaderir/...",
	"archive/...", "crypto/...", "encoding/...", "go/...", "math/big", "net/...", "regexp/...", "text/...",
}

// inlined are the packages among those above that work by the frame or the pixel.
var inlined = []string{
	"wyrmtable/art", "wyrmtable/art/texture",
	"wyrmtable/scenes/table/motion", "wyrmtable/scenes/table/paint", "wyrmtable/scenes/table/tableau",
}

// gcflags are the flags of the compiler that say so: of two that fit a package it
// takes the later.
func gcflags() (flags []string) {
	for _, p := range uninlined {
		flags = append(flags, "-gcflags="+p+"=-l")
	}
	for _, p := range inlined {
		flags = append(flags, "-gcflags="+p+"=")
	}
	return flags
}
