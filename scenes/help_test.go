package scenes

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/scenes/curtain"
	"wyrmtable/scenes/help"
	"wyrmtable/scenes/looks"
	"wyrmtable/scenes/menu"
	"wyrmtable/scenes/table"
)

// openGame returns the game whose rules the help is open at: the one that is lit
// in its row of games.
func openGame(t *testing.T, r *gametest.Rig) string {
	t.Helper()
	on[*help.Help](t, r)
	lit := ""
	for i, g := range looks.Games() {
		it, ok := r.App.Mirror().Find("book." + string(rune('0'+i)))
		if !ok {
			t.Fatalf("%s is not in the row of games", g.Name)
		}
		if it.Pressed {
			lit += g.ID
		}
	}
	return lit
}

// toTable waits for the table, and lifts the curtains on the way.
func toTable(t *testing.T, r *gametest.Rig) {
	t.Helper()
	for range 400 {
		r.Run(50 * time.Millisecond)
		switch r.App.Top().(type) {
		case *table.Scene:
			return
		case *curtain.Scene:
			if _, ok := r.App.Mirror().Find("lift"); ok { // it comes with the falling cloth
				r.PressMirror("lift")
			}
		}
	}
	t.Fatalf("the table does not come, the screen is %T", r.App.Top())
}

// seeTable puts a question aside that lies over the table and its buttons.
func seeTable(r *gametest.Rig) {
	for _, region := range r.App.Mirror().Regions {
		for _, it := range region.Items {
			if it.Label == "Voir la table" {
				r.PressMirror(it.ID)
				r.Run(300 * time.Millisecond)
				return
			}
		}
	}
}

// TestTheHelpOpensAtTheGameOfTheMatch asks for the rules in every way there is at
// a table, for each game, and then from the menu.
func TestTheHelpOpensAtTheGameOfTheMatch(t *testing.T) {
	for _, g := range looks.Games() {
		r := start(t, 1280, 720, rules.French, 100)
		r.Blind = true
		click(t, r, "tile-"+g.ID)
		click(t, r, "several")
		click(t, r, "start")
		toTable(t, r)
		r.Run(4 * time.Second)
		for name, ask := range map[string]func(){
			"F1":    func() { press(r, "F1") },
			"icon":  func() { click(t, r, "rules") },
			"Pause": func() { click(t, r, "menu"); r.Run(300 * time.Millisecond); click(t, r, "menurules") },
		} {
			r.Run(700 * time.Millisecond) // the cloth is gone, and what was said is read
			seeTable(r)
			ask()
			r.Run(300 * time.Millisecond)
			if got := openGame(t, r); got != g.ID {
				t.Errorf("%s: by %s the help opens at %q", g.ID, name, got)
			}
			press(r, "Escape")
			toTable(t, r)
			if name == "Pause" { // which is there again
				r.Run(300 * time.Millisecond)
				press(r, "Escape")
			}
		}
		r.App.Context().Home()
		r.Run(100 * time.Millisecond)
		on[*menu.Menu](t, r)
		click(t, r, "rules")
		if got := openGame(t, r); got != g.ID {
			t.Errorf("from the menu, after a match of %s, the help opens at %q", g.ID, got)
		}
	}
}

// TestEveryGameIsOnePressAway goes to the rules of each game by mouse, finger and
// keys, on a wide screen and on a phone.
func TestEveryGameIsOnePressAway(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}} {
		r := start(t, size[0], size[1], rules.French, 100)
		r.Blind = true
		r.PressMirror("rules")
		r.Run(60 * time.Millisecond)
		for i, g := range looks.Games() {
			id := "book." + string(rune('0'+i))
			if size[0] > size[1] {
				click(t, r, id)
			} else {
				tap(t, r, id)
			}
			if got := openGame(t, r); got != g.ID {
				t.Errorf("%v: pressing %s leads to %q", size, g.ID, got)
			}
			if want := "Règles de\u00a0: " + g.Name; label(r, id) != want {
				t.Errorf("the button is read as %q, want %q", label(r, id), want)
			}
		}
		click(t, r, "book.0")
		press(r, "ArrowRight", "ArrowRight", "Enter")
		if got := openGame(t, r); got != looks.Games()[2].ID {
			t.Errorf("%v: two to the right by keys is %q", size, got)
		}
	}
}

// TestTypingInTheGlossary types right after the glossary was opened; Escape
// leaves at once where nothing was typed.
func TestTypingInTheGlossary(t *testing.T) {
	r := start(t, 1280, 720, rules.French, 100)
	r.Blind = true
	click(t, r, "rules")
	click(t, r, "tab.1")
	r.Type("concentr")
	r.Run(60 * time.Millisecond)
	if got := label(r, "search-word"); got != "Chercher un mot\u00a0: concentr" {
		t.Errorf("the field says %q", got)
	}
	click(t, r, "close")
	click(t, r, "rules")
	click(t, r, "tab.1")
	press(r, "Escape")
	on[*menu.Menu](t, r)
}

// TestFiltersFoldOnAPhone checks that the cards have most of a phone's screen,
// and that the filters come and go.
func TestFiltersFoldOnAPhone(t *testing.T) {
	r := start(t, 390, 844, rules.French, 100)
	r.Blind = true
	r.PressMirror("rules")
	r.Run(60 * time.Millisecond)
	tap(t, r, "tab.2")
	if got := label(r, "filters"); got != "Filtres" {
		t.Errorf("the button says %q", got)
	}
	if _, ok := r.App.Mirror().Find("facet.0"); ok {
		t.Error("the filters are unfolded at first")
	}
	first, _ := r.App.Mirror().Find("card.1")
	if first.At.H < 200 || first.At.Y > 300 {
		t.Errorf("the first card lies at %+v", first.At)
	}
	tap(t, r, "filters")
	if got := label(r, "facet.0"); got != "Couleur\u00a0: Toutes" {
		t.Errorf("the first colour is %q", got)
	}
	if got := label(r, "facet.32"); got != "Type\u00a0: Tous" {
		t.Errorf("the first type is %q", got)
	}
	tap(t, r, "facet.2")
	if it, _ := r.App.Mirror().Find("facet.2"); !it.Pressed {
		t.Error("the chosen colour is not lit")
	}
	tap(t, r, "filters-done")
	if got := label(r, "filters"); got != "Filtres (1)" {
		t.Errorf("with one filter set the button says %q", got)
	}
	tap(t, r, "filters")
	press(r, "Escape") // folds them
	on[*help.Help](t, r)
	if _, ok := r.App.Mirror().Find("facet.0"); ok {
		t.Error("Escape does not fold the filters")
	}
}

// TestNoMarkIsRead turns every page of the rules: no mark of the files is left in what
// stands there, also where a word of the glossary is among stressed ones.
func TestNoMarkIsRead(t *testing.T) {
	for _, lang := range []rules.Lang{rules.French, rules.English} {
		for _, g := range looks.Games() {
			r := start(t, 1280, 720, lang, 100)
			router := &Router{Kit: unpainted, Looks: looks.All}
			r.App.Context().Push(router.Help(g.ID, 0))
			r.Run(300 * time.Millisecond) // without an event the mirror is told of it only now and then
			for i, page := range g.Help().Pages {
				r.PressMirror("page." + strconv.Itoa(i))
				r.Run(40 * time.Millisecond)
				for _, region := range r.App.Mirror().Regions {
					for _, it := range region.Items {
						if strings.ContainsAny(it.Label, "[]*{}") {
							t.Errorf("%s, page %s: %q", g.Name, page.ID, it.Label)
						}
					}
				}
			}
		}
	}
}
