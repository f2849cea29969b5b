package tabletest

import (
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/curtain"
	"wyrmtable/scenes/table/sheet"
)

// Tap presses a button of the mirror, if it is there.
func (p *Spy) Tap(id string) bool {
	it, ok := p.App.Mirror().Find(id)
	if !ok || it.Disabled || it.Role != game.ButtonItem {
		return false
	}
	p.PressMirror(id)
	p.Look()
	return true
}

// mouse presses a button where the screen shows it.
func (p *Spy) mouse(id string) bool {
	it, ok := p.App.Mirror().Find(id)
	if !ok || it.At.W == 0 {
		return false
	}
	p.Click(it.At.Center())
	p.Look()
	return true
}

// Pass goes through curtain and recap, as the one named would.
func (p *Spy) Pass(r *rand.Rand) {
	for {
		switch p.App.Top().(type) {
		case *curtain.Scene:
			p.Rest()
			p.Frame(400 * time.Millisecond)
			next := p.Table.Watch.Next
			if _, quick := p.App.Mirror().Find("blind"); quick && r.IntN(5) == 0 {
				p.Tap("blind")
				continue
			}
			// The very press shows his table: he is there from now on.
			p.Who = next
			done := false
			switch r.IntN(3) {
			case 0:
				done = p.Tap("lift")
			case 1:
				done = p.mouse("lift")
			default:
				p.Press("Enter")
				p.Look()
				done = true
			}
			if !done {
				p.t.Fatal("the curtain has no button to raise it")
			}
			if _, still := p.App.Top().(*curtain.Scene); still {
				p.t.Fatalf("the curtain does not rise for seat %d", next)
			}
		case *curtain.Recap:
			if r.IntN(2) == 0 {
				p.Rest()
			}
			p.Run(800 * time.Millisecond) // a hammering is not heard until there is quiet
			p.Press("Enter")
			p.Look()
		default:
			return
		}
	}
}

// Answer gives a random answer by what a person would press or drag.
func (p *Spy) Answer(r *rand.Rand) {
	if p.Table.Question.Aloud { // he asks the other, who wants the screen or not
		if r.IntN(2) == 0 {
			p.Tap("end")
		} else {
			p.Tap("pass")
		}
		return
	}
	k := p.Table.Question.Ask
	if k == nil || k.Decider != p.Who && !k.Public {
		p.t.Fatalf("seat %d looks and is not asked", p.Who)
	}
	a := k.Answers[r.IntN(len(k.Answers))]
	before := p.Session.Len()
	switch {
	case p.Table.Choice.Modal():
		p.Choose(a)
	case a.Card != 0 && p.OnTable(a):
		from := p.Middle(a.Card)
		p.Table.Hand.Pick(a.Card)
		goal := p.GoalAt(a)
		p.Table.Hand.Drop()
		p.Carry(from, goal)
		p.Look()
		p.Up(goal)
		p.Look()
		p.Choose(a)
	case a.Action == rules.Do(a.Seat, a.Verb):
		if !p.Tap(p.ButtonOf(a)) {
			p.Choose(a)
		}
	}
	if p.Session.Len() == before { // a goal that this plain table does not have
		p.Table.Choice.Close()
		p.Table.Do(p.App.Context(), a.Action)
		p.Frame(17 * time.Millisecond)
	}
}

// ButtonOf is the name of the button of an answer without a card.
func (p *Spy) ButtonOf(a rules.Answer) string {
	v := p.Table.Look.Play.Verbs
	switch {
	case v == nil || p.Table.Question.VerbIn(&a, v.Main):
		return "end"
	case p.Table.Question.VerbIn(&a, v.Pass):
		return "pass"
	case p.Table.Question.VerbIn(&a, v.Back):
		return "back"
	}
	return "more"
}

func (p *Spy) OnTable(a rules.Answer) bool {
	s, ok := p.Table.Tableau.Pose(a.Card)
	return ok && s.Width > 0 && (a.Zone != rules.Nowhere || a.Target != 0)
}

func (p *Spy) GoalAt(a rules.Answer) game.Point {
	for _, g := range p.Table.Hand.Goals() {
		if g.Card == a.Target && (g.Card != 0 || g.Zone == a.Zone) {
			return p.Table.Tableau.GoalRect(g).Center()
		}
	}
	return game.Point{X: 600, Y: 500}
}

// Choose presses an answer of the panel, if it is there.
func (p *Spy) Choose(a rules.Answer) {
	for i, b := range p.Table.Choice.Answers {
		if b.Action == a.Action {
			p.Tap(p.Table.Top.Sub("option", i))
			return
		}
	}
}

// Disturb does what people do between their moves.
func (p *Spy) Disturb(r *rand.Rand) {
	switch r.IntN(12) {
	case 0:
		b := p.Screen().Bounds()
		p.Resize(b.Dx()+r.IntN(40), b.Dy()+r.IntN(40), 1)
		p.Frame(17 * time.Millisecond)
	case 1:
		p.Press("Ctrl+z")
		p.Look()
	case 2:
		p.Press("m")
		p.Look()
		p.Tap("settings")
		p.Frame(17 * time.Millisecond)
		p.Press("Escape")
		p.Look()
		if p.Table.Sheet.Kind == sheet.Menu { // where the settings lead back to
			p.Press("Escape")
			p.Look()
		}
	case 3:
		p.Press("z")
		p.Look()
		p.Rest()
		p.Press("z")
		p.Look()
	case 4:
		p.Press("l")
		p.Look()
		p.Press("Escape")
		p.Look()
	case 5: // hold a card while the key that ends the step is pressed
		if ids := p.Table.Hand.Sources(nil); len(ids) > 0 {
			p.Carry(p.Middle(ids[0]), game.Point{X: 640, Y: 420})
			p.Look()
			p.Press("Space")
			p.Look()
			p.Frame(17 * time.Millisecond)
			p.Up(game.Point{X: 640, Y: 420})
			p.Look()
		}
	case 6:
		if ids := p.Table.Tableau.Order; len(ids) > 0 {
			p.Move(p.Middle(ids[r.IntN(len(ids))]))
			p.Frame(450 * time.Millisecond)
			p.Frame(17 * time.Millisecond)
		}
	case 7:
		p.Blur()
		p.Look()
	}
}

// Play goes on for n answers, and reports what leaked.
func (p *Spy) Play(n int, r *rand.Rand) []string {
	for range n {
		if _, over := p.Session.Match().Outcome(); over {
			break
		}
		p.Pass(r)
		if p.Table.Busy() {
			p.Rest()
			continue
		}
		p.Disturb(r)
		p.Pass(r)
		if p.Table.Busy() || p.Table.Question.Ask == nil {
			p.Rest()
			continue
		}
		p.Answer(r)
		if r.IntN(3) == 0 {
			p.Click(game.Point{X: 20, Y: 400}) // finishes the motions
			p.Look()
		}
		p.Rest()
		if r.IntN(10) == 0 {
			p.Saved()
		}
	}
	return p.Found
}

// Spied is how many answers each match of TestNothingLeaks goes on for; SPIED in
// the environment says another number.
func Spied() int {
	if n, err := strconv.Atoi(os.Getenv("SPIED")); err == nil {
		return n
	}
	return 20
}

// Share plays n answers around a shared table: with hands face down where the
// answer names what all see, else with one's hand shown, behind the curtain for
// what is secret. It knows by itself who looks.
func (p *Spy) Share(n int, r *rand.Rand) []string {
	for p.Session.Len() < n && len(p.Found) == 0 {
		if _, down := p.App.Top().(*curtain.Scene); down {
			p.Rest()
			p.Frame(400 * time.Millisecond)
			p.Who = p.Table.Watch.Next
			p.Tap("lift")
			p.Rest()
			continue
		}
		to := p.Table.Watch.Asked()
		if to == rules.Nobody {
			break
		}
		k := askOf(p.Session.Match(), to)
		a := k.Answers[r.IntN(len(k.Answers))].Action
		if p.Table.Question.Ask == nil || !p.Table.Question.Ask.Legal(a) {
			if p.Who == to {
				p.Wrong("with the hand shown, %+v cannot be answered", a)
			}
			p.Who = to
			if !p.Tap("eye") {
				p.Tap("reveal")
			}
			p.Rest()
		}
		p.Table.Do(p.App.Context(), a)
		p.Rest()
		if _, over := p.Session.Match().Outcome(); over {
			break
		}
		if p.Table.Watch.Seat != p.Who {
			p.Who = rules.Nobody // the hand is turned down for the next one
			p.Rest()
		}
		p.Saved()
	}
	return p.Found
}

// askOf is the question that waits for a seat.
func askOf(m rules.Match, s rules.Seat) *rules.Ask {
	asks := m.Asks()
	for i := range asks {
		if asks[i].Decider == s && !asks[i].Answered {
			return &asks[i]
		}
	}
	return nil
}

// SpokenOf are the faces of a game whose names stand in the names or texts of
// others: a label that says such a name need not speak of the card.
func SpokenOf(g *rules.Game) map[rules.Face]bool {
	out := map[rules.Face]bool{}
	for f := range g.Faces {
		for h := range g.Faces {
			if f > 0 && h > 0 && f != h && (strings.Contains(g.Faces[h].Name.FR, g.Faces[f].Name.FR) ||
				strings.Contains(g.Faces[h].Rules.FR, g.Faces[f].Name.FR)) {
				out[rules.Face(f)] = true
			}
		}
	}
	return out
}
