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
