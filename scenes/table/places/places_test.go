package places_test

import (
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
	"wyrmtable/scenes/looks"
	arcaneduellook "wyrmtable/scenes/looks/arcaneduel"
	"wyrmtable/scenes/looks/lookstest"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/pick"
	"wyrmtable/scenes/table/places"
	"wyrmtable/scenes/table/press"
	"wyrmtable/scenes/table/question"
	"wyrmtable/scenes/table/tableau"
	"wyrmtable/scenes/table/watch"
	"wyrmtable/scenes/ui"
)

func TestMain(m *testing.M) { gametest.Main(m) }

// A felt is a screen with nothing but the places of a table on it.
type felt struct {
	*gametest.Rig
	ui   *ui.UI
	desk panel.Desk
	k    places.Places
	hand pick.Hand
}

// newFelt lays the table of a match out, with everybody's cards open.
func newFelt(t *testing.T, lk *look.Look, s *rules.Session, w, h int) *felt {
	t.Helper()
	l := s.Match().Board().Layout()
	view, numbers := s.View(rules.Together), new(look.Numbers)
	numbers.Resolve(lk, l)
	p := &felt{ui: ui.New(ui.NewKit())}
	p.ui.Kit.Pics.Sketch = true
	seats := watch.Over(lk, s, numbers, look.Compile(lk.Meanings, l), nil, nil)
	seats.Keep(game.OpenHands, false)
	seats.Look(rules.Together)
	q := question.New(question.Sources{Look: lk, Match: s, Watch: seats, View: view, Hand: &p.hand,
		Busy: func() bool { return false }})
	p.desk = panel.Desk{UI: p.ui, Look: lk, View: view, Numbers: numbers, Setup: s.Setup(), Lang: rules.French,
		Tip: func(game.Rect, string) {}}
	p.k = places.Places{Desk: &p.desk, Question: &q, Tableau: tableau.New(tableau.Sources{Look: lk, View: view,
		Numbers: numbers, Hand: &p.hand, Drag: new(press.Drag),
		Question: func() (*rules.Ask, bool) { return q.Ask, q.Answered() }}, l)}
	p.Rig = gametest.New(t, game.Options{Home: func() game.Scene { return p }}, w, h)
	p.Blind = true
	q.Open(q.Next())
	p.Run(100 * time.Millisecond)
	return p
}

func (p *felt) describe(c *game.Context) {
	p.ui.Region("felt", "felt")
	p.k.Rows()
	p.k.Tags(p.ui)
	for z := range p.desk.Lay.Zones {
		zone, sp := rules.Zone(z), &p.desk.Lay.Zones[z]
		p.k.Gaps(zone, sp)
		p.k.Pile(c, p.desk.View.Layout().Zones[z].Name, sp, p.desk.View.Count(zone))
	}
	for _, g := range p.hand.Goals() {
		p.k.Mark(c, g)
		p.k.Word(p.ui, g)
	}
}

func (p *felt) Update(c *game.Context) {
	if p.k.Tableau.Lay == nil {
		p.k.Tableau.LayOut(tableau.Standpoint{View: c.View, Below: rules.Nobody}, true)
		p.desk.Lay = p.k.Tableau.Lay
		p.k.Tableau.PutAll()
	}
	p.ui.Begin(c)
	for e := range c.Events() {
		p.ui.Event(c, e, p.describe)
	}
	p.ui.End(c, p.describe)
}

func (p *felt) Draw(c *game.Context, dst *game.Frame) { p.ui.Draw(c, dst, p.describe) }
func (p *felt) Mirror(c *game.Context) game.Mirror    { return p.ui.Mirror("felt") }

// words are those that stand on the felt.
func (p *felt) words() []string {
	p.ui.Kit.Audit = &ui.Audit{}
	p.ui.Changed()
	p.ui.End(p.App.Context(), p.describe)
	return p.ui.Kit.Audit.Words()
}

// deal begins a match of a game.
func deal(t *testing.T, g *rules.Game, seats int) *rules.Session {
	t.Helper()
	s, err := rules.NewSession(g, rulestest.Setup(g, seats, 3), nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestWhatAPlaceStandsForIsOnTheScreen checks that the words on the frame of any
// zone of any game can be read whole, in every window: also on the piles that
// reach down to the edge.
func TestWhatAPlaceStandsForIsOnTheScreen(t *testing.T) {
	for _, lk := range looks.All {
		for _, seats := range lk.Game.Seats {
			s := deal(t, lk.Game, seats)
			for _, win := range lookstest.Windows {
				p := newFelt(t, lk, s, int(win.X), int(win.Y))
				for z := range p.desk.Lay.Zones {
					drop := game.Rect(p.desk.Lay.Zones[z].Drop)
					at := p.k.Plate(rules.Zone(z), drop, 120)
					if drop.W > 0 && (at.X < 0 || at.Y < 0 || at.X+at.W > p.desk.Lay.W || at.Y+at.H > p.desk.Lay.H) {
						t.Errorf("%s of %d, %v: the word on zone %d lies at %v", lk.Game.ID, seats, win, z, at)
					}
				}
			}
		}
	}
}

// TestGoalsSayWhatIsDoneThere picks up every card that can be, and checks that each
// place it may go to says so, no two of them the same.
func TestGoalsSayWhatIsDoneThere(t *testing.T) {
	said := 0
	for _, lk := range looks.All {
		p := newFelt(t, lk, deal(t, lk.Game, lk.Game.Seats[0]), 1280, 720)
		for _, id := range p.hand.Sources(nil) {
			p.hand.Pick(id)
			seen := map[string]pick.Goal{}
			for _, g := range p.hand.Goals() {
				if g.Card != 0 || g.Whom >= 0 || g == pick.InPlace {
					continue
				}
				words := p.k.WordOf(g)
				if words == "" {
					t.Errorf("%s: card %d may go to zone %d, which says nothing", lk.Game.ID, id, g.Zone)
				}
				if o, twice := seen[words]; twice && o.Zone != g.Zone {
					t.Errorf("%s: zones %d and %d both say %q", lk.Game.ID, o.Zone, g.Zone, words)
				}
				seen[words] = g
				said++
			}
			p.hand.Drop()
		}
	}
	if said < 5 {
		t.Errorf("only %d places were looked at", said)
	}
}

// TestTheDiscardSaysHowManyItHas checks the words on the pile, in a window and on a
// phone: nothing while it is empty.
func TestTheDiscardSaysHowManyItHas(t *testing.T) {
	for _, px := range [][2]int{{1280, 720}, {390, 844}} {
		p := newFelt(t, &arcaneduellook.Look, deal(t, arcaneduellook.Look.Game, 2), px[0], px[1])
		pile, _ := p.desk.View.Layout().ZoneOf("discard", rules.Nobody)
		of := func() (found string) {
			for _, words := range p.words() {
				if words == "Défausse · 1" || words == "1" {
					found = words
				}
			}
			return found
		}
		if p.desk.View.Count(pile) != 0 || of() != "" {
			t.Errorf("%v: the empty pile says %q", px, of())
		}
		deck, _ := p.desk.View.Layout().ZoneOf("deck", rules.Nobody)
		w := rules.Begin(p.desk.View, nil)
		w.Move(p.desk.View.Top(deck), pile)
		if of() == "" {
			t.Errorf("%v: with a card the pile says nothing of it: %q", px, p.words())
		}
	}
}
