package picture

import (
	"wyrmtable/rules"
	"wyrmtable/rules/lesson"
	"wyrmtable/rules/scenario"
)

// A Picture is one picture of a game's help: of a table, or of a card.
type Picture struct {
	ID      string
	Caption rules.Text
	About   []string // the sentences and rulings it shows
	Game    *rules.Game
	File    string
	Line    int

	// Of a card: its face, and its parts.
	Face  rules.Face
	Parts []Part

	// Of a table: what of it is seen, what is named, whose hand is seen, and what
	// happens.
	Shows []lesson.Point
	Marks []Mark
	Eyes  rules.Seat
	Does  []scenario.Pattern

	head  scenario.Scenario
	seats bool // a line names them
	table *scenario.Table
	lines []scenario.Line // of Shows, Marks, Eyes and Does, until they are looked up
	says  []rules.Text    // of those that have a text
}

// A Part is a part of a card: where it lies, in hundredths of the card's width and
// height, and what it is.
type Part struct {
	X, Y int
	Text rules.Text
}

// A Mark is something on the table and what it is.
type Mark struct {
	At   lesson.Point
	Text rules.Text
}

// OfCard reports whether the picture is of a card.
func (p *Picture) OfCard() bool { return p.Face != 0 }

// Names are what the numbers on the picture stand for.
func (p *Picture) Names() []rules.Text {
	var all []rules.Text
	for i := range p.Parts {
		all = append(all, p.Parts[i].Text)
	}
	for i := range p.Marks {
		all = append(all, p.Marks[i].Text)
	}
	return all
}

// Open begins the position as a session, for a person to play on.
func (p *Picture) Open() (*rules.Session, error) { return scenario.Open(p.Game, &p.head) }

// Fill returns a text of the picture in a language as it reads on a board of its
// position (the Referee's), nil for a card: see [scenario.Table.Fill].
func (p *Picture) Fill(t rules.Text, b *rules.Board, l rules.Lang) string {
	return p.table.Fill(t, b, l)
}

// Told is the position with what happens in it.
func (p *Picture) Told() (*rules.Session, error) {
	s, err := p.Open()
	if err != nil {
		return nil, err
	}
	for i := range p.Does {
		a, err := p.table.Answer(s.Match(), &p.Does[i])
		if err == nil {
			err = s.Do(a)
		}
		if err != nil {
			return nil, p.fault(p.Line, "what it does cannot be done: "+err.Error())
		}
	}
	return s, nil
}

// Check returns what is wrong with a picture: a position that cannot be played, an
// answer that is not legal, something named that does not lie there, a mark in a text
// that there is not.
func (p *Picture) Check() error {
	if p.OfCard() {
		return nil
	}
	s, err := p.Told()
	if err != nil {
		return err
	}
	begun, err := p.Open()
	if err != nil {
		return err
	}
	for _, t := range append(p.Names(), p.Caption) {
		if err := p.table.Untrue(t, begun.Match()); err != nil {
			return p.fault(p.Line, err.Error())
		}
	}
	points := p.Shows
	for i := range p.Marks {
		points = append(points, p.Marks[i].At)
	}
	for i := range points {
		at := &points[i]
		if at.Kind == lesson.AtCard && at.CardOn(begun.Match().Board()) == 0 && at.CardOn(s.Match().Board()) == 0 {
			return p.fault(p.Line, "a card that is shown or named does not lie on the table")
		}
		if at.Kind == lesson.AtButton {
			return p.fault(p.Line, "a picture has no buttons to name")
		}
	}
	return nil
}

func (p *Picture) fault(line int, what string) error {
	return &scenario.Error{File: p.File, Line: line, What: what}
}
