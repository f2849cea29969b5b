package table

import (
	"image"
	"image/color"
	"image/draw"

	"wyrmtable/art"
	"wyrmtable/fonts"
	"wyrmtable/rules"
	"wyrmtable/rules/dragonswrath"
	"wyrmtable/scenes/theme"
)

// wrathTheme is how cards look: until the game's own theme is there, plain
// sheets with their words.
func wrathTheme() *theme.Theme {
	if th := theme.Of("dragons-wrath"); th != nil {
		return th
	}
	return &theme.Theme{ID: "dragons-wrath",
		Card: func(f rules.Face, o theme.Options) theme.Card { return wrathPlain{f, o.Lang} },
		Backs: []func(px int) *image.RGBA{func(px int) *image.RGBA {
			m := image.NewRGBA(image.Rect(0, 0, px, (px*7+4)/5))
			draw.Draw(m, m.Rect, image.NewUniform(color.RGBA{44, 30, 20, 255}), image.Point{}, draw.Src)
			return m
		}},
		Kind: func(f rules.Face) rules.Text { return dragonswrath.Cards[f].Type.Name() },
	}
}

type wrathPlain struct {
	face rules.Face
	lang rules.Lang
}

func (wrathPlain) TableArt(int) (art.PaintSpec, int, int) { return art.PaintSpec{}, 0, 0 }
func (wrathPlain) FullArt(int) (art.PaintSpec, int, int)  { return art.PaintSpec{}, 0, 0 }

func (k wrathPlain) RenderTable(_ *image.RGBA, px int) *image.RGBA { return k.render(px) }
func (k wrathPlain) RenderFull(_ *image.RGBA, px int) *image.RGBA  { return k.render(px) }

func (k wrathPlain) render(px int) *image.RGBA {
	c := art.NewCanvas(100, float64((px*7+4)/5)*100/float64(px), float64(px)/100)
	k.Quick(c, 100, 140)
	return c.Img
}

func (k wrathPlain) Quick(c *art.Canvas, w, h float64) {
	card := &dragonswrath.Cards[k.face]
	ink := wrathInks[[...]wrathLand{landHidden, landRed, landGreen, landBlue, landGrey, landMagic}[card.Colour]]
	c.Fill(art.RoundRect(0, 0, w, h, 6), art.Solid(ink))
	c.Fill(art.Rect(w*.06, h*.06, w*.88, h*.88), art.Solid("#2a2018"))
	c.Icon(card.Icon, w/2, h*.34, w*.5, art.Solid(ink))
	name := card.Name.In(k.lang)
	c.Text(fonts.Name, art.FitText(fonts.Name, w*.12, 4, w*.82, name), w/2, h*.66, art.Centre, name, art.Solid("#fff3d8"))
	c.Text(fonts.Label, w*.09, w/2, h*.78, art.Centre, card.Type.Name().In(k.lang), art.Solid("#c8b890"))
}
