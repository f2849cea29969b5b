package picture

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"wyrmtable/rules"
	"wyrmtable/rules/lesson"
	"wyrmtable/rules/scenario"
)

var keys = []string{"picture", "caption", "about", "seats", "first", "option", "seed", "deck", "set", "zone",
	"show", "mark", "do", "eyes", "card", "part"}

// Of reads the pictures of a game; none for a game without. One that is not sound is
// left out, and the error says why.
func Of(g *rules.Game) ([]*Picture, error) {
	if g.Pictures == nil {
		return nil, nil
	}
	files, err := fs.ReadDir(g.Pictures, "pictures")
	if err != nil {
		return nil, err
	}
	var out []*Picture
	var faults []error
	for _, f := range files {
		name := "pictures/" + f.Name()
		text, err := fs.ReadFile(g.Pictures, name)
		if err != nil {
			return nil, err
		}
		list, err := Parse(name, string(text), g)
		out, faults = append(out, list...), append(faults, err)
	}
	return out, errors.Join(faults...)
}

// Parse reads the pictures of a text. name is the file's, for errors. What is not sound
// is left out; all errors, joined, are a [*scenario.Error].
func Parse(name, text string, g *rules.Game) ([]*Picture, error) {
	r := &reader{game: g, file: name}
	for i, raw := range strings.Split(text, "\n") {
		err := scenario.ReadLine(i+1, raw, r.line)
		if err != nil {
			r.spoil(&scenario.Error{File: name, Line: i + 1, What: err.Error()})
		}
	}
	r.end()
	return r.out, errors.Join(r.faults...)
}

// A reader reads the pictures of one file.
type reader struct {
	game   *rules.Game
	file   string
	now    *Picture
	spoilt bool // it has a fault
	out    []*Picture
	faults []error
}

// spoil leaves the picture out that is being read.
func (r *reader) spoil(err error) { r.spoilt, r.faults = true, append(r.faults, err) }

// end looks up the picture that was read.
func (r *reader) end() {
	p := r.now
	if p == nil || r.spoilt {
		return
	}
	if err := p.look(); err != nil {
		r.spoil(err)
		return
	}
	if slices.ContainsFunc(r.out, func(o *Picture) bool { return o.ID == p.ID }) {
		r.spoil(p.fault(p.Line, fmt.Sprintf("there is another picture %q", p.ID)))
		return
	}
	r.out = append(r.out, p)
}

// line reads one line.
func (r *reader) line(num int, key, rest string) error {
	if key == "picture" {
		r.end()
		r.now, r.spoilt = &Picture{ID: strings.TrimSpace(rest), Game: r.game, File: r.file, Line: num}, false
		r.now.head = scenario.Scenario{Name: r.now.ID, Game: r.game.ID, File: r.file, Line: num}
		if r.now.ID == "" || strings.ContainsAny(r.now.ID, " ]|") {
			return errors.New("a picture needs an id in one word")
		}
		return nil
	}
	if r.now == nil {
		return fmt.Errorf("the file must begin with a line \"picture ID\", not %q", key)
	}
	if !slices.Contains(keys, key) {
		return fmt.Errorf("unknown keyword %q%s", key, scenario.Suggest(key, keys))
	}
	return r.now.read(num, key, rest)
}

// read reads a line after the first.
func (p *Picture) read(num int, key, rest string) (err error) {
	switch key {
	case "caption":
		p.told = num
		p.Caption, err = scenario.BothLanguages(rest)
		return err
	case "mark", "part":
		place, words, ok := strings.Cut(rest, ":")
		if !ok {
			return fmt.Errorf("a %s is written \"%s PLACE: français | English\"", key, key)
		}
		t, err := scenario.BothLanguages(strings.TrimSpace(words))
		if err != nil {
			return err
		}
		rest = place
		p.says = append(p.says, t)
	}
	l, err := scenario.Cut(num, key, rest)
	if err != nil {
		return err
	}
	p.seats = p.seats || key == "seats"
	switch key {
	case "show", "mark", "do", "eyes", "card", "part":
		p.lines = append(p.lines, l)
		return nil
	}
	if key != "about" {
		p.laid = num
	}
	err = p.head.Add(l)
	p.About = p.head.About
	return err
}

// usual are the players where a picture names none.
const usual = "Azur, Braise"

// look looks the words of a whole picture up in its game.
func (p *Picture) look() error {
	if p.Caption.Empty() {
		return p.fault(p.Line, "this picture has no line \"caption français | English\"")
	}
	ofCard := slices.ContainsFunc(p.lines, func(l scenario.Line) bool { return l.Key == "card" })
	p.table = scenario.Words(p.Game)
	if ofCard && p.laid > 0 {
		return p.fault(p.laid, "a picture of a card has no table")
	}
	if !ofCard {
		if !p.seats {
			l, _ := scenario.Cut(p.Line, "seats", usual)
			_ = p.head.Add(l)
		}
		tb, err := p.head.Table(p.Game)
		if err != nil {
			return err
		}
		p.table = tb
	}
	for _, l := range p.lines {
		c := l.Cursor()
		err := p.word(l, c)
		if err == nil {
			err = c.End()
		}
		if err == nil && ofCard != (l.Key == "card" || l.Key == "part") {
			err = fmt.Errorf("a picture is of a card, with \"card\" and \"part\", or of a table: here is no %q", l.Key)
		}
		if err != nil {
			return p.fault(l.Num, err.Error())
		}
	}
	if ofCard && len(p.Parts) == 0 {
		return p.fault(p.Line, "no part of this card is named: \"part 50 8: le nom | the name\"")
	}
	p.lines = nil
	if err := p.text(p.Caption, ofCard); err != nil {
		return p.fault(p.told, err.Error())
	}
	for i := range p.Parts {
		if err := p.text(p.Parts[i].Text, ofCard); err != nil {
			return p.fault(p.Parts[i].line, err.Error())
		}
	}
	for i := range p.Marks {
		if err := p.text(p.Marks[i].Text, ofCard); err != nil {
			return p.fault(p.Marks[i].line, err.Error())
		}
	}
	return nil
}

// text returns what is wrong with a text.
func (p *Picture) text(t rules.Text, ofCard bool) error {
	if ofCard && strings.Contains(t.FR+t.EN, "{") {
		return errors.New("on a card there are no numbers of a table to say")
	}
	return p.table.CheckText(t)
}

// word reads what follows a keyword of the picture's own.
func (p *Picture) word(l scenario.Line, c *scenario.Cursor) error {
	switch l.Key {
	case "card":
		ref, err := p.table.Ref(c)
		if err == nil {
			p.Face = ref.Face
		}
		return err
	case "part":
		x, err := c.Number()
		if err != nil {
			return err
		}
		y, err := c.Number()
		if err == nil && (x < 0 || x > 100 || y < 0 || y > 100) {
			err = fmt.Errorf("a part lies within 0 and 100 of the card, not at %d %d", x, y)
		}
		p.Parts = append(p.Parts, Part{x, y, p.said(), l.Num})
		return err
	case "eyes":
		s, err := p.table.Seat(c.Next())
		p.Eyes = s
		return err
	case "do":
		a, err := p.table.Pattern(c)
		p.Does, p.done = append(p.Does, a), append(p.done, l.Num)
		return err
	}
	at, err := lesson.ReadPoint(p.table, c)
	if l.Key == "mark" {
		p.Marks = append(p.Marks, Mark{at, p.said(), l.Num})
	} else {
		p.Shows, p.shown = append(p.Shows, at), append(p.shown, l.Num)
	}
	return err
}

// said is the next text.
func (p *Picture) said() rules.Text {
	t := p.says[0]
	p.says = p.says[1:]
	return t
}
