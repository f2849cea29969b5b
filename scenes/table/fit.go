package table

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/ui"
)

// Words on the table stand in places of fixed size. They grow with the text
// size of the settings as far as their place allows, and no further: what is
// cut off helps nobody.

// fit returns style at the largest size, up to the one of the settings, at
// which s is no wider than w.
func (t *Scene) fit(u *ui.UI, s string, style ui.Text, w float64) ui.Text {
	style.Size = art.FitText(style.Face, u.Size(style.Size), look.SmallestText, w, s)
	style.Fixed = true
	return style
}

// named is fit for the name of a person: it stays readable, and is cut rather
// than made smaller than that.
func (t *Scene) named(u *ui.UI, s string, style ui.Text, w float64) ui.Text {
	style.Size, style.Fixed = art.FitText(style.Face, u.Size(style.Size), 12, w, s), true
	if u.TextWidth(s, style) > w {
		style.Face = ui.StrongText.Face // narrower
		style.Size = art.FitText(style.Face, u.Size(15), 10.5, w, s)
	}
	return style
}

// capped is style at no more than most units.
func (t *Scene) capped(u *ui.UI, style ui.Text, most float64) ui.Text {
	if !style.Fixed {
		style.Size, style.Fixed = u.Size(style.Size), true
	}
	style.Size = min(style.Size, most)
	return style
}

// para sets a text in r, centred in height, at the largest size up to the one
// of the settings at which all of it fits.
func (t *Scene) para(u *ui.UI, r game.Rect, s string, style ui.Text) {
	style, h := t.paraSize(u, r, s, style)
	u.Para(r.X, r.Y+max(0, (r.H-h)/2), r.W, s, style)
}

func (t *Scene) paraSize(u *ui.UI, r game.Rect, s string, style ui.Text) (ui.Text, float64) {
	style.Size, style.Fixed = u.Size(style.Size), true
	for {
		h := u.ParaHeight(r.W, s, style)
		if h <= r.H || style.Size <= look.SmallestText {
			return style, h
		}
		style.Size = max(look.SmallestText, style.Size*0.94)
	}
}

// buttonSize returns the size, before the settings, at which a word stands on
// one line of a button w units wide.
func (t *Scene) buttonSize(u *ui.UI, s string, size, w float64) float64 {
	style := ui.ButtonText.Sized(size)
	room := w - 2*min(20, w*0.16)
	if wide := u.TextWidth(s, style); wide > room {
		size *= room / wide
	}
	return size
}
