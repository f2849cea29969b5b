package plain

import (
	"image"
	"math"

	"wyrmtable/art"
	"wyrmtable/art/faces"
	"wyrmtable/fonts"
	"wyrmtable/rules"
	"wyrmtable/scenes/theme"
)

// themeOf is how the cards of a game look that says nothing of it: a name, a
// picture that is always the same for a card, and what the card does.
func themeOf(g *rules.Game) *theme.Theme {
	return &theme.Theme{
		ID:    g.ID,
		Card:  func(f rules.Face, o theme.Options) theme.Card { return cardOf(g, f, o) },
		Backs: []func(px int) *image.RGBA{back},
		Kind:  func(rules.Face) rules.Text { return rules.Text{FR: "Carte", EN: "Card"} },
	}
}

// A card is a face with its words, on a sheet of cardW by cardH units.
type card struct {
	name, text string
	spec       art.PaintSpec
}

const (
	cardW, cardH = 250.0, cardW * theme.Ratio
	frame        = 9.0
	title        = 38.0 // height of the name
	small        = 0.58 // share of the height at which the words begin on the table
	large        = 0.46 // and on the large card
)

// subjects are the silhouettes that pictures are made of.
var subjects = []string{"dragon-head", "sea-dragon", "dragon-spiral", "double-dragon", "spiked-dragon-head", "hydra",
	"wyvern", "kraken-tentacle", "mounted-knight", "crossed-swords", "dragon-orb", "open-treasure-chest", "grim-reaper"}

func cardOf(g *rules.Game, f rules.Face, o theme.Options) *card {
	info := &g.Faces[f]
	n := hash(g.ID + " " + info.ID)
	return &card{
		name: info.Name.In(o.Lang),
		text: info.Rules.In(o.Lang),
		spec: art.PaintSpec{Icon: subjects[n%uint32(len(subjects))], Element: art.Element(n / 16 % 6),
			Scene: art.Scene(n / 128 % 5), Seed: n, Top: title / cardH},
	}
}

// picture is the place of the illustration on a sheet whose words begin at a share
// of the height.
func (k *card) picture(words float64) (y, h float64) {
	if k.text == "" {
		words = 1 - frame/cardH
	}
	return frame + title, cardH*words - frame - title
}

func (k *card) art(px int, words float64) (spec art.PaintSpec, w, h int) {
	_, high := k.picture(words)
	s := float64(px) / cardW
	return k.spec, int(math.Ceil((cardW - 2*frame) * s)), int(math.Ceil(high * s))
}

func (k *card) TableArt(px int) (spec art.PaintSpec, w, h int) { return k.art(px, small) }

func (k *card) FullArt(px int) (spec art.PaintSpec, w, h int) { return k.art(px, large) }

func (k *card) RenderTable(picture *image.RGBA, px int) *image.RGBA {
	return k.render(picture, px, small)
}

func (k *card) RenderFull(picture *image.RGBA, px int) *image.RGBA {
	return k.render(picture, px, large)
}

func (k *card) render(picture *image.RGBA, px int, words float64) *image.RGBA {
	c := art.NewCanvasOn(image.NewRGBA(image.Rect(0, 0, px, (px*7+4)/5)), float64(px)/cardW)
	high, low := k.spec.Element.Frame()
	c.Fill(art.RoundRect(0, 0, cardW, cardH, 15), art.Solid("#120c0a"))
	c.Fill(art.RoundRect(4, 4, cardW-8, cardH-8, 12), art.Linear(0, 0, cardW*.3, cardH, art.S(0, high), art.S(1, low)))
	y, h := k.picture(words)
	in := cardW - 2*frame
	if picture != nil {
		c.Image(picture, frame, y, in, h)
	} else {
		c.Fill(art.Rect(frame, y, in, h), art.Solid("#241a15"))
	}
	c.Fill(art.RoundRect(frame, frame, in, title, 7), art.Solid("#f1e3c4"))
	size := art.FitText(fonts.Name, 25, 12, in-16, k.name)
	c.Text(fonts.Name, size, cardW/2, frame+title/2+size*.33, art.Centre, k.name, art.Solid("#26170d"))
	if k.text == "" {
		return c.Img
	}
	top := cardH * words
	c.Fill(art.RoundRect(frame, top, in, cardH-frame-top, 7), art.Solid("#f1e3c4"))
	b := art.Fit(art.Markup(k.text), art.RulesStyle(22, art.Centre), in-18, cardH-frame-top-10, 9)
	c.Block(b, frame+9, top+max(5, (cardH-frame-top-b.Height)/2))
	return c.Img
}

// Quick stands for the face until it is painted.
func (k *card) Quick(c *art.Canvas, w, h float64) {
	high, low := k.spec.Element.Frame()
	faces.Quick(c, w, h, art.Hex(high), art.Hex(low), k.name)
}

// back is the back of all cards.
func back(px int) *image.RGBA {
	c := art.NewCanvasOn(image.NewRGBA(image.Rect(0, 0, px, (px*7+4)/5)), float64(px)/cardW)
	c.Fill(art.RoundRect(0, 0, cardW, cardH, 15), art.Solid("#120c0a"))
	c.Fill(art.RoundRect(8, 8, cardW-16, cardH-16, 10),
		art.Linear(0, 0, cardW, cardH, art.S(0, "#5b2f1e"), art.S(1, "#2a1510")))
	c.Stroke(art.RoundRect(18, 18, cardW-36, cardH-36, 6), 2, art.SolidA("#e9c46a", .6))
	c.Icon("dragon-spiral", cardW/2, cardH/2, 120, art.SolidA("#e9c46a", .8))
	return c.Img
}
