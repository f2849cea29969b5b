package ui

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/game"
)

// Page is a screen to read or choose on: a title with a way back, content that
// scrolls, and a foot for buttons.
type Page struct {
	Title   string
	Overlay bool       // over another screen: veiled, not covered
	Wide    float64    // widest the content gets at normal text size; 0 means 900
	Foot    float64    // height of the foot; 0: none
	Snug    bool       // no higher than its content, in the middle of the screen
	Game    *art.Theme // of the game it is about: its emblem stands before the title; nil: none
}

// PageWidth is how wide the content and the foot of a page are.
func (u *UI) PageWidth(p Page) float64 {
	wide := p.Wide
	if wide == 0 {
		wide = 900
	}
	m, pad := u.pageEdges()
	return min(u.Size(wide), u.view.W-2*m) - 2*pad
}

// pageEdges is what lies around a page, and around what is in it.
func (u *UI) pageEdges() (outside, inside float64) {
	if u.view.Portrait() {
		return 8, 14
	}
	return 24, 24
}

// Page describes a page. content gets its corner and width and returns its
// height; foot gets its place. It reports whether the player wants back, by
// the button or the Cancel key.
func (u *UI) Page(p Page, content func(x, y, w float64) float64, foot func(r game.Rect)) (back bool) {
	v := u.view
	if p.Overlay {
		u.Veil(0.62)
		u.Block("veil", v.Bounds())
	} else {
		u.Backdrop()
	}
	m, pad := u.pageEdges()
	w := u.PageWidth(p) + 2*pad
	head := max(56, u.Size(52))
	r := game.Rect{X: (v.W - w) / 2, Y: m, W: w, H: v.H - 2*m}
	high := u.ScrollHigh("page")
	if p.Snug && high > 0 {
		r.H = min(r.H, high+1+head+24+p.Foot)
		r.Y = (v.H - r.H) / 2
	}
	u.Panel(r)
	u.Region("page", p.Title)
	bb := game.Rect{X: r.X + pad - 8, Y: r.Y + (head-44)/2 + 2, W: 48, H: 44}
	back = u.Button("back", bb, Button{Look: BareLook, Icon: "return-arrow", Label: u.T(backText)})
	title := TitleText.At(art.Centre)
	at := game.Rect{X: bb.X + 52, Y: r.Y + 2, W: w - 2*(pad+44), H: head}
	title.Size = min(title.Size, title.Size*at.W/(u.TextWidth(p.Title, title)+1)) // a title is never cut
	if p.Game != nil {
		u.gameEmblem(p.Game, at, u.TextWidth(p.Title, title), head*0.36)
	}
	u.Heading(at, p.Title, title)
	u.Rule(r.X+pad, r.Y+head+2, w-2*pad)
	body := game.Rect{X: r.X + pad, Y: r.Y + head + 10, W: w - 2*pad, H: r.H - head - 10 - 14 - p.Foot}
	u.Scroll("page", body, content)
	if p.Snug && u.ScrollHigh("page") != high {
		u.moved = true
	}
	if p.Foot > 0 {
		u.Region("foot", u.T(footText))
		foot(game.Rect{X: r.X + pad, Y: r.Y + r.H - p.Foot - 8, W: w - 2*pad, H: p.Foot - 6})
	}
	return u.Key(game.Cancel) || back
}

// gameEmblem puts a game's emblem before a title of width tw in the middle of
// r, if there is room.
func (u *UI) gameEmblem(th *art.Theme, r game.Rect, tw, radius float64) {
	x := r.X + (r.W-tw)/2 - radius - 14
	if x-radius < r.X {
		return
	}
	side := 2.6 * radius
	at := about(r.Center(), side)
	at.X = x - side/2
	u.Picture(Key{Kind: "game", Text: th.ID}, at, func(c *art.Canvas) { c.Emblem(th, side/2, side/2, radius) })
}

var (
	backText = game.Text{FR: "Retour", EN: "Back"}
	footText = game.Text{FR: "Actions", EN: "Actions"}
)

// Backdrop covers the window with the wood of the table.
func (u *UI) Backdrop() {
	if u.mute {
		return
	}
	r := u.view.Bounds()
	if u.contrast() {
		u.Bar(r, art.Hex("#050505"))
		return
	}
	img := u.Kit.Art.Mat("wood", r.W, r.H, paintWood)
	u.Cover(img, r, art.Hex("#24140c"))
}

// Cover puts a large opaque picture in r, or a colour while it is painted. One
// of another size that stands in for it fades at its edges: the colour is under
// that, too.
func (u *UI) Cover(img *ebiten.Image, r game.Rect, col color.NRGBA) {
	if img == nil || !fits(img, r, u.view.Scale) {
		u.Bar(r, col)
	}
	u.sprite(img, r, White)
}

func paintWood(w, h int) *art.Mat { return art.MatWood(w, h, 1) }

func withAlpha(c color.NRGBA, a uint8) color.NRGBA { c.A = a; return c }
