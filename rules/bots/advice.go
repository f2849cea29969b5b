package bots

import (
	"math"
	"strconv"

	"wyrmtable/rules"
)

// An Advice is what the highest level would answer to a question, and how well it
// did against the next best answer.
type Advice struct {
	Best Chance
	Next Chance // the answer that did best but for Best
	Has  bool   // there is a Next; else nothing else is worth a thought, or was tried
}

// Advise begins to think about the question that waits for a seat, as the highest
// level would at that seat, which knows nothing of what was thought before. It
// returns nil when no question waits. Like every thought it knows no more than the
// seat.
func Advise(g *rules.Game, m rules.Match, seat rules.Seat, seed uint64) *Thought {
	return New(g, Highest, seat, seed).Think(m)
}

// Advice returns what was found so far.
func (t *Thought) Advice() Advice {
	tr := &t.tree
	c := tr.chosen()
	if c == 0 || tr.tries == 0 {
		return Advice{Best: Chance{t.best, t.value(t.root, t.p.seat), 0}}
	}
	a := Advice{Best: tr.chance(c)}
	if next := tr.bestBut(0, c); next != 0 {
		a.Next, a.Has = tr.chance(next), true
	}
	return a
}

// chance is what was found out about a node.
func (tr *tree) chance(c int32) Chance {
	n := &tr.nodes[c]
	return Chance{n.move.Action, n.total / float64(n.tries), int(n.tries)}
}

// Why says in one sentence why the best answer is the best, by what was seen of it
// and of the next. other is what that one is called.
func (a *Advice) Why(other rules.Text) rules.Text {
	if !a.Has {
		if a.Best.Tries == 0 {
			return rules.Text{FR: "Rien d’autre ne mérite réflexion.", EN: "Nothing else is worth a thought."}
		}
		won, of := times(a.Best.Win, 10)
		return rules.Text{FR: "Gagne " + won + " fois sur " + of + "\u00a0; rien d’autre n’a été essayé.",
			EN: "Wins " + won + " times in " + of + "; nothing else was tried."}
	}
	other = rules.Text{FR: rules.Within(other.FR), EN: rules.Within(other.EN)}
	out := 10
	if roughly(a.Best.Win, out) == roughly(a.Next.Win, out) {
		out = 100
	}
	won, of := times(a.Best.Win, out)
	if roughly(a.Next.Win, out) >= roughly(a.Best.Win, out) {
		return rules.Text{FR: "Gagne " + won + " fois sur " + of + "\u00a0; «\u00a0" + other.FR + "\u00a0» le vaut presque.",
			EN: "Wins " + won + " times in " + of + "; “" + other.EN + "” is nearly as good."}
	}
	rest, _ := times(a.Next.Win, out)
	return rules.Text{FR: "Gagne " + won + " fois sur " + of + "\u00a0; sinon, au mieux " + rest + " («\u00a0" + other.FR +
		"\u00a0»).",
		EN: "Wins " + won + " times in " + of + "; otherwise " + rest + " at best (“" + other.EN + "”)."}
}

// roughly is a share as so many of a whole.
func roughly(share float64, of int) int { return int(math.Round(share * float64(of))) }

func times(share float64, of int) (won, whole string) {
	return strconv.Itoa(roughly(share, of)), strconv.Itoa(of)
}
