package scenes

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/link"
	"wyrmtable/scenes/curtain"
	"wyrmtable/scenes/share"
	"wyrmtable/scenes/table"
)

var people = []string{"Maëlys", "Léandre", "Anouk", "Gaël", "Zoé", "Éloïse"}

// dealtTo returns a match that is just dealt to so many.
func dealtTo(t *testing.T, id string, seats int) *rules.Session {
	t.Helper()
	g := NewRouter().find(id)
	setup := rules.Setup{Game: g.ID, Seed: 5, First: 0}
	for i := range seats {
		setup.Seats = append(setup.Seats, rules.SeatSetup{Name: people[i], Colour: i})
	}
	s, err := rules.NewSession(g, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// A seatScreen is the screen of one seat of a match that is played by messages.
type seatScreen struct {
	*screen
	here rules.Seat
}

// question is what this screen is to answer now, or nil.
func (s *seatScreen) question(t *testing.T) *rules.Ask {
	t.Helper()
	asks := slices.DeleteFunc(savedMatch(t, s.Rig).Match().Asks(), func(k rules.Ask) bool { return k.Answered })
	i := slices.IndexFunc(asks, func(k rules.Ask) bool { return k.Decider == s.here })
	if i < 0 || i > 0 && asks[i].Mode == rules.Open {
		return nil
	}
	return &asks[i]
}

// answers gives answers until this seat is asked no more, or in secret and not as before:
// by the large button where it gives one, and otherwise by the first card and where it
// goes.
func (s *seatScreen) answers(t *testing.T) {
	t.Helper()
	mode := s.question(t).Mode
	for range 20 {
		k := s.question(t)
		if k == nil || k.Mode != mode {
			return
		}
		before := savedMatch(t, s.Rig).Len()
		s.Run(time.Second) // till then a quick second press is not heard
		if it, ok := s.App.Mirror().Find("end"); ok && !it.Disabled && !it.Hint {
			s.PressMirror("end")
		} else {
			i := slices.IndexFunc(k.Answers, func(a rules.Answer) bool { return a.Card != 0 })
			s.PressMirror("card." + strconv.Itoa(int(k.Answers[max(i, 0)].Card)))
			s.Run(time.Second)
			if _, ok := s.App.Mirror().Find("goal.0"); ok {
				s.PressMirror("goal.0")
			}
		}
		s.Settle(2 * time.Second)
		if _, ok := s.App.Mirror().Find("option.0"); ok && savedMatch(t, s.Rig).Len() == before {
			s.PressMirror("option.0")
			s.Settle(2 * time.Second)
		}
		if savedMatch(t, s.Rig).Len() == before {
			t.Fatalf("seat %d cannot answer %+v; its screen is %T %q", s.here, k, s.App.Top(), s.App.Mirror().Title)
		}
	}
}

// receives opens a link that was sent to this screen, if it brings anything. It reports
// whether a recap was shown.
func (s *seatScreen) receives(t *testing.T, text string) (recap bool) {
	t.Helper()
	heads, _ := s.App.Context().Saves.List()
	s.App.Context().Push(s.router.Received(text))
	s.Run(100 * time.Millisecond)
	if title := s.App.Mirror().Title; title != turnReceived.FR {
		t.Fatalf("at the screen of seat %d a link is called %q", s.here, title)
	}
	if mirrorSays(s.Rig, "déjà tout") {
		press(s.Rig, "Escape")
		s.Run(100 * time.Millisecond)
		return false
	}
	s.PressMirror("open")
	s.Run(200 * time.Millisecond)
	if _, recap = s.App.Top().(*curtain.Recap); recap {
		s.leaveRecap(t)
	}
	on[*table.Scene](t, s.Rig)
	s.Settle(2 * time.Second)
	if now, _ := s.App.Context().Saves.List(); len(now) != len(heads) {
		t.Fatalf("seat %d keeps the match %d times", s.here, len(now))
	}
	return recap
}

// sitDown opens a match at one screen for each seat: it is begun at that of who is asked
// first, and the others open the first link that is sent.
func sitDown(t *testing.T, s *rules.Session) []*seatScreen {
	t.Helper()
	first := s.Match().Asks()[0].Decider
	one := &seatScreen{startAt(t, 640, 360, func(r *Router) game.Scene { return r.Table(s, game.Head{Game: s.Game().ID}) }), first}
	one.App.Context().Settings.Speed = game.Instant
	one.Run(3 * time.Second)
	if _, ok := one.App.Mirror().Find("lift"); ok { // the curtain of a game with secrets
		one.PressMirror("lift")
		one.Run(2 * time.Second)
	}
	one.PressMirror("menu")
	one.Run(time.Second)
	one.PressMirror("bymail")
	one.Run(time.Second)
	if !mirrorSays(one.Rig, "le même lien à tous") {
		t.Error("it is not said that all get the same link")
	}
	one.PressMirror("here." + strconv.Itoa(int(first)))
	one.Run(time.Second)
	on[*table.Scene](t, one.Rig)
	one.answers(t)
	sent := one.sent(t)
	all := make([]*seatScreen, len(s.Setup().Seats))
	for i := range all {
		if rules.Seat(i) == first {
			all[i] = one
			continue
		}
		all[i] = &seatScreen{startAt(t, 640, 360, receive(sent)), rules.Seat(i)}
		all[i].begins(t, first)
	}
	return all
}

// begins says who plays at a screen at which the first link was opened.
func (s *seatScreen) begins(t *testing.T, from rules.Seat) {
	t.Helper()
	s.App.Context().Settings.Speed = game.Instant
	if _, ok := s.App.Mirror().Find("here." + strconv.Itoa(int(from))); ok {
		t.Error("who opens a link may say that he is the one who has sent it")
	}
	if !mirrorSays(s.Rig, "qui joue sur cet écran") {
		t.Error("nobody asks who plays here")
	}
	s.PressMirror("here." + strconv.Itoa(int(s.here)))
	s.Run(200 * time.Millisecond)
	if _, ok := s.App.Top().(*curtain.Recap); ok {
		s.leaveRecap(t)
	}
	on[*table.Scene](t, s.Rig)
}

// same checks that all screens have the same match.
func same(t *testing.T, all []*seatScreen) {
	t.Helper()
	want := savedMatch(t, all[0].Rig)
	for _, s := range all[1:] {
		if got := savedMatch(t, s.Rig); got.Fingerprint() != want.Fingerprint() {
			t.Errorf("seat %d has another match than seat 0, of %d answers and %d", s.here, got.Len(), want.Len())
		}
	}
}

// pass has whoever is asked first answer and send his link to all.
func pass(t *testing.T, all []*seatScreen) {
	t.Helper()
	i := slices.IndexFunc(all, func(s *seatScreen) bool { return s.question(t) != nil })
	if i < 0 {
		t.Fatal("nobody is asked any more")
	}
	for _, s := range all {
		if _, calls := s.App.Mirror().Find("claim.0"); calls {
			t.Errorf("the screen of seat %d asks the whole table", s.here)
		}
	}
	all[i].answers(t)
	if all[i].question(t) != nil {
		return // in secret, with the others
	}
	text := all[i].sent(t)
	for j, s := range all {
		if j != i {
			s.receives(t, text)
		}
	}
	same(t, all)
}

// secret returns the screen that knows that all choose in secret now, or nil.
func secret(t *testing.T, all []*seatScreen) *seatScreen {
	for _, s := range all {
		if k := s.question(t); k != nil && k.Mode == rules.Secret {
			return s
		}
	}
	return nil
}

// TestSecretsByMessages plays Dragon’s Wrath at three screens: what is chosen in secret
// is chosen at each without waiting for the others, and put together from their links in
// whatever order these come.
func TestSecretsByMessages(t *testing.T) {
	all := sitDown(t, dealtTo(t, "dragons-wrath", 3))
	one, two, three := all[0], all[1], all[2]
	if !mirrorSays(one.Rig, "celui que Léandre enverra à tous") {
		t.Error("it is not said whom the match waits for")
	}
	if three.question(t) != nil || !mirrorSays(three.Rig, "Léandre répond ailleurs") {
		t.Error("an open question is not asked one after the other")
	}
	// The table is asked whether anybody casts a curse: one after the other.
	for n := 0; secret(t, all) == nil; n++ {
		if n > 20 {
			t.Fatal("there is no secret to choose")
		}
		pass(t, all)
	}
	if secret(t, all) != three {
		t.Fatalf("seat %d has let pass last", secret(t, all).here)
	}
	three.answers(t)
	n := savedMatch(t, three.Rig).Len()
	if !mirrorSays(three.Rig, "À Maëlys et Léandre de répondre, chacun sur son écran.") {
		t.Error("it is not said that the match waits for both of the others")
	}
	fromThree := three.sent(t)
	one.receives(t, fromThree)
	two.receives(t, fromThree)
	one.answers(t)
	two.answers(t) // without what the first has chosen
	fromOne, fromTwo := one.sent(t), two.sent(t)
	if savedMatch(t, one.Rig).Len() != n+1 || !mirrorSays(one.Rig, "celui que Léandre enverra à tous") {
		t.Error("nothing says that the second is still waited for")
	}
	for _, s := range []*seatScreen{one, two} {
		text := fromTwo
		if s == two {
			text = fromOne
		}
		if !s.receives(t, text) {
			t.Errorf("what was chosen is revealed, and no recap shows it to seat %d; the screen is %T %q", s.here, s.App.Top(), s.App.Mirror().Title)
		}
	}
	three.receives(t, fromTwo)
	if got := savedMatch(t, three.Rig).Len(); got != n+1 {
		t.Errorf("%d answers are kept, want %d", got, n+1)
	}
	if !three.receives(t, fromOne) {
		t.Error("what was chosen is revealed to who chose first, and no recap shows it")
	}
	for _, s := range all { // what is known comes again
		s.receives(t, fromThree)
		s.receives(t, fromOne)
	}
	same(t, all)
	for range 8 {
		pass(t, all)
	}
	t.Run("Fork", func(t *testing.T) { two.forks(t) })
}

// forks opens a link in which this seat has answered otherwise than here.
func (s *seatScreen) forks(t *testing.T) {
	mine := savedMatch(t, s.Rig)
	n := mine.Len() - 1
	for n >= 0 && mine.Action(n).Seat != s.here {
		n--
	}
	var other *rules.Session
	for ; n >= 0 && other == nil; n-- {
		b, err := mine.Branch(n)
		if err != nil {
			t.Fatal(err)
		}
		for _, k := range b.Match().Asks() {
			for _, a := range k.Answers {
				if mine.Action(n).Seat == s.here && a.Seat == s.here && a.Action != mine.Action(n) && other == nil {
					if err := b.Do(a.Action); err != nil {
						t.Fatal(err)
					}
					other = b
				}
			}
		}
	}
	if other == nil {
		t.Fatal("there was never anything else to answer")
	}
	text, err := link.Encode(&link.Content{Kind: link.Turn, Game: mine.Game(), Session: other, From: (s.here + 1) % 3})
	if err != nil {
		t.Fatal(err)
	}
	s.App.Context().Push(s.router.Received(text))
	s.Run(100 * time.Millisecond)
	on[*share.Preview](t, s.Rig)
	if title := s.App.Mirror().Title; title != forkTitle.FR {
		t.Fatalf("a fork is called %q", title)
	}
	s.PressMirror("mine")
	s.Run(300 * time.Millisecond)
	if got := savedMatch(t, s.Rig); got.Fingerprint() != mine.Fingerprint() {
		t.Error("one’s own was chosen, and another goes on")
	}
	s.App.Context().Push(s.router.Received(text))
	s.Run(100 * time.Millisecond)
	s.PressMirror("theirs")
	s.Run(300 * time.Millisecond)
	if got := savedMatch(t, s.Rig); got.Fingerprint() != other.Fingerprint() {
		t.Error("the link was chosen, and another goes on")
	}
	heads, _ := s.App.Context().Saves.List()
	if !slices.ContainsFunc(heads, func(h game.Head) bool { return strings.Contains(h.Name, "Original") }) {
		t.Error("what was here before is not kept")
	}
}

// TestManyByMessages plays some rounds with as many as can play, each at a screen of his
// own: two against two in Dracoliath, five in Arcane Duel, six in Dragon’s Wrath.
func TestManyByMessages(t *testing.T) {
	for id, seats := range map[string]int{"dracoliath": 4, "arcane-duel": 5, "dragons-wrath": 6} {
		t.Run(id, func(t *testing.T) {
			all := sitDown(t, dealtTo(t, id, seats))
			recaps := 0
			for range 2 * seats {
				for _, s := range all {
					if s.question(t) == nil {
						continue
					}
					if s.answers(t); s.question(t) != nil {
						s.answers(t)
					}
					text := s.sent(t)
					for _, o := range all {
						if o != s && o.receives(t, text) {
							recaps++
						}
					}
				}
			}
			same(t, all)
			if recaps < seats {
				t.Errorf("%d recaps were shown", recaps)
			}
			t.Logf("%d answers, %d recaps", savedMatch(t, all[0].Rig).Len(), recaps)
		})
	}
}
