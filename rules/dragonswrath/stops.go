package dragonswrath

import "wyrmtable/rules"

// called reports whether the window answers an attack.
func called(view *rules.Board, _ *rules.Ask) bool { return view.Var(VarMode, rules.Nobody) != ModeNone }

// stops are the windows for maléfices: before a comparison or an attack on
// provinces, and between the phases.
var stops = []rules.Stop{
	{
		Ask: "curse", Verb: "pass", When: called, Call: true,
		Text: rules.Text{FR: "Lancer un maléfice pendant un combat", EN: "Cast a maléfice during a fight"},
		Gives: rules.Text{FR: "Qui est encore appelé tient un maléfice qu’il peut lancer\u00a0: les autres le sauront.",
			EN: "Whoever is still asked holds a maléfice that can be cast: the others will know."},
		AlwaysGives: rules.Text{FR: "Les autres sauront qu’aucun combat ne sera troublé.", EN: "The others will know that no fight is disturbed."},
	},
	{
		Ask: "curse", Verb: "pass",
		Text: rules.Text{FR: "Lancer un maléfice entre les phases", EN: "Cast a maléfice between the phases"},
		Gives: rules.Text{FR: "Qui est encore appelé tient un maléfice qu’il peut lancer\u00a0: les autres le sauront.",
			EN: "Whoever is still asked holds a maléfice that can be cast: the others will know."},
		AlwaysGives: rules.Text{FR: "Les autres sauront qu’aucun maléfice ne tombera entre les phases.", EN: "The others will know that no maléfice falls between the phases."},
	},
}
