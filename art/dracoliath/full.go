package dracoliath

import (
	"image"
	"strings"
	"unicode/utf8"

	"wyrmtable/art"
	"wyrmtable/art/faces"
	"wyrmtable/fonts"
)

// RenderFull draws the face to read, widthPx pixels wide and 7/5 as high.
// picture is the illustration of FullArt, or nil for a bare window.
func (k *Card) RenderFull(picture *image.RGBA, widthPx int) *image.RGBA {
	c := fullFace.Begin(widthPx, k.element())
	faces.ShowPicture(c, fullArt, picture)
	k.fullRows(c)
	k.typePlate(c)
	k.titlePlate(c)
	faces.Gloss(c, faces.FullW, faces.FullH, 26)
	return c.Img
}

// fullChassis draws what all full faces of an element have in common.
func fullChassis(c *art.Canvas, e art.Element) {
	restore := c.Clip(art.RoundRect(0, 0, faces.FullW, faces.FullH, 26))
	hole := art.BoxAt(fullArt.X, fullArt.Y, fullArt.W, fullPanel.Y+fullPanel.H-fullArt.Y)
	faces.Body(c, faces.FullW, faces.FullH, 26, 13, 16, hole, e)
	frame := art.BoxAt(13, 13, 474, 674)
	faces.FullFrame(c, frame)
	hi, lo := e.Frame()
	gap := art.BoxAt(fullArt.X, fullArt.Y+fullArt.H, fullArt.W, fullPanel.Y-fullArt.Y-fullArt.H) // beside the points of the type plate
	c.Fill(art.Rect(gap.X, gap.Y, gap.W, gap.H), art.Linear(gap.X, gap.Y, gap.X, gap.Y+gap.H, art.S(0, lo), art.S(1, hi)))
	faces.Bevel(c, fullArt, 1, "#0c0705")
	faces.Bevel(c, fullPanel, 1, "#2a160a")
	c.Parchment(fullPanel, 4)
	if e == art.ElementNight {
		c.Fill(fullPanel.Round(4), art.SolidA("#1a1c48", 0.82))
	}
	c.Fill(art.RoundRect(150, 664.5, 200, 17, 8), art.SolidA("#000", 0.42))
	c.Text(fonts.LabelBold, 12, 250, 677, art.Centre, "DRACOLIATH", art.SolidA("#f3e2bd", 0.85))
	restore()
}

// fullRows draws the effects in the rules box, over the sign of their type.
func (k *Card) fullRows(c *art.Canvas) {
	b := fullPanel
	mark := "#7a4a1e"
	if k.Side == SideNight {
		mark = "#b9b6ff"
	}
	switch {
	case k.Contrast && k.Side == SideNight:
		c.Fill(b.Inset(4).Round(6), art.Solid("#000000"))
	case k.Contrast:
		c.Fill(b.Inset(4).Round(6), art.Solid("#ffffff"))
	default:
		c.Icon(k.Type.icon(), b.X+b.W/2, b.Y+b.H/2+8, 190, art.SolidA(mark, 0.08))
	}
	s, inner := k.fullSet()
	s.draw(c, inner)
}

// fullSet measures the effects for the rules box.
func (k *Card) fullSet() (rowsSet, art.Box) {
	look := rowsLook{radius: 45, text: art.RulesStyle(29, art.Centre), textFloor: 20, banner: 58,
		words: [4]string{art.ToMe: k.MeLabel, art.ToOpponent: k.OpponentLabel, art.ToBoth: k.BothLabel}, sign: "#26170d"}
	if len(k.Rows) == 1 {
		look.radius = 52
	}
	if k.Side == SideNight {
		look.text = look.text.OnDark()
		look.sign = "#f0ecff"
	}
	if k.Contrast && k.Side != SideNight {
		look.text.Ink, look.text.ItalInk, look.sign = art.Hex("#000000"), art.Hex("#000000"), "#000000"
	}
	b := fullPanel
	inner := art.BoxAt(b.X+16, b.Y+22, b.W-32, b.H-34)
	return setRows(k.Rows, look, inner.W, inner.H), inner
}

func (k *Card) typePlate(c *art.Canvas) {
	c.Plate(art.BoxAt(40, 381, 420, 42), 17, 2.6)
	c.Icon(k.Type.icon(), 79, 402, 28, art.Solid("#f3d58c"))
	letter := k.letter()
	right := 402.0
	if letter != "" {
		right = 376
		faces.LetterBadge(c, 393, 402, 11.5, letter, k.Color.deep())
	}
	colourW := art.TextWidth(fonts.LabelBold, 22, k.ColorLabel)
	size := art.FitText(fonts.LabelBold, 23, 8, right-14-colourW-101, k.TypeLabel)
	c.Text(fonts.LabelBold, size, 101, 410, art.Left, k.TypeLabel, art.Solid("#f3e2bd"))
	c.Text(fonts.LabelBold, 22, right, 409.5, art.Right, k.ColorLabel, art.Solid(k.Color.bright()))
	c.Fill(art.Circle(423, 402, 14.6), art.Solid("#0c0705"))
	c.Fill(art.Circle(423, 402, 13.4), art.Solid(k.Color.bright()))
	c.Fill(art.Circle(423, 402, 10.8), art.Solid(k.Color.deep()))
	c.Icon(k.Color.icon(), 423, 402, 16, art.Solid("#fff3d6"))
}

// letter is the mark of the colour, if it is asked for.
func (k *Card) letter() string {
	if !k.ColourLetter || k.ColorLabel == "" {
		return ""
	}
	r, _ := utf8.DecodeRuneInString(k.ColorLabel)
	return strings.ToUpper(string(r))
}

func (k *Card) titlePlate(c *art.Canvas) {
	c.Plate(art.BoxAt(20, 20, 460, 58), 20, 3)
	left, right := 44.0, 456.0
	if k.Side != SideNone {
		left = 104
	}
	if k.Mastery > 0 {
		right = 400
	}
	size := art.FitText(fonts.Title, 33, 6, right-left, k.Name)
	c.Engraved(fonts.Title, size, (left+right)/2, 49+size*0.35, art.Centre, k.Name, "#f7e7bf")
	if k.Side != SideNone {
		DayNight(c, 66, 50, 33, k.Side == SideDay)
		DogEar(c, art.BoxAt(13, 13, 474, 674), 46, k.Side.other())
	}
	Mastery(c, 438, 49, 33, k.Mastery)
}
