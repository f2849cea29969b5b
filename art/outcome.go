package art

import "wyrmtable/fonts"

// OutcomeLine is one thing that will happen: an icon in the colour of the bold
// words, and rich text.
type OutcomeLine struct {
	Icon, Ink string
	Text      []Token
}

func OutcomeStyle(size float64, ink string) TextStyle {
	return TextStyle{Size: size, Lead: 1.12, Gap: 0.01, Plain: fonts.Rules, Bold: fonts.Name, Italic: fonts.RulesItalic,
		Ink: Hex("#e2fff6"), BoldInk: Hex(ink), ItalInk: Hex("#a5d2cd")}
}
