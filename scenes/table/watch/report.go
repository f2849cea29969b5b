package watch

import (
	"image"
	"slices"

	"wyrmtable/art"
	"wyrmtable/rules"
	"wyrmtable/scenes/curtain"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/theme"
)

// A Report tells whoever comes to the screen what has happened: in the few lines
// of the curtain from what everybody may know and nothing else, in the pictures
// of a recap from what he may.
type Report struct {
	eyes     *Eyes
	numbers  *look.Numbers
	meanings *look.Meanings
	die      func(s rules.Seat, n int) func(c *art.Canvas, side float64) // paints a player's die
}

// NewReport returns the report of a match. die paints the die of a player of a
// game that keeps its first counter by dice.
func NewReport(e *Eyes, n *look.Numbers, m *look.Meanings,
	die func(s rules.Seat, n int) func(c *art.Canvas, side float64)) *Report {
	return &Report{e, n, m, die}
}

func (r *Report) layout() *rules.Layout { return r.eyes.session.Match().Board().Layout() }

// NotAfterAll is what somebody says who has claimed a question and answers
// nothing.
var NotAfterAll = rules.Text{FR: "Finalement non", EN: "Not after all"}

// Handover is what the curtain says.
func (r *Report) Handover(o theme.Options) curtain.Handover {
	to := r.eyes.Next
	h := curtain.Handover{To: r.Person(to), Facts: r.facts(to), Theme: r.eyes.look.Theme.ID}
	l := r.layout()
	var open []rules.Ask
	for _, k := range rules.AsksFor(r.eyes.session.Match(), rules.Nobody, nil) {
		if !k.Answered {
			open = append(open, k)
		}
	}
	i := slices.IndexFunc(open, func(k rules.Ask) bool { return k.Decider == to })
	if i < 0 {
		return h
	}
	k := &open[i]
	h.Title = l.Asks[k.Kind].Text
	h.Lines, h.Card = r.cause(k)
	if h.Card != 0 {
		h.Paint = r.facePainter(h.Card, o)
	}
	if k.Mode == rules.Open {
		h.Back = NotAfterAll
		return h
	}
	if s, _ := r.eyes.look.Game.StopOf(r.eyes.session.View(rules.Nobody), k); s != nil && !s.Quiet &&
		k.Subject == k.Decider {
		verb := slices.IndexFunc(l.Verbs, func(v rules.Word) bool { return v.Name == s.Verb })
		h.Quick = l.Verbs[verb].Text
		a := rules.Answer{Action: rules.Do(k.Decider, rules.Verb(verb))}
		// what is confirmed
		if v := r.eyes.look.Play.Verbs; v != nil && slices.Contains(v.Main, s.Verb) && !r.eyes.Drafted(k.Decider) {
			h.Quick = r.eyes.look.Game.Label(r.eyes.session.Setup(), r.eyes.session.View(rules.Nobody), k, &a)
		}
	}
	return h
}

// Person is the player of a seat.
func (r *Report) Person(s rules.Seat) curtain.Person {
	p := r.eyes.session.Setup().Seats[s]
	return curtain.Person{Seat: s, Name: p.Name, Colour: p.Colour}
}

// facePainter returns what paints a face that everybody may see.
func (r *Report) facePainter(f rules.Face, o theme.Options) func(px int) *image.RGBA {
	th := r.eyes.look.Theme
	return func(px int) *image.RGBA {
		spec, w, h := th.Art(f, false, px)
		var picture *image.RGBA
		if w > 0 && h > 0 {
			picture = art.Illustrate(spec, w, h)
		}
		return th.Face(f, false, px, o, picture)
	}
}

// facts are what everybody knows of the players.
func (r *Report) facts(here rules.Seat) []curtain.Fact {
	b := r.eyes.session.View(rules.Nobody)
	l := b.Layout()
	var out []curtain.Fact
	for s := range rules.Seat(l.Seats) {
		f := curtain.Fact{Person: r.Person(s), Here: s == here}
		for i, v := range r.numbers.Counters {
			k := &r.eyes.look.Players.Counters[i]
			n := int(b.Var(v, s))
			value := curtain.Value{Icon: k.Icon, N: n, Name: k.Name}
			if i == 0 && r.eyes.look.Players.Dice != nil {
				value.Paint = r.die(s, n)
			}
			f.Values = append(f.Values, value)
		}
		if z, ok := l.ZoneOf("hand", s); ok {
			f.Values = append(f.Values, curtain.Value{Icon: "poker-hand", N: len(b.Zone(z)), Name: l.Zones[z].Text})
		}
		for _, i := range r.numbers.MarksOf(b, s) {
			m := &r.eyes.look.Players.Marks[i]
			f.Values = append(f.Values, curtain.Value{Bare: true, N: int(b.Var(r.numbers.Marks[i], s)), Name: m.Name,
				Paint: func(c *art.Canvas, side float64) { m.Paint(c, side/2, side/2, side*0.46, "") }})
		}
		f.Out = r.eyes.look.Players.Out != nil && r.eyes.look.Players.Out(b, s)
		out = append(out, f)
	}
	return out
}

// causeLines is how many lines the curtain has room for.
const causeLines = 3

// A saying is a line of the public's story.
type saying struct {
	text rules.Text
	face rules.Face // of a card that it names and everybody may see; 0: none
	act  int        // the number of the action that it tells of
}

// cause returns the lines that say why k is asked, the oldest first: the attack
// that is to be answered, or what has happened since the last action that was
// no answer given as always. It also returns a card that they are about and
// everybody may see.
func (r *Report) cause(k *rules.Ask) (lines []rules.Text, face rules.Face) {
	n := r.eyes.session.Len()
	if n == 0 {
		lines = []rules.Text{{FR: "La partie commence.", EN: "The match begins."}}
		lines = append(lines, r.eyes.look.Opened(r.eyes.session, rules.Nobody)...)
		return lines[:min(len(lines), causeLines)], 0
	}
	from := n - 1
	for from > 0 && r.stopVerb(r.eyes.session.Action(from).Verb) {
		from--
	}
	told := r.sayings(from)
	if r.eyes.look.Words.Why != nil {
		name := func(s rules.Seat) string { return rules.SeatRef(s, r.eyes.session.Setup().Seats[s].Name) }
		if w, ok := r.eyes.look.Words.Why(&look.Telling{View: r.eyes.session.View(rules.Nobody), Ask: k, Name: name}); ok {
			return r.alsoAnswered(w, told), w.Face
		}
	}
	for i := len(told) - 1; i >= 0 && len(lines) < causeLines; i-- {
		newest, first := i == len(told)-1, i == 0
		if !newest && !first && (!concerns(told[i].text, k.Decider) || len(lines) == causeLines-1) {
			continue // the last line is for how it began
		}
		lines = append(lines, told[i].text)
		if face == 0 {
			face = told[i].face
		}
	}
	slices.Reverse(lines) // found from the newest back; read from cause to effect
	return lines, face
}

// alsoAnswered adds to the lines of an attack what somebody else has answered to
// it, if that was the last action.
func (r *Report) alsoAnswered(w look.Why, told []saying) []rules.Text {
	last := r.eyes.session.Len() - 1
	if r.eyes.session.Action(last).Seat == w.By {
		return w.Lines
	}
	for i := range told {
		if told[i].act == last && len(w.Lines) < causeLines {
			return append(w.Lines, told[i].text)
		}
	}
	return w.Lines
}

// sayings are what the log tells everybody from action number from on.
func (r *Report) sayings(from int) []saying {
	var out []saying
	r.eyes.session.Retell(rules.Nobody, from, func(act int, view *rules.Board, e *rules.Event) {
		text := r.eyes.look.Game.Tell(r.eyes.session.Setup(), view, e)
		if text.Empty() || r.meanings.Of(e).Aside {
			return
		}
		s := saying{text: text, act: act}
		for _, span := range rules.Spans(text.FR) {
			if s.face == 0 && span.Card != 0 {
				s.face = r.eyes.look.Game.FaceOf(view, span.Card)
			}
		}
		out = append(out, s)
	})
	return out
}

// stopVerb reports whether a verb is the standing answer to some question.
func (r *Report) stopVerb(v rules.Verb) bool {
	name := r.layout().Verbs[v].Name
	return slices.ContainsFunc(r.eyes.look.Game.Stops, func(s rules.Stop) bool { return s.Verb == name })
}

// concerns reports whether a text names a seat.
func concerns(text rules.Text, s rules.Seat) bool {
	return slices.ContainsFunc(rules.Spans(text.FR), func(span rules.Span) bool { return span.Seat == s })
}
