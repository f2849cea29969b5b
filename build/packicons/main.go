// Packicons keeps the icons that package art embeds, and those in reserve.
//
//	go run ./build/packicons -list
//	go run ./build/packicons -use NAME...
//	go run ./build/packicons -spare NAME...
//	go run ./build/packicons [-credits FILE] ICONS.json AUTHORS.json
//
// An icon that a card or a screen is to show must be in art/icons/icons.bin, which
// every program carries: -list prints their names. -use takes one there from art/icons/spare.bin, and -spare
// puts one back that nothing shows any more.
//
// With two files of an icon set, all of its icons that are not in use yet become
// the spare ones. ICONS.json maps each name to its SVG path data in a 512 by 512
// square, AUTHORS.json maps each name to the icon's author, by the name of his
// folder in the set. With -credits FILE it also writes who drew what into that
// file, between two comment lines it must hold.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
	"sort"
	"strings"

	"wyrmtable/art"
)

const (
	usedFile  = "art/icons/icons.bin"
	spareFile = "art/icons/spare.bin"
)

func main() {
	names := flag.Bool("list", false, "print the names of the icons in use")
	use := flag.Bool("use", false, "take icons into use")
	spare := flag.Bool("spare", false, "put icons back that are not in use any more")
	credits := flag.String("credits", "", "file to list the icons of each author in")
	flag.Usage = func() {
		fmt.Fprintln(os.Stderr, "usage: packicons -list | -use NAME... | -spare NAME... | [-credits FILE] ICONS.json AUTHORS.json")
		flag.PrintDefaults()
	}
	flag.Parse()
	var err error
	switch {
	case *names:
		fmt.Println(strings.Join(art.IconNames(), "\n"))
	case *use && *spare || flag.NArg() == 0 || !*use && !*spare && flag.NArg() != 2:
		flag.Usage()
		os.Exit(2)
	case *use:
		err = move(usedFile, spareFile, flag.Args())
	case *spare:
		err = move(spareFile, usedFile, flag.Args())
	default:
		err = pack(spareFile, usedFile, flag.Arg(0), flag.Arg(1))
		if err == nil && *credits != "" {
			err = list(*credits, flag.Arg(1))
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "packicons:", err)
		os.Exit(1)
	}
}

// move takes icons out of one file into another.
func move(to, from string, names []string) error {
	there, err := read(to)
	if err != nil {
		return err
	}
	here, err := read(from)
	if err != nil {
		return err
	}
	for _, n := range names {
		named := func(k art.Icon) bool { return k.Name == n }
		if slices.ContainsFunc(there, named) {
			continue
		}
		i := slices.IndexFunc(here, named)
		if i < 0 {
			return fmt.Errorf("no icon %q in %s", n, from)
		}
		there = append(there, here[i])
		here = slices.Delete(here, i, i+1)
	}
	if err := write(to, there); err != nil {
		return err
	}
	return write(from, here)
}

func read(file string) ([]art.Icon, error) {
	b, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	icons, err := art.ReadIcons(b)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return icons, nil
}

// write packs icons in the order of their names.
func write(file string, icons []art.Icon) error {
	slices.SortFunc(icons, func(a, b art.Icon) int { return strings.Compare(a.Name, b.Name) })
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	if err := art.WriteIcons(f, icons); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}

// pack makes a file of the icons of a set that are not in the file of those used.
func pack(out, used, iconFile, authorFile string) error {
	have, err := read(used)
	if err != nil {
		return err
	}
	texts, err := readMap(iconFile)
	if err != nil {
		return err
	}
	by, err := readMap(authorFile)
	if err != nil {
		return err
	}
	var icons []art.Icon
	for n, d := range texts {
		if slices.ContainsFunc(have, func(k art.Icon) bool { return k.Name == n }) {
			continue
		}
		if by[n] == "" {
			return fmt.Errorf("%s: no author for %q; the licence asks for one", authorFile, n)
		}
		p, err := art.ParsePath(d)
		if err != nil {
			return fmt.Errorf("%s: icon %q: %w", iconFile, n, err)
		}
		icons = append(icons, art.Icon{Name: n, Author: signed([]string{by[n]})[0], Path: p})
	}
	return write(out, icons)
}

// authorList orders authors by how many of the icons they drew.
func authorList(by map[string]string, names []string) []string {
	count := map[string]int{}
	for _, n := range names {
		count[by[n]]++
	}
	list := slices.Sorted(maps.Keys(count))
	slices.SortStableFunc(list, func(a, b string) int { return count[b] - count[a] })
	return list
}

// signatures are the names authors sign with, where they differ from their
// folder.
var signatures = map[string]string{
	"lorc": "Lorc", "delapouite": "Delapouite", "skoll": "Skoll", "sbed": "Sbed",
	"caro-asercion": "Caro Asercion", "cathelineau": "Cathelineau", "darkzaitzev": "DarkZaitzev",
	"willdabeast": "Willdabeast", "faithtoken": "Faithtoken", "carl-olsen": "Carl Olsen",
	"kier-heyl": "Kier Heyl", "heavenly-dog": "HeavenlyDog", "zeromancer": "Zeromancer",
	"quoting": "Quoting", "guard13007": "Guard13007", "sparker": "Sparker", "catsu": "Catsu",
	"pepijn-poolman": "Pepijn Poolman", "starseeker": "Starseeker",
}

func signed(authors []string) []string {
	out := make([]string, len(authors))
	for i, a := range authors {
		out[i] = a
		if s := signatures[a]; s != "" {
			out[i] = s
		}
	}
	return out
}

const (
	listBegin = "<!-- icons, written by build/packicons -->\n"
	listEnd   = "<!-- end of icons -->\n"
)

// list writes the icons of each author into the credits file.
func list(file, authorFile string) error {
	by, err := readMap(authorFile)
	if err != nil {
		return err
	}
	old, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	head, rest, ok := strings.Cut(string(old), listBegin)
	_, foot, ok2 := strings.Cut(rest, listEnd)
	if !ok || !ok2 {
		return fmt.Errorf("%s: put the lines %q and %q where the list belongs", file, listBegin, listEnd)
	}
	var names []string
	for n := range by {
		names = append(names, n)
	}
	sort.Strings(names)
	var b strings.Builder
	authors := authorList(by, names)
	for i, a := range signed(authors) {
		var icons []string
		for _, n := range names {
			if by[n] == authors[i] {
				icons = append(icons, n)
			}
		}
		fmt.Fprintf(&b, "\n- **%s** (%d): %s\n", a, len(icons), strings.Join(icons, ", "))
	}
	return os.WriteFile(file, []byte(head+listBegin+b.String()+"\n"+listEnd+foot), 0o644)
}

func readMap(name string) (map[string]string, error) {
	b, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	m := map[string]string{}
	if err := json.Unmarshal(b, &m); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return m, nil
}
