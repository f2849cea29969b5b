package art

import (
	"image"
	"strings"
	"unicode/utf8"

	"wyrmtable/fonts"
)

// RenderFull draws the face to read, widthPx pixels wide and 7/5 as high.
// picture is the illustration of FullArt, or nil for a bare window.
func (k *DracoCard) RenderFull(picture *image.RGBA, widthPx int) *image.RGBA {
	c := chassis(chassisKey{face: chassisFull, px: widthPx, element: k.element()})
	c.showPicture(fullArt, picture)
	k.fullRows(c)
	k.typePlate(c)
	k.titlePlate(c)
	c.gloss(dracoFullW, dracoFullH, 26)
	return c.Img
}

// fullChassis draws what all full faces of an element have in common.
func fullChassis(c *Canvas, e Element) {
	restore := c.Clip(RoundRect(0, 0, dracoFullW, dracoFullH, 26))
	hole := box{fullArt.x, fullArt.y, fullArt.w, fullPanel.y + fullPanel.h - fullArt.y}
	c.body(dracoFullW, dracoFullH, 26, 13, 16, hole, e)
	frame := box{13, 13, 474, 674}
	c.fullFrame(frame)
	hi, lo := e.Frame()
	gap := box{fullArt.x, fullArt.y + fullArt.h, fullArt.w, fullPanel.y - fullArt.y - fullArt.h} // beside the points of the type plate
	c.Fill(Rect(gap.x, gap.y, gap.w, gap.h), Linear(gap.x, gap.y, gap.x, gap.y+gap.h, S(0, lo), S(1, hi)))
	c.window(fullArt, 1, "#0c0705")
	c.window(fullPanel, 1, "#2a160a")
	c.parchment(fullPanel, 4)
	if e == ElementNight {
		c.Fill(fullPanel.round(4), SolidA("#1a1c48", 0.82))
	}
	c.Fill(RoundRect(150, 664.5, 200, 17, 8), SolidA("#000", 0.42))
	c.Text(fonts.LabelBold, 12, 250, 677, Centre, "DRACOLIATH", SolidA("#f3e2bd", 0.85))
	restore()
}

// fullRows draws the effects in the rules box, over the sign of their type.
func (k *DracoCard) fullRows(c *Canvas) {
	b := fullPanel
	mark := "#7a4a1e"
	if k.Side == SideNight {
		mark = "#b9b6ff"
	}
	switch {
	case k.Contrast && k.Side == SideNight:
		c.Fill(b.inset(4).round(6), Solid("#000000"))
	case k.Contrast:
		c.Fill(b.inset(4).round(6), Solid("#ffffff"))
	default:
		c.Icon(k.Type.icon(), b.x+b.w/2, b.y+b.h/2+8, 190, SolidA(mark, 0.08))
	}
	s, inner := k.fullSet()
	s.draw(c, inner)
}

// fullSet measures the effects for the rules box.
func (k *DracoCard) fullSet() (rowsSet, box) {
	look := rowsLook{radius: 45, text: RulesStyle(29, Centre), textFloor: 20, banner: 58,
		words: [4]string{ToMe: k.MeLabel, ToOpponent: k.OpponentLabel, ToBoth: k.BothLabel}, sign: "#26170d"}
	if len(k.Rows) == 1 {
		look.radius = 52
	}
	if k.Side == SideNight {
		look.text = look.text.OnDark()
		look.sign = "#f0ecff"
	}
	if k.Contrast && k.Side != SideNight {
		look.text.Ink, look.text.ItalInk, look.sign = Hex("#000000"), Hex("#000000"), "#000000"
	}
	b := fullPanel
	inner := box{b.x + 16, b.y + 22, b.w - 32, b.h - 34}
	return setRows(k.Rows, look, inner.w, inner.h), inner
}

func (k *DracoCard) typePlate(c *Canvas) {
	c.plate(box{40, 381, 420, 42}, 17, 2.6)
	c.Icon(k.Type.icon(), 79, 402, 28, Solid("#f3d58c"))
	letter := k.letter()
	right := 402.0
	if letter != "" {
		right = 376
		c.letterBadge(393, 402, 11.5, letter, k.Color.deep())
	}
	colourW := TextWidth(fonts.LabelBold, 22, k.ColorLabel)
	size := FitText(fonts.LabelBold, 23, 8, right-14-colourW-101, k.TypeLabel)
	c.Text(fonts.LabelBold, size, 101, 410, Left, k.TypeLabel, Solid("#f3e2bd"))
	c.Text(fonts.LabelBold, 22, right, 409.5, Right, k.ColorLabel, Solid(k.Color.bright()))
	c.Fill(Circle(423, 402, 14.6), Solid("#0c0705"))
	c.Fill(Circle(423, 402, 13.4), Solid(k.Color.bright()))
	c.Fill(Circle(423, 402, 10.8), Solid(k.Color.deep()))
	c.Icon(k.Color.icon(), 423, 402, 16, Solid("#fff3d6"))
}

// letter is the mark of the colour, if it is asked for.
func (k *DracoCard) letter() string {
	if !k.ColourLetter || k.ColorLabel == "" {
		return ""
	}
	r, _ := utf8.DecodeRuneInString(k.ColorLabel)
	return strings.ToUpper(string(r))
}

func (k *DracoCard) titlePlate(c *Canvas) {
	c.plate(box{20, 20, 460, 58}, 20, 3)
	left, right := 44.0, 456.0
	if k.Side != SideNone {
		left = 104
	}
	if k.Mastery > 0 {
		right = 400
	}
	size := FitText(fonts.Title, 33, 6, right-left, k.Name)
	c.engraved(fonts.Title, size, (left+right)/2, 49+size*0.35, Centre, k.Name, "#f7e7bf")
	if k.Side != SideNone {
		c.DayNight(66, 50, 33, k.Side == SideDay)
		c.dogEar(box{13, 13, 474, 674}, 46, k.Side.other())
	}
	c.Mastery(438, 49, 33, k.Mastery)
}
