package game

import (
	"os/exec"
	"strings"
)

// systemClipboard reaches the clipboard through the two commands that every Mac
// has for it.
func systemClipboard() *Clipboard {
	command := func(name string) *exec.Cmd {
		cmd := exec.Command(name)
		cmd.Env = append(cmd.Environ(), "LANG=en_US.UTF-8")
		return cmd
	}
	return &Clipboard{
		Read: func() (string, error) {
			text, err := command("/usr/bin/pbpaste").Output()
			return string(text), err
		},
		Write: func(text string) error {
			cmd := command("/usr/bin/pbcopy")
			cmd.Stdin = strings.NewReader(text)
			return cmd.Run()
		},
	}
}
