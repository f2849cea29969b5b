// Packicons turns the text of an icon set into the compact file that package
// art embeds.
//
//	go run ./build/packicons -out art/icons/icons.bin.gz ICONS.json AUTHORS.json
//
// ICONS.json maps each name to its SVG path data in a 512 by 512 square,
// AUTHORS.json maps each name to the icon's author.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"sort"

	"wyrmtable/art"
)

func main() {
	out := flag.String("out", "art/icons/icons.bin.gz", "file to write")
	flag.Usage = func() {
		fmt.Fprintln(os.Stderr, "usage: packicons [-out FILE] ICONS.json AUTHORS.json")
		flag.PrintDefaults()
	}
	flag.Parse()
	if flag.NArg() != 2 {
		flag.Usage()
		os.Exit(2)
	}
	if err := pack(*out, flag.Arg(0), flag.Arg(1)); err != nil {
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
		if by[n] == "" {
			return fmt.Errorf("%s: no author for %q; the licence asks for one", authorFile, n)
		}
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
	if err := art.WriteIcons(f, names, author, authors, paths); err != nil {
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
