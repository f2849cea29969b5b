//go:build linux

package windowtest

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// over reports whether the screen is the one after a match.
func (m *mirror) over() bool { return m.item("rematch").ID != "" }

// open reports whether the screen asks something of the player.
func (m *mirror) open() bool {
	return m.over() || len(m.usable()) > 0 || len(m.items("option.")) > 0 || m.end()
}

// end reports whether the large button gives an answer, rather than saying what
// is waited for.
func (m *mirror) end() bool {
	it := m.item("end")
	return it.ID != "" && !it.Disabled && !it.Hint
}

// act does one answer by mouse: a card and where it goes, one of a list, or the
// large button; rnd chooses. It returns once the log tells of it, or the match
// is over. Nothing is waited for after the last press if hasty is set.
func (p *program) act(rnd *rand.Rand, hasty bool) {
	p.t.Helper()
	m := p.until("a question", (*mirror).open)
	if m.over() {
		return
	}
	log := slices.Clone(m.Log)
	told := func(m *mirror) bool { return m.over() || m.open() && !slices.Equal(m.Log, log) }
	if options := m.items("option."); len(options) > 0 {
		p.clickAt(p.middle(options[rnd.IntN(len(options))]))
	} else if cards := m.usable(); len(cards) > 0 {
		card := cards[rnd.IntN(len(cards))]
		p.clickAt(p.middle(card))
		m = p.until("a goal for "+card.Label, func(m *mirror) bool { return len(m.items("goal.")) > 0 || told(m) })
		if goals := m.items("goal."); len(goals) > 0 {
			p.clickAt(p.middle(goals[rnd.IntN(len(goals))]))
		}
		// What one gesture may mean in several ways is asked after it.
		if !hasty {
			m = p.until("the answer told", func(m *mirror) bool { return len(m.items("option.")) > 0 || told(m) })
			if options := m.items("option."); len(options) > 0 && !told(m) {
				p.clickAt(p.middle(options[rnd.IntN(len(options))]))
			}
		}
	} else {
		p.click("end")
	}
	if !hasty {
		p.until("the answer told", told)
	}
}

// Alice needs one blow; the match ends on the screen that says she won, and
// leads to the next one.
func TestAShortGameToItsResult(t *testing.T) {
	s := desk(t)
	dir := t.TempDir()
	p := start(s, dir, "-position", position(t, `
scenario One blow is enough
game   dracoliath
seats  Alice, Bruno
first  Alice
set    life Bruno 1
set    focus Bruno 0
zone   hand Alice: Souffle ardent
zone   hand Bruno: Source claire
zone   river: Orbe du sommet, Vague, Bourgeon
zone   deck: rest
`))
	p.table()
	take := p.table().usable()[0]
	p.drag(p.middle(take), p.goal(take.ID))
	p.actions(1)
	blow := p.until("the blow", func(m *mirror) bool {
		return slices.ContainsFunc(m.usable(), isBlow)
	}).usable()
	card := blow[slices.IndexFunc(blow, isBlow)]
	at := p.goal(card.ID)
	p.drag(p.ready(card.ID), at)
	p.see("Alice l’emporte")
	p.until("the result at rest", (*mirror).over)
	s.picture("result")
	if k, ok := autosave(t, dir); !ok || !k.done {
		t.Errorf("a finished match is kept to be watched, not continued: kept %v, over %v", ok, k.done)
	}
	p.click("rematch")
	m := p.table()
	if !strings.Contains(m.Title, "Bruno") {
		t.Errorf("Bruno begins the rematch; the screen says %q", m.Title)
	}
	p.close()
}

func isBlow(it item) bool { return strings.HasPrefix(it.Label, "Souffle ardent") }
