//go:build !js && !windows

package start

import (
	"fmt"
	"os"
)

// complain tells the person who started the program.
func complain(line string) { fmt.Fprintln(os.Stderr, line) }
