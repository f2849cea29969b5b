package scenario

import (
	"errors"
	"fmt"
	"strings"
)

// A Scenario is one scenario of a file, cut into lines but not yet looked up in
// a game.
type Scenario struct {
	Name  string
	Game  string   // id of the game
	About []string // the sentences and rulings it shows
	File  string
	Line  int

	head  []Line
	steps []Line
}

// An Error is a fault in a scenario file, or what a scenario found wrong.
type Error struct {
	File string
	Line int
	What string
}

func (e *Error) Error() string { return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.What) }

var headKeys = []string{"about", "game", "seats", "first", "option", "seed", "deck", "set", "zone"}
var stepKeys = []string{"do", "expect"}

// Parse cuts a text into its scenarios. name is the file's, for errors.
func Parse(name, text string) ([]Scenario, error) {
	var out []Scenario
	for i, raw := range strings.Split(text, "\n") {
		err := ReadLine(i+1, raw, func(n int, key, rest string) error {
			switch {
			case key == "scenario" && rest == "":
				return errors.New("a scenario needs a name")
			case key == "scenario":
				out = append(out, Scenario{Name: rest, File: name, Line: n})
				return nil
			case len(out) == 0:
				return fmt.Errorf("the file must begin with a line \"scenario NAME\", not %q", key)
			}
			l, err := Cut(n, key, rest)
			if err != nil {
				return err
			}
			return out[len(out)-1].Add(l)
		})
		if err != nil {
			return nil, &Error{name, i + 1, err.Error()}
		}
	}
	for i := range out {
		if out[i].Game == "" {
			return nil, &Error{name, out[i].Line, "this scenario names no game"}
		}
	}
	return out, nil
}

// Add files a line under head or steps.
func (sc *Scenario) Add(l Line) error {
	switch {
	case contains(stepKeys, l.Key):
		sc.steps = append(sc.steps, l)
	case !contains(headKeys, l.Key):
		return fmt.Errorf("unknown keyword %q%s", l.Key, Suggest(l.Key, append(headKeys, append(stepKeys, "scenario")...)))
	case len(sc.steps) > 0:
		return fmt.Errorf("%q must come before the first step", l.Key)
	case l.Key == "game":
		if len(l.tokens) != 1 {
			return fmt.Errorf("\"game\" wants the id of one game")
		}
		sc.Game = l.tokens[0].Text
	case l.Key == "about":
		for _, t := range l.tokens {
			if t.Kind == 'w' {
				sc.About = append(sc.About, t.Text)
			}
		}
	default:
		sc.head = append(sc.head, l)
	}
	return nil
}

func contains(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}
