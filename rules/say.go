package rules

import "strconv"

// The functions here say anything in plain words made from the layout's and the
// cards' names. They are complete, so a new game speaks from its first day; a
// game says better what deserves better, and leaves the rest to them.

// SeatName returns the name of a seat as a reference; the table for Nobody.
func SeatName(s *Setup, seat Seat) Text {
	if seat < 0 || int(seat) >= len(s.Seats) {
		return Text{"la table", "the table"}
	}
	return Same(SeatRef(seat, s.Seats[seat].Name))
}

// CardName returns the name of a card as the viewer knows it, as a reference.
func (g *Game) CardName(view *Board, id CardID) Text {
	return g.faceName(id, g.FaceOf(view, id))
}

func (g *Game) faceName(id CardID, f Face) Text {
	name := g.Faces[f].Name
	if f == 0 && name.Empty() {
		name = Text{"une carte cachée", "a hidden card"}
	}
	return CardText(id, name)
}

// ZoneName returns the name of a zone, with its owner in brackets.
func ZoneName(s *Setup, l *Layout, z Zone) Text {
	info := l.Zones[z]
	if info.Seat < 0 {
		return info.Text
	}
	who := SeatName(s, info.Seat)
	return Text{info.Text.FR + " (" + who.FR + ")", info.Text.EN + " (" + who.EN + ")"}
}

// Join puts texts together.
func Join(parts ...Text) Text {
	var out Text
	for _, p := range parts {
		out.FR += p.FR
		out.EN += p.EN
	}
	return out
}

var (
	colon = Text{"\u00a0: ", ": "}
	arrow = Same(" → ")
	stop  = Same(".")
)

// Number returns a number as a text.
func Number(n int) Text { return Same(strconv.Itoa(n)) }

// PlainTell says an event in plain words: for Game.Tell.
func (g *Game) PlainTell(s *Setup, view *Board, e *Event) Text {
	t := g.plainTell(s, view, e)
	return Text{capitalRef(t.FR), capitalRef(t.EN)}
}

func (g *Game) plainTell(s *Setup, view *Board, e *Event) Text {
	l := view.Layout()
	switch e.Kind {
	case Move:
		card := g.faceName(e.Card, e.Face) // a token that is gone has left its name here
		return Join(card, colon, ZoneName(s, l, e.From.Zone), arrow, ZoneName(s, l, e.To.Zone), stop)
	case Set:
		return Join(g.CardName(view, e.Card), colon, l.Attrs[e.Attr()].Text, Same(" "), Number(int(e.New)), stop)
	case Change:
		info := &l.Vars[e.Var()]
		v := Join(info.Text, Same(" "), info.say(s, e.Old), arrow, info.say(s, e.New), stop)
		if e.Seat < 0 {
			return v
		}
		return Join(SeatName(s, e.Seat), colon, v)
	case Seen:
		return Join(g.faceName(e.Card, e.Face), colon, g.knowers(s, e), stop)
	case Swap, Mix:
		return Join(g.CardName(view, e.Card), Same(" ↔ "), g.CardName(view, e.Other), stop)
	case Shuffle:
		return Join(ZoneName(s, l, e.From.Zone), Text{"\u00a0: mélange.", ": shuffled."})
	}
	return g.tellNote(s, view, e)
}

// say says a value of the counter.
func (v *VarInfo) say(s *Setup, value int32) Text {
	if v.Names {
		return SeatName(s, Seat(value))
	}
	return Number(int(value))
}

// knowers says who learns or forgets a card.
func (g *Game) knowers(s *Setup, e *Event) Text {
	who, verb := e.Knows&^e.Knew, Text{"vue par ", "seen by "}
	if who == 0 {
		who, verb = e.Knew&^e.Knows, Text{"perdue de vue par ", "lost sight of by "}
	}
	if who.Len() == 0 || who.Len() >= len(s.Seats) {
		return Join(verb, Text{"tout le monde", "everybody"})
	}
	out, sep := verb, Text{}
	for seat := range Seat(len(s.Seats)) {
		if who.Has(seat) {
			out, sep = Join(out, sep, SeatName(s, seat)), Same(", ")
		}
	}
	return out
}

func (g *Game) tellNote(s *Setup, view *Board, e *Event) Text {
	out := view.Layout().Notes[e.Note()].Text
	if e.Card != 0 {
		out = Join(out, colon, g.CardName(view, e.Card))
	}
	if e.Seat >= 0 {
		out = Join(SeatName(s, e.Seat), colon, out)
	}
	return Join(out, stop)
}

// PlainLabel says an answer in plain words: for Game.Label.
func (g *Game) PlainLabel(s *Setup, view *Board, k *Ask, a *Answer) Text {
	l := view.Layout()
	out := l.Verbs[a.Verb].Text
	if a.Card != 0 {
		out = Join(out, colon, g.CardName(view, a.Card))
	}
	if a.Target != 0 {
		out = Join(out, arrow, g.CardName(view, a.Target))
	}
	if a.Zone != 0 {
		out = Join(out, arrow, ZoneName(s, l, a.Zone))
		if l.Zones[a.Zone].Slots > 0 {
			out = Join(out, Same(" "), Number(int(a.Place)+1))
		}
	}
	if a.Whom >= 0 {
		out = Join(out, arrow, SeatName(s, a.Whom))
	}
	if a.Num != 0 {
		out = Join(out, Same(" "), Number(int(a.Num)))
	}
	return out
}

// PlainPrompt says a question in plain words: for Game.Prompt.
func (g *Game) PlainPrompt(s *Setup, view *Board, k *Ask) Text {
	out := Join(SeatName(s, k.Decider), colon, view.Layout().Asks[k.Kind].Text)
	if k.Subject != k.Decider {
		out = Join(out, Text{" (pour ", " (for "}, SeatName(s, k.Subject), Same(")"))
	}
	if k.Source != 0 {
		out = Join(out, Same(" — "), g.CardName(view, k.Source))
	}
	if k.Num != 0 {
		out = Join(out, Same(" ("), Number(int(k.Num)), Same(")"))
	}
	return out
}
