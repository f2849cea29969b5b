package scenes

import (
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/rules/link"
	"wyrmtable/scenes/curtain"
	"wyrmtable/scenes/decks"
	"wyrmtable/scenes/looks"
	"wyrmtable/scenes/menu"
	"wyrmtable/scenes/result"
	"wyrmtable/scenes/saves"
	"wyrmtable/scenes/share"
	"wyrmtable/scenes/table"
	"wyrmtable/scenes/ui"
)

// A screen is the program at somebody's, with a store and a clipboard of its own.
type screen struct {
	*gametest.Rig
	router *Router
}

// startAt opens the program with scenes that its router makes over the menu, and
// draws none of it.
func startAt(t *testing.T, w, h int, over ...func(r *Router) game.Scene) *screen {
	t.Helper()
	s := startPainted(t, unpainted, w, h, over...)
	s.Blind = true
	return s
}

// startPainted is startAt with pictures, for a test that looks at them.
func startPainted(t *testing.T, kit *ui.Kit, w, h int, over ...func(r *Router) game.Scene) *screen {
	t.Helper()
	router := &Router{Kit: kit, Looks: looks.All}
	opt := game.Options{Home: router.Home, Clip: game.MemoryClipboard(),
		Opened: func(c *game.Context, f game.File) { c.Push(router.ReceivedFile(f)) }}
	for _, o := range over {
		opt.Over = append(opt.Over, o(router))
	}
	s := &screen{gametest.New(t, opt, w, h), router}
	s.Run(100 * time.Millisecond)
	return s
}

// receive opens a link as the page's address or the command brings it.
func receive(text string) func(r *Router) game.Scene {
	return func(r *Router) game.Scene { return r.Received(text) }
}

// dealt returns a match of a game with decks that it brings along, played for n first
// answers.
func dealt(t *testing.T, id string, n int) *rules.Session {
	t.Helper()
	g := NewRouter().find(id)
	setup := rules.Setup{Game: g.ID, Seed: 5, First: 0,
		Seats: []rules.SeatSetup{{Name: "Maëlys", Colour: 1}, {Name: "Léandre"}}}
	for i := range 2 {
		if g.Deck != nil {
			setup.Decks = append(setup.Decks, g.Deck.Ready[i].In(rules.French))
		}
	}
	s, err := rules.NewSession(g, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	for range n {
		if err := s.Do(s.Match().Asks()[0].Answers[0].Action); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// clip is what lies on the screen's clipboard.
func (s *screen) clip(t *testing.T) string {
	t.Helper()
	text, err := s.App.Clipboard().Read()
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// TestAMatchTravels shares a match at the table, reads on another screen what it is,
// and opens it there: all that was there before is there still.
func TestAMatchTravels(t *testing.T) {
	s := dealt(t, "dracoliath", 9)
	from := startAt(t, 1280, 720, func(r *Router) game.Scene { return r.Table(s, game.Head{Game: s.Game().ID}) })
	from.Run(time.Second)
	click(t, from.Rig, "menu")
	click(t, from.Rig, "share")
	offer := on[*share.Offer](t, from.Rig)
	click(t, from.Rig, "copy.0")
	text := from.clip(t)
	if text != offer.Link(from.App.Context()) || !strings.HasPrefix(text, "#w1") {
		t.Fatalf("copied is %q", text)
	}
	click(t, from.Rig, "copy.1")
	message := from.clip(t)
	if !strings.Contains(message, text) || !strings.Contains(message, "Dracoliath · Maëlys, Léandre") {
		t.Errorf("the message is %q", message)
	}
	press(from.Rig, "Escape")
	on[*table.Scene](t, from.Rig)

	to := startAt(t, 390, 844, func(r *Router) game.Scene { return r.Setup(s.Game()) })
	own := to.App.Context().Saves.Autosave(game.Head{Game: "dracoliath"})
	own.Write(map[string]string{"turn": "1"}, dealt(t, "dracoliath", 2).Save(rules.Meta{}))
	to.App.Context().Push(to.router.Received(message))
	to.Run(100 * time.Millisecond)
	on[*share.Preview](t, to.Rig)
	for _, words := range []string{"Dracoliath · Maëlys, Léandre", "Tour ", "de jouer", "pour 9 réponses"} {
		if !mirrorSays(to.Rig, words) {
			t.Errorf("the page does not say %q", words)
		}
	}
	heads, _ := to.App.Context().Saves.List()
	if len(heads) != 1 {
		t.Errorf("before it was opened, %d games are kept", len(heads))
	}
	click(t, to.Rig, "refuse")
	click(t, to.Rig, "back")
	on[*menu.Menu](t, to.Rig)
	to.App.Context().Push(to.router.Received(message))
	to.Run(100 * time.Millisecond)
	tap(t, to.Rig, "open")
	to.Run(200 * time.Millisecond)
	on[*table.Scene](t, to.Rig)
	if got := savedMatch(t, to.Rig); got.Fingerprint() != s.Fingerprint() || got.Len() != 9 {
		t.Error("another match was opened")
	}
	if heads, _ = to.App.Context().Saves.List(); len(heads) != 2 {
		t.Errorf("there are %d games now", len(heads))
	}
	if _, data, _, err := to.App.Context().Saves.Load(own.Head().ID); err != nil || !strings.Contains(string(data), "end 2 ") {
		t.Error("the match that was here has changed")
	}
}

// TestPositionsAreSharedAlone sends what lies on the table without how it came there.
func TestPositionsAreSharedAlone(t *testing.T) {
	s := dealt(t, "dracoliath", 9)
	from := startAt(t, 1280, 720, func(r *Router) game.Scene { return r.Share(s) })
	click(t, from.Rig, "what.1")
	click(t, from.Rig, "copy.0")
	to := startAt(t, 1280, 720, receive(from.clip(t)))
	click(t, to.Rig, "open")
	on[*table.Scene](t, to.Rig)
	got := savedMatch(t, to.Rig)
	if got.Len() != 0 || !got.Match().Board().Equal(s.Match().Board()) {
		t.Error("another position was opened, or its story came along")
	}
}

// TestSecretsAreSaidBeforeCopying checks that who shares a match with hands reads who
// could see them, and that nothing of the kind is said of one that is over.
func TestSecretsAreSaidBeforeCopying(t *testing.T) {
	s := dealt(t, "aestery", 3)
	from := startAt(t, 390, 844, func(r *Router) game.Scene { return r.Share(s) })
	if !mirrorSays(from.Rig, "toutes les mains") {
		t.Error("it is not said that the link holds the hands")
	}
	if err := s.Concede(0); err != nil {
		t.Fatal(err)
	}
	over := startAt(t, 390, 844, func(r *Router) game.Scene { return r.Share(s) })
	if mirrorSays(over.Rig, "toutes les mains") {
		t.Error("a match that is over has no secrets")
	}
}

// TestLinksArePasted opens what lies on the clipboard, from the menu by a key and from
// the saved games by a button; what is no link is said to be none.
func TestLinksArePasted(t *testing.T) {
	s := dealt(t, "arcane-duel", 5)
	text, err := link.Encode(&link.Content{Kind: link.Match, Game: s.Game(), Session: s})
	if err != nil {
		t.Fatal(err)
	}
	r := startAt(t, 1280, 720)
	if err := r.App.Clipboard().Write("Regarde : https://wyrm.example/table/" + text + " !"); err != nil {
		t.Fatal(err)
	}
	press(r.Rig, "Ctrl+v")
	on[*share.Preview](t, r.Rig)
	if page := r.App.Context().Settings.Page; page != "https://wyrm.example/table/" {
		t.Errorf("links are made with the address %q", page)
	}
	press(r.Rig, "Escape")
	click(t, r.Rig, "saves")
	on[*saves.Scene](t, r.Rig)
	for text, words := range map[string]string{text: "Arcane", text[:60]: "La fin du lien manque (60 signes sur", "Bonjour": "#w1"} {
		if err := r.App.Clipboard().Write(text); err != nil {
			t.Fatal(err)
		}
		r.PressMirror("import.1")
		r.Run(60 * time.Millisecond)
		on[*share.Preview](t, r.Rig)
		if !mirrorSays(r.Rig, words) {
			t.Errorf("of %.30q it is not said: %s", text, words)
		}
		press(r.Rig, "Escape")
	}
}

// TestASavedMatchAndADeckAreShared shares from the lists of what is kept.
func TestASavedMatchAndADeckAreShared(t *testing.T) {
	r := startAt(t, 1280, 720)
	s := dealt(t, "dracoliath", 4)
	if _, err := r.App.Context().Saves.Keep(game.Head{Game: "dracoliath", Name: "Essai"}, s.Save(rules.Meta{})); err != nil {
		t.Fatal(err)
	}
	click(t, r.Rig, "saves")
	click(t, r.Rig, "do.4")
	on[*share.Offer](t, r.Rig)
	click(t, r.Rig, "copy.0")
	if k, err := link.Decode(r.clip(t), r.router.find); err != nil || k.Session.Fingerprint() != s.Fingerprint() {
		t.Errorf("shared is another match: %v", err)
	}

	g := r.router.find("aestery")
	shelf := startAt(t, 1280, 720, func(r *Router) game.Scene { return r.Decks(g, "") })
	shelf.PressMirror("deck.1000") // the first of those that come with the game
	shelf.Run(60 * time.Millisecond)
	shelf.PressMirror("readydo.3")
	shelf.Run(60 * time.Millisecond)
	on[*share.Offer](t, shelf.Rig)
	click(t, shelf.Rig, "copy.0")
	to := startAt(t, 390, 844, receive(shelf.clip(t)))
	if !mirrorSays(to.Rig, g.Deck.Ready[0].Name.FR) {
		t.Error("the deck that came is not named")
	}
	tap(t, to.Rig, "open")
	on[*decks.Scene](t, to.Rig)
	if kept, _ := to.App.Context().Decks.List("aestery"); len(kept) != 1 || kept[0].Name != g.Deck.Ready[0].Name.FR {
		t.Errorf("kept are %d decks", len(kept))
	}
}

// TestTheCodeFits looks for the three corners of the code on the screen, dark on white.
func TestTheCodeFits(t *testing.T) {
	s := dealt(t, "dracoliath", 9)
	r := startPainted(t, kit, 390, 844, func(r *Router) game.Scene { return r.Share(s) })
	tap(t, r.Rig, "copy.2")
	if !mirrorSays(r.Rig, "Code QR") {
		t.Fatal("there is no code")
	}
	white := 0
	img := r.Picture()
	for i := 0; i < len(img.Pix); i += 4 {
		if img.Pix[i] == 255 && img.Pix[i+1] == 255 && img.Pix[i+2] == 255 {
			white++
		}
	}
	if white < 20_000 {
		t.Errorf("only %d pixels are white", white)
	}
}

// leaveRecap goes on from what was missed, which is deaf at first.
func (s *screen) leaveRecap(t *testing.T) {
	t.Helper()
	on[*curtain.Recap](t, s.Rig)
	s.Run(time.Second)
	press(s.Rig, "Escape")
	s.Run(time.Second)
}

// TestAnEndByMessages gives a match up at one screen: the link of its end is offered
// over the result, and leads to the result at the other.
func TestAnEndByMessages(t *testing.T) {
	s := dealt(t, "dracoliath", 4)
	head := game.Head{Game: s.Game().ID, Info: map[string]string{"here": "0", "mail": link.Name(s)}}
	one := startAt(t, 1280, 720, func(r *Router) game.Scene { return r.Table(s, head) })
	one.Run(time.Second)
	if _, ok := one.App.Top().(*curtain.Recap); ok {
		one.leaveRecap(t)
	}
	click(t, one.Rig, "menu")
	click(t, one.Rig, "concede")
	click(t, one.Rig, "yes")
	one.Run(200 * time.Millisecond)
	on[*share.Offer](t, one.Rig)
	click(t, one.Rig, "copy.0")
	two := startAt(t, 1280, 720, receive(one.clip(t)))
	click(t, two.Rig, "open")
	two.Run(200 * time.Millisecond)
	on[*result.Result](t, two.Rig)
	if !mirrorSays(two.Rig, "Maëlys a abandonné") {
		t.Error("the result does not say how it ended")
	}
}
