//go:build unix && !js

package main

import (
	"fmt"
	"image/color"

	"wyrmtable/game"
)

// listener is a scene that prints what it hears, one event a line.
type listener struct{ said bool }

// Update implements game.Scene.
func (l *listener) Update(c *game.Context) {
	for e := range c.Events() {
		switch name := names[e.Kind]; {
		case e.Kind == game.PointerDown:
			fmt.Println("press")
		case e.Kind == game.Hover:
			fmt.Println("hover")
		case name == "":
		case e.Kind == game.ActionDown || e.Kind == game.ActionUp:
			fmt.Println(name, e.Action)
		default:
			fmt.Println(name)
		}
	}
}

// Draw implements game.Scene.
func (l *listener) Draw(c *game.Context, dst *game.Frame) {
	dst.Fill(color.RGBA{20, 60, 60, 255})
	if !l.said {
		l.said = true
		fmt.Printf("ready %.0fx%.0f %.2f %.2f\n", c.W, c.H, c.Scale, c.Device)
	}
}

// Left implements game.Leaver.
func (l *listener) Left(*game.Context) { fmt.Println("left") }
