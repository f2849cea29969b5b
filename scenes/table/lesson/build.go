package lesson

import (
	"math"
	"slices"
	"strconv"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/advice"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/ui"
)

// A Wish is what was pressed on the panel.
type Wish uint8

const (
	Nothing Wish = iota
	On           // to the next text, or to the next lesson
	Back         // one step back
	Hint         // a hint
	Leave        // the lesson
	Fold         // the text away, to see what lies under it, or back
	Show         // a card that the text names
)

// A Scene is what the panel stands among.
type Scene struct {
	UI    *ui.UI
	Desk  *panel.Desk
	Spots []game.Rect // what the text speaks of: lit, and never covered
	Keep  []game.Rect // what should not be covered: what the learner may press
	Cards []game.Rect // all cards that can be seen
	Goals []game.Rect // where what is held may go, or what is to be pressed: covered last of all
	Tells []game.Rect // what tells how things stand: forecasts, a comparison, what is asked
	// Confirm and End are what these keys would do now; both are empty while no keys are
	// used.
	Confirm, End string
	Held         rules.CardID
	More         bool // another lesson follows
}

// Spare adds places that the learner may press.
func (s *Scene) Spare(places []game.Rect) {
	for _, r := range places {
		if !slices.Contains(s.Keep, r) { // many cards may go to the same
			s.Keep = append(s.Keep, r)
		}
	}
}

// A spot is a place found for the panel, as long as nothing changes.
type spot struct {
	r       game.Rect
	w, h    float64
	screenW float64
	held    rules.CardID
	folded  bool // only a row of buttons, to see what lies under the text
}

// middleCost is what it costs to cover the middle of something that is pressed.
const middleCost = 60_000

const (
	pad       = 26.0 // beside its points
	rowHigh   = 46.0
	panelWide = 540.0
)

// Build shows the text with its buttons, light and arrow, and returns what was
// pressed; of Show also which card.
func (g *Guide) Build(s *Scene) (wish Wish, card rules.CardID) {
	u, d := s.UI, s.Desk
	words := g.fill(g.Text(), d.Lang)
	if words == "" {
		return Nothing, 0
	}
	if g.spot.folded {
		return g.row(s), 0
	}
	for _, at := range s.Spots {
		advice.Light(u, at, true)
	}
	t := panel.Capped(u, ui.Text{Face: ui.BodyText.Face, Size: 16, Col: ui.Cream, Shadow: true}, 22)
	aside := panel.Capped(u, ui.AsideText.Sized(15).In(ui.Sand), 20)
	wide := min(panelWide, d.Lay.W-12)
	in := wide - 2*pad
	high := headHigh + u.RichHeight(in, words, t) + 14 + rowHigh + 8
	var hints []string
	if all := g.allHints(d.Lang); g.Stage != Done {
		for _, hint := range all[:min(g.hints, len(all))] {
			hints = append(hints, hint)
			high += u.RichHeight(in, hint, aside) + 4
		}
	}
	if s.End != "" && (g.Stage == Waiting || g.Stage == Free) {
		keys := g.keys(s)
		hints = append(hints, keys)
		// It changes with each step of the keyboard, and the panel shall not move.
		high += max(u.RichHeight(in, keys, aside), u.RichHeight(in, "\n", aside)) + 4
	}
	r := g.stand(s, wide, high)
	if len(s.Spots) > 0 && apart(r, s.Spots[0]) {
		advice.Arrow(u, r, s.Spots[0])
	}
	u.Region("lesson", d.In(g.kind())+d.Colon()+d.In(g.title()))
	u.Block("lessonplate", r)
	u.Plate(ui.Key{Kind: "table.caption"}, r, 6, pictures.CaptionGround,
		func(cv *art.Canvas) { pictures.Caption(cv, r.W, r.H, false) })
	g.head(s, r)
	u.Log([]string{rules.Plain(words)})
	y := r.Y + headHigh
	h, link := u.Rich("lessonword", r.X+pad, y, in, words, t, d.Colour)
	if y += h + 4; link.Pressed != nil {
		wish, card = Show, link.Pressed.Card
	}
	for _, hint := range hints {
		h, _ := u.Rich("", r.X+pad, y, in, hint, aside, d.Colour)
		y += h + 4
	}
	if w := g.buttons(s, game.Rect{X: r.X + pad, Y: r.Y + r.H - rowHigh - 8, W: in, H: rowHigh}); w != Nothing {
		wish = w
	}
	return wish, card
}

// row is the panel while its text is folded away.
func (g *Guide) row(s *Scene) (wish Wish) {
	u, d := s.UI, s.Desk
	wide := min(rowWide, d.Lay.W-12)
	r := g.stand(s, wide, rowHigh+8)
	u.Region("lesson", d.In(g.kind())+d.Colon()+d.In(g.title()))
	u.Block("lessonplate", r)
	u.Plate(ui.Key{Kind: "table.caption"}, r, 6, pictures.CaptionGround,
		func(cv *art.Canvas) { pictures.Caption(cv, r.W, r.H, false) })
	in := game.Rect{X: r.X + pad, Y: r.Y + 4, W: wide - 2*pad, H: rowHigh}
	side := game.Rect{X: in.X, Y: in.Y, W: rowHigh, H: rowHigh}
	if u.Button("lessonleave", side, ui.Button{Icon: "cross-mark", Label: d.In(g.leave()), Look: ui.BareLook}) {
		wish = Leave
	}
	main := game.Rect{X: in.X + rowHigh + 4, Y: in.Y, W: in.W - rowHigh - 4, H: rowHigh}
	if u.Button("lessonunfold", main, ui.Button{Text: d.In(unfoldText), Size: 15}) {
		wish = Fold
	}
	return wish
}

// keys says what keys do now.
func (g *Guide) keys(s *Scene) string {
	key := func(a game.Action) string { return rules.Strong(s.UI.KeyName(a)) + s.Desk.Colon() }
	out := s.Desk.In(keysText)
	if s.Confirm != "" {
		out += " " + key(game.Confirm) + s.Confirm + "."
	}
	return out + " " + key(game.EndStep) + s.End + ". " + key(game.Zoom) + s.Desk.In(largeText) + "."
}

const rowWide = 300.0

const headHigh = 36.0

// head is the title with what lies behind.
func (g *Guide) head(s *Scene, r game.Rect) {
	u := s.UI
	n := g.count(s.Desk)
	style := panel.Capped(u, ui.HeadText.Sized(14), 16)
	w := u.TextWidth(n, style) + 4
	u.Label(game.Rect{X: r.X + pad, Y: r.Y + 8, W: r.W - 2*pad - w - 8, H: 20}, s.Desk.In(g.title()), style)
	u.Label(game.Rect{X: r.X + r.W - pad - w, Y: r.Y + 8, W: w, H: 20}, n, style.In(ui.Sand))
	bar := game.Rect{X: r.X + pad, Y: r.Y + 30, W: r.W - 2*pad, H: 2}
	u.Bar(bar, art.HexA("#f3d793", 0.25))
	bar.W *= g.Through()
	u.Bar(bar, ui.Gold)
}

// kind is what is taken, and count how far it has come, or how hard it is.
func (g *Guide) kind() rules.Text {
	if g.riddle != nil {
		return puzzleText
	}
	return lessonText
}

func (g *Guide) count(d *panel.Desk) string {
	if g.riddle != nil {
		return d.In(grades[min(max(g.riddle.Grade, 1), len(grades))-1])
	}
	at, all := g.texts()
	return strconv.Itoa(at) + "/" + strconv.Itoa(all)
}

// texts is which text of the lesson is shown, counted from 1, and how many there are,
// the last one included.
func (g *Guide) texts() (at, all int) {
	for i := range g.Lesson.Steps {
		if g.Lesson.Steps[i].Text.Empty() {
			continue
		}
		if all++; i <= g.step {
			at = all
		}
	}
	if !g.Lesson.Done.Empty() {
		if all++; g.Stage == Done {
			at = all
		}
	}
	return max(at, 1), all
}

// buttons are one row: back, hint and leave at the left, and what leads on.
func (g *Guide) buttons(s *Scene, r game.Rect) (wish Wish) {
	u, d := s.UI, s.Desk
	side := game.Rect{X: r.X, Y: r.Y, W: rowHigh, H: rowHigh}
	small := func(id, icon string, says rules.Text, on bool) bool {
		pressed := u.Button(id, side, ui.Button{Icon: icon, Label: d.In(says), Why: d.In(says), Look: ui.BareLook, Disabled: !on})
		side.X += rowHigh + 4
		return pressed && on
	}
	if small("lessonleave", "cross-mark", g.leave(), true) {
		wish = Leave
	}
	if small("lessonback", "previous-button", backText, g.CanBack()) {
		wish = Back
	}
	if (g.Stage == Waiting || g.Stage == Free) && small("lessonfold", "eyeball", foldText, true) {
		wish = Fold
	}
	main := game.Rect{X: side.X + 4, Y: r.Y, W: r.X + r.W - side.X - 4, H: rowHigh}
	switch {
	case g.Reads():
		b := ui.Button{Text: d.In(g.onward(s.More)), Look: d.MainLook(), Size: 16}
		if !d.Lay.Portrait {
			b.Hint = game.Confirm
		}
		if u.Button("lessonnext", main, b) {
			wish = On
		}
	case g.hinted() || g.Stage == Free: // where what is advised helps besides
		words := hintText
		if g.hints > 0 {
			words = moreHintText
		}
		if u.Button("lessonhint", main, ui.Button{Text: d.In(words), Icon: advice.Icon, Size: 15}) {
			wish = Hint
		}
	case g.Stage == Waiting:
		u.Words(main, d.In(yoursText), panel.Capped(u, ui.AsideText.Sized(15).At(art.Centre), 18))
	}
	return wish
}

// leave is what leads out of it.
func (g *Guide) leave() rules.Text {
	if g.riddle != nil {
		return leavePuzzle
	}
	return leaveText
}

// onward is what the main button says.
func (g *Guide) onward(more bool) rules.Text {
	switch {
	case g.Stage == Astray:
		return retryText
	case g.Stage == Failed:
		return againText
	case g.Stage == Done && more && g.riddle != nil:
		return nextPuzzle
	case g.Stage == Done && more:
		return nextText
	case g.Stage == Done:
		return closeText
	}
	return onText
}

// stand finds the place for a panel of w by h: never over what it speaks of, and
// over as little of the rest as can be. It stays there until the text changes.
func (g *Guide) stand(s *Scene, w, h float64) game.Rect {
	if g.spot.w == w && g.spot.h == h && g.spot.screenW == s.Desk.Lay.W && g.spot.held == s.Held {
		return g.spot.r
	}
	lay := s.Desk.Lay
	low, top := lay.H-h-6, lay.Bar.H+6
	best, least := game.Rect{}, math.Inf(1)
	const across, down = 8, 40
	spots, goals := 2000.0, 50.0
	if s.Held != 0 { // he has read, and looks for where it goes
		spots, goals = goals, spots
	}
	for i := range down + 1 {
		y := top + (max(low, top)-top)*float64(i)/down
		for k := range across + 1 {
			r := game.Rect{X: 6 + (lay.W-w-12)*float64(k)/across, Y: y, W: w, H: h}
			cost := 0.02 * math.Hypot(r.Center().X-lay.W/2, r.Center().Y-lay.H*.45) * w / 10
			for _, at := range s.Spots {
				cost += spots * common(r, at.Inset(-10))
			}
			for _, at := range s.Goals {
				if c := common(r, at); c > 0 {
					cost += goals*c + middleCost
				}
			}
			for _, at := range s.Keep {
				cost += 8 * common(r, at)
				if common(r, game.Rect{X: at.Center().X - 8, Y: at.Center().Y - 8, W: 16, H: 16}) > 0 {
					cost += middleCost
				}
			}
			for _, at := range s.Tells {
				cost += 4 * common(r, at)
			}
			for _, at := range s.Cards {
				cost += common(r, at)
			}
			if cost < least {
				least, best = cost, r
			}
		}
	}
	g.spot = spot{best, w, h, lay.W, s.Held, g.spot.folded}
	return best
}

// common is how much lies in both of two places.
func common(a, b game.Rect) float64 {
	w := min(a.X+a.W, b.X+b.W) - max(a.X, b.X)
	h := min(a.Y+a.H, b.Y+b.H) - max(a.Y, b.Y)
	return max(0, w) * max(0, h)
}

// apart reports whether there is room for an arrow from a to b.
func apart(a, b game.Rect) bool { return common(a.Inset(-30), b) == 0 }

var (
	lessonText   = rules.Text{FR: "Leçon", EN: "Lesson"}
	onText       = rules.Text{FR: "Suivant", EN: "Next"}
	retryText    = rules.Text{FR: "Revenir en arrière", EN: "Step back"}
	againText    = rules.Text{FR: "Reprendre", EN: "Try again"}
	nextText     = rules.Text{FR: "Leçon suivante", EN: "Next lesson"}
	closeText    = rules.Text{FR: "Terminer", EN: "Finish"}
	hintText     = rules.Text{FR: "Un indice", EN: "A hint"}
	moreHintText = rules.Text{FR: "Encore un indice", EN: "Another hint"}
	yoursText    = rules.Text{FR: "À vous\u00a0!", EN: "Your turn!"}
	backText     = rules.Text{FR: "Une étape en arrière", EN: "One step back"}
	foldText     = rules.Text{FR: "Voir la table", EN: "See the table"}
	unfoldText   = rules.Text{FR: "Revoir le texte", EN: "Show the text"}
	keysText     = rules.Text{FR: "Les flèches mènent d’une chose à l’autre.", EN: "The arrows lead from one thing to another."}
	largeText    = rules.Text{FR: "voir une carte en grand", EN: "see a card large"}
	leaveText    = rules.Text{FR: "Quitter la leçon", EN: "Leave the lesson"}
)
