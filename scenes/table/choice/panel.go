package choice

import (
	"strings"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/explain"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/ui"
)

// A plate is the panel of a choice, measured: it is as large as its
// answers need. Answers that are cards stand side by side; answers in words
// stand one below the other, beside the card that asks.
type plate struct {
	title       string
	says        string  // what is said of it below the title, or ""
	titleHigh   float64 // with what is said below it
	saysHigh    float64
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
	pad      = 26.0 // around what is in the panel
	gap      = 12.0 // between its answers
	footHigh = 44.0 // its button, below a gap
	side     = 20.0 // between the card that asks and the answers
)

var (
	titleStyle = ui.HeadText.Sized(19).At(art.Centre)
	saysStyle  = ui.AsideText.Sized(16).In(ui.Sand).At(art.Centre)
)

// A Wish is what somebody does with the panel.
type Wish uint8

const (
	Nothing   Wish = iota
	Chosen         // an answer
	CalledOff      // the gesture among whose answers he had to choose
)

// Build describes the panel, or the button that brings it back, and returns what is
// done with it and the answer chosen.
func (k *Choice) Build(c *game.Context) (Wish, rules.Action) {
	if !k.Shown() || k.waits {
		return Nothing, rules.Action{}
	}
	if k.folded {
		k.buildUnfold(c)
		return Nothing, rules.Action{}
	}
	u, p := k.src.UI, k.measure(c)
	u.Veil(0.4)
	u.Block("choiceveil", c.Bounds())
	u.Region("choice", p.title)
	u.Panel(p.r)
	u.Para(p.r.X+pad, p.r.Y+18, p.r.W-2*pad, p.title, titleStyle)
	if p.says != "" {
		u.Para(p.r.X+pad, p.r.Y+18+p.titleHigh-p.saysHigh, p.r.W-2*pad, p.says, saysStyle)
	}
	if i := k.buildOptions(c, &p); i >= 0 {
		if !k.src.Guard.Pass(c.Now, "choice") {
			return Nothing, rules.Action{}
		}
		return Chosen, k.Answers[i].Action
	}
	if i := k.pointed(); i >= 0 {
		k.lookAt(i)
	}
	if k.buildFoot(c, p.r) {
		return CalledOff, rules.Action{}
	}
	return Nothing, rules.Action{}
}

func (k *Choice) buildUnfold(c *game.Context) {
	w := min(420.0, c.W-20)
	r := game.Rect{X: k.src.Desk.Lay.Mat.X + (k.src.Desk.Lay.Mat.W-w)/2, Y: k.src.Desk.Lay.Caption.Y, W: w, H: 48}
	if k.src.UI.Button("unfold", r, ui.Button{Text: c.T(text("Revenir au choix", "Back to the choice")),
		Look: k.src.Desk.MainLook(), Size: 16}) {
		k.folded = false
		k.src.Refresh()
	}
}

// measure lays the panel out, its cards and words made smaller until all
// of it fits in the window.
func (k *Choice) measure(c *game.Context) plate {
	p := plate{title: k.src.Prompt(), label: ui.BodyText.At(art.Centre)}
	if !k.title.Empty() {
		p.title = k.src.Desk.In(k.title)
	}
	if k.src.Says != nil {
		p.says = k.src.Says()
	}
	p.label.Fixed = true
	if id := k.src.Question.Ask.Source; id != 0 {
		p.source = k.src.Desk.Look.Game.FaceOf(k.src.Desk.View, id)
	}
	if f := k.oneCard(); f != 0 {
		p.source = f // once, in the place of one for each answer
	}
	for shrink := 1.0; ; shrink *= 0.92 {
		p.label.Size = max(leastLabel, k.src.UI.Size(16)*shrink)
		k.arrange(c, &p, shrink)
		if p.r.H <= c.H-52 {
			return p
		}
		if shrink < 0.6 || len(k.Answers) > manyAnswers && shrink < 0.8 {
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

// arrange gives the parts of the panel their sizes; shrink is how much
// smaller than usual its cards are.
func (k *Choice) arrange(c *game.Context, p *plate, shrink float64) {
	n := len(k.Answers)
	most := c.W - 16 - 2*pad
	p.cols, p.cardW, p.sourceW, p.showH = 1, 0, 0, 0
	one := k.oneCard() != 0
	for _, a := range k.Answers {
		if a.Card != 0 && !one {
			p.cardW = 132 * shrink
		}
	}
	switch {
	case k.Shows != nil:
		p.cardW, p.showH, p.optW = 0, 124, min(460, most)
		p.cols = min(n, 2, int((most+gap)/(p.optW+gap)))
	case p.cardW > 0:
		p.optW = 190
		if k.src.Desk.Lay.Portrait {
			p.cardW, p.optW = 104*shrink, (most-gap)/2
		}
		p.cols = min(n, 4, int((most+gap)/(p.optW+gap)))
		if n > manyAnswers {
			p.cols = min(n, 5, int((most+gap)/(p.optW+gap)))
		}
	case p.source != 0 && !k.src.Desk.Lay.Portrait:
		p.sourceW = 160 * shrink
		p.optW = 330
		if n == 2 { // side by side
			p.cols, p.optW = 2, 250
		}
	default:
		p.optW = min(400, most)
	}
	k.measureOptions(p, n)
	p.titleHigh, p.saysHigh = k.src.UI.ParaHeight(p.bodyW, p.title, titleStyle), 0
	if p.says != "" {
		p.saysHigh = k.src.UI.ParaHeight(p.bodyW, p.says, saysStyle)
		p.titleHigh += 6 + p.saysHigh
	}
	p.r = game.Rect{W: p.bodyW + 2*pad, H: 18 + p.titleHigh + 14 + p.high + 14 + footHigh + 14}
	mid := k.src.Desk.Lay.Mat.X + k.src.Desk.Lay.Mat.W/2
	if k.src.Desk.Lay.Portrait {
		mid = c.W / 2
	}
	p.r.X = mid - p.r.W/2
	if len(k.touched) > 0 && !k.src.Desk.Lay.Portrait { // the steps go beside it
		p.r.X = min(p.r.X, c.W-explain.Wide-16-p.r.W)
	}
	p.r.X = max(8, min(p.r.X, c.W-p.r.W-8))
	p.r.Y = max(44, (c.H-p.r.H)/2)
}

// measureOptions finds the height of the answers. Beside a card they share its
// height.
func (k *Choice) measureOptions(p *plate, n int) {
	p.optH = 0
	for i := range n {
		p.optH = max(p.optH, k.optionHigh(p, i)+22)
	}
	rows := float64((n + p.cols - 1) / p.cols)
	cols := float64(p.cols)
	p.bodyW = cols*(p.optW+gap) - gap
	p.high = rows*(p.optH+gap) - gap
	if p.sourceW > 0 {
		p.bodyW += p.sourceW + side
		if tall := p.sourceW * layout.CardRatio; p.high < tall {
			p.high, p.optH = tall, (tall+gap)/rows-gap
		}
	}
}

// optionHigh is the height of what stands in answer i.
func (k *Choice) optionHigh(p *plate, i int) float64 {
	h := k.src.UI.ParaHeight(p.optW-24, k.label(&k.Answers[i]), p.label)
	if p.cardW > 0 {
		h += p.cardW*layout.CardRatio + 10
	}
	if p.showH > 0 {
		h += p.showH + 8
	}
	if n := len(k.Lines(i)); n > 0 {
		h += 6 + outcomeHigh*float64(n)
	}
	if k.stepped(i) {
		h += whyHigh
	}
	return h
}

// buildOptions describes the card that asks and the answers, and returns which was
// pressed, or -1.
func (k *Choice) buildOptions(c *game.Context, p *plate) int {
	top := p.r.Y + 18 + p.titleHigh + 14
	left := p.r.X + pad
	if p.sourceW > 0 {
		high := p.sourceW * layout.CardRatio
		at := game.Rect{X: left, Y: top + (p.high-high)/2, W: p.sourceW, H: high}
		k.src.UI.Image(k.src.Desk.Card(p.source, p.sourceW), at, ui.White)
		left += p.sourceW + side
	}
	if p.room == 0 {
		return k.buildOptionsAt(c, p, left, top)
	}
	pressed := -1
	k.src.UI.Scroll("options", game.Rect{X: left, Y: top, W: p.bodyW + pad - 6, H: p.room},
		func(x, y, _ float64) float64 {
			pressed = k.buildOptionsAt(c, p, x, y)
			return p.high
		})
	return pressed
}

// buildOptionsAt describes the answers from an upper left corner on.
func (k *Choice) buildOptionsAt(c *game.Context, p *plate, left, top float64) int {
	for i := range k.Answers {
		r := game.Rect{X: left + float64(i%p.cols)*(p.optW+gap), Y: top + float64(i/p.cols)*(p.optH+gap),
			W: p.optW, H: p.optH}
		if k.buildOption(c, p, i, r) {
			return i
		}
	}
	return -1
}

// buildOption describes answer i of the panel and reports whether it was
// chosen.
func (k *Choice) buildOption(c *game.Context, p *plate, i int, r game.Rect) bool {
	u, a := k.src.UI, &k.Answers[i]
	words := k.label(a)
	id := u.Sub("option", i)
	said := append([]string{rules.Within(words)}, k.Lines(i)...)
	if p.showH > 0 {
		for _, line := range k.Shows[i].Said {
			said = append(said, rules.Within(k.src.Desk.Plain(line)))
		}
	}
	pressed := u.Button(id, r, ui.Button{Look: ui.PanelLook, Disabled: !k.src.Guard.Ready(c.Now, "choice"),
		Label: strings.Join(said, ". ")})
	y := r.Y + (r.H-k.optionHigh(p, i))/2
	if p.cardW > 0 {
		y = r.Y + 11 // cards stand in a line, however long their words are
		if f := k.src.Desk.Look.Game.FaceOf(k.src.Desk.View, pictured(a)); f != 0 {
			u.Image(k.src.Desk.Card(f, p.cardW), game.Rect{X: r.X + (r.W-p.cardW)/2, Y: y, W: p.cardW,
				H: p.cardW * layout.CardRatio}, ui.White)
		}
		y += p.cardW*layout.CardRatio + 10
	}
	y += u.Para(r.X+12, y, r.W-24, words, p.label) + 6
	if p.showH > 0 {
		s := &k.Shows[i]
		at := game.Rect{X: r.X + 8, Y: y, W: r.W - 16, H: p.showH}
		u.Picture(ui.Key{Kind: "table.option", Text: s.Key, A: int(k.src.Desk.Lang)}, at,
			func(cv *art.Canvas) { s.Paint(cv, at.W, at.H) })
		y += p.showH + 2
	}
	for _, line := range k.Lines(i) {
		u.Label(game.Rect{X: r.X + 8, Y: y, W: r.W - 16, H: outcomeHigh}, line,
			panel.Fit(u, line, ui.AsideText.At(art.Centre).Sized(14.5), r.W-16))
		y += outcomeHigh
	}
	if k.stepped(i) {
		k.buildSteps(c, i, game.Rect{X: r.X + 8, Y: y, W: r.W - 16, H: whyHigh})
	}
	return pressed
}

// buildFoot puts the panel out of the way, to look at the table first, or reports
// that its gesture is called off.
func (k *Choice) buildFoot(c *game.Context, r game.Rect) bool {
	u := k.src.UI
	if k.src.Desk.Lay.Portrait && k.looked > 0 && u.Key(game.Cancel) {
		k.Unlook() // its steps hide the panel
	}
	foot := game.Rect{X: r.X + r.W/2 - 110, Y: r.Y + r.H - 14 - footHigh, W: 220, H: footHigh}
	words, id := text("Voir la table", "See the table"), "fold"
	if k.partial {
		words, id = text("Renoncer", "Call off"), "calloff"
	}
	if !u.Button(id, foot, ui.Button{Text: c.T(words), Size: 15}) && !u.Key(game.Cancel) {
		return false
	}
	k.Unlook()
	if k.partial {
		k.Close()
		return true
	}
	k.folded = true
	k.src.Refresh()
	return false
}

// Beside is where a page of w by h units explains the answer that is looked at: at
// the side of the panel, or under it where there is no room.
func (k *Choice) Beside(c *game.Context, w, h float64) game.Rect {
	p := k.measure(c)
	r := game.Rect{X: min(p.r.X+p.r.W+8, c.W-w-8), Y: p.r.Y, W: w, H: h}
	if k.src.Desk.Lay.Portrait {
		r.X, r.Y = (c.W-w)/2, p.r.Y+p.r.H+8
	}
	r.Y = max(8, min(r.Y, c.H-h-8))
	return r
}

func text(fr, en string) game.Text { return game.Text{FR: fr, EN: en} }
