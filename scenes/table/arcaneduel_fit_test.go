package table

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

// TestArcaneWordsFit looks over a table of five with names that fill the field
// of names: no line may leave its place, lie on another, or be cut.
func TestArcaneWordsFit(t *testing.T) {
	text := strings.ReplaceAll(aCombo, "Maëlys", "Maëlysandrine-Hi")
	text = strings.ReplaceAll(text, "Théo", "Théodorevaillant")
	text = strings.ReplaceAll(text, "Inès", "Inèsabelladonna-")
	text = strings.ReplaceAll(text, "Léandre", "Léandrelonore-Hi")
	text = strings.Replace(text, "Léandrelonore-Hi\n", "Léandrelonore-Hi, Aurorewilhelmine\n", 1)
	for _, px := range [][2]int{{1280, 720}, {1920, 1080}, {3840, 2160}, {390, 844}} {
		for _, size := range []int{100, 200} {
			for _, lang := range []game.Lang{rules.French, rules.English} {
				checkArcaneWords(t, arcanePosition(t, text), px, size, lang)
			}
		}
	}
}

func checkArcaneWords(t *testing.T, s *rules.Session, px [2]int, size int, lang game.Lang) {
	t.Helper()
	dir := os.Getenv("SHOTS")
	at := fmt.Sprintf("%dx%d-%d-%s", px[0], px[1], size, game.LangCode(lang))
	kit := ui.NewKit()
	kit.Pics.Sync = dir != ""
	sc := New(kit, &ArcaneDuel, Doors{}, s, game.Head{})
	set := func(k *game.Settings) { k.Hands, k.TextSize, k.Lang = game.OpenHands, size, lang }
	r := &rig{gametest.New(t, game.Options{Home: func() game.Scene { return &opener{sc, set} }}, px[0], px[1]), sc}
	r.Blind = dir == ""
	c := r.App.Context()
	r.Run(300 * time.Millisecond)
	sc.finish(c)
	sc.banner = banner{}
	for what := range 3 {
		hand := sc.shown.Zone(sc.zoneNamed("hand", 0))
		switch what {
		case 1:
			r.Click(r.middle(hand[0]))
		case 2:
			r.Click(r.middle(hand[1]))
		}
		sc.refresh()
		r.Run(300 * time.Millisecond)
		if dir != "" {
			writeShot(t, r, fmt.Sprintf("%s/fit-%s-%d.png", dir, at, what))
		}
		for _, found := range auditOf(r, kit) {
			if strings.HasPrefix(found, "\"") {
				t.Errorf("%s, step %d: %s", at, what, found)
			}
		}
	}
}
