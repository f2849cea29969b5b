//go:build !js

package start

import (
	"strings"
	"testing"
	"unicode/utf8"
)

// FuzzAddress reads any query of a page's address: what it sets is in range, and of
// what is wrong in it a few short lines are said, the same each time.
func FuzzAddress(f *testing.F) {
	for _, s := range []string{"", "lang=fr&seed=5", "seed=18446744073709551616", "seed=0&seed=1", "lang=%", "lang=EN-gb;seed=2",
		"window=1x1&shot=menu:x.png&position=x", "a=1&b=2&c=3&d=4&e=5", "seed=%00%ff%0a", "lang=" + strings.Repeat("x", 5000)} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, query string) {
		var c, again Config
		c.address(query)
		again.address(query)
		said, twice := c.Notices(), again.Notices()
		if len(said) > mostTrouble || len(said) != len(twice) {
			t.Fatalf("%d lines are said, and then %d", len(said), len(twice))
		}
		for i, line := range said {
			if line != twice[i] {
				t.Errorf("it says %q, and then %q", line.EN, twice[i].EN)
			}
			for _, s := range []string{line.FR, line.EN} {
				if len([]rune(s)) > 3*mostQuoted || !utf8.ValidString(s) || strings.ContainsAny(s, "\x00\n\r") {
					t.Errorf("it says %q", s)
				}
			}
		}
		if c.Shot != nil || c.Position != "" || c.Data != "" || c.Mirror != "" || c.Window != [2]int{} {
			t.Errorf("an address sets what is for commands alone: %+v", c)
		}
		if strings.HasPrefix(query, "seed=7&") && c.Seed != 7 && !strings.Contains(query, "%") && !strings.Contains(query, ";") {
			t.Errorf("the seed is %d", c.Seed)
		}
	})
}
