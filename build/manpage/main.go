// Manpage turns what a command says for -help, read from its input, into a manual
// page, so that the two never differ.
//
//	wyrmtable -help | go run ./build/manpage -version V -date YYYY-MM-DD >wyrmtable.6
package main

import (
	"bufio"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
)

func main() {
	version := flag.String("version", "", "version of the program")
	date := flag.String("date", "", "day of the version")
	flag.Parse()
	usage, err := io.ReadAll(os.Stdin)
	if err == nil {
		err = write(os.Stdout, string(usage), *version, *date)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "manpage:", err)
		os.Exit(1)
	}
}

// write makes the page. The text begins with a line that names the program and says
// what it is, then shows how it is called, and goes on with options (indented by two)
// under headings (not indented).
func write(w io.Writer, usage, version, date string) error {
	blocks := strings.Split(strings.TrimSpace(usage), "\n\n")
	name, what, ok := strings.Cut(strings.TrimSuffix(blocks[0], "."), ", ")
	if !ok || len(blocks) < 3 {
		return fmt.Errorf("the text does not begin with a name, a comma and what it is: %q", blocks[0])
	}
	out := bufio.NewWriter(w)
	command := strings.ToLower(name)
	fmt.Fprintf(out, ".TH %s 6 %q %q Games\n", strings.ToUpper(name), date, name+" "+version)
	fmt.Fprintf(out, ".SH NAME\n%s \\- %s\n", command, escape(what))
	called := strings.TrimPrefix(strings.TrimSpace(blocks[1]), command+" ")
	fmt.Fprintf(out, ".SH SYNOPSIS\n.B %s\n%s\n", command, escape(called))
	fmt.Fprintln(out, ".SH OPTIONS")
	for _, block := range blocks[2:] {
		if !strings.HasPrefix(block, " ") {
			fmt.Fprintf(out, ".SS %s\n", escape(strings.TrimSuffix(block, ":")))
			continue
		}
		options(out, block)
	}
	return out.Flush()
}

// options writes a block of options: each at an indent of two, then, after more than
// one space or on lines that are indented further, what it does.
func options(w io.Writer, block string) {
	for line := range strings.Lines(block) {
		line = strings.TrimRight(line, "\n")
		option, isOption := strings.CutPrefix(line, "  ")
		if !isOption || strings.HasPrefix(option, " ") {
			fmt.Fprintln(w, escape(strings.TrimSpace(line)))
			continue
		}
		option, says, _ := strings.Cut(option, "  ")
		fmt.Fprintf(w, ".TP\n.B %s\n", escape(option))
		if says = strings.TrimSpace(says); says != "" {
			fmt.Fprintln(w, escape(says))
		}
	}
}

// escape keeps troff from reading text as its own: a backslash, a hyphen that is typed
// as one, a dot or quote at the beginning.
func escape(s string) string {
	s = strings.NewReplacer(`\`, `\e`, `-`, `\-`).Replace(s)
	if strings.HasPrefix(s, ".") || strings.HasPrefix(s, "'") {
		s = `\&` + s
	}
	return s
}
