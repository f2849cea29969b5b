// Package early speaks where no window can be opened. On Linux Ebitengine looks
// for the X server while the program is being loaded, before main runs, and
// panics where there is none: -help, -version and plain sentences have to come
// before that.
//
// Go loads packages in the order of their paths, as far as what they import is
// loaded. So this one is a module of its own, whose path stands before
// Ebitengine's "github.com/...", and it may import nothing but the smaller parts
// of the standard library.
package early

import (
	"fmt"
	"strings"
)

// Version is set by the release build.
var Version = "dev"

// Usage is what the command says of itself.
const Usage = `Wyrmtable, five card games on one table.

  wyrmtable [flags] [LINK | FILE.wyrm]

  LINK             open a match, a deck or whatever else was sent as a link
  FILE.wyrm        open a saved match; what it is comes first

  -data DIR        keep settings and saves in DIR (or set WYRMTABLE_DATA)
  -lang fr|en      language, for this time
  -window WxH      size of the window, for this time: 1280x720
  -position FILE   open a position on the table
  -seed N          seed of new games, to play the same one again
  -version         print the version and end

For tests and documentation:

  -shot SCENE[@SECONDS][:GAME]:FILE.png
                   draw one screen into FILE and end: menu, setup, table, help,
                   decks, saves, settings or credits
  -mirror FILE     keep FILE told what the screen shows, in words
`

// answer is what the command with these arguments says where there is no
// display, and what it ends with: everything else than help and version is in
// vain, for a reason that cannot be helped by the flags.
func answer(args []string, trouble string) (out, complaint string) {
	for i := 0; i < len(args); i++ {
		name, ok := strings.CutPrefix(args[i], "-")
		name, _, value := strings.Cut(strings.TrimPrefix(name, "-"), "=")
		switch {
		case !ok && strings.Contains(args[i], "#w"): // a link
		case !ok && strings.HasSuffix(strings.ToLower(args[i]), ".wyrm"):
		case !ok || name == "":
			return "", fmt.Sprintf("%q: neither a flag, a link nor a .wyrm file (try -help)", args[i])
		case name == "h" || name == "help":
			return Usage, ""
		case name == "version":
			return "wyrmtable " + Version + "\n", ""
		case !strings.Contains(Usage, "\n  -"+name+" "):
			return "", "-" + name + ": no such flag (try -help)"
		case !value:
			i++
		}
	}
	return "", trouble
}
