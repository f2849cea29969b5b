package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"os"
	"path/filepath"

	"github.com/andybalholm/brotli"
)

// cacheDir keeps what brotli has made at its highest quality: the game takes it
// the better part of a minute, and most builds in a row differ in little else.
const cacheDir = "dist/cache"

func gzipped(data []byte) ([]byte, error) {
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	err = w.Close()
	return out.Bytes(), err
}

// brotlied compresses data; quality goes from 0 to 11.
func brotlied(data []byte, quality int) ([]byte, error) {
	var out bytes.Buffer
	w := brotli.NewWriterOptions(&out, brotli.WriterOptions{Quality: quality, LGWin: 24})
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	err := w.Close()
	return out.Bytes(), err
}

// cached is brotlied with a memory from one run to the next. A cache that cannot
// be written costs only time.
func cached(data []byte, quality int) ([]byte, error) {
	name := filepath.Join(cacheDir, fmt.Sprintf("%s-%d.br", fingerprint(data)[:24], quality))
	if known, err := os.ReadFile(name); err == nil {
		return known, nil
	}
	out, err := brotlied(data, quality)
	if err != nil {
		return nil, err
	}
	if len(data) > 1<<20 && os.MkdirAll(cacheDir, 0o755) == nil {
		forgetOld()
		writeWhole(name, out)
	}
	return out, nil
}

// forgetOld leaves at most a few files in the cache.
func forgetOld() {
	old, _ := filepath.Glob(filepath.Join(cacheDir, "*.br"))
	if len(old) < 4 {
		return
	}
	for _, name := range old {
		os.Remove(name)
	}
}

// writeWhole makes a file appear at once or not at all, so that a build stopped
// half-way leaves no half a file to be believed by the next.
func writeWhole(name string, data []byte) {
	temp := name + ".part"
	if os.WriteFile(temp, data, 0o644) == nil {
		os.Rename(temp, name)
	}
}
