// Package fonts holds the typefaces of the program, embedded in it.
//
// Cinzel is cut in stone: titles, game names and buttons. Alegreya is the
// book face of names, rules and numbers. Alegreya Sans sets small labels.
// All three are subsets that cover French completely, and all are under the
// SIL Open Font License 1.1, whose texts are embedded beside them (Licences).
//
// The package only hands out bytes and names; shaping and drawing are the
// business of package art.
package fonts

import (
	_ "embed"
)

// Face names one typeface at one weight.
type Face uint8

// The faces, by what they are for rather than by their file.
const (
	Title       Face = iota // Cinzel Bold: titles and buttons; its lower case is small capitals
	TitleBlack              // Cinzel Black: the logo
	Name                    // Alegreya ExtraBold: card names, keywords, numbers
	Rules                   // Alegreya Medium: rules text, log
	RulesItalic             // Alegreya Medium Italic: flavour and asides
	Label                   // Alegreya Sans Medium: small labels
	LabelBold               // Alegreya Sans Bold: small labels that matter
	faceCount
)

// All lists every face, in order.
func All() []Face {
	all := make([]Face, faceCount)
	for i := range all {
		all[i] = Face(i)
	}
	return all
}

//go:embed Cinzel-Bold.ttf
var cinzelBold []byte

//go:embed Cinzel-Black.ttf
var cinzelBlack []byte

//go:embed Alegreya-ExtraBold.ttf
var alegreyaExtraBold []byte

//go:embed Alegreya-Medium.ttf
var alegreyaMedium []byte

//go:embed Alegreya-MediumItalic.ttf
var alegreyaItalic []byte

//go:embed AlegreyaSans-500-normal.ttf
var sansMedium []byte

//go:embed AlegreyaSans-700-normal.ttf
var sansBold []byte

//go:embed OFL-cinzel.txt
var licenceCinzel string

//go:embed OFL-alegreya.txt
var licenceAlegreya string

//go:embed OFL-alegreya-sans.txt
var licenceSans string

// Bytes returns the TrueType file of f. The caller must not change it. An
// unknown face gives the rules face, so that text is always drawn.
func Bytes(f Face) []byte {
	switch f {
	case Title:
		return cinzelBold
	case TitleBlack:
		return cinzelBlack
	case Name:
		return alegreyaExtraBold
	case RulesItalic:
		return alegreyaItalic
	case Label:
		return sansMedium
	case LabelBold:
		return sansBold
	}
	return alegreyaMedium
}

// A Licence is what the credits page must show for one family.
type Licence struct {
	Family string // as its authors call it
	Owner  string // the copyright line
	Text   string // the whole licence
}

// Licences returns the licence of each embedded family.
func Licences() []Licence {
	return []Licence{
		{"Cinzel", firstLine(licenceCinzel), licenceCinzel},
		{"Alegreya", firstLine(licenceAlegreya), licenceAlegreya},
		{"Alegreya Sans", firstLine(licenceSans), licenceSans},
	}
}

func firstLine(s string) string {
	for i, r := range s {
		if r == '\n' || r == '\r' {
			return s[:i]
		}
	}
	return s
}
