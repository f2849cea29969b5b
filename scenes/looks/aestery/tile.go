package aestery

import (
	"wyrmtable/art"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
)

// tile is how the game is announced on the menu.
var tile = look.Tile{
	Motto:   rules.Text{FR: "Les abysses d’Aether", EN: "The depths of Aether"},
	Minutes: 45,
	Style: art.Theme{
		ID:      "aestery",
		Picture: art.PaintSpec{Icon: "kraken-tentacle", Element: art.ElementWater, Scene: art.SceneSea, Seed: 9},
		Frame:   [2]string{"#2694aa", "#073542"}, Field: [2]string{"#12687a", "#073541"},
		Title: "#f1fffb", Text: "#d4efea", Accent: "#8ff0e0", Dim: "#0f5264",
		Emblem: "cut-diamond", EmblemGem: [3]string{"#ffc8ea", "#e06ab4", "#6c1d52"}, EmblemTilt: true,
		Motif: art.MotifWaves, Placard: [2]string{"#0b3a48", "#062029"}, LightOnDark: true,
	},
}
