package dragonswrath

import "wyrmtable/rules"

// Scenes are the backgrounds of illustrations.
var Scenes = []string{"mountain", "forest", "sea", "cosmic", "cave", "deep"}

// The words of cards.txt, by the constants.
var (
	typeWords   = []string{"", "province", "creature", "item", "ritual", "malefice"}
	colourWords = []string{"none", "red", "green", "blue", "grey", "magic"}
	traitWords  = []string{"", "incorporeal", "flying", "armoured", "undead", "fanatic", "demonic", "magical", "mercenary", "insect"}
	sortWords   = []string{"", "defence", "weapon", "projectile", "other"}
	whenWords   = []string{"", "cast", "arrive", "fall", "always", "against", "shun"}
	sideWords   = []string{"any", "yours", "enemy"}
	aimWords    = []string{"", "creature", "item", "rite", "leader"}
	opWords     = []string{"", "pm", "pp", "destroy", "return", "bind", "ward", "rouse", "lose", "draw", "discard", "recover", "raise", "dispel"}
	whoWords    = []string{"target", "each", "you", "leader", "opponents"}
)

var typeNames = []rules.Text{{}, {FR: "Province", EN: "Province"}, {FR: "Créature", EN: "Creature"}, {FR: "Objet magique", EN: "Magic item"},
	{FR: "Rituel", EN: "Ritual"}, {FR: "Maléfice", EN: "Maléfice"}}

// Colour names as a feminine adjective of "créature".
var colourNames = []rules.Text{{FR: "sans couleur", EN: "colourless"}, {FR: "rouge", EN: "red"}, {FR: "verte", EN: "green"},
	{FR: "bleue", EN: "blue"}, {FR: "grise", EN: "grey"}, {FR: "magique", EN: "magic"}}

// Trait names as a feminine adjective of "créature".
var traitNames = []rules.Text{{}, {FR: "incorporelle", EN: "incorporeal"}, {FR: "volante", EN: "flying"}, {FR: "blindée", EN: "armoured"},
	{FR: "morte-vivante", EN: "undead"}, {FR: "fanatique", EN: "fanatic"}, {FR: "démoniaque", EN: "demonic"},
	{FR: "magique", EN: "magical"}, {FR: "mercenaire", EN: "mercenary"}, {FR: "insecte", EN: "insect"}}

var sortNames = []rules.Text{{}, {FR: "Défense", EN: "Defence"}, {FR: "Arme", EN: "Weapon"}, {FR: "Projectile", EN: "Projectile"}, {FR: "Divers", EN: "Other"}}

// Name returns what people call a type.
func (t Type) Name() rules.Text { return typeNames[t] }

// Name returns what people call a colour, as a feminine adjective in French.
func (c Colour) Name() rules.Text { return colourNames[c] }

// Name returns what people call a characteristic, as a feminine adjective in
// French.
func (t Trait) Name() rules.Text { return traitNames[t] }

// Name returns what people call a sort of items.
func (s Sort) Name() rules.Text { return sortNames[s] }
