package ui

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// This file is where the pictures of [Pictures] lie, and when they go.

// take gives a finished picture its texture. In the middle of a frame, where
// others may not be driven out for it, it may find no room: then take returns
// false.
func (p *Pictures) take(j *job, makeRoom bool) bool {
	pic := j.pic
	if pic.job != j { // painted in vain: another was begun since
		p.pending--
		return true
	}
	if p.large(j.result) {
		j.upload = NewUpload(j.result)
		if !p.Sync {
			p.uploads = append(p.uploads, j)
			return true
		}
		p.give(pic, j.upload.Finish(), nil)
	} else if !p.place(pic, j.result, makeRoom) {
		return false
	}
	p.taken(j)
	return true
}

// taken ends a job whose picture has its texture.
func (p *Pictures) taken(j *job) {
	p.pending--
	j.pic.job, j.pic.waiting, j.pic.scale = nil, false, j.scale
	p.arrived = true
}

// large reports whether a picture gets a texture of its own: it would leave a
// large gap on a sheet.
func (p *Pictures) large(img *image.RGBA) bool {
	return p.screen > 0 && img.Rect.Dx()*img.Rect.Dy() > p.screen/4
}

// send goes on with the first large picture on its way to its texture.
func (p *Pictures) send() {
	if len(p.uploads) == 0 {
		return
	}
	j := p.uploads[0]
	tex := j.upload.Step()
	if j.pic.job != j { // in vain
		j.upload.Drop()
		p.pending--
	} else if tex == nil {
		return
	} else {
		p.give(j.pic, tex, nil)
		p.taken(j)
	}
	p.uploads = p.uploads[1:]
}

// place puts the picture of pic on the sheet in use. What finds no room there
// gets a texture of those that the engine packs.
func (p *Pictures) place(pic *picture, img *image.RGBA, makeRoom bool) bool {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	s := p.sheet()
	if p.put(s, pic, img) || makeRoom && p.putForOld(s, pic, img) {
		return true
	}
	if !makeRoom && !p.Sync {
		return false
	}
	own := ebiten.NewImage(w, h)
	own.WritePixels(img.Pix)
	p.give(pic, own, nil)
	return true
}

// sheet returns the sheet in use.
func (p *Pictures) sheet() *sheet {
	if n := len(p.sheets); n > 0 && !p.sheets[n-1].retired {
		return p.sheets[n-1]
	}
	size := p.size
	if size == (image.Point{}) {
		size = sheetSize(p.screen)
	}
	s := newSheet(size)
	p.sheets = append(p.sheets, s)
	return s
}

// give gives pic another texture, part of a sheet or its own.
func (p *Pictures) give(pic *picture, img *ebiten.Image, s *sheet) {
	p.release(pic)
	pic.img, pic.sheet = img, s
	p.images[img] = pic
}

// put puts the picture of pic on a sheet, and reports whether there was room.
func (p *Pictures) put(s *sheet, pic *picture, img *image.RGBA) bool {
	part := s.put(img)
	if part == nil {
		return false
	}
	p.give(pic, part, s)
	return true
}

// putForOld is put for a full sheet: pictures that are not on the screen go,
// those not used for longest first, until there is room.
func (p *Pictures) putForOld(s *sheet, pic *picture, img *image.RGBA) bool {
	var old []*picture
	for _, o := range p.all {
		if o.sheet == s && p.idle(o, offScreen) {
			old = append(old, o)
		}
	}
	slices.SortFunc(old, func(a, b *picture) int { return int(int64(a.used) - int64(b.used)) })
	for _, o := range old {
		p.drop(o)
		if p.put(s, pic, img) {
			return true
		}
	}
	return false
}

// release gives back the texture of a picture.
func (p *Pictures) release(pic *picture) {
	img, s := pic.img, pic.sheet
	if img == nil {
		return
	}
	delete(p.images, img)
	pic.img, pic.sheet = nil, nil
	if s == nil {
		img.Deallocate()
		return
	}
	s.take(img)
}

func (p *Pictures) drop(pic *picture) {
	p.release(pic)
	delete(p.all, pic.slot)
}

// NewPage says that what was on the screen until now is no longer, and will not
// be for long: its textures are given back, at once, so that those of the new
// page can take their room. What the new page shares with it is painted again on
// a new sheet, so that the old one goes as a whole.
func (k *Kit) NewPage() {
	k.Pics.newPage()
	k.Art.newPage()
}

func (p *Pictures) newPage() {
	p.frame += aMoment + 1
	p.retire()
	for slot, pic := range p.all {
		if pic.waiting { // in vain
			pic.job = nil
			p.release(pic)
			delete(p.all, slot)
		}
	}
	for _, j := range p.uploads {
		j.upload.Drop()
		p.pending--
	}
	p.uploads = nil
	p.clear()
}

func (p *Pictures) retire() {
	for _, s := range p.sheets {
		s.retired = true
	}
}

func (pic *picture) retired() bool { return pic.sheet != nil && pic.sheet.retired }

// Numbers of frames in which a picture was not used. What is on the screen is
// used in every frame, so what was not for a few is there no longer. What was
// there a moment ago is often wanted again.
const (
	offScreen = 3
	aMoment   = 60
)

func (p *Pictures) idle(pic *picture, frames uint64) bool {
	return !pic.waiting && p.frame-pic.used > frames
}

// clear gives back what is no longer on the screen and takes more than its
// place on the sheet in use: what lies on sheets that have been retired, and
// after a moment what has a texture of its own. Then it gives back the sheets
// that are empty.
func (p *Pictures) clear() {
	for _, pic := range p.all {
		if pic.img != nil && (pic.sheet == nil && p.idle(pic, aMoment) || pic.retired() && p.idle(pic, offScreen)) {
			p.drop(pic)
		}
	}
	p.sheets = slices.DeleteFunc(p.sheets, func(s *sheet) bool {
		empty := s.n == 0
		if empty {
			s.img.Deallocate()
		}
		return empty
	})
}
