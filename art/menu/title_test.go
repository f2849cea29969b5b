package menu

import (
	"testing"

	"wyrmtable/art"
	"wyrmtable/art/arttest"
)

func TestMenuTitle(t *testing.T) {
	c := art.NewCanvas(640, 110, 0.4)
	Title(c, 320, 70, 62, "WYRMTABLE", "Cinq duels de dragons")
	arttest.MatchPicture(t, "tex-title", c.Img)
}
