package plain

import (
	"time"

	"wyrmtable/art"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/motion"
	"wyrmtable/sounds"
)

const ms = time.Millisecond

// meanings say what events look and sound like in any game.
var meanings = []look.Meaning{
	{Kind: rules.Move, Name: "*>*", Motion: motion.Style{Time: 360 * ms, Arc: .6}, Sound: sounds.CardSlide,
		Icon: "card-play", Tone: look.TintRiver},
	{Kind: rules.Move, Name: "*>hand", Motion: motion.Style{Time: 360 * ms, Arc: .7}, Sound: sounds.CardSlide,
		Icon: "card-pickup", Tone: look.TintGold},
	{Kind: rules.Change, Name: "*", Motion: motion.Style{Time: 260 * ms}, Sound: sounds.Coin, Icon: "scroll-unfurled",
		Tone: look.TintGold},
	{Kind: rules.Set, Name: "*", Motion: motion.Style{Time: 200 * ms}, Sound: sounds.CardSlide,
		Icon: "clockwise-rotation", Tone: look.TintGold},
	{Kind: rules.Seen, Name: "*", Motion: motion.Style{Time: 260 * ms}, Sound: sounds.CardFlip, Icon: "card-draw",
		Tone: look.TintRiver},
	{Kind: rules.Swap, Name: "*", Motion: motion.Style{Time: 360 * ms, Arc: .6}, Sound: sounds.CardSlide,
		Icon: "card-exchange", Tone: look.TintRiver},
	{Kind: rules.Shuffle, Name: "*", Motion: motion.Style{Time: 300 * ms}, Sound: sounds.Shuffle,
		Icon: "clockwise-rotation", Tone: look.TintMind},
	{Kind: rules.Note, Name: "*", Motion: motion.Style{Time: 260 * ms, Pause: 240 * ms}, Mute: true,
		Icon: "scroll-unfurled", Tone: look.TintMind, Caption: true},
}

// tileOf is the tile of a game on the menu.
func tileOf(g *rules.Game) look.Tile {
	n := hash(g.ID)
	return look.Tile{
		Motto: rules.Text{FR: "À jouer tel quel", EN: "Playable as it is"},
		Style: art.Theme{
			ID: g.ID,
			Picture: art.PaintSpec{Icon: subjects[n%uint32(len(subjects))], Element: art.Element(n / 16 % 6),
				Scene: art.Scene(n / 128 % 5), Seed: n},
			Frame: [2]string{"#8a6a3c", "#4a3418"}, Field: [2]string{"#33281d", "#1d1610"},
			Title: "#fbf0da", Text: "#e6d6bf", Accent: "#e9c46a", Dim: "#5b4a26",
			Emblem: subjects[n/8%uint32(len(subjects))], EmblemGem: [3]string{"#e9c46a", "#8a6a2c", "#332408"},
			Motif: art.MotifRivets, Placard: [2]string{"#3a2f24", "#1d1712"}, LightOnDark: true,
		},
	}
}
