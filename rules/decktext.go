package rules

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
)

// A deck as text has a card on each line, with its number before its name, and
// the sections under their names:
//
//	Deck : Marées de cendre
//	# everything behind this sign is a comment
//	Héros :
//	1 Vaelis
//	Cartes :
//	4 Chimère de cendres
//	3x Meurtre 111
//	Réserve :
//	2 Nageur des tréfonds
//
// Names are French, English, or the ids of the card list, with or without
// accents and capitals; the number may be followed by an x, and is 1 when there
// is none. A card that does not belong into the section it stands under, or
// stands under none, goes where it belongs.

// A ListFault is a line of a deck list that could not be read, and is left out.
type ListFault struct {
	Line int    // counted from 1
	What string // the words that were not understood
	Near []Face // cards that may have been meant, the likeliest first; at most 3
	Text Text   // one sentence: what, where, what to do
	// Count and Section say how many copies were meant and where, so that one of
	// Near can be taken instead; Section is -1 where the list names none.
	Count, Section int
}

const (
	maxListLines = 2000 // a longer text is no deck list
	nearest      = 3
)

// ParseDeck reads a deck list. What it does not understand it leaves out and
// reports; what it does is a deck that [Game.DeckProblems] can judge.
func (g *Game) ParseDeck(list string) (Deck, []ListFault) {
	p := listReader{game: g, section: -1}
	for line := range strings.Lines(strings.TrimPrefix(list, "\uFEFF")) {
		if p.line++; p.line > maxListLines {
			p.fault("", 0, nil, Text{"plus de " + strconv.Itoa(maxListLines) + " lignes\u00a0: le reste n’est pas lu.",
				"more than " + strconv.Itoa(maxListLines) + " lines: the rest is not read."})
			break
		}
		p.read(line)
	}
	return p.deck, p.faults
}

type listReader struct {
	game    *Game
	deck    Deck
	faults  []ListFault
	line    int
	section int // under whose name we are; -1 before the first
}

func (p *listReader) fault(what string, count int, near []Face, t Text) {
	n := strconv.Itoa(p.line)
	p.faults = append(p.faults, ListFault{Line: p.line, What: what, Near: near, Count: count, Section: p.section,
		Text: Text{"Ligne " + n + "\u00a0: " + t.FR, "Line " + n + ": " + t.EN}})
}

func (p *listReader) read(line string) {
	if p.title(line) {
		return
	}
	line, _, _ = strings.Cut(line, "#")
	line = strings.Join(strings.Fields(strings.ReplaceAll(line, "\u00a0", " ")), " ")
	if line == "" || strings.HasPrefix(line, "//") {
		return
	}
	count, name, numbered := cutCount(line)
	if !numbered && p.heading(line) {
		return
	}
	if count < 1 || count > MaxCopies {
		p.fault(line, 0, nil, Text{"«\u00a0" + line + "\u00a0»\u00a0: le nombre va de 1 à " + strconv.Itoa(MaxCopies) + ".",
			"“" + line + "”: the number goes from 1 to " + strconv.Itoa(MaxCopies) + "."})
		return
	}
	f, ok := p.game.FaceByName(name)
	if !ok {
		p.unknown(name, count)
		return
	}
	p.put(f, count)
}

// put puts copies where the list says, or where they belong.
func (p *listReader) put(f Face, count int) {
	r := p.game.Deck
	s := p.section
	if s < 0 || !r.Sections[s].Takes(f) {
		s = r.Home(f)
	}
	if s < 0 {
		name := p.game.Faces[f].Name
		p.fault(name.FR, 0, nil, Text{"«\u00a0" + name.FR + "\u00a0» ne va dans aucun deck.",
			"“" + name.EN + "” goes into no deck."})
		return
	}
	p.deck.Add(r.Sections[s].Name, p.game.Faces[f].ID, count)
}

// title reads the name of the deck, in which a # is no comment.
func (p *listReader) title(line string) bool {
	head, rest, _ := strings.Cut(line, ":")
	rest = strings.TrimSpace(rest)
	if key := Fold(head); rest == "" || key != "deck" && key != "nom" && key != "name" {
		return false
	}
	p.deck.Name = rest
	return true
}

// heading reads the name of a section, also in brackets, with a colon or a
// number of cards behind it.
func (p *listReader) heading(line string) bool {
	line, _, _ = strings.Cut(line, "(")
	key := Fold(strings.Trim(line, " :[]"))
	for i, s := range p.game.Deck.Sections {
		if key == Fold(s.Text.FR) || key == Fold(s.Text.EN) || key == Fold(s.Name) {
			p.section = i
			return true
		}
	}
	return false
}

func (p *listReader) unknown(name string, count int) {
	near := p.game.Nearest(name)
	t := Text{"«\u00a0" + name + "\u00a0» est inconnu ici", "“" + name + "” is unknown here"}
	for i, f := range near {
		n := p.game.Faces[f].Name
		switch i {
		case 0:
			t.FR, t.EN = t.FR+"\u00a0; peut-être «\u00a0"+n.FR+"\u00a0»", t.EN+"; perhaps “"+n.EN+"”"
		default:
			t.FR, t.EN = t.FR+" ou «\u00a0"+n.FR+"\u00a0»", t.EN+" or “"+n.EN+"”"
		}
	}
	if len(near) > 0 {
		t.FR, t.EN = t.FR+"\u00a0?", t.EN+"?"
	} else {
		t.FR, t.EN = t.FR+".", t.EN+"."
	}
	p.fault(name, count, near, t)
}

// cutCount cuts "4 Name", "4x Name" and "Name x4" into number and name.
func cutCount(line string) (count int, name string, numbered bool) {
	first, rest, more := strings.Cut(line, " ")
	if n, ok := asCount(first, true); ok && more {
		if x, after, ok := strings.Cut(rest, " "); ok && (x == "x" || x == "×") {
			rest = after
		}
		return n, rest, true
	}
	if i := strings.LastIndexByte(line, ' '); i > 0 {
		if n, ok := asCount(line[i+1:], false); ok {
			return n, line[:i], true
		}
	}
	return 1, line, false
}

// asCount reads "4", "4x" or "x4". Behind a name only "x4" is a count: a name
// may end with a number.
func asCount(s string, plain bool) (int, bool) {
	digits := strings.Trim(s, "x×")
	if digits == s && !plain || digits == "" {
		return 0, false
	}
	n, err := strconv.Atoi(digits)
	return n, err == nil
}

// FaceByName returns the face that somebody calls by its French or English name
// or by its id, with or without accents; of several the first that a deck may
// hold.
func (g *Game) FaceByName(name string) (Face, bool) {
	want, found := Fold(name), Face(0)
	for i := range g.Faces {
		f := &g.Faces[i]
		if i == 0 || want != Fold(f.Name.FR) && want != Fold(f.Name.EN) && want != Fold(f.ID) {
			continue
		}
		if g.Deck == nil || g.Deck.Home(Face(i)) >= 0 {
			return Face(i), true
		}
		if found == 0 {
			found = Face(i)
		}
	}
	return found, found != 0
}

// Nearest returns the cards of the collection whose names are nearest to one
// that there is not; none where nothing comes near. At most three.
func (g *Game) Nearest(name string) []Face {
	type near struct {
		face Face
		far  int
	}
	want := []rune(Fold(name))
	if len(want) == 0 || len(want) > 80 {
		return nil
	}
	var all []near
	for _, f := range g.Collection() {
		far := len(want)
		for _, s := range []string{g.Faces[f].Name.FR, g.Faces[f].Name.EN} {
			far = min(far, farFrom(want, []rune(Fold(s))))
		}
		if far <= 1+len(want)/3 {
			all = append(all, near{f, far})
		}
	}
	slices.SortStableFunc(all, func(a, b near) int { return cmp.Compare(a.far, b.far) })
	var out []Face
	for _, n := range all[:min(len(all), nearest)] {
		if n.far <= all[0].far+2 {
			out = append(out, n.face)
		}
	}
	return out
}

// farFrom is how far a word is from a name: less where it is the beginning of
// the name, for people shorten.
func farFrom(want, name []rune) int {
	far := Edits(want, name)
	if len(want) >= 4 && len(name) > len(want) {
		far = min(far, 1+Edits(want, name[:len(want)]))
	}
	return far
}

// DeckList returns a deck as text in a language; ParseDeck reads it back. Cards
// stand in the order of their lines.
func (g *Game) DeckList(d *Deck, l Lang) string {
	var b strings.Builder
	colon := ":\n"
	if l == French {
		colon = "\u00a0:\n"
	}
	if d.Name != "" {
		b.WriteString("Deck" + strings.TrimSuffix(colon, "\n") + " " + d.Name + "\n")
	}
	for i := range g.Deck.Sections {
		sec := &g.Deck.Sections[i]
		if d.Size(sec.Name) == 0 {
			continue
		}
		if b.Len() > 0 {
			b.WriteByte('\n')
		}
		b.WriteString(sec.Text.In(l) + colon)
		for _, line := range d.Lines {
			if line.Section == sec.Name {
				b.WriteString(strconv.Itoa(line.Count) + " " + g.cardName(line.Card, l) + "\n")
			}
		}
	}
	return b.String()
}

// cardName returns the name by which a list calls a card: its id where another
// card has the same name, or the name would be read as something else.
func (g *Game) cardName(id string, l Lang) string {
	f, ok := g.FaceByID(id)
	if !ok {
		return id
	}
	name := g.Faces[f].Name.In(l)
	if g2, _ := g.FaceByName(name); g2 != f || strings.Contains(name, "#") {
		return id
	}
	return name
}
