package curtain

import (
	"image"
	"strconv"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/art/curtain"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/prints"
	"wyrmtable/scenes/theme"
	"wyrmtable/scenes/ui"
	"wyrmtable/sounds"
)

// A Shot is one picture of the recap: who did what to whom. It is for the eyes
// of one person.
type Shot struct {
	Number  int
	Actor   Person
	HasCard bool
	Face    rules.Face // of the card; 0: its back
	Back    int        // which of the game's backs that is
	Backs   string     // the theme of the card
	Icon    string     // shown where nobody else is concerned
	Words   rules.Text // may hold references
	To      []Concerned
}

// A Concerned is somebody in a Shot, with the change of his number.
type Concerned struct {
	Person
	Change int
}

// Concern adds somebody to a shot, or a change to him who is there.
func (s *Shot) Concern(p Person, change int) {
	for i := range s.To {
		if s.To[i].Seat == p.Seat {
			s.To[i].Change += change
			return
		}
	}
	s.To = append(s.To, Concerned{p, change})
}

// Recap is the strip of pictures after the curtain. It implements game.Scene.
type Recap struct {
	ui    *ui.UI
	who   Person
	theme *theme.Theme
	shots []Shot
	begun bool
	ears  ears
	since time.Duration // of the showing now
	shown int           // pictures that have appeared
	page  int
	large int // 1 + the shot whose card is shown large
	below blur
}

// shotTime is how long after one picture the next one appears.
const shotTime = 420 * time.Millisecond

// unheard is how long a new recap takes no press: whoever taps the curtain's
// button twice wants to see what he has missed.
const unheard = 500 * time.Millisecond

// NewRecap returns the recap of what who has missed. Any press ends it, once it
// was there for a moment.
func NewRecap(k *ui.Kit, who Person, th *theme.Theme, shots []Shot) *Recap {
	return &Recap{ui: ui.New(k), who: who, theme: th, shots: shots}
}

// Overlay implements game.Overlay: his table lies below.
func (s *Recap) Overlay() bool { return true }

// Update implements game.Scene.
func (s *Recap) Update(c *game.Context) {
	if !s.begun {
		s.begun = true
		s.ears.shut(c, unheard)
		s.play(c)
	}
	s.run(c)
	s.ui.Begin(c)
	for e := range c.Events() {
		if !s.ears.hear(c, e, true) || s.ui.Event(c, e, s.build) {
			continue
		}
		if e.Kind == game.Tap || e.Kind == game.ActionDown && !e.Repeat && ends(e.Action) {
			s.end(c)
		}
	}
	s.ui.End(c, s.build)
}

// ends reports whether an action puts the recap away.
func ends(a game.Action) bool {
	return a == game.Confirm || a == game.Cancel || a == game.EndStep || a == game.ShowHand
}

// end puts away what is shown large, or the recap.
func (s *Recap) end(c *game.Context) {
	if s.large != 0 {
		s.large = 0
		s.ui.Changed()
		c.Redraw()
		return
	}
	c.Pop(nil)
}

// play shows the pictures one after the other.
func (s *Recap) play(c *game.Context) {
	s.since, s.shown, s.page, s.large = c.Now, 1, 0, 0
	c.Sound.Play(sounds.CardFlip)
	s.ui.Changed()
	c.Redraw()
}

func (s *Recap) run(c *game.Context) {
	if s.shown >= len(s.shots) {
		return
	}
	c.Redraw()
	n := len(s.shots)
	if d := c.Settings.Motion(shotTime); d > 0 {
		n = min(n, 1+int((c.Now-s.since)/d))
	}
	if n > s.shown {
		s.shown = n
		s.page = (n - 1) / s.perPage(c)
		c.Sound.Play(sounds.CardFlip)
		s.ui.Changed()
	}
}

// perPage is how many pictures there is room for at once.
func (s *Recap) perPage(c *game.Context) int {
	if c.Portrait() {
		return max(2, min(5, int((c.H-250)/128)))
	}
	return 5
}

// Draw implements game.Scene. The table below is out of focus.
func (s *Recap) Draw(c *game.Context, dst *game.Frame) {
	if !c.Settings.HighContrast {
		dst.Rework(func(dst *ebiten.Image) { s.below.draw(dst, 0.62) })
	}
	s.ui.Draw(c, dst, s.build)
}

// Left implements game.Leaver.
func (s *Recap) Left(*game.Context) { s.below.free() }

// Mirror implements game.Mirrored.
func (s *Recap) Mirror(c *game.Context) game.Mirror { return s.ui.Mirror(c.T(recapText)) }

func (s *Recap) subtitle(l rules.Lang) string {
	n := strconv.Itoa(len(s.shots))
	if len(s.shots) == 1 {
		return rules.Text{FR: s.who.Name + ", voici ce qui s’est passé.",
			EN: s.who.Name + ", this is what has happened."}.In(l)
	}
	return rules.Text{FR: s.who.Name + ", voici ce qui s’est passé en " + n + " images.",
		EN: s.who.Name + ", this is what has happened in " + n + " pictures."}.In(l)
}

func (s *Recap) build(c *game.Context) {
	u := s.ui
	if c.Settings.HighContrast {
		u.Veil(0.88)
	} else {
		u.Veil(0.55)
	}
	if u.Hit("recapveil", c.Bounds(), ui.Place{}).Pressed {
		s.end(c)
		return
	}
	u.Region("recap", c.T(recapText))
	x, top := c.W/2, 64+max(0, c.H-720)*0.3
	rad, size := 32.0, 34.0
	if c.Portrait() {
		top, rad, size = 20, 24, 23
	}
	u.SayHeading(c.T(recapText))
	u.Emblem(s.who.Colour, game.Point{X: x, Y: top + rad}, rad)
	w := min(c.W-24, 700.0)
	at := game.Rect{X: x - w/2, Y: top + 2*rad + 8, W: w, H: size * 1.6}
	title := c.T(recapText)
	buildTitle(u, at, title, size, func(cv *art.Canvas) {
		curtain.Title(cv, at.W/2, size*1.15, size, at.W-8, title)
	})
	u.Label(game.Rect{X: 8, Y: at.Y + at.H - 2, W: c.W - 16, H: 24}, s.subtitle(c.Settings.Lang), s.aside(c))
	bottom := s.buildStrip(c, at.Y+at.H+28)
	s.buildFoot(c, bottom+16)
	s.buildLarge(c)
}

func (s *Recap) aside(c *game.Context) ui.Text {
	t := ui.AsideText.Sized(16).At(art.Centre).In(ui.Cream)
	t.Fixed = true
	if c.Portrait() {
		t.Size = 13.5
	}
	return t
}

// buildStrip lays the pictures of the page side by side, or below each other on
// a phone, and returns where the strip ends.
func (s *Recap) buildStrip(c *game.Context, y float64) float64 {
	u, per := s.ui, s.perPage(c)
	first := s.page * per
	page := s.shots[first:min(first+per, len(s.shots))]
	tall := c.Portrait()
	n := float64(len(page))
	pitch := game.Point{X: 229}
	frame := game.Rect{W: 220, H: 162}
	strip := game.Rect{X: c.W/2 - (229*n+31)/2, Y: y, W: 229*n + 31, H: 300}
	if tall {
		frame, pitch = game.Rect{W: 152, H: 112}, game.Point{Y: 122}
		strip = game.Rect{X: 8, Y: y, W: c.W - 16, H: 122*n + 40}
	}
	u.Plate(ui.Key{Kind: "curtain.strip"}, strip.Inset(-26), 26, art.Hex("#2b1d17"),
		func(cv *art.Canvas) { curtain.Strip(cv, 26, 26, strip.W, strip.H) })
	for i := range page {
		r := game.Rect{X: strip.X + 20, Y: strip.Y + 36, W: frame.W, H: frame.H}
		words := game.Rect{X: r.X - 2, Y: r.Y + r.H + 10, W: r.W + 4, H: strip.H - 36 - r.H - 44}
		if tall {
			r.X, r.Y = strip.X+12, strip.Y+26
			words = game.Rect{X: r.X + r.W + 10, Y: r.Y + 4, W: strip.W - r.W - 34, H: r.H - 8}
		}
		d := game.Point{X: pitch.X * float64(i), Y: pitch.Y * float64(i)}
		if first+i < s.shown {
			s.buildShot(c, first+i, r.Move(d), words.Move(d), tall)
		}
	}
	return strip.Y + strip.H
}

func (s *Recap) buildShot(c *game.Context, i int, r, words game.Rect, tall bool) {
	u, shot := s.ui, &s.shots[i]
	lang := c.Settings.Lang
	h := u.Hit(u.Sub("shot", i), r, ui.Place{Label: strconv.Itoa(shot.Number) + ". " + rules.Plain(shot.Words.In(lang))})
	k := ui.Key{Kind: "curtain.shot." + shot.Backs, Text: shot.key(), A: int(lang), B: int(shot.Face),
		C: boolInt(u.Letters()) + 2*shot.Back}
	th, o := s.theme, theme.Options{Lang: lang, Letters: u.Letters(), Contrast: u.Contrast(), Back: shot.Back}
	now := i == len(s.shots)-1
	if now {
		k.D = 1
	}
	painted := u.Plate(k, r.Inset(-12), 12, art.Hex("#331159"), func(cv *art.Canvas) {
		v := curtain.Shot{Number: strconv.Itoa(shot.Number), Actor: who(shot.Actor), Icon: shot.Icon, Now: now}
		if shot.HasCard {
			v.Picture = small(th, shot.Face, r.H*0.44*cv.Scale(), o)
		}
		for _, p := range shot.To {
			w := who(p.Person)
			if p.Change != 0 {
				w.Change, w.Gain = change(p.Change), p.Change > 0
			}
			v.To = append(v.To, w)
		}
		curtain.Frame(cv, 12, 12, r.W, r.H, v)
	})
	if !painted {
		s.buildPlainShot(shot, r, lang)
	}
	if h.Hot || h.Focused {
		u.FocusRing(r)
	}
	if h.Pressed {
		if shot.HasCard && shot.Face != 0 {
			s.large = i + 1
			u.Changed()
			c.Redraw()
		} else {
			s.end(c)
		}
	}
	text := shot.Words.In(lang)
	u.Picture(ui.Key{Kind: "curtain.words", Text: text, A: boolInt(tall)}, words, func(cv *art.Canvas) {
		y := 0.0
		if tall { // in the middle beside its picture
			y = words.H * 0.24
		}
		curtain.Caption(cv, words.W/2, y, words.W, words.H-y, tokens(text))
	})
}

// buildPlainShot shows who acts, with which card and on whom, until the picture
// is painted.
func (s *Recap) buildPlainShot(shot *Shot, r game.Rect, lang rules.Lang) {
	u, m := s.ui, r.Center()
	rad := r.H * 0.13
	u.Emblem(shot.Actor.Colour, game.Point{X: r.X + r.W*0.17, Y: m.Y}, rad)
	for i, p := range shot.To {
		u.Emblem(p.Colour, game.Point{X: r.X + r.W*0.83, Y: m.Y + (float64(i)-float64(len(shot.To)-1)/2)*2*rad}, rad)
	}
	if shot.HasCard {
		w := r.H * 0.44
		u.Image(prints.Quickly(u.Kit, s.theme, shot.Face, theme.Options{Lang: lang}),
			game.Rect{X: m.X - w/2, Y: m.Y - 0.7*w, W: w, H: 1.4 * w}, ui.White)
	}
}

func boolInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

// small paints a card for a picture: its face, or its back.
func small(th *theme.Theme, f rules.Face, w float64, o theme.Options) *image.RGBA {
	px := max(16, int(w+0.5))
	if f == 0 {
		return th.Backs[o.Back](px)
	}
	spec, aw, ah := th.Art(f, false, px)
	if aw <= 0 || ah <= 0 {
		return th.Face(f, false, px, o, nil)
	}
	return th.Face(f, false, px, o, art.Illustrate(spec, aw, ah))
}

func who(p Person) curtain.Who {
	n := ((p.Colour % art.PlayerColours) + art.PlayerColours) % art.PlayerColours
	return curtain.Who{Colour: n, Icon: art.PlayerEmblems[n]}
}

func change(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}

// key names the picture of a shot.
func (s *Shot) key() string {
	k := strconv.Itoa(s.Number) + "," + strconv.Itoa(s.Actor.Colour) + "," + s.Icon + "," +
		strconv.Itoa(boolInt(s.HasCard))
	for _, p := range s.To {
		k += ";" + strconv.Itoa(p.Colour) + "," + strconv.Itoa(p.Change)
	}
	return k
}

func (s *Recap) buildFoot(c *game.Context, y float64) {
	u := s.ui
	u.Region("recapfoot", c.T(handSee))
	w, gap := 250.0, 26.0
	again := 194.0
	if c.Portrait() {
		w, again, gap = min(200, (c.W-44)*0.56), (c.W-44)*0.4, 12
	}
	y = min(y, c.H-96)
	x := c.W/2 - (w+again+gap)/2
	if u.Button("again", game.Rect{X: x, Y: y, W: again, H: 56},
		ui.Button{Text: c.T(againText), Icon: "clockwise-rotation", Size: 16}) {
		s.play(c)
	}
	if u.Button("hand", game.Rect{X: x + again + gap, Y: y, W: w, H: 56},
		ui.Button{Text: c.T(handSee), Look: ui.VioletLook, Size: 18}) {
		c.Pop(nil)
	}
	s.buildPages(c, x, y, w+again+gap)
	if !c.Portrait() {
		u.Label(game.Rect{X: 8, Y: y + 64, W: c.W - 16, H: 26}, c.T(recapHint), s.aside(c))
	}
}

// buildPages turns the pages of a long recap.
func (s *Recap) buildPages(c *game.Context, x, y, w float64) {
	u, per := s.ui, s.perPage(c)
	if len(s.shots) <= per {
		return
	}
	at := [2]game.Rect{{X: x - 72, Y: y + 4, W: 60, H: 48}, {X: x + w + 12, Y: y + 4, W: 60, H: 48}}
	if c.Portrait() {
		at = [2]game.Rect{{X: 12, Y: y - 58, W: 60, H: 46}, {X: c.W - 72, Y: y - 58, W: 60, H: 46}}
	}
	if u.Button("earlier", at[0], ui.Button{Icon: "previous-button", Label: c.T(earlier), Disabled: s.page == 0}) {
		s.page, s.shown = s.page-1, len(s.shots)
		u.Changed()
		c.Redraw()
	}
	if u.Button("later", at[1], ui.Button{Icon: "next-button", Label: c.T(later),
		Disabled: (s.page+1)*per >= len(s.shots)}) {
		s.page, s.shown = s.page+1, len(s.shots)
		u.Changed()
		c.Redraw()
	}
}

// buildLarge shows the card of a picture large.
func (s *Recap) buildLarge(c *game.Context) {
	if s.large == 0 {
		return
	}
	u, f := s.ui, s.shots[s.large-1].Face
	u.Veil(0.6)
	if u.Hit("largeveil", c.Bounds(), ui.Place{}).Pressed || u.Key(game.Cancel) || u.Key(game.Zoom) {
		s.large = 0
		u.Changed()
		c.Redraw()
		return
	}
	w := min(340.0, c.W-60, (c.H-60)/1.4)
	o := theme.Options{Lang: c.Settings.Lang, Letters: u.Letters(), Contrast: u.Contrast()}
	u.Image(prints.Picture(u.Kit, s.theme, f, w, true, o),
		game.Rect{X: (c.W - w) / 2, Y: (c.H - 1.4*w) / 2, W: w, H: 1.4 * w}, ui.White)
}
