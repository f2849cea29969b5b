package drakerion

import "wyrmtable/rules"

// canAct is what is told by being asked still.
var canAct = rules.Text{FR: "Être encore sollicité dit que l’on peut faire quelque chose.",
	EN: "To be asked still says that there is something one can do."}

// The stops of a match. Whether somebody is asked never depends on what he
// holds: with nothing but Passer to answer he is asked just the same, unless he
// has decided otherwise.
var stops = []rules.Stop{
	{
		Ask: "combat", Verb: "pass", When: defends, Call: true,
		Text:  rules.Text{FR: "Agir quand on est attaqué", EN: "Act when one is attacked"},
		Gives: canAct,
		AlwaysGives: rules.Text{FR: "L’adversaire saura que ses attaques passent sans réponse.",
			EN: "The opponent will know that attacks meet no response."},
	},
	{
		Ask: "combat", Verb: "pass",
		Text:  rules.Text{FR: "Agir dans ses propres attaques", EN: "Act in one’s own attacks"},
		Gives: canAct,
		AlwaysGives: rules.Text{FR: "L’adversaire saura que les attaques ne seront pas renforcées.",
			EN: "The opponent will know that the attacks will not be strengthened."},
	},
	{
		Ask: "react", Verb: "pass", Call: true,
		Text: rules.Text{FR: "Activer les capacités qui se déclenchent", EN: "Use abilities that are set off"},
		Gives: rules.Text{FR: "Être encore sollicité quand un Personnage tombe dit que l’on tient une Réaction.",
			EN: "To be asked still when a Character falls says that one holds a Reaction."},
		AlwaysGives: rules.Text{FR: "Aucune capacité facultative ne sera activée.", EN: "No optional ability will be used."},
	},
	{
		Ask: "action", Verb: "pass", Quiet: true,
		Text:        rules.Text{FR: "Agir à son tour", EN: "Act in one’s turn"},
		Gives:       canAct,
		AlwaysGives: rules.Text{FR: "L’adversaire saura que l’on passe.", EN: "The opponent will know that one passes."},
	},
}

// defends reports whether the decider's Character is attacked.
func defends(view *rules.Board, k *rules.Ask) bool {
	id := view.Var(VarDefender, rules.Nobody)
	return id != 0 && view.Cards[id].Owner == k.Decider
}
