package drakerion_test

import (
	"math"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/drakerion"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/pick"
	"wyrmtable/scenes/table/tabletest"
)

// A drakPlayer is a tester of Drakerion.
type drakPlayer struct {
	tabletest.Tester
	curtains, looks int // curtains lifted, hands looked at to play from
}

func newDrakPlayer(t testing.TB, s *rules.Session, w, h int, hands game.Hands) *drakPlayer {
	return &drakPlayer{Tester: tabletest.NewTester(newDrakRig(t, s, w, h, hands), s, 11, 5)}
}

// open is the first question that waits for an answer.
func (p *drakPlayer) open() *rules.Ask {
	asks := p.Session.Match().Asks()
	for i := range asks {
		if !asks[i].Answered && asks[i].Decider == p.Table.Watch.Asked() {
			return &asks[i]
		}
	}
	return nil
}

// lift raises the curtain.
func (p *drakPlayer) lift(t testing.TB) {
	t.Helper()
	for range 30 {
		if _, ok := p.App.Mirror().Find("lift"); ok {
			p.PressMirror("lift")
			p.Run(1500 * time.Millisecond)
		}
		if !p.Table.Watch.Covered() {
			return
		}
		p.Run(200 * time.Millisecond)
	}
	t.Fatal("the curtain does not rise")
}

// choose picks an answer: fights are sought, and what is rare is preferred.
func (p *drakPlayer) choose() (rules.Action, bool) {
	k := p.open()
	if k == nil {
		return rules.Action{}, false
	}
	l := p.Session.Match().Board().Layout()
	seen := func(a *rules.Answer) int { return p.Kinds[l.Asks[k.Kind].Name+" "+l.Verbs[a.Verb].Name] }
	best := &k.Answers[p.Rand.IntN(len(k.Answers))]
	for range 12 {
		if a := &k.Answers[p.Rand.IntN(len(k.Answers))]; seen(a) < seen(best) && !a.Back {
			best = a
		}
	}
	if roll := p.Rand.IntN(10); roll < 5 {
		for i := range k.Answers {
			if a := &k.Answers[i]; a.Verb == drakerion.VerbAttack || a.Verb == drakerion.VerbShoot {
				return a.Action, true
			}
		}
	} else if a := rules.Do(k.Decider, drakerion.VerbPass); roll < 8 && k.Kind == drakerion.AskCombat {
		return a, true
	}
	return best.Action, true
}

// give gives an answer as a person does.
func (p *drakPlayer) give(t testing.TB, a rules.Action, how tabletest.Manner) {
	t.Helper()
	sc := p.Table
	p.Rest()
	if sc.Watch.Covered() {
		p.curtains++
		p.lift(t)
	}
	if sc.Watch.Shared() && !sc.Question.Ask.Legal(a) { // his hand has to be looked at
		p.looks++
		p.Give(t, how, "eye", p.Hit(t, "eye"))
		p.Run(300 * time.Millisecond)
	}
	if sc.Choice.Shown() {
		p.Option(t, how, a)
		return
	}
	button := ""
	switch {
	case a.Verb == drakerion.VerbRetreat && p.Rand.IntN(2) == 0:
		button = sc.UI.Sub("act", 0)
	case a.Card == 0:
		button = p.Button(a)
	}
	if button != "" {
		p.Give(t, how, button, p.Hit(t, button))
		return
	}
	before := p.Session.Len()
	p.carry(t, a, how)
	if sc.Choice.Shown() && p.Session.Len() == before { // several things could be meant
		p.Run(300 * time.Millisecond)
		p.give(t, a, how)
	}
}

// carry brings the card of an answer to its goal.
func (p *drakPlayer) carry(t testing.TB, a rules.Action, how tabletest.Manner) {
	t.Helper()
	sc := p.Table
	to := tabletest.GoalOf(a)
	if sc.Hand.Bound() {
		p.goal(t, how, to)
		return
	}
	before := p.Session.Len()
	if how != tabletest.ByKeys { // no card stands up over its neighbours
		p.Move(game.Rect(sc.Tableau.Lay.Title).Center())
		p.Run(100 * time.Millisecond)
	}
	switch z := sc.Shown.Cards[a.Card].Zone; {
	case sc.Tableau.Buried(a.Card) || sc.Shown.Layout().Zones[z].Pile && sc.Digs(z):
		top := sc.Shown.Top(z)
		p.Give(t, how, sc.UI.Sub("card", int(top)), p.Middle(top))
		p.Run(300 * time.Millisecond)
		id := sc.UI.Sub("old", int(a.Card))
		p.Give(t, how, id, p.Hit(t, id))
	case how == tabletest.ByDrag && to != pick.InPlace:
		p.Pull(p.Middle(a.Card), func() game.Point {
			if to.Card == 0 {
				return p.clear(to)
			}
			return sc.Tableau.GoalRect(to).Center()
		})
		return
	default:
		at := game.Rect(sc.Tableau.Place(a.Card)).Center()
		if k := sc.Tableau.Lay.Zones[z]; k.Kind == layout.Fan && how == tabletest.ByFinger { // the part that no other card covers
			s := sc.Tableau.Stage.Cards[a.Card].Now()
			at = game.Point{X: s.X - s.Width/2 + 14, Y: s.Y}
		}
		if host := sc.Tableau.HostOf(a.Card); host != 0 { // where it looks out
			s, h := sc.Tableau.Stage.Cards[a.Card].Now(), sc.Tableau.Stage.Cards[host].Now()
			side := s.Width/2 - 5
			if s.X < h.X {
				side = -side
			}
			at = game.Point{X: s.X + side*math.Cos(s.Angle), Y: s.Y + side*math.Sin(s.Angle)}
		}
		p.Give(t, how, sc.UI.Sub("card", int(a.Card)), at)
	}
	p.Run(300 * time.Millisecond)
	if p.Session.Len() == before && sc.Hand.Card() == a.Card && !sc.Choice.Shown() {
		p.LeadsTo(t, a, to)
		p.goal(t, how, to)
	}
}

// clear is a point of a goal that no smaller one covers.
func (p *drakPlayer) clear(g pick.Goal) game.Point {
	sc := p.Table
	goals := sc.Hand.Goals()
	r := sc.Tableau.GoalRect(g)
	for _, y := range []float64{.5, .1, .9, .3, .7} {
		for _, x := range []float64{.5, .05, .95, .2, .35, .65, .8} {
			at := game.Point{X: r.X + r.W*x, Y: r.Y + r.H*y}
			best, size := -1, 1e12
			for i, k := range goals {
				if o := sc.Tableau.GoalRect(k); o.Contains(at) && o.W*o.H < size {
					best, size = i, o.W*o.H
				}
			}
			if best >= 0 && goals[best] == g {
				return at
			}
		}
	}
	return r.Center()
}

// goal presses a goal of what is held; of the cards of a pile the one that
// stands for all.
func (p *drakPlayer) goal(t testing.TB, how tabletest.Manner, g pick.Goal) {
	t.Helper()
	sc := p.Table
	for i, k := range sc.Hand.Goals() {
		same := k == g || g.Card != 0 && k.Card != 0 && sc.Tableau.InPile(g.Card) &&
			sc.Shown.Cards[k.Card].Zone == sc.Shown.Cards[g.Card].Zone
		if same {
			p.Give(t, how, sc.UI.Sub("goal", i), p.clear(k))
			return
		}
	}
	t.Fatalf("%+v is no goal of card %d", g, sc.Hand.Card())
}

// play gives the next answer and reports whether there was one.
func (p *drakPlayer) play(t testing.TB, how tabletest.Manner) bool {
	t.Helper()
	a, ok := p.choose()
	if !ok {
		return false
	}
	before, k := p.Session.Len(), p.open()
	l := p.Session.Match().Board().Layout()
	name := l.Asks[k.Kind].Name + " " + l.Verbs[a.Verb].Name
	p.Kinds[name]++
	p.give(t, a, how)
	p.Run(400 * time.Millisecond)
	if !p.Given(t, before, a, name, how) {
		sc := p.Table
		for _, id := range sc.Shown.Zone(sc.Shown.Cards[a.Card].Zone) {
			t.Logf("%d at %+v, now %+v", id, sc.Tableau.Stage.Cards[id].Goal(), sc.Tableau.Place(id))
		}
		t.FailNow()
	}
	return true
}

func (p *drakPlayer) playOut(t *testing.T, how ...tabletest.Manner) {
	t.Helper()
	for n := 0; n < 1200 && p.play(t, how[n%len(how)]); n++ {
	}
	out := p.Ended(t, 6*time.Second)
	turn := p.Session.Match().Board().Var(drakerion.VarTurn, rules.Nobody)
	t.Logf("%d answers in %d turns, %d curtains, %d looks at a hand, %v, won by %v", p.Session.Len(), turn, p.curtains, p.looks,
		p.Kinds, out.Winners)
	if most := 2 * int(turn+1); p.curtains > most { // mulligans and Manœuvres
		t.Errorf("%d curtains in %d turns, want at most %d", p.curtains, turn, most)
	}
}

func TestDrakerionMatchByDrag(t *testing.T) {
	p := newDrakPlayer(t, newDrakerion(t, 1), 1280, 720, game.OpenHands)
	p.playOut(t, tabletest.ByDrag)
}

func TestDrakerionMatchByMouse(t *testing.T) {
	p := newDrakPlayer(t, newDrakerion(t, 2), 1280, 720, game.OpenHands)
	p.playOut(t, tabletest.ByClicks, tabletest.ByDrag)
}

func TestDrakerionMatchByKeys(t *testing.T) {
	s := newDrakerion(t, 3)
	p := &drakPlayer{Tester: tabletest.NewTester(newSeenDrakRig(t, s, 1280, 720, game.OpenHands), s, 11, 5)} // that is painted
	p.playOut(t, tabletest.ByKeys)
}

func TestDrakerionMatchAtASharedTable(t *testing.T) {
	newDrakPlayer(t, newDrakerion(t, 4), 1280, 720, game.GameHands).playOut(t, tabletest.ByClicks, tabletest.ByDrag)
}

func TestDrakerionMatchByFinger(t *testing.T) {
	p := newDrakPlayer(t, newDrakerion(t, 5), 390, 844, game.GameHands)
	p.playOut(t, tabletest.ByFinger)
}

func TestDrakerionMatchInAShortWindow(t *testing.T) {
	p := newDrakPlayer(t, newDrakerion(t, 6), 390, 700, game.GameHands)
	p.playOut(t, tabletest.ByFinger, tabletest.ByKeys)
}

// aSurprise is a combat in which a hidden hand holds a surprise, the defender can
// turn the blow, and one point of prestige is missing.
const aSurprise = `scenario A surprise, a turned blow and the twentieth point
game   drakerion
seats  Alice, Bruno
deck   Alice: Bannière de braise, Forge noire, Caravane, Golem errant, Mercenaire, Rage
deck   Bruno: Bannière de brume, Port des brumes, Caravane, Tisseur de voiles, Noyée errante, Passeur gris, Feu follet, Rage
set    turn 2
set    phase 2
set    first Alice
set    active Alice
set    gold Alice 3
set    gold Bruno 3
set    prestige Alice 19
zone   banner Alice: Bannière de braise
zone   banner Bruno: Bannière de brume
zone   melee Alice: Golem errant, Mercenaire
zone   melee Bruno: Noyée errante, Passeur gris, Tisseur de voiles
zone   hand Bruno: Feu follet
zone   deck Alice: Rage
zone   deck Bruno: Rage
`

// TestDrakerionSurpriseAndRedirection plays that combat at a shared table, with
// the mouse and with a finger on a phone, to the win by prestige.
func TestDrakerionSurpriseAndRedirection(t *testing.T) {
	for how, px := range map[tabletest.Manner][2]int{tabletest.ByClicks: {1280, 720}, tabletest.ByFinger: {390, 844}} {
		s := drakPosition(t, aSurprise)
		p := newDrakPlayer(t, s, px[0], px[1], game.GameHands)
		card := func(name string) rules.CardID {
			b := s.Match().Board()
			for id := 1; id < len(b.Cards); id++ {
				if f := b.Cards[id].Face; f != 0 && drakerion.Cards[f].Name.FR == name {
					return rules.CardID(id)
				}
			}
			t.Fatalf("no card %s", name)
			return 0
		}
		do := func(v rules.Verb, name, target string) {
			t.Helper()
			for _, a := range p.open().Answers {
				if a.Verb == v && (name == "" || a.Card == card(name)) && (target == "" || a.Target == card(target)) {
					n := s.Len()
					p.give(t, a.Action, how)
					p.Run(600 * time.Millisecond)
					if s.Len() != n+1 || s.Action(n) != a.Action {
						t.Fatalf("manner %d: %+v was meant, %d answers were given", how, a.Action, s.Len()-n)
					}
					return
				}
			}
			t.Fatalf("nothing of verb %d with %q on %q is asked", v, name, target)
		}
		do(drakerion.VerbAttack, "Golem errant", "Noyée errante")
		do(drakerion.VerbPlay, "Feu follet", "") // Imprévisible, from the hidden hand
		if p.looks != 1 {
			t.Errorf("manner %d: the hand was looked at %d times, want once", how, p.looks)
		}
		do(drakerion.VerbPass, "", "")
		do(drakerion.VerbUse, "Tisseur de voiles", "Passeur gris")
		if got := s.Match().Board().Var(drakerion.VarDefender, rules.Nobody); got != int32(card("Passeur gris")) {
			t.Errorf("manner %d: the defender is card %d", how, got)
		}
		do(drakerion.VerbPass, "", "")
		do(drakerion.VerbPass, "", "")
		if out, over := s.Match().Outcome(); !over || !out.Winners.Has(0) {
			t.Errorf("manner %d: over %v, won by %v", how, over, out.Winners)
		}
		if got := s.Match().Board().Var(drakerion.VarPrestige, 0); got != 20 {
			t.Errorf("manner %d: prestige %d", how, got)
		}
	}
}
