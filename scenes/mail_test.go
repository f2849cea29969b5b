package scenes

import (
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

// answer gives the first answer of the open question by pressing its card and where it
// goes, or else the large button.
func (s *screen) answer(t *testing.T) {
	t.Helper()
	m := savedMatch(t, s.Rig)
	a := m.Match().Asks()[0].Answers[0].Action
	if a.Card == 0 {
		s.PressMirror("end")
	} else {
		s.PressMirror("card." + strconv.Itoa(int(a.Card)))
		s.Run(time.Second)
		if _, ok := s.App.Mirror().Find("goal.0"); ok {
			s.PressMirror("goal.0")
		}
	}
	s.Run(4 * time.Second)
	if savedMatch(t, s.Rig).Len() == m.Len() {
		t.Fatalf("%+v cannot be given; the screen is %T %q", a, s.App.Top(), s.App.Mirror().Title)
	}
}

// asked is whom the match waits for.
func (s *screen) asked(t *testing.T) rules.Seat {
	t.Helper()
	return savedMatch(t, s.Rig).Match().Asks()[0].Decider
}

// sent presses the plate's button and returns the link that was copied.
func (s *screen) sent(t *testing.T) string {
	t.Helper()
	if _, ok := s.App.Mirror().Find("mail"); !ok {
		t.Fatalf("nothing offers to send the link; the screen is %T %+v", s.App.Top(), s.App.Mirror())
	}
	click(t, s.Rig, "mail")
	on[*share.Offer](t, s.Rig)
	click(t, s.Rig, "copy.0")
	press(s.Rig, "Escape")
	on[*table.Scene](t, s.Rig)
	return s.clip(t)
}

// TestAMatchByMessages plays a match at two screens: each answer travels as a link, the
// other screen shows what it has missed, refuses an old link and asks about a fork.
func TestAMatchByMessages(t *testing.T) {
	s := dealt(t, "dracoliath", 0)
	one := startAt(t, 1280, 720, func(r *Router) game.Scene { return r.Table(s, game.Head{Game: s.Game().ID}) })
	one.Run(3 * time.Second)
	click(t, one.Rig, "menu")
	click(t, one.Rig, "bymail")
	click(t, one.Rig, "here.0")
	on[*table.Scene](t, one.Rig)
	for one.asked(t) == 0 {
		one.answer(t)
	}
	if _, ok := one.App.Mirror().Find("mail"); !ok {
		t.Fatal("nothing offers to send the link")
	}
	first := one.sent(t)
	if it, _ := one.App.Mirror().Find("undo"); !it.Disabled || !strings.Contains(it.Label, "parti dans un lien") {
		t.Errorf("what was sent can be taken back: %+v", it)
	}

	two := startAt(t, 390, 844, receive(first))
	if !mirrorSays(two.Rig, "Ici joue Léandre") {
		t.Error("it is not said who plays here")
	}
	tap(t, two.Rig, "open")
	two.Run(200 * time.Millisecond)
	two.leaveRecap(t)
	on[*table.Scene](t, two.Rig)
	for two.asked(t) == 1 {
		two.answer(t)
	}
	second := two.sent(t)

	one.App.Context().Push(one.router.Received(first)) // one's own
	one.Run(100 * time.Millisecond)
	if !mirrorSays(one.Rig, "déjà tout") {
		t.Error("an old link is taken for news")
	}
	press(one.Rig, "Escape")
	games, _ := one.App.Context().Saves.List()
	one.App.Context().Push(one.router.Received(second))
	one.Run(100 * time.Millisecond)
	click(t, one.Rig, "open")
	one.Run(200 * time.Millisecond)
	one.leaveRecap(t)
	if now, _ := one.App.Context().Saves.List(); len(now) != len(games) {
		t.Errorf("the match is kept %d times", len(now))
	}
	if savedMatch(t, one.Rig).Len() <= savedMatch(t, two.Rig).Len()-1 {
		t.Error("what came in is not kept")
	}
	one.answer(t)
	one.fork(t, second)
}

// fork receives another story than the one that goes on here: what is here is kept
// whatever is chosen.
func (s *screen) fork(t *testing.T, text string) {
	t.Helper()
	k, err := link.Decode(text, s.router.find)
	if err != nil {
		t.Fatal(err)
	}
	asks := k.Session.Match().Asks()
	mine := savedMatch(t, s.Rig)
	for _, a := range asks[0].Answers {
		if a.Action != mine.Action(k.Session.Len()) {
			if err := k.Session.Do(a.Action); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	other, err := link.Encode(&link.Content{Kind: link.Turn, Game: k.Game, Session: k.Session, From: k.From})
	if err != nil {
		t.Fatal(err)
	}
	for _, choice := range []string{"mine", "theirs"} {
		s.App.Context().Push(s.router.Received(other))
		s.Run(100 * time.Millisecond)
		if title := s.App.Mirror().Title; title != forkTitle.FR {
			t.Fatalf("a fork is called %q", title)
		}
		click(t, s.Rig, choice)
		s.Run(300 * time.Millisecond)
		on[*table.Scene](t, s.Rig)
		want := mine
		if choice == "theirs" {
			want = k.Session
		}
		if got := savedMatch(t, s.Rig); got.Fingerprint() != want.Fingerprint() {
			t.Errorf("%s was chosen, and another goes on", choice)
		}
	}
	heads, _ := s.App.Context().Saves.List()
	kept := 0
	for _, h := range heads {
		if strings.Contains(h.Name, "Original") {
			kept++
		}
	}
	if kept != 1 {
		t.Errorf("the match that was here is kept %d times", kept)
	}
}

// TestAScreenByMessagesShowsOneHand looks at all that a screen says of a match with
// hidden hands: no card that the one who sits there does not know is named, whatever
// the settings say of hands, and whoever is to answer.
func TestAScreenByMessagesShowsOneHand(t *testing.T) {
	for _, s := range []*rules.Session{dealt(t, "aestery", 3), dealt(t, "arcane-duel", 3), dealt(t, "drakerion", 3),
		dealt(t, "dragons-wrath", 3), dealtTo(t, "arcane-duel", 5), dealtTo(t, "dragons-wrath", 6)} {
		id := s.Game().ID
		for here := range rules.Seat(len(s.Setup().Seats)) {
			head := game.Head{Game: id, Info: map[string]string{"here": strconv.Itoa(int(here)), "mail": link.Name(s), "open": "1"}}
			r := startAt(t, 640, 360, func(r *Router) game.Scene { return r.Table(s, head) })
			r.Blind = true
			r.App.Context().Settings.Hands = game.OpenHands
			r.Run(time.Second)
			if _, ok := r.App.Top().(*curtain.Recap); ok {
				r.leaveRecap(t)
			}
			on[*table.Scene](t, r.Rig)
			hidden, own := 0, 0
			for i, c := range s.Match().Board().Cards {
				it, shown := r.App.Mirror().Find("card." + strconv.Itoa(i))
				name := s.Game().Faces[c.Face].Name.FR
				switch known := s.View(here).Cards[i].Face != 0; {
				case !shown:
				case known:
					own++
				case strings.Contains(it.Label, name):
					t.Errorf("%s, at the screen of seat %d: %s is named, as %q", id, here, name, it.Label)
				default:
					hidden++
				}
			}
			if own == 0 {
				t.Errorf("%s: seat %d does not see its own cards, but %d hidden ones", id, here, hidden)
			}
		}
	}
}
