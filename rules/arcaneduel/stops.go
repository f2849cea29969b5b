package arcaneduel

import "wyrmtable/rules"

// stops are the questions that come often and are mostly answered alike.
var stops = []rules.Stop{
	{
		Ask: "defend", Verb: "endure",
		Text: rules.Text{FR: "Répondre aux attaques", EN: "Answer attacks"},
		Gives: rules.Text{FR: "Qui est encore appelé à répondre tient une Défense utilisable\u00a0: les autres le sauront.",
			EN: "Whoever is still asked to answer holds a Defence that can be used: the others will know."},
		AlwaysGives: rules.Text{FR: "Les autres sauront qu’aucune attaque ne rencontrera de Défense.",
			EN: "The others will know that no attack meets a Defence."},
	},
	{
		Ask: "replace", Verb: "keep",
		Text: rules.Text{FR: "Remplacer une carte en fin de tour", EN: "Replace a card at the end of the turn"},
		Gives: rules.Text{FR: "Sans carte en main, il n’y a rien à remplacer\u00a0: les autres le voient déjà.",
			EN: "Without a card in hand there is nothing to replace: the others see that already."},
		AlwaysGives: rules.Text{FR: "Les autres sauront que la main reste telle qu’elle est.",
			EN: "The others will know that the hand stays as it is."},
	},
}
