package start

import (
	"fmt"
	"net/url"
	"slices"
	"syscall/js"
)

// Read reads the query of the page's address. What is wrong in it is
// told on the page and left out: whoever follows a link wants to play.
func Read() (Config, error) {
	var c Config
	query := js.Global().Get("location").Get("search").String()
	if len(query) > 0 {
		query = query[1:]
	}
	values, err := url.ParseQuery(query)
	if err != nil {
		c.Trouble = append(c.Trouble, err)
	}
	for name, list := range values {
		if !slices.Contains(queryNames, name) {
			c.Trouble = append(c.Trouble, fmt.Errorf("%s: unknown", name))
			continue
		}
		if err := c.set(name, list[0]); err != nil {
			c.Trouble = append(c.Trouble, err)
		}
	}
	return c, nil
}

// Fail says on the page's console what went wrong. The page shows its own
// message when the program ends.
func Fail(err error) {
	js.Global().Get("console").Call("error", "wyrmtable: "+err.Error())
	panic(err)
}
