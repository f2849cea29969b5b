package share

import (
	"rsc.io/qr/coding"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/scenes/ui"
)

const (
	// quiet is how many modules stay white around a code.
	quiet = 4
	// finest is the least width of a module in pixels of the screen that a camera
	// can tell apart.
	finest = 3
	// widest is how wide a code is shown at most, in units.
	widest = 420
)

// code returns the smallest code for a text; nil where none is large enough.
func code(text string) *coding.Code {
	data := coding.String(text)
	for v := coding.Version(coding.MinVersion); v <= coding.MaxVersion; v++ {
		if data.Bits(v) > v.DataBytes(coding.L)*8 {
			continue
		}
		plan, err := coding.NewPlan(v, coding.L, 0)
		if err != nil {
			return nil
		}
		k, err := plan.Encode(data)
		if err != nil {
			return nil
		}
		return k
	}
	return nil
}

// buildCode draws the code of a link where it fits.
func (o *Offer) buildCode(c *game.Context, f *ui.Rows, whole string) {
	k := code(whole)
	side := min(f.Width(), widest, c.H-160)
	hide := func() {
		if f.Buttons("hidecode", ui.Button{Text: c.T(noCodeText)}) == 0 {
			o.code = false
			o.ui.Changed()
		}
	}
	if k == nil || side*c.Scale/float64(k.Size+2*quiet) < finest {
		f.Text(c.T(tooFine), ui.AsideText)
		hide()
		return
	}
	r := f.Take(side)
	r.X, r.W = r.X+(f.Width()-side)/2, side
	o.ui.Picture(ui.Key{Kind: "share.code", Text: whole}, r, func(cv *art.Canvas) { paintCode(cv, k, side) })
	o.ui.Say(c.T(codeSays))
	hide()
}

// paintCode draws the modules on whole pixels, dark on white whatever the theme is:
// cameras want it so.
func paintCode(cv *art.Canvas, k *coding.Code, side float64) {
	n := k.Size + 2*quiet
	px := float64(int(side*cv.Scale()) / n)
	u := px / cv.Scale()
	from := (side - u*float64(n)) / 2
	from = float64(int(from*cv.Scale())) / cv.Scale()
	cv.Fill(art.Rect(0, 0, side, side), art.Solid("#ffffff"))
	for y := range k.Size {
		for x := 0; x < k.Size; x++ {
			wide := 0
			for x+wide < k.Size && k.Black(x+wide, y) {
				wide++
			}
			if wide > 0 {
				cv.Fill(art.Rect(from+u*float64(x+quiet), from+u*float64(y+quiet), u*float64(wide), u), art.Solid("#000000"))
			}
			x += wide
		}
	}
}
