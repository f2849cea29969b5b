package main

import (
	"os"
	"path/filepath"
	"testing"
)

// checkSource checks one file of a made-up package of ours.
func checkSource(t *testing.T, source string) []error {
	t.Helper()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "a.go"), []byte(source), 0o644); err != nil {
		t.Fatal(err)
	}
	c := newChecker(newSources(), "arm64")
	c.check(&listed{ImportPath: "ours", Dir: dir, GoFiles: []string{"a.go"}, Module: &module{Main: true}})
	return c.found
}

func TestCNamesAreTakenOnTrust(t *testing.T) {
	if found := checkSource(t, "package ours\nimport \"C\"\nfunc f() { C.anything(1) }\n"); len(found) != 0 {
		t.Errorf("sound code was refused: %v", found)
	}
}

func TestWrongTypesAreFound(t *testing.T) {
	if found := checkSource(t, "package ours\nfunc f() int { return \"one\" }\n"); len(found) != 1 {
		t.Errorf("a string returned as a number gave %v", found)
	}
	if found := checkSource(t, "package ours\nfunc f( {\n"); len(found) == 0 {
		t.Error("a file that is no Go was accepted")
	}
}
