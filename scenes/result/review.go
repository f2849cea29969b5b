package result

import (
	"cmp"
	"slices"
	"strconv"
	"sync/atomic"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/bots"
	"wyrmtable/scenes/beside"
	"wyrmtable/scenes/ui"
)

// A review is the look back on the match: the chances of each side from answer to
// answer, and the answers that changed them most. It is thought about beside the
// page, which shows what is known so far.
type review struct {
	work   *beside.Work
	sides  []rules.Seat
	latest atomic.Pointer[course] // what was found, for the page to take
	course *course                // what the page shows; nil for nothing yet
	shown  *story                 // its curves
	state  int                    // counts them
}

// A course is what is known of the chances at a time.
type course struct {
	moments []bots.Moment
	known   float64  // share of the moments
	turns   []turned // as they came; none before all moments are known
	done    bool
}

// A turned is an answer that changed the chances.
type turned struct {
	bots.Turning
	deed
}

const (
	turnedMost = 3 // answers that are told
	// pause is how long lies between two states that are shown.
	pause = 250 * time.Millisecond
)

// lookBack begins to look back on a session; nil where that cannot be done.
func lookBack(s *rules.Session) *review {
	r := new(review)
	back, err := bots.NewReview(s)
	if err != nil {
		return nil
	}
	r.sides = back.Sides()
	told := map[int]deed{}
	last := time.Time{}
	publish := func(done bool) {
		last = time.Now()
		c := &course{moments: slices.Clone(back.Moments()), known: back.Known(), done: done}
		if c.known == 1 {
			for _, w := range bots.Turnings(c.moments, r.sides, turnedMost) {
				if _, ok := told[w.At]; !ok {
					told[w.At] = deedOf(s, w.At)
				}
				c.turns = append(c.turns, turned{w, told[w.At]})
			}
			slices.SortFunc(c.turns, func(a, b turned) int { return cmp.Compare(a.At, b.At) })
		}
		r.latest.Store(c)
	}
	r.work = beside.Begin(0, func(stop func() bool) bool {
		for {
			done := back.Step(func() bool { return time.Since(last) > pause || stop() })
			if done || time.Since(last) > pause {
				publish(done)
			}
			if done || stop() {
				return done
			}
		}
	}, nil)
	return r
}

// goOn takes what was found since the last frame, and reports whether there was
// anything.
func (v *review) goOn(s *story) bool {
	v.work.GoOn()
	now := v.latest.Load()
	if now == v.course {
		return false
	}
	v.course, v.shown = now, s.chances(now.moments, v.sides)
	v.state++
	return true
}

// chances are the curves of the chances over the turns of a story.
func (s *story) chances(ms []bots.Moment, sides []rules.Seat) *story {
	out := &story{count: s.count, fields: []field{{name: chancesText, most: 100, step: 50}}, lines: s.lines}
	for i := range s.lines {
		k := curve{line: i, values: make([]int32, len(s.ends))}
		for _, m := range ms {
			if m.Tries == 0 {
				continue
			}
			at := s.turnAt(m.At)
			v := 100 * m.Win[s.lines[i].seat]
			k.points = append(k.points, point{at, v})
			for t := int(at); t < len(k.values); t++ { // and on, until more is known
				k.values[t] = int32(v + 0.5)
			}
		}
		out.curves = append(out.curves, k)
	}
	return out
}

// turnAt is when in its turns a story had so many actions behind it: 2.5 in the
// middle of the third turn.
func (s *story) turnAt(action int) float64 {
	for t := 1; t < len(s.ends); t++ {
		if from, to := s.ends[t-1], s.ends[t]; action < to {
			return float64(t-1) + float64(max(0, action-from))/float64(to-from)
		}
	}
	return float64(len(s.ends) - 1)
}

// buildChances shows the curve of the chances, and below it the answers that changed
// them most, each to be played on from.
func (r *Result) buildChances(c *game.Context, area game.Rect) {
	u, v := r.ui, r.review
	u.Region("chances", c.T(chancesText))
	u.Panel(area)
	lang := rules.Lang(c.Settings.Lang)
	in := area.Inset(14)
	if v == nil || v.course == nil || v.course.known == 0 {
		u.Para(in.X, in.Y+6, in.W, c.T(readingText), ui.BodyText)
		return
	}
	rows := r.turnedRows(in, lang)
	room := in.H
	for _, h := range rows {
		room -= h + 6
	}
	note := ""
	if !v.course.done {
		note = readingText.In(lang) + " " + strconv.Itoa(int(v.course.known*100)) + "\u00a0%"
		if v.course.known == 1 {
			note = closerText.In(lang)
		}
		room -= u.LineHeight(ui.AsideText) + 4
	}
	for i := range v.shown.curves {
		u.Say(v.shown.say(&v.shown.curves[i], lang))
	}
	list := func(x, y, w float64) float64 {
		plot := game.Rect{X: x, Y: y, W: w, H: max(room-4, leastPlot)}
		ch := v.shown.arrange(plot.W, plot.H, min(u.Size(1), 1.5), lang)
		r.paintChances(c, plot, &ch, lang)
		top := y
		y += plot.H + 4
		if note != "" {
			u.Label(game.Rect{X: x, Y: y, W: w, H: u.LineHeight(ui.AsideText)}, note, ui.AsideText)
			y += u.LineHeight(ui.AsideText) + 4
		}
		for i, h := range rows {
			r.buildTurned(c, i, game.Rect{X: x, Y: y, W: w, H: h}, lang)
			y += h + 6
		}
		return y - top
	}
	if room-4 >= leastPlot {
		list(in.X, in.Y, in.W)
		return
	}
	in.W += 8 // for the bar
	u.Scroll("chances", in, list)
}

// leastPlot is how high the curves are at least, with their names; else one scrolls.
const leastPlot = 180.0

const turnedPad, turnedMark = 7.0, 34.0

// turnedStyle is how an answer that counted is written.
var turnedStyle = ui.BodyText.Sized(15)

// turnedRows are the heights of the answers that counted.
func (r *Result) turnedRows(in game.Rect, lang rules.Lang) (high []float64) {
	for i := range r.review.course.turns {
		h := r.ui.ParaHeight(in.W-turnedMark-turnedPad, r.tellTurned(i, lang), turnedStyle)
		high = append(high, max(40, h+2*turnedPad))
	}
	return high
}

// buildTurned is such an answer; pressed, the table opens as it was before it.
func (r *Result) buildTurned(c *game.Context, i int, at game.Rect, lang rules.Lang) {
	u := r.ui
	words := r.tellTurned(i, lang)
	label := words + " " + playOnText.In(lang)
	pressed := u.Button(u.Sub("turned", i), at, ui.Button{Look: ui.PanelLook, Label: label,
		Disabled: r.doors.Branch == nil, Why: playOnText.In(lang)})
	r.paintNumber(game.Rect{X: at.X + 4, Y: at.Y + at.H/2 - 14, W: 28, H: 28}, i+1)
	h := u.ParaHeight(at.W-turnedMark-turnedPad, words, turnedStyle)
	u.Para(at.X+turnedMark, at.Y+(at.H-h)/2, at.W-turnedMark-turnedPad, words, turnedStyle)
	if !pressed {
		return
	}
	s, err := r.session.Branch(r.review.course.turns[i].At)
	if err != nil {
		c.Notice(game.Reason(err))
		return
	}
	r.doors.Branch(c, s)
}

// tellTurned says of an answer when it was, whose, which, and what became of the
// chances.
func (r *Result) tellTurned(i int, lang rules.Lang) string {
	w := &r.review.course.turns[i]
	seats := r.session.Setup().Seats
	turn := strconv.Itoa(int(r.story.turnAt(w.At)) + 1)
	from, to := percent(w.From), percent(w.To)
	who, whose := seats[w.Seat].Name, seats[w.Side].Name
	for _, l := range r.story.lines {
		if l.seat == w.Side {
			whose = l.name
		}
	}
	when := rules.Join(r.look.Turn.Name(), rules.Same(" "+turn))
	if !w.named {
		when = rules.Join(when, rules.Same(", "+who))
	}
	when = rules.Join(when, rules.Text{FR: "\u00a0: ", EN: ": "})
	return rules.Plain(rules.Join(when, w.words, rules.Text{
		FR: " Les chances " + rules.Of(whose, rules.French) + " passent de " + from + " à " + to + "\u00a0%.",
		EN: " " + whose + "’s chances go from " + from + " to " + to + "%.",
	}).In(lang))
}

func percent(share float64) string { return strconv.Itoa(int(100*share + 0.5)) }

var (
	chancesText = rules.Text{FR: "Chances de gagner (%)", EN: "Chances of winning (%)"}
	readingText = rules.Text{FR: "Le programme relit la partie…", EN: "The program looks back on the match…"}
	closerText  = rules.Text{FR: "Le programme regarde les tournants de plus près…", EN: "The program looks closer at the turning points…"}
	playOnText  = rules.Text{FR: "Presser pour rejouer à partir d’ici.", EN: "Press to play on from here."}
)
