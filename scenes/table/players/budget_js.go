package players

import "time"

const (
	long    = 2 * time.Second        // how long the highest level thinks
	briefly = 250 * time.Millisecond // and any about a question that is mostly passed
)
