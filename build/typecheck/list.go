package main

import (
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"strings"
)

// listed is one package as "go list" describes it. A package whose tests add files
// to it is listed again with them, and tests from outside are one of their own.
type listed struct {
	ImportPath, Dir   string
	GoFiles, CgoFiles []string
	ImportMap         map[string]string // import in the source to the package meant
	Deps              []string
	Module            *module
	Error             *struct{ Err string }
}

type module struct {
	Main    bool
	Replace *struct{ Version string }
}

// isOurs reports whether a package lies in this repository: in its module, or in
// one beside it.
func (p *listed) isOurs() bool {
	m := p.Module
	return m != nil && (m.Main || m.Replace != nil && m.Replace.Version == "")
}

// list returns the packages as a system and a processor would have them, and all
// they need, dependencies first.
func list(system, arch string, patterns []string, flags ...string) ([]listed, error) {
	args := []string{"list", "-e", "-deps", "-json=ImportPath,Dir,GoFiles,CgoFiles,ImportMap,Deps,Module,Error"}
	cmd := exec.Command("go", append(append(args, flags...), patterns...)...)
	cgo := "0"
	if system == "darwin" {
		cgo = "1"
	}
	cmd.Env = append(os.Environ(), "GOOS="+system, "GOARCH="+arch, "CGO_ENABLED="+cgo)
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
		if !strings.HasSuffix(p.ImportPath, ".test") { // that a test is run by is not ours
			packages = append(packages, p)
		}
	}
	return packages, cmd.Wait()
}
