package table

import (
	"cmp"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/aestery"
	aesterylook "wyrmtable/scenes/looks/aestery"
	"wyrmtable/scenes/table/pick"
)

// An aesPlayer is a tester of Aestery.
type aesPlayer struct{ tester }

func newAesPlayer(t testing.TB, s *rules.Session, w, h int) *aesPlayer {
	return &aesPlayer{newTester(newAesteryRig(t, s, w, h), s, 7, 3)}
}

// choose picks an answer: what is begun is mostly ended, fights are sought.
func (p *aesPlayer) choose() (rules.Action, bool) {
	asks := p.s.Match().Asks()
	if len(asks) == 0 {
		return rules.Action{}, false
	}
	k := &asks[0]
	verb := func(v rules.Verb) *rules.Answer {
		for i := range k.Answers {
			if k.Answers[i].Verb == v {
				return &k.Answers[i]
			}
		}
		return nil
	}
	roll := p.rnd.IntN(10)
	if a := verb(aestery.VerbAttack); a != nil && roll < 8 {
		return a.Action, true
	}
	if a := verb(aestery.VerbConfirm); a != nil && roll < 7 {
		return a.Action, true
	}
	if a := verb(aestery.VerbPass); a != nil && (roll < 3 || k.Kind != aestery.AskMain && roll < 8) {
		return a.Action, true
	}
	if a := verb(aestery.VerbMine); a != nil && roll < 6 && p.s.Match().Board().Var(aestery.VarMined, k.Decider) == 0 {
		return a.Action, true
	}
	for range 20 {
		if a := k.Answers[p.rnd.IntN(len(k.Answers))]; !a.Back || p.rnd.IntN(12) == 0 {
			return a.Action, true
		}
	}
	return k.Answers[0].Action, true
}

// upper is the same answer with the card that can be pressed of a heap.
func (p *aesPlayer) upper(a rules.Action) rules.Action {
	sc := p.table
	p.rest()
	if _, top := sc.tableau.Heaped(a.Card); a.Card == 0 || top {
		return a
	}
	at := *sc.tableau.SpotOf(a.Card)
	for _, id := range sc.shown.Zone(sc.shown.Cards[a.Card].Zone) {
		if k := sc.tableau.SpotOf(id); k.I == at.I && k.Deep == 0 {
			a.Card = id
		}
	}
	return a
}

// give gives an answer as a person does, by what is on the screen.
func (p *aesPlayer) give(t testing.TB, a rules.Action, how manner) {
	t.Helper()
	sc := p.table
	p.rest()
	if sc.choice.Shown() {
		p.option(t, how, a)
		return
	}
	if a.Card == 0 {
		button := cmp.Or(p.button(a), "more")
		p.press(t, how, button, p.hit(t, button))
		return
	}
	if a.Verb == aestery.VerbPower && !sc.tableau.Lay.Portrait {
		for i, w := range aesterylook.Look.Players.Hero.Powers(sc.shown.Cards[a.Card].Face) {
			if w.Num == a.Num {
				id := sc.ui.Sub(sc.ui.Sub("power", int(a.Seat)), i)
				p.press(t, how, id, p.hit(t, id))
				return
			}
		}
	}
	p.carry(t, a, how)
	if sc.choice.Shown() { // several things could be meant
		p.Run(300 * time.Millisecond)
		p.give(t, a, how)
	}
}

// carry brings the card of an answer to its goal.
func (p *aesPlayer) carry(t testing.TB, a rules.Action, how manner) {
	t.Helper()
	sc := p.table
	to := goalOfAction(a)
	if sc.hand.Bound() {
		p.pressGoal(t, how, to)
		return
	}
	if how == byDrag && to != (pick.Goal{Whom: rules.Nobody}) {
		p.pull(p.middle(a.Card), func() game.Point { return sc.tableau.GoalRect(to).Center() })
		return
	}
	before := p.s.Len()
	at := p.middle(a.Card)
	// the next one of a full hand covers its right half
	if r := sc.tableau.Place(a.Card); sc.tableau.IsHand(sc.shown.Cards[a.Card].Zone) {
		at.X = r.X + r.W*.22
	}
	p.press(t, how, sc.ui.Sub("card", int(a.Card)), at)
	p.Run(300 * time.Millisecond)
	if p.s.Len() == before && sc.hand.Card() == a.Card {
		p.leadsTo(t, a, to)
		p.pressGoal(t, how, to)
	}
}

// play gives the next answer and reports whether there was one.
func (p *aesPlayer) play(t testing.TB, how manner) bool {
	t.Helper()
	a, ok := p.choose()
	if !ok {
		return false
	}
	a = p.upper(a)
	before, k := p.s.Len(), p.s.Match().Asks()[0]
	name := p.s.Match().Board().Layout().Asks[k.Kind].Name
	p.kind[name]++
	p.give(t, a, how)
	p.Run(400 * time.Millisecond)
	if !p.given(t, before, a, name, how) {
		t.FailNow()
	}
	return true
}

func (p *aesPlayer) playOut(t *testing.T, how ...manner) {
	t.Helper()
	for n := 0; n < 1500 && p.play(t, how[n%len(how)]); n++ {
	}
	out := p.ended(t, 4*time.Second)
	t.Logf("%d answers in %d turns, %v, won by %v", p.s.Len(), p.s.Match().Board().Var(aestery.VarTurn, rules.Nobody),
		p.kind, out.Winners)
}

func TestAesteryMatchByDrag(t *testing.T) {
	newAesPlayer(t, newAestery(t, 1), 1280, 720).playOut(t, byDrag)
}

func TestAesteryMatchByMouse(t *testing.T) {
	newAesPlayer(t, newAestery(t, 2), 1280, 720).playOut(t, byDrag, byClicks)
}

func TestAesteryMatchByKeys(t *testing.T) {
	newAesPlayer(t, newAestery(t, 3), 1280, 720).playOut(t, byKeys)
}

func TestAesteryMatchByFinger(t *testing.T) {
	newAesPlayer(t, newAestery(t, 4), 390, 844).playOut(t, byFinger)
}
