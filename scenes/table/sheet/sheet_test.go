package sheet_test

import (
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	dracoliathlook "wyrmtable/scenes/looks/dracoliath"
	"wyrmtable/scenes/prints"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/sheet"
	"wyrmtable/scenes/theme"
	"wyrmtable/scenes/ui"
)

func TestMain(m *testing.M) { gametest.Main(m) }

// A page is a screen with nothing but a sheet on it.
type page struct {
	*gametest.Rig
	ui    *ui.UI
	desk  panel.Desk
	build func(c *game.Context, p *sheet.Page)
	shut  bool // the sheet was closed
	under bool // a card is shown large over it
}

// newPage opens a match of Dracoliath under a sheet.
func newPage(t *testing.T, w, h int, build func(c *game.Context, p *sheet.Page)) *page {
	t.Helper()
	lk := &dracoliathlook.Look
	s, err := rules.NewSession(lk.Game, rules.Setup{Game: lk.Game.ID, Seed: 5, First: 0,
		Seats: []rules.SeatSetup{{Name: "Maëlys", Colour: 1}, {Name: "Léandre", Colour: 0}}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	kit := ui.NewKit()
	view, numbers := s.View(rules.Nobody), new(look.Numbers)
	numbers.Resolve(lk, view.Layout())
	p := &page{ui: ui.New(kit), build: build}
	p.desk = panel.Desk{UI: p.ui, Look: lk, View: view, Numbers: numbers, Setup: s.Setup(), Lang: rules.French,
		Card: func(f rules.Face, w float64) *ebiten.Image {
			return prints.Picture(kit, lk.Theme, f, w, false, theme.Options{})
		}}
	p.Rig = gametest.New(t, game.Options{Home: func() game.Scene { return p }}, w, h)
	p.Blind = true
	p.rest()
	return p
}

func (p *page) describe(c *game.Context) {
	p.desk.Lay = p.desk.Look.Layout.Make(p.desk.View.Layout(), c.W, c.H, 0)
	k := sheet.Page{UI: p.ui, Desk: &p.desk, Under: p.under}
	p.build(c, &k)
	p.shut = p.shut || k.Closed
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

// rest describes the page anew and lets it rest.
func (p *page) rest() {
	p.ui.Changed()
	p.Run(200 * time.Millisecond)
}

// TestPlatesClose checks the three ways to close a sheet, that a press on it is
// none, and that Cancel is left to a card shown large over it.
func TestPlatesClose(t *testing.T) {
	var room game.Rect
	p := newPage(t, 1280, 720, func(c *game.Context, k *sheet.Page) { room = k.Plate(c, "Une feuille", 500, 300) })
	closes := func(how string, want bool) {
		t.Helper()
		p.rest()
		if p.shut != want {
			t.Errorf("%s: closed is %v, want %v", how, p.shut, want)
		}
		p.shut = false
	}
	p.Click(room.Center())
	closes("a press on it", false)
	p.Click(game.Point{X: 8, Y: 8})
	closes("a press beside it", true)
	p.Press("Escape")
	closes("Escape", true)
	p.PressMirror("close")
	closes("its cross", true)
	p.under = true
	p.rest()
	p.Press("Escape")
	closes("Escape under a card", false)
}

// TestCardsAreShownOrPickedUp checks that of the cards on a sheet those that may
// be used are picked up and the others shown, the last one lying first.
func TestCardsAreShownOrPickedUp(t *testing.T) {
	var got []sheet.Picked
	k := sheet.Cards{Title: "Cartes"}
	p := newPage(t, 1280, 720, func(c *game.Context, on *sheet.Page) {
		if picked := on.Lay(c, &k); picked.Card != 0 {
			got = append(got, picked)
		}
	})
	for id := rules.CardID(1); len(k.Cards) < 3; id++ {
		if p.desk.Look.Game.FaceOf(p.desk.View, id) != 0 {
			k.Cards = append(k.Cards, id)
		}
	}
	first, last := k.Cards[0], k.Cards[2]
	k.May = func(id rules.CardID) bool { return id == last }
	p.rest()
	for _, id := range k.Cards {
		p.PressMirror(p.ui.Sub("old", int(id)))
		p.rest()
	}
	if want := []sheet.Picked{{Card: first}, {Card: k.Cards[1]}, {Card: last, Up: true}}; !slices.Equal(got, want) {
		t.Errorf("pressed were %+v, want %+v", got, want)
	}
	var order []string
	for _, r := range p.App.Mirror().Regions {
		for _, it := range r.Items {
			order = append(order, it.ID)
		}
	}
	at := slices.Index(order, p.ui.Sub("old", int(last)))
	if at < 0 || slices.Index(order, p.ui.Sub("old", int(first))) != at+2 {
		t.Errorf("the last card does not lie first: %v", order)
	}
}

// TestTopics checks what the sheets of cards are called.
func TestTopics(t *testing.T) {
	var k sheet.Cards
	topic := sheet.Topic{Kind: sheet.Hand, Seat: 1}
	p := newPage(t, 1280, 720, func(c *game.Context, on *sheet.Page) { k = on.Of(c, topic) })
	if k.Title != "Main de Léandre · 0" || len(k.Cards) != 0 {
		t.Errorf("a hand that is not open is called %q with %d cards", k.Title, len(k.Cards))
	}
	topic = sheet.Topic{Kind: sheet.Browse}
	topic.Zone, _ = p.desk.View.Layout().ZoneOf("discard", rules.Nobody)
	p.rest()
	if k.Title != "Défausse · 0" || k.Note != "La dernière carte d’abord" {
		t.Errorf("the discard is called %q, %q", k.Title, k.Note)
	}
}

// TestMenuInALowWindow checks that all lines of a menu can be pressed where they
// have to scroll.
func TestMenuInALowWindow(t *testing.T) {
	pressed := ""
	var lines []sheet.Line
	for _, id := range []string{"resume", "saveas", "standing", "menurules", "settings", "concede", "leave"} {
		lines = append(lines, sheet.Line{ID: id, Text: game.Text{FR: id, EN: id}, Do: func() { pressed = id }})
	}
	p := newPage(t, 640, 400, func(c *game.Context, on *sheet.Page) { on.Menu(c, lines, true) })
	for _, l := range lines {
		p.PressMirror(l.ID)
		p.rest()
		if pressed != l.ID {
			t.Errorf("a press on %s does %q", l.ID, pressed)
		}
	}
}
