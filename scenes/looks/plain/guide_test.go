package plain_test

import (
	"image"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"wyrmtable/art"
	"wyrmtable/art/faces"
	"wyrmtable/fonts"
	"wyrmtable/rules"
	"wyrmtable/rules/rulestest/tiny"
	"wyrmtable/scenes/looks/lookstest"
	"wyrmtable/scenes/looks/plain"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/motion"
	"wyrmtable/scenes/theme"
	"wyrmtable/sounds"
)

// The look of docs/adding-a-game.md. TestGuide checks that the guide shows this
// very code.

// Look is the screen of the game.
var Look = look.Look{
	Game:     theGame,
	Tile:     tile,
	Theme:    &Theme,
	Meanings: meanings,
	Layout:   look.Layout{Make: lay},
	Turn:     look.Turn{Active: "active"},
	Players:  look.Players{Bench: &look.Bench{Margin: 2, Show: bench}},
}

var tile = look.Tile{
	Motto:   rules.Text{FR: "La plus haute gagne", EN: "The highest wins"},
	Minutes: 5,
	Style: art.Theme{
		ID:      "puppet",
		Picture: art.PaintSpec{Icon: "wyvern", Element: art.ElementFire, Scene: art.SceneMountain, Seed: 7},
		Frame:   [2]string{"#8a6a3c", "#4a3418"}, Field: [2]string{"#33281d", "#1d1610"},
		Title: "#fbf0da", Text: "#e6d6bf", Accent: "#e9c46a", Dim: "#5b4a26",
		Emblem: "wyvern", EmblemGem: [3]string{"#e9c46a", "#8a6a2c", "#332408"},
		Motif: art.MotifRivets, Placard: [2]string{"#3a2f24", "#1d1712"}, LightOnDark: true,
	},
}

// Theme is how the cards look.
var Theme = theme.Theme{
	ID:    "puppet",
	Card:  func(f rules.Face, o theme.Options) theme.Card { return numberCard{theGame.Faces[f].Name.In(o.Lang)} },
	Backs: []func(px int) *image.RGBA{func(px int) *image.RGBA { return sheet(px, "") }},
}

// A numberCard is a sheet with a word on it and no illustration.
type numberCard struct{ word string }

func (k numberCard) TableArt(px int) (spec art.PaintSpec, w, h int) { return art.PaintSpec{}, 0, 0 }

func (k numberCard) FullArt(px int) (spec art.PaintSpec, w, h int) { return art.PaintSpec{}, 0, 0 }

func (k numberCard) RenderTable(_ *image.RGBA, px int) *image.RGBA { return sheet(px, k.word) }

func (k numberCard) RenderFull(_ *image.RGBA, px int) *image.RGBA { return sheet(px, k.word) }

func (k numberCard) Quick(c *art.Canvas, w, h float64) {
	faces.Quick(c, w, h, art.Hex("#8a6a3c"), art.Hex("#4a3418"), k.word)
}

// sheet is a card px pixels wide, 100 units by 140.
func sheet(px int, word string) *image.RGBA {
	c := art.NewCanvasOn(image.NewRGBA(image.Rect(0, 0, px, (px*7+4)/5)), float64(px)/100)
	c.Fill(art.RoundRect(0, 0, 100, 140, 6), art.Solid("#f1e3c4"))
	c.Text(fonts.Name, 16, 50, 76, art.Centre, word, art.Solid("#26170d"))
	return c.Img
}

var meanings = []look.Meaning{
	{Kind: rules.Move, Name: "hand>row", Motion: motion.Style{Time: 400 * time.Millisecond, Arc: .8}, Sound: sounds.CardSlide, Icon: "card-play", Tone: look.TintGold},
	{Kind: rules.Move, Name: "*>*", Motion: motion.Style{Time: 300 * time.Millisecond}, Sound: sounds.CardSlide, Icon: "card-play", Tone: look.TintRiver},
}

// bench is the panel of a player: his name, how many cards he holds, and whether
// the other decides his turn.
func bench(k *look.Telling, s rules.Seat, lit bool, w, h float64) look.Shown {
	l := k.View.Layout()
	hand, _ := l.ZoneOf("hand", s)
	held, _ := l.VarOf("held")
	words, edge := k.Name(s)+" · "+strconv.Itoa(k.View.Count(hand)), "#6b5233"
	if k.View.Var(held, rules.Nobody) == int32(s) {
		words += rules.Text{FR: " (tenu)", EN: " (held)"}.In(k.Lang)
	}
	if lit {
		edge = "#ffcf6b"
	}
	return look.Shown{Key: words + edge, Paint: func(c *art.Canvas, w, h float64) {
		c.Fill(art.RoundRect(0, 0, w, h, 8), art.Solid("#2b2018"))
		c.Stroke(art.RoundRect(0, 0, w, h, 8), 2, art.Solid(edge))
		size := art.FitText(fonts.Name, 16, 9, w-48, words)
		c.Text(fonts.Name, size, 10, h/2+size*.33, art.Left, words, art.Solid("#f4e2b8"))
	}}
}

// lay puts my cards below, the other's above, and the piles between them.
func lay(l *rules.Layout, w, h float64, bottom rules.Seat) *layout.Table {
	t := layout.Begin(l, w, h)
	t.Seats[bottom].Bottom = true
	t.Mat = layout.Rect{X: 8, Y: 54, W: w - 16, H: h - 130}
	row := t.Mat.H / 5
	band := func(i int) layout.Rect { return layout.Rect{X: 8, Y: 54 + row*float64(i), W: w - 16, H: row - 6} }
	for s := range rules.Seat(l.Seats) {
		hand, cards := 0, 1
		if s == bottom {
			hand, cards = 4, 3
		}
		t.Seats[s].Panel = layout.Rect{X: 8, Y: band(hand).Y, W: 120, H: 40}
		t.Seats[s].Name, t.Seats[s].Avatar = t.Seats[s].Panel.Inset(6), layout.Rect{X: 96, Y: band(hand).Y + 6, W: 28, H: 28}
		t.Spread(l, "hand", s, layout.Spread{Kind: layout.Row, Area: band(hand), Widths: []float64{70, 50, 40}, Gap: 6})
		t.Spread(l, "row", s, layout.Spread{Kind: layout.Slots, Area: band(cards), Widths: []float64{70, 50, 40}, Gap: 6})
	}
	t.Spread(l, "deck", rules.Nobody, layout.Spread{Kind: layout.Pile, Area: layout.Rect{X: 8, Y: band(2).Y, W: 80, H: row}, Widths: []float64{60}})
	t.Spread(l, "discard", rules.Nobody, layout.Spread{Kind: layout.Pile, Area: layout.Rect{X: 96, Y: band(2).Y, W: 80, H: row}, Widths: []float64{60}})
	// Without a tag a pile bears neither name nor number.
	t.Tag(l, "deck", rules.Nobody, layout.Rect{X: 8, Y: band(2).Y + row - 22, W: 80, H: 18}, layout.Rect{})
	t.Tag(l, "discard", rules.Nobody, layout.Rect{X: 96, Y: band(2).Y + row - 22, W: 80, H: 18}, layout.Rect{})
	t.Log = layout.Rect{X: w - 200, Y: band(2).Y, W: 192, H: row - 6}
	t.Undo, t.End = layout.Rect{X: 8, Y: h - 60, W: 110, H: 52}, layout.Rect{X: 126, Y: h - 60, W: w - 134, H: 52}
	t.Caption = layout.Around(band(2).Center(), 300, 44)
	return t
}

// Carded is the plain table with cards of our own.
var Carded = newLook()

func newLook() look.Look {
	l := *plain.Look(theGame)
	l.Theme = &Theme
	return l
}

var theGame = tiny.Puppet

// TestGuideLook plays a game on the look of the guide, in a window and on a phone.
func TestGuideLook(t *testing.T) {
	for _, l := range []*look.Look{&Look, &Carded} {
		if err := l.Check(); err != nil {
			t.Fatal(err)
		}
	}
	for _, h := range hands[:2] {
		t.Run(h.name, func(t *testing.T) { playOn(t, openWith(t, h, true, []*look.Look{&Look}), tiny.Puppet, h) })
	}
}

// TestLayout checks the table of the guide in every window.
func TestLayout(t *testing.T) { lookstest.CheckLayout(t, lay, theGame.LayoutFor(2)) }

func TestGuide(t *testing.T) {
	guide, err := os.ReadFile("../../../docs/adding-a-game.md")
	if err != nil {
		t.Fatal(err)
	}
	code, err := os.ReadFile("guide_test.go")
	if err != nil {
		t.Fatal(err)
	}
	pieces := 0
	parts := strings.Split(string(guide), "\n```")
	for i := 1; i < len(parts); i += 2 {
		piece, ok := strings.CutPrefix(parts[i], "go look\n")
		if !ok {
			continue
		}
		pieces++
		if !strings.Contains(string(code), strings.TrimSpace(piece)) {
			t.Errorf("the guide shows what is not in the code:\n%s", piece)
		}
	}
	if pieces < 3 {
		t.Errorf("only %d pieces of a look were found in the guide", pieces)
	}
}

// What cannot be shown is said in one line that names it.
func TestCheck(t *testing.T) {
	for want, change := range map[string]func(l *look.Look){
		"Theme":        func(l *look.Look) { l.Theme = nil },
		"Layout.Make":  func(l *look.Look) { l.Layout.Make = nil },
		`"tour"`:       func(l *look.Look) { l.Turn.Count = "tour" },
		`"wyvren"`:     func(l *look.Look) { l.Tile.Style.Emblem = "wyvren" },
		`"card-plai"`:  func(l *look.Look) { l.Meanings = []look.Meaning{{Kind: rules.Move, Name: "*>*", Icon: "card-plai"}} },
		"Play.Discard": func(l *look.Look) { l.Play.Discard = "bin" },
		"no such verb": func(l *look.Look) { l.Play.Renew = "again" },
		`"table"`: func(l *look.Look) {
			l.Meanings = append(meanings, look.Meaning{Kind: rules.Move, Name: "hand>table"})
		},
		`"lief"`:         func(l *look.Look) { l.Meanings = append(meanings, look.Meaning{Kind: rules.Change, Name: "lief-"}) },
		"announcement":   func(l *look.Look) { l.Meanings = append(meanings, look.Meaning{Kind: rules.Note, Name: "rain"}) },
		"without a Game": func(l *look.Look) { l.Game = nil },
	} {
		l := *plain.Look(tiny.Puppet)
		change(&l)
		if err := l.Check(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("Check says %v, want %q in it", err, want)
		}
	}
}
