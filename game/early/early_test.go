package early

import (
	"strings"
	"testing"
)

func TestAnswer(t *testing.T) {
	const trouble = "no screen"
	for args, want := range map[string][2]string{
		"":                  {"", trouble},
		"-h":                {Usage, ""},
		"--help":            {Usage, ""},
		"-version":          {"wyrmtable dev\n", ""},
		"-data -h -version": {"wyrmtable dev\n", ""}, // -h is the folder
		"-lang=fr -h":       {Usage, ""},
		"-bogus":            {"", "-bogus: no such flag (try -help)"},
		"-se 4":             {"", "-se: no such flag (try -help)"},
		"position.txt":      {"", `"position.txt": neither a flag, a link nor a .wyrm file (try -help)`},
		"-lang fr a.WYRM":   {"", trouble},
		"a.wyrm -bogus":     {"", "-bogus: no such flag (try -help)"},
		"-lang fr #w1AAAA":  {"", trouble},
		"-shot menu:a.png":  {"", trouble},
	} {
		if out, complaint := answer(strings.Fields(args), trouble); out != want[0] || complaint != want[1] {
			t.Errorf("%s: says %q and complains %q", args, out, complaint)
		}
	}
}
