package dragonswrath

import "wyrmtable/rules"

// verse is a saying in quotation marks.
func verse(fr, en string) rules.Text {
	return rules.Text{FR: "«\u00a0" + fr + "\u00a0»", EN: "“" + en + "”"}
}

// verses are what people say of the provinces, which do nothing by
// themselves.
var verses = map[string]rules.Text{
	"forge-ecarlate":      verse("Ici, le fer rougit de honte d’être froid.", "Here iron blushes at being cold."),
	"marches-de-braise":   verse("On y marche vite, ou pieds nus.", "People walk fast there, or barefoot."),
	"fort-du-dragon":      verse("Trois tours, une seule porte, aucune clef.", "Three towers, one gate, no key."),
	"arene-sanglante":     verse("Le sable boit\u00a0; la foule aussi.", "The sand drinks; so does the crowd."),
	"val-des-cendres":     verse("Rien n’y pousse, sauf la rancune.", "Nothing grows there but grudges."),
	"foret-profonde":      verse("Compte les arbres, ils te compteront.", "Count the trees; they will count you."),
	"clairiere-aux-cerfs": verse("Le roi y chasse, le cerf y règne.", "The king hunts there, the stag reigns."),
	"grands-paturages":    verse("L’herbe y cache un cheval debout.", "The grass hides a standing horse."),
	"village-des-saules":  verse("On y pleure à l’ombre, en bonne compagnie.", "One weeps in the shade, in good company."),
	"marais-fertile":      verse("Le pain y a goût de brume.", "Its bread tastes of mist."),
	"port-d-azur":         verse("Toute voile y finit par rentrer.", "Every sail comes home there at last."),
	"ile-aux-phares":      verse("Trois feux pour un seul écueil.", "Three lights for a single reef."),
	"academie-bleue":      verse("On y apprend surtout à douter.", "Doubt is what they teach best."),
	"lac-des-brumes":      verse("L’autre rive change chaque matin.", "The far shore moves every morning."),
	"tour-des-etoiles": verse("Son veilleur dort le jour, et rêve du ciel.",
		"Its watchman sleeps by day and dreams of the sky."),
	"cite-marchande":      verse("Tout s’y vend, même la monnaie.", "Everything is sold there, even coin."),
	"mines-de-fer":        verse("Plus bas, la montagne gronde encore.", "Deeper down the mountain still growls."),
	"citadelle-de-pierre": verse("Prise deux fois, jamais par la porte.", "Taken twice, never by the gate."),
	"necropole":           verse("Ses rues sont calmes, jusqu’au soir.", "Its streets are quiet until evening."),
	"vieux-pont": verse("Qui tient le pont ne craint pas l’eau.",
		"Who holds the bridge need not fear the water."),
}
