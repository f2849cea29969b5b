package main

import (
	"os"
	"reflect"
	"strings"
	"testing"
)

func TestParse(t *testing.T) {
	got, err := parse("list", `
# the menu
menu.jpg 1280x720 run 2

help.png 390x844 open help:dracoliath, press Suivant, text 200 # the second page
`)
	want := []picture{
		{"menu.jpg", 1280, 720, []step{{"run", "2"}}, "list:3"},
		{"help.png", 390, 844, []step{{"open", "help:dracoliath"}, {"press", "Suivant"}, {"text", "200"}}, "list:5"},
	}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, %v\nnot %+v", got, err, want)
	}
}

// TestParseRefuses checks that what is wrong is named with its line.
func TestParseRefuses(t *testing.T) {
	for _, x := range []struct{ line, says string }{
		{"menu.gif 1280x720 run 1", `list:1: "menu.gif"`},
		{"menu.png 1280x720 film 1", `list:1: "menu.png"`},
		{"menu.webp 1280x720 run 1", `list:1: "menu.webp"`},
		{"menu.png run 1", `list:1: "run"`},
		{"menu.png 0x720 run 1", `list:1: "0x720"`},
		{"menu.png 1280x720 jump", `list:1: no step "jump" (there are contrast, film, hands, `},
		{"menu.png 1280x720 press", "list:1: press: something is missing"},
		{"menu.png 1280x720 contrast much", "list:1: contrast: something is missing or too much"},
		{"menu.png 1280x720 run 1\nmenu.png 390x844 run 1", "list:2: there is a picture menu.png already"},
	} {
		if _, err := parse("list", x.line); err == nil || !strings.HasPrefix(err.Error(), x.says) {
			t.Errorf("%q: %v, and not %s…", x.line, err, x.says)
		}
	}
}

// TestListsParse reads the lists there are, and looks for their positions.
func TestListsParse(t *testing.T) {
	for _, file := range []string{"../../docs/pictures/list.txt", "all.txt"} {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		all, err := parse(file, string(text))
		if err != nil || len(all) == 0 {
			t.Errorf("%s: %d pictures, %v", file, len(all), err)
		}
		for _, p := range all {
			for _, s := range p.steps {
				if s.verb == "position" || s.verb == "match" {
					if _, err := os.Stat("../../docs/pictures/" + s.arg); err != nil {
						t.Errorf("%s: %v", p.where, err)
					}
				}
			}
		}
	}
}
