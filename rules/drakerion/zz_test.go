package drakerion

import (
	"fmt"
	"testing"
	"wyrmtable/rules"
)

func TestZZ(t *testing.T) {
	for _, c := range Cards[1:] {
		if c.Text.Empty() {
			continue
		}
		fmt.Printf("%s\n  %s\n  %s\n", c.ID, rules.Plain(c.Text.FR), rules.Plain(c.Text.EN))
	}
}
