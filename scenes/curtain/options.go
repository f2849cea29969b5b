package curtain

import (
	"slices"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

// Options are the rows that say how hidden hands are kept: in a game that has
// some, for its set-up, and, without one, in all of them, for the settings. Each
// says what it gives away.
func Options(c *game.Context, f *ui.Rows, g *rules.Game) {
	s := c.Settings
	hands, ways, names := s.Hands, handsWays, handsNames
	if g != nil {
		hands, ways, names = s.HandsIn(g), handsWays[1:], handsNames[1:]
	}
	was := hands
	pick(c, f, "hands", handsLabel, ways, names, &hands)
	switch {
	case hands == was:
	case g != nil:
		s.KeepHandsIn(g, hands)
	default:
		s.KeepHands(hands)
	}
	f.Text(c.T(handsHelp[hands]), ui.AsideText)
	if hands == game.SharedHands || hands == game.GameHands {
		s.HoldHands = f.Toggle("hold", c.T(holdLabel), s.HoldHands)
		f.Text(c.T(holdHelp), ui.AsideText)
	}
	if hands == game.CurtainHands || hands == game.GameHands {
		pick(c, f, "recap", recapLabel, recapWays, recapNames, &s.Recap)
		f.Text(c.T(recapHelp), ui.AsideText)
		s.FixedSeats = f.Toggle("fixed", c.T(fixedLabel), s.FixedSeats)
		f.Text(c.T(fixedHelp), ui.AsideText)
	}
}

// Line says in a few words how they are kept in a game.
func Line(s *game.Settings, g *rules.Game) game.Text { return handsLines[s.HandsIn(g)] }

// pick is a row of values to choose one of.
func pick[T comparable](c *game.Context, f *ui.Rows, id string, label game.Text, values []T, names []game.Text, at *T) {
	words := make([]string, len(names))
	for i, n := range names {
		words[i] = c.T(n)
	}
	if n := f.Choice(id, c.T(label), words, slices.Index(values, *at)); n >= 0 {
		*at = values[n]
	}
}

var (
	handsLabel = game.Text{FR: "Mains cachées", EN: "Hidden hands"}
	handsWays  = []game.Hands{game.GameHands, game.CurtainHands, game.SharedHands, game.OpenHands}
	handsNames = []game.Text{{FR: "Selon le jeu", EN: "By the game"}, {FR: "Rideau", EN: "Curtain"},
		{FR: "Table partagée", EN: "Shared table"}, {FR: "Ouvertes", EN: "Open"}}
	handsHelp = map[game.Hands]game.Text{
		game.GameHands: {FR: "Un rideau à chaque changement de joueur\u00a0; table partagée dans les jeux où les secrets sont rares, comme Drakerion.",
			EN: "A curtain whenever the player changes; a shared table in games of few secrets, such as Drakerion."},
		game.CurtainHands: {FR: "Un rideau couvre la table chaque fois que l’écran passe à un autre. Rien n’est trahi, pourvu que les autres détournent les yeux.",
			EN: "A curtain covers the table whenever the screen goes to somebody else. Nothing is given away, as long as the others look away."},
		game.SharedHands: {FR: "Les mains restent face cachée, chacun montre la sienne un instant\u00a0; ce qui se voit sur la table se joue sans la montrer. Qui regarde au même moment la voit, et tous voient qui consulte sa main. Un rideau ne tombe que pour un choix secret.",
			EN: "Hands stay face down, and each player shows their own for a moment; what lies open on the table is played without that. Whoever looks then sees it, and all see who looks at their hand. A curtain falls only for a secret choice."},
		game.OpenHands: {FR: "Toutes les mains sont visibles, pour apprendre ensemble\u00a0: plus aucune main n’est secrète. La pioche reste cachée. Cela se décide avant la partie\u00a0: une partie déjà commencée garde ses mains cachées.",
			EN: "All hands are open, to learn together: no hand is a secret any more. The deck stays hidden. It is decided before the match: one that has begun keeps its hands hidden."},
	}
	handsLines = map[game.Hands]game.Text{
		game.CurtainHands: {FR: "Mains cachées par rideau", EN: "Hands hidden by a curtain"},
		game.SharedHands:  {FR: "Mains face cachée", EN: "Hands face down"},
		game.OpenHands:    {FR: "Mains ouvertes", EN: "Open hands"},
	}
	holdLabel  = game.Text{FR: "Maintenir pour montrer sa main", EN: "Hold to show one’s hand"}
	holdHelp   = game.Text{FR: "La touche ou le doigt levé, la main est cachée\u00a0; une pression brève de la souris ou du doigt la laisse ouverte jusqu’à la réponse, ou jusqu’à une autre pression. Sans cette option, toute pression montre ou cache.", EN: "When the key or finger is lifted, the hand is hidden; a short press of mouse or finger leaves it open until the answer, or until another press. Without this, any press shows or hides."}
	recapLabel = game.Text{FR: "Rappel après le rideau", EN: "Recap after the curtain"}
	recapWays  = []game.Recap{game.NoRecap, game.ShortRecap, game.FullRecap}
	recapNames = []game.Text{{FR: "Aucun", EN: "None"}, {FR: "Court", EN: "Short"}, {FR: "Complet", EN: "Full"}}
	recapHelp  = game.Text{FR: "Ce qui s’est passé depuis le dernier regard, tel que chacun peut le savoir. Le rappel court garde les cinq dernières images et s’efface devant les réponses rapides.", EN: "What has happened since the last look, as far as each player may know. The short recap keeps the last five pictures and makes way for quick answers."}
	fixedLabel = game.Text{FR: "Places fixes, autour d’une tablette", EN: "Fixed seats, around a tablet"}
	fixedHelp  = game.Text{FR: "La table ne se tourne pas vers celui qui regarde : chacun garde sa place. Là où une place est trop petite pour une main, elle s’ouvre en bas. Les voisins peuvent la voir aussi.", EN: "The table does not turn to whoever looks: everybody keeps their seat. Where a seat is too small for a hand, it opens at the bottom. Neighbours can see it too."}
)
