// Sprite is the least that an Ebitengine program can do in a browser: one square that
// moves, on a screen of one colour. The figures of the table are held against it.
package main

import (
	"image/color"
	"log"

	"github.com/hajimehoshi/ebiten/v2"
)

type sprite struct {
	img  *ebiten.Image
	w, h int
	tick int
}

func (s *sprite) Update() error {
	s.tick++
	return nil
}

func (s *sprite) Draw(dst *ebiten.Image) {
	dst.Fill(color.RGBA{20, 30, 50, 255})
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Translate(float64(s.tick*5%max(s.w, 1)), float64(s.h)/2)
	dst.DrawImage(s.img, op)
}

func (s *sprite) Layout(w, h int) (int, int) {
	s.w, s.h = w, h
	return w, h
}

func main() {
	s := &sprite{img: ebiten.NewImage(64, 64)}
	s.img.Fill(color.White)
	if err := ebiten.RunGame(s); err != nil {
		log.Fatal(err)
	}
}
