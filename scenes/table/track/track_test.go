package track_test

import (
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	aesterylook "wyrmtable/scenes/looks/aestery"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/track"
	"wyrmtable/scenes/table/watch"
	"wyrmtable/scenes/ui"
)

func TestMain(m *testing.M) { gametest.Main(m) }

// A strip is a screen with nothing but a track on it.
type strip struct {
	*gametest.Rig
	ui   *ui.UI
	desk panel.Desk
	k    track.Track

	wish  track.Wish // of the latest press
	phase int
}

// newStrip opens a match of Aestery under its track.
func newStrip(t *testing.T) *strip {
	t.Helper()
	lk := &aesterylook.Look
	s, err := rules.NewSession(lk.Game, rules.Setup{Game: lk.Game.ID, Seed: 5, First: 0,
		Seats: []rules.SeatSetup{{Name: "Maëlys", Colour: 1}, {Name: "Léandre", Colour: 0}}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	kit := ui.NewKit()
	view, numbers := s.View(rules.Nobody), new(look.Numbers)
	numbers.Resolve(lk, view.Layout())
	p := &strip{ui: ui.New(kit)}
	p.desk = panel.Desk{UI: p.ui, Look: lk, View: view, Numbers: numbers, Setup: s.Setup(), Lang: rules.French,
		Tip: func(game.Rect, string) {}}
	p.k = track.Track{Desk: &p.desk, Standing: watch.NewStanding(watch.New(lk, s, false), numbers, ""), Holder: 0}
	p.Rig = gametest.New(t, game.Options{Home: func() game.Scene { return p }}, 1280, 720)
	p.Blind = true
	p.rest()
	return p
}

func (p *strip) describe(c *game.Context) {
	p.desk.Lay = p.desk.Look.Layout.Make(p.desk.View.Layout(), c.W, c.H, 0)
	if wish, phase := p.k.Build(c); wish != track.Nothing {
		p.wish, p.phase = wish, phase
	}
	if wish := p.k.Until(c, true); wish != track.Nothing {
		p.wish = wish
	}
}

func (p *strip) Update(c *game.Context) {
	p.ui.Begin(c)
	for e := range c.Events() {
		p.ui.Event(c, e, p.describe)
	}
	p.ui.End(c, p.describe)
}

func (p *strip) Draw(c *game.Context, dst *game.Frame) { p.ui.Draw(c, dst, p.describe) }
func (p *strip) Mirror(c *game.Context) game.Mirror    { return p.ui.Mirror("strip") }

// rest describes the strip anew and lets it rest.
func (p *strip) rest() {
	p.ui.Changed()
	p.Run(200 * time.Millisecond)
}

// TestPressesOnTheTrack checks what each place on the strip and beside it is for.
func TestPressesOnTheTrack(t *testing.T) {
	p := newStrip(t)
	press := func(id string, want track.Wish) {
		t.Helper()
		p.wish = track.Nothing
		p.PressMirror(id)
		if p.rest(); p.wish != want {
			t.Errorf("a press on %s wishes %d, want %d", id, p.wish, want)
		}
	}
	press("stops", track.AllStops)
	press("until", track.LetGo)
	press("hold", track.Hold)
	n := 0
	for i := range p.desk.Look.Turn.Phases {
		if p.k.Standing.At(p.desk.View, 0, i) < 0 {
			continue
		}
		n++
		if press(p.ui.Sub("stop", i), track.SetStop); p.phase != i {
			t.Errorf("a press on phase %d sets the stop of %d", i, p.phase)
		}
	}
	if n == 0 {
		t.Error("there is no stop to set")
	}
}

// TestTrackSaysWhetherOneIsAsked checks that a stop says in words what it is set
// to.
func TestTrackSaysWhetherOneIsAsked(t *testing.T) {
	p := newStrip(t)
	for i := range p.desk.Look.Turn.Phases {
		if p.k.Standing.At(p.desk.View, 0, i) < 0 {
			continue
		}
		for range 2 {
			want := "vous laissez passer"
			if p.k.Standing.StopsAt(p.desk.View, 0, i) {
				want = "vous serez consulté"
			}
			it, ok := p.App.Mirror().Find(p.ui.Sub("stop", i))
			if !ok || !strings.Contains(it.Label, want) {
				t.Errorf("phase %d says %q, want %q", i, it.Label, want)
			}
			p.k.Standing.ToggleAt(p.desk.View, 0, i)
			p.rest()
		}
	}
}

// TestStillTrack checks that nothing can be set where nobody may, as in a replay.
func TestStillTrack(t *testing.T) {
	p := newStrip(t)
	p.k.Still = true
	p.rest()
	for _, r := range p.App.Mirror().Regions {
		for _, it := range r.Items {
			if strings.HasPrefix(it.ID, "stop") {
				t.Errorf("%s can be pressed", it.ID)
			}
		}
	}
}
