package rules_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// TestTypography reads the source of the whole program and checks every text
// that stands in it in both languages: whether the other language is there, and
// what printers expect of each. What games say is checked by rulestest as they
// say it; this finds texts that no test ever brings up.
func TestTypography(t *testing.T) {
	n := 0
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == "dist" || d.Name() == "node_modules" || strings.HasPrefix(d.Name(), ".") && d.Name() != ".."):
			return fs.SkipDir
		case !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		n += checkTexts(t, path)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if n < 300 {
		t.Errorf("only %d texts found: is this looking in the right place?", n)
	}
}

// checkTexts checks the texts of one file and returns how many there are.
func checkTexts(t *testing.T, path string) (n int) {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, path, nil, 0)
	if err != nil {
		t.Error(err)
		return 0
	}
	ast.Inspect(file, func(node ast.Node) bool {
		lit, ok := node.(*ast.CompositeLit)
		if !ok {
			return true
		}
		fr, en := languages(lit)
		if fr == nil && en == nil {
			return true
		}
		n++
		at := files.Position(lit.Pos())
		if fr == nil || en == nil {
			t.Errorf("%s: a text in one language", at)
			return true
		}
		for _, s := range literals(fr) {
			for _, fault := range faults(s, french) {
				t.Errorf("%s: %q: %s", at, s, fault)
			}
		}
		for _, s := range literals(en) {
			for _, fault := range faults(s, english) {
				t.Errorf("%s: %q: %s", at, s, fault)
			}
		}
		return true
	})
	return n
}

// languages returns what stands under FR and EN, or in the two places of a Text
// written without these names.
func languages(lit *ast.CompositeLit) (fr, en ast.Expr) {
	if len(lit.Elts) == 2 && typeName(lit.Type) == "Text" {
		if _, named := lit.Elts[0].(*ast.KeyValueExpr); !named {
			return lit.Elts[0], lit.Elts[1]
		}
	}
	for _, e := range lit.Elts {
		kv, ok := e.(*ast.KeyValueExpr)
		if !ok {
			continue
		}
		if key, ok := kv.Key.(*ast.Ident); ok && key.Name == "FR" {
			fr = kv.Value
		} else if ok && key.Name == "EN" {
			en = kv.Value
		}
	}
	return fr, en
}

// typeName returns the name of a type without its package.
func typeName(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return e.Sel.Name
	}
	return ""
}

// literals returns the strings written in an expression. Those of keys and of
// other texts inside it are none of it.
func literals(e ast.Expr) (all []string) {
	ast.Inspect(e, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CompositeLit, *ast.IndexExpr:
			return false
		case *ast.BasicLit:
			if s, err := strconv.Unquote(n.Value); err == nil && n.Kind == token.STRING {
				all = append(all, s)
			}
		}
		return true
	})
	return all
}

type rule struct {
	bad *regexp.Regexp
	why string
}

var (
	french = []rule{
		{regexp.MustCompile(`\pL'`), "an apostrophe is ’"},
		{regexp.MustCompile(`[^\x{a0}\x{202f};:!?][;:!?»]([^/]|$)`), "; : ! ? » stand after U+00A0"},
		{regexp.MustCompile(`«([^\x{a0}\x{202f}]|$)`), "« stands before U+00A0"},
		{regexp.MustCompile(`\.\.\.`), "an ellipsis is …"},
		{regexp.MustCompile(`\pL"|"\pL`), "quotation marks are « »"},
	}
	english = []rule{
		{regexp.MustCompile(`\pL'`), "an apostrophe is ’"},
		{regexp.MustCompile(`[ \x{a0}\x{202f}][;:!?]`), "no space before ; : ! ?"},
		{regexp.MustCompile(`[«»]`), "quotation marks are “ ”"},
		{regexp.MustCompile(`\.\.\.`), "an ellipsis is …"},
		{regexp.MustCompile(`\pL"|"\pL`), "quotation marks are “ ”"},
	}
)

func faults(s string, by []rule) (all []string) {
	for _, r := range by {
		if r.bad.MatchString(s) {
			all = append(all, r.why)
		}
	}
	return all
}

// TestTypographyFaults checks that the check finds what it is for.
func TestTypographyFaults(t *testing.T) {
	for s, want := range map[string]int{
		"l’as": 0, "l'as": 1, "Quoi\u00a0?": 0, "Quoi ?": 1, "Quoi?": 1, "«\u00a0oui\u00a0»": 0, "« oui »": 2,
		"voir https://x.org": 0, "à suivre...": 1, "le \"mot\"": 1, "Quoi\u00a0?!": 0,
	} {
		if got := faults(s, french); len(got) != want {
			t.Errorf("%q has %d faults (%q), want %d", s, len(got), got, want)
		}
	}
	for s, want := range map[string]int{"it’s": 0, "it's": 1, "so: yes": 0, "so : yes": 1, "«no»": 1, "a \"word\"": 1} {
		if got := faults(s, english); len(got) != want {
			t.Errorf("%q has %d faults (%q), want %d", s, len(got), got, want)
		}
	}
}
