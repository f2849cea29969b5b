package art

import (
	"testing"

	"wyrmtable/art/arttest"
)

func TestMenuTitle(t *testing.T) {
	c := NewCanvas(640, 110, 0.4)
	c.MenuTitle(320, 70, 62, "WYRMTABLE", "Cinq duels de dragons")
	arttest.MatchPicture(t, "tex-title", c.Img)
}
