package main

import (
	"bytes"
	"encoding/binary"
	"image/png"
	"testing"

	"wyrmtable/art"
)

func TestTheHeadIsInTheIconSet(t *testing.T) {
	if !art.HasIcon(subject) {
		t.Fatalf("the icon set has no %q", subject)
	}
}

func TestTheIconIsARoundMedal(t *testing.T) {
	for _, size := range pngSizes {
		img := draw(size)
		if img.Rect.Dx() != size || img.Rect.Dy() != size {
			t.Errorf("asked for %d pixels, got %v", size, img.Rect)
		}
		if a := img.RGBAAt(0, 0).A; a > 8 {
			t.Errorf("%d pixels: the corner is not clear (alpha %d)", size, a)
		}
		if a := img.RGBAAt(size/2, size/2).A; a != 255 {
			t.Errorf("%d pixels: the middle is not solid (alpha %d)", size, a)
		}
	}
}

func TestTheIcoHoldsItsPictures(t *testing.T) {
	pictures, err := drawAll()
	if err != nil {
		t.Fatal(err)
	}
	file := ico(pictures)
	count := int(binary.LittleEndian.Uint16(file[4:]))
	if count != 7 {
		t.Fatalf("%d pictures in the .ico, want 7", count)
	}
	for i := range count {
		entry := file[6+16*i:]
		length, offset := binary.LittleEndian.Uint32(entry[8:]), binary.LittleEndian.Uint32(entry[12:])
		img, err := png.DecodeConfig(bytes.NewReader(file[offset : offset+length]))
		if err != nil {
			t.Fatalf("picture %d: %v", i, err)
		}
		if int(entry[0]) != img.Width%256 {
			t.Errorf("picture %d is listed with side %d and has %d", i, entry[0], img.Width)
		}
	}
}

func TestTheIcnsAddsUp(t *testing.T) {
	pictures, err := drawAll()
	if err != nil {
		t.Fatal(err)
	}
	file := icns(pictures)
	if string(file[:4]) != "icns" || int(binary.BigEndian.Uint32(file[4:])) != len(file) {
		t.Fatalf("the header says %q and %d bytes of %d", file[:4], binary.BigEndian.Uint32(file[4:]), len(file))
	}
	n := 0
	for at := 8; at < len(file); n++ {
		length := int(binary.BigEndian.Uint32(file[at+4:]))
		if _, err := png.DecodeConfig(bytes.NewReader(file[at+8 : at+length])); err != nil {
			t.Fatalf("entry %q: %v", file[at:at+4], err)
		}
		at += length
	}
	if n != 10 {
		t.Errorf("%d entries, want 10", n)
	}
}
