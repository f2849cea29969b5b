package scenes

import (
	"strconv"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/share"
)

// ReceivedFile makes the page that says what the file of a saved game holds, which the
// program was started with or which was dropped on it. As with a link, nothing comes
// of it unread.
func (r *Router) ReceivedFile(f game.File) game.Scene {
	return share.NewPreview(r.Kit, func(*game.Context) share.Card { return r.fileCard(f) })
}

// fileCard is what is said of a file. Where its end is lost, what is left of the
// match is offered, with a word about it.
func (r *Router) fileCard(f game.File) share.Card {
	s, err := r.readFile(f)
	if s == nil {
		return badCard(badFile, rules.Same(f.Name), why(err))
	}
	played := strconv.Itoa(s.Len())
	of := game.Text{FR: f.Name + "\u00a0: " + played + " réponses.", EN: f.Name + ": " + played + " answers."}
	card := share.Card{Title: fileReceived, Theme: &r.look(s.Game().ID).Tile.Style,
		Says: append(r.describe(s), of), Choices: r.matchChoices(s)}
	if err != nil {
		card.Warns = rules.Join(cannotOpen, why(err))
	}
	return card
}

// readFile reads the match in a file. With an error there may be a match, up to
// where it could be read.
func (r *Router) readFile(f game.File) (*rules.Session, error) {
	if f.Err != nil {
		return nil, f.Err
	}
	_, data, err := game.DecodeSave(f.Data)
	if err != nil {
		return nil, err
	}
	s, _, err := rules.Load(data, r.find)
	return s, err
}

var (
	fileReceived = game.Text{FR: "Une partie enregistrée", EN: "A saved match"}
	badFile      = game.Text{FR: "Ce fichier ne s’ouvre pas", EN: "This file cannot be opened"}
)
