package table

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/prints"
	"wyrmtable/scenes/table/explain"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/theme"
	"wyrmtable/scenes/ui"
)

// A choicePanel is the panel of a choice, measured: it is as large as its
// answers need. Answers that are cards stand side by side; answers in words
// stand one below the other, beside the card that asks.
type choicePanel struct {
	title       string
	titleHigh   float64
	label       ui.Text
	cols        int
	optW, optH  float64
	cardW       float64 // of the cards of the answers; 0 when none has one
	showH       float64 // of what the game shows in their place; 0 when it does not
	source      rules.Face
	sourceW     float64 // of the card that asks; 0 when it is not shown
	bodyW, high float64 // of the answers with the card that asks
	r           game.Rect
	room        float64 // of the answers, where not all are in sight; 0: all are
}

const (
	choicePad  = 26.0 // around what is in the panel
	choiceGap  = 12.0 // between its answers
	choiceFoot = 44.0 // its button, below a gap
	choiceSide = 20.0 // between the card that asks and the answers
)

var choiceTitle = ui.HeadText.Sized(19).At(art.Centre)

// buildChoice describes the panel, or the button that brings it back.
func (t *Scene) buildChoice(c *game.Context) {
	k := &t.choice
	if !k.shown() || t.sheet.Lies() || t.busy() {
		return
	}
	if k.folded {
		t.buildUnfold(c)
		return
	}
	u, p := t.top, t.measureChoice(c)
	u.Veil(0.4)
	u.Block("choiceveil", c.Bounds())
	u.Region("choice", p.title)
	u.Panel(p.r)
	u.Para(p.r.X+choicePad, p.r.Y+18, p.r.W-2*choicePad, p.title, choiceTitle)
	if t.buildOptions(c, &p) {
		return
	}
	if i := t.pointed(); i >= 0 {
		t.lookAt(i)
	}
	t.buildChoiceFoot(c, p.r)
}

func (t *Scene) buildUnfold(c *game.Context) {
	w := min(420.0, c.W-20)
	r := game.Rect{X: t.tableau.Lay.Mat.X + (t.tableau.Lay.Mat.W-w)/2, Y: t.tableau.Lay.Caption.Y, W: w, H: 48}
	if t.top.Button("unfold", r, ui.Button{Text: c.T(text("Revenir au choix", "Back to the choice")),
		Look: t.desk.MainLook(), Size: 16}) {
		t.choice.folded = false
		t.refresh()
	}
}

// measureChoice lays the panel out, its cards and words made smaller until all
// of it fits in the window.
func (t *Scene) measureChoice(c *game.Context) choicePanel {
	p := choicePanel{title: t.prompt(), label: ui.BodyText.At(art.Centre)}
	if t.choice.title != "" {
		p.title = t.choice.title
	}
	p.label.Fixed = true
	if id := t.question.Ask.Source; id != 0 {
		p.source = t.look.Game.FaceOf(&t.shown, id)
	}
	if f := t.oneCard(); f != 0 {
		p.source = f // once, in the place of one for each answer
	}
	for shrink := 1.0; ; shrink *= 0.92 {
		p.label.Size = max(leastLabel, t.top.Size(16)*shrink)
		t.arrangeChoice(c, &p, shrink)
		if p.r.H <= c.H-52 {
			return p
		}
		if shrink < 0.6 || len(t.choice.answers) > manyAnswers && shrink < 0.8 {
			over := p.r.H - (c.H - 52)
			p.room, p.r.H, p.r.Y = p.high-over, p.r.H-over, 44
			return p
		}
	}
}

// leastLabel is the least size of the words of an answer, in units: a panel rather
// scrolls.
const leastLabel = 12.0

// manyAnswers is how many answers are rather laid out in a list that scrolls
// than made small.
const manyAnswers = 12

// arrangeChoice gives the parts of the panel their sizes; shrink is how much
// smaller than usual its cards are.
func (t *Scene) arrangeChoice(c *game.Context, p *choicePanel, shrink float64) {
	n := len(t.choice.answers)
	most := c.W - 16 - 2*choicePad
	p.cols, p.cardW, p.sourceW, p.showH = 1, 0, 0, 0
	one := t.oneCard() != 0
	for _, a := range t.choice.answers {
		if a.Card != 0 && !one {
			p.cardW = 132 * shrink
		}
	}
	switch {
	case t.choice.shows != nil:
		p.cardW, p.showH, p.optW = 0, 124, min(460, most)
		p.cols = min(n, 2, int((most+choiceGap)/(p.optW+choiceGap)))
	case p.cardW > 0:
		p.optW = 190
		if t.tableau.Lay.Portrait {
			p.cardW, p.optW = 104*shrink, (most-choiceGap)/2
		}
		p.cols = min(n, 4, int((most+choiceGap)/(p.optW+choiceGap)))
		if n > manyAnswers {
			p.cols = min(n, 5, int((most+choiceGap)/(p.optW+choiceGap)))
		}
	case p.source != 0 && !t.tableau.Lay.Portrait:
		p.sourceW = 160 * shrink
		p.optW = 330
		if n == 2 { // side by side
			p.cols, p.optW = 2, 250
		}
	default:
		p.optW = min(400, most)
	}
	t.measureOptions(p, n)
	p.titleHigh = t.top.ParaHeight(p.bodyW, p.title, choiceTitle)
	p.r = game.Rect{W: p.bodyW + 2*choicePad, H: 18 + p.titleHigh + 14 + p.high + 14 + choiceFoot + 14}
	mid := t.tableau.Lay.Mat.X + t.tableau.Lay.Mat.W/2
	if t.tableau.Lay.Portrait {
		mid = c.W / 2
	}
	p.r.X = mid - p.r.W/2
	if len(t.choice.touched) > 0 && !t.tableau.Lay.Portrait { // the steps go beside it
		p.r.X = min(p.r.X, c.W-explain.Wide-16-p.r.W)
	}
	p.r.X = max(8, min(p.r.X, c.W-p.r.W-8))
	p.r.Y = max(44, (c.H-p.r.H)/2)
}

// measureOptions finds the height of the answers. Beside a card they share its
// height.
func (t *Scene) measureOptions(p *choicePanel, n int) {
	p.optH = 0
	for i := range n {
		p.optH = max(p.optH, t.optionHigh(p, i)+22)
	}
	rows := float64((n + p.cols - 1) / p.cols)
	cols := float64(p.cols)
	p.bodyW = cols*(p.optW+choiceGap) - choiceGap
	p.high = rows*(p.optH+choiceGap) - choiceGap
	if p.sourceW > 0 {
		p.bodyW += p.sourceW + choiceSide
		if tall := p.sourceW * layout.CardRatio; p.high < tall {
			p.high, p.optH = tall, (tall+choiceGap)/rows-choiceGap
		}
	}
}

// optionHigh is the height of what stands in answer i.
func (t *Scene) optionHigh(p *choicePanel, i int) float64 {
	h := t.top.ParaHeight(p.optW-24, t.answerLabel(&t.choice.answers[i]), p.label)
	if p.cardW > 0 {
		h += p.cardW*layout.CardRatio + 10
	}
	if p.showH > 0 {
		h += p.showH + 8
	}
	if n := len(t.outcomeLines(i)); n > 0 {
		h += 6 + outcomeHigh*float64(n)
	}
	if t.stepped(i) {
		h += whyHigh
	}
	return h
}

// buildOptions describes the card that asks and the answers, and reports
// whether one was chosen.
func (t *Scene) buildOptions(c *game.Context, p *choicePanel) bool {
	top := p.r.Y + 18 + p.titleHigh + 14
	left := p.r.X + choicePad
	if p.sourceW > 0 {
		high := p.sourceW * layout.CardRatio
		t.top.Image(t.choiceCard(p.source, p.sourceW), game.Rect{X: left, Y: top + (p.high-high)/2, W: p.sourceW, H: high},
			ui.White)
		left += p.sourceW + choiceSide
	}
	if p.room == 0 {
		return t.buildOptionsAt(c, p, left, top)
	}
	chosen := false
	t.top.Scroll("options", game.Rect{X: left, Y: top, W: p.bodyW + choicePad - 6, H: p.room},
		func(x, y, _ float64) float64 {
			chosen = t.buildOptionsAt(c, p, x, y)
			return p.high
		})
	return chosen
}

// buildOptionsAt describes the answers from an upper left corner on.
func (t *Scene) buildOptionsAt(c *game.Context, p *choicePanel, left, top float64) bool {
	for i := range t.choice.answers {
		r := game.Rect{X: left + float64(i%p.cols)*(p.optW+choiceGap), Y: top + float64(i/p.cols)*(p.optH+choiceGap),
			W: p.optW, H: p.optH}
		if !t.buildOption(c, p, i, r) {
			continue
		}
		if a := t.choice.answers[i]; t.guard.Pass(c.Now, "choice") {
			t.do(c, a.Action)
		}
		return true
	}
	return false
}

// buildOption describes answer i of the panel and reports whether it was
// chosen.
func (t *Scene) buildOption(c *game.Context, p *choicePanel, i int, r game.Rect) bool {
	u, a := t.top, &t.choice.answers[i]
	words := t.answerLabel(a)
	id := u.Sub("option", i)
	said := append([]string{strings.TrimSuffix(words, ".")}, t.outcomeLines(i)...)
	if p.showH > 0 {
		for _, line := range t.choice.shows[i].Said {
			said = append(said, strings.TrimSuffix(t.plain(line), "."))
		}
	}
	pressed := u.Button(id, r, ui.Button{Look: ui.PanelLook, Disabled: !t.guard.Ready(c.Now, "choice"),
		Label: strings.Join(said, ". ")})
	if t.choice.looked == i+1 {
		u.FocusRing(r) // its steps are shown
	}
	y := r.Y + (r.H-t.optionHigh(p, i))/2
	if p.cardW > 0 {
		y = r.Y + 11 // cards stand in a line, however long their words are
		if f := t.look.Game.FaceOf(&t.shown, pictured(a)); f != 0 {
			u.Image(t.choiceCard(f, p.cardW), game.Rect{X: r.X + (r.W-p.cardW)/2, Y: y, W: p.cardW,
				H: p.cardW * layout.CardRatio}, ui.White)
		}
		y += p.cardW*layout.CardRatio + 10
	}
	y += u.Para(r.X+12, y, r.W-24, words, p.label) + 6
	if p.showH > 0 {
		s := &t.choice.shows[i]
		at := game.Rect{X: r.X + 8, Y: y, W: r.W - 16, H: p.showH}
		u.Picture(ui.Key{Kind: "table.option", Text: s.Key, A: int(t.prefs.lang)}, at,
			func(cv *art.Canvas) { s.Paint(cv, at.W, at.H) })
		y += p.showH + 2
	}
	for _, line := range t.outcomeLines(i) {
		u.Label(game.Rect{X: r.X + 8, Y: y, W: r.W - 16, H: outcomeHigh}, line,
			panel.Fit(u, line, ui.AsideText.At(art.Centre).Sized(14.5), r.W-16))
		y += outcomeHigh
	}
	if t.stepped(i) {
		t.buildSteps(c, i, game.Rect{X: r.X + 8, Y: y, W: r.W - 16, H: whyHigh})
	}
	return pressed
}

// choiceCard is the picture of a card in the panel.
func (t *Scene) choiceCard(f rules.Face, w float64) *ebiten.Image {
	return prints.Picture(t.kit, t.look.Theme, f, w, false,
		theme.Options{Lang: t.prefs.lang, Letters: t.prefs.letters, Contrast: t.prefs.contrast})
}

// buildChoiceFoot puts the panel out of the way: its gesture is called off, or
// the table is looked at first.
func (t *Scene) buildChoiceFoot(c *game.Context, r game.Rect) {
	u, k := t.top, &t.choice
	if t.tableau.Lay.Portrait && k.looked > 0 && u.Key(game.Cancel) {
		t.unlook() // its steps hide the panel
	}
	foot := game.Rect{X: r.X + r.W/2 - 110, Y: r.Y + r.H - 14 - choiceFoot, W: 220, H: choiceFoot}
	if k.partial {
		if u.Button("calloff", foot, ui.Button{Text: c.T(text("Renoncer", "Call off")), Size: 15}) || u.Key(game.Cancel) {
			t.unlook()
			k.close()
			t.putBack(c)
			t.tableau.AimAll(c, homeStyle)
			t.refresh()
		}
		return
	}
	if u.Button("fold", foot, ui.Button{Text: c.T(text("Voir la table", "See the table")), Size: 15}) ||
		u.Key(game.Cancel) {
		t.unlook()
		k.folded = true
		t.refresh()
	}
}
