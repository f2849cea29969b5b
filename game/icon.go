//go:build !js

package game

import (
	"bytes"
	"embed"
	"image"
	"image/png"
)

// The window's icon in the sizes systems ask for, drawn by build/appicon.
//
//go:embed icon/*.png
var iconFiles embed.FS

func icons() []image.Image {
	var all []image.Image
	for _, name := range []string{"16", "32", "48", "128"} {
		data, err := iconFiles.ReadFile("icon/" + name + ".png")
		if err != nil {
			continue // an icon less
		}
		if img, err := png.Decode(bytes.NewReader(data)); err == nil {
			all = append(all, img)
		}
	}
	return all
}
