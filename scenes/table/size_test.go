package table

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	dracoliathlook "wyrmtable/scenes/looks/dracoliath"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/sheet"
	"wyrmtable/scenes/ui"
)

// longNames is a duel of two people whose names fill the field of names.
func longNames(t testing.TB, seed uint64, n int) *rules.Session {
	t.Helper()
	s, err := rules.NewSession(dracoliathlook.Look.Game, rules.Setup{Game: "dracoliath", Seed: seed, First: 0,
		Seats: []rules.SeatSetup{{Name: "Léandrelonore-Hi", Colour: 1}, {Name: "Maëlys", Colour: 0}}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for range n {
		asks := s.Match().Asks()
		if len(asks) == 0 {
			break
		}
		if err := s.Do(asks[0].Answers[len(asks[0].Answers)-1].Action); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// TestWordsFitAtAnySize looks over the table and its panels at large text sizes:
// no line may leave its place, lie on another, or be cut.
func TestWordsFitAtAnySize(t *testing.T) {
	for _, px := range [][2]int{{1280, 720}, {390, 844}} {
		for _, size := range []int{125, 200} {
			for _, lang := range []game.Lang{rules.French, rules.English} {
				checkWords(t, px, size, lang)
			}
		}
	}
}

func checkWords(t *testing.T, px [2]int, size int, lang game.Lang) {
	t.Helper()
	at := fmt.Sprintf("%dx%d-%d-%s", px[0], px[1], size, game.LangCode(lang))
	r := openAudit(t, &dracoliathlook.Look, longNames(t, 5, 13), px,
		func(k *game.Settings) { k.TextSize, k.Lang = size, lang })
	sc, c := r.table, r.App.Context()
	for _, m := range []sheet.Kind{sheet.None, sheet.Menu, sheet.Save} {
		if m != sheet.None {
			sc.open(c, m)
		}
		sc.refresh()
		c.Redraw()
		r.Run(200 * time.Millisecond)
		r.wordsFit(t, fmt.Sprintf("%s-%d", at, m))
		if m != sheet.None {
			sc.close(c)
		}
	}
}

// openAudit opens the table of a match as settings say, for a look over its
// words, and lets it rest. It is not painted.
func openAudit(t *testing.T, look *look.Look, s *rules.Session, px [2]int, set func(k *game.Settings)) *rig {
	t.Helper()
	sc := New(newKit(false), look, Doors{}, s, game.Head{})
	r := &rig{gametest.New(t, game.Options{Home: func() game.Scene { return &opener{sc, set} }}, px[0], px[1]), sc}
	r.Blind = true
	r.Run(300 * time.Millisecond)
	sc.finish(r.App.Context())
	sc.notices.EndBanner()
	return r
}

// wordsFit demands that no line of text leaves its place, lies on another, or is
// cut; at is what it calls the table as it is.
func (r *rig) wordsFit(t *testing.T, at string) {
	t.Helper()
	for _, what := range auditOf(r) {
		// Places may lie on others, as a veil does; words may not.
		if strings.HasPrefix(what, "\"") {
			t.Errorf("%s: %s", at, what)
		}
	}
}

// auditOf describes both layers of a table anew and returns what is wrong with
// either.
func auditOf(r *rig) []string {
	c, kit := r.App.Context(), r.table.ui.Kit
	kit.Audit = &ui.Audit{}
	r.table.ui.Changed()
	r.table.ui.End(c, r.table.build)
	found := kit.Audit.Found()
	kit.Audit = &ui.Audit{}
	r.table.top.Changed()
	r.table.top.End(c, r.table.buildTop)
	return append(found, kit.Audit.Found()...)
}
