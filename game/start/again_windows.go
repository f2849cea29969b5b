package start

import (
	"errors"
	"os"
	"os/exec"
	"strings"

	"wyrmtable/game"
)

// graphicsKey is the variable by which the engine is told what to draw with, and
// insteadKey says that it was told by a program that could not draw.
const (
	graphicsKey = "EBITENGINE_GRAPHICS_LIBRARY"
	insteadKey  = "WYRMTABLE_INSTEAD"
)

// instead says with what the program draws where it could not as it wanted to.
func instead() []game.Text {
	if os.Getenv(insteadKey) == "" {
		return nil
	}
	return []game.Text{{FR: "DirectX n’a pas pu dessiner sur cet ordinateur\u00a0: OpenGL le remplace.",
		EN: "DirectX could not draw on this computer: OpenGL does so instead."}}
}

// again starts the program once more to draw with OpenGL, where DirectX, which the
// engine takes by itself, has failed: an old driver, or a Wine whose compiler of shaders
// is not done. The match goes on from its save. It reports whether that was tried, and
// ends as that program ends.
func again(err error) bool {
	if os.Getenv(graphicsKey) != "" || !strings.Contains(err.Error(), "directx") {
		return false
	}
	cmd := exec.Command(os.Args[0], os.Args[1:]...)
	if path, err := os.Executable(); err == nil {
		cmd.Path, cmd.Err = path, nil
	}
	cmd.Env = append(os.Environ(), graphicsKey+"=opengl", insteadKey+"=1")
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	os.Stderr.WriteString("wyrmtable: " + firstLine(err) + "; starting again with OpenGL\n")
	err = cmd.Run()
	var ended *exec.ExitError
	if err != nil && !errors.As(err, &ended) {
		return false
	}
	os.Exit(cmd.ProcessState.ExitCode())
	return true
}

// firstLine is what an error says without the program of a shader in its middle.
func firstLine(err error) string {
	first, _, _ := strings.Cut(err.Error(), ", original source")
	if i := strings.LastIndex(err.Error(), "D3DCompile failed: "); i >= 0 {
		last, _, _ := strings.Cut(err.Error()[i:], "\n")
		first += ": " + last
	}
	return first
}
