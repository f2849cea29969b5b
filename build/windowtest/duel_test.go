//go:build linux

package windowtest

import (
	"image"
	"slices"
	"strings"
	"testing"
	"time"

	"wyrmtable/rules"
)

// The words of the French screen that tests look for.
const (
	river    = "Rivière"
	playable = "(jouable)"
)

// usable returns the cards that the screen says can be used now.
func (m *mirror) usable() []item {
	var found []item
	for _, it := range m.items("card.") {
		if strings.Contains(it.Label, playable) && it.At[2] > 0 {
			found = append(found, it)
		}
	}
	return found
}

// begin goes from the menu to a new duel by mouse. The first player begins.
func (p *program) begin() {
	p.t.Helper()
	p.click("tile-dracoliath")
	p.click("several")
	p.setup()
	p.click("options")
	p.click("begin.0")
	p.until("the first player to begin", func(m *mirror) bool { return m.item("begin.0").Pressed })
	p.click("start")
	p.table()
}

// setup waits for the set-up: the page before it has options too.
func (p *program) setup() {
	p.t.Helper()
	p.until("the set-up", func(m *mirror) bool { return m.item("start").ID != "" })
}

// ready waits until a card lies still and can be used, and returns its middle.
func (p *program) ready(id string) image.Point {
	p.t.Helper()
	m := p.until(id+" ready", func(m *mirror) bool {
		return slices.ContainsFunc(m.usable(), func(it item) bool { return it.ID == id })
	})
	return p.middle(m.item(id))
}

// table waits until a card can be used.
func (p *program) table() *mirror {
	p.t.Helper()
	return p.until("a card that can be used", func(m *mirror) bool { return len(m.usable()) > 0 })
}

// where says in which zone of the table a card lies.
func where(s *rules.Session, id string) string {
	b := s.Match().Board()
	n := 0
	for _, r := range strings.TrimPrefix(id, "card.") {
		n = n*10 + int(r-'0')
	}
	return b.Layout().Zones[b.Cards[n].Zone].Name
}

func desk(t testing.TB) *screen { return newScreen(t, 1600, 1000) }

// From the menu to a duel by mouse; a card dragged from the River to the hand,
// one played, one let go where it may not; undo.
func TestADuelByMouse(t *testing.T) {
	s := desk(t)
	p := start(s, t.TempDir(), "-seed", "5")
	s.picture("menu")
	p.begin()
	s.picture("table")
	p.actions(0)

	m := p.table()
	card := m.usable()[0]
	if card.region != river {
		t.Fatalf("the first card to use lies in %q, not in the River", card.region)
	}
	from := p.middle(card)
	hand := p.goal(card.ID)
	p.carry(from, hand)
	s.picture("dragging")
	s.up(1)
	if z := where(p.actions(1), card.ID); z != "hand" {
		t.Fatalf("after the drag the card lies in the %s", z)
	}
	m = p.until("cards of the hand to play", func(m *mirror) bool { u := m.usable(); return len(u) > 1 && u[0].region != river })

	// The River gives no second card: the reason is said, and nothing is kept.
	before := mustAutosave(t, p.dir)
	var other item
	for _, it := range m.items("card.") {
		if it.region == river && it.ID != card.ID {
			other = it
		}
	}
	home := other.At
	p.drag(p.middle(other), hand)
	p.see("Une carte a déjà été prise")
	s.picture("refused")
	p.until("the card home again", func(m *mirror) bool { return m.item(other.ID).At == home })
	if again := mustAutosave(t, p.dir); string(again.data) != string(before.data) {
		t.Error("a refused card changed the autosave")
	}

	// Undo by its key, and by its button, gives the start again.
	p.press("Ctrl+z")
	p.actions(0)
	p.drag(p.ready(card.ID), hand)
	p.actions(1)
	p.ready(card.ID)
	p.click("undo")
	p.actions(0)
	p.drag(p.ready(card.ID), hand)
	p.actions(1)

	// A card is played to the middle.
	p.ready(card.ID)
	play := p.table().usable()[0]
	p.drag(p.middle(play), p.goal(play.ID))
	p.until("the next question", func(*mirror) bool { return mustAutosave(t, p.dir).session.Len() >= 2 })
	s.picture("played")
	p.close()
}

func mustAutosave(t testing.TB, dir string) kept {
	t.Helper()
	k, ok := autosave(t, dir)
	if !ok || k.err != nil {
		t.Fatalf("no autosave that can be read (%v)", k.err)
	}
	return k
}

// goal finds where a card may go by picking it up with a click, and puts it
// back with a key.
func (p *program) goal(card string) image.Point {
	p.t.Helper()
	p.click(card)
	m := p.until("a goal", func(m *mirror) bool { return len(m.items("goal.")) > 0 })
	at := p.middle(m.items("goal.")[0])
	p.putBack(card)
	return at
}

// putBack puts a card back that was picked up.
func (p *program) putBack(card string) {
	p.t.Helper()
	for len(p.mirror().items("goal.")) > 0 {
		p.press("Escape") // may close the large card first
		p.until("the key's work", func(m *mirror) bool { return len(m.items("zoom")) == 0 })
	}
	p.until("the card put back", func(m *mirror) bool {
		return len(m.items("goal.")) == 0 && m.item(card).At[2] > 0
	})
}

// The mouse is far away: a whole turn by keys.
func TestATurnByKeys(t *testing.T) {
	s := desk(t)
	dir := t.TempDir()
	quick(t, dir)
	p := start(s, dir, "-seed", "5")
	s.move(image.Pt(1, 1))
	s.focus(p.window)
	p.tabTo("tile-dracoliath")
	p.press("Enter")
	p.until("alone or with others", func(m *mirror) bool { return m.item("several").ID != "" })
	p.tabTo("several")
	p.press("Enter")
	p.setup()
	p.tabTo("options")
	p.press("Enter")
	p.tabTo("begin.0")
	p.press("Enter")
	p.tabTo("start")
	p.press("Enter")
	p.table()
	for n := range 2 {
		p.tabTo(p.table().usable()[0].ID)
		p.press("Enter")
		goal := p.until("a goal", func(m *mirror) bool { return len(m.items("goal.")) > 0 }).items("goal.")[0]
		p.tabTo(goal.ID)
		p.press("Enter")
		p.actions(n + 1)
	}
	p.press("Escape")
	s.picture("after a turn")
	p.close()
}

// The focus is stolen in the middle of a drag, and the button comes up while
// another program has it: the card lies at home and plays on.
func TestFocusStolenInADrag(t *testing.T) {
	s := desk(t)
	dir := t.TempDir()
	quick(t, dir)
	p := start(s, dir, "-seed", "5")
	s.focus(p.window)
	p.begin()
	card := p.table().usable()[0]
	from, hand := p.middle(card), p.goal(card.ID)
	p.carry(from, hand)
	p.until("the card in the air", func(m *mirror) bool { return m.item(card.ID).ID == "" })
	s.stealFocus()
	p.until("the card home", func(m *mirror) bool { return m.item(card.ID).At == card.At })
	s.up(1)
	// Nothing tells that the release was ignored: give it some frames, or it
	// would come together with the focus.
	time.Sleep(500 * time.Millisecond)
	p.hears(func() { s.focus(p.window) })
	s.move(from)
	p.until("the card home", func(m *mirror) bool { return m.item(card.ID).At == card.At })
	p.actions(0)
	p.drag(from, hand)
	if z := where(p.actions(1), card.ID); z != "hand" {
		t.Errorf("after the focus came back the card went to the %s", z)
	}
	p.close()
}

// The window is made another size in the middle of a drag.
func TestResizedInADrag(t *testing.T) {
	s := desk(t)
	dir := t.TempDir()
	quick(t, dir)
	p := start(s, dir, "-seed", "5")
	p.begin()
	card := p.table().usable()[0]
	p.carry(p.middle(card), p.goal(card.ID))
	p.until("the card in the air", func(m *mirror) bool { return m.item(card.ID).ID == "" })
	for _, size := range []image.Point{{1500, 900}, {400, 860}, {1024, 600}} {
		s.resize(p.window, size.X, size.Y)
		p.until("the card at home in "+size.String(), func(m *mirror) bool {
			return m.Window == [2]int{size.X, size.Y} && m.item(card.ID).At[2] > 0
		})
		s.picture(size.String())
	}
	p.up(1)
	p.actions(0)
	p.drag(p.ready(card.ID), p.goal(card.ID))
	p.actions(1)
	p.close()
}

// Fifty clicks a second on one card, every button, and keys held down: one
// action at most.
func TestHammering(t *testing.T) {
	s := desk(t)
	p := start(s, t.TempDir(), "-seed", "5")
	p.begin()
	card := p.table().usable()[0]
	at := p.middle(card)
	s.move(at)
	for range 50 {
		s.down(1)
		time.Sleep(10 * time.Millisecond)
		s.up(1)
		time.Sleep(10 * time.Millisecond)
	}
	n := p.settled()
	if n > 1 {
		t.Errorf("50 clicks in a second on one card: %d actions", n)
	}
	for _, b := range []byte{2, 3, 3, 2} {
		s.move(at)
		s.down(b)
		s.up(b)
	}
	s.down(3)
	s.down(1)
	s.down(2)
	s.up(1)
	s.up(2)
	s.up(3)
	if again := p.settled(); again != n {
		t.Errorf("right and middle buttons: %d actions, then %d", n, again)
	}
	p.press("Escape")
	s.focus(p.window)
	for _, key := range []string{"Space", "Enter"} {
		before := p.settled()
		s.keyDown(key)
		time.Sleep(1500 * time.Millisecond) // longer than the keyboard takes to repeat
		s.keyUp(key)
		if after := p.settled(); after > before+1 {
			t.Errorf("%s held down: %d actions, then %d", key, before, after)
		}
	}
	p.kill()
}

// settled returns how many actions are kept once the program has heard all that
// was done to it: a key that shows. It is held until it does, or on a busy machine
// the program might still be hearing what was done before, and see nothing of a key
// that is up again by then.
func (p *program) settled() int {
	p.t.Helper()
	p.s.keyDown("F3") // the log opens
	p.until("the log", func(m *mirror) bool { return len(m.items("close")) > 0 || m.says("Fermer") })
	p.keyUp("F3")
	p.s.keyDown("Escape")
	p.until("the table", func(m *mirror) bool { return len(m.items("undo")) > 0 })
	p.keyUp("Escape")
	return mustAutosave(p.t, p.dir).session.Len()
}

// focused returns the item that the keys are on.
func (p *program) focused() string {
	for _, it := range p.mirror().items("") {
		if it.Focused {
			return it.ID
		}
	}
	return ""
}

// tabTo presses Tab until the keyboard is on an item.
func (p *program) tabTo(id string) {
	p.t.Helper()
	p.until(id, func(m *mirror) bool { return m.item(id).ID != "" })
	for range 90 {
		if p.focused() == id {
			return
		}
		p.press("Tab")
	}
	p.t.Fatalf("Tab never reaches %s", id)
}
