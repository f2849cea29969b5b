// Look takes pictures of the program's screens: the ones in the documents, or any
// others, to be looked at. What is to be taken stands in lists, one line a
// picture; see [parse]. All of it is done as a person does it, by presses.
//
//	go run ./build/look [-out DIR] [-list FILE] [NAME...]
//
// Without names every picture of the list is taken, with names those that begin
// so. It needs a screen, if only one in memory (xvfb-run -a go run ./build/look).
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

func main() {
	list := flag.String("list", "docs/pictures/list.txt", "which pictures there are and how each is reached")
	out := flag.String("out", "", "folder for the pictures; where the list lies, if none is given")
	flag.Parse()
	if *out == "" {
		*out = filepath.Dir(*list)
	}
	if err := run(*list, *out, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "look:", err)
		os.Exit(1)
	}
}

func run(list, out string, names []string) error {
	text, err := os.ReadFile(list)
	if err != nil {
		return err
	}
	pictures, err := parse(list, string(text))
	if err != nil {
		return err
	}
	if pictures = wanted(pictures, names); len(pictures) == 0 {
		return fmt.Errorf("%s: no picture begins with %s", list, strings.Join(names, " or "))
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	c := &camera{pictures: pictures, beside: filepath.Dir(list), out: out}
	ebiten.SetWindowSize(320, 240)
	ebiten.SetWindowTitle("Wyrmtable")
	return errors.Join(ebiten.RunGame(c), c.failed)
}

// wanted returns the pictures whose names begin as one of names does; all of
// them if there are no names.
func wanted(all []picture, names []string) []picture {
	if len(names) == 0 {
		return all
	}
	var some []picture
	for _, p := range all {
		for _, name := range names {
			if strings.HasPrefix(p.name, name) {
				some = append(some, p)
				break
			}
		}
	}
	return some
}
