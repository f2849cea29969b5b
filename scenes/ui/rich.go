package ui

import (
	"image/color"
	"strings"

	"wyrmtable/art"
	"wyrmtable/fonts"
	"wyrmtable/game"
	"wyrmtable/rules"
)

type richKey struct {
	wrapKey
	bold fonts.Face
}

// richText is a text with references broken into lines.
type richText struct {
	runs  []run
	spans []rules.Span
	lines int
}

// run is a piece of one span on one line.
type run struct {
	span int
	text string
	line int
	x, w float64
}

// Link is what the player does to the references of a rich text.
type Link struct {
	Hot     *rules.Span // under the mouse or the keyboard, or nil
	Pressed *rules.Span // pressed now, or nil
	R       game.Rect   // where Hot or Pressed lies
}

// Rich sets a text that may name cards and seats (see rules.Spans) in width w
// from x, y down. Names of cards are links, set in t's strong face and
// LinkColor, or in LinkInk in a text of ink; names of seats take the colour that seatColour gives (nil: none).
// The height and what is done to its links are returned. With an empty id
// there are no links to press.
func (u *UI) Rich(id string, x, y, w float64, s string, t Text, seatColour func(rules.Seat) color.NRGBA) (h float64,
	link Link) {
	u.Say(rules.Plain(s))
	rt := u.Kit.rich(t.Face, u.sized(t), w, s)
	size, lead := u.sized(t), u.LineHeight(t)
	for i := range rt.runs {
		run := &rt.runs[i]
		span := &rt.spans[run.span]
		r := game.Rect{X: x + run.x, Y: y + lead*float64(run.line), W: run.w, H: lead}
		tt := t
		switch {
		case span.Card != 0:
			hot := White
			tt.Face, tt.Col = fonts.Name, LinkColor
			if dark(t.Col) {
				tt.Col, hot = LinkInk, LinkHotInk
			}
			if id != "" {
				hit := u.Hit(u.Kit.sub(id, i), r, Place{kind: linkItem})
				if hit.Hot || hit.Focused {
					link.Hot, link.R = span, r
					tt.Col = hot
				}
				if hit.Pressed {
					link.Pressed, link.R = span, r
				}
				if hit.Focused {
					u.ring(r)
				}
			}
		case span.Strong:
			tt.Face = fonts.Name
		case span.Seat != rules.Nobody:
			tt.Face = fonts.Name
			if seatColour != nil {
				tt.Col = seatColour(span.Seat)
			}
		}
		if !u.mute {
			u.Kit.Audit.note(u, game.Rect{X: r.X, Y: r.Y + lead/2 - 0.28*size, W: r.W, H: 0.76 * size}, run.text,
				run.x+run.w > w+slack)
		}
		if !u.mute && !u.hidden(r) {
			u.words(r.X, r.Y+lead/2+0.34*size, size, run.text, tt)
		}
	}
	return lead * float64(rt.lines), link
}

// dark reports whether text of colour c is meant for parchment.
func dark(c color.NRGBA) bool { return int(c.R)+int(c.G)+int(c.B) < 3*100 }

// RichHeight returns the height Rich would take.
func (u *UI) RichHeight(w float64, s string, t Text) float64 {
	return float64(u.Kit.rich(t.Face, u.sized(t), w, s).lines) * u.LineHeight(t)
}

// rich breaks a text with references into lines, and remembers it.
func (k *Kit) rich(f fonts.Face, size, w float64, s string) *richText {
	key := richKey{wrapKey{s, f, fix(size), fix(w)}, fonts.Name}
	if rt := k.texts.rich[key]; rt != nil {
		return rt
	}
	rt := &richText{spans: rules.Spans(s)}
	x, line := 0.0, 0
	space := art.TextWidth(f, size, " ")
	apart := false // the span before ended in a space: a line may break here
	for i, span := range rt.spans {
		face := spanFace(f, &span)
		for pi, para := range strings.Split(span.Text, "\n") {
			if pi > 0 {
				x, line = 0, line+1
			}
			words := glue(strings.Split(para, " "), face, size, w)
			for wi, word := range words {
				gap := 0.0
				if wi > 0 {
					gap = space
				}
				ww := art.TextWidth(face, size, word)
				end := x + gap + ww
				if wi == len(words)-1 {
					end += rt.glued(f, size, i)
				}
				if x > 0 && (wi > 0 || apart) && word != "" && end > w {
					x, line, gap = 0, line+1, 0
				}
				apart = word == "" && wi == len(words)-1
				if word != "" {
					rt.put(i, word, line, x+gap, ww, wi > 0 && gap > 0)
				}
				x += gap + ww
			}
		}
	}
	rt.lines = line + 1
	if k.texts.rich == nil || len(k.texts.rich) > 1000 {
		k.texts.rich = map[richKey]*richText{}
	}
	k.texts.rich[key] = rt
	return rt
}

// spanFace is the face of a span in a text set in f.
func spanFace(f fonts.Face, span *rules.Span) fonts.Face {
	if span.Card != 0 || span.Seat != rules.Nobody || span.Strong {
		return fonts.Name
	}
	return f
}

// glued is the width of what follows span i without a space, such as the full
// stop behind a name: it stays on the line.
func (rt *richText) glued(f fonts.Face, size float64, i int) float64 {
	if i+1 >= len(rt.spans) {
		return 0
	}
	next := &rt.spans[i+1]
	head, _, _ := strings.Cut(next.Text, " ")
	return art.TextWidth(spanFace(f, next), size, head)
}

// put adds a word, to the run before it if it belongs to it.
func (rt *richText) put(span int, word string, line int, x, w float64, spaced bool) {
	if n := len(rt.runs); n > 0 && spaced {
		last := &rt.runs[n-1]
		if last.span == span && last.line == line {
			last.text += " " + word
			last.w = x + w - last.x
			return
		}
	}
	rt.runs = append(rt.runs, run{span, word, line, x, w})
}
