package art

import (
	"image/color"

	"wyrmtable/fonts"
)

// QuickCard fills a sheet of w by h units with what stands for a card until its
// picture is painted: a flat sheet in two colours of its frame, and its name if
// it has one. It takes a small part of the time that the picture takes.
func (c *Canvas) QuickCard(w, h float64, high, low color.NRGBA, name string) {
	c.Fill(RoundRect(0, 0, w, h, w*0.06), Solid("#120c0a"))
	edge := w * 0.045
	c.Fill(RoundRect(edge, edge, w-2*edge, h-2*edge, w*0.04), Linear(0, 0, 0, h, Stop{0, high}, Stop{1, low}))
	if name == "" {
		return
	}
	c.Fill(Rect(edge, h*0.08, w-2*edge, h*0.13), SolidA("#120c0a", 0.72))
	size := FitText(fonts.Name, w*0.12, w*0.05, w*0.86, name)
	c.Text(fonts.Name, size, w/2, h*0.145+size*0.32, Centre, name, Solid("#ffeecb"))
}
