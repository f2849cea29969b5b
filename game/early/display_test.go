//go:build !js && !windows && !darwin

package early

import (
	"strings"
	"syscall"
	"testing"
)

func TestWithout(t *testing.T) {
	for display, want := range map[string]string{
		"":          "DISPLAY is not set",
		"nonsense":  `"nonsense", which names no screen`,
		":x":        `":x", which names no screen`,
		":31337":    "the screen :31337 does not answer",
		"far:0.0":   "", // not asked
		":31337.0":  "does not answer",
		"unix:3133": "does not answer",
	} {
		if got := without(display); !strings.Contains(got, want) || (got == "") != (want == "") || strings.Contains(got, "\n") {
			t.Errorf("DISPLAY=%q: %q, want %q in it", display, got, want)
		}
	}
}

// TestReached finds a socket that is listened on, and no other.
func TestReached(t *testing.T) {
	path := t.TempDir() + "/s"
	if reached(path) {
		t.Error("reached what is not there")
	}
	fd, err := syscall.Socket(syscall.AF_UNIX, syscall.SOCK_STREAM, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer syscall.Close(fd)
	if err := syscall.Bind(fd, &syscall.SockaddrUnix{Name: path}); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Listen(fd, 1); err != nil {
		t.Fatal(err)
	}
	if !reached(path) {
		t.Error("did not reach what listens")
	}
}
