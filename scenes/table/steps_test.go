package table

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"wyrmtable/rules"
	"wyrmtable/scenes/table/explain"
)

// A stepCase is a position, the card that is played, and the changes of the log
// that must open as steps: a part of the line, then title and steps as they are
// written, 2–3 for folded ones.
type stepCase struct {
	name, seats, zones, play string
	sets                     string
	lines                    []stepLine
}

type stepLine struct{ line, title, steps string }

const duo, quartet = "Alice, Bruno", "Alice, Bruno, Chloé, Driss"

// stepCases are written from the sheet's order of resolution.
var stepCases = []stepCase{
	{"modifiers", duo,
		"zone hand Alice: Souffle ardent, Couronne de braise\nzone hand Bruno: Cuirasse d’écorce\nzone river: Brume des cimes, Vague, Bourgeon",
		"Souffle ardent", "set life Bruno 12", []stepLine{
			{"Bruno perd 2 Vies", "Vie de Bruno\u00a0: 12 → 10",
				"1 3 symboles | 2 Couronne de braise\u00a0: +1, donc 4 | 2 Cuirasse d’écorce\u00a0: −1, donc 3 | 2 Brume des cimes\u00a0: −1, donc 2 | 3–6 rien | 7 12 − 2 = 10"}}},
	{"modified to nothing", duo, "zone hand Alice: Étincelle\nzone river: Brume des cimes, Vague, Bourgeon",
		"Étincelle", "set life Bruno 12", []stepLine{
			{"Étincelle n’a pas d’effet sur Bruno", "Pas à pas\u00a0: rien ne change",
				"1 1 symbole | 2 Brume des cimes\u00a0: −1, donc 0 | 2 Étincelle n’a pas d’effet"},
			{"Alice gagne 1 Puissance", "Puissance d’Alice\u00a0: 0 → 1", "1 1 symbole | 2–6 rien | 7 0 + 1 = 1"}}},
	{"nothing counted", duo, "zone hand Alice: Banc argenté\nzone river: Lierre, Bourgeon, Étincelle",
		"Banc argenté", "set life Bruno 12", []stepLine{
			{"Banc argenté\u00a0: 0 carte comptée, rien ne change pour Alice", "Pas à pas\u00a0: rien ne change",
				"1 0 symbole\u00a0: Banc argenté | 1 Banc argenté\u00a0: 0 carte comptée, rien ne change pour Alice"}}},
	{"you cannot", duo, "zone hand Alice: Souffle ardent, Couronne de braise\nzone river: Œil du cyclone, Vague, Bourgeon",
		"Souffle ardent", "set life Bruno 12", []stepLine{
			{"Œil du cyclone empêche 4 Dégâts", "Pas à pas\u00a0: rien ne change",
				"1 3 symboles | 2 Couronne de braise\u00a0: +1, donc 4 | 3 Œil du cyclone empêche"}}},
	{"instead", duo, "zone hand Alice: Sève du chêne, Couronne de braise\nzone river: Averse inversée, Vague, Bourgeon",
		"Sève du chêne", "set life Alice 5\nset life Bruno 12", []stepLine{
			{"Averse inversée agit à la place", "Pas à pas\u00a0: rien ne change",
				"1 3 symboles\u00a0: Sève du chêne | 2–3 rien | 4 Averse inversée agit à la place de 3 Vies"},
			{"Bruno perd 4 Vies", "Vie de Bruno\u00a0: 12 → 8",
				"1 3 symboles\u00a0: Sève du chêne | 2–3 rien | 4 Averse inversée agit à la place de 3 Vies | 1 3 symboles\u00a0: Averse inversée | 2 Couronne de braise\u00a0: +1, donc 4 | 3–6 rien | 7 12 − 4 = 8"}}},
	{"then", duo, "zone hand Alice: Souffle ardent\nzone hand Bruno: Trident des marées\nzone river: Orbe du sommet, Vague, Bourgeon",
		"Souffle ardent", "set life Bruno 12", []stepLine{
			{"Bruno perd 3 Vies", "Vie de Bruno\u00a0: 12 → 9",
				"1 3 symboles | 2–4 rien | 5 Trident des marées agira ensuite | 6 rien | 7 12 − 3 = 9"},
			{"Bruno gagne 1 Puissance", "Puissance de Bruno\u00a0: 0 → 1",
				"1 1 symbole\u00a0: Trident des marées | 2–6 rien | 7 0 + 1 = 1"}}},
	{"excess", duo, "zone hand Alice: Sève du chêne, Couronne de braise\nzone river: Orbe du sommet, Vague, Bourgeon",
		"Sève du chêne", "set life Alice 11\nset life Bruno 12", []stepLine{
			{"Alice gagne 1 Vie", "Vie d’Alice\u00a0: 11 → 12",
				"1 3 symboles | 2–5 rien | 6 Alice a toute sa Vie\u00a0: 2 Vies en trop | 7 11 + 1 = 12"},
			{"Bruno perd 3 Vies", "Vie de Bruno\u00a0: 12 → 9",
				"1 2 symboles\u00a0: Sève du chêne | 2 Couronne de braise\u00a0: +1, donc 3 | 3–6 rien | 7 12 − 3 = 9"}}},
	{"played once more", duo,
		"zone hand Alice: Double morsure, Couronne de braise\nzone river: Orbe du sommet, Vague, Bourgeon",
		"Double morsure", "set life Alice 5\nset life Bruno 12", []stepLine{
			{"(12 → ", "Vie de Bruno\u00a0: 12 → 9",
				"1 2 symboles | 2 Couronne de braise\u00a0: +1, donc 3 | 3–6 rien | 7 12 − 3 = 9"},
			{"(9 → ", "Vie de Bruno\u00a0: 9 → 6",
				"1 2 symboles | 2 Couronne de braise\u00a0: +1, donc 3 | 3–6 rien | 7 9 − 3 = 6"}}},
	{"damage to oneself", duo,
		"zone hand Alice: Grande marée, Couronne de braise, Cuirasse d’écorce\nzone river: Orbe du sommet, Vague, Bourgeon",
		"Grande marée", "set life Alice 9", []stepLine{
			{"Alice gagne 4 Puissance", "Puissance d’Alice\u00a0: 0 → 4", "1 4 symboles | 2–6 rien | 7 0 + 4 = 4"},
			{"Alice perd 1 Vie", "Vie d’Alice\u00a0: 9 → 8",
				"1 2 symboles | 2 Cuirasse d’écorce\u00a0: −1, donc 1 | 3–6 rien | 7 9 − 1 = 8"}}},
	{"loss of power", duo, "zone hand Alice: Souffle ardent\nzone river: Reflux, Vague, Bourgeon",
		"Souffle ardent", "set power Alice 7\nset power Bruno 2", []stepLine{
			{"Alice perd 1 Puissance", "Puissance d’Alice\u00a0: 7 → 6", "1 1 symbole\u00a0: Reflux | 2–6 rien | 7 7 − 1 = 6"}}},
	{"no power to lose", duo,
		"zone hand Alice: Couronne de braise\nzone hand Bruno: Cloche d’airain\nzone river: Orbe du sommet, Vague, Bourgeon",
		"Couronne de braise", "set focus Alice 0", []stepLine{
			{"Cloche d’airain n’a pas d’effet sur Alice", "Pas à pas\u00a0: rien ne change",
				"1 2 symboles\u00a0: Cloche d’airain | 2–6 rien | 7 Cloche d’airain n’a pas d’effet"}}},
	{"of a team", quartet,
		"zone hand Alice: Souffle ardent, Couronne de braise\nzone hand Bruno: Lierre\nzone hand Chloé: Cuirasse d’écorce\nzone hand Driss: Trident des marées\nzone river: Orbe du sommet, Vague, Bourgeon",
		"Souffle ardent", "set active Alice\nset decider Alice", []stepLine{
			{"perd 4 Vies", "Vie de Chloé & Driss\u00a0: 20 → 16",
				"1 3 symboles | 2 Couronne de braise\u00a0: +1, donc 4 | 3–4 rien | 5 Trident des marées agira ensuite | 6 rien | 7 20 − 4 = 16"},
			{"gagne 1 Puissance", "Puissance de Chloé & Driss\u00a0: 0 → 1",
				"1 1 symbole\u00a0: Trident des marées | 2–6 rien | 7 0 + 1 = 1"}}},
	{"excess of a team", quartet,
		"zone hand Bruno: Sève du chêne\nzone hand Alice: Couronne de braise\nzone hand Chloé: Cuirasse d’écorce\nzone hand Driss: Lierre\nzone river: Orbe du sommet, Vague, Bourgeon",
		"Sève du chêne", "set active Bruno\nset decider Bruno\nset life Alice 19", []stepLine{
			{"gagne 1 Vie", "Vie d’Alice & Bruno\u00a0: 19 → 20",
				"1 3 symboles | 2–5 rien | 6 Bruno a toute sa Vie\u00a0: 2 Vies en trop | 7 19 + 1 = 20"},
			{"perd 1 Vie", "Vie de Chloé & Driss\u00a0: 20 → 19",
				"1 2 symboles\u00a0: Sève du chêne | 2 Cuirasse d’écorce\u00a0: −1, donc 1 | 3–6 rien | 7 20 − 1 = 19"}}},
}

func (k *stepCase) position() string {
	first := "Alice"
	if k.seats == quartet {
		first = "Bruno"
	}
	return "scenario Steps\nabout S82\ngame dracoliath\nseats " + k.seats + "\nfirst " + first + "\noption mastery 2\n" +
		k.sets + "\nset phase 3\n" + k.zones + "\nzone deck: Sillage, Vent arrière, Écume, Curée\n"
}

// played plays the card of the case and tells everything.
func (k *stepCase) played(t *testing.T, w, h int) *rig {
	r := newPosition(t, k.position(), w, h)
	r.table.do(r.App.Context(), answerWith(t, r, r.card(t, k.play)))
	r.table.finish(r.App.Context())
	r.Run(100 * time.Millisecond)
	return r
}

// logged is the index of the first line of the log with words in it that can be
// opened.
func (r *rig) logged(t *testing.T, words string) int {
	t.Helper()
	all := ""
	for i := range r.table.story.Log {
		line := r.table.plain(r.table.story.Log[i].Text)
		all += "\n" + line
		if strings.Contains(line, words) && r.table.story.Log[i].Why != nil {
			return i
		}
	}
	t.Fatalf("no line with %q can be opened:%s", words, all)
	return -1
}

// written is how steps are compared: each with its number and words.
func written(rows []explain.Row) []string {
	var out []string
	for _, l := range rows {
		n := fmt.Sprint(l.Step)
		if l.To > l.Step || strings.HasSuffix(l.Text, "rien") {
			if l.To > l.Step {
				n += "–" + fmt.Sprint(l.To)
			}
			out = append(out, n+" rien")
			continue
		}
		out = append(out, n+" "+strings.TrimPrefix(rules.Plain(l.Text), "Réglette\u00a0: "))
	}
	return out
}

// TestStepsAreThoseOfTheSheet plays each case and reads the parchments of its
// changes: titles, numbers of the steps, cards and sums.
func TestStepsAreThoseOfTheSheet(t *testing.T) {
	for i := range stepCases {
		k := &stepCases[i]
		t.Run(k.name, func(t *testing.T) {
			r := k.played(t, 640, 360)
			for _, l := range k.lines {
				p := r.table.explains().Line(r.table.story.Log[r.logged(t, l.line)].Why)
				if p.Title != l.title {
					t.Errorf("the title is %q, want %q", p.Title, l.title)
				}
				got, want := written(p.Rows), strings.Split(l.steps, " | ")
				ok := len(got) == len(want)
				for i := 0; ok && i < len(got); i++ {
					ok = strings.HasPrefix(got[i], want[i])
				}
				if !ok {
					t.Errorf("%s:\n got %q\nwant %q", l.line, got, want)
				}
			}
		})
	}
}
