//go:build !js && !windows && !darwin

package early

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"syscall"
)

func init() {
	trouble := without(os.Getenv("DISPLAY"))
	if trouble == "" || strings.HasSuffix(os.Args[0], ".test") { // tests have flags of their own
		return
	}
	out, complaint := answer(os.Args[1:], trouble)
	fmt.Print(out)
	if complaint == "" {
		os.Exit(0)
	}
	fmt.Fprintln(os.Stderr, "wyrmtable: "+complaint)
	os.Exit(1)
}

// without says why no window can be opened on an X display, or nothing.
func without(display string) string {
	if display == "" {
		return "there is no screen to open a window on (DISPLAY is not set)"
	}
	host, n, ok := strings.Cut(display, ":")
	n, _, _ = strings.Cut(n, ".")
	if _, err := strconv.Atoi(n); !ok || err != nil {
		return fmt.Sprintf("DISPLAY is %q, which names no screen", display)
	}
	if host != "" && host != "unix" {
		return "" // on another machine: Ebitengine will find out
	}
	path := "/tmp/.X11-unix/X" + n
	if reached("@"+path) || reached(path) {
		return ""
	}
	return fmt.Sprintf("the screen %s does not answer (DISPLAY)", display)
}

// reached reports whether something listens on a Unix socket.
func reached(path string) bool {
	fd, err := syscall.Socket(syscall.AF_UNIX, syscall.SOCK_STREAM, 0)
	if err != nil {
		return true // nothing is known
	}
	defer syscall.Close(fd)
	return syscall.Connect(fd, &syscall.SockaddrUnix{Name: path}) == nil
}
