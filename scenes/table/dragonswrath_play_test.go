package table

import (
	"math/rand/v2"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/dragonswrath"
	"wyrmtable/scenes/curtain"
	"wyrmtable/scenes/table/pick"
)

var wrathChance = rand.New(rand.NewPCG(5, 9))

// wrathSimple is the answer of the automatic player.
func wrathSimple(s *rules.Session, _ int) (rules.Action, bool) {
	return dragonswrath.Greedy(s.Match(), wrathChance)
}

// A wrathPlayer is a tester who plays for all leaders at one screen that is
// handed on.
type wrathPlayer struct {
	tester
	curtains int
	calls    int  // presses that let the table's question pass for all
	claims   int  // somebody has pressed his emblem
	private  int  // choices made with an eye on what is hidden
	quiet    bool // nobody interrupts
}

func newWrathPlayer(t testing.TB, s *rules.Session, w, h int) *wrathPlayer {
	return &wrathPlayer{tester: newTester(newWrathRig(t, s, w, h, game.CurtainHands), s, 7, 3)}
}

// rest waits until the table lies still and the curtain has fallen or risen.
func (p *wrathPlayer) rest() {
	for range 3 {
		p.Step(260 * time.Millisecond)
	}
	for p.table.busy() {
		p.Step(260 * time.Millisecond)
	}
}

// step does the next thing that the screen asks for and reports whether there
// was any.
func (p *wrathPlayer) step(t testing.TB, how manner) bool {
	t.Helper()
	p.rest()
	switch p.App.Top().(type) {
	case *curtain.Scene:
		p.curtains++
		if how == byKeys {
			p.Press("Enter")
		} else {
			p.press(t, how, "lift", p.hit(t, "lift"))
		}
		p.rest()
		return true
	case *curtain.Recap:
		t.Fatal("a recap is shown of what everybody has seen")
	}
	if _, over := p.s.Match().Outcome(); over {
		return false
	}
	if p.table.watch.Calling() {
		p.answerCall(t, how)
		return true
	}
	k := p.table.question.Ask
	if k == nil || k.Decider != p.table.watch.Seat && !k.Public {
		t.Fatalf("after %d answers seat %d looks and nothing is asked", p.s.Len(), p.table.watch.Seat)
	}
	a := p.choose(k)
	before := p.s.Len()
	name := p.s.Match().Board().Layout().Asks[k.Kind].Name
	p.kind[name]++
	if secret := k.Mode == rules.Secret; secret && (a.Verb == dragonswrath.VerbDone || a.Verb == dragonswrath.VerbNone) ||
		!secret && !k.Public && k.Mode != rules.Open {
		p.private++
	}
	p.give(t, a, how)
	p.rest()
	if !p.given(t, before, a, name, how) {
		t.FailNow()
	}
	return true
}

// answerCall lets the question to the table pass, or has somebody claim it.
func (p *wrathPlayer) answerCall(t testing.TB, how manner) {
	t.Helper()
	if !p.quiet {
		for _, k := range p.s.Match().Asks() {
			if odds := 40 - 30*min(1, len(k.Answers)-1); p.rnd.IntN(odds) == 0 {
				p.claims++
				id := p.table.ui.Sub("claim", int(k.Decider))
				p.press(t, how, id, p.hit(t, id))
				return
			}
		}
	}
	p.calls++
	asked, before := len(p.s.Match().Asks()), p.s.Len()
	p.press(t, how, "nobody", p.hit(t, "nobody"))
	p.rest()
	if got := p.s.Len() - before; got != asked {
		t.Fatalf("one press has passed for %d of %d", got, asked)
	}
}

// choose picks an answer: what the automatic player would do, or where it is not
// his to answer, at random.
func (p *wrathPlayer) choose(k *rules.Ask) rules.Action {
	if a, ok := dragonswrath.Greedy(p.s.Match(), p.rnd); ok && a.Seat == k.Decider && p.rnd.IntN(4) > 0 && k.Legal(a) {
		return a
	}
	for range 30 {
		if a := k.Answers[p.rnd.IntN(len(k.Answers))]; !a.Back && (a.Verb != dragonswrath.VerbShow || p.rnd.IntN(6) == 0) {
			return a.Action
		}
	}
	return k.Answers[len(k.Answers)-1].Action
}

// give gives an answer as a person does, by what is on the screen.
func (p *wrathPlayer) give(t testing.TB, a rules.Action, how manner) {
	t.Helper()
	sc := p.table
	if sc.choice.Shown() {
		p.option(t, how, a)
		return
	}
	switch {
	case a.Card == 0 && a.Target == 0 && a.Whom < 0 && a.Verb == dragonswrath.VerbBack:
		p.press(t, how, "back", p.hit(t, "back"))
		return
	case a.Card == 0 && a.Target == 0 && a.Whom < 0:
		p.press(t, how, "end", p.hit(t, "end"))
		return
	}
	p.carry(t, a, how)
	if sc.choice.Shown() { // by magic or by force
		p.Step(300 * time.Millisecond)
		p.give(t, a, how)
	}
}

// carry brings the card of an answer to its goal.
func (p *wrathPlayer) carry(t testing.TB, a rules.Action, how manner) {
	t.Helper()
	sc := p.table
	to := goalOfAction(a)
	if sc.hand.Bound() {
		p.pressGoal(t, how, to)
		return
	}
	if a.Card == 0 { // a target that is pressed itself
		p.press(t, how, sc.ui.Sub("card", int(a.Target)), p.visible(t, a.Target))
		return
	}
	if how == byDrag && to != pick.InPlace {
		p.pull(p.visible(t, a.Card), func() game.Point { return p.reachable(t, to) })
		return
	}
	before := p.s.Len()
	p.press(t, how, sc.ui.Sub("card", int(a.Card)), p.visible(t, a.Card))
	p.Step(300 * time.Millisecond)
	if p.s.Len() == before && sc.hand.Card() == a.Card && !sc.choice.Shown() {
		p.leadsTo(t, a, to)
		if to == (pick.Goal{Whom: rules.Nobody}) {
			p.press(t, how, sc.ui.Sub("card", int(a.Card)), p.visible(t, a.Card))
			return
		}
		p.pressGoal(t, how, to)
	}
}

// visible is a point of a card that no other card covers.
func (p *wrathPlayer) visible(t testing.TB, id rules.CardID) game.Point {
	t.Helper()
	return p.seek(t, p.table.tableau.Place(id), func(at game.Point) bool { return p.table.tableau.CardAt(at) == id })
}

// reachable is a point at which a goal of what is held is meant and no other.
func (p *wrathPlayer) reachable(t testing.TB, g pick.Goal) game.Point {
	t.Helper()
	return p.seek(t, p.table.tableau.GoalRect(g), func(at game.Point) bool {
		i := p.table.tableau.GoalAt(at)
		return i >= 0 && p.table.hand.Goals()[i] == g
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
			if at.Y < p.table.tableau.Lay.H-2 && ok(at) {
				return at
			}
		}
	}
	t.Fatalf("nothing of %+v can be pressed", r)
	return game.Point{}
}

func (p *wrathPlayer) playOut(t *testing.T, how ...manner) {
	t.Helper()
	for n := 0; n < 6000 && p.step(t, how[n%len(how)]); n++ {
	}
	out := p.ended(t, 4*time.Second)
	year := p.s.Match().Board().Var(dragonswrath.VarTurn, rules.Nobody)
	t.Logf("%d answers in %d years, %v, %d curtains, %d calls passed, %d claimed, won by %v", p.s.Len(), year, p.kind,
		p.curtains, p.calls, p.claims, out.Winners)
	if p.claims == 0 || p.kind["curse"] == 0 {
		t.Errorf("nobody has claimed a question: %d claims, %d answers", p.claims, p.kind["curse"])
	}
}

func TestWrathMatchOfTwo(t *testing.T) {
	newWrathPlayer(t, newWrath(t, 2, 1), 1280, 720).playOut(t, byDrag, byClicks)
}

func TestWrathMatchOfThree(t *testing.T) {
	p := newWrathPlayer(t, newWrath(t, 3, 2), 1280, 720)
	p.unpainted()
	p.playOut(t, byClicks, byDrag)
}

func TestWrathMatchOfFour(t *testing.T) {
	p := newWrathPlayer(t, newWrath(t, 4, 3), 1280, 720)
	p.unpainted()
	p.playOut(t, byDrag, byClicks)
}

func TestWrathMatchOfSix(t *testing.T) {
	p := newWrathPlayer(t, newWrath(t, 6, 4), 1280, 720)
	p.unpainted()
	p.playOut(t, byDrag, byClicks)
}

// playYears goes on for some years.
func (p *wrathPlayer) playYears(t *testing.T, years int32, how manner) {
	t.Helper()
	for p.s.Match().Board().Var(dragonswrath.VarTurn, rules.Nobody) <= years && p.step(t, how) {
	}
	if now := p.s.Match().Board().Var(dragonswrath.VarTurn, rules.Nobody); now <= years {
		t.Errorf("year %d was not ended", now)
	}
	t.Logf("%d answers, %v, %d curtains, %d claimed", p.s.Len(), p.kind, p.curtains, p.claims)
}

func TestWrathYearsByKeys(t *testing.T) {
	newWrathPlayer(t, newWrath(t, 2, 7), 1280, 720).playYears(t, 3, byKeys)
}

func TestWrathYearsByFinger(t *testing.T) {
	p := newWrathPlayer(t, newWrath(t, 3, 8), 390, 844)
	p.unpainted()
	p.playYears(t, 4, byFinger)
}

func TestWrathYearsOfSixByFinger(t *testing.T) {
	p := newWrathPlayer(t, newWrath(t, 6, 9), 390, 844)
	p.unpainted()
	p.playYears(t, 3, byFinger)
}
