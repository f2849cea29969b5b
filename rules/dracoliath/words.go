package dracoliath

import "wyrmtable/rules"

// The words of the card file, and the same for people. Each list is indexed by
// the constants of card.go.

var colorWords = []string{Red: "red", Green: "green", Blue: "blue", Violet: "violet"}

var typeWords = []string{Magic: "magic", Treasure: "treasure", Storm: "storm"}

var whomWords = []string{Me: "me", Opponent: "opponent", Both: "both"}

var placeWords = []string{Mine: "mine", Theirs: "theirs", River: "river", Visible: "visible", Top: "top"}

var quantityWords = []string{LifeOf: "life", PowerOf: "power", FocusOf: "focus"}

var compareWords = []string{Less: "<", AtMost: "<=", Equal: "=", AtLeast: ">=", More: ">"}

var opWords = []string{
	Damage: "damage", Life: "life", Power: "power", PowerLoss: "power-loss", Focus: "focus", FocusLoss: "focus-loss",
	Replay: "replay", Control: "control", AddSlot: "add-slot",
	Swap: "swap", Discard: "discard", Replace: "replace", Flip: "flip",
}

var onWords = []string{
	OnDeal: "deal", OnSuffer: "suffer", OnLife: "gain-life", OnPower: "gain-power",
	OnPowerLoss: "lose-power", OnFocus: "gain-focus", OnFocusLoss: "lose-focus",
	OnPlay: "play", OnTake: "take", OnReroll: "reroll", OnNothing: "nothing",
}

var sceneWords = []string{"mountain", "forest", "sea", "cosmic", "cave"}

// find returns the index of word in list, or 0.
func find(list []string, word string) int {
	for i, w := range list {
		if w == word && w != "" {
			return i
		}
	}
	return 0
}

// Name returns the colour for people, as it stands beside a card.
func (c Color) Name() rules.Text {
	return [...]rules.Text{{}, {FR: "Rouge", EN: "Red"}, {FR: "Vert", EN: "Green"},
		{FR: "Bleu", EN: "Blue"}, {FR: "Violet", EN: "Violet"}}[c]
}

// Word returns the colour's word in card files: "red".
func (c Color) Word() string { return colorWords[c] }

// Name returns the type for people.
func (t Type) Name() rules.Text {
	return [...]rules.Text{{}, {FR: "Magie", EN: "Magic"}, {FR: "Trésor", EN: "Treasure"},
		{FR: "Tempête", EN: "Storm"}}[t]
}

// Word returns the type's word in card files: "magic".
func (t Type) Word() string { return typeWords[t] }

// Name returns the counter that the effect changes, for people.
func (o Op) Name() rules.Text {
	switch o {
	case Damage:
		return rules.Text{FR: "Dégât", EN: "Damage"}
	case Life:
		return rules.Text{FR: "Vie", EN: "Life"}
	case Power, PowerLoss:
		return rules.Text{FR: "Puissance", EN: "Power"}
	case Focus, FocusLoss:
		return rules.Text{FR: "Concentration", EN: "Concentration"}
	}
	return rules.Text{}
}
