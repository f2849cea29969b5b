package ui

import (
	"image"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
)

func plainPicture(*art.Canvas) {}

func numbered(i int) Key { return Key{Kind: "x", A: i} }

// frames lets frames pass in which only one picture is used.
func frames(p *Pictures, n int, used Key, w, h float64) {
	for range n {
		p.update(1, 0)
		p.Find(used, w, h)
		p.drawn = true
	}
}

// TestOldPicturesMakeRoom fills a sheet and asks for one picture more.
func TestOldPicturesMakeRoom(t *testing.T) {
	p := NewPictures()
	p.size = image.Pt(48, 48) // nine of 10 by 10 with their gutters, in plots
	p.update(1, 0)
	for i := range 9 {
		if p.Get(numbered(i), 10, 10, plainPicture) == nil {
			t.Fatalf("no room for picture %d", i)
		}
	}
	used, _ := p.Find(numbered(3), 10, 10)
	old, _ := p.Find(numbered(4), 10, 10)
	if p.Get(numbered(9), 10, 10, plainPicture) != nil {
		t.Error("a full sheet had room in the middle of a frame")
	}
	frames(p, 1, numbered(3), 10, 10)
	if pic := p.all[slotOf(numbered(9), 10, 10)]; pic.img == nil || pic.sheet != nil {
		t.Error("nine pictures on the screen made room for a tenth")
	}
	frames(p, offScreen+1, numbered(3), 10, 10)
	for i := range 8 {
		p.Get(numbered(20+i), 10, 10, plainPicture)
		frames(p, 1, numbered(3), 10, 10)
		if pic := p.all[slotOf(numbered(20+i), 10, 10)]; pic.img == nil || pic.sheet == nil {
			t.Errorf("picture %d did not find the place of one no longer used", i)
		}
	}
	if !p.Keep(used) || p.Keep(old) {
		t.Errorf("of the one in use and one that is not, kept are %v, %v", p.Keep(used), p.Keep(old))
	}
}

// TestAnOldPageIsGivenBack begins a page that shares a picture with the page
// before: only that is painted again, and the sheet of the old one goes.
func TestAnOldPageIsGivenBack(t *testing.T) {
	p := NewPictures()
	p.screen = 100 * 100
	p.update(1, 0)
	for i := range 3 {
		p.Get(numbered(i), 50, 50, plainPicture)
	}
	p.Get(Key{Kind: "wall"}, 90, 90, plainPicture) // large: a texture of its own
	wait := func() {
		for p.Pending() {
			time.Sleep(time.Millisecond)
			p.update(1, 0)
		}
	}
	wait()
	old := p.sheets[0]
	p.newPage()
	if p.Get(numbered(1), 50, 50, plainPicture) == nil {
		t.Error("a picture that both pages have blinks")
	}
	frames(p, 3, numbered(1), 50, 50)
	wait()
	if len(p.sheets) != 1 || p.sheets[0] == old || len(p.all) != 1 || len(p.images) != 1 {
		t.Errorf("%d sheets and %d pictures are left of two pages that share one", len(p.sheets), len(p.all))
	}
}

// TestRestLosesNothing leaves a screen alone for a long time: what stands on it
// must still be there.
func TestRestLosesNothing(t *testing.T) {
	p := NewPictures()
	p.Sync, p.screen = true, 1000
	large, small := Key{Kind: "large"}, Key{Kind: "small"}
	p.update(1, 0)
	p.Get(large, 40, 40, plainPicture)
	p.Get(small, 4, 4, plainPicture)
	p.retire()
	for i := range 2000 {
		p.update(1, time.Duration(i)*time.Second/60)
	}
	if p.all[slotOf(large, 40, 40)].img == nil || p.all[slotOf(small, 4, 4)].img == nil {
		t.Error("a screen at rest lost its pictures")
	}
}

// TestAMatComesBackAtOnce leaves a page with a mat and comes back: the mat is
// painted again, and until then a small one stands in, from the first frame on.
func TestAMatComesBackAtOnce(t *testing.T) {
	k := NewKit()
	wood := func() *ebiten.Image { return k.Art.Mat("wood", 1000, 600, paintWood) }
	wait := func() {
		for k.Art.Pending() {
			time.Sleep(time.Millisecond)
			k.Art.update()
		}
	}
	k.Pics.update(1, 0)
	if wood() != nil {
		t.Fatal("painted before it was asked for")
	}
	wait()
	whole := wood()
	k.Art.newPage()
	k.Art.Image(art.PaintSpec{}, 8, 8)
	k.Art.update()
	if len(k.Art.all) != 1 {
		t.Fatalf("%d pictures are left on a page that has one", len(k.Art.all))
	}
	back := wood()
	if back == nil || back == whole || back.Bounds().Dx() >= 1000 || back.Bounds().Dx() < 300 {
		t.Fatalf("the first frame after coming back shows %v", back)
	}
	wait()
	if now := wood(); now == nil || now.Bounds().Dx() != 1000 {
		t.Errorf("painted again it is %v", now)
	}
}
