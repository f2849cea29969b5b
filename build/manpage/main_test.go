package main

import (
	"io"
	"strings"
	"testing"
)

const usage = `Wyrmtable, five card games on one table.

  wyrmtable [flags] [LINK]

  LINK             open a link

  -data DIR        keep saves in DIR

For tests:

  -shot SCENE:FILE.png
                   draw one screen,
                   .then end
`

const page = `.TH WYRMTABLE 6 "2026-01-02" "Wyrmtable 1.2" Games
.SH NAME
wyrmtable \- five card games on one table
.SH SYNOPSIS
.B wyrmtable
[flags] [LINK]
.SH OPTIONS
.TP
.B LINK
open a link
.TP
.B \-data DIR
keep saves in DIR
.SS For tests
.TP
.B \-shot SCENE:FILE.png
draw one screen,
\&.then end
`

func TestPage(t *testing.T) {
	var out strings.Builder
	if err := write(&out, usage, "1.2", "2026-01-02"); err != nil || out.String() != page {
		t.Errorf("%v\n%s", err, out.String())
	}
}

func TestOtherTextIsRefused(t *testing.T) {
	for _, text := range []string{"", "wyrmtable: there is no screen\n"} {
		if err := write(io.Discard, text, "", ""); err == nil {
			t.Errorf("%q made a page", text)
		}
	}
}
