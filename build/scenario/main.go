// Scenario checks scenario files without a display:
//
//	go run ./build/scenario FILE...
//
// It prints a line for each scenario and ends with status 1 if one fails or a
// file cannot be read.
package main

import (
	"fmt"
	"io"
	"os"

	"wyrmtable/rules"
	"wyrmtable/rules/scenario"
	"wyrmtable/scenes/looks"
)

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "usage: go run ./build/scenario FILE...")
		os.Exit(2)
	}
	if !check(os.Args[1:], looks.Find, os.Stdout) {
		os.Exit(1)
	}
}

// check runs all scenarios of the files and reports whether all is well.
func check(files []string, find func(id string) *rules.Game, out io.Writer) bool {
	passed, failed := 0, 0
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			fmt.Fprintf(out, "FAIL  %v\n", err)
			failed++
			continue
		}
		list, err := scenario.Parse(name, string(text))
		if err != nil {
			fmt.Fprintf(out, "FAIL  %v\n", err)
			failed++
			continue
		}
		for i := range list {
			if err := checkOne(&list[i], find); err != nil {
				fmt.Fprintf(out, "FAIL  %s\n      %v\n", list[i].Name, err)
				failed++
				continue
			}
			fmt.Fprintf(out, "ok    %s\n", list[i].Name)
			passed++
		}
	}
	fmt.Fprintf(out, "%d passed, %d failed\n", passed, failed)
	return failed == 0 && passed > 0
}

func checkOne(sc *scenario.Scenario, find func(id string) *rules.Game) error {
	g := find(sc.Game)
	if g == nil {
		return &scenario.Error{File: sc.File, Line: sc.Line, What: fmt.Sprintf("no game %q on the shelf", sc.Game)}
	}
	return scenario.Run(g, sc)
}
