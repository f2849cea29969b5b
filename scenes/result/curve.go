package result

import (
	"strconv"

	"wyrmtable/art"
	"wyrmtable/fonts"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table"
	"wyrmtable/scenes/ui"
)

// A curve is a counter of a seat, turn by turn.
type curve struct {
	counter int // index of Look.Counters
	seat    rules.Seat
	values  []int32 // at the end of each turn; values[0] is the start
}

// trace plays a session again and notes the counters at the end of each turn.
func trace(look *table.Look, s *rules.Session) ([]curve, int) {
	replay := s.Replay(rules.Nobody)
	b := replay.Board()
	l := b.Layout()
	find := func(name string) (rules.Var, bool) {
		for v, info := range l.Vars {
			if info.Name == name {
				return rules.Var(v), true
			}
		}
		return 0, false
	}
	turnVar, hasTurn := find(look.Turn)
	var curves []curve
	var vars []rules.Var
	for i, k := range look.Counters {
		if v, ok := find(k.Var); ok {
			for seat := range rules.Seat(l.Seats) {
				curves = append(curves, curve{counter: i, seat: seat, values: []int32{b.Var(v, seat)}})
				vars = append(vars, v)
			}
		}
	}
	turn := 0
	for {
		more := replay.At() < replay.Len()
		replay.Next()
		now := replay.At()
		if hasTurn {
			now = int(b.Var(turnVar, rules.Nobody))
		}
		for i := range curves {
			k := &curves[i]
			v := b.Var(vars[i], k.seat)
			if now == turn && len(k.values) > 1 {
				k.values[len(k.values)-1] = v
			} else {
				k.values = append(k.values, v)
			}
		}
		turn = now
		if !more {
			return curves, turn
		}
	}
}

// buildChart shows the curves, one field for each counter.
func (r *Result) buildChart(c *game.Context, area game.Rect) {
	u := r.ui
	u.Region("curve", c.T(text("Déroulement", "How it went")))
	u.Panel(area)
	lang := rules.Lang(c.Settings.Lang)
	for i := range r.curves {
		u.Say(r.say(&r.curves[i], lang))
	}
	k := ui.Key{Kind: "result.chart", Text: strconv.FormatUint(r.session.Fingerprint(), 36), A: int(lang)}
	in := area.Inset(14)
	u.Picture(k, in, func(cv *art.Canvas) { r.paintChart(cv, in.W, in.H, lang) })
}

// say puts a curve into words.
func (r *Result) say(k *curve, lang rules.Lang) string {
	s := r.look.Counters[k.counter].Name.In(lang) + ", " + r.session.Setup().Seats[k.seat].Name + rules.Text{FR: "\u00a0:", EN: ":"}.In(lang)
	for _, v := range k.values {
		s += " " + strconv.Itoa(int(v))
	}
	return s
}

func (r *Result) colour(s rules.Seat) string {
	return art.PlayerInk(r.session.Setup().Seats[s].Colour)
}

func (r *Result) paintChart(c *art.Canvas, w, h float64, lang rules.Lang) {
	n := len(r.look.Counters)
	gap := 14.0
	fh := (h - 34 - gap*float64(n-1)) / float64(n)
	x := 0.0
	for s, p := range r.session.Setup().Seats { // who is which colour
		col := art.Solid(r.colour(rules.Seat(s)))
		c.Fill(art.RoundRect(x, 8, 26, 5, 2.5), col)
		c.Text(fonts.Name, 16, x+34, 16, art.Left, p.Name, col)
		x += 60 + art.TextWidth(fonts.Name, 16, p.Name)
	}
	turn := rules.Text{FR: "tours", EN: "turns"}.In(lang)
	c.Text(fonts.Label, 14, w, 16, art.Right, turn, art.Solid("#cdbb9a"))
	for i := range n {
		r.paintField(c, i, 0, 34+float64(i)*(fh+gap), w, fh, lang)
	}
}

// paintField draws the curves of one counter in a field of its own.
func (r *Result) paintField(c *art.Canvas, counter int, x, y, w, h float64, lang rules.Lang) {
	look := &r.look.Counters[counter]
	left, top, foot := 34.0, 26.0, 22.0
	gx, gy, gw, gh := x+left, y+top, w-left-16, h-top-foot
	c.Fill(art.RoundRect(gx-4, gy-4, gw+8, gh+8, 6), art.SolidA("#000000", .35))
	c.Text(fonts.Title, 17, gx, gy-10, art.Left, look.Name.In(lang), art.SolidA("#f3d793", .85))
	steps := 1
	for i := range r.curves {
		steps = max(steps, len(r.curves[i].values)-1)
	}
	at := func(t int, v float64) (float64, float64) {
		return gx + gw*float64(t)/float64(steps), gy + gh*(1-min(1, max(0, v/float64(look.Max))))
	}
	for v := 0; v <= look.Max; v += look.Max / 3 {
		_, ly := at(0, float64(v))
		c.Fill(art.Rect(gx, ly-.4, gw, .8), art.SolidA("#e9c46a", .22))
		c.Text(fonts.Name, 13, gx-9, ly+4, art.Right, strconv.Itoa(v), art.Solid("#cdbb9a"))
	}
	every := max(1, (steps+11)/12)
	for t := 0; t <= steps; t += every {
		lx, _ := at(t, 0)
		c.Text(fonts.Label, 12.5, lx, gy+gh+18, art.Centre, strconv.Itoa(t), art.Solid("#a89a80"))
	}
	for i := range r.curves {
		if k := &r.curves[i]; k.counter == counter {
			r.paintCurve(c, k, float64(i%2)*1.2-.6, at)
		}
	}
}

// paintCurve draws one curve as the steps a pin makes.
func (r *Result) paintCurve(c *art.Canvas, k *curve, shift float64, at func(t int, v float64) (float64, float64)) {
	p := new(art.Path)
	for t, v := range k.values {
		px, py := at(t, float64(v))
		if t == 0 {
			p.MoveTo(px, py+shift)
		} else {
			p.LineTo(px, py+shift)
		}
	}
	c.StrokeRound(p, 5, art.SolidA("#000000", .55))
	c.StrokeRound(p, 2.8, art.Solid(r.colour(k.seat)))
	last := len(k.values) - 1
	px, py := at(last, float64(k.values[last]))
	c.Fill(art.Circle(px, py+shift, 6), art.Solid("#120d12"))
	c.Fill(art.Circle(px, py+shift, 4.6), art.Solid(r.colour(k.seat)))
}

// paintGround is the dusk behind the result.
func paintGround(c *art.Canvas, w, h float64) {
	c.Fill(art.Rect(0, 0, w, h), art.Linear(0, 0, 0, h, art.S(0, "#241722"), art.S(.55, "#1a1218"), art.S(1, "#0c080b")))
	c.Fill(art.Rect(0, 0, w, h), art.Radial(w/2, 60, h*.9, w/2, 60, art.SA(0, "#ff9a4a", .34), art.SA(.4, "#c9501f", .12), art.SA(1, "#c9501f", 0)))
}
