//go:build !js

package players

import "time"

const (
	long    = time.Second            // how long the highest level thinks
	briefly = 150 * time.Millisecond // and any about a question that is mostly passed
)

// start thinks on a goroutine beside the game.
func (j *job) start() {
	go j.work(func() bool { return j.over.Load() || !time.Now().Before(j.end) })
}

// goOn has nothing to do: the goroutine does.
func (j *job) goOn() {}
