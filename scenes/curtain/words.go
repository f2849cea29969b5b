package curtain

import (
	"strings"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
)

func (s *Scene) title() game.Text {
	n := s.note.To.Name
	return game.Text{FR: "Passez l’écran à " + n, EN: "Pass the screen to " + n}
}

func iAm(name string) game.Text {
	return game.Text{FR: "Je suis " + name + " — lever le rideau", EN: "I am " + name + " — raise the curtain"}
}

var (
	lookAway   = game.Text{FR: "Les autres joueurs détournent les yeux.", EN: "The other players look away."}
	whyNow     = game.Text{FR: "POURQUOI MAINTENANT", EN: "WHY NOW"}
	blindText  = game.Text{FR: ", sans regarder", EN: ", without a look"}
	answerText = game.Text{FR: "Répondre", EN: "Answering"}
	factsText  = game.Text{FR: "Ce que chacun sait", EN: "What everybody knows"}
	leaveText  = game.Text{FR: "Quitter la table", EN: "Leave the table"}
	leaveNote  = game.Text{FR: "La partie est gardée\u00a0: elle reprendra derrière ce rideau.",
		EN: "The match is kept: it will go on behind this curtain."}
	stayText    = game.Text{FR: "Rester", EN: "Stay"}
	menuText    = game.Text{FR: "Menu", EN: "Menu"}
	settingText = game.Text{FR: "Réglages", EN: "Settings"}

	recapText = game.Text{FR: "Depuis votre dernier regard", EN: "Since your last look"}
	againText = game.Text{FR: "Revoir", EN: "Again"}
	handSee   = game.Text{FR: "Voir ma main", EN: "See my hand"}
	recapHint = game.Text{FR: "Touchez une image pour lire la carte. Une pression ailleurs, et la partie continue.",
		EN: "Touch a picture to read the card. A press anywhere else, and the game goes on."}
	earlier = game.Text{FR: "Avant", EN: "Earlier"}
	later   = game.Text{FR: "Après", EN: "Later"}
)

// tokens sets a text for package art, with its names in bold.
func tokens(s string) []art.Token {
	var out []art.Token
	for _, span := range rules.Spans(s) {
		if span.Card != 0 || span.Seat != rules.Nobody || span.Strong {
			out = append(out, art.B(span.Text))
		} else {
			out = append(out, art.T(span.Text))
		}
	}
	return out
}

// lines sets several texts, each in a paragraph of its own.
func lines(all []rules.Text, l rules.Lang) []art.Token {
	var out []art.Token
	for i, t := range all {
		if i > 0 {
			out = append(out, art.Token{Break: true})
		}
		out = append(out, tokens(t.In(l))...)
	}
	return out
}

// joined is the same as one string, to name a picture by.
func joined(all []rules.Text, l rules.Lang) string {
	var b strings.Builder
	for _, t := range all {
		b.WriteString(t.In(l))
		b.WriteByte('\n')
	}
	return b.String()
}
