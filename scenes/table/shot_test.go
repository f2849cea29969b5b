package table

import (
	"image/png"
	"os"
	"testing"
	"time"
)

func TestShot(t *testing.T) {
	dir := os.Getenv("SHOTS")
	if dir == "" {
		t.Skip()
	}
	for _, sz := range []struct {
		n    string
		w, h int
	}{{"720", 1280, 720}, {"phone", 780, 1688}} {
		start := time.Now()
		r := newRig(t, newSession(t, 5), sz.w, sz.h)
		t.Log(sz.n, time.Since(start))
		for i := range 9 {
			if i == 0 || i == 8 {
				r.Settle(10 * time.Second)
				f, _ := os.Create(dir + "/" + sz.n + string(rune('a'+i)) + ".png")
				png.Encode(f, r.Picture())
				f.Close()
			}
			k := r.table.ask
			if k == nil {
				break
			}
			r.table.do(r.App.Context(), k.Answers[len(k.Answers)-1].Action)
			r.Run(6 * time.Second)
		}
	}
}
