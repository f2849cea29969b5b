package rules

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
)

// cardNames finds the cards of a game by what people call them. It is made once
// for a list: folding all names for each line takes seconds.
type cardNames struct {
	game  *Game
	exact map[string]Face // by names as Fold makes them
	loose map[string]Face // by their letters and figures; 0 where two cards share them
	cards []cardName      // of the collection
}

// A cardName is a card of the collection under one of its names.
type cardName struct {
	face Face
	name []rune // folded
}

func newCardNames(g *Game) *cardNames {
	n := &cardNames{game: g, exact: map[string]Face{}, loose: map[string]Face{}}
	var rest []Face // cards that no deck may hold: of one name the others come first
	for i := 1; i < len(g.Faces); i++ {
		if f := Face(i); g.Deck != nil && g.Deck.Home(f) < 0 {
			rest = append(rest, f)
		} else {
			n.add(f, true)
		}
	}
	for _, f := range rest {
		n.add(f, false)
	}
	return n
}

func (n *cardNames) add(f Face, collected bool) {
	face := &n.game.Faces[f]
	for i, s := range []string{face.Name.FR, face.Name.EN, titled(face.Name.FR, face.Title.FR), titled(face.Name.EN, face.Title.EN), face.ID} {
		s = Fold(s)
		if s == "" {
			continue
		}
		if _, ok := n.exact[s]; !ok {
			n.exact[s] = f
		}
		if old, ok := n.loose[Loose(s)]; ok && old != f && collected {
			n.loose[Loose(s)] = 0
		} else if !ok {
			n.loose[Loose(s)] = f
		}
		if collected && i < 4 {
			n.cards = append(n.cards, cardName{f, []rune(s)})
		}
	}
}

// titled returns a name with the title that people write behind it; nothing where a
// card has none.
func titled(name, title string) string {
	if title == "" {
		return ""
	}
	return name + ", " + title
}

// Loose returns the letters and figures of s alone, as Fold has them: people
// leave out hyphens and write apostrophes in many ways.
func Loose(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return -1
	}, Fold(s))
}

// face returns the card of a name, or 0.
func (n *cardNames) face(name string) Face {
	if f, ok := n.exact[Fold(name)]; ok {
		return f
	}
	return n.loose[Loose(name)]
}

// short returns the one card whose name begins with the words of name, or 0.
func (n *cardNames) short(name string) Face {
	want := Fold(name)
	if len(want) < 4 {
		return 0
	}
	found := Face(0)
	for _, c := range n.cards {
		if s := string(c.name); !strings.HasPrefix(s, want+" ") && !strings.HasPrefix(s, want+"-") || c.face == found {
			continue
		}
		if found != 0 {
			return 0
		}
		found = c.face
	}
	return found
}

// nearest is how many cards are offered for one that there is not.
const nearest = 4

// near returns the cards whose names are nearest to one that there is not; none
// where nothing comes near.
func (n *cardNames) near(name string) []Face {
	type near struct {
		face Face
		far  int
	}
	want := []rune(Fold(name))
	most := min(len(want)/3, 4) // of a long word four letters may be wrong
	if most == 0 || len(want) > 80 {
		return nil
	}
	var all []near
	for _, c := range n.cards {
		far := farFrom(want, c.name)
		switch last := len(all) - 1; {
		case far > most:
		case last >= 0 && all[last].face == c.face:
			all[last].far = min(all[last].far, far)
		default:
			all = append(all, near{c.face, far})
		}
	}
	slices.SortStableFunc(all, func(a, b near) int { return cmp.Compare(a.far, b.far) })
	var out []Face
	for _, c := range all[:min(len(all), nearest)] {
		if c.far <= all[0].far+1 {
			out = append(out, c.face)
		}
	}
	return out
}

// farFrom is how far a word is from a name: less where it is the beginning of
// the name or some word of it, for people shorten.
func farFrom(want, name []rune) int {
	far := len(want)
	if d := len(want) - len(name); d > -5 && d < 5 {
		far = Edits(want, name)
	}
	if len(want) >= 4 && len(name) > len(want) {
		far = min(far, 1+Edits(want, name[:len(want)]))
		if strings.Contains(" "+string(name)+" ", " "+string(want)+" ") {
			far = min(far, 1)
		}
	}
	return far
}

// FaceByName returns the face that somebody calls by its French or English name
// or by its id, with or without accents and the dashes that may be printed about it; of
// several the first that a deck may hold.
func (g *Game) FaceByName(name string) (Face, bool) {
	want, found := strings.Trim(Fold(name), "-"), Face(0)
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
