package start

import (
	"strings"
	"syscall/js"

	"wyrmtable/game"
)

// Read reads the query of the page's address. What is wrong in it is
// told on the page and left out: whoever follows a link wants to play.
func Read() (Config, error) {
	var c Config
	c.Link = game.TakeLink()
	c.address(strings.TrimPrefix(js.Global().Get("location").Get("search").String(), "?"))
	return c, nil
}

// Fail says on the page's console what went wrong. The page shows its own
// message when the program ends.
func Fail(err error) {
	js.Global().Get("console").Call("error", "wyrmtable: "+err.Error())
	panic(err)
}
