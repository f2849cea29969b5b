// Darwincheck type-checks the program as macOS would compile it, on a machine
// without Apple's compiler. Ebitengine needs cgo there, so the go command can do
// nothing from elsewhere; but go/types can treat every C name as known, and
// then finds wrong types, missing methods and files that only macOS builds.
//
// It cannot tell whether the result links or runs.
//
//	go run ./build/darwincheck [-arch arm64,amd64] [packages]
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

func main() {
	arches := flag.String("arch", "arm64,amd64", "processors to check for, separated by commas")
	flag.Parse()
	patterns := flag.Args()
	if len(patterns) == 0 {
		patterns = []string{"./..."}
	}
	failed := false
	for arch := range strings.SplitSeq(*arches, ",") {
		packages, err := list(arch, patterns)
		if err != nil {
			fmt.Fprintln(os.Stderr, "darwincheck:", err)
			os.Exit(1)
		}
		c := newChecker(arch)
		for _, p := range packages {
			c.check(p)
		}
		for _, err := range c.found {
			fmt.Println(err)
		}
		fmt.Printf("darwin/%s: %d packages, %d of them ours, %d errors\n", arch, len(packages), c.ours, len(c.found))
		failed = failed || len(c.found) > 0
	}
	if failed {
		os.Exit(1)
	}
}

// listed is one package as "go list" describes it.
type listed struct {
	ImportPath, Dir   string
	GoFiles, CgoFiles []string
	ImportMap         map[string]string // import in the source to the package meant
	Module            *struct{ Main bool }
	Error             *struct{ Err string }
}

func (p listed) isOurs() bool { return p.Module != nil && p.Module.Main }

// list returns the packages and all they need, dependencies first.
func list(arch string, patterns []string) ([]listed, error) {
	const fields = "-json=ImportPath,Dir,GoFiles,CgoFiles,ImportMap,Module,Error"
	cmd := exec.Command("go", append([]string{"list", "-e", "-deps", fields}, patterns...)...)
	cmd.Env = append(os.Environ(), "GOOS=darwin", "GOARCH="+arch, "CGO_ENABLED=1")
	cmd.Stderr = os.Stderr
	pipe, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	var packages []listed
	for decoder := json.NewDecoder(pipe); ; {
		var p listed
		if err := decoder.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, err
		}
		packages = append(packages, p)
	}
	return packages, cmd.Wait()
}

// checker holds what has been checked so far.
type checker struct {
	fset  *token.FileSet
	sizes types.Sizes
	known map[string]*types.Package
	ours  int
	found []error
}

func newChecker(arch string) *checker {
	return &checker{
		fset:  token.NewFileSet(),
		sizes: types.SizesFor("gc", arch),
		known: map[string]*types.Package{"unsafe": types.Unsafe},
	}
}

// check type-checks one package: ours whole, others only as far as their
// declarations, whose errors are not ours to mend.
func (c *checker) check(p listed) {
	if p.ImportPath == "unsafe" {
		return
	}
	ours := p.isOurs()
	report := func(err error) {
		if ours {
			c.found = append(c.found, err)
		}
	}
	if ours {
		c.ours++
		if p.Error != nil {
			report(errors.New(p.Error.Err))
		}
	}
	config := types.Config{
		FakeImportC:      true,
		IgnoreFuncBodies: !ours,
		Sizes:            c.sizes,
		Importer:         importer{c, p.ImportMap},
		Error:            report,
	}
	// Every error has gone to report; the returned one is the first of them.
	c.known[p.ImportPath], _ = config.Check(p.ImportPath, c.fset, c.parse(p, report), nil)
}

func (c *checker) parse(p listed, report func(error)) []*ast.File {
	var files []*ast.File
	for _, name := range append(p.GoFiles, p.CgoFiles...) {
		file, err := parser.ParseFile(c.fset, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			report(err)
			continue
		}
		files = append(files, file)
	}
	return files
}

// importer finds packages among those already checked.
type importer struct {
	checker *checker
	renamed map[string]string
}

// Import implements types.Importer.
func (i importer) Import(path string) (*types.Package, error) {
	if real, ok := i.renamed[path]; ok {
		path = real
	}
	if p := i.checker.known[path]; p != nil {
		return p, nil
	}
	return nil, fmt.Errorf("package %s is not there", path)
}
