package main

import (
	"os"
	"os/exec"
	"strings"
	"testing"
)

// A package that was renamed would silently be written out again.
func TestEveryPackageNamedToTheCompilerIsInTheGame(t *testing.T) {
	cmd := exec.Command("go", "list", "-deps", "wyrmtable")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range append(uninlined, inlined...) {
		if !strings.Contains("\n"+string(out), "\n"+strings.TrimSuffix(strings.TrimSuffix(p, "..."), "/")) {
			t.Errorf("the game has no package %s", p)
		}
	}
}
