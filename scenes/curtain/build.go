package curtain

import (
	"image"
	"strconv"

	"wyrmtable/art"
	"wyrmtable/art/curtain"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

// plan says where the parts of the curtain stand.
type plan struct {
	medal             game.Point
	radius            float64
	title             float64 // baseline
	titleSize, titleW float64
	rule, aside       float64
	note, lift, quick game.Rect
	facts             game.Rect
}

// planOf lays the curtain out for a window.
func (s *Scene) planOf(c *game.Context) plan {
	x := c.W / 2
	big := min(c.Settings.TextScale(), 1.35)
	if c.Portrait() {
		w := c.W - 32
		rows := float64((len(s.note.Facts) + 1) / 2)
		row := max(34, min(44, (c.H-560)/3))
		// A short window leaves the emblem less room.
		k := max(0, min(1, (c.H-700)/144))
		y := max(0, c.H-844) * 0.3
		p := plan{medal: game.Point{X: x, Y: 150 + 62*k + y}, radius: 36 + 16*k, titleSize: 27, titleW: w}
		p.title = p.medal.Y + p.radius + 46 + 6*k
		p.rule, p.aside = p.title+18, p.title+26
		p.facts = game.Rect{X: 8, Y: c.H - 10 - rows*row, W: c.W - 16, H: rows * row}
		top := p.aside + 32
		high := max(90, min(150*big, p.facts.Y-8-46-8-60-12-top))
		p.note = game.Rect{X: 16, Y: top, W: w, H: high}
		p.lift = game.Rect{X: 16, Y: top + high + 12, W: w, H: 60}
		p.quick = game.Rect{X: 44, Y: p.lift.Y + 66, W: w - 56, H: 46}
		return p
	}
	k := c.H / 720
	p := plan{medal: game.Point{X: x, Y: 226 * k}, radius: 70, title: 226*k + 130, titleSize: 45,
		titleW: min(c.W-80, 1000), rule: 226*k + 151, aside: 226*k + 160}
	w, h := 576*min(big, 1.25), min(134*big, c.H-84-64-12-226*k-190)
	p.note = game.Rect{X: x - w/2, Y: 226*k + 190, W: w, H: h}
	p.lift = game.Rect{X: x - 210, Y: p.note.Y + h + 16, W: 420, H: 64}
	p.quick = game.Rect{X: x + 224, Y: p.lift.Y + 6, W: min(330, c.W/2-240), H: 52}
	fw := min(c.W-40, 240*float64(len(s.note.Facts))+20)
	p.facts = game.Rect{X: x - fw/2, Y: c.H - 70, W: fw, H: 56}
	return p
}

// build describes the curtain.
func (s *Scene) build(c *game.Context) {
	u := s.ui
	dy := -s.above(c)
	down := game.Point{Y: dy}
	all := c.Bounds()
	img := cloth(u.Kit, c.View)
	if c.Settings.HighContrast {
		img = nil
	}
	u.Cover(img, all.Move(down), art.Hex("#22093e"))
	u.Block("cloth", all)
	u.Region("curtain", c.T(s.title()))
	if s.pause {
		s.buildWayOut(c)
		return
	}
	p := s.planOf(c)
	s.buildHead(c, p, down)
	s.buildNote(c, p, down)
	s.buildPress(c, p, down)
	s.buildFacts(c, p, down)
	m := game.Rect{X: c.W - 56, Y: 18, W: 44, H: 44}
	h := u.Hit("curtainmenu", m, ui.Place{Label: c.T(menuText)})
	u.Medal("settings-knobs", m.Move(down).Center(), 17)
	if h.Hot || h.Focused {
		u.FocusRing(m)
	}
	if h.Pressed || u.Key(game.Menu) || u.Key(game.Cancel) {
		s.pause = true
		u.Changed()
		c.Redraw()
	}
}

func (s *Scene) buildHead(c *game.Context, p plan, down game.Point) {
	u := s.ui
	title := c.T(s.title())
	u.SayHeading(title)
	who := s.note.To
	side := 3 * p.radius
	medal := game.Rect{X: p.medal.X - side/2, Y: p.medal.Y - side/2, W: side, H: side}
	n := ((who.Colour % art.PlayerColours) + art.PlayerColours) % art.PlayerColours
	u.Picture(ui.Key{Kind: "curtain.medal", A: n}, medal.Move(down), func(cv *art.Canvas) {
		curtain.Medal(cv, side/2, side/2, p.radius, n, art.PlayerEmblems[n])
	})
	at := game.Rect{X: p.medal.X - p.titleW/2, Y: p.title - p.titleSize*1.1, W: p.titleW, H: p.titleSize*1.5 + 20}
	buildTitle(u, at.Move(down), title, p.titleSize, func(cv *art.Canvas) {
		curtain.Title(cv, at.W/2, p.titleSize*1.1, p.titleSize, at.W-8, title)
		curtain.Rule(cv, at.W/2, p.rule-at.Y, min(240, at.W/2-20))
	})
	style := ui.AsideText.Sized(17).At(art.Centre).In(ui.Cream)
	style.Fixed = true
	if c.Portrait() {
		style.Size = 14
	}
	u.Label(game.Rect{X: 8, Y: p.aside, W: c.W - 16, H: 28}.Move(down), c.T(lookAway), style)
}

// buildTitle puts a golden title in r, painted by paint; until it is, the words
// stand there plainly.
func buildTitle(u *ui.UI, r game.Rect, title string, size float64, paint func(c *art.Canvas)) {
	if img := u.Kit.Pics.Get(ui.Key{Kind: "curtain.title", Text: title}, r.W, r.H, paint); img != nil {
		u.Image(img, r, ui.White)
		return
	}
	plain := ui.TitleText.Sized(size).At(art.Centre)
	plain.Fixed = true
	u.Words(game.Rect{X: r.X + 4, Y: r.Y, W: r.W - 8, H: size * 1.5}, title, plain)
}

// buildNote says why.
func (s *Scene) buildNote(c *game.Context, p plan, down game.Point) {
	u, n, lang := s.ui, &s.note, c.Settings.Lang
	u.Say(c.T(n.Title))
	for _, l := range n.Lines {
		u.Say(rules.Plain(l.In(lang)))
	}
	const m = 30.0 // for the shadow
	at := p.note.Inset(-m)
	k := ui.Key{Kind: "curtain.note." + n.Theme, Text: n.Title.In(lang) + "\n" + joined(n.Lines, lang), A: int(n.Card)}
	painted := u.Plate(k, at.Move(down), m, art.Hex("#1b1c26"), func(cv *art.Canvas) {
		note := curtain.Note{Kicker: whyNow.In(lang), Title: n.Title.In(lang), Text: lines(n.Lines, lang)}
		if n.Card != 0 && n.Paint != nil {
			note.Picture = paintAt(n.Paint, min(p.note.H*0.6, p.note.W*0.22)*cv.Scale())
		}
		curtain.PaintNote(cv, m, m, p.note.W, p.note.H, note)
	})
	if !painted {
		s.buildPlainNote(p.note.Inset(14).Move(down), n, lang)
	}
}

// buildPlainNote sets the words of a note in r, until the note is painted.
func (s *Scene) buildPlainNote(r game.Rect, n *Handover, lang rules.Lang) {
	u, y := s.ui, r.Y
	head, body := ui.HeadText.Sized(17), ui.BodyText.Sized(15)
	head.Fixed, body.Fixed = true, true
	y += u.Lines(r.X, y, r.W, n.Title.In(lang), head) + 4
	for _, l := range n.Lines {
		words := rules.Plain(l.In(lang))
		high := float64(len(u.Kit.Wrap(body.Face, body.Size, r.W, words))) * u.LineHeight(body)
		if y+high > r.Y+r.H {
			return
		}
		y += u.Lines(r.X, y, r.W, words, body)
	}
}

func paintAt(paint func(px int) *image.RGBA, w float64) *image.RGBA {
	return paint(max(16, int(w+0.5)))
}

// buildPress is what can be pressed: to be there, or to answer at once.
func (s *Scene) buildPress(c *game.Context, p plan, down game.Point) {
	u := s.ui
	u.Region("answer", c.T(answerText))
	who := s.note.To
	b := ui.Button{Text: c.T(iAm(who.Name)), Look: ui.VioletLook, Size: 19}
	for b.Size > 11 && u.TextWidth(b.Text, ui.ButtonText.Sized(b.Size)) > p.lift.W-56 {
		b.Size -= 0.5
	}
	if u.Button("lift", p.lift.Move(down), b) || u.Key(game.Confirm) || u.Key(game.EndStep) {
		c.Pop(Raised{Lift, who.Seat, s.at})
		return
	}
	id, how, words := "blind", Answer, c.T(s.note.Quick)+c.T(blindText)
	switch {
	case !s.note.Back.Empty():
		id, how, words = "back", Back, c.T(s.note.Back)
	case s.note.Quick.Empty():
		return
	}
	q := ui.Button{Text: words, Size: 15}
	for q.Size > 10 && u.TextWidth(q.Text, ui.ButtonText.Sized(q.Size)) > p.quick.W-44 {
		q.Size -= 0.5
	}
	if u.Button(id, p.quick.Move(down), q) {
		c.Pop(Raised{how, who.Seat, s.at})
	}
}

// buildFacts shows what everybody knows of the players.
func (s *Scene) buildFacts(c *game.Context, p plan, down game.Point) {
	u := s.ui
	u.Region("facts", c.T(factsText))
	cols := len(s.note.Facts)
	if cols == 0 {
		return
	}
	if c.Portrait() {
		cols = 2
	}
	u.Picture(ui.Key{Kind: "curtain.facts"}, p.facts.Move(down), func(cv *art.Canvas) {
		r := art.RoundRect(1, 1, p.facts.W-2, p.facts.H-2, 10)
		cv.Fill(r, art.SolidA("#0b0612", .72))
		cv.Stroke(r, 1.2, art.SolidA("#e9c46a", .6))
	})
	rows := (len(s.note.Facts) + cols - 1) / cols
	w, h := (p.facts.W-12)/float64(cols), p.facts.H/float64(rows)
	size := s.factNames(w, h)
	for i := range s.note.Facts {
		r := game.Rect{X: p.facts.X + 6 + float64(i%cols)*w, Y: p.facts.Y + float64(i/cols)*h, W: w, H: h}
		s.buildFact(c, &s.note.Facts[i], r, down, size)
	}
}

// factNumber is how the numbers of a fact are written.
var factNumber = ui.Text{Face: ui.StrongText.Face, Size: 19, Col: ui.Cream, Fixed: true}

// factEmblem is the radius of the emblem of a fact h units high.
func factEmblem(h float64) float64 { return min(17, h*0.36) }

// factPad is the space before it.
func factPad(h float64) float64 { return min(12, h*0.2) }

// breadth is how much room a value takes in a fact h units high: for what is
// painted or its icon, for all of it, and the width of its number.
func (v *Value) breadth(u *ui.UI, h float64) (side, room, all, number float64) {
	if !v.Bare {
		number = u.TextWidth(strconv.Itoa(v.N), factNumber)
	}
	if v.Paint == nil {
		return 18, 18, number + 28, number
	}
	room = 34.0 // what is painted may have a shadow around it
	if side = min(h, 54); v.Bare {
		side = min(h*0.42, 22)
		return side, side, side + 3, 0
	}
	room = min(room, side*0.63)
	return side, room, number + room + 9, number
}

// nameRoom is how wide the name of a fact w by h units may be. What is only
// painted lies below it.
func (s *Scene) nameRoom(f *Fact, w, h float64) float64 {
	w -= factPad(h) + 14 + 2*factEmblem(h)
	for i := range f.Values {
		if !f.Values[i].Bare {
			_, _, all, _ := f.Values[i].breadth(s.ui, h)
			w -= all
		}
	}
	return max(20, w)
}

// factNames is the one size at which all names fit facts of w by h units.
func (s *Scene) factNames(w, h float64) float64 {
	size := 16.0
	for i := range s.note.Facts {
		f := &s.note.Facts[i]
		size = min(size, art.FitText(ui.HeadText.Face, 16, 10, s.nameRoom(f, w, h), f.Name))
	}
	return size
}

func (s *Scene) buildFact(c *game.Context, f *Fact, r game.Rect, down game.Point, size float64) {
	u := s.ui
	said := f.Name
	for _, v := range f.Values {
		if said += ", "; !v.Bare {
			said += strconv.Itoa(v.N) + " "
		}
		said += c.T(v.Name)
	}
	u.Say(said)
	alpha := 1.0
	if f.Out {
		alpha = 0.4
	}
	if f.Here {
		u.Picture(ui.Key{Kind: "curtain.here"}, r.Inset(3).Move(down), func(cv *art.Canvas) {
			in := r.Inset(3)
			cv.Fill(art.RoundRect(1, 1, in.W-2, in.H-2, 8), art.SolidA("#e9c46a", .14))
			cv.Stroke(art.RoundRect(1, 1, in.W-2, in.H-2, 8), 1.4, art.Solid("#e9c46a"))
		})
	}
	u.Faded(alpha, func() {
		rad := factEmblem(r.H)
		u.Emblem(f.Colour, game.Point{X: r.X + factPad(r.H) + rad, Y: r.Y + r.H/2}.Add(down), rad)
		end := r.X + r.W - 8
		for k := len(f.Values) - 1; k >= 0; k-- {
			v := &f.Values[k]
			if v.Bare {
				continue
			}
			side, room, all, number := v.breadth(u, r.H)
			u.Words(game.Rect{X: end - number, Y: r.Y, W: number + 4, H: r.H}.Move(down), strconv.Itoa(v.N), factNumber)
			if v.Paint == nil {
				u.Icon(v.Icon, game.Point{X: end - number - 13, Y: r.Y + r.H/2}.Add(down), side, ui.Gold)
			} else {
				s.buildValue(v, f.Colour, game.Rect{X: end - number - 5 - (room+side)/2, Y: r.Y + (r.H-side)/2, W: side,
					H: side}.Move(down))
			}
			end -= all
		}
		name := ui.HeadText.Sized(size).In(ui.Cream)
		name.Fixed = true
		at := game.Rect{X: r.X + factPad(r.H) + 6 + 2*rad, Y: r.Y, W: s.nameRoom(f, r.W, r.H), H: r.H}
		x := at.X
		for k := range f.Values {
			if v := &f.Values[k]; v.Bare {
				at.H = r.H * 0.58
				side, _, _, _ := v.breadth(u, r.H)
				s.buildValue(v, f.Colour, game.Rect{X: x, Y: r.Y + r.H*0.72 - side/2, W: side, H: side}.Move(down))
				x += side + 3
			}
		}
		u.Words(at.Move(down), f.Name, name)
	})
}

// buildValue puts up what is painted for a value of a player of a colour.
func (s *Scene) buildValue(v *Value, colour int, r game.Rect) {
	s.ui.Picture(ui.Key{Kind: "curtain.value", Text: v.Name.FR, A: v.N, B: colour}, r,
		func(cv *art.Canvas) { v.Paint(cv, r.W) })
}

// buildWayOut offers to leave, with the curtain still closed.
func (s *Scene) buildWayOut(c *game.Context) {
	u := s.ui
	w := min(420, c.W-16)
	r := game.Rect{X: (c.W - w) / 2, Y: c.H/2 - 150, W: w, H: 300}
	u.Panel(r)
	y := r.Y + 24
	for _, b := range []struct {
		id   string
		text game.Text
		how  How
	}{{"stay", stayText, 0}, {"settings", settingText, Settings}, {"leave", leaveText, Leave}} {
		look := ui.SlateLook
		if b.how == 0 {
			look = ui.VioletLook
		}
		if u.Button(b.id, game.Rect{X: r.X + 40, Y: y, W: w - 80, H: 52},
			ui.Button{Text: c.T(b.text), Look: look, Size: 17}) {
			if b.how != 0 {
				c.Pop(Raised{b.how, rules.Nobody, s.at})
			}
			s.pause = false
			u.Changed()
			c.Redraw()
			return
		}
		y += 62
	}
	u.Para(r.X+30, y+6, w-60, c.T(leaveNote), ui.AsideText.Sized(15).At(art.Centre))
	if u.Key(game.Cancel) || u.Key(game.Menu) {
		s.pause = false
		u.Changed()
		c.Redraw()
	}
}
