package question_test

import (
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/rules/scenario"
	aesterylook "wyrmtable/scenes/looks/aestery"
	arcaneduellook "wyrmtable/scenes/looks/arcaneduel"
	dracoliathlook "wyrmtable/scenes/looks/dracoliath"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/pick"
	"wyrmtable/scenes/table/question"
	"wyrmtable/scenes/table/watch"
)

func TestMain(m *testing.M) { gametest.Main(m) }

// A screen is one before which somebody is asked.
type screen struct {
	question.Question
	match *rules.Session
	watch *watch.Watch
	hand  *pick.Hand
	busy  bool
}

// newScreen is the screen of a match, with hands kept as given and nobody looking.
func newScreen(lk *look.Look, s *rules.Session, hands game.Hands) *screen {
	k := &screen{match: s, hand: new(pick.Hand)}
	n := new(look.Numbers)
	n.Resolve(lk, s.Match().Board().Layout())
	k.watch = watch.Over(lk, s, n, look.Compile(lk.Meanings, s.Match().Board().Layout()), nil, nil)
	k.watch.Keep(hands, false)
	k.Question = question.New(question.Sources{Look: lk, Match: s, Watch: k.watch, View: s.View(rules.Nobody), Hand: k.hand,
		Busy: func() bool { return k.busy }})
	return k
}

// deal begins a match of two.
func deal(t *testing.T, lk *look.Look) *rules.Session {
	t.Helper()
	s, err := rules.NewSession(lk.Game, rules.Setup{Game: lk.Game.ID, Seed: 3,
		Seats: []rules.SeatSetup{{Name: "Maëlys"}, {Name: "Théo", Colour: 1}}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// look lets a seat look, and opens the question that the match has for it.
func (k *screen) look(t *testing.T, lk *look.Look, seat rules.Seat) {
	t.Helper()
	k.watch.Look(seat)
	k.Question = question.New(question.Sources{Look: lk, Match: k.match, Watch: k.watch, View: k.match.View(seat),
		Hand: k.hand, Busy: func() bool { return k.busy }})
	if to := k.Next(); to != seat {
		t.Fatalf("seat %d is asked, not %d who looks", to, seat)
	}
	k.Open(seat)
}

// TestAQuestionFromOpeningToAnswer checks that an open question puts its cards into
// the hand, that nothing can be answered while the table moves, and that nothing of
// it is left once it is answered, or its viewer gone.
func TestAQuestionFromOpeningToAnswer(t *testing.T) {
	s := deal(t, &dracoliathlook.Look)
	k := newScreen(&dracoliathlook.Look, s, game.CurtainHands)
	if !k.Mute() || k.Whom() != rules.Nobody {
		t.Error("somebody is asked before the match has begun")
	}
	to := k.Next()
	k.Open(to)
	if k.Mute() || k.Whom() != to || !k.hand.Any() {
		t.Fatalf("seat %d is asked, and has no answers", to)
	}
	for _, id := range k.hand.Sources(nil) {
		if k.hand.Pick(id); k.hand.Card() != id {
			t.Fatalf("card %d of an answer cannot be picked up", id)
		}
		a, only := k.hand.Only(id)
		if large, ok := k.Large(); ok != only || ok && large.Action != a.Action {
			t.Errorf("holding %d the large button does %v (%t), not the one thing to do with it", id, large.Action, ok)
		}
		k.busy = true
		if _, ok := k.Large(); ok {
			t.Error("the large button answers while cards move")
		}
		k.busy = false
	}
	k.Answer()
	k.Settle()
	if k.hand.Any() || k.hand.Card() != 0 || k.Whom() != to {
		t.Error("the answered question is still held in the hand, or forgotten while it is told")
	}
	k.Light(time.Second)
	k.Forget()
	if !k.Mute() || k.Lit() {
		t.Error("the question is still open to whoever comes next")
	}
}

// TestWhatShinesGoesOut checks that cards shine for a moment, and that its end is
// said once.
func TestWhatShinesGoesOut(t *testing.T) {
	k := newScreen(&dracoliathlook.Look, deal(t, &dracoliathlook.Look), game.CurtainHands)
	if k.Pass(time.Second) || k.Lit() {
		t.Error("cards shine before anybody wanted it")
	}
	k.Light(time.Second)
	if !k.Lit() || k.Pass(time.Second+500*time.Millisecond) {
		t.Error("they do not shine for half a second")
	}
	if !k.Pass(3*time.Second) || k.Lit() || k.Pass(4*time.Second) {
		t.Error("the end of it is not said once")
	}
}

// TestButtonsGiveLegalAnswers checks in a game that sorts its answers by weight that
// each answer with a button comes out by that button, that those without one are
// the others, and that all are such as the match takes.
func TestButtonsGiveLegalAnswers(t *testing.T) {
	lk := &aesterylook.Look
	s := deal(t, lk)
	k := newScreen(lk, s, game.CurtainHands)
	v := lk.Play.Verbs
	for range 40 {
		to := k.watch.Asked()
		k.look(t, lk, to)
		for i := range k.Ask.Answers {
			a := &k.Ask.Answers[i]
			listed := false
			for _, b := range k.Buttonless() {
				listed = listed || b.Action == a.Action
			}
			if own := a.Card == 0 && k.Button(a); listed == own {
				t.Fatalf("answer %v has a button: %t, and is listed without one: %t", a.Action, own, listed)
			}
		}
		for _, names := range [][]string{v.Main, v.Pass, v.Back} {
			a, ok := k.Bare(names)
			if !ok {
				continue
			}
			if !k.Ask.Legal(a.Action) || a.Card != 0 || !k.VerbIn(&a, names) {
				t.Fatalf("a button for %v gives %v", names, a.Action)
			}
		}
		a, ok := k.Large()
		if !ok {
			a = k.Ask.Answers[0]
		}
		if ok != k.IsLarge([]rules.Answer{a}) {
			t.Fatalf("%v is the large button’s: %t", a.Action, !ok)
		}
		if err := s.Do(a.Action); err != nil {
			t.Fatal(err)
		}
		k.Settle()
		if _, over := s.Match().Outcome(); over {
			return
		}
	}
}

// TestHiddenFromWhoDoesNotLook checks that a question to somebody with secrets shows
// no answers to the public.
func TestHiddenFromWhoDoesNotLook(t *testing.T) {
	s := deal(t, &aesterylook.Look)
	k := newScreen(&aesterylook.Look, s, game.CurtainHands)
	to := k.Next()
	k.Open(to)
	if !k.Mute() || k.hand.Any() {
		t.Errorf("the public may answer for seat %d", to)
	}
	if _, ok := k.Large(); ok {
		t.Error("the large button answers for who does not look")
	}
}

// turn is a turn of Maëlys, who holds the two cards of a Burst of Flames (K1) and a
// Defence.
const turn = `scenario A turn
game   arcane-duel
seats  Maëlys, Théo, Inès
zone   hand Maëlys: Boule de feu, Explosion, Bouclier
zone   hand Théo: Miroir
zone   hand Inès: Épines
zone   deck: rest
`

// TestPairsAndWhatIsIdle checks that the two cards of a printed combination are a
// pair, which can be aimed at each opponent, and that a Defence, which in one's own
// turn can only be discarded (S22), is idle and says why.
func TestPairsAndWhatIsIdle(t *testing.T) {
	lk := &arcaneduellook.Look
	all, err := scenario.Parse("turn", turn)
	if err != nil {
		t.Fatal(err)
	}
	s, err := scenario.Open(lk.Game, &all[0])
	if err != nil {
		t.Fatal(err)
	}
	k := newScreen(lk, s, game.CurtainHands)
	k.look(t, lk, 0)
	b := s.View(0)
	hand, _ := b.Layout().ZoneOf("hand", 0)
	for _, id := range b.Zone(hand) {
		name := rules.Plain(lk.Game.Faces[lk.Game.FaceOf(b, id)].Name.FR)
		defence := name == "Bouclier"
		if k.Paired(id) == defence || k.Idle(id) != defence {
			t.Errorf("%s: paired %t, idle %t", name, k.Paired(id), k.Idle(id))
		}
		if k.Unplayable(id).Empty() == defence {
			t.Errorf("%s cannot be played because %q", name, k.Unplayable(id).FR)
		}
		if n := len(k.Pairs(id)); n != 1 && defence || n != 2 && !defence {
			t.Errorf("near %s there are %d pairs, not the one, and once more the one of the card", name, n)
		}
	}
	pair := k.Pairs(0)[0]
	whom := map[rules.Seat]bool{}
	for _, a := range k.Aims(pair) {
		whom[a.Whom] = true
	}
	if len(whom) != 2 || !whom[1] || !whom[2] {
		t.Errorf("the pair can be aimed at %v, not at each opponent", whom)
	}
	book := 0
	for i := range lk.Play.Pairs.All {
		if _, ok := k.Pair(i); ok {
			book++
		}
	}
	if book != 1 {
		t.Errorf("%d pairs of the book can be played", book)
	}
	k.busy = true
	if len(k.Aims(pair)) > 0 {
		t.Error("a pair is played while cards move")
	}
}
