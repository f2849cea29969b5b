package dracoliath

import (
	"testing"

	"wyrmtable/art"
	"wyrmtable/art/arttest"
)

func TestLanePieces(t *testing.T) {
	c := art.NewCanvas(520, 300, 0.5)
	c.Fill(art.Rect(0, 0, 520, 300), art.Solid("#3a3a44"))
	RiverLane(c, 10, 10, 500, 196, "La Rivière")
	c.Fill(art.RoundRect(60, 22, 122, 171, 7), art.Solid("#6d3c96"))
	LockedVeil(c, 60, 22, 122, 171, veiled, "Prochain tour")
	c.CountBadge(60, 190, 14, "62")
	c.EmptySlot(210, 22, 122, 171, "Souffle ardent", "card-pickup")
	c.HandSlot(360, 22, 122, 171, "Votre Main", "déposez ici", true)
	c.EmberStream(140, 240, 200, 200, 260, 280, 340, 240, 1)
	c.Spark(240, 240, 10)
	StormChip(c, 10, 226, 126, 64, StormTag{"Tempête", "tornado", art.SymDamage, "+1", "adverse", art.ToOpponent})
	arttest.MatchPicture(t, "tex-lane", c.Img)
}
