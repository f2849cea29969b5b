package art

// Theme is how one game looks at a glance: the tile in the menu, the palette of
// its table, the emblem on its cards. Words come from the scenes.
type Theme struct {
	ID string // of the game, as in saves

	Picture PaintSpec // illustration of the menu tile

	Frame  [2]string // edge of the tile, high and low
	Field  [2]string // ground of the captions, high and low
	Title  string    // first caption line
	Text   string    // second caption line
	Accent string    // lines, lit numbers, glows that belong to the game
	Dim    string    // the accent in the background

	Emblem      string    // icon of the game
	EmblemGem   [3]string // its medal: light, body, shade
	EmblemTilt  bool      // the medal is a lozenge
	Motif       Motif     // the small ornament at the foot of the tile
	Placard     [2]string // top and bottom of the table before its mat is painted
	LightOnDark bool      // captions are light on a dark field
}

// Motif is the ornament of a theme.
type Motif uint8

// The motifs.
const (
	MotifEmbers Motif = iota // a glowing crack
	MotifWaves               // scalloped waves
	MotifRivets              // a row of rivets
	MotifAtlas               // coloured provinces and a dashed route
	MotifPips                // a row of pips
)

// Themes are the themes of all five games, in the order of the menu.
func Themes() []Theme { return themes[:] }

// ThemeOf is the theme of a game by its ID; a game without one borrows
// Dracoliath's.
func ThemeOf(id string) Theme {
	for _, t := range themes {
		if t.ID == id {
			return t
		}
	}
	return themes[0]
}

var themes = [5]Theme{
	{
		ID:      "dracoliath",
		Picture: PaintSpec{Icon: "spiked-dragon-head", Element: ElementFire, Scene: SceneMountain, Seed: 5},
		Frame:   [2]string{"#c43d22", "#5a130e"}, Field: [2]string{"#2a242c", "#17141b"},
		Title: "#fdf0da", Text: "#e6d6bf", Accent: "#ff8a3c", Dim: "#7a2c12",
		Emblem: "dragon-spiral", EmblemGem: [3]string{"#ff9a7a", "#b52a1c", "#3f0808"},
		Motif: MotifEmbers, Placard: [2]string{"#33262f", "#1b161b"}, LightOnDark: true,
	},
	{
		ID:      "aestery",
		Picture: PaintSpec{Icon: "kraken-tentacle", Element: ElementWater, Scene: SceneSea, Seed: 9},
		Frame:   [2]string{"#2694aa", "#073542"}, Field: [2]string{"#12687a", "#073541"},
		Title: "#f1fffb", Text: "#d4efea", Accent: "#8ff0e0", Dim: "#0f5264",
		Emblem: "cut-diamond", EmblemGem: [3]string{"#ffc8ea", "#e06ab4", "#6c1d52"}, EmblemTilt: true,
		Motif: MotifWaves, Placard: [2]string{"#0b3a48", "#062029"}, LightOnDark: true,
	},
	{
		ID:      "drakerion",
		Picture: PaintSpec{Icon: "mounted-knight", Element: ElementSteel, Scene: SceneForest, Seed: 14},
		Frame:   [2]string{"#a5794a", "#4a2f18"}, Field: [2]string{"#44505e", "#232b35"},
		Title: "#fbf6ec", Text: "#dfdcd2", Accent: "#e0a95e", Dim: "#5b4a36",
		Emblem: "crossed-swords", EmblemGem: [3]string{"#d8a676", "#6e4526", "#26140a"},
		Motif: MotifRivets, Placard: [2]string{"#3a2f24", "#1d1712"}, LightOnDark: true,
	},
	{
		ID:      "dragons-wrath",
		Picture: PaintSpec{Icon: "wyvern", Element: ElementNature, Scene: SceneMountain, Seed: 21},
		Frame:   [2]string{"#c9a468", "#6e5126"}, Field: [2]string{"#efdfba", "#cdb17c"},
		Title: "#33200f", Text: "#3d2812", Accent: "#7a4a1e", Dim: "#b98f56",
		Emblem: "compass", EmblemGem: [3]string{"#e2c690", "#7c5a2e", "#35220e"},
		Motif: MotifAtlas, Placard: [2]string{"#cdb684", "#8a6f42"}, LightOnDark: false,
	},
	{
		ID:      "arcane-duel",
		Picture: PaintSpec{Icon: "spell-book", Element: ElementShadow, Scene: SceneCosmic, Seed: 33},
		Frame:   [2]string{"#7f45b8", "#27104a"}, Field: [2]string{"#452079", "#220d42"},
		Title: "#fbf2ff", Text: "#e2d2f2", Accent: "#ffd76a", Dim: "#5a3a8a",
		Emblem: "dice-six-faces-five", EmblemGem: [3]string{"#caa6ff", "#5d2f9e", "#1d0a3c"},
		Motif: MotifPips, Placard: [2]string{"#2c1550", "#150926"}, LightOnDark: true,
	},
}
