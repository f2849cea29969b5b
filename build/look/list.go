package main

import (
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// A picture is one to be taken.
type picture struct {
	name  string // of its file: .png, .jpg, or .gif of a film
	w, h  int    // of the window, in pixels
	steps []step
	where string // file and line it was read from
}

// A step is something done before a picture is taken.
type step struct {
	verb, arg string
}

// verbs are what a step can do; the value says whether it needs an argument.
var verbs = map[string]bool{
	"open":     true,  // a screen, named as for the flag -shot
	"position": true,  // the table of a scenario's file, beside the list
	"match":    true,  // a saved match's file, beside the list, shown from its start
	"press":    true,  // what a reader's mirror has under an id, or calls so
	"hover":    true,  // puts the mouse on it
	"key":      true,  // presses a key
	"run":      true,  // lets seconds pass
	"hit":      true,  // presses as press does, and waits for nothing
	"film":     true,  // lets seconds pass and takes them: the picture is a .gif
	"text":     true,  // the size of words, in percent
	"lang":     true,  // fr or en
	"hands":    true,  // open or hidden
	"contrast": false, // for eyes that need it
}

// parse reads a list. Each line has the name of a file, the window's pixels and
// steps with commas between them; what follows # is a remark.
//
//	duel.png 1280x720 position duel.txt, press Aide de jeu, run 6
func parse(file, text string) ([]picture, error) {
	var all []picture
	for i, line := range strings.Split(text, "\n") {
		line, _, _ = strings.Cut(line, "#")
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		where := fmt.Sprintf("%s:%d", file, i+1)
		p, err := parseLine(line)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", where, err)
		}
		if slices.ContainsFunc(all, func(q picture) bool { return q.name == p.name }) {
			return nil, fmt.Errorf("%s: there is a picture %s already", where, p.name)
		}
		p.where = where
		all = append(all, p)
	}
	return all, nil
}

func parseLine(line string) (picture, error) {
	name, rest, _ := strings.Cut(line, " ")
	size, rest, _ := strings.Cut(strings.TrimSpace(rest), " ")
	p := picture{name: name}
	if !slices.Contains([]string{".png", ".jpg", ".gif"}, filepath.Ext(name)) {
		return p, fmt.Errorf("%q: a picture’s name ends in .png or .jpg, a film’s in .gif", name)
	}
	wide, high, ok := strings.Cut(size, "x")
	w, err1 := strconv.Atoi(wide)
	h, err2 := strconv.Atoi(high)
	if !ok || err1 != nil || err2 != nil || w < 1 || h < 1 || w > 7680 || h > 7680 {
		return p, fmt.Errorf("%q: after the name comes the window’s size, such as 1280x720", size)
	}
	p.w, p.h = w, h
	var err error
	if strings.TrimSpace(rest) != "" { // else it is the menu
		p.steps, err = parseSteps(rest)
	}
	if err != nil {
		return p, err
	}
	filmed := slices.ContainsFunc(p.steps, func(s step) bool { return s.verb == "film" })
	if filmed != (filepath.Ext(name) == ".gif") {
		return p, fmt.Errorf("%q: a .gif is what a step film takes, and nothing else is", name)
	}
	return p, nil
}

func parseSteps(text string) ([]step, error) {
	var steps []step
	for s := range strings.SplitSeq(text, ",") {
		verb, arg, _ := strings.Cut(strings.TrimSpace(s), " ")
		arg = strings.TrimSpace(arg)
		needs, known := verbs[verb]
		if !known {
			return nil, fmt.Errorf("no step %q (there are %s)", verb, strings.Join(knownVerbs(), ", "))
		}
		if needs != (arg != "") {
			return nil, fmt.Errorf("%s: something is missing or too much behind it", verb)
		}
		steps = append(steps, step{verb, arg})
	}
	return steps, nil
}

func knownVerbs() []string {
	var names []string
	for v := range verbs {
		names = append(names, v)
	}
	slices.Sort(names)
	return names
}
