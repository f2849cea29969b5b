package drakerion

import "wyrmtable/rules"

// The words of cards.txt, by constant. Index 0 is no word.
var (
	typeWords    = []string{"", "banner", "city", "retreat", "manoeuvre", "character", "event", "attachment"}
	factionWords = []string{"neutral", "ember", "mist", "sap", "cog", "dawn"}
	kindWords    = []string{"", "soldier", "mage", "beast", "spirit", "machine", "dragon"}
	schoolWords  = []string{"", "supply", "tactic"}
	keywordWords = []string{"unpredictable", "interceptor", "infiltrator", "unattachable"} // by bit
	onWords      = []string{"", "action", "grave-action", "combat", "always", "deploy", "destroy",
		"fall", "kill", "enemy", "ally", "attack", "attacked", "event", "retreat", "end"}
	whoWords = []string{"", "you", "opponent", "both", "this", "host", "target", "that", "attacker", "defender", "each"}
	opWords  = []string{"", "draw", "gold", "lose-gold", "prestige", "discard", "search", "deploy",
		"damage", "heal", "melee", "riposte", "ranged", "life", "shield", "destroy", "discard-it", "bounce",
		"move", "incline", "ready", "redirect", "replace", "cancel", "return", "raise"}
	spanWords  = []string{"", "combat", "turn"}
	sideWords  = []string{"any", "yours", "enemy"}
	whereWords = []string{"in-play", "melee-line", "support-line", "in-discard", "in-hand", "in-deck"}
	stateWords = []string{"ready", "inclined", "damaged", "renowned", "other", "fighting", "attacking", "defending", "idle", "shooter"} // by bit
)

// Scenes are the names of what may lie behind an illustration.
var Scenes = []string{"mountain", "forest", "sea", "cosmic", "cave", "deep"}

// numbered reports whether an effect has a number.
func (o Op) numbered() bool {
	switch o {
	case OpDraw, OpGold, OpLoseGold, OpPrestige, OpDiscard, OpDamage, OpHeal, OpMelee, OpRiposte, OpRanged, OpLife, OpShield:
		return true
	}
	return false
}

// mine reports whether an effect names nobody: it is always done for you.
func (o Op) mine() bool { return o == OpSearch || o == OpDeploy || o == OpCancel }

// Name is what a type of card is called.
func (t Type) Name() rules.Text {
	return [...]rules.Text{
		{FR: "Carte", EN: "Card"}, {FR: "Bannière", EN: "Banner"}, {FR: "Cité", EN: "City"},
		{FR: "Retraite", EN: "Retreat"}, {FR: "Manœuvre", EN: "Manœuvre"}, {FR: "Personnage", EN: "Character"},
		{FR: "Évènement", EN: "Event"}, {FR: "Attachement", EN: "Attachment"},
	}[t]
}

// Name is what a faction is called.
func (f Faction) Name() rules.Text {
	return [...]rules.Text{
		{FR: "Neutre", EN: "Neutral"}, {FR: "Braise", EN: "Ember"}, {FR: "Brume", EN: "Mist"},
		{FR: "Sève", EN: "Sap"}, {FR: "Rouage", EN: "Cog"}, {FR: "Aube", EN: "Dawn"},
	}[f]
}

// Name is what a kind of Character is called.
func (k Kind) Name() rules.Text {
	return [...]rules.Text{
		{}, {FR: "Soldat", EN: "Soldier"}, {FR: "Mage", EN: "Mage"}, {FR: "Bête", EN: "Beast"},
		{FR: "Esprit", EN: "Spirit"}, {FR: "Machine", EN: "Machine"}, {FR: "Dragon", EN: "Dragon"},
	}[k]
}

// Name is what a school of Manœuvres is called.
func (s School) Name() rules.Text {
	return [...]rules.Text{{}, {FR: "Ravitaillement", EN: "Supply"}, {FR: "Tactique", EN: "Tactic"}}[s]
}

// keywordNames are the sheet's keywords, by bit.
var keywordNames = [...]rules.Text{
	{FR: "Imprévisible", EN: "Unpredictable"},
	{FR: "Intercepteur", EN: "Interceptor"},
	{FR: "Infiltrateur", EN: "Infiltrator"},
	{FR: "Pas d’Attachement", EN: "No Attachment"},
}

// list returns the names of a set of keywords.
func (w Words) list() []rules.Text {
	var out []rules.Text
	for i, n := range keywordNames {
		if w&(1<<i) != 0 {
			out = append(out, n)
		}
	}
	return out
}
