package drakerion

import (
	"wyrmtable/art"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
)

// tile is how the game is announced on the menu.
var tile = look.Tile{
	Motto:   rules.Text{FR: "Mêlée et soutien", EN: "Melee and support"},
	Minutes: 30,
	Style: art.Theme{
		ID:      "drakerion",
		Picture: art.PaintSpec{Icon: "mounted-knight", Element: art.ElementSteel, Scene: art.SceneForest, Seed: 14},
		Frame:   [2]string{"#a5794a", "#4a2f18"}, Field: [2]string{"#44505e", "#232b35"},
		Title: "#fbf6ec", Text: "#dfdcd2", Accent: "#e0a95e", Dim: "#5b4a36",
		Emblem: "crossed-swords", EmblemGem: [3]string{"#d8a676", "#6e4526", "#26140a"},
		Motif: art.MotifRivets, Placard: [2]string{"#3a2f24", "#1d1712"}, LightOnDark: true,
	},
}
