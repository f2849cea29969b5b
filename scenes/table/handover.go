package table

import (
	"image"
	"slices"

	"wyrmtable/art"
	"wyrmtable/art/arcaneduel"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/curtain"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/theme"
)

// What the curtain says is made here, from the public's view and nothing else.

// handover is what the curtain says.
func (t *Scene) handover() curtain.Handover {
	to := t.eyes.next
	h := curtain.Handover{To: t.person(to), Facts: t.facts(to), Theme: t.look.Theme.ID}
	l := t.shown.Layout()
	var open []rules.Ask
	for _, k := range rules.AsksFor(t.session.Match(), rules.Nobody, nil) {
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
	h.Lines, h.Card = t.cause(k)
	if h.Card != 0 {
		h.Paint = t.facePainter(h.Card)
	}
	if k.Mode == rules.Open {
		h.Back = notAfterAll
		return h
	}
	if s, _ := t.look.Game.StopOf(t.session.View(rules.Nobody), k); s != nil && !s.Quiet && k.Subject == k.Decider {
		h.Quick = verbText(l, s.Verb)
		a := rules.Answer{Action: rules.Do(k.Decider, t.verbNamed(s.Verb))}
		if t.look.Play.Verbs != nil && t.verbIn(&a, t.look.Play.Verbs.Main) && !t.draftedBy(k.Decider) { // what is confirmed
			h.Quick = t.look.Game.Label(t.session.Setup(), t.session.View(rules.Nobody), k, &a)
		}
	}
	return h
}

// draftedBy reports whether somebody has begun a draft in his open question.
func (t *Scene) draftedBy(seat rules.Seat) bool {
	return slices.ContainsFunc(t.session.Match().Asks(), func(k rules.Ask) bool { return k.Decider == seat && len(k.Draft) > 0 })
}

func verbText(l *rules.Layout, name string) rules.Text {
	for _, v := range l.Verbs {
		if v.Name == name {
			return v.Text
		}
	}
	return rules.Text{}
}

func (t *Scene) person(s rules.Seat) curtain.Person {
	p := t.session.Setup().Seats[s]
	return curtain.Person{Seat: s, Name: p.Name, Colour: p.Colour}
}

// facePainter returns what paints a face that everybody may see.
func (t *Scene) facePainter(f rules.Face) func(px int) *image.RGBA {
	th, o := t.look.Theme, theme.Options{Lang: t.prefs.lang, Letters: t.prefs.letters, Contrast: t.prefs.contrast}
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
func (t *Scene) facts(here rules.Seat) []curtain.Fact {
	b := t.session.View(rules.Nobody)
	l := b.Layout()
	var out []curtain.Fact
	for s := range rules.Seat(l.Seats) {
		f := curtain.Fact{Person: t.person(s), Here: s == here}
		for i, v := range t.numbers.Counters {
			k := &t.look.Players.Counters[i]
			n := int(b.Var(v, s))
			value := curtain.Value{Icon: k.Icon, N: n, Name: k.Name}
			if i == 0 && t.look.Players.Dice != nil {
				d := art.RestingDie(t.dieColour(s), art.DieFace{Value: n})
				value.Paint = func(c *art.Canvas, side float64) { pictures.Die(c, d, art.NoSpin(), 0) }
			}
			f.Values = append(f.Values, value)
		}
		if z, ok := l.ZoneOf("hand", s); ok {
			f.Values = append(f.Values, curtain.Value{Icon: "poker-hand", N: len(b.Zone(z)), Name: l.Zones[z].Text})
		}
		for _, i := range t.marksOf(s) {
			m := &t.look.Players.Marks[i]
			f.Values = append(f.Values, curtain.Value{Bare: true, N: int(b.Var(t.numbers.Marks[i], s)), Name: m.Name,
				Paint: func(c *art.Canvas, side float64) { arcaneduel.Token(c, m.Shape, side/2, side/2, side*0.46, "") }})
		}
		f.Out = t.out(s)
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
func (t *Scene) cause(k *rules.Ask) (lines []rules.Text, face rules.Face) {
	n := t.session.Len()
	if n == 0 {
		lines = []rules.Text{{FR: "La partie commence.", EN: "The match begins."}}
		if t.look.Words.Opening != nil {
			lines = append(lines, t.look.Words.Opening(t.session.Setup(), t.session.Replay(rules.Nobody).Board())...)
		}
		return lines[:min(len(lines), causeLines)], 0
	}
	from := n - 1
	for from > 0 && t.stopVerb(t.session.Action(from).Verb) {
		from--
	}
	told := t.sayings(from)
	if t.look.Words.Why != nil {
		name := func(s rules.Seat) string { return rules.SeatRef(s, t.name(s)) }
		if w, ok := t.look.Words.Why(&look.Telling{View: t.session.View(rules.Nobody), Ask: k, Name: name}); ok {
			return t.alsoAnswered(w, told), w.Face
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
func (t *Scene) alsoAnswered(w look.Why, told []saying) []rules.Text {
	last := t.session.Len() - 1
	if t.session.Action(last).Seat == w.By {
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
func (t *Scene) sayings(from int) []saying {
	var out []saying
	t.session.Retell(rules.Nobody, from, func(act int, view *rules.Board, e *rules.Event) {
		text := t.look.Game.Tell(t.session.Setup(), view, e)
		if text.Empty() || t.mean.Of(e).Aside {
			return
		}
		s := saying{text: text, act: act}
		for _, span := range rules.Spans(text.FR) {
			if s.face == 0 && span.Card != 0 {
				s.face = t.look.Game.FaceOf(view, span.Card)
			}
		}
		out = append(out, s)
	})
	return out
}

// stopVerb reports whether a verb is the standing answer to some question.
func (t *Scene) stopVerb(v rules.Verb) bool {
	name := t.shown.Layout().Verbs[v].Name
	return slices.ContainsFunc(t.look.Game.Stops, func(s rules.Stop) bool { return s.Verb == name })
}

// concerns reports whether a text names a seat.
func concerns(text rules.Text, s rules.Seat) bool {
	return slices.ContainsFunc(rules.Spans(text.FR), func(span rules.Span) bool { return span.Seat == s })
}

// raised is called when the curtain is gone.
func (t *Scene) raised(c *game.Context, r curtain.Raised) {
	switch r.How {
	case curtain.Lift:
		t.rise, t.guard.lifted, t.guard.liftedAt = c.Now, c.Now, r.At
		t.lookAs(c, r.Seat)
		t.showRecap(c)
	case curtain.Back:
		t.disclaim(c)
	case curtain.Answer:
		t.answerBlind(c, t.eyes.next)
	case curtain.Settings:
		if t.doors.Settings != nil {
			c.Push(t.doors.Settings())
		}
	case curtain.Leave:
		c.Pop(nil)
	}
}

// answerBlind gives the standing answer for somebody who does not want to look.
func (t *Scene) answerBlind(c *game.Context, seat rules.Seat) {
	for _, k := range t.session.Match().Asks() {
		if k.Decider != seat || k.Answered {
			continue
		}
		if s, _ := t.look.Game.StopOf(t.session.View(rules.Nobody), &k); s != nil && !s.Quiet {
			if a, ok := k.Plain(t.shown.Layout(), s.Verb); ok {
				t.behind(c, a.Action)
			}
		}
		break
	}
	t.lookAs(c, rules.Nobody)
}

// behind does an answer while the curtain is down.
func (t *Scene) behind(c *game.Context, a rules.Action) {
	if err := t.session.Do(a); err == nil {
		t.saved = false
		if a.Seat == t.eyes.claimant {
			t.eyes.claimant = rules.Nobody
		}
		t.save(c)
	}
}
