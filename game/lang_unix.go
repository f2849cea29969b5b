//go:build !js && !windows

package game

import (
	"os"
	"os/exec"
	"runtime"
	"strings"
)

// systemLangs lists the person's languages as the system knows them.
func systemLangs() []string {
	var langs []string
	for _, env := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v := os.Getenv(env); v != "" {
			langs = append(langs, v)
			break // the first one set decides, as for every other program
		}
	}
	if v := os.Getenv("LANGUAGE"); v != "" && len(langs) > 0 {
		langs = append(strings.Split(v, ":"), langs...)
	}
	if runtime.GOOS == "darwin" {
		// Programs started from the Finder have no LANG.
		if out, err := exec.Command("defaults", "read", "-g", "AppleLocale").Output(); err == nil {
			langs = append([]string{strings.TrimSpace(string(out))}, langs...)
		}
	}
	return langs
}
