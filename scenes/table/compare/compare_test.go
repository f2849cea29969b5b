package compare_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	aesterylook "wyrmtable/scenes/looks/aestery"
	"wyrmtable/scenes/table/compare"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/preview"
	"wyrmtable/scenes/ui"
)

func TestMain(m *testing.M) { gametest.Main(m) }

// A page is a screen with nothing but a comparison on it.
type page struct {
	*gametest.Rig
	ui      *ui.UI
	desk    panel.Desk
	of      preview.Comparison
	pressed int // how often the button was
}

func newPage(t *testing.T, w, h int, of preview.Comparison) *page {
	t.Helper()
	lk := &aesterylook.Look
	s, err := rules.NewSession(lk.Game, rules.Setup{Game: lk.Game.ID, Seed: 5, First: 0,
		Seats: []rules.SeatSetup{{Name: "Maëlys"}, {Name: "Léandre", Colour: 1}}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	p := &page{ui: ui.New(ui.NewKit()), of: of}
	p.ui.Kit.Pics.Sketch = true
	p.desk = panel.Desk{UI: p.ui, Look: lk, View: s.View(rules.Nobody), Setup: s.Setup(), Lang: rules.French,
		Tip: func(game.Rect, string) {}}
	p.desk.Ask = &s.Match().Asks()[0]
	p.Rig = gametest.New(t, game.Options{Home: func() game.Scene { return p }}, w, h)
	p.Blind = true
	p.Run(200 * time.Millisecond)
	return p
}

func (p *page) describe(c *game.Context) {
	p.desk.Lay = p.desk.Look.Layout.Make(p.desk.View.Layout(), c.W, c.H, 0)
	k := compare.Panel{Desk: &p.desk, Of: &p.of}
	k.Build(func() string { return "nothing will happen" })
	if k.Offered() && k.Button() {
		p.pressed++
	}
}

func (p *page) Update(c *game.Context) {
	p.ui.Begin(c)
	for e := range c.Events() {
		p.ui.Event(c, e, p.describe)
	}
	p.ui.End(c, p.describe)
}

func (p *page) Draw(c *game.Context, dst *game.Frame) { p.ui.Draw(c, dst, p.describe) }
func (p *page) Mirror(c *game.Context) game.Mirror    { return p.ui.Mirror("page") }

// said is what the mirror says of the comparison, and whether it has a region.
func (p *page) said() (lines []string, there bool) {
	for _, g := range p.App.Mirror().Regions {
		if g.ID == "comparison" {
			there = true
			for _, it := range g.Items {
				if it.Role != game.ButtonItem {
					lines = append(lines, it.Label)
				}
			}
		}
	}
	return lines, there
}

// two compares letting things go on, in which the crab dies, with an answer that
// saves it and costs a life.
func two(answers []rules.Answer) preview.Comparison {
	return preview.Comparison{Mark: 1, Title: rules.Same("Le crabe"),
		Columns: []preview.Column{{Head: "Laisser faire", Answer: answers[0]}, {Head: "Sauver", Answer: answers[1]}},
		Rows: []look.EffectRow{
			{Label: "Crabe", Cells: []look.EffectCell{{Text: "meurt", Tone: look.ToneBad}, {Text: "1 / 2"}}},
			{Label: "Inès", Cells: []look.EffectCell{{}, {Text: "20→19"}}},
		}}
}

// answers are two that can be given at the beginning of a match.
func answers(t *testing.T) []rules.Answer {
	t.Helper()
	p := newPage(t, 1280, 720, preview.Comparison{Mark: -1})
	if len(p.desk.Ask.Answers) < 2 {
		t.Fatal("there is nothing to choose")
	}
	return p.desk.Ask.Answers
}

// TestEachAnswerIsSaidWithWhatComesOfIt checks that the mirror tells the same as
// the panel: on whom it depends, and one line for each answer, without the rows in
// which nothing comes of it.
func TestEachAnswerIsSaidWithWhatComesOfIt(t *testing.T) {
	for _, px := range [][2]int{{1280, 720}, {390, 844}} {
		got, _ := newPage(t, px[0], px[1], two(answers(t))).said()
		if len(got) != 3 || got[0] != "Le crabe" || !strings.HasSuffix(got[1], "Crabe meurt") ||
			!strings.HasSuffix(got[2], "Crabe 1 / 2, Inès 20→19") || strings.Contains(got[1], "Inès") {
			t.Errorf("%v: it is said %q", px, got)
		}
	}
}

// TestWhereNothingIsComparedWordsStand checks that a panel without rows has words
// instead, and that a phone, which has no panel, then has no button either.
func TestWhereNothingIsComparedWordsStand(t *testing.T) {
	none := preview.Comparison{Mark: -1}
	window, phone := newPage(t, 1280, 720, none), newPage(t, 390, 844, none)
	name := aesterylook.Look.Preview.Comparison.Name.FR
	if got, _ := window.said(); !slices.Equal(got, []string{name, "nothing will happen"}) {
		t.Errorf("in a window it is said %q", got)
	}
	if got, there := phone.said(); there {
		t.Errorf("on a phone it is said %q", got)
	}
	if _, ok := phone.App.Mirror().Find("comparison"); ok {
		t.Error("on a phone there is a button for nothing")
	}
}

// TestAPhoneHasAButtonForIt checks that where there is no room for the panel a
// button, large enough for a finger, says when it is pressed.
func TestAPhoneHasAButtonForIt(t *testing.T) {
	window, phone := newPage(t, 1280, 720, two(answers(t))), newPage(t, 390, 844, two(answers(t)))
	if it, ok := window.App.Mirror().Find("comparison"); ok && it.Role == game.ButtonItem {
		t.Error("in a window there is a button beside the panel")
	}
	it, ok := phone.App.Mirror().Find("comparison")
	if !ok || min(it.At.W, it.At.H) < 44 {
		t.Fatalf("the button of a phone: %v, %+v", ok, it.At)
	}
	phone.Touch(it.At.Center())
	phone.Run(200 * time.Millisecond)
	if phone.pressed != 1 {
		t.Errorf("a press is heard %d times", phone.pressed)
	}
}
