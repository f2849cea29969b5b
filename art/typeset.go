package art

import (
	"image/color"
	"strings"

	"wyrmtable/art/texture"
	"wyrmtable/fonts"
)

// Style is the voice in which a piece of text is set.
type Style uint8

// The styles.
const (
	Plain  Style = iota
	Bold         // keywords and numbers
	Italic       // asides
)

// Token is a piece of rich text: words in one style, an inline symbol, or the
// end of a paragraph. A space in Text allows a line break, U+00A0 does not;
// neighbouring tokens without a space between them stay together.
type Token struct {
	Style Style
	Text  string
	Sym   Symbol      // drawn in place of text when not SymNone
	Icon  string      // likewise: an icon of the set, in the colour of the text
	Col   color.NRGBA // zero: the colour of the block
	Break bool        // ends the paragraph; everything else is ignored
}

// T is plain text.
func T(s string) Token { return Token{Text: s} }

// B is bold text.
func B(s string) Token { return Token{Style: Bold, Text: s} }

// I is italic text.
func I(s string) Token { return Token{Style: Italic, Text: s} }

// Sym is an inline symbol.
func Sym(s Symbol) Token { return Token{Sym: s} }

// Markup reads rich text: **bold**, _italic_, {name} for a symbol or icon,
// and a line feed for a new paragraph. Unknown names in braces are set as they
// stand.
func Markup(s string) []Token {
	var out []Token
	style := Plain
	var word strings.Builder
	flush := func() {
		if word.Len() > 0 {
			out = append(out, Token{Style: style, Text: word.String()})
			word.Reset()
		}
	}
	toggle := func(to Style) {
		flush()
		if style == to {
			to = Plain
		}
		style = to
	}
	for len(s) > 0 {
		switch {
		case strings.HasPrefix(s, "**"):
			toggle(Bold)
			s = s[2:]
		case s[0] == '_':
			toggle(Italic)
			s = s[1:]
		case s[0] == '\n':
			flush()
			out = append(out, Token{Break: true})
			s = s[1:]
		case s[0] == '{':
			tok, n := braced(s)
			if n > 1 {
				flush()
				out = append(out, tok)
			} else {
				word.WriteByte('{')
			}
			s = s[n:]
		default:
			word.WriteByte(s[0])
			s = s[1:]
		}
	}
	flush()
	return out
}

// braced reads {name} at the start of s; n is 1 if it is nothing known.
func braced(s string) (t Token, n int) {
	end := strings.IndexByte(s, '}')
	if end < 0 {
		return Token{}, 1
	}
	name := s[1:end]
	if sym, ok := SymbolNamed(name); ok {
		return Token{Sym: sym}, end + 1
	}
	if HasIcon(name) {
		return Token{Icon: name}, end + 1
	}
	return Token{}, 1
}

// TextStyle is how a block of rich text is set.
type TextStyle struct {
	Size                  float64 // units an em
	Lead                  float64 // line pitch in ems; 0 is 1.17
	Gap                   float64 // extra space between paragraphs, in lines; 0 is 0.35
	Signs                 float64 // room of an inline symbol or icon, in ems; 0 is 1.06
	Plain, Bold, Italic   fonts.Face
	Anchor                Anchor
	Ink, BoldInk, ItalInk color.NRGBA // zero BoldInk and ItalInk: as Ink
}

// RulesStyle is the house style of rules text in dark ink.
func RulesStyle(size float64, anchor Anchor) TextStyle {
	return TextStyle{Size: size, Plain: fonts.Rules, Bold: fonts.Name, Italic: fonts.RulesItalic,
		Anchor: anchor, Ink: Hex("#26170d"), ItalInk: Hex("#5a3d22")}
}

// OnDark is s in light ink.
func (s TextStyle) OnDark() TextStyle {
	s.Ink, s.BoldInk, s.ItalInk = Hex("#f1e6cf"), Hex("#ffe2a6"), Hex("#cbb994")
	return s
}

// Block is rich text broken into lines.
type Block struct {
	style  TextStyle
	lines  []blockLine
	width  float64 // of the column
	Height float64 // units from the top of the first line to the foot of the last
	Widest float64 // the longest line, in units
}

type blockLine struct {
	atoms []atom
	width float64
	y     float64 // baseline below the top
}

// atom is what is never broken: a word or a symbol.
type atom struct {
	Token
	x, w  float64
	space bool // a space stands before it
}

// Lay breaks tokens into lines no wider than width. A single word that is
// wider stays whole; Fit shrinks it.
func Lay(tokens []Token, style TextStyle, width float64) *Block {
	texture.Breathe(0)
	if style.Lead == 0 {
		style.Lead = 1.17
	}
	if style.Gap == 0 {
		style.Gap = 0.35
	}
	if style.Signs == 0 {
		style.Signs = 1.06
	}
	b := &Block{style: style, width: width}
	space := TextWidth(style.Plain, style.Size, " ")
	y := 0.0
	var cur blockLine
	endLine := func() {
		cur.y = y + style.Size*(style.Lead*0.5+0.31)
		y += style.Size * style.Lead
		b.Widest = max(b.Widest, cur.width)
		b.lines = append(b.lines, cur)
		cur = blockLine{}
	}
	atoms := b.atoms(tokens)
	for i := 0; i < len(atoms); {
		if atoms[i].Break {
			endLine()
			y += style.Size * style.Lead * style.Gap
			i++
			continue
		}
		n, w := cluster(atoms[i:])
		lead := 0.0
		if atoms[i].space && len(cur.atoms) > 0 {
			lead = space
		}
		if len(cur.atoms) > 0 && cur.width+lead+w > width {
			endLine()
			lead = 0
		}
		x := cur.width + lead
		for _, a := range atoms[i : i+n] {
			a.x = x
			x += a.w
			cur.atoms = append(cur.atoms, a)
		}
		cur.width = x
		i += n
	}
	if len(cur.atoms) > 0 {
		endLine()
	}
	b.Height = y
	return b
}

// cluster is the number of leading atoms that must stay together, and their
// width.
func cluster(atoms []atom) (n int, w float64) {
	for n < len(atoms) && (n == 0 || !atoms[n].space && !atoms[n].Break) {
		w += atoms[n].w
		n++
	}
	return n, w
}

// atoms splits tokens at their spaces and measures the pieces.
func (b *Block) atoms(tokens []Token) []atom {
	var out []atom
	space := false
	for _, t := range tokens {
		switch {
		case t.Break:
			out = append(out, atom{Token: t})
			space = false
		case t.Sym != SymNone || t.Icon != "":
			out = append(out, atom{Token: t, w: b.style.Size * b.style.Signs, space: space})
			space = false
		default:
			for i, word := range strings.Split(t.Text, " ") {
				space = space || i > 0
				if word == "" {
					continue
				}
				a := atom{Token: t, space: space}
				a.Text = word
				a.w = TextWidth(b.style.face(t.Style), b.style.Size, word)
				out = append(out, a)
				space = false
			}
		}
	}
	return out
}

func (s *TextStyle) face(k Style) fonts.Face {
	switch k {
	case Bold:
		return s.Bold
	case Italic:
		return s.Italic
	}
	return s.Plain
}

func (s *TextStyle) ink(t *Token) Paint {
	col := s.Ink
	if t.Style == Bold && s.BoldInk.A > 0 {
		col = s.BoldInk
	}
	if t.Style == Italic && s.ItalInk.A > 0 {
		col = s.ItalInk
	}
	if t.Col.A > 0 {
		col = t.Col
	}
	return Ink(col)
}

// Fit lays tokens out at the largest size, from style.Size down to floor, at
// which they fill no more than width by height. At floor it stops shrinking,
// except for words too long for a line.
func Fit(tokens []Token, style TextStyle, width, height, floor float64) *Block {
	for {
		b := Lay(tokens, style, width)
		fits := b.Height <= height+0.01 && b.Widest <= width+0.01
		wide := b.Widest > width+0.01 && style.Size > 4
		if fits || style.Size <= floor && !wide {
			return b
		}
		style.Size = max(min(floor, style.Size*0.97), style.Size-max(0.25, style.Size*0.02))
	}
}

// Clip is Fit for words that must not be higher than height: what finds no room
// at floor is left out, and an ellipsis stands for it.
func Clip(tokens []Token, style TextStyle, width, height, floor float64) *Block {
	b := Fit(tokens, style, width, height, floor)
	n := len(b.lines)
	for pitch := b.style.Size * b.style.Lead; n > 1 && b.lines[n-1].y+pitch-b.style.Size*(b.style.Lead*0.5+0.31) > height+0.01; {
		n--
	}
	if n == len(b.lines) {
		return b
	}
	b.lines = b.lines[:n]
	last := &b.lines[n-1]
	b.Height = last.y + b.style.Size*(b.style.Lead*0.5-0.31)
	dots := TextWidth(b.style.Plain, b.style.Size, "…")
	for k := len(last.atoms); k > 1 && last.width+dots > width; {
		k--
		last.atoms = last.atoms[:k]
		last.width = last.atoms[k-1].x + last.atoms[k-1].w
	}
	last.atoms = append(last.atoms[:len(last.atoms):len(last.atoms)], atom{Token: T("…"), x: last.width, w: dots})
	last.width += dots
	return b
}

// Balance lays tokens out so that no line is much longer than the others: the
// narrowest column with as few lines as width allows, set within width.
func Balance(tokens []Token, style TextStyle, width float64) *Block {
	best := Lay(tokens, style, width)
	n := len(best.lines)
	lo, hi := best.Widest/2, best.Widest
	for hi-lo > style.Size*0.3 {
		mid := (lo + hi) / 2
		if b := Lay(tokens, style, mid); len(b.lines) == n && b.Widest <= mid {
			best, hi = b, mid
		} else {
			lo = mid
		}
	}
	best.width = width
	return best
}

// Size is the em the block was set at.
func (b *Block) Size() float64 { return b.style.Size }

// Lines is the number of lines.
func (b *Block) Lines() int { return len(b.lines) }

// Block draws a block whose column begins at (x, y), its top left corner.
func (c *Canvas) Block(b *Block, x, y float64) {
	for _, l := range b.lines {
		x0 := x
		switch b.style.Anchor {
		case Centre:
			x0 += (b.width - l.width) / 2
		case Right:
			x0 += b.width - l.width
		}
		for i := range l.atoms {
			a := &l.atoms[i]
			size := b.style.Size
			mid := y + l.y - size*0.31
			switch {
			case a.Sym != SymNone:
				c.Symbol(a.Sym, x0+a.x+a.w/2, mid, a.w*0.47)
			case a.Icon != "":
				c.Icon(a.Icon, x0+a.x+a.w/2, mid, a.w*0.87, b.style.ink(&a.Token))
			default:
				c.Text(b.style.face(a.Style), size, x0+a.x, y+l.y, Left, a.Text, b.style.ink(&a.Token))
			}
		}
	}
}
