package lesson

import (
	"slices"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/puzzle"
	"wyrmtable/rules/scenario"
	"wyrmtable/scenes/beside"
)

// A riddle is a puzzle while somebody tries it: his answers can all be taken back,
// and the others answer what refutes them.
type riddle struct {
	*puzzle.Problem
	tries  []int // how many answers had been given before each of the solver's
	search *puzzle.Search
	work   *beside.Work // the search for what the others answer; nil while nobody is asked
}

// What a search may take: the answer must come while somebody waits for it.
const (
	mostPositions = 150_000
	mostTime      = 3 * time.Second
)

// Set begins a puzzle on a session of it.
func Set(p *puzzle.Problem, s *rules.Session) Guide {
	g := Guide{riddle: &riddle{Problem: p}, session: s, Stage: Waiting, fresh: true}
	if rules.AskOf(s.Match(), p.Solver) == nil {
		g.Stage = Leading // somebody else begins
	}
	return g
}

// Riddle reports whether it is a puzzle that is taken and no lesson.
func (g *Guide) Riddle() bool { return g.riddle != nil }

// Stop gives up what is thought about.
func (g *Guide) Stop() {
	if r := g.riddle; r != nil && r.work != nil {
		r.work.CancelThen(r.search.Stop)
		r.work, r.search = nil, nil
	}
}

// ponder is GoOn of a puzzle: when the solver has answered, the others do, until it
// is solved or lost.
func (g *Guide) ponder() (a rules.Action, give bool) {
	r := g.riddle
	switch {
	case g.Stage != Leading:
	case r.work != nil:
		if r.work.GoOn() {
			return g.defend()
		}
	case r.State(g.session) == puzzle.Solved:
		g.Stage, g.fresh, g.spot = Done, true, spot{}
	case r.State(g.session) == puzzle.Failed:
		g.astray(lostText)
	case rules.AskOf(g.session.Match(), r.Solver) != nil:
		g.Stage, g.spot = Waiting, spot{}
	default:
		r.search = r.Look(g.session, mostPositions)
		r.work = beside.Begin(mostTime, r.search.Step, nil)
	}
	return a, false
}

// defend is what the search has found for the seat that is asked.
func (g *Guide) defend() (a rules.Action, give bool) {
	r := g.riddle
	v := r.search.Verdict()
	g.Stop()
	if v.Found == puzzle.Refuted && v.Deal != nil {
		g.astray(luckText)
		return a, false
	}
	asks := g.session.Match().Asks()
	for i := range asks {
		for k := range asks[i].Answers {
			if asks[i].Answers[k].Action == v.Best {
				return v.Best, true
			}
		}
	}
	for i := range asks { // nothing was found in time: whatever there is
		if len(asks[i].Answers) > 0 {
			return asks[i].Answers[0].Action, true
		}
	}
	g.astray(lostText)
	return a, false
}

func (g *Guide) astray(said rules.Text) { g.Stage, g.said, g.spot = Astray, said, spot{} }

// tried notes that the solver gives an answer.
func (g *Guide) tried() {
	if g.Stage == Waiting {
		g.riddle.tries = append(g.riddle.tries, g.session.Len())
		g.Stage, g.spot = Leading, spot{}
	}
}

// retry takes the solver's last answer back. It reports how many answers remain.
func (g *Guide) retry() (back int) {
	g.Stop()
	r := g.riddle
	g.Stage, g.spot = Waiting, spot{}
	if len(r.tries) == 0 {
		return r.Begun()
	}
	back = r.tries[len(r.tries)-1]
	r.tries = r.tries[:len(r.tries)-1]
	return back
}

// ID names what is taken among what can be learned of the game.
func (g *Guide) ID() string {
	if g.riddle != nil {
		return PuzzleID(g.riddle.Puzzle)
	}
	return g.Lesson.ID
}

// Source is the text of what is taken.
func (g *Guide) Source() string {
	if g.riddle != nil {
		return g.riddle.Source
	}
	return g.Lesson.Source
}

// PuzzleID names a puzzle beside the lessons of its game.
func PuzzleID(p *puzzle.Puzzle) string { return "puzzle-" + p.ID() }

// title is what is taken.
func (g *Guide) title() rules.Text {
	if g.riddle != nil {
		return g.riddle.Name
	}
	return g.Lesson.Title
}

// fill is a text as it reads on the table now.
func (g *Guide) fill(t rules.Text, lang rules.Lang) string {
	if g.riddle != nil {
		return scenario.TableOf(g.session).Fill(t, g.session.Match().Board(), lang)
	}
	return g.Lesson.Fill(t, g.session, lang)
}

// allHints are the hints there are now, as they read on the table. Where a lesson waits for
// an answer the last of them is that answer.
func (g *Guide) allHints(lang rules.Lang) (all []string) {
	step := g.now()
	texts := []rules.Text(nil)
	switch {
	case g.riddle != nil:
		texts = g.riddle.Hints
	case step != nil:
		texts = step.Hints
	}
	for _, t := range texts {
		all = append(all, g.fill(t, lang))
	}
	if a, ok := g.Meant(); ok {
		if words := g.called(a); !words.Empty() {
			all = append(all, rules.Join(answerText, words, rules.Same(".")).In(lang))
		}
	}
	return all
}

// called is what an answer is called that can be given now.
func (g *Guide) called(a rules.Action) rules.Text {
	k := rules.AskOf(g.session.Match(), a.Seat)
	if k == nil {
		return rules.Text{}
	}
	i := slices.IndexFunc(k.Answers, func(b rules.Answer) bool { return b.Action == a })
	if i < 0 {
		return rules.Text{}
	}
	return g.session.Game().Label(g.session.Setup(), g.session.View(a.Seat), k, &k.Answers[i])
}

// grades are the grades of puzzles.
var grades = []game.Text{{FR: "facile", EN: "easy"}, {FR: "moyen", EN: "medium"}, {FR: "difficile", EN: "hard"}}

var (
	puzzleText = rules.Text{FR: "Problème", EN: "Puzzle"}
	lostText   = rules.Text{FR: "Ce n’est pas la solution\u00a0: voilà ce qui l’empêche. Revenez en arrière et cherchez encore.",
		EN: "That is not the solution: this is what prevents it. Step back and look again."}
	luckText = rules.Text{FR: "Cela dépend des cartes que vous ne voyez pas\u00a0: une autre donne le ferait échouer. " +
		"Il y a un chemin sûr.",
		EN: "That depends on cards you do not see: another deal would make it fail. There is a sure way."}
	againstText = rules.Text{FR: "L’autre cherche sa meilleure réponse…", EN: "The other looks for the best answer…"}
	nextPuzzle  = rules.Text{FR: "Problème suivant", EN: "Next puzzle"}
	answerText  = rules.Text{FR: "La réponse\u00a0: ", EN: "The answer: "}
	leavePuzzle = rules.Text{FR: "Quitter le problème", EN: "Leave the puzzle"}
	solvedHead  = rules.Text{FR: "*Résolu\u00a0!* ", EN: "*Solved!* "}
)
