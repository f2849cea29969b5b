package table

import (
	"strconv"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/players"
	"wyrmtable/scenes/table/sheet"
)

// This file lets the program play at the table, and lends it the seats of persons.
// Package players knows who plays what and does the thinking; here its answers are
// given and told like those of anybody.

// noticeStrange says which levels of a save are not known.
func (t *Scene) noticeStrange(c *game.Context) {
	for _, id := range t.match.Strange() {
		c.Notice(text("Niveau inconnu dans cette partie («\u00a0"+id+"\u00a0»)\u00a0: le plus proche joue.",
			"Unknown level in this match (“"+id+"”): the nearest one plays."))
	}
}

// playProgram lets the program think and answer where it is asked.
func (t *Scene) playProgram(c *game.Context) {
	seat := t.watch.Program()
	if seat < 0 || t.lesson.Leads() || t.match.Replay != nil || t.busy() || t.story.Telling() || t.match.Ended || t.sheet.Lies() {
		return
	}
	told := t.match.Players.Thinking() < 0 && t.lastShown()
	brief := false
	if k := rules.AskOf(t.match.Session.Match(), seat); k != nil {
		s, _ := t.look.Game.StopOf(t.match.Session.View(rules.Nobody), k)
		brief = s != nil && !s.Quiet
	}
	a, ok := t.match.Players.Next(c, seat, told, brief)
	if !ok {
		return
	}
	if a.Fault != "" {
		t.incident(c, a)
	}
	before := t.match.Session.Len()
	if !t.behind(c, a.Action) {
		return
	}
	t.question.Answer()
	t.story.Tell(t.watch.Viewer(), before)
	if before == 0 || t.match.Session.Action(before-1).Seat != a.Seat {
		t.story.ForgetBursts()
	}
	t.resetQuestion()
	t.showQueue(c)
}

// lastShown reports whether whoever looks has seen anything of the last action.
func (t *Scene) lastShown() bool {
	n := t.match.Session.Len()
	return n > 0 && len(t.match.Session.Seen(t.watch.Viewer(), n-1, nil)) > 0
}

// incident keeps what went wrong with the thinking, and in which position, and
// says so in the log.
func (t *Scene) incident(c *game.Context, a players.Answer) {
	c.Incident(t.look.Game.ID+", seat "+strconv.Itoa(int(a.Seat))+": "+a.Fault, t.match.Session.Save(t.meta()))
	n := t.name(a.Seat)
	t.story.Remark(rules.Text{FR: n + " n’a pas fini d’y penser et joue au plus simple\u00a0; l’incident est noté.",
		EN: n + " did not get through thinking and plays the simplest way; the incident is noted."})
}

// thinks says who thinks.
func (t *Scene) thinks() string {
	if t.lesson.Leads() {
		return ""
	}
	n := t.name(t.question.Ask.Decider)
	return t.in(rules.Text{FR: n + " réfléchit…", EN: n + " is thinking…"})
}

// lends are the lines of the menu by which a person hands his seat to the program
// or takes it back.
func (t *Scene) lends(c *game.Context) (all []sheet.Line) {
	if t.match.Replay != nil || t.match.Ended || t.lesson.On() {
		return nil
	}
	if s := t.watch.Lender(t.question.Ask); s >= 0 {
		n := t.name(s)
		all = append(all, sheet.Line{ID: "lend", Text: text("Le programme joue pour "+n, "The program plays for "+n),
			Do: func() { t.lend(c, s) }})
	}
	for i := range t.match.Session.Setup().Seats {
		if s := rules.Seat(i); t.match.Players.Lent(s) {
			n := t.name(s)
			all = append(all, sheet.Line{ID: t.top.Sub("takeback", i),
				Text: text(n+" reprend sa place", n+" takes the seat back"), Do: func() { t.takeBack(c, s) }})
		}
	}
	return all
}

// lend hands the seat of a person to the program.
func (t *Scene) lend(c *game.Context, seat rules.Seat) {
	t.match.Players.Program(seat, players.Chosen(c.Settings.Level))
	t.seatedAnew(c)
}

// takeBack gives him his seat back.
func (t *Scene) takeBack(c *game.Context, seat rules.Seat) {
	t.match.Players.Person(seat)
	t.seatedAnew(c)
}

// seatedAnew shows the table after persons came or went. Who is left alone sees his
// hand from now on, but not before he has said that it is he who looks.
func (t *Scene) seatedAnew(c *game.Context) {
	t.close(c)
	t.watch.Claimant = rules.Nobody
	t.save(c)
	who, now := t.watch.Alone(), t.watch.Seat
	switch {
	case !t.watch.Secret() || now == rules.Together:
	case who >= 0 && who != now:
		t.cover(c, who)
		return
	case t.watch.Shared():
		now = rules.Nobody
	}
	t.lookAs(c, now)
}
