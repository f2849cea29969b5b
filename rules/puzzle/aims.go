package puzzle

import (
	"slices"
	"strconv"
	"strings"

	"wyrmtable/rules"
	"wyrmtable/rules/scenario"
)

// An Aim is a goal that can be set where a match stands.
type Aim struct {
	Name rules.Text
	Goal string // as a file says it
	Keep bool   // it is to be so at a time, and not before
	text rules.Text
}

// A Time is until when a goal must come true.
type Time struct {
	Name  rules.Text
	Until string // as a file says it, behind "by" or "at"
	by    rules.Text
	at    rules.Text
}

// Aims returns the goals that can be set for a seat where a session stands: those that
// every game has, and of the counters and zones those that puzzles of the game are about.
func Aims(s *rules.Session, solver rules.Seat) []Aim {
	out := []Aim{
		{Name: rules.Text{FR: "Gagner", EN: "Win"}, Goal: "win", text: rules.Text{FR: "Gagnez", EN: "Win"}},
		{Name: rules.Text{FR: "Survivre", EN: "Survive"}, Goal: "survive", Keep: true,
			text: rules.Text{FR: "Survivez", EN: "Survive"}},
		{Name: rules.Text{FR: "Obtenir la nulle", EN: "Get a draw"}, Goal: "draw",
			text: rules.Text{FR: "Obtenez la nulle", EN: "Get a draw"}},
	}
	l := s.Match().Board().Layout()
	counters, zones := themes(s.Game())
	for _, name := range counters {
		if v, ok := l.VarOf(name); ok {
			out = append(out, counterAims(s, solver, v)...)
		}
	}
	for _, name := range zones {
		out = append(out, zoneAims(s, solver, name)...)
	}
	return out
}

// themes are the counters and zones that the goals of a game's puzzles speak of.
func themes(g *rules.Game) (counters, zones []string) {
	list, _ := Of(g) // the tests of the game say what is wrong
	for i := range list {
		for _, goal := range list[i].goals {
			c := goal.Cursor()
			to, word := &counters, c.Next().Text
			if word == "zone" {
				to, word = &zones, c.Next().Text
			} else if c.Done() {
				continue
			}
			if !slices.Contains(*to, word) {
				*to = append(*to, word)
			}
		}
	}
	return counters, zones
}

// counterAims are to lose nothing of a counter, and to make others lose some of it.
func counterAims(s *rules.Session, solver rules.Seat, v rules.Var) (out []Aim) {
	b, tb := s.Match().Board(), scenario.TableOf(s)
	info := &b.Layout().Vars[v]
	for i := range s.Setup().Seats {
		seat, n := rules.Seat(i), int(b.Var(v, rules.Seat(i)))
		if seat != solver && len(s.Setup().Seats) > 2 {
			continue // so many goals nobody reads
		}
		whose := info.Name + " " + tb.SeatName(seat)
		switch who := plain(s, seat); {
		case seat == solver:
			out = append(out, Aim{Goal: whose + " >= " + strconv.Itoa(n), Keep: true,
				Name: about(rules.Text{FR: "N’en rien perdre", EN: "Lose none"}, info.Text),
				text: within(rules.Text{FR: "Ne perdez rien", EN: "Lose none"}, info.Text)})
		case n > 0:
			out = append(out, Aim{Goal: whose + " < " + strconv.Itoa(n),
				Name: about(rules.Text{FR: "En faire perdre à " + who, EN: "Make " + who + " lose some"}, info.Text),
				text: within(rules.Text{FR: "Faites-en perdre à " + who, EN: "Make " + who + " lose some"}, info.Text)})
		}
	}
	return out
}

// zoneAims are to lose no card of a zone, and to leave none to others.
func zoneAims(s *rules.Session, solver rules.Seat, name string) (out []Aim) {
	b, tb := s.Match().Board(), scenario.TableOf(s)
	for i := range s.Setup().Seats {
		seat := rules.Seat(i)
		z, ok := b.Layout().ZoneOf(name, seat)
		if !ok || b.Count(z) == 0 || seat != solver && len(s.Setup().Seats) > 2 {
			continue
		}
		what := b.Layout().Zones[z].Text
		whose := "zone " + name + " " + tb.SeatName(seat)
		if seat == solver {
			out = append(out, Aim{Goal: whose + " >= " + strconv.Itoa(b.Count(z)), Keep: true,
				Name: about(rules.Text{FR: "Ne perdre aucune carte", EN: "Lose no card"}, what),
				text: within(rules.Text{FR: "Ne perdez aucune carte", EN: "Lose no card"}, what)})
			continue
		}
		who := plain(s, seat)
		out = append(out, Aim{Goal: whose + " = 0",
			Name: about(rules.Text{FR: "Ne laisser aucune carte à " + who, EN: "Leave " + who + " no card"}, what),
			text: within(rules.Text{FR: "Ne laissez à " + who + " aucune carte", EN: "Leave " + who + " no card"}, what)})
	}
	return out
}

// plain is a player's name without the signs that mean something in a text.
func plain(s *rules.Session, seat rules.Seat) string {
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune("[]{}*|\n\r", r) {
			return -1
		}
		return r
	}, s.Setup().Seats[seat].Name)
}

// Named is a title for a puzzle of a seat.
func Named(s *rules.Session, seat rules.Seat) rules.Text {
	who := plain(s, seat)
	return rules.Text{FR: "Le problème de " + who, EN: "The puzzle of " + who}
}

func about(what, of rules.Text) rules.Text {
	return rules.Text{FR: what.FR + "\u00a0: " + of.FR, EN: what.EN + ": " + of.EN}
}

func within(what, of rules.Text) rules.Text {
	return rules.Text{FR: what.FR + " (" + of.FR + ")", EN: what.EN + " (" + of.EN + ")"}
}

// Times returns until when a goal of a game can be set.
func Times(g *rules.Game, setup *rules.Setup) []Time {
	p := Problem{Game: g, setup: *setup}
	end := Time{Name: rules.Text{FR: "Jusqu’au bout", EN: "To the end"}, Until: "outcome",
		by: rules.Text{FR: "avant la fin de la partie", EN: "before the match ends"},
		at: rules.Text{FR: "jusqu’à la fin de la partie", EN: "until the match ends"}}
	if !p.countsTurns() {
		return []Time{end}
	}
	return []Time{
		{Name: rules.Text{FR: "Ce tour-ci", EN: "This turn"}, Until: "end of turn",
			by: rules.Text{FR: "ce tour-ci", EN: "this turn"},
			at: rules.Text{FR: "jusqu’à la fin du tour", EN: "until the end of the turn"}},
		{Name: rules.Text{FR: "Le tour suivant compris", EN: "The next turn too"}, Until: "end of the next turn",
			by: rules.Text{FR: "avant la fin du tour suivant", EN: "before the end of the next turn"},
			at: rules.Text{FR: "jusqu’à la fin du tour suivant", EN: "until the end of the next turn"}},
		{Name: rules.Text{FR: "En trois tours", EN: "In three turns"}, Until: "turns 3",
			by: rules.Text{FR: "en trois tours", EN: "within three turns"},
			at: rules.Text{FR: "pendant trois tours", EN: "for three turns"}},
		end,
	}
}

// Set puts a goal and its time into an outline.
func (o *Outline) Set(a *Aim, t *Time) {
	o.Goal, o.Until = a.Goal, "by      "+t.Until
	when := t.by
	if a.Keep {
		o.Until, when = "at      "+t.Until, t.at
	}
	o.Text = rules.Text{FR: a.text.FR + " " + when.FR + ".", EN: a.text.EN + " " + when.EN + "."}
}
