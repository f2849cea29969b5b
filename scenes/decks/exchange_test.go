package decks

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/aestery"
	"wyrmtable/rules/rulestest/tiny"
	"wyrmtable/scenes/curtain"
	"wyrmtable/scenes/ui"
)

// between is the time after the first match of a series that seat 0 has won, or
// nobody where both decks are the same.
type between struct {
	*tester
	session *rules.Session
	next    *rules.Session
}

func exchange(t testing.TB, g *rules.Game, z size, drawn bool) *between {
	t.Helper()
	return exchangeOf(t, g, z, drawn, "")
}

// exchangeOf is exchange with the program in Bruno's place, at a level; "" is none.
func exchangeOf(t testing.TB, g *rules.Game, z size, drawn bool, level string) *between {
	t.Helper()
	setup := rules.Setup{Game: g.ID, Seed: 3,
		Seats: []rules.SeatSetup{{Name: "Alice"}, {Name: "Bruno", Colour: 1, Level: level}}}
	for i, id := range []string{"water", "fire"} {
		for _, r := range g.Deck.Ready {
			if r.ID == id || g != tiny.Clans && len(setup.Decks) == i && r.ID == g.Deck.Ready[i].ID {
				setup.Decks = append(setup.Decks, r.In(rules.English))
			}
		}
	}
	if drawn {
		twelve := rules.Deck{Lines: []rules.DeckLine{{Section: "main", Card: "volcano", Count: 12}}}
		setup.Decks = []rules.Deck{twelve, twelve.Clone()}
	}
	s, err := rules.NewSession(g, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	s.Series = rules.NewSeries(3, &setup)
	for r := rand.New(rand.NewPCG(1, 2)); ; {
		a, ok := rules.Random(s.Match(), r)
		if !ok {
			break
		}
		if err := s.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	b := &between{tester: &tester{t: t}, session: s}
	lang := rules.English
	e := NewExchange(kit, s, themeOf(s.Game()), func(_ *game.Context, next *rules.Session) { b.next = next })
	b.Rig = newRig(t, game.Options{Lang: &lang, Home: func() game.Scene { return e }}, z)
	b.App.Context().Settings.TextSize = z.text
	b.App.Context().SettingsChanged()
	b.Run(60 * time.Millisecond)
	return b
}

// lift raises the curtain that has fallen.
func (b *between) lift() {
	b.t.Helper()
	b.Run(time.Second)
	if _, ok := b.App.Top().(*curtain.Scene); !ok {
		b.t.Fatal("no curtain has fallen")
	}
	b.press("lift")
	b.Run(100 * time.Millisecond)
}

func TestExchangeBehindCurtains(t *testing.T) {
	g := tiny.Clans
	b := exchange(t, g, wide, false)
	won, _ := b.session.Match().Outcome()
	loser := b.session.Chooser()
	if won.Winners.Len() != 1 || loser < 0 {
		t.Fatal("the match was drawn: the seed is chosen so that it is not")
	}
	names := []string{"Alice", "Bruno"}
	if !b.says(names[loser] + " has lost the game before and chooses who begins.") {
		t.Error("nobody says who chooses")
	}
	b.press("begins.1")
	b.lift()
	// Alice has the water deck: an ocean for a boulder.
	b.press(row(g, "row", 0, "ocean"))
	if it, _ := b.App.Mirror().Find("ready"); !it.Disabled ||
		!strings.Contains(it.Label, "Sideboard: 5 cards (exactly 4 or none); 1 too many.") {
		t.Errorf("ready: %+v", it)
	}
	b.press(row(g, "row", 2, "boulder"))
	b.Press("Ctrl+z")
	b.Run(40 * time.Millisecond)
	b.press(row(g, "row", 2, "boulder"))
	b.press("ready")
	// Under the curtain nothing of it is left.
	b.Run(time.Second)
	for _, words := range []string{"Ocean", "Boulder"} {
		if b.says(words) {
			t.Errorf("%q is on the screen while the next one is waited for", words)
		}
	}
	b.lift()
	if b.says("Ocean") || !b.says("Volcano") {
		t.Error("Bruno does not see his own cards alone")
	}
	b.press("ready")
	if b.next == nil {
		t.Fatal("the next match does not begin")
	}
	s := b.next.Setup()
	if s.First != 1 || s.Decks[0].In("main", "ocean") != 2 || s.Decks[0].In("main", "boulder") != 1 ||
		!s.Decks[1].Equal(&b.session.Setup().Decks[1]) {
		t.Errorf("the next match begins with %+v", s)
	}
	if b.next.MatchNumber() != 2 {
		t.Errorf("it is match %d", b.next.MatchNumber())
	}
}

// The program keeps its deck, and begins where it has lost; for one person alone no
// curtain falls.
func TestTheProgramExchangesNothing(t *testing.T) {
	b := exchangeOf(t, tiny.Clans, wide, false, "squire")
	loser := b.session.Chooser()
	_, other := b.App.Mirror().Find("begins.0")
	if said := b.says("Bruno has lost the game before and chooses to begin."); said != (loser == 1) || other == (loser == 1) {
		t.Errorf("seat %d has lost, said of Bruno: %v, Alice may begin: %v", loser, said, other)
	}
	b.press("begins.1")
	b.Run(time.Second)
	if _, ok := b.App.Top().(*curtain.Scene); ok {
		t.Fatal("a curtain falls for one person alone")
	}
	if !b.says("Ocean") || b.says("Volcano") {
		t.Error("Alice does not see her own cards alone")
	}
	b.press("ready")
	if b.next == nil {
		t.Fatal("the next match does not begin: somebody else is asked")
	}
	if s := b.next.Setup(); s.First != 1 || s.Seats[1].Level != "squire" ||
		!s.Decks[1].Equal(&b.session.Setup().Decks[1]) {
		t.Errorf("the next match begins with %+v", s)
	}
}

// Only what was brought is exchanged, by whatever means.
func TestExchangeIsNoBuilding(t *testing.T) {
	g := tiny.Clans
	b := exchange(t, g, wide, false)
	b.press("begins.0")
	b.lift()
	f, _ := g.FaceByID("ocean")
	b.scene = b.App.Top().(*Exchange).bench
	before := b.deck().Clone()
	b.Drag(b.at(row(g, "row", 0, "ocean")), game.Point{X: 640, Y: 30}) // off the table
	b.Run(40 * time.Millisecond)
	b.scene.ui.Focus(row(g, "row", 0, "ocean"))
	for _, k := range []game.Key{"Delete", "Equal", "Ctrl+v"} {
		b.Press(k)
		b.Run(40 * time.Millisecond)
	}
	if b.scene.add(b.App.Context(), 0, f); !b.deck().Equal(&before) {
		t.Errorf("the deck is %+v", b.deck())
	}
	if len(b.own()) != 0 {
		t.Error("an exchange was kept as a deck")
	}
	b.Drag(b.at(row(g, "row", 0, "ocean")), b.at(row(g, "row", 2, "pebble")))
	b.Run(40 * time.Millisecond)
	b.want("side", "ocean", 1)
}

// Where the match asks who begins, it is not asked before; the loser is who is
// asked there.
func TestTheMatchAsksWhoBegins(t *testing.T) {
	g := aestery.Game
	b := exchange(t, g, narrow, false)
	if _, ok := b.App.Mirror().Find("begins.0"); ok {
		t.Error("who begins is asked twice")
	}
	// The decks are exchanged first, and the page says so in that order.
	if !b.says("First everybody exchanges cards") || !b.says("will choose who begins when the game starts.") {
		t.Error("nobody says what comes first and what later")
	}
	// The page is no higher than what it says.
	if it, _ := b.App.Mirror().Find("back"); it.At.Y < 150 {
		t.Errorf("the page begins at %.0f, for a few lines", it.At.Y)
	}
	b.press("goon.0")
	for range 2 {
		b.lift()
		b.press("ready")
	}
	if b.next == nil {
		t.Fatal("the next match does not begin")
	}
	if s := b.next.Setup(); s.First != b.session.Chooser() || s.Decks[0].Size("side") != 15 {
		t.Errorf("the next match begins with %+v", s)
	}
	if k := b.next.Match().Asks(); len(k) != 1 || b.session.Chooser() >= 0 && k[0].Decider != b.session.Chooser() {
		t.Errorf("the first question is %+v", k)
	}
}

// Without sideboards nobody is asked, and after a draw the lot decides.
func TestNoSideboards(t *testing.T) {
	b := exchange(t, tiny.Clans, narrow, true)
	if !b.says("The game before was a draw: the lot has fallen on") {
		t.Error("nobody says that it was a draw")
	}
	n := 0
	for _, id := range []string{"begins.0", "begins.1"} {
		if _, ok := b.App.Mirror().Find(id); ok {
			n++
			b.press(id)
		}
	}
	if n != 1 || b.next == nil {
		t.Errorf("%d players are offered to begin; next: %v", n, b.next)
	}
}

func TestExchangeDoesNotOverlap(t *testing.T) {
	for _, z := range []size{wide, narrow, {1280, 720, 200}, {390, 844, 200}} {
		audit := &ui.Audit{}
		kit.Audit = audit
		b := exchange(t, tiny.Clans, z, false)
		look := func(what string) {
			for _, fault := range audit.Found() {
				t.Errorf("%v, %s: %s", z, what, fault)
			}
		}
		look("who begins")
		b.press("begins.0")
		kit.Audit = nil
		b.lift()
		kit.Audit = audit
		b.press(row(tiny.Clans, "row", 0, "ocean"))
		look("exchange")
		kit.Audit = nil
	}
}
