package link

import (
	"strconv"
	"unicode/utf8"

	"wyrmtable/rules"
)

// An ErrorKind says what is wrong with a link.
type ErrorKind uint8

const (
	// Foreign: there is no link of ours in it.
	Foreign ErrorKind = iota
	// TooLong: it is longer than any link.
	TooLong
	// Cut: its end is missing.
	Cut
	// BadSign: a sign in it belongs to no link.
	BadSign
	// Damaged: something in it has changed.
	Damaged
	// OtherFormat: of a version of the program that writes links in another way.
	OtherFormat
	// UnknownGame: of a game that is not on this table.
	UnknownGame
	// OtherVersion: of other rules or cards.
	OtherVersion
	// BadSetup: the game cannot begin so.
	BadSetup
	// Diverged: played again it does not give the same match.
	Diverged
	// TooMuch: it does not fit into a link.
	TooMuch
)

// An Error says why a link cannot be read or made.
type Error struct {
	Kind ErrorKind
	What string // the sign, game or fault it is about
	At   int    // the sign or answer it is about, or how many there are
	Of   int    // how many there should be; 0: that is not known
}

func (e *Error) Error() string { return e.Text().EN }

// Text returns the error for a person: what is wrong, where, and what to do.
func (e *Error) Text() rules.Text {
	at, of := strconv.Itoa(e.At), strconv.Itoa(e.Of)
	switch e.Kind {
	case TooLong:
		return rules.Text{FR: "Ce texte a " + at + " signes, un lien en a 100\u00a0000 au plus\u00a0: ouvrez plutôt le fichier de la partie.",
			EN: "This text has " + at + " characters, a link has at most 100,000: open the match’s file instead."}
	case Cut:
		if e.Of == 0 {
			return rules.Text{FR: "Le lien s’arrête après " + at + " signes\u00a0: copiez-le en entier et essayez de nouveau.",
				EN: "The link ends after " + at + " characters: copy the whole of it and try again."}
		}
		return rules.Text{FR: "La fin du lien manque (" + at + " signes sur " + of + ")\u00a0: copiez-le en entier et essayez de nouveau.",
			EN: "The end of the link is missing (" + at + " of " + of + " characters): copy the whole of it and try again."}
	case BadSign:
		return rules.Text{FR: "Le signe «\u00a0" + e.What + "\u00a0» (n° " + at + ") n’est pas d’un lien\u00a0: copiez-le de nouveau, sans rien y changer.",
			EN: "The character “" + e.What + "” (no. " + at + ") is not of a link: copy it again, and change nothing in it."}
	case Damaged:
		return rules.Text{FR: "Un ou plusieurs signes du lien ont changé en route\u00a0: demandez qu’on vous l’envoie de nouveau.",
			EN: "One or more characters of the link have changed on the way: ask for it to be sent again."}
	case OtherFormat:
		return rules.Text{FR: "Ce lien vient d’une autre version du programme (forme " + e.What + ")\u00a0: prenez la même version des deux côtés.",
			EN: "This link comes from another version of the program (form " + e.What + "): use the same version on both sides."}
	case UnknownGame:
		return rules.Text{FR: "Ce lien vient d’un jeu qui n’est pas sur cette table («\u00a0" + e.What + "\u00a0»)\u00a0: il faut une version du programme qui l’a.",
			EN: "This link is of a game that is not on this table (“" + e.What + "”): it needs a version of the program that has it."}
	case OtherVersion:
		return rules.Text{FR: "Ce lien vient d’une autre version des règles ou des cartes de " + e.What + "\u00a0: prenez la même version du programme des deux côtés.",
			EN: "This link comes from another version of the rules or cards of " + e.What + ": use the same version of the program on both sides."}
	case BadSetup:
		return rules.Text{FR: "La mise en place de ce lien n’est pas jouable ici (" + e.What + ")\u00a0: demandez-en un autre.",
			EN: "The setup of this link cannot be played here (" + e.What + "): ask for another one."}
	case Diverged:
		return rules.Text{FR: "Ce lien ne redonne pas la même partie, elle diverge après " + at + " réponses\u00a0: prenez la même version du programme des deux côtés.",
			EN: "This link does not give the same match again, it diverges after " + at + " answers: use the same version of the program on both sides."}
	case TooMuch:
		return rules.Text{FR: "C’est trop long pour un lien\u00a0: exportez la partie dans un fichier.",
			EN: "This is too long for a link: export the match to a file."}
	}
	return rules.Text{FR: "Il n’y a pas de lien de Wyrmtable dans ce texte\u00a0: un lien contient «\u00a0#w1\u00a0».",
		EN: "There is no Wyrmtable link in this text: a link contains “#w1”."}
}

// clip cuts what a link says to what fits into a line.
func clip(s string) string {
	for utf8.RuneCountInString(s) > 30 {
		_, n := utf8.DecodeLastRuneInString(s)
		s = s[:len(s)-n]
	}
	return s
}
