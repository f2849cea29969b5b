package drakerion

import (
	"strings"
	"testing"

	"wyrmtable/rules/rulestest"
	"wyrmtable/rules/scenario"
)

func TestHelpHangsTogether(t *testing.T) { rulestest.Help(t, Game) }

func TestStopsAreThere(t *testing.T) { rulestest.Stops(t, Game) }

// TestGlossary checks that the glossary explains every keyword and every name of
// a kind of ability.
func TestGlossary(t *testing.T) {
	known := map[string]bool{}
	for _, w := range Help().Terms {
		known[w.Word.FR] = true
		known[w.Word.EN] = true
	}
	for _, n := range keywordNames {
		if !known[n.FR] || !known[n.EN] {
			t.Errorf("the glossary lacks %s, %s", n.FR, n.EN)
		}
	}
	for on := OnAction; on < OnEnd; on++ {
		if n := whens[on].name; n.FR != "" && (!known[n.FR] || !known[n.EN]) {
			t.Errorf("the glossary lacks %s, %s", n.FR, n.EN)
		}
	}
	for _, w := range strings.Fields("Bouclier Cibler Chercher Déplacer Remplacer Rediriger Soigner Renommé") {
		if !known[w] {
			t.Errorf("the glossary lacks %s", w)
		}
	}
}

// TestChoicesAreShown checks that every ruling of judgement is shown to players.
// The rows named here follow from the words of the sheet or of the guide.
func TestChoicesAreShown(t *testing.T) {
	decided := strings.Fields("K1 K2 K3 K5 K7 K8 K10 K12 K13 K14 K16 K17 K18 K22 K31")
	rulestest.Choices(t, Game, scenario.IDs(readSheet(t).Rulings), decided...)
}
