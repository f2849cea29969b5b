package main

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"strings"
)

// sources are files that have been read; most are the same for several systems.
type sources struct {
	fset  *token.FileSet
	files map[string]parsed
	other map[string][]byte // what is read instead of some files
}

type parsed struct {
	file *ast.File
	err  error
}

func newSources() *sources {
	return &sources{fset: token.NewFileSet(), files: map[string]parsed{}}
}

func (s *sources) parse(path string) (*ast.File, error) {
	if p, ok := s.files[path]; ok {
		return p.file, p.err
	}
	var text any
	if other, ok := s.other[path]; ok {
		text = other
	}
	file, err := parser.ParseFile(s.fset, path, text, parser.SkipObjectResolution)
	s.files[path] = parsed{file, err}
	return file, err
}

// checker holds what has been checked so far.
type checker struct {
	*sources
	sizes types.Sizes
	known map[string]*types.Package
	ours  int
	found []error
}

func newChecker(s *sources, arch string) *checker {
	return &checker{
		sources: s,
		sizes:   types.SizesFor("gc", arch),
		known:   map[string]*types.Package{"unsafe": types.Unsafe},
	}
}

// check type-checks one package: ours whole, others only as far as their
// declarations, whose errors are not ours to mend.
func (c *checker) check(p *listed) {
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
	path, _, _ := strings.Cut(p.ImportPath, " ") // after it stands whose test it is built for
	// Every error has gone to report; the returned one is the first of them.
	c.known[p.ImportPath], _ = config.Check(path, c.fset, c.parseAll(p, report), nil)
}

func (c *checker) parseAll(p *listed, report func(error)) []*ast.File {
	var files []*ast.File
	for _, name := range append(p.GoFiles[:len(p.GoFiles):len(p.GoFiles)], p.CgoFiles...) {
		file, err := c.parse(filepath.Join(p.Dir, name))
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
