//go:build !js

package start

import (
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"early.wyrmtable"
	_ "early.wyrmtable/quiet"

	"wyrmtable/game"
	"wyrmtable/rules/link"
)

// Read reads the command's flags.
func Read() (Config, error) { return parseArgs(os.Args[1:], os.Stdout) }

// parseArgs reads flags. Asked for help, it prints it on out and ends.
func parseArgs(args []string, out io.Writer) (Config, error) {
	var c Config
	flags, position := c.flags()
	switch err := flags.Parse(args); {
	case err == flag.ErrHelp:
		fmt.Fprint(out, early.Usage)
		os.Exit(0)
	case err != nil:
		return Config{}, fmt.Errorf("%s (try -help)", plainFlagError(err))
	case flags.NArg() == 1 && game.IsSave(flags.Arg(0)):
		// Before links: a folder may be named like one. What is wrong with the file is
		// said in the window: who pressed it sees no terminal.
		file := game.ReadFile(flags.Arg(0))
		c.File = &file
	case flags.NArg() == 1 && link.Has(flags.Arg(0)):
		c.Link = flags.Arg(0)
	case flags.NArg() > 0:
		return Config{}, fmt.Errorf("%q: neither a flag, a link nor a .wyrm file (try -help)", game.Clip(flags.Arg(0), mostQuoted))
	}
	if *position != "" {
		f := game.ReadFile(*position)
		if f.Err != nil {
			return Config{}, fmt.Errorf("position: %w", f.Err)
		}
		c.Position = string(f.Data)
	}
	return c, nil
}

// flags are those of the command; position is the file that one of them names.
func (c *Config) flags() (flags *flag.FlagSet, position *string) {
	flags = flag.NewFlagSet("wyrmtable", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.StringVar(&c.Data, "data", "", "")
	flags.BoolVar(&c.Version, "version", false, "")
	flags.StringVar(&c.Mirror, "mirror", "", "")
	for _, name := range []string{"lang", "window", "seed", "shot"} {
		flags.Func(name, "", func(v string) error {
			return c.set(name, v)
		})
	}
	return flags, flags.String("position", "", "")
}

// plainFlagError takes the flag package's preamble off our own words.
func plainFlagError(err error) string {
	s := err.Error()
	if strings.HasPrefix(s, "invalid value") {
		if _, rest, ok := strings.Cut(s, "flag -"); ok {
			if _, rest, ok = strings.Cut(rest, ": "); ok {
				return "-" + rest
			}
		}
	}
	if name, ok := strings.CutPrefix(s, "flag provided but not defined: "); ok {
		return name + ": no such flag"
	}
	return s
}

// Fail says what went wrong in one line and ends, unless the program can start again in
// another way.
func Fail(err error) {
	if again(err) {
		return
	}
	complain("wyrmtable: " + err.Error())
	os.Exit(1)
}
