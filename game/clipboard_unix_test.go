//go:build !js && !windows && !darwin

package game

import (
	"os"
	"testing"
)

// TestClipboard lets one program copy and another one paste, by way of the X
// server.
func TestClipboard(t *testing.T) {
	if os.Getenv("DISPLAY") == "" {
		t.Skip("no X server")
	}
	from, to := openClip(), openClip()
	if from == nil || to == nil {
		t.Fatal("the X server cannot be reached")
	}
	defer from.conn.Close()
	defer to.conn.Close()
	for _, want := range []string{"Éloïse – 竜", "Maëlys"} {
		from.offer(want)
		if got := from.ask(); got != want {
			t.Errorf("pasted where it was copied: %q", got)
		}
		from.conn.Sync() // the server has heard of the offer
		if got := to.ask(); got != want {
			t.Errorf("pasted elsewhere: %q, want %q", got, want)
		}
	}
}
