//go:build !js

package game

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"runtime"
	"time"
	"unicode/utf16"
)

// clipWait is how long a clipboard tool may take.
const clipWait = 5 * time.Second

// A clipTool is a pair of commands that read and write the clipboard.
type clipTool struct {
	needs       string // a variable of the environment without which it is no use
	read, write []string
	utf16       bool // it wants to be written to in UTF-16
}

// clipTools are the tools of a system, the preferred first. On Linux they are
// not part of the desktop everywhere.
func clipTools() []clipTool {
	switch runtime.GOOS {
	case "darwin":
		return []clipTool{{read: []string{"pbpaste"}, write: []string{"pbcopy"}}}
	case "windows":
		return []clipTool{{utf16: true, write: []string{"clip"},
			read: []string{"powershell", "-NoProfile", "-NonInteractive", "-Command", "[Console]::OutputEncoding=[Text.Encoding]::UTF8; Get-Clipboard -Raw"}}}
	}
	return []clipTool{
		{needs: "WAYLAND_DISPLAY", read: []string{"wl-paste", "--no-newline"}, write: []string{"wl-copy"}},
		{needs: "DISPLAY", read: []string{"xclip", "-selection", "clipboard", "-o"}, write: []string{"xclip", "-selection", "clipboard"}},
		{needs: "DISPLAY", read: []string{"xsel", "-b", "-o"}, write: []string{"xsel", "-b", "-i"}},
	}
}

// systemClipboard returns the desktop's clipboard, by way of the tools that
// come with it.
func systemClipboard() *Clipboard {
	return &Clipboard{
		Read: func() (string, error) {
			for _, t := range clipTools() {
				out, err := t.run(t.read, nil)
				if !errors.Is(err, errNoTool) {
					return string(out), err
				}
			}
			return "", errNoClipboard()
		},
		Write: func(text string) error {
			for _, t := range clipTools() {
				in := []byte(text)
				if t.utf16 {
					in = utf16Bytes(text)
				}
				if _, err := t.run(t.write, in); !errors.Is(err, errNoTool) {
					return err
				}
			}
			return errNoClipboard()
		},
	}
}

var errNoTool = errors.New("no such tool")

func (t *clipTool) run(args []string, in []byte) ([]byte, error) {
	if t.needs != "" && os.Getenv(t.needs) == "" {
		return nil, errNoTool
	}
	path, err := exec.LookPath(args[0])
	if err != nil {
		return nil, errNoTool
	}
	ctx, cancel := context.WithTimeout(context.Background(), clipWait)
	defer cancel()
	cmd := exec.CommandContext(ctx, path, args[1:]...)
	if in != nil {
		// What is written to stays behind as the owner of the clipboard: nobody
		// waits for its output.
		cmd.Stdin = bytes.NewReader(in)
		return nil, cmd.Run()
	}
	return cmd.Output()
}

// utf16Bytes returns a text in the order of bytes that Windows expects.
func utf16Bytes(s string) []byte {
	out := []byte{0xFF, 0xFE}
	for _, u := range utf16.Encode([]rune(s)) {
		out = append(out, byte(u), byte(u>>8))
	}
	return out
}
