package dracoliath

import (
	"wyrmtable/art"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
)

// tile is how the game is announced on the menu.
var tile = look.Tile{
	Motto:   rules.Text{FR: "Duel au sommet", EN: "Duel at the summit"},
	Minutes: 15,
	Style: art.Theme{
		ID:      "dracoliath",
		Picture: art.PaintSpec{Icon: "spiked-dragon-head", Element: art.ElementFire, Scene: art.SceneMountain, Seed: 5},
		Frame:   [2]string{"#c43d22", "#5a130e"}, Field: [2]string{"#2a242c", "#17141b"},
		Title: "#fdf0da", Text: "#e6d6bf", Accent: "#ff8a3c", Dim: "#7a2c12",
		Emblem: "dragon-spiral", EmblemGem: [3]string{"#ff9a7a", "#b52a1c", "#3f0808"},
		Motif: art.MotifEmbers, Placard: [2]string{"#33262f", "#1b161b"}, LightOnDark: true,
	},
}
