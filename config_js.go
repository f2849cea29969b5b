package main

import (
	"fmt"
	"net/url"
	"slices"
	"syscall/js"
)

// readConfig reads the query of the page's address. What is wrong in it is
// told on the page and left out: whoever follows a link wants to play.
func readConfig() (config, error) {
	var c config
	query := js.Global().Get("location").Get("search").String()
	if len(query) > 0 {
		query = query[1:]
	}
	values, err := url.ParseQuery(query)
	if err != nil {
		c.trouble = append(c.trouble, err)
	}
	for name, list := range values {
		if !slices.Contains(queryNames, name) {
			c.trouble = append(c.trouble, fmt.Errorf("%s: unknown", name))
			continue
		}
		if err := c.set(name, list[0]); err != nil {
			c.trouble = append(c.trouble, err)
		}
	}
	return c, nil
}

// fail says on the page's console what went wrong. The page shows its own
// message when the program ends.
func fail(err error) {
	js.Global().Get("console").Call("error", "wyrmtable: "+err.Error())
	panic(err)
}
