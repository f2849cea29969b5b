// Listen writes every sound of the program to a file, with a picture of its
// pitches, for ears and for docs/sound.md.
//
//	go run ./build/listen                  the pictures in docs, and the table of figures
//	go run ./build/listen -wav FOLDER      the sounds as well, to be listened to
package main

import (
	"encoding/binary"
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"io"
	"math"
	"os"
	"path/filepath"

	"wyrmtable/sounds"
	"wyrmtable/sounds/meter"
)

// bedSeconds is how much of a bed is written.
const bedSeconds = 60

func main() {
	out := flag.String("out", "docs/pictures/sound", "folder for the pictures")
	wav := flag.String("wav", "", "folder for the sounds; none are written if it is empty")
	flag.Parse()
	if err := run(*out, *wav); err != nil {
		fmt.Fprintln(os.Stderr, "listen:", err)
		os.Exit(1)
	}
}

var effects = [sounds.Count]string{
	sounds.CardSlide: "card-slide", sounds.CardFlip: "card-flip", sounds.Shuffle: "shuffle", sounds.Dice: "dice",
	sounds.Damage: "damage", sounds.Heal: "heal", sounds.Win: "win", sounds.Click: "click", sounds.Coin: "coin",
	sounds.Magic: "magic", sounds.Error: "error",
}

var beds = [sounds.BedCount]string{
	sounds.Mountain: "mountain", sounds.Hull: "hull", sounds.Camp: "camp", sounds.MapRoom: "map-room",
	sounds.Candles: "candles",
}

func run(out, wav string) error {
	fmt.Println("| sound | seconds | LUFS | peak, dBFS | offset, dBFS |\n|---|---|---|---|---|")
	for s, name := range effects {
		if err := one(out, wav, name, sounds.Make(sounds.Sound(s), 0)[0], meter.Sound.Momentary); err != nil {
			return err
		}
	}
	for b, name := range beds {
		if name == "" {
			continue
		}
		data := make([]byte, bedSeconds*sounds.Rate*8)
		if _, err := io.ReadFull(sounds.Ambient(sounds.Bed(b), 1), data); err != nil {
			return err
		}
		if err := one(out, wav, name, data, meter.Sound.Integrated); err != nil {
			return err
		}
	}
	return nil
}

// one writes a sound and its picture, and prints what is measured of it.
func one(out, wav, name string, data []byte, loud func(meter.Sound) float64) error {
	s := left(data)
	fmt.Printf("| %s | %.2f | %.1f | %.1f | %.0f |\n",
		name, float64(len(s.Samples))/s.Rate, loud(s), s.Peak(), s.Offset())
	if err := write(filepath.Join(out, name+".png"), func(w io.Writer) error { return png.Encode(w, picture(s)) }); err != nil {
		return err
	}
	if wav == "" {
		return nil
	}
	return write(filepath.Join(wav, name+".wav"), func(w io.Writer) error { return encode(w, data) })
}

func write(file string, f func(w io.Writer) error) error {
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	o, err := os.Create(file)
	if err != nil {
		return err
	}
	if err := f(o); err != nil {
		o.Close()
		return err
	}
	return o.Close()
}

// left is the left channel of what a device plays.
func left(data []byte) meter.Sound {
	s := meter.Sound{Samples: make([]float64, len(data)/8), Rate: sounds.Rate}
	for i := range s.Samples {
		s.Samples[i] = float64(math.Float32frombits(binary.LittleEndian.Uint32(data[i*8:])))
	}
	return s
}

// picture is a spectrogram: time from left to right, 50 Hz to 16 kHz from the
// bottom to the top, brighter as it is louder.
func picture(s meter.Sound) image.Image {
	const w, h = 420, 120
	img := image.NewPaletted(image.Rect(0, 0, w, h), embers())
	for x, column := range s.Spectrum(w, h, 50, 16000) {
		for y, dB := range column {
			shade := min(max((dB+90)/75, 0), 1)
			img.SetColorIndex(x, h-1-y, uint8(shade*15))
		}
	}
	return img
}

// embers are sixteen shades from night to light.
func embers() color.Palette {
	var p color.Palette
	for i := range 16 {
		t := float64(i) / 15
		p = append(p, color.RGBA{uint8(16 + 239*math.Sqrt(t)), uint8(12 + 228*t*t), uint8(20 + 150*t*t*t), 255})
	}
	return p
}

// encode writes a WAV file of two channels of 32-bit floats.
func encode(w io.Writer, data []byte) error {
	const channels, bits, float = 2, 32, 3
	head := []any{
		[4]byte([]byte("RIFF")), uint32(36 + len(data)), [4]byte([]byte("WAVE")), [4]byte([]byte("fmt ")), uint32(16),
		uint16(float), uint16(channels), uint32(sounds.Rate), uint32(sounds.Rate * channels * bits / 8),
		uint16(channels * bits / 8), uint16(bits), [4]byte([]byte("data")), uint32(len(data)),
	}
	for _, v := range head {
		if err := binary.Write(w, binary.LittleEndian, v); err != nil {
			return err
		}
	}
	_, err := w.Write(data)
	return err
}
