// Typecheck type-checks the program and its tests as other systems would compile
// them, in seconds: nothing is compiled. For macOS it is all that can be done from
// elsewhere without Apple's compiler, for Ebitengine needs cgo there; but go/types
// can treat every C name as known, and then finds wrong types, missing methods and
// files that only macOS builds.
//
// It cannot tell whether the result links or runs.
//
//	go run ./build/typecheck -for darwin/arm64,darwin/amd64 [packages]
package main

import (
	"flag"
	"fmt"
	"os"
	"strings"
)

func main() {
	targets := flag.String("for", "darwin/arm64,darwin/amd64", "systems and processors, separated by commas")
	flag.Parse()
	patterns := flag.Args()
	if len(patterns) == 0 {
		patterns = []string{"./..."}
	}
	failed := false
	sources := newSources()
	for target := range strings.SplitSeq(*targets, ",") {
		system, arch, ok := strings.Cut(target, "/")
		if !ok {
			fmt.Fprintf(os.Stderr, "typecheck: %q is no system and processor\n", target)
			os.Exit(2)
		}
		packages, err := list(system, arch, patterns, "-test")
		if err != nil {
			fmt.Fprintln(os.Stderr, "typecheck:", err)
			os.Exit(1)
		}
		c := newChecker(sources, arch)
		for i := range packages {
			c.check(&packages[i])
		}
		for _, err := range c.found {
			fmt.Println(err)
		}
		fmt.Printf("%s: %d packages, %d of them ours, %d errors\n", target, len(packages), c.ours, len(c.found))
		failed = failed || len(c.found) > 0
	}
	if failed {
		os.Exit(1)
	}
}
