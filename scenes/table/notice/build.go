package notice

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/ui"
)

// Build shows the banner and the caption on u, over the table of d.
func (n *Notices) Build(u *ui.UI, d *panel.Desk) {
	if !n.Banner.Text.Empty() {
		n.buildBanner(u, d)
	}
	if !n.Caption.Text.Empty() {
		n.buildCaption(u, d)
	}
}

func (n *Notices) buildCaption(u *ui.UI, d *panel.Desk) {
	s := ui.Text{Face: ui.StrongText.Face, Size: 17, Col: ui.Cream, Align: art.Centre, Shadow: true}
	if d.Lay.Portrait {
		s.Size = 15
	}
	words := d.Plain(n.Caption.Text)
	area := game.Rect(d.Lay.Caption)
	tall := area.H
	if u.TextWidth(words, s) > area.W-70 {
		tall = u.ParaHeight(area.W-70, words, s) + 24
	}
	w := min(area.W, u.TextWidth(words, s)+76)
	r := game.Rect{X: area.X + (area.W-w)/2, Y: area.Y - (tall - area.H), W: w, H: tall}
	n.At = r
	warn := n.Caption.Warn
	u.Plate(ui.Key{Kind: "table.caption", A: look.Int(warn)}, r, 6, pictures.CaptionGround,
		func(cv *art.Canvas) { pictures.Caption(cv, r.W, r.H, warn) })
	h := u.ParaHeight(r.W-70, words, s)
	u.Para(r.X+35, r.Y+(r.H-h)/2, r.W-70, words, s)
}

func (n *Notices) buildBanner(u *ui.UI, d *panel.Desk) {
	h, mat := 92.0, d.Lay.Mat
	r := game.Rect{X: mat.X, Y: d.Lay.Lane.Y + d.Lay.Lane.H/2 - h/2, W: mat.W, H: h}
	u.Plate(ui.Key{Kind: "table.banner"}, r, 6, pictures.CaptionGround,
		func(cv *art.Canvas) { pictures.Banner(cv, r.W, r.H) })
	s := ui.HeadText.Sized(38).At(art.Centre).In(d.Colour(n.Banner.Seat))
	if d.Lay.Portrait {
		s.Size = 25
	}
	words := d.Plain(n.Banner.Text)
	s = panel.Fit(u, words, s, r.W-150)
	w := min(u.TextWidth(words, s), r.W-120)
	u.Label(game.Rect{X: r.X + 70, Y: r.Y, W: r.W - 140, H: r.H}, words, s)
	if n.Banner.Seat < 0 {
		return
	}
	u.Emblem(d.Setup.Seats[n.Banner.Seat].Colour, game.Point{X: r.X + (r.W-w)/2 - 36, Y: r.Y + h/2}, 25)
}
