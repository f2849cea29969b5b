package start

import (
	"errors"

	"wyrmtable/game"
)

// Take is not for browsers, which take pictures of their own.
func (s *Shot) Take(game.Options, [2]int) error { return errors.New("shot: not in a browser") }
