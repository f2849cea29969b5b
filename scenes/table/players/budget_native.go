//go:build !js

package players

import "time"

const (
	long    = time.Second            // how long the highest level thinks
	briefly = 150 * time.Millisecond // and any about a question that is mostly passed
)
