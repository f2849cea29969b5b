package table

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/rules/dracoliath"
	dracoliathlook "wyrmtable/scenes/looks/dracoliath"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/ui"
)

// newFour deals two against two with all cards: Sybille and Léandre against
// Maëlys and Corvin.
func newFour(t testing.TB, seed uint64) *rules.Session {
	t.Helper()
	s, err := rules.NewSession(dracoliathlook.Look.Game, rules.Setup{Game: "dracoliath", Seed: seed, First: 1,
		Options: []rules.OptionSet{{Key: "mastery", Value: 2}},
		Seats: []rules.SeatSetup{{Name: "Sybille", Colour: 2}, {Name: "Léandre", Colour: 0}, {Name: "Maëlys", Colour: 1},
			{Name: "Corvin", Colour: 3}}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// playedFour is two against two after n answers, each the last of its question.
func playedFour(t testing.TB, seed uint64, n int) *rules.Session {
	t.Helper()
	s := newFour(t, seed)
	for range n {
		asks := s.Match().Asks()
		if len(asks) == 0 {
			break
		}
		if err := s.Do(asks[0].Answers[0].Action); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// answerFour gives an answer of Dracoliath by what is on the screen.
func (r *rig) answerFour(t testing.TB, a rules.Answer, how manner) {
	t.Helper()
	sc := r.table
	for n := 0; sc.busy() && n < 100; n++ {
		r.Run(200 * time.Millisecond)
	}
	if sc.choice.Shown() {
		for i, b := range sc.choice.Answers {
			if b == a {
				id := sc.top.Sub("option", i)
				r.press(t, how, id, r.hit(t, id))
			}
		}
		return
	}
	switch {
	case a.Card == 0 && sc.question.Renews(&a):
		r.press(t, how, "renew", r.hit(t, "renew"))
	case a.Card == 0:
		r.press(t, how, "end", r.hit(t, "end"))
	case how == byDrag && a.Zone != rules.Nowhere:
		r.Drag(r.middle(a.Card), game.Rect(sc.tableau.Lay.Zones[a.Zone].Drop).Center())
	default:
		before := sc.match.Session.Len()
		r.press(t, how, sc.ui.Sub("card", int(a.Card)), r.middle(a.Card))
		r.Run(300 * time.Millisecond)
		if sc.match.Session.Len() != before {
			return // it had nowhere to go
		}
		i := goalFor(sc, a)
		r.press(t, how, sc.ui.Sub("goal", i), sc.tableau.GoalRect(sc.hand.Goals()[i]).Center())
	}
}

// playFour plays until the match is over or most answers were given, each the
// greedy player's, in one manner or two by turns, and checks each.
func playFour(t *testing.T, seed uint64, w, h, most int, manners ...manner) *rig {
	t.Helper()
	s := newFour(t, seed)
	sc := New(newKit(manners[0] == byDrag), &dracoliathlook.Look, Doors{}, s, game.Head{})
	r := &rig{gametest.New(t, game.Options{Home: func() game.Scene { return sc }}, w, h), sc}
	r.Blind = true
	r.quick()
	r.Run(time.Second)
	rnd := rand.New(rand.NewPCG(seed, 3))
	for n := 0; n < most; n++ {
		asks := s.Match().Asks()
		if len(asks) == 0 {
			break
		}
		k := asks[0]
		a := k.Answers[rnd.IntN(len(k.Answers))]
		if k.Kind == dracoliath.AskGift && n%3 == 0 {
			a = k.Answers[0] // gifts are given, too
		}
		before := s.Len()
		r.answerFour(t, a, manners[n%len(manners)])
		r.Run(400 * time.Millisecond)
		if s.Len() != before+1 || s.Action(before) != a.Action {
			t.Fatalf("answer %d: %+v was meant, %d were given; choice %v, held %d, caption %q", before, a.Action,
				s.Len()-before, sc.choice.Shown(), sc.hand.Card(), sc.notices.Caption.Text.FR)
		}
		r.App.Context().Redraw()
		if _, over := s.Match().Outcome(); !over {
			r.checkFour(t)
		}
	}
	return r
}

// checkFour checks what the table must show at a glance.
func (r *rig) checkFour(t *testing.T) {
	t.Helper()
	sc := r.table
	if sc.question.Ask == nil || sc.busy() {
		return
	}
	if !sc.shown.Equal(sc.match.Session.View(rules.Nobody)) {
		t.Fatalf("after %d answers the table shows something else", sc.match.Session.Len())
	}
	if sc.tableau.Lay.OneHand && sc.tableau.From.Bottom != sc.question.Ask.Subject {
		t.Fatalf("seat %d is asked, seat %d has the large hand", sc.question.Ask.Subject, sc.tableau.From.Bottom)
	}
}

func TestFourByMouse(t *testing.T) {
	r := playFour(t, 1, 1280, 720, 2000, byDrag, byClicks)
	out, over := r.table.match.Session.Match().Outcome()
	if !over {
		t.Fatalf("not over after %d answers", r.table.match.Session.Len())
	}
	if n := out.Winners.Len(); n != 2 && n != 0 {
		t.Errorf("%d players win", n)
	}
	t.Logf("%d answers", r.table.match.Session.Len())
}

func TestFourByKeys(t *testing.T) {
	most := 2000
	if testing.Short() {
		most = 25
	}
	r := playFour(t, 2, 1280, 720, most, byKeys)
	if _, over := r.table.match.Session.Match().Outcome(); !over && most == 2000 {
		t.Error("the keys do not come to an end")
	}
}

func TestFourByFingerOnAPhone(t *testing.T) {
	r := playFour(t, 3, 390, 844, 2000, byFinger)
	if _, over := r.table.match.Session.Match().Outcome(); !over {
		t.Error("the finger does not come to an end")
	}
}

func TestEveryEventOfFourHasItsMeaning(t *testing.T) {
	l := dracoliathlook.Look.Game.LayoutFor(4)
	for _, what := range look.Compile(dracoliathlook.Look.Meanings, l).Missing(l) {
		t.Errorf("no meaning for %s", what)
	}
}

// TestFourSayWhoFacesWhom checks what the mirror tells of the seats.
func TestFourSayWhoFacesWhom(t *testing.T) {
	r := newRig(t, newFour(t, 5), 1280, 720)
	all := ""
	for _, reg := range r.table.Mirror(r.App.Context()).Regions {
		all += reg.Label + "\n"
		for _, it := range reg.Items {
			all += it.Label + "\n"
		}
	}
	for _, want := range []string{"Sybille — face à Corvin, avec Léandre", "Équipe de Maëlys & Corvin",
		"1. Léandre, face à Maëlys", "2. Maëlys"} {
		if !strings.Contains(all, want) {
			t.Errorf("the mirror does not say %q", want)
		}
	}
}

// TestPartnersShareRulers checks that each team has its rulers once, at the
// seat that the rules keep its numbers at.
func TestPartnersShareRulers(t *testing.T) {
	for _, px := range [][2]int{{1280, 720}, {390, 844}} {
		r := newRig(t, newFour(t, 5), px[0], px[1])
		for s, seat := range r.table.tableau.Lay.Seats {
			want := 0
			if r.table.desk.Seating.Holder(rules.Seat(s)) == rules.Seat(s) {
				want = 2
			}
			if len(seat.Rulers) != want || seat.Panel.Empty() || !seat.Plate {
				t.Errorf("%v: seat %d has %d rulers", px, s, len(seat.Rulers))
			}
		}
		sides := [2]int{}
		for s, seat := range r.table.tableau.Lay.Seats {
			if seat.Bottom {
				sides[r.table.desk.Seating.Team(rules.Seat(s))]++
			}
		}
		if sides != [2]int{2, 0} {
			t.Errorf("%v: below sit %v of the teams", px, sides)
		}
	}
}

// TestNamesOfFourFit looks over the words of the table for four.
func TestNamesOfFourFit(t *testing.T) {
	for _, px := range [][2]int{{1280, 720}, {1920, 1080}, {390, 844}, {1024, 768}} {
		for _, size := range []int{100, 200} {
			for _, lang := range []game.Lang{rules.French, rules.English} {
				s := playedFour(t, 5, 13)
				for i, name := range []string{"Léandrelonore-Hi-W", "Maëlys", "Wilhelmine-Charlot", "Ô"} {
					s.Setup().Seats[i].Name = name
				}
				r := openAudit(t, &dracoliathlook.Look, s, px, func(k *game.Settings) { k.TextSize, k.Lang = size, lang })
				r.wordsFit(t, fmt.Sprintf("four-%dx%d-%d-%s", px[0], px[1], size, game.LangCode(lang)))
			}
		}
	}
}

// TestOrderCountsExtraTurns: whoever plays again comes before all others.
func TestOrderCountsExtraTurns(t *testing.T) {
	sc := New(ui.NewKit(), &dracoliathlook.Look, Doors{}, newFour(t, 3), game.Head{})
	sc.shown.CopyFrom(sc.match.Session.View(rules.Nobody))
	a := sc.desk.Active()
	turns := func() (out [4]int) {
		for d := range rules.Seat(4) {
			out[d] = sc.desk.Until((a + d) % 4)
		}
		return out
	}
	if got, want := turns(), [4]int{1, 2, 3, 4}; got != want {
		t.Errorf("the turns of the four come after %v, want %v", got, want)
	}
	e := rules.Event{Kind: rules.Change, Key: uint8(dracoliath.VarExtra), Seat: a, New: 1}
	sc.shown.Do(&e)
	if got, want := turns(), [4]int{1, 3, 4, 5}; got != want {
		t.Errorf("with an extra turn of the first the turns come after %v, want %v", got, want)
	}
}

// TestTheHeadingNamesWhoPlays plays two whole turns and reads the heading all
// the while: it names the one whose turn the table shows, not the one who was
// asked last, and only his plate glows.
func TestTheHeadingNamesWhoPlays(t *testing.T) {
	r := newRig(t, newFour(t, 5), 1280, 720)
	turns := map[rules.Seat]bool{}
	for n := 0; n < 12 && len(turns) < 3; n++ {
		asks := r.table.match.Session.Match().Asks()
		r.table.do(r.App.Context(), asks[0].Answers[0].Action)
		for range 2000 {
			r.Run(16 * time.Millisecond)
			a := r.table.desk.Active()
			if name := r.table.name(a); !strings.HasPrefix(r.table.prompt(), name) {
				t.Fatalf("in the turn of %s the heading says %q", name, r.table.prompt())
			}
			for s := range rules.Seat(4) {
				if r.table.desk.ToPlay(s) != (s == a) {
					t.Fatalf("in the turn of seat %d, seat %d is shown to play: %v", a, s, r.table.desk.ToPlay(s))
				}
			}
			turns[a] = true
			if !r.table.busy() {
				break
			}
		}
	}
	if len(turns) < 3 {
		t.Errorf("only the turns of %v were seen", turns)
	}
}
