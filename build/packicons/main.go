// Packicons turns the text of an icon set into the compact file that package
// art embeds.
//
//	go run ./build/packicons -out art/icons/icons.bin ICONS.json AUTHORS.json
//
// ICONS.json maps each name to its SVG path data in a 512 by 512 square,
// AUTHORS.json maps each name to the icon's author, by the name of his folder
// in the set. With -credits FILE it also writes who drew what into that file,
// between two comment lines it must hold.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"sort"
	"strings"

	"wyrmtable/art"
)

func main() {
	out := flag.String("out", "art/icons/icons.bin", "file to write")
	credits := flag.String("credits", "", "file to list the icons of each author in")
	flag.Usage = func() {
		fmt.Fprintln(os.Stderr, "usage: packicons [-out FILE] [-credits FILE] ICONS.json AUTHORS.json")
		flag.PrintDefaults()
	}
	flag.Parse()
	if flag.NArg() != 2 {
		flag.Usage()
		os.Exit(2)
	}
	err := pack(*out, flag.Arg(0), flag.Arg(1))
	if err == nil && *credits != "" {
		err = list(*credits, flag.Arg(1))
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "packicons:", err)
		os.Exit(1)
	}
}

func pack(out, iconFile, authorFile string) error {
	icons, err := readMap(iconFile)
	if err != nil {
		return err
	}
	by, err := readMap(authorFile)
	if err != nil {
		return err
	}
	names := make([]string, 0, len(icons))
	for n := range icons {
		names = append(names, n)
		if by[n] == "" {
			return fmt.Errorf("%s: no author for %q; the licence asks for one", authorFile, n)
		}
	}
	sort.Strings(names)
	authors := authorList(by, names)
	index := map[string]int{}
	for i, a := range authors {
		index[a] = i
	}
	var author []int
	var paths []*art.Path
	for _, n := range names {
		p, err := art.ParsePath(icons[n])
		if err != nil {
			return fmt.Errorf("%s: icon %q: %w", iconFile, n, err)
		}
		author = append(author, index[by[n]])
		paths = append(paths, p)
	}
	f, err := os.Create(out)
	if err != nil {
		return err
	}
	if err := art.WriteIcons(f, names, author, signed(authors), paths); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}

// authorList orders authors by how many of the icons they drew.
func authorList(by map[string]string, names []string) []string {
	count := map[string]int{}
	for _, n := range names {
		count[by[n]]++
	}
	var list []string
	for a := range count {
		list = append(list, a)
	}
	sort.Slice(list, func(i, j int) bool {
		if count[list[i]] != count[list[j]] {
			return count[list[i]] > count[list[j]]
		}
		return list[i] < list[j]
	})
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
