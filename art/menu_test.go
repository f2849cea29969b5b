package art

import (
	"testing"
)

func TestMenuTitle(t *testing.T) {
	c := NewCanvas(640, 110, 0.4)
	c.MenuTitle(320, 70, 62, "WYRMTABLE", "Cinq duels de dragons")
	matchPicture(t, "tex-title", c.Img)
}
