package rules

import (
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
// So it is written; it is read as people and other programs write it. Names are
// French, English, or the ids of the card list, with or without accents, hyphens
// and capitals. The number stands before or behind, with an x or without, and is 1
// when there is none. Bullets, editions, marks of foil and remarks are passed
// over; a table with commas is read too. A heading may stand before each card
// ("SB: 2 Name"). A card that does not belong into the section it stands under, or
// stands under none, goes where it belongs; what stands under a heading that names
// no part of the deck is set aside.

const (
	maxListLines = 2000 // a longer text is no deck list
	maxFaults    = 100  // told one by one
	maxNear      = 40   // for which the nearest names are looked up
	mostLine     = 200  // bytes of a line
	mostQuoted   = 60   // letters of what was not understood
)

// ParseDeck reads a deck list. What it does not understand it leaves out and
// reports; what it does is a deck that [Game.DeckProblems] can judge.
func (g *Game) ParseDeck(list string) ListReading {
	list = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\u2028", "\n", "\uFEFF", "").Replace(list)
	p := listReader{game: g, names: newCardNames(g), part: noPart, lines: strings.Split(strings.TrimSuffix(list, "\n"), "\n")}
	for i, line := range p.lines {
		if p.at = i; i == maxListLines {
			p.fault("", 0, nil, Text{"plus de " + strconv.Itoa(maxListLines) + " lignes\u00a0: le reste n’est pas lu.",
				"more than " + strconv.Itoa(maxListLines) + " lines: the rest is not read."})
			break
		}
		p.read(line)
	}
	p.finish()
	return p.ListReading
}

// A listReader reads a list line by line.
type listReader struct {
	ListReading
	game   *Game
	names  *cardNames
	lines  []string
	at     int  // the line that is read, counted from 0
	part   part // what we are under
	aside  int  // which of Aside, under such a heading
	blank  bool // the line before was empty
	begun  bool // a line of words was there
	titled bool // the list has said how the deck is called
	table  *tableHead
	more   int // faults beyond those that are told
	looked int // names for which others were looked up
}

func (p *listReader) fault(what string, count int, near []Face, t Text) {
	if len(p.Faults) == maxFaults {
		p.more++
		return
	}
	n := strconv.Itoa(p.at + 1)
	p.Faults = append(p.Faults, ListFault{Line: p.at + 1, What: what, Near: near, Count: count, Section: max(int(p.part), -1),
		Text: Text{"Ligne " + n + "\u00a0: " + t.FR, "Line " + n + ": " + t.EN}})
}

// finish says what can only be said at the end.
func (p *listReader) finish() {
	kept := p.Aside[:0]
	for _, a := range p.Aside {
		if len(a.Cards) > 0 {
			kept = append(kept, a)
		}
	}
	p.Aside = kept
	if p.more > 0 {
		n := strconv.Itoa(p.more)
		p.Faults = append(p.Faults, ListFault{Line: p.at + 1, Section: -1,
			Text: Text{"Et " + n + " autres lignes de cette sorte.", "And " + n + " more lines of this kind."}})
	}
}

func (p *listReader) read(raw string) {
	raw = raw[:min(len(raw), mostLine)]
	if p.table != nil {
		p.row(raw)
		return
	}
	line := plainLine(cutRemark(raw))
	switch {
	case Loose(line) == "":
		p.empty(raw)
		return
	case p.tableHead(raw) || p.title(raw):
	default:
		p.line(line, plainLine(strings.ReplaceAll(raw, "\t", ";")))
	}
	p.blank = false
}

// empty is a line without words, or with a remark: in one a heading may stand.
func (p *listReader) empty(raw string) {
	if s := strings.Trim(raw, " #/\t"); s != "" && !startsDigit(s) {
		if part, ok := p.game.heading(s); ok && (part > aboutPart || part == kindPart) {
			p.under(part, s)
			return
		}
	}
	p.blank = p.blank || strings.TrimSpace(raw) == ""
	if p.blank && p.part == aboutPart {
		p.part = noPart
	}
}

// line reads a line of words. whole has the remark still on it, which may be the
// rest of a row.
func (p *listReader) line(line, whole string) {
	part, known := p.game.heading(line)
	c := p.names.card(line)
	known = known && (part != kindPart || c.numbered != numberBefore) // "3 Red" may be short for a card
	switch {
	case known && c.numbered != numberBefore && part != titlePart && (part > aboutPart || c.face == 0):
		p.under(part, line)
	case c.face != 0:
		if p.part == aboutPart {
			p.part = noPart
		}
		p.card(c)
	case p.several(whole) || p.several(line):
	case known:
		p.under(part, line)
	case p.keyed(line) || p.part == aboutPart:
	default:
		p.unknown(line, c)
	}
}

// under begins a part of the list.
func (p *listReader) under(part part, heading string) {
	if part == kindPart {
		if p.divided() {
			return
		}
		part = noPart
	}
	switch p.part = part; part {
	case titlePart:
		p.part = aboutPart
	case asidePart:
		heading = headingText(heading)
		p.aside = slices.IndexFunc(p.Aside, func(a ListAside) bool { return a.Heading == heading })
		if p.aside < 0 {
			p.aside = len(p.Aside)
			p.Aside = append(p.Aside, ListAside{Line: p.at + 1, Heading: heading})
		}
	}
}

// divided reports whether a kind of cards divides the part that it stands in: a
// sideboard, or what the list itself leaves out of the deck.
func (p *listReader) divided() bool {
	if p.part == asidePart {
		_, known := p.game.heading(p.Aside[p.aside].Heading)
		return known
	}
	return p.part >= 0 && p.game.Deck.Sections[p.part].Side
}

// once does something under a part that is named for it alone.
func (p *listReader) once(part part, heading string, do func()) {
	before, aside := p.part, p.aside
	p.under(part, heading)
	do()
	p.part, p.aside = before, aside
}

// several reads a line with more than one card, "2 Name, 3 Name", or with number
// and name in fields, "2;Name".
func (p *listReader) several(line string) bool {
	for _, sign := range []byte{',', ';'} {
		cards := p.names.row(cells(line, sign))
		for _, c := range cards {
			p.card(c)
		}
		if len(cards) > 0 {
			return true
		}
	}
	return false
}

// row reads fields that are a card with its number each, or begin with a number
// and a name in whichever order; none where they are something else.
func (n *cardNames) row(row []string) []listCard {
	if len(row) < 2 {
		return nil
	}
	for i, j := range []int{1, 0} {
		if c := n.card(row[j]); isCount(row[i]) && c.face != 0 && c.numbered == noNumber {
			c.count, c.numbered = number(row[i]), numberBefore
			return []listCard{c}
		}
	}
	var cards []listCard
	for _, s := range row {
		c := n.card(s)
		if c.face == 0 || c.numbered == noNumber {
			return nil
		}
		cards = append(cards, c)
	}
	return cards
}

// keyed reads "Heading: cards", which says nothing of the lines below.
func (p *listReader) keyed(line string) bool {
	key, rest, found := strings.Cut(line, ":")
	rest = strings.TrimSpace(rest)
	if !found || rest == "" {
		return false
	}
	part, known := p.game.heading(key)
	c := p.names.card(rest)
	switch {
	case known && part == aboutPart:
		return true
	case known && part == titlePart, !known && c.face == 0:
		return false
	case !known:
		part = asidePart
	}
	p.once(part, key, func() {
		if c.face != 0 || !p.several(rest) {
			p.card(c)
		}
	})
	return true
}

// title reads the name of the deck, in which a # is no comment.
func (p *listReader) title(raw string) bool {
	raw = strings.Join(strings.Fields(raw), " ")
	head, rest, found := strings.Cut(raw, ":")
	if rest = strings.TrimSpace(rest); !found {
		head, rest = cutFirst(raw)
		if p.part != aboutPart {
			return false
		}
	}
	part, known := p.game.heading(head)
	switch {
	case !known || rest == "" || part != titlePart && Fold(head) != "deck":
		return false
	case part != titlePart && p.holdsCards(rest):
		return false
	}
	p.Deck.Name, p.titled = rest, true
	return true
}

func cutFirst(s string) (head, rest string) {
	head, rest, _ = strings.Cut(s, " ")
	return head, rest
}

// holdsCards reports whether what stands behind "Deck:" is no name: a card with
// its number, or the number of all of them.
func (p *listReader) holdsCards(s string) bool {
	switch strings.TrimLeft(Loose(s), "0123456789") {
	case "", "cards", "cartes":
		return true
	}
	c := p.names.card(cells(s, ',')[0])
	return c.face != 0 && c.numbered == numberBefore
}

// card takes in a card, or says that there is none of that name.
func (p *listReader) card(c listCard) {
	switch part, known := p.game.heading(c.part); {
	case c.face == 0:
		p.notKnown(c, p.near(c.name))
	case c.count < 1 || c.count > MaxCopies:
		p.tooMany()
	case known && part > aboutPart:
		p.once(part, c.part, func() { p.put(c) })
	default:
		p.put(c)
	}
}

// put puts copies where the list says, or where they belong.
func (p *listReader) put(c listCard) {
	r := p.game.Deck
	home := r.Home(c.face)
	if home < 0 {
		name := p.game.Faces[c.face].Name
		p.fault(name.FR, 0, nil, Text{"«\u00a0" + name.FR + "\u00a0» ne va dans aucun deck.",
			"“" + name.EN + "” goes into no deck."})
		return
	}
	if p.part == asidePart {
		a := &p.Aside[p.aside]
		a.Cards = append(a.Cards, DeckCard{home, c.face, c.count})
		return
	}
	s := int(p.part)
	if s < 0 || !r.Sections[s].Takes(c.face) {
		s = home
	}
	id := p.game.Faces[c.face].ID
	if p.Deck.In(r.Sections[s].Name, id)+c.count > MaxCopies {
		p.tooMany()
		return
	}
	p.Deck.Add(r.Sections[s].Name, id, c.count)
}

func (p *listReader) tooMany() {
	line := clipped(plainLine(cutRemark(p.lines[p.at])), mostQuoted)
	p.fault(line, 0, nil, Text{"«\u00a0" + line + "\u00a0»\u00a0: le nombre va de 1 à " + strconv.Itoa(MaxCopies) + ".",
		"“" + line + "”: the number goes from 1 to " + strconv.Itoa(MaxCopies) + "."})
}

// unknown reads a line that names no card and no part of the deck. Is it a card
// that there is not, or a heading? Headings have no number where cards have one,
// and stand behind an empty line; in doubt what follows is set aside.
func (p *listReader) unknown(line string, c listCard) {
	near := p.near(c.name)
	next, more := p.next()
	stands := c.numbered == noNumber && len(near) == 0
	begins := p.part == noPart && len(p.Deck.Lines)+len(p.Faults)+len(p.Aside) == 0
	switch {
	case c.numbered == numberBefore:
		p.notKnown(c, near)
	case marked(line):
		p.under(asidePart, line)
	case begins && stands && !p.titled:
		p.Deck.Name, p.titled = line, true
	case next != noNumber && next != c.numbered && (p.blank || len(near) == 0), p.blank && stands && more:
		p.under(asidePart, line)
	default:
		p.notKnown(c, near)
	}
}

// next returns where the number stands in the next line of words, if there is one.
func (p *listReader) next() (n numbering, more bool) {
	for _, raw := range p.lines[min(p.at+1, len(p.lines)):] {
		line := plainLine(cutRemark(raw))
		switch {
		case Loose(line) == "":
			continue
		case numberFirst(line, true).name != "":
			n = numberBefore
		case numberLast(line).name != "":
			n = numberBehind
		}
		return n, true
	}
	return noNumber, false
}

// near returns the cards that may be meant by a name, or by what is left of it
// without the signs behind it.
func (p *listReader) near(name string) []Face {
	if p.looked++; p.looked > maxNear {
		return nil
	}
	for range mostSigns {
		if near := p.names.near(name); len(near) > 0 {
			return near
		}
		name, _ = undecorated(name)
	}
	return nil
}

func (p *listReader) notKnown(c listCard, near []Face) {
	name := clipped(c.name, mostQuoted)
	t := Text{"«\u00a0" + name + "\u00a0» est inconnu ici", "“" + name + "” is unknown here"}
	if c.count < 1 || c.count > MaxCopies {
		c.count, near = 0, nil
	}
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
	p.fault(name, c.count, near, t)
}

// clipped cuts what is quoted to a number of letters.
func clipped(s string, most int) string {
	if r := []rune(s); len(r) > most {
		return string(r[:most-1]) + "…"
	}
	return s
}

// DeckList returns a deck as text in a language; ParseDeck reads it back. Cards
// stand in the order of their lines.
func (g *Game) DeckList(d *Deck, l Lang) string {
	var b strings.Builder
	colon := ":\n"
	if l == French {
		colon = "\u00a0:\n"
	}
	if name := strings.Join(strings.Fields(d.Name), " "); name != "" {
		b.WriteString(g.titleKey(name, l) + strings.TrimSuffix(colon, "\n") + " " + name + "\n")
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

// titleKey returns what stands before the name of a deck: "Deck", unless the name
// would be read as cards.
func (g *Game) titleKey(name string, l Lang) string {
	p := listReader{game: g, names: newCardNames(g)}
	if p.holdsCards(name) {
		return Text{"Nom", "Name"}.In(l)
	}
	return "Deck"
}

// cardName returns the name by which a list calls a card: its id where another
// card has the same name, or the name would be read as something else.
func (g *Game) cardName(id string, l Lang) string {
	f, ok := g.FaceByID(id)
	if !ok {
		return id
	}
	name := g.Faces[f].Name.In(l)
	if g2, _ := g.FaceByName(name); g2 != f || strings.ContainsAny(name, "#;") || strings.Contains(name, "//") {
		return id
	}
	return name
}
