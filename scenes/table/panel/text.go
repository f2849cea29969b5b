package panel

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/ui"
)

// Words on the table stand in places of fixed size. They grow with the text
// size of the settings as far as their place allows, and no further: what is
// cut off helps nobody.

// Fit returns style at the largest size, up to the one of the settings, at
// which s is no wider than w.
func Fit(u *ui.UI, s string, style ui.Text, w float64) ui.Text {
	style.Size = art.FitText(style.Face, u.Size(style.Size), look.SmallestText, w, s)
	style.Fixed = true
	return style
}

// Named is Fit for the name of a person: it stays readable, and is cut rather
// than made smaller than that.
func Named(u *ui.UI, s string, style ui.Text, w float64) ui.Text {
	style.Size, style.Fixed = art.FitText(style.Face, u.Size(style.Size), 12, w, s), true
	if u.TextWidth(s, style) > w {
		style.Face = ui.StrongText.Face // narrower
		style.Size = art.FitText(style.Face, u.Size(15), 10.5, w, s)
	}
	return style
}

// Capped is style at no more than most units.
func Capped(u *ui.UI, style ui.Text, most float64) ui.Text {
	if !style.Fixed {
		style.Size, style.Fixed = u.Size(style.Size), true
	}
	style.Size = min(style.Size, most)
	return style
}

// Para sets a text in r, centred in height, at the largest size up to the one
// of the settings at which all of it fits.
func Para(u *ui.UI, r game.Rect, s string, style ui.Text) {
	style, h := ParaSize(u, r, s, style)
	u.Para(r.X, r.Y+max(0, (r.H-h)/2), r.W, s, style)
}

// ParaSize is the style in which Para sets it, and how high it is.
func ParaSize(u *ui.UI, r game.Rect, s string, style ui.Text) (ui.Text, float64) {
	style.Size, style.Fixed = u.Size(style.Size), true
	for {
		h := u.ParaHeight(r.W, s, style)
		if h <= r.H || style.Size <= look.SmallestText {
			return style, h
		}
		style.Size = max(look.SmallestText, style.Size*0.94)
	}
}

// ButtonSize returns the size, before the settings, at which a word stands on
// one line of a button w units wide.
func ButtonSize(u *ui.UI, s string, size, w float64) float64 {
	style := ui.ButtonText.Sized(size)
	room := w - 2*min(20, w*0.16)
	if wide := u.TextWidth(s, style); wide > room {
		size *= room / wide
	}
	return size
}
