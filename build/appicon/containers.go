package main

import (
	"bytes"
	"encoding/binary"
)

// ico packs the pictures up to 256 pixels into a Windows icon file. Every entry
// is a PNG, which Windows reads since Vista; a side of 256 is written as 0.
func ico(pictures map[int][]byte) []byte {
	sizes := []int{16, 24, 32, 48, 64, 128, 256}
	var head, body bytes.Buffer
	binary.Write(&head, binary.LittleEndian, []uint16{0, 1, uint16(len(sizes))})
	offset := 6 + 16*len(sizes)
	for _, size := range sizes {
		data := pictures[size]
		head.Write([]byte{byte(size), byte(size), 0, 0})
		binary.Write(&head, binary.LittleEndian, []uint16{1, 32}) // planes, bits a pixel
		binary.Write(&head, binary.LittleEndian, []uint32{uint32(len(data)), uint32(offset + body.Len())})
		body.Write(data)
	}
	return append(head.Bytes(), body.Bytes()...)
}

// icns packs the pictures into a macOS icon file: a header and, for each
// picture, a four-letter kind, the length of kind, length and data, and a PNG.
func icns(pictures map[int][]byte) []byte {
	var body bytes.Buffer
	for _, e := range []struct {
		kind string
		size int
	}{
		{"icp4", 16}, {"icp5", 32}, {"ic11", 32}, {"ic12", 64}, {"ic07", 128},
		{"ic13", 256}, {"ic08", 256}, {"ic14", 512}, {"ic09", 512}, {"ic10", 1024},
	} {
		data := pictures[e.size]
		body.WriteString(e.kind)
		binary.Write(&body, binary.BigEndian, uint32(8+len(data)))
		body.Write(data)
	}
	var out bytes.Buffer
	out.WriteString("icns")
	binary.Write(&out, binary.BigEndian, uint32(8+body.Len()))
	out.Write(body.Bytes())
	return out.Bytes()
}
