package result

import (
	"strconv"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/decks"
	"wyrmtable/scenes/ui"
)

// between reports whether another match of the series is to come.
func (r *Result) between() bool {
	_, decided := r.session.Decided()
	return !decided && r.doors.Next != nil
}

// seriesLine says how the series stands, or who has won it; empty where the
// match stood alone.
func (r *Result) seriesLine() rules.Text {
	s := r.session
	if s.Series == nil {
		return rules.Text{}
	}
	stands := decks.ScoreLine(s)
	won, decided := s.Decided()
	if !decided {
		n := strconv.Itoa(s.Series.Needed())
		return rules.Join(rules.Text{FR: "Match\u00a0: ", EN: "Match: "}, stands,
			rules.Text{FR: " (en " + n + " parties gagnées)", EN: " (first to " + n + ")"})
	}
	for i, p := range s.Setup().Seats {
		if won.Has(rules.Seat(i)) {
			tally := tallyOf(s.Score(), i)
			return rules.Text{FR: p.Name + " gagne le match, " + tally, EN: p.Name + " wins the match, " + tally}
		}
	}
	return stands
}

// tallyOf is a score with the winner's wins first: "2 – 1".
func tallyOf(score []int, winner int) string {
	s := strconv.Itoa(score[winner])
	for i, n := range score {
		if i != winner {
			s += "\u00a0–\u00a0" + strconv.Itoa(n)
		}
	}
	return s
}

// past is how many matches of the series came before this one.
func (r *Result) past() int {
	if r.session.Series == nil || r.doors.Replay == nil {
		return 0
	}
	return len(r.session.Series.Past)
}

// buildPast offers the matches before to be watched again.
func (r *Result) buildPast(c *game.Context, at game.Rect, past int) {
	u := r.ui
	w := (at.W - 8*float64(past-1)) / float64(past)
	for i := range past {
		n := strconv.Itoa(i + 1)
		b := ui.Button{Text: c.T(text("Partie "+n, "Game "+n)), Size: 16,
			Label: c.T(text("Revoir la partie "+n, "Watch game "+n+" again"))}
		if u.Button(u.Sub("past", i), game.Rect{X: at.X + float64(i)*(w+8), Y: at.Y, W: w, H: at.H}, b) {
			r.watch(c, i)
		}
	}
}

// watch shows a match before again.
func (r *Result) watch(c *game.Context, i int) {
	s, _, err := rules.Load(r.session.Series.Past[i].Save, func(string) *rules.Game { return r.session.Game() })
	if s == nil {
		c.Notice(text("Cette partie est illisible.", "This game cannot be read."))
		return
	}
	if err != nil {
		c.Notice(game.Reason(err))
	}
	c.Push(r.doors.Replay(s))
}
