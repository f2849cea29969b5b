package game

// Lang is a language of the program.
type Lang uint8

// The languages, the first one being the language texts are written in first.
const (
	French Lang = iota
	English
)

// Text is a text for the player in each language.
type Text struct{ FR, EN string }

// In returns the text in language l.
func (t Text) In(l Lang) string {
	if l == English {
		return t.EN
	}
	return t.FR
}
