package dragonswrath

import (
	"wyrmtable/art"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
)

// tile is how the game is announced on the menu.
var tile = look.Tile{
	Motto:   rules.Text{FR: "L’atlas des provinces", EN: "The atlas of provinces"},
	Minutes: 40,
	Style: art.Theme{
		ID:      "dragons-wrath",
		Picture: art.PaintSpec{Icon: "wyvern", Element: art.ElementNature, Scene: art.SceneMountain, Seed: 21},
		Frame:   [2]string{"#c9a468", "#6e5126"}, Field: [2]string{"#efdfba", "#cdb17c"},
		Title: "#33200f", Text: "#3d2812", Accent: "#7a4a1e", Dim: "#b98f56",
		Emblem: "compass", EmblemGem: [3]string{"#e2c690", "#7c5a2e", "#35220e"},
		Motif: art.MotifAtlas, Placard: [2]string{"#cdb684", "#8a6f42"}, LightOnDark: false,
	},
}
