package arcaneduel

import (
	"wyrmtable/art"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
)

// tile is how the game is announced on the menu.
var tile = look.Tile{
	Motto:   rules.Text{FR: "Le cabinet du sorcier", EN: "The sorcerer’s study"},
	Minutes: 20,
	Style: art.Theme{
		ID:      "arcane-duel",
		Picture: art.PaintSpec{Icon: "spell-book", Element: art.ElementShadow, Scene: art.SceneCosmic, Seed: 33},
		Frame:   [2]string{"#7f45b8", "#27104a"}, Field: [2]string{"#452079", "#220d42"},
		Title: "#fbf2ff", Text: "#e2d2f2", Accent: "#ffd76a", Dim: "#5a3a8a",
		Emblem: "dice-six-faces-five", EmblemGem: [3]string{"#caa6ff", "#5d2f9e", "#1d0a3c"},
		Motif: art.MotifPips, Placard: [2]string{"#2c1550", "#150926"}, LightOnDark: true,
	},
}
