package main

import "errors"

// takeShot is not for browsers, which take their own.
func takeShot(config) error { return errors.New("shot: not in a browser") }
