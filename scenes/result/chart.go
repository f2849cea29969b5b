package result

import (
	"strconv"
	"strings"

	"wyrmtable/art"
	"wyrmtable/fonts"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

// A plot is where the curves of one field lie, in units of the chart.
type plot struct {
	field      int
	x, y, w, h float64
	lo, hi     int32 // values at its lower edge and a rim below its upper one
	turns      int
}

// rim keeps the dots and marks of the highest value inside the plot.
const rim = 9.0

func (p *plot) at(turn int, v int32) (x, y float64) { return p.spot(point{float64(turn), float64(v)}) }

// spot is where a point lies.
func (p *plot) spot(k point) (x, y float64) {
	share := (k.value - float64(p.lo)) / float64(p.hi-p.lo)
	return p.x + p.w*k.turn/float64(max(1, p.turns)), p.y + rim + (p.h-rim)*(1-share)
}

// A chart is the arrangement of a story in a place of w by h units; k is how
// much larger than usual its texts are.
type chart struct {
	w, h, k float64
	names   []game.Point // baselines of the legend, by line
	signs   []sign       // the rest of the legend
	plots   []plot
}

// A sign of the legend explains a mark of the curves.
type sign struct {
	at    game.Point // its baseline
	round bool       // the end of a round, not a turning point
	text  rules.Text
}

// legend lists the signs that the curves show.
func (s *story) legend() []sign {
	var out []sign
	if len(s.swings) > 0 {
		out = append(out, sign{text: rules.Text{FR: "tournant (à toucher pour le lire)",
			EN: "turning point (press to read it)"}})
	}
	if len(s.rounds) > 0 {
		out = append(out, sign{round: true, text: rules.Text{FR: "fin d’une manche", EN: "end of a round"}})
	}
	return out
}

const (
	signSize   = 14.0
	legendSize = 16.0
	legendHigh = 26.0
)

// arrange lays a story out: the names over the plots, these one below the other,
// or side by side where that leaves them too little height.
func (s *story) arrange(w, h, k float64, lang rules.Lang) chart {
	c := chart{w: w, h: h, k: k, signs: s.legend()}
	x, y := 0.0, legendSize*k
	next := func(wide float64) game.Point {
		if x > 0 && x+wide > w {
			x, y = 0, y+legendHigh*k
		}
		at := game.Point{X: x, Y: y}
		x += wide
		return at
	}
	for _, l := range s.lines {
		c.names = append(c.names, next(60*k+art.TextWidth(fonts.Name, legendSize*k, l.name)))
	}
	var wide []float64
	all := 0.0
	for i := range c.signs {
		wide = append(wide, 48*k+art.TextWidth(fonts.Label, signSize*k, c.signs[i].text.In(lang)))
		all += wide[i]
	}
	if x > 0 && x+all > w && all <= w { // together on a line of their own
		x, y = 0, y+legendHigh*k
	}
	for i := range c.signs {
		c.signs[i].at = next(wide[i])
	}
	top := y + 18*k
	n := float64(max(1, len(s.fields)))
	const gap = 14.0
	fw, fh := w, (h-top-gap*(n-1))/n
	side := fh < 150*k && w/n > 280*k
	if side {
		fw, fh = (w-gap*(n-1))/n, h-top
	}
	for i, f := range s.fields {
		fx, fy := 0.0, top+float64(i)*(fh+gap)
		if side {
			fx, fy = float64(i)*(fw+gap), top
		}
		p := plot{field: i, x: fx + 46*k, y: fy + 26*k, w: fw - 46*k - 16, h: fh - 26*k - 24*k, hi: int32(f.most),
			turns: s.turns()}
		for _, curve := range s.curves {
			if curve.field == i {
				for _, v := range curve.values {
					p.lo, p.hi = min(p.lo, v), max(p.hi, v)
				}
			}
		}
		c.plots = append(c.plots, p)
	}
	return c
}

// buildChart shows the story: the curves, one plot for each counter, and marks
// where a card turned it.
func (r *Result) buildChart(c *game.Context, area game.Rect) {
	u := r.ui
	u.Region("curve", c.T(text("Déroulement", "How it went")))
	u.Panel(area)
	lang := rules.Lang(c.Settings.Lang)
	for i := range r.story.curves {
		u.Say(r.story.say(&r.story.curves[i], lang))
	}
	for _, g := range r.story.legend() {
		u.Say(g.says().In(lang))
	}
	in := area.Inset(14)
	ch := r.story.arrange(in.W, in.H, min(u.Size(1), 1.5), lang)
	k := ui.Key{Kind: "result.chart", Text: strconv.FormatUint(r.session.Fingerprint(), 36), A: int(lang),
		B: int(ch.k * 100)}
	u.Picture(k, in, func(cv *art.Canvas) { r.paintChart(cv, r.story, &ch, lang) })
	r.buildMarks(in, &ch, lang)
}

// say puts a curve into words.
func (t *story) say(k *curve, lang rules.Lang) string {
	s := t.fields[k.field].name.In(lang) + ", " + t.lines[k.line].name +
		rules.Text{FR: "\u00a0:", EN: ":"}.In(lang)
	for _, v := range k.values {
		s += " " + strconv.Itoa(int(v))
	}
	return s
}

// buildMarks puts a mark on every swing that has room; it says what happened
// when it is pointed at, focused or pressed.
func (r *Result) buildMarks(in game.Rect, ch *chart, lang rules.Lang) {
	u := r.ui
	const side = 26.0
	var put []game.Rect
next:
	for i, w := range r.story.swings {
		k := &r.story.curves[w.curve]
		x, y := ch.plots[k.field].at(w.turn, k.values[w.turn])
		at := game.Rect{X: in.X + x - side/2, Y: in.Y + y - side/2, W: side, H: side}
		for _, o := range put {
			if at.X < o.X+o.W && o.X < at.X+at.W && at.Y < o.Y+o.H && o.Y < at.Y+at.H {
				continue next
			}
		}
		put = append(put, at)
		says := r.tell(w, lang)
		h := u.Hit(u.Sub("mark", i), at, ui.Place{Label: says})
		if h.Pressed {
			r.mark = i + 1
		}
		lit := h.Hot || h.Focused || r.mark == i+1
		key := ui.Key{Kind: "result.mark"}
		if lit {
			key.A = 1
		}
		u.Picture(key, at, func(c *art.Canvas) { paintMark(c, side, lit) })
		if lit {
			u.Tip(at, says)
		}
		if h.Hot {
			r.mark = 0 // the mouse is on another one now, or needs no press
		}
	}
}

// tell says of a swing when it was, whose counter changed, how, and by which
// card.
func (r *Result) tell(w swing, lang rules.Lang) string {
	k := &r.story.curves[w.curve]
	n := strconv.Itoa(int(w.change))
	if w.change > 0 {
		n = "+" + n
	} else {
		n = "−" + n[1:]
	}
	turn := strconv.Itoa(w.turn)
	name, who := r.story.fields[k.field].name, r.story.lines[k.line].name
	card := r.session.Game().Faces[w.face].Name
	count := r.look.Turn.Name()
	return rules.Text{
		FR: count.FR + " " + turn + " · " + who + "\u00a0: " + name.FR + " " + n + " · " + card.FR,
		EN: count.EN + " " + turn + " · " + who + ": " + name.EN + " " + n + " · " + card.EN,
	}.In(lang)
}

func (r *Result) colour(s rules.Seat) string {
	return art.PlayerInk(r.session.Setup().Seats[s].Colour)
}

func (r *Result) paintChart(c *art.Canvas, s *story, ch *chart, lang rules.Lang) {
	for i, at := range ch.names { // who is which colour
		l := s.lines[i]
		col := art.Solid(r.colour(l.seat))
		c.Fill(art.RoundRect(at.X, at.Y-8*ch.k, 26*ch.k, 5*ch.k, 2.5*ch.k), col)
		c.Text(fonts.Name, legendSize*ch.k, at.X+34*ch.k, at.Y, art.Left, l.name, col)
	}
	for i := range ch.signs {
		ch.signs[i].paint(c, ch.k, lang)
	}
	for i := range ch.plots {
		r.paintPlot(c, s, ch, &ch.plots[i], lang)
	}
}

// says names a sign where it is only heard.
func (g *sign) says() rules.Text {
	if g.round {
		return rules.Text{FR: "Ligne pointillée\u00a0: " + g.text.FR, EN: "Dashed line: " + g.text.EN}
	}
	return rules.Text{FR: "Losange doré\u00a0: " + g.text.FR, EN: "Gold lozenge: " + g.text.EN}
}

func (g *sign) paint(c *art.Canvas, k float64, lang rules.Lang) {
	x, y := g.at.X+10*k, g.at.Y-5*k
	if g.round {
		for d := -10.0; d < 8; d += 8 {
			c.Fill(art.Rect(x-.6, y+d*k, 1.2*k, 4*k), art.SolidA("#f3d793", .8))
		}
	} else {
		c.Push(art.Translate(x-13*k, y-13*k))
		paintMark(c, 26*k, false)
		c.Pop()
	}
	c.Text(fonts.Label, signSize*k, g.at.X+24*k, g.at.Y, art.Left, g.text.In(lang), art.Solid("#e3d3ae"))
}

// paintPlot draws the curves of one counter.
func (r *Result) paintPlot(c *art.Canvas, s *story, ch *chart, p *plot, lang rules.Lang) {
	f, k := &s.fields[p.field], ch.k
	c.Fill(art.RoundRect(p.x-4, p.y-4, p.w+8, p.h+8, 6), art.SolidA("#000000", .35))
	c.Text(fonts.Title, 17*k, p.x, p.y-10*k, art.Left, f.name.In(lang), art.SolidA("#f3d793", .85))
	level := func(v int32, strong float64) {
		_, y := p.at(0, v)
		c.Fill(art.Rect(p.x, y-.4, p.w, .8), art.SolidA("#e9c46a", strong))
		c.Text(fonts.Name, 13*k, p.x-9, y+4*k, art.Right, strconv.Itoa(int(v)), art.Solid("#cdbb9a"))
	}
	step := f.step
	if step == 0 {
		step = max(1, f.most/3)
	}
	for v := 0; v <= int(p.hi); v += step {
		level(int32(v), .22)
	}
	if p.lo < 0 {
		level(p.lo, .12)
		_, y := p.at(0, 0)
		c.Fill(art.Rect(p.x, y-.8, p.w, 1.6), art.SolidA("#ff8f78", .55)) // below it lies defeat, or a debt
	}
	s.paintTurns(c, p, k, lang)
	for i := range s.curves {
		if curve := &s.curves[i]; curve.field == p.field {
			r.paintCurve(c, p, curve, (float64(curve.line)-float64(len(s.lines)-1)/2)*1.2)
		}
	}
}

// paintTurns numbers the turns under a plot, and draws where rounds end.
func (s *story) paintTurns(c *art.Canvas, p *plot, k float64, lang rules.Lang) {
	y := p.y + p.h + 18*k
	name := strings.ToLower(s.count.In(lang))
	c.Text(fonts.Label, 12.5*k, p.x-9, y, art.Right, name, art.Solid("#cdbb9a"))
	every := max(1, (p.turns+11)/12)
	if p.w < 300*k {
		every = max(1, (p.turns+5)/6)
	}
	for t := 0; t <= p.turns; t += every {
		x, _ := p.at(t, 0)
		c.Text(fonts.Label, 12.5*k, x, y, art.Centre, strconv.Itoa(t), art.Solid("#a89a80"))
	}
	for _, t := range s.rounds {
		x, _ := p.at(t, 0)
		for d := 0.0; d < p.h; d += 8 {
			c.Fill(art.Rect(x-.6, p.y+d, 1.2, 4), art.SolidA("#f3d793", .5))
		}
	}
}

// paintCurve draws one curve.
func (r *Result) paintCurve(c *art.Canvas, p *plot, k *curve, shift float64) {
	points := k.points
	if points == nil {
		for t, v := range k.values {
			points = append(points, point{float64(t), float64(v)})
		}
	}
	path := new(art.Path)
	for i, at := range points {
		x, y := p.spot(at)
		if i == 0 {
			path.MoveTo(x, y+shift)
		} else {
			path.LineTo(x, y+shift)
		}
	}
	col := art.Solid(r.colour(r.story.lines[k.line].seat))
	c.StrokeRound(path, 5, art.SolidA("#000000", .55))
	c.StrokeRound(path, 2.8, col)
	x, y := p.spot(points[len(points)-1])
	c.Fill(art.Circle(x, y+shift, 6), art.Solid("#120d12"))
	c.Fill(art.Circle(x, y+shift, 4.6), col)
}

// paintMark is a gold lozenge on a curve.
func paintMark(c *art.Canvas, side float64, lit bool) {
	m, r := side/2, side*.3
	if lit {
		r = side * .42
		c.Glow(art.Diamond(m, m, r), 0, 2, art.HexA("#ffd45e", .8))
	}
	c.Fill(art.Diamond(m, m, r+1.6), art.Solid("#120d12"))
	c.Fill(art.Diamond(m, m, r), art.Linear(0, m-r, 0, m+r, art.S(0, "#fff3cf"), art.S(.5, "#e9c46a"),
		art.S(1, "#9a6a24")))
}

// paintChances draws the chances, with numbers where the answers were that changed
// them most.
func (r *Result) paintChances(c *game.Context, at game.Rect, ch *chart, lang rules.Lang) {
	u, v := r.ui, r.review
	k := ui.Key{Kind: "result.chances", Text: strconv.FormatUint(r.session.Fingerprint(), 36), A: int(lang),
		B: int(ch.k * 100), C: v.state}
	u.Picture(k, at, func(cv *art.Canvas) { r.paintChart(cv, v.shown, ch, lang) })
	for i := range v.course.turns {
		w := &v.course.turns[i]
		x, y := ch.plots[0].spot(point{r.story.turnAt(w.At), 100 * w.From})
		r.paintNumber(game.Rect{X: at.X + x - 14, Y: at.Y + y - 14, W: 28, H: 28}, i+1)
	}
}

// paintNumber is the gold lozenge of an answer that counted, with its number.
func (r *Result) paintNumber(at game.Rect, n int) {
	r.ui.Picture(ui.Key{Kind: "result.number", A: n}, at, func(c *art.Canvas) {
		paintMark(c, at.W, true)
		c.Text(fonts.Name, 13, at.W/2, at.H/2+4.5, art.Centre, strconv.Itoa(n), art.Solid("#2a1604"))
	})
}

// paintGround is the dusk behind the result.
func paintGround(c *art.Canvas, w, h float64) {
	c.Fill(art.Rect(0, 0, w, h), art.Linear(0, 0, 0, h, art.S(0, "#241722"), art.S(.55, "#1a1218"), art.S(1, "#0c080b")))
	c.Fill(art.Rect(0, 0, w, h), art.Radial(w/2, 60, h*.9, w/2, 60, art.SA(0, "#ff9a4a", .34), art.SA(.4, "#c9501f", .12),
		art.SA(1, "#c9501f", 0)))
}
