// Appicon draws the program's icon, a gold dragon's head on a red medal, and
// writes it in every form the platforms ask for: PNG of several sizes, the .ico
// of Windows and the .icns of macOS.
//
//	go run ./build/appicon [-o dist/icons]
package main

import (
	"bytes"
	"flag"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
)

// pngSizes are the sides, in pixels, of the pictures written.
var pngSizes = []int{16, 24, 32, 48, 64, 128, 192, 256, 512, 1024}

func main() {
	out := flag.String("o", "dist/icons", "folder to write")
	flag.Parse()
	if err := writeAll(*out); err != nil {
		fmt.Fprintln(os.Stderr, "appicon:", err)
		os.Exit(1)
	}
}

func writeAll(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	pictures, err := drawAll()
	if err != nil {
		return err
	}
	files := map[string][]byte{"wyrmtable.ico": ico(pictures), "wyrmtable.icns": icns(pictures)}
	for size, data := range pictures {
		files[fmt.Sprintf("icon-%d.png", size)] = data
	}
	for name, data := range files {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// drawAll returns the icon as PNG data by its side in pixels. Each size is drawn
// on its own, so that small ones keep crisp edges.
func drawAll() (map[int][]byte, error) {
	pictures := map[int][]byte{}
	for _, size := range pngSizes {
		var data bytes.Buffer
		if err := png.Encode(&data, draw(size)); err != nil {
			return nil, err
		}
		pictures[size] = data.Bytes()
	}
	return pictures, nil
}
