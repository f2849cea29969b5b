package rules

import "strconv"

// A SaveErrorKind says what is wrong with a save.
type SaveErrorKind uint8

const (
	// Foreign: not a save at all, or garbled in its head.
	Foreign SaveErrorKind = iota
	// Truncated: the end is missing.
	Truncated
	// UnknownGame: of a game that is not on this table.
	UnknownGame
	// UnknownCard: it uses a card that is not in the list.
	UnknownCard
	// OtherVersion: of other rules, or of a card list that has changed.
	OtherVersion
	// BadSetup: the setup is not one the game can begin.
	BadSetup
	// Diverged: played again it does not give the same match.
	Diverged
)

// A SaveError says why a save cannot be loaded, or not to its end.
type SaveError struct {
	Kind SaveErrorKind
	What string // the game, card, version or fault it is about
	At   int    // how many actions were played before it
}

func (e *SaveError) Error() string {
	if e.Kind == BadSetup {
		return e.Text().EN + " " + e.What
	}
	return e.Text().EN
}

// Text returns the error for a person: one sentence.
func (e *SaveError) Text() Text {
	at := strconv.Itoa(e.At)
	switch e.Kind {
	case Truncated:
		return Text{"La fin de cette sauvegarde manque\u00a0: la partie s’arrête après " + at + " actions.",
			"The end of this save is missing: the game stops after " + at + " actions."}
	case UnknownGame:
		return Text{"Cette sauvegarde vient d’un jeu qui n’est pas sur cette table\u00a0: «\u00a0" + e.What + "\u00a0».",
			"This save is of a game that is not on this table: “" + e.What + "”."}
	case UnknownCard:
		return Text{"Cette sauvegarde utilise une carte inconnue ici\u00a0: «\u00a0" + e.What + "\u00a0».",
			"This save uses a card that is unknown here: “" + e.What + "”."}
	case OtherVersion:
		return Text{"Cette sauvegarde vient d’une autre version des règles ou des cartes (version " + e.What + ").",
			"This save comes from another version of the rules or cards (version " + e.What + ")."}
	case BadSetup:
		return Text{"La mise en place de cette sauvegarde n’est pas jouable ici.",
			"The setup of this save cannot be played here."}
	case Diverged:
		return Text{"Cette sauvegarde ne redonne pas la même partie\u00a0: elle diverge à l’action " + at + ".",
			"This save does not give the same game again: it diverges at action " + at + "."}
	}
	return Text{"Ce fichier n’est pas une sauvegarde de Wyrmtable.", "This file is not a Wyrmtable save."}
}
