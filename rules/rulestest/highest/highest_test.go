package highest

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
)

func TestHighest(t *testing.T) {
	rulestest.Run(t, Game, rulestest.Config{Games: 20, LightGames: 50, Invariants: invariants})
}

// TestSheet runs the scenarios, and checks that they show every line of the sheet
// and use every question, verb and note.
func TestSheet(t *testing.T) {
	sheet := rulestest.ReadSheet(t, os.DirFS("."))
	sheet.Run(t, Game)
	sheet.Shown(t, map[string]int{"H": 7, "R": 1}) // how many lines of each letter there are at least
	sheet.Used(t, Game.LayoutFor(2))
}

var invariants = []rulestest.Invariant{{Name: "no trick above the number of seats", Broken: func(m rules.Match) string {
	if b := m.Board(); b.Count(trick) > b.Layout().Seats {
		return "there are " + strconv.Itoa(b.Count(trick)) + " cards in it"
	}
	return ""
}}}

// TestGuide checks that every piece of code in the guide is in this folder, and
// what it says of teams in the game that has some.
func TestGuide(t *testing.T) {
	guide, err := os.ReadFile("../../../docs/adding-a-game.md")
	if err != nil {
		t.Fatal(err)
	}
	code := ""
	for _, file := range []string{"highest.go", "highest_test.go", "scenarios/tricks.txt", "../../dracoliath/teams.go",
		"../../dracoliath/lessons.go", "../../dracoliath/lessons_test.go", "../../dracoliath/puzzles_test.go",
		"../../arcaneduel/pictures_test.go"} {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		code += string(text)
	}
	parts := strings.Split(string(guide), "\n```")
	pieces := 0
	for i := 1; i < len(parts); i += 2 {
		if strings.HasPrefix(parts[i], "go look\n") {
			continue // held by a test of the plain look
		}
		piece, isGo := strings.CutPrefix(parts[i], "go\n")
		if !isGo {
			piece = strings.TrimSpace(piece)
		}
		if !strings.Contains(code, strings.TrimSpace(piece)) {
			t.Errorf("the guide shows what is not in the code:\n%s", piece)
		}
		pieces++
	}
	if pieces < 12 {
		t.Errorf("only %d pieces of code were found in the guide", pieces)
	}
}
