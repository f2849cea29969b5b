package ui

import (
	"image/color"

	"wyrmtable/art"
	"wyrmtable/fonts"
)

// The colours of panels and texts, the same on every screen.
var (
	Gold       = art.Hex("#f3d793") // titles on dark plates
	Cream      = art.Hex("#f4e8d0") // reading text on dark plates
	Sand       = art.Hex("#cdbb9a") // asides on dark plates
	Ink        = art.Hex("#26170d") // reading text on parchment
	InkPale    = art.Hex("#6b4a2c") // asides on parchment
	White      = art.Hex("#ffffff")
	Ember      = art.Hex("#ff9a5e")
	Alert      = art.Hex("#ff8f78") // something is wrong, on dark plates
	AlertInk   = art.Hex("#9c1f14") // something is wrong, on parchment
	Good       = art.Hex("#8fd98a") // something is well, on dark plates
	LinkColor  = art.Hex("#ffd98a") // a card named in a text
	LinkInk    = art.Hex("#7a2410") // the same on parchment
	LinkHotInk = art.Hex("#c43d0e") // pointed at there
)

// PlayerColours are the colours of players' names in texts, in the order of
// rules.SeatSetup.Colour; their medals are art.Canvas.Avatar's.
var PlayerColours = func() (all [art.PlayerColours]color.NRGBA) {
	for i := range all {
		all[i] = art.Hex(art.PlayerInk(i))
	}
	return all
}()

// Text says how a text is set. Sizes are in units and grow with the text size
// of the settings, unless Fixed.
type Text struct {
	Face   fonts.Face
	Size   float64
	Col    color.NRGBA
	Align  art.Anchor
	Shadow bool    // a dark shadow beneath, for text on busy ground
	Fixed  bool    // does not follow the text size of the settings
	Lead   float64 // line height in sizes; 0 means 1.25
}

// The usual texts.
var (
	TitleText   = Text{Face: fonts.Title, Size: 30, Col: Gold, Shadow: true}
	HeadText    = Text{Face: fonts.Title, Size: 20, Col: Gold, Shadow: true}
	BodyText    = Text{Face: fonts.Rules, Size: 17, Col: Cream}
	AsideText   = Text{Face: fonts.RulesItalic, Size: 16, Col: Sand}
	SmallText   = Text{Face: fonts.Label, Size: 15, Col: Sand}
	StrongText  = Text{Face: fonts.Name, Size: 17, Col: Cream}
	NumberText  = Text{Face: fonts.Name, Size: 18, Col: White}
	ButtonText  = Text{Face: fonts.Title, Size: 18, Col: art.Hex("#fff3d6"), Align: art.Centre, Shadow: true}
	CaptionText = Text{Face: fonts.LabelBold, Size: 13, Col: Sand}
)

// In returns the text in another colour.
func (t Text) In(c color.NRGBA) Text { t.Col = c; return t }

// Sized returns the text at another size.
func (t Text) Sized(s float64) Text { t.Size = s; return t }

// At returns the text with another anchor.
func (t Text) At(a art.Anchor) Text { t.Align = a; return t }

func (t Text) lead() float64 {
	if t.Lead == 0 {
		return 1.25
	}
	return t.Lead
}
