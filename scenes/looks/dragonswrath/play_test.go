package dragonswrath_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/dragonswrath"
	"wyrmtable/scenes/curtain"
	"wyrmtable/scenes/table/pick"
	"wyrmtable/scenes/table/tabletest"
)

var wrathChance = rand.New(rand.NewPCG(5, 9))

// wrathSimple is the answer of the automatic player.
func wrathSimple(s *rules.Session, _ int) (rules.Action, bool) {
	return dragonswrath.Greedy(s.Match(), wrathChance)
}

// A wrathPlayer is a tester who plays for all leaders at one screen that is
// handed on.
type wrathPlayer struct {
	tabletest.Tester
	curtains int
	calls    int  // presses that let the table's question pass for all
	claims   int  // somebody has pressed his emblem
	private  int  // choices made with an eye on what is hidden
	quiet    bool // nobody interrupts
}

func newWrathPlayer(t testing.TB, s *rules.Session, w, h int) *wrathPlayer {
	return &wrathPlayer{Tester: tabletest.NewTester(newWrathRig(t, s, w, h, game.CurtainHands), s, 7, 3)}
}

// Rest waits until the table lies still and the curtain has fallen or risen.
func (p *wrathPlayer) Rest() {
	for range 3 {
		p.Step(260 * time.Millisecond)
	}
	for p.Table.Busy() {
		p.Step(260 * time.Millisecond)
	}
}

// step does the next thing that the screen asks for and reports whether there
// was any.
func (p *wrathPlayer) step(t testing.TB, how tabletest.Manner) bool {
	t.Helper()
	p.Rest()
	switch p.App.Top().(type) {
	case *curtain.Scene:
		p.curtains++
		if how == tabletest.ByKeys {
			p.Press("Enter")
		} else {
			p.Give(t, how, "lift", p.Hit(t, "lift"))
		}
		p.Rest()
		return true
	case *curtain.Recap:
		t.Fatal("a recap is shown of what everybody has seen")
	}
	if _, over := p.Session.Match().Outcome(); over {
		return false
	}
	if p.Table.Watch.Calling() {
		p.answerCall(t, how)
		return true
	}
	k := p.Table.Question.Ask
	if k == nil || k.Decider != p.Table.Watch.Seat && !k.Public {
		t.Fatalf("after %d answers seat %d looks and nothing is asked", p.Session.Len(), p.Table.Watch.Seat)
	}
	a := p.choose(k)
	before := p.Session.Len()
	name := p.Session.Match().Board().Layout().Asks[k.Kind].Name
	p.Kinds[name]++
	if secret := k.Mode == rules.Secret; secret && (a.Verb == dragonswrath.VerbDone || a.Verb == dragonswrath.VerbNone) ||
		!secret && !k.Public && k.Mode != rules.Open {
		p.private++
	}
	p.give(t, a, how)
	p.Rest()
	if !p.Given(t, before, a, name, how) {
		t.FailNow()
	}
	return true
}

// answerCall lets the question to the table pass, or has somebody claim it.
func (p *wrathPlayer) answerCall(t testing.TB, how tabletest.Manner) {
	t.Helper()
	if !p.quiet {
		for _, k := range p.Session.Match().Asks() {
			if odds := 40 - 30*min(1, len(k.Answers)-1); p.Rand.IntN(odds) == 0 {
				p.claims++
				id := p.Table.UI.Sub("claim", int(k.Decider))
				p.Give(t, how, id, p.Hit(t, id))
				return
			}
		}
	}
	p.calls++
	asked, before := len(p.Session.Match().Asks()), p.Session.Len()
	p.Give(t, how, "nobody", p.Hit(t, "nobody"))
	p.Rest()
	if got := p.Session.Len() - before; got != asked {
		t.Fatalf("one press has passed for %d of %d", got, asked)
	}
}

// choose picks an answer: what the automatic player would do, or where it is not
// his to answer, at random.
func (p *wrathPlayer) choose(k *rules.Ask) rules.Action {
	if a, ok := dragonswrath.Greedy(p.Session.Match(), p.Rand); ok && a.Seat == k.Decider && p.Rand.IntN(4) > 0 && k.Legal(a) {
		return a
	}
	for range 30 {
		if a := k.Answers[p.Rand.IntN(len(k.Answers))]; !a.Back && (a.Verb != dragonswrath.VerbShow || p.Rand.IntN(6) == 0) {
			return a.Action
		}
	}
	return k.Answers[len(k.Answers)-1].Action
}

// give gives an answer as a person does, by what is on the screen.
func (p *wrathPlayer) give(t testing.TB, a rules.Action, how tabletest.Manner) {
	t.Helper()
	sc := p.Table
	if sc.Choice.Shown() {
		p.Option(t, how, a)
		return
	}
	switch {
	case a.Card == 0 && a.Target == 0 && a.Whom < 0 && a.Verb == dragonswrath.VerbBack:
		p.Give(t, how, "back", p.Hit(t, "back"))
		return
	case a.Card == 0 && a.Target == 0 && a.Whom < 0:
		p.Give(t, how, "end", p.Hit(t, "end"))
		return
	}
	p.carry(t, a, how)
	if sc.Choice.Shown() { // by magic or by force
		p.Step(300 * time.Millisecond)
		p.give(t, a, how)
	}
}

// carry brings the card of an answer to its goal.
func (p *wrathPlayer) carry(t testing.TB, a rules.Action, how tabletest.Manner) {
	t.Helper()
	sc := p.Table
	to := tabletest.GoalOf(a)
	if sc.Hand.Bound() {
		p.PressGoal(t, how, to, p.GoalPoint(to))
		return
	}
	if a.Card == 0 { // a target that is pressed itself
		p.Give(t, how, sc.UI.Sub("card", int(a.Target)), p.visible(t, a.Target))
		return
	}
	if how == tabletest.ByDrag && to != pick.InPlace {
		p.Pull(p.visible(t, a.Card), func() game.Point { return p.reachable(t, to) })
		return
	}
	before := p.Session.Len()
	p.Give(t, how, sc.UI.Sub("card", int(a.Card)), p.visible(t, a.Card))
	p.Step(300 * time.Millisecond)
	if p.Session.Len() == before && sc.Hand.Card() == a.Card && !sc.Choice.Shown() {
		p.LeadsTo(t, a, to)
		if to == (pick.Goal{Whom: rules.Nobody}) {
			p.Give(t, how, sc.UI.Sub("card", int(a.Card)), p.visible(t, a.Card))
			return
		}
		p.PressGoal(t, how, to, p.GoalPoint(to))
	}
}

// visible is a point of a card that no other card covers.
func (p *wrathPlayer) visible(t testing.TB, id rules.CardID) game.Point {
	t.Helper()
	return p.seek(t, p.Table.Tableau.Place(id), func(at game.Point) bool { return p.Table.Tableau.CardAt(at) == id })
}

// reachable is a point at which a goal of what is held is meant and no other.
func (p *wrathPlayer) reachable(t testing.TB, g pick.Goal) game.Point {
	t.Helper()
	return p.seek(t, p.Table.Tableau.GoalRect(g), func(at game.Point) bool {
		i := p.Table.Tableau.GoalAt(at)
		return i >= 0 && p.Table.Hand.Goals()[i] == g
	})
}

// seek finds a point of a rectangle, from its middle outwards.
func (p *wrathPlayer) seek(t testing.TB, r game.Rect, ok func(game.Point) bool) game.Point {
	t.Helper()
	for d := 0; d <= 10; d++ {
		for i := range 21 * 21 {
			x, y := i%21-10, i/21-10
			if max(x, -x, y, -y) != d {
				continue
			}
			at := game.Point{X: r.X + r.W*(.5+float64(x)*.0495), Y: r.Y + r.H*(.5+float64(y)*.0495)}
			if at.Y < p.Table.Tableau.Lay.H-2 && ok(at) {
				return at
			}
		}
	}
	t.Fatalf("nothing of %+v can be pressed", r)
	return game.Point{}
}

func (p *wrathPlayer) playOut(t *testing.T, how ...tabletest.Manner) {
	t.Helper()
	for n := 0; n < 6000 && p.step(t, how[n%len(how)]); n++ {
	}
	out := p.Ended(t, 4*time.Second)
	year := p.Session.Match().Board().Var(dragonswrath.VarTurn, rules.Nobody)
	t.Logf("%d answers in %d years, %v, %d curtains, %d calls passed, %d claimed, won by %v", p.Session.Len(), year, p.Kinds,
		p.curtains, p.calls, p.claims, out.Winners)
	if p.claims == 0 || p.Kinds["curse"] == 0 {
		t.Errorf("nobody has claimed a question: %d claims, %d answers", p.claims, p.Kinds["curse"])
	}
}

func TestWrathMatchOfTwo(t *testing.T) {
	s := newWrath(t, 2, 1)
	r := newSeenWrathRig(t, s, 1280, 720, game.CurtainHands) // the one that is painted
	p := &wrathPlayer{Tester: tabletest.NewTester(r, s, 7, 3)}
	p.playOut(t, tabletest.ByDrag, tabletest.ByClicks)
}

func TestWrathMatchOfThree(t *testing.T) {
	p := newWrathPlayer(t, newWrath(t, 3, 2), 1280, 720)
	p.playOut(t, tabletest.ByClicks, tabletest.ByDrag)
}

func TestWrathMatchOfFour(t *testing.T) {
	p := newWrathPlayer(t, newWrath(t, 4, 3), 1280, 720)
	p.playOut(t, tabletest.ByDrag, tabletest.ByClicks)
}

func TestWrathMatchOfSix(t *testing.T) {
	p := newWrathPlayer(t, newWrath(t, 6, 4), 1280, 720)
	p.playOut(t, tabletest.ByDrag, tabletest.ByClicks)
}

// playYears goes on for some years.
func (p *wrathPlayer) playYears(t *testing.T, years int32, how tabletest.Manner) {
	t.Helper()
	for p.Session.Match().Board().Var(dragonswrath.VarTurn, rules.Nobody) <= years && p.step(t, how) {
	}
	if now := p.Session.Match().Board().Var(dragonswrath.VarTurn, rules.Nobody); now <= years {
		t.Errorf("year %d was not ended", now)
	}
	t.Logf("%d answers, %v, %d curtains, %d claimed", p.Session.Len(), p.Kinds, p.curtains, p.claims)
}

func TestWrathYearsByKeys(t *testing.T) {
	newWrathPlayer(t, newWrath(t, 2, 7), 1280, 720).playYears(t, 3, tabletest.ByKeys)
}

func TestWrathYearsByFinger(t *testing.T) {
	p := newWrathPlayer(t, newWrath(t, 3, 8), 390, 844)
	p.playYears(t, 4, tabletest.ByFinger)
}

func TestWrathYearsOfSixByFinger(t *testing.T) {
	p := newWrathPlayer(t, newWrath(t, 6, 9), 390, 844)
	p.playYears(t, 3, tabletest.ByFinger)
}
