package picture

import (
	"errors"
	"fmt"
	"slices"

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
	seats bool  // a line names them
	told  int   // the line of Caption
	laid  int   // a line of the position
	shown []int // the lines of Shows
	done  []int // the lines of Does
	table *scenario.Table
	lines []scenario.Line // of Shows, Marks, Eyes and Does, until they are looked up
	says  []rules.Text    // of those that have a text
}

// A Part is a part of a card: where it lies, in hundredths of the card's width and
// height, and what it is.
type Part struct {
	X, Y int
	Text rules.Text
	line int
}

// A Mark is something on the table and what it is.
type Mark struct {
	At   lesson.Point
	Text rules.Text
	line int
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
			return nil, p.fault(p.done[i], "this cannot be done: "+err.Error())
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
	if err := p.table.Untrue(p.Caption, begun.Match()); err != nil {
		return p.fault(p.told, err.Error())
	}
	for i := range p.Shows {
		if err := p.lies(&p.Shows[i], begun, s); err != nil {
			return p.fault(p.shown[i], err.Error())
		}
	}
	for i := range p.Marks {
		m := &p.Marks[i]
		err := p.table.Untrue(m.Text, begun.Match())
		if err == nil {
			err = p.lies(&m.At, begun, s)
		}
		if err != nil {
			return p.fault(m.line, err.Error())
		}
	}
	return nil
}

// lies returns what is wrong with a place that is shown or named: one that is there
// neither before nor after what happens.
func (p *Picture) lies(at *lesson.Point, before, after *rules.Session) error {
	switch at.Kind {
	case lesson.AtButton:
		return errors.New("a picture has no buttons to show or to name")
	case lesson.AtCard:
		if at.CardOn(before.Match().Board()) == 0 && at.CardOn(after.Match().Board()) == 0 {
			return errors.New("this card does not lie on the table")
		}
	}
	return nil
}

func (p *Picture) fault(line int, what string) error {
	return &scenario.Error{File: p.File, Line: line, What: what}
}

// Astray returns what is wrong with where the pictures of a game stand in its help:
// each is on one page, and a page shows only those that there are.
func Astray(g *rules.Game, all []*Picture) error {
	shown := map[string]int{}
	var known []string
	for _, p := range all {
		known = append(known, p.ID)
	}
	var faults []error
	for _, page := range g.Help().Pages {
		for _, b := range page.Blocks {
			if b.Kind != rules.Picture {
				continue
			}
			if shown[b.Shows]++; !slices.Contains(known, b.Shows) {
				faults = append(faults, fmt.Errorf("help: page %q shows the picture %q, which there is not%s", page.ID, b.Shows,
					scenario.Suggest(b.Shows, known)))
			}
		}
	}
	for _, p := range all {
		if n := shown[p.ID]; n != 1 {
			faults = append(faults, p.fault(p.Line, fmt.Sprintf("%d pages of the help show the picture %q, not one", n, p.ID)))
		}
	}
	return errors.Join(faults...)
}
