package aestery

import (
	"strings"
	"testing"

	"wyrmtable/rules/rulestest"
	"wyrmtable/rules/scenario"
)

func TestHelpHangsTogether(t *testing.T) { rulestest.Help(t, Game) }

// TestHelpExplainsEveryWord checks that every keyword of the cards is a word of
// the glossary.
func TestHelpExplainsEveryWord(t *testing.T) {
	words := map[string]bool{}
	for _, w := range Help().Terms {
		words[strings.TrimSuffix(w.Word.FR, " X")+"/"+strings.TrimSuffix(w.Word.EN, " X")] = true
	}
	for w := NoWord + 1; w < wordEnd; w++ {
		if n := w.Name(); !words[n.FR+"/"+n.EN] {
			t.Errorf("the glossary does not explain %s, %s", n.FR, n.EN)
		}
	}
}

// TestChoicesAreShown checks that every ruling of judgement is shown to players.
func TestChoicesAreShown(t *testing.T) {
	var judged []string
	for l := range strings.Lines(readSheet(t).Rulings) {
		if strings.Contains(l, "[J") {
			judged = append(judged, scenario.IDs(l)...)
		}
	}
	rulestest.Choices(t, Game, judged)
}
